//! What can be done with a thing on the table, or why it is closed, without inventing a whole action.

use tabletop::{Game, Seat};

use crate::action::{Action, Deed, Rest, Seek, Seeker, Throw};
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::refusal::Refusal;
use crate::spells::Spells;
use crate::step::Decision;
use crate::tile::{Section, Tile};
use crate::trophy::Trophy;
use crate::turn::Answer;

/// Something on the table that can be asked about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A space of the mat.
    Deed(Deed),
    /// A section of the mat that can be powered up, and its pile.
    Section(Section),
    /// A tile.
    Tile(Tile),
    /// An option of the quest that lies open: 1 or 2.
    Option(u8),
    /// A trophy.
    Trophy(Trophy),
    /// A space of the map, for a Seeker that moves.
    Hex(Seeker, Space),
    /// A space of the map, for whatever is decided now: a token, a payment, a gift, a fight, a quest.
    Space(Space),
    /// What a rest gives.
    Rest(Rest),
    /// A spell of this value in hand.
    Spell(u8),
}

impl MyLittleScythe {
    /// What a seat can do with a thing now.
    ///
    /// # Errors
    /// With why it is closed: what is missing, and the space where most of it is.
    pub fn ask(&self, seat: Seat, thing: Thing) -> Result<Vec<Action>, Refusal> {
        let to_act = self.to_act().ok_or(Refusal::Over)?;
        if to_act != seat {
            return Err(Refusal::NotYourTurn { to_act });
        }
        let ready: Vec<Action> = self.legal().into_iter().filter(|action| thing.is_meant_by(action)).collect();
        if ready.is_empty() { Err(self.closed(thing)) } else { Ok(ready) }
    }

    /// Why nothing can be done with a thing.
    fn closed(&self, thing: Thing) -> Refusal {
        let Some(due) = self.decision() else { return Refusal::Over };
        let not_now = Refusal::NotNow { due };
        let why = match (thing, due) {
            (Thing::Trophy(trophy), _) => self.check_trophy(trophy, due),
            (Thing::Tile(tile), Decision::Tile) => Err(self.not_shown(tile)),
            (Thing::Tile(tile), _) => match self.not_shown(tile) {
                Refusal::NotShown { .. } => Err(not_now),
                taken => Err(taken),
            },
            (Thing::Deed(deed), Decision::Action) => self.check_deed(deed),
            (Thing::Section(section), Decision::Action) => {
                self.check_section(section).and_then(|()| self.check_deed(Deed::PowerUp))
            }
            (Thing::Hex(seeker, space), Decision::Seekers) => Err(self.hex_closed(seeker, space)),
            (Thing::Option(option), Decision::Option) => self.check(&Action::Solve(option)),
            (Thing::Rest(rest), Decision::Rest) => self.check(&Action::Rest(rest)),
            (Thing::Spell(value), Decision::Discard) => self.check(&Action::Discard(value)),
            (Thing::Spell(value), Decision::Throw) => {
                self.check(&Action::Throw(Throw { pies: 0, spells: Spells::one(value) }))
            }
            (Thing::Space(space), _) => match due {
                Decision::Fight => self.check(&Action::Fight(space)),
                Decision::Quest => self.check(&Action::Quest(space)),
                Decision::From => self.check(&Action::From(space)),
                Decision::Onto => self.check(&Action::Onto(space)),
                Decision::To => self.check(&Action::To(space)),
                Decision::Place => self.check(&Action::Place(space)),
                Decision::Remove => Err(Refusal::NothingThere { space }),
                Decision::Catapult if self.me().spaces().contains(space) => Err(Refusal::NothingThere { space }),
                Decision::Catapult => Err(self.no_seeker(space)),
                _ => Err(not_now),
            },
            _ => Err(not_now),
        };
        why.err().unwrap_or(not_now)
    }

    fn check_trophy(&self, trophy: Trophy, due: Decision) -> Answer {
        let seat = self.decider().unwrap_or(self.active);
        self.may_earn(seat, trophy)?;
        if !Trophy::CLAIMED.contains(&trophy) {
            return Err(Refusal::OnlyAtItsMoment { trophy });
        }
        self.check_moment(due)?;
        self.check_claim(trophy)
    }

