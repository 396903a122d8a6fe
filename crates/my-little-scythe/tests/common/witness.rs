//! Somebody who knows what lies where and hears what happens, and no rule of the game.

use my_little_scythe::position::{Cards, Position, Possessions};
use my_little_scythe::{
    AUTOMOUNTIE, Aftermath, AutoCard, Cause, Decision, Deed, Event, Fight, Fought, Goods, Seeker, Solving, Space,
    Spells, Step, Throw, Token,
};
use tabletop::Seat;

/// Brings what a seat knows up to date. What is told must fit what is known.
#[allow(clippy::too_many_lines)]
pub(crate) fn witness(known: &mut Position, event: &Event, me: Seat) {
    assert!(!matches!(known.step, Step::Over(_)), "nothing happens after the end: {event:?}");
    match *event {
        Event::Chose { seat, deed, before } => {
            assert_eq!(player(known, seat).token.replace(deed), before);
            if deed == Deed::Move {
                known.step = Step::Moving;
            }
        }
        Event::Waits { seat, decision, step } => {
            assert_eq!(waits(known.step, decision, step), step, "{decision:?}");
            known.step = step;
            known.resting = (decision == Decision::Rest).then_some(seat);
        }
        Event::TurnEnded { seat, turn } => {
            assert_eq!((known.active, known.turn + 1), (seat, turn));
            known.turn = turn;
            known.moved = [false; 2];
            known.rested = [].into_iter().collect();
            known.earned = false;
        }
        Event::Finale { last_turns, .. } => known.finale = Some(last_turns),
        Event::TurnBegan { seat, last, after } => {
            known.active = seat;
            known.finale = known.finale.map(|waiting| waiting.iter().filter(|&other| other != seat).collect());
            assert_eq!(known.finale.map(|waiting| waiting.len() as u8), last.then_some(after));
        }
        Event::Over { winners, .. } => {
            known.step = Step::Over(winners);
            known.resting = None;
        }
        Event::Went { seat, seeker, from, to, path, goods } => {
            assert_eq!(player(known, seat).seekers[seeker.index()].replace(to), from);
            assert!(path.end() == Some(to) && leads(from, path.spaces()), "{event:?}");
            from.into_iter().for_each(|from| carry(known, goods, from, to));
            is_moved(known, seat, seeker);
        }
        Event::Stayed { seat, seeker, at } => {
            assert_eq!(player(known, seat).seekers[seeker.index()], at);
            is_moved(known, seat, seeker);
        }
        Event::Delivered { good, count, .. } => take(known, Goods::some(good, count), Space::CASTLE),
        Event::SentHome { seat, seeker, from, .. } => {
            assert_eq!(player(known, seat).seekers[seeker.index()].take(), Some(from));
        }
        Event::TokenOff { seat, before } => {
            assert_eq!(player(known, seat).token.take(), before);
            known.rested = known.rested.with(seat);
        }
        Event::NoRest { seat } => assert!(known.rested.contains(seat)),
        Event::Shifted { goods, from, to, .. } => carry(known, goods, from, to),
        Event::FightBegan { space, attacker, attackers, defender, defenders } => {
            for (seat, seekers) in [(attacker, attackers), (defender, defenders)] {
                let there = |seeker: &Seeker| known.players[seat.index()].seekers[seeker.index()] == Some(space);
                assert!(!seekers.is_empty() && seekers == Seeker::BOTH.into_iter().filter(there).collect());
            }
            known.step = Step::Throwing(Fight { attacker, defender, space, ready: false, thrown: None });
        }
        Event::Ready { seat } => {
            if let Step::Throwing(fight) = &mut known.step {
                fight.ready |= fight.attacker == seat;
            }
        }
        Event::Friendship { seat, by, now, .. } => {
            let track = &mut player(known, seat).friendship;
            *track = track.checked_add_signed(by).expect("the track begins at 0");
            assert_eq!(*track, now);
        }
        Event::Pies { seat, by, now, why, .. } => {
            let track = &mut player(known, seat).pies;
            *track = track.checked_add_signed(by).expect("the track begins at 0");
            assert_eq!(*track, now);
            lose(known, why);
        }
        Event::SpellDrawn { seat, value, aside, .. } => {
            let Cards::Hidden(deck) = &mut known.deck_spells else { panic!("nobody knows the deck") };
            *deck -= 1;
            assert_eq!(value.is_some(), seat == me);
            let spells = value.map_or(Spells::NONE, Spells::one);
            if aside {
                known.step = match known.step {
                    Step::Drawn { count, spells: before, then } => {
                        Step::Drawn { count: count + 1, spells: before + spells, then }
                    }
                    other => Step::Drawn { count: 1, spells, then: other.solving() },
                };
            } else {
                add_to_hand(player(known, seat), 1, spells);
            }
        }
        Event::SpellsKept { seat, count, spells } => {
            add_to_hand(player(known, seat), count, spells);
            known.step = known.step.solving().map_or(Step::Trophies, Step::Solving);
        }
        Event::SpellsDiscarded { seat, spells, aside, why } => {
            known.discards += spells;
            if !aside {
                remove_from_hand(player(known, seat), spells);
            }
            lose(known, why);
        }
        Event::Paid { goods, from, .. } => take(known, goods, from),
        Event::Gained { good, onto, .. } => put(known, Goods::some(good, 1), onto),
        Event::Given { good, from, to, .. } => carry(known, Goods::some(good, 1), from, to),
        Event::Removed { token, from, .. } => lift(known, token, 1, from),
        Event::Placed { token, space, why, .. } => {
            match token.good() {
                Some(good) => put(known, Goods::some(good, 1), space),
                None => known.quests = known.quests.with(space),
            }
            next_die(known, why);
        }
        Event::QuestFound { space, quest, .. } => {
            lift(known, Token::Quest, 1, space);
            known.deck_quests.retain(|&other| other != quest);
            known.step = Step::Card(quest);
        }
        Event::QuestSolved { seat, quest, .. } => {
            let solved = &mut player(known, seat).solved;
            *solved = solved.with(quest);
        }
        Event::QuestDeclined { quest, .. } => {
            known.deck_quests.push(quest);
            known.deck_quests.sort_unstable();
        }
        // What is looked at leaves the pile for those who see it; for others it may be any of the pile.
        Event::TilesShown { section, count, tiles, .. } => {
            known.step = Step::Tiles { section, count, tiles };
            known.piles[section as usize].retain(|&tile| !tiles.contains(&Some(tile)));
        }
        Event::TileKept { seat, section, tile, back } => {
            if let Step::Tiles { tiles, .. } = known.step {
                known.piles[section as usize].extend(tiles.iter().flatten());
            }
            let pile = &mut known.piles[section as usize];
            pile.sort_unstable();
            pile.retain(|&other| other != tile);
            assert!(pile.len() >= usize::from(back));
            assert_eq!(player(known, seat).tiles[section as usize].replace(tile), None);
        }
        Event::Revealed { seat, personality } => {
            let player = player(known, seat);
            assert!(player.personality.is_none_or(|known| known == personality));
            player.personality = Some(personality);
            player.revealed = true;
        }
        Event::TrophyPlaced { seat, trophy, count } => {
            let trophies = &mut player(known, seat).trophies;
            *trophies = trophies.with(trophy);
            assert_eq!(trophies.len(), count);
            known.earned |= seat == known.active;
        }
        Event::SpellsShuffled { cards } => {
            assert_eq!((known.deck_spells.len(), known.discards.len()), (0, cards));
            known.deck_spells = Cards::Hidden(cards);
            known.discards = Spells::NONE;
        }
        Event::QuestsShuffled { cards, from } => {
            assert!(known.deck_quests.is_empty());
            for seat in from.iter() {
                let solved = std::mem::take(&mut known.players[seat.index()].solved);
                known.deck_quests.extend(solved.iter());
            }
            known.deck_quests.sort_unstable();
            assert_eq!(known.deck_quests.len(), usize::from(cards));
        }
        Event::CardsShuffled { .. } => hers(known).deck = AutoCard::all().collect(),
        Event::CardRevealed { card, seeker } => {
            let hers = hers(known);
            assert!(hers.deck.contains(&card));
            hers.deck.retain(|&other| other != card);
            if let Some(seeker) = seeker {
                assert_eq!(hers.next, seeker);
                hers.next = seeker.other();
            }
        }
        Event::Kept { token, count, from } => {
            lift(known, token, count, from);
            hers(known).tokens[token as usize] += count;
        }
        Event::AutoTrophy { count, given_back } => {
            let hers = hers(known);
            hers.trophies += 1;
            assert_eq!(hers.trophies, count);
            hers.fought |= given_back == [0; 3];
            hers.tokens.iter_mut().zip(given_back).for_each(|(kept, back)| *kept -= back);
        }
        Event::Threw { seat, throw, total } => {
            assert_eq!(throw.pies + throw.spells.value(), total);
            known.step = threw(known.step, seat, throw);
        }
        Event::NotPlaced { seat, why, .. } => {
            assert_eq!(matches!(why, Cause::Card(_)), is_hers(known, seat));
            next_die(known, why);
        }
        Event::Rolled { seek, dice, .. } => known.step = Step::Seeking { seek, dice, next: 0 },
        Event::OptionChosen { quest, option, .. } => {
            known.step = Step::Solving(Solving { quest, option, effect: 0, done: 0, to: None });
        }
        Event::GiftGoes { to, .. } => {
            if let Step::Solving(solving) = &mut known.step {
                solving.to = Some(to);
            }
        }
        Event::Passed { .. }
        | Event::Spared { .. }
        | Event::Rested { .. }
        | Event::FightEnded { .. }
        | Event::NoSpell { .. }
        | Event::NotGained { .. }
        | Event::QuestStays { .. }
        | Event::NotShifted { .. }
        | Event::FewPies { .. }
        | Event::NotCredited { .. }
        | Event::Lured { .. } => {}
    }
}

