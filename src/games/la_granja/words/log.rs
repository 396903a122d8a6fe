//! What happened, told: a line a deed, with what came and went behind it.

mod aside;
mod deed;

use la_granja::{Cause, Event, LaGranja, Target};
use tabletop::Seat;

use super::action::at_craft;
use super::three::{Three, colon, pick, say};
use super::{Seats, Sentence, Word, good};
use crate::i18n::Language;
use crate::table::{Told, Who};

/// What the person does and what a rival does, in each language.
type Deed = [[&'static str; 2]; 3];

/// The head of a line, and whose deed it is.
type Head = (Option<Seat>, Sentence);

/// The lines of the log for one action, from what was seen of it.
pub(crate) fn told(language: Language, seats: Seats<'_>, told: &Told<LaGranja>) -> Vec<Sentence> {
    let teller = Teller { language, seats };
    let mut lines: Vec<Line> = Vec::new();
    // What a deed leaves behind waits until all is told that the deed brought.
    let mut asides: Vec<Line> = Vec::new();
    for event in &told.events {
        if let Some((seat, amount, why)) = teller.amount(event) {
            match lines.last_mut() {
                Some(line) if line.seat == Some(seat) && (line.why.is_none() || line.why == Some(why)) => {
                    line.amounts.push(amount);
                }
                _ => {
                    lines.append(&mut asides);
                    let head = teller.from(seat, why);
                    lines.push(Line { seat: Some(seat), head, amounts: vec![amount], why: Some(why) });
                }
            }
        } else if let Some((seat, head)) = teller.deed(event).or_else(|| teller.of_the_round(event)) {
            lines.append(&mut asides);
            lines.push(Line { seat, head, amounts: Vec::new(), why: None });
        } else if let Some((seat, head)) = teller.aside(event).or_else(|| teller.passed(event, told.passes)) {
            asides.push(Line { seat, head, amounts: Vec::new(), why: None });
        }
    }
    lines.append(&mut asides);
    lines.into_iter().map(|line| line.finish(language)).collect()
}

/// A deed with what it brought.
struct Line {
    seat: Option<Seat>,
    head: Sentence,
    amounts: Vec<Sentence>,
    /// Why, where no deed tells it.
    why: Option<Cause>,
}

impl Line {
    fn finish(self, language: Language) -> Sentence {
        let mut line = self.head;
        if !self.amounts.is_empty() {
            line.push(colon(language));
            line.append(&Sentence::join(&self.amounts, ", ", ", "));
        }
        line.push(".");
        line.capital()
    }
}

struct Teller<'t> {
    language: Language,
    seats: Seats<'t>,
}

impl Teller<'_> {
    /// What came or went, to whom and why; nothing for a price that its deed tells.
    fn amount(&self, event: &Event) -> Option<(Seat, Sentence, Cause)> {
        let language = self.language;
        let signed = |by: i16, what: String| Sentence::from([if by < 0 { "−" } else { "+" }, &what].concat().as_str());
        Some(match *event {
            Event::Silver { why: Cause::Purchase | Cause::PaidDelivery, .. } => return None,
            Event::Silver { seat, by, why, .. } => (seat, signed(by, good::silver(language, by.unsigned_abs())), why),
            Event::Points { seat, by, why, .. } => (seat, signed(by, good::points(language, by.unsigned_abs())), why),
            Event::Commodities { seat, by, why, .. } => {
                (seat, signed(by.into(), good::commodities(language, by.unsigned_abs())), why)
            }
            Event::Gained { seat, good: it, why } => (seat, signed(1, good::goods(language, it, 1)), why),
            Event::Paid { seat, good: it, why, .. } => (seat, signed(-1, good::goods(language, it, 1)), why),
            Event::Drew { seat, card, why } => {
                let mut drawn = signed(1, good::cards(language, 1));
                if let Some(card) = card {
                    drawn.push(" (");
                    drawn.append(&Word::Card(card).into());
                    drawn.push(")");
                }
                (seat, drawn, why)
            }
            _ => return None,
        })
    }

    /// Who gets something, and why, where no deed tells it: “You (income)”.
    fn from(&self, seat: Seat, why: Cause) -> Sentence {
        let language = self.language;
        let text = |three: Three| Sentence::from(pick(language, three));
        let cause = match why {
            Cause::Step => text(["hand", "main", "Hand"]),
            Cause::RoundEnd => text(["end of the round", "fin du tour", "Rundenende"]),
            Cause::ThrownOut => text(["card thrown out", "carte remplacée", "Karte ersetzt"]),
            Cause::Extensions => text(["extensions", "extensions", "Erweiterungen"]),
            Cause::Tile(craft) | Cause::NewTile(craft) | Cause::Completed(craft) => Word::Craft(craft).into(),
            Cause::FirstThere(_) => text(["first there", "premier arrivé", "zuerst da"]),
            Cause::Opened(_) => text(["building opened", "commerce débloqué", "Gebäude geöffnet"]),
            Cause::Die(face) | Cause::SharedDie(face) | Cause::HeldDie(face) => Word::Die(face).into(),
            Cause::Trade(_) => text(["trade commodity", "marchandise commerciale", "Handelsware"]),
            Cause::Roof(tile) | Cause::RoofPrice(tile) => {
                say(language, ["roof tile $0", "tuile Toit $0", "Dachmarker $0"], &[Word::Roof(tile).into()])
            }
            Cause::RoofSlot(_) => text(["roof", "toit", "Dach"]),
            Cause::Helper(card) | Cause::Barrow(card) => Word::Card(card).into(),
            Cause::Extension(_) => text(["extension", "extension", "Erweiterung"]),
            Cause::Purchase => text(["purchase", "achat", "Kauf"]),
            Cause::Sale => text(["sale", "vente", "Verkauf"]),
            Cause::NoPlace => text(["no place for a pig", "pas de place pour un cochon", "kein Platz für ein Schwein"]),
            Cause::Upgrade => text(["upgrade", "transformation", "Aufwertung"]),
            Cause::Donkeys(donkeys) => Word::Donkeys(donkeys).into(),
            Cause::PaidDelivery | Cause::Delivery => text(["delivery", "livraison", "Lieferung"]),
            Cause::Market => text(["market", "marché", "Markt"]),
            Cause::Removal(space) => Word::Space(space).into(),
            Cause::Siesta(_) => text(["siesta", "siesta", "Siesta"]),
            Cause::End => text(["end of the game", "fin de la partie", "Spielende"]),
        };
        let mut from = (self.seats)(seat).subject(language).capital();
        from.push(" (");
        from.append(&cause);
        from.push(")");
        from
    }

    fn does(&self, seat: Seat, deed: Deed, values: &[Sentence]) -> Option<Head> {
        let who = (self.seats)(seat);
        let mut line = who.subject(self.language);
        line.push(" ");
        let form = pick(self.language, deed)[usize::from(who != Who::You)];
        line.append(&Sentence::fill(form, values));
        Some((Some(seat), line.capital()))
    }

    fn all(&self, three: Three, values: &[Sentence]) -> Option<Head> {
        Some((None, say(self.language, three, values)))
    }

    /// What somebody did.
    fn place(&self, to: Target) -> Sentence {
        match to {
            Target::Craft(craft, _) => at_craft(self.language, craft),
            Target::Barrow(_) => say(self.language, ["a barrow", "dans une charrette", "in einen Karren"], &[]),
        }
    }
}
