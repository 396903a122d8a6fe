//! The trade builder: two pans, what lies on them, what it comes to, and what is lost.

use little_factory::Card;
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::spoken;
use super::super::scales::{Scales, Where};
use super::super::{phrases, words};
use super::{Board, Msg};
use crate::i18n::Message;
use crate::markup::{classes, html};

impl Board {
    pub(super) fn scales(&self, ctx: &Context<Self>, scales: &Scales) -> Html {
        let link = ctx.link();
        let verdict = scales.verdict(self.session.now());
        let (given, taken) = (scales.given(), scales.taken());
        let tilt = match given.cmp(&taken) {
            std::cmp::Ordering::Less => "take",
            std::cmp::Ordering::Equal => "even",
            std::cmp::Ordering::Greater => "give",
        };
        let piece = |card: Card, place: usize, back: Callback<MouseEvent>| {
            let name = words::card(self.language, card);
            html! {
                <button key={format!("{}-{place}", card.id())} type="button" class="on-scales" data-stop=""
                    title={name} onclick={back}>
                    { spoken(phrases::take_off(self.language, name)) }
                    { art::large(card) }<span class="coins" aria-hidden="true">{ card.coins() }</span>
                </button>
            }
        };
        let give = scales.give.cards().enumerate().map(|(place, resource)| {
            let back = link
                .callback(move |_: MouseEvent| Msg::Weigh(Box::new(move |scales: &mut Scales| scales.unput(resource))));
            piece(resource.into(), place, back)
        });
        let take = scales.take.cards().enumerate().map(|(place, card)| {
            let back = link
                .callback(move |_: MouseEvent| Msg::Weigh(Box::new(move |scales: &mut Scales| scales.untake(card))));
            piece(card, place, back)
        });
        let clear = link.callback(|_: MouseEvent| Msg::Weigh(Box::new(Scales::clear)));
        let no = self.refused.or(verdict.err());
        let ontrade = verdict.ok().map(|action| link.callback(move |_: MouseEvent| Msg::Do(action)));
        html! {
            <>
                <p key="hint" class="none">{ self.say(self.scales_hint(scales.place)) }</p>
                <div key="pans" class="pans" data-tilt={tilt}>
                    <section class="pan" aria-label={self.say(Message::YouGive)}>
                        <h3>{ self.say(Message::YouGive) }<span class="of">{ words::coins(self.language, given) }</span></h3>
                        <div class="pan-cards">
                            if let Where::Tile { .. } = scales.place {
                                <span key="tile" class="on-scales">{ art::sign(Sign::Tile) }</span>
                            }
                            { for give }
                        </div>
                    </section>
                    <section class="pan" aria-label={self.say(Message::YouTake)}>
                        <h3>{ self.say(Message::YouTake) }<span class="of">{ words::coins(self.language, taken) }</span></h3>
                        <div class="pan-cards">{ for take }</div>
                    </section>
                </div>
                <p key="says" class={classes!("verdict", no.is_some().then_some("no"))} role="status">
                    if let Some(why) = &no {
                        { self.why(why) }{ " " }{ self.in_the_rules(why) }
                    } else {
                        { phrases::lost(self.language, scales.lost()) }
                    }
                </p>
                <div key="buttons" class="do-buttons">
                    <button type="button" class="button go" data-stop="" disabled={ontrade.is_none()}
                        onclick={ontrade.unwrap_or_default()}>{ self.say(Message::DoTrade) }</button>
                    <button type="button" class="button quiet" data-stop="" onclick={clear}>{ self.say(Message::ClearScales) }</button>
                </div>
            </>
        }
    }

    fn scales_hint(&self, place: Where) -> Message {
        match place {
            Where::Action => Message::ScalesHint,
            Where::Tile { .. } => Message::ScalesHintTile,
            Where::Trade { .. } => Message::ScalesHintBuilding,
            Where::Draw { .. } => Message::ScalesHintDraw,
        }
    }
}
