//! A round of a game for two, set by hand for a lesson or an example: how far it is, and what the person has.

use la_granja::position::{Flaw, Pile, Position};
use la_granja::{Barrow, Card, CardSet, Craft, Good, LaGranja, RoofSet, Row, Setup, Space, Step};
use tabletop::{Game, Seat, Seed};

/// What is set.
pub(crate) struct Stage {
    pub(crate) step: Step,
    /// How many of each face.
    pub(crate) dice: [u8; 6],
    /// The dice taken, by the person and by the rival; 0 is none.
    pub(crate) taken: [[u8; 2]; 2],
    pub(crate) hand: &'static [&'static str],
    /// A card as a barrow, with a bit for each covered picture.
    pub(crate) barrow: Option<(&'static str, u8)>,
    pub(crate) fields: &'static [&'static str],
    pub(crate) extensions: &'static [&'static str],
    pub(crate) round: u8,
    /// The rival comes before the person.
    pub(crate) rival_first: bool,
    /// What is covered of row A of the Merchant House.
    pub(crate) row: Option<u8>,
    /// In the order of [`Good`].
    pub(crate) goods: [u8; Good::COUNT],
    pub(crate) silver: u16,
    pub(crate) commodities: u8,
    /// Markers on the market: a space, and whose. Where nothing is said they stand where they begin.
    pub(crate) market: &'static [(&'static str, u8)],
}

/// How many donkeys everybody has chosen where that is over.
const DONKEYS: u8 = 2;

impl Stage {
    /// The person's seat, who is to act.
    pub(crate) const ME: Seat = Seat(0);
    pub(crate) const RIVAL: Seat = Seat(1);

    /// Nobody has anything.
    pub(crate) const EMPTY: Self = Self {
        step: Step::Cards { left: 1 },
        dice: [0; 6],
        taken: [[0; 2]; 2],
        hand: &[],
        barrow: None,
        fields: &[],
        extensions: &[],
        round: 1,
        rival_first: false,
        row: None,
        goods: [0; Good::COUNT],
        silver: 1,
        commodities: 0,
        market: &[],
    };

    /// Sets the table. A stage that cannot be is none; the tests set each of ours.
    pub(crate) fn game(&self) -> Result<LaGranja, Flaw> {
        let setup = Setup::new(2).ok_or(Flaw::Players)?;
        let mut position = Position::from(&LaGranja::new(&setup, Seed(1)));
        // Roof tiles are bought in reverse in the first round.
        position.order = if self.step == Step::Roofs || self.rival_first {
            vec![Seat(1), Self::ME]
        } else {
            vec![Self::ME, Seat(1)]
        };
        position.track = position.order.iter().map(|&seat| (seat, 0)).collect();
        position.step = self.step;
        position.turn = u8::from(self.rival_first);
        position.round = self.round;
        position.dice = self.dice;
        let hand: Vec<Card> = self.hand.iter().filter_map(|id| Card::by_id(id)).collect();
        let barrow = self.barrow.and_then(|(id, filled)| Some(Barrow { card: Card::by_id(id)?, filled }));
        let set = |ids: &[&str]| ids.iter().filter_map(|id| Card::by_id(id)).collect::<CardSet>();
        let (fields, extensions) = (set(self.fields), set(self.extensions));
        let held = |card: &Card| {
            let played = fields.has(*card) || extensions.has(*card);
            played || hand.contains(card) || barrow.is_some_and(|barrow| barrow.card == *card)
        };
        position.deck = Pile::Known(Card::all().filter(|card| !held(card)).collect());
        if !matches!(self.step, Step::Cards { .. } | Step::Income | Step::Roofs) {
            position.roofs = RoofSet::NONE;
        }
        if self.round > 1 {
            // Nobody knows them, and no example asks.
            position.later = None;
        }
        let transport = matches!(self.step, Step::Deliveries { .. } | Step::Extra { .. });
        let blocked = [Craft::Greengrocer, Craft::VillageStore, Craft::Butcher];
        for (building, craft) in position.crafts.iter_mut().zip(Craft::ALL) {
            building.blocked = blocked.iter().position(|&other| other == craft).map_or(0, |place| place as u8 + 1);
        }
        for farm in &mut position.players {
            let player = &mut farm.player;
            (player.hand, player.silver, player.commodities) = (CardSet::NONE, 0, 0);
            if transport {
                // All four tiles come back before the fourth round.
                let used = if self.round > 3 { self.round - 3 } else { self.round };
                (player.chosen, player.donkeys) = (Some(DONKEYS), [0b0010, 0b0011, 0b1011][usize::from(used - 1)]);
            }
        }
        for (farm, dice) in position.players.iter_mut().zip(self.taken) {
            farm.player.dice = dice;
        }
        let me = &mut position.players[Self::ME.index()].player;
        me.hand = hand.into_iter().collect();
        me.barrows[0] = barrow;
        (me.fields, me.extensions) = (fields, extensions);
        me.goods = self.goods;
        me.silver = self.silver;
        me.commodities = self.commodities;
        if !self.market.is_empty() {
            position.market = [None; Space::COUNT];
        }
        for (space, seat) in self.market.iter().filter_map(|&(id, seat)| Some((Space::by_id(id)?, seat))) {
            position.market[space.index()] = Some(Seat(seat));
        }
        if let Some(filled) = self.row {
            me.rows[Craft::MerchantHouse as usize] = Some(Row { row: 0, filled });
            position.crafts[Craft::MerchantHouse as usize].rows[0] = Some(Self::ME);
        }
        LaGranja::try_from(&position)
    }
}
