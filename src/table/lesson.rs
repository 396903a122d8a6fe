//! A lesson at the table: the slip that says what to do and how it went, the light on what is to be tapped, and what a lesson
//! does instead of a game.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::guide;
use super::hint::Ask;
use super::owner::{Msg, Table};
use super::screen::Screen;
use super::session::Session;
use crate::i18n::{Language, Message};
use crate::markup::{classes, html};
use crate::route::{Place, Route};
use crate::store::lessons;

/// A lesson of a game: a table of its own, one thing to do, and what is said about how it went.
pub(crate) trait Lesson<G: Screen>: Copy + PartialEq + 'static {
    /// All of them, in order.
    fn all() -> Vec<Self>;

    /// Counted from 1.
    fn number(self) -> u8;

    fn text(self, language: Language) -> &'static LessonText;

    /// Its table, with what was done there so far.
    fn session(self, did: &[String]) -> Option<Session<G>>;

    /// For how many turns of the person a hint is offered soon in the guided game, and for how many it is offered at all: a
    /// round and three rounds of a game of six.
    const HINTED_TURNS: [usize; 2] = [3, 8];

    /// A way to the goal, in notation, on which the light goes ahead.
    fn way(self) -> &'static [&'static str];

    /// What the rival does when the turn has passed, as far as it can be done.
    fn reply(self) -> Vec<G::Action>;

    fn progress(self, session: &Session<G>) -> Progress;

    /// Whether it is a game from its beginning to its end, in which a rival plays and the table explains what is new.
    fn is_game(self) -> bool {
        self.text(Language::English).otherwise[0].is_empty()
    }

    /// What the table explains in such a game, what comes first first: when it is new, and what is said of it.
    fn news(language: Language) -> Vec<guide::New<G>>;

    /// The lesson with this number.
    fn by_number(number: u8) -> Option<Self> {
        Self::all().into_iter().find(|lesson| lesson.number() == number)
    }

    /// The lesson after this one.
    fn next(self) -> Option<Self> {
        Self::by_number(self.number() + 1)
    }
}

/// What a lesson says.
pub(crate) struct LessonText {
    pub(crate) name: &'static str,
    /// What to do.
    pub(crate) task: &'static str,
    /// What was learned.
    pub(crate) done: &'static str,
    /// What went otherwise; nothing can in a whole game.
    pub(crate) otherwise: [&'static str; 2],
}

/// How a lesson stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    Going,
    Done,
    /// Which of the two texts says why.
    Otherwise(usize),
}

/// How it goes with whoever learns.
#[derive(Default)]
pub(super) struct Learning {
    /// How the lesson stands.
    pub(super) progress: Option<Progress>,
    /// In a guided game: nothing was done for a while.
    pub(super) hesitates: bool,
    pub(super) patience: Option<Timeout>,
}

/// The table of a lesson as it was left.
pub(super) fn opened<G: Screen>(lesson: G::Lesson) -> Option<Session<G>> {
    let kept = lessons::load(G::ID);
    let here = kept.at == Some(lesson.number()) && !kept.done.contains(&lesson.number());
    lesson.session(if here { &kept.did } else { &[] })
}

/// Keeps how far a lesson is.
pub(super) fn keep<G: Screen>(lesson: G::Lesson, session: &Session<G>) {
    let mut kept = lessons::load(G::ID);
    kept.at = Some(lesson.number());
    kept.did = session.record().actions.iter().map(ToString::to_string).collect();
    if lesson.progress(session) == Progress::Done && !kept.done.contains(&lesson.number()) {
        kept.done.push(lesson.number());
    }
    lessons::keep(G::ID, &kept);
}

/// What the rival has still to answer.
pub(super) fn replies<G: Screen>(lesson: G::Lesson, session: &Session<G>) -> Vec<G::Action> {
    if session.is_mine() {
        return Vec::new();
    }
    let did = session.entries().iter().filter(|entry| entry.seat != session.me()).count();
    lesson.reply().into_iter().skip(did).collect()
}

