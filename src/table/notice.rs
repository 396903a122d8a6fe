//! What the table says when keeping is not as usual: the browser keeps nothing, another tab has gone on, or the game is
//! only a copy to be looked at.

use std::cell::Cell;

use yew::prelude::*;

use super::owner::{Msg, Table};
use super::play::ReadOnly;
use super::screen::Screen;
use crate::i18n::{Language, Message};
use crate::markup::{classes, html};
use crate::store::saves;
use crate::ui::{Picture, icon};

thread_local! {
    /// Whether it was said in this visit that the browser keeps nothing.
    static TOLD: Cell<bool> = const { Cell::new(false) };
}

/// What a notice can be answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Play on in this tab.
    TakeOver,
    /// Put a copy among the player's own games and go there.
    KeepCopy,
    SaveFile,
    CopyLink,
    Dismiss,
}

/// It is not said again.
pub(super) fn dismiss() {
    TOLD.set(true);
}

/// Why the game can only be looked at.
pub(super) fn says(language: Language, why: ReadOnly) -> String {
    match why {
        ReadOnly::OtherTab => language.say(Message::HeldOtherTab).to_owned(),
        ReadOnly::Deleted => language.say(Message::HeldDeleted).to_owned(),
        ReadOnly::Shared => language.say(Message::HeldShared).to_owned(),
        ReadOnly::Cut(played) => super::phrases::cut_says(language, played),
    }
}

pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>) -> Html {
    let button = |name: Message, act: Act, class: &'static str| {
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Notice(act));
        html! { <button type="button" class={classes!("button", class)} data-stop="" {onclick}>{ table.say(name) }</button> }
    };
    let read_only = table.play.read_only;
    let (text, buttons) = match read_only {
        Some(why) => {
            let (name, act) = match why {
                ReadOnly::OtherTab => (Message::TakeOver, Act::TakeOver),
                ReadOnly::Deleted => (Message::KeepAgain, Act::TakeOver),
                ReadOnly::Shared => (Message::KeepCopy, Act::KeepCopy),
                ReadOnly::Cut(_) => (Message::PlayOnFromHere, Act::KeepCopy),
            };
            let by = &table.play.heading.by;
            let text = match why {
                ReadOnly::Shared if !by.is_empty() => super::phrases::shared_by(table.around.language, by),
                why => says(table.around.language, why),
            };
            (text, button(name, act, "go"))
        }
        None if !table.play.kept && !TOLD.get() => {
            let label = table.say(Message::Close);
            let onclick = ctx.link().callback(|_: MouseEvent| Msg::Notice(Act::Dismiss));
            let copied = if table.voice.copied { Message::Copied } else { Message::CopyLink };
            let buttons = html! {
                <>
                    { button(Message::SaveAsFile, Act::SaveFile, "quiet") }
                    { button(copied, Act::CopyLink, "quiet") }
                    <button type="button" class="tool" data-stop="" aria-label={label} {onclick}>{ icon(Picture::Close) }</button>
                </>
            };
            // Where there is a store, it is full.
            let text = if saves::can_keep() { Message::StoreFull } else { Message::GameNotKept };
            (table.say(text).to_owned(), buttons)
        }
        None => return Html::default(),
    };
    html! {
        <aside key="notice" class="table-notice" aria-label={table.say(Message::Notice)}>
            <p role={read_only.is_none().then_some("status")}>{ text }</p>
            <div class="table-notice-buttons">{ buttons }</div>
        </aside>
    }
}
