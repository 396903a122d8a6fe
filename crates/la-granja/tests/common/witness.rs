//! A witness who knows no rules: what a seat saw at first, changed only by what it is told.

use la_granja::position::{Pile, Position};
use la_granja::{Barrow, Cargo, Event, Good, NEUTRAL, Player, Row, Side, Spot, Step, Target};
use tabletop::Seat;

/// Brings what the witness knows up to date.
#[allow(clippy::too_many_lines)]
pub(crate) fn witness(known: &mut Position, event: &Event, me: Seat) {
    match *event {
        Event::RoundBegan { round } => known.round = round,
        Event::PhaseBegan { phase } => {
            // The step that begins next belongs to it.
            assert_ne!(known.step.phase(), phase);
        }
        Event::StepBegan { step } => {
            known.step = step;
            known.turn = 0;
        }
        Event::PartBegan { turn, step, .. } => {
            known.step = step;
            known.turn = turn;
        }
        Event::PartEnded { .. } => known.acted = false,
        Event::Left { left, .. } => known.step = known.step.with_left(left),
        Event::OverLimit { .. } => known.step = Step::Limit,
        Event::Over { winners, .. } => {
            known.step = Step::Over(winners);
            known.turn = 0;
        }
        Event::EffectBegan { effect, .. } => known.tasks.push(effect),
        Event::EffectChanged { effect, .. } => {
            known.tasks.pop();
            known.tasks.push(effect);
        }
        Event::EffectEnded { effect, .. } => assert_eq!(known.tasks.pop(), Some(effect)),
        Event::Order { order, seats } => known.order = order[..usize::from(seats)].to_vec(),
        Event::DiscsBack { order, seats } => {
            known.track = order[..usize::from(seats)].iter().map(|&seat| (seat, 0)).collect();
        }
        Event::Rested { seat, from, to, .. } => {
            let place = known.track.iter().position(|&disc| disc == (seat, from)).expect("the disc lies there");
            known.track.remove(place);
            let place = known.track.iter().position(|&(_, space)| space <= to).unwrap_or(known.track.len());
            known.track.insert(place, (seat, to));
        }
        Event::Placed { seat, space, .. } => known.market[space.index()] = Some(seat),
        Event::Removed { seat, space, .. } => assert_eq!(known.market[space.index()].take(), Some(seat)),
        Event::Shifted { from, to, .. } => known.market[to.index()] = known.market[from.index()].take(),
        Event::RoofUnsold { tile } => known.roofs = known.roofs.without(tile),
        Event::RoofsShown { tiles, .. } => known.roofs = tiles,
        Event::Reshuffled { cards } => {
            known.deck = Pile::Hidden(cards);
            known.discards = la_granja::CardSet::NONE;
        }
        Event::NeutralCard { card } => {
            draw(known);
            known.discards = known.discards.with(card);
        }
        Event::Rolled { dice } => known.dice = dice,
        Event::Turned { from, to, .. } => {
            known.dice[usize::from(from) - 1] -= 1;
            known.dice[usize::from(to) - 1] += 1;
        }
        Event::NeutralDie { face } => take_die(known, NEUTRAL, face),
        Event::DiceAway => {
            known.dice = [0; 6];
            known.players.iter_mut().for_each(|farm| farm.player.dice = [0; 2]);
        }
        Event::Marked { seat, card, face } => known.marks[mark_of(card.id())] = Some((seat, face)),
        Event::Unmarked { card, .. } => known.marks[mark_of(card.id())] = None,
        Event::DonkeysBack => known.players.iter_mut().for_each(|farm| farm.player.donkeys = 0),
        Event::Newborn { count, .. } => known.newborn = count,
        Event::NotBorn { .. }
        | Event::NotGrown { .. }
        | Event::NoCard { .. }
        | Event::TrackEnded { .. }
        | Event::PigTurnedAway { .. }
        | Event::Bought { .. }
        | Event::Traded { .. }
        | Event::Helped { .. }
        | Event::Shared { .. }
        | Event::BarrowKept { .. }
        | Event::Recovered { .. }
        | Event::Replaced { .. } => {}
        _ => at_a_farm(known, event, me),
    }
}

