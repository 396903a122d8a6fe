//! One portable generator for everything that is random in a game.
//!
//! PCG-XSH-RR 64/32: a 64-bit linear congruential state, permuted into 32 bits. Bounded numbers, shuffles and forks
//! are written out here and fixed by test vectors, because a record must give the same game on every machine and in
//! every later version. A change to any vector is a new rules version of every game.

use std::fmt;
use std::str::FromStr;

/// The number a game's chance grows from. Written in decimal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A seeded source of chance; equal generators give equal numbers for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    state: u64,
    /// Chooses one of 2⁶³ sequences; always odd.
    increment: u64,
}

/// Where it stands, in 33 characters.
impl fmt::Display for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}-{:016x}", self.state, self.increment)
    }
}

impl FromStr for Rng {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read =
            |part: &str| u64::from_str_radix(part, 16).ok().filter(|_| part.len() == 16 && !part.starts_with('+'));
        let (state, increment) = text.split_once('-').ok_or("expected two numbers")?;
        let (state, increment) = read(state).zip(read(increment)).ok_or("expected 16 hexadecimal digits, twice")?;
        if increment % 2 == 1 { Ok(Self { state, increment }) } else { Err("the second number must be odd") }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Rng {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::as_text::serialize(self, serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Rng {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::as_text::deserialize(deserializer)
    }
}

const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const HOUSE_STREAM: u64 = 0x7ab1e;

impl Rng {
    /// The generator every game starts with.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self::with_stream(seed.0, HOUSE_STREAM)
    }

    fn with_stream(seed: u64, stream: u64) -> Self {
        let mut rng = Self { state: 0, increment: stream << 1 | 1 };
        rng.next_u32();
        rng.state = rng.state.wrapping_add(seed);
        rng.next_u32();
        rng
    }

    /// The next 32 bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(MULTIPLIER).wrapping_add(self.increment);
        let mixed = ((old >> 18 ^ old) >> 27) as u32;
        mixed.rotate_right((old >> 59) as u32)
    }

    /// The next 64 bits: two draws, the first one high.
    pub fn next_u64(&mut self) -> u64 {
        let high = u64::from(self.next_u32());
        high << 32 | u64::from(self.next_u32())
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0. Multiply and shift, rejecting the few draws
    /// that would favour some numbers.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut wide = u64::from(self.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (wide as u32) < unfair {
                wide = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// A number from 0 up to, not including, 1, in steps of 2⁻²⁴.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// One of `items`, each equally likely; `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Fisher and Yates from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// An independent generator; this one moves on by four draws.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let seed = self.next_u64();
        Self::with_stream(seed, self.next_u64())
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn the_published_sequence_of_pcg32_comes_out() {
        let mut rng = Rng::with_stream(42, 54);
        let drawn = [(); 6].map(|()| rng.next_u32());
        assert_eq!(drawn, [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e]);
    }

    /// The same numbers come out of a second, independent writing-down of the algorithm.
    #[test]
    fn the_written_vectors_come_out() {
        let mut rng = Rng::new(Seed(2026));
        assert_eq!([(); 4].map(|()| rng.next_u32()), [0x319d_ec4b, 0x7c17_3fa2, 0xe421_fa68, 0x3077_12f0]);

        let mut rng = Rng::new(Seed(2026));
        let drawn = [2, 6, 10, 52, 1000, 3 << 30, 1, u32::MAX].map(|bound| rng.below(bound));
        assert_eq!(drawn, [0, 2, 8, 9, 129, 1_078_213_358, 0, 1_285_990_306]);

        let mut deck = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
        Rng::new(Seed(2026)).shuffle(&mut deck);
        assert_eq!(deck, [4, 10, 0, 3, 7, 6, 11, 9, 1, 8, 5, 2]);

        let mut rng = Rng::new(Seed(2026));
        let mut fork = rng.fork();
        assert_eq!([(); 2].map(|()| fork.next_u32()), [0xd9d0_a3a0, 0x35a5_0dc6]);
        assert_eq!(rng.next_u32(), 0x2121_80ce);
    }

    #[test]
    fn all_numbers_below_a_bound_come_about_equally_often() {
        let mut rng = Rng::new(Seed(1));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_generator_goes_on_where_it_was_written_down() {
        let mut rng = Rng::new(Seed(9));
        rng.next_u32();
        let mut read: Rng = rng.to_string().parse().unwrap();
        assert_eq!(read.next_u64(), rng.next_u64());
        for text in
            ["", "1-1", "0000000000000001", "0000000000000001-0000000000000002", "+000000000000001-0000000000000001"]
        {
            assert!(text.parse::<Rng>().is_err(), "{text}");
        }
    }

    #[test]
    fn bounds_at_the_edges_are_kept() {
        let mut rng = Rng::new(Seed(2));
        for _ in 0..1_000 {
            assert_eq!(rng.below(1), 0);
            assert_eq!(rng.below(0), 0);
            assert!(rng.below(u32::MAX) < u32::MAX);
            assert!((0.0..1.0).contains(&rng.unit()));
        }
        assert_eq!(rng.pick::<u8>(&[]), None);
    }

    #[test]
    fn a_bound_that_needs_rejection_stays_fair() {
        let bound = 3 << 30;
        let mut rng = Rng::new(Seed(3));
        let low = (0..20_000).filter(|_| rng.below(bound) < bound / 2).count();
        assert!((9_700..10_300).contains(&low), "{low}");
    }
}
