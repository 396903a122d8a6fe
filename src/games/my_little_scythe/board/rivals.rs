//! The rivals: face, trophies, Friendship, pies, spells, quests and tiles; for the Automountie, what she keeps.

use std::rc::Rc;

use my_little_scythe::{AutoCard, Event, Player, Trophy};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art;
use super::super::words::{self, Label};
use super::{Seen, label};
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::table::{Sitter, zone};
use crate::ui::{Mood, face};

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let game = &seen.game;
    let players: Vec<Player> = Seat::all(game.seats()).map(|seat| *game.player(seat)).collect();
    let depends =
        (her_card(seen), players, game.kept(), game.to_act(), game.outcome(), game.is_finale(), seen.language);
    zone("rivals", seen, depends, |seen| {
        html! {
            <section key="rivals" class="rivals" aria-label={seen.say(Message::Rivals)} data-count={(seen.seating.len() - 1).to_string()}>
                { for seen.seating.others().map(|seat| rival(seen, seat)) }
            </section>
        }
    })
}

/// The card that the Automountie has just turned up.
fn her_card(seen: &Seen) -> Option<AutoCard> {
    seen.latest.iter().find_map(|event| match *event {
        Event::CardRevealed { card, .. } => Some(card),
        _ => None,
    })
}

/// Everybody at a glance where there is no room for more; the rivals' own panel says the same in words.
pub(super) fn strip(seen: &Rc<Seen>) -> Html {
    let game = &seen.game;
    let seats = seen.seating.starting_with_me();
    let figures = |seat: Seat| (game.trophies(seat), game.player(seat).friendship, game.player(seat).pies);
    let depends: Vec<_> = seats.iter().map(|&seat| (seat, figures(seat), game.to_act() == Some(seat))).collect();
    zone("strip", seen, depends.clone(), move |seen| {
        let pair = |id: &'static str, count: u8| html! { <span class="pair">{ art::sign(id) }<b>{ count }</b></span> };
        let seat = |&(seat, (trophies, friendship, pies), acting): &(Seat, (u8, u8, u8), bool)| {
            let kept = seen.game.is_automountie(seat);
            html! {
                <span key={seat.0} class={classes!("strip-seat", acting.then_some("acting"))} data-seat={seen.colour(seat)}
                    data-place={format!("seat-{}", seat.0)}>
                    <svg class="strip-face" viewBox="0 0 64 64"><use href={art::head(seen, seat)} width="64" height="64" /></svg>
                    { pair("trophy", trophies) }
                    if !kept {
                        { pair("heart", friendship) }
                    }
                    { pair("pie", pies) }
                </span>
            }
        };
        html! { <div key="strip" class="strip" aria-hidden="true">{ for depends.iter().map(seat) }</div> }
    })
}

fn rival(seen: &Seen, seat: Seat) -> Html {
    let game = &seen.game;
    let player = game.player(seat);
    let acting = game.to_act() == Some(seat);
    let her = game.is_automountie(seat);
    let figure = |id: &'static str, name: Label, count: u8| {
        html! {
            <span key={id} class="figure-of" title={label(seen, name)}>
                { art::sign(id) }<span class="unseen">{ label(seen, name) }{ " " }</span><b>{ count }</b>
            </span>
        }
    };
    let (picture, level) = match seen.seating.at(seat) {
        Sitter::Rival { character, level } => (face(character, mood(seen, seat)), level.name(seen.language)),
        _ => (
            html! { <svg class="face" viewBox="0 0 64 64" aria-hidden="true"><use href={art::thing("automountie")} /></svg> },
            "",
        ),
    };
    let [apples, gems, quests] = game.kept();
    html! {
        <article key={seat.0} class={classes!("rival", acting.then_some("acting"))} data-seat={seen.colour(seat)}
            data-place={format!("seat-{}", seat.0)}>
            <div class="rival-face">{ picture }</div>
            <h2 class="rival-name">{ seen.name(seat) }</h2>
            <p class="rival-level">{ level }</p>
            <p class="rival-trophies" title={label(seen, Label::Trophies)}>
                <span class="unseen">{ seen.language.labelled(label(seen, Label::Trophies), &format!("{}/{}", game.trophies(seat), Trophy::GOAL)) }</span>
                <i class="marker" aria-hidden="true" data-seat={seen.colour(seat)}></i>
                { for player.trophies.iter().map(|trophy| html! {
                    <span key={trophy.id()} class="placed" title={words::trophy(seen.language, trophy)}>
                        { art::trophy(trophy) }<span class="unseen">{ words::trophy(seen.language, trophy) }</span>
                    </span>
                }) }
                { for (player.trophies.len()..game.trophies(seat)).map(|place| html! {
                    <span key={place} class="placed" aria-hidden="true">{ art::sign("trophy") }</span>
                }) }
                { for (game.trophies(seat)..Trophy::GOAL).map(|place| html! { <i key={place} class="free" aria-hidden="true"></i> }) }
            </p>
            <p class="rival-things">
                if her {
                    { figure("pie", Label::Pies, player.pies) }
                    { figure("spell", Label::Spells, player.spells.len()) }
                    { figure("apple", Label::Apples, apples) }
                    { figure("gem", Label::Gems, gems) }
                    { figure("quest", Label::Quests, quests) }
                } else {
                    { figure("heart", Label::Friendship, player.friendship) }
                    { figure("pie", Label::Pies, player.pies) }
                    { figure("spell", Label::Spells, player.spells.len()) }
                    { figure("quest", Label::QuestsSolved, player.solved.len()) }
                }
            </p>
            <p class="rival-tiles">
                { for player.tiles.into_iter().flatten().map(|tile| html! {
                    <button key={tile.id()} type="button" class="my-tile" data-stop="" data-card={tile.id()}>{ words::tile(seen.language, tile) }</button>
                }) }
                if !player.revealed && !her {
                    <span key="back" class="back" title={seen.language.labelled(seen.say(Message::Personality), label(seen, Label::Hidden))}>
                        <span aria-hidden="true">{ "?" }</span>
                        <span class="unseen">{ seen.language.labelled(seen.say(Message::Personality), label(seen, Label::Hidden)) }</span>
                    </span>
                }
                if player.revealed {
                    <button key="personality" type="button" class="my-tile" data-stop="" data-card={player.personality.id()}>
                        { words::personality(seen.language, player.personality) }
                    </button>
                }
                if let Some(deed) = player.token {
                    <span class="last-deed" title={label(seen, Label::LastAction)}>
                        <span class="unseen">{ label(seen, Label::LastAction) }{ " " }</span>
                        { art::sign(super::deed_sign(deed)) }{ words::space_of_mat(seen.language, deed) }
                    </span>
                }
            </p>
            if let Some(card) = her_card(seen).filter(|_| her) {
                <div class="last-card">
                    <h3>{ seen.language.labelled(label(seen, Label::HerCard), words::auto_card(seen.language, card)) }</h3>
                    { for words::auto_card_says(seen.language, card).into_iter().map(|line| html! { <p>{ line }</p> }) }
                </div>
            }
        </article>
    }
}

/// Pleased when ahead, worried when somebody else is well ahead.
fn mood(seen: &Seen, seat: Seat) -> Mood {
    let game = &seen.game;
    if let Some(outcome) = game.outcome() {
        return if outcome.winners.contains(seat) { Mood::Pleased } else { Mood::Worried };
    }
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    match game.score(seat) - others.map(|other| game.score(other)).max().unwrap_or_default() {
        1.. => Mood::Pleased,
        ..=-2 => Mood::Worried,
        _ => Mood::Neutral,
    }
}
