//! Ways over the map: which spaces a Seeker can get to, by which path, and what it meets there.

use tabletop::Seat;

use crate::action::Seeker;
use crate::game::MyLittleScythe;
use crate::goods::{Good, Goods};
use crate::map::{Space, SpaceSet};
use crate::refusal::Refusal;
use crate::step::Step;

/// The spaces a Seeker enters one after the other; the last is where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    spaces: [Space; Self::MOST],
    len: u8,
}

impl Path {
    /// Three steps, or two and a jump; never more.
    const MOST: usize = 4;
    /// The way of whoever stays.
    pub const NONE: Self = Self { spaces: [Space::CASTLE; Self::MOST], len: 0 };

    /// This path and one space more; the longest grows no more.
    #[must_use]
    pub fn and(mut self, space: Space) -> Self {
        if let Some(place) = self.spaces.get_mut(usize::from(self.len)) {
            *place = space;
            self.len += 1;
        }
        self
    }

    /// The spaces in order.
    #[must_use]
    pub fn spaces(&self) -> &[Space] {
        &self.spaces[..usize::from(self.len)]
    }

    /// How many spaces are entered.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing is entered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Where it ends.
    #[must_use]
    pub fn end(&self) -> Option<Space> {
        self.spaces().last().copied()
    }
}

impl FromIterator<Space> for Path {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, Self::and)
    }
}

/// A space that a Seeker can get to, and what it meets there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Where.
    pub to: Space,
    /// The way empty-handed, if it is near enough.
    pub empty: Option<Path>,
    /// The way with goods, if it is near enough.
    pub carrying: Option<Path>,
    /// Whom it would fight there.
    pub rival: Option<Seat>,
    /// Whether a quest token lies there.
    pub quest: bool,
    /// The goods that lie there.
    pub goods: Goods,
    /// In the castle: what could be delivered, with what the other Seeker could bring.
    pub delivers: Vec<Good>,
}

/// A way on trial.
struct Trial {
    path: Path,
    at: Space,
    steps: u8,
    jump: bool,
}

impl MyLittleScythe {
    /// Everything a seat's Seeker could get to in a Move, or in what is left of the Move it is at, with the shortest way to
    /// each. The castle is one of them only if something can be delivered; three are enough for a personality that
    /// `viewer` knows of.
    #[must_use]
    pub fn routes(&self, seat: Seat, seeker: Seeker, viewer: Seat) -> Vec<Route> {
        if self.has_gone(seat, seeker) {
            return Vec::new();
        }
        let moves = self.player(seat).moves();
        let empty = self.reach(seat, seeker, moves.empty).without(Space::CASTLE);
        let loaded = self.player(seat).seekers[seeker.index()].is_some_and(|from| !self.board.at(from).is_empty());
        let mut carrying = if loaded { self.reach(seat, seeker, moves.carrying) } else { SpaceSet::EMPTY };
        let delivers = self.deliverable(seat, seeker, viewer);
        if delivers.is_empty() {
            carrying = carrying.without(Space::CASTLE);
        }
        // A delivery that was begun is completed before anything else.
        let (empty, carrying) = match self.brought() {
            Some(_) if seat == self.active => (SpaceSet::EMPTY, carrying.and(SpaceSet::EMPTY.with(Space::CASTLE))),
            _ => (empty, carrying),
        };
        let way = |reach: SpaceSet, steps: u8, to: Space| {
            if reach.contains(to) { self.path(seat, seeker, steps, to) } else { None }
        };
        let route = |to: Space| Route {
            to,
            empty: way(empty, moves.empty, to),
            carrying: way(carrying, moves.carrying, to),
            rival: self.rival_on(to, seat),
            quest: self.board.quests().contains(to),
            goods: self.board.at(to),
            delivers: if to == Space::CASTLE { delivers.clone() } else { Vec::new() },
        };
        empty.or(carrying).iter().map(route).collect()
    }

    /// Whether a seat is at its Move and this Seeker has moved.
    fn has_gone(&self, seat: Seat, seeker: Seeker) -> bool {
        seat == self.active && self.step == Step::Moving && self.moved[seeker.index()]
    }

