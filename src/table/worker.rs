//! The other side of the bridge: the same program, started by `static/scripts/bot.js` in a worker, where there is no
//! page to draw. It answers one question after the other.

use std::str::FromStr;

use little_factory::skill::Thinker;
use little_factory::{LittleFactory, Skill};
use tabletop::{Record, Rng, Seed};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::Level;
use super::job::{Answer, Job};

/// How many worlds are imagined between two words about progress.
const STRIDE: u32 = 250;

/// Listens for questions; `None` where this is no worker.
pub(crate) fn serve() -> Option<()> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into().ok()?;
    let answerer = scope.clone();
    let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        if let Some(job) = message.data().as_string().and_then(|text| Job::read(&text)) {
            // A page that is gone needs no answer.
            let tell = |answer: &Answer| drop(answerer.post_message(&JsValue::from_str(&answer.write())));
            let Some(mut thinker) = begin(&job) else { return tell(&Answer::Nothing { id: job.id }) };
            while !thinker.step(STRIDE) {
                tell(&Answer::Progress { id: job.id, done: percent(&thinker) });
            }
            tell(&finished(&job, &thinker));
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    listen.forget();
    drop(scope.post_message(&JsValue::from_str("ready")));
    Some(())
}

/// Begins to think about a question; `None` if it is none.
pub(super) fn begin(job: &Job) -> Option<Thinker> {
    let game = Record::<LittleFactory>::from_str(&job.record).ok()?.replay().ok()?;
    Skill::from(job.level).begin(&game, Rng::new(Seed(job.seed)))
}

/// How far a thought has come.
pub(super) fn percent(thinker: &Thinker) -> u32 {
    (thinker.progress() * 100.0) as u32
}

/// The answer as far as it is thought through.
pub(super) fn finished(job: &Job, thinker: &Thinker) -> Answer {
    let thought = thinker.thought();
    let actions = thought.actions.iter().map(ToString::to_string).collect();
    Answer::Thought { id: job.id, chance: (thought.chance * 1000.0) as u32, actions }
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
    use super::*;

    #[test]
    fn a_question_gets_actions_that_are_legal() {
        let record = "little-factory 1\nsetup 3 seats\nseed 5\n".to_owned();
        for level in [Level::Apprentice, Level::Trader] {
            let job = Job { id: 1, level, seed: 3, record: record.clone() };
            let mut thinker = begin(&job).expect("a game");
            while !thinker.step(10) {}
            let Answer::Thought { actions, .. } = finished(&job, &thinker) else { panic!("a thought") };
            let text = format!("{record}{}", actions.join("\n"));
            let played = Record::<LittleFactory>::from_str(&text).expect("a record");
            assert!(!played.actions.is_empty() && played.replay().is_ok());
        }
    }

    #[test]
    fn a_record_that_is_no_game_gets_no_thinker() {
        for record in ["", "chess 1", "little-factory 1\nsetup 2 seats\nseed 1\npass\n"] {
            let job = Job { id: 1, level: Level::Trader, seed: 3, record: record.to_owned() };
            assert!(begin(&job).is_none());
        }
    }
}
