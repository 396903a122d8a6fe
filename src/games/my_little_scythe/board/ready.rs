//! What can be done with a thing on the table, as whole moves, best first.

use my_little_scythe::{Action, Decision, Goods, MyLittleScythe, Refusal, Seeker, Space, Thing};
use tabletop::{Game as _, order};

use super::super::word::Word;
use super::Seen;
use super::drag::Held;
use crate::table::Reply;

/// The moves of a thing: each is an action, or the action of a turn and where it leads at once.
pub(super) fn of(seen: &Seen, word: Word) -> Vec<Vec<Action>> {
    if !seen.can_act {
        return Vec::new();
    }
    let (game, facts) = (&seen.game, &seen.facts);
    let decision = game.decision();
    let mut found: Vec<Vec<Action>> = Vec::new();
    match word {
        Word::Hex(space) => {
            let moves = facts.legal.iter().filter(|action| goes_to(action, space) && !is_twin(game, action));
            found.extend(moves.map(|&action| vec![action]));
            if decision == Some(Decision::Action) {
                let mine = !game.player(seen.me).seekers_at(space).is_empty();
                found.extend(facts.legal.iter().filter(|action| pays_from(action, space)).map(|&action| vec![action]));
                if mine && facts.legal.contains(&Action::Move) {
                    found.push(vec![Action::Move]);
                }
                let moves = facts.goes.iter().filter(|action| goes_to(action, space) && !is_twin(game, action));
                found.extend(moves.map(|&action| vec![Action::Move, action]));
            }
            let here = facts.legal.iter().filter(|action| Thing::Space(space).is_meant_by(action));
            found.extend(here.map(|&action| vec![action]));
        }
        Word::Camp(camp) => {
            let home = game.camp(seen.me) == camp && game.player(seen.me).seekers.contains(&None);
            if home && facts.legal.contains(&Action::Move) {
                found.push(vec![Action::Move]);
            }
        }
        Word::Deed(deed) => found.extend(meant(seen, Thing::Deed(deed))),
        Word::Tile(tile) => found.extend(meant(seen, Thing::Tile(tile))),
        Word::Trophy(trophy) => found.extend(meant(seen, Thing::Trophy(trophy))),
        Word::Quest(_) => {
            found.extend([1, 2].into_iter().flat_map(|option| meant(seen, Thing::Option(option))));
        }
        Word::Region(_) | Word::Personality(_) | Word::Card(_) => {}
    }
    let place = |actions: &Vec<Action>| actions.last().map(rank);
    order::sort(&mut found, |one, other| place(one) < place(other));
    found
}

fn meant(seen: &Seen, thing: Thing) -> Vec<Vec<Action>> {
    seen.facts.legal.iter().filter(|action| thing.is_meant_by(action)).map(|&action| vec![action]).collect()
}

/// A delivery first, then whoever carries most; of Makes the one that spares most.
fn rank(action: &Action) -> (u8, u8) {
    match action {
        Action::Deliver { eased, .. } => (0, u8::from(*eased)),
        Action::Go { goods, .. } => (1, u8::MAX - goods.len()),
        Action::Bake(payment) | Action::Conjure(payment) | Action::PowerUp { payment, .. } => {
            (2, payment.total().len())
        }
        _ => (3, 0),
    }
}

fn goes_to(action: &Action, space: Space) -> bool {
    Seeker::BOTH.into_iter().any(|seeker| Thing::Hex(seeker, space).is_meant_by(action))
}

fn pays_from(action: &Action, space: Space) -> bool {
    match action {
        Action::Bake(payment) | Action::Conjure(payment) | Action::PowerUp { payment, .. } => {
            payment.parts().any(|(from, _)| from == space)
        }
        _ => false,
    }
}

/// Two Seekers on one space are alike: one of them is enough.
fn is_twin(game: &MyLittleScythe, action: &Action) -> bool {
    let (Action::Go { seeker: Seeker::B, .. } | Action::Deliver { seeker: Seeker::B, .. }) = action else {
        return false;
    };
    let Some(me) = game.to_act() else { return false };
    let [one, other] = game.player(me).seekers;
    let twin = match *action {
        Action::Go { to, goods, .. } => Action::Go { seeker: Seeker::A, to, goods },
        Action::Deliver { good, count, eased, .. } => Action::Deliver { seeker: Seeker::A, good, count, eased },
        _ => return false,
    };
    one == other && game.decision() == Some(Decision::Seekers) && game.check(&twin).is_ok()
        || one == other && game.decision() == Some(Decision::Action)
}

/// What a tap does at once: the one thing there is, if it can be taken back.
pub(super) fn direct(seen: &Seen, word: Word) -> Option<Vec<Action>> {
    let ready = of(seen, word);
    let [only] = ready.as_slice() else { return None };
    // Whoever taps a Seeker that could go may mean it, and not that the other comes to it.
    let asks = seen.game.decision() == Some(Decision::Action) && !matches!(word, Word::Deed(_))
        || movable(seen, word).is_some();
    (!asks && !reveals(seen, only)).then(|| only.clone())
}

/// Whether something is seen on the way that cannot be unseen.
pub(super) fn reveals(seen: &Seen, actions: &[Action]) -> bool {
    let mut game = MyLittleScythe::clone(&seen.game);
    actions.iter().any(|action| game.reveals(action) || game.apply(action, &mut ()).is_err())
}

