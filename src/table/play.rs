//! The game that is played: its session, how it is kept, and what can be taken back.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::Event;
use yew::Callback;

use super::screen::Screen;
use super::seating::Seating;
use super::session::Session;
use crate::dom;
use crate::store::heading::{Heading, Origin, Standing};
use crate::store::save::{AnySave, Save};
use crate::store::saves::{self, GameId, KeepError};
use crate::store::statistics::Finish;

/// After how many milliseconds a change is surely on the screen.
const SEEN_FIRST: u32 = 50;

/// A game that is played, and kept after every action.
pub(crate) struct Play<G: Screen> {
    pub(crate) id: GameId,
    pub(crate) session: Session<G>,
    /// Who sits where.
    pub(crate) seating: Rc<Seating>,
    /// What is kept beside the record.
    pub(crate) heading: Heading,
    /// Why the game can only be looked at here.
    pub(crate) read_only: Option<ReadOnly>,
    /// Nothing here is a game of its own: no hints, no replay, no taking back.
    pub(crate) is_lesson: bool,
    /// It is kept among the games. A lesson is not, even where it is a whole game.
    is_kept: bool,
    /// What the browser has not been asked to keep.
    unkept: Waiting,
    /// It will be asked to.
    soon: Option<Timeout>,
    /// False once the browser has refused to keep the game.
    pub(crate) kept: bool,
    /// A turn was taken back: how long the game was, and whether it was marked before.
    cut: Option<(usize, bool)>,
}

/// A change that is not kept yet. Whoever hears that the page is left has it too, because Yew may pass a message on too late.
type Waiting = Rc<RefCell<Option<Unkept>>>;

struct Unkept {
    id: GameId,
    save: AnySave,
    finish: Option<Finish>,
}

impl Unkept {
    fn keep(self) -> Result<(), KeepError> {
        saves::keep(self.id, &self.save, || self.finish.unwrap_or_default())
    }
}

/// Why a game can only be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReadOnly {
    /// Another tab has it.
    OtherTab,
    /// Another tab has deleted it.
    Deleted,
    /// It came with a link.
    Shared,
    /// Its record stops being a game after so many actions.
    Cut(usize),
}

impl<G: Screen> Play<G> {
    /// Sits down at a game as it was kept, or at the table of a lesson, which may be a whole game.
    pub(crate) fn new(id: GameId, save: &Save<G>, lesson: Option<Session<G>>, whole: bool) -> Self {
        let is_kept = lesson.is_none();
        let is_lesson = !is_kept && !whole;
        let (session, cut) =
            lesson.map_or_else(|| Session::new(&save.record, save.heading.seating.me()), |session| (session, None));
        let read_only = match (save.heading.origin, cut) {
            (_, Some(cut)) => Some(ReadOnly::Cut(cut.played)),
            (Origin::Shared, None) => Some(ReadOnly::Shared),
            _ => None,
        };
        let seating = Rc::new(save.heading.seating.clone());
        Self {
            id,
            session,
            seating,
            heading: save.heading.clone(),
            read_only,
            is_lesson,
            is_kept,
            unkept: Waiting::default(),
            soon: None,
            kept: true,
            cut: None,
        }
    }

    /// Whether a move of the person is awaited.
    pub(crate) fn is_mine(&self) -> bool {
        self.read_only.is_none() && self.session.is_mine()
    }

    /// How many actions can be taken back for nothing.
    pub(crate) fn undoable(&self) -> usize {
        if self.read_only.is_some() { 0 } else { self.session.undoable() }
    }

    /// Where the person's turn before this one began, if it can be taken back.
    pub(crate) fn turn_to_take_back(&self) -> Option<usize> {
        self.session.my_turn_before().filter(|_| self.is_mine() && !self.is_lesson)
    }

    /// Takes back up to so many actions; whether there were any.
    pub(crate) fn take_back(&mut self, count: usize) -> bool {
        let count = count.min(self.undoable());
        for _ in 0..count {
            self.session.undo();
        }
        count > 0
    }

