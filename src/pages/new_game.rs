//! The door to a game: who plays, who begins, which deal; and one big button. What can be chosen, the game says.

use std::rc::Rc;

use tabletop::Seed;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::home::open_game;
use crate::app::SettingsContext;
use crate::dom;
use crate::embed;
use crate::games::folder::{Door, Folder};
use crate::games::{self, Game};
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;
use crate::route::{Place, Route};
use crate::store::choices::{self, Choices};
use crate::store::saves::{self, Listed};
use crate::table::{First, Level, Seating, sitting};
use crate::ui::{Choice, ChoiceOption, Mood, Picture, face, flow_choice, icon, scene};

#[derive(Clone, Properties, PartialEq)]
pub(crate) struct NewGameProps {
    pub(crate) game: Game,
    /// A deal somebody has sent: its setup and its seed.
    #[prop_or_default]
    pub(crate) deal: Option<(Rc<str>, Seed)>,
}

/// What was chosen the last time, for as many as the deal is for.
fn offered(game: Game, door: Door, deal: Option<&str>) -> Choices {
    let mut choices = choices::load(game.slug());
    if embed::is_on() {
        let query = dom::query();
        let first = embed::parameter(&query, "first").and_then(|word| First::by_id(&word));
        choices.first = first.unwrap_or(choices.first);
        choices.extension |= embed::parameter(&query, "extension").as_deref() == Some("yes");
    }
    choices.rivals.truncate(door.most_rivals);
    choices.solo = choices.solo.filter(|chosen| door.solo.iter().any(|(setup, _)| setup == chosen));
    if let Some(setup) = deal {
        choices.solo = door.solo.iter().find(|(solo, _)| *solo == setup).map(|(solo, _)| (*solo).to_owned());
        choices.extension = setup.ends_with("extension");
        if let Some(seats) = setup.chars().next().and_then(|digit| digit.to_digit(10)) {
            resize(&mut choices, seats as usize - 1);
        }
    }
    choices
}

/// For so many rivals; who comes is like the last one.
fn resize(choices: &mut Choices, rivals: usize) {
    let last = choices.rivals.last().copied().unwrap_or(Level::Trader);
    choices.rivals.resize(rivals.max(1), last);
}

