//! What happened, told.

use little_factory::{Action, Basket, Card, Effect, End, Event, GOAL, Goods, How, Row};
use tabletop::{Seat, SeatSet};

use super::Seating;
use super::Sentence;
use super::goods::{names_of, objects, things};
use super::names;
use super::phrase::{self, Count, Deed, Phrase, and, say, template};
use crate::i18n::Language;
use crate::table::{Who, of};

/// The lines of the log for one action of `seat`, from what was seen of it. Whose turn is next is a line of its own,
/// the last one; a page that shows it otherwise leaves [`Event::TurnPassed`] out of `events`.
pub(crate) fn told<'a>(
    language: Language,
    who: impl Fn(Seat) -> Who<'a>,
    seat: Seat,
    action: &Action,
    events: &[Event],
) -> Vec<Sentence> {
    Teller { language, who: &who, seat }.tell(action, events)
}

struct Teller<'t, 'a> {
    language: Language,
    who: Seating<'t, 'a>,
    seat: Seat,
}

/// What the events of one action come to.
#[derive(Default)]
struct Tale {
    reveals: Goods,
    pays: Goods,
    gains: Basket,
    tokens: Option<(u8, u8)>,
    lost: u8,
    passes: bool,
    new: Vec<(Card, u8)>,
}

impl Teller<'_, '_> {
    fn tell(&self, action: &Action, events: &[Event]) -> Vec<Sentence> {
        let mut tale = Tale::default();
        let mut coins = None;
        let mut after = Vec::new();
        for event in events {
            match *event {
                Event::Activated { .. } | Event::ActionDone { .. } => {}
                Event::Revealed { goods, .. } => tale.reveals = goods,
                Event::Paid { goods, .. } => tale.pays = goods,
                Event::Traded { goods, coins: worth, lost, .. } => {
                    (tale.pays, tale.lost, coins) = (goods, lost, Some(worth));
                }
                Event::Gained { card: Card::Resource(resource), .. }
                | Event::Drawn { card: Card::Resource(resource), .. } => tale.gains.goods += Goods::some(resource, 1),
                Event::Gained { card: Card::Building(building), .. }
                | Event::Drawn { card: Card::Building(building), .. } => {
                    tale.gains.buildings = tale.gains.buildings.with(building);
                }
                Event::TokensTaken { tokens, left, .. } => tale.tokens = Some((tokens, left)),
                Event::Passed { .. } => tale.passes = true,
                Event::Refilled { card, .. } => match tale.new.iter_mut().find(|(new, _)| *new == card) {
                    Some((_, count)) => *count += 1,
                    None => tale.new.push((card, 1)),
                },
                Event::Reshuffled { row, cards } => after.push(self.reshuffled(row, cards)),
                Event::TurnPassed { to } => after.push(turn_of(self.language, (self.who)(to))),
                Event::Over(end) => after.push(self.over(end)),
            }
        }
        let mut lines = Vec::new();
        lines.extend(self.deeds(action, &tale, coins));
        if !tale.new.is_empty() {
            let new = names_of(self.language, &tale.new);
            let turn = after.pop_if(|_| matches!(events.last(), Some(Event::TurnPassed { .. })));
            after.push(say(self.language, Phrase::NewOnTheTable, &[new]));
            after.extend(turn);
        }
        lines.extend(after);
        lines
    }