/// The step in which this is decided, from what was heard. How far an option is, and what was thrown in secret, is told
/// with the wait alone.
fn waits(heard: Step, decision: Decision, told: Step) -> Step {
    let pending = |fought: Fought| fought.next != Aftermath::Losses && fought.loser().1 != Throw::default();
    match (decision, heard) {
        (Decision::Action, _) => Step::Choose,
        (Decision::Seekers, _) => Step::Moving,
        (Decision::Fight, _) => Step::Fights,
        (Decision::Quest, _) => Step::Quests,
        (Decision::Catapult, _) => Step::Catapult,
        (Decision::Automountie, _) => Step::Reveal,
        (Decision::Defence, Step::Fought(fought)) => Step::Fought(Fought { next: Aftermath::Trophy, ..fought }),
        (Decision::Feisty, Step::Fought(fought)) => Step::Fought(Fought { next: Aftermath::Feisty, ..fought }),
        (Decision::Rest, Step::Fought(fought)) => Step::Fought(Fought { next: Aftermath::Claim, ..fought }),
        (Decision::Trophy, Step::Fought(fought)) if pending(fought) => {
            Step::Fought(Fought { next: Aftermath::Claim, ..fought })
        }
        (Decision::Trophy, _) => Step::Trophies,
        (Decision::Throw, Step::Throwing(fight)) => match told {
            Step::Throwing(Fight { thrown, .. }) => Step::Throwing(Fight { thrown, ..fight }),
            _ => heard,
        },
        _ => match (heard, told.solving()) {
            (Step::Drawn { count, spells, then }, far) => {
                Step::Drawn { count, spells, then: then.map(|solving| as_far(solving, far)) }
            }
            (Step::Solving(solving), far) => Step::Solving(as_far(solving, far)),
            _ => heard,
        },
    }
}

