//! What the page asks of Little Factory.

use std::marker::PhantomData;

use little_factory::{GOAL, LittleFactory, Setup};
use tabletop::{Record, Seat, Seed};
use yew::prelude::*;

use super::rules::Place;
use super::rules_page::RulesPage;
use super::tutorial::Lesson;
use crate::games::Game;
use crate::games::engine::Engine;
use crate::games::folder::{Door, Folder, Points, Sitting};
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::program::{LITTLE_FACTORY, LOBBY};
use crate::route::{self, Route};
use crate::store::heading::{Kept, Standing};
use crate::store::save::{AnySave, SaveError};
use crate::store::saves::GameId;
use crate::table::job::Job;
use crate::table::worker::{self, Mind};
use crate::table::{First, Lesson as _, Level, Seating, Table, set};

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
        if LOBBY || LITTLE_FACTORY { Some(const { &PhantomData::<LittleFactory> }) } else { None }
    }

    fn door(&self) -> Door {
        Door { most_rivals: 3, solo: &[], extension: true }
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
        if LITTLE_FACTORY { set::<LittleFactory>(sitting) } else { Err(SaveError::OtherGame) }
    }

    fn mind(&self, job: &Job) -> Option<Box<dyn Mind>> {
        if LITTLE_FACTORY { worker::begin::<LittleFactory>(job) } else { None }
    }

    fn has_rules(&self, place: &str) -> bool {
        Place::parse(place).is_some()
    }

    fn rules(&self, place: &str, back: Option<Route>) -> Html {
        match Place::parse(place) {
            Some(place) if LITTLE_FACTORY => html! { <RulesPage key="rules" {place} {back} /> },
            _ => Html::default(),
        }
    }

    fn lessons(&self, language: Language) -> Vec<&'static str> {
        Lesson::ALL.map(|lesson| lesson.text(language).name).into()
    }

    fn lesson(&self, number: u8) -> Html {
        let lesson = if LITTLE_FACTORY { Lesson::by_number(number) } else { None };
        let (Some(lesson), Some(setup)) = (lesson, Setup::new(2, false)) else { return Html::default() };
        let seating = Seating::new(&[Level::Trader], First::Me, Seed(number.into()));
        let record = Record::<LittleFactory>::new(setup, Seed(0));
        let standing = Standing::of(&tabletop::Game::new(&setup, Seed(0)) as &LittleFactory);
        let save = AnySave::new(seating, record.to_string(), standing, 0).and_then(|save| save.open::<LittleFactory>());
        save.map_or_else(
            |_| Html::default(),
            |save| yew::html! { <Table<LittleFactory> key={format!("lesson-{number}")} id={GameId(0)} {save} lesson={Some(lesson)} /> },
        )
    }
}

/// The address of a place in the rules.
pub(crate) fn rules_at(place: Place) -> String {
    Route::Of(Game::LittleFactory, route::Place::Rules(place.slug().into())).href()
}
