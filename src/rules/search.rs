//! Finding words in the rules, whatever their accents, and words that players use instead of those of the rules.

use std::cmp::Reverse;

use super::book::{Book, Passage};
use crate::i18n::{Language, fold};

/// A passage where the words stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hit<B> {
    pub(crate) passage: Passage<B>,
    pub(crate) name: String,
    /// The paragraph they stand in.
    pub(crate) text: String,
}

/// All passages where every one of the words stands, in the order they are read; first those that answer a word which only
/// players use. A word of one letter finds nothing.
pub(crate) fn find<B: Book>(language: Language, query: &str) -> Vec<Hit<B>> {
    let query = fold(query);
    let wanted: Vec<&str> =
        query.split(|letter: char| !letter.is_alphanumeric()).filter(|word| word.chars().count() > 1).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let fits = |name: &str, text: &str| {
        let (name, text) = (fold(name), fold(text));
        wanted.iter().all(|word| name.contains(word) || text.contains(word))
    };
    let answers = |(words, passage): &(&str, Passage<B>)| {
        let words = fold(words);
        let best = |wanted: &&str| words.split(' ').map(|word| likeness(word, wanted)).max().unwrap_or_default();
        (wanted.iter().map(best).sum::<u32>(), *passage)
    };
    let mut answers: Vec<(u32, Passage<B>)> =
        B::asked(language).iter().map(answers).filter(|(likeness, _)| *likeness > 0).collect();
    answers.sort_by_key(|(likeness, _)| Reverse(*likeness));
    let mut hits: Vec<Hit<B>> = answers.into_iter().map(|(_, passage)| hit_of(language, passage)).collect();
    for section in B::SECTIONS {
        let passage = Passage::Section(*section);
        let name = section.name(language);
        if let Some(text) = section.paragraphs(language).iter().find(|text| fits(name, text)) {
            hits.push(Hit { passage, name: name.to_owned(), text: bare(text) });
        }
        if *section == B::rulings_section() {
            for (number, [name, text]) in (1..).zip(B::rulings(language)) {
                if fits(name, text) {
                    let name = format!("{number}. {name}");
                    hits.push(Hit { passage: Passage::Ruling(number), name, text: bare(text) });
                }
            }
        }
        let things = section.things(language).into_iter().filter(|(name, text)| fits(name, text));
        hits.extend(things.map(|(name, text)| Hit { passage, name, text }));
    }
    let mut seen: Vec<(Passage<B>, String)> = Vec::new();
    hits.retain(|hit| {
        let fresh = !seen.iter().any(|(passage, name)| *passage == hit.passage && *name == hit.name);
        seen.push((hit.passage, hit.name.clone()));
        fresh
    });
    hits
}

/// How like a known word is what was typed: the same, its beginning, or another form of it.
fn likeness(known: &str, typed: &str) -> u32 {
    let same = known.chars().zip(typed.chars()).take_while(|(one, other)| one == other).count();
    let rest = |word: &str| word.chars().count() - same;
    match (rest(known), rest(typed)) {
        (0, 0) => 3,
        // Two or three letters begin too many words.
        (_, 0) if same > 3 => 2,
        (0..=3, 0..=3) if same > 4 => 1,
        _ => 0,
    }
}

fn hit_of<B: Book>(language: Language, passage: Passage<B>) -> Hit<B> {
    let (name, text) = match passage {
        Passage::Ruling(number) => {
            let [name, text] = B::rulings(language).get(usize::from(number.max(1)) - 1).copied().unwrap_or_default();
            (format!("{number}. {name}"), text)
        }
        Passage::Section(section) => {
            (section.name(language).to_owned(), section.paragraphs(language).first().copied().unwrap_or_default())
        }
        Passage::Top => (B::GAME.name().to_owned(), ""),
    };
    Hit { passage, name, text: bare(text) }
}

/// Without what makes words stand out and without its links.
fn bare(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for (place, part) in text.split('[').enumerate() {
        let part = match part.split_once(']') {
            Some((_, rest)) if place > 0 => rest,
            _ => part,
        };
        // The space before a link goes with it.
        let part = if part.is_empty() {
            part
        } else {
            part.strip_prefix(' ').filter(|_| plain.ends_with(' ')).unwrap_or(part)
        };
        plain.extend(part.chars().filter(|&letter| letter != '*'));
    }
    plain.trim_end().to_owned()
}
