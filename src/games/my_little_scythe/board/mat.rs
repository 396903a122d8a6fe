//! My mat: six spaces, my token on the one that is closed, the tiles laid over their sections.

use std::rc::Rc;

use my_little_scythe::{Deed, Player, Section};
use yew::prelude::*;

use super::super::art;
use super::super::word::Word;
use super::super::words::{self, Label};
use super::{Seen, deed_sign, label, motion, ready};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::zone;

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let depends = (seen.position(), seen.asked, seen.hinted, seen.language, seen.can_act, seen.settings.unmarked);
    zone("mat", seen, depends, |seen| {
        html! {
            <section key="mat" class="mat" data-row="" aria-label={label(seen, Label::Mat)}>
                { for Deed::ALL.into_iter().map(|deed| space(seen, deed)) }
            </section>
        }
    })
}

/// What a space takes and gives, as signs; the tiles of the player counted.
fn signs(player: &Player, deed: Deed) -> Html {
    let many = |id: &'static str, count: u8| {
        html! { <span class="many"><b>{ (count > 1).then_some(count) }</b>{ art::sign(id) }</span> }
    };
    let to = html! { <span class="arrow">{ "→" }</span> };
    let cost = player.costs(deed).first().copied().unwrap_or_default();
    let pays = html! {
        <>
            if cost.apples > 0 { { many("apple", cost.apples) } }
            if cost.gems > 0 { { many("gem", cost.gems) } }
        </>
    };
    let (steps, laden) = player.steps();
    match deed {
        Deed::Move => {
            html! { <><b>{ steps }</b>{ art::sign("boots") }<span class="arrow">{ "/" }</span><b>{ laden }</b>{ art::sign("basket") }</> }
        }
        Deed::SeekApples => html! { <>{ many("apple", 2) }{ many("gem", 1) }{ many("quest", 1) }</> },
        Deed::SeekGems => html! { <>{ many("apple", 1) }{ many("gem", 2) }{ many("quest", 1) }</> },
        Deed::Bake => html! { <>{ pays }{ to }{ many("pie", player.bakes().0 + player.bakes().1) }</> },
        Deed::Conjure => html! { <>{ pays }{ to }{ many("spell", player.conjures().1) }</> },
        Deed::PowerUp => html! { <>{ pays }{ to }{ many("gear", 1) }</> },
    }
}

fn space(seen: &Seen, deed: Deed) -> Html {
    let word = Word::Deed(deed);
    let player = seen.game.player(seen.me);
    let open = !ready::of(seen, word).is_empty();
    let token = player.token == Some(deed);
    let section = match deed {
        Deed::Move => Some(Section::Move),
        Deed::PowerUp => Some(Section::Make),
        _ => None,
    };
    let tile = section.and_then(|section| player.tile(section));
    let mut says = vec![words::deed_effect(seen.language, deed).to_owned()];
    if token {
        says.push(label(seen, Label::ActionToken).to_owned());
    }
    if let Some(tile) = tile {
        says.push(words::tile(seen.language, tile).to_owned());
    }
    let choosing = seen.can_act && seen.game.decision() == Some(my_little_scythe::Decision::Action);
    if choosing && open {
        says.push(seen.say(Message::CanBeUsed).to_owned());
    }
    let marked = choosing && !seen.settings.unmarked;
    html! {
        <button key={deed.id()} type="button" class="deed" data-card={deed.id()} data-stop="" data-kind={kind(deed)}
            data-lit={(marked && open).then_some("")} data-closed={(marked && !open).then_some("")}
            data-hinted={(seen.hinted == Some(word)).then_some("")} data-place={motion::deed_place(deed)}>
            <svg class="deed-art" viewBox="0 0 64 64" aria-hidden="true"><use href={art::thing(deed_sign(deed))} /></svg>
            <span class="deed-name">{ words::space_of_mat(seen.language, deed) }</span>
            <span class="deed-signs" aria-hidden="true">{ signs(player, deed) }</span>
            <span class="unseen">{ says.join(" ") }</span>
            if let Some(tile) = tile {
                <span class="deed-tile" aria-hidden="true" title={words::tile_effect(seen.language, tile)}>{ words::tile(seen.language, tile) }</span>
            }
            if token {
                <svg class="deed-token" viewBox="0 0 64 64" aria-hidden="true"><use href={art::thing("me")} /></svg>
            }
        </button>
    }
}

fn kind(deed: Deed) -> &'static str {
    match deed {
        Deed::Move => "move",
        Deed::SeekApples | Deed::SeekGems => "seek",
        _ => "make",
    }
}
