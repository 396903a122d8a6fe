//! Decks that are shuffled, and what the Automountie does, told.

use my_little_scythe::{Event, Lure};

use super::super::phrase::{Count, Doing};
use super::super::{goods, place};
use super::{Part, Teller};
use crate::games::my_little_scythe::word::Word;

impl Teller<'_> {
    /// Decks, and what the Automountie's cards make her do.
    pub(super) fn hers(&self, event: &Event) -> Part {
        let language = self.language;
        let her = my_little_scythe::AUTOMOUNTIE;
        match *event {
            Event::SpellsShuffled { .. } => self.whole(
                [
                    "The discarded spells become the deck again.",
                    "Les sorts défaussés reforment la pile.",
                    "Die abgelegten Zauber werden wieder zum Stapel.",
                ],
                &[],
            ),
            Event::QuestsShuffled { .. } => self.whole(
                [
                    "Solved quests become the deck again.",
                    "Des quêtes résolues reforment la pile.",
                    "Gelöste Quests werden wieder zum Stapel.",
                ],
                &[],
            ),
            Event::CardsShuffled { .. } => self.whole(
                [
                    "The Automountie’s cards are shuffled anew.",
                    "Les cartes de l’Automountie sont mélangées à nouveau.",
                    "Die Karten der Automountie werden neu gemischt.",
                ],
                &[],
            ),
            Event::CardRevealed { card, seeker } => self.clause(
                her,
                match seeker {
                    Some(_) => [
                        ["turn up $0", "turns up $0"],
                        ["retournez la $0", "retourne la $0"],
                        ["deckst $0 auf", "deckt $0 auf"],
                    ],
                    None => [
                        ["fight by $0", "fights by $0"],
                        ["combattez selon la $0", "combat selon la $0"],
                        ["kämpfst nach $0", "kämpft nach $0"],
                    ],
                },
                &[Word::Card(card).into()],
            ),
            Event::Lured { lure: Lure::Camp, .. } => Part::Silent,
            Event::Lured { lure, arm, .. } => {
                let forms: Doing = match lure {
                    Lure::Tokens => [
                        ["spot tokens along arm $0", "spots tokens along arm $0"],
                        ["apercevez des jetons sur le bras $0", "aperçoit des jetons sur le bras $0"],
                        ["entdeckst Marker auf Arm $0", "entdeckt Marker auf Arm $0"],
                    ],
                    Lure::Rival => [
                        ["spot a Seeker along arm $0", "spots a Seeker along arm $0"],
                        ["apercevez un Fureteur sur le bras $0", "aperçoit un Fureteur sur le bras $0"],
                        ["entdeckst einen Sucher auf Arm $0", "entdeckt einen Sucher auf Arm $0"],
                    ],
                    _ => [
                        ["see nothing and wander on", "sees nothing and wanders on"],
                        ["ne voyez rien et continuez", "ne voit rien et continue"],
                        ["siehst nichts und wanderst weiter", "sieht nichts und wandert weiter"],
                    ],
                };
                self.clause(her, forms, &[arm.map_or(1, |arm| arm + 1).into()])
            }
            Event::FewPies { wanted, have, .. } => self.clause(
                her,
                [
                    ["should throw $0 and have only $1", "should throw $0 and has only $1"],
                    ["devriez lancer $0 et n’en avez que $1", "devrait lancer $0 et n’en a que $1"],
                    ["solltest $0 werfen und hast nur $1", "sollte $0 werfen und hat nur $1"],
                ],
                &[self.count(Count::Pies, wanted), have.into()],
            ),
            Event::Kept { token, count, from } => self.clause(
                her,
                [["keep $0 $1", "keeps $0 $1"], ["gardez $0 $1", "garde $0 $1"], ["behältst $0 $1", "behält $0 $1"]],
                &[goods::tokens(language, token, count), place::from(language, from)],
            ),
            Event::AutoTrophy { count, given_back } => {
                let tokens: u8 = given_back.iter().sum();
                let forms: Doing = if tokens == 0 {
                    [
                        ["place a trophy for the fight ($0 of 4)", "places a trophy for the fight ($0 of 4)"],
                        ["placez un trophée pour le combat ($0 sur 4)", "place un trophée pour le combat ($0 sur 4)"],
                        [
                            "setzt eine Trophäe für die Schlacht ($0 von 4)",
                            "setzt eine Trophäe für die Schlacht ($0 von 4)",
                        ],
                    ]
                } else {
                    [
                        ["give back $1 for a trophy ($0 of 4)", "gives back $1 for a trophy ($0 of 4)"],
                        ["rendez $1 pour un trophée ($0 sur 4)", "rend $1 pour un trophée ($0 sur 4)"],
                        ["gibst $1 für eine Trophäe zurück ($0 von 4)", "gibt $1 für eine Trophäe zurück ($0 von 4)"],
                    ]
                };
                self.clause(her, forms, &[count.into(), self.count(Count::Tokens, tokens)])
            }
            _ => Part::Silent,
        }
    }
}
