//! The table of Little Factory: what it says to [`Screen`]. Everything here draws from [`Seen`] and knows no rule: what is
//! possible is asked of the engine.

mod answer;
mod can;
mod glossary;
mod large;
mod market;
mod mine;
mod motion;
mod pile;
mod rivals;
mod scales;

use std::rc::Rc;

use little_factory::{Action, Building, Card, End, Event, LittleFactory, Refusal, Resource, Row, Step};
use tabletop::{Game as _, Seat};
use web_sys::Element;
use yew::prelude::*;

use super::art::{self, Sign};
use super::reach::{self, Reach};
use super::reasons::Reason;
use super::rules::{Passage, Section, Term};
use super::summary::Summary;
use super::trade_draft::TradeDraft;
use super::tutorial::Lesson;
use super::{moves, phrases, reasons, words};
use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::table::{Cell, Reply, ResultSheet, Screen, Sentence, Session, Told, Who};
use crate::ui::flight::Flight;
use crate::ui::sound::Sound;

use can::Facts;

/// A rival is thought to have no win that is not found in so many states.
const STATES: u32 = 20_000;

/// What is seen of this game.
pub(super) type Seen = crate::table::Seen<LittleFactory>;
/// What is asked of its table.
pub(super) type Intent = crate::table::Intent<LittleFactory>;

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
    fn card(self) -> Option<Card> {
        match self {
            Self::Open(card) | Self::Elsewhere(card) => Some(card),
            Self::Hand(resource) => Some(resource.into()),
            Self::Mine(building) => Some(building.into()),
            Self::Tile => None,
        }
    }
}

/// What of this game can lie over the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sheet {
    /// What lies in a deck and in its discard pile.
    Pile(Row),
    /// The trade builder. Taps on cards go onto its pans.
    Scales(TradeDraft),
    /// A turn that leaves points behind.
    LeavesPoints(Building),
}

/// What can be wanted at this table only.
pub(crate) enum Wish {
    EndTurn,
    /// What can be made this turn.
    ToggleReach,
    /// Something changes on the scales.
    Weigh(Weigh),
}

/// A change on the scales.
pub(crate) enum Weigh {
    Unput(Resource),
    Untake(Card),
    Clear,
}

/// What this table remembers between two moves.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Own {
    /// What can be made this turn, if it was asked for.
    reach: Option<Rc<Reach>>,
}

