//! Finding words in the rules, whatever their accents and endings, and words that players use instead of those of the rules.
//! A question is answered by the passages that have most of what it is about, titles before texts.

use std::ptr;

use tabletop::order;

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

/// How well a place answers.
struct Score {
    /// How much of the question is found there, and how much of it in the text alone.
    worth: f32,
    in_text: f32,
    has_all: bool,
}

/// The passages that answer, the best first. A word of one letter finds nothing.
pub(crate) fn find<B: Book>(language: Language, query: &str) -> Vec<Hit<B>> {
    let wanted = asked_words(language, query);
    let places = places::<B>(language);
    let found: Vec<Vec<[f32; 2]>> = {
        let asked = B::asked(language).iter().map(|(known, passage)| (words(known), *passage)).collect::<Vec<_>>();
        let of_place = |place| wanted.iter().map(|word| found_in(language, place, &asked, word)).collect();
        places.iter().map(of_place).collect()
    };
    let rarity: Vec<f32> = (0..wanted.len()).map(|word| rarity(&found, word)).collect();
    // A passage is shown once, by its paragraph that has most of the words.
    let mut hits: Vec<(Score, &Place<B>)> = Vec::new();
    for (place, found) in places.iter().zip(&found) {
        let score = score(found, &rarity);
        let same = |(_, other): &&mut (Score, &Place<B>)| other.passage == place.passage && other.name == place.name;
        if score.worth <= 0.0 {
            continue;
        }
        if let Some((best, quoted)) = hits.iter_mut().find(same) {
            if score.in_text > best.in_text {
                (best.in_text, *quoted) = (score.in_text, place);
            }
            best.worth = best.worth.max(score.worth);
            best.has_all |= score.has_all;
        } else {
            hits.push((score, place));
        }
    }
    // Of two that are worth the same the one that stands first.
    order::sort(&mut hits, |(one, place), (other, other_place)| {
        one.worth > other.worth || one.worth == other.worth && ptr::from_ref(*place) < ptr::from_ref(*other_place)
    });
    let best = hits.first().map_or(0.0, |(score, _)| score.worth);
    hits.retain(|(score, _)| score.has_all || score.worth >= best * WORTH_SHOWING);
    let hit =
        |(_, place): (_, &Place<B>)| Hit { passage: place.passage, name: place.name.clone(), text: place.text.clone() };
    hits.into_iter().map(hit).collect()
}

/// How much a word is found in a place in all, and in its text alone.
fn found_in<B: Book>(
    language: Language,
    place: &Place<B>,
    asked: &[(Vec<String>, Passage<B>)],
    word: &str,
) -> [f32; 2] {
    let like = |known: &[String]| known.iter().map(|known| likeness(language, known, word)).fold(0.0, f32::max);
    let text = like(&place.body).max(like(&place.term) * TERM);
    let title = like(&place.title) * (TITLE[0] + TITLE[1] * place.part);
    let best = text.max(title);
    if !place.is_passage {
        return [best * LISTED, text];
    }
    let of_players = asked.iter().filter(|(_, passage)| *passage == place.passage).map(|(known, _)| like(known));
    [(of_players.fold(0.0, f32::max) * ASKED).max(best), text]
}

/// What a word is worth among the others: the more places have it, the less; nothing, if none has.
fn rarity(found: &[Vec<[f32; 2]>], word: usize) -> f32 {
    let count = found.iter().filter(|place| place[word][0] > 0.0).count();
    if count == 0 { 0.0 } else { (1.0 + found.len() as f32 / count as f32).ln() }
}

fn score(found: &[[f32; 2]], rarity: &[f32]) -> Score {
    let all: f32 = rarity.iter().sum();
    let sum = |of: usize| {
        let pairs = || found.iter().zip(rarity).map(|(found, rarity)| (found[of], rarity));
        let worth: f32 = pairs().map(|(found, rarity)| found * rarity).sum();
        let covered: f32 = pairs().filter(|(found, _)| *found > 0.0).map(|(_, rarity)| rarity).sum();
        worth * (PARTIAL + (1.0 - PARTIAL) * covered / all.max(f32::EPSILON))
    };
    let has_all = found.iter().zip(rarity).all(|(found, rarity)| found[0] > 0.0 || *rarity == 0.0);
    Score { worth: sum(0), in_text: sum(1), has_all }
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
        places.push(Place { passage, name, text, title, part, term, body, is_passage });
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

/// Asks thirty questions of newcomers in each language: at least 27 are answered by the first result. The others are printed.
#[cfg(test)]
pub(crate) fn ask_all<B: Book>(questions: &[(&[Passage<B>], [&str; 3]); 30]) {
    for (place, language) in Language::ALL.into_iter().enumerate() {
        let mut missed = 0;
        for (answers, asked) in questions {
            let first = find::<B>(language, asked[place]).into_iter().next();
            if !first.as_ref().is_some_and(|hit| answers.contains(&hit.passage)) {
                missed += 1;
                let name = first.map_or_else(|| "-".to_owned(), |hit| hit.name);
                println!("| {} | {} | {} | {name} |", B::GAME.name(), language.tag(), asked[place]);
            }
        }
        assert!(missed <= 3, "{language:?}: {missed} of thirty");
    }
}
