//! Our own small drawings, from the sprite `static/art/icons.svg`.

use crate::markup::html;
use yew::prelude::*;

/// A drawing of the sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    Logo,
    Settings,
    About,
    Device,
    Sun,
    Moon,
    Leaf,
    Stone,
    People,
    Hourglass,
    Pencil,
    Arrow,
    Done,
    BeingBuilt,
    ComesNext,
    Undo,
    Redo,
    Again,
    Log,
    Menu,
    Close,
    Dice,
    Link,
    File,
    Bin,
    Play,
    Pause,
    Step,
    Turn,
    ToEnd,
}

impl Picture {
    /// The address of its symbol.
    const fn href(self) -> &'static str {
        match self {
            Self::Logo => "art/icons.svg#logo",
            Self::Settings => "art/icons.svg#settings",
            Self::About => "art/icons.svg#about",
            Self::Device => "art/icons.svg#device",
            Self::Sun => "art/icons.svg#sun",
            Self::Moon => "art/icons.svg#moon",
            Self::Leaf => "art/icons.svg#leaf",
            Self::Stone => "art/icons.svg#stone",
            Self::People => "art/icons.svg#people",
            Self::Hourglass => "art/icons.svg#hourglass",
            Self::Pencil => "art/icons.svg#pencil",
            Self::Arrow => "art/icons.svg#arrow",
            Self::Done => "art/icons.svg#done",
            Self::BeingBuilt => "art/icons.svg#being-built",
            Self::ComesNext => "art/icons.svg#comes-next",
            Self::Undo => "art/icons.svg#undo",
            Self::Redo => "art/icons.svg#redo",
            Self::Again => "art/icons.svg#again",
            Self::Log => "art/icons.svg#log",
            Self::Menu => "art/icons.svg#menu",
            Self::Close => "art/icons.svg#close",
            Self::Dice => "art/icons.svg#dice",
            Self::Link => "art/icons.svg#link",
            Self::File => "art/icons.svg#file",
            Self::Bin => "art/icons.svg#bin",
            Self::Play => "art/icons.svg#play",
            Self::Pause => "art/icons.svg#pause",
            Self::Step => "art/icons.svg#step",
            Self::Turn => "art/icons.svg#turn",
            Self::ToEnd => "art/icons.svg#to-end",
        }
    }
}

/// A drawing beside a word that says the same: silent to screen readers. A function, not a component: it has no state,
/// and a component of its own would weigh more than all the drawings.
pub(crate) fn icon(picture: Picture) -> Html {
    let class = if picture == Picture::Logo { "icon logo" } else { "icon" };
    html! {
        <svg key="icon" {class} viewBox="0 0 24 24" aria-hidden="true">
            <use href={picture.href()} />
        </svg>
    }
}
