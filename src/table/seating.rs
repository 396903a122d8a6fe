//! Who sits at the table.

use std::fmt;
use std::str::FromStr;

use tabletop::{Rng, Seat, Seed};

/// How well a rival plays. Every game has these four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    Apprentice,
    Trader,
    Merchant,
    Master,
}

impl Level {
    /// The gentlest first.
    pub(crate) const ALL: [Self; 4] = [Self::Apprentice, Self::Trader, Self::Merchant, Self::Master];

    /// Its name in addresses and files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Trader => "trader",
            Self::Merchant => "merchant",
            Self::Master => "master",
        }
    }

    /// The level of this name.
    pub(crate) fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// The animals of the valley that take the rivals' seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Character {
    Hazel,
    Bruno,
    Olga,
    Rufus,
}

impl Character {
    pub(crate) const ALL: [Self; 4] = [Self::Hazel, Self::Bruno, Self::Olga, Self::Rufus];

    /// The name, the same in every language.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Hazel => "Hazel",
            Self::Bruno => "Bruno",
            Self::Olga => "Olga",
            Self::Rufus => "Rufus",
        }
    }

    /// The name in files and in the art.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Hazel => "hazel",
            Self::Bruno => "bruno",
            Self::Olga => "olga",
            Self::Rufus => "rufus",
        }
    }

    fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }
}

/// Who sits on one chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    Me,
    Rival { character: Character, level: Level },
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum First {
    #[default]
    Random,
    Me,
    Rival,
}

impl First {
    pub(crate) const ALL: [Self; 3] = [Self::Random, Self::Me, Self::Rival];

    /// Its name in files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Me => "me",
            Self::Rival => "rival",
        }
    }

    pub(crate) fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|first| first.id() == id)
    }
}

/// Everybody in turn order; exactly one of them is the person. The first chair begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seating(Vec<Sitter>);

impl Seating {
    /// Puts the person and the rivals around the table. Chairs and faces follow from the seed, so that the same deal
    /// can be played again.
    pub(crate) fn new(rivals: &[Level], first: First, seed: Seed) -> Self {
        let mut rng = Rng::new(Seed(seed.0 ^ 0x7ab1e));
        let mut characters = Character::ALL;
        rng.shuffle(&mut characters);
        let mut sitters: Vec<Sitter> =
            rivals.iter().zip(characters).map(|(&level, character)| Sitter::Rival { character, level }).collect();
        let rivals = sitters.len() as u32;
        let chair = match first {
            First::Me => 0,
            First::Rival => 1 + rng.below(rivals.max(1)),
            First::Random => rng.below(rivals + 1),
        };
        sitters.insert((chair as usize).min(sitters.len()), Sitter::Me);
        Self(sitters)
    }

    /// How many chairs.
    pub(crate) fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// The person's chair.
    pub(crate) fn me(&self) -> Seat {
        let chair = self.0.iter().position(|sitter| *sitter == Sitter::Me);
        Seat(chair.unwrap_or_default() as u8)
    }

    /// Who sits there.
    pub(crate) fn at(&self, seat: Seat) -> Sitter {
        self.0.get(seat.index()).copied().unwrap_or(Sitter::Me)
    }

    /// The rivals, beginning with the one after the person.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = (Seat, Character, Level)> + '_ {
        let (me, seats) = (self.me().0, self.len());
        (1..seats).filter_map(move |step| {
            let seat = Seat((me + step) % seats);
            match self.at(seat) {
                Sitter::Rival { character, level } => Some((seat, character, level)),
                Sitter::Me => None,
            }
        })
    }

    /// The face of a rival, counted in the order of the chairs.
    pub(crate) fn character(&self, rival: usize) -> Option<Character> {
        let character = |sitter: &Sitter| match sitter {
            Sitter::Rival { character, .. } => Some(*character),
            Sitter::Me => None,
        };
        self.0.iter().filter_map(character).nth(rival)
    }

    /// The same faces on the same chairs, one further: whoever was second begins.
    pub(crate) fn again(&self) -> Self {
        let mut sitters = self.0.clone();
        sitters.rotate_left(1);
        Self(sitters)
    }

    /// The rivals' levels in the order of the chairs.
    pub(crate) fn levels(&self) -> Vec<Level> {
        let level = |sitter: &Sitter| match sitter {
            Sitter::Rival { level, .. } => Some(*level),
            Sitter::Me => None,
        };
        self.0.iter().filter_map(level).collect()
    }
}

/// `me bruno:master`: the chairs in turn order.
impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (chair, sitter) in self.0.iter().enumerate() {
            if chair > 0 {
                f.write_str(" ")?;
            }
            match sitter {
                Sitter::Me => f.write_str("me")?,
                Sitter::Rival { character, level } => write!(f, "{}:{}", character.id(), level.id())?,
            }
        }
        Ok(())
    }
}

impl FromStr for Seating {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let sitter = |word: &str| match word.split_once(':') {
            None => (word == "me").then_some(Sitter::Me),
            Some((character, level)) => {
                Some(Sitter::Rival { character: Character::by_id(character)?, level: Level::by_id(level)? })
            }
        };
        let sitters = text.split(' ').map(sitter).collect::<Option<Vec<_>>>().ok_or(())?;
        let people = sitters.iter().filter(|sitter| **sitter == Sitter::Me).count();
        let distinct = Character::ALL.iter().all(|one| {
            let same = |sitter: &&Sitter| matches!(sitter, Sitter::Rival { character, .. } if character == one);
            sitters.iter().filter(same).count() <= 1
        });
        if people == 1 && distinct && (2..=Seat::MAX as usize).contains(&sitters.len()) {
            Ok(Self(sitters))
        } else {
            Err(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seating_can_be_written_and_read() {
        for seed in 0..40 {
            for first in First::ALL {
                for rivals in [&Level::ALL[..1], &Level::ALL[1..3], &Level::ALL[1..]] {
                    let seating = Seating::new(rivals, first, Seed(seed));
                    assert_eq!(seating.to_string().parse(), Ok(seating.clone()));
                    assert_eq!(seating.levels(), rivals);
                    assert_eq!(seating.rivals().count(), rivals.len());
                }
            }
        }
    }

    #[test]
    fn who_begins_is_as_asked() {
        let seat = |first, seed| Seating::new(&Level::ALL[..2], first, Seed(seed)).me();
        assert!((0..40).all(|seed| seat(First::Me, seed) == Seat(0)));
        assert!((0..40).all(|seed| seat(First::Rival, seed) != Seat(0)));
        let random: Vec<_> = (0..40).map(|seed| seat(First::Random, seed)).collect();
        assert!((0..3).all(|chair| random.contains(&Seat(chair))));
    }

    #[test]
    fn a_strangers_seating_is_refused() {
        for text in [
            "",
            "me",
            "me me",
            "bruno:master",
            "me bruno",
            "me bruno:king",
            "me bruno:master bruno:trader",
            "me  bruno:master",
        ] {
            assert!(text.parse::<Seating>().is_err(), "{text:?}");
        }
    }
}