    /// The one sentence for what the player did; none for ending the turn.
    fn deeds(&self, action: &Action, tale: &Tale, coins: Option<u8>) -> Option<Sentence> {
        let language = self.language;
        let who = (self.who)(self.seat);
        let deed = |deed, values: &[Sentence]| phrase::deed(language, deed, who, values);
        let gains = || objects(language, tale.gains);
        let mut clauses = Vec::new();
        match *action {
            Action::End => return None,
            Action::Pass => clauses.push(deed(Deed::Pass, &[])),
            Action::Produce { .. } => clauses.push(deed(Deed::Produce, &[gains()])),
            Action::Activate { building, .. } => {
                clauses.push(deed(Deed::Activate, &[names::object(language, building.into())]));
            }
            Action::Trade(_) | Action::Spend(_) => {}
        }
        if let Some(coins) = coins {
            let worth = phrase::count(language, Count::Coins, coins);
            clauses.push(if tale.pays.is_empty() {
                deed(Deed::SpendTile, &[worth, gains()])
            } else {
                let given = things(language, tale.pays);
                let given =
                    if counts_coins(action) { say(language, Phrase::WithCoins, &[given, worth]) } else { given };
                deed(Deed::Trade, &[given, gains()])
            });
        } else {
            for (what, goods) in [(Deed::Reveal, tale.reveals), (Deed::Discard, tale.pays)] {
                if !goods.is_empty() {
                    clauses.push(deed(what, &[things(language, goods)]));
                }
            }
            if matches!(action, Action::Activate { .. }) {
                let cards = (!tale.gains.is_empty()).then(gains);
                let tokens = tale.tokens.map(|(tokens, _)| phrase::count(language, Count::Tokens, tokens));
                let taken: Vec<Sentence> = cards.into_iter().chain(tokens).collect();
                clauses.push(deed(Deed::Take, &[and(language, &taken)]));
            }
        }
        let last = if clauses.len() > 2 { Phrase::AndAfterClauses } else { Phrase::And };
        let mut line = who.subject(language).capital();
        line.push(" ");
        line.append(&Sentence::join(&clauses, ", ", template(language, last)));
        if tale.lost > 0 {
            self.add(&mut line, Count::Lost, tale.lost);
        }
        if let Some((_, left)) = tale.tokens {
            self.add(&mut line, Count::Left, left);
        }
        line.push(".");
        Some(line)
    }

    /// One more thing, behind a semicolon.
    fn add(&self, line: &mut Sentence, what: Count, number: u8) {
        line.push(template(self.language, Phrase::Semicolon));
        line.append(&phrase::count(self.language, what, number));
    }

    fn reshuffled(&self, row: Row, cards: u8) -> Sentence {
        let language = self.language;
        let row = match row {
            Row::LevelII => Phrase::LevelII,
            Row::LevelIII => Phrase::LevelIII,
            Row::Buildings => Phrase::Buildings,
        };
        let cards = phrase::count(language, Count::Cards, cards);
        say(language, Phrase::Reshuffled, &[say(language, row, &[]), cards])
    }

    fn over(&self, end: End) -> Sentence {
        let language = self.language;
        match end {
            End::Reached { by } => {
                let who = (self.who)(by);
                let influence = phrase::count(language, Count::Influence, GOAL);
                let mut line = self.clause(who, Deed::Reach, &[influence]).capital();
                line.push(".");
                line
            }
            End::TokensGone { winners } => say(language, Phrase::LastToken, &[self.most(winners)]),
        }
    }

    fn most(&self, winners: SeatSet) -> Sentence {
        let winners: Vec<Who> = winners.iter().map(self.who).collect();
        if let [winner] = winners[..] {
            return self.clause(winner, Deed::HaveTheMost, &[]);
        }
        let mut names = Vec::new();
        let mut share = Phrase::OthersShare;
        for who in winners {
            if who == Who::You {
                share = Phrase::YouAndOthersShare;
                names.insert(0, who.subject(self.language)); // “you and Olga”, wherever you sit
            } else {
                names.push(who.subject(self.language));
            }
        }
        say(self.language, share, &[and(self.language, &names)])
    }

    fn clause(&self, who: Who, deed: Deed, values: &[Sentence]) -> Sentence {
        let mut clause = who.subject(self.language);
        clause.push(" ");
        clause.append(&phrase::deed(self.language, deed, who, values));
        clause
    }
}

/// Whose turn it is.
fn turn_of(language: Language, who: Who) -> Sentence {
    match who {
        Who::You => say(language, Phrase::YourTurn, &[]),
        Who::Rival(name) => say(language, Phrase::TurnOf, &[name.into(), of(language, name)]),
    }
}

/// Whether coins matter in this trade.
pub(super) fn counts_coins(action: &Action) -> bool {
    match action {
        Action::Activate { building, how: How::Deal(_) } => {
            matches!(building.effect(), Effect::Trade(terms) if terms.by_coins)
        }
        _ => true,
    }
}
