//! The lessons of Little Factory: which there are, which are done, and the table of one.

use std::cell::Cell;

use little_factory::Setup;
use tabletop::{Record, Seed};
use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::games::little_factory::board::Board;
use crate::games::little_factory::rules::Place;
use crate::games::little_factory::tutorial::Lesson;
use crate::i18n::{Language, Message, use_language};
use crate::markup::{classes, html};
use crate::route::Route;
use crate::store::lessons;
use crate::store::save::Save;
use crate::store::saves::GameId;
use crate::table::{First, Level, Seating};
use crate::ui::{Picture, icon};

/// All lessons, in any order.
#[component]
pub(crate) fn LearnPage() -> Html {
    let language = use_language();
    let kept = use_memo((), |()| lessons::load());
    let open = kept.at.filter(|at| !kept.done.contains(at) && !kept.did.is_empty());
    let first = Lesson::ALL.into_iter().find(|lesson| !kept.done.contains(&lesson.number()));
    let say = |message| language.say(message);
    html! {
        <div class="sheet learn">
            <h1 tabindex="-1">{ say(Message::LearnTitle) }</h1>
            if first.is_none() {
                <p key="finished" class="lede">{ say(Message::LessonsFinished) }</p>
            } else {
                <p key="lede" class="lede">{ say(Message::LearnLede) }</p>
            }
            <ol class="lessons">
                { for Lesson::ALL.map(|lesson| {
                    let done = kept.done.contains(&lesson.number());
                    let way = if done {
                        Message::LessonRepeat
                    } else if open == Some(lesson.number()) {
                        Message::LessonGoOn
                    } else {
                        Message::LessonBegin
                    };
                    let name = lesson.text(language).name;
                    html! {
                        <li key={lesson.number()} class={done.then_some("done")}>
                            <span class="lesson-number" aria-hidden="true">{ lesson.number() }</span>
                            <span class="lesson-name">
                                { name }
                                if done {
                                    <span class="lesson-done">{ icon(Picture::Done) }{ say(Message::LessonDone) }</span>
                                }
                            </span>
                            <a class={classes!("button", if first == Some(lesson) { "go" } else { "quiet" })} href={Route::Learn(Some(lesson)).href()}
                                aria-label={language.labelled(say(way), name)}>{ say(way) }</a>
                        </li>
                    }
                }) }
            </ol>
            <p class="way-back">
                <a class="button quiet" href={Route::Game(Game::LittleFactory).href()}>{ say(Message::PlayAGame) }</a>
                <a class="button quiet" href={Route::Rules(Place::Top).href()}>{ say(Message::RulesTitle) }</a>
            </p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct LessonPageProps {
    pub(crate) lesson: Lesson,
}

/// The table of a lesson.
#[component]
pub(crate) fn LessonPage(props: &LessonPageProps) -> Html {
    let Some(setup) = Setup::new(2, false) else { return Html::default() };
    let seating = Seating::new(&[Level::Trader], First::Me, Seed(u64::from(props.lesson.number())));
    let save = Save::new(seating, Record::new(setup, Seed(0)), 0);
    html! { <Board id={GameId(0)} {save} lesson={Some(props.lesson)} /> }
}

thread_local! {
    /// Where nothing can be kept, it is still offered only once.
    static DECLINED: Cell<bool> = const { Cell::new(false) };
}

/// For somebody who has never been here: the lessons, offered once.
pub(crate) fn learn_offer(language: Language) -> Html {
    if DECLINED.get() || !lessons::load().is_new() {
        return Html::default();
    }
    let decline = |_: MouseEvent| {
        DECLINED.set(true);
        lessons::keep(&lessons::Lessons { declined: true, ..lessons::load() });
        dom::tell("little-table:state", "");
    };
    html! {
        <aside key="offer" class="offer" aria-labelledby="offer">
            <h2 id="offer">{ language.say(Message::LearnOffer) }</h2>
            <p>{ language.say(Message::LearnOfferText) }</p>
            <p class="way-back">
                <a class="button" href={Route::Learn(None).href()}>{ language.say(Message::LearnTitle) }</a>
                <button type="button" class="button quiet" onclick={decline}>{ language.say(Message::NoThanks) }</button>
            </p>
        </aside>
    }
}
