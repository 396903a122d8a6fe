//! What is looked at: which things are lit, and which room a small screen shows.

use la_granja::helper::Ways;
use la_granja::{Action, Decision, LaGranja, Task};

use super::super::spot::Spot;
use super::{Room, Seen};

/// How a thing is lit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Light {
    Plain,
    Near,
    Lit,
    Hinted,
}

pub(super) fn light(seen: &Seen, spot: Spot) -> Light {
    if seen.hinted == Some(spot) {
        Light::Hinted
    } else if !seen.can_act || seen.settings.unmarked {
        Light::Plain
    } else if seen.facts.lit.contains(&spot) {
        Light::Lit
    } else if seen.facts.near.contains(&spot) {
        Light::Near
    } else {
        Light::Plain
    }
}

/// What every zone's look depends on beside what it shows.
pub(super) fn look_key(seen: &Seen) -> impl PartialEq + use<> {
    (seen.facts.clone(), seen.can_act, seen.hinted, seen.asked, seen.language, seen.settings, seen.own)
}

/// Whether something can be delivered now, by the donkeys, for silver, or by an effect.
pub(super) fn is_delivering(game: &LaGranja) -> bool {
    match game.tasks().top() {
        Some(Task::Do { ways, .. }) => ways.has(Ways::DELIVER),
        Some(Task::Weave { .. }) => true,
        Some(_) => false,
        None => matches!(game.decision(), Some(Decision::Delivery | Decision::ExtraDelivery)),
    }
}

/// Whether an action is one of those that are always open: it is not what is asked.
pub(super) fn is_trading(game: &LaGranja, action: &Action) -> bool {
    match action {
        Action::Buy(_) | Action::Sell(..) | Action::Spend(_) | Action::Fetch(..) => true,
        Action::Upgrade(..) => !matches!(game.tasks().top(), Some(Task::Do { ways, .. }) if ways.has(Ways::UPGRADE)),
        _ => false,
    }
}

/// The room that a small screen shows: the one that somebody looks into, unless a hint has come up since.
pub(super) fn room(seen: &Seen) -> Room {
    let chosen = seen.own.room.filter(|(_, hinted)| *hinted == seen.hinted).map(|(room, _)| room);
    chosen.or_else(|| seen.hinted.and_then(room_of)).unwrap_or_else(|| due(&seen.game))
}

/// Where something is due.
pub(super) fn due(game: &LaGranja) -> Room {
    if is_delivering(game) {
        return Room::Village;
    }
    match game.decision() {
        Some(Decision::Marker | Decision::Removal) => Room::Market,
        Some(
            Decision::Die
            | Decision::SharedDie
            | Decision::Hold
            | Decision::Sign
            | Decision::Donkeys
            | Decision::Siesta
            | Decision::Roof,
        ) => Room::Village,
        _ => Room::Farm,
    }
}

/// Where a thing lies, if it lies in one room only.
fn room_of(spot: Spot) -> Option<Room> {
    Some(match spot {
        Spot::Field(_) | Spot::Barrow(_) | Spot::Extensions | Spot::Helper(_) | Spot::MyRoof(_) | Spot::Good(_) => {
            Room::Farm
        }
        Spot::Silver | Spot::Commodity | Spot::Points => Room::Farm,
        Spot::Sale(_) | Spot::Die(_) | Spot::Craft(_) | Spot::Row(..) | Spot::Donkeys(_) => Room::Village,
        Spot::Space(_) => Room::Market,
        Spot::Hand(_) | Spot::Pile | Spot::Siesta | Spot::Rival(_) | Spot::Card(_) | Spot::Tile(_) => return None,
    })
}
