//! What a thing on the table answers when it is asked: the moves it offers now, or why it offers none.
//!
//! Nobody has to make up a complete action to learn why a row, a die or a card's side is closed.

use tabletop::{Game, Seat, order};

use crate::action::{Action, Target, With};
use crate::card::{Card, Side};
use crate::craft::{Cargo, Craft};
use crate::game::LaGranja;
use crate::goods::{From, Good, Payment, Trade};
use crate::helper::Power;
use crate::market::Space;
use crate::refusal::Refusal;
use crate::roof::Roof;
use crate::task::Task;

/// Something that can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A card of the hand, to be played as a field.
    Field(Card),
    /// The same as a barrow.
    AsBarrow(Card),
    /// The same as an extension.
    Extension(Card),
    /// The same as a helper.
    AsHelper(Card),
    /// A card of the hand, to be discarded.
    Discard(Card),
    /// A helper on the farm.
    Helper(Card),
    /// A roof tile, for sale or on the own roof.
    Roof(Roof),
    /// A row of a craft building.
    Row(Craft, u8),
    /// An own barrow, by its slot.
    Barrow(u8),
    /// Dice of a face.
    Die(u8),
    /// A space of the market.
    Space(Space),
    /// A donkey tile.
    Donkeys(u8),
    /// A commodity action.
    Trade(Trade),
    /// A good: what can be done with it besides delivering.
    Good(Good),
    /// The pile of cards.
    Pile,
    /// The own disc on the siesta track.
    Disc,
    /// Silver: to be gained by an effect, or to pay with.
    Silver,
    /// VP, to pay with.
    Points,
    /// The own part of the step, to be ended, or the effect under way, to be declined.
    Part,
}

/// What a thing answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It offers these moves.
    Open(Vec<Action>),
    /// It offers none now.
    Closed {
        /// Why, for the move that is nearest to being possible.
        why: Refusal,
        /// That move.
        nearest: Action,
    },
}

/// A way to do something, with the steps before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// All steps; the last is what is wanted.
    pub actions: Vec<Action>,
    /// Silver that the steps before the last take; below zero if some is left over.
    pub silver: i16,
    /// Commodities that they take.
    pub commodities: u8,
}

impl Way {
    /// What it costs altogether, in silver: a commodity counts as the 4 silver it could bring, and what is sold as what
    /// it would take to buy it again.
    #[must_use]
    pub fn cost(&self) -> i16 {
        let sold = self.actions.iter().filter_map(|action| match action {
            Action::Sell(good, _) => good.price(),
            _ => None,
        });
        self.silver + 4 * i16::from(self.commodities) + sold.sum::<u16>() as i16
    }
}

/// Commodities that are spent for silver on the way to one delivery, at most.
const SPENT: usize = 2;
/// Goods that are sold for one delivery, at most.
const SOLD: usize = 4;

impl LaGranja {
    /// What a thing answers a seat; one that is not to act, that it is another's turn. `None` for what means nothing: the
    /// fifth row, a face of 9.
    #[must_use]
    pub fn ask(&self, seat: Seat, thing: Thing) -> Option<Answered> {
        let mut moves = Vec::new();
        let mut closed: Option<(u8, Refusal, Action)> = None;
        for action in self.sayable(seat, thing) {
            match self.require_turn(seat).and_then(|()| self.permit(action)) {
                Ok(()) => moves.push(action),
                Err(why) => {
                    let distance = distance(why);
                    if closed.is_none_or(|(least, ..)| distance < least) {
                        closed = Some((distance, why, action));
                    }
                }
            }
        }
        if moves.is_empty() {
            closed.map(|(_, why, nearest)| Answered::Closed { why, nearest })
        } else {
            Some(Answered::Open(moves))
        }
    }

