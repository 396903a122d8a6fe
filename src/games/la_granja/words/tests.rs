//! Whole games are told, and nothing in them is empty or left over.

use la_granja::{Card, Good, LaGranja, Setup};
use tabletop::{Game, Rng, Seat, Seed};

use super::*;
use crate::i18n::{Language, check};
use crate::table::{Told, Who};

fn seats(seat: Seat) -> Who<'static> {
    if seat == Seat(0) { Who::You } else { Who::Rival("Olga") }
}

fn fine(language: Language, text: &str) {
    check(language, text);
    assert!(!text.is_empty() && !text.contains(['$', '_', '{']) && !text.contains("  "), "{language:?}: {text}");
}

#[test]
fn helpers_stand_in_the_order_of_their_numbers() {
    let id = |name: &str| name.to_lowercase().replace('’', "").replace(' ', "_");
    for card in Card::all() {
        assert_eq!(id(helper(Language::English, card)), card.id());
        Language::ALL.into_iter().for_each(|language| fine(language, helper_line(language, card)));
    }
    assert_eq!(good(Language::French, Good::Grape), "Raisin");
}

#[test]
fn games_are_told_without_anything_left_over() {
    let mut lines = 0;
    for (setup, seed) in [("solo", 1), ("2 seats", 2), ("3 seats", 3), ("4 seats", 4)] {
        let setup: Setup = setup.parse().expect("a setup");
        let mut game = LaGranja::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = game.to_act() {
            let legal = game.legal();
            let action = legal[rng.below(legal.len() as u32) as usize];
            let before = game.clone();
            let mut events = Vec::new();
            game.apply(&action, &mut events).expect("legal");
            let seen = events.iter().filter_map(|event| LaGranja::seen_by(event, Seat(0))).collect();
            let it = Told { seat, action: None, events: seen, passes: false };
            for language in Language::ALL {
                fine(language, &expected(language, &before, &seats));
                fine(language, &super::action(language, &before, &action));
                for line in told(language, &seats, &it) {
                    fine(language, &line.plain(language));
                    lines += 1;
                }
                if let Err(refused) = before.check(&la_granja::Action::Pass) {
                    fine(language, &refusal(language, &refused, &seats));
                }
            }
        }
    }
    assert!(lines > 3000, "{lines}");
}
