//! The rules a second time: naive, slow, and out of the printed list alone.
//!
//! [`Sheet::legal`] lists in notation what a position allows. It takes prices, costs and effects from `cards.txt`,
//! which is made from the rules page, and shares no code with the crate but the position's zones.

use std::collections::BTreeSet;

use little_factory::position::Position;
use little_factory::{Building, Resource, Step};

pub(crate) const CARDS: &str = include_str!("../data/cards.txt");

/// A card is its line.
pub(crate) type Line = usize;

pub(crate) struct Cost {
    pub(crate) discard: Vec<Line>,
    pub(crate) reveal: Vec<Line>,
}

pub(crate) struct Printed {
    pub(crate) id: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) coins: usize,
    pub(crate) planks: Vec<Cost>,
    pub(crate) number: &'static str,
    pub(crate) effect: &'static str,
}

pub(crate) struct Sheet {
    pub(crate) cards: Vec<Printed>,
}

/// What is to be known of a position for listing its actions.
pub(crate) struct Scene {
    pub(crate) seats: usize,
    pub(crate) turn: usize,
    pub(crate) after: bool,
    pub(crate) hand: Vec<Line>,
    pub(crate) built: Vec<Line>,
    pub(crate) used: Vec<Line>,
    pub(crate) open: Vec<Line>,
    pub(crate) deck_ii: usize,
}

impl Sheet {
    pub(crate) fn read() -> Self {
        let mut sheet = Self { cards: Vec::new() };
        for line in CARDS.lines() {
            let parts: Vec<&'static str> = line.split(" | ").collect();
            let [id, kind, coins, _, number, effect, _] = parts[..] else { panic!("{line}") };
            let coins = coins.parse().expect("a number of coins");
            sheet.cards.push(Printed { id, kind, coins, planks: Vec::new(), number, effect });
        }
        for (line, text) in CARDS.lines().enumerate() {
            sheet.cards[line].planks = sheet.costs(text.split(" | ").nth(3).expect("planks"));
        }
        sheet
    }

