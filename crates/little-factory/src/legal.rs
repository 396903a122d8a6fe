//! Listing what may be done.

use crate::action::{Action, Basket, Deal, How};
use crate::building_set::BuildingSet;
use crate::card::{Building, Card, Level, Resource};
use crate::effect::{Effect, Terms};
use crate::game::{LittleFactory, Step};
use crate::goods::Goods;
use crate::hand::HAND_LIMIT;
use crate::plank::Plank;

/// Which trades to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sieve {
    /// All.
    Everything,
    /// None that pays more than it must, leaves coins that could buy something, or takes back what it gives.
    Undominated,
}

impl LittleFactory {
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        if let Step::Over(_) = self.step {
            return;
        }
        if let Some(coins) = self.tile() {
            self.baskets(Terms::ACTION, Goods::NONE, coins, Sieve::Everything, &mut |take| {
                actions.push(Action::Spend(take));
            });
            return;
        }
        self.list_activations(Sieve::Everything, actions);
        if self.step == Step::After {
            actions.push(Action::End);
            return;
        }
        let before = actions.len();
        self.list_produce(actions);
        self.deals(Terms::ACTION, Sieve::Everything, &mut |deal| actions.push(Action::Trade(deal)));
        if actions.len() == before {
            actions.push(Action::Pass);
        }
    }

    /// Whether anything can be produced or traded.
    pub(crate) fn can_act(&self) -> bool {
        let mut actions = Vec::new();
        self.list_produce(&mut actions);
        let mut any = !actions.is_empty();
        if !any {
            self.deals(Terms::ACTION, Sieve::Everything, &mut |_| any = true);
        }
        any
    }

    /// Everything that can be produced now, each way to pay by itself.
    pub(crate) fn list_produce(&self, actions: &mut Vec<Action>) {
        let mut offer = |card: Card, planks: &[Plank], gained: u8| {
            for (plank, cost) in (0..).zip(planks) {
                if self.can_pay(cost, gained) {
                    actions.push(Action::Produce { card, plank });
                }
            }
        };
        for (resource, _) in self.market.open.kinds() {
            offer(resource.into(), resource.planks(), 1);
        }
        for building in self.market.buildings.iter().flatten() {
            offer((*building).into(), building.planks(), 0);
        }
    }

    #[inline]
    fn can_pay(&self, plank: &Plank, gained: u8) -> bool {
        let hand = self.me().hand;
        hand.goods().contains(plank.needs()) && hand.len() + gained <= HAND_LIMIT + plank.discard.len()
    }

    /// Every use of every building that has not been used this turn.
    pub(crate) fn list_activations(&self, sieve: Sieve, actions: &mut Vec<Action>) {
        for building in self.me().buildings.without(self.used).iter() {
            match building.effect() {
                Effect::Nothing => {}
                Effect::Make(make) => {
                    if make.gain.is_some_and(|gain| self.market.open.count(gain) < make.open) {
                        continue;
                    }
                    for (plank, cost) in (0..).zip(make.planks) {
                        if self.can_pay(cost, u8::from(make.gain.is_some())) {
                            actions.push(Action::Activate { building, how: How::Pay(plank) });
                        }
                    }
                }
                Effect::Trade(terms) => self.deals(*terms, sieve, &mut |deal| {
                    actions.push(Action::Activate { building, how: How::Deal(deal) });
                }),
                Effect::Draw { coins } => self.list_draws(building, *coins, sieve, actions),
            }
        }
    }

    fn list_draws(&self, building: Building, coins: u8, sieve: Sieve, actions: &mut Vec<Action>) {
        if self.market.deck_ii.cards().is_empty() {
            return;
        }
        handfuls(self.me().hand.goods(), HAND_LIMIT, &mut |give| {
            let worth = give.coins();
            let thrifty = sieve == Sieve::Everything || worth - cheapest(give) < coins;
            if worth >= coins && thrifty {
                actions.push(Action::Activate { building, how: How::Draw(give) });
            }
        });
    }

    /// Every trade that is possible on these terms.
    pub(crate) fn deals(&self, terms: Terms, sieve: Sieve, each: &mut impl FnMut(Deal)) {
        let hand = self.me().hand.goods();
        let givable = match terms.give {
            crate::effect::Kind::Of(level) => hand.level(level),
            _ => hand,
        };
        handfuls(givable, if terms.give_one { 1 } else { HAND_LIMIT }, &mut |give| {
            let coins = if terms.by_coins { give.coins() } else { u8::MAX };
            if give.len() == 1 {
                self.baskets(terms, give, coins, sieve, &mut |take| each(Deal { give, take }));
            } else {
                let thrifty_from = if sieve == Sieve::Everything { 0 } else { coins - cheapest(give) + 1 };
                self.singles(terms, give, thrifty_from..=coins, sieve, &mut |take| each(Deal { give, take }));
            }
        });
    }

    /// Every single card in this range of prices.
    fn singles(
        &self,
        terms: Terms,
        give: Goods,
        prices: std::ops::RangeInclusive<u8>,
        sieve: Sieve,
        each: &mut impl FnMut(Basket),
    ) {
        let shelf = Shelf::new(self, terms, give, sieve);
        let room = self.me().hand.room() + give.len();
        for item in shelf.items() {
            if prices.contains(&item.coins) && (item.is_building() || room > 0) {
                each(item.one);
            }
        }
    }

    /// Every basket that one card buys (Ruling 5: also several from one stack).
    pub(crate) fn baskets(&self, terms: Terms, give: Goods, coins: u8, sieve: Sieve, each: &mut impl FnMut(Basket)) {
        if terms.take_one {
            return self.singles(terms, give, 0..=coins, sieve, each);
        }
        let shelf = Shelf::new(self, terms, give, sieve);
        let room = self.me().hand.room() + give.len();
        fill(
            shelf.items(),
            Filled { basket: Basket::NONE, coins, room, smallest_left_out: u8::MAX, building_left_out: u8::MAX },
            sieve,
            each,
        );
    }
}

