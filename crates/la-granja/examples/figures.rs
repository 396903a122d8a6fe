//! What games of a level against itself look like: scores, where VP come from, how helpers fare, and how long games are.
//!
//! ```text
//! cargo run --release -p la-granja --example figures -- "2 seats" trader 200 1
//! ```
//!
//! The words are the setup, the level or `guide`, how many games, and the first seed. A level that searches may be given
//! fewer worlds: `master@50`. With a last word `helpers`, everybody's first card is one of the hand by lot, played as a
//! helper, and only these are counted: so helpers that are rarely played are tried too, and nobody chose the moment.

use la_granja::{Action, Card, LaGranja, Setup, Side, Source, Step};
use tabletop::{Game, Levels, Mind, Rng, Seat, Seed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let setup = words.first().and_then(|word| word.parse::<Setup>().ok());
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let (Some(setup), Some(games), Some(seed)) = (setup, number(2), number(3)) else {
        eprintln!("expected a setup, a level, games and a seed: \"2 seats\" trader 200 1");
        return;
    };
    let mind = words.get(1).and_then(|word| mind(word));
    let forced = words.get(4).is_some_and(|word| word == "helpers");
    let seats = setup.seats();
    let mut tally = [0i64; Source::COUNT];
    let (mut total, mut players, mut actions, mut best, mut first_wins) = (0i64, 0i64, 0usize, 0, 0.0f32);
    let mut helped = [(0u32, 0.0f32); Card::COUNT];
    for game_seed in seed..seed + games {
        let mut game = LaGranja::new(&setup, Seed(game_seed));
        let first = game.order()[0];
        let mut rng = Rng::new(Seed(!game_seed));
        let mut played: Vec<Vec<Card>> = vec![Vec::new(); usize::from(seats)];
        while let Some(seat) = game.to_act() {
            let chosen = if forced && game.round() == 1 && game.step() == (Step::Cards { left: 2 }) {
                let hand: Vec<Card> = game.player(seat).hand.iter().collect();
                rng.pick(&hand).map(|&card| Action::Play(card, Side::Helper(0))).into_iter().collect()
            } else if let Some(mind) = mind {
                la_granja::skill::think(mind, &game, rng.fork(), &mut |_| true)
                    .map_or(Vec::new(), |thought| thought.actions)
            } else {
                vec![game.imagine(seat, &mut rng).guided(&mut rng)]
            };
            for action in chosen {
                if let Action::Play(card, Side::Helper(_)) = action
                    && (!forced || game.round() == 1 && game.step() == (Step::Cards { left: 2 }))
                {
                    played[seat.index()].push(card);
                }
                if let Err(why) = game.apply(&action, &mut ()) {
                    eprintln!("{action} was refused: {why:?}");
                    return;
                }
                actions += 1;
            }
        }
        let outcome = game.outcome();
        first_wins += outcome.map_or(0.0, |outcome| outcome.share(first));
        for seat in Seat::all(seats).filter(|&seat| !game.is_neutral(seat)) {
            players += 1;
            total += i64::from(game.score(seat));
            best = best.max(game.score(seat));
            tally.iter_mut().zip(game.tally(seat)).for_each(|(sum, points)| *sum += i64::from(points));
            let share = outcome.map_or(0.0, |outcome| outcome.share(seat));
            for card in &played[seat.index()] {
                let (count, wins) = &mut helped[usize::from(card.number()) - 1];
                *count += 1;
                *wins += share;
            }
        }
    }
    let mean = |sum: i64| sum as f64 / players as f64;
    println!("{setup}, {games} games: {:.1} VP on average, {best} at most", mean(total));
    println!(
        "{:.0} actions a game; who begins wins {:.1} %",
        actions as f64 / games as f64,
        100.0 * f64::from(first_wins) / games as f64
    );
    for source in Source::ALL {
        let part = mean(tally[source as usize]);
        println!("{:>10} {part:6.2}  {:5.1} %", source.id(), 100.0 * part / mean(total));
    }
    let mut helpers: Vec<(Card, u32, f64)> = Card::all()
        .zip(helped)
        .filter(|(_, (count, _))| *count > 0)
        .map(|(card, (count, wins))| (card, count, 100.0 * f64::from(wins) / f64::from(count)))
        .collect();
    helpers.sort_by(|one, other| other.2.total_cmp(&one.2));
    println!("helpers played, and how often their owner won:");
    for (card, count, won) in helpers {
        println!("{:>24} {count:5} {won:5.1} %", card.id());
    }
}

/// A level, or one with another number of worlds.
fn mind(word: &str) -> Option<Mind> {
    let (level, worlds) = word.split_once('@').map_or((word, None), |(level, worlds)| (level, worlds.parse().ok()));
    let mind = LaGranja::mind(level.parse().ok()?);
    Some(match (mind, worlds) {
        (Mind::Searching { settings, .. }, Some(worlds)) => Mind::Searching { settings, worlds },
        (mind, _) => mind,
    })
}
