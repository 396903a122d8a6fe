//! What was, shown again.

use yew::Context;

use super::Table;
use crate::table::Session;
use crate::table::coach::Coaching;
use crate::table::screen::Screen;
use crate::table::watch::{Go, READABLE, SHORTEST, Then, Watch};

impl<G: Screen> Table<G> {
    /// One step further towards now.
    pub(super) fn look_on(&mut self, ctx: &Context<Self>) {
        let Some(count) = self.watch.at else { return };
        self.measure(ctx, count);
        self.voice.say(self.said_at(count));
        let last = Watch::rivals_last(&self.play.session).map_or(0, |(_, ended)| ended);
        if count + 1 >= last {
            self.watch.at = None;
        } else {
            self.watch.at = Some(count + 1);
            self.pace.schedule(self.pace.step_lasts(self.pace_chosen()).max(READABLE));
        }
        self.follow_story();
    }

    pub(super) fn back_to_now(&mut self) {
        self.watch.back_to_now();
        self.pace.pause();
        self.study.coaching.iter_mut().for_each(Coaching::put_away);
        self.paint.focus_doing();
        self.follow_story();
    }

    /// Watches this game, or another line of it, from here on.
    pub(super) fn watch_from(&mut self, line: Option<Session<G>>, count: usize) {
        self.pace.pause();
        self.watch.from(&self.play.session, line, count);
        self.follow_story();
    }

    pub(super) fn go(&mut self, ctx: &Context<Self>, go: Go) {
        let Some(here) = self.watch.at else { return };
        if go == Go::PlayOn {
            return self.play_on_from(here);
        }
        let Some(then) = self.watch.go(go) else { return };
        match then {
            Then::PlaysOn(after) => self.pace.schedule(after),
            Then::Pauses => self.pace.pause(),
            Then::Shown => {
                self.pace.pause();
                if self.watch.at == Some(here + 1) {
                    self.measure(ctx, here);
                }
                // Whoever moves the slider hears the slider.
                if !matches!(go, Go::To(_)) {
                    self.voice.say(self.replay_says());
                }
            }
        }
        self.follow_story();
    }

    /// The next step of a replay by itself.
    pub(super) fn play_step(&mut self, ctx: &Context<Self>) {
        let Some(here) = self.watch.at else { return };
        let on = self.watch.play_step();
        if self.watch.at == Some(here + 1) {
            self.measure(ctx, here);
        }
        self.follow_story();
        self.voice.say(self.replay_says());
        if on {
            self.pace.schedule(self.pace.step_lasts(self.pace_chosen()).max(SHORTEST));
        }
    }

    /// What was done last at the moment that is shown.
    pub(super) fn replay_says(&self) -> String {
        let last = self.watch.at.unwrap_or_default().checked_sub(1);
        last.map(|last| self.said_at(last)).unwrap_or_default()
    }
}
