//! A move can be carried out to the end of what it sets off, in every sensible way.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{action, policy, table};
use la_granja::{LaGranja, Setup};
use tabletop::{Game, Rng, Seed};

fn courses(game: &LaGranja, first: &str) -> Vec<String> {
    let said =
        |course: la_granja::Course| course.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let mut all: Vec<String> = game.courses(action(first)).into_iter().map(said).collect();
    all.sort();
    all
}

#[test]
fn an_extension_is_paid_in_every_way_but_in_one_order() {
    let game = table(2).hand(1, "chef").silver(1, 1).points(1, 1).game();
    assert_eq!(courses(&game, "extension chef"), ["extension chef, pay point", "extension chef, pay silver"]);
}

#[test]
fn what_is_not_possible_has_no_course() {
    let game = table(2).game();
    assert_eq!(courses(&game, "take 3"), Vec::<String>::new());
}

#[test]
fn every_course_can_be_gone_step_by_step_and_ends_where_it_says() {
    let mut rng = Rng::new(Seed(5));
    let mut game = LaGranja::new(&Setup::new(2).expect("two can play"), Seed(5));
    let mut seen = 0;
    for _ in 0..400 {
        let Some(_) = game.to_act() else { break };
        for first in game.legal().into_iter().take(12) {
            for course in game.courses(first) {
                let mut walked = game.clone();
                for action in &course.actions {
                    walked.apply(action, &mut ()).expect("every step is legal");
                }
                assert_eq!(walked, course.game);
                seen += 1;
            }
        }
        let legal = game.legal();
        let next = policy::mixed(&game, &legal, &mut rng);
        game.apply(&legal[next], &mut ()).expect("legal");
    }
    assert!(seen > 1000, "{seen}");
}
