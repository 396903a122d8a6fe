//! What can I make now? Every card that lies open and can be gained this turn, with the way to it.

use little_factory::{
    Action, Basket, Building, BuildingSet, Card, Effect, Goods, How, LittleFactory, Make, Resource, Step, Terms,
};
use tabletop::{Game, order};

use super::moves::{allows, draws, with};

#[cfg(test)]
mod tests;

/// The longest chain that is looked for.
pub(crate) const LONGEST: usize = 4;
/// How many moves are looked at in all positions together. The search ends there, the shorter chains found.
pub(crate) const LOOKED_AT: usize = 4_000;
/// To list the moves of a position costs as much as to look at so many.
const A_LIST: usize = 8;
/// No building makes a card that is worth more than so many coins above its cost.
const MOST_MADE: u8 = 5;

/// What is within reach this turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Reach {
    /// One way for each card, resources first, in the order of the card list.
    pub(crate) ways: Vec<Way>,
    /// Whether all chains were looked at; if not, a card without a way may still have a long one.
    pub(crate) complete: bool,
}

/// How to gain a card this turn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way {
    pub(crate) card: Card,
    /// Buildings and the action of the turn in the order they are to be done; the last gains the card.
    pub(crate) chain: Vec<Action>,
}

impl Reach {
    /// The way to a card.
    pub(crate) fn way(&self, card: Card) -> Option<&Way> {
        self.ways.iter().find(|way| way.card == card)
    }
}

impl Way {
    /// The first step.
    pub(crate) fn first(&self) -> Option<Action> {
        self.chain.first().copied()
    }

    /// Whether one move is enough.
    pub(crate) fn is_direct(&self) -> bool {
        self.chain.len() == 1
    }
}

/// The shortest way to each card that lies open; of equal ones, one that leaves the most.
pub(crate) fn reachable(game: &LittleFactory) -> Reach {
    let mut search = Search::new(game);
    let mut layer = vec![0];
    let mut complete = true;
    for depth in 1..=LONGEST {
        let mut next = Vec::new();
        for place in layer {
            complete &= search.look_from(place, depth, &mut next);
        }
        order::sort(&mut next, |one, other| (search.breadth(*one), one) < (search.breadth(*other), other));
        layer = next;
    }
    let found = Card::all().filter_map(|card| Some((card, search.found[number(card)]?)));
    let ways = found.map(|(card, found)| Way { card, chain: search.chain(found) }).collect();
    Reach { ways, complete }
}

/// A position within the turn.
struct Place {
    game: LittleFactory,
    /// From which place, by which action; none for the beginning.
    came: Option<(usize, Action)>,
}

/// The last step to a card.
#[derive(Clone, Copy)]
struct Found {
    depth: usize,
    left: i32,
    from: usize,
    last: Action,
}

struct Search {
    /// Whether a card lies open, by its number.
    wanted: [bool; CARDS],
    found: [Option<Found>; CARDS],
    /// What is wanted and not found.
    missing: Vec<Card>,
    places: Vec<Place>,
    /// In order.
    been: Vec<(Goods, BuildingSet, BuildingSet, Goods, bool)>,
    looked_at: usize,
    moves: Vec<Action>,
}

/// How many kinds of cards there are.
const CARDS: usize = Resource::COUNT + Building::COUNT;

/// The place of a card in the card list.
fn number(card: Card) -> usize {
    match card {
        Card::Resource(resource) => resource as usize,
        Card::Building(building) => Resource::COUNT + building as usize,
    }
}

impl Search {
    fn new(game: &LittleFactory) -> Self {
        let mut wanted = [false; CARDS];
        game.open().kinds().for_each(|(resource, _)| wanted[number(resource.into())] = true);
        game.open_buildings().iter().for_each(|building| wanted[number(building.into())] = true);
        Self {
            wanted,
            found: [None; CARDS],
            missing: Card::all().filter(|&card| wanted[number(card)]).collect(),
            places: vec![Place { game: game.clone(), came: None }],
            been: Vec::new(),
            looked_at: 0,
            moves: Vec::new(),
        }
    }

    /// Looks at every move of a place; says whether there was time for that.
    fn look_from(&mut self, place: usize, depth: usize, next: &mut Vec<usize>) -> bool {
        if self.looked_at >= LOOKED_AT {
            return false;
        }
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        let game = self.places[place].game.clone();
        game.candidates_into(&mut moves);
        self.looked_at += moves.len() + A_LIST;
        moves.retain(|&action| !matches!(action, Action::End | Action::Pass) && !draws(action));
        for &action in &moves {
            self.note(&Tried::new(&game, action), place, depth);
        }
        for &action in &moves {
            if self.goes_on(&game, &Tried::new(&game, action), depth) {
                self.go(place, &game, action, next);
            }
        }
        self.moves = moves;
        true
    }

    /// Remembers the step for each card it gains that has no better way.
    fn note(&mut self, step: &Tried, from: usize, depth: usize) {
        let goods = step.take.goods.kinds().map(|(resource, _)| Card::Resource(resource));
        for card in goods.chain(step.take.buildings.iter().map(Card::Building)) {
            let known = self.found[number(card)];
            if !self.wanted[number(card)] || known.is_some_and(|known| known.depth < depth) {
                continue;
            }
            let left = step.left();
            if known.is_none_or(|known| known.left < left) {
                self.found[number(card)] = Some(Found { depth, left, from, last: step.action });
                self.missing.retain(|&missing| missing != card);
            }
        }
    }

