//! The influence of everybody over the game, as lines on their way to ten.

use little_factory::GOAL;
use tabletop::Seat;
use yew::prelude::*;

use super::super::summary::Summary;
use super::Board;
use crate::i18n::Message;

const WIDTH: f32 = 260.0;
const HEIGHT: f32 = 96.0;

impl Board {
    /// Of the first `count` actions. What it shows stands in words beside it.
    pub(super) fn curve(&self, count: usize) -> Html {
        let seats = self.seating.len();
        let summary = Summary::new(&self.session, seats, count);
        let steps = summary.curves.first().map_or(0, |curve| curve.points.len()).max(2) - 1;
        let at = |step: usize, points: u8| {
            let x = 4.0 + (WIDTH - 16.0) * step as f32 / steps as f32;
            let y = HEIGHT - 8.0 - (HEIGHT - 20.0) * f32::from(points.min(GOAL + 4)) / f32::from(GOAL);
            (x, y.max(4.0))
        };
        let (_, goal) = at(0, GOAL);
        let line = |seat: Seat| {
            let points = &summary.curves[seat.index()].points;
            let path: String = points
                .iter()
                .enumerate()
                .map(|(step, &points)| {
                    let (x, y) = at(step, points);
                    format!("{x:.1},{y:.1} ")
                })
                .collect();
            let (x, y) = at(points.len().saturating_sub(1), points.last().copied().unwrap_or_default());
            html! {
                <g key={seat.0} data-seat={self.colour(seat)}>
                    <polyline points={path} />
                    <circle cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="4" />
                </g>
            }
        };
        let mut label = format!("{}:", self.say(Message::InfluenceCurve));
        for seat in Seat::all(seats) {
            label.push_str(&format!(" {} {},", self.name(seat), self.shown().player(seat).influence()));
        }
        html! {
            <svg key="curve" class="curve" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img"
                aria-label={label.trim_end_matches(',').to_owned()}>
                <line class="goal" x1="0" x2={WIDTH.to_string()} y1={goal.to_string()} y2={goal.to_string()} />
                { for Seat::all(seats).map(line) }
            </svg>
        }
    }
}
