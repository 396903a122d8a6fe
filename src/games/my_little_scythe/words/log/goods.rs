//! Apples, gems and quest tokens told: paid, gained, given, placed.

use my_little_scythe::{Event, Hindrance, Token};

use super::super::phrase::{and, plain};
use super::super::{Sentence, goods, place};
use super::{Part, Teller};
use crate::table::Who;

impl Teller<'_> {
    pub(super) fn goods(&self, event: &Event) -> Part {
        let language = self.language;
        let at = |space| place::at(language, space);
        match *event {
            Event::Paid { seat, goods: some, from, why } => self.clause(
                seat,
                [
                    ["pay $0 $1$2", "pays $0 $1$2"],
                    ["payez $0 $1$2", "paie $0 $1$2"],
                    ["zahlst $0 $1$2", "zahlt $0 $1$2"],
                ],
                &[goods::goods(language, some), place::from(language, from), self.because(why)],
            ),
            Event::Gained { seat, good, onto, why, .. } => self.clause(
                seat,
                [
                    ["get $0 $1$2", "gets $0 $1$2"],
                    ["recevez $0 $1$2", "reçoit $0 $1$2"],
                    ["bekommst $0 $1$2", "bekommt $0 $1$2"],
                ],
                &[goods::good(language, good, 1), at(onto), self.because(why)],
            ),
            Event::NotGained { good, count, .. } => self.whole(
                [
                    "The supply is out of $1: $0 not gained.",
                    "La réserve n’a plus de $1\u{a0}: $0 en moins.",
                    "Im Vorrat sind keine $1 mehr: $0 fehlen.",
                ],
                &[count.into(), goods::kind(language, good).into()],
            ),
            Event::GiftGoes { seat, receiver, to, .. } if (self.seats)(receiver) == Who::You => self.clause(
                seat,
                [
                    ["choose $0 for the gift", "chooses you $0 for the gift"],
                    ["offrez le cadeau $0", "vous offre le cadeau $0"],
                    ["wählst für das Geschenk $0", "wählt für das Geschenk dich $0"],
                ],
                &[at(to)],
            ),
            Event::Given { seat, receiver, good, to, .. } if (self.seats)(receiver) == Who::You => self.clause(
                seat,
                [
                    ["give $0 $1", "gives you $0 $1"],
                    ["donnez $0 $1", "vous donne $0 $1"],
                    ["gibst $0 $1", "gibt dir $0 $1"],
                ],
                &[goods::good(language, good, 1), at(to)],
            ),
            Event::GiftGoes { seat, receiver, to, .. } => self.clause(
                seat,
                [
                    ["choose $0 $1 for the gift", "chooses $0 $1 for the gift"],
                    ["offrez le cadeau à $0 $1", "offre le cadeau à $0 $1"],
                    ["wählst für das Geschenk $0 $1", "wählt für das Geschenk $0 $1"],
                ],
                &[self.name(receiver), at(to)],
            ),
            Event::Given { seat, receiver, good, to, .. } => self.clause(
                seat,
                [
                    ["give $0 to $1 $2", "gives $0 to $1 $2"],
                    ["donnez $0 à $1 $2", "donne $0 à $1 $2"],
                    ["gibst $1 $0 $2", "gibt $1 $0 $2"],
                ],
                &[goods::good(language, good, 1), self.name(receiver), at(to)],
            ),
            Event::Removed { seat, token, from, why } => self.clause(
                seat,
                [
                    ["take $0 $1 off the board$2", "takes $0 $1 off the board$2"],
                    ["retirez du plateau $0 $1$2", "retire du plateau $0 $1$2"],
                    ["nimmst $0 $1 vom Plan$2", "nimmt $0 $1 vom Plan$2"],
                ],
                &[goods::a_token(language, token).into(), at(from), self.because(why)],
            ),
            Event::Rolled { seat, seek, dice } => {
                let found: Vec<Sentence> = seek
                    .dice()
                    .into_iter()
                    .zip(dice)
                    .map(|(token, region)| {
                        let token = Sentence::from(goods::a_token(language, token));
                        Sentence::fill("$0 $1", &[token, place::in_region(language, region)])
                    })
                    .collect();
                self.clause(
                    seat,
                    [["find $0", "finds $0"], ["trouvez $0", "trouve $0"], ["findest $0", "findet $0"]],
                    &[and(language, &found)],
                )
            }
            Event::Placed { seat, token, space, why } => self.clause(
                seat,
                [
                    ["place $0 $1$2", "places $0 $1$2"],
                    ["placez $0 $1$2", "place $0 $1$2"],
                    ["legst $0 $1$2 aus", "legt $0 $1$2 aus"],
                ],
                &[goods::a_token(language, token).into(), at(space), self.because(why)],
            ),
            Event::NotPlaced { token, region, space, hindrance, .. } => {
                let place = space.map_or_else(|| place::in_region(language, region), at);
                let what = match token {
                    Token::Apple => ["No apple", "Pas de pomme", "Kein Apfel"],
                    Token::Gem => ["No gem", "Pas de gemme", "Kein Edelstein"],
                    Token::Quest => ["No quest", "Pas de quête", "Keine Quest"],
                };
                let why = match hindrance {
                    Hindrance::Supply => ["the supply has none", "la réserve est épuisée", "der Vorrat ist leer"],
                    Hindrance::Full => [
                        "Seekers or quests are everywhere",
                        "Fureteurs et quêtes occupent tout",
                        "überall sind Sucher oder Quests",
                    ],
                    Hindrance::Seeker => ["a Seeker stands there", "un Fureteur s’y trouve", "dort steht ein Sucher"],
                    Hindrance::Quest => {
                        ["a quest lies there", "une quête s’y trouve déjà", "dort liegt schon eine Quest"]
                    }
                };
                self.whole(
                    ["$0 $1: $2.", "$0 $1\u{a0}: $2.", "$0 $1: $2."],
                    &[plain(language, what), place, plain(language, why)],
                )
            }
            _ => Part::Silent,
        }
    }
}