    /// What a Seeker could deliver, alone, with the other, or to what the other has brought.
    fn deliverable(&self, seat: Seat, seeker: Seeker, viewer: Seat) -> Vec<Good> {
        let player = self.player(seat);
        let near = |seeker: Seeker| {
            let far = !self.reach(seat, seeker, player.moves().carrying).contains(Space::CASTLE);
            player.seekers[seeker.index()].filter(|_| !far && !self.has_gone(seat, seeker))
        };
        let Some(here) = near(seeker) else { return Vec::new() };
        let other = near(seeker.other()).filter(|&other| other != here);
        let begun = self.brought().filter(|_| seat == self.active);
        let together = |good: Good| {
            let there = other.map_or(0, |space| self.board.at(space).count(good));
            let own = self.board.at(here).count(good);
            let before = begun.map_or(0, |(_, brought)| brought);
            if own == 0 { 0 } else { own + there + before }
        };
        let known = seat == viewer || player.revealed;
        let takes = |good: Good| if known { self.delivery_takes(seat, good) } else { good.delivery().takes() };
        let open = |&good: &Good| {
            let other = begun.is_some_and(|(begun, _)| begun != good);
            !other && !player.trophies.has(good.delivery()) && together(good) >= takes(good)
        };
        Good::ALL.into_iter().filter(open).collect()
    }

    /// The shortest way of a seat's Seeker in so many steps and, with Portal Express, a jump (Ruling 6).
    pub(crate) fn path(&self, seat: Seat, seeker: Seeker, steps: u8, to: Space) -> Option<Path> {
        self.path_past(self.rivals_of(seat), seat, seeker, steps, to)
    }

    fn path_past(&self, rivals: SpaceSet, seat: Seat, seeker: Seeker, steps: u8, to: Space) -> Option<Path> {
        let stops = rivals.with(Space::CASTLE);
        let jump = self.player(seat).moves().jump;
        let mut trials: Vec<Trial> = match self.player(seat).seekers[seeker.index()] {
            Some(at) => vec![Trial { path: Path::NONE, at, steps, jump }],
            None => {
                let out = self.camp(seat).front().into_iter();
                out.map(|at| Trial { path: Path::NONE.and(at), at, steps: steps.saturating_sub(1), jump }).collect()
            }
        };
        // Breadth first: `trials` grows behind the one that is looked at.
        let mut seen: Vec<(Space, u8, bool)> = Vec::new();
        let mut place = 0;
        while let Some(Trial { path, at, steps, jump }) = trials.get(place) {
            let (path, at, steps, jump) = (*path, *at, *steps, *jump);
            place += 1;
            if at == to && !path.is_empty() {
                return Some(path);
            }
            if seen.contains(&(at, steps, jump)) || !path.is_empty() && stops.contains(at) {
                continue;
            }
            seen.push((at, steps, jump));
            if steps > 0 {
                let next = at.neighbours().iter();
                trials.extend(next.map(|at| Trial { path: path.and(at), at, steps: steps - 1, jump }));
            }
            if jump && at.is_portal() {
                let next = SpaceSet::PORTALS.without(at).iter();
                trials.extend(next.map(|at| Trial { path: path.and(at), at, steps, jump: false }));
            }
        }
        None
    }

    /// Why a Seeker cannot get there: a rival in its way, or too many steps.
    pub(crate) fn why_not(&self, seeker: Seeker, to: Space, with_goods: bool) -> Refusal {
        let seat = self.active;
        let moves = self.me().moves();
        let most = if with_goods { moves.carrying } else { moves.empty };
        // Where it would have to stop, if nobody stood in the way.
        if let Some(free) = self.path_past(SpaceSet::EMPTY, seat, seeker, most, to) {
            let before = free.spaces().iter().filter(|&&at| at != to);
            let met = before.map(|&at| (at, self.rival_on(at, seat))).find_map(|(at, by)| Some((at, by?)));
            if let Some((at, by)) = met {
                return Refusal::Blocked { to, at, by };
            }
        }
        let need = (1..).take(16).find(|&steps| self.reach(seat, seeker, steps).contains(to)).unwrap_or(u8::MAX);
        if with_goods && need <= moves.empty {
            Refusal::TooFarWithGoods { to, steps: need, most }
        } else {
            Refusal::TooFar { to, steps: need, most }
        }
    }

    /// The one of these spaces that is nearest to another.
    pub(crate) fn nearest(among: SpaceSet, to: Space) -> Option<Space> {
        among.iter().min_by_key(|&space| Self::steps_from(SpaceSet::EMPTY.with(space), to))
    }

    /// How many steps it is from the nearest of these spaces.
    pub(crate) fn steps_from(from: SpaceSet, to: Space) -> Option<u8> {
        let mut edge = from;
        (0..16).find(|_| {
            let found = edge.contains(to);
            edge = edge.or(edge.step());
            found
        })
    }
}
