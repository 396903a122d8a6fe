//! Bake, Conjure and Power up: goods from a space with an own Seeker become something else.

use tabletop::{Seat, Tell};

use crate::action::{Deed, Payment};
use crate::event::{Cause, Event};
use crate::game::MyLittleScythe;
use crate::goods::Goods;
use crate::player::PIES_END;
use crate::refusal::Refusal;
use crate::step::Step;
use crate::tile::{Section, Tile};
use crate::turn::Answer;

impl MyLittleScythe {
    /// Every bundle of goods that pays for a Make.
    pub(crate) fn costs(&self, deed: Deed) -> impl Iterator<Item = Goods> + Clone {
        self.me().bundles(deed)
    }

    /// What a Make costs by the mat, the own tile counted.
    pub(crate) fn printed_cost(&self, deed: Deed) -> Goods {
        self.me().printed_cost(deed)
    }

    /// Every way to pay for a Make from spaces with own Seekers.
    pub(crate) fn payments(&self, deed: Deed, each: &mut impl FnMut(Payment)) {
        let spaces = self.me().spaces();
        let both = self.me().makes().both;
        for cost in self.costs(deed) {
            for space in spaces.iter() {
                let there = self.board.at(space);
                if there.contains(cost) {
                    each(Payment::from(space, cost));
                }
                let second = if both { spaces.iter().find(|&other| other > space) } else { None };
                if let Some(other) = second {
                    for part in cost.parts().filter(|&part| !part.is_empty() && part != cost) {
                        if there.contains(part) && self.board.at(other).contains(cost - part) {
                            each(Payment { first: (space, part), second: Some((other, cost - part)) });
                        }
                    }
                }
            }
        }
    }

    fn check_payment(&self, deed: Deed, payment: Payment) -> Answer {
        let spaces = self.me().spaces();
        if let Some((space, _)) = payment.parts().find(|&(space, _)| !spaces.contains(space)) {
            return Err(self.no_seeker(space));
        }
        if let Some((other, goods)) = payment.second {
            let in_order = payment.first.0 < other && !goods.is_empty() && !payment.first.1.is_empty();
            if !self.me().makes().both || !in_order {
                return Err(if self.me().makes().both { Refusal::TwoSpacesInOrder } else { Refusal::OneSpaceOnly });
            }
        }
        if !self.costs(deed).any(|cost| cost == payment.total()) {
            return Err(Refusal::WrongCost { deed, cost: self.printed_cost(deed) });
        }
        payment.parts().try_for_each(|(space, goods)| self.require_there(space, goods))
    }

    fn pay(&mut self, deed: Deed, payment: Payment, tell: &mut impl Tell<Event>) {
        self.choose(deed, tell);
        for (space, goods) in payment.parts() {
            self.board.pay(goods, space);
            tell.tell(Event::Paid { seat: self.active, goods, from: space, why: Cause::Deed(deed) });
        }
    }

    /// What the tile gives for any Make.
    fn bonus(&mut self, tell: &mut impl Tell<Event>) {
        let perk = self.me().makes();
        if let Some(tile) = self.me().tile(Section::Make) {
            self.befriend(self.active, perk.friendship as i8, Cause::Tile(tile), tell);
            self.add_pies(self.active, perk.pies, Cause::Tile(tile), tell);
        }
    }

    /// Whether Bake is open, and its whole gain has room.
    pub(crate) fn check_bake(&self) -> Answer {
        self.require_free(Deed::Bake)?;
        let (have, gain) = (self.me().pies, self.me().makes().bake.1);
        if have + gain > PIES_END { Err(Refusal::NoRoomForPies { have, gain }) } else { Ok(()) }
    }

    pub(crate) fn bake(&mut self, payment: Payment, tell: &mut impl Tell<Event>) -> Answer {
        self.check_bake()?;
        self.check_payment(Deed::Bake, payment)?;
        let perk = self.me().makes();
        self.pay(Deed::Bake, payment, tell);
        self.add_pies(self.active, perk.bake.1, Cause::Deed(Deed::Bake), tell);
        if let Some(tile) = self.me().tile(Section::Make) {
            self.add_pies(self.active, perk.bake_pies, Cause::Tile(tile), tell);
        }
        self.bonus(tell);
        self.step = Step::Trophies;
        Ok(())
    }

    /// Whether Conjure is open, and the spells it gives are there (Ruling 14).
    pub(crate) fn check_conjure(&self) -> Answer {
        self.require_free(Deed::Conjure)?;
        self.require_spells(self.me().makes().conjure.2)
    }

    pub(crate) fn conjure(&mut self, payment: Payment, tell: &mut impl Tell<Event>) -> Answer {
        self.check_conjure()?;
        self.check_payment(Deed::Conjure, payment)?;
        let (_, drawn, kept) = self.me().makes().conjure;
        self.pay(Deed::Conjure, payment, tell);
        self.bonus(tell);
        self.draw_to_choose(drawn, kept, None, tell);
        Ok(())
    }

    /// Whether this section can be powered up (Ruling 13).
    pub(crate) fn check_section(&self, section: Section) -> Answer {
        if let Some(tile) = self.me().tile(section) {
            return Err(Refusal::HasTile { section, tile });
        }
        if self.piles[section as usize].is_empty() { Err(Refusal::PileEmpty { section }) } else { Ok(()) }
    }

    pub(crate) fn power_up(&mut self, section: Section, payment: Payment, tell: &mut impl Tell<Event>) -> Answer {
        self.require_free(Deed::PowerUp)?;
        self.check_section(section)?;
        self.check_payment(Deed::PowerUp, payment)?;
        self.pay(Deed::PowerUp, payment, tell);
        self.bonus(tell);
        let mut tiles = [None; 3];
        for tile in &mut tiles {
            *tile = self.piles[section as usize].draw();
        }
        let count = tiles.iter().flatten().count() as u8;
        tell.tell(Event::TilesShown { seat: self.active, section, count, tiles });
        self.step = Step::Tiles { section, count, tiles };
        Ok(())
    }

    /// Why a tile cannot be kept.
    pub(crate) fn not_shown(&self, tile: Tile) -> Refusal {
        let has = |seat: &Seat| self.player(*seat).tiles.contains(&Some(tile));
        let by = Seat::all(self.setup.seats()).find(has);
        by.map_or(Refusal::NotShown { tile }, |by| Refusal::TileTaken { tile, by })
    }

    /// Keep one for good; the others go under the pile, in the order they were shown.
    pub(crate) fn keep(&mut self, tile: Tile, tell: &mut impl Tell<Event>) -> Answer {
        let Step::Tiles { section, count, tiles } = self.step else { return Ok(()) };
        if !tiles.contains(&Some(tile)) {
            return Err(self.not_shown(tile));
        }
        for other in tiles.into_iter().flatten().filter(|&other| other != tile) {
            self.piles[section as usize].put_under(other);
        }
        self.me_mut().tiles[section as usize] = Some(tile);
        tell.tell(Event::TileKept { seat: self.active, section, tile, back: count - 1 });
        self.step = Step::Trophies;
        Ok(())
    }
}