/// What dragging a Seeker from one space to another does: with everything that can come along, or else with nothing.
pub(super) fn dropped(seen: &Seen, from: Option<Space>, to: Space) -> Reply<MyLittleScythe> {
    let me = seen.game.player(seen.me);
    let dragged = |action: &Action| match *action {
        Action::Go { seeker, .. } | Action::Deliver { seeker, .. } => me.seekers[seeker.index()] == from,
        _ => false,
    };
    let found = of(seen, Word::Hex(to)).into_iter().find(|actions| actions.last().is_some_and(dragged));
    match found {
        Some(actions) => Reply::DoAll(actions),
        None => why_not(seen, Word::Hex(to)).map_or(Reply::Draw, Reply::Refuse),
    }
}

/// What the pointer takes up there: a Seeker of mine that could move now.
pub(super) fn movable(seen: &Seen, word: Word) -> Option<Held> {
    let from = match word {
        Word::Hex(space) => Some(space),
        Word::Camp(camp) if camp == seen.game.camp(seen.me) => None,
        _ => return None,
    };
    let me = seen.game.player(seen.me);
    let moves = seen.facts.legal.iter().chain(&seen.facts.goes).any(|action| match *action {
        Action::Go { seeker, .. } | Action::Deliver { seeker, .. } => me.seekers[seeker.index()] == from,
        _ => false,
    });
    moves.then_some(Held(from))
}

/// Why nothing can be done with a thing.
pub(super) fn why_not(seen: &Seen, word: Word) -> Option<Refusal> {
    let decision = seen.game.decision()?;
    let thing = match word {
        Word::Hex(space) => match decision {
            Decision::Seekers => Thing::Hex(unmoved(seen), space),
            Decision::Action => return no_way(seen, space),
            _ => Thing::Space(space),
        },
        Word::Deed(deed) => Thing::Deed(deed),
        Word::Trophy(trophy) => Thing::Trophy(trophy),
        Word::Tile(tile) if decision == Decision::Tile => Thing::Tile(tile),
        _ => return None,
    };
    seen.game.ask(seen.me, thing).err()
}

/// Why a Move would not lead there: the Move is closed, or the hex too far.
fn no_way(seen: &Seen, space: Space) -> Option<Refusal> {
    let mut ahead = MyLittleScythe::clone(&seen.game);
    match ahead.apply(&Action::Move, &mut ()) {
        Err(closed) => Some(closed),
        Ok(()) => Seeker::BOTH.into_iter().find_map(|seeker| ahead.ask(seen.me, Thing::Hex(seeker, space)).err()),
    }
}

/// The Seeker that is next to move.
fn unmoved(seen: &Seen) -> Seeker {
    let moves = |seeker: &Seeker| {
        let of = |action: &Action| matches!(action, Action::Go { seeker: other, .. } if other == seeker);
        seen.facts.legal.iter().any(of)
    };
    Seeker::BOTH.into_iter().find(moves).unwrap_or(Seeker::A)
}

/// How a hex stands out.
#[derive(Clone, Copy, PartialEq, Default)]
pub(super) struct Light {
    /// It can be chosen now.
    pub(super) lit: bool,
    /// A Seeker gets there with goods.
    pub(super) carrying: bool,
    /// Somebody would be fought there.
    pub(super) fight: bool,
    /// A quest would be found there.
    pub(super) quest: bool,
    /// A delivery would be made there.
    pub(super) delivery: bool,
    /// A gift would make friends there.
    pub(super) gift: bool,
    /// The hint points here.
    pub(super) hinted: bool,
}

pub(super) fn light(seen: &Seen, space: Space) -> Light {
    let hinted = seen.hinted == Some(Word::Hex(space));
    if !seen.can_act {
        return Light { hinted, ..Light::default() };
    }
    let (game, facts) = (&seen.game, &seen.facts);
    let chosen = chosen_space(seen);
    // Whoever wants no lights still sees where a Seeker goes that was asked for.
    if seen.settings.unmarked && chosen.is_none() {
        return Light { hinted, ..Light::default() };
    }
    let from = |seeker: Seeker| game.player(seen.me).seekers[seeker.index()];
    let of_chosen = |seeker: Seeker| chosen.is_none_or(|chosen| from(seeker) == chosen);
    let actions = match game.decision() {
        Some(Decision::Action) if chosen.is_some() => &facts.goes,
        Some(Decision::Action) => return Light { hinted, ..Light::default() },
        _ => &facts.legal,
    };
    let mut light = Light { hinted, ..Light::default() };
    for action in actions {
        match *action {
            Action::Go { seeker, to, goods } if to == space && of_chosen(seeker) => {
                light.lit = true;
                light.carrying |= goods != Goods::NONE;
            }
            Action::Deliver { seeker, .. } if space == Space::CASTLE && of_chosen(seeker) => {
                (light.lit, light.delivery) = (true, true);
            }
            Action::Place(to) if to == space => light.lit = true,
            _ => light.lit |= Thing::Space(space).is_meant_by(action),
        }
    }
    if light.lit && matches!(game.decision(), Some(Decision::Action | Decision::Seekers)) {
        light.fight = game.rival_on(space, seen.me).is_some();
        light.quest = game.board().quests().contains(space);
    }
    if let (true, my_little_scythe::Step::Seeking { seek, next, .. }) = (light.lit, game.step()) {
        light.gift = game.gift(seek.dice()[usize::from(next).min(3)], space);
    }
    light
}

/// Where the Seeker stands whose ways are asked for; the camp is none. `None` if none is asked for.
pub(super) fn chosen_space(seen: &Seen) -> Option<Option<Space>> {
    let player = seen.game.player(seen.me);
    if let Some(Held(from)) = seen.own.held {
        return Some(from);
    }
    match seen.asked {
        Some(Word::Hex(space)) if !player.seekers_at(space).is_empty() => Some(Some(space)),
        Some(Word::Camp(camp)) if camp == seen.game.camp(seen.me) && player.seekers.contains(&None) => Some(None),
        _ => None,
    }
}
