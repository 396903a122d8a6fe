//! What a hint points at, and what speaks for a turn.

use my_little_scythe::{Action, Space, Throw, Trophy};
use tabletop::{Game as _, Seat};

use super::{games, proofread_sentence, table};
use crate::games::my_little_scythe::clue;
use crate::games::my_little_scythe::stage::Stage;
use crate::games::my_little_scythe::word::Word;
use crate::games::my_little_scythe::words;
use crate::i18n::Language;

const ME: Seat = Stage::ME;

fn turn(actions: &[&str]) -> Vec<Action> {
    actions.iter().map(|action| action.parse().expect("an action")).collect()
}

fn told(reasons: Vec<crate::table::Reason>) -> Vec<String> {
    reasons.into_iter().map(|reason| reason.text).collect()
}

fn reasons(stage: &Stage, actions: &[&str]) -> Vec<String> {
    let game = stage.game().expect("a position");
    Language::ALL.map(|language| {
        let said = told(words::reasons(language, &table, &game, ME, &turn(actions)));
        said.iter().for_each(|line| proofread_sentence(language, line));
        said
    })[0]
        .clone()
}

#[test]
fn a_hint_says_something_about_every_decision() {
    let mut told = std::collections::BTreeSet::new();
    games(|game, action, _| {
        for language in Language::ALL {
            let said = words::clue(language, game, &[*action]);
            proofread_sentence(language, &said);
            let nothing = said == words::clue(language, game, &[]);
            assert_eq!(nothing, *action == Action::Reveal, "{action}: {said}");
        }
        told.extend(game.decision());
    });
    assert!(told.len() >= 17, "{told:?}");
}

#[test]
fn a_hint_at_a_way_points_at_the_seeker_that_goes_it() {
    let game = Stage { at: ["tundra_n", "portal_n"], ..Stage::EMPTY }.game().expect("a position");
    let go = turn(&["move", "go a tundra_inner", "stay"]);
    assert_eq!(clue::of(&game, &go), Space::by_id("tundra_n").map(Word::Hex));
    assert_eq!(words::clue(Language::English, &game, &go), "Look at your Seeker at Northlight.");
    let home = Stage { at: ["camp", "camp"], ..Stage::EMPTY }.game().expect("a position");
    assert_eq!(clue::of(&home, &go), Some(Word::Camp(home.camp(ME))));
    assert_eq!(words::clue(Language::French, &home, &go), "Regardez votre Fureteur au Camp de Base.");
}

#[test]
fn what_chance_decides_is_told_as_a_hope() {
    let fight = Stage { at: ["portal_se", "tundra_n"], rival_at: ["desert_middle", "rocks_corner"], ..Stage::EMPTY };
    let said = reasons(&fight, &["move", "go a desert_middle", "stay", "fight desert_middle"]);
    assert!(said.iter().any(|line| line == "If you win, you earn the trophy Pie fight."), "{said:?}");
    let said = reasons(&fight, &["move", "go a desert_middle", "stay", "fight desert_middle", "throw 3"]);
    assert_eq!(said.iter().filter(|line| line.starts_with("If you win, you earn")).count(), 1, "once: {said:?}");
    let unfriendly = Stage { friendship: 3, ..fight };
    let said = reasons(&unfriendly, &["move", "go a desert_middle", "stay", "fight desert_middle"]);
    assert!(!said.iter().any(|line| line.contains("If you win, you earn")), "an attack costs a friend: {said:?}");
    games(|game, action, _| {
        let me = game.to_act().unwrap_or(ME);
        if game.reveals(action) {
            let said = told(words::reasons(Language::English, &table, game, me, &[*action]));
            let fact = said.iter().find(|line| line.starts_with("It earns") || line.contains(" of "));
            assert_eq!(fact, None, "{action}");
        }
        if let Action::Throw(Throw { .. }) = action {
            let said = told(words::reasons(Language::English, &table, game, me, &[*action]));
            assert!(!said.iter().any(|line| line.starts_with("It earns")), "{said:?}");
        }
    });
}

#[test]
fn it_is_told_what_a_rival_is_near_to_and_what_it_could_attack() {
    let stage = Stage {
        at: ["desert_inner", "portal_n"],
        rival_at: ["desert_middle", "swamp_corner"],
        rival_pies: 6,
        rival_trophies: &[Trophy::AppleDelivery, Trophy::GemDelivery, Trophy::Quests],
        ..Stage::EMPTY
    };
    // The rival's token lies on Move: it cannot come.
    let said = reasons(&stage, &["move", "go a portal_se", "stay"]);
    assert_eq!(said, ["Bruno needs only one more trophy, and Pies is near."]);
    let mut escapes = 0;
    games(|game, action, _| {
        for language in Language::ALL.into_iter().filter(|_| game.to_act() == Some(ME)) {
            let said = told(words::reasons(language, &table, game, ME, &[*action]));
            said.iter().for_each(|line| proofread_sentence(language, line));
            escapes += said.iter().filter(|line| line.contains("; after this no longer")).count();
        }
    });
    assert!(escapes > 5, "{escapes}");
}
