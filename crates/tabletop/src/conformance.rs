//! What every game must hold, tried on whole games.
//!
//! A game crate's tests make a [`Suite`] and run it over many seeds and setups. The suite plays games, and at every
//! state tries what a forgetful, hostile or curious caller would try. It answers with the first [`Breach`] it finds.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::{self, Debug, Display};

use crate::{Game, Record, Rng, Seat, Seed};

/// What a seat knows, brought up to date by an event as it sees it.
pub type Witness<G> = fn(&mut <G as Game>::View, &<G as Game>::Event, Seat);

/// How the suite plays and what it tries.
pub struct Suite<G: Game> {
    /// Chooses among the legal actions, so that games come to an end.
    pub policy: fn(&G, &[G::Action], &mut Rng) -> usize,
    /// Makes up an action that may or may not be legal.
    pub stranger: fn(&G, &mut Rng) -> G::Action,
    /// A fingerprint of each thing `Seat` cannot know (each deck's order, each rival's hand, chance to come). In the
    /// course of a game, imagined worlds must differ from the truth in every one of them.
    pub secrets: fn(&G, Seat) -> Vec<u64>,
    /// Knows no rules: what is told must be enough to draw the table from.
    pub witness: Witness<G>,
    /// Whether an event lays open for all what only its seat knew: a card of the hand that is discarded.
    pub lays_open: fn(&G::Event) -> bool,
    /// A game still going after so many actions counts as one that does not end.
    pub longest: usize,
    /// Of a longer legal list, only so many actions are tried one by one.
    pub tried: usize,
}

/// What a run saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Actions played.
    pub played: usize,
    /// Listed actions that were tried.
    pub tried: usize,
    /// Actions that were refused, as they should.
    pub refused: usize,
}

/// The promises of [`Game`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// Either somebody is to act and something is legal, or the game is over and nothing is.
    OneGoesOn,
    /// No action is listed twice.
    ListedOnce,
    /// What is listed is accepted.
    ListedIsAccepted,
    /// What is accepted is listed.
    AcceptedIsListed,
    /// A refusal changes nothing and tells nothing.
    RefusalChangesNothing,
    /// The same action in the same state has the same result.
    SameAgain,
    /// Notation is read back as the same action.
    NotationReturns,
    /// A record's text is read back as the same record.
    RecordReturns,
    /// Replaying a record gives the same state.
    ReplayIsTheGame,
    /// An imagined world keeps all its seat has seen, and what it may do.
    ImaginedKeepsTheSeen,
    /// An imagined world depends on nothing its seat cannot know.
    ImaginedForgetsTheRest,
    /// Who knows the set-up and hears what its seat is told knows what its seat knows, after every action.
    ToldIsEnough,
    /// An action that does not reveal shows its seat the same in every world the seat could be in.
    NothingElseRevealed,
    /// Nor does it show a seat that looks on what that seat cannot know, unless it lays that open for all.
    OthersLearnNothing,
    /// Candidates are legal, listed once, and there is one if anything is legal.
    CandidatesAreLegal,
    /// The game ends.
    Ends,
}

/// A promise that was not kept, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Breach {
    /// Which.
    pub promise: Promise,
    /// The game in which it happened, as text.
    pub record: String,
    /// What was seen.
    pub detail: String,
}

impl Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is broken: {}\nafter\n{}", self.promise, self.detail, self.record)
    }
}

impl<G: Game> Suite<G> {
    /// Plays one game and tries everything at every state of it.
    ///
    /// # Errors
    /// With the first promise that is not kept.
    pub fn run(&self, setup: &G::Setup, seed: Seed) -> Result<Tally, Box<Breach>> {
        let game = G::new(setup, seed);
        let mut run = Run {
            suite: self,
            rng: Rng::new(Seed(seed.0 ^ 0x5eed)),
            record: Record::new(setup.clone(), seed),
            witnessed: Seat::all(game.seats()).map(|seat| game.view(seat)).collect(),
            game,
            known: Vec::new(),
            dealt_anew: Vec::new(),
            tally: Tally::default(),
        };
        while run.step()? {}
        if let Some(kept) = run.dealt_anew.iter().position(|&anew| !anew) {
            run.breach(Promise::ImaginedForgetsTheRest, format!("secret {kept} is never dealt anew"))?;
        }
        Ok(run.tally)
    }

    /// Plays a game of each seed, and sums up what was seen.
    ///
    /// # Panics
    /// With the first promise that is not kept.
    pub fn run_all(&self, setup: &G::Setup, seeds: impl IntoIterator<Item = Seed>) -> Tally {
        let mut all = Tally::default();
        for seed in seeds {
            let tally = self.run(setup, seed).unwrap_or_else(|breach| panic!("{setup}, seed {seed}: {breach}"));
            all.played += tally.played;
            all.tried += tally.tried;
            all.refused += tally.refused;
        }
        all
    }
}

