//! What the person does at the table, and everything that follows from a change of the game.

use std::rc::Rc;

use little_factory::{Action, BuildingSet, How, LittleFactory};
use tabletop::{Game, Record};
use yew::prelude::*;

use super::super::{reach, story, words};
use super::{Board, Over, Spot};
use crate::dom;
use crate::embed;
use crate::program::WHOLE;
use crate::store::save::Save;
use crate::table::Entry;
use crate::ui::sound;

impl Board {
    /// A tap asks what can be done; while the scales are out, it puts the card there.
    pub(super) fn tap(&mut self, spot: Spot) {
        if self.pointer.ends_hold() {
            return;
        }
        self.refused = None;
        let game = self.session.now().clone();
        if let (Some(Over::Scales(scales)), true) = (&mut self.over, self.looking.is_none()) {
            let weighed = match spot {
                Spot::Hand(resource) => Some(scales.fits_give(&game, resource).map(|()| scales.put(resource))),
                Spot::Open(card) => Some(scales.fits_take(&game, card).map(|()| scales.take(card))),
                _ => None,
            };
            if let Some(weighed) = weighed {
                match weighed {
                    Ok(()) => sound::play(sound::Sound::Tap),
                    Err(why) => self.refuse(&why),
                }
                return;
            }
        }
        if self.over == Some(Over::Answer(spot)) {
            self.close();
        } else {
            sound::play(sound::Sound::Tap);
            self.open(Over::Answer(spot));
        }
    }

    pub(super) fn open(&mut self, over: Over) {
        if self.over.is_none() {
            self.opener = dom::focused();
        }
        self.pointer.disturb();
        self.focus_over = true;
        self.prepared = None;
        self.over = Some(over);
    }

    pub(super) fn close(&mut self) {
        self.refused = None;
        if WHOLE && self.over == Some(Over::Hint) {
            self.cancel_hint();
        }
        self.unfolded = false;
        if self.over.take().is_some() {
            match self.opener.take().filter(|opener| opener.is_connected()) {
                // A refused focus leaves it where it was.
                Some(opener) => drop(opener.focus()),
                None => dom::focus(".doing button:not([disabled], [hidden]), .board"),
            }
        } else if self.replay.is_some() {
            self.back_to_now();
        } else {
            self.panel = None;
        }
    }

    pub(super) fn act(&mut self, ctx: &Context<Self>, action: Action) {
        if !self.can_act() {
            return;
        }
        match self.session.act(action) {
            Ok(()) => {
                self.show_last();
                self.close();
                self.after_change(ctx);
            }
            Err(why) => self.refuse(&why),
        }
    }

    pub(super) fn refuse(&mut self, why: &little_factory::Refusal) {
        sound::play(sound::Sound::Refused);
        self.said = self.why(why);
        self.refused = Some(*why);
    }

    /// How many of my actions can be taken back: those of this turn, back to a card nobody knew.
    pub(super) fn undoable(&self) -> usize {
        if self.barred.is_some() {
            return 0;
        }
        let mine = self.session.mine_in_a_row();
        let entries = self.session.entries();
        let seen = |entry: &Entry<LittleFactory>| matches!(entry.action, Action::Activate { how: How::Draw(_), .. });
        entries[entries.len() - mine..].iter().rev().take_while(|entry| !seen(entry)).count()
    }

    pub(super) fn take_back(&mut self, ctx: &Context<Self>, count: usize) {
        let count = count.min(self.undoable());
        if self.looking.is_some() || count == 0 {
            return;
        }
        for _ in 0..count {
            self.session.undo();
        }
        self.over = None;
        self.after_change(ctx);
    }

    /// Where my turn before this one began, if it can be taken back.
    pub(super) fn turn_to_take_back(&self) -> Option<usize> {
        self.session.my_turn_before().filter(|_| self.can_act() && !self.taught)
    }

    /// Takes back a whole turn of mine and the answers to it, for good. The game is marked.
    pub(super) fn take_back_turn(&mut self, ctx: &Context<Self>) {
        if let Some(count) = self.turn_to_take_back() {
            self.session.cut(count);
            self.save.taken_back = true;
            self.over = None;
            self.after_change(ctx);
            self.focus_on = Some(".doing button:not([disabled], [hidden])");
        }
    }

    pub(super) fn toggle_reach(&mut self) {
        self.reach = match self.reach.take() {
            None if self.can_act() => Some(Rc::new(reach::reachable(self.session.now()))),
            _ => None,
        };
    }

    /// Everything that follows from a change of the record.
    pub(super) fn after_change(&mut self, ctx: &Context<Self>) {
        self.lag(ctx);
        self.reach = None;
        self.refused = None;
        self.copied = false;
        if WHOLE {
            self.follow_hint();
        }
        self.ready = if self.session.is_mine() { usable(self.session.now()) } else { BuildingSet::NONE };
        self.follow_story();
        self.said = self.news();
        if let Some(lesson) = ctx.props().lesson.filter(|_| WHOLE) {
            return self.follow_lesson(ctx, lesson);
        }
        // Seen first and kept then; but when one change follows the other, nothing waits.
        if self.unkept {
            self.keep(ctx);
        } else {
            self.unkept = true;
        }
        embed::tell_game(&self.session, &self.seating);
        if self.session.now().outcome().is_some() {
            self.thinking = None;
            if self.over.is_none() {
                self.open(Over::Ending);
            }
        } else if !self.session.is_mine() && self.barred.is_none() {
            self.let_bots_play(ctx);
        }
    }

    pub(super) fn follow_story(&mut self) {
        self.log_changed = true;
        let count = self.looking.unwrap_or(usize::MAX);
        let told = self.line.as_ref().unwrap_or(&self.session);
        self.story.follow(told, &self.seating, count);
    }

    /// What happened last and what is expected now, for those who listen.
    pub(super) fn news(&self) -> String {
        let count = self.session.entries().len();
        let mut parts: Vec<String> = Vec::new();
        if let Some(last) = count.checked_sub(1) {
            let lines = story::tell(&self.session, &self.seating, self.language, last);
            parts.extend(lines.iter().map(|line| line.plain(self.language)));
        }
        if self.session.is_mine() {
            parts.push(self.expected());
        }
        parts.join(" ")
    }

    /// What the person is asked to do, or who is thinking.
    pub(super) fn expected(&self) -> String {
        words::expected(self.language, self.session.now(), story::who(&self.seating))
    }

    pub(super) fn new_game(&mut self, same_deal: bool) {
        let setup = self.session.record().setup;
        let seed = if same_deal { self.session.record().seed } else { crate::pages::new_seed() };
        let seating = if same_deal { self.seating.clone() } else { self.seating.again() };
        crate::pages::begin(&Save::new(seating, Record::new(setup, seed), dom::now()));
    }
}

/// The buildings of the player to act that can be put to use now.
fn usable(game: &LittleFactory) -> BuildingSet {
    let mut candidates = Vec::new();
    game.candidates_into(&mut candidates);
    let building = |action: &Action| match action {
        Action::Activate { building, .. } => Some(*building),
        _ => None,
    };
    candidates.iter().filter_map(building).fold(BuildingSet::NONE, BuildingSet::with)
}