/// The same option, as far as it is; where gifts go was heard.
fn as_far(solving: Solving, told: Option<Solving>) -> Solving {
    let Solving { quest, option, to, .. } = solving;
    let far = told.unwrap_or(solving);
    Solving { quest, option, to: far.to.and(to), ..far }
}

fn threw(step: Step, seat: Seat, throw: Throw) -> Step {
    let (attacker, defender, space, attack) = match step {
        Step::Throwing(fight) => (fight.attacker, fight.defender, fight.space, Throw::default()),
        Step::Fought(fought) => (fought.attacker, fought.defender, fought.space, fought.attack),
        _ => panic!("nobody fights"),
    };
    let (attack, defence) = if seat == attacker { (throw, Throw::default()) } else { (attack, throw) };
    Step::Fought(Fought { attacker, defender, space, attack, defence, next: Aftermath::Trophy })
}

/// Once what was thrown is lost, the fight is over.
fn lose(known: &mut Position, why: Cause) {
    if let Step::Fought(fought) = &mut known.step
        && why == Cause::Thrown
    {
        fought.next = Aftermath::Losses;
    }
}

fn next_die(known: &mut Position, why: Cause) {
    if let Step::Seeking { next, .. } = &mut known.step
        && matches!(why, Cause::Deed(_))
    {
        *next += 1;
    }
}