/// One kind of card that can be taken.
#[derive(Clone, Copy)]
struct Item {
    coins: u8,
    count: u8,
    one: Basket,
}

impl Item {
    fn is_building(&self) -> bool {
        self.one.goods.is_empty()
    }
}

/// All that can be taken in a trade, without heap.
struct Shelf {
    items: [Item; Resource::COUNT + crate::market::ROW],
    len: usize,
}

impl Shelf {
    fn new(game: &LittleFactory, terms: Terms, give: Goods, sieve: Sieve) -> Self {
        let nothing = Item { coins: 0, count: 0, one: Basket::NONE };
        let mut shelf = Self { items: [nothing; Resource::COUNT + crate::market::ROW], len: 0 };
        let open = game.market.open + give.level(Level::I); // Ruling 3
        for (resource, count) in open.kinds() {
            let back = sieve == Sieve::Undominated && give.has(resource);
            if terms.take.allows(resource) && !back {
                shelf.push(Item { coins: resource.coins(), count, one: resource.into() });
            }
        }
        if terms.take.allows_buildings() {
            for &building in game.market.buildings.iter().flatten() {
                shelf.push(Item { coins: building.coins(), count: 1, one: building.into() });
            }
        }
        shelf
    }

    fn push(&mut self, item: Item) {
        self.items[self.len] = item;
        self.len += 1;
    }

    fn items(&self) -> &[Item] {
        &self.items[..self.len]
    }
}

/// A basket on its way through the shelf.
#[derive(Clone, Copy)]
struct Filled {
    basket: Basket,
    coins: u8,
    room: u8,
    /// The cheapest resource and building that was passed by although there was one more.
    smallest_left_out: u8,
    building_left_out: u8,
}

/// Tries every number of the first item, then the others.
fn fill(items: &[Item], so_far: Filled, sieve: Sieve, each: &mut impl FnMut(Basket)) {
    let Some((item, rest)) = items.split_first() else {
        let more_fits =
            so_far.smallest_left_out <= so_far.coins && so_far.room > 0 || so_far.building_left_out <= so_far.coins;
        if !so_far.basket.is_empty() && (sieve == Sieve::Everything || !more_fits) {
            each(so_far.basket);
        }
        return;
    };
    let mut filled = so_far;
    for taken in 0..=item.count {
        if taken > 0 {
            if item.coins > filled.coins || !item.is_building() && filled.room == 0 {
                break;
            }
            filled.coins -= item.coins;
            filled.room -= u8::from(!item.is_building());
            filled.basket = add(filled.basket, item.one);
        }
        let mut next = filled;
        if taken < item.count {
            let left_out = if item.is_building() { &mut next.building_left_out } else { &mut next.smallest_left_out };
            *left_out = item.coins.min(*left_out);
        }
        fill(rest, next, sieve, each);
    }
}

fn add(basket: Basket, one: Basket) -> Basket {
    let buildings = one.buildings.iter().fold(basket.buildings, BuildingSet::with);
    Basket { goods: basket.goods + one.goods, buildings }
}

/// Every handful of one to `most` cards.
fn handfuls(goods: Goods, most: u8, each: &mut impl FnMut(Goods)) {
    fn go(rest: Goods, held: Goods, most: u8, each: &mut impl FnMut(Goods)) {
        let Some((resource, count)) = rest.kinds().next() else {
            if !held.is_empty() {
                each(held);
            }
            return;
        };
        let rest = rest - Goods::some(resource, count);
        for taken in 0..=count.min(most) {
            go(rest, held + Goods::some(resource, taken), most - taken, each);
        }
    }
    go(goods, Goods::NONE, most, each);
}

fn cheapest(goods: Goods) -> u8 {
    goods.kinds().map(|(resource, _)| resource.coins()).min().unwrap_or(0)
}
