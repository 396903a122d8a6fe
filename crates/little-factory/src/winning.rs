//! Can this turn win? Answered exactly, by a search of everything the turn allows up to the next unknown card.
//!
//! What makes it quick is a bound on what a state can still bring this turn, which forgets everything that costs time to
//! count: a card that could be had is had, and is never used up. Most states promise too little and are left at once.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use tabletop::{Game, Seat, SeatSet};

use crate::action::{Action, Deal, How};
use crate::building_set::BuildingSet;
use crate::card::{Building, Card, Level, Resource};
use crate::effect::{Effect, Kind, Terms};
use crate::game::{GOAL, LittleFactory, Step};
use crate::goods::Goods;
use crate::legal::Sieve;
use crate::plank::Plank;

impl LittleFactory {
    /// What the player to act can do to win this turn alone and for certain, without drawing a card; `None` if nothing does.
    #[must_use]
    pub fn winning_turn(&self) -> Option<Vec<Action>> {
        self.winning_turn_within(u32::MAX)
    }

    /// The same, given up after so many states.
    pub(crate) fn winning_turn_within(&self, states: u32) -> Option<Vec<Action>> {
        self.to_act()?;
        let mut solver = Solver { seat: self.active(), rival: self.best_rival(), left: states, ..Solver::default() };
        solver.wins(self).then(|| {
            solver.line.reverse();
            solver.line
        })
    }

    /// Whether the next player could win next turn with what is known now: before the rows are refilled.
    #[must_use]
    pub fn is_threatened(&self, states: u32) -> bool {
        self.threat(1, states).is_some()
    }

    /// The first of the next so many players who could win next turn, as things lie now: before the rows are refilled, and if
    /// those before do nothing.
    #[must_use]
    pub fn threat(&self, players: u8, states: u32) -> Option<Seat> {
        if matches!(self.step, Step::Over(_)) {
            return None;
        }
        let mut next = self.clone();
        next.step = Step::Before;
        next.used = BuildingSet::NONE;
        (0..players).find_map(|_| {
            next.turn += 1;
            next.winning_turn_within(states).map(|_| next.active())
        })
    }

    /// The most points and the most tokens that the rest of the turn can bring, or more.
    pub(crate) fn promised(&self) -> (u8, u8) {
        Outlook::of(self).promise()
    }

    fn best_rival(&self) -> u8 {
        let rivals = Seat::all(self.seats()).filter(|&seat| seat != self.active());
        rivals.map(|seat| self.player(seat).influence()).max().unwrap_or(0)
    }
}

/// What tells states of a turn apart.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    hand: Goods,
    open: Goods,
    mine: BuildingSet,
    used: BuildingSet,
    tokens: u8,
    acted: bool,
}

#[derive(Default)]
struct Solver {
    seat: Seat,
    /// The most influence of a rival.
    rival: u8,
    seen: HashSet<Key, BuildHasherDefault<Mixer>>,
    /// The turn that wins, backwards.
    line: Vec<Action>,
    /// How many more states may be looked at.
    left: u32,
}

impl Solver {
    fn wins(&mut self, game: &LittleFactory) -> bool {
        if let Step::Over(end) = game.step {
            return end.winners() == SeatSet::from_iter([self.seat]);
        }
        let here = Outlook::of(game);
        if !self.is_hopeful(game, &here) || self.left == 0 || game.tile().is_some() {
            return false;
        }
        let key = Key {
            hand: here.hand,
            open: here.open,
            mine: here.mine,
            used: game.used,
            tokens: game.tokens,
            acted: here.acted,
        };
        if !self.seen.insert(key) {
            return false;
        }
        self.left -= 1;
        let mut actions = Vec::new();
        game.list_activations(Sieve::Everything, &mut actions);
        actions.retain(|action| match *action {
            Action::Activate { how: How::Draw(_), .. } => false,
            Action::Activate { building, how: How::Deal(deal) } => {
                let mut after = here.after(deal);
                after.usable = after.usable.without(BuildingSet::NONE.with(building));
                self.is_hopeful(game, &after)
            }
            _ => true,
        });
        if !here.acted {
            game.list_produce(&mut actions);
            game.deals(Terms::ACTION, Sieve::Everything, &mut |deal| {
                let mut after = here.after(deal);
                after.acted = true;
                if self.is_hopeful(game, &after) {
                    actions.push(Action::Trade(deal));
                }
            });
        }
        // What scores first: it is mostly there.
        for scoring in [true, false] {
            for action in actions.iter().filter(|action| scores(**action) == scoring) {
                let mut next = game.clone();
                if next.apply(action, &mut ()).is_ok() && self.wins(&next) {
                    self.line.push(*action);
                    return true;
                }
            }
        }
        false
    }

    /// Whether a state of this turn could still lead to a win.
    fn is_hopeful(&self, game: &LittleFactory, outlook: &Outlook) -> bool {
        let had = outlook.mine.influence() + game.me().tokens;
        let (points, tokens) = outlook.promise();
        let most = had + points;
        most >= GOAL || tokens >= game.tokens && most > self.rival
    }
}

fn scores(action: Action) -> bool {
    match action {
        Action::Produce { card, .. } => matches!(card, Card::Building(_)),
        Action::Trade(deal) => !deal.take.buildings.is_empty(),
        Action::Activate { building, how } => match (building.effect(), how) {
            (Effect::Make(make), _) => make.tokens > 0,
            (_, How::Deal(deal)) => !deal.take.buildings.is_empty(),
            _ => false,
        },
        _ => false,
    }
}

