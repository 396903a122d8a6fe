//! The map: a painted meadow, and over it 37 hexes and the camps, each a button with what lies and stands there.

use std::rc::Rc;

use my_little_scythe::{Camp, Decision, Event, Goods, Player, Seeker, Space, Token};
use tabletop::{Game as _, Seat};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::super::art;
use super::super::word::Word;
use super::super::words::{self, Count, Label};
use super::ready::{self, Light};
use super::{Intent, Seen, Wish, label, way};
use crate::dom;
use crate::i18n::Message;
use crate::markup::html;
use crate::store::settings::Pace;
use crate::table::{Word as _, zone};
use crate::ui::sprite::Sprite;

/// Half the width of a hex and half its height, in units of the drawing.
const HEX: &str = "0,-60 52,-30 52,30 0,60 -52,30 -52,-30";

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let game = &seen.game;
    let lights: Vec<Light> = Space::all().map(|space| ready::light(seen, space)).collect();
    let players: Vec<Player> = Seat::all(game.seats()).map(|seat| *game.player(seat)).collect();
    let at = (seen.position(), seen.own.held, seen.own.pointed);
    let depends = (at, players, lights.clone(), seen.asked, seen.language, seen.can_act);
    zone("map", seen, depends, move |seen| {
        let grab = seen.send.clone();
        let drop_at = seen.send.clone();
        let onpointerdown = Callback::from(move |event: PointerEvent| {
            if let Some(Word::Hex(space)) = word_of(event.target().and_then(|target| target.dyn_into().ok())) {
                grab.emit(Intent::Own(Wish::Grab(space)));
            }
        });
        let onpointerup = Callback::from(move |event: PointerEvent| {
            let under = dom::document()
                .and_then(|document| document.element_from_point(event.client_x() as f32, event.client_y() as f32));
            drop_at.emit(Intent::Own(Wish::Drop(hex_of(under))));
        });
        let (onpointerdown, onpointerup) =
            if seen.can_act { (onpointerdown, onpointerup) } else { (Callback::noop(), Callback::noop()) };
        let point = seen.send.clone();
        let onpointerover = Callback::from(move |event: PointerEvent| {
            point.emit(Intent::Own(Wish::Point(hex_of(event.target().and_then(|target| target.dyn_into().ok())))));
        });
        let point = seen.send.clone();
        let onfocusin = Callback::from(move |event: FocusEvent| {
            point.emit(Intent::Own(Wish::Point(hex_of(event.target().and_then(|target| target.dyn_into().ok())))));
        });
        let walks = seen.can_act && matches!(seen.game.decision(), Some(Decision::Action | Decision::Seekers));
        let (onpointerover, onfocusin) =
            if walks { (onpointerover, onfocusin) } else { (Callback::noop(), Callback::noop()) };
        let entry = entry(seen, &lights);
        let high = height(seen);
        let view = format!("-380 {} 760 {high}", -high / 2);
        html! {
            <section key="map" class="map-zone" aria-label={label(seen, Label::Map)}>
                <div class="map" data-view={high.to_string()} {onpointerdown} {onpointerup} {onpointerover} {onfocusin}>
                    <svg class="field" viewBox="-750 -500 1500 1000" aria-hidden="true">
                        <use href={Sprite::ScytheMap.drawing("field")} x="-750" y="-500" width="1500" height="1000" />
                    </svg>
                    <svg class="meadow" viewBox={view.clone()} aria-hidden="true">
                        { for Seat::all(seen.game.seats()).map(|seat| shore(seen.game.camp(seat))) }
                        <use href={Sprite::ScytheMap.drawing("ground")} x="-380" y="-420" width="760" height="840" />
                        { arms(seen) }
                    </svg>
                    { for Space::all().map(|space| hex(seen, space, lights[space.index()], entry == space)) }
                    { for Seat::all(seen.game.seats()).map(|seat| camp(seen, seat)) }
                    { way::draw(seen, view) }
                </div>
            </section>
        }
    })
}

