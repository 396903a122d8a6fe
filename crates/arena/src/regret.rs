//! What the Master gives away: its decisions with its own number of worlds, judged with many times as many; then its turn and
//! what seemed best are judged again, each with as many worlds of its own. So luck makes a loss as often too small as too large.

use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use tabletop::coach::{Coach, decisions};
use tabletop::{Rng, Seat, Seed, Skill};

use crate::fight::{Match, Played};
use crate::playable::Playable;
use crate::progress::Progress;

/// How many decisions are looked at, and with how many worlds.
#[derive(Clone, Copy)]
pub struct Scope {
    /// How many, spread over the games.
    pub decisions: usize,
    /// Worlds for each judgement.
    pub worlds: u32,
}

/// Above so many points, one in a hundred is allowed; and none from the second on.
const RARE: i32 = 80;
const NEVER: i32 = 150;

/// Lets the Master decide in positions of these games and judges what it does; the answer is a table in Markdown, and the
/// decisions that give most away.
#[must_use]
pub fn table<G: Playable>(fight: &Match<G>, games: &[Played<G>], scope: Scope) -> String {
    let places = places(fight, games, scope.decisions);
    let (next, progress) = (AtomicUsize::new(0), Progress::new("judged", places.len() as u32));
    let found = Mutex::new(Vec::new());
    std::thread::scope(|threads| {
        for _ in 0..fight.threads.max(1) {
            threads.spawn(|| {
                while let Some(&(game, at)) = places.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let lost = lost::<G>(&games[game], at, fight.seed ^ (game as u64) << 20 ^ at as u64, scope.worlds);
                    let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    found.extend(lost.map(|(lost, said)| (lost, game, at, said)));
                    progress.one_more();
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    found.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)).then(one.2.cmp(&other.2)));
    let count = found.len().max(1) as f64;
    let above = |limit: i32| found.iter().filter(|one| one.0 >= limit).count();
    let mean = found.iter().map(|one| f64::from(one.0)).sum::<f64>() / count / 10.0;
    let mut text = String::from(
        "| decisions | lost a decision | most | from 8 points | from 15 points |\n|---|---|---|---|---|\n",
    );
    let most = found.first().map_or(0.0, |one| f64::from(one.0) / 10.0);
    let _ = writeln!(
        text,
        "| {} | {mean:.2} points | {most:.1} points | {:.1} % | {} |",
        found.len(),
        100.0 * above(RARE) as f64 / count,
        above(NEVER)
    );
    let _ = writeln!(text, "\n{} worlds a judgement", scope.worlds);
    for (lost, game, at, said) in found.iter().take(5).filter(|one| one.0 >= RARE) {
        let _ = writeln!(text, "{:.1} points: game {}, action {at}: {said}", f64::from(*lost) / 10.0, game + 1);
    }
    text
}

/// Decisions of these games drawn by lot: which game, and after how many actions.
pub(crate) fn places<G: Playable>(fight: &Match<G>, games: &[Played<G>], count: usize) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    for (number, game) in games.iter().enumerate() {
        let seats = G::new(&fight.setup, Seed(fight.seed)).seats();
        for seat in Seat::all(seats) {
            all.extend(decisions(&game.record, seat).into_iter().map(|decision| (number, decision.start)));
        }
    }
    Rng::new(Seed(fight.seed)).shuffle(&mut all);
    all.truncate(count);
    all
}

/// What the Master gives away there, in thousandths, and what it does; `None` if there is nothing to decide.
fn lost<G: Playable>(game: &Played<G>, at: usize, seed: u64, worlds: u32) -> Option<(i32, String)> {
    let before = game.record.replay_telling(at, &mut ()).ok()?;
    let seat = before.to_act()?;
    if before.is_automaton(seat) || before.legal().len() < 2 {
        return None;
    }
    let thought = Skill::Master.think(&before, Rng::new(Seed(seed)), |_| true)?;
    let mut coach = Coach::new(&before, &thought.actions, worlds, Rng::new(Seed(!seed)))?;
    while !coach.step(worlds) {}
    let best = coach.verdict().best;
    // The best of many judgements is too good by luck: both are judged again, each in worlds of its own.
    let mut fresh = Rng::new(Seed(seed)).fork();
    let again = [&best, &thought.actions].map(|turn| judged(&before, turn, worlds, fresh.fork()));
    let [best_again, masters] = again;
    let lost = if best == thought.actions { 0 } else { best_again? - masters? };
    let said = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    Some((lost, format!("“{}” instead of “{}”", said(&thought.actions), said(&best))))
}

/// The chance to win with this turn in so many worlds, in thousandths, whatever else there is.
fn judged<G: Playable>(before: &G, turn: &[G::Action], worlds: u32, rng: Rng) -> Option<i32> {
    let mut coach = Coach::alone(before, turn, worlds, rng)?;
    while !coach.step(worlds) {}
    Some(coach.verdict().after as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guest::Guest;
    use tabletop::{Game, Record};

    use little_factory::LittleFactory;

    #[test]
    fn decisions_are_drawn_and_judged() {
        let guest = |name| Guest::read::<LittleFactory>(name);
        let (Ok(one), Ok(other), Ok(setup)) = (guest("trader"), guest("apprentice"), "2 seats".parse()) else {
            panic!("levels of the house")
        };
        let fight = Match::<LittleFactory> { setup, guests: vec![one, other], games: 2, seed: 3, threads: 1 };
        let Ok(games) = fight.play("games") else { panic!("they can be played") };
        let text = table(&fight, &games, Scope { decisions: 4, worlds: 60 });
        assert!(text.contains("60 worlds a judgement") && text.lines().count() >= 4, "{text}");
        let found: usize = text.lines().nth(2).and_then(|row| row.split('|').nth(1)?.trim().parse().ok()).unwrap_or(0);
        assert!((2..=4).contains(&found), "{text}");
    }

    #[test]
    fn a_turn_judged_alone_gets_all_worlds_and_a_worse_one_has_less() {
        let Ok(record) =
            include_str!("../../little-factory/tests/data/bakery_or_market.txt").parse::<Record<LittleFactory>>()
        else {
            panic!("a record")
        };
        let Ok(game) = record.replay() else { panic!("a game") };
        let Ok(bread) = "produce bread: charcoal flour".parse::<little_factory::Action>() else { panic!("notation") };
        let mut after = game.clone();
        assert!(after.apply(&bread, &mut ()).is_ok());
        let sale = after.legal().into_iter().find(|action| action.to_string().starts_with("use market: bread"));
        let (Some(sale), end) = (sale, little_factory::Action::End) else { panic!("the Market takes Bread") };
        let chance = |turn: &[little_factory::Action], seed| judged(&game, turn, 1500, Rng::new(Seed(seed)));
        let (Some(kept), Some(again)) = (chance(&[bread, end], 1), chance(&[bread, end], 2)) else { panic!("legal") };
        assert!(kept.abs_diff(again) < 120, "{kept} {again}");
        assert!(chance(&[bread, sale, end], 3).is_some_and(|sold| sold + 100 < kept), "{kept}");
        assert_eq!(judged(&game, &[end], 10, Rng::new(Seed(1))), None, "no legal turn");
    }
}