fn at_a_farm(known: &mut Position, event: &Event, me: Seat) {
    match *event {
        Event::Played { seat, card, side, .. } => {
            leave_hand(known, seat, card, me);
            let player = player(known, seat);
            match side {
                Side::Field => player.fields = player.fields.with(card),
                Side::Barrow(slot) => player.barrows[usize::from(slot)] = Some(Barrow { card, filled: 0 }),
                Side::Helper(slot) => player.helpers[usize::from(slot)] = Some(card),
                Side::Extension => {}
            }
        }
        Event::ThrownOut { seat, card, side, .. } => {
            match side {
                Side::Barrow(slot) => player(known, seat).barrows[usize::from(slot)] = None,
                Side::Helper(slot) => player(known, seat).helpers[usize::from(slot)] = None,
                Side::Field | Side::Extension => panic!("nothing is thrown out there"),
            }
            known.discards = known.discards.with(card);
        }
        Event::Extended { seat, card } => {
            let player = player(known, seat);
            player.extensions = player.extensions.with(card);
        }
        Event::Drew { seat, card, .. } => {
            draw(known);
            let farm = &mut known.players[seat.index()];
            match card {
                Some(card) => farm.player.hand = farm.player.hand.with(card),
                None => farm.hidden += 1,
            }
        }
        Event::Discarded { seat, card, .. } => {
            leave_hand(known, seat, card, me);
            known.discards = known.discards.with(card);
        }
        Event::Silver { seat, by, now, .. } => {
            let silver = &mut player(known, seat).silver;
            assert_eq!(i32::from(*silver) + i32::from(by), i32::from(now));
            *silver = now;
        }
        Event::Points { seat, by, now, source, .. } => {
            let player = player(known, seat);
            assert_eq!(i32::from(player.points) + i32::from(by), i32::from(now));
            player.points = now;
            player.tally[source as usize] += by;
        }
        Event::Commodities { seat, by, now, .. } => {
            let commodities = &mut player(known, seat).commodities;
            assert_eq!(i32::from(*commodities) + i32::from(by), i32::from(now));
            *commodities = now;
        }
        Event::Gained { seat, good, .. } => player(known, seat).goods[good as usize] += 1,
        Event::Paid { seat, good, from, .. } | Event::Sold { seat, good, from, .. } => take(known, seat, good, from),
        Event::Grew { seat, field, .. } => {
            let player = player(known, seat);
            if player.grown.has(field) {
                player.doubled = player.doubled.with(field);
            }
            player.grown = player.grown.with(field);
        }
        Event::Born { seat, .. } => player(known, seat).goods[Good::Pig as usize] += 1,
        Event::PigSold { seat } => player(known, seat).goods[Good::Pig as usize] -= 1,
        Event::Upgraded { seat, good, from, into, .. } => {
            take(known, seat, good, from);
            player(known, seat).goods[into as usize] += 1;
        }
        Event::Fetched { seat, good, field, into, .. } => {
            take(known, seat, good, Spot::Field(field));
            player(known, seat).goods[into as usize] += 1;
        }
        Event::TradeClosed { seat, trade } => player(known, seat).closed |= 1 << trade as u8,
        Event::UsedUp { seat, card } => {
            let player = player(known, seat);
            player.marks |= 1 << player.slot_of(card).expect("the helper is there");
        }
        Event::MarkOff { seat, card, .. } => {
            let player = player(known, seat);
            player.marks &= !(1 << player.slot_of(card).expect("the helper is there"));
        }
        Event::RoofBought { seat, tile, slot } => {
            let player = player(known, seat);
            player.roofs = player.roofs.with(tile);
            if slot == 5 {
                player.barn = Some(tile);
            }
            known.roofs = known.roofs.without(tile);
            known.acted = true;
        }
        Event::RoofUsed { seat, tile } => {
            let player = player(known, seat);
            player.flipped = player.flipped.with(tile);
        }
        Event::RoofTurned { seat, tile, .. } => {
            let player = player(known, seat);
            player.flipped = player.flipped.without(tile);
        }
        Event::Took { seat, face, shared } => {
            if !shared {
                take_die(known, seat, face);
            }
            known.acted = true;
        }
        Event::DeliveryPaid { .. } => known.acted = true,
        Event::Ready { seat, donkeys } => player(known, seat).chosen = Some(donkeys.unwrap_or(0)),
        Event::Revealed { seat, donkeys } => {
            let player = player(known, seat);
            player.chosen = Some(donkeys);
            player.donkeys |= 1 << (donkeys - 1);
        }
        Event::DonkeysAway { seat, .. } => player(known, seat).chosen = None,
        Event::RowTaken { seat, craft, row } => {
            player(known, seat).rows[craft as usize] = Some(Row { row, filled: 0 });
            known.crafts[craft as usize].rows[usize::from(row)] = Some(seat);
        }
        Event::Delivered { seat, cargo, from, to, picture, .. } => {
            if let Cargo::Good(good) = cargo {
                take(known, seat, good, from);
            }
            cover(player(known, seat), to, picture);
        }
        Event::BarrowDone { seat, card, slot } => {
            player(known, seat).barrows[usize::from(slot)] = Some(Barrow { card, filled: 0 });
        }
        Event::BarrowGone { seat, card, slot } => {
            player(known, seat).barrows[usize::from(slot)] = None;
            known.discards = known.discards.with(card);
        }
        Event::CraftDone { seat, craft, first, .. } => {
            let player = player(known, seat);
            player.rows[craft as usize] = None;
            player.crafts |= 1 << craft as u8;
            if first {
                known.crafts[craft as usize].first = false;
            }
        }
        Event::Woke { seat, craft } => player(known, seat).active |= 1 << craft as u8,
        Event::Opened { craft, .. } => known.crafts[craft as usize].blocked = 0,
        ref other => panic!("{other:?} changes nothing that is known"),
    }
}

