//! What happened, in words that are written nowhere else.

use my_little_scythe::{DeckName, Event, Region, Rest, Space, Tile};
use tabletop::SeatSet;

pub(crate) fn seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ")
}

fn place(space: Option<Space>) -> &'static str {
    space.map_or("camp", Space::id)
}

pub(crate) fn event(event: &Event) -> String {
    match event {
        Event::Chose { seat, deed } => format!("{seat} chooses {}", deed.id()),
        Event::Rolled { seat, dice, .. } => {
            format!("{seat} rolls {}", dice.map(Region::id).join(" "))
        }
        Event::Placed { seat, token, space } => format!("{seat} places {} on {space}", token.id()),
        Event::NotPlaced { token, region } => format!("no {} comes to the {}", token.id(), region.id()),
        Event::Went { seat, seeker, from, to, goods } if goods.is_empty() => {
            format!("{seat}{seeker} goes from {} to {to}", place(*from))
        }
        Event::Went { seat, seeker, from, to, goods } => {
            format!("{seat}{seeker} goes from {} to {to} with {goods}", place(*from))
        }
        Event::Delivered { seat, good, count } => format!("{seat} delivers {count} {}", good.id()),
        Event::SentHome { seat, seeker } => format!("{seat}{seeker} goes home"),
        Event::Rested { seat, rest: Rest::Spell } => format!("{seat} rests with a spell"),
        Event::Rested { seat, rest: Rest::Pies } => format!("{seat} rests with pies"),
        Event::FightBegan { attacker, defender } => format!("{attacker} fights {defender}"),
        Event::Ready { seat } => format!("{seat} is ready"),
        Event::Threw { seat, throw } => format!("{seat} throws {throw}"),
        Event::FightEnded { winner, loser } => format!("{winner} beats {loser}"),
        Event::Friendship { seat, by, now } => format!("{seat} friendship {by:+} is {now}"),
        Event::Pies { seat, by, now } => format!("{seat} pies {by:+} is {now}"),
        Event::SpellDrawn { seat, value: Some(value) } => format!("{seat} draws {value}"),
        Event::SpellDrawn { seat, value: None } => format!("{seat} draws a spell"),
        Event::SpellsDiscarded { seat, spells } => format!("{seat} discards {spells}"),
        Event::QuestFound { seat, space, quest } => format!("{seat} finds {} on {space}", quest.id()),
        Event::QuestSolved { seat, quest, option } => format!("{seat} solves {} by {option}", quest.id()),
        Event::QuestDeclined { seat, quest } => format!("{seat} declines {}", quest.id()),
        Event::Paid { seat, goods, from } => format!("{seat} pays {goods} from {from}"),
        Event::Gained { seat, good, onto } => format!("{seat} gains {} on {onto}", good.id()),
        Event::Given { seat, good, from, to } => format!("{seat} gives {} from {from} to {to}", good.id()),
        Event::Removed { seat, token, from } => format!("{seat} removes {} from {from}", token.id()),
        Event::Shifted { seat, goods, from, to } => format!("{seat} shifts {goods} from {from} to {to}"),
        Event::TilesShown { seat, tiles, .. } => {
            format!("{seat} sees {}", tiles.iter().flatten().map(|tile| tile.id()).collect::<Vec<_>>().join(" "))
        }
        Event::TileKept { seat, tile } => format!("{seat} keeps {}", Tile::id(*tile)),
        Event::Revealed { seat, personality } => format!("{seat} is {}", personality.id()),
        Event::Trophy { seat, trophy } => format!("{seat} earns {}", trophy.id()),
        Event::Reshuffled { deck, cards } => {
            let deck = match deck {
                DeckName::Spells => "spells",
                DeckName::Quests => "quests",
                DeckName::Automountie => "the Automountie's cards",
            };
            format!("{deck}: {cards} are shuffled")
        }
        Event::AutoCard { card } => format!("the Automountie turns up {}", card.0),
        Event::Kept { token, from } => format!("the Automountie keeps {} from {from}", token.id()),
        Event::AutoTrophy { tokens } => format!("the Automountie earns a trophy for {tokens} tokens"),
        Event::Finale => "the grand finale begins".to_owned(),
        Event::TurnPassed { to } => format!("{to} is next"),
        Event::Over { winners } => format!("{} won", seats(*winners)),
    }
}
