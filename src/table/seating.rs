//! Who sits at the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Rng, Seat, Seed};

use super::Level;

/// The animals of the valley that take the rivals' seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Character {
    Hazel,
    Bruno,
    Olga,
    Rufus,
    Fenna,
    Dora,
}

impl Character {
    pub(crate) const ALL: [Self; 6] = [Self::Hazel, Self::Bruno, Self::Olga, Self::Rufus, Self::Fenna, Self::Dora];

    /// The name, the same in every language.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Hazel => "Hazel",
            Self::Bruno => "Bruno",
            Self::Olga => "Olga",
            Self::Rufus => "Rufus",
            Self::Fenna => "Fenna",
            Self::Dora => "Dora",
        }
    }

    /// The name in files and in the art.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Hazel => "hazel",
            Self::Bruno => "bruno",
            Self::Olga => "olga",
            Self::Rufus => "rufus",
            Self::Fenna => "fenna",
            Self::Dora => "dora",
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
    Rival {
        character: Character,
        level: Level,
    },
    /// The rules decide for this chair: its one action is the table's to play.
    Automaton,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Seating(Vec<Sitter>);

impl From<Seating> for String {
    fn from(seating: Seating) -> Self {
        seating.to_string()
    }
}

impl TryFrom<String> for Seating {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map_err(|()| "no seating")
    }
}

impl Seating {
    /// Who sits at the little table of an example: the person first.
    pub(crate) fn of_an_example(seats: usize) -> Self {
        Self::new(&vec![Level::ALL[0]; seats.saturating_sub(1)], First::Me, Seed(0))
    }

    /// Puts the person and the rivals around the table. Chairs and faces follow from the seed, so that the same deal
    /// can be played again. There are faces for as many rivals as any game has.
    pub(crate) fn new(rivals: &[Level], first: First, seed: Seed) -> Self {
        let mut rng = Rng::new(Seed(seed.0 ^ 0x7ab1e));
        let mut characters = Character::ALL;
        // The last two sit down where the first four are not enough, so that a deal of today keeps its faces.
        let (four, two) = characters.split_at_mut(4);
        rng.shuffle(four);
        rng.clone().shuffle(two);
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

    /// The person alone against the rules, whose chair is the second.
    pub(crate) fn solo() -> Self {
        Self(vec![Sitter::Me, Sitter::Automaton])
    }

    /// Whether there is somebody for each chair, and an automaton exactly where the rules want one.
    pub(crate) fn fits(&self, automata: &[bool]) -> bool {
        self.0.iter().map(|sitter| *sitter == Sitter::Automaton).eq(automata.iter().copied())
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
        self.others().filter_map(|seat| match self.at(seat) {
            Sitter::Rival { character, level } => Some((seat, character, level)),
            Sitter::Me | Sitter::Automaton => None,
        })
    }

    /// The face of a rival, counted in the order of the chairs.
    pub(crate) fn character(&self, rival: usize) -> Option<Character> {
        let character = |sitter: &Sitter| match sitter {
            Sitter::Rival { character, .. } => Some(*character),
            Sitter::Me | Sitter::Automaton => None,
        };
        self.0.iter().filter_map(character).nth(rival)
    }

    /// Everybody but the person, beginning with the one after.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        let (me, seats) = (self.me().0, self.len());
        (1..seats).map(move |step| Seat((me + step) % seats))
    }

    /// Everybody, beginning with the person.
    pub(crate) fn starting_with_me(&self) -> Vec<Seat> {
        [self.me()].into_iter().chain(self.others()).collect()
    }

    /// Which hue and shape a seat has; the person's is always the first.
    pub(crate) fn colour(&self, seat: Seat) -> &'static str {
        let seats = self.len().max(1);
        ["a", "b", "c", "d", "e", "f"][usize::from((seat.0 + seats - self.me().0) % seats) % 6]
    }

    /// The same faces on the same chairs, one further: whoever was second begins. An automaton keeps its chair.
    pub(crate) fn again(&self) -> Self {
        if self.0.contains(&Sitter::Automaton) {
            return self.clone();
        }
        let mut sitters = self.0.clone();
        sitters.rotate_left(1);
        Self(sitters)
    }

    /// The same, every rival a level stronger where there is one.
    pub(crate) fn harder(&self) -> Self {
        let up = |level: Level| Level::ALL.into_iter().find(|other| *other > level).unwrap_or(level);
        let harder = |sitter: &Sitter| match *sitter {
            Sitter::Rival { character, level } => Sitter::Rival { character, level: up(level) },
            other => other,
        };
        Self(self.0.iter().map(harder).collect())
    }

    /// The rivals' levels in the order of the chairs.
    pub(crate) fn levels(&self) -> Vec<Level> {
        let level = |sitter: &Sitter| match sitter {
            Sitter::Rival { level, .. } => Some(*level),
            Sitter::Me | Sitter::Automaton => None,
        };
        self.0.iter().filter_map(level).collect()
    }
}

/// `me bruno:master`: the chairs in turn order; `me automaton` in a solo game.
impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (chair, sitter) in self.0.iter().enumerate() {
            if chair > 0 {
                f.write_str(" ")?;
            }
            match sitter {
                Sitter::Me => f.write_str("me")?,
                Sitter::Automaton => f.write_str("automaton")?,
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
            None if word == "me" => Some(Sitter::Me),
            None if word == "automaton" => Some(Sitter::Automaton),
            None => None,
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
    fn five_rivals_all_have_a_face_and_four_keep_theirs() {
        for seed in 0..40 {
            let six = Seating::new(&[Level::Master; 5], First::Random, Seed(seed));
            assert_eq!((six.len(), six.rivals().count()), (6, 5));
            assert_eq!(six.to_string().parse(), Ok(six.clone()));
            let four = Seating::new(&[Level::Master; 4], First::Random, Seed(seed));
            assert_eq!((0..4).map(|place| four.character(place)).collect::<Vec<_>>(), {
                (0..4).map(|place| six.character(place)).collect::<Vec<_>>()
            });
        }
        // As the first version of the page had it.
        let seating = Seating::new(&Level::ALL[..3], First::Random, Seed(4));
        assert_eq!(seating.to_string(), "olga:apprentice bruno:trader me rufus:merchant");
    }

    #[test]
    fn an_automaton_sits_where_the_game_has_one() {
        let solo = Seating::solo();
        assert_eq!((solo.to_string().as_str(), solo.to_string().parse()), ("me automaton", Ok(solo.clone())));
        assert_eq!((solo.rivals().count(), solo.again()), (0, solo.clone()));
        let two = Seating::new(&[Level::Trader], First::Me, Seed(1));
        assert!(solo.fits(&[false, true]) && two.fits(&[false, false]));
        for chairs in [&[false, false][..], &[true, false], &[false, true, false], &[]] {
            assert!(!solo.fits(chairs), "{chairs:?}");
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
            "automaton automaton",
            "me automaton:master",
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
