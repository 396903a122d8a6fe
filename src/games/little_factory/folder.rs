//! What the page asks of Little Factory.

use std::marker::PhantomData;

use little_factory::{GOAL, LittleFactory, Setup};
use tabletop::Seat;
use yew::prelude::*;

use super::rules::{Passage, Section};
use super::tutorial::Lesson;
use crate::games::engine::Engine;
use crate::games::folder::{Door, Folder, Points, Sitting, Switch};
use crate::i18n::{Language, Message};
use crate::route::Route;
use crate::rules::RulesPage;
use crate::store::heading::Kept;
use crate::store::save::SaveError;
use crate::table::job::Job;
use crate::table::worker::{self, Mind};
use crate::table::{Lesson as _, set, set_lesson};

impl Kept for LittleFactory {
    /// Buildings and tokens.
    fn sources(&self, seat: Seat) -> Vec<i32> {
        let player = self.player(seat);
        vec![player.buildings.influence().into(), player.tokens.into()]
    }
}

pub(crate) struct TheFolder;

impl Folder for TheFolder {
    fn engine(&self) -> Option<&'static dyn Engine> {
        Some(const { &PhantomData::<LittleFactory> })
    }

    fn door(&self) -> Door {
        Door { most_rivals: 3, solo: &[], extension: true, parts: false }
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch::Tracker, Switch::EndsItself]
    }

    fn marks(&self) -> Option<Message> {
        Some(Message::MarksMovesNote)
    }

    fn points(&self) -> Points {
        Points {
            goal: Some(GOAL.into()),
            word: Message::OfTen,
            a_game: Message::PointsAGame,
            curve: Message::InfluenceCurve,
            sources: &[Message::FromBuildings, Message::FromTokens],
        }
    }

    fn table(&self, sitting: Sitting) -> Result<Html, SaveError> {
        set::<LittleFactory>(sitting)
    }

    fn mind(&self, job: &Job) -> Option<Box<dyn Mind>> {
        worker::begin::<LittleFactory>(job)
    }

    fn has_rules(&self, place: &str) -> bool {
        Passage::parse(place).is_some()
    }

    fn rules(&self, place: &str, back: Option<Route>) -> Html {
        let Some(passage) = Passage::parse(place) else { return Html::default() };
        yew::html! { <RulesPage<Section> key="rules" {passage} {back} /> }
    }

    fn lessons(&self, language: Language) -> Vec<&'static str> {
        Lesson::ALL.map(|lesson| lesson.text(language).name).into()
    }

    fn lesson_count(&self) -> usize {
        Lesson::ALL.len()
    }

    fn lesson(&self, number: u8) -> Html {
        Setup::new(2, false).map_or_else(Html::default, |setup| set_lesson::<LittleFactory>(&setup, number))
    }
}
