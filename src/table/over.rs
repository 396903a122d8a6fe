//! What lies over the table, one thing at a time, each a dialog that never holds the keyboard: Escape puts it away, and
//! what lies beside it can still be tapped.

use std::rc::Rc;

use yew::prelude::*;

use super::owner::{Msg, Table};
use super::screen::Screen;
use super::seen::Seen;
use super::zone::zone;
use super::{coach, ending, hint, keys, menu, since, way_back};
use crate::dom;
use crate::i18n::Message;
use crate::markup::html;
use crate::pages::settings_choices;
use crate::ui::{Picture, icon};

/// Something that lies over the table.
pub(crate) enum Over<G: Screen> {
    /// What can be done with a spot.
    Answer(G::Spot),
    /// A thing as large as it gets.
    Large(G::Word),
    /// A sheet of the game.
    Sheet(G::Sheet),
    /// What the others have done since the person's turn.
    Since,
    /// Every move as a list.
    Moves,
    /// Which key does what.
    Keys,
    /// Pace, sound, and ways out.
    Menu,
    /// How the game ended.
    Ending,
    /// What the Master would do.
    Hint,
    /// What the Master would have done.
    Coach,
    /// Asks whether a whole turn is to be taken back.
    TakeBack,
    /// Asks whether the game is to be left.
    Leave,
    /// Everything that can be chosen about the page.
    Settings,
}

impl<G: Screen> Clone for Over<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Answer(spot) => Self::Answer(*spot),
            Self::Large(word) => Self::Large(*word),
            Self::Sheet(sheet) => Self::Sheet(sheet.clone()),
            Self::Since => Self::Since,
            Self::Moves => Self::Moves,
            Self::Keys => Self::Keys,
            Self::Menu => Self::Menu,
            Self::Ending => Self::Ending,
            Self::Hint => Self::Hint,
            Self::Coach => Self::Coach,
            Self::TakeBack => Self::TakeBack,
            Self::Leave => Self::Leave,
            Self::Settings => Self::Settings,
        }
    }
}

impl<G: Screen> PartialEq for Over<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Answer(one), Self::Answer(other)) => one == other,
            (Self::Large(one), Self::Large(other)) => one == other,
            (Self::Sheet(one), Self::Sheet(other)) => one == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other) && self.is_plain(),
        }
    }
}

impl<G: Screen> Over<G> {
    fn is_plain(&self) -> bool {
        !matches!(self, Self::Answer(_) | Self::Large(_) | Self::Sheet(_))
    }

    /// For the styles: what kind of thing it is.
    fn kind(&self) -> &'static str {
        match self {
            Self::Answer(_) => "answer",
            Self::Large(_) => "large",
            Self::Sheet(sheet) => G::sheet_kind(sheet),
            Self::Since => "since",
            Self::Moves => "moves",
            Self::Keys => "keys",
            Self::Menu => "menu",
            Self::Ending => "ending",
            Self::Hint => "hint",
            Self::Coach => "coach",
            Self::TakeBack | Self::Leave => "question",
            Self::Settings => "settings",
        }
    }
}

/// On a small screen these are pulled out over the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Rivals,
    Log,
}

/// What lies over the table, and who had the keyboard before.
pub(crate) struct Cover<G: Screen> {
    pub(crate) over: Option<Over<G>>,
    pub(crate) panel: Option<Panel>,
    opener: Option<web_sys::HtmlElement>,
    /// What was opened gets the keyboard when it is drawn.
    focus: bool,
}

impl<G: Screen> Cover<G> {
    pub(crate) fn new() -> Self {
        Self { over: None, panel: None, opener: None, focus: false }
    }

    pub(crate) fn open(&mut self, over: Over<G>) {
        if self.over.is_none() {
            self.opener = dom::focused();
        }
        self.focus = true;
        // One thing at a time.
        self.panel = None;
        self.over = Some(over);
    }

    /// Something else is said in what is open.
    pub(crate) fn focus_again(&mut self) {
        self.focus = self.over.is_some();
    }

