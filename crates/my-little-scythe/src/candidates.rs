//! What is worth a thought: the legal actions without loads, payments and placements that are hardly ever better than
//! another.

use tabletop::Game;

use crate::action::{Action, Deed, Payment, Seeker, Throw};
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::step::{Decision, Step};
use crate::tile::Section;
use crate::trophy::Trophy;

impl MyLittleScythe {
    pub(crate) fn list_candidates(&self, actions: &mut Vec<Action>) {
        let first = actions.len();
        match (self.decision(), self.step) {
            (Some(Decision::Action), _) => self.list_deed_candidates(actions),
            (Some(Decision::Seekers), _) => self.list_move_candidates(actions),
            (Some(Decision::Throw), Step::Throwing(_)) => {
                self.list_legal(actions);
                self.drop_odd_throws(first, actions);
            }
            (Some(Decision::Rest | Decision::Place | Decision::From | Decision::Onto | Decision::To), _) => {
                self.list_legal(actions);
                // What is claimed now could be claimed later, with more known; but not a lost fight by the Feisty.
                actions.retain(|action| !matches!(action, Action::Claim(trophy) if *trophy != Trophy::Fight));
            }
            _ => self.list_legal(actions),
        }
    }

    fn list_deed_candidates(&self, actions: &mut Vec<Action>) {
        self.list_free_deeds(actions);
        if self.check_bake().is_ok() {
            actions.extend(self.cheapest(Deed::Bake).map(Action::Bake));
        }
        if self.check_conjure().is_ok() {
            actions.extend(self.cheapest(Deed::Conjure).map(Action::Conjure));
        }
        if self.require_free(Deed::PowerUp).is_ok() {
            let sections = Section::ALL.into_iter().filter(|&section| self.check_section(section).is_ok());
            actions.extend(sections.filter_map(|section| {
                self.cheapest(Deed::PowerUp).map(|payment| Action::PowerUp { section, payment })
            }));
        }
    }

    /// The payment that spoils least.
    pub(crate) fn cheapest(&self, deed: Deed) -> Option<Payment> {
        let mut best: Option<(u32, Payment)> = None;
        self.payments(deed, &mut |payment| {
            let dear = self.dearness(payment);
            if best.is_none_or(|(least, _)| dear < least) {
                best = Some((dear, payment));
            }
        });
        best.map(|(_, payment)| payment)
    }

    /// What paying like this would spoil: goods that are near a delivery are dear.
    pub(crate) fn dearness(&self, payment: Payment) -> u32 {
        payment
            .parts()
            .map(|(space, goods)| {
                let there = self.board.at(space);
                Good::ALL
                    .into_iter()
                    .map(|good| {
                        let wanted = !self.me().trophies.has(good.delivery());
                        u32::from(goods.count(good)) * (1 + u32::from(there.count(good)) * u32::from(wanted))
                    })
                    .sum::<u32>()
            })
            .sum()
    }

    /// Loads worth carrying: everything, all of one kind, and what a delivery or a Make takes.
    pub(crate) fn loads(&self, there: Goods, each: &mut impl FnMut(Goods)) {
        each(there);
        if there.apples > 0 && there.gems > 0 {
            each(Goods::new(there.apples, 0));
            each(Goods::new(0, there.gems));
        }
        for exact in [Goods::new(4, 0), Goods::new(0, 4), Goods::new(1, 1), Goods::new(2, 0), Goods::new(0, 2)] {
            let listed = exact == there
                || exact.gems == 0 && exact.apples == there.apples
                || exact.apples == 0 && exact.gems == there.gems;
            if there.contains(exact) && !listed {
                each(exact);
            }
        }
    }

    /// Whether the two Seekers stand together, unmoved: then they are alike.
    fn is_twin(&self, seeker: Seeker) -> bool {
        let [one, other] = self.me().seekers;
        seeker == Seeker::B && one == other && self.moved == [false; 2]
    }

    fn list_move_candidates(&self, actions: &mut Vec<Action>) {
        let begun = self.brought();
        for seeker in Seeker::BOTH {
            if self.moved[seeker.index()] || self.is_twin(seeker) {
                continue;
            }
            if begun.is_none() {
                let goods = Goods::NONE;
                actions.extend(self.empty_reach(seeker).iter().map(|to| Action::Go { seeker, to, goods }));
            }
            let Some(from) = self.me().seekers[seeker.index()] else { continue };
            let there = self.board.at(from);
            if there.is_empty() {
                continue;
            }
            let reach = self.carrying_reach(seeker);
            if begun.is_none() {
                for to in reach.without(Space::CASTLE).iter() {
                    self.loads(there, &mut |goods| actions.push(Action::Go { seeker, to, goods }));
                }
            }
            if reach.contains(Space::CASTLE) {
                self.list_deliveries(seeker, there, actions);
            }
        }
        if begun.is_none() {
            actions.push(Action::Stay);
        }
    }

    /// Throwing more than any answer could need is a waste; so is winning by spells where none is needed.
    fn drop_odd_throws(&self, first: usize, actions: &mut Vec<Action>) {
        let Step::Throwing(fight) = self.step else { return };
        let Some(seat) = self.to_act() else { return };
        let rival = if seat == fight.attacker { fight.defender } else { fight.attacker };
        // The Automountie draws what she throws: a card says two at most.
        let rival_spells = if self.is_automountie(rival) {
            2
        } else {
            self.player(rival).spells.len().min(self.spell_places(fight, rival))
        };
        let strongest = self.player(rival).pies.min(Throw::DIAL) + 4 * rival_spells;
        let enough = if seat == fight.attacker { strongest } else { strongest + 1 };
        let mut kept = first;
        for place in first..actions.len() {
            let odd = match actions[place] {
                Action::Throw(throw) => {
                    let over = throw.total() > enough;
                    over && (throw.pies > 0 || throw.spells.len() > 1)
                }
                _ => false,
            };
            if !odd {
                actions[kept] = actions[place];
                kept += 1;
            }
        }
        actions.truncate(kept);
    }
}