fn player(known: &mut Position, seat: Seat) -> &mut Player {
    &mut known.players[seat.index()].player
}

fn leave_hand(known: &mut Position, seat: Seat, card: la_granja::Card, me: Seat) {
    let farm = &mut known.players[seat.index()];
    if seat == me {
        assert!(farm.player.hand.has(card));
        farm.player.hand = farm.player.hand.without(card);
    } else {
        farm.hidden -= 1;
    }
}

fn draw(known: &mut Position) {
    let Pile::Hidden(count) = &mut known.deck else { panic!("nobody sees the pile") };
    *count -= 1;
}

fn take(known: &mut Position, seat: Seat, good: Good, from: Spot) {
    let player = player(known, seat);
    match from {
        Spot::Store => player.goods[good as usize] -= 1,
        Spot::Field(field) if player.doubled.has(field) => player.doubled = player.doubled.without(field),
        Spot::Field(field) => {
            assert!(player.grown.has(field));
            player.grown = player.grown.without(field);
        }
    }
}

fn take_die(known: &mut Position, seat: Seat, face: u8) {
    known.dice[usize::from(face) - 1] -= 1;
    let slot = player(known, seat).dice.iter_mut().find(|slot| **slot == 0).expect("two dice a round");
    *slot = face;
}

fn cover(player: &mut Player, to: Target, picture: u8) {
    let filled = match to {
        Target::Barrow(slot) => player.barrows[usize::from(slot)].as_mut().map(|barrow| &mut barrow.filled),
        Target::Craft(craft, _) => player.rows[craft as usize].as_mut().map(|row| &mut row.filled),
    };
    let filled = filled.expect("a place for it");
    assert_eq!(*filled >> picture & 1, 0, "a picture is covered once");
    *filled |= 1 << picture;
}

fn mark_of(id: &str) -> usize {
    ["village_elder", "foreman", "tenant"].iter().position(|name| *name == id).expect("one of the three")
}
