//! Quests, tiles, personalities and trophies told.

use my_little_scythe::Event;

use super::super::phrase::{Count, plain};
use super::super::{mat, place, refusal};
use super::{Part, Teller};
use crate::games::my_little_scythe::word::Word;

impl Teller<'_> {
    pub(super) fn cards(&self, event: &Event) -> Part {
        let language = self.language;
        match *event {
            Event::QuestFound { seat, space, quest } => self.clause(
                seat,
                [
                    ["find the quest $0 $1", "finds the quest $0 $1"],
                    ["trouvez la quête «\u{202f}$0\u{202f}» $1", "trouve la quête «\u{202f}$0\u{202f}» $1"],
                    ["findest die Quest „$0“ $1", "findet die Quest „$0“ $1"],
                ],
                &[Word::Quest(quest).into(), place::at(language, space)],
            ),
            Event::QuestStays { space, .. } => self.whole(
                [
                    "The quest $0 stays: there is no card left.",
                    "La quête $0 reste\u{a0}: il n’y a plus de carte.",
                    "Die Quest $0 bleibt liegen: es ist keine Karte mehr da.",
                ],
                &[place::at(language, space)],
            ),
            // What an option does is told as it happens, and that it is solved in the end.
            Event::OptionChosen { .. } => Part::Silent,
            Event::QuestSolved { seat, quest, .. } => self.clause(
                seat,
                [
                    ["solve the quest $0", "solves the quest $0"],
                    ["résolvez la quête «\u{202f}$0\u{202f}»", "résout la quête «\u{202f}$0\u{202f}»"],
                    ["löst die Quest „$0“", "löst die Quest „$0“"],
                ],
                &[Word::Quest(quest).into()],
            ),
            Event::QuestDeclined { seat, quest } => self.clause(
                seat,
                [
                    ["say no thanks to $0", "says no thanks to $0"],
                    ["dites «\u{202f}non merci\u{202f}» (quête $0)", "dit «\u{202f}non merci\u{202f}» (quête $0)"],
                    ["sagst nein danke zu „$0“", "sagt nein danke zu „$0“"],
                ],
                &[Word::Quest(quest).into()],
            ),
            Event::TilesShown { seat, section, count, .. } => self.clause(
                seat,
                [
                    ["look at $0 for $1", "looks at $0 for $1"],
                    ["regardez $0 pour $1", "regarde $0 pour $1"],
                    ["siehst dir $0 für $1 an", "sieht sich $0 für $1 an"],
                ],
                &[self.count(Count::Tiles, count), mat::section(language, section).into()],
            ),
            Event::TileKept { seat, section, tile, .. } => self.clause(
                seat,
                [
                    ["lay $0 on $1", "lays $0 on $1"],
                    ["posez la tuile «\u{202f}$0\u{202f}» sur $1", "pose la tuile «\u{202f}$0\u{202f}» sur $1"],
                    ["legst „$0“ auf $1", "legt „$0“ auf $1"],
                ],
                &[Word::Tile(tile).into(), mat::section(language, section).into()],
            ),
            Event::Revealed { seat, personality } => self.clause(
                seat,
                [
                    ["show your personality: $0", "shows a personality: $0"],
                    ["révélez votre personnalité ($0)", "révèle sa personnalité ($0)"],
                    ["zeigst deine Persönlichkeit ($0)", "zeigt die Persönlichkeit „$0“"],
                ],
                &[Word::Personality(personality).into()],
            ),
            Event::TrophyPlaced { seat, trophy, count } => self.clause(
                seat,
                [
                    ["place the trophy $0 ($1 of 4)", "places the trophy $0 ($1 of 4)"],
                    [
                        "placez le trophée «\u{202f}$0\u{202f}» ($1 sur 4)",
                        "place le trophée «\u{202f}$0\u{202f}» ($1 sur 4)",
                    ],
                    ["setzt die Trophäe „$0“ ($1 von 4)", "setzt die Trophäe „$0“ ($1 von 4)"],
                ],
                &[Word::Trophy(trophy).into(), count.into()],
            ),
            Event::NotCredited { seat, trophy, why } => {
                let because = match why {
                    my_little_scythe::Refusal::TooUnfriendly { .. } => {
                        plain(language, ["too little Friendship", "trop peu d’Amitié", "zu wenig Freundschaft"])
                    }
                    my_little_scythe::Refusal::OneTrophyATurn => {
                        plain(language, ["one trophy a turn", "un trophée par tour", "eine Trophäe je Zug"])
                    }
                    my_little_scythe::Refusal::HasTrophy { .. } => {
                        plain(language, ["placed before", "déjà placé", "schon gesetzt"])
                    }
                    my_little_scythe::Refusal::AllPlaced => {
                        plain(language, ["all four are placed", "les quatre sont placés", "alle vier sind gesetzt"])
                    }
                    my_little_scythe::Refusal::Declined => plain(language, ["declined", "refusé", "abgelehnt"]),
                    other => refusal::why(language, &other, self.seats),
                };
                self.clause(
                    seat,
                    [
                        ["do not get the trophy $0 ($1)", "does not get the trophy $0 ($1)"],
                        [
                            "n’obtenez pas le trophée «\u{202f}$0\u{202f}» ($1)",
                            "n’obtient pas le trophée «\u{202f}$0\u{202f}» ($1)",
                        ],
                        ["bekommst die Trophäe „$0“ nicht ($1)", "bekommt die Trophäe „$0“ nicht ($1)"],
                    ],
                    &[Word::Trophy(trophy).into(), because],
                )
            }
            _ => Part::Silent,
        }
    }
}
