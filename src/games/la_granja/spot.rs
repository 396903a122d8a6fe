//! What can be tapped at this table, and how the page marks it.

use la_granja::{Action, Card, Craft, Good, Payment, Roof, Space, Target};
use tabletop::Seat;

/// Something on the table that can be tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A card of my hand.
    Hand(Card),
    /// A field of mine.
    Field(Card),
    /// A barrow of mine, or its empty place.
    Barrow(u8),
    /// Where my extensions lie.
    Extensions,
    /// A helper of mine, or an empty place.
    Helper(u8),
    /// A tile on my roof.
    MyRoof(Roof),
    /// A good in my stores.
    Good(Good),
    Silver,
    Commodity,
    /// A roof tile for sale.
    Sale(Roof),
    /// A space of the dice.
    Die(u8),
    Craft(Craft),
    /// A row of a craft building.
    Row(Craft, u8),
    Space(Space),
    /// One of my donkey tiles.
    Donkeys(u8),
    /// The siesta track.
    Siesta,
    /// The pile of cards.
    Pile,
    /// My VP.
    Points,
    /// A rival, and the rival's farm.
    Rival(Seat),
    /// A card anywhere else: on a rival's farm, in the log.
    Card(Card),
    /// A roof tile anywhere else.
    Tile(Roof),
}

impl Spot {
    /// Its `data-spot` on the page, which is also its place for what flies.
    pub(crate) fn mark(self) -> String {
        match self {
            Self::Hand(card) => ["hand:", card.id()].concat(),
            Self::Field(card) => ["field:", card.id()].concat(),
            Self::Barrow(slot) => format!("barrow:{slot}"),
            Self::Extensions => "extensions:".to_owned(),
            Self::Helper(slot) => format!("helper:{slot}"),
            Self::MyRoof(roof) => ["roof:", roof.id()].concat(),
            Self::Good(good) => ["good:", good.id()].concat(),
            Self::Silver => "silver:".to_owned(),
            Self::Commodity => "commodity:".to_owned(),
            Self::Sale(roof) => ["sale:", roof.id()].concat(),
            Self::Die(face) => format!("die:{face}"),
            Self::Craft(craft) => ["craft:", craft.id()].concat(),
            Self::Row(craft, row) => format!("row:{}:{row}", craft.id()),
            Self::Space(space) => ["space:", space.id()].concat(),
            Self::Donkeys(donkeys) => format!("donkeys:{donkeys}"),
            Self::Siesta => "siesta:".to_owned(),
            Self::Pile => "pile:".to_owned(),
            Self::Points => "points:".to_owned(),
            Self::Rival(seat) => format!("rival:{}", seat.0),
            Self::Card(card) => ["card:", card.id()].concat(),
            Self::Tile(roof) => ["tile:", roof.id()].concat(),
        }
    }

    /// The spot with this mark.
    pub(crate) fn parse(mark: &str) -> Option<Self> {
        let (kind, rest) = mark.split_once(':')?;
        Some(match kind {
            "hand" => Self::Hand(Card::by_id(rest)?),
            "field" => Self::Field(Card::by_id(rest)?),
            "barrow" => Self::Barrow(rest.parse().ok()?),
            "extensions" => Self::Extensions,
            "helper" => Self::Helper(rest.parse().ok()?),
            "roof" => Self::MyRoof(Roof::by_id(rest)?),
            "good" => Self::Good(Good::by_id(rest)?),
            "silver" => Self::Silver,
            "commodity" => Self::Commodity,
            "sale" => Self::Sale(Roof::by_id(rest)?),
            "die" => Self::Die(rest.parse().ok()?),
            "craft" => Self::Craft(Craft::by_id(rest)?),
            "row" => {
                let (craft, row) = rest.split_once(':')?;
                Self::Row(Craft::by_id(craft)?, row.parse().ok()?)
            }
            "space" => Self::Space(Space::by_id(rest)?),
            "donkeys" => Self::Donkeys(rest.parse().ok()?),
            "siesta" => Self::Siesta,
            "pile" => Self::Pile,
            "points" => Self::Points,
            "rival" => Self::Rival(Seat(rest.parse().ok()?)),
            "card" => Self::Card(Card::by_id(rest)?),
            "tile" => Self::Tile(Roof::by_id(rest)?),
            _ => return None,
        })
    }

    /// The place of a delivery.
    pub(crate) fn of_target(target: Target) -> Self {
        match target {
            Target::Barrow(slot) => Self::Barrow(slot),
            Target::Craft(craft, row) => Self::Row(craft, row),
        }
    }

    /// What an action is about, on the farm of whoever has these helpers.
    pub(crate) fn of_action(action: &Action, helpers: [Option<Card>; 3]) -> Option<Self> {
        Some(match *action {
            Action::Play(card, _) | Action::Discard(card) => Self::Hand(card),
            Action::Pay(Payment::Good(good, _)) | Action::Gain(good) | Action::Recover(good) => Self::Good(good),
            Action::Buy(good) | Action::Sell(good, _) | Action::Upgrade(good, _) | Action::Fetch(good, _) => {
                Self::Good(good)
            }
            Action::Pay(Payment::Silver) | Action::Silver => Self::Silver,
            Action::Rest => Self::Siesta,
            Action::Spend(_) | Action::Trade(_) => Self::Commodity,
            Action::Use(card, _) => {
                let slot = helpers.iter().position(|&helper| helper == Some(card))?;
                Self::Helper(u8::try_from(slot).ok()?)
            }
            Action::Flip(tile, _) => Self::MyRoof(tile),
            Action::Roof { tile, .. } => Self::Sale(tile),
            Action::Take(face) => Self::Die(face),
            Action::Donkeys(donkeys) => Self::Donkeys(donkeys),
            Action::Deliver { to, .. } => Self::of_target(to),
            Action::Place(space) | Action::Remove(space) => Self::Space(space),
            Action::Pay(Payment::Point) | Action::Draw | Action::Pass | Action::Done | Action::Neutral => return None,
        })
    }

    /// The card there, if it is one that anybody may see.
    pub(crate) fn card(self, helpers: [Option<Card>; 3]) -> Option<Card> {
        match self {
            Self::Hand(card) | Self::Field(card) | Self::Card(card) => Some(card),
            Self::Helper(slot) => helpers.get(usize::from(slot)).copied().flatten(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_leads_back_to_its_spot() {
        let mut spots = vec![Spot::Extensions, Spot::Silver, Spot::Commodity, Spot::Siesta, Spot::Rival(Seat(2))];
        spots.extend([Spot::Pile, Spot::Points]);
        spots.extend(Card::all().flat_map(|card| [Spot::Hand(card), Spot::Field(card), Spot::Card(card)]));
        spots.extend(Roof::all().flat_map(|roof| [Spot::MyRoof(roof), Spot::Sale(roof), Spot::Tile(roof)]));
        spots.extend(Good::ALL.map(Spot::Good));
        spots.extend(Craft::ALL.into_iter().flat_map(|craft| [Spot::Craft(craft), Spot::Row(craft, 3)]));
        spots.extend(Space::open_to(4).map(Spot::Space));
        spots.extend((0..3).flat_map(|slot| [Spot::Barrow(slot), Spot::Helper(slot)]));
        spots.extend((1..=4).map(Spot::Donkeys));
        spots.extend((1..=6).map(Spot::Die));
        for spot in spots {
            assert_eq!(Spot::parse(&spot.mark()), Some(spot));
        }
        assert_eq!(Spot::parse("moon:1"), None);
        assert_eq!(Spot::parse("hand"), None);
    }
}
