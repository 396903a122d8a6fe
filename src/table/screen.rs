//! What a game says about itself so that any table can be set for it. Everything here is a plain function of what the
//! person may see ([`Seen`]) or of what was told; a screen owns nothing and changes nothing.

use std::fmt::Debug;
use std::rc::Rc;

use tabletop::{Levels, Seat};
use web_sys::Element;
use yew::Html;

use super::entry::Told;
use super::lesson::Lesson;
use super::reasons::Reason;
use super::seen::Seen;
use super::sentence::{Sentence, Word};
use super::session::Session;
use super::who::Who;
use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::store::heading::Kept;
use crate::store::settings::Settings;
use crate::ui::flight::Flight;
use crate::ui::sound::Sound;

/// A game that can be laid out on the table.
pub(crate) trait Screen: Levels + Kept + 'static {
    /// Which game it is.
    const GAME: Game;
    /// Whether everybody sees every action. Otherwise a screen is told those of the person, and events of the others.
    const OPEN: bool = false;
    /// What can be tapped, as a selector of elements inside the board.
    const MARKS: &'static str = "[data-spot]";
    /// Whether points are secret by the rules, so that the person decides whether to see them.
    const HIDES_POINTS: bool = false;
    /// Keys of this game besides the table's own, as the list of keys shows them.
    const KEYS: &'static [(&'static str, Message)] = &[];

    /// Something on the table that can be tapped.
    type Spot: Copy + PartialEq + Debug + 'static;
    /// What of the game can lie over the table besides the table's own sheets.
    type Sheet: Clone + PartialEq + Debug + 'static;
    /// What a sentence can point at.
    type Word: Word;
    /// What can be wanted of this screen only.
    type Intent: 'static;
    /// What the screen remembers between two changes of the game.
    type Own: Clone + PartialEq + Default + 'static;
    /// What is worked out once a position.
    type Facts: PartialEq + 'static;
    /// A lesson at this table.
    type Lesson: Lesson<Self>;

    // Drawing.

    /// Works out what several zones ask for. `may_act` if the person is to act in this position.
    fn facts(game: &Self, may_act: bool) -> Self::Facts;

    /// Everything between the rail and the log, in zones ([`zone`](super::zone::zone)).
    fn board(seen: &Rc<Seen<Self>>) -> Html;

    /// What stands in the rail beside the name of the game.
    fn rail(_seen: &Seen<Self>) -> Html {
        Html::default()
    }

    /// The thing an element of the page stands for.
    fn spot_at(element: &Element) -> Option<Self::Spot>;

    /// What can be shown large of a spot.
    fn word_of(spot: Self::Spot) -> Option<Self::Word>;

    /// What a sheet about this spot is called.
    fn spot_name(seen: &Seen<Self>, spot: Self::Spot) -> String;

    /// A tap that does not ask but does something, while a sheet of the game lies open.
    fn tap(_seen: &Seen<Self>, _spot: Self::Spot) -> Option<Reply<Self>> {
        None
    }

    /// What can be done with a spot now, best first, and what cannot, with the reason.
    fn answer(seen: &Rc<Seen<Self>>, spot: Self::Spot) -> Html;

    /// A thing as large as it gets.
    fn large(seen: &Seen<Self>, word: Self::Word) -> Html;

    /// The same beside the pointer that rests on it.
    fn peek(seen: &Seen<Self>, word: Self::Word) -> Html;

    /// The name and the inside of a sheet of this game.
    fn sheet(seen: &Rc<Seen<Self>>, sheet: &Self::Sheet) -> (String, Html);

    /// For the styles: what kind of sheet it is.
    fn sheet_kind(sheet: &Self::Sheet) -> &'static str;

    /// Whether taps and arrow keys go to the table while this sheet is open.
    fn is_beside(_sheet: &Self::Sheet) -> bool {
        false
    }

    /// Every move as a list of labelled buttons.
    fn all_moves(seen: &Seen<Self>) -> Html;

    /// The buttons that go on with the turn, and the others of this game.
    fn buttons(seen: &Seen<Self>) -> [Html; 2];

    /// What the menu offers for this game only.
    fn menu(_seen: &Seen<Self>) -> Html {
        Html::default()
    }

    /// What an intent of this screen comes to.
    fn on_intent(seen: &Seen<Self>, own: &mut Self::Own, intent: Self::Intent) -> Reply<Self>;

    /// The one thing the person can do where that is no decision: it is done for them, and taken back with what came
    /// before it.
    fn formality(_game: &Self, _settings: Settings) -> Option<Self::Action> {
        None
    }

    /// Whether an action only goes on where nothing was due, as it may have been done for the person: such a one is told, but
    /// nobody calls it a turn.
    fn passes(_game: &Self, _action: &Self::Action) -> bool {
        false
    }

    /// What a key of this game does.
    fn on_key(_seen: &Seen<Self>, _key: &str) -> Option<Intent<Self>> {
        None
    }

    /// The one thing left to do, where that is only to go on: done by itself for those who want it so.
    fn only_way_on(_game: &Self) -> Option<Self::Action> {
        None
    }

    /// Whether what somebody else did is to be looked at before the next step; `only_mine` if only what concerns the person is.
    fn is_worth_a_look(_me: Seat, _events: &[Self::Event], _only_mine: bool) -> bool {
        true
    }

    // Words.

    /// What was done, as it is told.
    fn told(language: Language, seats: &dyn Fn(Seat) -> Who<'static>, told: &Told<Self>) -> Vec<Sentence<Self::Word>>;

    /// What the game waits for.
    fn expected(language: Language, game: &Self, seats: &dyn Fn(Seat) -> Who<'static>) -> String;

    /// An action in one sentence, from the position before it.
    fn action_says(language: Language, game: &Self, action: &Self::Action) -> String;

    /// Why not, in one sentence.
    fn refusal_says(language: Language, refusal: &Self::Refusal, seats: &dyn Fn(Seat) -> Who<'static>) -> String;

    /// The turn as a person counts it.
    fn turn_number(game: &Self) -> u32 {
        game.turn() / u32::from(game.seats().max(1)) + 1
    }

    /// The part of a turn, where turns are long.
    fn part(_language: Language, _game: &Self) -> Option<&'static str> {
        None
    }

    /// Whether nobody can beat the person, so that only points tell how good a game was.
    fn is_for_points(_game: &Self) -> bool {
        false
    }

    /// Where its rules and its signs are explained: what the link says, and where it leads.
    fn ways_to_rules(language: Language) -> Vec<(&'static str, String)>;

    // Motion and study.

    /// What travels with these events.
    fn flights(_seen: &Seen<Self>, _events: &[Self::Event]) -> Vec<Flight> {
        Vec::new()
    }

    /// What has come or gone with these events, so that it stays marked until the person acts.
    fn travels(seen: &Seen<Self>, events: &[Self::Event]) -> Vec<Flight> {
        Self::flights(seen, events)
    }

    /// What they sound like.
    fn sound(_me: Seat, _events: &[Self::Event]) -> Option<Sound> {
        None
    }

    /// Which spot tells most about a turn, from the position before it; none if it is only to be ended.
    fn clue(game: &Self, turn: &[Self::Action]) -> Option<Self::Spot>;

    /// To look at that spot, or what to think of where there is none.
    fn clue_says(language: Language, game: &Self, turn: &[Self::Action]) -> String;

    /// What is to be tapped next by whoever goes this way.
    fn next_tap(game: &Self, way: &[Self::Action]) -> Option<Self::Spot> {
        Self::clue(game, way)
    }

    /// What speaks for a turn, as far as it can be counted.
    fn reasons(seen: &Seen<Self>, game: &Self, turn: &[Self::Action]) -> Vec<Reason>;

    /// A rival who could win in its next turn after this turn of the person, as things lie then.
    fn lets_win(_game: &Self, _me: Seat, _turn: &[Self::Action]) -> Option<Seat> {
        None
    }

    // The end.

    /// The next harder setup, where how hard a game is lies in the rules and not with rivals.
    fn harder(_setup: &Self::Setup) -> Option<Self::Setup> {
        None
    }

    /// Why the game is over, and where everybody's points came from.
    fn result(seen: &Seen<Self>, session: &Session<Self>) -> ResultSheet;
}

/// What a screen asks of the table.
pub(crate) enum Intent<G: Screen> {
    Tap(G::Spot),
    Large(G::Word),
    Open(G::Sheet),
    Do(G::Action),
    /// One after the other, as far as they can be done.
    DoAll(Vec<G::Action>),
    /// What only this screen understands.
    Own(G::Intent),
}

/// What an intent of a screen comes to.
pub(crate) enum Reply<G: Screen> {
    /// It is enough to draw anew.
    Draw,
    Do(G::Action),
    /// One after the other, as far as they can be done.
    DoAll(Vec<G::Action>),
    /// Opens a sheet, or changes the one that is open.
    Open(G::Sheet),
    Refuse(G::Refusal),
    /// Draws anew, and says this to those who listen.
    Say(String),
}

/// How a game ended, as a table of points.
pub(crate) struct ResultSheet {
    pub(crate) why: String,
    /// What the columns between the name and the score are called.
    pub(crate) columns: Vec<String>,
    /// For each seat what stands in them, with what is told about it.
    pub(crate) rows: Vec<Vec<Cell>>,
    /// What else is worth telling.
    pub(crate) note: Option<String>,
}

/// A number with what is told about it.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Cell {
    pub(crate) value: String,
    pub(crate) title: String,
    /// It is what counts.
    pub(crate) strong: bool,
}
