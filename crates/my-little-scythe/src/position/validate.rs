//! Making a game of a position, if it is one that play could lead to.

use std::fmt;

use tabletop::{Deck, Game, Rng, Seat, SeatSet, Seed};

use super::{Cards, Position};
use crate::action::Action;
use crate::automountie::{AutoCard, Automountie};
use crate::board::Board;
use crate::effect::Effect;
use crate::game::{AUTOMOUNTIE, MyLittleScythe, SEATS};
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::player::{FRIENDSHIP_END, PIES_END, Player};
use crate::quest::Quest;
use crate::spells::Spells;
use crate::stage::{Decision, Solving, Stage};
use crate::tile::{Section, Tile};
use crate::trophy::{Personality, Trophy, TrophySet};

/// The latest turn a position may have, far from where counting ends.
const LAST_TURN: u32 = u32::MAX / 2;

/// Why a position is none of a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// There must be as many players as seats, and the active seat is one of them.
    Players,
    /// No game is so late that its turns can hardly be counted on.
    Turn,
    /// A finished game cannot be set up.
    Over,
    /// More apples, gems or quest tokens than the box has.
    Tokens,
    /// A quest token may lie anywhere but in the castle.
    QuestInCastle,
    /// There are too many or too few spells.
    Spells,
    /// A quest is missing, or there twice.
    Quest(Quest),
    /// A tile is missing, there twice, or on the wrong section.
    Tile(Tile),
    /// A personality is there twice, or missing where it is shown.
    Personality(Seat),
    /// A track ends before that.
    Track(Seat),
    /// Nobody places more than four trophies.
    Trophies(Seat),
    /// The Automountie has no such things, or not so many.
    Automountie,
    /// Two seats share a space without a fight, or somebody is in the castle.
    Crowded(Space),
    /// The castle holds a delivery only while it is made.
    Castle,
    /// The stage does not fit what lies there.
    Stage,
    /// Somebody has four trophies, so the finale has begun; or nobody has, so it has not.
    Finale,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players => write!(f, "as many players as seats, one of them active"),
            Self::Turn => write!(f, "no game has so many turns"),
            Self::Over => write!(f, "the game is over"),
            Self::Tokens => write!(f, "the box has fewer tokens"),
            Self::QuestInCastle => write!(f, "there is no quest in the castle"),
            Self::Spells => write!(f, "there are 30 spells"),
            Self::Quest(quest) => write!(f, "{} is missing or there twice", quest.id()),
            Self::Tile(tile) => write!(f, "{} is missing, there twice or misplaced", tile.id()),
            Self::Personality(seat) => write!(f, "the personality of seat {seat} is another's, or not known"),
            Self::Track(seat) => write!(f, "the tracks of seat {seat} end before that"),
            Self::Trophies(seat) => write!(f, "seat {seat} has placed more trophies than four"),
            Self::Automountie => write!(f, "the Automountie has something she cannot have"),
            Self::Crowded(space) => write!(f, "nobody can be together in {}", space.id()),
            Self::Castle => write!(f, "the castle holds a delivery only while it is made"),
            Self::Stage => write!(f, "the turn cannot be so far with what lies there"),
            Self::Finale => write!(f, "the finale goes with somebody's fourth trophy"),
        }
    }
}

impl std::error::Error for Flaw {}

fn hold(kept: bool, flaw: Flaw) -> Result<(), Flaw> {
    if kept { Ok(()) } else { Err(flaw) }
}

impl TryFrom<&Position> for MyLittleScythe {
    type Error = Flaw;