/// Kinds of events that a witness needs not hear, by their names in code. Each kind of a game that is played is kept from a
/// witness of its own, and is one of these as long as that witness still knows what its seat sees, after every action
/// of all games. So a test can say which kinds are commentary, and that without any other the table would be wrong.
///
/// # Panics
/// If a game of the seeds does not go on as it should.
pub fn unneeded<G: Game>(suite: &Suite<G>, setups: &[G::Setup], seeds: std::ops::Range<u64>) -> BTreeSet<String> {
    let mut needed = BTreeSet::new();
    let mut met = BTreeSet::new();
    for (setup, seed) in setups.iter().flat_map(|setup| seeds.clone().map(move |seed| (setup, Seed(seed)))) {
        let (mut game, mut rng) = (G::new(setup, seed), Rng::new(seed));
        let views = |game: &G| Seat::all(game.seats()).map(|seat| game.view(seat)).collect::<Vec<_>>();
        // For each kind met so far, what those know who never hear it.
        let mut deaf: BTreeMap<String, Vec<G::View>> = BTreeMap::new();
        while game.to_act().is_some() {
            let legal = game.legal();
            let chosen = &legal[(suite.policy)(&game, &legal, &mut rng)];
            let (before, mut told) = (views(&game), Vec::new());
            game.apply(chosen, &mut told).unwrap_or_else(|refusal| panic!("{chosen}: {refusal:?}"));
            for name in told.iter().map(name) {
                met.insert(name.clone());
                if !needed.contains(&name) {
                    deaf.entry(name).or_insert_with(|| before.clone());
                }
            }
            let after = views(&game);
            deaf.retain(|kept_back, known| {
                let knows = keeps_up(suite, known, &told, kept_back) && *known == after;
                if !knows {
                    needed.insert(kept_back.clone());
                }
                knows
            });
        }
    }
    met.difference(&needed).cloned().collect()
}

/// What a variant is called in code.
fn name(event: &impl Debug) -> String {
    format!("{event:?}").split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Tells witnesses everything but one kind of event; whether none of them finds that it does not fit.
fn keeps_up<G: Game>(suite: &Suite<G>, known: &mut [G::View], told: &[G::Event], kept_back: &str) -> bool {
    let witness = suite.witness;
    let heard = told.iter().filter(|event| name(*event) != kept_back);
    let tell = std::panic::AssertUnwindSafe(|| {
        for event in heard {
            for (seat, known) in Seat::all(known.len() as u8).zip(known.iter_mut()) {
                if let Some(event) = G::seen_by(event, seat) {
                    witness(known, &event, seat);
                }
            }
        }
    });
    std::panic::catch_unwind(tell).is_ok()
}

/// Why an action is refused.
///
/// # Panics
/// If it is accepted or listed, or if the refusal changes or tells anything.
pub fn refusal<G: Game>(game: &G, action: &G::Action) -> G::Refusal {
    let mut after = game.clone();
    let mut events = Vec::new();
    let answer = after.apply(action, &mut events);
    assert_eq!(game.check(action), answer, "{action} is checked otherwise than carried out");
    let Err(refusal) = answer else { panic!("{action} is accepted\n{game:?}") };
    assert_eq!(after, *game, "{action} was refused and changed the game");
    assert!(events.is_empty(), "{action} was refused and told {events:?}");
    assert!(!game.legal().contains(action), "{action} is listed and refused");
    refusal
}

struct Run<'a, G: Game> {
    suite: &'a Suite<G>,
    rng: Rng,
    record: Record<G>,
    game: G,
    /// What each seat's witness knows.
    witnessed: Vec<G::View>,
    /// Actions that were listed at some state, to be tried where they may not belong.
    known: Vec<G::Action>,
    /// For each secret, whether an imagined world has ever differed in it.
    dealt_anew: Vec<bool>,
    tally: Tally,
}

type Verdict = Result<(), Box<Breach>>;