    fn require_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.to_act() {
            Some(to_act) if to_act != seat => Err(Refusal::NotYourTurn { to_act }),
            _ => Ok(()),
        }
    }

    /// Everything that a seat could say about a thing, possible or not.
    fn sayable(&self, seat: Seat, thing: Thing) -> Vec<Action> {
        let me = self.player(seat);
        let deliveries = |to: Target, cargos: &mut dyn Iterator<Item = Cargo>| -> Vec<Action> {
            let mut all = Vec::new();
            for cargo in cargos {
                let harvest = matches!(cargo, Cargo::Good(good) if good.is_harvest());
                for &from in if harvest { &From::BOTH[..] } else { &From::BOTH[..1] } {
                    let action = Action::Deliver { cargo, from, to };
                    if !all.contains(&action) {
                        all.push(action);
                    }
                }
            }
            all
        };
        match thing {
            Thing::Field(card) => vec![Action::Play(card, Side::Field)],
            Thing::AsBarrow(card) => (0..3).map(|slot| Action::Play(card, Side::Barrow(slot))).collect(),
            Thing::Extension(card) => {
                let mut all = vec![Action::Play(card, Side::Extension)];
                if matches!(self.tasks.top(), Some(Task::Extension { card: open, .. }) if open == card) {
                    all.extend(Payment::all().map(Action::Pay).filter(|&pay| self.permit(pay).is_ok()));
                }
                all
            }
            Thing::AsHelper(card) => (0..3).map(|slot| Action::Play(card, Side::Helper(slot))).collect(),
            Thing::Discard(card) => vec![Action::Discard(card)],
            Thing::Helper(card) => {
                let mut all = Vec::new();
                if let Power::Act(cost, gain) = card.helper().power {
                    self.each_with(seat, cost, gain, |with| all.push(Action::Use(card, with)));
                }
                if all.is_empty() {
                    all.push(Action::Use(card, With::Nothing));
                }
                all
            }
            Thing::Roof(tile) if me.roofs.has(tile) => {
                let backs = me.roofs.iter().filter(|&back| back != tile).map(Some);
                [None].into_iter().chain(backs).map(|back| Action::Flip(tile, back)).collect()
            }
            Thing::Roof(tile) => {
                let mut all = Vec::new();
                self.list_roofs(&mut all);
                all.retain(|action| matches!(action, Action::Roof { tile: other, .. } if *other == tile));
                if all.is_empty() {
                    all.extend([false, true].map(|barn| Action::Roof { tile, goods: [0; 3], barn }));
                }
                all
            }
            Thing::Row(craft, row) if row < 4 => {
                deliveries(Target::Craft(craft, row), &mut craft.row(row).iter().copied())
            }
            Thing::Row(..) => Vec::new(),
            Thing::Barrow(slot) => match me.barrows.get(usize::from(slot)).copied().flatten() {
                Some(barrow) => {
                    let goods = barrow.card.face().barrow;
                    deliveries(Target::Barrow(slot), &mut goods.iter().map(|&good| Cargo::Good(good)))
                }
                None if slot < 3 => deliveries(Target::Barrow(slot), &mut Good::ALL.into_iter().map(Cargo::Good)),
                None => Vec::new(),
            },
            Thing::Die(face) if (1..=6).contains(&face) => vec![Action::Take(face)],
            Thing::Die(_) => Vec::new(),
            Thing::Space(space) => vec![Action::Place(space), Action::Remove(space)],
            Thing::Donkeys(donkeys) if (1..=4).contains(&donkeys) => vec![Action::Donkeys(donkeys)],
            Thing::Donkeys(_) => Vec::new(),
            Thing::Trade(trade) => vec![Action::Trade(trade), Action::Spend(trade)],
            Thing::Pile => vec![Action::Draw],
            Thing::Disc => vec![Action::Rest],
            Thing::Silver => vec![Action::Silver, Action::Pay(Payment::Silver)],
            Thing::Points => vec![Action::Pay(Payment::Point)],
            Thing::Part => vec![Action::Done, Action::Pass],
            Thing::Good(good) => {
                let mut all = vec![Action::Gain(good), Action::Buy(good)];
                for from in From::BOTH {
                    all.extend([Action::Sell(good, from), Action::Upgrade(good, from)]);
                }
                all.extend(Good::HARVEST.map(|into| Action::Fetch(good, into)));
                all.push(Action::Recover(good));
                all.extend(From::BOTH.map(|from| Action::Pay(Payment::Good(good, from))));
                all
            }
        }
    }

    /// Whole ways to deliver something that may have to be bought, fetched or upgraded first, the cheapest first.
    ///
    /// # Errors
    /// If it is another seat's turn, if nothing can be delivered there now, whatever is bought, or if no way is in reach:
    /// then what is missing.
    pub fn ways_to_deliver(&self, seat: Seat, cargo: Cargo, to: Target) -> Result<Vec<Way>, Refusal> {
        self.require_turn(seat)?;
        let mut ways: Vec<Way> = Vec::new();
        let mut first = None;
        for before in preparations(cargo) {
            for from in From::BOTH {
                let steps = [&before[..], &[Action::Deliver { cargo, from, to }]].concat();
                match self.way(steps.clone()) {
                    Ok(way) => ways.push(way),
                    Err((why, last)) => {
                        if is_short(why) {
                            ways.extend(self.funded(&steps));
                        }
                        // Why the delivery itself is refused is what was asked.
                        if last && first.is_none_or(|other| distance(why) < distance(other)) {
                            first = Some(why);
                        }
                    }
                }
            }
        }
        let rank = |way: &Way| (way.cost(), way.actions.len());
        order::sort(&mut ways, |one, other| rank(one) < rank(other));
        match first {
            Some(why) if ways.is_empty() => Err(why),
            _ => Ok(ways),
        }
    }

    /// These steps, if they can be made one after the other; else why not, and whether it is the last that is refused.
    fn way(&self, actions: Vec<Action>) -> Result<Way, (Refusal, bool)> {
        let mut game = self.clone();
        for (place, &action) in actions.iter().enumerate() {
            let last = place + 1 == actions.len();
            match game.permit(action) {
                Ok(()) if last => {}
                Ok(()) => game.carry_out(action, &mut ()),
                Err(why) => return Err((why, last)),
            }
        }
        let (now, then) = (self.me(), game.me());
        let silver = now.silver as i16 - then.silver as i16;
        Ok(Way { silver, commodities: now.commodities.saturating_sub(then.commodities), actions })
    }

    /// The same where silver is short: with no, one or two commodities spent, and what else is missing from goods sold
    /// that the steps do not need.
    fn funded(&self, steps: &[Action]) -> Vec<Way> {
        let mut ways = Vec::new();
        for spent in 0..=SPENT {
            let mut actions = vec![Action::Spend(Trade::Silver); spent];
            let mut game = self.clone();
            if !actions.iter().all(|&spend| game.permit(spend).map(|()| game.carry_out(spend, &mut ())).is_ok()) {
                break;
            }
            for _ in 0..=SOLD {
                match self.way([&actions[..], steps].concat()) {
                    Ok(way) => {
                        ways.push(way);
                        break;
                    }
                    Err((why, _)) if is_short(why) => {}
                    Err(_) => break,
                }
                let Some(sale) = game.spare(steps) else { break };
                game.carry_out(sale, &mut ());
                actions.push(sale);
            }
        }
        ways
    }

    /// A good to be sold that these steps do not need.
    fn spare(&self, steps: &[Action]) -> Option<Action> {
        let needed = |good: Good| {
            let uses = |action: &&Action| matches!(action, Action::Upgrade(other, _) | Action::Deliver { cargo: Cargo::Good(other), .. } if *other == good);
            steps.iter().filter(uses).count()
        };
        let spare = |good: &Good| usize::from(self.me().all_of(*good)) > needed(*good);
        // The cheapest first, which are easiest to have again.
        let goods = Good::RESOURCES.into_iter().filter(spare);
        let mut sales = goods.flat_map(|good| From::BOTH.map(|from| Action::Sell(good, from)));
        sales.find(|&sale| self.permit(sale).is_ok())
    }
}

