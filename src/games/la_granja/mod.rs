//! La Granja as the page knows it. Its table is still being drawn: until then it is a plain one.

use std::marker::PhantomData;

use la_granja::LaGranja;

use super::Game;
use super::engine::Engine;
use super::folder::{Door, Folder, Sitting};
use super::plain::Plain;
use yew::Html;

use crate::i18n::Message;
use crate::program::{LA_GRANJA, LOBBY};
use crate::store::heading::Kept;
use crate::store::save::SaveError;
use crate::table::job::Job;
use crate::table::set;
use crate::table::worker::{self, Mind};

impl Kept for LaGranja {
    fn phase(&self) -> u32 {
        self.round().into()
    }
}

impl Plain for LaGranja {
    const WHICH: Game = Game::LaGranja;
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
        Door { most_rivals: 3, solo: &[("solo", Message::Alone)], extension: false }
    }
}
