//! The other side of the bridge: the same program, started by `static/scripts/bot.js` in a worker, where there is no
//! page to draw. It answers one question after the other.

use std::str::FromStr;

use js_sys::Date;
use tabletop::coach::{Coach, Verdict};
use tabletop::{Levels, Record, Rng, Seed, Skill, Thinker};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::Level;
use super::job::{Answer, Found, Job, Task};
use crate::games;

/// How many worlds are imagined at a stretch.
const STRIDE: u32 = 250;
/// How many milliseconds lie between two words about progress, at least: each costs the page a redraw.
const SILENCE: f64 = 150.0;
/// So much of the time goes to finding the best, the rest to being fair to what was done.
const FOR_THE_BEST: f64 = 2.0 / 3.0;

/// Listens for questions; `None` where this is no worker.
pub(crate) fn serve() -> Option<()> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into().ok()?;
    let answerer = scope.clone();
    let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        if let Some(job) = message.data().as_string().and_then(|text| Job::read(&text)) {
            // A page that is gone needs no answer.
            let tell = |answer: &Answer| drop(answerer.post_message(&JsValue::from_str(&answer.write())));
            let Some(mut work) = Work::begin(&job) else { return tell(&Answer::Nothing { id: job.id }) };
            while !work.step(STRIDE) {
                work.news().iter().for_each(tell);
            }
            tell(&work.answer());
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    listen.forget();
    drop(scope.post_message(&JsValue::from_str("ready")));
    Some(())
}

/// A question being thought about.
pub(super) struct Work {
    id: u32,
    mind: Box<dyn Mind>,
    /// When it last said how far it is, in milliseconds.
    told: f64,
    /// When it was first asked how far it is, and how long it may take from then on.
    begun: Option<f64>,
    within: f64,
}

/// Something that thinks about one question, whatever the game.
pub(crate) trait Mind {
    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    fn step(&mut self, worlds: u32) -> bool;

    /// Time is short: what was imagined so far has to be enough, if that is honest.
    fn hurry(&mut self) {}

    /// How much of the thinking is done, from 0 to 1.
    fn progress(&self) -> f32;

    /// The answer as far as it is thought through.
    fn answer(&self, id: u32) -> Answer;
}

/// Begins to think about a question of this game; `None` if it is none.
pub(crate) fn begin<G: Levels + 'static>(job: &Job) -> Option<Box<dyn Mind>> {
    let record = Record::<G>::from_str(&job.record).ok()?;
    let rng = Rng::new(Seed(job.seed));
    Some(match job.task {
        Task::Think(level) => Box::new(Skill::from(level).begin(&record.replay().ok()?, rng)?),
        Task::Judge { from, worlds, .. } => {
            let game = record.replay_telling(from, &mut ()).ok()?;
            Box::new(Judging { coach: Coach::new(&game, record.actions.get(from..)?, worlds, rng)? })
        }
    })
}

/// A decision being judged.
struct Judging<G: Levels> {
    coach: Coach<G>,
}

impl<G: Levels> Mind for Thinker<G> {
    fn step(&mut self, worlds: u32) -> bool {
        Thinker::step(self, worlds)
    }

    fn progress(&self) -> f32 {
        Thinker::progress(self)
    }

    fn answer(&self, id: u32) -> Answer {
        let thought = self.thought();
        let actions = thought.actions.iter().map(ToString::to_string).collect();
        Answer::Thought { id, chance: (thought.chance * 1000.0) as u32, actions }
    }
}

impl<G: Levels> Mind for Judging<G> {
    fn step(&mut self, worlds: u32) -> bool {
        self.coach.step(worlds)
    }

    fn hurry(&mut self) {
        self.coach.hurry();
    }

    fn progress(&self) -> f32 {
        self.coach.progress()
    }

    fn answer(&self, id: u32) -> Answer {
        let verdict = self.coach.verdict();
        let said = |turn: &[G::Action]| turn.iter().map(ToString::to_string).collect();
        let Verdict { before, after, surpasses, hurried, best, others } = &verdict;
        let others = others.iter().map(|way| (way.chance, said(&way.actions))).collect();
        let (best, surpasses, hurried) = (said(best), *surpasses, *hurried);
        Answer::Verdict { id, found: Found { before: *before, after: *after, surpasses, hurried, best, others } }
    }
}