/// Whether silver would help.
fn is_short(why: Refusal) -> bool {
    matches!(why, Refusal::NotEnoughSilver { .. })
}

/// Free actions that may bring a good about, where silver is no matter.
fn preparations(cargo: Cargo) -> Vec<Vec<Action>> {
    let Cargo::Good(good) = cargo else { return vec![Vec::new()] };
    let mut all = vec![Vec::new()];
    let raws: Vec<Good> =
        Good::RESOURCES.into_iter().filter(|raw| raw.upgraded().is_some_and(|(into, _)| into == good)).collect();
    if good.is_resource() {
        all.push(vec![Action::Buy(good)]);
    }
    if good.is_harvest() {
        all.extend(Good::HARVEST.map(|wild| vec![Action::Fetch(wild, good)]));
        let others = Good::HARVEST.into_iter().filter(|&other| other != good);
        all.extend(others.map(|other| vec![Action::Spend(Trade::Goods), Action::Gain(good), Action::Gain(other)]));
    }
    if good == Good::Pig {
        all.push(vec![Action::Spend(Trade::Pig)]);
    }
    for raw in raws {
        for from in From::BOTH {
            all.push(vec![Action::Upgrade(raw, from)]);
            all.push(vec![Action::Spend(Trade::Upgrades), Action::Upgrade(raw, from), Action::Pass]);
        }
        all.push(vec![Action::Buy(raw), Action::Upgrade(raw, From::Store)]);
    }
    all
}

/// How far a refusal is from being none: what is missing is nearest, another time of the round furthest.
fn distance(why: Refusal) -> u8 {
    match why {
        // Where the place itself is closed, no good would help.
        Refusal::Blocked { .. }
        | Refusal::HasCraft { .. }
        | Refusal::RowTaken { .. }
        | Refusal::OtherRow { .. }
        | Refusal::NoBarrow { .. } => 0,
        Refusal::NotEnoughSilver { .. }
        | Refusal::NoPoint
        | Refusal::NoCommodity
        | Refusal::NoHand
        | Refusal::ExtensionCost { .. }
        | Refusal::NoPlace { .. }
        | Refusal::CannotPay { .. } => 1,
        Refusal::NoGood { other, .. } => 3 - u8::from(other > 0),
        Refusal::UsedUp { .. } | Refusal::RoofUsed { .. } | Refusal::Covered { .. } => 5,
        Refusal::WrongPhase { .. } | Refusal::WrongStep { .. } | Refusal::NotNow { .. } => 8,
        Refusal::NotOnFields { .. } | Refusal::NotFromFields { .. } | Refusal::NoBarn => 7,
        Refusal::NothingToTurn | Refusal::TurnsWhich { .. } => 7,
        Refusal::WrongGood { .. } | Refusal::WrongPlace { .. } => 7,
        Refusal::EmptySlotFirst { .. } | Refusal::TurnsNothing { .. } | Refusal::WrongUse { .. } => 7,
        Refusal::Over | Refusal::NotYourTurn { .. } => 9,
        _ => 4,
    }
}
