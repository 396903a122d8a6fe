//! The influence of everybody over the game, as lines on their way to ten.

use little_factory::GOAL;
use tabletop::Seat;
use yew::prelude::*;

use super::super::summary::Summary;
use super::Board;
use crate::i18n::Message;

const WIDTH: usize = 260;
const HEIGHT: usize = 96;

impl Board {
    /// Of the first `count` actions. What it shows stands in words beside it.
    pub(super) fn curve(&self, count: usize) -> Html {
        let seats = self.seating.len();
        let summary = Summary::new(&self.session, seats, count);
        let steps = summary.curves.first().map_or(0, |curve| curve.points.len()).max(2) - 1;
        let at = |step: usize, points: u8| {
            let height = (HEIGHT - 20) * usize::from(points) / usize::from(GOAL);
            (4 + (WIDTH - 16) * step / steps, (HEIGHT - 8).saturating_sub(height).max(4))
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
                aria-label={label.trim_end_matches(',').to_owned()}>
                <line class="goal" x1="0" x2={WIDTH.to_string()} y1={goal.to_string()} y2={goal.to_string()} />
                { for Seat::all(seats).map(line) }
            </svg>
        }
    }
}
