//! Everything the seat to act may do.

use tabletop::Game;

use crate::action::{Action, Deed, Rest, Seek, Seeker, Throw};
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::step::{Decision, Fight, Step};
use crate::tile::Section;
use crate::trophy::Trophy;

impl MyLittleScythe {
    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
        let Some(decision) = self.decision() else { return };
        if self.can_claim_now() {
            actions.extend(self.claims().map(Action::Claim));
        }
        match (decision, self.step) {
            (Decision::Defence, _) => actions.extend([Action::Claim(Trophy::Fight), Action::Pass]),
            (Decision::Feisty, _) => {
                if self.check_feisty(decision).is_ok() {
                    actions.push(Action::Claim(Trophy::Fight));
                }
                actions.push(Action::Pass);
            }
            (Decision::Rest, _) => {
                if self.check_feisty(decision).is_ok() {
                    actions.push(Action::Claim(Trophy::Fight));
                }
                if self.spells_left() > 0 {
                    actions.push(Action::Rest(Rest::Spell));
                }
                actions.push(Action::Rest(Rest::Pies));
            }
            (Decision::Action, _) => self.list_deeds(actions),
            (Decision::Seekers, _) => self.list_moves(actions),
            (Decision::Fight, _) => actions.extend(self.fights().iter().map(Action::Fight)),
            (Decision::Throw, Step::Throwing(fight)) => self.list_throws(fight, actions),
            (Decision::Quest, _) => actions.extend(self.quests_here().iter().map(Action::Quest)),
            (Decision::Option, Step::Card(quest)) => {
                let options = [1, 2].into_iter().filter(|&option| self.check_option(quest, option).is_ok());
                actions.extend(options.map(Action::Solve));
                actions.push(Action::NoThanks);
            }
            (Decision::From, Step::Solving(solving)) => {
                actions.extend(self.solving_spaces(solving).iter().map(Action::From));
            }
            (Decision::Onto, Step::Solving(solving)) => {
                actions.extend(self.solving_spaces(solving).iter().map(Action::Onto));
            }
            (Decision::To, Step::Solving(solving)) => {
                actions.extend(self.solving_spaces(solving).iter().map(Action::To));
            }
            (Decision::Remove, _) => {
                actions.extend(self.removable().map(|(token, from)| Action::Remove { token, from }));
            }
            (Decision::Discard, Step::Drawn { spells, .. }) => actions.extend(spells.values().map(Action::Discard)),
            (Decision::Discard, _) => actions.extend(self.me().spells.values().map(Action::Discard)),
            (Decision::Tile, Step::Tiles { tiles, .. }) => {
                actions.extend(tiles.into_iter().flatten().map(Action::Keep));
            }
            (Decision::Place, Step::Seeking { seek, dice, next }) => {
                let (token, region) = (seek.dice()[usize::from(next)], dice[usize::from(next)]);
                actions.extend(self.places(token, region).iter().map(Action::Place));
            }
            (Decision::Catapult, _) => {
                actions.push(Action::Pass);
                for (from, _) in self.catapult_ways().into_iter().flatten() {
                    let loads = self.board.at(from).parts().filter(|goods| (1..=2).contains(&goods.len()));
                    actions.extend(loads.map(|goods| Action::Shift { from, goods }));
                }
            }
            (Decision::Trophy, step) if step != Step::Trophies || self.trophy_due().is_none() => {
                actions.push(Action::Pass);
            }
            (Decision::Automountie, _) => actions.push(Action::Reveal),
            _ => {}
        }
    }

    /// The actions of a turn.
    fn list_deeds(&self, actions: &mut Vec<Action>) {
        self.list_free_deeds(actions);
        if self.check_bake().is_ok() {
            self.payments(Deed::Bake, &mut |payment| actions.push(Action::Bake(payment)));
        }
        if self.check_conjure().is_ok() {
            self.payments(Deed::Conjure, &mut |payment| actions.push(Action::Conjure(payment)));
        }
        if self.require_free(Deed::PowerUp).is_ok() {
            for section in Section::ALL.into_iter().filter(|&section| self.check_section(section).is_ok()) {
                self.payments(Deed::PowerUp, &mut |payment| actions.push(Action::PowerUp { section, payment }));
            }
        }
    }

    /// The actions of a turn that cost nothing.
    pub(crate) fn list_free_deeds(&self, actions: &mut Vec<Action>) {
        let all = [Action::Move, Action::Seek(Seek::Apples), Action::Seek(Seek::Gems)];
        let deeds = [Deed::Move, Deed::SeekApples, Deed::SeekGems];
        let free = all.into_iter().zip(deeds).filter(|&(_, deed)| self.require_free(deed).is_ok());
        actions.extend(free.map(|(action, _)| action));
    }

    fn list_moves(&self, actions: &mut Vec<Action>) {
        let begun = self.brought();
        for seeker in Seeker::BOTH {
            if self.moved[seeker.index()] {
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
                    let loads = there.parts().filter(|goods| !goods.is_empty());
                    actions.extend(loads.map(|goods| Action::Go { seeker, to, goods }));
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

    /// All deliveries of a Seeker that is near enough, and stands where these goods are.
    pub(crate) fn list_deliveries(&self, seeker: Seeker, there: Goods, actions: &mut Vec<Action>) {
        for good in Good::ALL {
            let begun = self.brought();
            if self.me().trophies.has(good.delivery()) || begun.is_some_and(|(begun, _)| begun != good) {
                continue;
            }
            let before = begun.map_or(0, |(_, brought)| brought);
            for count in 1..=there.count(good).min(4 - before) {
                let brought = before + count;
                if brought == 3 && self.eases_delivery(self.active, good) {
                    actions.push(Action::Deliver { seeker, good, count, eased: true });
                }
                if brought == 4 || before == 0 && self.can_complete(seeker, good, count) {
                    actions.push(Action::Deliver { seeker, good, count, eased: false });
                }
            }
        }
    }

    fn list_throws(&self, fight: Fight, actions: &mut Vec<Action>) {
        let Some(seat) = self.to_act() else { return };
        let player = self.player(seat);
        Self::spell_choices(player.spells, self.spell_places(fight, seat), &mut |spells| {
            actions.extend((0..=player.pies.min(Throw::DIAL)).map(|pies| Action::Throw(Throw { pies, spells })));
        });
    }
}
