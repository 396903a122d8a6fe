//! Keeping the game, and what the table says when that is not as usual: the browser keeps nothing, another tab has
//! gone on, or the game is only a copy to be looked at.

use std::cell::Cell;

use gloo_events::EventListener;
use tabletop::Record;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::zone::Zones;
use super::{Board, Msg};
use crate::dom;
use crate::i18n::Message;
use crate::markup::{classes, html};
use crate::store::save::{Origin, Save};
use crate::store::saves::{self, GameId, KeepError};
use crate::ui::{Picture, icon};

thread_local! {
    /// Whether it was said in this visit that the browser keeps nothing.
    static TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Why a game can only be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Barred {
    /// Another tab has it.
    OtherTab,
    /// Another tab has deleted it.
    Deleted,
    /// It came with a link.
    Shared,
    /// Its record stops being a game after so many actions.
    Cut(usize),
}

/// What a notice can be answered with, and what brings one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Another tab has the game, or has deleted it.
    Lost(KeepError),
    /// Play on in this tab.
    TakeOver,
    /// Put a copy among the player's own games and go there.
    KeepCopy,
    SaveFile,
    CopyLink,
    Dismiss,
}

impl Barred {
    pub(super) fn at_first(save: &Save, cut: Option<usize>) -> Option<Self> {
        match (save.origin, cut) {
            (_, Some(played)) => Some(Self::Cut(played)),
            (Origin::Shared, None) => Some(Self::Shared),
            _ => None,
        }
    }
}

/// Tells when the page is about to go.
pub(super) fn on_leaving(tell: Callback<()>) -> Option<EventListener> {
    Some(EventListener::new(&dom::window()?.into(), "pagehide", move |_| tell.emit(())))
}

/// Hears when another tab writes or deletes this game.
pub(super) fn listen(id: GameId, tell: Callback<Act>) -> Option<EventListener> {
    let window = dom::window()?;
    let key = id.key();
    Some(EventListener::new(&window, "storage", move |event| {
        let Some(event) = event.dyn_ref::<web_sys::StorageEvent>() else { return };
        // Without a key everything was cleared.
        let ours = event.key().is_none_or(|changed| changed == key);
        if let (true, Some(lost)) = (ours, saves::taken_by(event.new_value().as_deref())) {
            tell.emit(Act::Lost(lost));
        }
    }))
}

impl Board {
    /// The game as it is to be kept, with everything that was done.
    pub(super) fn to_keep(&self) -> Save {
        Save { seating: self.seating.clone(), record: Record::clone(self.session.record()), ..self.save.clone() }
    }

    /// Keeps the game as it is now, if that has not been done: a moment after every change, so that the change is seen
    /// first, and before the page is left.
    pub(super) fn keep(&mut self, ctx: &Context<Self>) {
        if !std::mem::take(&mut self.unkept) || self.barred.is_some() {
            return;
        }
        let before = self.kept;
        match saves::keep(ctx.props().id, &self.to_keep()) {
            Ok(()) => self.kept = true,
            Err(KeepError::Storage(_)) => self.kept = false,
            Err(lost) => self.step_back(lost),
        }
        if self.kept != before || self.barred.is_some() {
            self.stale.set(Zones::ALL);
        }
    }

    /// Nothing is done here any more.
    fn step_back(&mut self, lost: KeepError) {
        self.bots.stop();
        self.queue.clear();
        (self.timer, self.thinking) = (None, None);
        let finished = tabletop::Game::outcome(&**self.session.now()).is_some();
        self.barred = match lost {
            KeepError::Deleted => Some(Barred::Deleted),
            // A finished game may be open as often as you like.
            _ if finished => None,
            _ => Some(Barred::OtherTab),
        };
        if let Some(barred) = self.barred {
            self.over = None;
            self.said = self.barred_says(barred);
        }
    }

    pub(super) fn heed(&mut self, ctx: &Context<Self>, act: Act) {
        match act {
            Act::Lost(lost) => {
                if self.barred.is_none() {
                    self.step_back(lost);
                }
            }
            Act::TakeOver if self.barred == Some(Barred::Deleted) => {
                self.barred = None;
                self.kept = saves::keep_again(ctx.props().id, &self.to_keep()).is_ok();
                self.after_change(ctx);
            }
            Act::TakeOver => ctx.props().reopen.emit(()),
            Act::KeepCopy => {
                let save = Save { origin: Origin::Imported, ..self.to_keep() };
                crate::pages::begin(&save);
            }
            Act::SaveFile => dom::download(&crate::pages::file_name(&self.to_keep()), &self.to_keep().write_readable()),
            Act::CopyLink => {
                self.copied = true;
                dom::copy(&crate::pages::link_to(&self.to_keep()));
            }
            Act::Dismiss => TOLD.set(true),
        }
    }

    fn barred_says(&self, barred: Barred) -> String {
        match barred {
            Barred::OtherTab => self.say(Message::HeldOtherTab).to_owned(),
            Barred::Deleted => self.say(Message::HeldDeleted).to_owned(),
            Barred::Shared => self.say(Message::HeldShared).to_owned(),
            Barred::Cut(played) => crate::pages::cut_says(self.language, played),
        }
    }

    pub(super) fn notice(&self, ctx: &Context<Self>) -> Html {
        let button = |name: Message, act: Act, class: &'static str| {
            let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Notice(act));
            html! { <button type="button" class={classes!("button", class)} data-stop="" {onclick}>{ self.say(name) }</button> }
        };
        let (text, buttons) = match self.barred {
            Some(barred) => {
                let (name, act) = match barred {
                    Barred::OtherTab => (Message::TakeOver, Act::TakeOver),
                    Barred::Deleted => (Message::KeepAgain, Act::TakeOver),
                    Barred::Shared => (Message::KeepCopy, Act::KeepCopy),
                    Barred::Cut(_) => (Message::PlayOnFromHere, Act::KeepCopy),
                };
                (self.barred_says(barred), button(name, act, "go"))
            }
            None if !self.kept && !TOLD.get() => {
                let label = self.say(Message::Close);
                let onclick = ctx.link().callback(|_: MouseEvent| Msg::Notice(Act::Dismiss));
                let buttons = html! {
                    <>
                        { button(Message::SaveAsFile, Act::SaveFile, "quiet") }
                        { button(if self.copied { Message::Copied } else { Message::CopyLink }, Act::CopyLink, "quiet") }
                        <button type="button" class="tool" data-stop="" aria-label={label} {onclick}>{ icon(Picture::Close) }</button>
                    </>
                };
                (self.say(Message::GameNotKept).to_owned(), buttons)
            }
            None => return Html::default(),
        };
        html! {
            <aside key="notice" class="table-notice" aria-label={self.say(Message::Notice)}>
                <p role={self.barred.is_none().then_some("status")}>{ text }</p>
                <div class="table-notice-buttons">{ buttons }</div>
            </aside>
        }
    }
}
