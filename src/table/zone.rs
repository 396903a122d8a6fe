//! Parts of the table that are drawn each by itself. A zone says what it depends on; while that is equal, it is not drawn
//! again.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use super::screen::Screen;
use super::seen::Seen;

/// What a zone is drawn from: any value that can be compared.
pub(crate) trait Depends: Any {
    fn same(&self, other: &dyn Depends) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: PartialEq + Any> Depends for T {
    fn same(&self, other: &dyn Depends) -> bool {
        other.as_any().downcast_ref::<T>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// How a zone is drawn.
type Draw<G> = Rc<dyn Fn(&Rc<Seen<G>>) -> Html>;

#[derive(Properties)]
struct ZoneProps<G: Screen> {
    name: &'static str,
    seen: Rc<Seen<G>>,
    depends: Rc<dyn Depends>,
    draw: Draw<G>,
}

impl<G: Screen> PartialEq for ZoneProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.depends.as_ref().same(other.depends.as_ref())
    }
}

/// A part of the table, by its name. It is drawn when `depends` is another value than the last time.
pub(crate) fn zone<G: Screen>(
    name: &'static str,
    seen: &Rc<Seen<G>>,
    depends: impl PartialEq + 'static,
    draw: impl Fn(&Rc<Seen<G>>) -> Html + 'static,
) -> Html {
    yew::html! { <Zone<G> key={name} {name} seen={seen.clone()} depends={Rc::new(depends) as Rc<dyn Depends>} draw={Rc::new(draw) as Draw<G>} /> }
}

#[component]
fn Zone<G: Screen>(props: &ZoneProps<G>) -> Html {
    drawn::note(props.name);
    (props.draw)(&props.seen)
}

/// How often each zone was drawn, for those who measure: on `<html data-drawn>` while somebody asks for it there.
mod drawn {
    use crate::dom;

    const COUNTED: &str = "data-drawn";

    pub(super) fn note(name: &str) {
        if let Some(before) = dom::root_attribute(COUNTED) {
            dom::set_root_attribute(COUNTED, Some(&format!("{before} {name}")));
        }
    }
}
