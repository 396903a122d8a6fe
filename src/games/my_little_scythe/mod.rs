//! My Little Scythe as the page knows it.

mod art;
mod board;
mod clue;
mod rules;
mod stage;
mod tutorial;
mod word;
pub(crate) mod words;

use std::marker::PhantomData;

use my_little_scythe::{MyLittleScythe, Personality, Setup};
use tabletop::Seat;

use self::rules::{Passage, Section};
use self::tutorial::Lesson;
use super::engine::Engine;
use super::folder::{Door, Folder, Sitting, Switch};
use yew::Html;

use crate::i18n::{Language, Message};
use crate::program::{LOBBY, MY_LITTLE_SCYTHE};
use crate::route::Route;
use crate::rules::RulesPage;
use crate::store::heading::Kept;
use crate::store::save::SaveError;
use crate::table::job::Job;
use crate::table::worker::{self, Mind};
use crate::table::{Lesson as _, set, set_lesson};

impl Kept for MyLittleScythe {
    fn dealt(&self, seat: Seat) -> &'static str {
        self.player(seat).personality.id()
    }
}

pub(super) struct TheFolder;

impl Folder for TheFolder {
    fn engine(&self) -> Option<&'static dyn Engine> {
        if LOBBY || MY_LITTLE_SCYTHE { Some(const { &PhantomData::<MyLittleScythe> }) } else { None }
    }

    fn table(&self, sitting: Sitting) -> Result<Html, SaveError> {
        if MY_LITTLE_SCYTHE { set::<MyLittleScythe>(sitting) } else { Err(SaveError::OtherGame) }
    }

    fn mind(&self, job: &Job) -> Option<Box<dyn Mind>> {
        if MY_LITTLE_SCYTHE { worker::begin::<MyLittleScythe>(job) } else { None }
    }

    fn door(&self) -> Door {
        const SOLO: &[(&str, Message)] =
            &[("solo easy", Message::SoloEasy), ("solo normal", Message::SoloNormal), ("solo hard", Message::SoloHard)];
        Door { most_rivals: 5, solo: SOLO, extension: false, parts: false }
    }

    fn has_rules(&self, place: &str) -> bool {
        Passage::parse(place).is_some()
    }

    fn rules(&self, place: &str, back: Option<Route>) -> Html {
        let Some(passage) = Passage::parse(place).filter(|_| MY_LITTLE_SCYTHE) else { return Html::default() };
        yew::html! { <RulesPage<Section> key="rules" {passage} {back} /> }
    }

    fn lessons(&self, language: Language) -> Vec<&'static str> {
        if MY_LITTLE_SCYTHE { Lesson::ALL.map(|lesson| lesson.text(language).name).into() } else { Vec::new() }
    }

    fn lesson_count(&self) -> usize {
        Lesson::ALL.len()
    }

    fn lesson(&self, number: u8) -> Html {
        let setup = Setup::new(2).filter(|_| MY_LITTLE_SCYTHE);
        setup.map_or_else(Html::default, |setup| set_lesson::<MyLittleScythe>(&setup, number))
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch::OnlyMine]
    }

    fn told_apart_by(&self) -> Option<Message> {
        Some(Message::Personality)
    }

    fn dealt(&self, language: Language, id: &str) -> Option<&'static str> {
        Some(words::personality(language, Personality::by_id(id)?))
    }

    fn automaton(&self) -> Message {
        Message::Automountie
    }
}
