use little_factory::{Card, Refusal};
use tabletop::Game;

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

/// What a newcomer would ask, in each language, and the place that answers it. At least 27 of these thirty must come first.
#[rustfmt::skip]
const QUESTIONS: [(Passage, [&str; 3]); 30] = [
    (Passage::Section(Section::End), ["how do I win", "comment gagner", "wie gewinne ich"]),
    (Passage::Section(Section::End), ["when does the game end", "quand finit la partie", "wann ist das Spiel zu Ende"]),
    (Passage::Ruling(14), ["who wins a tie", "qui gagne à égalité", "was ist bei Gleichstand"]),
    (Passage::Section(Section::Trade), ["can I sell a card", "vendre une carte", "Karte verkaufen"]),
    (Passage::Section(Section::Trade), ["buy with coins", "acheter avec des pièces", "mit Münzen kaufen"]),
    (Passage::Ruling(6), ["do I get change", "rendre la monnaie", "bekomme ich Wechselgeld"]),
    (Passage::Ruling(6), ["overpay", "payer trop", "überzahlen"]),
    (Passage::Section(Section::Produce), ["what is free", "qu’est-ce qui est gratuit", "was ist kostenlos"]),
    (Passage::Section(Section::Produce), ["how to make a card", "comment fabriquer", "wie stelle ich her"]),
    (Passage::Section(Section::HandLimit), ["hand limit", "limite de main", "Handlimit"]),
    (Passage::Section(Section::HandLimit), ["more than seven cards", "plus de sept cartes", "mehr als sieben Karten"]),
    (Passage::Ruling(16), ["see a rival’s hand", "regarder la main adverse", "Hand der Gegner ansehen"]),
    (Passage::Ruling(16), ["steal", "voler", "klauen"]),
    (Passage::Ruling(9), ["can I pass", "puis-je passer", "darf ich passen"]),
    (Passage::Section(Section::FirstTurn), ["what does the starting tile do", "à quoi sert la tuile de départ", "was kann das Startplättchen"]),
    (Passage::Section(Section::FirstTurn), ["first turn", "premier tour", "erster Zug"]),
    (Passage::Section(Section::SetUp), ["setup", "mise en place", "Aufbau"]),
    (Passage::Section(Section::SetUp), ["how many players", "combien de joueurs", "wie viele Spieler"]),
    (Passage::Section(Section::Activate), ["use a building", "utiliser un bâtiment", "Gebäude benutzen"]),
    (Passage::Section(Section::Activate), ["use a building twice", "deux fois le même bâtiment", "Gebäude zweimal nutzen"]),
    (Passage::Section(Section::Refill), ["empty deck", "pioche vide", "Stapel leer"]),
    (Passage::Section(Section::Refill), ["when are gaps filled", "combler un trou", "Lücke auffüllen"]),
    (Passage::Section(Section::Discarding), ["where do discarded cards go", "où va la défausse", "wohin kommt Abgeworfenes"]),
    (Passage::Ruling(11), ["do I keep a card I show", "montrer et garder", "zeigen und behalten"]),
    (Passage::Section(Section::Turn), ["order of a turn", "déroulement du tour", "Ablauf eines Zuges"]),
    (Passage::Ruling(18), ["expansion", "extension", "Erweiterung"]),
    (Passage::Section(Section::Signs), ["what does the icon mean", "que veut dire ce symbole", "was bedeutet das Symbol"]),
    (Passage::Section(Section::Available), ["which cards can I take", "quelles cartes puis-je prendre", "welche Karten darf ich nehmen"]),
    (Passage::Ruling(4), ["building after a free card", "bâtiment après une carte gratuite", "Gebäude nach freier Karte"]),
    (Passage::Ruling(1), ["or or and", "ou bien et", "oder und"]),
];

#[test]
fn questions_of_newcomers_lead_to_the_answer_first() {
    for (place, language) in Language::ALL.into_iter().enumerate() {
        let first = |query| crate::rules::find::<Section>(language, query).first().map(|hit| hit.passage);
        let missed: Vec<&str> = QUESTIONS
            .iter()
            .filter(|(passage, asked)| first(asked[place]) != Some(*passage))
            .map(|(_, asked)| asked[place])
            .collect();
        assert!(missed.len() <= 3, "{language:?}: {missed:?}");
    }
}