    /// The game in this position. What is not known is dealt in order, and chance begins anew where it is not given.
    fn try_from(position: &Position) -> Result<Self, Flaw> {
        let seats = position.setup.seats();
        let solo = position.setup.difficulty().is_some();
        hold(position.players.len() == usize::from(seats) && position.active.0 < seats, Flaw::Players)?;
        hold(position.turn <= LAST_TURN, Flaw::Turn)?;
        hold(!matches!(position.stage, Stage::Over(_)), Flaw::Over)?;
        hold(solo == position.automountie.is_some(), Flaw::Automountie)?;
        position.check_quests()?;
        position.check_tiles()?;
        hold(!position.quests.contains(Space::CASTLE), Flaw::QuestInCastle)?;
        let kept = position.automountie.as_ref().map_or([0; 3], |kept| kept.tokens);
        let board = Board::of(&position.goods, position.quests, kept).ok_or(Flaw::Tokens)?;
        let personalities = position.personalities()?;
        let (hands, spells, stage) = position.deal_spells()?;
        let mut players = [Player::new(Personality::Kind); SEATS];
        for (place, owned) in position.players.iter().enumerate() {
            let seat = Seat(place as u8);
            hold(owned.friendship <= FRIENDSHIP_END && owned.pies <= PIES_END, Flaw::Track(seat))?;
            hold(owned.trophies.len() <= Trophy::GOAL, Flaw::Trophies(seat))?;
            players[place] = Player {
                seekers: owned.seekers,
                friendship: owned.friendship,
                pies: owned.pies,
                spells: hands[place],
                personality: personalities[place],
                revealed: owned.revealed,
                trophies: owned.trophies,
                token: owned.token,
                tiles: owned.tiles,
                solved: owned.solved,
            };
        }
        let game = Self {
            setup: position.setup,
            board,
            players,
            spells,
            discards: position.discards,
            quests: Deck::new(position.deck_quests.iter().copied(), Quest::HelpWithApples),
            piles: [0, 1].map(|pile| Deck::new(position.piles[pile].iter().copied(), Tile::PortalExpress)),
            her: position.her()?,
            turn: position.turn,
            active: position.active,
            stage,
            feisty: position.feisty,
            resting: position.resting,
            moved: position.moved,
            foes: position.foes,
            rested: position.rested,
            earned: position.earned,
            finale: position.finale,
            chance: position.chance.clone().unwrap_or_else(|| Rng::new(Seed(0))),
        };
        game.check_places()?;
        game.check_finale()?;
        game.check_stage()?;
        Ok(game)
    }
}

