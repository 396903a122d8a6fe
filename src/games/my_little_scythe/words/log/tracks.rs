//! Friendship, pies and spells told.

use my_little_scythe::{Cause, Event};

use super::super::phrase::{Count, Doing};
use super::super::{Sentence, goods};
use super::{Part, Teller};

impl Teller<'_> {
    pub(super) fn tracks(&self, event: &Event) -> Part {
        let gains: Doing =
            [["gain $0$1", "gains $0$1"], ["gagnez $0$1", "gagne $0$1"], ["bekommst $0$1", "bekommt $0$1"]];
        let loses: Doing =
            [["lose $0$1", "loses $0$1"], ["perdez $0$1", "perd $0$1"], ["verlierst $0$1", "verliert $0$1"]];
        match *event {
            Event::Friendship { seat, by, why, .. } => {
                let by_much = self.count(Count::Friendship, by.unsigned_abs());
                self.clause(seat, if by < 0 { loses } else { gains }, &[by_much, self.because(why)])
            }
            Event::Pies { seat, by, why, .. } => {
                let by_much = self.count(Count::Pies, by.unsigned_abs());
                self.clause(seat, if by < 0 { loses } else { gains }, &[by_much, self.because(why)])
            }
            Event::SpellDrawn { seat, value: Some(value), why, .. } => self.clause(
                seat,
                [
                    ["draw a spell of $0$1", "draws a spell of $0$1"],
                    ["piochez un sort de valeur $0$1", "pioche un sort de valeur $0$1"],
                    ["ziehst einen Zauber mit Wert $0$1", "zieht einen Zauber mit Wert $0$1"],
                ],
                &[value.into(), self.because(why)],
            ),
            Event::SpellDrawn { seat, value: None, why, .. } => self.clause(
                seat,
                [
                    ["draw a spell$0", "draws a spell$0"],
                    ["piochez un sort$0", "pioche un sort$0"],
                    ["ziehst einen Zauber$0", "zieht einen Zauber$0"],
                ],
                &[self.because(why)],
            ),
            Event::NoSpell { seat, .. } => self.clause(
                seat,
                [
                    ["find no spell to draw", "finds no spell to draw"],
                    ["ne trouvez plus de sort à piocher", "ne trouve plus de sort à piocher"],
                    ["findest keinen Zauber zum Ziehen", "findet keinen Zauber zum Ziehen"],
                ],
                &[],
            ),
            Event::SpellsKept { seat, count, .. } => self.clause(
                seat,
                [["keep $0", "keeps $0"], ["gardez $0", "garde $0"], ["behältst $0", "behält $0"]],
                &[self.count(Count::Spells, count)],
            ),
            Event::SpellsDiscarded { seat, spells, why, .. } => self.clause(
                seat,
                [
                    ["discard $0 ($1)$2", "discards $0 ($1)$2"],
                    ["défaussez $0 ($1)$2", "défausse $0 ($1)$2"],
                    ["legst $0 ($1)$2 ab", "legt $0 ($1)$2 ab"],
                ],
                &[
                    self.count(Count::Spells, spells.len()),
                    goods::values(self.language, spells),
                    if why == Cause::Thrown { Sentence::default() } else { self.because(why) },
                ],
            ),
            _ => Part::Silent,
        }
    }
}
