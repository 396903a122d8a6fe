//! La Granja as the page knows it: its table, its words and its pictures.

mod art;
mod board;
mod effect;
mod label;
mod rules;
mod spot;
mod stage;
mod tutorial;
mod word;
mod words;

use std::marker::PhantomData;

use la_granja::{LaGranja, ROUNDS, Setup};
use tabletop::Seat;

use super::engine::Engine;
use super::folder::{Door, Folder, Sitting, Switch};
use yew::Html;

use crate::i18n::{Language, Message, phrases};
use crate::program::{LA_GRANJA, LOBBY};
use crate::route::Route;
use crate::rules::RulesPage;
use crate::store::heading::{Kept, Standing};
use crate::store::save::SaveError;
use crate::table::job::Job;
use crate::table::worker::{self, Mind};
use crate::table::{Lesson as _, set, set_lesson};
use rules::{Passage, Section};
use tutorial::Lesson;

impl Kept for LaGranja {
    fn phase(&self) -> u32 {
        self.round().into()
    }
}

pub(super) struct TheFolder;

impl Folder for TheFolder {
    fn engine(&self) -> Option<&'static dyn Engine> {
        if LOBBY || LA_GRANJA { Some(const { &PhantomData::<LaGranja> }) } else { None }
    }

    fn table(&self, sitting: Sitting) -> Result<Html, SaveError> {
        if LA_GRANJA { set::<LaGranja>(sitting) } else { Err(SaveError::OtherGame) }
    }

    fn mind(&self, job: &Job) -> Option<Box<dyn Mind>> {
        if LA_GRANJA { worker::begin::<LaGranja>(job) } else { None }
    }

    fn door(&self) -> Door {
        Door { most_rivals: 3, solo: &[("solo", Message::Alone)], extension: false, parts: true }
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch::OnlyMine]
    }

    /// In rounds, of which every game has as many; games kept in earlier days do not say in which they are.
    fn progress(&self, standing: &Standing, _me: Seat, language: Language) -> Option<String> {
        let going = !standing.is_over() && standing.phase > 0;
        going.then(|| phrases::round(language, standing.phase, ROUNDS.into()))
    }

    fn has_rules(&self, place: &str) -> bool {
        LA_GRANJA && Passage::parse(place).is_some()
    }

    fn rules(&self, place: &str, back: Option<Route>) -> Html {
        let Some(passage) = Passage::parse(place).filter(|_| LA_GRANJA) else { return Html::default() };
        yew::html! { <RulesPage<Section> key="rules" {passage} {back} /> }
    }

    fn lessons(&self, language: Language) -> Vec<&'static str> {
        if LA_GRANJA { Lesson::ALL.map(|lesson| lesson.text(language).name).into() } else { Vec::new() }
    }

    fn lesson_count(&self) -> usize {
        Lesson::ALL.len()
    }

    fn lesson(&self, number: u8) -> Html {
        let setup = Setup::new(2).filter(|_| LA_GRANJA);
        setup.map_or_else(Html::default, |setup| set_lesson::<LaGranja>(&setup, number))
    }
}
