//! What a tap answers: the complete moves a card or building is good for now, the best first, and what is not possible
//! with the reason. The seat to act asks.

use little_factory::{Action, Building, Card, Effect, Goods, How, Kind, LittleFactory, Make, Plank, Refusal, Resource};
use tabletop::{Game, order};

mod attempt;
mod pick;
mod ready;

#[cfg(test)]
mod tests;

pub(crate) use attempt::{Attempt, Blocked};
pub(crate) use ready::{Lead, Ready, draws, is_to_end, leads, with};

use pick::{aim, given, ranked, same_aim, same_given, sides, varied};

/// How many trades a tap on a card that lies open offers.
pub(crate) const TRADES_FOR_A_CARD: usize = 6;
/// How many baskets a tap on a card in hand offers for it.
pub(crate) const SALES: usize = 4;
/// How many trades a tap on a building offers.
pub(crate) const TRADES_AT_A_BUILDING: usize = 6;
/// How many ways a tap on the starting tile offers.
pub(crate) const WAYS_TO_SPEND: usize = 8;
/// How many trades the list of everything has.
pub(crate) const TRADES_IN_ALL: usize = 12;

/// What can be done with the thing that was tapped, and what cannot.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Answer {
    /// The best first.
    pub(crate) ready: Vec<Ready>,
    /// What is nearest to being possible first.
    pub(crate) blocked: Vec<Blocked>,
    /// How many more trades there are.
    pub(crate) more: usize,
}

/// Everything worth doing now, for a list.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Moves {
    pub(crate) activate: Vec<Ready>,
    pub(crate) produce: Vec<Ready>,
    /// The better trades; on the first turn, ways to spend the starting tile.
    pub(crate) trade: Vec<Ready>,
    /// How many more trades there are as the action.
    pub(crate) more: usize,
    /// How many more each building has.
    pub(crate) more_at: Vec<(Building, usize)>,
    /// The end of the turn, or to pass.
    pub(crate) end: Option<Ready>,
}

/// Everything that gains this card now.
pub(crate) fn of_open_card(game: &LittleFactory, card: Card) -> Answer {
    let mut desk = Desk::new(game);
    desk.produce(card, &|_| true);
    for building in desk.mine() {
        match building.effect() {
            Effect::Make(make) if make.gain.map(Card::Resource) == Some(card) => desk.make(building, make, &|_| true),
            Effect::Trade(terms) if allows(terms.take, card) => {
                let at_it = |action| used(action) == Some(building) && takes(action, card);
                desk.trades_for(card, &at_it, Attempt::TradeAt { building, take: card });
            }
            _ => {}
        }
    }
    if game.tile().is_some() {
        let spends = |action| matches!(action, Action::Spend(_)) && takes(action, card);
        desk.trades_for(card, &spends, Attempt::Spend { take: card });
    } else {
        let trades = |action| matches!(action, Action::Trade(_)) && takes(action, card);
        desk.trades_for(card, &trades, Attempt::Trade { take: card });
    }
    desk.answer()
}

/// What a card in hand can be used for: every recipe that asks for it, and what it sells for by itself.
pub(crate) fn of_hand_card(game: &LittleFactory, resource: Resource) -> Answer {
    let mut desk = Desk::new(game);
    let asks_for_it = |plank: &Plank| plank.needs().has(resource);
    // Buildings that do not lie open are too many to say where each is.
    let buildings = game.open_buildings().iter().map(Card::Building);
    for card in Resource::all().map(Card::Resource).chain(buildings) {
        desk.produce(card, &asks_for_it);
    }
    let alone = Some(Goods::some(resource, 1));
    for building in desk.mine() {
        match building.effect() {
            Effect::Make(make) => desk.make(building, make, &asks_for_it),
            Effect::Trade(terms) if terms.give.allows(resource) => {
                let sells = |action| used(action) == Some(building) && given(action) == alone;
                let sales = varied(&desk.ranked(&sells), SALES / 2, 1, &same_aim);
                desk.leave(&sells, sales.len());
                desk.offer(&sales, Attempt::Activate { building, plank: None });
            }
            Effect::Draw { .. } => {
                let gives_it = |action| given(action).is_some_and(|give| give.has(resource));
                let draws = desk.ranked(&|action| used(action) == Some(building) && gives_it(action));
                desk.offer(&draws[..draws.len().min(SALES / 2)], Attempt::Activate { building, plank: None });
            }
            _ => {}
        }
    }
    let sells = |action| matches!(action, Action::Trade(_)) && given(action) == alone;
    let sales = desk.ranked(&sells);
    let sales = varied(&sales, SALES, 2, &same_aim);
    desk.leave(&sells, sales.len());
    desk.offer(&sales, Attempt::TradeAway { give: resource });
    desk.answer()
}

