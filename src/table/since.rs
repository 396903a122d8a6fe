//! What the others have done since the person's turn: told beside the table, where there is room for that, and behind a
//! small button; and marked where something has come or gone. It stays until the person acts.

use std::rc::Rc;

use yew::prelude::*;

use super::over::Over;
use super::owner::{Msg, Table};
use super::screen::Screen;
use super::seen::{Known, Seen};
use super::session::Session;
use super::story;
use super::watch::Watch;
use crate::dom;
use crate::i18n::Message;
use crate::markup::html;
use crate::ui::flight::Flight;
use crate::ui::{Picture, icon};

/// The moment at which the person had last acted.
pub(crate) struct Before<G: Screen> {
    /// After so many actions.
    count: usize,
    /// The position as it was known then.
    pub(crate) game: Rc<G>,
    /// The names of the places that have changed since.
    places: Vec<String>,
}

impl<G: Screen> Before<G> {
    /// The same, if nobody has acted since; another one, if somebody has; none, while the others are not to be looked back at.
    pub(super) fn follow(before: Option<Self>, session: &Session<G>, seen: &Rc<Seen<G>>) -> Option<Self> {
        let (began, ended) = last(session).filter(|_| session.is_mine())?;
        if let Some(before) = before.filter(|before| before.count == began) {
            return Some(before);
        }
        let told = session.entries()[began..ended].iter().map(|entry| entry.told(session.me(), session.is_over()));
        let places = told.flat_map(|told| G::travels(seen, &told.events));
        let game = Known::<G>::imagined(session.position(began), session.me());
        Some(Self { count: began, game, places: changed(places) })
    }
}

/// Where the others' last turns began and ended, if nothing was done after them.
fn last<G: Screen>(session: &Session<G>) -> Option<(usize, usize)> {
    Watch::rivals_last(session).filter(|(_, ended)| *ended == session.entries().len())
}

/// What went through a place without staying has not changed it; what lies with a person is told with the person.
fn changed(travels: impl Iterator<Item = Flight>) -> Vec<String> {
    let mut sums: Vec<(String, String, i32)> = Vec::new();
    for Flight { symbol, from, to, .. } in travels {
        for (place, by) in [(from, -1), (to, 1)] {
            match sums.iter_mut().find(|sum| sum.0 == place && sum.1 == symbol) {
                Some(sum) => sum.2 += by,
                None => sums.push((place, symbol.clone(), by)),
            }
        }
    }
    let of_a_person = |place: &str| ["seat-", "seeker-"].iter().any(|word| place.starts_with(word));
    let all =
        sums.into_iter().filter(|(place, _, sum)| *sum != 0 && !of_a_person(place) && !WHOLE.contains(&place.as_str()));
    let mut places: Vec<String> = all.map(|(place, ..)| place).collect();
    places.dedup();
    places
}

/// Places that are whole parts of the table: a mark there says nothing.
const WHOLE: [&str; 3] = ["me", "deck", "sale"];

/// How a changed place is known to the styles.
const MARK: &str = "data-since";

/// Marks what has changed, after a drawing. Yew knows nothing of it: what it draws anew is marked anew.
pub(super) fn mark<G: Screen>(before: Option<&Before<G>>, says: &str) {
    let places: &[String] = before.map_or(&[], |before| &before.places);
    for marked in dom::all(&format!(".board [{MARK}]")) {
        if !marked.get_attribute("data-place").is_some_and(|place| places.contains(&place)) {
            // All of these fail only on names that are no names.
            let _ = marked.remove_attribute(MARK);
            let _ = marked.remove_attribute("aria-description");
        }
    }
    for place in places {
        for element in dom::all(&format!(".board [data-place=\"{place}\"]:not([{MARK}])")) {
            let _ = element.set_attribute(MARK, "");
            let _ = element.set_attribute("aria-description", says);
        }
    }
}

/// Each thing that was done; a tap shows the position after it. On the sheet it is a button, as large as a thumb.
fn lines<G: Screen>(table: &Table<G>, seen: &Seen<G>, as_buttons: bool) -> Option<Vec<Html>> {
    let session = &table.play.session;
    let (began, ended) = last(session)?;
    let line = |index: usize| {
        let said = story::tell_plain(session, &seen.seating, seen.language, index);
        let (name, colour) =
            session.entries().get(index).map(|entry| (seen.name(entry.seat), seen.colour(entry.seat)))?;
        // What comes of a turn, such as new cards, is told without saying whose turn it was.
        let (who, what) = said.strip_prefix(name).map_or((None, said.as_str()), |rest| (Some(name), rest));
        let what = what.to_owned();
        (!said.is_empty()).then(|| {
            let at = (index + 1).to_string();
            let says = html! { <><b>{ who }</b>{ what }</> };
            if as_buttons {
                html! {
                    <li key={index} data-seat={colour}>
                        <button type="button" class="since-line" data-stop="" data-at={at}>{ says }</button>
                    </li>
                }
            } else {
                html! { <li key={index} data-seat={colour} data-at={at}>{ says }</li> }
            }
        })
    };
    Some((began..ended).filter_map(line).collect()).filter(|lines: &Vec<Html>| !lines.is_empty())
}

/// Beside the table, as long as nothing else was done.
pub(super) fn draw<G: Screen>(table: &Table<G>, seen: &Seen<G>) -> Option<Html> {
    let lines = lines(table, seen, false)?;
    Some(html! {
        <div key="latest" class="latest since" data-scrolls="" tabindex="0">
            <p>{ seen.say(Message::SinceYourTurn) }</p>
            <ul>{ for lines }</ul>
        </div>
    })
}

/// The button that opens the same as a sheet.
pub(super) fn opener<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Option<Html> {
    last(&table.play.session)?;
    let says = name(seen);
    Some(html! {
        <button key="since" type="button" class="tool since-opener" data-stop="" title={says} aria-label={says}
            onclick={ctx.link().callback(|_: MouseEvent| Msg::Open(Over::Since))}>{ icon(Picture::Again) }</button>
    })
}

/// What the sheet is called.
pub(super) fn name<G: Screen>(seen: &Seen<G>) -> &'static str {
    seen.say(Message::SinceYourTurn).trim_end_matches([':', '\u{a0}'])
}

/// The sheet.
pub(super) fn sheet<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Seen<G>) -> Html {
    let Some(lines) = lines(table, seen, true) else { return Html::default() };
    html! {
        <>
            <ul key="lines" class="since">{ for lines }</ul>
            <div key="buttons" class="do-buttons">
                <button type="button" class="button quiet" data-stop=""
                    onclick={ctx.link().callback(|_: MouseEvent| Msg::ShowAgain)}>{ seen.say(Message::ShowAgain) }</button>
            </div>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::flight::Shape;

    fn travel(symbol: &str, from: &str, to: &str) -> Flight {
        let [symbol, from, to] = [symbol, from, to].map(str::to_owned);
        Flight { symbol, shape: Shape::Token, from, fleeting: false, to, delay_ms: 0 }
    }

    #[test]
    fn what_came_or_went_changes_a_place_and_what_passed_through_does_not() {
        let way = [travel("fox", "f1", "f2"), travel("fox", "f2", "f3"), travel("apple", "seat-1", "f2")];
        assert_eq!(changed(way.into_iter()), ["f1", "f3", "f2"]);
        let there_and_back = [travel("fox", "f1", "f2"), travel("fox", "f2", "f1"), travel("pie", "deck", "me")];
        assert!(changed(there_and_back.into_iter()).is_empty());
    }
}
