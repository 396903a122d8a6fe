//! What the Master would do, and would have done.

use yew::Context;

use super::{Msg, Table};
use crate::i18n::Message;
use crate::table::coach::{self, Coaching};
use crate::table::hint::{self, Hint};
use crate::table::over::Over;
use crate::table::screen::Screen;
use crate::table::watch::SHORTEST;

impl<G: Screen> Table<G> {
    pub(super) fn on_hint(&mut self, ctx: &Context<Self>, ask: hint::Ask) {
        match ask {
            hint::Ask::Clue if self.can_be_hinted() => {
                self.mark_as_hinted(ctx);
                if self.study.hint.is_none() {
                    let known = self.sight.known.game.clone();
                    self.study.hint = Some(Hint::new(&self.play.session, known, &mut self.pace));
                }
                self.open(Over::Hint);
                self.voice.say(self.say(Message::HintThinking).to_owned());
                self.say_hint();
            }
            hint::Ask::Clue => {}
            hint::Ask::Turn => {
                if self.study.hint.as_mut().is_some_and(Hint::unfold) {
                    self.cover.focus_again();
                }
                self.say_hint();
            }
            hint::Ask::DoNext => {
                if let Some(action) = self.next_hinted() {
                    self.act(ctx, action);
                    if self.next_hinted().is_some() {
                        self.open(Over::Hint);
                    }
                }
            }
        }
    }

    /// A hint that was seen counts, whatever is done after it: also when the page is left at once.
    fn mark_as_hinted(&mut self, ctx: &Context<Self>) {
        if !std::mem::replace(&mut self.play.heading.hinted, true)
            && let Err(lost) = self.play.note_change(ctx.link().callback(|()| Msg::Keep))
        {
            self.step_back(lost);
        }
    }

    pub(super) fn next_hinted(&self) -> Option<G::Action> {
        self.study.hint.as_ref()?.next(&self.play.session)
    }

    pub(super) fn say_hint(&mut self) {
        let hint = self.study.hint.as_ref();
        if let Some(says) = hint.and_then(|hint| hint.says(self.around.language, &self.play.session)) {
            self.voice.say(says);
            self.paint.show_hinted = true;
        }
    }

    /// After a change: a hint stays while it is followed. Nobody thinks about one that is not.
    pub(super) fn follow_hint(&mut self) {
        if self.study.hint.is_some()
            && self.next_hinted().is_none()
            && self.study.hint.take().is_some_and(|hint| !hint.is_found())
        {
            self.pace.stop_thinking();
        }
    }

    pub(super) fn on_coach(&mut self, ask: coach::Ask) {
        if !self.can_be_coached() {
            return;
        }
        if ask == coach::Ask::Open {
            if self.watch.at.is_some() {
                self.back_to_now();
            }
            if self.study.coaching.is_none() {
                self.study.coaching = Some(Coaching::new(&self.play));
            }
            return self.open(Over::Coach);
        }
        let Some(coaching) = &mut self.study.coaching else { return };
        match ask {
            coach::Ask::Open => {}
            coach::Ask::Begin => coaching.begin(&self.play.session, &mut self.pace),
            coach::Ask::Stop => {
                coaching.stop();
                self.pace.stop_thinking();
                self.cover.focus_again();
            }
            coach::Ask::Choose(decision) => {
                if let Some(from) = coaching.choose(decision) {
                    self.cover.drop_over();
                    self.watch_from(None, from);
                    self.paint.focus_on = Some(".judged button");
                }
            }
            coach::Ask::Play { masters } => {
                if let Some((line, from, until)) = coaching.line(&self.play.session, masters) {
                    self.watch_from(line, from);
                    self.watch.play_until(until);
                    self.pace.schedule(2 * SHORTEST);
                }
            }
            coach::Ask::TryAgain => {
                if let Some(from) = coaching.shown_verdict().map(|verdict| verdict.from) {
                    self.play_on_from(from);
                }
            }
        }
    }
}
