//! Looking at another moment than now: the rivals' last turns again, a whole game again, or another way it could have
//! gone.

use std::rc::Rc;

use super::replay_path::ReplayPath;
use super::screen::Screen;
use super::session::Session;

/// How long a step is shown at least, in milliseconds: at the pace “instant” nobody could follow.
pub(crate) const SHORTEST: u32 = 350;

/// How long what is shown again stays at least: long enough to be read.
pub(crate) const READABLE: u32 = 1100;

/// What is looked at.
pub(crate) struct Watch<G: Screen> {
    /// So many actions in, if it is not now.
    pub(crate) at: Option<usize>,
    /// The game is being watched, with everything that needs.
    pub(crate) replay: Option<Replay>,
    /// What is watched where it is not this game but another way it could have gone.
    line: Option<Session<G>>,
}

/// A game being watched.
pub(crate) struct Replay {
    pub(crate) path: ReplayPath,
    pub(crate) playing: bool,
    /// Where it stops by itself.
    until: usize,
}

/// Where to go in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    Start,
    TurnBack,
    Back,
    /// Plays by itself, or pauses.
    Play,
    On,
    TurnOn,
    End,
    /// On the curve, in thousandths.
    To(usize),
    /// A new game from here.
    PlayOn,
}

/// What follows from a step in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// Another moment is shown.
    Shown,
    /// It goes on by itself after so many milliseconds.
    PlaysOn(u32),
    Pauses,
}

impl<G: Screen> Watch<G> {
    pub(crate) fn new() -> Self {
        Self { at: None, replay: None, line: None }
    }

    /// The game that is shown: this one, or another way it could have gone.
    pub(crate) fn shown_session<'a>(&'a self, session: &'a Session<G>) -> &'a Session<G> {
        self.line.as_ref().unwrap_or(session)
    }

    /// The position that is shown.
    pub(crate) fn shown<'a>(&'a self, session: &'a Session<G>) -> &'a Rc<G> {
        self.at.map_or_else(|| session.now(), |count| self.shown_session(session).position(count))
    }

    /// Nothing but now is looked at.
    pub(crate) fn back_to_now(&mut self) {
        *self = Self::new();
    }

    /// Watches the game, or another line of it, from here on.
    pub(crate) fn from(&mut self, session: &Session<G>, line: Option<Session<G>>, count: usize) {
        self.line = line;
        let shown = self.shown_session(session);
        let path = ReplayPath::new((0..=shown.entries().len()).map(|count| shown.position(count).turn()));
        self.replay = Some(Replay { until: path.end(), path, playing: false });
        self.at = Some(count);
    }

    /// Plays by itself until there.
    pub(crate) fn play_until(&mut self, until: usize) {
        if let Some(replay) = &mut self.replay {
            (replay.playing, replay.until) = (true, until);
        }
    }

    /// Goes somewhere in a replay; `None` if there is none.
    pub(crate) fn go(&mut self, go: Go) -> Option<Then> {
        let (replay, here) = (self.replay.as_mut()?, self.at?);
        let path = &replay.path;
        let to = match go {
            Go::Start => 0,
            Go::TurnBack => path.turn_back(here),
            Go::Back => here.saturating_sub(1),
            Go::On => (here + 1).min(path.end()),
            Go::TurnOn => path.turn_on(here),
            Go::End => path.end(),
            Go::To(thousandths) => path.at(thousandths),
            Go::PlayOn => here,
            Go::Play => {
                replay.playing = !replay.playing;
                if !replay.playing {
                    return Some(Then::Pauses);
                }
                replay.until = path.end();
                // At the end it begins again.
                self.at = Some(if here == path.end() { 0 } else { here });
                return Some(Then::PlaysOn(SHORTEST));
            }
        };
        replay.playing = false;
        self.at = Some(to);
        Some(Then::Shown)
    }

    /// The next step by itself; whether another one follows.
    pub(crate) fn play_step(&mut self) -> bool {
        let (Some(replay), Some(here)) = (&mut self.replay, self.at) else { return false };
        let next = here + 1;
        self.at = Some(next.min(replay.until));
        replay.playing = next < replay.until;
        replay.playing
    }

    /// Where the rivals' last turns began, and where they ended, if there were any. What the person only passed, or was
    /// passed for the person, lies between them and parts nothing.
    pub(crate) fn rivals_last(session: &Session<G>) -> Option<(usize, usize)> {
        let (entries, me) = (session.entries(), session.me());
        let mine = |at: &usize| entries[*at].seat == me && !G::passes(session.position(*at), &entries[*at].action);
        let last = entries.iter().rposition(|entry| entry.seat != me)?;
        let began = (0..last).rfind(mine).map_or(0, |mine| mine + 1);
        Some((began, (last + 1..entries.len()).find(mine).unwrap_or(entries.len())))
    }
}

/// What a key does on the slider, and what it does anywhere in a replay.
pub(crate) fn by_key(key: &str, on_slider: bool) -> Option<Go> {
    Some(match key {
        "Home" => Go::Start,
        "End" => Go::End,
        "PageUp" => Go::TurnBack,
        "PageDown" => Go::TurnOn,
        "ArrowLeft" | "ArrowDown" if on_slider => Go::Back,
        "ArrowRight" | "ArrowUp" if on_slider => Go::On,
        "p" | "P" => Go::Play,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use la_granja::{LaGranja, Setup};
    use tabletop::{Game as _, Record, Seat, Seed};

    use super::*;
    use crate::store::settings::{Settings, Stops};

    #[test]
    fn what_passes_for_the_person_parts_nothing_of_what_the_rivals_did() {
        let me = Seat(0);
        let settings = Settings { stops: Stops::Due, ..Settings::default() };
        let record = Record::new(Setup::new(2).expect("two can play"), Seed(1));
        let mut session = Session::<LaGranja>::new(&record, me).0;
        let mut spanned = 0;
        while let Some(seat) = session.now().to_act().filter(|_| session.now().round() < 4) {
            let passed = LaGranja::formality(session.now(), settings).filter(|_| seat == me);
            let action = passed.unwrap_or_else(|| session.now().ways(1).swap_remove(0).actions[0]);
            session.act(action).expect("legal");
            let Some((began, ended)) = Watch::rivals_last(&session) else { continue };
            let passes = |at: usize| LaGranja::passes(session.position(at), &session.entries()[at].action);
            let mine = |at: &usize| session.entries()[*at].seat == me;
            assert!((began..ended).filter(mine).all(passes));
            assert!(began == 0 || mine(&(began - 1)) && !passes(began - 1), "before them I have acted");
            spanned += u32::from((began..ended).any(|at| mine(&at)));
        }
        assert!(spanned > 0);
    }
}
