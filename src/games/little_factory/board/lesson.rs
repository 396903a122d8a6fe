//! A lesson at the table: the slip that says what to do and how it went, and what a lesson does instead of a game.

use little_factory::{Action, LittleFactory, Setup};
use tabletop::{Record, Seed};
use yew::prelude::*;

use super::super::stage::Stage;
use super::super::tutorial::{Lesson, Verdict};
use super::{Board, Msg};
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::route::Route;
use crate::store::lessons;
use crate::table::Session;

/// The table of a lesson, with what was done there so far. `None` cannot happen: the tests set every one.
pub(super) fn session(lesson: Lesson, did: &[String]) -> Option<Session<LittleFactory>> {
    let mut record = Record::new(Setup::new(2, false)?, Seed(0));
    record.actions = did.iter().map_while(|action| action.parse().ok()).collect();
    Some(Session::at(lesson.stage().game().ok()?, &record, Stage::ME).0)
}

impl Board {
    /// Keeps how far the lesson is, and lets the rival answer where there is an answer.
    pub(super) fn follow_lesson(&mut self, ctx: &Context<Self>, lesson: Lesson) {
        let mut kept = lessons::load();
        kept.at = Some(lesson.number());
        kept.did = self.session.record().actions.iter().map(Action::to_string).collect();
        if lesson.verdict(&self.session) == Verdict::Done && !kept.done.contains(&lesson.number()) {
            kept.done.push(lesson.number());
        }
        lessons::keep(&kept);
        if !self.session.is_mine() && self.queue.is_empty() {
            let did = self.session.entries().iter().filter(|entry| entry.seat != self.me()).count();
            self.queue = lesson.reply().into_iter().skip(did).collect();
        }
        if !self.queue.is_empty() {
            self.schedule(ctx, self.pause());
        }
    }

    /// From the beginning.
    pub(super) fn restart_lesson(&mut self, ctx: &Context<Self>) {
        let fresh = ctx.props().lesson.and_then(|lesson| session(lesson, &[]));
        if let Some(fresh) = fresh {
            self.session = fresh;
            self.queue.clear();
            self.timer = None;
            self.looking = None;
            self.over = None;
            self.after_change(ctx);
        }
    }

    pub(super) fn lesson_slip(&self, ctx: &Context<Self>) -> Html {
        let Some(lesson) = ctx.props().lesson else { return Html::default() };
        let text = lesson.text(self.language);
        let (word, head, says) = match lesson.verdict(&self.session) {
            Verdict::Going => ("going", None, text.task),
            Verdict::Done => ("done", Some(Message::LessonWell), text.done),
            Verdict::Otherwise(why) => ("otherwise", Some(Message::LessonOtherwise), text.otherwise[why]),
        };
        let name = format!("{}/{} {}", lesson.number(), Lesson::ALL.len(), text.name);
        let again = ctx.link().callback(|_: MouseEvent| Msg::LessonAgain);
        let next = Route::Learn(lesson.next()).href();
        html! {
            <section key="lesson" class="lesson" data-verdict={word} aria-label={name.clone()}>
                <div class="lesson-says" role="status">
                    <h2>{ name }</h2>
                    <p>
                        if let Some(head) = head {
                            <b>{ self.say(head) }</b>{ " " }
                        }
                        { says }
                    </p>
                </div>
                <div class="lesson-ways">
                    if word == "done" {
                        <a key="next" class="button go" href={next.clone()}>
                            { self.say(if lesson.next().is_some() { Message::LessonNext } else { Message::LessonAll }) }
                        </a>
                    }
                    if !self.session.entries().is_empty() {
                        <button key="again" type="button" class={classes!("button", if word == "otherwise" { "go" } else { "quiet" })} onclick={again}>
                            { self.say(if word == "done" { Message::LessonRepeat } else { Message::LessonAgain }) }
                        </button>
                    }
                    if word != "done" {
                        if lesson.next().is_some() {
                            <a key="skip" class="button quiet" href={next}>{ self.say(Message::LessonSkip) }</a>
                        }
                    }
                    if word != "done" || lesson.next().is_some() {
                        <a key="all" class="button quiet" href={Route::Learn(None).href()}>{ self.say(Message::LessonAll) }</a>
                    }
                </div>
            </section>
        }
    }
}
