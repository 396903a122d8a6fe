//! A round is scored: counted before everybody's eyes, source by source, until something else is done or it is put away.

use la_granja::{Cause, Event};
use tabletop::{Game as _, Seat};
use yew::prelude::*;

use super::super::art::{self, Sign};
use super::super::label::Label;
use super::village::disc;
use super::{Intent, Seen, Wish, say};
use crate::i18n::Message;
use crate::markup::html;
use crate::ui::{Picture, icon};

/// Whether points come from a source.
type IsOf = fn(Cause) -> bool;

/// What a round scores, in the order in which it is counted.
const SOURCES: [(Label, IsOf); 2] = [
    (Label::FromMarket, |why| matches!(why, Cause::Market)),
    (Label::FromSiesta, |why| matches!(why, Cause::Siesta(_))),
];

/// What the round that has just ended has scored, and its number.
fn scored(events: &[Event]) -> Option<(u8, &[Event])> {
    let next = events.iter().position(|event| matches!(event, Event::RoundBegan { .. }))?;
    let Event::RoundBegan { round } = events[next] else { return None };
    Some((round.saturating_sub(1), &events[..next]))
}

/// So much came to a seat of such a source.
fn sum(events: &[Event], of: Seat, fits: IsOf) -> i16 {
    let points = |event: &Event| match *event {
        Event::Points { seat, by, why, .. } if seat == of && fits(why) => by,
        _ => 0,
    };
    events.iter().map(points).sum()
}

pub(super) fn draw(seen: &Seen) -> Html {
    let Some((round, events)) = scored(&seen.latest).filter(|_| !seen.own.counted) else { return Html::default() };
    let game = &seen.game;
    let seats: Vec<Seat> = Seat::all(game.seats()).filter(|&seat| !game.is_automaton(seat)).collect();
    let row = |name: Label, fits: IsOf| {
        html! {
            <tr key={say(seen, name)}>
                <th scope="row">{ say(seen, name) }</th>
                { for seats.iter().map(|&seat| html! { <td>{ format!("+{}", sum(events, seat, fits)) }</td> }) }
            </tr>
        }
    };
    let total = |seat: &Seat| -> i16 { SOURCES.iter().map(|&(_, fits)| sum(events, *seat, fits)).sum() };
    html! {
        <section key="counting" class="counting" aria-label={say(seen, Label::RoundScored)}>
            <h2 class="small-name">{ say(seen, Label::RoundScored) }{ " " }<b>{ round }</b>
                <button type="button" class="tool" data-stop="" aria-label={seen.say(Message::Close)}
                    onclick={seen.on::<MouseEvent>(|| Intent::Own(Wish::Counted))}>{ icon(Picture::Close) }</button>
            </h2>
            <table>
                <thead><tr><td></td>{ for seats.iter().map(|&seat| html! { <th scope="col">{ disc(seen, seat) }{ seen.name(seat) }</th> }) }</tr></thead>
                <tbody>
                    { for SOURCES.into_iter().map(|(name, fits)| row(name, fits)) }
                    <tr key="altogether" class="altogether"><th scope="row">{ art::sign(Sign::Point) }<span class="unseen">{ say(seen, Label::Total) }</span></th>
                        { for seats.iter().map(|seat| html! { <td><b>{ format!("+{}", total(seat)) }</b></td> }) }
                    </tr>
                </tbody>
            </table>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use la_granja::{LaGranja, Setup};
    use tabletop::Seed;

    use super::*;

    #[test]
    fn what_is_counted_is_all_that_the_end_of_a_round_scores() {
        let mut game = LaGranja::new(&Setup::new(2).expect("two can play"), Seed(4));
        let mut rounds = 0;
        while game.to_act().is_some() {
            let action = game.ways(1).swap_remove(0).actions[0];
            let (before, mut events) = (game.clone(), Vec::new());
            game.apply(&action, &mut events).expect("legal");
            let Some((round, scored)) = scored(&events) else { continue };
            assert_eq!(round, before.round());
            rounds += 1;
            for seat in Seat::all(2) {
                let counted: i16 = SOURCES.iter().map(|&(_, fits)| sum(scored, seat, fits)).sum();
                assert_eq!(i32::from(counted), game.score(seat) - before.score(seat));
            }
        }
        assert_eq!(rounds, 5, "the last one is told at the end of the game");
    }
}
