//! Can this turn win for certain? Everything the turn allows is tried up to the next unknown: dice, cards, a rival's throw.
//!
//! A turn that ends the game tells by itself who wins. Else others have their last turns after it: then it wins for certain
//! if nobody can come to four trophies with as much Friendship, by a bound on what one turn can bring. The bound knows what
//! everybody knows, and promises rivals too much rather than too little.

use tabletop::{Game, Seat};

use crate::action::{Action, Rest, Seeker};
use crate::game::{AUTOMOUNTIE, MyLittleScythe};
use crate::goods::Good;
use crate::map::Space;
use crate::player::FRIENDSHIP_END;
use crate::step::Step;
use crate::trophy::Trophy;

/// How many actions are tried before a win is given up.
const TRIED: u32 = 60_000;
/// The Friendship that ends a tie with the Automountie, and the trophies she may find in a turn.
const FRIENDLY_ENOUGH: u8 = 5;
const HER_MOST: u8 = 3;
/// The most that a quest gives: Friendship, pies.
const QUEST_FRIENDSHIP: u8 = 3;
const QUEST_PIES: u8 = 3;
/// Gifts that a Seek can place, each a Friendship.
const GIFTS: u8 = 4;

impl MyLittleScythe {
    /// What the seat to act can do to win alone and for certain, up to the next unknown; `None` if nothing does, as far as
    /// so many tries tell.
    #[must_use]
    pub fn winning_turn(&self) -> Option<Vec<Action>> {
        let seat = self.to_act().filter(|&seat| seat == self.active && !self.is_automountie(seat))?;
        if self.trophies(seat) + 1 < Trophy::GOAL && !self.is_finale() {
            return None;
        }
        let mut solver = Solver { seat, turn: self.turn, left: TRIED, line: Vec::new(), for_certain: true };
        solver.wins(self).then_some(solver.line).map(|mut line| {
            line.reverse();
            line
        })
    }

    /// Whether the player whose turn begins can place a last trophy in it with what is known now, as far as so many tries tell.
    #[must_use]
    pub fn is_threatened(&self, tries: u32) -> bool {
        let Some(seat) = self.to_act().filter(|&seat| !self.is_automountie(seat)) else { return false };
        if self.step != Step::Choose || self.trophies(seat) + 1 != Trophy::GOAL {
            return false;
        }
        Solver { seat, turn: self.turn, left: tries, line: Vec::new(), for_certain: false }.wins(self)
    }

    /// The first of those who act before `seat` does again who can place a last trophy, as things lie now and as far as so many
    /// tries for each tell. What the Automountie will do nobody knows.
    #[must_use]
    pub fn threat(&self, seat: Seat, tries: u32) -> Option<Seat> {
        let waits = |rival: &Seat| self.finale.is_none_or(|waiting| waiting.contains(*rival));
        let rivals = (1..self.seats()).map(|step| Seat((seat.0 + step) % self.seats())).filter(waits);
        let near = |rival: &Seat| self.trophies(*rival) + 1 == Trophy::GOAL && !self.is_automountie(*rival);
        rivals.filter(near).find(|&rival| {
            let mut next = self.clone();
            (next.active, next.turn, next.step) = (rival, self.turn + 1, Step::Choose);
            (next.moved, next.earned, next.resting) = ([false; 2], false, None);
            self.outcome().is_none() && next.is_threatened(tries)
        })
    }

    /// Whether `seat`, whose turn has ended, wins alone whatever the last turns bring.
    pub(crate) fn is_certain(&self, seat: Seat) -> bool {
        if let Some(outcome) = self.outcome() {
            return outcome.share(seat) == 1.0;
        }
        let Some(waiting) = self.last_turns().filter(|_| self.trophies(seat) >= Trophy::GOAL) else { return false };
        // Who acts now has its last turn, and so have those who wait.
        let turns = waiting.len() as u8 + 1;
        let mine = self.player(seat).friendship;
        Seat::all(self.seats()).filter(|&rival| rival != seat).all(|rival| {
            if self.is_automountie(rival) {
                return mine >= FRIENDLY_ENOUGH || self.trophies(AUTOMOUNTIE) + HER_MOST < Trophy::GOAL;
            }
            let acts = self.active == rival || waiting.contains(rival);
            let outlook = Outlook::of(self, rival, if acts { turns } else { 0 }, turns);
            outlook.trophies < Trophy::GOAL || outlook.friendship < mine
        })
    }
}

struct Solver {
    seat: Seat,
    turn: u32,
    left: u32,
    /// The turn that wins, backwards.
    line: Vec<Action>,
    /// Whether it has to win whatever the last turns bring; else four trophies are enough.
    for_certain: bool,
}

impl Solver {
    fn wins(&mut self, game: &MyLittleScythe) -> bool {
        // A trophy that is placed stays, whatever the rest of the turn brings.
        if !self.for_certain && game.trophies(self.seat) >= Trophy::GOAL {
            return true;
        }
        if game.turn != self.turn || game.to_act().is_none() {
            return self.for_certain && game.is_certain(self.seat);
        }
        if game.to_act() != Some(self.seat) || game.most_without_luck(self.seat) < Trophy::GOAL {
            return false;
        }
        let mut actions = Vec::new();
        game.list_legal(&mut actions);
        for action in actions {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            let mut next = game.clone();
            // Whose answer is not known has to be waited for.
            let unknown = matches!(action, Action::Throw(_));
            if unknown || next.apply(&action, &mut ()).is_err() {
                continue;
            }
            if next.learned_since(game) && game.reveals(&action) {
                continue;
            }
            if self.wins(&next) {
                self.line.push(action);
                return true;
            }
        }
        false
    }
}

