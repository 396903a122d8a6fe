//! The lessons of a game: which there are, and which are done.

use std::cell::Cell;

use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::markup::{classes, html};
use crate::route::{Place, Route};
use crate::store::lessons;
use crate::ui::{Picture, icon};

/// All lessons, in any order.
pub(crate) fn learn_page(language: Language, game: Game) -> Html {
    let kept = lessons::load(game.slug());
    let open = kept.left();
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

/// The games that have lessons.
fn taught() -> impl Iterator<Item = Game> {
    Game::ALL.into_iter().filter(|game| game.folder().is_some_and(|folder| folder.lesson_count() > 0))
}

/// The lessons that somebody has left in the middle.
pub(super) fn left_lessons() -> impl Iterator<Item = (Game, u8)> {
    taught().filter_map(|game| Some((game, lessons::load(game.slug()).left()?)))
}

/// For somebody who has never been here: the lessons of every game, offered once.
pub(crate) fn learn_offer(language: Language) -> Html {
    if DECLINED.get() || !taught().all(|game| lessons::load(game.slug()).is_new()) {
        return Html::default();
    }
    let decline = move |_: MouseEvent| {
        DECLINED.set(true);
        for game in taught() {
            lessons::keep(game.slug(), &lessons::Lessons { declined: true, ..lessons::load(game.slug()) });
        }
        dom::tell("little-table:state", "");
    };
    html! {
        <aside key="offer" class="offer" aria-labelledby="offer">
            <h2 id="offer">{ language.say(Message::LearnOffer) }</h2>
            <p>{ language.say(Message::LearnOfferText) }</p>
            <p class="way-back">
                { for taught().map(|game| html! {
                    <a key={game.slug()} class="button" aria-label={language.labelled(language.say(Message::LearnTitle), game.name())}
                        href={Route::Of(game, Place::Learn(None)).href()}>{ game.name() }</a>
                }) }
                <button type="button" class="button quiet" onclick={decline}>{ language.say(Message::NoThanks) }</button>
            </p>
        </aside>
    }
}
