//! A farm as a place: the house with its roof and stores in the middle, barrows above, fields to the left, extensions to the
//! right, helpers below. The same drawing, without its buttons, shows a rival's farm.

use std::rc::Rc;

use la_granja::{Barrow, Card, Craft, Extension, From, Good, Player, Roof, SLOTS};
use tabletop::Seat;
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::spot::Spot;
use super::super::{effect, words};
use super::thing::{Look, thing};
use super::{Seen, drag, hand, look_key, say};
use crate::markup::{classes, html};
use crate::table::zone;

/// My farm.
pub(super) fn mine(seen: &Rc<Seen>) -> Html {
    let depends = (*seen.game.player(seen.me), look_key(seen));
    zone("farm", seen, depends, |seen| {
        html! {
            <section key="farm" class="farm" data-scrolls="" aria-label={say(seen, Label::MyFarm)} data-place="me">
                <h2 class="unseen">{ say(seen, Label::MyFarm) }</h2>
                { inside(seen, seen.me) }
            </section>
        }
    })
}

/// Everything on a farm.
pub(super) fn inside(seen: &Seen, seat: Seat) -> Html {
    let player = seen.game.player(seat);
    let own = Own { seen, seat, player, mine: seat == seen.me };
    html! {
        <>
            { art::land() }
            <div key="barrows" class="barrows" role="group" data-row="" aria-label={say(seen, Label::Barrows)}>
                { for (0..3).map(|slot| own.barrow(slot)) }
            </div>
            <div key="fields" class="fields" role="group" aria-label={say(seen, Label::Fields)} data-row=""
                data-count={player.fields.len().to_string()} data-takes={(own.mine && drag::fields_take(seen)).then_some("")}>
                { own.fields() }
            </div>
            <div key="homestead" class="homestead" role="group" aria-label={say(seen, Label::Stores)}>
                { own.house() }
            </div>
            <div key="extensions" class="extensions" role="group" aria-label={say(seen, Label::Extensions)}>
                { own.extensions() }
            </div>
            <div key="helpers" class="helpers" role="group" data-row="" aria-label={say(seen, Label::Helpers)}>
                { for (0..3).map(|slot| own.helper(slot)) }
            </div>
        </>
    }
}

/// A farm being drawn.
struct Own<'a> {
    seen: &'a Seen,
    seat: Seat,
    player: &'a Player,
    mine: bool,
}

