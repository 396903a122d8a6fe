//! What the table says of a move holds of whole games.

use la_granja::{Action, LaGranja, Setup};
use tabletop::{Game as _, Rng, Seat, Seed};

use super::super::words;
use super::*;
use crate::i18n::check;
use crate::store::settings::Stops;

/// Positions of games, with a plan that is good there.
fn plans(mut each: impl FnMut(&LaGranja, Seat, &[Action])) {
    for (seats, seed) in [(2, 1), (4, 2)] {
        let mut game = LaGranja::new(&Setup::new(seats).expect("so many can play"), Seed(seed));
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = game.to_act() {
            let mut ways = game.ways(3);
            let way = ways.swap_remove(rng.below(ways.len() as u32) as usize);
            each(&game, seat, &way.actions);
            for action in way.actions {
                if game.to_act() != Some(seat) || game.apply(&action, &mut ()).is_err() {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_hint_says_that_nothing_is_left_only_where_the_plan_does_nothing() {
    let nothing = words::clue(Language::English, None);
    let (mut used, mut ended) = (0, 0);
    plans(|game, _, plan| {
        let does = plan.iter().any(|action| !matches!(action, Action::Done | Action::Pass | Action::Neutral));
        let says = LaGranja::clue_says(Language::English, game, plan);
        assert_eq!(says == nothing, !does, "{plan:?}: {says}");
        used += u32::from(says.starts_with("Look at your helper: "));
        ended += u32::from(!does);
    });
    for action in ["draw", "silver", "rest", "pay point", "pay silver"] {
        let game = LaGranja::new(&Setup::new(2).expect("two can play"), Seed(1));
        let action = action.parse().expect("notation");
        assert_ne!(LaGranja::clue_says(Language::English, &game, &[action, Action::Done]), nothing, "{action}");
    }
    assert!(used > 5 && ended > 5, "{used} {ended}");
}

#[test]
fn reasons_tell_what_a_plan_brings_and_leads_to_and_never_only_repeat_it() {
    let mut goals = 0;
    plans(|game, seat, plan| {
        for language in Language::ALL {
            let first = words::action(language, game, &plan[0]);
            let reasons = words::reasons(language, &|_| Who::You, game, seat, plan);
            let reasons: Vec<String> = reasons.into_iter().map(|reason| reason.text).collect();
            reasons.iter().for_each(|reason| check(language, reason));
            assert!(!reasons.contains(&first), "{reasons:?}");
            goals += usize::from(reasons.iter().any(|reason| reason.starts_with("The next goal from there: ")));
        }
    });
    assert!(goals > 50, "{goals}");
}

#[test]
fn what_cannot_be_taken_back_counts_what_passes_by_itself() {
    let mut game = LaGranja::new(&Setup::new(2).expect("two can play"), Seed(3));
    let mut finals = [0, 0];
    while let Some(seat) = game.to_act().filter(|_| game.round() < 3) {
        for (count, stops) in finals.iter_mut().zip([Stops::Due, Stops::Always]) {
            let mut seen = Rc::into_inner(Seen::still(Language::English, &game)).expect("nobody else has it");
            (seen.me, seen.settings.stops) = (seat, stops);
            for action in game.legal() {
                let mut after = game.clone();
                after.apply(&action, &mut ()).expect("legal");
                let is_final = ready::is_final(&seen, action);
                assert!(is_final || after.to_act() == Some(seat), "{action}");
                *count += u32::from(is_final);
            }
        }
        let action = game.ways(1).swap_remove(0).actions[0];
        game.apply(&action, &mut ()).expect("legal");
    }
    assert!(finals[0] > finals[1] && finals[1] > 0, "{finals:?}");
}

#[test]
fn a_free_delivery_has_its_plans_and_its_room_like_any_other() {
    let mut found = 0;
    plans(|game, _, _| {
        for action in game.legal().into_iter().filter(|action| matches!(action, Action::Take(6) | Action::Flip(..))) {
            let mut after = game.clone();
            after.apply(&action, &mut ()).expect("legal");
            let to_barrow =
                |action: &Action| matches!(action, Action::Deliver { to: la_granja::Target::Barrow(_), .. });
            if !after.tasks().is_empty() && is_delivering(&after) && after.legal().iter().any(to_barrow) {
                let facts = LaGranja::facts(&after, true);
                assert!(!facts.plans.is_empty() && !facts.lit.is_empty());
                assert!(look::due(&after) == Room::Village);
                found += 1;
            }
        }
    });
    assert!(found > 0);
}

#[test]
fn a_rivals_part_in_which_nothing_happens_is_no_sight_and_what_concerns_me_is_less_than_all() {
    let mut counts = [0, 0, 0];
    let mut game = LaGranja::new(&Setup::new(3).expect("three can play"), Seed(5));
    while let Some(seat) = game.to_act() {
        let way = game.ways(1).swap_remove(0);
        for action in way.actions {
            let mut events = Vec::new();
            if game.to_act() != Some(seat) || game.apply(&action, &mut events).is_err() {
                break;
            }
            counts[0] += 1;
            counts[1] += u32::from(motion::is_worth_a_look(Seat(0), &events, false));
            counts[2] += u32::from(motion::is_worth_a_look(Seat(0), &events, true));
        }
    }
    assert!(counts[0] > counts[1] && counts[1] > 2 * counts[2] && counts[2] > 0, "{counts:?}");
}
