//! Home: the games to go on with, and the three games on the table.

use yew::prelude::*;

use super::{learn_offer, standing};
use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::route::Route;
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
            <div key="tiles" class="tiles">
                { for Game::ALL.map(|game| game_tile(game, language)) }
            </div>
            { learn_offer(language) }
        </>
    }
}

fn go_on(games: &[Listed], language: Language) -> Html {
    if games.is_empty() {
        return Html::default();
    }
    let open = games.iter().filter_map(|game| {
        let heading = game.heading.as_ref().ok()?;
        (!heading.standing.is_over()).then_some((game.id, heading))
    });
    let open: Vec<Html> = open
        .take(OPEN)
        .map(|(id, heading)| {
            html! {
                <li key={id.0} class="go-on">
                    <a class="go-on-link" href={Route::table_of(&heading.game, id).href()}>{ standing::rivals(heading, language) }</a>
                    { standing::picture(heading, language) }
                    <p class="go-on-line"><b>{ standing::state(heading, language) }</b>{ " · " }{ standing::facts(heading, language) }</p>
                </li>
            }
        })
        .collect();
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
