//! Positions as text: what is read, what is refused, and what a seat is shown.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{policy, table};
use la_granja::LaGranja;
use la_granja::position::{Excess, Flaw, Position};
use tabletop::{Game, Rng, Seat, Seed};

const GAMES: u64 = if cfg!(target_arch = "wasm32") { 1 } else { 5 };

macro_rules! folder {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../data/positions/", $folder, "/", $name, ".txt")))),*]
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
    "a_barrow_that_is_full",
    "a_card_too_few_in_the_pile",
    "a_die_too_many",
    "a_helper_behind_an_empty_slot",
    "a_mark_on_a_helper_of_every_day",
    "a_tile_on_no_barn",
    "acted_where_nothing_is_asked",
    "card_in_two_places",
    "dice_in_transport",
    "disc_beyond_the_track",
    "disc_twice",
    "effect_of_a_helper_that_gives_none",
    "five_donkeys",
    "game_over",
    "good_on_no_field",
    "marker_on_a_closed_space",
    "more_pigs_than_places",
    "more_silver_than_anybody_counts",
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

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_position_of_the_folders_is_named() {
    for (folder, list) in [("valid", VALID), ("invalid", INVALID)] {
        let folder = format!("{}/tests/data/positions/{folder}", env!("CARGO_MANIFEST_DIR"));
        tabletop::positions::all_named(&folder, list);
    }
}

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

kinds! { Flaw:
    Players, Round, Over, Card, Cards, Roof, Roofs, Track, Market, Building, Farm, Dice, Task, Step, Neutral,
}

/// What a farm cannot have, by the words of its flaw.
const EXCESSES: [Excess; 11] = [
    Excess::Points,
    Excess::Count,
    Excess::Pigs,
    Excess::Field,
    Excess::Barrow,
    Excess::Helper,
    Excess::Mark,
    Excess::Barn,
    Excess::Slots,
    Excess::Donkeys,
    Excess::Tile,
];

#[test]
fn each_kind_of_flaw_is_found() {
    let mut found: Vec<Flaw> =
        INVALID.iter().filter_map(|(_, text)| LaGranja::try_from(&text.parse::<Position>().ok()?).err()).collect();
    // An active tile that is not there, which no text can say, and six roof tiles without a Barn Builder.
    let (_, text) = VALID.iter().find(|(name, _)| *name == "deliveries").expect("it is in the folder");
    let good: Position = text.parse().expect("a position");
    let mut active = good.clone();
    active.players[0].player.active = 1;
    let mut slots = table(2).round(6).step("deliveries 1").roofs(1, "1a 2a 3a 4a 5a 6a");
    slots.fit();
    found.extend([active, slots.position].iter().filter_map(|position| LaGranja::try_from(position).err()));
    let kinds: Vec<&str> = found.iter().map(kind).collect();
    assert!(KINDS.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
    for excess in EXCESSES {
        assert!(found.contains(&Flaw::Farm(Seat(0), excess)), "{excess:?} of {found:?}");
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
