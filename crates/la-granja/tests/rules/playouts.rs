//! Random games come to their end.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use la_granja::{LaGranja, ROUNDS, Setup};
use tabletop::{Game, Rng, Seed};

#[test]
fn random_games_end_after_six_rounds() {
    let setups = [Setup::new(2), Setup::new(3), Setup::new(4), Some(Setup::SOLO)].map(|setup| setup.expect("a setup"));
    for (number, setup) in (0..).zip(setups) {
        for seed in 0..if cfg!(target_arch = "wasm32") { 2 } else { 50 } {
            let mut game = LaGranja::new(&setup, Seed(seed));
            let mut rng = Rng::new(Seed(1000 * number + seed));
            let mut actions = 0;
            while game.to_act().is_some() {
                let legal = game.legal();
                let action = *rng.pick(&legal).expect("something is legal");
                game.apply(&action, &mut ()).unwrap_or_else(|why| panic!("{action}: {why:?}"));
                actions += 1;
                assert!(actions < 5000, "{setup}, seed {seed} goes on and on");
            }
            assert_eq!(game.round(), ROUNDS);
        }
    }
}
