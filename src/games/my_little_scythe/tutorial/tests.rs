use super::*;
use crate::table::{Lesson as _, lesson_proof};

fn begin(lesson: Lesson) -> Session<MyLittleScythe> {
    lesson.stage().game().unwrap_or_else(|flaw| panic!("{lesson:?}: {flaw}"));
    lesson.session(&[]).expect("a sound stage")
}

fn play(lesson: Lesson, actions: &str) -> Progress {
    let mut session = begin(lesson);
    for action in actions.split(';').map(str::trim).filter(|action| !action.is_empty()) {
        assert_eq!(lesson.progress(&session), Progress::Going, "{lesson:?} before {action}");
        session.act(action.parse().expect("notation")).unwrap_or_else(|why| panic!("{lesson:?}: {action}: {why:?}"));
    }
    lesson.progress(&session)
}

#[test]
fn every_lesson_can_be_begun_and_is_not_done_by_doing_nothing() {
    for lesson in Lesson::ALL {
        assert_eq!(lesson.progress(&begin(lesson)), Progress::Going, "{lesson:?}");
    }
}

#[test]
fn every_lesson_is_done_by_every_way_that_reaches_its_goal() {
    for (lesson, actions) in [
        (Lesson::Walking, "move; go a tundra_inner"),
        (Lesson::Carrying, "move; go a portal_n 2 gems"),
        (Lesson::Gifts, "seek apples; place mountains_middle"),
        (Lesson::Baking, "bake 2 apples from forest_middle"),
        (Lesson::Delivery, "move; deliver a 3 apples; deliver b 1 apple"),
        (Lesson::Delivery, "move; deliver b 1 apple; deliver a 3 apples"),
        (Lesson::PieFight, "move; go a desert_middle; stay; fight desert_middle; throw 3; throw 2"),
        (Lesson::PieFight, "move; go a desert_middle; stay; fight desert_middle; throw 0 spells 2; throw 2"),
        (Lesson::Quests, "move; go a swamp_inner; stay; quest swamp_inner; solve 1"),
        (Lesson::FourthTrophy, "bake 2 apples from rocks_middle"),
    ] {
        assert_eq!(play(lesson, actions), Progress::Done, "{lesson:?}: {actions}");
    }
}

#[test]
fn what_went_otherwise_is_told_from_what_else_went_otherwise() {
    for (lesson, actions, why) in [
        (Lesson::Walking, "seek apples", 0),
        (Lesson::Walking, "move; go a tundra_middle; stay", 1),
        (Lesson::Carrying, "seek gems", 0),
        (Lesson::Carrying, "move; go a portal_n; stay", 1),
        (Lesson::Baking, "seek apples", 0),
        (Lesson::Delivery, "bake 2 apples from forest_inner", 0),
        (Lesson::Delivery, "move; stay", 1),
        (Lesson::PieFight, "move; stay", 0),
        (Lesson::PieFight, "move; go a desert_middle; stay; fight desert_middle; throw 1; throw 2", 1),
        (Lesson::Quests, "move; stay", 0),
        (Lesson::Quests, "move; go a swamp_inner; stay; quest swamp_inner; no thanks", 1),
        (Lesson::FourthTrophy, "conjure 2 gems from tundra_n", 0),
    ] {
        assert_eq!(play(lesson, actions), Progress::Otherwise(why), "{lesson:?}: {actions}");
    }
}

/// The dice of this lesson are known: an apple turns up where the rival stands, and everything can be put elsewhere, too.
#[test]
fn gifts_can_be_given_and_withheld() {
    let mut session = begin(Lesson::Gifts);
    session.act("seek apples".parse().expect("notation")).expect("legal");
    while Lesson::Gifts.progress(&session) == Progress::Going {
        let rival = session.now().player(tabletop::Seat(1)).spaces();
        let elsewhere = session.now().legal().into_iter().find(|action| match action {
            Action::Place(space) => !rival.contains(*space),
            _ => true,
        });
        session.act(elsewhere.expect("there are other hexes")).expect("legal");
    }
    assert_eq!(Lesson::Gifts.progress(&session), Progress::Otherwise(1));
}

#[test]
fn the_texts_keep_the_rules_of_their_language() {
    lesson_proof::texts_are_sound::<MyLittleScythe>();
}

#[test]
fn the_light_goes_ahead_on_a_way_to_every_goal() {
    lesson_proof::ways_lead_to_goals::<MyLittleScythe>();
}

#[test]
fn the_guided_game_is_played_to_its_end_and_explains_each_thing_once() {
    let told = lesson_proof::the_guided_game_is_finished::<MyLittleScythe>();
    assert!(told >= 9, "{told}");
}

#[test]
fn the_light_is_on_the_next_step_whatever_came_before() {
    use super::super::word::Word;
    let light = |lesson: Lesson, did: &[&str]| {
        let did: Vec<String> = did.iter().map(ToString::to_string).collect();
        lesson_proof::lit(lesson, &lesson.session(&did).expect("a sound stage"))
    };
    let hex = |id| Space::by_id(id).map(Word::Hex);
    assert_eq!(light(Lesson::Walking, &[]), Some(Word::Deed(my_little_scythe::Deed::Move)), "first the action");
    assert_eq!(light(Lesson::Walking, &["move"]), hex("tundra_inner"));
    assert_eq!(light(Lesson::Walking, &["move", "go b forest_middle"]), hex("tundra_inner"), "the other Seeker first");
    assert_eq!(light(Lesson::Delivery, &["move", "deliver b 1 apple"]), Some(Word::Hex(Space::CASTLE)));
}
