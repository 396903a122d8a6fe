//! The Automountie’s cards.

use my_little_scythe::AutoCard;

use super::phrase::{Count, Text, say};
use super::{Sentence, goods, phrase, place};
use crate::i18n::{Held, Language, held};

#[rustfmt::skip]
static NAMES: [Held; AutoCard::COUNT] = held([
    ["card 1", "carte 1", "Karte 1"], ["card 2", "carte 2", "Karte 2"], ["card 3", "carte 3", "Karte 3"],
    ["card 4", "carte 4", "Karte 4"], ["card 5", "carte 5", "Karte 5"], ["card 6", "carte 6", "Karte 6"],
    ["card 7", "carte 7", "Karte 7"], ["card 8", "carte 8", "Karte 8"], ["card 9", "carte 9", "Karte 9"],
    ["card 10", "carte 10", "Karte 10"], ["card 11", "carte 11", "Karte 11"], ["card 12", "carte 12", "Karte 12"],
    ["card 13", "carte 13", "Karte 13"], ["card 14", "carte 14", "Karte 14"], ["card 15", "carte 15", "Karte 15"],
    ["card 16", "carte 16", "Karte 16"], ["card 17", "carte 17", "Karte 17"], ["card 18", "carte 18", "Karte 18"],
    ["card 19", "carte 19", "Karte 19"], ["card 20", "carte 20", "Karte 20"], ["card 21", "carte 21", "Karte 21"],
]);

/// What a card of hers is called.
pub(crate) fn auto_card(language: Language, card: AutoCard) -> &'static str {
    language.of(NAMES[usize::from(card.0).clamp(1, AutoCard::COUNT) - 1])
}

/// What a card of hers does, line by line: what it brings, how her Seeker goes, what she throws in a fight.
pub(crate) fn auto_card_says(language: Language, card: AutoCard) -> Vec<String> {
    let mut lines = Vec::new();
    if card.pies() > 0 {
        let pies = phrase::count(language, Count::Pies, card.pies());
        lines.push(say(language, ["She gets $0.", "Elle gagne $0.", "Sie bekommt $0."], &[pies]));
    }
    let places: Vec<Sentence> = card
        .tokens()
        .map(|(token, space)| {
            let token = Sentence::from(goods::a_token(language, token));
            Sentence::fill("$0 $1", &[token, place::at(language, space)])
        })
        .collect();
    if !places.is_empty() {
        let places = phrase::and(language, &places);
        lines.push(say(language, ["She places $0.", "Elle place $0.", "Sie legt $0."], &[places]));
    }
    let arms: Vec<Sentence> = card.reach().map(|(direction, length)| arm(language, direction, length)).collect();
    let arms = phrase::and(language, &arms);
    lines.push(say(
        language,
        [
            "Her Seeker looks $0, in this order, and goes to the first token or rival it sees; if it sees none, to the end of the first arm on the map.",
            "Son Fureteur regarde $0, dans cet ordre, et va au premier jeton ou adversaire qu’il voit\u{202f}; s’il n’en voit pas, au bout du premier bras qui reste sur le plateau.",
            "Ihr Sucher schaut $0, in dieser Reihenfolge, und geht zum ersten Marker oder Gegner, den er sieht; sieht er keinen, ans Ende des ersten Arms, der auf dem Plan liegt.",
        ],
        &[arms],
    ));
    lines.push(throws(language, card));
    lines.into_iter().map(|line| line.plain(language)).collect()
}

/// An arm: “2 spaces to the east”.
fn arm(language: Language, direction: usize, length: u8) -> Sentence {
    const WAYS: [Held; 6] = held([
        ["east", "à l’est", "nach Osten"],
        ["southeast", "au sud-est", "nach Südosten"],
        ["southwest", "au sud-ouest", "nach Südwesten"],
        ["west", "à l’ouest", "nach Westen"],
        ["northwest", "au nord-ouest", "nach Nordwesten"],
        ["northeast", "au nord-est", "nach Nordosten"],
    ]);
    let way = Sentence::from(language.of(WAYS[direction % WAYS.len()]));
    match length {
        0 | 1 => way,
        _ => Sentence::fill("$0 ($1)", &[way, length.into()]),
    }
}

fn throws(language: Language, card: AutoCard) -> Sentence {
    let pies = phrase::count(language, Count::Pies, card.throws());
    let spells = phrase::count(language, Count::Spells, card.spells());
    let text: Text = match (card.throws(), card.spells()) {
        (7, 0) => [
            "In a fight she throws all the pies she can.",
            "En combat, elle lance toutes les tartes possibles.",
            "In einer Tortenschlacht wirft sie alle Torten, die sie kann.",
        ],
        (7, _) => [
            "In a fight she throws all the pies she can, and $1.",
            "En combat, elle lance toutes les tartes possibles, et $1.",
            "In einer Tortenschlacht wirft sie alle Torten, die sie kann, und $1.",
        ],
        (_, 0) => ["In a fight she throws $0.", "En combat, elle lance $0.", "In einer Tortenschlacht wirft sie $0."],
        _ => [
            "In a fight she throws $0 and $1.",
            "En combat, elle lance $0 et $1.",
            "In einer Tortenschlacht wirft sie $0 und $1.",
        ],
    };
    say(language, text, &[pies, spells])
}
