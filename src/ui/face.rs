//! The faces of the rivals.

use yew::prelude::*;

use super::sprite::Sprite;
use crate::markup::html;
use crate::table::Character;

/// How a rival feels about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    Neutral,
    Pleased,
    Worried,
}

impl Mood {
    /// Its name in the art.
    const fn word(self) -> &'static str {
        match self {
            Self::Neutral => "neutral",
            Self::Pleased => "pleased",
            Self::Worried => "worried",
        }
    }
}

/// A rival's face. The name stands beside it.
pub(crate) fn face(character: Character, mood: Mood) -> Html {
    let href = Sprite::Faces.drawing(&[character.id(), "-", mood.word()].concat());
    html! { <svg class="face" viewBox="0 0 96 96" aria-hidden="true"><use {href} /></svg> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_face_for_every_mood() {
        let drawings = include_str!("../../static/art/faces.svg");
        for character in Character::ALL {
            for mood in [Mood::Neutral, Mood::Pleased, Mood::Worried] {
                let id = format!("id=\"faces-{}-{}\"", character.id(), mood.word());
                assert_eq!(drawings.matches(&id).count(), 1, "{id}");
            }
        }
    }
}
