//! What our `html!` (`crates/markup`) is made of: few functions that are called often, so that markup weighs little.

use std::rc::Rc;

pub(crate) use markup::html;
use yew::NodeRef;
use yew::html::IntoPropValue;
use yew::virtual_dom::{AttrValue, AttributeOrProperty, Attributes, Key, Listener, VList, VNode, VTag, VText};

/// What is known of an element when the page is compiled.
pub(crate) struct Shape {
    pub(crate) tag: &'static str,
    pub(crate) names: &'static [&'static str],
    /// The values that never change; the others are given in this order.
    pub(crate) fixed: &'static [Option<&'static str>],
}

/// An element being written.
pub(crate) struct Tag {
    tag: VTag,
    shape: Option<&'static Shape>,
    values: Vec<Option<AttributeOrProperty>>,
    listeners: Vec<Option<Rc<dyn Listener>>>,
}

impl Tag {
    /// An element of which some attributes change.
    #[inline(never)]
    pub(crate) fn new(shape: &'static Shape) -> Self {
        let mut tag = Self {
            tag: VTag::new(AttrValue::Static(shape.tag)),
            shape: Some(shape),
            values: Vec::with_capacity(shape.names.len()),
            listeners: Vec::new(),
        };
        tag.fill();
        tag
    }

    /// An element whose attributes never change.
    #[inline(never)]
    pub(crate) fn fixed(name: &'static str, attributes: &'static [(&'static str, AttributeOrProperty)]) -> Self {
        let mut tag = VTag::new(AttrValue::Static(name));
        tag.attributes = Attributes::Static(attributes);
        Self { tag, shape: None, values: Vec::new(), listeners: Vec::new() }
    }

    /// Writes the fixed values down to the next one that is given.
    fn fill(&mut self) {
        let fixed = self.shape.map_or(&[][..], |shape| shape.fixed);
        while let Some(Some(value)) = fixed.get(self.values.len()) {
            self.values.push(Some(AttributeOrProperty::Attribute(AttrValue::Static(value))));
        }
    }

    #[inline(never)]
    fn put(&mut self, value: Option<AttrValue>) {
        self.values.push(value.map(AttributeOrProperty::Attribute));
        self.fill();
    }

    /// The next attribute.
    pub(crate) fn attribute(&mut self, value: impl IntoPropValue<Option<AttrValue>>) {
        self.put(value.into_prop_value());
    }

    /// The next attribute, which is there or not.
    #[inline(never)]
    pub(crate) fn flag(&mut self, on: bool) {
        let name = self.shape.and_then(|shape| shape.names.get(self.values.len()));
        self.put(name.filter(|_| on).map(|name| AttrValue::Static(name)));
    }

    /// The name among its siblings.
    #[inline(never)]
    pub(crate) fn key(&mut self, key: impl Into<Key>) {
        self.tag.key = Some(key.into());
    }

    pub(crate) fn node_ref(&mut self, node: NodeRef) {
        self.tag.node_ref = node;
    }

    #[inline(never)]
    pub(crate) fn on(&mut self, listener: Option<Rc<dyn Listener>>) {
        self.listeners.push(listener);
    }

    /// The element, with this in it.
    #[inline(never)]
    pub(crate) fn around(mut self, inside: VNode) -> VNode {
        if let Some(children) = self.tag.children_mut() {
            *children = inside;
        }
        self.end()
    }

    /// The element, with nothing more in it.
    #[inline(never)]
    pub(crate) fn end(mut self) -> VNode {
        if let Some(shape) = self.shape {
            self.tag.attributes = Attributes::Dynamic { keys: shape.names, values: self.values.into() };
        }
        if !self.listeners.is_empty() {
            self.tag.set_listeners(self.listeners.into());
        }
        self.tag.into()
    }
}

/// Names of classes, of which some may be there or not.
macro_rules! classes {
    ($($name:expr),+) => {
        $crate::markup::class_names(&[$(::core::convert::Into::into($name)),+])
    };
}
pub(crate) use classes;

#[inline(never)]
pub(crate) fn class_names(names: &[Option<&'static str>]) -> AttrValue {
    let mut all = String::new();
    for name in names.iter().flatten() {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(name);
    }
    all.into()
}

/// Nodes one after the other.
#[derive(Default)]
pub(crate) struct List(Vec<VNode>);

impl List {
    #[inline(never)]
    pub(crate) fn one(&mut self, node: VNode) {
        self.0.push(node);
    }

    /// What may be none, or many.
    pub(crate) fn some(&mut self, nodes: impl Node) {
        nodes.add_to(self);
    }

    pub(crate) fn each(&mut self, nodes: impl IntoIterator<Item: Node>) {
        for node in nodes {
            node.add_to(self);
        }
    }

    #[inline(never)]
    pub(crate) fn end(self) -> VNode {
        VNode::VList(Rc::new(VList::with_children(self.0, None)))
    }
}

/// What can stand in braces.
pub(crate) trait Node: Sized {
    /// As one node.
    fn node(self) -> VNode;

    fn add_to(self, list: &mut List) {
        list.one(self.node());
    }
}

impl Node for VNode {
    fn node(self) -> VNode {
        self
    }
}

impl<T: Node> Node for Option<T> {
    #[inline(never)]
    fn node(self) -> VNode {
        self.map(T::node).unwrap_or_default()
    }

    #[inline(never)]
    fn add_to(self, list: &mut List) {
        list.0.extend(self.map(T::node));
    }
}

impl Node for Vec<VNode> {
    #[inline(never)]
    fn node(self) -> VNode {
        List(self).end()
    }

    #[inline(never)]
    fn add_to(self, list: &mut List) {
        list.0.extend(self);
    }
}

impl Node for AttrValue {
    #[inline(never)]
    fn node(self) -> VNode {
        VText::new(self).into()
    }
}

impl Node for &'static str {
    #[inline(never)]
    fn node(self) -> VNode {
        AttrValue::Static(self).node()
    }
}

impl Node for String {
    #[inline(never)]
    fn node(self) -> VNode {
        AttrValue::from(self).node()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Node for $number {
            #[inline(never)]
            fn node(self) -> VNode {
                self.to_string().node()
            }
        })*
    };
}

numbers! { u8 u32 usize }

#[cfg(test)]
mod tests {
    use super::*;
    use yew::prelude::Html;

