//! The answer to a tap: what can be done with this thing now, best first, and why not what cannot; and every move in words.

use std::rc::Rc;

use my_little_scythe::{Action, MyLittleScythe, Refusal};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art;
use super::super::rules;
use super::super::word::Word;
use super::super::words::{self, Label};
use super::{Intent, Seen, label, load, ready};
use crate::i18n::Message;
use crate::markup::html;

pub(super) fn draw(seen: &Rc<Seen>, word: Word) -> Html {
    let ready = ready::of(seen, word);
    let goes = ready::movable(seen, word).filter(|_| seen.can_act).is_some();
    let refusal = ready::why_not(seen, word).filter(|_| ready.is_empty() && seen.can_act && !goes);
    html! {
        <>
            { about(seen, word) }
            if !seen.can_act {
                <p key="wait" class="none">{ words::expected(seen.language, &seen.game, &|seat| seen.who(seat)) }</p>
            }
            if goes {
                <p key="goes">{ label(seen, Label::WaysAreLit) }</p>
            }
            if !ready.is_empty() {
                <h3 key="ready-name">{ seen.say(Message::YouCan) }</h3>
                <ul key="ready" class="moves">{ for load::offers(seen, &ready) }</ul>
            }
            if let Some(why) = refusal {
                <h3 key="blocked-name">{ seen.say(Message::NotNow) }</h3>
                <p key="why" class="move-why">
                    { words::refusal(seen.language, &why, &|seat| seen.who(seat)) }{ " " }{ in_the_rules(seen, &why) }
                </p>
            }
        </>
    }
}

/// The way to where the rules say so. The game is kept, and the way back leads here.
pub(super) fn in_the_rules(seen: &Seen, refusal: &Refusal) -> Html {
    let place = rules::why(refusal);
    let label = seen.language.labelled(seen.say(Message::InTheRules), &place.name(seen.language));
    html! {
        <a class="ref" data-stop="" href={place.href()} aria-label={label}>{ seen.say(Message::InTheRules) }</a>
    }
}

/// One tap does it.
pub(super) fn button(seen: &Seen, actions: &[Action]) -> Html {
    let mut game = MyLittleScythe::clone(&seen.game);
    let mut says = Vec::new();
    let mut sets_off = Vec::new();
    // That the Move is chosen goes without saying where it leads somewhere at once.
    for (place, action) in actions.iter().enumerate() {
        if place + 1 == actions.len() || *action != Action::Move {
            says.push(words::action(seen.language, &game, action));
        }
        sets_off.extend(words::foresight(seen.language, &|seat| seen.who(seat), &game, seen.me, action));
        if game.apply(action, &mut ()).is_err() {
            break;
        }
    }
    let done = actions.to_vec();
    let key: Vec<String> = actions.iter().map(ToString::to_string).collect();
    html! {
        <li key={key.join(" ")}>
            <button type="button" class="move" data-stop="" onclick={seen.on(move || Intent::DoAll(done.clone()))}>
                <span class="move-title">{ says.join(" ") }</span>
                if seen.wins(actions) {
                    <span class="move-ends">{ seen.say(Message::WinsTheGame) }</span>
                }
                { for sets_off.into_iter().map(|line| html! { <span class="sets-off">{ line }</span> }) }
                if ready::reveals(seen, actions) {
                    <span class="move-loss">{ label(seen, Label::CannotUndo) }</span>
                }
            </button>
        </li>
    }
}

/// What a thing is, and what lies there.
pub(super) fn about(seen: &Seen, word: Word) -> Html {
    let language = seen.language;
    let line = |text: String| {
        if text.is_empty() {
            Html::default()
        } else {
            html! { <p class="about">{ text }</p> }
        }
    };
    match word {
        Word::Hex(_) | Word::Camp(_) => line(super::map::contents(seen, word).join(", ")),
        Word::Region(_) => Html::default(),
        Word::Deed(deed) => html! {
            <p class="about">{ art::sign(super::deed_sign(deed)) }{ " " }{ words::deed_effect(language, deed) }</p>
        },
        Word::Tile(tile) => line(words::tile_effect(language, tile)),
        Word::Quest(quest) => html! {
            <>
                { for [1, 2].into_iter().map(|option| line(words::quest_option_says(language, quest, option))) }
            </>
        },
        Word::Trophy(trophy) => html! {
            <>
                <p class="about">{ art::trophy(trophy) }{ " " }{ super::trophies::needs(seen, trophy) }</p>
                { for Seat::all(seen.game.seats()).filter(|&seat| seen.game.player(seat).trophies.has(trophy)).map(|seat| html! {
                    <p key={seat.0} class="none">{ seen.language.labelled(seen.name(seat), label(seen, Label::Placed)) }</p>
                }) }
            </>
        },
        Word::Personality(personality) => line(words::personality_needs(language, personality)),
        Word::Card(card) => html! {
            <>{ for words::auto_card_says(language, card).into_iter().map(line) }</>
        },
    }
}

/// Every move as a list of labelled buttons, in groups of what they are about.
pub(super) fn all_moves(seen: &Seen) -> Html {
    let legal = &seen.facts.legal;
    let claims: Vec<&Action> = legal.iter().filter(|action| matches!(action, Action::Claim(_))).collect();
    let rest: Vec<&Action> = legal.iter().filter(|action| !matches!(action, Action::Claim(_))).collect();
    let group = |name: String, actions: Vec<&Action>| {
        (!actions.is_empty()).then(|| {
            html! {
                <section class="move-group" aria-label={name.clone()}>
                    <h3>{ name }</h3>
                    <ul class="moves">{ for actions.into_iter().map(|&action| button(seen, &[action])) }</ul>
                </section>
            }
        })
    };
    html! {
        <>
            { group(label(seen, Label::Trophies).to_owned(), claims) }
            { group(words::expected(seen.language, &seen.game, &|seat| seen.who(seat)), rest) }
        </>
    }
}
