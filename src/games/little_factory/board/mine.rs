//! What is mine: hand, buildings, influence.

use little_factory::{Card, GOAL, HAND_LIMIT, Resource};
use tabletop::Seat;
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::card_face::{CardFace, Light, Look, Place, spoken};
use super::super::reasons::Clue;
use super::super::rules::Term;
use super::super::{phrases, soft, words};
use super::{Board, Msg, Over, Spot};
use crate::i18n::Message;
use crate::markup::html;
use crate::program::WHOLE;

impl Board {
    pub(super) fn my_buildings(&self) -> Html {
        let game = self.shown();
        let player = game.player(self.me());
        let mine = game.active() == self.me();
        html! {
            <section key="buildings" class="my-buildings" aria-label={self.say(Message::MyBuildings)}>
                <h2 class="zone-name">
                    { self.say(Message::MyBuildings) }
                    { self.track(self.me(), Some("me")) }
                </h2>
                <div class="cards" data-count={player.buildings.len().to_string()}>
                    { for player.buildings.iter().map(|building| {
                        let card = Card::Building(building);
                        let (light, status) = if WHOLE && self.clue() == Some(Clue::Own(building)) {
                            (Light::Hinted, self.say(Message::HintHere))
                        } else if mine && game.used().has(building) {
                            (Light::Spent, self.say(Message::UsedThisTurn))
                        } else if self.can_act() && self.ready.has(building) {
                            (Light::Lit, self.say(Message::CanBeUsed))
                        } else {
                            (Light::Plain, "")
                        };
                        let look = Look { light, open: self.is_asked(Spot::Mine(building)), status: status.into(), ..Look::PLAIN };
                        html! { <CardFace key={card.id()} language={self.language} {card} place={Place::Built} {look} /> }
                    }) }
                    { player.buildings.is_empty().then(|| html! { <p key="none" class="none">{ self.say(Message::NoBuildings) }</p> }) }
                </div>
            </section>
        }
    }

    /// Influence on its way to ten: a number, and a track that can be seen from afar.
    pub(super) fn track(&self, seat: Seat, place: Option<&'static str>) -> Html {
        let influence = self.shown().player(seat).influence();
        let name = format!("{} {}", words::influence(self.language, influence), self.say(Message::OfTen));
        html! {
            <span key="track" class="track" data-place={place}>
                { self.tip(&format!("track-{}", self.colour(seat)), Term::Influence, name, html! {
                    <>
                        { art::sign(Sign::Token) }
                        <b>{ influence }</b>
                        <span class="track-line" aria-hidden="true">
                            { for (1..=GOAL).map(|point| html! { <i key={point} class={(point <= influence).then_some("on")}></i> }) }
                        </span>
                    </>
                }) }
            </span>
        }
    }

    pub(super) fn my_hand(&self, ctx: &Context<Self>) -> Html {
        let game = self.shown();
        let hand = game.player(self.me()).hand;
        let given = match &self.over {
            Some(Over::Scales(scales)) => scales.give,
            _ => little_factory::Goods::NONE,
        };
        let tile = game.tile().filter(|_| game.active() == self.me());
        let left = hand.goods() - given;
        let gone = self.leaving.borrow().as_ref().map_or(left, |before| before.player(self.me()).hand.goods());
        let taken = hand.len() + u8::from(tile.is_some());
        html! {
            <section key="hand" class="my-hand" aria-label={self.say(Message::MyHand)}>
                <h2 class="zone-name">
                    { self.say(Message::MyHand) }
                    { self.tip("hand", Term::HandLimit, format!("{}/{HAND_LIMIT}", hand.len()), html! {
                        <span class="of">{ format!("{}/{HAND_LIMIT}", hand.len()) }</span>
                    }) }
                </h2>
                <div class="cards" data-place="hand">
                    { for Resource::all().flat_map(|resource| {
                        let (count, gone) = (left.count(resource), gone.count(resource));
                        (0..count.max(gone)).map(move |copy| self.hand_card(copy, resource, copy >= count))
                    }) }
                    { tile.map(|coins| html! {
                        <button key="tile" type="button" class="card tile-card" data-stop=""
                            onclick={ctx.link().callback(|_: MouseEvent| Msg::Tap(Spot::Tile))}>
                            { spoken(self.language.labelled(self.say(Message::StartingTile), &words::coins(self.language, coins))) }
                            <span class="card-head" aria-hidden="true">
                                <span class="card-name">{ soft::breakable(self.say(Message::TileShort)) }</span>
                                <span class="coins">{ coins }</span>
                            </span>
                            { art::sign(Sign::Tile) }
                        </button>
                    }) }
                    { for (0..HAND_LIMIT).map(|place| html! {
                        <span key={place} class="no-card" aria-hidden="true" hidden={place < taken}></span>
                    }) }
                </div>
                <span class="unseen">{ phrases::free_places(self.language, HAND_LIMIT - hand.len()) }</span>
            </section>
        }
    }

    fn hand_card(&self, copy: u8, resource: Resource, gone: bool) -> Html {
        let card = Card::Resource(resource);
        let light = match &self.over {
            Some(Over::Scales(scales)) if self.can_act() => {
                let fits = scales.fits_give(self.session.now(), resource).is_ok();
                if fits { Light::Lit } else { Light::Dim }
            }
            _ => Light::Plain,
        };
        let look = Look { light, open: self.is_asked(Spot::Hand(resource)), gone, ..Look::PLAIN };
        html! { <CardFace key={format!("{}-{copy}", card.id())} language={self.language} {card} place={Place::Hand} {look} /> }
    }
}
