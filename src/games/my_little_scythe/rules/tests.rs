use super::questions::QUESTIONS;
use super::*;
use crate::rules::Book;

fn texts(language: Language) -> Vec<&'static str> {
    let rules = rules(language);
    let mut all: Vec<&str> = rules.sections.iter().flat_map(|section| section.iter().copied()).collect();
    all.extend(rules.rulings.iter().flatten());
    all.extend(rules.names.iter().chain(&rules.kinds).chain(&rules.marks).chain(&rules.columns));
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

#[test]
fn every_ruling_is_pointed_to_by_a_section_in_every_language() {
    for language in Language::ALL {
        let sections: String = rules(language).sections.iter().flat_map(|section| section.iter().copied()).collect();
        for number in 1..=RULINGS {
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

/// What each ruling of the game's page is about, in its order, and a word of it that the passage must have.
#[test]
fn every_ruling_of_the_game_stands_at_its_number() {
    let subjects = [
        "same space twice",
        "defender who wins",
        "two spells",
        "one fight",
        "entered in this turn",
        "one free jump",
        "own fights only",
        "after the whole Move",
        "lie open",
        "1 Friendship at each",
        "next to every portal",
        "rest only once",
        "fewer than 3 tiles",
        "discards are shuffled",
    ];
    for (number, subject) in (1..).zip(subjects) {
        let [_, text] = Section::rulings(Language::English)[number - 1];
        assert!(text.contains(subject), "Ruling {number}: {text}");
    }
}

#[test]
fn every_place_has_one_address_and_is_found_by_it() {
    let rulings = (1..=RULINGS as u8).map(Passage::Ruling);
    for passage in Section::ALL.into_iter().map(Passage::Section).chain(rulings).chain([Passage::Top]) {
        assert_eq!(Passage::parse(&passage.slug()), Some(passage));
    }
    assert_eq!(Passage::parse("ruling-15"), None);
}

#[test]
fn everything_of_the_box_is_listed_once() {
    for language in Language::ALL {
        let listed = Section::Cards.things(language);
        // Quests, tiles, trophies, personalities, spells by value, cards of the Automountie.
        assert_eq!(listed.len(), 12 + 16 + 8 + 8 + 4 + 21, "{language:?}");
        assert!(listed.iter().all(|thing| !thing.name.is_empty() && !thing.text.is_empty() && !thing.also.is_empty()));
    }
}

#[test]
fn words_of_players_lead_to_the_answer_first() {
    let first = |language, query| crate::rules::find::<Section>(language, query).first().map(|hit| hit.passage);
    for (language, query, passage) in [
        (Language::English, "quest", Passage::Section(Section::Quests)),
        (Language::English, "pie", Passage::Section(Section::Fight)),
        (Language::English, "trophy", Passage::Section(Section::Trophies)),
        (Language::English, "power up", Passage::Section(Section::Make)),
        (Language::English, "sell", Passage::Section(Section::Make)),
        (Language::English, "seven", Passage::Section(Section::Fight)),
        (Language::French, "vendre", Passage::Section(Section::Make)),
        (Language::French, "sept", Passage::Section(Section::Fight)),
        (Language::German, "verkaufen", Passage::Section(Section::Make)),
        (Language::German, "sieben", Passage::Section(Section::Fight)),
        (Language::English, "tie", Passage::Section(Section::Fight)),
        (Language::English, "gift", Passage::Section(Section::Seek)),
        (Language::English, "steal", Passage::Section(Section::Move)),
        (Language::English, "hand limit", Passage::Section(Section::Make)),
        (Language::English, "solo", Passage::Section(Section::Solo)),
        (Language::French, "egalite", Passage::Section(Section::Fight)),
        (Language::French, "cadeau", Passage::Section(Section::Seek)),
        (Language::French, "victoire", Passage::Section(Section::Finale)),
        (Language::German, "Gleichstand", Passage::Section(Section::Fight)),
        (Language::German, "Geschenk", Passage::Section(Section::Seek)),
        (Language::German, "Sieg", Passage::Section(Section::Finale)),
    ] {
        assert_eq!(first(language, query), Some(passage), "{query}");
    }
}

#[test]
fn a_good_finds_the_cards_about_it() {
    let hits = crate::rules::find::<Section>(Language::English, "gems");
    let names: Vec<&str> = hits.iter().map(|hit| hit.name.as_str()).collect();
    assert!(names.contains(&"Lost Jewels") && names.contains(&"Gem delivery"), "{names:?}");
    let quests = crate::rules::find::<Section>(Language::English, "quests");
    assert!(quests.iter().any(|hit| hit.name == "Cooking Contest"), "a kind finds what is of it");
}

#[test]
fn what_is_quoted_has_the_words() {
    for (query, quoted) in [("castle", "castle"), ("tie", "tie"), ("steal apples", "apples")] {
        let hits = crate::rules::find::<Section>(Language::English, query);
        assert!(hits[0].text.contains(quoted), "{query}: {}", hits[0].text);
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
