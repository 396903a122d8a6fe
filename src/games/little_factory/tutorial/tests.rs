use little_factory::Setup;
use tabletop::{Record, Seed};

use super::*;
use crate::table::{Lesson as _, lesson_proof};

fn begin(lesson: Lesson) -> Session<LittleFactory> {
    let record = Record::new(Setup::new(2, false).expect("two can play"), Seed(0));
    let (session, trouble) = Session::at(lesson.stage().game().expect("a sound stage"), &record, Stage::ME);
    assert!(trouble.is_none());
    session
}

fn play(lesson: Lesson, actions: &str) -> Progress {
    let mut session = begin(lesson);
    for action in actions.split(';').map(str::trim).filter(|action| !action.is_empty()) {
        assert_eq!(lesson.progress(&session), Progress::Going, "{lesson:?} before {action}");
        session.act(action.parse().expect("notation")).unwrap_or_else(|why| panic!("{action}: {why:?}"));
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
        (Lesson::SlowProduction, "produce wheat"),
        (Lesson::Discarding, "produce cow: wheat clay"),
        (Lesson::Revealing, "produce milk: (cow)"),
        (Lesson::Trading, "trade bread > fishing_pole brick"),
        (Lesson::Buildings, "produce mill: brick; use mill: wheat"),
        (Lesson::BeforeAndAfter, "use mill: wheat; produce bread: charcoal flour; use bakery: bread"),
        (Lesson::Denial, "trade brick iron > bread"),
        (Lesson::Denial, "trade wheat brick iron > bread"),
        (Lesson::Ending, "produce cheese_shop: stone_wall"),
        (Lesson::Ending, "trade fish stone_wall > cheese_shop"),
        (Lesson::Ending, "trade stone_wall > pond; use fisherman: fish"),
    ] {
        assert_eq!(play(lesson, actions), Progress::Done, "{lesson:?}: {actions}");
    }
}

#[test]
fn what_went_otherwise_is_told_from_what_else_went_otherwise() {
    for (lesson, actions, why) in [
        (Lesson::SlowProduction, "trade clay > wheat", 0),
        (Lesson::SlowProduction, "produce wood", 1),
        (Lesson::Discarding, "produce brick: clay", 0),
        (Lesson::Discarding, "produce wood", 1),
        (Lesson::Revealing, "trade cow > milk", 0),
        (Lesson::Revealing, "produce wood", 1),
        (Lesson::Trading, "trade bread > fishing_pole", 0),
        (Lesson::Trading, "produce wood", 1),
        (Lesson::Buildings, "produce flour: wheat", 0),
        (Lesson::Buildings, "produce mill: brick; end", 1),
        (Lesson::BeforeAndAfter, "produce flour: wheat", 0),
        (Lesson::BeforeAndAfter, "use mill: wheat; produce bread: charcoal flour; end", 1),
        (Lesson::Denial, "produce wood; end; produce bread: charcoal flour; use bakery: bread", 0),
        (Lesson::Ending, "use fisherman: fish", 0),
        (Lesson::Ending, "produce wood; end", 1),
    ] {
        assert_eq!(play(lesson, actions), Progress::Otherwise(why), "{lesson:?}: {actions}");
    }
}

/// The task says so: without the Bread the rival cannot win in the next turn, whatever is tried.
#[test]
fn denial_denies() {
    let mut session = begin(Lesson::Denial);
    for action in ["trade brick iron > bread", "end"] {
        session.act(action.parse().expect("notation")).expect("legal");
    }
    let mut open = vec![LittleFactory::clone(session.now())];
    let mut tried = 0;
    while let Some(game) = open.pop() {
        for action in game.legal() {
            let mut next = game.clone();
            next.apply(&action, &mut Vec::new()).expect("legal");
            assert!(next.outcome().is_none(), "{action}");
            tried += 1;
            if action != Action::End {
                open.push(next);
            }
        }
    }
    assert!(tried > 10);
}

#[test]
fn the_texts_keep_the_rules_of_their_language() {
    lesson_proof::texts_are_sound::<LittleFactory>();
}

#[test]
fn the_light_goes_ahead_on_a_way_to_every_goal() {
    lesson_proof::ways_lead_to_goals::<LittleFactory>();
}

#[test]
fn the_guided_game_is_played_to_its_end_and_explains_each_thing_once() {
    let told = lesson_proof::the_guided_game_is_finished::<LittleFactory>();
    assert!(told >= 7, "{told}");
}
