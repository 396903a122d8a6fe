//! A move that can be done with one tap, and all that is said about it beforehand.

use little_factory::{Action, Basket, Building, Card, Effect, End, Event, Goods, How, LittleFactory, Plank};
use tabletop::{Game, Rng, Seed, Strategy, order};

/// A complete move: what it costs, what it gives and what comes after it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ready {
    pub(crate) action: Action,
    /// Leaves the hand.
    pub(crate) gives: Goods,
    /// Is shown and stays.
    pub(crate) reveals: Goods,
    /// Comes from the middle; nothing if it is a card nobody knows.
    pub(crate) takes: Basket,
    /// Tokens that are taken; fewer than earned if no more are left.
    pub(crate) tokens: u8,
    /// Coins that buy nothing, in a trade.
    pub(crate) lost: u8,
    /// What the position after it is worth to the player, from 0 to 1.
    pub(crate) worth: f32,
    /// How the game ends with it.
    pub(crate) ends: Option<End>,
    /// After it nothing is left to do but to end the turn.
    pub(crate) is_last: bool,
    /// What can be paid after it and could not before, the best first.
    pub(crate) leads_to: Vec<Lead>,
}

/// Something that a move opens, in this turn or the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lead {
    /// This card could be produced.
    Produce(Card),
    /// This building could be used.
    Activate(Building),
}

/// How many leads a move names.
const LEADS: usize = 3;
/// In how many imagined worlds a card is drawn to judge the drawing.
const WORLDS: u32 = 8;

impl Ready {
    /// The move, if it is legal; `worth` is what [`worth`] said of it.
    pub(crate) fn new(game: &LittleFactory, action: Action, worth: f32) -> Option<Self> {
        let mut ready = Self {
            action,
            gives: Goods::NONE,
            reveals: Goods::NONE,
            takes: Basket::NONE,
            tokens: 0,
            lost: 0,
            worth,
            ends: None,
            is_last: false,
            leads_to: Vec::new(),
        };
        let mut after = game.clone();
        let mut events = Vec::new();
        after.apply(&action, &mut events).ok()?;
        if action == Action::End {
            return Some(ready); // what follows is the refill, which nobody knows
        }
        for event in events {
            match event {
                Event::Paid { goods, .. } => ready.gives += goods,
                Event::Traded { goods, lost, .. } => {
                    ready.gives += goods;
                    ready.lost = lost;
                }
                Event::Revealed { goods, .. } => ready.reveals += goods,
                Event::Gained { card, .. } => ready.takes = with(ready.takes, card),
                Event::TokensTaken { tokens, .. } => ready.tokens = tokens,
                Event::Over(end) => ready.ends = Some(end),
                _ => {}
            }
        }
        if ready.ends.is_none() && !draws(action) {
            ready.leads_to = leads(game, &after);
            ready.is_last = is_to_end(&after);
        }
        Some(ready)
    }
}

/// Whether nothing is left in a turn but its end.
pub(crate) fn is_to_end(game: &LittleFactory) -> bool {
    let mut candidates = Vec::new();
    game.candidates_into(&mut candidates);
    candidates == [Action::End]
}

/// What the position after an action is worth to the seat that acts. Knows no more than the player: the end of the turn
/// is judged before the refill, a drawn card over several worlds that could be.
pub(crate) fn worth(game: &LittleFactory, action: Action) -> f32 {
    if action == Action::End {
        return judged(game, game);
    }
    if draws(action) {
        let mut rng = Rng::new(Seed(0));
        let worlds = (0..WORLDS).map(|_| game.imagine(game.active(), &mut rng));
        return worlds.map(|world| worth_in(&world, action)).sum::<f32>() / WORLDS as f32;
    }
    worth_in(game, action)
}

fn worth_in(game: &LittleFactory, action: Action) -> f32 {
    let mut after = game.clone();
    match after.apply(&action, &mut ()) {
        Ok(()) => judged(game, &after),
        Err(_) => f32::MIN,
    }
}

fn judged(before: &LittleFactory, after: &LittleFactory) -> f32 {
    after.judge().worth[before.active().index()]
}

/// Whether an unknown card comes to the hand.
pub(crate) fn draws(action: Action) -> bool {
    matches!(action, Action::Activate { how: How::Draw(_), .. })
}

/// A basket with one card more, which is not one of its buildings and no more than the box has.
pub(crate) fn with(basket: Basket, card: Card) -> Basket {
    match card {
        Card::Resource(resource) => Basket { goods: basket.goods.with(resource).unwrap_or(basket.goods), ..basket },
        Card::Building(building) => Basket { buildings: basket.buildings.with(building), ..basket },
    }
}

/// What the player can pay after and could not pay before: tokens first, then points, then coins.
pub(crate) fn leads(before: &LittleFactory, after: &LittleFactory) -> Vec<Lead> {
    let seat = before.active();
    let (me, then) = (before.player(seat), after.player(seat));
    let opens = |planks: &[Plank]| {
        let payable = |hand: Goods| planks.iter().any(|plank| hand.contains(plank.needs()));
        payable(then.hand.goods()) && !payable(me.hand.goods())
    };
    let mut leads = Vec::new();
    for building in then.buildings.without(after.used()).iter() {
        let Effect::Make(make) = building.effect() else { continue };
        let made = make.gain.is_none_or(|gain| after.open().count(gain) >= make.open);
        let is_new = !me.buildings.has(building) && make.planks.iter().any(|p| then.hand.goods().contains(p.needs()));
        if made && (is_new || opens(make.planks)) {
            let gain = make.gain.map_or(0, |gain| i32::from(gain.coins()));
            leads.push((300 * i32::from(make.tokens) + 20 + gain, Lead::Activate(building)));
        }
    }
    for building in after.open_buildings().iter().filter(|building| opens(building.planks())) {
        leads.push((100 * i32::from(building.influence()), Lead::Produce(building.into())));
    }
    for (resource, _) in after.open().kinds().filter(|(resource, _)| opens(resource.planks())) {
        leads.push((i32::from(resource.coins()), Lead::Produce(resource.into())));
    }
    order::sort(&mut leads, |(one, _), (other, _)| one > other);
    leads.into_iter().take(LEADS).map(|(_, lead)| lead).collect()
}
