//! The table of My Little Scythe: what it says to [`Screen`]. It knows no rule: what is possible is asked of the engine.

mod answer;
mod drag;
mod ending;
mod figure;
mod load;
mod map;
mod mat;
mod mine;
mod motion;
mod question;
mod ready;
mod rivals;
mod signs;
mod trophies;
mod way;

use std::rc::Rc;

use my_little_scythe::{
    Action, Decision, Deed, Difficulty, Event, Goods, MyLittleScythe, Refusal, Route, Seeker, Setup, Space, Throw,
    Trophy,
};
use tabletop::{Game as _, Seat};
use web_sys::Element;
use yew::prelude::*;

use self::drag::Held;
use super::clue;
use super::rules::Passage;
use super::tutorial::Lesson;
use super::word::Word;
use super::words::{self, Label};
use crate::dom;
use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::store::settings::Settings;
use crate::table::{Reason, Reply, ResultSheet, Screen, Sentence, Session, Told, Who};
use crate::ui::flight::Flight;
use crate::ui::sound::Sound;

/// What is seen of this game.
pub(super) type Seen = crate::table::Seen<MyLittleScythe>;
/// What is asked of its table.
/// A rival is thought to have no last trophy that is not found in so many tries.
const TRIES: u32 = 3000;

pub(super) type Intent = crate::table::Intent<MyLittleScythe>;

/// What of this game can lie over the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sheet {
    /// The trophies, where the table has no room for them.
    Trophies,
    /// What every sign of the table means.
    Signs,
}

/// What can be wanted at this table only.
pub(crate) enum Wish {
    /// So many pies on the dial.
    Dial(u8),
    /// A spell of this value beside it, or away again.
    Spell(u8),
    /// The pointer takes up what stands there.
    Grab(Word),
    /// It is let go over a space.
    Drop(Option<Space>),
    /// The keyboard has gone to another hex.
    Walked,
    /// The pointer or the keyboard is there.
    Point(Option<Word>),
    /// A Seeker is to take so much to a hex.
    Load(Load),
}

/// What this table remembers between two moves.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Own {
    /// What is about to be thrown.
    throw: Throw,
    /// The Seeker that is being dragged.
    held: Option<Held>,
    /// The hex or camp that is pointed at.
    pointed: Option<Word>,
    /// What was chosen to be taken along.
    load: Option<Load>,
}

/// What a Seeker is to take where.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Load {
    seeker: Seeker,
    to: Space,
    goods: Goods,
}

/// What is worked out once a position.
#[derive(PartialEq, Default)]
pub(crate) struct Facts {
    /// Everything the person may do.
    legal: Vec<Action>,
    /// Where each Seeker of the person could go in a Move.
    routes: [Vec<Route>; 2],
    /// What would be a Move to somewhere, where the Move itself is still to be chosen.
    goes: Vec<Action>,
}

pub(super) fn label(seen: &Seen, label: Label) -> &'static str {
    words::label::say(seen.language, label)
}

