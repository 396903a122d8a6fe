//! The village: dice on their spaces, a street of six craft buildings, roof tiles for sale, donkeys, and the siesta track.

use std::rc::Rc;

use la_granja::{Craft, SIESTA, Step};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::super::spot::Spot;
use super::super::{effect, words};
use super::thing::{Look, thing};
use super::{Part, Seen, look_key, say};
use crate::markup::{classes, html};
use crate::table::zone;

/// Everything in the village but the market.
pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    zone("village", seen, (seen.position(), look_key(seen)), |seen| {
        // Where it scrolls, what is due comes first, and another step is seen from its beginning.
        let first = match seen.game.step() {
            Step::Roofs => "sale",
            Step::Donkeys | Step::Siesta => "donkeys",
            Step::Deliveries { .. } | Step::Extra { .. } | Step::Scoring => "street",
            _ => "dice",
        };
        html! {
            <section key={first} class="village" data-first={first} data-scrolls="" aria-label={say(seen, Label::Village)}>
                <h2 class="unseen">{ say(seen, Label::Village) }</h2>
                <div key="dice" class="dice" role="group" data-row="" aria-label={say(seen, Label::Dice)}>
                    { for (1..=6).map(|face| die(seen, face)) }
                </div>
                <div key="street" class="street" role="group" aria-label={say(seen, Label::Crafts)}>
                    { for Craft::ALL.into_iter().map(|craft| building(seen, craft)) }
                </div>
                { sale(seen) }
                { donkeys(seen) }
            </section>
        }
    })
}

/// One part of it, for an example.
pub(super) fn part(seen: &Rc<Seen>, part: Part) -> Html {
    html! {
        <section class="village">
            { match part {
                Part::Shop(craft) => html! { <div class="street">{ building(seen, craft) }</div> },
                Part::Donkeys => donkeys(seen),
                _ => html! { <div class="dice">{ for (1..=6).map(|face| die(seen, face)) }</div> },
            } }
        </section>
    }
}

/// The siesta track, which lies above everything where there is room for it.
pub(super) fn track(seen: &Rc<Seen>) -> Html {
    zone("siesta", seen, (seen.position(), look_key(seen)), |seen| siesta(seen))
}

/// A space of the dice: those to be taken, what it brings, and who took one there.
fn die(seen: &Seen, face: u8) -> Html {
    let game = &seen.game;
    let here = game.dice()[usize::from(face - 1)];
    let took: Vec<Seat> = game
        .order()
        .iter()
        .flat_map(|&seat| game.player(seat).dice.into_iter().filter(move |&taken| taken == face).map(move |_| seat))
        .collect();
    let marked: Vec<Seat> = game.die_marks().filter(|&(_, _, at)| at == face).map(|(_, seat, _)| seat).collect();
    let shared = game.shared_die() == Some(face);
    let colon = words::colon(seen.language);
    let name = words::die(seen.language, face);
    let mut label =
        format!("{name}. {}{colon}{here}. {}", say(seen, Label::Dice), words::die_line(seen.language, face));
    for seat in &took {
        label.push_str(&format!(" {}.", seen.name(*seat)));
    }
    let look = Look::new("space", label).kind((here == 0 && !shared).then_some("none"));
    thing(
        seen,
        Spot::Die(face),
        look,
        html! {
            <>
                <span class="space-dice">
                    <b class="space-face">{ face }</b>
                    { for (0..here).map(|_| art::die(face)) }
                    { shared.then(|| html! { <span class="shared-die">{ art::die(face) }</span> }) }
                </span>
                { effect::draw(&effect::of_die(face)) }
                <span class="takers">
                    { for took.into_iter().map(|seat| disc(seen, seat)) }
                    { for marked.into_iter().map(|seat| html! { <span class="held">{ art::sign(Sign::Lock) }{ disc(seen, seat) }</span> }) }
                </span>
            </>
        },
    )
}

/// A seat's own hue and shape.
pub(super) fn disc(seen: &Seen, seat: Seat) -> Html {
    html! { <span class="disc" data-seat={seen.colour(seat)} title={seen.name(seat)}></span> }
}

