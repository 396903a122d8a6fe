//! What happens by itself, one step after the other at the pace the person likes: rivals and automata, showing again, a
//! replay that plays.

use std::collections::VecDeque;

use gloo_timers::callback::Timeout;
use yew::Callback;

use super::bots::Bots;
use super::job::{self, Answer, Job, Task};
use super::play::Play;
use super::screen::Screen;
use super::seating::Sitter;
use crate::dom;
use crate::store::settings;

/// The rivals' turns and the clock.
pub(crate) struct Pace<G: Screen> {
    bots: Bots,
    /// The number of the last question.
    asked: u32,
    /// How far the bot to act has thought in percent, if one is thinking.
    pub(crate) thinking: Option<u32>,
    /// What was decided and is not done yet.
    queue: VecDeque<G::Action>,
    timer: Option<Timeout>,
    on_time: Callback<()>,
    /// When the last step was shown, in milliseconds.
    shown_at: f64,
    /// No waiting until it is the person's turn.
    hurry: bool,
}

impl<G: Screen> Pace<G> {
    pub(crate) fn new(on_answer: Callback<Answer>, on_time: Callback<()>) -> Self {
        Self {
            bots: Bots::new(on_answer),
            asked: 0,
            thinking: None,
            queue: VecDeque::new(),
            timer: None,
            on_time,
            shown_at: 0.0,
            hurry: false,
        }
    }

    /// Asks the bots something about a game; the number of the question. The same question has the same answer, also
    /// after a reload.
    pub(crate) fn ask(&mut self, task: Task, record: &tabletop::Record<G>, from: usize) -> u32 {
        self.asked += 1;
        let seed = record.seed.0.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(from as u64);
        self.bots.ask(&Job { id: self.asked, task, seed, record: record.to_string() });
        self.asked
    }

    /// Wants no answer any more.
    pub(crate) fn stop_thinking(&self) {
        self.bots.stop();
    }

    /// Nobody thinks any more, ever.
    pub(crate) fn dismiss(&self) {
        self.bots.dismiss();
    }

    /// Nothing happens by itself any more.
    pub(crate) fn halt(&mut self) {
        self.bots.stop();
        self.queue.clear();
        (self.timer, self.thinking) = (None, None);
    }

    /// The clock stops.
    pub(crate) fn pause(&mut self) {
        self.timer = None;
    }

    /// Whether nothing happens by itself now.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.thinking.is_none() && self.queue.is_empty() && self.timer.is_none()
    }

    /// Whether what happens is to be seen happening.
    pub(crate) fn is_shown(&self, pace: settings::Pace) -> bool {
        !self.hurry && pace != settings::Pace::Instant
    }

    /// How long a step is shown before the next.
    pub(crate) fn step_lasts(&self, pace: settings::Pace) -> u32 {
        match pace {
            _ if self.hurry => 0,
            settings::Pace::Slow => 1600,
            settings::Pace::Normal => 850,
            settings::Pace::Fast => 350,
            settings::Pace::Instant => 0,
        }
    }

    pub(crate) fn schedule(&mut self, after: u32) {
        let on_time = self.on_time.clone();
        self.timer = Some(Timeout::new(after, move || on_time.emit(())));
    }

    /// The clock has rung.
    pub(crate) fn rang(&mut self) {
        self.timer = None;
    }

    /// Goes on with a turn that is not the person's: the next step of what was decided, or a question what to do.
    pub(crate) fn go_on(&mut self, play: &Play<G>, pace: settings::Pace) {
        if !self.queue.is_empty() {
            return self.schedule(self.step_lasts(pace));
        }
        let now = play.session.now();
        let Some(seat) = now.to_act() else { return };
        match play.seating.at(seat) {
            // An automaton decides nothing: it has one action at a time.
            _ if now.is_automaton(seat) => self.decide(now.legal().into_iter().take(1).collect(), play, pace),
            Sitter::Rival { level, .. } => {
                self.thinking = Some(0);
                let record = play.session.record();
                self.ask(Task::Think(level), record, record.actions.len());
            }
            Sitter::Me | Sitter::Automaton => {}
        }
    }

    /// What a bot has answered, if it is the one that was asked last.
    pub(crate) fn on_answer(&mut self, answer: &Answer, play: &Play<G>, pace: settings::Pace) {
        if answer.id() != self.asked || play.session.is_mine() {
            return;
        }
        match answer {
            Answer::Progress { done, .. } => self.thinking = Some(*done),
            Answer::Thought { actions, .. } => {
                self.decide(job::actions::<G>(actions).unwrap_or_default(), play, pace);
            }
            Answer::Verdict { .. } | Answer::Nothing { .. } => self.decide(Vec::new(), play, pace),
        }
    }

    fn decide(&mut self, mut actions: Vec<G::Action>, play: &Play<G>, pace: settings::Pace) {
        self.thinking = None;
        if actions.is_empty() {
            // No bot of ours is ever lost for an answer; should one be, the game still goes on.
            actions.extend(play.session.now().legal().into_iter().next());
        }
        self.queue = actions.into();
        let due = (self.shown_at + f64::from(self.step_lasts(pace)) - dom::milliseconds()).max(0.0);
        self.schedule(due as u32);
    }

    /// What others do in a lesson.
    pub(crate) fn queue_up(&mut self, actions: Vec<G::Action>, pace: settings::Pace) {
        if self.queue.is_empty() {
            self.queue = actions.into();
        }
        if !self.queue.is_empty() {
            self.schedule(self.step_lasts(pace));
        }
    }

    /// The next step that was decided, and whether the one after it is to be done at once.
    pub(crate) fn next_step(&mut self, pace: settings::Pace) -> Option<(G::Action, bool)> {
        let action = self.queue.pop_front()?;
        self.shown_at = dom::milliseconds();
        Some((action, self.step_lasts(pace) == 0 && !self.queue.is_empty()))
    }

    /// What was decided does not fit the game any more.
    pub(crate) fn forget_steps(&mut self) {
        self.queue.clear();
    }

    /// No more waiting until it is the person's turn; whether a step was waited for.
    pub(crate) fn hurry(&mut self) -> bool {
        self.hurry = true;
        self.timer.take().is_some()
    }

    /// It is the person's turn.
    pub(crate) fn arrive(&mut self) {
        self.hurry = false;
    }
}
