//! Positions in which one turn is clearly the best, and does not look so: found in games of a match by a search of fifty
//! times the Master's worlds, and written for the tests of a game. Wins in one are among them.

use std::fmt::{Display, Write};

use tabletop::coach::{Coach, Verdict};
use tabletop::{DEEPER, Mind, Rng, Seed};

use crate::fight::{Match, Played};
use crate::playable::Playable;
use crate::progress::Progress;
use crate::regret;

/// The Master imagines so many times fewer worlds.
const FIFTY: u32 = 50;
/// What looks best at a glance gives away so much, in thousandths, and so does every turn that does not count as found.
const SHARP: u32 = 50;
/// A turn that gives away less than this is as good as the best.
const EQUAL: u32 = 15;

/// What is to be found where the turn can win.
const WIN: &str = "a win";

/// Looks for so many such positions in these games.
#[must_use]
pub fn file<G: Playable<View: Display>>(fight: &Match<G>, games: &[Played<G>], count: usize) -> String {
    let mut text = String::new();
    let (mut found, mut wins, progress) = (0, 0, Progress::new("found", count as u32));
    for (game, at) in regret::places(fight, games, usize::MAX) {
        let Some(find) = sharp(&games[game], at, fight.seed ^ (game as u64) << 20 ^ at as u64) else { continue };
        // No more than half of them are wins.
        if find == WIN && 2 * wins >= count {
            continue;
        }
        wins += usize::from(find == WIN);
        if let Ok(position) = games[game].record.replay_telling(at, &mut ()) {
            let deal = games[game].record.seed;
            let _ = writeln!(text, "# deal {deal}, after {at} actions\n{}find {find}\n", position.everything());
            found += 1;
            progress.one_more();
        }
        if found == count {
            break;
        }
    }
    text
}

/// What is to be found there, if it is clear and does not look so.
fn sharp<G: Playable>(game: &Played<G>, at: usize, seed: u64) -> Option<String> {
    let before = game.record.replay_telling(at, &mut ()).ok()?;
    let seat = before.to_act()?;
    if before.is_automaton(seat) || before.legal().len() < 2 {
        return None;
    }
    if let Some(turn) = before.winning() {
        // Wins that do not just lie there.
        return (turn.len() > 2).then(|| WIN.to_owned());
    }
    let glance = Mind::Greedy { width: 24 };
    let glance = tabletop::think(glance, &before, Rng::new(Seed(seed)), &mut |_| true)?.actions;
    let judged = |done: &[G::Action], worlds: u32, seed: u64| {
        let mut coach = Coach::new(&before, done, worlds, Rng::new(Seed(seed)))?;
        while !coach.step(worlds) {}
        Some(coach.verdict())
    };
    if judged(&glance, G::COACH_WORLDS, seed)?.lost() < SHARP {
        return None;
    }
    let deep: Verdict<G> = judged(&glance, FIFTY * (G::COACH_WORLDS / DEEPER), !seed)?;
    let lost = |chance: u32| deep.before.saturating_sub(chance);
    let last = deep.others.last().map_or(u32::MAX, |way| lost(way.chance));
    let blurred = deep.others.iter().any(|way| (EQUAL..SHARP).contains(&lost(way.chance)));
    if deep.lost() < SHARP || last < SHARP || blurred {
        return None;
    }
    let said = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    let equals = deep.others.iter().filter(|way| lost(way.chance) < EQUAL).map(|way| said(&way.actions));
    Some(std::iter::once(said(&deep.best)).chain(equals).collect::<Vec<_>>().join(" or "))
}