/// Offers what was chosen the last time.
#[component]
pub(crate) fn NewGame(props: &NewGameProps) -> Html {
    let language = use_language();
    let NewGameProps { game, deal } = props.clone();
    let door = game.folder().map_or(Door { most_rivals: 1, solo: &[], extension: false, parts: false }, Folder::door);
    let choices = use_state(|| offered(game, door, deal.as_ref().map(|(setup, _)| &**setup)));
    let settings = use_context::<SettingsContext>();
    let seed = use_state(|| deal.as_ref().map_or_else(sitting::new_seed, |(_, seed)| *seed).to_string());
    // The game that was left here comes first. A frame has one game, and a deal that was sent is wanted.
    let open = use_memo((game, language, deal.is_some()), |(game, language, sent)| {
        let games = if *sent || embed::is_on() { Vec::new() } else { saves::list() };
        let here = |listed: &&Listed| listed.heading.as_ref().is_ok_and(|heading| heading.game == game.slug());
        games.iter().filter(here).find_map(|listed| open_game(listed, *language))
    });
    let read: Option<Seed> = seed.trim().parse().ok();
    let play = {
        let choices = choices.clone();
        // Not by submitting: a sandboxed frame may forbid forms. Enter in the form presses the button, too.
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            if let Some(seed) = read {
                choices::keep(game.slug(), &choices);
                let sitters = (&choices.rivals[..], choices.first);
                if let Some(save) = games::begin(game, &door.setup(&choices), seed, sitters, dom::now()) {
                    sitting::begin(&save);
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
        Callback::from(move |_: MouseEvent| seed.set(sitting::new_seed().to_string()))
    };
    let extension = {
        let choices = choices.clone();
        Callback::from(move |_: Event| choices.set(Choices { extension: !choices.extension, ..(*choices).clone() }))
    };
    let solo = choices.solo.as_ref().and_then(|chosen| door.solo.iter().position(|(setup, _)| setup == chosen));
    let seating = match solo {
        Some(_) => Seating::solo(),
        None => Seating::new(&choices.rivals, choices.first, read.unwrap_or(Seed(0))),
    };
    // Alone stands before one rival, where that can be played.
    let alone = usize::from(!door.solo.is_empty());
    let numbers =
        [Message::OneRival, Message::TwoRivals, Message::ThreeRivals, Message::FourRivals, Message::FiveRivals];
    let labels: Vec<Message> =
        [Message::Alone][..alone].iter().chain(&numbers[..door.most_rivals.min(5)]).copied().collect();
    let rivals = Choice {
        name: "rivals",
        legend: language.say(Message::HowManyRivals),
        options: options(language, &labels),
        chosen: if solo.is_some() { 0 } else { choices.rivals.len() - 1 + alone },
        onchoose: {
            let choices = choices.clone();
            Callback::from(move |index: usize| {
                let mut next = (*choices).clone();
                match (index + 1).checked_sub(1 + alone) {
                    Some(rivals) => {
                        next.solo = None;
                        resize(&mut next, rivals + 1);
                    }
                    None => next.solo = door.solo.get(door.solo.len() / 2).map(|(setup, _)| (*setup).to_owned()),
                }
                choices.set(next);
            })
        },
    };
    let difficulty = solo.filter(|_| door.solo.len() > 1).map(|chosen| Choice {
        name: "difficulty",
        legend: language.say(Message::HowHard),
        options: options(language, &door.solo.iter().map(|(_, label)| *label).collect::<Vec<_>>()),
        chosen,
        onchoose: {
            let choices = choices.clone();
            Callback::from(move |index: usize| {
                let solo = door.solo.get(index).map(|(setup, _)| (*setup).to_owned());
                choices.set(Choices { solo, ..(*choices).clone() });
            })
        },
    });
    // What that is like.
    let note = match solo.and_then(|chosen| door.solo.get(chosen)) {
        Some((_, Message::SoloEasy)) => Message::SoloEasyNote,
        Some((_, Message::SoloNormal)) => Message::SoloNormalNote,
        Some((_, Message::SoloHard)) => Message::SoloHardNote,
        _ => Message::AloneNote,
    };
    let begins = Choice {
        name: "first",
        legend: language.say(Message::WhoBegins),
        options: options(language, &[Message::BeginsRandom, Message::BeginsMe, Message::BeginsRival]),
        chosen: First::ALL.iter().position(|first| *first == choices.first).unwrap_or_default(),
        onchoose: change(|choices, index| choices.first = First::ALL[index]),
    };
    html! {
        <article class="sheet game door" data-game={game.slug()}>
            <div class="game-art">{ scene(game) }</div>
            <div class="game-text">
                <h1 tabindex="-1">{ game.name() }</h1>
                <p class="lede">{ language.say(Message::Kind(game)) }</p>
            </div>
            if embed::misread() {
                <p key="misread" class="notice" role="status">{ language.say(Message::FrameMisread) }</p>
            }
            if let Some(open) = &*open {
                <section key="go-on" class="going-on">
                    <h2>{ language.say(Message::Continue) }</h2>
                    <ul class="go-ons">{ open.clone() }</ul>
                </section>
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
                                            <option key={offered.id()} value={offered.id()} selected={offered == level}>{ offered.name(language) }</option>
                                        }) }
                                    </select>
                                </label>
                                <p class="level-says">{ level.says(language) }</p>
                            </li>
                        }
                    }) }
                </ul>
                { difficulty.map(Choice::draw) }
                if solo.is_some() {
                    <p key="alone" class="level-says">{ language.say(note) }</p>
                } else {
                    { begins.draw() }
                }
                if door.extension {
                    <label key="extension" class="switch">
                        <input type="checkbox" checked={choices.extension} onchange={extension} />
                        <span>{ language.say(Message::Extension) }<small>{ language.say(Message::ExtensionNote) }</small></span>
                    </label>
                }
                if door.parts && let Some(context) = &settings {
                    { flow_choice(language, context) }
                }
                <div class="deal">
                    <label for="seed">{ language.say(Message::SeedLabel) }<small>{ language.say(Message::SeedNote) }</small></label>
                    <input id="seed" inputmode="numeric" autocomplete="off" maxlength="20" value={(*seed).clone()} oninput={typed}
                        aria-invalid={read.is_none().then_some("true")} aria-describedby="seed-bad" />
                    <button type="button" class="button quiet" onclick={another}>{ icon(Picture::Dice) }{ language.say(Message::AnotherSeed) }</button>
                    <p id="seed-bad" class="seed-bad" role="status">{ if read.is_none() { language.say(Message::SeedBad) } else { "" } }</p>
                </div>
            </form>
            <p class="way-back door-ways">
                if game.folder().is_some_and(|folder| !folder.lessons(language).is_empty()) {
                    <a key="learn" class="button quiet" href={Route::Of(game, Place::Learn(None)).href()}>{ language.say(Message::LearnTitle) }</a>
                }
                if game.folder().is_some_and(|folder| folder.has_rules("")) {
                    <a key="rules" class="button quiet" href={Route::Of(game, Place::Rules("".into())).href()}>{ language.say(Message::RulesTitle) }</a>
                }
                <a key="games" class="button quiet" href={Route::Games.href()}>{ language.say(Message::MyGames) }</a>
            </p>
        </article>
    }
}

fn options(language: Language, labels: &[Message]) -> Vec<ChoiceOption> {
    labels.iter().map(|label| ChoiceOption { label: language.say(*label), picture: None, lang: None }).collect()
}
