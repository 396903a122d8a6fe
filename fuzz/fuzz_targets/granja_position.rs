//! Every position that is accepted is written and read back the same, and can be played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use la_granja::LaGranja;
use la_granja::position::Position;
use tabletop::Game;

fuzz_target!(|text: &str| {
    let position = match text.parse::<Position>() {
        Ok(position) => position,
        Err(error) => return assert!((1..=text.lines().count() + 1).contains(&error.line)),
    };
    assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
    let Ok(mut game) = LaGranja::try_from(&position) else { return };
    for step in 0..8 {
        let legal = game.legal();
        assert_eq!(legal.is_empty(), game.to_act().is_none());
        let Some(action) = legal.get(step * 37 % legal.len().max(1)) else { break };
        assert_eq!(game.apply(action, &mut ()), Ok(()));
    }
});
