//! Everybody's points over the game, as lines on their way.

use tabletop::Seat;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::phrases;
use super::screen::Screen;
use super::seen::Seen;
use super::session::Session;
use crate::games::folder::Folder;
use crate::markup::html;

const WIDTH: usize = 260;
const HEIGHT: usize = 104;
/// Where the lines begin, and how much of the width is left free on both sides together.
const LEFT: usize = 20;
const MARGINS: usize = 28;
/// Where nobody has a point, and how high the most points stand above that.
const GROUND: usize = HEIGHT - 17;
const ROOM: usize = GROUND - 10;

/// How far along the curve that fills an element the pointer is, in thousandths.
pub(super) fn thousandths(event: &PointerEvent) -> Option<usize> {
    share(event, WIDTH, LEFT, MARGINS)
}

/// What the pointer is on that holds a curve.
pub(super) fn drawn_on(event: &PointerEvent) -> Option<web_sys::Element> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    element.closest("[data-curve]").ok().flatten()
}

/// The same for a drawing of this width, free at its left and at both sides together.
pub(super) fn share(event: &PointerEvent, width: usize, left: usize, margins: usize) -> Option<usize> {
    let rect = drawn_on(event)?.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - rect.left()) * width as f64 / rect.width() - left as f64;
    Some((x * 1000.0 / (width - margins) as f64).clamp(0.0, 1000.0) as usize)
}

/// The points of some seats before the first turn and after each.
fn points<G: Screen>(session: &Session<G>, seats: &[Seat], count: usize) -> Vec<Vec<i32>> {
    let count = count.min(session.entries().len());
    let mut after = vec![0];
    for index in 0..count {
        let passed = session.position(index).turn() != session.position(index + 1).turn();
        if passed || index + 1 == count {
            after.push(index + 1);
        }
    }
    let of = |seat: Seat| after.iter().map(|&count| session.position(count).score(seat)).collect();
    seats.iter().copied().map(of).collect()
}

/// Of the first `count` actions, on a way as long as the game; with a mark so many thousandths along. What it shows stands
/// in words beside it.
pub(super) fn draw<G: Screen>(seen: &Seen<G>, session: &Session<G>, count: usize, mark: Option<usize>) -> Html {
    let points_say = G::GAME.folder().map(Folder::points);
    let goal = points_say.and_then(|points| points.goal);
    // What somebody may keep to himself is not drawn, and nothing is measured by it.
    let shown: Vec<Seat> = Seat::all(seen.seating.len()).filter(|&seat| seen.shows_points(seat)).collect();
    let curves = points(session, &shown, count);
    let turns = if mark.is_some() { points(session, &shown, usize::MAX) } else { Vec::new() };
    let steps = turns.first().or(curves.first()).map_or(0, Vec::len).max(2) - 1;
    let highest = curves.iter().flatten().copied().chain(goal).max().unwrap_or(0).max(1);
    let lowest = curves.iter().flatten().copied().min().unwrap_or(0).min(0);
    let at = |step: usize, points: i32| {
        let height = ROOM * (points - lowest).max(0) as usize / (highest - lowest) as usize;
        (LEFT + (WIDTH - MARGINS) * step / steps, GROUND.saturating_sub(height).max(4))
    };
    let line = |(&seat, points): (&Seat, &Vec<i32>)| {
        let path: String = points
            .iter()
            .enumerate()
            .map(|(step, &points)| {
                let (x, y) = at(step, points);
                format!("{x},{y} ")
            })
            .collect();
        let (x, y) = at(points.len().saturating_sub(1), points.last().copied().unwrap_or_default());
        html! {
            <g key={seat.0} data-seat={seen.colour(seat)}>
                <polyline points={path} />
                <circle cx={x.to_string()} cy={y.to_string()} r="4" />
            </g>
        }
    };
    let name = points_say.map_or("", |points| seen.say(points.curve));
    let mut label = format!("{name}:");
    for &seat in &shown {
        label.push_str(&format!(" {} {},", seen.name(seat), seen.game.score(seat)));
    }
    // Letters would be drawn out of shape on a curve that is stretched.
    let axis = |points: i32| {
        let (_, y) = at(0, points);
        html! { <text class="axis" x={(LEFT - 5).to_string()} y={(y + 4).to_string()} text-anchor="end">{ points.to_string() }</text> }
    };
    // Beside it they stand in letters of the page, as high as the line.
    let beside = mark.is_some().then(|| {
        html! { <span key="axis" class="axis-beside" aria-hidden="true"><span>{ highest.to_string() }</span><span>{ lowest.to_string() }</span></span> }
    });
    let ends = mark.is_none().then(|| {
        let turn = phrases::turns(seen.language, G::turn_number(&seen.game));
        html! {
            <>
                { axis(highest) }
                { axis(lowest) }
                <text class="axis" x={(WIDTH - 4).to_string()} y={(HEIGHT - 2).to_string()} text-anchor="end">{ turn }</text>
            </>
        }
    });
    html! {
        <>
        { beside }
        <svg key="curve" class="curve" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img"
            preserveAspectRatio={mark.map(|_| "none")}
            aria-label={label.trim_end_matches(',').to_owned()}>
            <path class="axes" d={format!("M{LEFT} 4V{GROUND}H{}", WIDTH - 4)} />
            { ends }
            if let Some((_, goal)) = goal.map(|goal| at(0, goal)) {
                <line class="goal" x1={LEFT.to_string()} x2={WIDTH.to_string()} y1={goal.to_string()} y2={goal.to_string()} />
            }
            if let Some(x) = mark.map(|mark| (LEFT + mark * (WIDTH - MARGINS) / 1000).to_string()) {
                <line class="here" x1={x.clone()} x2={x} y1="0" y2={HEIGHT.to_string()} />
            }
            { for shown.iter().zip(&curves).map(line) }
        </svg>
        </>
    }
}
