//! Whole games are told, and nothing in them is empty or left over.

use la_granja::helper::When;
use la_granja::{Card, From, Good, LaGranja, Refusal, Roof, Setup, Step, Takes};
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
        // The id has the spelling of the first list.
        assert_eq!(id(helper(Language::English, card)), card.id().replace("laborer", "labourer"));
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

#[test]
fn each_reason_has_a_sentence_of_its_own_in_every_language() {
    let card = Card::by_id("miller").expect("a card");
    let tile = Roof::by_id("5b").expect("a tile");
    let by = Seat(1);
    let mut all = vec![
        Refusal::NoSuchHelper { card },
        Refusal::RivalsHelper { card, by },
        Refusal::WrongGood { card, good: Good::Meat },
        Refusal::WrongPlace { card, from: From::Store },
        Refusal::WrongPlace { card, from: From::Field },
        Refusal::NoSuchRoof { tile },
        Refusal::RivalsRoof { tile, by },
        Refusal::NothingToTurn,
        Refusal::TurnsWhich { tile },
        Refusal::RoofLater { tile, round: 5 },
        Refusal::RoofGone { tile, round: 5 },
        Refusal::RoofNotDealt { tile },
    ];
    let takes = [Takes::Nothing, Takes::Good, Takes::Card, Takes::Face, Takes::Turn, Takes::Shift];
    all.extend(takes.map(|takes| Refusal::WrongUse { card, takes }));
    let whens = [When::Cards, When::Roofs, When::Take, When::Donkeys, When::Deliveries];
    all.extend(whens.map(|when| Refusal::WrongStep { now: Step::Siesta, when }));
    for language in Language::ALL {
        let mut said: Vec<String> = all.iter().map(|why| refusal(language, why, &seats)).collect();
        said.iter().for_each(|text| fine(language, text));
        said.sort();
        said.dedup();
        assert_eq!(said.len(), all.len(), "{language:?}");
    }
}
