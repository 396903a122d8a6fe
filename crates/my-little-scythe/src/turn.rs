//! A turn from its action to its end. Checks come first, so a refusal changes nothing.

use tabletop::{Game, Rng, Seat, SeatSet, Tell};

use crate::action::{Action, Deed, Rest};
use crate::event::{Cause, Event};
use crate::game::MyLittleScythe;
use crate::map::Region;
use crate::player::{FRIENDSHIP_END, PIES_END};
use crate::refusal::Refusal;
use crate::spells::Spells;
use crate::step::{Aftermath, Decision, Fought, Solving, Step};
use crate::trophy::Trophy;

pub(crate) type Answer = Result<(), Refusal>;

impl MyLittleScythe {
    pub(crate) fn carry_out(&mut self, action: Action, tell: &mut impl Tell<Event>) -> Answer {
        let due = self.decision().ok_or(Refusal::Over)?;
        match (due, action) {
            (Decision::Defence, Action::Claim(Trophy::Fight)) => self.credit_defence(tell),
            (Decision::Feisty | Decision::Rest, Action::Claim(Trophy::Fight)) => self.show_feisty(due, tell)?,
            (Decision::Rest, Action::Rest(rest)) => self.rest(rest, tell)?,
            (_, Action::Claim(trophy)) => self.claim(trophy, due, tell)?,
            (Decision::Action, Action::Move) => self.begin_move(tell)?,
            (Decision::Action, Action::Seek(seek)) => self.begin_seek(seek, tell)?,
            (Decision::Action, Action::Bake(payment)) => self.bake(payment, tell)?,
            (Decision::Action, Action::Conjure(payment)) => self.conjure(payment, tell)?,
            (Decision::Action, Action::PowerUp { section, payment }) => self.power_up(section, payment, tell)?,
            (Decision::Seekers, Action::Go { seeker, to, goods }) => self.go(seeker, to, goods, tell)?,
            (Decision::Seekers, Action::Deliver { seeker, good, count, eased }) => {
                self.deliver(seeker, good, count, eased, tell)?;
            }
            (Decision::Seekers, Action::Stay) => self.stay(tell)?,
            (Decision::Fight, Action::Fight(space)) => self.begin_fight(space, tell)?,
            (Decision::Throw, Action::Throw(throw)) => self.throw(throw, tell)?,
            (Decision::Quest, Action::Quest(space)) => self.find_quest(space, tell)?,
            (Decision::Option, Action::Solve(option)) => self.solve(option, tell)?,
            (Decision::Option, Action::NoThanks) => self.decline_quest(tell),
            (Decision::From, Action::From(space)) => self.solve_from(space, tell)?,
            (Decision::Onto, Action::Onto(space)) => self.solve_onto(space, tell)?,
            (Decision::To, Action::To(space)) => self.solve_to(space, tell)?,
            (Decision::Remove, Action::Remove { token, from }) => self.solve_remove(token, from, tell)?,
            (Decision::Discard, Action::Discard(value)) => self.discard(value, tell)?,
            (Decision::Tile, Action::Keep(tile)) => self.keep(tile, tell)?,
            (Decision::Place, Action::Place(space)) => self.place(space, tell)?,
            (Decision::Catapult, Action::Shift { from, goods }) => self.shift(from, goods, tell)?,
            (Decision::Defence | Decision::Feisty | Decision::Catapult | Decision::Trophy, Action::Pass) => {
                self.pass(due, tell)?;
            }
            (Decision::Automountie, Action::Reveal) => self.reveal(tell),
            _ => return Err(Refusal::NotNow { due }),
        }
        self.go_on(tell);
        if let (Some(decision), Some(seat)) = (self.decision(), self.decider()) {
            tell.tell(Event::Waits { seat, decision, step: self.step });
        }
        Ok(())
    }

    /// Does without what is offered.
    fn pass(&mut self, due: Decision, tell: &mut impl Tell<Event>) -> Answer {
        if let (Step::Trophies, Some(trophy)) = (self.step, self.trophy_due()) {
            return Err(Refusal::TrophyDue { trophy });
        }
        if let Some(seat) = self.decider() {
            tell.tell(Event::Passed { seat, decision: due });
        }
        match self.step {
            Step::Fought(fought) => {
                let next = match fought.next {
                    Aftermath::Trophy => {
                        let (seat, trophy) = (fought.winner(), Trophy::Fight);
                        tell.tell(Event::NotCredited { seat, trophy, why: Refusal::Declined });
                        Aftermath::Home
                    }
                    Aftermath::Feisty => Aftermath::Claim,
                    _ => Aftermath::Losses,
                };
                self.step = Step::Fought(Fought { next, ..fought });
            }
            Step::Catapult => self.step = Step::Trophies,
            _ => self.end_turn(tell),
        }
        Ok(())
    }

