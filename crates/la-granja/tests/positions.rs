//! Positions as text: what is read, what is refused, and what a seat is shown.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::policy;
use la_granja::LaGranja;
use la_granja::position::Position;
use tabletop::{Game, Rng, Seed};

const GAMES: u64 = if cfg!(target_arch = "wasm32") { 1 } else { 5 };

#[test]
fn every_position_of_play_is_read_back_and_played_on() {
    for (number, setup) in (0..).zip(policy::setups()) {
        for seed in 0..GAMES {
            let mut rng = Rng::new(Seed(100 * number + seed));
            policy::play(LaGranja::new(&setup, Seed(seed)), &mut rng, 3000, policy::mixed, |before, _, _, game| {
                let position = Position::from(game);
                let text = position.to_string();
                assert_eq!(text.parse().as_ref(), Ok(&position), "{text}");
                let Some(seat) = game.to_act() else { return };
                let again = LaGranja::try_from(&position)
                    .unwrap_or_else(|flaw| panic!("{flaw}\n{text}\nafter\n{}", Position::from(before)));
                assert_eq!(&again, game);
                let view = game.view(seat);
                let text = view.to_string();
                assert_eq!(text.parse().as_ref(), Ok(&view), "{text}");
                let guessed = LaGranja::try_from(&view).unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
                assert_eq!(guessed.view(seat), view);
                assert_eq!(guessed.legal(), game.legal());
            });
        }
    }
}
