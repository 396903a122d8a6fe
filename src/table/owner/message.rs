//! What can be wanted of the table, and what it can be told.

use yew::{KeyboardEvent, TouchEvent};

use crate::app::SettingsContext;
use crate::i18n::Language;
use crate::store::saves::KeepError;
use crate::table::job::Answer;
use crate::table::over::{Over, Panel};
use crate::table::pointer::Swipe;
use crate::table::screen::{Intent, Screen};
use crate::table::voice::Filter;
use crate::table::watch::Go;
use crate::table::{coach, hint, notice};

/// What is to be played after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    /// Against the same, somebody else begins.
    Another,
    SameDeal,
    /// Against the same, a level up.
    Harder,
}

/// Intents of the person, and news from elsewhere.
pub(crate) enum Msg<G: Screen> {
    /// From the game's own part of the table.
    Screen(Intent<G>),
    /// A finger has stayed on a thing.
    Hold(G::Word),
    /// The mouse is on a thing, or on none.
    Point(Option<G::Word>),
    /// It has rested there.
    Peek,
    /// A finger is down.
    Press(Option<G::Word>),
    /// It is up again.
    Lift,
    /// The second click of a double one.
    TapTwice(G::Spot),
    /// A finger comes down on something that can be swiped away, or is lifted again.
    Swipe(Option<Swipe>),
    Swiped(TouchEvent),
    /// Beside everything that can be tapped.
    TapOutside,
    Open(Over<G>),
    Close,
    /// The browser's way back.
    Back,
    /// Goes where that way leads.
    Leave,
    Undo,
    Redo,
    RestartTurn,
    /// Back to the beginning of the person's turn before this one.
    TakeBackTurn,
    Pull(Option<Panel>),
    Show(Filter),
    CopyLog,
    Bot(Answer),
    /// The next step of what happens by itself.
    Step,
    Skip,
    ShowAgain,
    BackToNow,
    /// The position after so many actions.
    LookAt(usize),
    /// The whole game again.
    Watch,
    Replay(Go),
    Hint(hint::Ask),
    Coach(coach::Ask),
    NewGame(Again),
    /// The last motion is over: how the game ended is shown.
    ShowEnding,
    /// What the player wants to be called in links.
    Name(String),
    LessonAgain,
    /// In a guided game nothing was done for a while.
    Hesitates,
    Notice(notice::Act),
    /// Another tab has the game, or has deleted it.
    Lost(KeepError),
    Key(KeyboardEvent),
    /// The change is seen: it is kept.
    Keep,
    LayMore,
    Settings(SettingsContext),
    Speak(Language),
}
