//! Positions, events and refusals as JSON.

use little_factory::position::{Position, Possessions};
use little_factory::{Building, BuildingSet, Card, End, Event, Goods, Phase, Resource, Row, Setup};
use serde_json::{Map, Value, json};
use tabletop::{Seat, SeatSet};

/// A position with all zones written out. Seats are counted from 1, cards are named as in the notation, the top card of
/// a deck stands last.
#[must_use]
pub fn position_json(position: &Position) -> Value {
    let phase = match position.phase {
        Phase::Before => "before",
        Phase::After => "after",
        Phase::Over(_) => "over",
    };
    let seats: Vec<Value> = position
        .players
        .iter()
        .map(|player| json!({"hand": goods(player.hand), "built": buildings(player.built), "tokens": player.tokens}))
        .collect();
    let row =
        |slots: &[Option<Resource>]| -> Vec<Option<&str>> { slots.iter().map(|slot| slot.map(Resource::id)).collect() };
    let building_row: Vec<_> = position.buildings.iter().map(|slot| slot.map(Building::id)).collect();
    let mut value = json!({
        "setup": position.setup.to_string(),
        "turn": position.turn,
        "to_act": position.turn % u32::from(position.setup.seats()) + 1,
        "phase": phase,
        "used": buildings(position.used),
        "open": goods(position.open),
        "rows": {"II": row(&position.level_ii), "III": row(&position.level_iii), "buildings": building_row},
        "discard": goods(position.discard),
        "decks": {
            "II": ids(&position.deck_ii, Resource::id),
            "III": ids(&position.deck_iii, Resource::id),
            "buildings": ids(&position.deck_buildings, Building::id),
        },
        "seats": seats,
    });
    if let (Some(chance), Some(object)) = (&position.chance, value.as_object_mut()) {
        object.insert("chance".to_owned(), json!(chance.to_string()));
    }
    value
}

fn ids<T: Copy>(cards: &[T], id: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    cards.iter().map(|&card| id(card)).collect()
}

fn goods(goods: Goods) -> Value {
    goods.kinds().map(|(resource, count)| (resource.id().to_owned(), json!(count))).collect::<Map<_, _>>().into()
}

fn buildings(set: BuildingSet) -> Vec<&'static str> {
    set.iter().map(Building::id).collect()
}

/// Reads what [`position_json`] writes.
///
/// # Errors
/// With the name of the first part that is missing or wrong.
pub fn read_position(value: &Value) -> Result<Position, String> {
    let part = |name: &str| value.get(name).ok_or_else(|| format!("{name} is missing"));
    let inner = |name: &str, key: &str| part(name)?.get(key).ok_or_else(|| format!("{name}.{key} is missing"));
    let setup: Setup = text(part("setup")?, "setup")?.parse().map_err(|why| format!("setup: {why}"))?;
    let phase = match text(part("phase")?, "phase")? {
        "before" => Phase::Before,
        "after" => Phase::After,
        _ => return Err("phase is neither before nor after".to_owned()),
    };
    let seats = part("seats")?.as_array().ok_or("seats is no list")?;
    let players = seats
        .iter()
        .map(|seat| {
            let field = |name: &str| seat.get(name).ok_or_else(|| format!("seats: {name} is missing"));
            let tokens = field("tokens")?.as_u64().and_then(|tokens| u8::try_from(tokens).ok());
            Ok(Possessions {
                hand: read_goods(field("hand")?, "seats.hand")?,
                built: read_set(field("built")?, "seats.built")?,
                tokens: tokens.ok_or("seats.tokens is no small number")?,
            })
        })
        .collect::<Result<_, String>>()?;
    let turn = part("turn")?.as_u64().and_then(|turn| u32::try_from(turn).ok()).ok_or("turn is no number")?;
    let chance = match value.get("chance") {
        None => None,
        Some(chance) => Some(text(chance, "chance")?.parse().map_err(|why| format!("chance: {why}"))?),
    };
    Ok(Position {
        setup,
        turn,
        phase,
        used: read_set(part("used")?, "used")?,
        open: read_goods(part("open")?, "open")?,
        level_ii: read_row(inner("rows", "II")?, "rows.II", resource)?,
        level_iii: read_row(inner("rows", "III")?, "rows.III", resource)?,
        buildings: read_row(inner("rows", "buildings")?, "rows.buildings", building)?,
        discard: read_goods(part("discard")?, "discard")?,
        deck_ii: read_list(inner("decks", "II")?, "decks.II", resource)?,
        deck_iii: read_list(inner("decks", "III")?, "decks.III", resource)?,
        deck_buildings: read_list(inner("decks", "buildings")?, "decks.buildings", building)?,
        players,
        chance,
    })
}

fn text<'a>(value: &'a Value, name: &str) -> Result<&'a str, String> {
    value.as_str().ok_or_else(|| format!("{name} is no text"))
}

fn resource(id: &str) -> Option<Resource> {
    match Card::by_id(id)? {
        Card::Resource(resource) => Some(resource),
        Card::Building(_) => None,
    }
}

fn building(id: &str) -> Option<Building> {
    match Card::by_id(id)? {
        Card::Building(building) => Some(building),
        Card::Resource(_) => None,
    }
}

