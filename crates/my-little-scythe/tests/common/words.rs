//! What happened, in words that are written nowhere else.

use my_little_scythe::{Cause, Decider, Event, Hindrance, Idle, Lure, Region, Rest, Space, Spells, Tile, Token};
use tabletop::SeatSet;

pub(crate) fn seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ")
}

fn place(space: Option<Space>) -> &'static str {
    space.map_or("camp", Space::id)
}

fn cause(why: Cause) -> String {
    match why {
        Cause::Deed(deed) => deed.id().to_owned(),
        Cause::Tile(tile) => tile.id().to_owned(),
        Cause::Quest(quest) => quest.id().to_owned(),
        Cause::Rest => "rest".to_owned(),
        Cause::Gift => "gift".to_owned(),
        Cause::Attack => "attack".to_owned(),
        Cause::Thrown => "thrown".to_owned(),
        Cause::Card(card) => format!("card {}", card.0),
    }
}

fn cut(cut: impl Into<i32>) -> String {
    match cut.into() {
        0 => String::new(),
        cut => format!(", {cut:+} cut off"),
    }
}

/// Empty where the record shows it.
pub(crate) fn event(event: &Event) -> String {
    match event {
        Event::Chose { seat, deed, .. } => format!("{seat} chooses {}", deed.id()),
        Event::Passed { seat, decision } => format!("{seat} passes {decision:?}"),
        Event::Waits { .. } | Event::TurnEnded { .. } => String::new(),
        Event::Finale { four, last_turns } => {
            format!("the grand finale begins: {} has four, last turns of {}", seats(*four), seats(*last_turns))
        }
        Event::TurnBegan { seat, last: false, .. } => format!("{seat} is next"),
        Event::TurnBegan { seat, last: true, after } => {
            format!("{seat} is next, for the last time, before {after} more")
        }
        Event::Over { winners, decided_by, .. } => {
            let by = match decided_by {
                Decider::Trophies => "trophies",
                Decider::Friendship => "friendship",
                Decider::Enough => "enough friendship",
                Decider::Goods => "goods",
                Decider::Nothing => "nothing",
            };
            format!("{} won by {by}", seats(*winners))
        }
        Event::Went { seat, seeker, from, path, goods, .. } => {
            let way: Vec<&str> = path.spaces().iter().map(|space| space.id()).collect();
            let goods = if goods.is_empty() { String::new() } else { format!(" with {goods}") };
            format!("{seat}{seeker} goes from {} to {}{goods}", place(*from), way.join(" to "))
        }
        Event::Stayed { seat, seeker, at } => format!("{seat}{seeker} stays in {}", place(*at)),
        Event::Delivered { seat, good, count } => format!("{seat} delivers {count} {}", good.id()),
        Event::SentHome { seat, seeker, from, .. } => format!("{seat}{seeker} goes home from {from}"),
        Event::TokenOff { seat, .. } => format!("{seat} takes its token off"),
        Event::NoRest { seat } => format!("{seat} has rested before"),
        Event::Rested { seat, rest: Rest::Spell } => format!("{seat} rests with a spell"),
        Event::Rested { seat, rest: Rest::Pies } => format!("{seat} rests with pies"),
        Event::Shifted { seat, goods, from, to } => format!("{seat} shifts {goods} from {from} to {to}"),
        Event::NotShifted { seat, why } => {
            let why = match why {
                Idle::Camp => "a Seeker is in camp",
                Idle::Together => "both Seekers are together",
                Idle::Bare => "nothing lies there",
            };
            format!("{seat} shifts nothing, {why}")
        }
        Event::FightBegan { space, attacker, attackers, defender, defenders } => {
            format!("{attacker} fights {defender} in {space}, {} against {}", attackers.len(), defenders.len())
        }
        Event::Ready { seat } => format!("{seat} is ready"),
        Event::Threw { seat, throw, total } => format!("{seat} throws {throw}, {total} in all"),
        Event::FightEnded { winner, loser, tie, .. } => {
            format!("{winner} beats {loser}{}", if *tie { " by attacking" } else { "" })
        }
        Event::Friendship { seat, by, now, cut: off, why } => {
            format!("{seat} friendship {by:+} is {now} for {}{}", cause(*why), cut(*off))
        }
        Event::Spared { seat, tile } => format!("{seat} loses no friendship with {}", tile.id()),
        Event::Pies { seat, by, now, cut: off, why } => {
            format!("{seat} pies {by:+} is {now} for {}{}", cause(*why), cut(*off))
        }
        Event::SpellDrawn { seat, value: Some(value), why, .. } => format!("{seat} draws {value} for {}", cause(*why)),
        Event::SpellDrawn { seat, value: None, why, .. } => format!("{seat} draws a spell for {}", cause(*why)),
        Event::NoSpell { seat, why } => format!("no spell is left for {seat} and {}", cause(*why)),
        Event::SpellsKept { seat, count, spells } if *spells == Spells::NONE => format!("{seat} keeps {count} spells"),
        Event::SpellsKept { seat, spells, .. } => format!("{seat} keeps {spells}"),
        Event::SpellsDiscarded { seat, spells, why, .. } => format!("{seat} discards {spells} for {}", cause(*why)),
        Event::Paid { seat, goods, from, why } => format!("{seat} pays {goods} from {from} for {}", cause(*why)),
        Event::Gained { seat, good, onto, why, .. } => {
            format!("{seat} gains {} on {onto} for {}", good.id(), cause(*why))
        }
        Event::NotGained { seat, good, count, why, .. } => {
            let whose = seat.map_or("anybody".to_owned(), |seat| seat.to_string());
            format!("{count} {} are missing for {whose} and {}", good.id(), cause(*why))
        }
        Event::GiftGoes { seat, receiver, to, .. } => format!("{seat} has gifts for {receiver} in {to}"),
        Event::Given { seat, receiver, good, from, to, .. } => {
            format!("{seat} gives {receiver} {} from {from} to {to}", good.id())
        }
        Event::Removed { seat, token, from, .. } => format!("{seat} removes {} from {from}", token.id()),
        Event::Rolled { seat, dice, .. } => {
            format!("{seat} rolls {}", dice.map(Region::id).join(" "))
        }
        Event::Placed { seat, token, space, .. } => format!("{seat} places {} on {space}", token.id()),
        Event::NotPlaced { seat, token, region, space, hindrance, .. } => {
            let to = space.map_or(region.id(), Space::id);
            let why = match hindrance {
                Hindrance::Supply => "supply is empty",
                Hindrance::Full => "region is full",
                Hindrance::Seeker => "Seeker is there",
                Hindrance::Quest => "quest is there",
            };
            format!("{seat} places no {} in {to}, the {why}", token.id())
        }
        Event::QuestFound { seat, space, quest } => format!("{seat} finds {} on {space}", quest.id()),
        Event::QuestStays { seat, space } => format!("{seat} finds no card for {space}"),
        Event::OptionChosen { seat, quest, option } => format!("{seat} tries {} by {option}", quest.id()),
        Event::QuestSolved { seat, quest, .. } => format!("{seat} has solved {}", quest.id()),
        Event::QuestDeclined { seat, quest } => format!("{seat} declines {}", quest.id()),
        Event::TilesShown { seat, count, tiles, .. } => {
            let shown: Vec<&str> = tiles.iter().flatten().map(|tile| tile.id()).collect();
            if shown.is_empty() { format!("{seat} sees {count}") } else { format!("{seat} sees {}", shown.join(" ")) }
        }
        Event::TileKept { seat, tile, .. } => format!("{seat} keeps {}", Tile::id(*tile)),
        Event::Revealed { seat, personality } => format!("{seat} is {}", personality.id()),
        Event::TrophyPlaced { seat, trophy, .. } => format!("{seat} earns {}", trophy.id()),
        Event::NotCredited { seat, trophy, why } => format!("{seat} does not earn {}: {why:?}", trophy.id()),
        Event::SpellsShuffled { cards } => format!("spells: {cards} are shuffled"),
        Event::QuestsShuffled { cards, from } => format!("quests: {cards} are shuffled, of {}", seats(*from)),
        Event::CardsShuffled { cards } => format!("the Automountie's cards: {cards} are shuffled"),
        Event::CardRevealed { card, seeker: Some(seeker) } => {
            format!("the Automountie turns up {} for {seeker}", card.0)
        }
        Event::CardRevealed { card, seeker: None } => format!("the Automountie turns up {} to throw", card.0),
        Event::Lured { arm, lure, .. } => {
            let arm = arm.map_or(String::new(), |arm| format!("arm {}: ", arm + 1));
            let lure = match lure {
                Lure::Camp => "out of the camp",
                Lure::Tokens => "tokens",
                Lure::Rival => "a rival",
                Lure::Nothing => "nothing",
            };
            format!("{arm}{lure}")
        }
        Event::FewPies { card, wanted, have } => format!("card {} wants {wanted} pies thrown, she has {have}", card.0),
        Event::Kept { token, count, from } => format!("the Automountie keeps {count} {} from {from}", token.id()),
        Event::AutoTrophy { given_back: [0, 0, 0], .. } => "the Automountie earns a trophy for a fight".to_owned(),
        Event::AutoTrophy { given_back, .. } => {
            let back: Vec<String> = Token::ALL
                .into_iter()
                .zip(given_back)
                .map(|(token, count)| format!("{count} {}", token.id()))
                .collect();
            format!("the Automountie earns a trophy for {}", back.join(" "))
        }
    }
}
