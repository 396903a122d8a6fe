//! Finding words in the rules, whatever their accents.

use little_factory::Card;

use super::super::words;
use super::{Place, RULINGS, Section, rules};
use crate::i18n::Language;

/// A place where the words stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    pub(crate) place: Place,
    pub(crate) name: String,
    /// The paragraph they stand in.
    pub(crate) text: String,
}

/// All places where every one of the words stands, in the order they are read. A word of one letter finds nothing.
pub(crate) fn find(language: Language, query: &str) -> Vec<Hit> {
    let query = fold(query);
    let wanted: Vec<&str> = query.split_whitespace().filter(|word| word.chars().count() > 1).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let fits = |name: &str, text: &str| {
        let (name, text) = (fold(name), fold(text));
        wanted.iter().all(|word| name.contains(word) || text.contains(word))
    };
    let rules = rules(language);
    let mut hits = Vec::new();
    for section in Section::ALL {
        let place = Place::Section(section);
        let name = section.name(language);
        let found = rules.sections[section as usize][1..].iter().find(|text| fits(name, text));
        let bare = |text: &str| text.chars().filter(|&letter| letter != '*').collect::<String>();
        if let Some(text) = found {
            hits.push(Hit { place, name: name.to_owned(), text: bare(text) });
        }
        match section {
            Section::Rulings => {
                for number in 1..=RULINGS {
                    let [name, text] = rules.rulings[number - 1];
                    if fits(name, text) {
                        let place = Place::Ruling(number as u8);
                        hits.push(Hit { place, name: format!("{number}. {name}"), text: text.to_owned() });
                    }
                }
            }
            Section::Signs => {
                let terms = rules.terms.iter().filter(|[name, text]| fits(name, text));
                hits.extend(terms.map(|[name, text]| Hit {
                    place,
                    name: (*name).to_owned(),
                    text: (*text).to_owned(),
                }));
            }
            Section::Cards => {
                for card in Card::all() {
                    let (name, text) = (words::card(language, card), words::card_says(language, card));
                    if fits(name, "") {
                        hits.push(Hit { place, name: name.to_owned(), text });
                    }
                }
            }
            _ => {}
        }
    }
    hits
}

/// Small letters without accents: what is compared.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            '’' => folded.push('\''),
            other => folded.push(other),
        }
    }
    folded
}
