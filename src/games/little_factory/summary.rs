//! What a finished game, or one in progress, comes to: where everybody's influence is from, and the best turn.

use little_factory::{Building, Event, LittleFactory};
use tabletop::{Game, Seat};

use crate::table::Session;

/// Where one player's influence comes from.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Sources {
    /// Printed on buildings, in the order they were built.
    pub(crate) built: Vec<(Building, u8)>,
    /// Tokens by the building that earned them.
    pub(crate) earned: Vec<(Building, u8)>,
}

impl Sources {
    pub(crate) fn printed(&self) -> u8 {
        self.built.iter().map(|(_, points)| points).sum()
    }

    pub(crate) fn tokens(&self) -> u8 {
        self.earned.iter().map(|(_, points)| points).sum()
    }
}

/// The turn in which most influence was gained at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BestTurn {
    pub(crate) seat: Seat,
    /// Counted from 1, for this player by himself.
    pub(crate) number: u32,
    pub(crate) gained: u8,
}

/// Everything the end of a game shows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Summary {
    pub(crate) sources: Vec<Sources>,
    pub(crate) best: Option<BestTurn>,
    /// Turns of each player.
    pub(crate) turns: Vec<u32>,
}

impl Summary {
    pub(crate) fn new(session: &Session<LittleFactory>, seats: u8) -> Self {
        let count = session.entries().len();
        let mut summary = Self {
            sources: vec![Sources::default(); usize::from(seats)],
            best: None,
            turns: vec![0; usize::from(seats)],
        };
        let mut turn = None;
        let mut had = 0;
        for (index, entry) in session.entries().iter().enumerate() {
            if turn != Some(session.position(index).turn()) {
                turn = Some(session.position(index).turn());
                summary.turns[entry.seat.index()] += 1;
                had = session.position(index).player(entry.seat).influence();
            }
            for event in &entry.events {
                summary.hear(event);
            }
            let after = session.position(index + 1);
            if turn != Some(after.turn()) || index + 1 == count {
                summary.mark(entry.seat, after.player(entry.seat).influence().saturating_sub(had));
            }
        }
        summary
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Gained { seat, card: little_factory::Card::Building(building) } => {
                self.sources[seat.index()].built.push((building, building.influence()));
            }
            Event::TokensTaken { seat, building, tokens, .. } => {
                let earned = &mut self.sources[seat.index()].earned;
                match earned.iter_mut().find(|(by, _)| *by == building) {
                    Some((_, sum)) => *sum += tokens,
                    None => earned.push((building, tokens)),
                }
            }
            _ => {}
        }
    }

    fn mark(&mut self, seat: Seat, gained: u8) {
        if gained > self.best.map_or(0, |best| best.gained) {
            self.best = Some(BestTurn { seat, number: self.turns[seat.index()], gained });
        }
    }
}

#[cfg(test)]
mod tests {
    use little_factory::{Setup, Skill};
    use tabletop::{Game, Record, Rng, Seed};

    use super::*;

    #[test]
    fn sources_and_score_say_the_same() {
        for seats in 2..=4 {
            let setup = Setup::new(seats, true).expect("so many can play");
            let (mut session, _) = Session::<LittleFactory>::new(&Record::new(setup, Seed(seats.into())), Seat(0));
            let mut rng = Rng::new(Seed(7));
            while session.now().to_act().is_some() {
                let thought = Skill::Apprentice.think(session.now().as_ref(), rng.fork(), |_| true).expect("not over");
                for action in thought.actions {
                    session.act(action).expect("legal");
                }
            }
            let summary = Summary::new(&session, seats);
            for seat in Seat::all(seats) {
                let influence = session.now().player(seat).influence();
                let sources = &summary.sources[seat.index()];
                assert_eq!(sources.printed() + sources.tokens(), influence);
            }
            assert!(summary.best.is_some_and(|best| best.gained > 0));
            assert_eq!(summary.turns.iter().sum::<u32>(), session.now().turn() + 1);
        }
    }
}
