//! A game is small and free of heap, so that bots can copy it by the million.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use my_little_scythe::{Action, MyLittleScythe, Skill};

#[test]
fn a_whole_game_fits_into_a_kilobyte() {
    assert!(size_of::<MyLittleScythe>() <= 1024, "{}", size_of::<MyLittleScythe>());
}

#[test]
fn copying_a_game_or_an_action_touches_no_heap() {
    assert!(!std::mem::needs_drop::<MyLittleScythe>());
    assert!(!std::mem::needs_drop::<Action>());
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
}

#[test]
fn every_level_is_found_by_its_name() {
    for skill in Skill::LEVELS {
        assert_eq!(skill.id().parse(), Ok(skill));
    }
    assert_eq!("random".parse(), Ok(Skill::Random));
    assert!("grandmaster".parse::<Skill>().is_err());
}
