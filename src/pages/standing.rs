//! How a game stands, in a few lines and a small picture, wherever games are listed.

use tabletop::Seat;
use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::games::folder::{Door, Folder};
use crate::i18n::{Language, Message, phrases};
use crate::markup::{classes, html};
use crate::store::heading::{Heading, Origin, Stage};
use crate::store::settings;
use crate::table::Sitter;
use crate::ui::{Mood, face, scene};

/// What only the game can say; `None` if this program does not have it.
fn folder(heading: &Heading) -> Option<&'static dyn Folder> {
    Game::from_slug(&heading.game)?.folder()
}

fn name(heading: &Heading, seat: Seat, language: Language) -> &'static str {
    match heading.seating.at(seat) {
        Sitter::Me => language.say(Message::You),
        Sitter::Rival { character, .. } => character.name(),
        Sitter::Automaton => language.say(folder(heading).map_or(Message::NeutralPlayer, Folder::automaton)),
    }
}

/// `La Granja: Hazel (Master), Bruno (Apprentice)`: which game it is, and against whom.
pub(super) fn title(heading: &Heading, language: Language) -> String {
    let game = Game::from_slug(&heading.game).map_or(heading.game.as_str(), |game| game.name());
    language.labelled(game, &rivals(heading, language))
}

/// Whoever plays for the rules, and how hard that makes it where there is a choice: `Automountie (Normal)`.
pub(super) fn automaton(game: Option<Game>, setup: &str, language: Language) -> String {
    let folder = game.and_then(Game::folder);
    let name = language.say(folder.map_or(Message::NeutralPlayer, Folder::automaton));
    let offered = folder.map_or(&[][..], |folder| folder.door().solo);
    match offered.iter().find(|(solo, _)| *solo == setup) {
        Some((_, label)) if offered.len() > 1 => format!("{name} ({})", language.say(*label)),
        _ => name.to_owned(),
    }
}

/// `Hazel (Master), Bruno (Apprentice)`; in a solo game whoever plays for the rules.
pub(crate) fn rivals(heading: &Heading, language: Language) -> String {
    let other = |seat: Seat| match heading.seating.at(seat) {
        Sitter::Rival { character, level } => format!("{} ({})", character.name(), level.name(language)),
        Sitter::Automaton => automaton(Game::from_slug(&heading.game), &heading.setup, language),
        Sitter::Me => language.say(Message::You).to_owned(),
    };
    heading.seating.others().map(other).collect::<Vec<_>>().join(", ")
}

/// Who won, or whose turn it is.
pub(super) fn state(heading: &Heading, language: Language) -> String {
    let me = heading.seating.me();
    match heading.standing.stage {
        Stage::ToAct(seat) if seat == me => language.say(Message::YourTurn).to_owned(),
        Stage::ToAct(seat) => phrases::turn_of(language, name(heading, seat, language)),
        Stage::Over(winners) => match (winners.contains(me), winners.len()) {
            (true, 1) => language.say(Message::YouWon).to_owned(),
            (true, _) => language.say(Message::YouShare).to_owned(),
            // A solo game can be lost to the rules alone.
            (false, 0) => language.say(Message::YouLost).to_owned(),
            (false, 1) => {
                let winner = winners.iter().next().unwrap_or(me);
                phrases::won(language, name(heading, winner, language))
            }
            (false, _) => language.say(Message::TheyShare).to_owned(),
        },
    }
}

/// Everything else in one line: how far it is, the day and marks.
pub(super) fn facts(heading: &Heading, language: Language) -> String {
    let progress = |folder: &dyn Folder| folder.progress(&heading.standing, heading.seating.me(), language);
    let mut parts: Vec<String> = folder(heading).and_then(progress).into_iter().collect();
    parts.push(dom::day(heading.changed, language.tag()));
    parts.extend(marks(heading, language).into_iter().map(str::to_owned));
    if heading.origin == Origin::Imported {
        parts.push(language.say(Message::BroughtHere).to_owned());
    }
    parts.join(" · ")
}

/// What kind of help there was.
pub(crate) fn marks(heading: &Heading, language: Language) -> Vec<&'static str> {
    let marks = [
        (heading.taken_back, Message::TakenBackMark),
        (heading.hinted, Message::WithHints),
        (heading.known, Message::KnownDeal),
    ];
    marks.into_iter().filter(|(is, _)| *is).map(|(_, name)| language.say(name)).collect()
}

/// Whether a seat's points are told: at its table, what rivals may keep to themselves is told only to those who want it.
fn shows_points(heading: &Heading, seat: Seat) -> bool {
    let hides =
        folder(heading).map(Folder::door).is_some_and(|door: Door| door.parts) && settings::load().0.hides_points;
    !hides || seat == heading.seating.me() || heading.standing.is_over()
}

