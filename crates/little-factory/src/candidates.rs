//! The moves worth a thought: what is legal without what wastes something for nothing.
//!
//! Left out are trades that pay more than they must, leave coins that would still buy something, or take back a kind they
//! give, and discarding for what a reveal gives as well. Keeping everything can be right once in a blue moon (a swap of
//! equals to hold a full, precious hand), so these moves stay legal; they are only not thought about.

use crate::action::{Action, How};
use crate::card::Card;
use crate::effect::{Effect, Terms};
use crate::game::{LittleFactory, Step};
use crate::goods::Goods;
use crate::legal::Sieve;
use crate::plank::Plank;

impl LittleFactory {
    pub(crate) fn list_candidates(&self, actions: &mut Vec<Action>) {
        if self.tile().is_some() || matches!(self.step, Step::Over(_)) {
            return self.list_opening(actions);
        }
        let first = actions.len();
        self.list_activations(Sieve::Undominated, actions);
        if self.step == Step::After {
            actions.push(Action::End);
        } else {
            let before = actions.len();
            self.list_produce(actions);
            self.deals(Terms::ACTION, Sieve::Undominated, &mut |deal| actions.push(Action::Trade(deal)));
            if actions.len() == before {
                // Only trades that gain nothing are left, or none at all.
                self.deals(Terms::ACTION, Sieve::Everything, &mut |deal| actions.push(Action::Trade(deal)));
            }
            if actions.len() == before {
                actions.push(Action::Pass);
            }
        }
        self.drop_dearer_planks(first, actions);
    }

    fn list_opening(&self, actions: &mut Vec<Action>) {
        let Some(coins) = self.tile() else { return };
        self.baskets(Terms::ACTION, Goods::NONE, coins, Sieve::Undominated, &mut |take| {
            actions.push(Action::Spend(take));
        });
    }

    /// Where a card can be had for a reveal, discarding for it is dominated.
    pub(crate) fn drop_dearer_planks(&self, first: usize, actions: &mut Vec<Action>) {
        let hand = self.me().hand;
        let mut kept = first;
        for place in first..actions.len() {
            let action = actions[place];
            let (planks, plank): (&[Plank], u8) = match action {
                Action::Produce { card, plank } => (card.planks(), plank),
                Action::Activate { building, how: How::Pay(plank) } => match building.effect() {
                    Effect::Make(make) => (make.planks, plank),
                    _ => (&[], 0),
                },
                _ => (&[], 0),
            };
            let gained = !matches!(action, Action::Produce { card: Card::Building(_), .. });
            let dominated = planks.get(usize::from(plank)).is_some_and(|cost| {
                !cost.discard.is_empty()
                    && planks.iter().any(|other| {
                        other.discard.is_empty() && hand.goods().contains(other.reveal) && (!gained || hand.room() > 0)
                    })
            });
            if !dominated {
                actions[kept] = action;
                kept += 1;
            }
        }
        actions.truncate(kept);
    }
}
