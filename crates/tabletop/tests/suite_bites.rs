//! The conformance suite passes a sound game and catches each way of breaking one.
//!
//! The toy has what the real games have: a secret card each, a secret choice made by all at once, a die, and an end.

use std::fmt;
use std::str::FromStr;

use tabletop::conformance::{Promise, Suite, Tally, refusal, unneeded};
use tabletop::{Game, Outcome, Record, RecordFault, Rng, Seat, SeatSet, Seed, Tell, playthrough};

const SOUND: u8 = 0;
const LISTS_TWICE: u8 = 1;
const LISTS_TOO_MUCH: u8 = 2;
const LISTS_TOO_LITTLE: u8 = 3;
const REFUSAL_COSTS: u8 = 4;
const REFUSAL_TELLS: u8 = 5;
const NOTATION_LIES: u8 = 6;
const HIDDEN_CLOCK: u8 = 7;
const IMAGINES_OWN_CARD: u8 = 8;
const LEAKS_RIVALS: u8 = 9;
const LEAKS_CHANCE: u8 = 10;
const NEVER_ENDS: u8 = 11;
const STUCK: u8 = 12;
const SETUP_LIES: u8 = 13;
const BAD_CANDIDATE: u8 = 14;
const UNTOLD_POINT: u8 = 15;
const REVEALS_UNSAID: u8 = 16;
const REVEALS_BY_SECRET: u8 = 17;
const TELLS_SECRET: u8 = 18;
const TELLS_OWN_SECRET: u8 = 19;

/// Each round all bid a number in secret; the highest bid, plus a secret card, plus a die, scores a point.
#[derive(Clone, PartialEq, Debug)]
struct Bids<const FAULT: u8> {
    cards: Vec<u8>,
    bids: Vec<Bid<FAULT>>,
    points: Vec<u8>,
    chance: Rng,
}

#[derive(Clone, PartialEq, Debug)]
struct Seats<const FAULT: u8>(u8);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Bid<const FAULT: u8>(u8);

#[derive(Clone, PartialEq, Debug)]
enum Seen {
    Chosen(Seat),
    Won(Seat),
    Peeked(u8),
}

const HIGHEST: u8 = 3;
const GOAL: u8 = 3;

impl<const FAULT: u8> fmt::Display for Seats<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", if FAULT == SETUP_LIES { 2 } else { self.0 })
    }
}

impl<const FAULT: u8> FromStr for Seats<FAULT> {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl<const FAULT: u8> fmt::Display for Bid<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", if FAULT == NOTATION_LIES { 1 } else { self.0 })
    }
}

impl<const FAULT: u8> FromStr for Bid<FAULT> {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

std::thread_local! {
    static CLOCK: std::cell::Cell<u8> = const { std::cell::Cell::new(0) };
}

impl<const FAULT: u8> Game for Bids<FAULT> {
    const ID: &'static str = "bids";
    const RULES: u32 = 1;
    type Setup = Seats<FAULT>;
    type Action = Bid<FAULT>;
    type Event = Seen;
    type Refusal = &'static str;
    type View = (u8, Vec<u8>, usize);

    fn new(setup: &Self::Setup, seed: Seed) -> Self {
        let mut chance = Rng::new(seed);
        let cards = (0..setup.0).map(|_| chance.below(4) as u8).collect();
        Self { cards, bids: Vec::new(), points: vec![0; usize::from(setup.0)], chance }
    }

    fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    fn to_act(&self) -> Option<Seat> {
        self.outcome().is_none().then_some(Seat(self.bids.len() as u8))
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners: SeatSet =
            Seat::all(self.seats()).filter(|seat| FAULT != NEVER_ENDS && self.points[seat.index()] >= GOAL).collect();
        (!winners.is_empty()).then_some(Outcome { winners })
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat.index()])
    }

    fn turn(&self) -> u32 {
        self.points.iter().copied().map(u32::from).sum()
    }

    /// The last bid of a round rolls the die.
    fn reveals(&self, _bid: &Bid<FAULT>) -> bool {
        match FAULT {
            REVEALS_UNSAID => false,
            REVEALS_BY_SECRET if self.bids.is_empty() => self.cards[1] > 1,
            _ => self.bids.len() + 1 == self.points.len(),
        }
    }

    fn legal_into(&self, actions: &mut Vec<Bid<FAULT>>) {
        if self.outcome().is_some() || FAULT == STUCK && self.points.contains(&1) {
            return;
        }
        let highest = match FAULT {
            LISTS_TOO_MUCH => HIGHEST + 1,
            LISTS_TOO_LITTLE => HIGHEST - 1,
            _ => HIGHEST,
        };
        actions.extend((1..=highest).map(Bid));
        if FAULT == LISTS_TWICE {
            actions.push(Bid(1));
        }
    }

    fn candidates_into(&self, actions: &mut Vec<Bid<FAULT>>) {
        self.legal_into(actions);
        if FAULT == BAD_CANDIDATE && !actions.is_empty() {
            actions.push(Bid(9));
        }
    }

    fn apply(&mut self, bid: &Bid<FAULT>, tell: &mut impl Tell<Seen>) -> Result<(), &'static str> {
        let Some(seat) = self.to_act() else { return Err("over") };
        if FAULT == REFUSAL_COSTS && bid.0 > HIGHEST {
            self.points[0] = 0;
            self.cards[0] ^= 1;
        }
        if FAULT == REFUSAL_TELLS && bid.0 > HIGHEST {
            tell.tell(Seen::Chosen(seat));
        }
        if bid.0 == 0 || bid.0 > HIGHEST {
            return Err("no such bid");
        }
        self.bids.push(*bid);
        tell.tell(Seen::Chosen(seat));
        if FAULT == TELLS_SECRET {
            tell.tell(Seen::Peeked(self.cards[seat.next(self.seats()).index()]));
        }
        if FAULT == TELLS_OWN_SECRET {
            tell.tell(Seen::Peeked(self.cards[seat.index()]));
        }
        if self.bids.len() == self.points.len() {
            let die = self.chance.below(6) as u8;
            let clock = CLOCK.with(|clock| clock.replace(clock.get().wrapping_add(1)));
            let luck = if FAULT == HIDDEN_CLOCK { clock } else { die };
            let strength = |seat: &Seat| {
                let place = seat.index();
                (self.bids[place].0 + self.cards[place] + luck * (place as u8 + 1)) % 7
            };
            let winner = Seat::all(self.seats()).max_by_key(strength).expect("somebody sits here");
            self.points[winner.index()] += 1;
            if FAULT != UNTOLD_POINT {
                tell.tell(Seen::Won(winner));
            }
            self.bids.clear();
        }
        Ok(())
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        for rival in Seat::all(self.seats()).filter(|&rival| rival != seat || FAULT == IMAGINES_OWN_CARD) {
            if FAULT != LEAKS_RIVALS {
                world.cards[rival.index()] = rng.below(4) as u8;
            }
            if let Some(bid) = world.bids.get_mut(rival.index()) {
                *bid = Bid(1 + rng.below(3) as u8);
            }
        }
        if FAULT != LEAKS_CHANCE {
            world.chance = rng.fork();
        }
        world
    }

    fn view(&self, seat: Seat) -> Self::View {
        (self.cards[seat.index()], self.points.clone(), self.bids.len())
    }
}

fn suite<const FAULT: u8>() -> Suite<Bids<FAULT>> {
    Suite {
        policy: |_, legal, rng| rng.below(legal.len() as u32) as usize,
        stranger: |_, rng| Bid(rng.below(6) as u8),
        secrets: |game, seat| {
            let rivals = Seat::all(game.seats()).filter(|&rival| rival != seat).map(|rival| game.cards[rival.index()]);
            vec![rivals.fold(0, |sum, card| sum * 4 + u64::from(card)), game.chance.clone().next_u64()]
        },
        witness: |(_, points, bids), event, _| match event {
            Seen::Chosen(_) => *bids += 1,
            Seen::Won(seat) => {
                points[seat.index()] += 1;
                *bids = 0;
            }
            Seen::Peeked(_) => {}
        },
        lays_open: |_| false,
        longest: 100,
        tried: 10,
    }
}

