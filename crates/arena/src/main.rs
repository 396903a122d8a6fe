//! Matches, benchmarks and the table protocol, on the command line.
mod tune;
use little_factory::evaluation::*;
use little_factory::*;
use std::time::Instant;
use tabletop::*;
fn duel(a: &Weights, b: &Weights, games: u64) -> f64 {
    let setup = Setup::new(2, false).expect("");
    let (mut wins, mut turns) = (0.0, 0u64);
    let t = Instant::now();
    for g in 0..games {
        let mut game = LittleFactory::new(&setup, Seed(g / 2 + 7_000_000));
        while game.to_act().is_some() && game.turn() < 400 {
            let w = if u64::from(game.active().0) == g % 2 { a } else { b };
            let p = &game.turns(12, w)[0];
            for x in &p.actions {
                game.apply(x, &mut ()).expect("plan");
            }
        }
        turns += u64::from(game.turn());
        if let Some(o) = game.outcome() {
            wins += o.share(Seat((g % 2) as u8)) as f64;
        } else {
            wins += 0.5
        }
    }
    eprintln!(
        "a wins {:.3}; {:.1} turns a player; {:.2} ms a turn",
        wins / games as f64,
        turns as f64 / games as f64 / 2.0,
        t.elapsed().as_secs_f64() * 1e3 / turns as f64
    );
    wins / games as f64
}
fn main() {
    let arg: Vec<u64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let old = *house_weights(arg[0] as u8);
    if arg[0] == 2 {
        duel(&old, &old, 200);
    }
    let w = tune::tune(&tune::Plan { seats: arg[0] as u8, rounds: arg[1] as u32, games: arg[2] as u32, seed: 1 });
    if arg[0] == 2 {
        duel(&w, &old, 400);
    }
    print!("{}", tune::written(&w));
}
