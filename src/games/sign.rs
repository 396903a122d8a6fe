//! A game as the lobby knows it: what stands on its sign, and nothing of its rules and its table.

use tabletop::Seat;
use yew::Html;

use super::engine::Engine;
use super::folder::{Door, Folder, Points, Sitting, Switch};
use crate::i18n::{Language, Message};
use crate::store::heading::Standing;
use crate::store::save::SaveError;
use crate::table::job::Job;
use crate::table::worker::Mind;

/// The sign of a game. Whatever is not handed on here is not in the lobby's program.
pub(super) struct Sign<F>(pub(super) F);

impl<F: Folder> Folder for Sign<F> {
    fn engine(&self) -> Option<&'static dyn Engine> {
        None
    }

    fn door(&self) -> Door {
        self.0.door()
    }

    fn automaton(&self) -> Message {
        self.0.automaton()
    }

    fn switches(&self) -> &'static [Switch] {
        self.0.switches()
    }

    fn marks(&self) -> Option<Message> {
        self.0.marks()
    }

    fn told_apart_by(&self) -> Option<Message> {
        self.0.told_apart_by()
    }

    fn dealt(&self, language: Language, id: &str) -> Option<&'static str> {
        self.0.dealt(language, id)
    }

    fn points(&self) -> Points {
        self.0.points()
    }

    fn progress(&self, standing: &Standing, me: Seat, language: Language) -> Option<String> {
        self.0.progress(standing, me, language)
    }

    fn table(&self, _sitting: Sitting) -> Result<Html, SaveError> {
        Err(SaveError::OtherGame)
    }

    fn mind(&self, _job: &Job) -> Option<Box<dyn Mind>> {
        None
    }

    fn lesson_count(&self) -> usize {
        self.0.lesson_count()
    }
}
