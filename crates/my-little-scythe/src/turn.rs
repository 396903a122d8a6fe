//! A turn from its action to its end. Checks come first, so a refusal changes nothing.

use tabletop::{Game, Rng, Seat, SeatSet, Tell};

use crate::action::{Action, Deed, Rest};
use crate::event::{DeckName, Event};
use crate::game::MyLittleScythe;
use crate::player::{FRIENDSHIP_END, PIES_END};
use crate::refusal::Refusal;
use crate::spells::Spells;
use crate::stage::{Decision, Stage};
use crate::trophy::Trophy;

pub(crate) type Answer = Result<(), Refusal>;

impl MyLittleScythe {
    pub(crate) fn carry_out(&mut self, action: Action, tell: &mut impl Tell<Event>) -> Answer {
        let due = self.decision().ok_or(Refusal::Over)?;
        match (due, action) {
            (Decision::Feisty, Action::Claim(Trophy::Fight)) => self.show_feisty(tell),
            (Decision::Feisty, Action::Pass) => self.feisty = None,
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
            (Decision::Seekers, Action::Stay) => self.stay()?,
            (Decision::Fight, Action::Fight(seat)) => self.begin_fight(seat, tell)?,
            (Decision::Throw, Action::Throw(throw)) => self.throw(throw, tell)?,
            (Decision::Quest, Action::Quest(space)) => self.find_quest(space, tell)?,
            (Decision::Option, Action::Solve(option)) => self.solve(option, tell)?,
            (Decision::Option, Action::NoThanks) => self.decline_quest(tell),
            (Decision::From, Action::From(space)) => self.solve_from(space, tell)?,
            (Decision::Onto, Action::Onto(space)) => self.solve_onto(space, tell)?,
            (Decision::To, Action::To(space)) => self.solve_to(space)?,
            (Decision::Remove, Action::Remove { token, from }) => self.solve_remove(token, from, tell)?,
            (Decision::Discard, Action::Discard(value)) => self.discard(value, tell)?,
            (Decision::Tile, Action::Keep(tile)) => self.keep(tile, tell)?,
            (Decision::Place, Action::Place(space)) => self.place(space, tell)?,
            (Decision::Catapult, Action::Shift { from, goods }) => self.shift(from, goods, tell)?,
            (Decision::Catapult, Action::Pass) => self.stage = Stage::Trophies,
            (Decision::Trophy, Action::Pass) => self.end_without_trophy(tell)?,
            (Decision::Automountie, Action::Reveal) => self.reveal(tell),
            _ => return Err(Refusal::NotNow { due }),
        }
        self.go_on(tell);
        Ok(())
    }