impl<G: Game> Run<'_, G> {
    fn breach(&self, promise: Promise, detail: impl Display) -> Verdict {
        Err(Box::new(Breach { promise, record: self.record.to_string(), detail: detail.to_string() }))
    }

    fn hold(&self, kept: bool, promise: Promise, detail: impl FnOnce() -> String) -> Verdict {
        if kept { Ok(()) } else { self.breach(promise, detail()) }
    }

    /// Tries everything at the present state and plays on; false when the game is over.
    fn step(&mut self) -> Result<bool, Box<Breach>> {
        let legal = self.game.legal();
        let listed: HashSet<&G::Action> = legal.iter().collect();
        let over = self.game.to_act().is_none();
        self.hold(over == self.game.outcome().is_some() && over == legal.is_empty(), Promise::OneGoesOn, || {
            format!("to act {:?}, outcome {:?}, {} legal", self.game.to_act(), self.game.outcome(), legal.len())
        })?;
        self.hold(listed.len() == legal.len(), Promise::ListedOnce, || format!("{legal:?}"))?;
        self.candidates(&listed)?;
        self.listed_actions(&legal)?;
        self.stray_actions(&listed)?;
        self.records()?;
        self.imagined_worlds(&legal)?;
        self.unrevealing_actions(&legal)?;
        self.onlookers(&legal)?;
        if over {
            return Ok(false);
        }
        self.hold(self.record.actions.len() < self.suite.longest, Promise::Ends, || "it goes on and on".to_owned())?;
        let chosen = legal[(self.suite.policy)(&self.game, &legal, &mut self.rng)].clone();
        let mut told = Vec::new();
        if let Err(refusal) = self.game.apply(&chosen, &mut told) {
            self.breach(Promise::ListedIsAccepted, format!("{chosen}: {refusal:?}"))?;
        }
        self.record.actions.push(chosen);
        self.tally.played += 1;
        self.witnesses(&told)?;
        Ok(true)
    }

    fn witnesses(&mut self, told: &[G::Event]) -> Verdict {
        let witness = self.suite.witness;
        for seat in Seat::all(self.game.seats()) {
            let heard: Vec<G::Event> = told.iter().filter_map(|event| G::seen_by(event, seat)).collect();
            let known = &mut self.witnessed[seat.index()];
            heard.iter().for_each(|event| witness(known, event, seat));
            let (known, seen) = (&self.witnessed[seat.index()], self.game.view(seat));
            self.hold(*known == seen, Promise::ToldIsEnough, || {
                format!("seat {seat} heard {heard:?},\nconcludes {known:?}\nand sees {seen:?}")
            })?;
        }
        Ok(())
    }

    fn candidates(&self, listed: &HashSet<&G::Action>) -> Verdict {
        let mut candidates = Vec::new();
        self.game.candidates_into(&mut candidates);
        let distinct: HashSet<_> = candidates.iter().collect();
        let kept = distinct.len() == candidates.len()
            && distinct.is_subset(listed)
            && candidates.is_empty() == listed.is_empty();
        self.hold(kept, Promise::CandidatesAreLegal, || format!("{candidates:?}"))
    }

    /// As many of the legal actions as are to be tried, spread over the list.
    fn sample<'b>(&mut self, legal: &'b [G::Action]) -> impl Iterator<Item = &'b G::Action> + use<'b, G> {
        let step = legal.len().div_ceil(self.suite.tried.max(1)).max(1);
        let first = self.rng.below(step as u32) as usize;
        legal.iter().skip(first).step_by(step)
    }

    fn listed_actions(&mut self, legal: &[G::Action]) -> Verdict {
        for action in self.sample(legal) {
            let text = action.to_string();
            let back = text.parse::<G::Action>();
            self.hold(
                back.as_ref().is_ok_and(|back| back == action) && !text.contains('\n'),
                Promise::NotationReturns,
                || format!("{text:?} for {action:?}"),
            )?;
            let (mut one, mut other) = (self.game.clone(), self.game.clone());
            let (mut told, mut retold) = (Vec::new(), Vec::new());
            let answer = one.apply(action, &mut told);
            self.hold(answer.is_ok(), Promise::ListedIsAccepted, || format!("{text}: {answer:?}"))?;
            let again = other.apply(action, &mut retold);
            self.hold(again.is_ok() && one == other && told == retold, Promise::SameAgain, || text.clone())?;
            self.tally.tried += 1;
            if self.known.len() < 256 {
                self.known.push(action.clone());
            } else {
                let place = self.rng.below(256) as usize;
                self.known[place] = action.clone();
            }
        }
        Ok(())
    }

    /// Actions of other states and made-up ones are accepted exactly if they are listed.
    fn stray_actions(&mut self, listed: &HashSet<&G::Action>) -> Verdict {
        let mut strays: Vec<_> = (0..16).filter_map(|_| self.rng.pick(&self.known).cloned()).collect();
        strays.extend((0..16).map(|_| (self.suite.stranger)(&self.game, &mut self.rng)));
        for action in strays {
            let mut game = self.game.clone();
            let mut told = Vec::new();
            match (game.apply(&action, &mut told), listed.contains(&action)) {
                (Ok(()), true) => {}
                (Ok(()), false) => self.breach(Promise::AcceptedIsListed, &action)?,
                (Err(refusal), true) => self.breach(Promise::ListedIsAccepted, format!("{action}: {refusal:?}"))?,
                (Err(_), false) => {
                    self.hold(game == self.game && told.is_empty(), Promise::RefusalChangesNothing, || {
                        action.to_string()
                    })?;
                    self.tally.refused += 1;
                }
            }
        }
        Ok(())
    }

    fn records(&self) -> Verdict {
        let text = self.record.to_string();
        let back = text.parse::<Record<G>>();
        self.hold(back.as_ref().is_ok_and(|back| *back == self.record), Promise::RecordReturns, || {
            format!("{back:?}")
        })?;
        let replayed = self.record.replay();
        self.hold(replayed.as_ref().is_ok_and(|game| *game == self.game), Promise::ReplayIsTheGame, || {
            "the replayed state differs".to_owned()
        })
    }

    fn imagined_worlds(&mut self, legal: &[G::Action]) -> Verdict {
        for seat in Seat::all(self.game.seats()) {
            let mut chance = self.rng.fork();
            let world = self.game.imagine(seat, &mut chance);
            let same = world.view(seat) == self.game.view(seat)
                && world.to_act() == self.game.to_act()
                && (world.to_act() != Some(seat) || world.legal() == legal);
            self.hold(same, Promise::ImaginedKeepsTheSeen, || {
                format!("seat {seat} knows {:?} and is shown {:?}", self.game.view(seat), world.view(seat))
            })?;
            let (truth, dealt) = ((self.suite.secrets)(&self.game, seat), (self.suite.secrets)(&world, seat));
            self.dealt_anew.resize(truth.len().max(self.dealt_anew.len()), false);
            for (anew, pair) in self.dealt_anew.iter_mut().zip(truth.iter().zip(&dealt)) {
                *anew |= pair.0 != pair.1;
            }
            let one = self.game.imagine(seat, &mut chance.clone());
            let other = world.imagine(seat, &mut chance);
            self.hold(one == other, Promise::ImaginedForgetsTheRest, || format!("seat {seat}: {one:?} and {other:?}"))?;
        }
        Ok(())
    }

    /// What the seat to act sees after an action that reveals nothing does not depend on what it cannot know.
    fn unrevealing_actions(&mut self, legal: &[G::Action]) -> Verdict {
        let Some(seat) = self.game.to_act() else { return Ok(()) };
        let mut chance = self.rng.fork();
        let worlds = [self.game.imagine(seat, &mut chance), self.game.imagine(seat, &mut chance)];
        for action in self.sample(legal) {
            let reveals = self.game.reveals(action);
            let truth = (!reveals).then(|| after(&self.game, action, seat));
            for world in &worlds {
                self.hold(world.reveals(action) == reveals, Promise::NothingElseRevealed, || {
                    format!("whether {action} reveals something depends on a secret")
                })?;
                let Some(truth) = &truth else { continue };
                let other = after(world, action, seat);
                self.hold(*truth == other, Promise::NothingElseRevealed, || {
                    format!("{action} shows seat {seat} {truth:?},\nin another world {other:?}")
                })?;
            }
        }
        Ok(())
    }

    /// What somebody who is not to act sees of an action that reveals nothing does not depend on what that seat cannot
    /// know, wherever such an action is possible.
    fn onlookers(&mut self, legal: &[G::Action]) -> Verdict {
        let others: Vec<Seat> = Seat::all(self.game.seats())
            .filter(|&seat| self.game.to_act().is_some_and(|to_act| to_act != seat))
            .collect();
        let Some(&seat) = self.rng.pick(&others) else { return Ok(()) };
        let world = self.game.imagine(seat, &mut self.rng.fork());
        for action in self.sample(legal) {
            if self.game.reveals(action) || world.check(action).is_err() || world.reveals(action) {
                continue;
            }
            let (truth, other) = (after(&self.game, action, seat), after(&world, action, seat));
            let open = |found: &Option<Found<G>>| {
                found.as_ref().is_some_and(|found| found.told.iter().any(self.suite.lays_open))
            };
            self.hold(truth == other || open(&truth) && open(&other), Promise::OthersLearnNothing, || {
                format!("{action} shows seat {seat} {truth:?},\nin another world {other:?}")
            })?;
        }
        Ok(())
    }
}

/// All that a seat finds after an action.
#[derive(PartialEq, Debug)]
struct Found<G: Game> {
    told: Vec<G::Event>,
    view: G::View,
    to_act: Option<Seat>,
    /// What it may do, if it is to act now.
    legal: Vec<G::Action>,
}

/// What `seat` finds after an action; `None` if it is refused.
fn after<G: Game>(game: &G, action: &G::Action, seat: Seat) -> Option<Found<G>> {
    let (mut game, mut told) = (game.clone(), Vec::new());
    game.apply(action, &mut told).ok()?;
    Some(Found {
        told: told.iter().filter_map(|event| G::seen_by(event, seat)).collect(),
        view: game.view(seat),
        to_act: game.to_act(),
        legal: if game.to_act() == Some(seat) { game.legal() } else { Vec::new() },
    })
}