/// What can be seen of a state at a glance.
#[derive(Clone, Copy)]
struct Outlook {
    hand: Goods,
    open: Goods,
    /// Buildings in front of the player, those of them that can still be used, and those that lie open.
    mine: BuildingSet,
    usable: BuildingSet,
    row: BuildingSet,
    acted: bool,
}

impl Outlook {
    fn of(game: &LittleFactory) -> Self {
        let mine = game.me().buildings;
        Self {
            hand: game.me().hand.goods(),
            open: game.market.open,
            mine,
            usable: mine.without(game.used),
            row: game.market.open_buildings(),
            acted: game.step != Step::Before,
        }
    }

    fn after(&self, deal: Deal) -> Self {
        let bought = deal.take.buildings;
        Self {
            hand: self.hand - deal.give + deal.take.goods,
            open: self.open + deal.give.level(Level::I) - deal.take.goods,
            mine: self.mine.or(bought),
            usable: self.usable.or(bought),
            row: self.row.without(bought),
            acted: self.acted,
        }
    }

    /// The most points and the most tokens that the rest of the turn can bring, or more.
    fn promise(&self) -> (u8, u8) {
        let (hand, open) = (self.hand.kinds_bits(), self.open.kinds_bits());
        let held = self.closed(hand, self.usable);
        let has_firm = self.usable.has(Building::BuildingFirm);
        if self.acted && !has_firm {
            let tokens = tokens_of(held, self.usable);
            return (tokens, tokens);
        }
        // Resources for the action, and for the firm a building that could make any.
        let taken = self.closed(hand | open, self.usable);
        let second = if has_firm { self.best_bought() } else { 0 };
        let by_goods = tokens_of(taken, self.usable) + second;
        let (mut points, mut tokens) = (by_goods, by_goods);
        if !self.acted {
            let coins = self.coins(held);
            let dearest = dearest_of(held);
            for building in self.row.iter() {
                let produced = building.planks().iter().any(|plank| held & needs(plank) == needs(plank));
                if building.coins() > coins && !produced {
                    continue;
                }
                let usable = self.usable.with(building);
                // A dear card buys the building and more.
                let firm = has_firm || building == Building::BuildingFirm;
                let more = if dearest > building.coins() || firm { open } else { 0 };
                let second = if firm { self.best_bought() } else { 0 };
                let earned = tokens_of(self.closed(hand | more, usable), usable) + second;
                points = points.max(building.influence() + earned);
                tokens = tokens.max(earned);
            }
        }
        (points, tokens)
    }

    /// What a second building could bring by itself.
    fn best_bought(&self) -> u8 {
        let worth = |building: Building| {
            let makes = match building.effect() {
                Effect::Make(make) => make.tokens,
                _ => 0,
            };
            building.influence() + makes
        };
        self.row.iter().map(worth).max().unwrap_or(0)
    }

    /// The coins that can be had, or more.
    fn coins(&self, held: u64) -> u8 {
        let made = self.usable.iter().map(|building| match building.effect() {
            Effect::Make(make) if make.planks.iter().any(|plank| held & needs(plank) == needs(plank)) => {
                make.gain.map_or(0, Resource::coins)
            }
            Effect::Trade(terms) if !terms.by_coins => 5,
            _ => 0,
        });
        self.hand.coins().saturating_add(made.sum())
    }

    /// These kinds of resources and all that buildings make of them, if nothing were ever used up.
    fn closed(&self, kinds: u64, usable: BuildingSet) -> u64 {
        let mut kinds = kinds;
        loop {
            let before = kinds;
            for building in usable.iter() {
                match building.effect() {
                    Effect::Make(make) => {
                        let Some(gain) = make.gain else { continue };
                        let there = self.open.has(gain) || gain.level() == Level::I;
                        if there && make.planks.iter().any(|plank| kinds & needs(plank) == needs(plank)) {
                            kinds |= Goods::some(gain, 1).kinds_bits();
                        }
                    }
                    Effect::Trade(terms) if kinds & of_kind(terms.give) != 0 => {
                        kinds |= self.open.kinds_bits() & of_kind(terms.take);
                    }
                    _ => {}
                }
            }
            if kinds == before {
                return kinds;
            }
        }
    }
}

#[inline]
fn needs(plank: &Plank) -> u64 {
    plank.discard.kinds_bits() | plank.reveal.kinds_bits()
}

fn of_kind(kind: Kind) -> u64 {
    match kind {
        Kind::Any | Kind::Resources => u64::MAX,
        Kind::Of(level) => Goods::every_kind(level),
        Kind::Buildings => 0,
    }
}

/// The price of the dearest of these kinds.
fn dearest_of(kinds: u64) -> u8 {
    Resource::all()
        .filter(|&resource| kinds & Goods::some(resource, 1).kinds_bits() != 0)
        .map(Resource::coins)
        .max()
        .unwrap_or(0)
}

/// Tokens that these buildings give to who has these kinds.
fn tokens_of(kinds: u64, usable: BuildingSet) -> u8 {
    let mut tokens = 0;
    for building in usable.iter() {
        if let Effect::Make(make) = building.effect()
            && make.tokens > 0
            && make.planks.iter().any(|plank| kinds & needs(plank) == needs(plank))
        {
            tokens += make.tokens;
        }
    }
    tokens
}

/// Quick, and alike everywhere; nobody chooses what is hashed here to do harm.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }
}
