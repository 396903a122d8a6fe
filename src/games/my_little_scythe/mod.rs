//! My Little Scythe as the page knows it. Its table is still being drawn: until then it is a plain one.

use std::marker::PhantomData;

use my_little_scythe::MyLittleScythe;

use super::Game;
use super::engine::Engine;
use super::folder::{Door, Folder, Sitting};
use super::plain::Plain;
use yew::Html;

use crate::i18n::Message;
use crate::program::{LOBBY, MY_LITTLE_SCYTHE};
use crate::store::heading::Kept;
use crate::store::save::SaveError;
use crate::table::job::Job;
use crate::table::set;
use crate::table::worker::{self, Mind};

impl Kept for MyLittleScythe {}

impl Plain for MyLittleScythe {
    const WHICH: Game = Game::MyLittleScythe;
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
        Door { most_rivals: 5, solo: SOLO, extension: false }
    }

    fn automaton(&self) -> Message {
        Message::Automountie
    }
}
