//! Everything the game can say, read by a strict proofreader; and what it should say, written by hand.

mod cards;
mod endings;
mod games;
mod log;
mod moves;
mod refusals;
mod whereabouts;

use little_factory::Card;
use tabletop::Seat;

use super::phrase::{Count, Phrase, Sort};
use super::{Who, de, en, fr, names};
use crate::i18n::Language;
use Language::{English, French, German};

/// Seat 1 is you, then come Bruno, Olga and Rufus.
pub(super) fn table(seat: Seat) -> Who<'static> {
    match seat.0 {
        0 => Who::You,
        1 => Who::Rival("Bruno"),
        2 => Who::Rival("Olga"),
        _ => Who::Rival("Rufus"),
    }
}

/// A table at which nobody is you.
pub(super) fn strangers(seat: Seat) -> Who<'static> {
    Who::Rival(["Hazel", "Bruno", "Olga", "Rufus"][seat.index()])
}

/// An expectation with its typed spaces made unbreakable where they should be.
pub(super) fn set(text: &str) -> String {
    text.replace(" :", "\u{a0}:").replace(" ;", "\u{202f};").replace(" × ", "\u{a0}×\u{a0}")
}

/// Checks three texts against what they should be, in the order English, French, German.
pub(super) fn reads(say: impl Fn(Language) -> String, right: [&str; 3]) {
    for (language, right) in Language::ALL.into_iter().zip(right) {
        let said = say(language);
        proofread(language, &said);
        assert_eq!(said, set(right), "{language:?}");
    }
}

/// Fails with what is wrong with a text.
pub(super) fn proofread(language: Language, text: &str) {
    assert_eq!(flaw(language, text), None, "{language:?}: {text:?}");
}

/// The first thing wrong with a text.
fn flaw(language: Language, text: &str) -> Option<String> {
    if text.is_empty() || text.trim() != text {
        return Some("empty or not trimmed".to_owned());
    }
    let marks = ["  ", "$", "'", "\"", "()", " .", " ,", "..", ",,", ": .", "; .", " )", "( "];
    if let Some(mark) = marks.into_iter().find(|mark| text.contains(mark)) {
        return Some(mark.to_owned());
    }
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '’').collect();
    let wrong =
        |pair: &&[&str]| wrong_number(pair[0], pair[1]) || language == French && wrong_elision(pair[0], pair[1]);
    if let Some(pair) = words.windows(2).find(wrong) {
        return Some(pair.join(" "));
    }
    let marks: Vec<char> = text.chars().collect();
    let wrong = |pair: &&[char]| match (language, pair) {
        (French, [before, ';' | '!' | '?']) => *before != '\u{202f}',
        (French, [before, ':']) => *before != '\u{a0}',
        (German, [_, mark]) => *mark == '”',
        _ => false,
    };
    if let Some(pair) = marks.windows(2).find(wrong) {
        return Some(format!("{pair:?}"));
    }
    let spaced = format!(" {} ", words.join(" "));
    let english = |card: &Card| {
        let name = names::card(English, *card);
        let found = spaced
            .match_indices(name)
            .any(|(at, _)| spaced[..at].ends_with(' ') && spaced[at + name.len()..].starts_with(' '));
        found && names::card(language, *card) != name
    };
    Card::all().find(|card| language != English && english(card)).map(|card| names::card(English, card).to_owned())
}

fn wrong_number(number: &str, noun: &str) -> bool {
    let singular = ["coin", "token", "card", "pièce", "jeton", "carte", "point", "Münze", "Karte", "Einflusspunkt"];
    let plural =
        ["coins", "tokens", "cards", "pièces", "jetons", "cartes", "points", "Münzen", "Karten", "Einflusspunkte"];
    number == "1" && plural.contains(&noun) || number.parse().is_ok_and(|n: u8| n > 1) && singular.contains(&noun)
}

fn wrong_elision(word: &str, next: &str) -> bool {
    let elides = ["de", "De", "le", "Le", "la", "La", "ne", "que", "se", "te"].contains(&word);
    let vowel = next.starts_with(['A', 'E', 'I', 'O', 'U', 'É', 'a', 'e', 'i', 'o', 'u', 'é', 'ê', 'y']);
    let contracts = ["de", "à"].contains(&word) && ["le", "les"].contains(&next);
    elides && vowel || contracts
}

/// A whole sentence: a capital or a figure at its head, a full stop at its end.
pub(super) fn proofread_sentence(language: Language, text: &str) {
    proofread(language, text);
    assert!(text.ends_with('.'), "{text:?}");
    assert!(text.starts_with(|c: char| c.is_uppercase()), "{text:?}");
}

/// A place that one language fills and another forgets would lose a card or a number.
#[test]
fn the_languages_fill_the_same_places() {
    let places = |template: &str| {
        let mut places: Vec<u8> = template.split('$').skip(1).map(|part| part.as_bytes()[0]).collect();
        places.sort_unstable();
        places.dedup();
        places
    };
    for &phrase in Phrase::ALL {
        // Whose turn it is takes a name or its genitive.
        if matches!(phrase, Phrase::TurnOf | Phrase::NotYourTurn) {
            continue;
        }
        let english = places(en::phrase(phrase));
        assert_eq!(places(fr::phrase(phrase)), english, "{phrase:?}");
        assert_eq!(places(de::phrase(phrase)), english, "{phrase:?}");
    }
    for &deed in super::phrase::Deed::ALL {
        let all = [en::deed(deed), fr::deed(deed), de::deed(deed)].concat();
        assert!(all.iter().all(|form| places(form) == places(all[0])), "{deed:?}");
    }
    for &count in Count::ALL {
        let all = [en::count(count), fr::count(count), de::count(count)];
        assert!(all.iter().all(|[_, one, many]| places(one) == places("$0") && places(many) == places("$0")));
    }
    for &sort in Sort::ALL {
        let all = [en::sort(sort), fr::sort(sort), de::sort(sort)].concat();
        assert!(all.iter().all(|form| places(form) == places(all[0])), "{sort:?}");
    }
}

#[test]
fn the_proofreader_finds_what_is_wrong() {
    let wrong = [
        (English, "You take 1 tokens."),
        (English, "You take 2 token."),
        (English, "Don't."),
        (English, "You take $0."),
        (French, "Olga prend Wood."),
        (French, "Voici: du Bois."),
        (French, "Voici ; du Bois."),
        (French, "La main de Olga."),
        (French, "Vous activez le Étang."),
        (French, "La valeur de le Moulin."),
        (German, "Du nimmst einen Cut Stone."),
        (German, "Neu auf dem Tisch: ."),
    ];
    for (language, text) in wrong {
        assert!(flaw(language, text).is_some(), "{text}");
    }
    proofread(French, &set("Olga échange du Fil et du Pain (11 pièces) contre l’Étang ; 1 pièce est perdue."));
}
