//! What follows when the game has changed: it is drawn, told and kept, and whoever is next is asked.

use gloo_timers::callback::Timeout;
use yew::Context;

use super::{Msg, Table};
use crate::embed;
use crate::i18n::Message;
use crate::pwa;
use crate::store::saves::KeepError;
use crate::table::job::Answer;
use crate::table::lesson::Lesson as _;
use crate::table::over::Over;
use crate::table::screen::Screen;
use crate::table::seen::Known;
use crate::table::since::Before;
use crate::table::story::tell_plain;
use crate::table::who::who;
use crate::table::{guide, lesson, notice, way_back};
use crate::ui::sound::{self, Sound};

/// How many milliseconds the last motion of a game is looked at before the end is told.
const LAST_MOTION: u32 = 900;

impl<G: Screen> Table<G> {
    pub(super) fn act(&mut self, ctx: &Context<Self>, action: G::Action) {
        if !self.can_act() {
            return;
        }
        match self.play.session.act(action) {
            Ok(()) => {
                self.show_last(ctx);
                self.close();
                self.do_formalities(ctx);
                self.after_change(ctx);
                way_back::lay();
                self.end_by_itself(ctx);
            }
            Err(why) => self.refuse(why),
        }
    }

    /// Does several things; the first that cannot be done says why and ends it.
    pub(super) fn act_all(&mut self, ctx: &Context<Self>, actions: Vec<G::Action>) {
        for action in actions {
            let before = self.play.session.entries().len();
            self.act(ctx, action);
            if self.play.session.entries().len() == before {
                return;
            }
        }
    }

    /// Does for the person what is no decision.
    fn do_formalities(&mut self, ctx: &Context<Self>) {
        while self.can_act()
            && let Some(action) = self.formality()
            && self.play.session.act(action).is_ok()
        {
            self.show_last(ctx);
        }
    }

    /// What is no decision, from what the person knows.
    fn formality(&self) -> Option<G::Action> {
        let session = &self.play.session;
        let known = session.is_mine().then(|| Known::imagined(session.now(), session.me()))?;
        G::formality(&known, self.around.settings.settings)
    }

    /// What was taken back comes again up to where there is something to decide.
    pub(super) fn redo_formalities(&mut self) {
        while self.play.session.can_redo() && self.formality().is_some() {
            self.play.redo();
        }
    }

    pub(super) fn refuse(&mut self, why: G::Refusal) {
        sound::play(Sound::Refused);
        let seats = who::<G>(&self.play.seating, self.around.language);
        self.voice.say(G::refusal_says(self.around.language, &why, &seats));
        self.voice.refused = Some(why);
    }

    pub(super) fn take_back(&mut self, ctx: &Context<Self>, count: usize) {
        if self.watch.at.is_none() && self.play.take_back(count) {
            // What was done for the person is no place to stop at.
            while self.formality().is_some() && self.play.take_back(1) {}
            self.cover.drop_over();
            self.after_change(ctx);
        }
    }

    /// The last action is about to be drawn: what it moves, and what it sounds like.
    pub(super) fn show_last(&mut self, ctx: &Context<Self>) {
        let session = &self.play.session;
        let Some(last) = session.entries().last() else { return };
        let told = last.told(session.me(), session.is_over());
        self.measure(ctx, session.entries().len() - 1);
        if let Some(sound) = G::sound(self.play.session.me(), &told.events) {
            sound::play(sound);
        }
    }

    /// Remembers where everything lies that this action of what is shown moves.
    pub(super) fn measure(&mut self, ctx: &Context<Self>, index: usize) {
        let shown = self.pace.is_shown(self.pace_chosen());
        let session = self.watch.shown_session(&self.play.session);
        let told = session.entries().get(index).map(|entry| entry.told(session.me(), self.play.session.is_over()));
        let events = told.map(|told| told.events).unwrap_or_default();
        let seen = self.seen(ctx);
        self.paint.measure(shown, || G::flights(&seen, &events));
    }

    /// Everything that follows from a change of the record.
    pub(super) fn after_change(&mut self, ctx: &Context<Self>) {
        self.sight.own = G::Own::default();
        self.paint.keep_focus();
        self.voice.refused = None;
        self.voice.copied = false;
        self.learning.progress = ctx.props().lesson.map(|lesson| lesson.progress(&self.play.session));
        self.pointer.clicks.note_change();
        self.refresh();
        self.follow_before(ctx);
        self.follow_hint();
        self.follow_story();
        if self.watch.at.is_none() {
            let news = self.news();
            self.voice.say(news);
        }
        if let Some(lesson) = ctx.props().lesson {
            lesson::keep::<G>(lesson, &self.play.session);
            self.paint.show_hinted = true;
            if !lesson.is_game() {
                return self.pace.queue_up(lesson::replies::<G>(lesson, &self.play.session), self.pace_chosen());
            }
            self.wait_for_the_person(ctx);
        } else {
            if let Err(lost) = self.play.note_change(ctx.link().callback(|()| Msg::Keep)) {
                return self.step_back(lost);
            }
            if embed::is_on() {
                embed::tell_game(&self.play.to_keep());
            }
        }
        if self.play.session.is_over() {
            pwa::tell_finished();
            self.pace.thinking = None;
            if self.paint.is_moving() {
                Self::show_ending_in(ctx, LAST_MOTION);
            } else {
                self.show_ending();
            }
        } else if !self.play.session.is_mine() && self.play.read_only.is_none() {
            self.pace.go_on(&self.play, self.pace_chosen());
        }
    }

