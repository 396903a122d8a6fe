//! What happened, in words that are written nowhere else.

use little_factory::{End, Event, Row};
use tabletop::SeatSet;

pub(crate) fn ids<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    ids.collect::<Vec<_>>().join(" ")
}

pub(crate) fn seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ")
}

fn row(row: Row) -> &'static str {
    match row {
        Row::LevelII => "row II",
        Row::LevelIII => "row III",
        Row::Buildings => "row of buildings",
    }
}

pub(crate) fn event(event: &Event) -> String {
    match event {
        Event::Activated { seat, building } => format!("{seat} uses {}", building.id()),
        Event::Revealed { seat, goods } => format!("{seat} reveals {goods}"),
        Event::Paid { seat, goods } => format!("{seat} pays {goods}"),
        Event::Traded { seat, goods, coins, lost } => {
            let what = if goods.is_empty() { "the tile".to_owned() } else { goods.to_string() };
            let lost = if *lost == 0 { String::new() } else { format!(", losing {lost}") };
            format!("{seat} trades {what} for {coins} coins{lost}")
        }
        Event::Gained { seat, card } | Event::Drawn { seat, card, .. } => format!("{seat} gains {}", card.id()),
        Event::TokensTaken { seat, building, tokens, left } => {
            format!("{seat} takes {tokens} at {}, {left} left", building.id())
        }
        Event::Passed { seat } => format!("{seat} passes"),
        Event::ActionDone { .. } => String::new(), // the record shows it
        Event::Reshuffled { row: of, cards } => format!("{}: {cards} discarded cards are the new deck", row(*of)),
        Event::Refilled { row: of, slot, card } => format!("{}: {} in place {}", row(*of), card.id(), slot + 1),
        Event::TurnPassed { to } => format!("{to} is next"),
        Event::Over(End::Reached { by }) => format!("{by} has reached the goal"),
        Event::Over(End::TokensGone { winners }) => format!("the tokens are gone, {} won", seats(*winners)),
    }
}
