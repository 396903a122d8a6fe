//! A picture that is shown in many places is built once and then stamped: the browser copies it in one go, where Yew would
//! ask for it element by element.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Node};
use yew::Html;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VNode};

use crate::dom;

const SVG: &str = "http://www.w3.org/2000/svg";

thread_local! {
    /// Some dozens: looking through them all is quick.
    static STAMPS: RefCell<Vec<(String, Node)>> = const { RefCell::new(Vec::new()) };
}

/// A copy of what `draw` draws, which is asked only the first time this name is. It draws one element and what is in it,
/// with neither components nor listeners.
pub(crate) fn stamp(name: &str, draw: impl FnOnce() -> Html) -> Option<Element> {
    STAMPS.with_borrow_mut(|stamps| {
        if !stamps.iter().any(|(known, _)| *known == name) {
            stamps.push((name.to_owned(), built(&draw())?));
        }
        let stamp = stamps.iter().find(|(known, _)| *known == name).map(|(_, stamp)| stamp)?;
        stamp.clone_node_with_deep(true).ok()?.dyn_into().ok()
    })
}

/// The first thing in the markup, as the browser has it.
fn built(markup: &Html) -> Option<Node> {
    let document = dom::document()?;
    let tray: Node = document.create_document_fragment().into();
    build(&document, &tray, markup, false);
    tray.first_child()
}

fn build(document: &Document, parent: &Node, markup: &Html, within_svg: bool) {
    match markup {
        VNode::VList(list) => list.iter().for_each(|child| build(document, parent, child, within_svg)),
        VNode::VText(text) => drop(parent.append_child(&document.create_text_node(&text.text))),
        VNode::VTag(tag) => {
            let svg = within_svg || tag.tag() == "svg";
            let element =
                if svg { document.create_element_ns(Some(SVG), tag.tag()) } else { document.create_element(tag.tag()) };
            // What we write in markup are names of elements and attributes.
            let Ok(element) = element else { return };
            let write = |name: &str, value: &AttributeOrProperty| {
                let value: &str = match value {
                    AttributeOrProperty::Attribute(value) => value,
                    AttributeOrProperty::Static(value) => value,
                    AttributeOrProperty::Property(_) => return,
                };
                let _ = element.set_attribute(name, value);
            };
            match &tag.attributes {
                Attributes::Static(all) => all.iter().for_each(|(name, value)| write(name, value)),
                Attributes::Dynamic { keys, values } => {
                    keys.iter().zip(values).for_each(|(name, value)| value.iter().for_each(|value| write(name, value)));
                }
                // Our markup makes none of these.
                Attributes::IndexMap(_) => {}
            }
            if let Some(children) = tag.children() {
                build(document, &element, children, svg);
            }
            let _ = parent.append_child(&element);
        }
        _ => {}
    }
}
