//! Apples, gems, quest tokens and spells in a sentence.

use my_little_scythe::{Good, Goods, Spells, Token};

use super::Sentence;
use super::phrase::{Count, Text, and, count, pick, plain, say};
use crate::i18n::Language;

/// Each kind that is there: “2 apples”, “1 gem”.
pub(super) fn parts(language: Language, goods: Goods) -> Vec<Sentence> {
    let kinds = [(Count::Apples, goods.apples), (Count::Gems, goods.gems)];
    kinds.into_iter().filter(|&(_, number)| number > 0).map(|(what, number)| count(language, what, number)).collect()
}

/// “2 apples and 1 gem”, “nothing”.
pub(super) fn goods(language: Language, goods: Goods) -> Sentence {
    let parts = parts(language, goods);
    if parts.is_empty() { plain(language, ["nothing", "rien", "nichts"]) } else { and(language, &parts) }
}

/// The same as text.
pub(crate) fn goods_says(language: Language, some: Goods) -> String {
    goods(language, some).plain(language)
}

/// What a delivery takes: “4 apples for the castle”.
pub(crate) fn for_the_castle(language: Language, some: Goods) -> String {
    say(language, ["$0 for the castle", "$0 pour le château", "$0 fürs Schloss"], &[goods(language, some)])
        .plain(language)
}

/// So many of a good.
pub(super) fn good(language: Language, good: Good, number: u8) -> Sentence {
    count(
        language,
        match good {
            Good::Apple => Count::Apples,
            Good::Gem => Count::Gems,
        },
        number,
    )
}

/// So many of a token.
pub(super) fn tokens(language: Language, token: Token, number: u8) -> Sentence {
    count(
        language,
        match token {
            Token::Apple => Count::Apples,
            Token::Gem => Count::Gems,
            Token::Quest => Count::Quests,
        },
        number,
    )
}

/// A token with its article: “an apple”.
pub(super) fn a_token(language: Language, token: Token) -> &'static str {
    let text: Text = match token {
        Token::Apple => ["an apple", "une pomme", "einen Apfel"],
        Token::Gem => ["a gem", "une gemme", "einen Edelstein"],
        Token::Quest => ["a quest", "une quête", "eine Quest"],
    };
    pick(language, text)
}

/// A kind of good, several of it: “apples”.
pub(super) fn kind(language: Language, good: Good) -> &'static str {
    let text: Text = match good {
        Good::Apple => ["apples", "pommes", "Äpfel"],
        Good::Gem => ["gems", "gemmes", "Edelsteine"],
    };
    pick(language, text)
}

/// The values of spells, the best first: “4 and 2”.
pub(super) fn values(language: Language, spells: Spells) -> Sentence {
    let values: Vec<Sentence> = spells.cards().rev().map(Sentence::from).collect();
    and(language, &values)
}