impl Position {
    /// Every quest is in the deck, solved by somebody, or lies open.
    fn check_quests(&self) -> Result<(), Flaw> {
        for quest in Quest::all() {
            let solved = self.players.iter().filter(|player| player.solved.has(quest)).count();
            let deck = self.deck_quests.iter().filter(|&&card| card == quest).count();
            let open = usize::from(self.stage == Stage::Card(quest));
            hold(solved + deck + open == 1, Flaw::Quest(quest))?;
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), Flaw> {
        let shown = match self.stage {
            Stage::Tiles { tiles, .. } => tiles,
            _ => [None; 3],
        };
        for tile in Tile::all() {
            let section = tile.section() as usize;
            let piles = [0, 1].map(|pile: usize| self.piles[pile].iter().filter(|&&other| other == tile).count());
            let laid = [0, 1]
                .map(|place: usize| self.players.iter().filter(|player| player.tiles[place] == Some(tile)).count());
            let open = shown.iter().filter(|&&other| other == Some(tile)).count();
            let here = piles[section] + laid[section] + open;
            hold(here == 1 && piles[1 - section] + laid[1 - section] == 0, Flaw::Tile(tile))?;
        }
        Ok(())
    }

    /// The seat and the personality that what lies open gives away: who is asked whether it is Feisty, and who has
    /// begun a delivery that only three complete.
    fn given_away(&self) -> Option<(Seat, Personality)> {
        if let Some(seat) = self.feisty {
            return Some((seat, Personality::Feisty));
        }
        let at =
            |space: Space| self.goods.iter().find(|(other, _)| *other == space).map_or(Goods::NONE, |found| found.1);
        let good = Good::ALL.into_iter().find(|&good| at(Space::CASTLE).count(good) > 0)?;
        let seekers = self.players.get(self.active.index())?.seekers;
        let waiting = seekers.into_iter().flatten().find(|&space| space != Space::CASTLE)?;
        let all = at(waiting).count(good).saturating_add(at(Space::CASTLE).count(good));
        (all < 4).then(|| (self.active, good.delivery().eased_by()))
    }

    /// What is not known is the first that is left over.
    fn personalities(&self) -> Result<[Personality; SEATS], Flaw> {
        let mut all = [Personality::Kind; SEATS];
        let known = |personality: Personality| {
            self.players.iter().filter(|player| player.personality == Some(personality)).count()
        };
        let given_away = self.given_away();
        let mut spare = Personality::ALL
            .into_iter()
            .filter(|&personality| known(personality) == 0 && given_away.is_none_or(|(_, given)| given != personality));
        for (place, player) in self.players.iter().enumerate() {
            let seat = Seat(place as u8);
            if self.automountie.is_some() && seat == AUTOMOUNTIE {
                hold(player.personality.is_none() && !player.revealed, Flaw::Automountie)?;
                continue;
            }
            all[place] = match player.personality {
                Some(personality) => {
                    hold(known(personality) == 1, Flaw::Personality(seat))?;
                    personality
                }
                None => {
                    hold(!player.revealed, Flaw::Personality(seat))?;
                    match given_away.filter(|&(whose, given)| whose == seat && known(given) == 0) {
                        Some((_, given)) => given,
                        None => spare.next().ok_or(Flaw::Personality(seat))?,
                    }
                }
            };
        }
        Ok(all)
    }

    /// Hands, deck and stage with every spell in its place; unknown ones are dealt in order.
    #[allow(clippy::type_complexity)]
    fn deal_spells(&self) -> Result<([Spells; SEATS], Deck<u8, { Spells::ALL }>, Stage), Flaw> {
        let mut seen = [0usize; 5];
        let mut see = |value: u8| {
            let count = seen.get_mut(usize::from(value)).filter(|_| value > 0).ok_or(Flaw::Spells)?;
            *count += 1;
            Ok(())
        };
        self.discards.cards().try_for_each(&mut see)?;
        let hands = self.players.iter().map(|player| &player.spells);
        for cards in hands.chain([&self.deck_spells]) {
            if let Cards::Known(cards) = cards {
                cards.iter().copied().try_for_each(&mut see)?;
            }
        }
        if let Stage::Drawn { spells, .. } = self.stage {
            spells.cards().try_for_each(&mut see)?;
        }
        let mut unseen = Vec::new();
        for (value, copies) in (1u8..).zip(Spells::COPIES) {
            let left = usize::from(copies).checked_sub(seen[usize::from(value)]).ok_or(Flaw::Spells)?;
            unseen.extend(std::iter::repeat_n(value, left));
        }
        let mut unseen = unseen.into_iter();
        let mut deal = |count: u8| -> Result<Spells, Flaw> {
            (0..count).try_fold(Spells::NONE, |hand, _| Ok(hand + Spells::one(unseen.next().ok_or(Flaw::Spells)?)))
        };
        let mut all = [Spells::NONE; SEATS];
        for (hand, player) in all.iter_mut().zip(&self.players) {
            *hand = match &player.spells {
                Cards::Known(cards) => cards.iter().copied().collect(),
                Cards::Hidden(count) => deal(*count)?,
            };
        }
        let mut stage = self.stage;
        if let Stage::Drawn { spells, .. } = &mut stage
            && self.drawn_hidden > 0
        {
            *spells = deal(self.drawn_hidden)?;
        }
        let deck = match &self.deck_spells {
            Cards::Known(cards) => {
                hold(unseen.len() == 0, Flaw::Spells)?;
                Deck::new(cards.iter().copied(), 0)
            }
            Cards::Hidden(count) => {
                hold(unseen.len() == usize::from(*count), Flaw::Spells)?;
                Deck::new(unseen, 0)
            }
        };
        Ok((all, deck, stage))
    }

    fn her(&self) -> Result<Automountie, Flaw> {
        let Some(kept) = &self.automountie else { return Ok(Automountie::absent()) };
        let own = &self.players[AUTOMOUNTIE.index()];
        // What she begins with may be worth a trophy before she has gathered anything.
        let most = self
            .setup
            .difficulty()
            .map_or(0, |difficulty| difficulty.tokens_a_trophy().max(difficulty.head_start() + 1));
        let sum = kept.tokens.iter().fold(0u8, |sum, &count| sum.saturating_add(count));
        let twice = AutoCard::all().any(|card| kept.deck.iter().filter(|&&other| other == card).count() > 1);
        let plain = own.friendship == 0
            && own.trophies == TrophySet::NONE
            && own.token.is_none()
            && own.tiles == [None; 2]
            && own.solved.is_empty();
        let fits = plain && !twice && kept.trophies <= Trophy::GOAL && (sum < most || kept.trophies == Trophy::GOAL);
        hold(fits, Flaw::Automountie)?;
        Ok(Automountie {
            deck: Deck::new(kept.deck.iter().copied(), AutoCard(1)),
            kept: kept.tokens,
            trophies: kept.trophies,
            won_a_fight: kept.fought,
            next: kept.next.index() as u8,
        })
    }
}

impl MyLittleScythe {
    /// Seats share a space only where the active one has moved onto a rival.
    fn check_places(&self) -> Result<(), Flaw> {
        let seats = || Seat::all(self.setup.seats());
        for seat in seats() {
            for space in self.player(seat).spaces().iter() {
                let delivering = seat == self.active && self.stage == Stage::Moving && self.resting.is_none();
                hold(space != Space::CASTLE || delivering && self.brought().is_some(), Flaw::Castle)?;
                let together = seats().filter(|&other| self.player(other).spaces().contains(space)).count();
                let fighting = matches!(self.stage, Stage::Moving | Stage::Fights | Stage::Throwing(_));
                let apart =
                    together == 1 || together == 2 && fighting && self.player(self.active).spaces().contains(space);
                hold(apart, Flaw::Crowded(space))?;
            }
        }
        let there = self.board.at(Space::CASTLE);
        if there != Goods::NONE {
            let mine = self.me().seekers.iter().position(|&space| space == Some(Space::CASTLE));
            let single = Good::ALL.into_iter().find(|&good| there == Goods::some(good, there.len()));
            let (Some(place), Some(good), 1..=3) = (mine, single, there.len()) else { return Err(Flaw::Castle) };
            hold(self.me().seekers[1 - place] != Some(Space::CASTLE) && self.moved[place], Flaw::Castle)?;
            hold(!self.me().trophies.has(good.delivery()), Flaw::Castle)?;
            let completes = |action: &Action| matches!(action, Action::Deliver { .. });
            hold(self.legal().iter().any(completes), Flaw::Castle)?;
        }
        Ok(())
    }

