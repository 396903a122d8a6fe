//! Positions as text: what is read, what is refused, and what a seat is shown.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

mod common;

use common::policy;
use la_granja::LaGranja;
use la_granja::position::Position;
use tabletop::{Game, Rng, Seed};

const GAMES: u64 = if cfg!(target_arch = "wasm32") { 1 } else { 5 };

macro_rules! folder {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("data/positions/", $folder, "/", $name, ".txt")))),*]
    };
}

/// Positions that play leads to; the first line says what they are.
#[rustfmt::skip]
const VALID: &[(&str, &str)] = folder!["valid":
    "deliveries",
    "dice",
    "extra",
    "late",
    "opening_2",
    "payment",
    "siesta",
    "solo",
];
/// Positions with one flaw each; the first line says which.
#[rustfmt::skip]
const INVALID: &[(&str, &str)] = folder!["invalid":
    "a_die_too_many",
    "acted_where_nothing_is_asked",
    "card_in_two_places",
    "dice_in_transport",
    "disc_beyond_the_track",
    "disc_twice",
    "effect_of_a_helper_that_gives_none",
    "game_over",
    "good_on_no_field",
    "marker_on_a_closed_space",
    "more_pigs_than_places",
    "nearer_disc_first",
    "neutral_player_with_silver",
    "newborn_in_transport",
    "no_setup",
    "no_such_card",
    "no_such_step",
    "place_of_another_value",
    "points_without_source",
    "roof_tile_for_sale_in_transport",
    "roof_tile_of_another_round",
    "seat_twice_in_order",
    "seven_rounds",
    "step_without_number",
    "turn_of_a_fifth",
    "two_blocked_with_one_number",
];

#[test]
fn valid_positions_are_accepted_and_written_back() {
    for (name, text) in VALID {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = LaGranja::try_from(&position).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        let written: String = text.lines().skip(1).flat_map(|line| [line, "\n"]).collect();
        assert_eq!(Position::from(&game).to_string(), written, "{name}");
    }
}

#[test]
fn invalid_positions_say_their_one_flaw() {
    for (name, text) in INVALID {
        let said = match text.parse::<Position>() {
            Ok(position) => LaGranja::try_from(&position).map(|_| ()).map_err(|flaw| flaw.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let flaw = text.lines().next().and_then(|line| line.strip_prefix("# ")).expect("a first line");
        assert_eq!(said, Err(flaw.to_owned()), "{name}");
    }
}

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