/// How high the drawing is: lower where nobody camps in the north and in the south.
fn height(seen: &Seen) -> i32 {
    let in_the_middle = |seat: Seat| matches!(seen.game.camp(seat), Camp(0 | 3));
    if Seat::all(seen.game.seats()).any(in_the_middle) { 800 } else { 700 }
}

/// The meadow of a camp that is used.
fn shore(Camp(camp): Camp) -> Html {
    let (x, y) =
        [(0, -346), (306, -175), (306, 175), (0, 346), (-306, 175), (-306, -175)][usize::from(camp) % Camp::COUNT];
    html! { <ellipse key={camp} class="shore" cx={x.to_string()} cy={y.to_string()} rx="50" ry="46" /> }
}

fn hex_of(element: Option<Element>) -> Option<Space> {
    match word_of(element) {
        Some(Word::Hex(space)) => Some(space),
        _ => None,
    }
}

fn word_of(element: Option<Element>) -> Option<Word> {
    let element = element?.closest(".map [data-card]").ok().flatten()?;
    Word::by_mark(&element.get_attribute("data-card")?)
}

/// Where the Tab key enters the map.
fn entry(seen: &Seen, lights: &[Light]) -> Space {
    let lit = Space::all().find(|space| lights[space.index()].lit);
    lit.or_else(|| seen.game.player(seen.me).spaces().iter().next()).unwrap_or(Space::CASTLE)
}

fn hex(seen: &Seen, space: Space, light: Light, entry: bool) -> Html {
    let (q, r) = space.coordinates();
    let board = seen.game.board();
    let goods = board.at(space);
    let word = Word::Hex(space);
    let mut says = vec![words::hex(seen.language, space).to_owned()];
    says.extend(space.region().map(|region| words::region(seen.language, region).to_owned()));
    says.extend(contents(seen, word));
    says.extend(possible(seen, word));
    if light.hinted {
        says.push(seen.say(Message::HintHere).to_owned());
    }
    let figures: Vec<(Seat, Seeker)> = Seat::all(seen.game.seats())
        .flat_map(|seat| {
            seen.game.player(seat).seekers_at(space).iter().map(move |seeker| (seat, seeker)).collect::<Vec<_>>()
        })
        .collect();
    let count = figures.len();
    let badge = [(light.fight, "splat"), (light.delivery, "trophy"), (light.gift, "heart"), (light.carrying, "basket")];
    html! {
        <button key={space.id()} type="button" class="land" data-card={space.id()} data-place={space.id()} data-stop=""
            data-x={(2 * q + r).to_string()} data-y={r.to_string()} tabindex={if entry { "0" } else { "-1" }}
            data-lit={light.lit.then_some(if light.carrying || light.delivery { "carry" } else { "go" })}
            data-hinted={light.hinted.then_some("")} data-asked={(seen.asked == Some(word)).then_some("")}
            title={words::hex(seen.language, space)}>
            <span class="unseen">{ spoken(&says) }</span>
            <svg viewBox="-52 -60 104 120" aria-hidden="true">
                <polygon class="edge" points={HEX} />
                if board.quests().contains(space) {
                    { match (count, goods.is_empty()) {
                        (0, true) => token("quest", 0, 2, 46, 0),
                        (0, false) => token("quest", 0, -31, 34, 0),
                        _ => token("quest", -33, -18, 32, 0),
                    } }
                }
                { pile(Token::Apple, goods, count) }
                { pile(Token::Gem, goods, count) }
                { for figures.into_iter().enumerate().map(|(place, (seat, seeker))| figure(seen, seat, seeker, (place, count), !goods.is_empty())) }
                { for badge.iter().filter(|(shown, _)| *shown).enumerate().map(|(place, (_, id))| token(id, 34, -20 + 26 * place as i32, 26, 0)) }
            </svg>
        </button>
    }
}

/// One after the other, each with one full stop.
fn spoken(says: &[String]) -> String {
    says.iter().map(|one| one.trim_end_matches('.')).collect::<Vec<_>>().join(". ")
}

