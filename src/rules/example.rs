//! An example of the rules that is played where it stands, by the engine itself.

use tabletop::Seat;
use yew::prelude::*;

use super::book::{Book, Passage};
use crate::i18n::{Language, Message, use_language};
use crate::markup::{classes, html};
use crate::table::{Screen, Seating, Told, who};

/// A small fixed position and a few real lines of actions to try.
pub(crate) trait Example: Copy + PartialEq + 'static {
    /// The game it is an example of.
    type Game: Screen;
    /// The rules it stands in.
    type Book: Book;

    /// What it is about.
    fn caption(self, language: Language) -> &'static str;

    /// The position it begins with.
    fn start(self) -> Option<Self::Game>;

    /// What can be tried: lines of one or more actions, each from the beginning.
    fn lines(self) -> Vec<Vec<<Self::Game as tabletop::Game>::Action>>;

    /// Whether an action is a decision worth a word on the button; what a rival does never is.
    fn is_said(_action: &<Self::Game as tabletop::Game>::Action) -> bool {
        true
    }

    /// What of a position it shows.
    fn draw(self, language: Language, game: &Self::Game) -> Html;

    /// Where the rules say why something is refused.
    fn why(refusal: &<Self::Game as tabletop::Game>::Refusal) -> Passage<Self::Book>;
}

#[derive(Properties, PartialEq)]
pub(crate) struct PlayedExampleProps<E: Example> {
    pub(crate) example: E,
}

/// A few things of the table, some buttons, and what comes of them.
#[component]
pub(crate) fn PlayedExample<E: Example>(props: &PlayedExampleProps<E>) -> Html {
    let language = use_language();
    let example = props.example;
    let tried = use_state(|| None::<usize>);
    let start = use_memo((), |()| example.start());
    let Some(before) = start.as_ref() else { return Html::default() };
    let lines = example.lines();
    let (after, told, why) = played::<E>(language, before, tried.and_then(|place| lines.get(place)));
    html! {
        <figure class="example">
            <figcaption>{ example.caption(language) }</figcaption>
            { example.draw(language, &after) }
            <div class="do-buttons unprinted" role="group" aria-label={language.say(Message::ExampleTry)}>
                { for lines.iter().enumerate().map(|(place, line)| {
                    let tried_it = *tried == Some(place);
                    let tried = tried.setter();
                    html! {
                        <button key={place} type="button" class="button quiet" aria-pressed={tried_it.to_string()}
                            onclick={Callback::from(move |_: MouseEvent| tried.set(Some(place)))}>
                            { line_says::<E>(language, before, line) }
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
                if let Some(passage) = why {
                    { " " }<a class="ref" href={passage.href()}>{ passage.name(language) }</a>
                }
            </p>
        </figure>
    }
}

type Action<E> = <<E as Example>::Game as tabletop::Game>::Action;

/// The position after a line, what is told of it, and where the rules say why it stopped.
fn played<E: Example>(
    language: Language,
    before: &E::Game,
    line: Option<&Vec<Action<E>>>,
) -> (E::Game, String, Option<Passage<E::Book>>) {
    use tabletop::Game;
    let seating = Seating::of_an_example(before.seats().into());
    let seats = who::<E::Game>(&seating, language);
    let mut after = before.clone();
    let mut told = Vec::new();
    for action in line.into_iter().flatten() {
        let Some(seat) = after.to_act() else { break };
        let mut events = Vec::new();
        match after.apply(action, &mut events) {
            Ok(()) => {
                let done = Told { seat, action: Some(action.clone()), events, passes: false };
                told.extend(E::Game::told(language, &seats, &done).iter().map(|line| line.plain(language)));
            }
            Err(refusal) => {
                told.push(E::Game::refusal_says(language, &refusal, &seats));
                return (after, told.join(" "), Some(E::why(&refusal)));
            }
        }
    }
    (after, told.join(" "), None)
}

/// What a line does, each action said from the position it is done in.
fn line_says<E: Example>(language: Language, before: &E::Game, line: &[Action<E>]) -> String {
    use tabletop::Game;
    let mut game = before.clone();
    let mut said = Vec::new();
    for action in line {
        if game.to_act() == Some(Seat(0)) && E::is_said(action) {
            said.push(E::Game::action_says(language, &game, action));
        }
        if game.apply(action, &mut Vec::new()).is_err() {
            break;
        }
    }
    said.join(" · ")
}

/// Tries every example: it can be set, something in it works, and what is refused is refused at the end of its line and has a
/// place in the rules. How many lines there are, and how many of them end with a refusal.
#[cfg(test)]
pub(crate) fn try_all<E: Example>(examples: &[E]) -> (usize, usize) {
    use tabletop::Game;
    let (mut tried, mut refused) = (0, 0);
    let mut wrong = Vec::new();
    for (place, example) in examples.iter().enumerate() {
        let Some(start) = example.start() else {
            wrong.push(format!("example {place} cannot be set"));
            continue;
        };
        let mut works = false;
        for (line, actions) in example.lines().iter().enumerate() {
            assert!(!actions.is_empty(), "example {place}, line {line}");
            let mut game = start.clone();
            for (step, action) in actions.iter().enumerate() {
                let legal = game.legal();
                if let Err(why) = game.apply(action, &mut Vec::new()) {
                    if step + 1 < actions.len() {
                        wrong.push(format!("example {place}: {action}: {why:?}; {legal:?}"));
                    }
                    assert!(E::why(&why) != Passage::Top);
                    refused += 1;
                    break;
                }
            }
            tried += 1;
            for language in Language::ALL {
                assert!(!line_says::<E>(language, &start, actions).is_empty(), "example {place}, line {line}");
                let (_, told, why) = played::<E>(language, &start, Some(actions));
                if told.is_empty() {
                    wrong.push(format!("nothing is told of example {place}, line {line}"));
                }
                works |= why.is_none();
            }
        }
        if !works {
            wrong.push(format!("nothing works in example {place}: {:?}", start.legal()));
        }
        for language in Language::ALL {
            crate::i18n::check(language, example.caption(language));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    (tried, refused)
}
