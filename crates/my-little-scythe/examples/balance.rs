//! How even the chances are: a level plays against itself, and the wins are counted by seat, by order of play and by
//! personality.
//!
//! ```text
//! cargo run --release -p my-little-scythe --example balance -- "2 seats" master 800 100
//! ```
//!
//! The words are the setup, the level (`master@200` for fewer worlds, `trader@24` for more plans), how many deals, and
//! the first seed; then, if only deals in which somebody has it are to be played, a personality.

use my_little_scythe::skill::think;
use my_little_scythe::{MyLittleScythe, Personality, Setup};
use tabletop::{Game, Levels, Mind, Rng, Seat, Seed};

/// Games, and what was won of them.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u32,
    won: f32,
}

impl Tally {
    fn count(&mut self, share: f32) {
        self.games += 1;
        self.won += share;
    }

    fn print(self, what: &str) {
        println!("{what:12} {:5.1} % of {}", 100.0 * self.won / self.games.max(1) as f32, self.games);
    }
}

/// `master`, `master@200`, `trader@24`.
fn mind(word: &str) -> Option<Mind> {
    let (name, figure) = word.split_once('@').map_or((word, None), |(name, figure)| (name, figure.parse().ok()));
    let mind = MyLittleScythe::mind(name.parse().ok()?);
    Some(match (mind, figure) {
        (Mind::Searching { settings, .. }, Some(worlds)) => Mind::Searching { settings, worlds },
        (Mind::Greedy { .. }, Some(width)) => Mind::Greedy { width: width as usize },
        (mind, _) => mind,
    })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let setup = words.first().and_then(|word| word.parse::<Setup>().ok());
    let mind = words.get(1).and_then(|word| mind(word));
    let (Some(setup), Some(mind), Some(games), Some(seed)) = (setup, mind, number(2), number(3)) else {
        eprintln!("expected a setup, a level, games and a seed: \"2 seats\" master 800 100");
        return;
    };
    let only = words.get(4).and_then(|word| Personality::by_id(word));
    let (mut seats, mut order, mut traits) = ([Tally::default(); 6], [Tally::default(); 6], [Tally::default(); 8]);
    for deal in seed..seed + games {
        let mut game = MyLittleScythe::new(&setup, Seed(deal));
        let (count, first) = (game.seats(), game.active());
        let dealt = |personality| Seat::all(count).any(|seat| game.player(seat).personality == personality);
        if only.is_some_and(|personality| !dealt(personality)) {
            continue;
        }
        let mut luck = Rng::new(Seed(!deal));
        while let Some(thought) = think(mind, &game, luck.fork(), &mut |_| true).filter(|_| game.turn() < 2000) {
            for action in &thought.actions {
                if let Err(refusal) = game.apply(action, &mut ()) {
                    eprintln!("deal {deal}: {action}: {refusal:?}");
                    return;
                }
            }
        }
        let Some(outcome) = game.outcome() else {
            eprintln!("deal {deal} does not end");
            continue;
        };
        for seat in Seat::all(count).filter(|&seat| !game.is_automountie(seat)) {
            let share = outcome.share(seat);
            seats[seat.index()].count(share);
            order[usize::from((seat.0 + count - first.0) % count)].count(share);
            traits[game.player(seat).personality as usize].count(share);
        }
    }
    for (place, (seat, order)) in seats.iter().zip(order).enumerate().filter(|(_, (seat, _))| seat.games > 0) {
        seat.print(&format!("seat {}", place + 1));
        order.print(&format!("{}. to play", place + 1));
    }
    for (personality, tally) in Personality::ALL.into_iter().zip(traits) {
        tally.print(personality.id());
    }
}
