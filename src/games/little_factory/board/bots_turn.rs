//! The rivals' turns: asked of the bots, then told step by step at the pace the person likes.

use gloo_timers::callback::Timeout;
use little_factory::{Action, LittleFactory};
use tabletop::Game;
use yew::prelude::*;

use super::{Board, Msg};
use crate::dom;
use crate::program::WHOLE;
use crate::store::settings::Pace;
use crate::table::Sitter;
use crate::table::job::{self, Answer, Job, Task};
use crate::ui::sound::{self, Sound};

impl Board {
    /// Goes on with a bot's turn: the next step of what it has decided, or a question what to do.
    pub(super) fn let_bots_play(&mut self, ctx: &Context<Self>) {
        if !self.queue.is_empty() {
            return self.schedule(ctx, self.pause());
        }
        let now = self.session.now();
        let Some(seat) = now.to_act() else { return };
        let Sitter::Rival { level, .. } = self.seating.at(seat) else { return };
        self.jobs += 1;
        self.thinking = Some(0);
        let record = self.session.record();
        // The same game asked at the same moment gives the same answer, also after a reload.
        let seed = record.seed.0.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(record.actions.len() as u64);
        self.bots.ask(&Job { id: self.jobs, task: Task::Think(level), seed, record: record.to_string() });
    }

    pub(super) fn hear_bot(&mut self, ctx: &Context<Self>, answer: Answer) {
        if answer.id() != self.jobs || self.session.is_mine() {
            return;
        }
        match answer {
            Answer::Progress { done, .. } => self.thinking = Some(done),
            Answer::Thought { actions, .. } => {
                self.decided(ctx, job::actions::<LittleFactory>(&actions).unwrap_or_default());
            }
            Answer::Verdict { .. } | Answer::Nothing { .. } => self.decided(ctx, Vec::new()),
        }
    }

    fn decided(&mut self, ctx: &Context<Self>, mut actions: Vec<Action>) {
        self.thinking = None;
        if actions.is_empty() {
            // No bot of ours is ever lost for an answer; should one be, the game still goes on.
            actions.extend(self.session.now().legal().into_iter().next());
        }
        self.queue = actions.into();
        let due = (self.shown_at + f64::from(self.pause()) - dom::milliseconds()).max(0.0);
        self.schedule(ctx, due as u32);
    }

    /// How long a step is shown before the next.
    pub(super) fn pause(&self) -> u32 {
        if self.hurry {
            return 0;
        }
        match self.choices().pace {
            Pace::Slow => 1600,
            Pace::Normal => 850,
            Pace::Fast => 350,
            Pace::Instant => 0,
        }
    }

    pub(super) fn schedule(&mut self, ctx: &Context<Self>, after: u32) {
        let link = ctx.link().clone();
        self.timer = Some(Timeout::new(after, move || link.send_message(Msg::Step)));
    }

    pub(super) fn step(&mut self, ctx: &Context<Self>) {
        self.timer = None;
        if WHOLE && self.replay.is_some() {
            return self.play_step(ctx);
        }
        if self.looking.is_some() {
            return self.look_on(ctx);
        }
        while let Some(action) = self.queue.pop_front() {
            if self.session.act(action).is_err() {
                // What was decided does not fit the game any more: ask again.
                self.queue.clear();
            } else {
                self.show_last();
            }
            self.shown_at = dom::milliseconds();
            if self.pause() > 0 || self.queue.is_empty() {
                break;
            }
        }
        if self.session.is_mine() {
            self.hurry = false;
            sound::play(Sound::TurnMine);
        }
        self.after_change(ctx);
    }

    /// No more waiting until it is the person's turn.
    pub(super) fn skip(&mut self, ctx: &Context<Self>) {
        if self.looking.is_some() {
            return self.back_to_now();
        }
        self.hurry = true;
        if self.timer.take().is_some() {
            self.step(ctx);
        }
    }

    /// Where the rivals' last turns began, if there were any.
    pub(super) fn rivals_began(&self) -> Option<usize> {
        let (entries, me) = (self.session.entries(), self.me());
        let last = entries.iter().rposition(|entry| entry.seat != me)?;
        Some(entries[..=last].iter().rposition(|entry| entry.seat == me).map_or(0, |mine| mine + 1))
    }

    pub(super) fn show_again(&mut self, ctx: &Context<Self>) {
        if self.session.is_mine() || self.session.now().outcome().is_some() {
            self.looking = self.rivals_began();
            self.over = None;
            self.follow_story();
            self.schedule(ctx, 400);
        }
    }

    /// One step further towards now.
    fn look_on(&mut self, ctx: &Context<Self>) {
        let Some(count) = self.looking else { return };
        self.measure(count);
        let last = self.session.entries().iter().rposition(|entry| entry.seat != self.me()).map_or(0, |last| last + 1);
        if count + 1 >= last {
            self.looking = None;
        } else {
            self.looking = Some(count + 1);
            self.schedule(ctx, self.pause().max(350));
        }
        self.follow_story();
        let lines = super::super::story::tell(&self.session, &self.seating, self.language, count);
        self.said = lines.iter().map(|line| line.plain(self.language)).collect::<Vec<_>>().join(" ");
    }

    pub(super) fn back_to_now(&mut self) {
        self.looking = None;
        self.replay = None;
        self.line = None;
        self.timer = None;
        self.put_verdict_away();
        self.focus_on = Some(".doing button:not([disabled], [hidden])");
        self.follow_story();
    }
}