fn player(known: &mut Position, seat: Seat) -> &mut Possessions {
    &mut known.players[seat.index()]
}

fn hers(known: &mut Position) -> &mut my_little_scythe::position::Kept {
    known.automountie.as_mut().expect("she plays")
}

fn is_hers(known: &Position, seat: Seat) -> bool {
    known.automountie.is_some() && seat == AUTOMOUNTIE
}

/// The Automountie's Seekers are not counted: her card says which one goes.
fn is_moved(known: &mut Position, seat: Seat, seeker: Seeker) {
    if !is_hers(known, seat) {
        known.moved[seeker.index()] = true;
    }
}

/// Whether each space is next to the one before.
fn leads(from: Option<Space>, path: &[Space]) -> bool {
    let beside = |pair: &[Space]| pair[0].neighbours().contains(pair[1]);
    path.windows(2).all(beside) && from.is_none_or(|from| path.first().is_some_and(|&to| beside(&[from, to])))
}

fn at(known: &Position, space: Space) -> Goods {
    known.goods.iter().find(|(other, _)| *other == space).map_or(Goods::NONE, |(_, goods)| *goods)
}

fn lay(known: &mut Position, goods: Goods, space: Space) {
    known.goods.retain(|(other, _)| *other != space);
    if !goods.is_empty() {
        known.goods.push((space, goods));
        known.goods.sort_unstable();
    }
}

fn put(known: &mut Position, goods: Goods, space: Space) {
    lay(known, at(known, space) + goods, space);
}

fn take(known: &mut Position, goods: Goods, space: Space) {
    assert!(at(known, space).contains(goods), "{goods} does not lie on {space}");
    lay(known, at(known, space) - goods, space);
}

fn carry(known: &mut Position, goods: Goods, from: Space, to: Space) {
    take(known, goods, from);
    put(known, goods, to);
}

fn lift(known: &mut Position, token: Token, count: u8, space: Space) {
    match token.good() {
        Some(good) => take(known, Goods::some(good, count), space),
        None => {
            assert!(known.quests.contains(space) && count == 1);
            known.quests = known.quests.without(space);
        }
    }
}

fn add_to_hand(player: &mut Possessions, count: u8, spells: Spells) {
    player.spells = match &player.spells {
        Cards::Hidden(held) => Cards::Hidden(held + count),
        Cards::Known(held) => sorted(held.iter().copied().collect::<Spells>() + spells),
    };
}

fn remove_from_hand(player: &mut Possessions, spells: Spells) {
    player.spells = match &player.spells {
        Cards::Hidden(held) => Cards::Hidden(held - spells.len()),
        Cards::Known(held) => {
            let hand: Spells = held.iter().copied().collect();
            assert!(hand.contains(spells));
            sorted(hand - spells)
        }
    };
}

fn sorted(hand: Spells) -> Cards {
    Cards::Known(hand.cards().rev().collect())
}