/// The ways to use a building of one's own; what gains one that lies open; nothing for any other.
pub(crate) fn of_building(game: &LittleFactory, building: Building) -> Answer {
    let mut desk = Desk::new(game);
    if !desk.mine().any(|own| own == building) {
        let open = game.open_buildings().has(building);
        return if open { of_open_card(game, building.into()) } else { Answer::default() };
    }
    match building.effect() {
        Effect::Make(make) => desk.make(building, make, &|_| true),
        _ => {
            let uses = |action| used(action) == Some(building);
            let ways = varied(&desk.ranked(&uses), TRADES_AT_A_BUILDING, 2, &same_aim);
            desk.leave(&uses, ways.len());
            desk.offer(&ways, Attempt::Activate { building, plank: None });
        }
    }
    desk.answer()
}

/// The better ways to spend the starting tile, no three of them for the same card.
pub(crate) fn of_tile(game: &LittleFactory) -> Answer {
    let mut desk = Desk::new(game);
    let spends = |action| matches!(action, Action::Spend(_));
    desk.ready = varied(&desk.ranked(&spends), WAYS_TO_SPEND, 2, &same_aim);
    desk.leave(&spends, desk.ready.len());
    desk.answer()
}

/// Everything worth doing, group by group.
pub(crate) fn all(game: &LittleFactory) -> Moves {
    let desk = Desk::new(game);
    let mut activate = desk.ranked(&|action| used(action).is_some() && sides(action).is_none());
    let mut more_at = Vec::new();
    for building in desk.mine() {
        let ways = desk.ranked(&|action| used(action) == Some(building) && sides(action).is_some());
        let shown = varied(&ways, TRADES_AT_A_BUILDING, 2, &same_aim);
        more_at.extend((ways.len() > shown.len()).then_some((building, ways.len() - shown.len())));
        activate.extend(shown);
    }
    let produce = desk.ranked(&|action| matches!(action, Action::Produce { .. }));
    let trades = desk.ranked(&|action| matches!(action, Action::Trade(_) | Action::Spend(_)));
    let trade =
        varied(&trades, TRADES_IN_ALL, 2, &|one, other| aim(one).ok_or(given(one)) == aim(other).ok_or(given(other)));
    let end = desk.ranked(&|action| matches!(action, Action::End | Action::Pass));
    Moves {
        more: trades.len() - trade.len(),
        more_at,
        activate: pick::ready(game, activate),
        produce: pick::ready(game, produce),
        trade: pick::ready(game, trade),
        end: pick::ready(game, end).pop(),
    }
}

/// A building that could still earn tokens now; of several, the one that earns the most.
pub(crate) fn points_left(game: &LittleFactory) -> Option<Building> {
    let earns = |&building: &Building| {
        let Effect::Make(make) = building.effect() else { return false };
        let payable = |plank| game.check(&Action::Activate { building, how: How::Pay(plank) }).is_ok();
        make.tokens > 0 && (0..).zip(make.planks).any(|(plank, _)| payable(plank))
    };
    let mine = game.player(game.active()).buildings;
    mine.iter().filter(earns).max_by_key(|building| match building.effect() {
        Effect::Make(make) => (make.tokens, std::cmp::Reverse(*building)),
        _ => (0, std::cmp::Reverse(*building)),
    })
}

/// An answer in the making.
struct Desk<'a> {
    game: &'a LittleFactory,
    candidates: Vec<Action>,
    ready: Vec<(f32, Action)>,
    blocked: Vec<Blocked>,
    more: usize,
}

impl<'a> Desk<'a> {
    fn new(game: &'a LittleFactory) -> Self {
        let mut candidates = Vec::new();
        game.candidates_into(&mut candidates);
        Self { game, candidates, ready: Vec::new(), blocked: Vec::new(), more: 0 }
    }

    /// The buildings of the seat that asks.
    fn mine(&self) -> impl Iterator<Item = Building> + use<> {
        self.game.player(self.game.active()).buildings.iter()
    }

