//! From tokens to a tree.

use std::iter::Peekable;

use proc_macro::token_stream::IntoIter;
use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

pub(crate) enum Child {
    Element(Element),
    Fragment(Vec<Self>),
    /// `{ for … }`
    Each(TokenStream),
    /// `{ … }`
    Expression(TokenStream),
    If {
        condition: TokenStream,
        then: Vec<Self>,
        otherwise: Vec<Self>,
    },
    /// For Yew's own macro, as it stands.
    Yew(TokenStream),
}

pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) children: Vec<Child>,
}

pub(crate) struct Attribute {
    pub(crate) name: String,
    pub(crate) value: Value,
}

/// Attributes that are there or not.
const FLAGS: [&str; 6] = ["checked", "disabled", "hidden", "inert", "open", "selected"];

impl Attribute {
    /// No attribute, but something Yew does.
    pub(crate) fn is_special(&self) -> bool {
        matches!(self.name.as_str(), "key" | "ref") || self.name.starts_with("on")
    }

    pub(crate) fn is_flag(&self) -> bool {
        FLAGS.contains(&self.name.as_str())
    }
}

pub(crate) enum Value {
    Literal(String),
    Expression(TokenStream),
}

type Read<T> = Result<T, String>;

pub(crate) struct Parser {
    tokens: Peekable<IntoIter>,
    /// Everything taken so far, for what is handed on.
    taken: Vec<TokenTree>,
}

impl Parser {
    pub(crate) fn new(tokens: TokenStream) -> Self {
        Self { tokens: tokens.into_iter().peekable(), taken: Vec::new() }
    }

    fn next(&mut self) -> Option<TokenTree> {
        let token = self.tokens.next()?;
        self.taken.push(token.clone());
        Some(token)
    }

    fn sees(&mut self, sign: char) -> bool {
        matches!(self.tokens.peek(), Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
    }

    /// Takes the sign if it is the next token.
    fn takes(&mut self, sign: char) -> bool {
        let there = self.sees(sign);
        if there {
            self.next();
        }
        there
    }

    fn sees_word(&mut self, word: &str) -> bool {
        matches!(self.tokens.peek(), Some(TokenTree::Ident(ident)) if ident.to_string() == word)
    }

    fn braces(&mut self) -> Option<Group> {
        match self.tokens.peek() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                let group = group.clone();
                self.next();
                Some(group)
            }
            _ => None,
        }
    }

    /// Everything up to the closing tag of `open` (`""` is a fragment), or to the end.
    pub(crate) fn children(&mut self, open: Option<&str>) -> Read<Vec<Child>> {
        let mut children = Vec::new();
        loop {
            if self.tokens.peek().is_none() {
                return open.map_or(Ok(children), |open| Err(format!("<{open}> is not closed")));
            }
            if self.sees_word("if") {
                children.push(self.condition()?);
            } else if let Some(group) = self.braces() {
                children.push(expression(group.stream()));
            } else if self.sees('<') {
                let start = self.taken.len();
                self.next();
                if self.takes('/') {
                    let name = self.name()?;
                    if open != Some(name.as_str()) || !self.takes('>') {
                        return Err(format!("</{name}> closes nothing"));
                    }
                    return Ok(children);
                }
                children.push(self.element(start)?);
            } else if let Some(literal @ TokenTree::Literal(_)) = self.next() {
                children.push(Child::Expression(literal.into()));
            } else {
                return Err("neither an element, nor an expression in braces, nor an if".to_owned());
            }
        }
    }

    fn condition(&mut self) -> Read<Child> {
        self.next(); // if
        let mut condition = TokenStream::new();
        // Braces before the = belong to the pattern.
        let mut pattern = self.sees_word("let");
        let then = loop {
            pattern &= !self.sees('=');
            if !pattern && let Some(group) = self.braces() {
                break Self::new(group.stream()).children(None)?;
            }
            condition.extend([self.next().ok_or("an if without a block")?]);
        };
        let otherwise = if self.sees_word("else") {
            self.next();
            if self.sees_word("if") {
                vec![self.condition()?]
            } else {
                let group = self.braces().ok_or("an else without a block")?;
                Self::new(group.stream()).children(None)?
            }
        } else {
            Vec::new()
        };
        Ok(Child::If { condition, then, otherwise })
    }

    /// A name with dashes: `aria-label`. Empty where there is none.
    fn name(&mut self) -> Read<String> {
        let mut name = String::new();
        while let Some(TokenTree::Ident(ident)) = self.tokens.peek() {
            name.push_str(&ident.to_string());
            self.next();
            if !self.takes('-') {
                return Ok(name);
            }
            name.push('-');
        }
        if name.is_empty() { Ok(name) } else { Err(format!("a name that ends with a dash: {name}")) }
    }

    /// After its `<`, which is the token number `start`.
    fn element(&mut self, start: usize) -> Read<Child> {
        let name = self.name()?;
        if name.is_empty() {
            return if self.takes('>') {
                Ok(Child::Fragment(self.children(Some(""))?))
            } else {
                Err("a < without a name".to_owned())
            };
        }
        let mut attributes = Vec::new();
        let closed = loop {
            if self.takes('>') {
                break false;
            }
            if self.takes('/') {
                break true;
            }
            attributes.push(self.attribute()?);
        };
        if closed && !self.takes('>') {
            return Err(format!("<{name} / without its >"));
        }
        let children = if closed { Vec::new() } else { self.children(Some(&name))? };
        let yews = name.starts_with(char::is_uppercase) || matches!(name.as_str(), "input" | "textarea");
        if yews {
            return Ok(Child::Yew(self.taken[start..].iter().cloned().collect()));
        }
        // In Yew's order: flags after the others, then the class, then what is no attribute.
        attributes.sort_by_key(|attribute: &Attribute| {
            (attribute.is_special(), attribute.name == "class", attribute.is_flag())
        });
        Ok(Child::Element(Element { name, attributes, children }))
    }

    fn attribute(&mut self) -> Read<Attribute> {
        if let Some(group) = self.braces() {
            // {name} is name={name}
            return Ok(Attribute { name: group.stream().to_string(), value: Value::Expression(group.stream()) });
        }
        let name = self.name()?;
        if name.is_empty() || !self.takes('=') {
            return Err(format!("an attribute without a value: {name}"));
        }
        if let Some(group) = self.braces() {
            return Ok(Attribute { name, value: Value::Expression(value_of(&group)) });
        }
        match self.next() {
            Some(TokenTree::Literal(literal)) => Ok(Attribute { name, value: Value::Literal(literal.to_string()) }),
            _ => Err(format!("the value of {name} must be a text or stand in braces")),
        }
    }
}

/// What stands in braces; they stay where there is more than an expression in them.
fn value_of(group: &Group) -> TokenStream {
    let is_end = |token: TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';');
    if group.stream().into_iter().any(is_end) { TokenTree::Group(group.clone()).into() } else { group.stream() }
}

fn expression(tokens: TokenStream) -> Child {
    let mut inside = tokens.clone().into_iter();
    match inside.next() {
        Some(TokenTree::Ident(word)) if word.to_string() == "for" => Child::Each(inside.collect()),
        _ => Child::Expression(tokens),
    }
}
