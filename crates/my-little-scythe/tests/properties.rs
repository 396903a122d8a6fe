//! What holds in every state of every game, over many thousand games.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::policy;
use my_little_scythe::MyLittleScythe;
use tabletop::{Game, Rng, Seed};

#[test]
fn games_end() {
    for setup in policy::setups() {
        let (mut total, mut longest, mut turns) = (0, 0, 0);
        let since = std::time::Instant::now();
        let mut wins = [0; 6];
        let n = 2000;
        for seed in 0..n {
            let mut actions = 0;
            let mut game = MyLittleScythe::new(&setup, Seed(seed));
            let mut rng = Rng::new(Seed(seed));
            while game.to_act().is_some() {
                let action = game.guide(&mut rng);
                if let Err(e) = game.apply(&action, &mut ()) {
                    panic!("{action} {e:?} {}", my_little_scythe::position::Position::from(&game));
                }
                actions += 1;
                assert!(actions < 20000, "{}", my_little_scythe::position::Position::from(&game));
            }
            game.outcome().unwrap().winners.iter().for_each(|s| wins[s.index()] += 1);
            total += actions;
            longest = longest.max(actions);
            turns += game.turn();
        }
        println!(
            "{setup}: mean {} longest {longest} turns {} per s {} {wins:?}",
            total / n,
            turns / n as u32,
            n as f64 / since.elapsed().as_secs_f64()
        );
    }
}