fn building(seen: &Seen, craft: Craft) -> Html {
    let game = &seen.game;
    let state = game.building(craft);
    let me = game.player(seen.me);
    let done = me.has_craft(craft);
    let name = words::craft(seen.language, craft);
    let [now, later] = words::craft_line(seen.language, craft);
    let colon = words::colon(seen.language);
    let mut label = format!("{name}. {}{colon}{now} {}{colon}{later}", say(seen, Label::Now), say(seen, Label::Later));
    if state.blocked > 0 {
        label = format!("{label} {} {}.", say(seen, Label::Blocked), state.blocked);
    }
    if state.first {
        label = format!("{label} {}.", say(seen, Label::FirstThere));
    }
    let [effect_now, effect_later] = craft.effects();
    let kind = if state.blocked > 0 {
        Some("blocked")
    } else if done {
        Some("done")
    } else {
        None
    };
    html! {
        <div key={craft.id()} class="building" data-row="" data-kind={kind}>
            { thing(seen, Spot::Craft(craft), Look::new("shop", label), html! {
                <>
                    { art::house(craft) }
                    <span class="shop-name">{ name }</span>
                    <span class="shop-tile">
                        { effect::draw(&effect::of_craft(effect_now)) }
                        <i>{ "›" }</i>
                        { effect::draw(&effect::of_craft(effect_later)) }
                    </span>
                    if state.blocked > 0 {
                        <span class="shop-block">{ art::sign(Sign::Lock) }{ state.blocked }</span>
                    } else if state.first {
                        <span class="shop-first">{ "1" }{ art::sign(Sign::Point) }</span>
                    }
                </>
            }) }
            { for (0..4).map(|row| line(seen, craft, row)) }
        </div>
    }
}

/// A row of a building: whose it is, what it takes, what lies there.
fn line(seen: &Seen, craft: Craft, row: u8) -> Html {
    let game = &seen.game;
    let owner = game.building(craft).rows[usize::from(row)];
    let goods = craft.row(row);
    let has_tile = owner.is_some_and(|seat| game.player(seat).has_craft(craft));
    let filled = owner
        .and_then(|seat| game.player(seat).rows[craft as usize])
        .filter(|own| own.row == row)
        .map_or(0, |own| own.filled);
    let colon = words::colon(seen.language);
    let names = |there: bool| {
        let wanted = goods.iter().enumerate().filter(|(place, _)| (filled >> place & 1 == 1) == there);
        wanted.map(|(_, &cargo)| words::cargo(seen.language, cargo)).collect::<Vec<_>>().join(", ")
    };
    let letter = char::from(b'A' + row);
    let whose = owner.map_or(say(seen, Label::Free), |seat| seen.name(seat));
    let label = if has_tile {
        format!("{} {letter}, {whose}{colon}{}", words::craft(seen.language, craft), say(seen, Label::Complete))
    } else {
        let there = names(true);
        let there = if there.is_empty() { String::new() } else { format!("{there}. ") };
        format!(
            "{} {letter}, {whose}{colon}{there}{}{colon}{}",
            words::craft(seen.language, craft),
            say(seen, Label::WantsHere),
            names(false)
        )
    };
    let look = Look::new("row-line", label)
        .kind(if has_tile { Some("done") } else { owner.filter(|&seat| seat != seen.me).map(|_| "theirs") })
        .seat(owner.map(|seat| seen.colour(seat)));
    thing(
        seen,
        Spot::Row(craft, row),
        look,
        html! {
            <>
                <span class="row-owner">
                    { owner.map(|seat| disc(seen, seat)) }
                    if owner.is_none() { <span class="row-letter">{ letter.to_string() }</span> }
                </span>
                <span class="cargo">
                    { for goods.iter().enumerate().map(|(place, &cargo)| html! {
                        <span class={classes!("wanted", (has_tile || filled >> place & 1 == 1).then_some("there"))}>{ art::cargo(cargo) }</span>
                    }) }
                </span>
            </>
        },
    )
}

/// The roof tiles of this round.
fn sale(seen: &Seen) -> Html {
    let tiles = seen.game.roofs_for_sale();
    html! {
        <div key="sale" class="sale" role="group" aria-label={say(seen, Label::RoofTiles)} data-place="sale">
            <h3 class="small-name">{ say(seen, Label::RoofTiles) }{ " " }<b>{ seen.game.round() }</b>{ art::sign(Sign::Silver) }</h3>
            <div class="sale-tiles" data-row="">
                { for tiles.iter().map(|tile| {
                    let label = format!("{}. {}", words::roof(seen.language, tile), words::roof_line(seen.language, tile));
                    thing(seen, Spot::Sale(tile), Look::new("roof-tile", label), effect::draw(&effect::of_roof(tile)))
                }) }
                if tiles.is_empty() {
                    <p class="none">{ say(seen, Label::NoTile) }</p>
                }
            </div>
        </div>
    }
}