    /// Whether a space of the mat is open: the token elsewhere, room for what it gives, and its cost on one space.
    fn check_deed(&self, deed: Deed) -> Answer {
        match deed {
            Deed::Move | Deed::SeekApples | Deed::SeekGems => return self.require_free(deed),
            Deed::Bake => self.check_bake()?,
            Deed::Conjure => self.check_conjure()?,
            Deed::PowerUp => {
                self.require_free(deed)?;
                let [one, other] = Section::ALL.map(|section| self.check_section(section));
                match (one, other) {
                    (Err(Refusal::HasTile { tile, .. }), Err(Refusal::HasTile { tile: second, .. })) => {
                        return Err(Refusal::HasBothTiles { tiles: [tile, second] });
                    }
                    (Err(_), Err(why)) => return Err(why),
                    _ => {}
                }
            }
        }
        let mut payable = false;
        self.payments(deed, &mut |_| payable = true);
        if payable { Ok(()) } else { Err(self.unpayable(deed)) }
    }

    /// What is missing for a Make, on the own space that comes nearest to its cost.
    fn unpayable(&self, deed: Deed) -> Refusal {
        let lacks = |space: Space, cost: Goods| {
            let there = self.board.at(space);
            let lack = |good: Good| cost.count(good).saturating_sub(there.count(good));
            lack(Good::Apple) + lack(Good::Gem)
        };
        let ways = self.me().spaces().iter().flat_map(|space| self.costs(deed).map(move |cost| (space, cost)));
        let Some((space, cost)) = ways.min_by_key(|&(space, cost)| lacks(space, cost)) else {
            return self.nobody_out(self.printed_cost(deed));
        };
        match self.require_there(space, cost) {
            Err(refusal) => refusal,
            Ok(()) => Refusal::WrongCost { deed, cost },
        }
    }

    /// Why a Seeker that moves cannot go there.
    fn hex_closed(&self, seeker: Seeker, to: Space) -> Refusal {
        let here = self.me().seekers[seeker.index()];
        if let Some((good, brought)) = self.brought() {
            return Refusal::DeliveryBegun { good, brought };
        }
        if self.moved[seeker.index()] {
            return Refusal::HasMoved { seeker };
        }
        if to != Space::CASTLE {
            return if here == Some(to) {
                Refusal::AlreadyThere { space: to }
            } else {
                self.why_not(seeker, to, false)
            };
        }
        // The castle is for deliveries: what is nearest to one.
        let Some(here) = here else { return Refusal::InCamp { seeker } };
        let open = Good::ALL.into_iter().filter(|good| !self.me().trophies.has(good.delivery()));
        let Some(good) = open.max_by_key(|&good| self.board.at(here).count(good)) else {
            return Refusal::DeliveredBefore { good: Good::Apple };
        };
        if !self.carrying_reach(seeker).contains(Space::CASTLE) {
            return self.why_not(seeker, Space::CASTLE, true);
        }
        self.not_enough(good, here, self.delivery_takes(self.active, good))
    }
}

impl Thing {
    /// Whether an action is done with this thing.
    #[must_use]
    pub fn is_meant_by(self, action: &Action) -> bool {
        match (self, *action) {
            (Self::Deed(deed), Action::Move) => deed == Deed::Move,
            (Self::Deed(deed), Action::Seek(seek)) => deed == Seek::deed(seek),
            (Self::Deed(deed), Action::Bake(_)) => deed == Deed::Bake,
            (Self::Deed(deed), Action::Conjure(_)) => deed == Deed::Conjure,
            (Self::Deed(deed), Action::PowerUp { .. }) => deed == Deed::PowerUp,
            (Self::Section(section), Action::PowerUp { section: other, .. }) => section == other,
            (Self::Tile(tile), Action::Keep(other)) => tile == other,
            (Self::Option(option), Action::Solve(other)) => option == other,
            (Self::Trophy(trophy), Action::Claim(other)) => trophy == other,
            (Self::Hex(seeker, space), Action::Go { seeker: other, to, .. }) => seeker == other && space == to,
            (Self::Hex(seeker, space), Action::Deliver { seeker: other, .. }) => {
                seeker == other && space == Space::CASTLE
            }
            (
                Self::Space(space),
                Action::Fight(at)
                | Action::Quest(at)
                | Action::From(at)
                | Action::Onto(at)
                | Action::To(at)
                | Action::Place(at)
                | Action::Remove { from: at, .. }
                | Action::Shift { from: at, .. },
            ) => space == at,
            (Self::Rest(rest), Action::Rest(other)) => rest == other,
            (Self::Spell(value), Action::Discard(other)) => value == other,
            (Self::Spell(value), Action::Throw(throw)) => throw.spells.count(value) > 0,
            _ => false,
        }
    }
}