fn verdict<const FAULT: u8>() -> Option<Promise> {
    (0..20).find_map(|seed| suite::<FAULT>().run(&Seats(3), Seed(seed)).err()).map(|breach| breach.promise)
}

#[test]
fn a_sound_game_passes() {
    assert_eq!(verdict::<SOUND>(), None);
}

#[test]
fn every_way_of_breaking_a_game_is_caught() {
    assert_eq!(verdict::<LISTS_TWICE>(), Some(Promise::ListedOnce));
    assert_eq!(verdict::<LISTS_TOO_MUCH>(), Some(Promise::ListedIsAccepted));
    assert_eq!(verdict::<LISTS_TOO_LITTLE>(), Some(Promise::AcceptedIsListed));
    assert_eq!(verdict::<REFUSAL_COSTS>(), Some(Promise::RefusalChangesNothing));
    assert_eq!(verdict::<REFUSAL_TELLS>(), Some(Promise::RefusalChangesNothing));
    assert_eq!(verdict::<NOTATION_LIES>(), Some(Promise::NotationReturns));
    assert_eq!(verdict::<HIDDEN_CLOCK>(), Some(Promise::SameAgain));
    assert_eq!(verdict::<IMAGINES_OWN_CARD>(), Some(Promise::ImaginedKeepsTheSeen));
    assert_eq!(verdict::<LEAKS_RIVALS>(), Some(Promise::ImaginedForgetsTheRest));
    assert_eq!(verdict::<LEAKS_CHANCE>(), Some(Promise::ImaginedForgetsTheRest));
    assert_eq!(verdict::<NEVER_ENDS>(), Some(Promise::Ends));
    assert_eq!(verdict::<STUCK>(), Some(Promise::OneGoesOn));
    assert_eq!(verdict::<SETUP_LIES>(), Some(Promise::RecordReturns));
    assert_eq!(verdict::<BAD_CANDIDATE>(), Some(Promise::CandidatesAreLegal));
    assert_eq!(verdict::<UNTOLD_POINT>(), Some(Promise::ToldIsEnough));
    assert_eq!(verdict::<REVEALS_UNSAID>(), Some(Promise::NothingElseRevealed));
    assert_eq!(verdict::<REVEALS_BY_SECRET>(), Some(Promise::NothingElseRevealed));
    assert_eq!(verdict::<TELLS_SECRET>(), Some(Promise::NothingElseRevealed));
    assert_eq!(verdict::<TELLS_OWN_SECRET>(), Some(Promise::OthersLearnNothing));
}

#[test]
fn kinds_of_events_that_change_nothing_are_told_from_those_that_do() {
    let unneeded = unneeded(&suite::<TELLS_SECRET>(), &[Seats(3)], 0..2);
    assert_eq!(unneeded.into_iter().collect::<Vec<_>>(), ["Peeked"]);
}

#[test]
fn what_was_seen_in_several_games_is_summed_up() {
    let each: Vec<Tally> =
        (0..3).map(|seed| suite::<SOUND>().run(&Seats(3), Seed(seed)).expect("a sound game")).collect();
    let all = suite::<SOUND>().run_all(&Seats(3), (0..3).map(Seed));
    assert_eq!(all.played, each.iter().map(|tally| tally.played).sum::<usize>());
    assert_eq!(all.tried, each.iter().map(|tally| tally.tried).sum::<usize>());
    assert_eq!(all.refused, each.iter().map(|tally| tally.refused).sum::<usize>());
    assert!(all.played > 0 && all.tried > 0 && all.refused > 0, "{all:?}");
}

#[test]
#[should_panic(expected = "3, seed 0: ListedOnce is broken")]
fn the_first_of_several_games_that_breaks_a_promise_is_named() {
    suite::<LISTS_TWICE>().run_all(&Seats(3), (0..3).map(Seed));
}

fn refused<const FAULT: u8>(bid: u8) -> &'static str {
    refusal(&Bids::<FAULT>::new(&Seats(3), Seed(1)), &Bid(bid))
}

#[test]
fn a_refusal_gives_its_reason() {
    assert_eq!(refused::<SOUND>(0), "no such bid");
    assert_eq!(refused::<LISTS_TOO_LITTLE>(9), "no such bid");
}

