//! The influence of everybody over the game, as lines on their way to ten.

use little_factory::GOAL;
use tabletop::Seat;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::super::summary::Summary;
use super::Board;
use crate::i18n::Message;

const WIDTH: usize = 260;
const HEIGHT: usize = 96;
/// Where the lines begin, and how much of the width is left free on both sides together.
const LEFT: usize = 4;
const MARGINS: usize = 16;

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

impl Board {
    /// Of the first `count` actions, with a mark so many thousandths along. What it shows stands in words beside it.
    pub(super) fn curve(&self, count: usize, mark: Option<usize>) -> Html {
        let seats = self.seating.len();
        let summary = Summary::new(self.told(), seats, count);
        let steps = summary.curves.first().map_or(0, |curve| curve.points.len()).max(2) - 1;
        let at = |step: usize, points: u8| {
            let height = (HEIGHT - 20) * usize::from(points) / usize::from(GOAL);
            (LEFT + (WIDTH - MARGINS) * step / steps, (HEIGHT - 8).saturating_sub(height).max(4))
        };
        let (_, goal) = at(0, GOAL);
        let line = |seat: Seat| {
            let points = &summary.curves[seat.index()].points;
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
                <g key={seat.0} data-seat={self.colour(seat)}>
                    <polyline points={path} />
                    <circle cx={x.to_string()} cy={y.to_string()} r="4" />
                </g>
            }
        };
        let mut label = format!("{}:", self.say(Message::InfluenceCurve));
        for seat in Seat::all(seats) {
            label.push_str(&format!(" {} {},", self.name(seat), self.shown().player(seat).influence()));
        }
        html! {
            <svg key="curve" class="curve" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img"
                preserveAspectRatio={mark.map(|_| "none")}
                aria-label={label.trim_end_matches(',').to_owned()}>
                <line class="goal" x1="0" x2={WIDTH.to_string()} y1={goal.to_string()} y2={goal.to_string()} />
                if let Some(x) = mark.map(|mark| (LEFT + mark * (WIDTH - MARGINS) / 1000).to_string()) {
                    <line class="here" x1={x.clone()} x2={x} y1="0" y2={HEIGHT.to_string()} />
                }
                { for Seat::all(seats).map(line) }
            </svg>
        }
    }
}
