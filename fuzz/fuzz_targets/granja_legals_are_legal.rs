//! Listed ⇔ accepted, along a game whose choices are the input.
#![no_main]

#[allow(dead_code)]
#[path = "../../crates/la-granja/tests/common/policy.rs"]
mod policy;

use libfuzzer_sys::fuzz_target;
use la_granja::{Action, LaGranja};
use tabletop::{Game, Rng, Seat, Seed};

fuzz_target!(|data: &[u8]| {
    let [first, seed, choices @ ..] = data else { return };
    let setups = policy::setups();
    let mut game = LaGranja::new(&setups[usize::from(*first) % setups.len()], Seed(u64::from(*seed)));
    let mut rng = Rng::new(Seed(u64::from(*first)));
    for pair in choices.chunks_exact(2).take(300) {
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
        for seat in Seat::all(game.seats()) {
            let player = game.player(seat);
            assert!(player.pigs() <= player.places() && player.silver < 10_000);
        }
    }
});
