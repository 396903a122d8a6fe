//! Where the drawings of this game are.

use my_little_scythe::{AutoCard, Tile, TileEffect, Token, Trophy};
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

/// The arms of a card of the Automountie around her Seeker, with letters in their order. The words beside it say the same.
pub(super) fn arms(card: AutoCard) -> Html {
    // Half the width of a hex, and how far apart their rows are.
    const HALF: f32 = 8.0;
    const ROW: f32 = 13.9;
    const WAYS: [(f32, f32); 6] = [(2.0, 0.0), (1.0, 1.0), (-1.0, 1.0), (-2.0, 0.0), (-1.0, -1.0), (1.0, -1.0)];
    let hex = |key: String, (x, y): (f32, f32), letter: Option<char>| {
        let points = [(0.0, -9.2), (8.0, -4.6), (8.0, 4.6), (0.0, 9.2), (-8.0, 4.6), (-8.0, -4.6)];
        let points: Vec<String> = points.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
        html! {
            <g {key}>
                <polygon points={points.join(" ")} class={if letter.is_some() { "arm" } else { "from" }} />
                if let Some(letter) = letter {
                    <text x={format!("{x:.1}")} y={format!("{:.1}", y + 3.4)}>{ letter.to_string() }</text>
                }
            </g>
        }
    };
    html! {
        <svg class="arms" viewBox="-58 -52 116 104" aria-hidden="true">
            { hex("from".to_owned(), (0.0, 0.0), None) }
            { for ('A'..).zip(card.reach()).flat_map(|(letter, (direction, length))| {
                let (dx, dy) = WAYS[direction % WAYS.len()];
                (1..=length).map(move |step| {
                    let far = f32::from(step);
                    hex(format!("{letter}{step}"), (dx * HALF * far, dy * ROW * far), Some(letter))
                })
            }) }
        </svg>
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