    /// Goes on to the next decision.
    fn go_on(&mut self, tell: &mut impl Tell<Event>) {
        while self.resting.is_none() {
            let waits = match self.step {
                Step::Moving => self.move_on(),
                Step::Fights => self.fights_on(),
                Step::Fought(fought) => self.fought_on(fought, tell),
                Step::Quests => self.quests_on(tell),
                Step::Solving(solving) => self.solve_on(solving, tell),
                Step::Seeking { .. } => self.seek_on(tell),
                Step::Catapult => self.catapult_on(tell),
                Step::Trophies => self.trophies_on(tell),
                Step::Choose
                | Step::Throwing(_)
                | Step::Card(_)
                | Step::Drawn { .. }
                | Step::Tiles { .. }
                | Step::Reveal
                | Step::Over(_) => true,
            };
            if waits {
                break;
            }
        }
    }

    /// Puts the action token on a space other than the one it stands on (Ruling 1).
    pub(crate) fn require_free(&self, deed: Deed) -> Answer {
        let again = deed == Deed::Move && self.me().moves().again;
        if self.me().token == Some(deed) && !again { Err(Refusal::SameAsLast { deed }) } else { Ok(()) }
    }

    pub(crate) fn choose(&mut self, deed: Deed, tell: &mut impl Tell<Event>) {
        let before = self.me_mut().token.replace(deed);
        tell.tell(Event::Chose { seat: self.active, deed, before });
    }

    /// The turn is over: the next seat, the finale, or the end.
    pub(crate) fn end_turn(&mut self, tell: &mut impl Tell<Event>) {
        self.turn += 1;
        self.moved = [false; 2];
        self.rested = SeatSet::EMPTY;
        self.earned = false;
        tell.tell(Event::TurnEnded { seat: self.active, turn: self.turn });
        let seats = self.seats();
        let (four, others) =
            (self.finished(), |set: SeatSet, seat: Seat| set.iter().filter(|&it| it != seat).collect());
        if self.finale.is_none() && !four.is_empty() {
            let last_turns = Seat::all(seats).filter(|&seat| !four.contains(seat)).collect();
            self.finale = Some(last_turns);
            tell.tell(Event::Finale { four, last_turns });
        }
        let mut next = self.active.next(seats);
        if let Some(waiting) = self.finale {
            let found = (0..seats).map(|step| Seat((next.0 + step) % seats)).find(|&seat| waiting.contains(seat));
            let Some(seat) = found else {
                let (winners, decided_by) = self.winners();
                self.step = Step::Over(winners);
                tell.tell(Event::Over { winners, four, decided_by });
                return;
            };
            next = seat;
            self.finale = Some(others(waiting, seat));
        }
        self.active = next;
        self.step = if self.is_automountie(next) { Step::Reveal } else { Step::Choose };
        let after = self.finale.map_or(0, |waiting| waiting.len() as u8);
        tell.tell(Event::TurnBegan { seat: next, last: self.finale.is_some(), after });
    }

    // Resting

    /// A seat whose Seekers were sent to camp rests, once a turn (Ruling 12). The Automountie gets pies at once.
    pub(crate) fn send_to_rest(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.rested.contains(seat) {
            tell.tell(Event::NoRest { seat });
            return;
        }
        self.rested = self.rested.with(seat);
        let before = self.players[seat.index()].token.take();
        tell.tell(Event::TokenOff { seat, before });
        if self.is_automountie(seat) {
            tell.tell(Event::Rested { seat, rest: Rest::Pies });
            self.add_pies(seat, Rest::PIES, Cause::Rest, tell);
        } else {
            self.resting = Some(seat);
        }
    }

    fn rest(&mut self, rest: Rest, tell: &mut impl Tell<Event>) -> Answer {
        let Some(seat) = self.resting else { return Ok(()) };
        if rest == Rest::Spell {
            self.require_spells(1)?;
        }
        self.resting = None;
        tell.tell(Event::Rested { seat, rest });
        match rest {
            Rest::Spell => self.learn(seat, Cause::Rest, tell),
            Rest::Pies => self.add_pies(seat, Rest::PIES, Cause::Rest, tell),
        }
        Ok(())
    }

    // Tracks and spells

    /// Pies come, as far as the track goes.
    pub(crate) fn add_pies(&mut self, seat: Seat, pies: u8, why: Cause, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        let by = pies.min(PIES_END - player.pies);
        player.pies += by;
        if pies > 0 {
            tell.tell(Event::Pies { seat, by: by as i8, now: player.pies, cut: pies - by, why });
        }
    }

    /// There must be so many.
    pub(crate) fn spend_pies(&mut self, seat: Seat, pies: u8, why: Cause, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        player.pies -= pies;
        if pies > 0 {
            tell.tell(Event::Pies { seat, by: -(pies as i8), now: player.pies, cut: 0, why });
        }
    }