    /// Whether more could be gained after a step: before the action nearly always; after it if a building reaches a
    /// missing card, or could after one more building.
    fn goes_on(&self, game: &LittleFactory, step: &Tried, depth: usize) -> bool {
        if depth == LONGEST || self.missing.is_empty() {
            return false;
        }
        if !step.is_the_action && game.step() == Step::Before {
            return true;
        }
        let (mut reaches, mut helps, mut hopes) = (false, false, false);
        for building in step.buildings.without(step.used).iter() {
            match building.effect() {
                Effect::Make(Make { planks, gain: Some(gain), .. }) => {
                    let payable = planks.iter().any(|plank| step.hand.contains(plank.needs()));
                    let missing = self.missing.contains(&Card::Resource(*gain));
                    reaches |= payable && missing;
                    helps |= payable;
                    hopes |= missing;
                }
                Effect::Trade(terms) => {
                    let Some(coins) = step.coins(*terms) else { continue };
                    let wanted = self.missing.iter().filter(|&&card| allows(terms.take, card));
                    let price = wanted.map(|card| card.coins()).min().unwrap_or(u8::MAX);
                    reaches |= price <= coins;
                    helps = true;
                    hopes |= price <= coins.saturating_add(MOST_MADE);
                }
                _ => {}
            }
        }
        reaches || depth + 2 <= LONGEST && helps && hopes
    }

    fn go(&mut self, from: usize, game: &LittleFactory, action: Action, next: &mut Vec<usize>) {
        let mut game = game.clone();
        if game.apply(&action, &mut ()).is_err() || matches!(game.step(), Step::Over(_)) {
            return;
        }
        let me = game.player(game.active());
        let key = (me.hand.goods(), me.buildings, game.used(), game.open(), game.step() == Step::After);
        if let Err(place) = self.been.binary_search(&key) {
            self.been.insert(place, key);
            next.push(self.places.len());
            self.places.push(Place { game, came: Some((from, action)) });
        }
    }

    /// How many moves a place is likely to have: few after the action, and places that come of an extra trade are many.
    fn breadth(&self, place: usize) -> u8 {
        let Place { game, came } = &self.places[place];
        match came {
            _ if game.step() == Step::After => 0,
            Some((_, Action::Activate { how: How::Deal(_), .. })) => 2,
            _ => 1,
        }
    }

    fn chain(&self, found: Found) -> Vec<Action> {
        let mut chain = vec![found.last];
        let mut place = found.from;
        while let Some((from, action)) = self.places[place].came {
            chain.push(action);
            place = from;
        }
        chain.reverse();
        chain
    }
}

/// What a move does to the player, told without doing it.
struct Tried {
    action: Action,
    give: Goods,
    take: Basket,
    is_the_action: bool,
    hand: Goods,
    buildings: BuildingSet,
    used: BuildingSet,
    tokens: u8,
}

impl Tried {
    fn new(game: &LittleFactory, action: Action) -> Self {
        let (give, take, tokens, using) = match action {
            Action::Produce { card, plank } => {
                (card.planks()[usize::from(plank)].discard, with(Basket::NONE, card), 0, None)
            }
            Action::Trade(deal) => (deal.give, deal.take, 0, None),
            Action::Spend(take) => (Goods::NONE, take, 0, None),
            Action::Activate { building, how: How::Deal(deal) } => (deal.give, deal.take, 0, Some(building)),
            Action::Activate { building, how: How::Pay(plank) } => match building.effect() {
                Effect::Make(make) => {
                    let take = make.gain.map_or(Basket::NONE, |gain: Resource| gain.into());
                    (make.planks[usize::from(plank)].discard, take, make.tokens, Some(building))
                }
                _ => (Goods::NONE, Basket::NONE, 0, Some(building)),
            },
            Action::Activate { building, how: How::Draw(give) } => (give, Basket::NONE, 0, Some(building)),
            Action::Pass | Action::End => (Goods::NONE, Basket::NONE, 0, None),
        };
        let me = game.player(game.active());
        Self {
            action,
            give,
            take,
            is_the_action: using.is_none(),
            hand: me.hand.goods() - give + take.goods,
            buildings: take.buildings.iter().fold(me.buildings, BuildingSet::with),
            used: using.into_iter().fold(game.used(), BuildingSet::with),
            tokens: me.tokens + tokens,
        }
    }

    /// The coins this hand can give on these terms; `None` if it has no card that may be given.
    fn coins(&self, terms: Terms) -> Option<u8> {
        let allowed = self.hand.cards().filter(|&card| terms.give.allows(card)).map(Resource::coins);
        match terms {
            Terms { by_coins: false, .. } => allowed.max().map(|_| u8::MAX),
            Terms { give_one: true, .. } => allowed.max(),
            _ => allowed.reduce(|sum, coins| sum + coins),
        }
    }

    /// How much the player has after it, in coins, an action that is still to come counted in; of equal steps, the one
    /// that breaks up less.
    fn left(&self) -> i32 {
        const POINT: i32 = 4;
        const ACTION: i32 = 2;
        let points = i32::from(self.buildings.influence() + self.tokens);
        let left = i32::from(self.hand.coins()) + POINT * points + if self.is_the_action { 0 } else { ACTION };
        256 * left - i32::from(self.give.coins())
    }
}
