//! What can be wanted of the table, and what can lie over it.

use little_factory::{Action, Building, Card, Resource, Row};
use yew::KeyboardEvent;

use super::super::scales::Scales;
use super::{coach, hint, notice, replay};
use crate::app::SettingsContext;
use crate::i18n::Language;
use crate::table::job::Answer;

/// Where a card was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// Open in the middle.
    Open(Card),
    Hand(Resource),
    /// A building of mine.
    Mine(Building),
    /// Anywhere else: a rival's building, a pile, the log.
    Elsewhere(Card),
    /// My starting tile.
    Tile,
}

impl Spot {
    /// The card; the tile is none.
    pub(super) fn card(self) -> Option<Card> {
        match self {
            Self::Open(card) | Self::Elsewhere(card) => Some(card),
            Self::Hand(resource) => Some(resource.into()),
            Self::Mine(building) => Some(building.into()),
            Self::Tile => None,
        }
    }
}

/// What lies over the table. One thing at a time.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Over {
    /// What can be done with a card.
    Answer(Spot),
    /// A card as large as it gets, with its recipes.
    Large(Card),
    /// What lies in a deck and in its discard pile.
    Pile(Row),
    /// The trade builder. Taps on cards go onto its pans.
    Scales(Scales),
    /// Every move as a list.
    Moves,
    /// Which key does what.
    Keys,
    /// Pace, sound, and ways out.
    Menu,
    /// A turn that leaves points behind.
    LeavesPoints(Building),
    /// How the game ended.
    Ending,
    /// What the Master would do.
    Hint,
    /// What the Master would have done.
    Coach,
}

/// On a small screen these are pulled out over the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Rivals,
    Log,
}

/// What the log shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Filter {
    #[default]
    All,
    Mine,
    Theirs,
}

/// Intents of the person, and news from the bots.
pub(crate) enum Msg {
    Tap(Spot),
    Hold(Card),
    /// The mouse is on a card, or on none.
    Point(Option<Card>),
    /// It has rested there.
    Peek,
    /// The button of the mouse is down on a card, or a finger is.
    Press {
        spot: Spot,
        finger: bool,
    },
    /// It is up again.
    Lift,
    Open(Over),
    Close,
    /// The recipes in an answer.
    Unfold,
    Do(Action),
    EndTurn,
    Undo,
    Redo,
    RestartTurn,
    ToggleReach,
    /// Something changes on the scales.
    Weigh(Box<dyn FnOnce(&mut Scales)>),
    Pull(Option<Panel>),
    Show(Filter),
    Copy,
    Bot(Answer),
    /// The next step of a bot's turn, or of showing it again.
    Step,
    Skip,
    ShowAgain,
    BackToNow,
    /// Back to the beginning of my turn before this one.
    TakeBackTurn,
    /// The whole game again.
    Watch,
    Replay(replay::Go),
    Hint(hint::Ask),
    Coach(coach::Ask),
    NewGame {
        same_deal: bool,
    },
    LessonAgain,
    Key(KeyboardEvent),
    /// More of the table.
    LayMore,
    /// What lags behind a change.
    DrawRest,
    Context(SettingsContext),
    Speak(Language),
    /// Something about keeping the game.
    Notice(notice::Act),
}