    fn follow_before(&mut self, ctx: &Context<Self>) {
        let before = self.sight.before.take().filter(|_| !self.play.is_lesson);
        let seen = self.seen(ctx);
        self.sight.before = Before::follow(before, &self.play.session, &seen).filter(|_| !self.play.is_lesson);
    }

    /// In a guided game: whoever does nothing for a while is offered a hint.
    fn wait_for_the_person(&mut self, ctx: &Context<Self>) {
        self.learning.hesitates = false;
        let patience = guide::patience(&self.play.session).filter(|_| self.can_be_hinted());
        let wonder = ctx.link().callback(|()| Msg::Hesitates);
        self.learning.patience = patience.map(|patience| Timeout::new(patience, move || wonder.emit(())));
    }

    /// After so many milliseconds, or as many more as something is in the air: a slow device flies longer.
    pub(super) fn show_ending_in(ctx: &Context<Self>, milliseconds: u32) {
        let show = ctx.link().callback(|()| Msg::ShowEnding);
        Timeout::new(milliseconds, move || show.emit(())).forget();
    }

    /// How the game ended, unless something else is looked at.
    pub(super) fn show_ending(&mut self) {
        if self.cover.over.is_none() && self.watch.at.is_none() && self.play.session.is_over() {
            self.open(Over::Ending);
        }
    }

    /// For those who want it so: a turn in which nothing is left to do ends by itself.
    fn end_by_itself(&mut self, ctx: &Context<Self>) {
        if self.around.settings.settings.ends_itself
            && self.can_act()
            && ctx.props().lesson.is_none()
            && let Some(action) = G::only_way_on(&self.sight.known.game)
        {
            self.act(ctx, action);
        }
    }

    /// Nothing is done here any more.
    pub(super) fn step_back(&mut self, lost: KeepError) {
        self.pace.halt();
        self.play.step_back(lost);
        if let Some(why) = self.play.read_only {
            self.cover.drop_over();
            self.voice.say(notice::says(self.around.language, why));
        }
    }

    pub(super) fn follow_story(&mut self) {
        self.paint.log_changed = true;
        let count = self.watch.at.unwrap_or(usize::MAX);
        let shown = self.watch.shown_session(&self.play.session);
        self.voice.story.follow(shown, &self.play.seating, count);
    }

    /// What was done at a place of what is shown, for those who listen.
    pub(super) fn said_at(&self, index: usize) -> String {
        let shown = self.watch.shown_session(&self.play.session);
        tell_plain(shown, &self.play.seating, self.around.language, index)
    }

    /// What has happened since the last news and what is expected now, for those who listen.
    fn news(&mut self) -> String {
        let count = self.play.session.entries().len();
        let new = self.voice.news_of(count);
        let mut parts: Vec<String> = new.map(|index| self.said_at(index)).filter(|said| !said.is_empty()).collect();
        if self.play.session.is_mine() {
            parts.push(self.expected());
        }
        parts.join(" ")
    }

    pub(super) fn on_answer(&mut self, answer: &Answer) {
        if let Some(hint) = &mut self.study.hint {
            match hint.on_answer(answer) {
                Some(false) => {}
                Some(true) => {
                    if hint.is_found() {
                        if self.cover.is_open(&Over::Hint) {
                            self.cover.focus_again();
                        }
                        self.say_hint();
                    }
                    return;
                }
                None => {
                    self.study.hint = None;
                    return;
                }
            }
        }
        if let Some(coaching) = &mut self.study.coaching
            && coaching.on_answer(answer, &self.play, &mut self.pace)
        {
            if coaching.is_done() {
                self.voice.say(self.say(Message::CoachDone).to_owned());
            }
            return;
        }
        self.pace.on_answer(answer, &self.play, self.pace_chosen());
    }

    /// The next step of what happens by itself.
    pub(super) fn step(&mut self, ctx: &Context<Self>) {
        self.pace.rang();
        if self.watch.replay.is_some() {
            return self.play_step(ctx);
        }
        if self.watch.at.is_some() {
            return self.look_on(ctx);
        }
        let only_mine = self.around.settings.settings.only_mine;
        while let Some((action, mut at_once)) = self.pace.next_step(self.pace_chosen()) {
            if self.play.session.act(action).is_ok() {
                self.show_last(ctx);
                let session = &self.play.session;
                let told = session.entries().last().map(|last| last.told(session.me(), session.is_over()));
                at_once |= told.is_some_and(|told| !G::is_worth_a_look(session.me(), &told.events, only_mine));
            } else {
                // Asked again.
                self.pace.forget_steps();
            }
            if !at_once {
                break;
            }
        }
        if self.play.session.is_mine() {
            self.do_formalities(ctx);
        }
        if self.play.session.is_mine() {
            self.pace.arrive();
            sound::play(Sound::TurnMine);
        }
        self.after_change(ctx);
    }
}
