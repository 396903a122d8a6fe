//! A pie fight told.

use my_little_scythe::Event;

use super::super::phrase::Count;
use super::super::{goods, place};
use super::{Part, Teller};
use crate::games::my_little_scythe::word::Word;
use crate::table::Who;

impl Teller<'_> {
    pub(super) fn fought(&self, event: &Event) -> Part {
        let language = self.language;
        match *event {
            Event::FightBegan { space, attacker, defender, .. } => {
                let at = place::at(language, space);
                if (self.seats)(defender) == Who::You {
                    return self.clause(
                        attacker,
                        [
                            ["attack $0", "attacks you $0"],
                            ["attaquez $0", "vous attaque $0"],
                            ["greifst $0 an", "greift dich $0 an"],
                        ],
                        &[at],
                    );
                }
                self.clause(
                    attacker,
                    [
                        ["attack $1 $0", "attacks $1 $0"],
                        ["attaquez $1 $0", "attaque $1 $0"],
                        ["greifst $1 $0 an", "greift $1 $0 an"],
                    ],
                    &[at, self.name(defender)],
                )
            }
            Event::Spared { seat, tile } => self.clause(
                seat,
                [
                    ["lose no Friendship ($0)", "loses no Friendship ($0)"],
                    ["ne perdez pas d’Amitié ($0)", "ne perd pas d’Amitié ($0)"],
                    ["verlierst keine Freundschaft ($0)", "verliert keine Freundschaft ($0)"],
                ],
                &[Word::Tile(tile).into()],
            ),
            Event::Ready { seat } => self.clause(
                seat,
                [
                    ["have chosen in secret", "has chosen in secret"],
                    ["avez choisi en secret", "a choisi en secret"],
                    ["hast heimlich gewählt", "hat heimlich gewählt"],
                ],
                &[],
            ),
            Event::Threw { seat, throw, total } => {
                let pies = self.count(Count::Pies, throw.pies);
                if throw.spells.is_empty() {
                    return self.clause(
                        seat,
                        [["throw $0", "throws $0"], ["lancez $0", "lance $0"], ["wirfst $0", "wirft $0"]],
                        &[pies],
                    );
                }
                self.clause(
                    seat,
                    [
                        ["throw $0 with magic of $1: $2", "throws $0 with magic of $1: $2"],
                        ["lancez $0 avec une magie de $1\u{a0}: $2", "lance $0 avec une magie de $1\u{a0}: $2"],
                        ["wirfst $0 mit Zauberkraft $1: $2", "wirft $0 mit Zauberkraft $1: $2"],
                    ],
                    &[pies, goods::values(language, throw.spells), total.into()],
                )
            }
            _ => Part::Silent,
        }
    }
}
