//! A game is small and free of heap, so that bots can copy it by the million.

use little_factory::{Action, LittleFactory, Skill};

#[test]
fn a_whole_game_fits_into_512_bytes() {
    assert!(size_of::<LittleFactory>() <= 512, "{}", size_of::<LittleFactory>());
}

#[test]
fn copying_a_game_or_an_action_touches_no_heap() {
    assert!(!std::mem::needs_drop::<LittleFactory>());
    assert!(!std::mem::needs_drop::<Action>());
    assert!(size_of::<Action>() <= 40);
}

#[test]
fn every_level_is_found_by_its_name() {
    for skill in Skill::LEVELS {
        assert_eq!(skill.id().parse(), Ok(skill));
    }
    assert_eq!("random".parse(), Ok(Skill::Random));
    assert!("grandmaster".parse::<Skill>().is_err());
}
