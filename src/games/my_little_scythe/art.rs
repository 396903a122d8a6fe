//! Where the drawings of this game are.

use my_little_scythe::{Tile, TileEffect, Token, Trophy};
use tabletop::Seat;
use yew::Html;

use super::board::Seen;
use crate::markup::html;
use crate::table::Sitter;
use crate::ui::sprite::Sprite;

/// The address of a drawing among the things.
pub(super) fn thing(id: &str) -> String {
    Sprite::ScytheThings.drawing(id)
}

/// A drawing as a sign in a line of text; the words beside it say the same.
pub(super) fn sign(id: &str) -> Html {
    html! { <svg class="good" viewBox="0 0 64 64" aria-hidden="true"><use href={thing(id)} /></svg> }
}

pub(super) fn token(token: Token) -> &'static str {
    token.id()
}

pub(super) fn trophy(trophy: Trophy) -> Html {
    sign(match trophy {
        Trophy::Friendship => "heart",
        Trophy::Pies => "pie",
        Trophy::Spells => "spell",
        Trophy::Quests => "quest",
        Trophy::PowerUps => "gear",
        Trophy::AppleDelivery => "apples",
        Trophy::GemDelivery => "gems",
        Trophy::Fight => "splat",
    })
}

/// What a tile is about, as a drawing.
pub(super) fn tile(tile: Tile) -> &'static str {
    match tile.effects().first() {
        Some(TileEffect::CarryingSteps(_) | TileEffect::Catapult | TileEffect::BothSpaces) => "basket",
        Some(TileEffect::FightPies(_)) => "splat",
        Some(TileEffect::AttackCosts(_) | TileEffect::MakeFriendship(_)) => "heart",
        Some(TileEffect::MovePies(_) | TileEffect::MakePies(_) | TileEffect::BakePies(_) | TileEffect::Bake(..)) => {
            "pie"
        }
        Some(TileEffect::Conjure(..)) => "spell",
        Some(TileEffect::EitherGood) => "gear",
        Some(TileEffect::AnyGoods) => "gems",
        Some(TileEffect::Steps(_) | TileEffect::Jump | TileEffect::MoveAgain) | None => "boots",
    }
}

/// The head of a seat's Seekers: the face of the rival, or our own.
pub(super) fn head(seen: &Seen, seat: Seat) -> String {
    match seen.seating.at(seat) {
        Sitter::Me => thing("me"),
        Sitter::Automaton => thing("automountie"),
        Sitter::Rival { character, .. } => Sprite::Faces.drawing(&[character.id(), "-neutral"].concat()),
    }
}