impl Work {
    /// Begins to think about a question; `None` if it is none.
    pub(super) fn begin(job: &Job) -> Option<Self> {
        let within = match job.task {
            Task::Judge { within: within @ 1.., .. } => f64::from(within) * FOR_THE_BEST,
            _ => f64::INFINITY,
        };
        Some(Self { id: job.id, mind: games::mind(job)?, told: 0.0, begun: None, within })
    }

    /// Imagines up to so many more worlds; whether there is nothing more to think about.
    pub(super) fn step(&mut self, worlds: u32) -> bool {
        self.mind.step(worlds)
    }

    /// Keeps its time; how far it has come, if that was not said just now.
    pub(super) fn news(&mut self) -> Option<Answer> {
        let now = Date::now();
        if now - *self.begun.get_or_insert(now) > self.within {
            self.mind.hurry();
        }
        if now - self.told < SILENCE {
            return None;
        }
        self.told = now;
        Some(Answer::Progress { id: self.id, done: (self.mind.progress() * 100.0) as u32 })
    }

    /// The answer as far as it is thought through.
    pub(super) fn answer(&self) -> Answer {
        self.mind.answer(self.id)
    }
}

impl From<Level> for Skill {
    fn from(level: Level) -> Self {
        match level {
            Level::Apprentice => Self::Apprentice,
            Level::Trader => Self::Trader,
            Level::Merchant => Self::Merchant,
            Level::Master => Self::Master,
        }
    }
}

#[cfg(test)]
mod tests {
    use little_factory::LittleFactory;

    use super::*;

    fn asked(task: Task, record: &str) -> Option<Answer> {
        let mut work = Work::begin(&Job { id: 1, task, seed: 3, record: record.to_owned() })?;
        while !work.step(10) {}
        Some(work.answer())
    }

    fn is_played(record: &str, actions: &[String]) -> bool {
        let text = format!("{record}{}", actions.join("\n"));
        let played = Record::<LittleFactory>::from_str(&text).expect("a record");
        !actions.is_empty() && played.replay().is_ok()
    }

    #[test]
    fn a_question_gets_actions_that_are_legal() {
        let record = "little-factory 1\nsetup 3 seats\nseed 5\n";
        for level in [Level::Apprentice, Level::Trader] {
            let Some(Answer::Thought { actions, .. }) = asked(Task::Think(level), record) else { panic!("a thought") };
            assert!(is_played(record, &actions));
        }
    }

    #[test]
    fn what_was_done_is_judged_against_the_best() {
        let record = "little-factory 1\nsetup 2 seats\nseed 1\n";
        let done = format!("{record}trade tile > wood wood clay\nend\n");
        let task = Task::Judge { from: 0, worlds: 40, within: 0 };
        let Some(Answer::Verdict { found, .. }) = asked(task, &done) else { panic!("a verdict") };
        assert!(found.after <= found.before && is_played(record, &found.best));
        assert!(found.others.len() == 2 && found.others.iter().all(|(_, turn)| is_played(record, turn)));
        let nothing_done = asked(Task::Judge { from: 0, worlds: 40, within: 0 }, record);
        let Some(Answer::Verdict { found, .. }) = nothing_done else { panic!("a hint") };
        assert_eq!(found.before, found.after);
    }

    #[test]
    fn a_record_that_is_no_game_gets_no_answer() {
        for record in ["", "chess 1", "little-factory 1\nsetup 2 seats\nseed 1\npass\n"] {
            for task in [Task::Think(Level::Trader), Task::Judge { from: 0, worlds: 9, within: 0 }] {
                assert!(asked(task, record).is_none(), "{record}");
            }
        }
        let short = "little-factory 1\nsetup 2 seats\nseed 1\n";
        assert!(asked(Task::Judge { from: 7, worlds: 9, within: 0 }, short).is_none());
    }
}
