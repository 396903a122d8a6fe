//! Home: the games to go on with, and the three games on the table.

use yew::prelude::*;

use super::learn::left_lessons;
use super::{learn_offer, standing};
use crate::games::Game;
use crate::i18n::{Language, Message, phrases};
use crate::markup::html;
use crate::route::{Place, Route};
use crate::store::saves::{self, Listed};
use crate::ui::game_tile;
use crate::ui::sprite::Sprite;

/// So many unfinished games lie open on the table; the others are in the list.
const OPEN: usize = 3;

/// `index.html` paints the same heading before the app is there.
pub(crate) fn home(language: Language) -> Html {
    html! {
        <>
            <div key="hero" class="hero">
                <div class="hero-text">
                    <h1 tabindex="-1">{ language.say(Message::HomeHeading) }</h1>
                    <p class="lede">{ language.say(Message::HomeLede) }</p>
                </div>
                <svg class="still-life" viewBox="0 0 340 140" aria-hidden="true">
                    <use href={Sprite::Scenes.drawing("still-life")} />
                </svg>
            </div>
            { go_on(&saves::list(), language) }
            { lessons_left(language) }
            <div key="tiles" class="tiles">
                { for Game::ALL.map(|game| game_tile(game, language)) }
            </div>
            { learn_offer(language) }
        </>
    }
}

/// A game to go on with; nothing if it is over.
pub(super) fn open_game(game: &Listed, language: Language) -> Option<Html> {
    let heading = game.heading.as_ref().ok().filter(|heading| !heading.standing.is_over())?;
    Some(html! {
        <li key={game.id.0} class="go-on">
            <a class="go-on-link" href={Route::table_of(&heading.game, game.id).href()}>{ standing::title(heading, language) }</a>
            { standing::picture(heading, language) }
            <p class="go-on-line"><b>{ standing::state(heading, language) }</b>{ " · " }{ standing::facts(heading, language) }</p>
        </li>
    })
}

fn go_on(games: &[Listed], language: Language) -> Html {
    if games.is_empty() {
        return Html::default();
    }
    let open: Vec<Html> = games.iter().filter_map(|game| open_game(game, language)).take(OPEN).collect();
    html! {
        <section key="go-on" class="going-on">
            if !open.is_empty() {
                <h2 key="heading">{ language.say(Message::Continue) }</h2>
                <ul key="games" class="go-ons">{ for open }</ul>
            }
            <p key="all" class="links"><a href={Route::Games.href()}>{ language.say(Message::AllGames) }</a></p>
        </section>
    }
}

/// The lessons that were left in the middle.
fn lessons_left(language: Language) -> Html {
    let left = left_lessons().map(|(game, lesson)| {
        let name = language.labelled(game.name(), &phrases::lesson(language, lesson));
        html! { <li key={game.slug()}><a href={Route::Of(game, Place::Learn(Some(lesson))).href()}>{ name }</a></li> }
    });
    let left: Vec<Html> = left.collect();
    if left.is_empty() {
        return Html::default();
    }
    html! {
        <section key="lessons" class="going-on">
            <h2>{ language.say(Message::LessonsLeft) }</h2>
            <ul class="links">{ for left }</ul>
        </section>
    }
}
