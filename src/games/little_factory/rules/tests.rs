use little_factory::{Card, Refusal};
use tabletop::Game;

use super::questions::QUESTIONS;
use super::*;
use crate::rules::Example as _;

fn texts(language: Language) -> Vec<&'static str> {
    let (rules, glossary) = (rules(language), glossary(language));
    let mut all: Vec<&str> = rules.sections.iter().flat_map(|section| section.iter().copied()).collect();
    all.extend(rules.rulings.iter().chain(&glossary.terms).flatten());
    all.extend(rules.examples.iter().chain(&rules.marks));
    all.extend(glossary.sections);
    all.push(glossary.ruling);
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
        let done: Vec<Result<(), Refusal>> = example
            .lines()
            .iter()
            .map(|line| {
                line.iter().try_for_each({
                    let mut game = game.clone();
                    move |action| game.apply(action, &mut Vec::new())
                })
            })
            .collect();
        match example {
            Example::YarnTwoWays | Example::Pond => assert_eq!(done, [Ok(()), Ok(())]),
            Example::CheeseShop | Example::SeveralForSeveral => {
                assert_eq!(done, [Ok(()), Err(Refusal::BothSidesMany)]);
            }
            Example::BreadSold | Example::TenWins | Example::LastToken => assert_eq!(done, [Ok(())]),
            Example::SlowProduction => {
                assert!(matches!(done[..], [Ok(()), Err(Refusal::NotInHand { .. })]), "{done:?}");
            }
            Example::OneAction => assert_eq!(done, [Ok(()), Err(Refusal::ActionDone)]),
            Example::NothingToMake => {
                assert!(matches!(done[..], [Ok(()), Err(Refusal::NotAvailable { .. })]), "{done:?}");
            }
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
    let names = |language, query| -> Vec<String> {
        crate::rules::find::<Section>(language, query).into_iter().map(|hit| hit.name).collect()
    };
    assert!(names(Language::French, "defausse").contains(&"Défausse".to_owned()));
    assert!(names(Language::German, "KASEREI").contains(&"Käserei".to_owned()));
    assert!(names(Language::English, "cheese shop").iter().any(|name| name == "Cheese Shop"));
    assert_eq!(names(Language::English, "zeppelin"), Vec::<String>::new());
    assert_eq!(names(Language::English, " e "), Vec::<String>::new());
    assert_eq!(names(Language::English, "overpay"), ["6. Overpaying", "Trade"], "a title that says it comes first");
}

#[test]
fn words_of_players_lead_to_the_answer_first() {
    let first = |language, query| crate::rules::find::<Section>(language, query).first().map(|hit| hit.passage);
    for (language, query, passage) in [
        (Language::English, "tie", Passage::Ruling(14)),
        (Language::English, "sell", Passage::Section(Section::Trade)),
        (Language::English, "seven", Passage::Section(Section::HandLimit)),
        (Language::English, "steal", Passage::Ruling(16)),
        (Language::French, "égalité", Passage::Ruling(14)),
        (Language::French, "vendre", Passage::Section(Section::Trade)),
        (Language::German, "Gleichstand", Passage::Ruling(14)),
        (Language::German, "verkaufen", Passage::Section(Section::Trade)),
    ] {
        assert_eq!(first(language, query), Some(passage), "{query}");
    }
}

#[test]
fn a_good_finds_every_card_that_makes_needs_or_pays_it_in_every_language() {
    use super::super::words;
    for language in Language::ALL {
        for resource in little_factory::Resource::all() {
            let query = words::card(language, resource.into());
            let hits = crate::rules::find::<Section>(language, query);
            for card in Card::all() {
                let about = card == resource.into()
                    || card.planks().iter().any(|plank| plank.discard.has(resource) || plank.reveal.has(resource));
                let name = words::card(language, card);
                assert!(!about || hits.iter().any(|hit| hit.name == name), "{language:?}: {name} for {query}");
            }
        }
    }
}

#[test]
fn ten_examples_and_more_can_be_played_and_what_they_refuse_has_its_place() {
    let (tried, refused) = crate::rules::try_all(&Example::ALL);
    assert!(Example::ALL.len() >= 10 && tried > Example::ALL.len() && refused >= 5, "{tried} {refused}");
}

#[test]
fn questions_of_newcomers_lead_to_the_answer_first() {
    crate::rules::ask_all(&QUESTIONS);
}