    fn check_finale(&self) -> Result<(), Flaw> {
        let done = |seat: Seat| self.trophies(seat) >= Trophy::GOAL;
        let seats = || Seat::all(self.setup.seats());
        match self.finale {
            // The fourth trophy may have been won in the turn that is going on.
            None => {
                let under_way = !matches!(self.stage, Stage::Choose | Stage::Reveal);
                let now = |seat: Seat| {
                    if seat == self.active { self.earned || under_way && self.is_automountie(seat) } else { under_way }
                };
                hold(seats().all(|seat| !done(seat) || now(seat)), Flaw::Finale)
            }
            Some(waiting) => {
                let listed = waiting.iter().all(|seat| seat.0 < self.setup.seats() && seat != self.active);
                hold(listed && seats().any(done), Flaw::Finale)
            }
        }
    }

    /// The stage is one at which the game waits, with everything it speaks of in its place.
    fn check_stage(&self) -> Result<(), Flaw> {
        let seats = self.setup.seats();
        let known = |set: SeatSet| set.iter().all(|seat| seat.0 < seats);
        let person = |seat: Seat| seat.0 < seats && !self.is_automountie(seat);
        let mut fits = known(self.foes) && known(self.rested) && !self.foes.contains(self.active);
        fits &= self.feisty.is_none_or(|seat| {
            person(seat)
                && self.player(seat).personality == Personality::Feisty
                && self.may_earn(seat, Trophy::Fight).is_ok()
        });
        fits &= self
            .resting
            .is_none_or(|seat| person(seat) && self.rested.contains(seat) && self.player(seat).token.is_none());
        let hers = self.is_automountie(self.active);
        let waits = self.feisty.is_some() || self.resting.is_some();
        let moving = matches!(
            self.stage,
            Stage::Moving
                | Stage::Fights
                | Stage::Throwing(_)
                | Stage::Quests
                | Stage::Card(_)
                | Stage::Solving(_)
                | Stage::Drawn { then: Some(_), .. }
                | Stage::Catapult
        );
        // Only a Move and the Automountie's turn send anybody home.
        fits &= !waits || matches!(self.stage, Stage::Moving | Stage::Fights | Stage::Gathering(_));
        fits &= hers == matches!(self.stage, Stage::Reveal | Stage::Gathering(_))
            || hers && matches!(self.stage, Stage::Throwing(_));
        fits &= moving && !hers || self.moved == [false; 2] || self.stage == Stage::Trophies;
        fits &= !moving || hers || self.stage == Stage::Moving || self.moved == [true; 2];
        let solving = matches!(self.stage, Stage::Card(_) | Stage::Solving(_) | Stage::Drawn { then: Some(_), .. });
        fits &= !solving || !self.me().spaces().is_empty();
        fits &= self.foes.is_empty() || matches!(self.stage, Stage::Fights | Stage::Throwing(_));
        fits &= match self.stage {
            Stage::Choose | Stage::Reveal => self.rested.is_empty(),
            Stage::Throwing(fight) => {
                fight.attacker == self.active
                    && fight.defender.0 < seats
                    && fight.defender != fight.attacker
                    && self.fighters(fight, fight.attacker) > 0
                    && (!hers || fight.thrown.is_none())
                    && (!self.is_automountie(fight.defender) || fight.thrown.is_none())
                    && fight.thrown.is_none_or(|throw| self.check_throw(fight, fight.attacker, throw).is_ok())
                    && !self.foes.contains(fight.defender)
            }
            Stage::Solving(solving) => self.fits_solving(solving),
            Stage::Drawn { spells, then } => {
                let most = if then.is_some() { 2 } else { 3 };
                spells.len() == most
                    && then.is_none_or(|then| {
                        then.step > 0 && then.done == 0 && self.is_solving(then) && then.to.is_none()
                    })
            }
            Stage::Tiles { section, tiles } => self.fits_tiles(section, tiles),
            Stage::Seeking { next, .. } => next < 4,
            Stage::Catapult => self.me().moves().catapult,
            _ => true,
        };
        hold(fits, Flaw::Stage)?;
        // Where the game would go on by itself, nobody decides.
        let mut after = self.clone();
        after.settle();
        // Rivals cannot tell whether a trophy is offered that a personality eases, or which spells there are to discard.
        let offered = self.stage == Stage::Trophies || self.decision() == Some(Decision::Discard);
        hold(waits || offered || after == *self, Flaw::Stage)?;
        hold(!self.legal().is_empty(), Flaw::Stage)
    }

