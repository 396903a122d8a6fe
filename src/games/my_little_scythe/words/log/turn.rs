//! A turn told: what was chosen, whose last it is, who won.

use my_little_scythe::{Decider, Decision, ENOUGH, Event};
use tabletop::SeatSet;

use super::super::phrase::{Count, Text, and, count, plain, say};
use super::super::{Seats, Sentence, place};
use super::{Part, Teller};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;
use crate::table::Who;

impl Teller<'_> {
    /// Who won a fight; whose turn it is stands above the lines, and what is expected beside them.
    pub(super) fn quiet(&self, event: &Event) -> Part {
        let Event::FightEnded { space, winner, tie, .. } = *event else { return Part::Silent };
        let at = place::at(self.language, space);
        if tie {
            self.clause(
                winner,
                [
                    ["win the tie $0 as attacker", "wins the tie $0 as attacker"],
                    ["gagnez $0, l’égalité étant pour l’attaque", "gagne $0, l’égalité étant pour l’attaque"],
                    ["gewinnst den Gleichstand $0 durch den Angriff", "gewinnt den Gleichstand $0 durch den Angriff"],
                ],
                &[at],
            )
        } else {
            self.clause(
                winner,
                [
                    ["win the pie fight $0", "wins the pie fight $0"],
                    ["gagnez le combat de tartes $0", "gagne le combat de tartes $0"],
                    ["gewinnst die Tortenschlacht $0", "gewinnt die Tortenschlacht $0"],
                ],
                &[at],
            )
        }
    }

    pub(super) fn turn(&self, event: &Event) -> Part {
        match *event {
            Event::Chose { seat, deed, .. } => self.clause(
                seat,
                [
                    ["choose $0", "chooses $0"],
                    ["choisissez «\u{202f}$0\u{202f}»", "choisit «\u{202f}$0\u{202f}»"],
                    ["wählst „$0“", "wählt „$0“"],
                ],
                &[Word::Deed(deed).into()],
            ),
            Event::Passed { seat, decision: Decision::Catapult } => self.clause(
                seat,
                [
                    ["leave the catapult", "leaves the catapult"],
                    ["laissez la catapulte", "laisse la catapulte"],
                    ["lässt das Katapult stehen", "lässt das Katapult stehen"],
                ],
                &[],
            ),
            Event::Passed { seat, decision: Decision::Defence } => self.clause(
                seat,
                [
                    ["decline the trophy", "declines the trophy"],
                    ["refusez le trophée", "refuse le trophée"],
                    ["verzichtest auf die Trophäe", "verzichtet auf die Trophäe"],
                ],
                &[],
            ),
            // Doing without a personality would tell that there is one.
            Event::Passed { decision: Decision::Feisty | Decision::Trophy, .. } => Part::Silent,
            Event::Passed { seat, .. } => self.clause(
                seat,
                [["do without", "does without"], ["vous en passez", "s’en passe"], ["verzichtest", "verzichtet"]],
                &[],
            ),
            Event::Finale { four, last_turns } => self.whole(
                [
                    "The grand finale begins (4 trophies: $0); one last turn each: $1.",
                    "Le grand final commence (4 trophées\u{a0}: $0)\u{202f}; un dernier tour chacun\u{a0}: $1.",
                    "Das große Finale beginnt (4 Trophäen: $0); je ein letzter Zug: $1.",
                ],
                &[self.names(four), self.names(last_turns)],
            ),
            Event::TurnBegan { seat, last: true, .. } => self.clause(
                seat,
                [
                    ["have a last turn", "has a last turn"],
                    ["jouez un dernier tour", "joue un dernier tour"],
                    ["hast einen letzten Zug", "hat einen letzten Zug"],
                ],
                &[],
            ),
            Event::Over { winners, decided_by, .. } => {
                Part::Whole(over(self.language, winners, decided_by, self.seats))
            }
            _ => Part::Silent,
        }
    }
}

/// Who won, and what decided.
pub(super) fn over(language: Language, winners: SeatSet, decided_by: Decider, seats: Seats<'_>) -> Sentence {
    if decided_by == Decider::Enough {
        return alone(language, winners, seats);
    }
    let names: Vec<Sentence> = winners.iter().map(|seat| seats(seat).subject(language)).collect();
    let you = winners.iter().any(|seat| seats(seat) == Who::You);
    let why: Text = match decided_by {
        Decider::Trophies => ["with 4 trophies", "avec 4 trophées", "mit 4 Trophäen"],
        Decider::Friendship | Decider::Enough => [
            "with 4 trophies; Friendship decides",
            "avec 4 trophées\u{202f}; l’Amitié départage",
            "mit 4 Trophäen; die Freundschaft entscheidet",
        ],
        Decider::Goods => [
            "with 4 trophies and equal Friendship; apples and gems decide",
            "avec 4 trophées et la même Amitié\u{202f}; pommes et gemmes départagent",
            "mit 4 Trophäen und gleicher Freundschaft; Äpfel und Edelsteine entscheiden",
        ],
        Decider::Nothing => [
            "with 4 trophies; nothing parts them, so the victory is shared",
            "avec 4 trophées\u{202f}; rien ne départage, la victoire est partagée",
            "mit 4 Trophäen; nichts trennt sie, der Sieg ist geteilt",
        ],
    };
    let text: Text = match (names.len(), you) {
        (1, true) => ["You win $1.", "Vous gagnez $1.", "Du gewinnst $1."],
        (1, _) => ["$0 wins $1.", "$0 gagne $1.", "$0 gewinnt $1."],
        (_, true) => ["$0 win $1.", "$0 gagnez $1.", "$0 gewinnt $1."],
        _ => ["$0 win $1.", "$0 gagnent $1.", "$0 gewinnen $1."],
    };
    say(language, text, &[and(language, &names), plain(language, why)]).capital()
}

/// The end against an Automountie with four trophies, where the person has as many.
fn alone(language: Language, winners: SeatSet, seats: Seats<'_>) -> Sentence {
    let text: Text = if winners.iter().any(|seat| seats(seat) == Who::You) {
        [
            "You win: 4 trophies on both sides, and at least $0.",
            "Vous gagnez\u{a0}: 4 trophées de part et d’autre, et au moins $0.",
            "Du gewinnst: 4 Trophäen auf beiden Seiten, und mindestens $0.",
        ]
    } else {
        [
            "The Automountie wins: 4 trophies on both sides, and you have less than $0.",
            "L’Automountie gagne\u{a0}: 4 trophées de part et d’autre, et vous avez moins de $0.",
            "Die Automountie gewinnt: 4 Trophäen auf beiden Seiten, und du hast weniger als $0.",
        ]
    };
    say(language, text, &[count(language, Count::Friendship, ENOUGH)])
}
