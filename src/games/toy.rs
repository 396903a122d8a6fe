//! A game that the house has never seen: whoever takes the last of a heap of stones wins. It is seated, played at the table's
//! session, kept, read back, sent as a link and counted, by rules alone; store, session, links and statistics know no game.

use std::fmt;
use std::marker::PhantomData;
use std::num::ParseIntError;
use std::str::FromStr;

use tabletop::{Game, Outcome, Record, Rng, Seat, SeatSet, Seed, Tell};

use super::engine::Engine;
use super::making::seated;
use crate::store::heading::{Kept, Stage};
use crate::store::save::{AnySave, SaveError};
use crate::table::{First, Level, Seating, Session};

/// The heap, and how many turns were completed.
#[derive(Clone, PartialEq, Debug)]
struct Nim {
    heap: u8,
    turn: u32,
}

#[derive(Clone, PartialEq, Debug)]
struct Heap(u8);

/// So many stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Take(u8);

macro_rules! number_as_text {
    ($($name:ident)*) => {
        $(
            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(f, "{}", self.0)
                }
            }

            impl FromStr for $name {
                type Err = ParseIntError;

                fn from_str(text: &str) -> Result<Self, Self::Err> {
                    text.parse().map(Self)
                }
            }
        )*
    };
}
number_as_text!(Heap Take);

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES: u32 = 1;
    type Setup = Heap;
    type Action = Take;
    type Event = Take;
    type Refusal = &'static str;
    type View = Self;

    fn new(setup: &Heap, _seed: Seed) -> Self {
        Self { heap: setup.0, turn: 0 }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        (self.heap > 0).then_some(Seat((self.turn % 2) as u8))
    }

    fn outcome(&self) -> Option<Outcome> {
        let last = Seat(((self.turn + 1) % 2) as u8);
        (self.heap == 0).then(|| Outcome { winners: [last].into_iter().collect() })
    }

    fn score(&self, seat: Seat) -> i32 {
        self.outcome().is_some_and(|outcome| outcome.winners.contains(seat)).into()
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn reveals(&self, _action: &Take) -> bool {
        false
    }

    fn legal_into(&self, actions: &mut Vec<Take>) {
        actions.extend((1..=self.heap.min(3)).map(Take));
    }

    fn apply(&mut self, action: &Take, tell: &mut impl Tell<Take>) -> Result<(), &'static str> {
        if !self.legal().contains(action) {
            return Err("one to three of those that are there");
        }
        self.heap -= action.0;
        self.turn += 1;
        tell.tell(*action);
        Ok(())
    }

    fn imagine(&self, _seat: Seat, _rng: &mut Rng) -> Self {
        self.clone()
    }

    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }
}

impl Kept for Nim {}

const RULES: &dyn Engine = &PhantomData::<Nim>;
const BEGUN: &str = "nim 1\nsetup 7\nseed 3\n";

/// A game of nim that was kept.
fn kept(record: &str) -> AnySave {
    let seating = Seating::new(&[Level::Trader], First::Me, Seed(3));
    seated(RULES.replay(record).expect("a record"), seating, 5).expect("two chairs")
}

#[test]
fn a_game_the_house_has_never_seen_is_played_to_its_end_at_the_tables_session() {
    let save = kept(BEGUN).open::<Nim>().expect("its record");
    let me = save.heading.seating.me();
    let (mut session, broken) = Session::<Nim>::new(&save.record, me);
    assert!(broken.is_none() && session.is_mine());
    assert_eq!(session.act(Take(4)), Err("one to three of those that are there"));
    session.act(Take(3)).expect("legal");
    session.act(Take(1)).expect("legal");
    session.act(Take(2)).expect("legal");
    assert_eq!((session.undoable(), session.is_mine()), (0, false));
    session.act(Take(1)).expect("legal");
    assert!(session.is_over());
    let rival: SeatSet = [Seat(1)].into_iter().collect();
    let over = kept(&session.record().to_string());
    assert_eq!(over.heading.standing.stage, Stage::Over(rival));
    assert_eq!((over.heading.standing.scores, session.finish().sources), (vec![0, 1], vec![0]));
}

#[test]
fn it_is_kept_read_back_and_sent_as_a_link() {
    let save = kept(&format!("{BEGUN}3\n1\n"));
    assert_eq!(AnySave::read(&save.write(0)), Ok(save.clone()));
    let record: Record<Nim> = save.open().expect("its record").record;
    assert_eq!(record.actions, [Take(3), Take(1)]);

    let code = RULES.code(&save.record, "a note").expect("short enough");
    let (played, note) = RULES.decode(&code).expect("our own");
    assert_eq!((played.record, note.as_str()), (save.record, "a note"));
    // Up to the first impossible action, and no further.
    let cut = RULES.replay(&format!("{BEGUN}3\n9\n")).expect("a record");
    assert_eq!((cut.record, cut.cut), (format!("{BEGUN}3\n"), Some(1)));
    assert_eq!(RULES.replay("little-factory 1\nsetup 2 seats\nseed 1\n"), Err(SaveError::OtherGame));
}