impl Own<'_> {
    /// A thing of mine answers; a rival's card can be looked at, and the rest is only seen.
    fn thing(&self, spot: Spot, card: Option<Card>, look: Look, inside: Html) -> Html {
        if self.mine {
            return thing(self.seen, spot, look, inside);
        }
        match (spot, card) {
            (_, Some(card)) => thing(self.seen, Spot::Card(card), look, inside),
            (Spot::MyRoof(roof), None) => thing(self.seen, Spot::Tile(roof), look, inside),
            (_, None) => html! {
                <span key={spot.mark()} class={look.class} data-kind={look.kind} role="img" aria-label={look.label}><span class="inside">{ inside }</span></span>
            },
        }
    }

    fn barrow(&self, slot: u8) -> Html {
        let Self { seen, .. } = self;
        let colon = words::colon(seen.language);
        let Some(barrow) = self.player.barrows[usize::from(slot)] else {
            let label = format!(
                "{}{colon}{}",
                words::side(seen.language, la_granja::Side::Barrow(slot)),
                say(seen, Label::FreePlace)
            );
            let look = Look::new("barrow", label).kind(Some("empty"));
            return self.thing(
                Spot::Barrow(slot),
                None,
                look,
                html! {
                    <>
                        { art::place("cart", "0 0 160 76", "cart") }
                        <span class="slot-name">{ say(seen, Label::FreePlace) }</span>
                    </>
                },
            );
        };
        let look = Look::new("barrow", barrow_says(seen, barrow));
        self.thing(
            Spot::Barrow(slot),
            Some(barrow.card),
            look,
            html! {
                <>
                    { art::place("cart", "0 0 160 76", "cart") }
                    <span class="worth"><b>{ barrow.card.face().value }</b>{ art::sign(Sign::Point) }</span>
                    { cargo_row(barrow.card.face().barrow, barrow.filled) }
                </>
            },
        )
    }

    fn fields(&self) -> Html {
        let Self { seen, player, .. } = self;
        let colon = words::colon(seen.language);
        if player.fields.is_empty() {
            return html! { <p class="plot">{ art::sign(Sign::Field) }{ say(seen, Label::NoField) }</p> };
        }
        let one = |card: Card| {
            let good = card.face().field;
            let count = u8::from(player.grown.has(card)) + u8::from(player.doubled.has(card));
            let state = if count == 0 {
                say(seen, Label::EmptyField).to_owned()
            } else {
                words::goods(seen.language, good, count)
            };
            let label = format!(
                "{}, {}{colon}{state}",
                words::side(seen.language, la_granja::Side::Field),
                words::good(seen.language, good)
            );
            let look = Look::new("field", label).kind(Some(if count == 0 { "bare" } else { "ripe" }));
            self.thing(
                Spot::Field(card),
                Some(card),
                look,
                html! {
                    <>
                        { art::field(good, count > 0) }
                        <span class="crop">{ for (0..count.max(1)).map(|_| art::good(good)) }</span>
                    </>
                },
            )
        };
        html! { <>{ for player.fields.iter().map(one) }</> }
    }

    fn house(&self) -> Html {
        let Self { seen, player, .. } = self;
        let colon = words::colon(seen.language);
        let pigs = player.pigs();
        let places = player.places();
        let store = |good: Good| {
            let here = player.count(good, From::Store);
            let fields = player.count(good, From::Field);
            let mut label = words::goods(seen.language, good, here);
            if fields > 0 {
                label = format!("{label}, {}{colon}{fields}", say(seen, Label::Fields));
            }
            let look = Look::new("store", label).kind((here == 0).then_some("none"));
            self.thing(Spot::Good(good), None, look, html! { <>{ art::good(good) }<b>{ here }</b></> })
        };
        let silver = Look::new("store", words::silver(seen.language, player.silver))
            .kind((player.silver == 0).then_some("none"));
        let goods = words::commodities(seen.language, player.commodities);
        let goods = Look::new("store", goods).kind((player.commodities == 0).then_some("none"));
        let pen_says =
            format!("{}. {}{colon}{places}", words::goods(seen.language, Good::Pig, pigs), say(seen, Label::PigPlaces));
        html! {
            <>
                <div key="roof" class="house-roof" data-row="">
                    { for (0..SLOTS.len()).map(|slot| self.slot(slot)) }
                    { player.barn.map(|tile| self.roof(tile, la_granja::BARN)) }
                </div>
                <div key="front" class="house-front" data-row="">
                    <span class="my-points" role="img" data-light={(self.mine && seen.hinted == Some(Spot::Points)).then_some("hinted")} aria-label={words::points(seen.language, player.points)} hidden={!self.points_shown()}>
                        { art::sign(Sign::Point) }<b>{ player.points.to_string() }</b>
                    </span>
                    { for Good::HARVEST.into_iter().map(store) }
                    { for Good::UPGRADED.into_iter().map(store) }
                    { self.thing(Spot::Silver, None, silver, html! { <>{ art::sign(Sign::Silver) }<b>{ player.silver.to_string() }</b></> }) }
                    { self.thing(Spot::Commodity, None, goods, html! { <>{ art::sign(Sign::Commodity) }<b>{ player.commodities }</b></> }) }
                </div>
                { self.thing(Spot::Good(Good::Pig), None, Look::new("pen", pen_says), html! {
                    <>
                        { art::fence() }
                        <span class="pigs">
                            { for (0..places.max(pigs)).map(|place| html! {
                                <span class={classes!("pig", (place >= pigs).then_some("away"))}>{ art::place("lying", "0 0 64 44", "pig") }</span>
                            }) }
                        </span>
                        <b>{ pigs }{ "/" }{ places }</b>
                    </>
                }) }
                <p key="tiles" class="craft-tiles">
                    { for Craft::ALL.into_iter().filter(|&craft| player.has_craft(craft)).map(|craft| self.craft_tile(craft)) }
                </p>
            </>
        }
    }

    /// My own are always; a rival's where the person wants it so.
    fn points_shown(&self) -> bool {
        self.mine || self.seen.shows_points(self.seat)
    }

    /// A place of the roof, from the left.
    fn slot(&self, slot: usize) -> Html {
        let Self { seen, player, .. } = self;
        let colon = words::colon(seen.language);
        let tiles: Vec<Roof> = player.roofs.iter().filter(|&tile| player.barn != Some(tile)).collect();
        match tiles.get(slot) {
            Some(&tile) => self.roof(tile, SLOTS[slot]),
            None => {
                let label = format!(
                    "{}{colon}{}, {}",
                    say(seen, Label::Roof),
                    say(seen, Label::FreePlace),
                    words::points(seen.language, SLOTS[slot])
                );
                html! {
                    <span key={format!("slot-{slot}")} class="roof-slot" data-kind="empty" role="img" aria-label={label}
                        data-place={format!("slot-{}-{slot}", self.seat.0)}>
                        <b>{ SLOTS[slot].to_string() }</b>
                    </span>
                }
            }
        }
    }

    fn roof(&self, tile: Roof, points: u16) -> Html {
        let Self { seen, player, .. } = self;
        let used = player.flipped.has(tile);
        let state = if used { format!(" ({})", say(seen, Label::Used)) } else { String::new() };
        let label = format!("{}{state}, {}", words::roof(seen.language, tile), words::points(seen.language, points));
        let look = Look::new("roof-slot", label).kind(used.then_some("used"));
        self.thing(
            Spot::MyRoof(tile),
            None,
            look,
            html! { <>{ effect::draw(&effect::of_roof(tile)) }<b>{ points.to_string() }</b></> },
        )
    }

    fn craft_tile(&self, craft: Craft) -> Html {
        let Self { seen, player, .. } = self;
        let [now, later] = craft.effects();
        let active = player.is_active(craft);
        let [_, line] = words::craft_line(seen.language, craft);
        let label = format!("{}. {line}", words::craft(seen.language, craft));
        html! {
            <span key={craft.id()} class={classes!("craft-tile", (!active).then_some("resting"))} role="img" title={label.clone()} aria-label={label}>
                { art::house(craft) }
                { effect::draw(&effect::of_craft(if active { later } else { now })) }
            </span>
        }
    }

    fn extensions(&self) -> Html {
        let Self { seen, player, .. } = self;
        let cards = player.extensions;
        let count =
            |what: Extension| cards.iter().flat_map(|card| card.face().extension).filter(|&one| one == what).count();
        let sums = [
            (Extension::HandLimit, u16::from(player.limit())),
            (Extension::Income, u16::from(player.income())),
            (Extension::PigPlace, u16::from(player.places())),
            (Extension::Delivery, u16::from(player.paid_deliveries())),
        ]
        .map(|(what, sum)| (what, sum, say(seen, hand::extension(what, sum))));
        let says: Vec<String> = sums.iter().map(|(_, sum, name)| format!("{sum} {name}")).collect();
        let label = format!(
            "{}{}{}. {}",
            say(seen, Label::Extensions),
            words::colon(seen.language),
            cards.len(),
            says.join(", ")
        );
        self.thing(
            Spot::Extensions,
            None,
            Look::new("annex", label),
            html! {
                <>
                    <span class="annex-cards">
                        { for cards.iter().map(|card| html! {
                            <span key={card.id()} class="annex-card">
                                { art::place("annex-house", "0 0 64 56", "annex") }
                                <span class="annex-signs">{ for card.face().extension.into_iter().map(|one| art::sign(art::of_extension(one))) }</span>
                            </span>
                        }) }
                        <span key="next" class="annex-card next">{ "+" }</span>
                    </span>
                    <span class="sums">
                        { for sums.into_iter().map(|(what, sum, name)| html! {
                            <span key={name} class={classes!("sum", (count(what) > 0).then_some("more"))}>
                                { art::sign(art::of_extension(what)) }<b>{ sum.to_string() }</b>
                                <small>{ name }</small>
                            </span>
                        }) }
                    </span>
                </>
            },
        )
    }

    fn helper(&self, slot: u8) -> Html {
        let Self { seen, player, .. } = self;
        let colon = words::colon(seen.language);
        let Some(card) = player.helpers[usize::from(slot)] else {
            let label = format!(
                "{}{colon}{}",
                words::side(seen.language, la_granja::Side::Helper(slot)),
                say(seen, Label::FreePlace)
            );
            let look = Look::new("helper", label).kind(Some("empty"));
            return self.thing(
                Spot::Helper(slot),
                None,
                look,
                html! {
                    <span class="slot-name">{ art::sign(Sign::Helper) }{ say(seen, Label::FreePlace) }</span>
                },
            );
        };
        let used = player.marks >> slot & 1 == 1;
        let name = words::helper(seen.language, card);
        let line = words::helper_line(seen.language, card);
        let state = if used { format!(" ({})", say(seen, Label::UsedUp)) } else { String::new() };
        let look = Look::new("helper", format!("{name}{state}. {line}")).kind(used.then_some("used"));
        self.thing(
            Spot::Helper(slot),
            Some(card),
            look,
            html! {
                <>
                    { art::person(card) }
                    <span class="helper-name">{ name }{ card.helper().once.then(|| art::sign(Sign::Once)) }</span>
                    { effect::draw(&effect::of_helper(card.helper())) }
                    <span class="helper-line">{ line }</span>
                </>
            },
        )
    }
}

/// What a barrow takes, and what lies on it.
pub(super) fn barrow_says(seen: &Seen, barrow: Barrow) -> String {
    let face = barrow.card.face();
    let name = |bits: bool| {
        let goods = face.barrow.iter().enumerate().filter(|(place, _)| (barrow.filled >> place & 1 == 1) == bits);
        goods.map(|(_, &good)| words::good(seen.language, good)).collect::<Vec<_>>().join(", ")
    };
    let colon = words::colon(seen.language);
    let on = name(true);
    let on = if on.is_empty() { say(seen, Label::Empty).to_owned() } else { on };
    format!(
        "{}, {}{colon}{on}. {}{colon}{}",
        words::side(seen.language, la_granja::Side::Barrow(0)),
        words::points(seen.language, face.value.into()),
        say(seen, Label::WantsHere),
        name(false)
    )
}

/// Goods as pictures, those that are there in full.
fn cargo_row(goods: &[Good], filled: u8) -> Html {
    html! {
        <span class="cargo" aria-hidden="true">
            { for goods.iter().enumerate().map(|(place, &good)| html! {
                <span class={classes!("wanted", (filled >> place & 1 == 1).then_some("there"))}>{ art::good(good) }</span>
            }) }
        </span>
    }
}