#[test]
#[should_panic(expected = "2 is accepted")]
fn what_is_accepted_is_no_refusal() {
    refused::<SOUND>(2);
}

#[test]
#[should_panic(expected = "4 is listed and refused")]
fn what_is_listed_must_not_be_refused() {
    refused::<LISTS_TOO_MUCH>(4);
}

#[test]
#[should_panic(expected = "9 was refused and changed the game")]
fn a_refusal_that_changes_something_is_found() {
    refused::<REFUSAL_COSTS>(9);
}

#[test]
#[should_panic(expected = "9 was refused and told")]
fn a_refusal_that_tells_something_is_found() {
    refused::<REFUSAL_TELLS>(9);
}

type Sound = Bids<SOUND>;

fn fault(text: &str) -> (usize, RecordFault) {
    let error = text.parse::<Record<Sound>>().expect_err("the record is damaged");
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)));
    (error.line, error.fault)
}

#[test]
fn a_damaged_record_says_what_is_wrong_and_where() {
    assert_eq!(fault(""), (1, RecordFault::CutOff));
    assert_eq!(fault("chess 1\n"), (1, RecordFault::OtherGame("chess".to_owned())));
    assert_eq!(fault("# from a friend\n\nbids 2\n"), (3, RecordFault::OtherRules("2".to_owned())));
    assert_eq!(fault("bids"), (1, RecordFault::OtherRules(String::new())));
    assert!(matches!(fault("bids 1\nsetup many\n"), (2, RecordFault::Setup(_))));
    assert_eq!(fault("bids 1\nsetup 3\n"), (3, RecordFault::CutOff));
    assert!(matches!(fault("bids 1\nsetup 3\nseed -1\n"), (3, RecordFault::Seed(_))));
    assert!(matches!(fault("bids 1\nsetup 3\nseed 1\n1\n2\n<b>\n"), (6, RecordFault::Action(_))));
}

#[test]
fn a_record_with_an_illegal_action_plays_up_to_it() {
    let record: Record<Sound> = "bids 1\nsetup 3\nseed 1\n1\n2\n9\n1\n".parse().unwrap();
    let error = record.replay().unwrap_err();
    assert_eq!((error.played, error.refusal), (2, "no such bid"));
    assert_eq!(error.game.bids, [Bid(1), Bid(2)]);
    assert_eq!(record.replay_telling(2, &mut ()).unwrap(), error.game);
}

#[test]
fn a_record_tells_its_events_again() {
    let record: Record<Sound> = "bids 1\nsetup 2\nseed 1\n1\n2\n".parse().unwrap();
    let mut told = Vec::new();
    record.replay_telling(9, &mut told).unwrap();
    assert_eq!(told[..2], [Seen::Chosen(Seat(0)), Seen::Chosen(Seat(1))]);
    assert!(matches!(told[2..], [Seen::Won(_)]));
}

#[test]
fn a_game_that_is_played_is_shown_action_by_action() {
    let start = Sound::new(&Seats(2), Seed(1));
    let (mut told, mut last) = (Vec::new(), start.clone());
    let end = playthrough::play(
        start.clone(),
        100,
        |game| Bid(1 + game.bids.len() as u8),
        |before, bid, events, after| {
            assert_eq!((before, *bid), (&last, Bid(1 + before.bids.len() as u8)));
            told.extend_from_slice(events);
            last = after.clone();
        },
    );
    assert!(end.outcome().is_some());
    assert_eq!(end, last);
    assert_eq!(told[..2], [Seen::Chosen(Seat(0)), Seen::Chosen(Seat(1))]);
    let short = playthrough::play(start, 3, |_| Bid(1), |_, _, _, _| ());
    assert_eq!(short.bids, [Bid(1)], "a round and a bid");
}

#[test]
fn the_record_of_a_told_game_is_at_its_margin() {
    let told = "bids 1\nsetup 2\nseed 1\n| nothing yet\n1\n  1 has chosen\n2\n  2 has chosen\n| so it stands\n";
    assert_eq!(Ok(playthrough::record::<Sound>(told)), "bids 1\nsetup 2\nseed 1\n1\n2\n".parse());
}
