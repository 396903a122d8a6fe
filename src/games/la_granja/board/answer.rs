//! The answer to a tap: what can be done with this thing now, best first, and what cannot, with the reason.

use std::rc::Rc;

use la_granja::helper::{Cost, Power};
use la_granja::{Action, Answered, Card, Cargo, Craft, From, Good, Roof, Side, Target, Thing, Trade, Way};
use tabletop::Game as _;
use yew::prelude::*;

use super::super::art;
use super::super::label::Label;
use super::super::spot::Spot;
use super::super::{effect, words};
use super::ready::{self, Ready, closed, list, why_not};
use super::{Intent, Seen, Sheet, hand, say, seats, trade, village};
use crate::markup::html;

/// So many ways of one kind are shown at once; the others are counted, and one tap further.
const MOST: usize = 6;
/// The same where several kinds share a sheet.
const FEW: usize = 4;

pub(super) fn draw(seen: &Rc<Seen>, spot: Spot) -> Html {
    let head = about(seen, spot);
    if !seen.can_act {
        let rival = matches!(spot, Spot::Rival(_));
        return html! {
            <>
                { head }
                if !rival {
                    <p key="wait" class="none">{ words::expected(seen.language, &seen.game, &|seat| seen.who(seat)) }</p>
                }
            </>
        };
    }
    html! { <>{ head }{ moves(seen, spot) }{ to_glossary(seen, spot) }</> }
}

/// Where little pictures speak, the way to what they mean.
fn to_glossary(seen: &Seen, spot: Spot) -> Html {
    match spot {
        Spot::Hand(_)
        | Spot::Helper(_)
        | Spot::Card(_)
        | Spot::MyRoof(_)
        | Spot::Sale(_)
        | Spot::Tile(_)
        | Spot::Craft(_) => html! {
            <button key="signs" type="button" class="button quiet to-signs" data-stop="" onclick={seen.on::<MouseEvent>(|| Intent::Open(Sheet::Signs))}>
                { say(seen, Label::Glossary) }
            </button>
        },
        _ => Html::default(),
    }
}

/// What it is, in pictures and words.
fn about(seen: &Seen, spot: Spot) -> Html {
    let me = seen.game.player(seen.me);
    match spot {
        Spot::Craft(craft) | Spot::Row(craft, _) => craft_says(seen, craft),
        Spot::Sale(roof) | Spot::MyRoof(roof) | Spot::Tile(roof) => roof_says(seen, roof),
        Spot::Die(face) => {
            html! { <p key="about" class="about">{ effect::draw(&effect::of_die(face)) }{ words::die_line(seen.language, face) }</p> }
        }
        Spot::Rival(seat) => seats::farm_of(seen, seat),
        Spot::Hand(_) => Html::default(),
        Spot::Barrow(slot) => {
            me.barrows.get(usize::from(slot)).copied().flatten().map_or_else(Html::default, |barrow| {
                html! { <p key="about" class="about">{ super::farm::barrow_says(seen, barrow) }</p> }
            })
        }
        spot => spot.card(me.helpers).map_or_else(Html::default, |card| card_large(seen, card)),
    }
}

/// A card with its four sides in words.
pub(super) fn card_large(seen: &Seen, card: Card) -> Html {
    let says = words::helper_line(seen.language, card);
    let when = words::when(seen.language, card.helper().when);
    html! {
        <div key="card" class="card-large">
            <span class="farm-card large">{ hand::face(seen, card) }</span>
            <p><b>{ words::side(seen.language, Side::Helper(0)) }{ words::colon(seen.language) }</b>{ says }{ " " }<small>{ when }{ card.helper().once.then(|| format!(" · {}", say(seen, Label::OncePerRound))) }</small></p>
        </div>
    }
}

pub(super) fn craft_says(seen: &Seen, craft: Craft) -> Html {
    let [now, later] = words::craft_line(seen.language, craft);
    let colon = words::colon(seen.language);
    html! {
        <p key="about" class="about">
            { art::house(craft) }
            <span><b>{ say(seen, Label::Now) }{ colon }</b>{ now }<br /><b>{ say(seen, Label::Later) }{ colon }</b>{ later }</span>
        </p>
    }
}

pub(super) fn roof_says(seen: &Seen, roof: Roof) -> Html {
    html! {
        <p key="about" class="about">{ effect::draw(&effect::of_roof(roof)) }
            <span>{ words::roof_line(seen.language, roof) }{ " " }<small>{ words::when(seen.language, roof.when()) }</small></span>
        </p>
    }
}

