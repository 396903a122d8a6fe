//! The table of La Granja: what it says to [`Screen`]. Everything here draws from [`Seen`] and knows no rule: what is
//! possible is asked of the engine.

mod answer;
mod counting;
mod doing;
mod drag;
mod farm;
mod hand;
mod look;
mod market;
mod motion;
mod moves;
mod passing;
mod rail;
mod reach;
mod ready;
mod seats;
mod signs;
#[cfg(test)]
mod tests;
mod thing;
mod trade;
mod village;

use std::rc::Rc;

use la_granja::{Action, Card, Craft, Event, LaGranja, Payment, Refusal, Source};
use tabletop::{Game as _, Seat};
use web_sys::Element;
use yew::prelude::*;

use drag::Landing;
use look::{is_delivering, is_trading, look_key, room};
use reach::Reach;

use super::label::{Label, label};
use super::rules::Passage;
use super::spot::Spot;
use super::tutorial::Lesson;
use super::word::Word;
use super::words;
use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::settings::Settings;
use crate::table::{Cell, Reason, Reply, ResultSheet, Screen, Sentence, Session, Told, Who, Word as _};
use crate::ui::flight::Flight;
use crate::ui::sound::Sound;

/// What is seen of this game.
pub(super) type Seen = crate::table::Seen<LaGranja>;
/// What is asked of its table.
pub(super) type Intent = crate::table::Intent<LaGranja>;

/// A text of the board.
fn say(seen: &Seen, text: Label) -> &'static str {
    label(seen.language, text)
}

/// What of this game can lie over the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sheet {
    /// Everything that is always open.
    Trade,
    /// What can be delivered, with what has to be done before.
    Deliveries,
    /// What the little pictures mean.
    Signs,
}

/// What can be wanted at this table only.
pub(crate) enum Wish {
    /// On a small screen: to look into another room.
    Room(Room),
    /// Something is held, perhaps to be dragged.
    Grab(Spot),
    /// It was let go.
    LetGo(Option<Landing>),
    /// What a round has scored was looked at.
    Counted,
}

/// One part of the table at a time, on a small screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    Farm,
    Village,
    Market,
}

/// What this table remembers between two moves.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) struct Own {
    /// The room somebody looks into, if not the one in which something is due; and where a hint pointed then.
    room: Option<(Room, Option<Spot>)>,
    /// What is being dragged.
    held: Option<Spot>,
    /// What the last round has scored is put away.
    counted: bool,
}

/// What is worked out once a position.
#[derive(PartialEq)]
pub(crate) struct Facts {
    /// What the person may do.
    legal: Vec<Action>,
    /// Things with a move of their own.
    lit: Vec<Spot>,
    /// Places that something could be delivered to after some trading.
    near: Vec<Spot>,
    /// All deliveries within reach with what comes before them, the best first.
    plans: Vec<Vec<Action>>,
}

/// What of the table an example shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Hand,
    Farm,
    Dice,
    Shop(Craft),
    Donkeys,
    Siesta,
    Market,
}

/// Some parts of the table, to be looked at; in words for those who listen.
pub(super) fn example(seen: &Rc<Seen>, parts: &[Part]) -> Html {
    let language = seen.language;
    let me = seen.game.player(seen.me);
    let goods = la_granja::Good::ALL.into_iter().filter(|&good| me.all_of(good) > 0);
    let mut said: Vec<String> = goods.map(|good| words::goods(language, good, me.all_of(good))).collect();
    said.push(words::silver(language, me.silver));
    said.push(words::points(language, me.points));
    said.extend(me.barrows.iter().flatten().map(|&barrow| farm::barrow_says(seen, barrow)));
    html! {
        <div class="example-table granja-example" data-game="la-granja" role="img" aria-label={said.join(". ")}>
            <div class="example-still" inert={true} aria-hidden="true">
                { for parts.iter().map(|part| match *part {
                    Part::Hand => hand::draw(seen),
                    Part::Farm => farm::mine(seen),
                    Part::Siesta => village::track(seen),
                    Part::Market => market::draw(seen),
                    part => village::part(seen, part),
                }) }
            </div>
        </div>
    }
}