    /// Takes away what is open; what opened it gets the keyboard back. Whether anything was open.
    pub(crate) fn close(&mut self) -> bool {
        if self.over.take().is_none() {
            return false;
        }
        match self.opener.take().filter(|opener| opener.is_connected()) {
            // A refused focus leaves it where it was.
            Some(opener) => drop(opener.focus()),
            None => dom::focus(".doing button:not([disabled], [hidden]), .board"),
        }
        true
    }

    /// Takes it away and leaves the keyboard where it is.
    pub(crate) fn drop_over(&mut self) {
        self.over = None;
    }

    /// After it is drawn.
    pub(crate) fn rendered(&mut self) {
        if std::mem::take(&mut self.focus) {
            // A question has its likely answer under the keyboard; everything else is read from its name on.
            dom::focus(if matches!(self.over, Some(Over::TakeBack | Over::Leave)) {
                ".over [data-enter]"
            } else {
                ".over [data-first], .over button"
            });
        }
    }

    pub(crate) fn is_open(&self, over: &Over<G>) -> bool {
        self.over.as_ref() == Some(over)
    }

    /// The game's own sheet that is open.
    pub(crate) fn sheet(&self) -> Option<&G::Sheet> {
        match &self.over {
            Some(Over::Sheet(sheet)) => Some(sheet),
            _ => None,
        }
    }
}

/// What is open, in its frame.
pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Rc<Seen<G>>) -> Html {
    let Some(over) = &table.cover.over else { return Html::default() };
    // What the game draws is worked out only when it would be another; the table's own sheets are light.
    let (title, inside) = match over {
        Over::Answer(spot) => {
            let spot = *spot;
            let depends = (seen.position(), seen.language, seen.can_act, seen.own.clone(), spot);
            (G::spot_name(seen, spot), zone("answer", seen, depends, move |seen| G::answer(seen, spot)))
        }
        Over::Large(word) => (super::Word::name(*word, seen.language).to_owned(), G::large(seen, *word)),
        Over::Sheet(sheet) => G::sheet(seen, sheet),
        Over::Moves => {
            let depends = (seen.position(), seen.language, seen.can_act);
            (seen.say(Message::AllMoves).to_owned(), zone("moves", seen, depends, |seen| all_moves(seen)))
        }
        Over::Since => (since::name(seen).to_owned(), since::sheet(table, ctx, seen)),
        Over::Keys => (seen.say(Message::Keys).to_owned(), keys::list::<G>(seen.language)),
        Over::Menu => (seen.say(Message::Menu).to_owned(), menu::draw(table, ctx, seen)),
        Over::Ending => (ending::result(seen), ending::draw(table, ctx, seen)),
        Over::Coach => (seen.say(Message::Coach).to_owned(), coach::draw(table, ctx, seen)),
        Over::Hint => (seen.say(Message::Hint).to_owned(), hint::draw(table, ctx, seen)),
        Over::TakeBack => (seen.say(Message::TakeBackTurn).to_owned(), menu::ask_take_back(ctx, seen)),
        Over::Leave => (seen.say(Message::LeaveTitle).to_owned(), way_back::draw(ctx, seen)),
        Over::Settings => (
            seen.say(Message::Settings).to_owned(),
            settings_choices(&table.around.settings, seen.language, Some(G::GAME)),
        ),
    };
    let onclick = ctx.link().callback(|_: MouseEvent| Msg::Close);
    html! {
        <section key="over" class="over" data-kind={over.kind()} role="dialog" aria-label={title.clone()}>
            <div class="over-head">
                <h2 data-first="" tabindex="-1">{ title }</h2>
                <button type="button" class="tool" data-stop="" aria-label={seen.say(Message::Close)} {onclick}>{ icon(Picture::Close) }</button>
            </div>
            { inside }
        </section>
    }
}

fn all_moves<G: Screen>(seen: &Seen<G>) -> Html {
    if !seen.can_act {
        let who = |seat| seen.who(seat);
        return html! { <p class="none">{ G::expected(seen.language, &seen.game, &who) }</p> };
    }
    G::all_moves(seen)
}
