//! A face-down deck.

use crate::{Rng, order};

/// At most `N` cards in an order nobody knows.
#[derive(Clone, Copy, Debug)]
pub struct Deck<T, const N: usize> {
    /// The top card is the last of the first `len`.
    cards: [T; N],
    len: u8,
}

impl<T: Copy + Ord, const N: usize> Deck<T, N> {
    /// A deck of these cards, the last one on top; cards past `N` are left out. `filler` stands where no card is.
    pub fn new(cards: impl IntoIterator<Item = T>, filler: T) -> Self {
        let mut deck = Self { cards: [filler; N], len: 0 };
        for (place, card) in deck.cards.iter_mut().zip(cards) {
            *place = card;
            deck.len += 1;
        }
        deck
    }

    /// How many cards are left.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card under all others; a full deck stays as it is.
    pub fn put_under(&mut self, card: T) {
        let len = usize::from(self.len);
        if len < N {
            self.cards.copy_within(0..len, 1);
            self.cards[0] = card;
            self.len += 1;
        }
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// The cards, the top one last.
    #[must_use]
    pub fn cards(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    /// Mixes the cards. What comes out depends on which cards these are, not on how they lay.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        let cards = &mut self.cards[..usize::from(self.len)];
        order::sort(cards, |one, other| one < other);
        rng.shuffle(cards);
    }
}

impl<T: Copy + Ord, const N: usize> PartialEq for Deck<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use crate::Seed;

    use super::*;

    #[test]
    fn cards_come_from_the_top_until_none_is_left() {
        let mut deck = Deck::<u8, 4>::new([1, 2, 3], 0);
        assert_eq!([deck.draw(), deck.draw(), deck.draw(), deck.draw()], [Some(3), Some(2), Some(1), None]);
        assert_eq!(deck, Deck::new([], 7));
    }

    #[test]
    fn a_card_put_under_comes_last() {
        let mut deck = Deck::<u8, 3>::new([1, 2], 0);
        deck.put_under(9);
        deck.put_under(7);
        assert_eq!((deck.cards(), deck.len(), deck.is_empty()), (&[9, 1, 2][..], 3, false));
        assert!(Deck::<u8, 3>::new([], 0).is_empty());
    }

    #[test]
    fn a_shuffle_forgets_the_order_before_it() {
        let mut one = Deck::<u8, 9>::new(1..=8, 0);
        let mut other = Deck::<u8, 9>::new((1..=8).rev(), 0);
        one.shuffle(&mut Rng::new(Seed(5)));
        other.shuffle(&mut Rng::new(Seed(5)));
        assert_eq!(one, other);
        assert_ne!(one, Deck::new(1..=8, 0));
    }
}