impl Screen for LaGranja {
    const GAME: Game = Game::LaGranja;
    const MARKS: &'static str = "[data-spot], [data-card]";
    const HIDES_POINTS: bool = true;
    const KEYS: &'static [(&'static str, Message)] =
        &[("D", Message::KeyDone), ("T", Message::Trade), ("G", Message::KeyPictures), ("1 2 3", Message::KeyPlaces)];

    type Spot = Spot;
    type Sheet = Sheet;
    type Word = Word;
    type Intent = Wish;
    type Own = Own;
    type Facts = Facts;
    type Lesson = Lesson;

    fn facts(game: &Self, may_act: bool) -> Facts {
        let mut facts = Facts { legal: Vec::new(), lit: Vec::new(), near: Vec::new(), plans: Vec::new() };
        let Some(seat) = game.to_act().filter(|_| may_act) else { return facts };
        facts.legal = game.legal();
        let helpers = game.player(seat).helpers;
        for action in facts.legal.iter().filter(|action| !is_trading(game, action)) {
            if let Some(spot) = Spot::of_action(action, helpers).filter(|spot| !facts.lit.contains(spot)) {
                facts.lit.push(spot);
            }
        }
        if is_delivering(game) {
            let reach = Reach::of(game, seat);
            (facts.near, facts.plans) = (reach.places, reach.plans);
        }
        facts
    }

    fn board(seen: &Rc<Seen>) -> Html {
        let room = match room(seen) {
            Room::Farm => "farm",
            Room::Village => "village",
            Room::Market => "market",
        };
        html! {
            <div key="granja" class="granja" data-room={room} onpointerdown={drag::hands(seen)}>
                { seats::draw(seen) }
                { village::track(seen) }
                { rail::rooms(seen) }
                { village::draw(seen) }
                { market::draw(seen) }
                { farm::mine(seen) }
                { hand::draw(seen) }
                { counting::draw(seen) }
            </div>
        }
    }

    fn rail(seen: &Seen) -> Html {
        rail::draw(seen)
    }

    fn spot_at(element: &Element) -> Option<Spot> {
        if let Some(mark) = element.get_attribute("data-spot") {
            return Spot::parse(&mark);
        }
        let mark = element.get_attribute("data-card")?;
        let card = Card::by_id(&mark).map(Spot::Card);
        card.or_else(|| la_granja::Roof::by_id(&mark).map(Spot::Tile))
            .or_else(|| Craft::by_id(&mark).map(Spot::Craft))
            .or_else(|| la_granja::Good::by_id(&mark).map(Spot::Good))
            .or_else(|| la_granja::Space::by_id(&mark).map(Spot::Space))
            .or_else(|| Some(Spot::Donkeys(mark.strip_prefix("donkeys-")?.parse().ok()?)))
            .or_else(|| Some(Spot::Die(mark.strip_prefix("die-")?.parse().ok()?)))
            .or_else(|| (mark == "commodity").then_some(Spot::Commodity))
    }

    fn word_of(spot: Spot) -> Option<Word> {
        Some(match spot {
            Spot::Hand(card) | Spot::Field(card) | Spot::Card(card) => Word::Card(card),
            Spot::MyRoof(roof) | Spot::Sale(roof) | Spot::Tile(roof) => Word::Roof(roof),
            Spot::Craft(craft) => Word::Craft(craft),
            _ => return None,
        })
    }

    fn spot_name(seen: &Seen, spot: Spot) -> String {
        let language = seen.language;
        match spot {
            Spot::Hand(card) | Spot::Card(card) => words::helper(language, card).to_owned(),
            Spot::Helper(slot) => match seen.game.player(seen.me).helpers.get(usize::from(slot)).copied().flatten() {
                Some(card) => words::helper(language, card).to_owned(),
                None => say(seen, Label::Helpers).to_owned(),
            },
            Spot::Field(card) => {
                [say(seen, Label::Fields), words::colon(language), words::good(language, card.face().field)].concat()
            }
            Spot::Barrow(_) => say(seen, Label::Barrows).to_owned(),
            Spot::Extensions => say(seen, Label::Extensions).to_owned(),
            Spot::MyRoof(roof) | Spot::Sale(roof) | Spot::Tile(roof) => words::roof(language, roof).to_owned(),
            Spot::Good(good) => words::good(language, good).to_owned(),
            Spot::Silver => say(seen, Label::Trade).to_owned(),
            Spot::Commodity => words::commodity(language).to_owned(),
            Spot::Die(face) => words::capital(words::die(language, face)),
            Spot::Craft(craft) => words::craft(language, craft).to_owned(),
            Spot::Row(craft, row) => format!("{} {}", words::craft(language, craft), char::from(b'A' + row)),
            Spot::Space(space) => words::capital(words::space(language, space)),
            Spot::Donkeys(donkeys) => words::donkey(language, donkeys).to_owned(),
            Spot::Siesta => say(seen, Label::Siesta).to_owned(),
            Spot::Pile => say(seen, Label::DrawCard).to_owned(),
            Spot::Points => say(seen, Label::Total).to_owned(),
            Spot::Rival(seat) => seen.name(seat).to_owned(),
        }
    }

    /// Where a tap can mean one thing only and nothing comes to light by it, it does it.
    fn tap(seen: &Seen, spot: Spot) -> Option<Reply<Self>> {
        if !seen.can_act {
            return None;
        }
        let own = |action: &&Action| match (spot, action) {
            (Spot::Space(space), Action::Place(at) | Action::Remove(at)) => space == *at,
            (Spot::Good(good), Action::Gain(offered) | Action::Recover(offered)) => good == *offered,
            _ => false,
        };
        let only = seen.facts.legal.iter().find(own)?;
        (!ready::is_final(seen, *only)).then_some(Reply::Do(*only))
    }

    fn answer(seen: &Rc<Seen>, spot: Spot) -> Html {
        answer::draw(seen, spot)
    }

    fn large(seen: &Seen, word: Word) -> Html {
        match word {
            Word::Card(card) => answer::card_large(seen, card),
            Word::Roof(roof) => answer::roof_says(seen, roof),
            Word::Craft(craft) => answer::craft_says(seen, craft),
            other => html! { <p>{ other.name(seen.language) }</p> },
        }
    }

    fn peek(seen: &Seen, word: Word) -> Html {
        Self::large(seen, word)
    }

    fn sheet(seen: &Rc<Seen>, sheet: &Sheet) -> (String, Html) {
        let (name, inside) = match sheet {
            Sheet::Trade => (Label::Trade, trade::draw(seen)),
            Sheet::Deliveries => (Label::AllDeliveries, doing::deliveries(seen)),
            Sheet::Signs => (Label::Glossary, signs::draw(seen)),
        };
        (say(seen, name).to_owned(), inside)
    }

    fn sheet_kind(sheet: &Sheet) -> &'static str {
        match sheet {
            Sheet::Trade => "trade",
            Sheet::Deliveries => "deliveries",
            Sheet::Signs => "signs",
        }
    }

    fn all_moves(seen: &Seen) -> Html {
        moves::draw(seen)
    }

    fn buttons(seen: &Seen) -> [Html; 2] {
        doing::draw(seen)
    }

    fn on_intent(seen: &Seen, own: &mut Own, wish: Wish) -> Reply<Self> {
        match wish {
            Wish::Room(room) => own.room = Some((room, seen.hinted)),
            Wish::Grab(spot) => own.held = Some(spot),
            Wish::Counted => own.counted = true,
            Wish::LetGo(on) => {
                if let (Some(held), Some(on)) = (own.held.take(), on)
                    && let Some(reply) = drag::dropped(seen, held, on)
                {
                    return reply;
                }
            }
        }
        Reply::Draw
    }

    /// Parts in which one could only trade are passed over, as the person wants it.
    fn formality(game: &Self, settings: Settings) -> Option<Action> {
        passing::formality(game, settings.stops)
    }

    fn passes(game: &Self, action: &Action) -> bool {
        passing::passes(game, action)
    }

    fn is_worth_a_look(me: Seat, events: &[Event], only_mine: bool) -> bool {
        motion::is_worth_a_look(me, events, only_mine)
    }

    fn on_key(seen: &Seen, key: &str) -> Option<Intent> {
        match key {
            "t" | "T" if seen.can_act => Some(Intent::Open(Sheet::Trade)),
            "d" | "D" if seen.can_act && seen.facts.legal.contains(&Action::Done) => Some(Intent::Do(Action::Done)),
            "1" => Some(Intent::Own(Wish::Room(Room::Farm))),
            "2" => Some(Intent::Own(Wish::Room(Room::Village))),
            "3" => Some(Intent::Own(Wish::Room(Room::Market))),
            "g" | "G" => Some(Intent::Open(Sheet::Signs)),
            _ => None,
        }
    }

    fn told(language: Language, seats: &dyn Fn(Seat) -> Who<'static>, told: &Told<Self>) -> Vec<Sentence<Word>> {
        words::told(language, seats, told)
    }

    fn expected(language: Language, game: &Self, seats: &dyn Fn(Seat) -> Who<'static>) -> String {
        words::expected(language, game, seats)
    }

    fn action_says(language: Language, game: &Self, action: &Action) -> String {
        words::action(language, game, action)
    }

    fn refusal_says(language: Language, refusal: &Refusal, seats: &dyn Fn(Seat) -> Who<'static>) -> String {
        words::refusal(language, refusal, seats)
    }

    fn turn_number(game: &Self) -> u32 {
        game.round().into()
    }

    fn part(language: Language, game: &Self) -> Option<&'static str> {
        Some(words::step(language, game.step()))
    }

    fn ways_to_rules(language: Language) -> Vec<(&'static str, String)> {
        vec![(language.say(Message::RulesTitle), Passage::Top.href())]
    }

    fn flights(seen: &Seen, events: &[Event]) -> Vec<Flight> {
        motion::flights(seen, events)
    }

    fn sound(me: Seat, events: &[Event]) -> Option<Sound> {
        motion::sound(me, events)
    }

    fn clue(game: &Self, turn: &[Action]) -> Option<Spot> {
        let ends = |action: &Action| matches!(action, Action::Pass | Action::Done | Action::Neutral);
        let trades = |action: &Action| {
            matches!(action, Action::Buy(_) | Action::Sell(..) | Action::Upgrade(..) | Action::Spend(_))
        };
        let telling = turn.iter().find(|action| !ends(action) && !trades(action));
        match telling.or_else(|| turn.iter().find(|action| !ends(action)))? {
            Action::Draw => Some(Spot::Pile),
            Action::Pay(Payment::Point) => Some(Spot::Points),
            other => Spot::of_action(other, helpers(game)),
        }
    }

    fn is_for_points(game: &Self) -> bool {
        game.setup().is_solo()
    }

    fn clue_says(language: Language, game: &Self, turn: &[Action]) -> String {
        let spot = Self::clue(game, turn);
        // A helper is called by its name.
        let card = spot.filter(|spot| matches!(spot, Spot::Helper(_))).and_then(|spot| spot.card(helpers(game)));
        words::clue(language, card.map(Spot::Card).or(spot))
    }

    fn reasons(seen: &Seen, game: &Self, turn: &[Action]) -> Vec<Reason> {
        words::reasons(seen.language, &|seat| seen.who(seat), game, seen.me, turn)
    }

    fn result(seen: &Seen, session: &Session<Self>) -> ResultSheet {
        let game = session.now();
        // The sum stands first: on a small screen the sources it is made of go on to the side.
        let mut columns = vec![say(seen, Label::Total).to_owned()];
        columns.extend(Source::ALL.map(|source| say(seen, ready::source(source)).to_owned()));
        let row = |seat: Seat| {
            let mut cells = vec![Cell { value: game.score(seat).to_string(), strong: true, ..Cell::default() }];
            cells.extend(
                game.tally(seat).iter().map(|points| Cell { value: ready::points(*points), ..Cell::default() }),
            );
            cells
        };
        ResultSheet {
            why: say(seen, Label::SixRounds).to_owned(),
            columns,
            rows: Seat::all(seen.seating.len()).map(row).collect(),
            note: ready::decided(seen, game),
        }
    }
}

/// The helpers of the seat to act.
fn helpers(game: &LaGranja) -> [Option<Card>; 3] {
    game.to_act().map_or([None; 3], |seat| game.player(seat).helpers)
}

/// Whether the game counts down deliveries or cards, and how many are left.
fn left(game: &LaGranja) -> Option<u8> {
    game.step().left()
}