    /// Friendship never leaves its track.
    pub(crate) fn befriend(&mut self, seat: Seat, by: i8, why: Cause, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        let now = player.friendship.saturating_add_signed(by).min(FRIENDSHIP_END);
        let done = now as i8 - player.friendship as i8;
        player.friendship = now;
        if by != 0 {
            tell.tell(Event::Friendship { seat, by: done, now, cut: by - done, why });
        }
    }

    pub(crate) fn require_spells(&self, need: u8) -> Answer {
        let left = self.spells_left();
        if left >= need { Ok(()) } else { Err(Refusal::NoSpellLeft { left, need }) }
    }

    /// The top spell; an empty deck is made of the discards (Ruling 14).
    pub(crate) fn draw_spell(&mut self, tell: &mut impl Tell<Event>) -> Option<u8> {
        if self.spells.is_empty() && !self.discards.is_empty() {
            self.spells = tabletop::Deck::new(self.discards.cards(), 0);
            self.spells.shuffle(&mut self.chance);
            tell.tell(Event::SpellsShuffled { cards: self.discards.len() });
            self.discards = Spells::NONE;
        }
        self.spells.draw()
    }

    /// A spell comes into the hand, if one is left.
    pub(crate) fn learn(&mut self, seat: Seat, why: Cause, tell: &mut impl Tell<Event>) {
        if let Some(value) = self.draw_spell(tell) {
            self.players[seat.index()].spells += Spells::one(value);
            tell.tell(Event::SpellDrawn { seat, value: Some(value), aside: false, why });
        } else {
            tell.tell(Event::NoSpell { seat, why });
        }
    }

    /// They must be in hand.
    pub(crate) fn discard_spells(&mut self, seat: Seat, spells: Spells, why: Cause, tell: &mut impl Tell<Event>) {
        if !spells.is_empty() {
            self.players[seat.index()].spells -= spells;
            self.discards += spells;
            tell.tell(Event::SpellsDiscarded { seat, spells, aside: false, why });
        }
    }

    /// One of those drawn is discarded, the rest is kept: School of Magic and Grand Grimoire. Or one of the hand.
    fn discard(&mut self, value: u8, tell: &mut impl Tell<Event>) -> Answer {
        if let Step::Drawn { spells, then, .. } = self.step {
            if spells.count(value) == 0 {
                return Err(Refusal::NotDrawn { value });
            }
            let (seat, one) = (self.active, Spells::one(value));
            self.discards += one;
            tell.tell(Event::SpellsDiscarded { seat, spells: one, aside: true, why: self.drawn_for(then) });
            self.keep_spells(spells - one, then, tell);
            return Ok(());
        }
        self.solve_forget(value, tell)
    }

    /// Why spells were drawn to choose from.
    fn drawn_for(&self, then: Option<Solving>) -> Cause {
        then.map_or(Cause::Deed(Deed::Conjure), |solving| Cause::Quest(solving.quest))
    }

    /// Spells that lay aside come into the hand.
    fn keep_spells(&mut self, spells: Spells, then: Option<Solving>, tell: &mut impl Tell<Event>) {
        self.me_mut().spells += spells;
        if !spells.is_empty() {
            tell.tell(Event::SpellsKept { seat: self.active, count: spells.len(), spells });
        }
        self.step = then.map_or(Step::Trophies, Step::Solving);
    }

    /// Draws so many, to keep fewer; where there is nothing to choose, all is done at once.
    pub(crate) fn draw_to_choose(&mut self, count: u8, keep: u8, then: Option<Solving>, tell: &mut impl Tell<Event>) {
        let (seat, why) = (self.active, self.drawn_for(then));
        if count <= keep {
            (0..count).for_each(|_| self.learn(seat, why, tell));
            self.step = then.map_or(Step::Trophies, Step::Solving);
            return;
        }
        let mut drawn = Spells::NONE;
        for _ in 0..count {
            if let Some(value) = self.draw_spell(tell) {
                drawn += Spells::one(value);
                tell.tell(Event::SpellDrawn { seat, value: Some(value), aside: true, why });
            } else {
                tell.tell(Event::NoSpell { seat, why });
            }
        }
        self.step = Step::Drawn { count: drawn.len(), spells: drawn, then };
        if drawn.len() <= keep {
            self.keep_spells(drawn, then, tell);
        }
    }

    /// A die.
    pub(crate) fn roll(chance: &mut Rng) -> Region {
        Region::ALL[chance.below(6) as usize]
    }

    /// Goes on to the next decision without anybody listening.
    pub(crate) fn settle(&mut self) {
        self.go_on(&mut ());
    }
}