    fn is_solving(&self, solving: Solving) -> bool {
        self.me().solved.has(solving.quest) && (1..=2).contains(&solving.option)
    }

    fn fits_solving(&self, solving: Solving) -> bool {
        let effect = solving.quest.option(solving.option).get(usize::from(solving.step));
        let (count, gift) = match effect {
            Some(Effect::Pay(_, count) | Effect::Take(_, count)) => (*count, false),
            Some(Effect::Give(_, count) | Effect::Share(_, count)) => (*count, true),
            Some(Effect::Remove | Effect::Forget) => (1, false),
            _ => return false,
        };
        let to = match solving.to {
            Some(space) => gift && self.rivals_of(self.active).contains(space),
            None => solving.done == 0 || !gift,
        };
        // What is still to be paid must be there.
        let payable = match effect {
            Some(Effect::Pay(good, count) | Effect::Give(good, count)) => {
                let own: u8 = self.me().spaces().iter().map(|space| self.board.at(space).count(*good)).sum();
                own >= count - solving.done.min(*count)
            }
            _ => true,
        };
        self.is_solving(solving) && solving.done < count && to && payable && !self.me().spaces().is_empty()
    }

    fn fits_tiles(&self, section: Section, tiles: [Option<Tile>; 3]) -> bool {
        let shown = tiles.iter().flatten().count();
        let in_front = tiles.iter().take(shown).all(Option::is_some);
        let enough = shown == 3 || self.piles[section as usize].is_empty();
        let right = tiles.iter().flatten().all(|tile| tile.section() == section);
        in_front && enough && right && self.me().tile(section).is_none()
    }
}
