//! The trade builder: two pans, what lies on them, what it comes to, and what is lost.

use little_factory::Card;
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::spoken;
use super::super::trade_draft::{TradeDraft, Where};
use super::super::{phrases, words};
use super::answer::{in_the_rules, why};
use super::{Intent, Seen, Weigh};
use crate::i18n::Message;
use crate::markup::{classes, html};

pub(super) fn draw(seen: &Seen, scales: &TradeDraft) -> Html {
    let verdict = scales.verdict(&seen.game);
    let (given, taken) = (scales.given(), scales.taken());
    let tilt = match given.cmp(&taken) {
        std::cmp::Ordering::Less => "take",
        std::cmp::Ordering::Equal => "even",
        std::cmp::Ordering::Greater => "give",
    };
    let piece = |card: Card, place: usize, back: Callback<MouseEvent>| {
        let name = words::card(seen.language, card);
        html! {
            <button key={format!("{}-{place}", card.id())} type="button" class="on-scales" data-stop=""
                title={name} onclick={back}>
                { spoken(phrases::take_off(seen.language, name)) }
                { art::large(card) }<span class="coins" aria-hidden="true">{ card.coins() }</span>
            </button>
        }
    };
    let give = scales.give.cards().enumerate().map(|(place, resource)| {
        let back = seen.on(move || Intent::Own(super::Wish::Weigh(Weigh::Unput(resource))));
        piece(resource.into(), place, back)
    });
    let take = scales.take.cards().enumerate().map(|(place, card)| {
        let back = seen.on(move || Intent::Own(super::Wish::Weigh(Weigh::Untake(card))));
        piece(card, place, back)
    });
    let clear = seen.on(|| Intent::Own(super::Wish::Weigh(Weigh::Clear)));
    let no = seen.refused.or(verdict.err());
    // Nothing on the pans yet is no fault.
    let begun = seen.refused.is_some() || !scales.give.is_empty() || scales.take.cards().next().is_some();
    let ontrade = verdict.ok().map(|action| seen.on(move || Intent::Do(action)));
    html! {
        <>
            <p key="hint" class="none">{ seen.say(hint(scales.place)) }</p>
            <div key="pans" class="pans" data-tilt={tilt}>
                <section class="pan" aria-label={seen.say(Message::YouGive)}>
                    <h3>{ seen.say(Message::YouGive) }<span class="of">{ words::coins(seen.language, given) }</span></h3>
                    <div class="pan-cards">
                        if let Where::Tile { .. } = scales.place {
                            <span key="tile" class="on-scales">{ spoken(seen.say(Message::StartingTile).to_owned()) }{ art::sign(Sign::Tile) }</span>
                        }
                        { for give }
                    </div>
                </section>
                <section class="pan" aria-label={seen.say(Message::YouTake)}>
                    <h3>{ seen.say(Message::YouTake) }<span class="of">{ words::coins(seen.language, taken) }</span></h3>
                    <div class="pan-cards">{ for take }</div>
                </section>
            </div>
            <p key="says" class={classes!("verdict", (no.is_some() && begun).then_some("no"))} role="status">
                if let Some(no) = &no {
                    { why(seen, no) }{ " " }{ in_the_rules(seen, no) }
                } else {
                    { phrases::lost(seen.language, scales.lost()) }
                }
            </p>
            <div key="buttons" class="do-buttons">
                <button type="button" class="button go" data-stop="" disabled={ontrade.is_none()}
                    onclick={ontrade.unwrap_or_default()}>{ seen.say(Message::DoTrade) }</button>
                <button type="button" class="button quiet" data-stop="" onclick={clear}>{ seen.say(Message::ClearScales) }</button>
            </div>
        </>
    }
}

fn hint(place: Where) -> Message {
    match place {
        Where::Action => Message::ScalesHint,
        Where::Tile { .. } => Message::ScalesHintTile,
        Where::Trade { .. } => Message::ScalesHintBuilding,
        Where::Draw { .. } => Message::ScalesHintDraw,
    }
}