/// Where the game stands: its scene, and everybody with a face and a bar, the person first; on the way to the game's goal, or
/// beside the best.
pub(super) fn picture(heading: &Heading, language: Language) -> Html {
    let me = heading.seating.me();
    let points = folder(heading).map(Folder::points);
    let told = |seat: Seat| shows_points(heading, seat).then(|| heading.standing.score(seat));
    let best = Seat::all(heading.seating.len()).filter_map(told).max().unwrap_or_default();
    let goal = points.and_then(|points| points.goal).unwrap_or(best).max(1);
    let word = points.map_or(Message::Points, |points| points.word);
    let row = |seat: Seat| {
        let score = told(seat);
        let acting = match heading.standing.stage {
            Stage::ToAct(to_act) => to_act == seat,
            Stage::Over(winners) => winners.contains(seat),
        };
        let width = score.unwrap_or_default().clamp(0, goal) * 100 / goal;
        html! {
            <li key={seat.0} class={classes!("standing-seat", acting.then_some("acting"), (seat == me).then_some("me"))}>
                { match heading.seating.at(seat) {
                    Sitter::Rival { character, .. } => html! { <>{ face(character, Mood::Neutral) }<span class="unseen">{ character.name() }</span></> },
                    Sitter::Me | Sitter::Automaton => html! { <span class="standing-you">{ name(heading, seat, language) }</span> },
                } }
                <svg class="standing-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="standing-way" width="100" height="10" />
                    <rect class="standing-gone" width={width.to_string()} height="10" />
                </svg>
                <b>{ score.map_or_else(|| "?".to_owned(), |score| score.to_string()) }<span class="unseen">{ " " }{ language.say(word) }</span></b>
            </li>
        }
    };
    html! {
        <div class="standing">
            { for Game::from_slug(&heading.game).map(scene) }
            <ul>{ for std::iter::once(me).chain(heading.seating.others()).map(row) }</ul>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use tabletop::SeatSet;

    use super::*;
    use crate::store::heading::Standing;
    use crate::store::settings::Settings;

    fn heading(game: &str, setup: &str, seating: &str, phase: u32) -> Heading {
        let seating: crate::table::Seating = seating.parse().expect("a seating");
        let standing =
            Standing { turn: 14, phase, stage: Stage::ToAct(Seat(0)), scores: vec![3; seating.len().into()] };
        Heading {
            game: game.to_owned(),
            setup: setup.to_owned(),
            seed: tabletop::Seed(1),
            seating,
            begun: 0,
            changed: 0,
            origin: Origin::Own,
            taken_back: false,
            hinted: false,
            known: false,
            by: String::new(),
            standing,
        }
    }

    #[test]
    fn a_title_says_which_game_it_is_and_against_whom() {
        let title = |game, setup, seating, language| title(&heading(game, setup, seating, 0), language);
        assert_eq!(title("la-granja", "2 seats", "me bruno:master", Language::English), "La Granja: Bruno (Master)");
        let solo = |setup, language| title("my-little-scythe", setup, "me automaton", language);
        assert_eq!(solo("solo hard", Language::English), "My Little Scythe: Automountie (Hard)");
        assert_eq!(solo("solo easy", Language::French), "My Little Scythe\u{a0}: Automountie (Facile)");
        // Where there is one way to be alone, it needs no name.
        let alone = title("la-granja", "solo", "me automaton", Language::German);
        assert_eq!(alone, "La Granja: Neutraler Spieler");
    }

    #[test]
    fn how_far_a_game_is_is_said_as_its_players_count_it() {
        let said = |heading: &Heading| {
            let folder = folder(heading).expect("a game");
            folder.progress(&heading.standing, Seat(0), Language::English)
        };
        let farm = heading("la-granja", "2 seats", "me bruno:master", 3);
        assert_eq!(said(&farm).as_deref(), Some("Round 3 of 6"));
        let mut over = farm.clone();
        over.standing.stage = Stage::Over(SeatSet::EMPTY);
        assert_eq!(said(&over), None);
        assert_eq!(said(&heading("la-granja", "2 seats", "me bruno:master", 0)), None, "kept in earlier days");
        let factory = heading("little-factory", "2 seats", "me bruno:master", 0);
        assert_eq!(said(&factory).as_deref(), Some("Turn 8"));
    }

    #[test]
    fn what_the_table_hides_no_list_tells() {
        let told = |heading: &Heading| [Seat(0), Seat(1)].map(|seat| shows_points(heading, seat));
        let farm = heading("la-granja", "2 seats", "me bruno:master", 3);
        assert_eq!(told(&farm), [true, true]);
        settings::keep(Settings { hides_points: true, ..Settings::default() }).expect("kept");
        assert_eq!(told(&farm), [true, false]);
        assert_eq!(told(&heading("little-factory", "2 seats", "me bruno:master", 0)), [true, true]);
        let mut over = farm.clone();
        over.standing.stage = Stage::Over(SeatSet::EMPTY);
        assert_eq!(told(&over), [true, true]);
    }
}