    /// Takes back a whole turn of the person and the answers to it. The game is marked.
    pub(crate) fn take_back_turn(&mut self) -> bool {
        let Some(count) = self.turn_to_take_back() else { return false };
        if self.cut.is_none() || !self.session.can_redo() {
            self.cut = Some((self.session.entries().len(), self.heading.taken_back));
        }
        self.session.cut(count);
        self.heading.taken_back = true;
        true
    }

    /// Does again what was taken back. A turn that is there again as it was has not been taken back.
    pub(crate) fn redo(&mut self) {
        self.session.redo();
        if let Some((length, marked)) = self.cut.filter(|_| !self.session.can_redo()) {
            self.heading.taken_back = marked || self.session.entries().len() != length;
            self.cut = None;
        }
    }

    /// The game as it is to be kept, with everything that was done.
    pub(crate) fn to_keep(&self) -> AnySave {
        let mut heading = self.heading.clone();
        heading.standing = Standing::of(self.session.now().as_ref());
        AnySave { heading, record: self.session.record().to_string() }
    }

    /// There is something to keep. It is kept a moment later (`on_time`), so that it is seen first; but when one change
    /// follows the other, nothing waits.
    ///
    /// # Errors
    /// If another tab has it.
    pub(crate) fn note_change(&mut self, on_time: Callback<()>) -> Result<(), KeepError> {
        if !self.is_kept || self.read_only.is_some() {
            return Ok(());
        }
        let finish = self.session.is_over().then(|| self.session.finish());
        let unkept = Unkept { id: self.id, save: self.to_keep(), finish };
        say_unsaved(true);
        if self.unkept.replace(Some(unkept)).is_some() {
            return self.keep();
        }
        self.soon = Some(Timeout::new(SEEN_FIRST, move || on_time.emit(())));
        Ok(())
    }

    /// Keeps the game as it is now, if that has not been done.
    ///
    /// # Errors
    /// If another tab has it.
    pub(crate) fn keep(&mut self) -> Result<(), KeepError> {
        self.soon = None;
        say_unsaved(false);
        let Some(unkept) = self.unkept.take().filter(|_| self.read_only.is_none()) else { return Ok(()) };
        match unkept.keep() {
            Ok(()) => self.kept = true,
            Err(KeepError::Storage(_)) => self.kept = false,
            Err(lost) => return Err(lost),
        }
        Ok(())
    }

    /// Another tab has it: nothing is done here any more. A finished game may be open as often as you like.
    pub(crate) fn step_back(&mut self, lost: KeepError) {
        self.unkept.take();
        say_unsaved(false);
        self.read_only = match lost {
            KeepError::Deleted => Some(ReadOnly::Deleted),
            _ if self.session.is_over() => None,
            _ => Some(ReadOnly::OtherTab),
        };
    }

    /// Keeps the game though another tab has deleted it.
    pub(crate) fn keep_again(&mut self) {
        self.read_only = None;
        self.kept = saves::keep_again(self.id, &self.to_keep(), || self.session.finish()).is_ok();
    }
}

/// Says on `<html>` whether something waits to be kept, for whoever drives the page and wants to know what is kept.
fn say_unsaved(waits: bool) {
    dom::set_root_attribute("data-unsaved", waits.then_some(""));
}

/// Keeps what waits when the page is about to go.
pub(crate) fn keep_on_leaving<G: Screen>(play: &Play<G>) -> Option<EventListener> {
    let unkept = play.unkept.clone();
    let keep = move |_: &Event| {
        if let Some(unkept) = unkept.take() {
            // There is nobody left to be told that it could not be kept.
            let _ = unkept.keep();
        }
    };
    Some(EventListener::new(&dom::window()?.into(), "pagehide", keep))
}

/// Tells when another tab writes or deletes this game.
pub(crate) fn on_other_tab(id: GameId, tell: Callback<KeepError>) -> Option<EventListener> {
    let window = dom::window()?;
    let key = id.key();
    Some(EventListener::new(&window, "storage", move |event| {
        let Some(event) = event.dyn_ref::<web_sys::StorageEvent>() else { return };
        // Without a key everything was cleared.
        let ours = event.key().is_none_or(|changed| changed == key);
        if let (true, Some(lost)) = (ours, saves::taken_by(event.new_value().as_deref())) {
            tell.emit(lost);
        }
    }))
}
