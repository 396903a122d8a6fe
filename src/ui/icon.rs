//! Our own small drawings, from the sprite `static/art/icons.svg`.

use yew::prelude::*;

use super::sprite::Sprite;
use crate::markup::html;

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
    Arrow,
    Done,
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
    /// Where it is in the page.
    const fn href(self) -> &'static str {
        match self {
            Self::Logo => "#icons-logo",
            Self::Settings => "#icons-settings",
            Self::About => "#icons-about",
            Self::Device => "#icons-device",
            Self::Sun => "#icons-sun",
            Self::Moon => "#icons-moon",
            Self::Leaf => "#icons-leaf",
            Self::Stone => "#icons-stone",
            Self::People => "#icons-people",
            Self::Hourglass => "#icons-hourglass",
            Self::Arrow => "#icons-arrow",
            Self::Done => "#icons-done",
            Self::Undo => "#icons-undo",
            Self::Redo => "#icons-redo",
            Self::Again => "#icons-again",
            Self::Log => "#icons-log",
            Self::Menu => "#icons-menu",
            Self::Close => "#icons-close",
            Self::Dice => "#icons-dice",
            Self::Link => "#icons-link",
            Self::File => "#icons-file",
            Self::Bin => "#icons-bin",
            Self::Play => "#icons-play",
            Self::Pause => "#icons-pause",
            Self::Step => "#icons-step",
            Self::Turn => "#icons-turn",
            Self::ToEnd => "#icons-to-end",
        }
    }
}

/// A drawing beside a word that says the same: silent to screen readers. A function, not a component: it has no state,
/// and a component of its own would weigh more than all the drawings.
pub(crate) fn icon(picture: Picture) -> Html {
    Sprite::Icons.fetch();
    let class = if picture == Picture::Logo { "icon logo" } else { "icon" };
    html! {
        <svg key="icon" {class} viewBox="0 0 24 24" aria-hidden="true">
            <use href={picture.href()} />
        </svg>
    }
}
