//! Actions in as few letters as it takes, as the first versions of the page kept them. One letter stands for one
//! card, in the order of the card list, so that a game needs no position to be read:
//!
//! ```text
//! K        produce flour                 the card; the plank after it, if there are several
//! _gB      use a building                the building, then its plank
//! _gBC.D.  use a building that trades    what is given, what is taken
//! 9BC.D.   trade wheat clay > stone
//! 9.AA.    trade tile > wood wood        nothing of the hand is given
//! 9-       pass
//! -        end
//! ```
//!
//! The letters are those of the card list of rules 1.

use little_factory::{Action, Basket, BuildingSet, Card, Deal, Effect, Goods, How, Plank};

/// The cards come first; what is left over are `9`, `-` and `_`, and the dot.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const TRADE: u8 = b'9';
const END: u8 = b'-';
const USE: u8 = b'_';
const STOP: u8 = b'.';

fn use_planks(effect: &'static Effect) -> &'static [Plank] {
    match effect {
        Effect::Make(make) => make.planks,
        _ => &[],
    }
}

/// Reads all actions; `None` if a letter stands where it means nothing.
pub(super) fn read(text: &str) -> Option<Vec<Action>> {
    let mut reader = Reader { rest: text.as_bytes(), cards: Card::all().collect() };
    let mut actions = Vec::new();
    while !reader.rest.is_empty() {
        actions.push(reader.action()?);
    }
    Some(actions)
}

struct Reader<'a> {
    rest: &'a [u8],
    /// By their letters.
    cards: Vec<Card>,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    fn action(&mut self) -> Option<Action> {
        Some(match self.peek()? {
            END => {
                self.next();
                Action::End
            }
            TRADE => {
                self.next();
                if self.peek() == Some(END) {
                    self.next();
                    return Some(Action::Pass);
                }
                let Deal { give, take } = self.deal()?;
                if give.is_empty() { Action::Spend(take) } else { Action::Trade(Deal { give, take }) }
            }
            USE => {
                self.next();
                let Card::Building(building) = self.card()? else { return None };
                let effect = building.effect();
                let how = match effect {
                    Effect::Nothing | Effect::Make(_) => How::Pay(self.plank(use_planks(effect))?),
                    Effect::Trade(_) => How::Deal(self.deal()?),
                    Effect::Draw { .. } => How::Draw(self.goods()?),
                };
                Action::Activate { building, how }
            }
            _ => {
                let card = self.card()?;
                Action::Produce { card, plank: self.plank(card.planks())? }
            }
        })
    }

    fn card(&mut self) -> Option<Card> {
        let letter = self.next()?;
        let place = LETTERS.iter().position(|one| *one == letter)?;
        self.cards.get(place).copied()
    }

    fn plank(&mut self, planks: &[Plank]) -> Option<u8> {
        if planks.len() <= 1 {
            return Some(0);
        }
        let letter = self.next()?;
        let place = LETTERS.iter().position(|one| *one == letter)?;
        u8::try_from(place).ok().filter(|_| place < planks.len())
    }

    fn goods(&mut self) -> Option<Goods> {
        let Basket { goods, buildings } = self.basket()?;
        buildings.is_empty().then_some(goods)
    }

    fn basket(&mut self) -> Option<Basket> {
        let mut basket = Basket::NONE;
        while self.peek()? != STOP {
            match self.card()? {
                Card::Resource(resource) => basket.goods = basket.goods.with(resource)?,
                Card::Building(building) if basket.buildings.has(building) => return None,
                Card::Building(building) => basket.buildings = BuildingSet::with(basket.buildings, building),
            }
        }
        self.next();
        Some(basket)
    }

    fn deal(&mut self) -> Option<Deal> {
        Some(Deal { give: self.goods()?, take: self.basket()? })
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Rng, Seed};

    use super::*;

    #[test]
    fn every_card_has_a_letter_of_its_own() {
        assert!(Card::all().count() <= LETTERS.iter().position(|letter| *letter == TRADE).expect("there"));
    }

    #[test]
    fn noise_is_never_an_action_that_breaks_something() {
        for text in
            ["9", "9A", "9A.", "_", "_A", "!", "é", "9ééé", "9.AAAAAAAAAAAAAAAAAAAAAAAAAAA.", "9.XX.", " ", "_x9"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        let mut rng = Rng::new(Seed(2));
        for _ in 0..20_000 {
            let noise: String = (0..rng.below(12)).map(|_| LETTERS[rng.below(64) as usize] as char).collect();
            if let Some(actions) = read(&noise) {
                assert!(actions.len() <= noise.len(), "{noise}");
            }
        }
    }
}
