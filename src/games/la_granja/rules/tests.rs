use super::questions::QUESTIONS;
use super::*;
use crate::rules::Book as _;

fn texts(language: Language) -> Vec<&'static str> {
    let rules = rules(language);
    let mut all: Vec<&str> = rules.sections.iter().flat_map(|section| section.iter().copied()).collect();
    all.extend(rules.rulings.iter().flatten());
    all.extend(rules.names.iter().chain(&rules.words));
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

/// A ruling nobody is led to would be found by chance only.
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

/// Twenty rulings and the six that were settled since, each by a word that only it is about.
#[test]
fn every_ruling_says_what_it_is_about() {
    let about = [
        "straight away",
        "finished",
        "newborn",
        "step 1",
        "step 4",
        "step 3",
        "step 2",
        "shows one",
        "cheaper",
        "hidden",
        "before transport",
        "leave the game",
        "shuffle",
        "Tenant",
        "Barn Builder",
        "Blacksmith",
        "gain later",
        "two kinds",
        "some or none",
        "pay for the next",
        "accept",
        "Porter",
        "marks",
        "order",
        "space 2",
        "fifteen",
    ];
    assert_eq!(about.len(), RULINGS);
    for (number, (about, ruling)) in (1..).zip(about.iter().zip(&rules(Language::English).rulings)) {
        assert!(ruling[1].contains(about), "Ruling {number}: {about}");
        let passage = Passage::Ruling(number);
        assert_eq!(Passage::parse(&passage.slug()), Some(passage));
    }
    assert_eq!(Passage::parse("ruling-27"), None);
}

#[test]
fn numbers_are_the_same_in_every_language() {
    let numbers = |language: Language| -> Vec<Vec<String>> {
        let of = |text: &str| -> Vec<String> {
            let plain: String = text.replace("\u{a0}", " ");
            let mut found: Vec<String> = plain
                .split(|letter: char| !letter.is_ascii_digit())
                .filter(|number| !number.is_empty())
                .map(str::to_owned)
                .collect();
            found.sort();
            found
        };
        rules(language).sections.iter().flat_map(|section| section.iter().map(|text| of(text))).collect()
    };
    for (english, other) in [Language::French, Language::German].map(|other| (Language::English, other)) {
        for (one, two) in numbers(english).iter().zip(&numbers(other)) {
            // “the 1 VP” may be said without its number.
            let rid =
                |list: &Vec<String>| -> Vec<String> { list.iter().filter(|number| *number != "1").cloned().collect() };
            assert_eq!(rid(one), rid(two), "{other:?}");
        }
    }
}

#[test]
fn every_section_has_an_address_that_leads_back() {
    for section in Section::ALL {
        let passage = Passage::Section(section);
        assert_eq!(Passage::parse(&passage.slug()), Some(passage));
        for language in Language::ALL {
            assert!(!section.name(language).is_empty() && !section.paragraphs(language).is_empty());
        }
    }
}

fn hits(language: Language, query: &str) -> Vec<(Passage, String)> {
    crate::rules::find::<Section>(language, query).into_iter().map(|hit| (hit.passage, hit.name)).collect()
}

#[test]
fn every_helper_roof_tile_and_craft_building_is_found_by_its_name() {
    use super::super::words;
    for language in Language::ALL {
        for card in la_granja::Card::all() {
            let name = words::helper(language, card);
            assert!(hits(language, name).iter().any(|hit| hit.1 == name), "{name}");
        }
        for craft in la_granja::Craft::ALL {
            let name = words::craft(language, craft);
            assert!(hits(language, name).iter().any(|hit| hit.1 == name), "{name}");
        }
        for roof in la_granja::Roof::all() {
            let name = words::roof(language, roof);
            // A word of one letter or figure is no word to search for.
            assert!(hits(language, name).iter().any(|hit| hit.1 == name), "{name}");
        }
    }
}

