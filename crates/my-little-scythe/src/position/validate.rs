//! Making a game of a position, if it is one that play could lead to.

use tabletop::{Deck, Rng, Seat, Seed};

use super::flaw::{Flaw, hold};
use super::{Cards, Position};
use crate::action::Throw;
use crate::automountie::{AutoCard, Automountie};
use crate::board::Board;
use crate::game::{AUTOMOUNTIE, MyLittleScythe, SEATS};
use crate::goods::{Good, Goods};
use crate::map::Space;
use crate::player::{FRIENDSHIP_END, PIES_END, Player};
use crate::quest::Quest;
use crate::setup::Difficulty;
use crate::spells::Spells;
use crate::step::Step;
use crate::tile::Tile;
use crate::trophy::{Personality, Trophy, TrophySet};

/// The latest turn a position may have, far from where counting ends.
const LAST_TURN: u32 = u32::MAX / 2;

impl TryFrom<&Position> for MyLittleScythe {
    type Error = Flaw;

    /// The game in this position. What is not known is dealt in order, and chance begins anew where it is not given.
    fn try_from(position: &Position) -> Result<Self, Flaw> {
        let seats = position.setup.seats();
        let solo = position.setup.difficulty().is_some();
        hold(position.players.len() == usize::from(seats) && position.active.0 < seats, Flaw::Players)?;
        hold(position.turn <= LAST_TURN, Flaw::Turn)?;
        hold(!matches!(position.step, Step::Over(_)), Flaw::Over)?;
        hold(solo == position.automountie.is_some(), Flaw::Automountie)?;
        position.check_quests()?;
        position.check_tiles()?;
        hold(!position.quests.contains(Space::CASTLE), Flaw::QuestInCastle)?;
        let kept = position.automountie.as_ref().map_or([0; 3], |kept| kept.tokens);
        let board = Board::of(&position.goods, position.quests, kept).ok_or(Flaw::Tokens)?;
        let personalities = position.personalities()?;
        let (hands, spells, step) = position.deal_spells()?;
        let (piles, step) = position.deal_tiles(step)?;
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
            piles,
            her: position.her()?,
            turn: position.turn,
            active: position.active,
            step,
            resting: position.resting,
            moved: position.moved,
            rested: position.rested,
            earned: position.earned,
            finale: position.finale,
            chance: position.chance.clone().unwrap_or_else(|| Rng::new(Seed(0))),
        };
        game.check_places()?;
        game.check_finale()?;
        game.check_step()?;
        Ok(game)
    }
}

impl Position {
    /// Every quest is in the deck, solved by somebody, or lies open.
    fn check_quests(&self) -> Result<(), Flaw> {
        for quest in Quest::all() {
            let solved = self.players.iter().filter(|player| player.solved.has(quest)).count();
            let deck = self.deck_quests.iter().filter(|&&card| card == quest).count();
            let solving = self.step.solving().is_some_and(|solving| solving.quest == quest);
            let open = usize::from(self.step == Step::Card(quest) || solving);
            hold(solved + deck + open == 1, Flaw::Quest(quest))?;
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), Flaw> {
        let shown = match self.step {
            Step::Tiles { tiles, .. } => tiles,
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

    /// The piles, and the step with the tiles that are looked at; unknown ones are the first of the pile.
    #[allow(clippy::type_complexity)]
    fn deal_tiles(&self, mut step: Step) -> Result<([Deck<Tile, 8>; 2], Step), Flaw> {
        let mut piles = [0, 1].map(|pile| Deck::new(self.piles[pile].iter().copied(), Tile::PortalExpress));
        if let Step::Tiles { section, count, tiles } = &mut step
            && tiles == &[None; 3]
        {
            for tile in tiles.iter_mut().take(usize::from(*count)) {
                *tile = Some(piles[*section as usize].draw().ok_or(Flaw::Step)?);
            }
        }
        Ok((piles, step))
    }

    /// The seat and the personality that what lies open gives away: who has begun a delivery that only three complete.
    fn given_away(&self) -> Option<(Seat, Personality)> {
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

    /// Hands, deck and step with every spell in its place; unknown ones are dealt in order.
    #[allow(clippy::type_complexity)]
    fn deal_spells(&self) -> Result<([Spells; SEATS], Deck<u8, { Spells::ALL }>, Step), Flaw> {
        let mut seen = [0usize; 5];
        let mut see = |value: u8| {
            let count = seen.get_mut(usize::from(value)).filter(|_| value > 0).ok_or(Flaw::Spells)?;
            *count += 1;
            Ok(())
        };
        self.discards.cards().try_for_each(&mut see)?;
        // What was thrown in a decided fight is known, also of a hidden hand.
        let thrown = |seat: usize| match self.step {
            Step::Fought(fought) => {
                let side = fought.sides().into_iter().find(|(side, _)| side.index() == seat);
                side.map_or(Spells::NONE, |(_, throw)| throw.spells)
            }
            _ => Spells::NONE,
        };
        for (place, player) in self.players.iter().enumerate() {
            if matches!(player.spells, Cards::Hidden(_)) {
                thrown(place).cards().try_for_each(&mut see)?;
            }
        }
        let hands = self.players.iter().map(|player| &player.spells);
        for cards in hands.chain([&self.deck_spells]) {
            if let Cards::Known(cards) = cards {
                cards.iter().copied().try_for_each(&mut see)?;
            }
        }
        if let Step::Drawn { spells, .. } = self.step {
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
        for (place, (hand, player)) in all.iter_mut().zip(&self.players).enumerate() {
            *hand = match &player.spells {
                Cards::Known(cards) => cards.iter().copied().collect(),
                Cards::Hidden(count) => {
                    let rest = count.checked_sub(thrown(place).len()).ok_or(Flaw::Spells)?;
                    thrown(place) + deal(rest)?
                }
            };
        }
        let mut step = self.step;
        match &mut step {
            Step::Drawn { count, spells, .. } if spells.is_empty() => *spells = deal(*count)?,
            // Of an unknown choice it is enough that it is possible.
            Step::Throwing(fight) if fight.ready && fight.thrown.is_none() => fight.thrown = Some(Throw::default()),
            _ => {}
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
        Ok((all, deck, step))
    }

    fn her(&self) -> Result<Automountie, Flaw> {
        let Some(kept) = &self.automountie else { return Ok(Automountie::absent()) };
        let own = &self.players[AUTOMOUNTIE.index()];
        let prices = self.setup.difficulty().map_or([0; 4], Difficulty::prices);
        // A fight trophy may make the next one cheaper than what she keeps; she pays when she gathers again.
        let price = prices.get(..=usize::from(kept.trophies)).and_then(|prices| prices.iter().max().copied());
        let sum = kept.tokens.iter().fold(0u8, |sum, &count| sum.saturating_add(count));
        let twice = AutoCard::all().any(|card| kept.deck.iter().filter(|&&other| other == card).count() > 1);
        let plain = own.friendship == 0
            && own.trophies == TrophySet::NONE
            && own.token.is_none()
            && own.tiles == [None; 2]
            && own.solved.is_empty();
        let fits = plain && !twice && kept.trophies <= Trophy::GOAL && price.is_none_or(|price| sum < price);
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
