use super::*;
use crate::table::{Lesson as _, lesson_proof};

fn play(lesson: Lesson, actions: &str) -> Progress {
    lesson.stage().game().unwrap_or_else(|flaw| panic!("{lesson:?}: {flaw}"));
    let mut session = lesson.session(&[]).expect("a sound stage");
    for action in actions.split(';').map(str::trim).filter(|action| !action.is_empty()) {
        assert_eq!(lesson.progress(&session), Progress::Going, "{lesson:?} before {action}");
        let legal = session.now().legal();
        session
            .act(action.parse().expect("notation"))
            .unwrap_or_else(|why| panic!("{lesson:?}: {action}: {why:?}; {legal:?}"));
    }
    lesson.progress(&session)
}

#[test]
fn every_lesson_can_be_begun_and_is_not_done_by_doing_nothing() {
    for lesson in Lesson::ALL {
        assert_eq!(play(lesson, ""), Progress::Going, "{lesson:?}");
    }
}

#[test]
fn every_lesson_is_done_by_every_way_that_reaches_its_goal() {
    let market = "deliver olive to barrow 1; deliver olive to barrow 1";
    for (lesson, actions) in [
        (Lesson::Field, "field mason"),
        (Lesson::Extension, "extension carter; pay silver"),
        (Lesson::Extension, "extension miller; pay point"),
        (Lesson::Roof, &roof()),
        (Lesson::Commodity, &format!("spend silver; {}", roof())),
        (Lesson::Market, "deliver grape to barrow 1; place c2; remove c1"),
        (Lesson::Market, "deliver grape to barrow 1; place r4; remove c1"),
        (Lesson::Die, "take 4"),
        (Lesson::Upgrade, "upgrade olive; deliver food to barrow 1"),
        (Lesson::Craft, "deliver grape to merchant_house a"),
    ] {
        assert_eq!(play(lesson, actions), Progress::Done, "{lesson:?}: {actions}");
    }
    assert_eq!(play(Lesson::Donkeys, &format!("donkeys 2; donkeys 2; done; {market}")), Progress::Done);
    let mut session = Lesson::Barrow.session(&[]).expect("a sound stage");
    for action in market.split("; ") {
        session.act(action.parse().expect("notation")).expect("legal");
    }
    assert_eq!(Lesson::Barrow.progress(&session), Progress::Going, "the marker is not placed");
    let place = session.now().legal().into_iter().find(|action| matches!(action, Action::Place(_))).expect("a space");
    session.act(place).expect("legal");
    assert_eq!(Lesson::Barrow.progress(&session), Progress::Done);
}

fn roof() -> String {
    let game = Lesson::Roof.stage().game().expect("a sound stage");
    game.legal().iter().find(|action| matches!(action, Action::Roof { .. })).expect("a tile can be bought").to_string()
}

#[test]
fn what_went_otherwise_is_told() {
    for (lesson, actions, why) in [
        (Lesson::Field, "helper peon 1", 0),
        (Lesson::Extension, "field carter", 0),
        (Lesson::Roof, "done", 0),
        (Lesson::Commodity, "done", 0),
        (Lesson::Commodity, "spend pig", 1),
        (Lesson::Market, "done", 0),
        (Lesson::Market, "deliver grape to barrow 1; place r7", 1),
        (Lesson::Market, "deliver grape to barrow 1; place c2; pass", 1),
        (Lesson::Die, "take 6", 0),
        (Lesson::Upgrade, "done", 0),
        (Lesson::Barrow, "done", 0),
        (Lesson::Craft, "done", 0),
        (Lesson::Donkeys, "donkeys 1; donkeys 2; done; deliver olive to barrow 1", 0),
        (Lesson::Donkeys, "donkeys 2; donkeys 2; done; done", 1),
    ] {
        assert_eq!(play(lesson, actions), Progress::Otherwise(why), "{lesson:?}: {actions}");
    }
}

#[test]
fn the_texts_keep_the_rules_of_their_language() {
    lesson_proof::texts_are_sound::<LaGranja>();
}

#[test]
fn the_light_goes_ahead_on_a_way_to_every_goal() {
    lesson_proof::ways_lead_to_goals::<LaGranja>();
}

#[test]
fn the_guided_game_is_played_to_its_end_and_explains_each_thing_once() {
    let told = lesson_proof::the_guided_game_is_finished::<LaGranja>();
    assert!(told >= 10, "{told}");
}