fn read_list<T>(value: &Value, name: &str, card: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, String> {
    let list = value.as_array().ok_or_else(|| format!("{name} is no list"))?;
    list.iter()
        .map(|id| {
            let id = text(id, name)?;
            card(id).ok_or_else(|| format!("{name}: “{id}” is no card for this place"))
        })
        .collect()
}

fn read_row<T: Copy, const N: usize>(
    value: &Value,
    name: &str,
    card: impl Fn(&str) -> Option<T>,
) -> Result<[Option<T>; N], String> {
    let list =
        value.as_array().filter(|list| list.len() <= N).ok_or_else(|| format!("{name} is no list of up to {N}"))?;
    let mut row = [None; N];
    for (slot, id) in row.iter_mut().zip(list) {
        if !id.is_null() {
            let id = text(id, name)?;
            *slot = Some(card(id).ok_or_else(|| format!("{name}: “{id}” is no card for this place"))?);
        }
    }
    Ok(row)
}

fn read_set(value: &Value, name: &str) -> Result<BuildingSet, String> {
    read_list(value, name, building).map(|list| list.into_iter().collect())
}

fn read_goods(value: &Value, name: &str) -> Result<Goods, String> {
    let object = value.as_object().ok_or_else(|| format!("{name} is no object"))?;
    object.iter().try_fold(Goods::NONE, |goods, (id, count)| {
        let resource = resource(id).ok_or_else(|| format!("{name}: “{id}” is no resource"))?;
        let count = count.as_u64().filter(|&count| count <= u64::from(Goods::most(resource)));
        let count = count.ok_or_else(|| format!("{name}: the number of {id} is wrong"))?;
        Ok(goods + Goods::some(resource, count as u8))
    })
}

/// An event, with its name under `event`.
#[must_use]
pub fn event_json(event: &Event) -> Value {
    let seat_number = |seat: Seat| seat.0 + 1;
    let row = |row: Row| match row {
        Row::LevelII => "II",
        Row::LevelIII => "III",
        Row::Buildings => "buildings",
    };
    match *event {
        Event::Activated { seat, building } => {
            json!({"event": "activated", "seat": seat_number(seat), "building": building.id()})
        }
        Event::Revealed { seat, goods: cards } => {
            json!({"event": "revealed", "seat": seat_number(seat), "cards": goods(cards)})
        }
        Event::Paid { seat, goods: cards } => {
            json!({"event": "paid", "seat": seat_number(seat), "cards": goods(cards)})
        }
        Event::Traded { seat, goods: cards, coins, lost } => {
            json!({"event": "traded", "seat": seat_number(seat), "cards": goods(cards), "coins": coins, "lost": lost})
        }
        Event::Gained { seat, card } => json!({"event": "gained", "seat": seat_number(seat), "card": card.id()}),
        Event::TokensTaken { seat, building, tokens, left } => json!({
            "event": "tokens", "seat": seat_number(seat), "building": building.id(), "tokens": tokens, "left": left
        }),
        Event::Passed { seat } => json!({"event": "passed", "seat": seat_number(seat)}),
        Event::Reshuffled { row: which, cards } => json!({"event": "reshuffled", "row": row(which), "cards": cards}),
        Event::Refilled { row: which, slot, card } => {
            json!({"event": "refilled", "row": row(which), "slot": slot + 1, "card": card.id()})
        }
        Event::TurnPassed { to } => json!({"event": "turn", "seat": seat_number(to)}),
        Event::Over(end) => {
            let why = match end {
                End::Reached { .. } => "reached",
                End::TokensGone { .. } => "tokens gone",
            };
            json!({"event": "over", "why": why, "winners": seat_numbers(end.winners())})
        }
    }
}

/// Seats as people count them.
#[must_use]
pub fn seat_numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0 + 1).collect()
}

#[cfg(test)]
mod tests {
    use little_factory::LittleFactory;
    use tabletop::{Game, Rng, Seed};

    use super::*;

    #[test]
    fn positions_come_back_from_json_at_every_state_of_a_game() {
        let setup = Setup::new(3, true).unwrap();
        let mut game = LittleFactory::new(&setup, Seed(5));
        let mut rng = Rng::new(Seed(6));
        while game.to_act().is_some() {
            let position = Position::from(&game);
            assert_eq!(read_position(&position_json(&position)), Ok(position));
            let action = game.guide(&mut rng);
            game.apply(&action, &mut ()).unwrap();
        }
    }

    #[test]
    fn a_wrong_position_says_which_part() {
        let setup = Setup::new(2, false).unwrap();
        let good = position_json(&Position::from(&LittleFactory::new(&setup, Seed(5))));
        for (path, bad) in [
            ("/setup", json!(2)),
            ("/phase", json!("later")),
            ("/turn", json!(-1)),
            ("/open", json!({"gold": 1})),
            ("/open", json!({"wood": 99})),
            ("/rows/II", json!(["mill"])),
            ("/rows/III", json!([null, null, null, null, null, null])),
            ("/decks/buildings", json!("mill")),
            ("/seats", json!([{"hand": {}, "built": []}])),
            ("/chance", json!("luck")),
        ] {
            let mut value = good.clone();
            *value.pointer_mut(path).unwrap() = bad;
            let name = path.trim_start_matches('/').replace('/', ".");
            assert!(read_position(&value).unwrap_err().starts_with(name.split('.').next().unwrap()), "{path}");
        }
    }
}