impl Screen for MyLittleScythe {
    const GAME: Game = Game::MyLittleScythe;
    const MARKS: &'static str = "[data-card]";
    const KEYS: &'static [(&'static str, Message)] = &[("Home PgUp End PgDn", Message::KeyDiagonals)];

    type Spot = Word;
    type Sheet = Sheet;
    type Word = Word;
    type Intent = Wish;
    type Own = Own;
    type Facts = Facts;
    type Lesson = Lesson;

    fn facts(game: &Self, may_act: bool) -> Facts {
        let Some(me) = game.to_act().filter(|_| may_act) else { return Facts::default() };
        let moves = matches!(game.decision(), Some(Decision::Action | Decision::Seekers));
        let routes = if moves { Seeker::BOTH.map(|seeker| game.routes(me, seeker, me)) } else { Default::default() };
        let mut ahead = game.clone();
        let chosen = game.decision() == Some(Decision::Action) && ahead.apply(&Action::Move, &mut ()).is_ok();
        let goes = if chosen { ahead.legal() } else { Vec::new() };
        Facts { legal: game.legal(), routes, goes }
    }

    fn board(seen: &Rc<Seen>) -> Html {
        html! {
            <>
                { rivals::draw(seen) }
                { rivals::strip(seen) }
                { map::draw(seen) }
                if seen.laid > 1 {
                    { mine::draw(seen) }
                    { mat::draw(seen) }
                    { trophies::draw(seen) }
                    { question::draw(seen) }
                }
            </>
        }
    }

    fn spot_at(element: &Element) -> Option<Word> {
        Word::by_mark(&element.get_attribute("data-card")?)
    }

    fn word_of(spot: Word) -> Option<Word> {
        Some(spot)
    }

    fn spot_name(seen: &Seen, spot: Word) -> String {
        crate::table::Word::name(spot, seen.language).to_owned()
    }

    fn tap(seen: &Seen, spot: Word) -> Option<Reply<Self>> {
        ready::direct(seen, spot).map(Reply::DoAll)
    }

    fn answer(seen: &Rc<Seen>, spot: Word) -> Html {
        answer::draw(seen, spot)
    }

    fn large(seen: &Seen, word: Word) -> Html {
        answer::about(seen, word)
    }

    fn peek(seen: &Seen, word: Word) -> Html {
        html! {
            <>
                <h2>{ Self::spot_name(seen, word) }</h2>
                { answer::about(seen, word) }
            </>
        }
    }

    fn sheet(seen: &Rc<Seen>, sheet: &Sheet) -> (String, Html) {
        match sheet {
            Sheet::Trophies => (label(seen, Label::Trophies).to_owned(), trophies::list(seen)),
            Sheet::Signs => (label(seen, Label::Signs).to_owned(), signs::list(seen)),
        }
    }

    fn sheet_kind(sheet: &Sheet) -> &'static str {
        match sheet {
            Sheet::Trophies => "trophies",
            Sheet::Signs => "signs",
        }
    }

    fn menu(seen: &Seen) -> Html {
        html! {
            <button type="button" class="button quiet" data-stop=""
                onclick={seen.on::<MouseEvent>(|| Intent::Open(Sheet::Signs))}>{ label(seen, Label::Signs) }</button>
        }
    }

    fn all_moves(seen: &Seen) -> Html {
        answer::all_moves(seen)
    }

    fn buttons(seen: &Seen) -> [Html; 2] {
        let turn = seen.facts.legal.iter().filter(|action| matches!(action, Action::Stay | Action::Pass));
        let turn = html! {
            <>
                { for turn.map(|&action| html! {
                    <button key={action.to_string()} type="button" class="button go" data-stop=""
                        onclick={seen.on::<MouseEvent>(move || Intent::Do(action))}>{ words::action(seen.language, &seen.game, &action) }</button>
                }) }
            </>
        };
        // Where the trophies have no room, this stands for each of them.
        let lit = !seen.settings.unmarked && seen.facts.legal.iter().any(|action| matches!(action, Action::Claim(_)));
        let hinted = matches!(seen.hinted, Some(Word::Trophy(_)));
        let places: Vec<String> = Trophy::ALL.into_iter().map(motion::trophy_place).collect();
        let more = html! {
            <button key="trophies" type="button" class="button quiet see-trophies" data-stop="" data-lit={lit.then_some("")}
                data-hinted={hinted.then_some("")} data-place={places.join(" ")}
                onclick={seen.on::<MouseEvent>(|| Intent::Open(Sheet::Trophies))}>{ label(seen, Label::Trophies) }</button>
        };
        [turn, more]
    }

    fn on_intent(seen: &Seen, own: &mut Own, wish: Wish) -> Reply<Self> {
        match wish {
            Wish::Dial(pies) => own.throw.pies = pies,
            Wish::Spell(value) => question::put_spell(seen, &mut own.throw, value),
            Wish::Grab(word) => own.held = ready::movable(seen, word),
            Wish::Drop(to) => {
                if let (Some(Held(from)), Some(to)) = (own.held.take(), to)
                    && from != Some(to)
                {
                    return ready::dropped(seen, from, to);
                }
            }
            Wish::Walked => {}
            Wish::Point(word) => own.pointed = word,
            Wish::Load(load) => own.load = Some(load),
        }
        Reply::Draw
    }

    fn formality(game: &Self, _: Settings) -> Option<Action> {
        game.is_formality().then_some(Action::Pass)
    }

    fn is_worth_a_look(me: Seat, events: &[Event], only_mine: bool) -> bool {
        motion::is_worth_a_look(me, events, only_mine)
    }

    /// The six ways of a hex. Up and down zigzag; the four keys around them go straight.
    fn on_key(_: &Seen, key: &str) -> Option<Intent> {
        let Some(Word::Hex(here)) = Word::by_mark(&dom::focused()?.get_attribute("data-card")?) else { return None };
        let odd = here.coordinates().1 % 2 != 0;
        let [first, second] = match key {
            "ArrowRight" => [0, 0],
            "PageDown" => [1, 1],
            "End" => [2, 2],
            "ArrowLeft" => [3, 3],
            "Home" => [4, 4],
            "PageUp" => [5, 5],
            "ArrowUp" if odd => [4, 5],
            "ArrowUp" => [5, 4],
            "ArrowDown" if odd => [2, 1],
            "ArrowDown" => [1, 2],
            _ => return None,
        };
        // At the rim the arrows lead on to what lies around the map.
        let to = here.beside(first).or_else(|| here.beside(second))?;
        dom::focus(&format!(".map [data-card={}]", to.id()));
        Some(Intent::Own(Wish::Walked))
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

    fn ways_to_rules(language: Language) -> Vec<(&'static str, String)> {
        vec![(language.say(Message::RulesTitle), Passage::Top.href())]
    }

    fn flights(seen: &Seen, events: &[Event]) -> Vec<Flight> {
        motion::flights(seen, events)
    }

    fn sound(me: Seat, events: &[Event]) -> Option<Sound> {
        motion::sound(me, events)
    }

    fn clue(game: &Self, turn: &[Action]) -> Option<Word> {
        clue::of(game, turn)
    }

    fn next_tap(_: &Self, way: &[Action]) -> Option<Word> {
        let tapped = way.iter().filter(|action| **action != Action::Move).find_map(clue::thing);
        tapped.or_else(|| way.first().and_then(clue::thing))
    }

    fn clue_says(language: Language, game: &Self, turn: &[Action]) -> String {
        words::clue(language, game, turn)
    }

    fn reasons(seen: &Seen, game: &Self, turn: &[Action]) -> Vec<Reason> {
        words::reasons(seen.language, &|seat| seen.who(seat), game, seen.me, turn)
    }

    fn harder(setup: &Setup) -> Option<Setup> {
        let now = setup.difficulty()?;
        Difficulty::ALL.into_iter().find(|difficulty| *difficulty > now).map(Setup::solo)
    }

    fn lets_win(game: &Self, me: Seat, turn: &[Action]) -> Option<Seat> {
        let mut after = game.clone();
        // What comes to light is not known before.
        let known = |action: &&Action| !after.reveals(action) && after.apply(action, &mut ()).is_ok();
        let _ = turn.iter().take_while(known).count();
        after.threat(me, TRIES)
    }

    fn result(seen: &Seen, session: &Session<Self>) -> ResultSheet {
        ending::draw(seen, session)
    }
}

