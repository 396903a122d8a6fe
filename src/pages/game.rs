//! A game's own page: what it is, and honestly how far it has come.

use yew::prelude::*;

use crate::games::{Game, Progress};
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::route::Route;
use crate::ui::{Picture, icon, scene};

/// Until the game can be played, this page says what is there and what is not.
pub(crate) fn game_page(game: Game, language: Language) -> Html {
    html! {
        <article key={game.slug()} class="sheet game" data-game={game.slug()}>
            <div class="game-art">{ scene(game) }</div>
            <div class="game-text">
                <p class="badge">{ language.say(Message::Badge(game)) }</p>
                <h1 tabindex="-1">{ game.name() }</h1>
                <p class="lede">{ language.say(Message::Kind(game)) }</p>
            </div>
            { facts(game, language) }
            <section class="game-standing" aria-labelledby="standing">
                <h2 id="standing">{ language.say(Message::WhereItStands) }</h2>
                <p>{ language.say(Message::Standing) }</p>
                { steps(game, language) }
                <p class="way-back">
                    <a class="button" href={Route::Home.href()}>
                        { icon(Picture::Arrow) }
                        { language.say(Message::BackToTheTable) }
                    </a>
                </p>
            </section>
        </article>
    }
}

fn facts(game: Game, language: Language) -> Html {
    let designers = game.designers().join(" · ");
    let rows = [
        (Picture::People, Message::Players, language.say(Message::PlayersOf(game)).to_owned()),
        (Picture::Hourglass, Message::Length, language.say(Message::LengthOf(game)).to_owned()),
        (Picture::Pencil, Message::Designers, designers),
    ];
    html! {
        <dl class="facts">
            { for rows.into_iter().enumerate().map(|(row, (picture, label, fact))| html! {
                <div key={row} class="fact">
                    <dt>{ icon(picture) }{ language.say(label) }</dt>
                    <dd>{ fact }</dd>
                </div>
            }) }
        </dl>
    }
}

fn steps(game: Game, language: Language) -> Html {
    let names = [Message::StepFacts, Message::StepRules, Message::StepBots, Message::StepTable];
    html! {
        <ol class="steps">
            { for names.into_iter().zip(game.progress()).enumerate().map(|(row, (name, progress))| {
                let (picture, word) = shown(progress);
                html! {
                    <li key={row} class="step">
                        { icon(picture) }
                        <span class="step-name">{ language.say(name) }</span>
                        <span class="step-state">{ language.say(word) }</span>
                    </li>
                }
            }) }
        </ol>
    }
}

fn shown(progress: Progress) -> (Picture, Message) {
    match progress {
        Progress::Done => (Picture::Done, Message::Done),
        Progress::BeingBuilt => (Picture::BeingBuilt, Message::BeingBuilt),
        Progress::ComesNext => (Picture::ComesNext, Message::ComesNext),
    }
}