    /// Goes on to the next decision.
    fn go_on(&mut self, tell: &mut impl Tell<Event>) {
        while self.feisty.is_none() && self.resting.is_none() {
            let waits = match self.stage {
                Stage::Moving => self.move_on(),
                Stage::Fights => self.fights_on(),
                Stage::Quests => self.quests_on(tell),
                Stage::Solving(solving) => self.solve_on(solving, tell),
                Stage::Seeking { .. } => self.seek_on(tell),
                Stage::Catapult => self.catapult_on(),
                Stage::Trophies => self.trophies_on(tell),
                Stage::Gathering(seeker) => {
                    self.gather(seeker, tell);
                    self.end_turn(tell);
                    false
                }
                Stage::Choose
                | Stage::Throwing(_)
                | Stage::Card(_)
                | Stage::Drawn { .. }
                | Stage::Tiles { .. }
                | Stage::Reveal
                | Stage::Over(_) => true,
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
        self.me_mut().token = Some(deed);
        tell.tell(Event::Chose { seat: self.active, deed });
    }

    /// The turn is over: the next seat, the finale, or the end.
    pub(crate) fn end_turn(&mut self, tell: &mut impl Tell<Event>) {
        self.turn += 1;
        self.moved = [false; 2];
        self.foes = SeatSet::EMPTY;
        self.rested = SeatSet::EMPTY;
        self.earned = false;
        let unfinished = |game: &Self, seat: Seat| game.trophies(seat) < Trophy::GOAL;
        let seats = self.seats();
        if self.finale.is_none() && !Seat::all(seats).all(|seat| unfinished(self, seat)) {
            self.finale = Some(Seat::all(seats).filter(|&seat| unfinished(self, seat)).collect());
            tell.tell(Event::Finale);
        }
        let mut next = self.active.next(seats);
        if let Some(waiting) = self.finale {
            let found = (0..seats).map(|step| Seat((next.0 + step) % seats)).find(|&seat| waiting.contains(seat));
            let Some(seat) = found else {
                self.finale = Some(SeatSet::EMPTY);
                self.stage = Stage::Over(self.winners());
                tell.tell(Event::Over { winners: self.winners() });
                return;
            };
            next = seat;
            self.finale = Some(waiting.iter().filter(|&other| other != seat).collect());
        }
        self.active = next;
        self.stage = if self.is_automountie(next) { Stage::Reveal } else { Stage::Choose };
        tell.tell(Event::TurnPassed { to: next });
    }

    // Resting

    /// A seat whose Seekers were sent to camp rests, once a turn (Ruling 12). The Automountie gets pies at once.
    pub(crate) fn send_to_rest(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.rested.contains(seat) {
            return;
        }
        self.rested = self.rested.with(seat);
        if self.is_automountie(seat) {
            self.add_pies(seat, 2, tell);
        } else {
            self.players[seat.index()].token = None;
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
            Rest::Spell => self.learn(seat, tell),
            Rest::Pies => self.add_pies(seat, 2, tell),
        }
        Ok(())
    }

    // Tracks and spells

    pub(crate) fn add_pies(&mut self, seat: Seat, pies: u8, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        let by = pies.min(PIES_END - player.pies);
        player.pies += by;
        if by > 0 {
            tell.tell(Event::Pies { seat, by: by as i8, now: player.pies });
        }
    }

    /// There must be so many.
    pub(crate) fn spend_pies(&mut self, seat: Seat, pies: u8, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        player.pies -= pies;
        if pies > 0 {
            tell.tell(Event::Pies { seat, by: -(pies as i8), now: player.pies });
        }
    }

    /// Friendship never leaves its track.
    pub(crate) fn befriend(&mut self, seat: Seat, by: i8, tell: &mut impl Tell<Event>) {
        let player = &mut self.players[seat.index()];
        let now = player.friendship.saturating_add_signed(by).min(FRIENDSHIP_END);
        let by = now as i8 - player.friendship as i8;
        player.friendship = now;
        if by != 0 {
            tell.tell(Event::Friendship { seat, by, now });
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
            tell.tell(Event::Reshuffled { deck: DeckName::Spells, cards: self.discards.len() });
            self.discards = Spells::NONE;
        }
        self.spells.draw()
    }

    pub(crate) fn learn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if let Some(value) = self.draw_spell(tell) {
            self.players[seat.index()].spells += Spells::one(value);
            tell.tell(Event::SpellDrawn { seat, value: Some(value) });
        }
    }

    /// They must be in hand.
    pub(crate) fn discard_spells(&mut self, seat: Seat, spells: Spells, tell: &mut impl Tell<Event>) {
        if !spells.is_empty() {
            self.players[seat.index()].spells -= spells;
            self.discards += spells;
            tell.tell(Event::SpellsDiscarded { seat, spells });
        }
    }

    /// One of those drawn is discarded, the rest is kept: School of Magic and Grand Grimoire. Or one of the hand.
    fn discard(&mut self, value: u8, tell: &mut impl Tell<Event>) -> Answer {
        let seat = self.active;
        if let Stage::Drawn { spells, then } = self.stage {
            if spells.count(value) == 0 {
                return Err(Refusal::NoSuchSpell { value });
            }
            self.me_mut().spells += spells;
            self.discard_spells(seat, Spells::one(value), tell);
            self.stage = then.map_or(Stage::Trophies, Stage::Solving);
            return Ok(());
        }
        self.solve_forget(value, tell)
    }

    /// Draws so many, to keep fewer; where there is nothing to choose, all is done at once.
    pub(crate) fn draw_to_choose(
        &mut self,
        count: u8,
        keep: u8,
        then: Option<crate::stage::Solving>,
        tell: &mut impl Tell<Event>,
    ) {
        let seat = self.active;
        let mut drawn = Spells::NONE;
        for _ in 0..count {
            if let Some(value) = self.draw_spell(tell) {
                drawn += Spells::one(value);
                tell.tell(Event::SpellDrawn { seat, value: Some(value) });
            }
        }
        self.stage = Stage::Drawn { spells: drawn, then };
        if drawn.len() <= keep {
            self.me_mut().spells += drawn;
            self.stage = then.map_or(Stage::Trophies, Stage::Solving);
        }
    }

    /// A die.
    pub(crate) fn roll(chance: &mut Rng) -> crate::map::Region {
        crate::map::Region::ALL[chance.below(6) as usize]
    }
}

impl MyLittleScythe {
    /// Goes on to the next decision without anybody listening.
    pub(crate) fn settle(&mut self) {
        self.go_on(&mut ());
    }
}
