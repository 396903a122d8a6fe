//! The way a Seeker would take to the hex that is pointed at, before it takes it.

use my_little_scythe::{Action, Goods, Path, Seeker, Space};
use yew::prelude::*;

use super::super::word::Word;
use super::{Seen, ready};
use crate::markup::html;

/// The middle of a hex or a camp, in units of the drawing.
pub(super) fn middle((q, r): (i8, i8)) -> (i32, i32) {
    (i32::from(2 * q + r) * 52, i32::from(r) * 90)
}

/// The same in a list of points.
pub(super) fn point(at: (i8, i8)) -> String {
    let (x, y) = middle(at);
    format!("{x},{y}")
}

/// The ways to the hex under the pointer, or to the one that is asked about.
pub(super) fn draw(seen: &Seen, view: String) -> Html {
    let asked = match seen.asked {
        Some(Word::Hex(space)) if ready::chosen_space(seen).is_none() => Some(space),
        _ => None,
    };
    let pointed = match seen.own.pointed {
        Some(Word::Hex(space)) => Some(space),
        _ => None,
    };
    let Some(to) = pointed.or(asked).filter(|_| seen.can_act) else { return Html::default() };
    let ways: Vec<(Seeker, String)> = Seeker::BOTH.into_iter().filter_map(|seeker| way(seen, seeker, to)).collect();
    // Two Seekers on one hex have one way.
    let alike = matches!(ways.as_slice(), [(_, one), (_, other)] if one == other);
    html! {
        <svg key="way" class="way" viewBox={view} aria-hidden="true" data-seat={seen.colour(seen.me)}>
            { for ways.into_iter().take(if alike { 1 } else { 2 }).map(|(seeker, points)| html! {
                <g key={seeker.index()}>
                    <polyline class="way-edge" points={points.clone()} />
                    <polyline class="way-line" points={points} />
                </g>
            }) }
        </svg>
    }
}

fn way(seen: &Seen, seeker: Seeker, to: Space) -> Option<(Seeker, String)> {
    let from = seen.game.player(seen.me).seekers[seeker.index()];
    if ready::chosen_space(seen).is_some_and(|chosen| chosen != from) {
        return None;
    }
    let goes = seen.facts.legal.iter().chain(&seen.facts.goes).any(|action| match *action {
        Action::Go { seeker: other, to: end, .. } => other == seeker && end == to,
        Action::Deliver { seeker: other, .. } => other == seeker && to == Space::CASTLE,
        _ => false,
    });
    let route = seen.facts.routes[seeker.index()].iter().find(|route| goes && route.to == to)?;
    let laden = from.is_some_and(|from| seen.game.board().at(from) != Goods::NONE);
    let path: Path = route.carrying.filter(|_| laden).or(route.empty).or(route.carrying)?;
    let begin = from.map_or_else(|| seen.game.camp(seen.me).coordinates(), Space::coordinates);
    let points: Vec<String> =
        std::iter::once(begin).chain(path.spaces().iter().map(|space| space.coordinates())).map(point).collect();
    Some((seeker, points.join(" ")))
}
