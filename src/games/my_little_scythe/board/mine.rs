//! What is mine: Friendship and pies as tracks, spells, quests solved, my personality and my tiles.

use std::rc::Rc;

use my_little_scythe::{FRIENDLY, FRIENDSHIP_END, PIES_END};
use yew::prelude::*;

use super::super::art;
use super::super::word::Word;
use super::super::words::{self, Label};
use super::{Seen, label, motion};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::{Word as _, zone};

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let player = *seen.game.player(seen.me);
    zone("mine", seen, (player, seen.language), move |seen| {
        let language = seen.language;
        let personality = Word::Personality(player.personality);
        html! {
            <section key="mine" class="mine" data-row="" data-seat={seen.colour(seen.me)} aria-label={label(seen, Label::MyThings)}>
                { track(seen, Label::Friendship, "heart", player.friendship, FRIENDSHIP_END, FRIENDLY, "my-friendship") }
                { track(seen, Label::Pies, "pie", player.pies, PIES_END, 0, "my-pies") }
                <p key="spells" class="my-spells" data-place="my-spells">
                    <span class="my-name">{ label(seen, Label::Spells) }{ " " }</span>
                    { for player.spells.cards().enumerate().map(|(place, value)| html! {
                        <span key={place} class="spell-card">{ art::sign("spell") }<b>{ value }</b></span>
                    }) }
                    if player.spells.is_empty() {
                        { art::sign("spell") }<b>{ "0" }</b>
                    }
                </p>
                <p key="quests" class="my-quests" data-place="my-quests" title={label(seen, Label::QuestsSolved)}>
                    <span class="my-name">{ label(seen, Label::Quests) }{ " " }</span>
                    { art::sign("quest") }<b>{ player.solved.len() }</b>
                </p>
                <button key="personality" type="button" class="my-personality" data-stop="" data-card={personality.mark()}>
                    { art::trophy(player.personality.eases()) }
                    <span class="unseen">{ seen.say(Message::Personality) }{ " " }</span>
                    <b>{ words::personality(language, player.personality) }</b>{ " " }
                    <span class="my-effect">{ words::personality_needs(language, player.personality) }</span>
                </button>
                { for player.tiles.into_iter().flatten().map(|tile| html! {
                    <button key={tile.id()} type="button" class="my-tile" data-stop="" data-card={tile.id()}
                        data-place={motion::tile_place(tile)}>
                        { art::sign(art::tile(tile)) }<b>{ words::tile(language, tile) }</b>{ " " }
                        <span class="my-effect">{ words::tile_effect(language, tile) }</span>
                    </button>
                }) }
            </section>
        }
    })
}

/// So far on a track; below `open` its part is marked.
fn track(seen: &Seen, name: Label, sign: &'static str, at: u8, end: u8, open: u8, place: &'static str) -> Html {
    html! {
        <p key={sign} class="track2" data-track={sign} data-place={place} data-low={(at < open).then_some("")}>
            { art::sign(sign) }
            <span class="unseen">{ seen.language.labelled(label(seen, name), &format!("{at}/{end}")) }</span>
            <b aria-hidden="true">{ at }</b>
            <span class="track2-line" aria-hidden="true">
                { for (1..=end).map(|step| html! { <i key={step} class={(step <= at).then_some("on")}></i> }) }
            </span>
        </p>
    }
}