/// The first few things that can be done there, in words.
fn possible(seen: &Seen, word: Word) -> Vec<String> {
    const FEW: usize = 3;
    let ready = ready::of(seen, word);
    let mut says: Vec<String> = ready
        .iter()
        .take(FEW)
        .filter_map(|actions| {
            let action = actions.last()?;
            let mut game = my_little_scythe::MyLittleScythe::clone(&seen.game);
            if actions.len() > 1 && game.apply(&actions[0], &mut ()).is_err() {
                return None;
            }
            let mut says = vec![words::action(seen.language, &game, action)];
            says.extend(words::foresight(seen.language, &|seat| seen.who(seat), &game, seen.me, action));
            Some(says.join(": "))
        })
        .collect();
    if ready.len() > FEW {
        says.push("…".to_owned());
    }
    if !says.is_empty() {
        says.insert(0, seen.say(Message::YouCan).to_owned());
    }
    says
}

/// A drawing with its middle here, and a number if there is one to tell.
fn token(id: &str, x: i32, y: i32, size: i32, count: u8) -> Html {
    // A small drawing would be hidden by its number: there it stands beside it.
    let (right, down) = if size < 40 { (size / 2 + 2, size / 2 - 4) } else { (size / 3, size / 2 + 2) };
    html! {
        <g key={format!("{id}{x}")} class="token">
            <use href={art::thing(id)} x={(x - size / 2).to_string()} y={(y - size / 2).to_string()}
                width={size.to_string()} height={size.to_string()} />
            if count > 1 {
                <text class="count" x={(x + right).to_string()} y={(y + down).to_string()}>{ count }</text>
            }
        </g>
    }
}

fn pile(kind: Token, goods: Goods, figures: usize) -> Html {
    let (count, x) = match kind {
        Token::Apple => (goods.apples, -1),
        _ => (goods.gems, 1),
    };
    if count == 0 {
        return Html::default();
    }
    let both = goods.apples > 0 && goods.gems > 0;
    let (x, y) = match (figures, both) {
        (0, false) => (0, 10),
        (0, true) => (23 * x, 8),
        (_, false) => (-8, 27),
        (_, true) => (18 * x - 8, 26),
    };
    token(art::token(kind), x, y, if figures == 0 { 44 } else { 30 }, count)
}

/// A Seeker: the larger one, or the smaller one with its scarf. Goods that lie there are in front of it.
fn figure(seen: &Seen, seat: Seat, seeker: Seeker, (place, count): (usize, usize), goods: bool) -> Html {
    let spread = [46, 46, 46, 30][count.min(3)];
    let x = (2 * place as i32 + 1 - count as i32) * spread / 2;
    let size = match (seeker, count, goods) {
        (_, 3.., _) => 44,
        (Seeker::A, 1, false) => 76,
        (Seeker::B, 1, false) => 68,
        (Seeker::A, 1, true) => 62,
        (Seeker::B, 1, true) => 56,
        (Seeker::A, ..) => 60,
        (Seeker::B, ..) => 54,
    };
    let y = if goods { -17 } else { -3 };
    let name = if seeker == Seeker::A { "a" } else { "b" };
    html! {
        <g key={format!("{}{name}", seat.0)} class="figure" data-walked={walked(seen, seat, seeker)} data-seat={seen.colour(seat)} data-place={format!("seeker-{}-{name}", seat.0)}
            transform={format!("translate({x} {y}) scale({})", f64::from(size) / 64.0)}>
            <use href={art::thing("base")} x="-32" y="-32" width="64" height="64" />
            <circle class="figure-ring" cy="-9" r="25" />
            <use href={art::head(seen, seat)} x="-25" y="-34" width="50" height="50" />
            if seeker == Seeker::B {
                <use href={art::thing("scarf")} x="-32" y="-32" width="64" height="64" />
            }
        </g>
    }
}

/// How many hexes this Seeker has just walked, where that is to be seen.
fn walked(seen: &Seen, seat: Seat, seeker: Seeker) -> Option<String> {
    seen.latest.iter().filter(|_| seen.settings.pace != Pace::Instant).find_map(|event| match *event {
        Event::Went { seat: who, seeker: which, path, .. } if (who, which) == (seat, seeker) => {
            Some(path.len().to_string())
        }
        _ => None,
    })
}

