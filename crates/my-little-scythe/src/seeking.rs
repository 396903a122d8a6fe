//! Seek: four dice, and where their tokens come onto the board.

use tabletop::Tell;

use crate::action::{Deed, Seek};
use crate::event::Event;
use crate::game::MyLittleScythe;
use crate::goods::Token;
use crate::map::{Region, Space, SpaceSet};
use crate::refusal::Refusal;
use crate::stage::Stage;
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
        self.stage = Stage::Seeking { seek, dice, next: 0 };
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
        let Stage::Seeking { seek, dice, next } = self.stage else { return false };
        let Some((&region, token)) = dice.get(usize::from(next)).zip(seek.dice().get(usize::from(next)).copied())
        else {
            self.stage = Stage::Trophies;
            return false;
        };
        if !self.places(token, region).is_empty() {
            return true;
        }
        tell.tell(Event::NotPlaced { token, region });
        self.stage = Stage::Seeking { seek, dice, next: next + 1 };
        false
    }

    /// Apples and gems given to rivals make friends.
    pub(crate) fn place(&mut self, space: Space, tell: &mut impl Tell<Event>) -> Answer {
        let Stage::Seeking { seek, dice, next } = self.stage else { return Ok(()) };
        let (token, region) = (seek.dice()[usize::from(next)], dice[usize::from(next)]);
        if space.region() != Some(region) {
            return Err(Refusal::OtherRegion { region });
        }
        if !self.places(token, region).contains(space) {
            return Err(Refusal::NoRoomForQuest { space });
        }
        self.board.place(token, space);
        tell.tell(Event::Placed { seat: self.active, token, space });
        if token != Token::Quest && self.rivals_of(self.active).contains(space) {
            self.befriend(self.active, 1, tell);
        }
        self.stage = Stage::Seeking { seek, dice, next: next + 1 };
        Ok(())
    }
}