/// A part of the table that the rules show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Map,
    Mine,
    Mat,
    Trophies,
}

/// One part of a table, to be looked at; the rules beside it say the same in words.
pub(super) fn picture(seen: &Rc<Seen>, part: Part) -> Html {
    html! {
        <div class="example-table scythe-example" data-game="my-little-scythe" aria-hidden="true">
            <div class="example-still" inert={true}>
                { match part {
                    Part::Map => map::draw(seen),
                    Part::Mine => html! { <>{ map::draw(seen) }{ mine::draw(seen) }</> },
                    Part::Mat => mat::draw(seen),
                    Part::Trophies => trophies::draw(seen),
                } }
            </div>
        </div>
    }
}

/// The map and what is mine, to be looked at; in words for those who listen.
pub(super) fn example(seen: &Rc<Seen>) -> Html {
    let said = Space::all().filter_map(|space| {
        let there = map::contents(seen, Word::Hex(space));
        (!there.is_empty()).then(|| seen.language.labelled(words::hex(seen.language, space), &there.join(", ")))
    });
    let said: Vec<String> = said.collect();
    html! {
        <div class="example-table scythe-example" data-game="my-little-scythe" role="img" aria-label={said.join(". ")}>
            <div class="example-still" inert={true} aria-hidden="true">{ map::draw(seen) }{ mine::draw(seen) }</div>
        </div>
    }
}

/// Names for the parts of the map beside the words: what the styles and the flights know a deed by.
pub(super) fn deed_sign(deed: Deed) -> &'static str {
    match deed {
        Deed::Move => "boots",
        Deed::SeekApples => "apples",
        Deed::SeekGems => "gems",
        Deed::Bake => "pie",
        Deed::Conjure => "spell",
        Deed::PowerUp => "gear",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_solo_game_a_harder_one_is_offered_while_there_is_one() {
        let harder = |text: &str| {
            let setup: Setup = text.parse().expect("a setup");
            <MyLittleScythe as Screen>::harder(&setup).map(|setup| setup.to_string())
        };
        assert_eq!(harder("solo easy").as_deref(), Some("solo normal"));
        assert_eq!(harder("solo normal").as_deref(), Some("solo hard"));
        assert_eq!((harder("solo hard"), harder("3 seats")), (None, None));
    }
}
