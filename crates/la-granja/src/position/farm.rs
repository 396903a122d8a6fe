//! Reading what a seat has, a line of a position.

use super::Farm;
use super::read::PositionFault;
use super::words::{Read, after, card, cards, craft, expected, number, numbers, pair, roof, row, trades, words};
use crate::player::{Barrow, Player, Row};

pub(super) fn farm(text: &str) -> Read<Farm> {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let [
        points,
        tally,
        silver,
        commodities,
        goods,
        hand,
        fields,
        grown,
        extensions,
        barrows,
        helpers,
        closed,
        roofs,
        donkeys,
        chosen,
        crafts,
        rows,
        dice,
    ] = parts[..]
    else {
        return Err(expected(
            "points 1 | tally 1 0 0 0 0 0 0 0 0 0 | silver 1 | commodities 1 | goods 0 0 0 0 0 0 0 | hand -",
        ));
    };
    let mut player = Player::new();
    player.points = number(after(points, "points")?)?;
    player.tally = numbers(after(tally, "tally")?)?;
    player.silver = number(after(silver, "silver")?)?;
    player.commodities = number(after(commodities, "commodities")?)?;
    player.goods = numbers(after(goods, "goods")?)?;
    let mut hidden = 0;
    let hand = after(hand, "hand")?;
    let known = match hand.rsplit_once('?') {
        Some((known, count)) => {
            hidden = number(count)?;
            if hidden == 0 {
                return Err(PositionFault::Number(count.to_owned()));
            }
            known.trim()
        }
        None => hand,
    };
    player.hand = cards(known)?;
    player.fields = cards(after(fields, "fields")?)?;
    for word in words(after(grown, "grown")?) {
        let (id, two) = word.strip_suffix(":2").map_or((word, false), |id| (id, true));
        let field = card(id)?;
        if player.grown.has(field) {
            return Err(PositionFault::TooMany(word.to_owned()));
        }
        player.grown = player.grown.with(field);
        if two {
            player.doubled = player.doubled.with(field);
        }
    }
    player.extensions = cards(after(extensions, "extensions")?)?;
    let slots: Vec<&str> = after(barrows, "barrows")?.split_whitespace().collect();
    if slots.len() != 3 {
        return Err(expected("barrows - - -"));
    }
    for (slot, word) in player.barrows.iter_mut().zip(slots).filter(|(_, word)| *word != "-") {
        let (id, filled) = pair(word, "barrows carter:1 - -")?;
        *slot = Some(Barrow { card: card(id)?, filled: number(filled)? });
    }
    let slots: Vec<&str> = after(helpers, "helpers")?.split_whitespace().collect();
    if slots.len() != 3 {
        return Err(expected("helpers - - -"));
    }
    for (slot, word) in slots.into_iter().enumerate().filter(|(_, word)| *word != "-") {
        let id = word.strip_suffix('*');
        player.marks |= u8::from(id.is_some()) << slot;
        player.helpers[slot] = Some(card(id.unwrap_or(word))?);
    }
    player.closed = trades(&after(closed, "closed")?.split_whitespace().collect::<Vec<_>>())?;
    for word in words(after(roofs, "roofs")?) {
        let (word, barn) = word.strip_suffix('+').map_or((word, false), |word| (word, true));
        let (id, used) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        let tile = roof(id)?;
        if player.roofs.has(tile) || barn && player.barn.is_some() {
            return Err(PositionFault::TooMany(word.to_owned()));
        }
        player.roofs = player.roofs.with(tile);
        if used {
            player.flipped = player.flipped.with(tile);
        }
        if barn {
            player.barn = Some(tile);
        }
    }
    for word in words(after(donkeys, "donkeys")?) {
        let donkeys: u8 = number(word)?;
        let fits = (1..=4).contains(&donkeys) && player.donkeys >> (donkeys - 1) & 1 == 0;
        if !fits {
            return Err(PositionFault::Number(word.to_owned()));
        }
        player.donkeys |= 1 << (donkeys - 1);
    }
    player.chosen = match after(chosen, "chosen")? {
        "-" => None,
        word => Some(number(word)?),
    };
    for word in words(after(crafts, "crafts")?) {
        let (id, inactive) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        let bit = 1 << craft(id)? as u8;
        if player.crafts & bit != 0 {
            return Err(PositionFault::TooMany(word.to_owned()));
        }
        player.crafts |= bit;
        player.active |= if inactive { 0 } else { bit };
    }
    for word in words(after(rows, "rows")?) {
        let (id, rest) = pair(word, "rows deli:a:1")?;
        let (at, filled) = pair(rest, "rows deli:a:1")?;
        let slot = &mut player.rows[craft(id)? as usize];
        if slot.replace(Row { row: row(at)?, filled: number(filled)? }).is_some() {
            return Err(PositionFault::TooMany(word.to_owned()));
        }
    }
    player.dice = numbers(after(dice, "dice")?)?;
    Ok(Farm { player, hidden })
}