/// What a newcomer would type, in each language: the first hit is the answer.
#[test]
fn words_of_players_lead_to_the_answer_first() {
    use crate::rules::Passage::Ruling;
    let at = Passage::Section;
    for (passage, words) in [
        (at(Section::End), ["tie", "égalité", "Gleichstand"]),
        (at(Section::End), ["winner", "gagner", "gewinnen"]),
        (at(Section::Goods), ["sell", "vendre", "verkaufen"]),
        (at(Section::Goods), ["price", "prix", "Preis"]),
        (Ruling(4), ["hand limit", "limite de main", "Handkarten"]),
        (Ruling(3), ["piglet", "porcelet", "Ferkel"]),
        (at(Section::Market), ["steal", "voler", "klauen"]),
        (at(Section::Market), ["adjacent", "adjacente", "angrenzend"]),
        (at(Section::Revenue), ["roll", "lancer", "würfeln"]),
        (Ruling(7), ["order", "ordre", "Reihenfolge"]),
        (at(Section::Transport), ["hats", "chapeaux", "Hüte"]),
        (at(Section::Transport), ["donkeys", "ânes", "Esel"]),
        (at(Section::Round), ["phases", "phases", "Phasen"]),
        (at(Section::Round), ["pass", "passer", "passen"]),
        (at(Section::Cards), ["four ways", "quatre côtés", "vier Seiten"]),
        (at(Section::Cards), ["wagon", "chariot", "Schubkarren"]),
        (at(Section::Growth), ["crops", "récolte", "Ernte"]),
        (at(Section::Crafts), ["blocked", "bloqué", "blockiert"]),
        (at(Section::Crafts), ["shop", "boutique", "Laden"]),
        (at(Section::Free), ["anytime", "joker", "jederzeit"]),
        (at(Section::Scoring), ["score", "score", "Abrechnung"]),
        (at(Section::Solo), ["alone", "seul", "allein"]),
        (at(Section::Solo), ["neutral", "neutre", "neutral"]),
        (at(Section::Hidden), ["secret", "secret", "geheim"]),
        (Ruling(13), ["reshuffle", "mélanger", "mischen"]),
        (Ruling(2), ["optional", "obligatoire", "Pflicht"]),
        (Ruling(18), ["identical", "identiques", "gleiche"]),
        (Ruling(26), ["official", "officiel", "offiziell"]),
        (at(Section::SetUp), ["preparation", "préparation", "Aufbau"]),
        (Ruling(20), ["paid", "payer", "bezahlen"]),
        (at(Section::Roof), ["roof", "toit", "Dach"]),
        (at(Section::Market), ["barrow", "charrette", "Karren"]),
        (at(Section::Cards), ["draw", "piocher", "ziehen"]),
        (at(Section::SetUp), ["seven", "sept", "sieben"]),
    ] {
        for (language, query) in Language::ALL.into_iter().zip(words) {
            assert_eq!(hits(language, query).first().map(|hit| hit.0), Some(passage), "{query}");
        }
    }
}

#[test]
fn a_good_finds_every_card_that_makes_needs_or_pays_it_in_every_language() {
    use super::super::words;
    for language in Language::ALL {
        for good in la_granja::Good::ALL {
            let found: Vec<String> = hits(language, words::good(language, good)).into_iter().map(|hit| hit.1).collect();
            let has = |name: &str| found.iter().any(|hit| hit == name);
            for card in la_granja::Card::all() {
                let face = card.face();
                let name = words::helper(language, card);
                assert!(
                    !(face.field == good || face.barrow.contains(&good)) || has(name),
                    "{language:?}: {name} for {good:?}"
                );
            }
            for craft in la_granja::Craft::ALL {
                let wanted = (0..4).any(|row| craft.row(row).contains(&la_granja::Cargo::Good(good)));
                let name = words::craft(language, craft);
                assert!(!wanted || has(name), "{language:?}: {name} for {good:?}");
            }
            // What names no good may mean it: any harvest good, any resource.
            let named: &[&str] = match good {
                la_granja::Good::Olive | la_granja::Good::Grain | la_granja::Good::Grape => {
                    &["gleaner", "gardener", "harvester"]
                }
                la_granja::Good::Pig => &["swineherd", "swine_dealer", "smuggler"],
                la_granja::Good::Food => &["barman", "thatcher"],
                la_granja::Good::Wine => &["cooper", "cellarer"],
                la_granja::Good::Meat => &["barman", "thatcher"],
            };
            for id in named {
                let name = words::helper(language, la_granja::Card::by_id(id).expect("a card"));
                assert!(has(name), "{language:?}: {name} for {good:?}");
            }
        }
    }
    assert!(hits(Language::English, "zeppelin").is_empty());
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

#[test]
fn every_example_stands_on_a_sound_table() {
    for example in Example::ALL {
        example.stage().game().unwrap_or_else(|flaw| panic!("{example:?}: {flaw}"));
    }
}