/// What is to be tapped next: the first step of the lesson's way that is still missing and can be done, in whatever order the
/// others were. In a guided game it is what the table speaks of.
pub(super) fn light<G: Screen>(lesson: G::Lesson, session: &Session<G>) -> Option<G::Spot> {
    if lesson.is_game() {
        return guide::light(session);
    }
    if lesson.progress(session) != Progress::Going || !session.is_mine() {
        return None;
    }
    let way: Vec<G::Action> = lesson.way().iter().map_while(|step| step.parse().ok()).collect();
    let mut missing = way.clone();
    for done in &session.record().actions {
        if let Some(place) = missing.iter().position(|step| step == done) {
            missing.remove(place);
        }
    }
    let legal = session.now().legal();
    let next = missing.iter().position(|step| legal.contains(step))?;
    // A step that shows nothing to tap is on the way to one that does, or comes of the last one.
    let tap = |step: &G::Action| G::next_tap(session.now(), std::slice::from_ref(step));
    missing[next..].iter().find_map(tap).or_else(|| way.iter().rev().find_map(tap))
}

/// The slip.
pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>) -> Html {
    let Some(lesson) = ctx.props().lesson else { return Html::default() };
    let (session, language) = (&table.play.session, table.around.language);
    let text = lesson.text(language);
    let say = |message| table.say(message);
    let (word, head, says) = match lesson.progress(session) {
        Progress::Going if lesson.is_game() => {
            let new = guide::explained::<G>(language, session);
            ("going", None, new.unwrap_or_else(|| guide::quiet(language, session.entries().is_empty(), text)))
        }
        Progress::Going => ("going", None, text.task),
        Progress::Done => ("done", Some(Message::LessonWell), text.done),
        Progress::Otherwise(why) => ("otherwise", Some(Message::LessonOtherwise), text.otherwise[why]),
    };
    let name = format!("{}/{} {}", lesson.number(), G::Lesson::all().len(), text.name);
    let again = ctx.link().callback(|_: MouseEvent| Msg::LessonAgain);
    let hint = ctx.link().callback(|_: MouseEvent| Msg::Hint(Ask::Clue));
    let learn = |lesson: Option<G::Lesson>| Route::Of(G::GAME, Place::Learn(lesson.map(Lesson::number))).href();
    let next = learn(lesson.next());
    html! {
        <section key="lesson" class="lesson" data-verdict={word} aria-label={name.clone()}>
            <div class="lesson-says" role="status">
                <h2>{ name }</h2>
                <p>
                    if let Some(head) = head {
                        <b>{ say(head) }</b>{ " " }
                    }
                    { says }
                </p>
            </div>
            <div class="lesson-ways">
                if word == "done" {
                    <a key="next" class="button go" href={next.clone()}>
                        { say(if lesson.next().is_some() { Message::LessonNext } else { Message::LessonAll }) }
                    </a>
                }
                if table.learning.hesitates && table.can_be_hinted() {
                    <button key="hint" type="button" class="button offered" onclick={hint}>{ say(Message::LessonHint) }</button>
                }
                if !session.entries().is_empty() && (word != "going" || !lesson.is_game()) {
                    <button key="again" type="button" class={classes!("button", if word == "otherwise" { "go" } else { "quiet" })} onclick={again}>
                        { say(if word == "done" { Message::LessonRepeat } else { Message::LessonAgain }) }
                    </button>
                }
                if word != "done" {
                    if lesson.next().is_some() {
                        <a key="skip" class="button quiet" href={next}>{ say(Message::LessonSkip) }</a>
                    }
                }
                if word != "done" || lesson.next().is_some() {
                    <a key="all" class="button quiet" href={learn(None)}>{ say(Message::LessonAll) }</a>
                }
            </div>
        </section>
    }
}
