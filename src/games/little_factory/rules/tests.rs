use little_factory::{Card, Refusal};
use tabletop::Game;

use super::*;

fn texts(language: Language) -> Vec<&'static str> {
    let rules = rules(language);
    let mut all: Vec<&str> = rules.sections.iter().flat_map(|section| section.iter().copied()).collect();
    all.extend(rules.rulings.iter().chain(&rules.terms).flatten());
    all.extend(rules.examples.iter().chain(&rules.marks));
    all.push(rules.ruling);
    all
}

#[test]
fn the_texts_keep_the_rules_of_their_language() {
    for language in Language::ALL {
        for text in texts(language) {
            assert!(!text.is_empty());
            crate::i18n::check(language, text);
        }
    }
}

#[test]
fn marks_in_the_texts_are_closed_and_point_to_rulings_that_exist() {
    for language in Language::ALL {
        for text in texts(language) {
            assert_eq!(text.matches('*').count() % 2, 0, "{text}");
            for reference in text.split('[').skip(1) {
                let (number, _) = reference.split_once(']').expect("closed");
                let number: usize = number.parse().expect("a number");
                assert!((1..=RULINGS).contains(&number), "{text}");
            }
        }
    }
}

/// A ruling nobody is led to would be found by chance only. Ruling 18 is about an option of its own.
#[test]
fn every_ruling_is_pointed_to_by_a_section_in_every_language() {
    for language in Language::ALL {
        let sections: String = rules(language).sections.iter().flat_map(|section| section.iter().copied()).collect();
        for number in 1..RULINGS {
            assert!(sections.contains(&format!("[{number}]")), "{language:?}: Ruling {number}");
        }
    }
}

#[test]
fn every_language_refers_to_the_same_rulings_in_the_same_places() {
    let refs = |language: Language| -> Vec<Vec<String>> {
        let of = |text: &&str| {
            text.split('[').skip(1).map(|rest| rest.split(']').next().unwrap_or_default().to_owned()).collect()
        };
        rules(language).sections.iter().flat_map(|section| section.iter().map(of)).collect()
    };
    assert_eq!(refs(Language::French), refs(Language::English));
    assert_eq!(refs(Language::German), refs(Language::English));
}

#[test]
fn every_example_is_played_by_the_engine_as_its_text_says() {
    for example in Example::ALL {
        let game = example.stage().game().expect("a sound stage");
        let done: Vec<Result<(), Refusal>> =
            example.actions().iter().map(|action| game.clone().apply(action, &mut Vec::new())).collect();
        match example {
            Example::YarnTwoWays | Example::Pond => assert_eq!(done, [Ok(()), Ok(())]),
            Example::CheeseShop => assert_eq!(done, [Ok(()), Err(Refusal::BothSidesMany)]),
            Example::BreadSold => assert_eq!(done, [Ok(())]),
            Example::FullHand => {
                let full = Err(Refusal::HandFull { would_hold: 8 });
                assert_eq!(done, [Ok(()), full, full]);
            }
        }
        for card in example.shown() {
            let open = match card {
                Card::Resource(resource) => game.open().has(*resource),
                Card::Building(building) => game.open_buildings().has(*building),
            };
            assert!(open, "{example:?}: {card:?}");
        }
    }
}

#[test]
fn words_are_found_whatever_their_accents() {
    let names = |language, query| -> Vec<String> { find(language, query).into_iter().map(|hit| hit.name).collect() };
    assert!(names(Language::French, "defausse").contains(&"Défausse".to_owned()));
    assert!(names(Language::German, "KASEREI").contains(&"Käserei".to_owned()));
    assert!(names(Language::English, "cheese shop").iter().any(|name| name == "Cheese Shop"));
    assert_eq!(names(Language::English, "zeppelin"), Vec::<String>::new());
    assert_eq!(names(Language::English, " e "), Vec::<String>::new());
}
