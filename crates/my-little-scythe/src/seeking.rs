//! Seek: four dice, and where their tokens come onto the board.

use tabletop::Tell;

use crate::action::{Deed, Seek};
use crate::event::{Cause, Event, Hindrance};
use crate::game::MyLittleScythe;
use crate::goods::Token;
use crate::map::{Region, Space, SpaceSet};
use crate::refusal::Refusal;
use crate::step::Step;
use crate::turn::Answer;

impl Seek {
    /// Its space on the mat.
    #[must_use]
    #[inline]
    pub fn deed(self) -> Deed {
        match self {
            Self::Apples => Deed::SeekApples,
            Self::Gems => Deed::SeekGems,
        }
    }
}

impl MyLittleScythe {
    pub(crate) fn begin_seek(&mut self, seek: Seek, tell: &mut impl Tell<Event>) -> Answer {
        self.require_free(seek.deed())?;
        self.choose(seek.deed(), tell);
        let dice = [(); 4].map(|()| Self::roll(&mut self.chance));
        tell.tell(Event::Rolled { seat: self.active, seek, dice });
        self.step = Step::Seeking { seek, dice, next: 0 };
        Ok(())
    }

    /// Where a token found in this region may come.
    pub(crate) fn places(&self, token: Token, region: Region) -> SpaceSet {
        if self.board.supply(token) == 0 {
            return SpaceSet::EMPTY;
        }
        let all: SpaceSet = region.spaces().collect();
        if token != Token::Quest {
            return all;
        }
        all.minus(self.board.quests()).minus(self.rivals_of(self.active)).minus(self.me().spaces())
    }

    /// Whether a token is to be placed; one that cannot be is passed over.
    pub(crate) fn seek_on(&mut self, tell: &mut impl Tell<Event>) -> bool {
        let Step::Seeking { seek, dice, next } = self.step else { return false };
        let Some((&region, token)) = dice.get(usize::from(next)).zip(seek.dice().get(usize::from(next)).copied())
        else {
            self.step = Step::Trophies;
            return false;
        };
        if !self.places(token, region).is_empty() {
            return true;
        }
        let hindrance = if self.board.supply(token) == 0 { Hindrance::Supply } else { Hindrance::Full };
        let (seat, why) = (self.active, Cause::Deed(seek.deed()));
        tell.tell(Event::NotPlaced { seat, token, region, space: None, hindrance, why });
        self.step = Step::Seeking { seek, dice, next: next + 1 };
        false
    }

    /// Whether the active seat would make friends by placing this token there: apples and gems given to rivals do.
    #[must_use]
    #[inline]
    pub fn gift(&self, token: Token, space: Space) -> bool {
        token != Token::Quest && self.rivals_of(self.active).contains(space)
    }

    /// The next token is placed.
    pub(crate) fn place(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        let Step::Seeking { seek, dice, next } = self.step else { return Ok(()) };
        let (token, region) = (seek.dice()[usize::from(next)], dice[usize::from(next)]);
        if space.region() != Some(region) {
            return Err(Refusal::OtherRegion { region });
        }
        if token == Token::Quest && self.board.quests().contains(space) {
            return Err(Refusal::QuestThere { space });
        }
        if !self.places(token, region).contains(space) {
            return Err(Refusal::SeekerThere { space });
        }
        self.board.place(token, space);
        tell.tell(Event::Placed { seat: self.active, token, space, why: Cause::Deed(seek.deed()) });
        if self.gift(token, space) {
            self.befriend(self.active, 1, Cause::Gift, tell);
        }
        self.step = Step::Seeking { seek, dice, next: next + 1 };
        Ok(())
    }
}