/// My donkey tiles, and what everybody has shown.
fn donkeys(seen: &Seen) -> Html {
    let game = &seen.game;
    let me = game.player(seen.me);
    let tile = |donkeys: u8| {
        let used = me.donkeys >> (donkeys - 1) & 1 == 1;
        let chosen = me.chosen == Some(donkeys);
        let name = words::donkey(seen.language, donkeys);
        let label = match (used, chosen) {
            (_, true) => format!("{name} ({})", say(seen, Label::Chosen)),
            (true, _) => format!("{name} ({})", say(seen, Label::Used)),
            _ => name.to_owned(),
        };
        let kind = if chosen { Some("chosen") } else { used.then_some("used") };
        let is_due = seen.can_act && matches!(game.step(), Step::Donkeys);
        let label = if used || !is_due { label } else { [&label, ". ", &landing_says(seen, donkeys)].concat() };
        thing(
            seen,
            Spot::Donkeys(donkeys),
            Look::new("donkey-tile", label).kind(kind),
            html! {
                <>
                    { donkeys_and_hats(donkeys) }
                    if is_due && !used { { landing_draws(seen, donkeys) } }
                </>
            },
        )
    };
    let shown = !matches!(game.step(), Step::Donkeys);
    let others = game.order().iter().copied().filter(|&seat| seat != seen.me && !game.is_automaton(seat));
    html! {
        <div key="donkeys" class="donkeys" role="group" aria-label={say(seen, Label::Donkeys)}>
            <h3 class="small-name">{ say(seen, Label::Donkeys) }
                { for others.filter_map(|seat| {
                    let chosen = game.player(seat).chosen?;
                    let text = if shown { chosen.to_string() } else { "?".to_owned() };
                    Some(html! { <span key={seat.0} class="their-donkeys">{ disc(seen, seat) }{ text }{ art::sign(Sign::Donkey) }</span> })
                }) }
            </h3>
            <div class="donkey-tiles" data-row="">{ for (1..=4).map(tile) }</div>
        </div>
    }
}

/// What stands on a donkey tile.
pub(super) fn donkeys_and_hats(donkeys: u8) -> Html {
    html! {
        <>
            <span class="pair"><b>{ donkeys }</b>{ art::sign(Sign::Donkey) }</span>
            <span class="pair"><b>{ 4 - donkeys }</b>{ art::sign(Sign::Hat) }</span>
        </>
    }
}

/// Where the hats of a tile bring my disc: the space of the siesta track.
fn landing(seen: &Seen, donkeys: u8) -> usize {
    usize::from(seen.game.disc(seen.me) + 4 - donkeys).min(SIESTA.len() - 1)
}

/// The same as a sign with the VP of that space.
pub(super) fn landing_draws(seen: &Seen, donkeys: u8) -> Html {
    let points = SIESTA[landing(seen, donkeys)];
    html! { <span class="pair landing">{ art::sign(Sign::Siesta) }{ "+" }{ points.to_string() }{ art::sign(Sign::Point) }</span> }
}

/// The same in words.
pub(super) fn landing_says(seen: &Seen, donkeys: u8) -> String {
    let space = landing(seen, donkeys);
    let points = words::points(seen.language, SIESTA[space]);
    format!("{} {}/{} ({points})", words::capital(say(seen, Label::DiscTo)), space + 1, SIESTA.len())
}

/// The siesta track: the order that the discs mean, and the VP of their spaces.
fn siesta(seen: &Seen) -> Html {
    let game = &seen.game;
    let on = |space: u8| game.track().iter().copied().filter(move |&seat| game.disc(seat) == space).collect::<Vec<_>>();
    let colon = words::colon(seen.language);
    let order: Vec<&str> = game.order().iter().map(|&seat| seen.name(seat)).collect();
    let track: Vec<String> =
        game.track().iter().map(|&seat| format!("{} {}", seen.name(seat), game.disc(seat))).collect();
    let label = format!(
        "{}{colon}{}. {}{colon}{}",
        say(seen, Label::Siesta),
        track.join(", "),
        say(seen, Label::Order),
        order.join(", ")
    );
    thing(
        seen,
        Spot::Siesta,
        Look::new("siesta", label),
        html! {
            <>
                <span class="small-name">{ art::sign(Sign::Siesta) }{ say(seen, Label::Siesta) }</span>
                <span class="track-spaces">
                    { for SIESTA.iter().zip(0..).map(|(points, space)| html! {
                        <span key={space} class="track-space" data-place={format!("siesta-{space}")}>
                            <span class="stack-discs">{ for on(space).into_iter().map(|seat| disc(seen, seat)) }</span>
                            <b>{ points.to_string() }{ art::sign(Sign::Point) }</b>
                        </span>
                    }) }
                </span>
                <span class="turn-order"><span class="order-word">{ say(seen, Label::Order) }{ words::colon(seen.language) }</span>{ for game.order().iter().map(|&seat| disc(seen, seat)) }</span>
            </>
        },
    )
}
