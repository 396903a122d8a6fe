//! The map: a painted meadow, and over it 37 hexes and the camps, each a button with what lies and stands there.

use std::rc::Rc;

use my_little_scythe::{Camp, Decision, Event, Goods, Player, Seeker, Space, Token};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art;
use super::super::word::Word;
use super::super::words::{self, Count, Label};
use super::drag::{self, Hands};
use super::figure::{self, Crowd};
use super::ready::{self, Light};
use super::{Intent, Seen, Wish, label, way};
use crate::i18n::Message;
use crate::markup::html;
use crate::table::{Word as _, zone};
use crate::ui::sprite::Sprite;

/// Half the width of a hex and half its height, in units of the drawing.
const HEX: &str = "0,-60 52,-30 52,30 0,60 -52,30 -52,-30";

pub(super) fn draw(seen: &Rc<Seen>) -> Html {
    let game = &seen.game;
    let lights: Vec<Light> = Space::all().map(|space| ready::light(seen, space)).collect();
    let players: Vec<Player> = Seat::all(game.seats()).map(|seat| *game.player(seat)).collect();
    let at = (seen.position(), seen.own.held, seen.own.pointed, seen.settings.unmarked, seen.hinted);
    let depends = (at, players, lights.clone(), seen.asked, seen.language, seen.can_act);
    zone("map", seen, depends, move |seen| {
        let hands = Hands::of(seen);
        let send = seen.send.clone();
        let point = move |target| send.emit(Intent::Own(Wish::Point(drag::word_at(target))));
        let focus = point.clone();
        let walks = seen.can_act && matches!(seen.game.decision(), Some(Decision::Action | Decision::Seekers));
        let onpointerover = Callback::from(move |event: PointerEvent| point(event.target()));
        let onpointerover = if walks { onpointerover } else { Callback::noop() };
        let onfocusin = Callback::from(move |event: FocusEvent| focus(event.target()));
        let entry = entry(seen, &lights);
        let high = height(seen);
        let view = format!("-380 {} 760 {high}", -high / 2);
        html! {
            <section key="map" class="map-zone" aria-label={label(seen, Label::Map)}>
                <div class="map" data-view={high.to_string()} {onpointerover} {onfocusin}
                    onpointerdown={hands.down} onpointermove={hands.along} onpointerup={hands.up}
                    onpointercancel={hands.gone.clone()} onpointerleave={hands.gone}>
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
                    { drag::ghost(seen) }
                </div>
                { told(seen) }
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

/// For those who see, and walk by keys: what lies where they are.
fn told(seen: &Seen) -> Html {
    let Some(word @ (Word::Hex(_) | Word::Camp(_))) = seen.own.pointed else { return Html::default() };
    let name = word.name(seen.language);
    let there: Vec<String> = contents(seen, word).into_iter().chain(possible(seen, word)).collect();
    html! {
        <p key="told" class="map-told" aria-hidden="true"><b>{ name }</b>{ " " }{ spoken(&there) }</p>
    }
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
    let figures = figure::standing(seen, space);
    let count = figures.len();
    let crowd = Crowd { count, goods: !goods.is_empty() };
    let title = there(words::hex(seen.language, space), &contents(seen, word));
    let badges =
        [(light.fight, "splat"), (light.delivery, "trophy"), (light.gift, "heart"), (light.carrying, "basket")];
    let badges: Vec<&str> = badges.into_iter().filter(|(shown, _)| *shown).map(|(_, id)| id).collect();
    html! {
        <button key={space.id()} type="button" class="land" data-card={space.id()} data-place={space.id()} data-stop=""
            data-x={(2 * q + r).to_string()} data-y={r.to_string()} tabindex={if entry { "0" } else { "-1" }}
            data-lit={light.lit.then_some(if light.carrying || light.delivery { "carry" } else { "go" })}
            data-hinted={light.hinted.then_some("")} data-asked={(seen.asked == Some(word)).then_some("")}
            {title}>
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
                { for figures.into_iter().enumerate().map(|(place, (seat, seeker))| figure::draw(seen, seat, seeker, crowd, place)) }
                { for badges.iter().enumerate().map(|(place, id)| badge(id, place as i32, badges.len() as i32)) }
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
    // Far enough to the side to show what is counted, and not so far as to lie on what is beside it.
    let (right, down) = if size < 40 { (size / 4, size / 2 - 4) } else { (size / 3, size / 2 + 2) };
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
        (_, true) => (21 * x - 6, 26),
    };
    token(art::token(kind), x, y, if figures == 0 { 44 } else { 30 }, count)
}

/// What a move there would set off: on paper at the right edge, one below the other.
fn badge(id: &str, place: i32, count: i32) -> Html {
    let size = if count < 3 { 32 } else { 22 };
    let (x, y) = (50 - size / 2, (2 * place + 1 - count) * (size + 2) / 2);
    html! {
        <g key={format!("badge {id}")} class="badge">
            <circle cx={x.to_string()} cy={y.to_string()} r={(size / 2 + 1).to_string()} />
            { token(id, x, y, size - 6, 0) }
        </g>
    }
}

/// A name, and what is there.
fn there(name: &str, contents: &[String]) -> String {
    [&[name.to_owned()], contents].concat().join(", ")
}

fn camp(seen: &Seen, seat: Seat) -> Html {
    let game = &seen.game;
    let camp = game.camp(seat);
    let (q, r) = camp.coordinates();
    let home: Vec<Seeker> =
        Seeker::BOTH.into_iter().filter(|seeker| seen.game.player(seat).seekers[seeker.index()].is_none()).collect();
    let word = Word::Camp(camp);
    let mut says = vec![words::camp(seen.language, camp).to_owned()];
    let inside = contents(seen, word);
    says.extend(inside.iter().cloned());
    says.extend(possible(seen, word));
    let hinted = seen.hinted == Some(word);
    if hinted {
        says.push(seen.say(Message::HintHere).to_owned());
    }
    let crowd = Crowd { count: home.len(), goods: false };
    let chosen = ready::chosen_space(seen) == Some(None) && game.camp(seen.me) == camp;
    html! {
        <button key={word.mark()} type="button" class="land camp" data-card={word.mark()} data-place={format!("camp-{}", seat.0)} data-stop=""
            data-x={(2 * q + r).to_string()} data-y={r.to_string()} tabindex="-1" data-seat={seen.colour(seat)}
            data-asked={(seen.asked == Some(word) || chosen).then_some("")} data-hinted={hinted.then_some("")}
            title={there(words::camp(seen.language, camp), &inside)}>
            <span class="unseen">{ spoken(&says) }</span>
            <svg viewBox="-52 -60 104 120" aria-hidden="true">
                <use href={art::thing("tent")} x="-48" y="-50" width="96" height="96" />
                { for home.into_iter().enumerate().map(|(place, seeker)| figure::draw(seen, seat, seeker, crowd, place)) }
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
