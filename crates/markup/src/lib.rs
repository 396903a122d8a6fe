//! `html!` as Yew has it, compiled to less. Yew's own writes each element out field by field, some 230 bytes of wasm for
//! one; this one calls a few functions of the page (`src/markup.rs`), and the page is a fifth smaller for it.
//!
//! It knows elements, fragments, `{ expression }`, `{ for iterator }` and `if`. Components, `<input>` and `<textarea>`
//! are handed to Yew's as they stand. A mistake in the markup is told by the compiler at the place of the macro.

mod parse;

use parse::{Attribute, Child, Element, Parser, Value};
use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Markup to a `yew::Html`.
#[proc_macro]
pub fn html(input: TokenStream) -> TokenStream {
    match Parser::new(input).children(None) {
        Ok(children) => node(children),
        Err(why) => code(&format!("::core::compile_error!({why:?})")),
    }
}

fn code(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// `before (inside) after`, and the like.
fn call(before: &str, inside: TokenStream, after: &str) -> TokenStream {
    let mut all = code(before);
    all.extend([TokenTree::Group(Group::new(Delimiter::Parenthesis, inside))]);
    all.extend(code(after));
    all
}

fn block(inside: TokenStream) -> TokenStream {
    TokenTree::Group(Group::new(Delimiter::Brace, inside)).into()
}

/// All children as one node: itself if it is alone, else a list.
fn node(mut children: Vec<Child>) -> TokenStream {
    if children.is_empty() {
        return code("::yew::Html::default()");
    }
    if children.len() == 1 && !matches!(children[0], Child::Each(_)) {
        return children.pop().map(single).unwrap_or_default();
    }
    fragment(children)
}

/// A child as an expression.
fn many(child: Child) -> TokenStream {
    match child {
        Child::Each(tokens) | Child::Expression(tokens) => tokens,
        child => single(child),
    }
}

/// A child that is one node.
fn single(child: Child) -> TokenStream {
    match child {
        Child::Element(element) => tag(element),
        Child::Fragment(children) => fragment(children),
        Child::Yew(tokens) => call("::yew::html!", tokens, ""),
        Child::Each(tokens) | Child::Expression(tokens) => call("crate::markup::Node::node", tokens, ""),
        Child::If { condition, then, otherwise } => {
            let mut all = code("if");
            all.extend(condition);
            all.extend(block(fragment(then)));
            all.extend(code("else"));
            all.extend(block(match &otherwise[..] {
                [Child::If { .. }] => node(otherwise),
                _ => fragment(otherwise),
            }));
            block(all)
        }
    }
}

/// A fragment is a list even with one child or none, so that it stays one when it grows.
fn fragment(children: Vec<Child>) -> TokenStream {
    if children.is_empty() {
        return code("crate::markup::List::default().end()");
    }
    let mut all = code("let mut __list = crate::markup::List::default();");
    for child in children {
        let method = match child {
            Child::Each(_) => "__list.each",
            Child::Expression(_) => "__list.some",
            _ => "__list.one",
        };
        all.extend(call(method, many(child), ";"));
    }
    all.extend(code("__list.end()"));
    block(all)
}

fn tag(element: Element) -> TokenStream {
    let (mut names, mut fixed, mut pairs) = (String::new(), String::new(), String::new());
    let mut changes = false;
    let mut calls = TokenStream::new();
    for attribute in element.attributes {
        let (special, flag) = (attribute.is_special(), attribute.is_flag());
        let Attribute { name, value } = attribute;
        if special {
            let tokens = match value {
                Value::Literal(literal) => code(&literal),
                Value::Expression(tokens) => tokens,
            };
            calls.extend(match name.as_str() {
                "key" => call("__tag.key", tokens, ";"),
                "ref" => call("__tag.node_ref", tokens, ";"),
                event => {
                    call("__tag.on", call(&format!("::yew::html::{event}::Wrapper::__macro_new"), tokens, ""), ";")
                }
            });
            continue;
        }
        names.push_str(&format!("{name:?},"));
        match value {
            Value::Literal(literal) => {
                fixed.push_str(&format!("::core::option::Option::Some({literal}),"));
                pairs.push_str(&format!("({name:?}, ::yew::virtual_dom::AttributeOrProperty::Static({literal})),"));
            }
            Value::Expression(tokens) => {
                changes = true;
                fixed.push_str("::core::option::Option::None,");
                calls.extend(call(if flag { "__tag.flag" } else { "__tag.attribute" }, tokens, ";"));
            }
        }
    }
    let tag = element.name;
    let new = if changes {
        format!("new(&crate::markup::Shape {{ tag: {tag:?}, names: &[{names}], fixed: &[{fixed}] }})")
    } else {
        format!("fixed({tag:?}, &[{pairs}])")
    };
    let silent = if calls.is_empty() { "" } else { "mut" };
    let mut all = code(&format!("let {silent} __tag = crate::markup::Tag::{new};"));
    all.extend(calls);
    if element.children.is_empty() {
        all.extend(code("__tag.end()"));
    } else {
        all.extend(call("__tag.around", node(element.children), ""));
    }
    block(all)
}
