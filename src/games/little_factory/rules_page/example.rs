//! An example of the rules that is played where it stands, by the engine itself.

use little_factory::{Card, LittleFactory};
use tabletop::Game;
use yew::prelude::*;

use crate::games::little_factory::card_face::still;
use crate::games::little_factory::rules::{Example, Place, rules};
use crate::games::little_factory::rules_at;
use crate::games::little_factory::stage::Stage;
use crate::games::little_factory::words::{self, Who};
use crate::i18n::{Message, use_language};
use crate::markup::{classes, html};

#[derive(Properties, PartialEq)]
pub(crate) struct PlayedExampleProps {
    pub(crate) example: Example,
}

/// A few cards, one to three buttons, and what comes of it.
#[component]
pub(crate) fn PlayedExample(props: &PlayedExampleProps) -> Html {
    let language = use_language();
    let example = props.example;
    let tried = use_state(|| None::<usize>);
    let start = use_memo(example, |example| example.stage().game());
    let Ok(before) = start.as_ref() else { return Html::default() };
    let actions = example.actions();
    let you = |_| Who::You;
    let mut after = before.clone();
    let mut told = String::new();
    let mut why = None;
    if let Some(action) = tried.and_then(|place| actions.get(place)) {
        let mut events = Vec::new();
        match after.apply(action, &mut events) {
            Ok(()) => {
                let lines = words::told(language, you, Stage::ME, action, &events);
                told = lines.iter().map(|line| line.plain(language)).collect::<Vec<_>>().join(" ");
            }
            Err(refusal) => {
                told = words::refusal(language, &refusal, you);
                why = Some(Place::of(&refusal));
            }
        }
    }
    let zone = |name: Message, cards: Vec<Card>| {
        html! {
            <div class="example-zone" role="group" aria-label={language.say(name)}>
                <span class="example-name">{ language.say(name) }</span>
                <div class="stills">{ for cards.into_iter().map(|card| still(language, card, None)) }</div>
            </div>
        }
    };
    let me = after.player(Stage::ME);
    let middle = example.shown().iter().copied().filter(|card| is_open(&after, *card)).collect();
    html! {
        <figure class="example">
            <figcaption>{ rules(language).examples[example as usize] }</figcaption>
            <div class="example-table">
                { zone(Message::MyHand, me.hand.goods().cards().map(Card::Resource).collect()) }
                { zone(Message::ExampleMiddle, middle) }
                if !me.buildings.is_empty() {
                    { zone(Message::MyBuildings, me.buildings.iter().map(Card::Building).collect()) }
                }
            </div>
            <div class="do-buttons unprinted" role="group" aria-label={language.say(Message::ExampleTry)}>
                { for actions.iter().enumerate().map(|(place, action)| {
                    let tried_it = *tried == Some(place);
                    let tried = tried.setter();
                    html! {
                        <button key={place} type="button" class="button quiet" aria-pressed={tried_it.to_string()}
                            onclick={Callback::from(move |_: MouseEvent| tried.set(Some(place)))}>
                            { words::action(language, action, before) }
                        </button>
                    }
                }) }
                if tried.is_some() {
                    <button key="again" type="button" class="button quiet"
                        onclick={let tried = tried.setter(); Callback::from(move |_: MouseEvent| tried.set(None))}>
                        { language.say(Message::StartOver) }
                    </button>
                }
            </div>
            <p class={classes!("verdict", "unprinted", why.is_some().then_some("no"))} role="status">
                { told }
                if let Some(place) = why {
                    { " " }<a class="ref" href={rules_at(place)}>{ place.name(language) }</a>
                }
            </p>
        </figure>
    }
}

fn is_open(game: &LittleFactory, card: Card) -> bool {
    match card {
        Card::Resource(resource) => game.open().has(resource),
        Card::Building(building) => game.open_buildings().has(building),
    }
}