/// What a seat could have at the end of the game, or more.
struct Outlook {
    trophies: u8,
    friendship: u8,
}

impl Outlook {
    /// `acts`: whether the seat has a last turn, and how many last turns there are before it is over; `turns`: how many
    /// there are in all.
    fn of(game: &MyLittleScythe, seat: Seat, acts: u8, turns: u8) -> Self {
        let player = game.player(seat);
        let own = acts > 0;
        // When others act before it, goods and Seekers may come from anywhere.
        let alone = turns == 1;
        let (moves, makes) = (player.moves(), player.makes());
        let reach = |steps: u8| {
            Seeker::BOTH.into_iter().fold(player.spaces(), |all, seeker| all.or(game.reach(seat, seeker, steps)))
        };
        let near = reach(moves.empty.max(moves.carrying));
        let quests = match (own, alone) {
            (false, _) => 0,
            (true, true) => game.board.quests().and(near).len().min(2) as u8,
            (true, false) => 2,
        };
        let friends = if own { (QUEST_FRIENDSHIP * quests).max(GIFTS).max(makes.friendship) } else { 0 };
        let friendship = (player.friendship + friends).min(FRIENDSHIP_END);
        let rests = turns;
        let baked = makes.bake.1 + makes.pies + makes.bake_pies;
        let moved = QUEST_PIES * quests + moves.snack;
        let pies = player.pies + if own { baked.max(moved) } else { 0 } + Rest::PIES * rests;
        let spells = player.spells.len() + if own { makes.conjure.2.max(quests) } else { 0 } + rests;
        let at_castle = !alone || reach(moves.carrying).contains(Space::CASTLE);
        let goods = |good: Good| -> u8 { player.spaces().iter().map(|space| game.board.at(space).count(good)).sum() };
        let possible = |trophy: Trophy| {
            let eased = !player.revealed || player.personality.eases() == trophy;
            let need = if eased { trophy.takes_eased() } else { trophy.takes() };
            let have = match trophy {
                Trophy::Friendship => friendship,
                Trophy::Pies => pies,
                Trophy::Spells => spells,
                Trophy::Quests => player.solved.len() + quests,
                Trophy::PowerUps => player.power_ups() + 1,
                Trophy::AppleDelivery | Trophy::GemDelivery => {
                    let good = if trophy == Trophy::AppleDelivery { Good::Apple } else { Good::Gem };
                    let enough = !alone || goods(good) >= need;
                    return own && at_castle && enough;
                }
                Trophy::Fight => return !own || !alone || !near.and(game.rivals_of(seat)).is_empty(),
            };
            own && have >= need
        };
        let more = Trophy::ALL.into_iter().filter(|&trophy| !player.trophies.has(trophy) && possible(trophy)).count();
        Self { trophies: player.trophies.len() + more as u8, friendship }
    }
}

impl MyLittleScythe {
    /// How many trophies the active seat could have at the end of its turn, or more, if nothing unknown happens.
    fn most_without_luck(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let open = |trophy: &Trophy| !player.trophies.has(*trophy);
        let pies = player.makes().bake.1 + player.makes().pies + player.makes().bake_pies + Rest::PIES + 1;
        let possible = |trophy: &Trophy| match trophy {
            Trophy::Friendship => player.friendship + 1 >= self.needs(seat, *trophy),
            Trophy::Pies => player.pies + pies >= self.needs(seat, *trophy),
            // A spell that is drawn, a tile and a fight are unknown; two spells may be worth enough.
            Trophy::Spells => player.spells.len() >= trophy.takes_eased(),
            Trophy::Quests => player.solved.len() >= self.needs(seat, *trophy),
            Trophy::PowerUps => player.power_ups() >= trophy.takes_eased(),
            Trophy::AppleDelivery | Trophy::GemDelivery => !self.is_midturn() || self.can_still_deliver(*trophy),
            Trophy::Fight => matches!(self.step, Step::Fought(_)),
        };
        let under_way = matches!(
            self.step,
            Step::Card(_) | Step::Solving(_) | Step::Drawn { .. } | Step::Tiles { .. } | Step::Seeking { .. }
        );
        if under_way {
            return Trophy::GOAL; // what has come to light can bring anything
        }
        let more = Trophy::ALL.iter().filter(|trophy| open(trophy) && possible(trophy)).count() as u8;
        let most = if self.is_finale() { more } else { more.min(u8::from(!self.earned)) };
        player.trophies.len() + most
    }

    /// Whether a Move that is under way may still bring this delivery.
    fn can_still_deliver(&self, trophy: Trophy) -> bool {
        let good = if trophy == Trophy::AppleDelivery { Good::Apple } else { Good::Gem };
        let waiting = Seeker::BOTH.into_iter().filter(|seeker| !self.moved[seeker.index()]);
        let left: u8 = waiting
            .filter(|&seeker| self.carrying_reach(seeker).contains(Space::CASTLE))
            .filter_map(|seeker| self.me().seekers[seeker.index()])
            .map(|space| self.board.at(space).count(good))
            .sum();
        let brought = self.brought().map_or(0, |(_, brought)| brought);
        self.step == Step::Moving && left > 0 && left + brought >= trophy.takes_eased()
    }
}