impl Screen for LittleFactory {
    const GAME: Game = Game::LittleFactory;
    const OPEN: bool = true;
    const MARKS: &'static str = "[data-card]";
    const KEYS: &'static [(&'static str, Message)] =
        &[("T", Message::Trade), ("M", Message::WhatCanIMake), ("E", Message::EndTurn)];

    type Spot = Spot;
    type Sheet = Sheet;
    type Word = Card;
    type Intent = Wish;
    type Own = Own;
    type Facts = Facts;
    type Lesson = Lesson;

    fn facts(game: &Self, may_act: bool) -> Facts {
        if may_act { Facts::new(game) } else { Facts::default() }
    }

    fn board(seen: &Rc<Seen>) -> Html {
        html! {
            <>
                { rivals::draw(seen) }
                { market::draw(seen) }
                { mine::buildings(seen) }
                { mine::hand(seen) }
            </>
        }
    }

    fn rail(seen: &Seen) -> Html {
        let tokens = seen.game.tokens();
        let left = phrases::tokens_left(seen.language, tokens);
        html! {
            <p key="tokens" class="supply" data-place="tokens">
                { glossary::tip(seen, "supply", Term::Token, format!("{tokens} {left}"), html! {
                    <>
                        { art::sign(Sign::Token) }
                        <b>{ tokens }</b>{ " " }
                        <span class="supply-name">{ left }</span>
                    </>
                }) }
            </p>
        }
    }

    fn spot_at(element: &Element) -> Option<Spot> {
        let card = Card::by_id(&element.get_attribute("data-card")?)?;
        let place = element.get_attribute("data-place").unwrap_or_default();
        Some(match (place.split('-').next(), card) {
            (Some("open"), card) => Spot::Open(card),
            (Some("hand"), Card::Resource(resource)) => Spot::Hand(resource),
            (Some("built"), Card::Building(building)) => Spot::Mine(building),
            (_, card) => Spot::Elsewhere(card),
        })
    }

    fn word_of(spot: Spot) -> Option<Card> {
        spot.card()
    }

    fn spot_name(seen: &Seen, spot: Spot) -> String {
        spot.card().map_or(seen.say(Message::StartingTile), |card| words::card(seen.language, card)).to_owned()
    }

    /// While the scales are out, a card that is tapped goes onto them.
    fn tap(seen: &Seen, spot: Spot) -> Option<Reply<Self>> {
        let Some(Sheet::Scales(mut scales)) = seen.sheet.clone().filter(|_| seen.can_act) else { return None };
        let weighed = match spot {
            Spot::Hand(resource) => scales.fits_give(&seen.game, resource).map(|()| scales.put(resource)),
            Spot::Open(card) => scales.fits_take(&seen.game, card).map(|()| scales.take(card)),
            _ => return None,
        };
        Some(match weighed {
            Ok(()) => Reply::Open(Sheet::Scales(scales)),
            Err(why) => Reply::Refuse(why),
        })
    }

    fn answer(seen: &Rc<Seen>, spot: Spot) -> Html {
        answer::draw(seen, spot)
    }

    fn large(seen: &Seen, card: Card) -> Html {
        large::draw(seen, card)
    }

    fn peek(seen: &Seen, card: Card) -> Html {
        large::peek(seen, card)
    }

    fn sheet(seen: &Rc<Seen>, sheet: &Sheet) -> (String, Html) {
        let (name, inside) = match sheet {
            Sheet::Pile(row) => (pile::name(*row), pile::draw(seen, *row)),
            Sheet::Scales(scales) => (Message::Scales, scales::draw(seen, scales)),
            Sheet::LeavesPoints(building) => (Message::PointsLeft, leaves_points(seen, *building)),
        };
        (seen.say(name).to_owned(), inside)
    }

    fn sheet_kind(sheet: &Sheet) -> &'static str {
        match sheet {
            Sheet::Pile(_) => "pile",
            Sheet::Scales(_) => "scales",
            Sheet::LeavesPoints(_) => "question",
        }
    }

    fn is_beside(sheet: &Sheet) -> bool {
        matches!(sheet, Sheet::Scales(_))
    }

    fn all_moves(seen: &Seen) -> Html {
        answer::all_moves(seen)
    }

    fn buttons(seen: &Seen) -> [Html; 2] {
        let game = &seen.game;
        let after = game.step() == Step::After;
        let scales = TradeDraft::for_the_action(game);
        let can_end = game.check(&Action::End).is_ok();
        let can_pass = game.check(&Action::Pass).is_ok();
        let turn = html! {
            <>
                <button key="end" type="button" class="button go" data-stop="" aria-keyshortcuts="E" hidden={!can_end}
                    onclick={seen.on::<MouseEvent>(|| Intent::Own(Wish::EndTurn))}>{ seen.say(Message::EndTurn) }</button>
                if can_pass {
                    <button key="pass" type="button" class="button go" data-stop=""
                        onclick={seen.on::<MouseEvent>(|| Intent::Do(Action::Pass))}>{ seen.say(Message::Pass) }</button>
                }
                <button key="trade" type="button" class="button quiet" data-stop="" aria-keyshortcuts="T" hidden={after}
                    onclick={seen.on::<MouseEvent>(move || Intent::Open(Sheet::Scales(scales)))}>{ seen.say(Message::Trade) }</button>
            </>
        };
        let more = html! {
            <button key="reach" type="button" class="button quiet" data-stop="" aria-keyshortcuts="M"
                aria-pressed={seen.own.reach.is_some().to_string()}
                onclick={seen.on::<MouseEvent>(|| Intent::Own(Wish::ToggleReach))}>{ seen.say(Message::WhatCanIMake) }</button>
        };
        [turn, more]
    }

    fn on_intent(seen: &Seen, own: &mut Own, wish: Wish) -> Reply<Self> {
        match wish {
            Wish::EndTurn => match moves::points_left(&seen.game) {
                Some(building) if !matches!(seen.sheet, Some(Sheet::LeavesPoints(_))) => {
                    Reply::Open(Sheet::LeavesPoints(building))
                }
                _ => Reply::Do(Action::End),
            },
            Wish::ToggleReach => {
                own.reach = match own.reach.take() {
                    None if seen.can_act => Some(Rc::new(reach::reachable(&seen.game))),
                    _ => None,
                };
                let Some(reach) = &own.reach else { return Reply::Draw };
                let open = Resource::all().map(Card::Resource).filter(|card| match card {
                    Card::Resource(resource) => seen.game.open().count(*resource) > 0,
                    Card::Building(_) => false,
                });
                let cards = open.chain(seen.game.open_buildings().iter().map(Card::Building));
                let names: Vec<&str> = cards
                    .filter(|card| reach.way(*card).is_some())
                    .map(|card| words::card(seen.language, card))
                    .collect();
                Reply::Say(
                    seen.language.labelled(seen.say(Message::WithinReach).trim_end_matches('.'), &names.join(", ")),
                )
            }
            Wish::Weigh(change) => {
                let Some(Sheet::Scales(mut scales)) = seen.sheet.clone() else { return Reply::Draw };
                match change {
                    Weigh::Unput(resource) => scales.unput(resource),
                    Weigh::Untake(card) => scales.untake(card),
                    Weigh::Clear => scales.clear(),
                }
                Reply::Open(Sheet::Scales(scales))
            }
        }
    }

    fn only_way_on(game: &Self) -> Option<Action> {
        moves::is_to_end(game).then_some(Action::End)
    }

    fn on_key(seen: &Seen, key: &str) -> Option<Intent> {
        let step = seen.game.step();
        Some(match key {
            // What lies on the scales stays there.
            "t" | "T" if seen.can_act && step == Step::Before && !matches!(seen.sheet, Some(Sheet::Scales(_))) => {
                Intent::Open(Sheet::Scales(TradeDraft::for_the_action(&seen.game)))
            }
            "m" | "M" => Intent::Own(Wish::ToggleReach),
            "e" | "E" if seen.can_act && step == Step::After => Intent::Own(Wish::EndTurn),
            _ => return None,
        })
    }

    fn told(language: Language, seats: &dyn Fn(Seat) -> Who<'static>, told: &Told<Self>) -> Vec<Sentence<Card>> {
        let Some(action) = &told.action else { return Vec::new() };
        // Whose turn comes next is seen all over the table.
        let events: Vec<Event> =
            told.events.iter().copied().filter(|event| !matches!(event, Event::TurnPassed { .. })).collect();
        words::told(language, seats, told.seat, action, &events)
    }

    fn expected(language: Language, game: &Self, seats: &dyn Fn(Seat) -> Who<'static>) -> String {
        words::expected(language, game, seats)
    }

    fn action_says(language: Language, game: &Self, action: &Action) -> String {
        words::action(language, action, game)
    }

    fn refusal_says(language: Language, refusal: &Refusal, seats: &dyn Fn(Seat) -> Who<'static>) -> String {
        words::refusal(language, refusal, seats)
    }

    fn ways_to_rules(language: Language) -> Vec<(&'static str, String)> {
        let way = |name: Message, passage: Passage| (language.say(name), passage.href());
        vec![way(Message::RulesTitle, Passage::Top), way(Message::SignsLink, Passage::Section(Section::Signs))]
    }

    fn flights(seen: &Seen, events: &[Event]) -> Vec<Flight> {
        motion::flights(seen, events)
    }

    /// Cards that have come are marked by the market itself, with those that are gone.
    fn travels(_seen: &Seen, _events: &[Event]) -> Vec<Flight> {
        Vec::new()
    }

    fn sound(me: Seat, events: &[Event]) -> Option<Sound> {
        motion::sound(me, events)
    }

    fn clue(_: &Self, turn: &[Action]) -> Option<Spot> {
        reasons::clue(turn)
    }

    fn clue_says(language: Language, _: &Self, turn: &[Action]) -> String {
        match reasons::clue(turn).and_then(|spot| Some((spot.card()?, matches!(spot, Spot::Mine(_))))) {
            Some((card, own)) => phrases::look_at(language, card, own),
            None => language.say(Message::HintEnd).to_owned(),
        }
    }

    fn reasons(seen: &Seen, game: &Self, turn: &[Action]) -> Vec<crate::table::Reason> {
        let says = |reason| phrases::reason(seen.language, &reason, |seat| seen.name(seat));
        let counted = |reason| match reason {
            Reason::Influence(gained) => crate::table::Reason::of("influence", gained, says(reason)),
            Reason::Coins(richer) => crate::table::Reason::of("coins", richer, says(reason)),
            Reason::Denies { .. } | Reason::LeadsTo(_) => crate::table::Reason::new(says(reason)),
        };
        reasons::reasons(game, turn).into_iter().map(counted).collect()
    }

    fn lets_win(game: &Self, _me: Seat, turn: &[Action]) -> Option<Seat> {
        let mut after = game.clone();
        // The refill at the end is not known.
        let _ =
            turn.iter().take_while(|action| **action != Action::End && after.apply(action, &mut ()).is_ok()).count();
        after.threat(game.seats() - 1, STATES)
    }

    fn result(seen: &Seen, session: &Session<Self>) -> ResultSheet {
        let summary = Summary::new(session, seen.seating.len());
        let why = match seen.game.step() {
            Step::Over(End::TokensGone { .. }) => Message::BecauseTokens,
            _ => Message::BecauseTen,
        };
        let names = [Message::FromBuildings, Message::FromTokens, Message::Influence, Message::Turns];
        let row = |seat: Seat| {
            let sources = &summary.sources[seat.index()];
            let plain = |value: String| Cell { value, ..Cell::default() };
            let earned = phrases::earned(seen.language, &sources.earned);
            vec![
                plain(sources.printed().to_string()),
                Cell { title: earned, ..plain(sources.tokens().to_string()) },
                Cell { strong: true, ..plain(session.now().score(seat).to_string()) },
                plain(summary.turns[seat.index()].to_string()),
            ]
        };
        let best =
            summary.best.map(|best| phrases::best_turn(seen.language, seen.who(best.seat), best.number, best.gained));
        ResultSheet {
            why: seen.say(why).to_owned(),
            columns: names.map(|name| seen.say(name).to_owned()).to_vec(),
            rows: Seat::all(seen.seating.len()).map(row).collect(),
            note: best,
        }
    }
}

fn leaves_points(seen: &Seen, building: Building) -> Html {
    html! {
        <>
            <p key="text">{ phrases::leaves_points(seen.language, building) }</p>
            <div key="buttons" class="do-buttons">
                <button type="button" class="button go" data-stop="" onclick={seen.on::<MouseEvent>(move || Intent::Tap(Spot::Mine(building)))}>
                    { seen.say(Message::UseIt) }
                </button>
                <button type="button" class="button quiet" data-stop="" onclick={seen.on::<MouseEvent>(|| Intent::Do(Action::End))}>
                    { seen.say(Message::EndAnyway) }
                </button>
            </div>
        </>
    }
}