fn moves(seen: &Seen, spot: Spot) -> Html {
    match spot {
        Spot::Hand(card) => doors(seen, card),
        Spot::Barrow(slot) => deliveries(seen, Target::Barrow(slot), Thing::Barrow(slot)),
        Spot::Row(craft, row) => deliveries(seen, Target::Craft(craft, row), Thing::Row(craft, row)),
        Spot::Craft(craft) => {
            let own = seen.game.player(seen.me).rows[craft as usize].map(|own| own.row);
            let rows: Vec<u8> = own.map_or_else(|| (0..4).collect(), |row| vec![row]);
            html! { <>{ for rows.into_iter().map(|row| html! {
                <section key={row} class="move-group">
                    <h3>{ char::from(b'A' + row).to_string() }</h3>
                    { deliveries(seen, Target::Craft(craft, row), Thing::Row(craft, row)) }
                </section>
            }) }</> }
        }
        Spot::Helper(slot) => match seen.game.player(seen.me).helpers.get(usize::from(slot)).copied().flatten() {
            Some(card) => asked(seen, &[(words::helper(seen.language, card), Thing::Helper(card))]),
            None => plays(seen, Side::Helper(slot)),
        },
        Spot::MyRoof(roof) | Spot::Sale(roof) => asked(seen, &[(words::roof(seen.language, roof), Thing::Roof(roof))]),
        Spot::Die(face) => asked(seen, &[(words::die(seen.language, face), Thing::Die(face))]),
        Spot::Space(space) => asked(seen, &[(words::space(seen.language, space), Thing::Space(space))]),
        Spot::Donkeys(donkeys) => html! {
            <>
                if matches!(seen.game.ask(seen.me, Thing::Donkeys(donkeys)), Some(Answered::Open(_))) {
                    <p key="lands" class="about">{ village::landing_draws(seen, donkeys) }{ village::landing_says(seen, donkeys) }</p>
                }
                { asked(seen, &[(words::donkey(seen.language, donkeys), Thing::Donkeys(donkeys))]) }
            </>
        },
        Spot::Good(good) => of_good(seen, good),
        Spot::Field(card) => of_good(seen, card.face().field),
        Spot::Silver => of_silver(seen),
        Spot::Commodity => {
            let delivers = |action: &Action| matches!(action, Action::Deliver { cargo: Cargo::Commodity, .. });
            let things = Trade::ALL.map(|trade| (words::trade(seen.language, trade), Thing::Trade(trade)));
            html! {
                <>
                    { about_action(seen, delivers) }
                    { asked(seen, &things) }
                    { in_the_way(seen, Cargo::Commodity) }
                </>
            }
        }
        Spot::Siesta => {
            let uses = |action: &Action| match *action {
                Action::Rest | Action::Donkeys(_) => true,
                Action::Take(face) => face == 5,
                Action::Flip(tile, _) => matches!(tile.effect(), la_granja::RoofEffect::Siesta(_)),
                _ => false,
            };
            html! {
                <>
                    { about_action(seen, uses) }
                    if !seen.facts.legal.iter().any(uses) {
                        { asked(seen, &[(say(seen, Label::Siesta), Thing::Disc)]) }
                    }
                </>
            }
        }
        Spot::Extensions => plays(seen, Side::Extension),
        Spot::Pile => asked(seen, &[(say(seen, Label::DrawCard), Thing::Pile)]),
        Spot::Points => asked(seen, &[(say(seen, Label::Total), Thing::Points)]),
        Spot::Rival(_) | Spot::Card(_) | Spot::Tile(_) => Html::default(),
    }
}

/// Every legal move of a kind, carried out to its end.
pub(super) fn about_action(seen: &Seen, fits: impl Fn(&Action) -> bool) -> Html {
    let all: Vec<Ready> =
        seen.facts.legal.iter().filter(|action| fits(action)).flat_map(|&action| courses(seen, action)).collect();
    if all.is_empty() { Html::default() } else { ready::list_few(seen, &all, MOST) }
}

/// The ways to carry a move out; and to begin with it, where there are several.
pub(super) fn courses(seen: &Seen, action: Action) -> Vec<Ready> {
    few_courses(seen, action, MOST)
}

