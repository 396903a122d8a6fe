//! The lessons of a game: which there are, and which are done.

use std::cell::Cell;

use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::i18n::{Language, Message, use_language};
use crate::markup::{classes, html};
use crate::route::{Place, Route};
use crate::store::lessons;
use crate::ui::{Picture, icon};

#[derive(Properties, PartialEq)]
pub(crate) struct LearnPageProps {
    pub(crate) game: Game,
}

/// All lessons, in any order.
#[component]
pub(crate) fn LearnPage(props: &LearnPageProps) -> Html {
    let language = use_language();
    let game = props.game;
    let kept = use_memo(game, |game| lessons::load(game.slug()));
    let open = kept.at.filter(|at| !kept.done.contains(at) && !kept.did.is_empty());
    let names = game.folder().map_or_else(Vec::new, |folder| folder.lessons(language));
    let first = (1..=names.len() as u8).find(|lesson| !kept.done.contains(lesson));
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
                { for (1_u8..).zip(names).map(|(lesson, name)| {
                    let done = kept.done.contains(&lesson);
                    let way = if done {
                        Message::LessonRepeat
                    } else if open == Some(lesson) {
                        Message::LessonGoOn
                    } else {
                        Message::LessonBegin
                    };
                    html! {
                        <li key={lesson} class={done.then_some("done")}>
                            <span class="lesson-number" aria-hidden="true">{ lesson }</span>
                            <span class="lesson-name">
                                { name }
                                if done {
                                    <span class="lesson-done">{ icon(Picture::Done) }{ say(Message::LessonDone) }</span>
                                }
                            </span>
                            <a class={classes!("button", if first == Some(lesson) { "go" } else { "quiet" })} href={Route::Of(game, Place::Learn(Some(lesson))).href()}
                                aria-label={language.labelled(say(way), name)}>{ say(way) }</a>
                        </li>
                    }
                }) }
            </ol>
            <p class="way-back">
                <a class="button quiet" href={Route::door(game).href()}>{ say(Message::PlayAGame) }</a>
                <a class="button quiet" href={Route::Of(game, Place::Rules("".into())).href()}>{ say(Message::RulesTitle) }</a>
            </p>
        </div>
    }
}

thread_local! {
    /// Where nothing can be kept, it is still offered only once.
    static DECLINED: Cell<bool> = const { Cell::new(false) };
}

/// For somebody who has never been here: the lessons of the first game that has some, offered once.
pub(crate) fn learn_offer(language: Language) -> Html {
    let has_lessons = |game: &Game| game.folder().is_some_and(|folder| !folder.lessons(language).is_empty());
    let Some(game) = Game::ALL.into_iter().find(has_lessons) else { return Html::default() };
    if DECLINED.get() || !lessons::load(game.slug()).is_new() {
        return Html::default();
    }
    let decline = move |_: MouseEvent| {
        DECLINED.set(true);
        lessons::keep(game.slug(), &lessons::Lessons { declined: true, ..lessons::load(game.slug()) });
        dom::tell("little-table:state", "");
    };
    html! {
        <aside key="offer" class="offer" aria-labelledby="offer">
            <h2 id="offer">{ language.say(Message::LearnOffer) }</h2>
            <p>{ language.say(Message::LearnOfferText) }</p>
            <p class="way-back">
                <a class="button" href={Route::Of(game, Place::Learn(None)).href()}>{ language.say(Message::LearnTitle) }</a>
                <button type="button" class="button quiet" onclick={decline}>{ language.say(Message::NoThanks) }</button>
            </p>
        </aside>
    }
}
