//! Listed ⇔ accepted, along a game whose choices are the input.
#![no_main]

#[allow(dead_code)]
#[path = "../../crates/little-factory/tests/common/policy.rs"]
mod policy;

use libfuzzer_sys::fuzz_target;
use little_factory::{Action, LittleFactory, Setup};
use tabletop::{Game, Rng, Seed};

fuzz_target!(|data: &[u8]| {
    let [first, seed, choices @ ..] = data else { return };
    let Some(setup) = Setup::new(2 + first % 3, first & 128 != 0) else { return };
    let mut game = LittleFactory::new(&setup, Seed(u64::from(*seed)));
    let mut rng = Rng::new(Seed(u64::from(*first)));
    for pair in choices.chunks_exact(2).take(200) {
        let legal = game.legal();
        assert_eq!(legal.is_empty(), game.to_act().is_none());
        for _ in 0..4 {
            let stranger: Action = policy::stranger(&game, &mut rng);
            assert_eq!(game.check(&stranger).is_ok(), legal.contains(&stranger), "{stranger}");
        }
        let choice = usize::from(u16::from_le_bytes([pair[0], pair[1]]));
        let Some(action) = legal.get(choice % legal.len().max(1)) else { return };
        assert_eq!(action.to_string().parse(), Ok(*action));
        assert_eq!(game.apply(action, &mut ()), Ok(()));
        assert!(game.player(game.active()).hand.len() <= 7);
    }
});