/// At most so many of them: what begins the move leads to all others, and counts them.
pub(super) fn few_courses(seen: &Seen, action: Action, most: usize) -> Vec<Ready> {
    let mut all: Vec<Ready> = seen.game.courses(action).into_iter().map(|course| Ready::all(course.actions)).collect();
    if all.len() < 2 {
        return all;
    }
    let more = all.len().saturating_sub(most);
    let more = (more > 0).then(|| words::more(seen.language, more));
    all.truncate(most);
    match all.iter_mut().find(|ready| ready.actions.len() == 1) {
        Some(begins) => begins.note = more,
        None => all.push(Ready::one(action).called(say(seen, Label::TakeThenChoose).to_owned()).noted(more)),
    }
    all
}

/// What several things answer: what they offer, then why the others offer nothing.
fn asked(seen: &Seen, things: &[(&'static str, Thing)]) -> Html {
    let (mut ready, mut shut) = (Vec::new(), Vec::new());
    for &(name, thing) in things {
        match seen.game.ask(seen.me, thing) {
            Some(Answered::Open(actions)) => ready.extend(actions.into_iter().flat_map(|action| courses(seen, action))),
            Some(Answered::Closed { why, .. }) => shut.push((name, why)),
            None => {}
        }
    }
    html! {
        <>
            if !ready.is_empty() {
                <div key="ready">{ list(seen, &ready) }</div>
            }
            if !shut.is_empty() {
                <ul key="shut" class="moves blocked">{ for shut.iter().map(|(name, why)| closed(seen, name, why)) }</ul>
            }
        </>
    }
}

/// A card's four sides as four doors.
fn doors(seen: &Seen, card: Card) -> Html {
    let me = seen.game.player(seen.me);
    let face = card.face();
    let discards: Vec<Ready> = match seen.game.ask(seen.me, Thing::Discard(card)) {
        Some(Answered::Open(actions)) => actions.into_iter().map(Ready::one).collect(),
        _ => Vec::new(),
    };
    let door = |side: Side, thing: Thing, picture: Html, says: String, note: Option<String>| {
        let inside = match seen.game.ask(seen.me, thing) {
            Some(Answered::Open(actions)) => {
                let all: Vec<Ready> = actions
                    .into_iter()
                    .filter(|action| matches!(action, Action::Play(..)))
                    .flat_map(|action| few_courses(seen, action, FEW))
                    .map(|ready| {
                        let note = thrown_out(seen, ready.actions[0]).or(ready.note.clone());
                        // The door says which side it is: what is left to say is how it is paid for.
                        let paid = ready::after_first(seen, &ready.actions);
                        let title =
                            ready.title.clone().or(paid).unwrap_or_else(|| say(seen, Label::PlayHere).to_owned());
                        ready.called(title).noted(note)
                    })
                    .collect();
                list(seen, &all)
            }
            Some(Answered::Closed { why, .. }) => html! {
                <p class="move-why">{ why_not(seen, &why) }</p>
            },
            None => Html::default(),
        };
        let name = words::side(seen.language, side);
        html! {
            <section key={name} class="door" data-side={side_word(side)} aria-label={name}>
                <h3>{ picture }{ name }</h3>
                <p class="door-says">{ says }{ note.map(|note| format!(" · {note}")) }</p>
                { inside }
            </section>
        }
    };
    let goods = html! { <span class="cargo">{ for face.barrow.iter().map(|&good| art::good(good)) }</span> };
    let gives: Vec<String> =
        face.extension.iter().map(|&one| format!("+1 {}", say(seen, hand::extension(one, 1)))).collect();
    let cost = me.extension_cost();
    let goods_word = if cost == 1 { Label::OneGood } else { Label::DifferentGoods };
    html! {
        <>
            if !discards.is_empty() {
                <section key="discard" class="door"><h3>{ say(seen, Label::Discard) }</h3>{ list(seen, &discards) }</section>
            }
            <div key="doors" class="doors">
                { door(Side::Field, Thing::Field(card), art::good(face.field), [words::good(seen.language, face.field), words::colon(seen.language), say(seen, Label::Grows)].concat(), None) }
                { door(Side::Barrow(0), Thing::AsBarrow(card), goods, words::points(seen.language, face.value.into()), None) }
                { door(Side::Extension, Thing::Extension(card), html! { <span class="cargo">{ for face.extension.iter().map(|&one| art::sign(art::of_extension(one))) }</span> },
                    gives.join(", "), Some(format!("{} {cost} {}", say(seen, Label::Costs), say(seen, goods_word)))) }
                { door(Side::Helper(0), Thing::AsHelper(card), effect::draw(&effect::of_helper(card.helper())), words::helper_line(seen.language, card).to_owned(), None) }
            </div>
        </>
    }
}

/// For the styles: the doors lie as the sides lie on the card.
fn side_word(side: Side) -> &'static str {
    match side {
        Side::Field => "field",
        Side::Barrow(_) => "barrow",
        Side::Extension => "extension",
        Side::Helper(_) => "helper",
    }
}

/// Whom a card would throw out.
fn thrown_out(seen: &Seen, action: Action) -> Option<String> {
    let me = seen.game.player(seen.me);
    let Action::Play(_, side) = action else { return None };
    let out = match side {
        Side::Barrow(slot) => me.barrows[usize::from(slot)].map(|barrow| barrow.card),
        Side::Helper(slot) => me.helpers[usize::from(slot)],
        Side::Field | Side::Extension => None,
    }?;
    let lost = match side {
        Side::Barrow(slot) if me.barrows[usize::from(slot)].is_some_and(|barrow| barrow.filled > 0) => {
            format!(", {}", say(seen, Label::GoodsLost))
        }
        _ => String::new(),
    };
    Some(format!("{} {}{lost}", say(seen, Label::ThrowsOut), words::helper(seen.language, out)))
}

/// Cards of the hand that could be played to an empty place, or why none can.
fn plays(seen: &Seen, side: Side) -> Html {
    let fits = |action: &Action| matches!(action, Action::Play(_, at) if std::mem::discriminant(at) == std::mem::discriminant(&side));
    if seen.facts.legal.iter().any(fits) {
        return about_action(seen, fits);
    }
    let thing = |card: Card| match side {
        Side::Field => Thing::Field(card),
        Side::Barrow(_) => Thing::AsBarrow(card),
        Side::Extension => Thing::Extension(card),
        Side::Helper(_) => Thing::AsHelper(card),
    };
    // What is in the way of one card is in the way of all.
    match seen.game.player(seen.me).hand.iter().next() {
        Some(card) => asked(seen, &[(words::side(seen.language, side), thing(card))]),
        None => html! { <p class="none">{ say(seen, Label::NoCardInHand) }</p> },
    }
}

/// What silver can pay for: what is asked now, roof tiles, helpers; then the trade.
fn of_silver(seen: &Seen) -> Html {
    let pays = |action: &Action| match *action {
        Action::Pay(la_granja::Payment::Silver) | Action::Silver | Action::Roof { .. } => true,
        Action::Use(card, _) => matches!(card.helper().power, Power::Act(Cost::Silver(_), _)),
        _ => false,
    };
    let is_any = seen.facts.legal.iter().any(pays);
    html! {
        <>
            if is_any {
                <section key="pays" class="move-group"><h3>{ say(seen, Label::SilverPays) }</h3>{ about_action(seen, pays) }</section>
            }
            { trade::draw(seen) }
        </>
    }
}

/// Where a cargo can be delivered in this part, but not now: why not.
fn in_the_way(seen: &Seen, cargo: Cargo) -> Html {
    if seen.facts.legal.iter().any(|action| matches!(action, Action::Deliver { cargo: other, .. } if *other == cargo)) {
        return Html::default();
    }
    let me = seen.game.player(seen.me);
    let place = |craft: Craft| {
        let own = me.rows[craft as usize].map(|own| own.row);
        let row = own.or_else(|| (0..4).find(|&row| craft.row(row).contains(&cargo)))?;
        craft.row(row).contains(&cargo).then_some(Target::Craft(craft, row))
    };
    let why = |to: Target| {
        let deliver = Action::Deliver { cargo, from: From::Store, to };
        seen.game.check(&deliver).err().map(|why| (words::action(seen.language, &seen.game, &deliver), why))
    };
    let nearest = Craft::ALL.into_iter().filter_map(place).find_map(why);
    html! {
        if let Some((title, why)) = nearest {
            <ul key="shut" class="moves blocked">{ closed(seen, &title, &why) }</ul>
        }
    }
}

/// What is still wanted at a place.
fn wanted(seen: &Seen, to: Target) -> Vec<Cargo> {
    let me = seen.game.player(seen.me);
    let (all, filled): (Vec<Cargo>, u8) = match to {
        Target::Barrow(slot) => match me.barrows.get(usize::from(slot)).copied().flatten() {
            Some(barrow) => (barrow.card.face().barrow.iter().map(|&good| Cargo::Good(good)).collect(), barrow.filled),
            None => (Vec::new(), 0),
        },
        Target::Craft(craft, row) => {
            let filled = me.rows[craft as usize].filter(|own| own.row == row).map_or(0, |own| own.filled);
            (craft.row(row).to_vec(), filled)
        }
    };
    let mut missing = Vec::new();
    for (place, cargo) in all.into_iter().enumerate() {
        if filled >> place & 1 == 0 && !missing.contains(&cargo) {
            missing.push(cargo);
        }
    }
    missing
}

/// Tap what you want: whole plans for every good that is missing there, the cheapest first.
fn deliveries(seen: &Seen, to: Target, thing: Thing) -> Html {
    let wanted = wanted(seen, to);
    let place_open = match seen.game.ask(seen.me, thing) {
        Some(Answered::Open(_)) => true,
        Some(Answered::Closed { why, nearest }) => {
            let plans = wanted
                .iter()
                .any(|&cargo| seen.game.ways_to_deliver(seen.me, cargo, to).is_ok_and(|ways| !ways.is_empty()));
            if !plans {
                let title = words::action(seen.language, &seen.game, &nearest);
                let empty = matches!(to, Target::Barrow(_)) && wanted.is_empty();
                return html! {
                    <>
                        if empty { { plays(seen, Side::Barrow(0)) } }
                        <ul class="moves blocked">{ closed(seen, &title, &why) }</ul>
                    </>
                };
            }
            true
        }
        None => false,
    };
    if !place_open {
        return Html::default();
    }
    let group = |cargo: Cargo| {
        let name = words::cargo(seen.language, cargo);
        match seen.game.ways_to_deliver(seen.me, cargo, to) {
            Ok(ways) if !ways.is_empty() => {
                let all: Vec<Ready> = ways.into_iter().map(|way: Way| Ready::all(way.actions)).collect();
                html! { <section key={name} class="move-group"><h3>{ art::cargo(cargo) }{ name }</h3>{ ready::list_few(seen, &all, FEW) }</section> }
            }
            Ok(_) => Html::default(),
            Err(why) => html! { <ul key={name} class="moves blocked">{ closed(seen, name, &why) }</ul> },
        }
    };
    // What can be had comes first.
    let (can, cannot): (Vec<Cargo>, Vec<Cargo>) = wanted
        .into_iter()
        .partition(|&cargo| seen.game.ways_to_deliver(seen.me, cargo, to).is_ok_and(|ways| !ways.is_empty()));
    html! { <>{ for can.into_iter().chain(cannot).map(group) }</> }
}

/// What a good can do now: be delivered, traded, upgraded.
fn of_good(seen: &Seen, good: Good) -> Html {
    let delivers =
        |action: &Action| matches!(action, Action::Deliver { cargo: Cargo::Good(other), .. } if *other == good);
    let pays = |action: &Action| matches!(action, Action::Pay(la_granja::Payment::Good(other, _)) if *other == good);
    let other = |action: &Action| match *action {
        Action::Gain(other) | Action::Buy(other) | Action::Recover(other) => other == good,
        Action::Sell(other, _) | Action::Upgrade(other, _) | Action::Fetch(other, _) => other == good,
        Action::Use(_, la_granja::With::Good(other, _)) => other == good,
        _ => false,
    };
    let me = seen.game.player(seen.me);
    let colon = words::colon(seen.language);
    let lies = format!(
        "{}{colon}{} · {}{colon}{}",
        say(seen, Label::Reserve),
        me.count(good, From::Store),
        say(seen, Label::Fields),
        me.count(good, From::Field)
    );
    let mut ready: Vec<Ready> = Vec::new();
    for fits in [&delivers as &dyn Fn(&Action) -> bool, &pays, &other] {
        ready.extend(seen.facts.legal.iter().copied().filter(|action| fits(action)).map(Ready::one));
    }
    html! {
        <>
            <p key="lies" class="about">{ art::good(good) }{ lies }</p>
            if ready.is_empty() {
                { asked(seen, &[(words::good(seen.language, good), Thing::Good(good))]) }
            } else {
                { list(seen, &ready) }
            }
        </>
    }
}
