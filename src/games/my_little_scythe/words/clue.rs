//! Where to look.

use my_little_scythe::{Action, MyLittleScythe};

use super::phrase::{Text, plain, say};
use super::{Sentence, place};
use crate::games::my_little_scythe::clue;
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;

/// What to look at or to think of, without telling what to do with it; where nothing is to be chosen, that.
pub(crate) fn clue(language: Language, game: &MyLittleScythe, turn: &[Action]) -> String {
    hint(language, game, turn).plain(language)
}

fn hint(language: Language, game: &MyLittleScythe, turn: &[Action]) -> Sentence {
    let text: Text = match clue::telling(turn) {
        Some(Action::Go { seeker, .. }) => {
            let text = ["Look at your Seeker $0.", "Regardez votre Fureteur $0.", "Sieh dir deinen Sucher $0 an."];
            return say(language, text, &[place::where_it_stands(language, clue::stands(game, *seeker))]);
        }
        Some(Action::Deliver { seeker, .. }) => {
            let text = [
                "Look at your Seeker $0, and at what the castle waits for.",
                "Regardez votre Fureteur $0, et ce qu’attend le château.",
                "Sieh dir deinen Sucher $0 an, und worauf das Schloss wartet.",
            ];
            return say(language, text, &[place::where_it_stands(language, clue::stands(game, *seeker))]);
        }
        Some(Action::Throw(_)) => [
            "Look at your pies and spells, and at what the other side can throw.",
            "Regardez vos tartes et vos sorts, et ce que l’adversaire peut lancer.",
            "Sieh dir deine Torten und Zauber an, und was die Gegenseite werfen kann.",
        ],
        Some(Action::Rest(_)) => [
            "Think of what you need more: a spell or pies.",
            "Pensez à ce dont vous avez le plus besoin\u{a0}: un sort ou des tartes.",
            "Überlege, was du nötiger hast: einen Zauber oder Torten.",
        ],
        Some(Action::Discard(_)) => [
            "Look at which spell you can spare best.",
            "Regardez quel sort vous manquera le moins.",
            "Sieh nach, welchen Zauber du am ehesten entbehren kannst.",
        ],
        Some(Action::Pass) => [
            "Look at what is on offer: you need not take it.",
            "Regardez ce qui vous est proposé\u{a0}: vous pouvez vous en passer.",
            "Sieh dir an, was angeboten wird: du musst es nicht nehmen.",
        ],
        Some(Action::Stay) => [
            "Look at where your Seekers stand: they may stay there.",
            "Regardez où se trouvent vos Fureteurs\u{a0}: ils peuvent y rester.",
            "Sieh dir an, wo deine Sucher stehen: dort dürfen sie bleiben.",
        ],
        _ => return thing(language, clue::of(game, turn)),
    };
    plain(language, text)
}

fn thing(language: Language, spot: Option<Word>) -> Sentence {
    match spot {
        Some(Word::Hex(space)) => {
            let text = ["Look at $0.", "Regardez du côté $1.", "Sieh dir $0 an."];
            say(language, text, &[place::the(language, space), place::from(language, space)])
        }
        Some(Word::Quest(quest)) => {
            let text = [
                "Look at the answers to “$0”.",
                "Regardez les réponses à «\u{202f}$0\u{202f}».",
                "Sieh dir die Antworten auf „$0“ an.",
            ];
            say(language, text, &[Word::Quest(quest).into()])
        }
        Some(word) => {
            let text = ["Look at “$0”.", "Regardez «\u{202f}$0\u{202f}».", "Sieh dir „$0“ an."];
            say(language, text, &[word.into()])
        }
        None => plain(
            language,
            ["Nothing is left but to go on.", "Il ne reste qu’à continuer.", "Es bleibt nur, weiterzugehen."],
        ),
    }
}
