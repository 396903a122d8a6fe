//! What the page asks of a game's folder.

use tabletop::Seat;
use yew::prelude::*;

use super::engine::Engine;
use crate::i18n::{Language, Message, phrases};
use crate::route::Route;
use crate::store::choices::Choices;
use crate::store::heading::Standing;
use crate::store::save::{AnySave, SaveError};
use crate::store::saves::GameId;
use crate::table::job::Job;
use crate::table::worker::Mind;

/// One game as the page knows it. What a game does not have yet has an answer that says so.
pub(crate) trait Folder {
    /// Its rules, in a program that plays it.
    fn engine(&self) -> Option<&'static dyn Engine>;

    /// How it can be set up.
    fn door(&self) -> Door;

    /// What its automaton is called.
    fn automaton(&self) -> Message {
        Message::NeutralPlayer
    }

    /// The switches among the settings that act at its table only.
    fn switches(&self) -> &'static [Switch] {
        &[]
    }

    /// What the marks of possible moves look like, where there are several.
    fn marks(&self) -> Option<Message> {
        None
    }

    /// What the statistics tell games apart by.
    fn told_apart_by(&self) -> Option<Message> {
        None
    }

    /// How that is called which was dealt under this name.
    fn dealt(&self, _language: Language, _id: &str) -> Option<&'static str> {
        None
    }

    /// How its points are said.
    fn points(&self) -> Points {
        Points {
            goal: None,
            word: Message::Points,
            a_game: Message::ScoreAGame,
            curve: Message::ScoreCurve,
            sources: &[],
        }
    }

    /// How far a game is, or how long it was, as its players count it.
    fn progress(&self, standing: &Standing, me: Seat, language: Language) -> Option<String> {
        Some(if standing.is_over() {
            phrases::turns(language, standing.turns_of(me))
        } else {
            phrases::turn(language, standing.turn / (standing.scores.len() as u32).max(1) + 1)
        })
    }

    /// The table of a game.
    fn table(&self, sitting: Sitting) -> Result<Html, SaveError>;

    /// Begins to think about a question of this game; `None` if it is none.
    fn mind(&self, job: &Job) -> Option<Box<dyn Mind>>;

    /// Whether its rules have a place of this name; the empty one is their top.
    fn has_rules(&self, _place: &str) -> bool {
        false
    }

    /// Its rules at a place that they have, and the way back to the game the reader came from.
    fn rules(&self, _place: &str, _back: Option<Route>) -> Html {
        Html::default()
    }

    /// The names of its lessons, the first one first.
    fn lessons(&self, _language: Language) -> Vec<&'static str> {
        Vec::new()
    }

    /// How many lessons there are. A game that has some says it without their texts, which are not in the lobby.
    fn lesson_count(&self) -> usize {
        self.lessons(Language::English).len()
    }

    /// The table of a lesson, counted from 1.
    fn lesson(&self, _number: u8) -> Html {
        Html::default()
    }
}

/// What a table is set with.
pub(crate) struct Sitting {
    pub(crate) id: GameId,
    pub(crate) save: AnySave,
    /// How often the table was set with it before: each time it is set anew.
    pub(crate) time: u32,
    /// Wants the game as the store has it now.
    pub(crate) reopen: Callback<()>,
}

/// What can be chosen for a new game.
#[derive(Clone, Copy)]
pub(crate) struct Door {
    pub(crate) most_rivals: usize,
    /// The setups for one alone, and what each is called.
    pub(crate) solo: &'static [(&'static str, Message)],
    /// Whether there is an extension to play with.
    pub(crate) extension: bool,
    /// Whether it has many small parts, and points that can be hidden.
    pub(crate) parts: bool,
}

impl Door {
    /// What was chosen, in the notation that all games share.
    pub(crate) fn setup(self, choices: &Choices) -> String {
        match choices.solo.as_ref().filter(|chosen| self.solo.iter().any(|(setup, _)| setup == chosen)) {
            Some(solo) => solo.clone(),
            None => {
                let extension = if self.extension && choices.extension { ", extension" } else { "" };
                format!("{} seats{extension}", choices.rivals.len().clamp(1, self.most_rivals) + 1)
            }
        }
    }
}

/// A switch among the settings that does not act at every table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Switch {
    /// Shows what everybody holds, where all of it was gained in public.
    Tracker,
    /// Ends a turn in which nothing is left to do.
    EndsItself,
    /// Dwells on what concerns the person, and on nothing else.
    OnlyMine,
}

impl Switch {
    /// In the order they are offered.
    pub(crate) const ALL: [Self; 3] = [Self::Tracker, Self::EndsItself, Self::OnlyMine];
}

/// How points are said.
#[derive(Clone, Copy)]
pub(crate) struct Points {
    /// With so many the game is won.
    pub(crate) goal: Option<i32>,
    /// What stands behind the number.
    pub(crate) word: Message,
    pub(crate) a_game: Message,
    pub(crate) curve: Message,
    /// Where they come from, in the order of [`crate::store::heading::Kept::sources`]; none if that is not told apart.
    pub(crate) sources: &'static [Message],
}
