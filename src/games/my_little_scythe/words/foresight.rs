//! What a move sets off, told before it is done.

use my_little_scythe::{Action, MyLittleScythe, Step};
use tabletop::{Game, Seat};

use super::phrase::{Count, Text, count, plain, say};
use super::{Seats, Sentence};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;

/// What an action of `me` sets off: a fight, a quest, a trophy, a gift.
pub(crate) fn foresight(
    language: Language,
    seats: Seats<'_>,
    game: &MyLittleScythe,
    me: Seat,
    action: &Action,
) -> Vec<String> {
    let mut lines: Vec<Sentence> = Vec::new();
    match *action {
        Action::Go { to, .. } => {
            if let Some(rival) = game.rival_on(to, me) {
                let cost = game.player(me).attack_cost();
                let text: Text = if cost > 0 {
                    [
                        "Sets off a pie fight with $0; attacking costs $1.",
                        "Déclenche un combat de tartes contre $0\u{202f}; attaquer coûte $1.",
                        "Löst eine Tortenschlacht mit $0 aus; der Angriff kostet $1.",
                    ]
                } else {
                    [
                        "Sets off a pie fight with $0.",
                        "Déclenche un combat de tartes contre $0.",
                        "Löst eine Tortenschlacht mit $0 aus.",
                    ]
                };
                lines.push(say(
                    language,
                    text,
                    &[seats(rival).subject(language), count(language, Count::Friendship, cost)],
                ));
            }
            if game.board().quests().contains(to) {
                lines
                    .push(plain(language, ["A quest awaits there.", "Une quête y attend.", "Dort wartet eine Quest."]));
            }
        }
        Action::Deliver { .. } => {
            let mut after = game.clone();
            if after.apply(action, &mut ()).is_ok() {
                let before = game.player(me).trophies;
                for trophy in after.player(me).trophies.iter().filter(|&trophy| !before.has(trophy)) {
                    let text = ["Earns the trophy $0.", "Rapporte le trophée $0.", "Bringt die Trophäe $0."];
                    lines.push(say(language, text, &[Sentence::from(Word::Trophy(trophy))]));
                }
            }
        }
        Action::To(space) => {
            if let Some(rival) = game.rival_on(space, me) {
                let text = ["The gift is for $0.", "Le cadeau est pour $0.", "Das Geschenk ist für $0."];
                lines.push(say(language, text, &[seats(rival).subject(language)]));
            }
        }
        Action::Place(space) => {
            if let Step::Seeking { seek, next, .. } = game.step()
                && seek.dice().get(usize::from(next)).is_some_and(|&token| game.gift(token, space))
            {
                let one = count(language, Count::Friendship, 1);
                lines.push(say(
                    language,
                    ["A gift: $0 more.", "Un cadeau\u{a0}: $0 de plus.", "Ein Geschenk: $0 mehr."],
                    &[one],
                ));
            }
        }
        _ => {}
    }
    lines.iter().map(|line| line.plain(language)).collect()
}
