//! Finding words in the rules, whatever their accents and endings, and words that players use instead of those of the rules.
//! A question is answered by the passages that have most of what it is about, titles before texts.

use super::book::{Book, Passage, Thing};
use super::likeness::{asked_words, likeness, words};
use crate::i18n::Language;

/// A passage where the words stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hit<B> {
    pub(crate) passage: Passage<B>,
    pub(crate) name: String,
    /// The paragraph they stand in.
    pub(crate) text: String,
}

/// A text that is searched, under its title.
struct Place<B> {
    passage: Passage<B>,
    name: String,
    text: String,
    title: Vec<String>,
    /// How much of the title one word of it is.
    part: f32,
    /// What the text begins with, if that stands out.
    term: Vec<String>,
    body: Vec<String>,
    /// A section or a ruling, not one of a list.
    is_passage: bool,
}

/// What a word is worth where players use it, in a title (less where it is only a part of the title), and in the term that a text
/// explains; anywhere else in a text it is worth 1.
const ASKED: f32 = 2.5;
const TITLE: [f32; 2] = [1.2, 2.2];
const TERM: f32 = 2.1;
/// What is longer is a sentence, and no term.
const TERM_WORDS: usize = 5;
/// What a card or a tile is worth beside a passage.
const LISTED: f32 = 0.55;
/// What is left of an answer that has nothing of the rest of the question.
const PARTIAL: f32 = 0.4;
/// What has not all the words is shown if it is worth so much of the best.
const WORTH_SHOWING: f32 = 0.6;

/// The passages that answer, the best first. A word of one letter finds nothing.
pub(crate) fn find<B: Book>(language: Language, query: &str) -> Vec<Hit<B>> {
    let wanted = asked_words(language, query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let places = places::<B>(language);
    let asked: Vec<(Vec<String>, Passage<B>)> =
        B::asked(language).iter().map(|(known, passage)| (words(known), *passage)).collect();
    let like =
        |known: &[String], typed: &str| known.iter().map(|word| likeness(language, word, typed)).fold(0.0, f32::max);
    // For each place and each word: how much it is found there in all, and in the text alone.
    let found: Vec<Vec<[f32; 2]>> = places
        .iter()
        .map(|place| {
            let worth = |typed: &String| {
                let text = like(&place.body, typed);
                let title = like(&place.title, typed) * (TITLE[0] + TITLE[1] * place.part);
                let of_players = if place.is_passage {
                    asked
                        .iter()
                        .filter(|(_, passage)| *passage == place.passage)
                        .map(|(known, _)| like(known, typed))
                        .fold(0.0, f32::max)
                } else {
                    0.0
                };
                let kind = if place.is_passage { 1.0 } else { LISTED };
                let text = text.max(like(&place.term, typed) * TERM);
                [text.max(title).max(of_players * ASKED) * kind, text]
            };
            wanted.iter().map(worth).collect()
        })
        .collect();
    let rarity: Vec<f32> = (0..wanted.len())
        .map(|word| {
            let count = found.iter().filter(|place| place[word][0] > 0.0).count();
            if count == 0 { 0.0 } else { (1.0 + places.len() as f32 / count as f32).ln() }
        })
        .collect();
    let known = rarity.iter().filter(|rarity| **rarity > 0.0).count();
    let sum = |place: &[[f32; 2]], of: usize| {
        let (mut worth, mut covered) = (0.0, 0.0);
        for (found, rarity) in place.iter().zip(&rarity) {
            worth += found[of] * rarity;
            covered += if found[of] > 0.0 { *rarity } else { 0.0 };
        }
        worth * (PARTIAL + (1.0 - PARTIAL) * covered / rarity.iter().sum::<f32>().max(f32::EPSILON))
    };
    // A passage is shown once, by its paragraph that has most of the words.
    let mut hits: Vec<(f32, f32, bool, &Place<B>)> = Vec::new();
    for (place, found) in places.iter().zip(&found) {
        let (worth, text) = (sum(found, 0), sum(found, 1));
        if worth <= 0.0 {
            continue;
        }
        let has_all = found.iter().filter(|worth| worth[0] > 0.0).count() == known;
        match hits.iter_mut().find(|(.., other)| other.passage == place.passage && other.name == place.name) {
            Some(hit) => {
                hit.2 |= has_all;
                hit.0 = hit.0.max(worth);
                if text > hit.1 {
                    (hit.1, hit.3) = (text, place);
                }
            }
            None => hits.push((worth, text, has_all, place)),
        }
    }
    hits.sort_by(|one, other| other.0.total_cmp(&one.0));
    let best = hits.first().map_or(0.0, |hit| hit.0);
    hits.retain(|(worth, _, has_all, _)| *has_all || *worth >= best * WORTH_SHOWING);
    hits.into_iter()
        .map(|(.., place)| Hit { passage: place.passage, name: place.name.clone(), text: place.text.clone() })
        .collect()
}

/// Whether every word of what was typed stands in a text, in some form.
pub(super) fn has_all(language: Language, typed: &str, text: &str) -> bool {
    let known = words(text);
    words(typed)
        .iter()
        .all(|typed| known.iter().any(|word| word.starts_with(typed) || likeness(language, word, typed) > 0.0))
}

/// Every paragraph, ruling and thing.
fn places<B: Book>(language: Language) -> Vec<Place<B>> {
    let mut places = Vec::new();
    let mut add = |passage, title: &str, name: String, text: &str, also: &str, is_passage| {
        let all = words(title).len() as f32;
        let title = asked_words(language, title);
        // The other words are half a word each.
        let part = 2.0 / (all + title.len() as f32).max(1.0);
        let term = text.strip_prefix('*').and_then(|text| text.split('*').next()).map(words);
        let term = term.filter(|term| term.len() <= TERM_WORDS).unwrap_or_default();
        let text = bare(text);
        let body = [words(&text), words(also)].concat();
        places.push(Place { passage, title, part, term, body, name, text, is_passage });
    };
    for section in B::SECTIONS {
        let passage = Passage::Section(*section);
        for text in section.paragraphs(language) {
            let name = section.name(language);
            add(passage, name, name.to_owned(), text, "", true);
        }
        if *section == B::rulings_section() {
            for (number, [name, text]) in (1..).zip(B::rulings(language)) {
                add(Passage::Ruling(number), name, format!("{number}. {name}"), text, "", true);
            }
        }
        for Thing { name, text, also } in section.things(language) {
            add(passage, &name.clone(), name, &text, &also, false);
        }
    }
    places
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
