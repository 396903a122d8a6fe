//! Bake, Conjure and Power up: goods from a space with an own Seeker become something else.

use tabletop::Tell;

use crate::action::{Deed, Payment};
use crate::event::Event;
use crate::game::MyLittleScythe;
use crate::goods::Goods;
use crate::player::PIES_END;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::tile::{Section, Tile};
use crate::turn::Answer;

impl MyLittleScythe {
    /// Every bundle of goods that pays for a Make.
    pub(crate) fn costs(&self, deed: Deed) -> impl Iterator<Item = Goods> + Clone {
        let perk = self.me().makes();
        let (printed, other) = match deed {
            Deed::Bake => (Goods::new(perk.bake.0, 0), None),
            Deed::Conjure => (Goods::new(0, perk.conjure.0), None),
            _ if perk.either => (Goods::new(1, 0), Some(Goods::new(0, 1))),
            _ => (Goods::new(1, 1), None),
        };
        let size = printed.len();
        let swapped = (0..=size).map(move |apples| Goods::new(apples, size - apples));
        let any = perk.swap;
        swapped.filter(move |&goods| any || goods == printed || Some(goods) == other)
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
            return Err(Refusal::NoSeekerThere { space });
        }
        if let Some((other, goods)) = payment.second {
            let in_order = payment.first.0 < other && !goods.is_empty() && !payment.first.1.is_empty();
            if !self.me().makes().both || !in_order {
                return Err(Refusal::OneSpaceOnly);
            }
        }
        if !self.costs(deed).any(|cost| cost == payment.total()) {
            return Err(Refusal::WrongCost { deed });
        }
        payment.parts().try_for_each(|(space, goods)| self.require_there(space, goods))
    }

    fn pay(&mut self, deed: Deed, payment: Payment, tell: &mut impl Tell<Event>) {
        self.choose(deed, tell);
        for (space, goods) in payment.parts() {
            self.board.pay(goods, space);
            tell.tell(Event::Paid { seat: self.active, goods, from: space });
        }
    }

    /// What the tile gives for any Make.
    fn bonus(&mut self, tell: &mut impl Tell<Event>) {
        let perk = self.me().makes();
        self.befriend(self.active, perk.friendship as i8, tell);
        self.add_pies(self.active, perk.pies, tell);
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
        self.add_pies(self.active, perk.bake.1, tell);
        self.add_pies(self.active, perk.bake_pies, tell);
        self.bonus(tell);
        self.stage = Stage::Trophies;
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
        if self.me().tile(section).is_some() {
            return Err(Refusal::HasTile { section });
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
        tell.tell(Event::TilesShown { seat: self.active, section, tiles });
        self.stage = Stage::Tiles { section, tiles };
        Ok(())
    }

    /// Keep one for good; the others go under the pile, in the order they were shown.
    pub(crate) fn keep(&mut self, tile: Tile, tell: &mut impl Tell<Event>) -> Answer {
        let Stage::Tiles { section, tiles } = self.stage else { return Ok(()) };
        if !tiles.contains(&Some(tile)) {
            return Err(Refusal::NotShown { tile });
        }
        for other in tiles.into_iter().flatten().filter(|&other| other != tile) {
            self.piles[section as usize].put_under(other);
        }
        self.me_mut().tiles[section as usize] = Some(tile);
        tell.tell(Event::TileKept { seat: self.active, tile });
        self.stage = Stage::Trophies;
        Ok(())
    }
}
