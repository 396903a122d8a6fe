//! Matches, benchmarks and the table protocol, on the command line.
mod tune;
use little_factory::evaluation::*;
use little_factory::*;
use std::time::Instant;
use tabletop::*;
#[derive(Clone, Copy, Debug)]
struct P {
    iters: u32,
    s: Settings,
}
fn mv(game: &LittleFactory, p: &P, seed: u64) -> Vec<Action> {
    if p.iters == 0 {
        return game.turns(12, house_weights(game.seats())).swap_remove(0).actions;
    }
    let Some(mut s) = Search::new(game, p.s, Rng::new(Seed(seed))) else { return vec![] };
    while s.worlds() < p.iters && s.is_open(p.iters - s.worlds()) {
        s.step();
    }
    s.thought().actions
}
fn duel(a: &P, b: &P, games: u64, seats: u8) -> (f64, u64, [f64; 2], [u64; 2]) {
    let setup = Setup::new(seats, false).expect("");
    let (mut wins, mut turns, mut time, mut n) = (0.0, 0u64, [0.0; 2], [0u64; 2]);
    for g in 0..games {
        let mut game = LittleFactory::new(&setup, Seed(g / u64::from(seats) + 7_000_000));
        while game.to_act().is_some() && game.turn() < 400 {
            let isa = u64::from(game.active().0) == g % u64::from(seats);
            let w = if isa { a } else { b };
            let t = Instant::now();
            let p = mv(&game, w, g * 1000 + u64::from(game.turn()));
            time[usize::from(!isa)] += t.elapsed().as_secs_f64();
            n[usize::from(!isa)] += 1;
            for x in &p {
                game.apply(x, &mut ()).expect("plan");
            }
        }
        turns += u64::from(game.turn());
        if let Some(o) = game.outcome() {
            wins += o.share(Seat((g % u64::from(seats)) as u8)) as f64;
        } else {
            wins += 0.5
        }
    }
    (wins, turns, time, n)
}
fn par(name: &str, a: P, b: P, games: u64, seats: u8) {
    let (w, t, time, n) = duel(&a, &b, games, seats);
    let p = w / games as f64;
    println!(
        "{name}: {p:.3} ±{:.3}; {:.1} turns/player; {:.2} / {:.2} ms a turn",
        1.96 * (p * (1.0 - p) / games as f64).sqrt(),
        t as f64 / games as f64 / seats as f64,
        time[0] * 1e3 / n[0] as f64,
        time[1] * 1e3 / n[1] as f64
    );
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args[0] == "tune" {
        let arg: Vec<u64> = args[1..].iter().filter_map(|a| a.parse().ok()).collect();
        let w =
            tune::tune(&tune::Plan { seats: arg[0] as u8, worlds: arg[1] as u32, games: arg[2] as u32, seed: arg[3] });
        print!("{}", tune::written(&w));
        return;
    }
    if args[0] == "wduel" {
        let read = |f: &str| -> Weights {
            let mut w = [[0.0; 2]; FEATURES];
            for (l, w) in std::fs::read_to_string(f).expect("").lines().zip(&mut w) {
                let l = l.trim().trim_start_matches('[').split(']').next().expect("");
                let mut it = l.split(',');
                *w = [it.next().expect("").trim().parse().expect(""), it.next().expect("").trim().parse().expect("")];
            }
            w
        };
        let (a, b) = (read(&args[1]), read(&args[2]));
        let setup = Setup::new(2, false).expect("");
        let games: u64 = args[3].parse().expect("");
        let (mut wins, mut turns) = (0.0, 0);
        for g in 0..games {
            let mut game = LittleFactory::new(&setup, Seed(g / 2 + 9_000_000));
            while game.to_act().is_some() && game.turn() < 400 {
                let w = if u64::from(game.active().0) == g % 2 { &a } else { &b };
                for x in &game.turns(12, w)[0].actions {
                    game.apply(x, &mut ()).expect("plan");
                }
            }
            turns += game.turn();
            wins += game.outcome().map_or(0.5, |o| f64::from(o.share(Seat((g % 2) as u8))));
        }
        println!("{:.3} {:.1}", wins / games as f64, f64::from(turns) / games as f64 / 2.0);
        return;
    }
    let base = Settings { width: 24, inner_width: 6, playout: 0, curiosity: 0.5, doubt: 0.05, nodes: 4000 };
    let g = P { iters: 0, s: base };
    let games: u64 = args[1].parse().expect("");
    let it: u32 = args[2].parse().expect("");
    match args[0].as_str() {
        "playout" => {
            for playout in [0, 6, 12, 30] {
                par(&format!("playout {playout}"), P { iters: it, s: Settings { playout, ..base } }, g, games, 2);
            }
        }
        "cur" => {
            for curiosity in [0.15, 0.5, 1.5] {
                par(&format!("cur {curiosity}"), P { iters: it, s: Settings { curiosity, ..base } }, g, games, 2);
            }
        }
        "doubt" => {
            for doubt in [0.01, 0.05, 0.2] {
                par(&format!("doubt {doubt}"), P { iters: it, s: Settings { doubt, ..base } }, g, games, 2);
            }
        }
        "inner" => {
            for inner_width in [3, 6, 12] {
                par(&format!("inner {inner_width}"), P { iters: it, s: Settings { inner_width, ..base } }, g, games, 2);
            }
        }
        "it" => {
            for i in [it, it * 4, it * 16] {
                par(&format!("iters {i}"), P { iters: i, s: base }, g, games, 2);
            }
        }
        _ => {}
    }
}
