//! Seekers told: where they went, stayed, delivered, came home and rested.

use my_little_scythe::{Event, Homeward, Idle, Rest};

use super::super::phrase::{Count, plain};
use super::super::{goods, place};
use super::{Part, Teller};

impl Teller<'_> {
    pub(super) fn moved(&self, event: &Event) -> Part {
        let language = self.language;
        match *event {
            Event::Went { seat, from, to, goods: some, .. } => {
                let origin = match from {
                    Some(space) => place::from(language, space),
                    None => plain(language, ["from camp", "du Camp de Base", "aus dem Lager"]),
                };
                let forms = if some.is_empty() {
                    [["go $0 $1", "goes $0 $1"], ["allez $0 $1", "va $0 $1"], ["gehst $0 $1", "geht $0 $1"]]
                } else {
                    [
                        ["carry $2 $0 $1", "carries $2 $0 $1"],
                        ["portez $2 $0 $1", "porte $2 $0 $1"],
                        ["trägst $2 $0 $1", "trägt $2 $0 $1"],
                    ]
                };
                self.clause(seat, forms, &[origin, place::to(language, to), goods::goods(language, some)])
            }
            Event::Stayed { seat, at: Some(space), .. } => self.clause(
                seat,
                [["stay $0", "stays $0"], ["restez $0", "reste $0"], ["bleibst $0", "bleibt $0"]],
                &[place::at(language, space)],
            ),
            Event::Stayed { seat, at: None, .. } => self.clause(
                seat,
                [
                    ["stay in camp", "stays in camp"],
                    ["restez au Camp de Base", "reste au Camp de Base"],
                    ["bleibst im Lager", "bleibt im Lager"],
                ],
                &[],
            ),
            Event::Delivered { seat, good, count } => self.clause(
                seat,
                [
                    ["deliver $0 to the castle", "delivers $0 to the castle"],
                    ["livrez $0 au château", "livre $0 au château"],
                    ["lieferst $0 an das Schloss", "liefert $0 an das Schloss"],
                ],
                &[goods::good(language, good, count)],
            ),
            Event::SentHome { seat, from, why, .. } => {
                let forms = match why {
                    Homeward::Delivery => [
                        ["return to camp after the delivery", "returns to camp after the delivery"],
                        ["rentrez au Camp de Base après la livraison", "rentre au Camp de Base après la livraison"],
                        ["kehrst nach der Lieferung ins Lager zurück", "kehrt nach der Lieferung ins Lager zurück"],
                    ],
                    Homeward::Defeat => [
                        ["must retreat $0 to camp", "must retreat $0 to camp"],
                        ["devez vous replier $0 au Camp de Base", "doit se replier $0 au Camp de Base"],
                        ["musst $0 ins Lager zurück", "muss $0 ins Lager zurück"],
                    ],
                };
                self.clause(seat, forms, &[place::from(language, from)])
            }
            Event::TokenOff { seat, .. } => self.clause(
                seat,
                [
                    ["take the action token off", "takes the action token off"],
                    ["retirez le pion Action", "retire le pion Action"],
                    ["nimmst den Aktionsmarker herunter", "nimmt den Aktionsmarker herunter"],
                ],
                &[],
            ),
            Event::NoRest { seat } => self.clause(
                seat,
                [
                    ["have rested this turn already", "has rested this turn already"],
                    ["avez déjà profité du Camp de Base ce tour-ci", "a déjà profité du Camp de Base ce tour-ci"],
                    ["hast in diesem Zug schon gerastet", "hat in diesem Zug schon gerastet"],
                ],
                &[],
            ),
            Event::Rested { seat, rest } => {
                let gift = match rest {
                    Rest::Spell => self.count(Count::Spells, 1),
                    Rest::Pies => self.count(Count::Pies, Rest::PIES),
                };
                self.clause(
                    seat,
                    [
                        ["rest for $0", "rests for $0"],
                        ["vous régénérez ($0)", "se régénère ($0)"],
                        ["rastest für $0", "rastet für $0"],
                    ],
                    &[gift],
                )
            }
            Event::Shifted { seat, goods: some, from, to } => self.clause(
                seat,
                [
                    ["catapult $0 $1 $2", "catapults $0 $1 $2"],
                    ["catapultez $0 $1 $2", "catapulte $0 $1 $2"],
                    ["schießt $0 $1 $2", "schießt $0 $1 $2"],
                ],
                &[goods::goods(language, some), place::from(language, from), place::to(language, to)],
            ),
            Event::NotShifted { seat, why } => {
                let why = match why {
                    Idle::Camp => ["a Seeker is in camp", "un Fureteur est au camp", "ein Sucher ist im Lager"],
                    Idle::Together => [
                        "both Seekers are on one hex",
                        "les deux Fureteurs sont sur une même case",
                        "beide Sucher stehen auf einem Feld",
                    ],
                    Idle::Bare => [
                        "no goods lie beside the Seekers",
                        "aucune marchandise près des Fureteurs",
                        "bei den Suchern liegen keine Güter",
                    ],
                };
                self.clause(
                    seat,
                    [
                        ["have nothing to catapult ($0)", "has nothing to catapult ($0)"],
                        ["n’avez rien à catapulter ($0)", "n’a rien à catapulter ($0)"],
                        ["hast nichts zu schießen ($0)", "hat nichts zu schießen ($0)"],
                    ],
                    &[plain(language, why)],
                )
            }
            _ => Part::Silent,
        }
    }
}
