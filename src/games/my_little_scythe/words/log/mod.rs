//! What happened, told. An event is a clause about a seat or a sentence of its own; clauses about one seat that follow
//! each other share their subject.

use my_little_scythe::{Cause, Event, MyLittleScythe};
use tabletop::{Seat, SeatSet};

use super::phrase::{Count, Doing, Text, and, count, doing, plain, say};
use super::{Seats, Sentence};
use crate::games::my_little_scythe::word::Word;
use crate::i18n::Language;
use crate::table::Told;

mod cards;
mod fight;
mod goods;
mod hers;
mod moves;
mod tracks;
mod turn;

/// As many clauses as one sentence has.
const CLAUSES: usize = 3;

/// What an event comes to.
enum Part {
    /// Somebody did something: a clause without its subject.
    Clause(Seat, Sentence),
    /// A sentence of its own.
    Whole(Sentence),
    /// It is told by what comes before or after it.
    Silent,
}

/// The lines of the log for one action, from what was seen of it.
pub(crate) fn told(language: Language, seats: Seats<'_>, told: &Told<MyLittleScythe>) -> Vec<Sentence> {
    let teller = Teller { language, seats };
    let mut lines = Vec::new();
    let mut open: Option<(Seat, Vec<Sentence>)> = None;
    for event in &told.events {
        match teller.part(event) {
            Part::Silent => {}
            Part::Clause(seat, clause) => match &mut open {
                Some((before, clauses)) if *before == seat && clauses.len() < CLAUSES => clauses.push(clause),
                _ => {
                    lines.extend(open.take().map(|(seat, clauses)| teller.line(seat, &clauses)));
                    open = Some((seat, vec![clause]));
                }
            },
            Part::Whole(line) => {
                lines.extend(open.take().map(|(seat, clauses)| teller.line(seat, &clauses)));
                lines.push(line);
            }
        }
    }
    lines.extend(open.map(|(seat, clauses)| teller.line(seat, &clauses)));
    lines
}

struct Teller<'t> {
    language: Language,
    seats: Seats<'t>,
}

impl Teller<'_> {
    fn line(&self, seat: Seat, clauses: &[Sentence]) -> Sentence {
        let mut line = (self.seats)(seat).subject(self.language).capital();
        line.push(" ");
        line.append(&and(self.language, clauses));
        line.push(".");
        line
    }

    fn clause(&self, seat: Seat, forms: Doing, values: &[Sentence]) -> Part {
        Part::Clause(seat, doing(self.language, (self.seats)(seat), forms, values))
    }

    fn whole(&self, text: Text, values: &[Sentence]) -> Part {
        Part::Whole(say(self.language, text, values).capital())
    }

    fn count(&self, what: Count, number: u8) -> Sentence {
        count(self.language, what, number)
    }

    /// A rival’s name. “You” as an object differs from verb to verb, so templates say it themselves.
    fn name(&self, seat: Seat) -> Sentence {
        (self.seats)(seat).subject(self.language)
    }

    fn names(&self, seats: SeatSet) -> Sentence {
        let names: Vec<Sentence> = seats.iter().map(|seat| (self.seats)(seat).subject(self.language)).collect();
        and(self.language, &names)
    }

    /// Why, in brackets: “ (Snack Basket)”; nothing where it goes without saying.
    fn because(&self, why: Cause) -> Sentence {
        let word = match why {
            Cause::Tile(tile) => Word::Tile(tile).into(),
            Cause::Quest(quest) => Word::Quest(quest).into(),
            Cause::Card(card) => Word::Card(card).into(),
            Cause::Rest => plain(self.language, ["rest", "régénération", "Rast"]),
            Cause::Gift => plain(self.language, ["gift", "cadeau", "Geschenk"]),
            Cause::Attack => plain(self.language, ["for the attack", "pour l’attaque", "für den Angriff"]),
            Cause::Thrown => plain(self.language, ["thrown", "lancés", "geworfen"]),
            Cause::Deed(_) => return Sentence::default(),
        };
        Sentence::fill(" ($0)", &[word])
    }

    fn part(&self, event: &Event) -> Part {
        match *event {
            Event::Waits { .. } | Event::TurnEnded { .. } | Event::FightEnded { .. } => self.quiet(event),
            Event::Chose { .. }
            | Event::Passed { .. }
            | Event::Finale { .. }
            | Event::TurnBegan { .. }
            | Event::Over { .. } => self.turn(event),
            Event::Went { .. }
            | Event::Stayed { .. }
            | Event::Delivered { .. }
            | Event::SentHome { .. }
            | Event::TokenOff { .. }
            | Event::NoRest { .. }
            | Event::Rested { .. }
            | Event::Shifted { .. }
            | Event::NotShifted { .. } => self.moved(event),
            Event::FightBegan { .. } | Event::Ready { .. } | Event::Threw { .. } | Event::Spared { .. } => {
                self.fought(event)
            }
            Event::Friendship { .. }
            | Event::Pies { .. }
            | Event::SpellDrawn { .. }
            | Event::NoSpell { .. }
            | Event::SpellsKept { .. }
            | Event::SpellsDiscarded { .. } => self.tracks(event),
            Event::Paid { .. }
            | Event::Gained { .. }
            | Event::NotGained { .. }
            | Event::GiftGoes { .. }
            | Event::Given { .. }
            | Event::Removed { .. }
            | Event::Rolled { .. }
            | Event::Placed { .. }
            | Event::NotPlaced { .. } => self.goods(event),
            Event::QuestFound { .. }
            | Event::QuestStays { .. }
            | Event::OptionChosen { .. }
            | Event::QuestSolved { .. }
            | Event::QuestDeclined { .. }
            | Event::TilesShown { .. }
            | Event::TileKept { .. }
            | Event::Revealed { .. }
            | Event::TrophyPlaced { .. }
            | Event::NotCredited { .. } => self.cards(event),
            Event::SpellsShuffled { .. }
            | Event::QuestsShuffled { .. }
            | Event::CardsShuffled { .. }
            | Event::CardRevealed { .. }
            | Event::Lured { .. }
            | Event::FewPies { .. }
            | Event::Kept { .. }
            | Event::AutoTrophy { .. } => self.hers(event),
        }
    }
}
