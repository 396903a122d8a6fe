//! The door to Little Factory: who plays, who begins, which deal; and one big button.

use little_factory::Setup;
use tabletop::{Record, Seed};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::dom;
use crate::embed;
use crate::games::Game;
use crate::games::little_factory::rules::Place;
use crate::games::little_factory::{Mood, face, words};
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;
use crate::route::Route;
use crate::store::choices::{self, Choices};
use crate::store::save::Save;
use crate::store::saves::{self, GameId};
use crate::table::{First, Level, Seating};
use crate::ui::{Choice, ChoiceOption, Picture, icon, scene};

/// A deal number nobody chose, short enough to be typed.
pub(crate) fn new_seed() -> Seed {
    Seed(u64::from(dom::random_below(1_000_000_000)))
}

/// Sets the table; nobody sits down yet.
pub(crate) fn lay(save: &Save) -> GameId {
    let id = new_id();
    // A browser that keeps nothing still lets the game be played; the table says so.
    let _ = saves::add(id, save);
    id
}

/// Sets the table and goes there.
pub(crate) fn begin(save: &Save) {
    let href = Route::Table(lay(save)).href();
    if embed::is_on() { dom::go_instead(&href) } else { dom::go(&href) }
}

/// A name no other game has.
pub(crate) fn new_id() -> GameId {
    loop {
        let id = GameId(dom::random_below(u32::MAX));
        if saves::text(id).is_none() {
            return id;
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct NewGameProps {
    /// A deal somebody has sent.
    #[prop_or_default]
    pub(crate) deal: Option<(Setup, Seed)>,
}

/// What was chosen the last time, for as many as the deal is for.
fn offered(deal: Option<(Setup, Seed)>) -> Choices {
    let mut choices = choices::load();
    if let Some((setup, _)) = deal {
        let last = choices.rivals.last().copied().unwrap_or(Level::Trader);
        choices.rivals.resize(usize::from(setup.seats()) - 1, last);
        choices.extension = setup.extension();
    }
    choices
}

/// Offers what was chosen the last time.
#[component]
pub(crate) fn NewGame(props: &NewGameProps) -> Html {
    let language = use_language();
    let deal = props.deal;
    let choices = use_state(|| offered(deal));
    let seed = use_state(|| deal.map_or_else(new_seed, |(_, seed)| seed).to_string());
    let read: Option<Seed> = seed.trim().parse().ok();
    let play = {
        let choices = choices.clone();
        // Not by submitting: a sandboxed frame may forbid forms. Enter in the form presses the button, too.
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            if let Some(seed) = read {
                choices::keep(&choices);
                if let Some(setup) = Setup::new(choices.rivals.len() as u8 + 1, choices.extension) {
                    let seating = Seating::new(&choices.rivals, choices.first, seed);
                    begin(&Save::new(seating, Record::new(setup, seed), dom::now()));
                }
            }
        })
    };
    let change = |change: fn(&mut Choices, usize)| {
        let choices = choices.clone();
        Callback::from(move |index: usize| {
            let mut next = (*choices).clone();
            change(&mut next, index);
            choices.set(next);
        })
    };
    let typed = {
        let seed = seed.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                seed.set(input.value());
            }
        })
    };
    let another = {
        let seed = seed.setter();
        Callback::from(move |_: MouseEvent| seed.set(new_seed().to_string()))
    };
    let extension = {
        let choices = choices.clone();
        Callback::from(move |_: Event| choices.set(Choices { extension: !choices.extension, ..(*choices).clone() }))
    };
    let seating = Seating::new(&choices.rivals, choices.first, read.unwrap_or(Seed(0)));
    let rivals = Choice {
        name: "rivals",
        legend: language.say(Message::HowManyRivals),
        options: options(language, &[Message::OneRival, Message::TwoRivals, Message::ThreeRivals]),
        chosen: choices.rivals.len() - 1,
        onchoose: change(|choices, index| {
            let last = choices.rivals.last().copied().unwrap_or(Level::Trader);
            choices.rivals.resize(index + 1, last);
        }),
    };
    let begins = Choice {
        name: "first",
        legend: language.say(Message::WhoBegins),
        options: options(language, &[Message::BeginsRandom, Message::BeginsMe, Message::BeginsRival]),
        chosen: First::ALL.iter().position(|first| *first == choices.first).unwrap_or_default(),
        onchoose: change(|choices, index| choices.first = First::ALL[index]),
    };
    html! {
        <article class="sheet game door" data-game={Game::LittleFactory.slug()}>
            <div class="game-art">{ scene(Game::LittleFactory) }</div>
            <div class="game-text">
                <h1 tabindex="-1">{ Game::LittleFactory.name() }</h1>
                <p class="lede">{ language.say(Message::Kind(Game::LittleFactory)) }</p>
            </div>
            if embed::misread() {
                <p key="misread" class="notice" role="status">{ language.say(Message::FrameMisread) }</p>
            }
            <form class="new-game">
                if deal.is_some() {
                    <p key="deal" class="notice">{ language.say(Message::DealFromLink) }</p>
                }
                <p class="play"><button type="submit" class="button go big" disabled={read.is_none()} onclick={play}>{ language.say(Message::Play) }</button></p>
                { rivals.draw() }
                <ul class="seats">
                    { for seating.levels().into_iter().enumerate().map(|(place, level)| {
                        let choices = choices.clone();
                        let character = seating.character(place);
                        let onchange = Callback::from(move |event: Event| {
                            let chosen = event.target_dyn_into::<HtmlSelectElement>().and_then(|select| Level::by_id(&select.value()));
                            if let Some(level) = chosen {
                                let mut next = (*choices).clone();
                                next.rivals[place] = level;
                                choices.set(next);
                            }
                        });
                        html! {
                            <li key={place} class="seat-choice">
                                { character.map(|character| face(character, Mood::Neutral)) }
                                <label>
                                    <span class="seat-name">{ character.map_or("", |character| character.name()) }<span class="unseen">{ " " }{ language.say(Message::LevelOfRival) }</span></span>
                                    <select {onchange}>
                                        { for Level::ALL.map(|offered| html! {
                                            <option key={offered.id()} value={offered.id()} selected={offered == level}>{ words::level(language, offered.into()) }</option>
                                        }) }
                                    </select>
                                </label>
                                <p class="level-says">{ words::level_says(language, level.into()) }</p>
                            </li>
                        }
                    }) }
                </ul>
                { begins.draw() }
                <label class="switch">
                    <input type="checkbox" checked={choices.extension} onchange={extension} />
                    <span>{ language.say(Message::Extension) }<small>{ language.say(Message::ExtensionNote) }</small></span>
                </label>
                <div class="deal">
                    <label for="seed">{ language.say(Message::SeedLabel) }<small>{ language.say(Message::SeedNote) }</small></label>
                    <input id="seed" inputmode="numeric" autocomplete="off" maxlength="20" value={(*seed).clone()} oninput={typed}
                        aria-invalid={read.is_none().then_some("true")} aria-describedby="seed-bad" />
                    <button type="button" class="button quiet" onclick={another}>{ icon(Picture::Dice) }{ language.say(Message::AnotherSeed) }</button>
                    <p id="seed-bad" class="seed-bad" role="status">{ if read.is_none() { language.say(Message::SeedBad) } else { "" } }</p>
                </div>
            </form>
            <p class="way-back door-ways">
                <a class="button quiet" href={Route::Learn(None).href()}>{ language.say(Message::LearnTitle) }</a>
                <a class="button quiet" href={Route::Rules(Place::Top).href()}>{ language.say(Message::RulesTitle) }</a>
                <a class="button quiet" href={Route::Games.href()}>{ language.say(Message::MyGames) }</a>
            </p>
        </article>
    }
}

fn options(language: Language, labels: &[Message]) -> Vec<ChoiceOption> {
    labels.iter().map(|label| ChoiceOption { label: language.say(*label), picture: None, lang: None }).collect()
}
