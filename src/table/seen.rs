//! All that a screen gets of a game: the position as the person knows it, who sits where, and what is asked for. The true
//! state never leaves the table, so no screen can show what its person cannot know.

use std::rc::Rc;

use tabletop::{Rng, Seat, Seed};
use yew::Callback;

use super::paint::STROKES;
use super::screen::{Intent, Screen};
use super::seating::{Seating, Sitter};
use super::since::Before;
use super::who::{Who, who};
use super::wins::Wins;
use crate::i18n::{Language, Message};
use crate::store::settings::Settings;

/// What a person sees now.
pub(crate) struct Seen<G: Screen> {
    /// The position; what the person cannot know is dealt anew. When the game is over, the truth.
    pub(crate) game: Rc<G>,
    pub(crate) facts: Rc<G::Facts>,
    pub(crate) wins: Rc<Wins<G>>,
    /// What the last action did, as the person has seen it.
    pub(crate) latest: Rc<Vec<G::Event>>,
    pub(crate) me: Seat,
    pub(crate) seating: Rc<Seating>,
    pub(crate) language: Language,
    pub(crate) settings: Settings,
    /// Whether a move of the person is awaited.
    pub(crate) can_act: bool,
    /// Where a hint points.
    pub(crate) hinted: Option<G::Spot>,
    /// What it means.
    pub(crate) hint: Option<G::Action>,
    /// The spot whose answer is open.
    pub(crate) asked: Option<G::Spot>,
    /// The game's own sheet that is open.
    pub(crate) sheet: Option<G::Sheet>,
    /// Why the last thing was not possible.
    pub(crate) refused: Option<G::Refusal>,
    pub(crate) own: G::Own,
    /// The position when the person had last acted, as it was known then; until the person acts again, and only if others
    /// have acted since.
    pub(crate) before: Option<Rc<G>>,
    /// How much of the table is to be drawn yet: in strokes, so that no task takes long.
    pub(crate) laid: u8,
    pub(crate) send: Callback<Intent<G>>,
}

impl<G: Screen> Seen<G> {
    /// A table that is only looked at, as an example of the rules shows it.
    pub(crate) fn still(language: Language, game: &G) -> Rc<Self> {
        let seating = Rc::new(Seating::of_an_example(game.seats().into()));
        Rc::new(Self {
            game: Rc::new(game.clone()),
            facts: Rc::new(G::facts(game, false)),
            wins: Rc::default(),
            latest: Rc::default(),
            me: seating.me(),
            seating,
            language,
            settings: Settings::default(),
            can_act: false,
            hinted: None,
            hint: None,
            asked: None,
            sheet: None,
            refused: None,
            own: G::Own::default(),
            before: None,
            laid: STROKES,
            send: Callback::noop(),
        })
    }

    /// Whether these actions win the game for certain, or are the first of a turn that does.
    pub(crate) fn wins(&self, actions: &[G::Action]) -> bool {
        self.can_act && self.wins.has(&self.game, self.me, actions)
    }

    pub(crate) fn say(&self, message: Message) -> &'static str {
        self.language.say(message)
    }

    /// What happens on an event of the page.
    pub(crate) fn on<E>(&self, intent: impl Fn() -> Intent<G> + 'static) -> Callback<E> {
        self.send.reform(move |_| intent())
    }

    /// How sentences call everybody.
    pub(crate) fn who(&self, seat: Seat) -> Who<'static> {
        who::<G>(&self.seating, self.language)(seat)
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &'static str {
        name::<G>(&self.seating, self.language, seat)
    }

    /// Which hue and shape a seat has; the person's is always the first.
    pub(crate) fn colour(&self, seat: Seat) -> &'static str {
        self.seating.colour(seat)
    }

    /// Whether somebody's points are told: of rivals' only where the person wants it, or the game is over.
    pub(crate) fn shows_points(&self, seat: Seat) -> bool {
        !G::HIDES_POINTS || !self.settings.hides_points || seat == self.me || self.game.outcome().is_some()
    }

    /// What a zone depends on that shows the whole position.
    pub(crate) fn position(&self) -> Same<G> {
        Same(self.game.clone())
    }
}

/// What a seat is called where it stands alone.
pub(crate) fn name<G: Screen>(seating: &Seating, language: Language, seat: Seat) -> &'static str {
    match seating.at(seat) {
        Sitter::Me => language.say(Message::You),
        Sitter::Rival { character, .. } => character.name(),
        Sitter::Automaton => G::GAME.folder().map_or("", |folder| language.say(folder.automaton())),
    }
}

/// A position that is equal only to itself.
pub(crate) struct Same<G>(Rc<G>);

impl<G> PartialEq for Same<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What stands before the person's eyes.
pub(super) struct Sight<G: Screen> {
    /// What is known of the position that is shown.
    pub(super) known: Known<G>,
    /// What was when the person had last acted, while others have acted since.
    pub(super) before: Option<Before<G>>,
    /// What the screen remembers.
    pub(super) own: G::Own,
}

/// What the person knows of the position that is shown, worked out once.
pub(crate) struct Known<G: Screen> {
    /// The true position.
    of: Rc<G>,
    truth: bool,
    may_act: bool,
    pub(crate) game: Rc<G>,
    pub(crate) facts: Rc<G::Facts>,
    pub(crate) wins: Rc<Wins<G>>,
    /// What the last action did, as the person has seen it.
    pub(crate) latest: Rc<Vec<G::Event>>,
}

impl<G: Screen> Known<G> {
    /// Of a position; `truth` where nothing is secret any more.
    pub(crate) fn new(of: &Rc<G>, me: Seat, truth: bool, may_act: bool) -> Self {
        let game = if truth { of.clone() } else { Self::imagined(of, me) };
        let facts = Rc::new(G::facts(&game, may_act));
        Self { of: of.clone(), truth, may_act, game, facts, wins: Rc::default(), latest: Rc::default() }
    }

    /// A position as somebody knows it. From a fixed seed: the same position is always imagined alike, and nothing
    /// flickers.
    pub(crate) fn imagined(of: &Rc<G>, me: Seat) -> Rc<G> {
        Rc::new(of.imagine(me, &mut Rng::new(Seed(0))))
    }

    /// Whether it is about this.
    pub(crate) fn is_of(&self, of: &Rc<G>, truth: bool, may_act: bool) -> bool {
        Rc::ptr_eq(&self.of, of) && (self.truth, self.may_act) == (truth, may_act)
    }
}