    /// The moves worth a thought of one kind, the best first.
    fn ranked(&self, wanted: &dyn Fn(Action) -> bool) -> Vec<(f32, Action)> {
        let wanted: Vec<Action> = self.candidates.iter().copied().filter(|&action| wanted(action)).collect();
        ranked(self.game, &wanted)
    }

    /// Each way to produce a card that pays such a plank.
    fn produce(&mut self, card: Card, wanted: &dyn Fn(&Plank) -> bool) {
        for (plank, _) in (0..).zip(card.planks()).filter(|(_, cost)| wanted(cost)) {
            self.attempt(Attempt::Produce { card, plank });
        }
    }

    /// Each way to use a building that pays such a plank.
    fn make(&mut self, building: Building, make: &Make, wanted: &dyn Fn(&Plank) -> bool) {
        for (plank, _) in (0..).zip(make.planks).filter(|(_, cost)| wanted(cost)) {
            self.attempt(Attempt::Activate { building, plank: Some(plank) });
        }
    }

    /// An attempt that leaves nothing open.
    fn attempt(&mut self, attempt: Attempt) {
        match attempt.blocked(self.game) {
            Some(blocked) => self.block(blocked),
            None => self.ready.extend(ranked(self.game, &[attempt.action(self.game)])),
        }
    }

    /// A few moves; if there are none, why not.
    fn offer(&mut self, moves: &[(f32, Action)], or_else: Attempt) {
        self.ready.extend(moves);
        if moves.is_empty()
            && let Some(blocked) = or_else.blocked(self.game)
            && !is_about_the_hand(blocked)
        {
            self.block(blocked);
        }
    }

    /// The trades that are about this card: those in which it is the dearest that is taken, if there are any.
    fn trades_for(&mut self, card: Card, wanted: &dyn Fn(Action) -> bool, or_else: Attempt) {
        let about_it = |action| sides(action).is_some_and(|deal| deal.take.cards().all(|c| c.coins() <= card.coins()));
        let mut trades = self.ranked(&|action| wanted(action) && about_it(action));
        if trades.is_empty() {
            trades = self.ranked(wanted);
        }
        let trades = varied(&trades, TRADES_FOR_A_CARD, 2, &same_given);
        self.leave(wanted, trades.len());
        self.offer(&trades, or_else);
    }

    /// Of the moves of a kind so many are shown; the others are counted.
    fn leave(&mut self, wanted: &dyn Fn(Action) -> bool, shown: usize) {
        let all = self.candidates.iter().filter(|&&action| wanted(action)).count();
        self.more += all.saturating_sub(shown);
    }

    /// What would be said of many attempts alike is said once.
    fn block(&mut self, blocked: Blocked) {
        let for_all = matches!(
            blocked.why,
            Refusal::Over
                | Refusal::FirstTurnIsTrade
                | Refusal::TileSpent
                | Refusal::ActionDone
                | Refusal::AlreadyActivated { .. }
        );
        if !for_all || self.blocked.iter().all(|other| other.why != blocked.why) {
            self.blocked.push(blocked);
        }
    }

    fn answer(mut self) -> Answer {
        let rank = |blocked: &Blocked| match blocked.why {
            Refusal::NotInHand { .. } | Refusal::NotEnoughCoins { .. } | Refusal::HandFull { .. } => 0,
            Refusal::NotAvailable { .. } => 2,
            _ => 1,
        };
        order::sort(&mut self.blocked, |one, other| rank(one) < rank(other));
        Answer { ready: pick::ready(self.game, self.ready), blocked: self.blocked, more: self.more }
    }
}

/// Whether a building's trade wants other cards than are in hand: a word on the building, not on the card it could get.
fn is_about_the_hand(blocked: Blocked) -> bool {
    matches!(blocked.attempt, Attempt::TradeAt { .. })
        && matches!(blocked.why, Refusal::CannotGive { .. } | Refusal::NothingGiven)
}

/// Whether a card is of a kind.
pub(crate) fn allows(kind: Kind, card: Card) -> bool {
    match card {
        Card::Resource(resource) => kind.allows(resource),
        Card::Building(_) => kind.allows_buildings(),
    }
}

/// Which building an action uses.
fn used(action: Action) -> Option<Building> {
    match action {
        Action::Activate { building, .. } => Some(building),
        _ => None,
    }
}

/// Whether a trade takes this card.
fn takes(action: Action, card: Card) -> bool {
    sides(action).is_some_and(|deal| match card {
        Card::Resource(resource) => deal.take.goods.has(resource),
        Card::Building(building) => deal.take.buildings.has(building),
    })
}
