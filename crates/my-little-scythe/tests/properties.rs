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
        for seed in 0..50 {
            let mut actions = 0;
            let end = policy::play(
                MyLittleScythe::new(&setup, Seed(seed)),
                &mut Rng::new(Seed(seed)),
                20000,
                policy::mixed,
                |_, _, _, _| actions += 1,
            );
            assert!(end.outcome().is_some(), "{setup} {seed} {actions}");
            total += actions;
            longest = longest.max(actions);
            turns += end.turn();
        }
        println!("{setup}: mean {} longest {longest} turns {}", total / 50, turns / 50);
    }
}
