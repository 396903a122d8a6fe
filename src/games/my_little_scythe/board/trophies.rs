//! The eight trophies: everybody's markers, and how far I am from each.

use std::rc::Rc;

use my_little_scythe::recipes::Recipe;
use my_little_scythe::{FRIENDLY, Trophy};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art;
use super::super::word::Word;
use super::super::words::{self, Label};
use super::{Seen, label, motion, ready};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::zone;

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let depends = (seen.position(), seen.asked, seen.hinted, seen.language, seen.can_act, seen.settings.unmarked);
    zone("trophies", seen, depends, |seen| {
        html! {
            <section key="trophies" class="trophies" aria-label={label(seen, Label::Trophies)}>{ list(seen) }</section>
        }
    })
}

pub(super) fn list(seen: &Seen) -> Html {
    let locked = seen.game.player(seen.me).friendship < FRIENDLY;
    html! {
        <>
            if locked {
                <p key="locked" class="locked">{ label(seen, Label::TrophiesLocked) }</p>
            }
            if seen.game.is_finale() && seen.game.outcome().is_none() {
                <p key="finale" class="last-turns">{ finale(seen) }</p>
            }
            <div key="list" class="trophy-list" data-row="" data-spots="" data-locked={locked.then_some("")}>
                { for seen.game.recipes(seen.me, seen.me).iter().map(|recipe| trophy(seen, recipe)) }
            </div>
        </>
    }
}

/// Who still has a last turn.
fn finale(seen: &Seen) -> String {
    let last: Vec<&str> =
        seen.game.last_turns().iter().flat_map(|seats| seats.iter()).map(|seat| seen.name(seat)).collect();
    seen.language.labelled(label(seen, Label::Finale), &last.join(", "))
}

/// What a trophy takes of me: what my personality asks for, and the usual where that is not what counts.
pub(super) fn needs(seen: &Seen, trophy: Trophy) -> String {
    let (language, personality) = (seen.language, seen.game.player(seen.me).personality);
    let usual = words::trophy_needs(language, trophy);
    if personality.eases() != trophy {
        return usual;
    }
    let mine =
        language.labelled(words::personality(language, personality), &words::personality_needs(language, personality));
    let counts = seen.game.needs(seen.me, trophy) < trophy.takes() || trophy == Trophy::Fight;
    if counts { mine } else { [usual, mine].join(" ") }
}

fn trophy(seen: &Seen, recipe: &Recipe) -> Html {
    let trophy = recipe.trophy;
    let word = Word::Trophy(trophy);
    let lit = !ready::of(seen, word).is_empty();
    let (have, need) = (recipe.have.min(recipe.need), recipe.need);
    let counts = trophy != Trophy::Fight;
    let holders: Vec<Seat> =
        Seat::all(seen.game.seats()).filter(|&seat| seen.game.player(seat).trophies.has(trophy)).collect();
    let mut says = vec![needs(seen, trophy)];
    says.extend(holders.iter().map(|&seat| seen.language.labelled(seen.name(seat), label(seen, Label::Placed))));
    if counts && !recipe.placed && recipe.missing() > 0 {
        says.push(words::missing(seen.language, recipe.missing()));
    }
    if lit {
        says.push(seen.say(Message::CanBeUsed).to_owned());
    }
    html! {
        <button key={trophy.id()} type="button" class="trophy" data-card={trophy.id()} data-stop="" data-lit={(lit && !seen.settings.unmarked).then_some("")}
            data-place={motion::trophy_place(trophy)} data-mine={recipe.placed.then_some("")}
            data-hinted={(seen.hinted == Some(word)).then_some("")}>
            { art::trophy(trophy) }
            <span class="trophy-name">{ words::trophy_in_a_corner(seen.language, trophy) }</span>
            if counts && !recipe.placed {
                <span class="trophy-far" aria-hidden="true">{ format!("{have}/{need}") }</span>
            }
            <span class="trophy-who" aria-hidden="true">
                { for holders.iter().map(|&seat| html! { <i key={seat.0} class="marker" data-seat={seen.colour(seat)}></i> }) }
            </span>
            <span class="unseen">{ says.join(" ") }</span>
        </button>
    }
}