    pub(crate) fn line(&self, id: &str) -> Line {
        self.cards.iter().position(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
    }

    fn costs(&self, text: &str) -> Vec<Cost> {
        let cost = |plank: &str| {
            let words = plank.split(' ').filter(|&word| word != "free");
            let (reveal, discard): (Vec<&str>, Vec<&str>) = words.partition(|word| word.starts_with('('));
            Cost {
                discard: discard.iter().map(|id| self.line(id)).collect(),
                reveal: reveal.iter().map(|id| self.line(id.trim_matches(['(', ')']))).collect(),
            }
        };
        text.split(" or ").map(cost).collect()
    }

    fn is_resource(&self, card: Line) -> bool {
        matches!(self.cards[card].kind, "I" | "II" | "III")
    }

    fn coins(&self, cards: &[Line]) -> usize {
        cards.iter().map(|&card| self.cards[card].coins).sum()
    }

    fn write(&self, cards: &[Line]) -> String {
        cards.iter().map(|&card| self.cards[card].id).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn scene(&self, position: &Position) -> Scene {
        let resources =
            |ids: &mut dyn Iterator<Item = Resource>| ids.map(|card| self.line(card.id())).collect::<Vec<_>>();
        let buildings =
            |ids: &mut dyn Iterator<Item = Building>| ids.map(|card| self.line(card.id())).collect::<Vec<_>>();
        let seats = usize::from(position.setup.seats());
        let me = position.players[position.turn as usize % seats];
        let mut open = resources(&mut position.open.cards());
        open.extend(buildings(&mut position.buildings.iter().flatten().copied()));
        open.sort_unstable();
        Scene {
            seats,
            turn: position.turn as usize,
            after: position.step == Step::After,
            hand: resources(&mut me.hand.cards()),
            built: buildings(&mut me.built.iter()),
            used: buildings(&mut position.used.iter()),
            open,
            deck_ii: position.deck_ii.len(),
        }
    }

    /// All that is legal in a position that is not over.
    pub(crate) fn legal(&self, position: &Position) -> BTreeSet<String> {
        let scene = self.scene(position);
        let mut all = BTreeSet::new();
        if scene.turn < scene.seats && !scene.after {
            for take in self.purchases(&scene.open, 3 + scene.turn, 7) {
                all.insert(format!("trade tile > {}", self.write(&take)));
            }
            return all;
        }
        for &building in scene.built.iter().filter(|building| !scene.used.contains(building)) {
            self.uses(&scene, building, &mut all);
        }
        if scene.after {
            all.insert("end".to_owned());
            return all;
        }
        let mut actions = BTreeSet::new();
        for &card in &scene.open {
            for cost in self.cards[card].planks.iter().filter(|cost| self.payable(&scene, cost, self.is_resource(card)))
            {
                actions.insert(format!("produce {}{}", self.cards[card].id, self.paid(cost)));
            }
        }
        let anything = |_: Line| true;
        self.trades(&scene, "trade ", &|card| self.is_resource(card), &anything, (false, false, true), &mut actions);
        if actions.is_empty() {
            actions.insert("pass".to_owned());
        }
        all.append(&mut actions);
        all
    }

    fn paid(&self, cost: &Cost) -> String {
        let mut words: Vec<String> = cost.discard.iter().map(|&card| self.cards[card].id.to_owned()).collect();
        words.extend(cost.reveal.iter().map(|&card| format!("({})", self.cards[card].id)));
        if words.is_empty() { String::new() } else { format!(": {}", words.join(" ")) }
    }

    fn payable(&self, scene: &Scene, cost: &Cost, gains_resource: bool) -> bool {
        let mut hand = scene.hand.clone();
        for card in &cost.discard {
            match hand.iter().position(|held| held == card) {
                Some(place) => hand.remove(place),
                None => return false,
            };
        }
        cost.reveal.iter().all(|card| hand.contains(card)) && hand.len() + usize::from(gains_resource) <= 7
    }

    fn uses(&self, scene: &Scene, building: Line, all: &mut BTreeSet<String>) {
        let Printed { id, effect, .. } = self.cards[building];
        if effect == "none" {
            return;
        }
        if let Some(terms) = effect.strip_prefix("trade: ") {
            let (sides, coins) = terms.split_once(", ").expect("how coins count");
            let (give, take) = sides.split_once(" for ").expect("two sides");
            let one = |side: &str| side.starts_with("1 of ");
            let of = |side: &str, card: Line| match side.trim_start_matches("1 of ") {
                "resources" => self.is_resource(card),
                "buildings" => !self.is_resource(card),
                level => self.cards[card].kind == level,
            };
            let (may_give, may_take) = (|card| of(give, card), |card| of(take, card));
            let rules = (one(give), one(take), coins == "by coins");
            return self.trades(scene, &format!("use {id}: "), &may_give, &may_take, rules, all);
        }
        if let Some(price) = effect.strip_prefix("draw: for ") {
            let price: usize = price.trim_end_matches(" coins").parse().expect("a price");
            for give in handfuls(&scene.hand).into_iter().filter(|give| self.coins(give) >= price && scene.deck_ii > 0)
            {
                all.insert(format!("use {id}: {}", self.write(&give)));
            }
            return;
        }
        let (costs, gain) = effect.split_once(" -> ").expect("an arrow");
        let (gain, need) = gain
            .split_once(" if ")
            .map_or((gain, 1), |(gain, need)| (gain, need.trim_end_matches(" are open").parse().expect("a number")));
        let product = gain.split(" + ").find(|part| !part.contains("token")).map(|id| self.line(id));
        let there = product.is_none_or(|card| scene.open.iter().filter(|&&open| open == card).count() >= need);
        for cost in self.costs(costs).iter().filter(|cost| there && self.payable(scene, cost, product.is_some())) {
            all.insert(format!("use {id}{}", self.paid(cost)));
        }
    }

    /// `rules`: only one given, only one taken, what is taken costs no more.
    fn trades(
        &self,
        scene: &Scene,
        verb: &str,
        may_give: &dyn Fn(Line) -> bool,
        may_take: &dyn Fn(Line) -> bool,
        rules: (bool, bool, bool),
        all: &mut BTreeSet<String>,
    ) {
        let (give_one, take_one, by_coins) = rules;
        for give in handfuls(&scene.hand) {
            if give_one && give.len() > 1 || !give.iter().all(|&card| may_give(card)) {
                continue;
            }
            let mut shelf = scene.open.clone();
            shelf.extend(give.iter().filter(|&&card| self.cards[card].kind == "I"));
            shelf.retain(|&card| may_take(card));
            shelf.sort_unstable();
            let coins = if by_coins { self.coins(&give) } else { 1000 };
            let room = 7 - scene.hand.len() + give.len();
            let baskets = if give.len() > 1 || take_one {
                let fits = |card: &Line| self.cards[*card].coins <= coins && (room > 0 || !self.is_resource(*card));
                shelf.into_iter().filter(fits).map(|card| vec![card]).collect()
            } else {
                self.purchases(&shelf, coins, room)
            };
            for take in baskets {
                all.insert(format!("{verb}{} > {}", self.write(&give), self.write(&take)));
            }
        }
    }

    /// Every choice of cards from a sorted shelf within budget and room, none left out for a better one.
    fn purchases(&self, shelf: &[Line], coins: usize, room: usize) -> Vec<Vec<Line>> {
        let mut done: Vec<Vec<Line>> = vec![Vec::new()];
        let mut rest = shelf;
        while let Some(&card) = rest.first() {
            let count = rest.iter().take_while(|&&other| other == card).count();
            rest = &rest[count..];
            let mut longer = Vec::new();
            for basket in &done {
                let mut basket = basket.clone();
                for _ in 0..count {
                    basket.push(card);
                    let resources = basket.iter().filter(|&&card| self.is_resource(card)).count();
                    if self.coins(&basket) <= coins && resources <= room {
                        longer.push(basket.clone());
                    }
                }
            }
            done.append(&mut longer);
        }
        done.remove(0);
        done
    }
}

/// Every handful of at least one card.
pub(crate) fn handfuls(hand: &[Line]) -> BTreeSet<Vec<Line>> {
    let subset = |bits: u32| (0..hand.len()).filter(|place| bits >> place & 1 == 1).map(|place| hand[place]).collect();
    (1..1u32 << hand.len()).map(subset).collect()
}
