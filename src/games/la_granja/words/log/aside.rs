//! What is told beside the deeds: what a deed leaves behind, and what the table does for everybody.

use la_granja::Event;

use super::super::three::{Three, and};
use super::super::{Sentence, Word, good};
use super::{Head, Teller};

impl Teller<'_> {
    /// What a deed leaves behind. It is told after what the deed brought.
    pub(super) fn aside(&self, event: &Event) -> Option<Head> {
        match *event {
            Event::Newborn { seat, count } if count > 0 => self.does(
                seat,
                [
                    ["cannot sell a newborn in this step", "cannot sell a newborn in this step"],
                    ["ne pouvez vendre un nouveau-né à cette étape", "ne peut vendre un nouveau-né à cette étape"],
                    ["kannst ein Neugeborenes jetzt nicht verkaufen", "kann ein Neugeborenes jetzt nicht verkaufen"],
                ],
                &[],
            ),
            Event::UsedUp { seat, card } => self.does(
                seat,
                [
                    ["cannot use $0 again this round", "cannot use $0 again this round"],
                    ["ne pouvez plus utiliser $0 ce tour", "ne peut plus utiliser $0 ce tour"],
                    ["kannst $0 diese Runde nicht mehr nutzen", "kann $0 diese Runde nicht mehr nutzen"],
                ],
                &[Word::Card(card).into()],
            ),
            Event::TrackEnded { seat, lost, .. } => self.does(
                seat,
                [
                    [
                        "lose siesta steps at the end of the track ($0)",
                        "loses siesta steps at the end of the track ($0)",
                    ],
                    ["perdez des pas de siesta en bout de piste ($0)", "perd des pas de siesta en bout de piste ($0)"],
                    [
                        "verlierst Siestaschritte am Ende der Leiste ($0)",
                        "verliert Siestaschritte am Ende der Leiste ($0)",
                    ],
                ],
                &[lost.into()],
            ),
            Event::RowTaken { seat, craft, row } => self.does(
                seat,
                [
                    ["keep row $1 there from now on: $0", "keeps row $1 there from now on: $0"],
                    ["y gardez désormais la ligne $1\u{a0}: $0", "y garde désormais la ligne $1\u{a0}: $0"],
                    ["behältst dort ab jetzt Zeile $1: $0", "behält dort ab jetzt Zeile $1: $0"],
                ],
                &[Word::Craft(craft).into(), char::from(b'A' + row).to_string().as_str().into()],
            ),
            Event::BarrowGone { seat, card, .. } => self.does(
                seat,
                [
                    ["discard the empty barrow $0", "discards the empty barrow $0"],
                    ["défaussez la charrette vide $0", "défausse la charrette vide $0"],
                    ["wirfst den leeren Karren $0 ab", "wirft den leeren Karren $0 ab"],
                ],
                &[Word::Card(card).into()],
            ),
            Event::BarrowKept { seat, card, .. } => self.does(
                seat,
                [
                    ["keep the empty barrow $0", "keeps the empty barrow $0"],
                    ["gardez la charrette vide $0", "garde la charrette vide $0"],
                    ["behältst den leeren Karren $0", "behält den leeren Karren $0"],
                ],
                &[Word::Card(card).into()],
            ),
            _ => None,
        }
    }

    /// A part that is over though nothing was done in it: because nothing could be, or nothing was due.
    pub(super) fn passed(&self, event: &Event, passes: bool) -> Option<Head> {
        let Event::PartEnded { seat, step, passed } = *event else { return None };
        let deed = if passed {
            [
                ["have nothing to do: $0", "has nothing to do: $0"],
                ["n’avez rien à faire\u{a0}: $0", "n’a rien à faire\u{a0}: $0"],
                ["hast nichts zu tun: $0", "hat nichts zu tun: $0"],
            ]
        } else if passes {
            [
                ["go on, nothing was due: $0", "goes on: $0"],
                ["continuez, rien ne pressait\u{a0}: $0", "continue\u{a0}: $0"],
                ["machst weiter, nichts war fällig: $0", "macht weiter: $0"],
            ]
        } else {
            return None;
        };
        self.does(seat, deed, &[super::super::step(self.language, step).into()])
    }

    /// What belongs to the round, and what a commodity is used for.
    pub(super) fn of_the_round(&self, event: &Event) -> Option<Head> {
        match *event {
            Event::Traded { seat, trade, .. } => self.does(
                seat,
                [
                    ["carry out a commodity action ($0)", "carries out a commodity action ($0)"],
                    ["effectuez une action commerciale ($0)", "effectue une action commerciale ($0)"],
                    ["führst eine Handelsaktion aus ($0)", "führt eine Handelsaktion aus ($0)"],
                ],
                &[good::trade(self.language, trade).into()],
            ),
            Event::RoofUnsold { tile } => {
                const LEAVES: Three = [
                    "Nobody bought the roof tile $0; it leaves the game",
                    "Personne n’a acheté la tuile Toit $0\u{202f}; elle quitte le jeu",
                    "Den Dachmarker $0 hat niemand gekauft; er verlässt das Spiel",
                ];
                self.all(LEAVES, &[Word::Roof(tile).into()])
            }
            Event::RoofsShown { tiles, .. } => {
                const SHOWN: Three =
                    ["Roof tiles for sale: $0", "Tuiles Toit en vente\u{a0}: $0", "Dachmarker im Angebot: $0"];
                let tiles: Vec<Sentence> = tiles.iter().map(|tile| Word::Roof(tile).into()).collect();
                (!tiles.is_empty()).then(|| self.all(SHOWN, &[and(self.language, &tiles)]))?
            }
            Event::DiscsBack { .. } => self.all(
                [
                    "All siesta discs go back to the start",
                    "Tous les disques de siesta reviennent au départ",
                    "Alle Siestascheiben gehen zurück an den Anfang",
                ],
                &[],
            ),
            Event::Woke { seat, craft } => self.does(
                seat,
                [
                    ["have an active craft tile from now on: $0", "has an active craft tile from now on: $0"],
                    ["avez désormais une tuile active\u{a0}: $0", "a désormais une tuile active\u{a0}: $0"],
                    ["hast ab jetzt einen aktiven Marker: $0", "hat ab jetzt einen aktiven Marker: $0"],
                ],
                &[Word::Craft(craft).into()],
            ),
            _ => None,
        }
    }
}