fn camp(seen: &Seen, seat: Seat) -> Html {
    let camp = seen.game.camp(seat);
    let (q, r) = camp.coordinates();
    let home: Vec<Seeker> =
        Seeker::BOTH.into_iter().filter(|seeker| seen.game.player(seat).seekers[seeker.index()].is_none()).collect();
    let word = Word::Camp(camp);
    let mut says = vec![words::camp(seen.language, camp).to_owned()];
    says.extend(contents(seen, word));
    let count = home.len();
    html! {
        <button key={word.mark()} type="button" class="land camp" data-card={word.mark()} data-place={format!("camp-{}", seat.0)} data-stop=""
            data-x={(2 * q + r).to_string()} data-y={r.to_string()} tabindex="-1" data-seat={seen.colour(seat)}
            data-asked={(seen.asked == Some(word)).then_some("")} title={seen.name(seat)}>
            <span class="unseen">{ says.join(". ") }</span>
            <svg viewBox="-52 -60 104 120" aria-hidden="true">
                <use href={art::thing("tent")} x="-48" y="-50" width="96" height="96" />
                { for home.into_iter().enumerate().map(|(place, seeker)| figure(seen, seat, seeker, (place, count), false)) }
            </svg>
        </button>
    }
}

/// What lies and stands somewhere, in words.
pub(super) fn contents(seen: &Seen, word: Word) -> Vec<String> {
    let (game, language) = (&seen.game, seen.language);
    let mut says = Vec::new();
    let standing = |space: Option<Space>, seat: Seat| {
        let count = game.player(seat).seekers.iter().filter(|&&at| at == space).count();
        (count > 0).then(|| language.labelled(seen.name(seat), &format!("{} × {count}", label(seen, Label::Seeker))))
    };
    match word {
        Word::Hex(space) => {
            let goods = game.board().at(space);
            if !goods.is_empty() {
                says.push(words::goods_says(language, goods));
            }
            if game.board().quests().contains(space) {
                says.push(words::counted(language, Count::Quests, 1));
            }
            says.extend(Seat::all(game.seats()).filter_map(|seat| standing(Some(space), seat)));
        }
        Word::Camp(camp) => {
            let of = |seat: &Seat| game.camp(*seat) == Camp(camp.0);
            for seat in Seat::all(game.seats()).filter(of) {
                says.push(standing(None, seat).unwrap_or_else(|| seen.name(seat).to_owned()));
            }
        }
        _ => {}
    }
    says
}

/// The arms of the card that the Automountie has just turned up, from where her Seeker was.
fn arms(seen: &Seen) -> Html {
    let card = seen.latest.iter().find_map(|event| match *event {
        Event::CardRevealed { card, seeker: Some(_) } => Some(card),
        _ => None,
    });
    let from = seen.latest.iter().find_map(|event| match *event {
        Event::Went { from: Some(from), .. } => Some(from),
        _ => None,
    });
    let taken = seen.latest.iter().find_map(|event| match *event {
        Event::Lured { arm, .. } => arm,
        _ => None,
    });
    let (Some(card), Some(from)) = (card, from) else { return Html::default() };
    let at = |space: Space| way::point(space.coordinates());
    html! {
        <g class="arms" data-seat="b">
            { for card.arms(from).enumerate().filter(|(_, arm)| !arm.is_empty()).map(|(place, arm)| {
                let points: Vec<String> = [from].iter().chain(arm.spaces()).map(|&space| at(space)).collect();
                let end = arm.end().unwrap_or(from).coordinates();
                let (x, y) = way::middle(end);
                html! {
                    <g key={place} class="arm" data-taken={(taken == Some(place as u8)).then_some("")}>
                        <polyline points={points.join(" ")} />
                        <circle cx={x.to_string()} cy={(y - 34).to_string()} r="13" />
                        <text x={x.to_string()} y={(y - 28).to_string()}>{ place + 1 }</text>
                    </g>
                }
            }) }
        </g>
    }
}