    /// Everything our markup knows, once by our macro and once by Yew's, is the same.
    macro_rules! both {
        ($($markup:tt)*) => {{
            let ours: Html = html! { $($markup)* };
            let yews: Html = yew::html! { $($markup)* };
            assert_eq!(ours, yews);
        }};
    }

    #[test]
    fn it_is_what_yew_would_make() {
        let (name, none, some) = (String::from("Ada"), None::<&'static str>, Some("won"));
        let (nothing, yes): (Option<Html>, bool) = (None, true);
        both! {};
        both! { <p></p> };
        both! { <p class="lede" data-stop="">{ "Hello" }</p> };
        both! { <p class={some} title={name.clone()} aria-hidden="true">{ name.clone() }{ " " }{ 7_u8 }</p> };
        both! { <p class={none} title={none}>{ nothing.clone() }</p> };
        both! { <p class={classes!("standing", none, some)}></p> };
        both! { <button type="button" disabled={yes} hidden={!yes} key="a">{ "x" }</button> };
        both! { <><b key={1_usize}>{ "x" }</b><i>{ nothing.clone() }</i></> };
        both! { <ul>{ for ["a", "b"].map(|word| yew::html! { <li>{ word }</li> }) }</ul> };
        for on in [true, false] {
            both! { <div>if on { <p>{ "on" }</p> }<hr /></div> };
            both! { <div>if on { <p>{ "on" }</p><p>{ "and" }</p> } else { { "off" } }<hr /></div> };
            both! { <div>if on { <p>{ "on" }</p> } else if !on { <b>{ "off" }</b> }<hr /></div> };
        }
        both! { if let Some(word) = some { <em>{ word }</em> } };
        both! { <svg viewBox="0 0 9 9"><use href={format!("art/{name}.svg")} /></svg> };
        both! { <label><input type="checkbox" checked={true} /><span>{ "box" }</span></label> };
    }
}
