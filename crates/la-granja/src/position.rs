//! A game written out zone by zone, to be read, built by hand, checked and played on.
//!
//! ```text
//! setup 2 seats
//! round 2 step deliveries 3             cards 1, limit, income, harvest, roofs, signs, rolled, first, second, shared, …
//! turn 0                                how many seats have had their part of the step
//! acted no                              whether the part's die is taken, its roof tile bought, a delivery paid
//! order 2 1
//! track 2 at 3, 1 at 0                  the furthest first, on a space from top to bottom
//! market c1 2, c2 1
//! building merchant_house blocked 2 | first yes | rows - - - -
//! …                                     six of them
//! roofs 2a                              for sale
//! later 3a 3c …                         or ?
//! dice 0 0 1 0 2 0                      how many of each face
//! marks - - -                           what Village Elder, Foreman and Tenant have marked: 1:3 is seat 1, face 3
//! tasks offer porter draw, do deliver silver left 1 again no die 6 for die 6      the newest last
//! newborn 0
//! deck chef miller …                    the top card last; ?27 is so many unknown ones
//! discards carter
//! seat 1 points 5 | tally 1 2 0 2 0 0 0 0 0 0 | silver 3 | commodities 1 | goods 0 1 0 2 0 0 0 | hand chef ?1 | …
//! chance 00000000000f4240-00000000000f563d
//! ```
//!
//! A seat's line goes on with fields, grown (fields that hold a good, `chef:2` holds two), extensions, barrows
//! (`carter:5`, the number has a bit for each covered picture), helpers (`miller*` is used up this round), closed
//! commodity actions, roofs (`1a*` is used, `1b+` lies on the Barn Builder), donkey tiles used up, the tile chosen (`0`
//! is a secret), craft tiles (`deli*` is inactive), rows (`deli:a:1`) and the dice taken this round, 0 for none.
//! In what a seat knows, rivals' hands and the deck are numbers, later roof tiles a question mark, and the chance line
//! is left out.

use std::fmt;

use tabletop::{Rng, Seat};

use crate::action::Target;
use crate::card::{Card, CardSet};
use crate::cause::Cause;
use crate::craft::Craft;
use crate::game::{Building, LaGranja, SEATS};
use crate::goods::{Good, Trade};
use crate::helper::Ways;
use crate::market::Space;
use crate::player::Player;
use crate::roof::{Roof, RoofSet};
use crate::setup::Setup;
use crate::step::Step;
use crate::task::{About, Task};

mod farm;
mod flaw;
mod moment;
mod read;
mod validate;
mod words;

pub use flaw::{Excess, Flaw};
pub use read::{PositionError, PositionFault};

/// All zones of a game. Anything can be written here; only a sound one becomes a [`LaGranja`].
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What was set up.
    pub setup: Setup,
    /// From 1 to 6.
    pub round: u8,
    /// How far the round is.
    pub step: Step,
    /// How many seats have had their part of the step.
    pub turn: u8,
    /// Whether the seat to act has done what its part is about: taken its die, bought its roof tile and so on.
    pub acted: bool,
    /// The turn order.
    pub order: Vec<Seat>,
    /// The discs and their spaces, from the furthest and topmost.
    pub track: Vec<(Seat, u8)>,
    /// Markers on the market.
    pub market: [Option<Seat>; Space::COUNT],
    /// The craft buildings.
    pub crafts: [Building; Craft::COUNT],
    /// Roof tiles that can be bought this round.
    pub roofs: RoofSet,
    /// Those of later rounds; `None` if they are not known.
    pub later: Option<RoofSet>,
    /// Dice that can be taken, by face.
    pub dice: [u8; 6],
    /// What the Village Elder, the Foreman and the Tenant have marked.
    pub marks: [Option<(Seat, u8)>; 3],
    /// Effects under way, the newest last.
    pub tasks: Vec<Task>,
    /// Piglets born in this step.
    pub newborn: u8,
    /// The pile, the top card last.
    pub deck: Pile,
    /// Discarded cards.
    pub discards: CardSet,
    /// What each seat has.
    pub players: Vec<Farm>,
    /// Where chance goes on from; unknown to the players.
    pub chance: Option<Rng>,
}

/// Cards in an order that is known, or only how many there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pile {
    /// These, in order.
    Known(Vec<Card>),
    /// So many.
    Hidden(u8),
}

impl Pile {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Hidden(count) => usize::from(*count),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What one seat has, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Farm {
    /// All that lies open; the hand is empty and the chosen donkeys are 0 where they are not known.
    pub player: Player,
    /// How many cards of the hand are not known.
    pub hidden: u8,
}

impl Position {
    /// What a seat knows of it.
    #[must_use]
    pub fn known_to(mut self, seat: Seat) -> Self {
        self.deck = Pile::Hidden(self.deck.len() as u8);
        self.later = None;
        for (other, farm) in Seat::all(Seat::MAX).zip(&mut self.players) {
            if other != seat {
                farm.hidden += farm.player.hand.len();
                farm.player.hand = CardSet::NONE;
                if self.step == Step::Donkeys {
                    farm.player.chosen = farm.player.chosen.map(|_| 0);
                }
            }
        }
        self.chance = None;
        self
    }
}

impl From<&LaGranja> for Position {
    fn from(game: &LaGranja) -> Self {
        let seats = usize::from(game.setup.seats()).min(SEATS);
        let roofs = game.roofs_for_sale();
        Self {
            setup: game.setup,
            round: game.round,
            step: game.step,
            turn: game.turn,
            acted: game.acted,
            order: game.order[..seats].to_vec(),
            track: game.track[..seats].iter().map(|&seat| (seat, game.disc(seat))).collect(),
            market: game.market,
            crafts: game.crafts,
            roofs,
            later: Some(RoofSet(game.roofs.0 & !roofs.0)),
            dice: game.dice,
            marks: game.marks,
            tasks: game.tasks.as_slice().to_vec(),
            newborn: game.newborn,
            deck: Pile::Known(game.deck.cards().to_vec()),
            discards: game.discards,
            players: game.players[..seats].iter().map(|&player| Farm { player, hidden: 0 }).collect(),
            chance: Some(game.chance.clone()),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "round {} step {}", self.round, step_text(self.step))?;
        writeln!(f, "turn {}", self.turn)?;
        writeln!(f, "acted {}", yes(self.acted))?;
        writeln!(f, "order {}", list(self.order.iter().map(ToString::to_string)))?;
        let track: Vec<String> = self.track.iter().map(|(seat, space)| format!("{seat} at {space}")).collect();
        writeln!(f, "track {}", track.join(", "))?;
        let market: Vec<String> = Space::open_to(4)
            .filter_map(|space| self.market[space.index()].map(|seat| format!("{} {seat}", space.id())))
            .collect();
        writeln!(f, "market {}", if market.is_empty() { "-".to_owned() } else { market.join(", ") })?;
        for craft in Craft::ALL {
            let building = &self.crafts[craft as usize];
            let rows = list(building.rows.iter().map(|row| row.map_or("-".to_owned(), |seat| seat.to_string())));
            writeln!(
                f,
                "building {} blocked {} | first {} | rows {rows}",
                craft.id(),
                building.blocked,
                yes(building.first)
            )?;
        }
        writeln!(f, "roofs {}", list(self.roofs.iter().map(Roof::id)))?;
        let later = self.later.map_or("?".to_owned(), |later| list(later.iter().map(Roof::id)));
        writeln!(f, "later {later}")?;
        writeln!(f, "dice {}", list(self.dice.iter().map(ToString::to_string)))?;
        let mark = |mark: &Option<(Seat, u8)>| mark.map_or("-".to_owned(), |(seat, face)| format!("{seat}:{face}"));
        writeln!(f, "marks {}", list(self.marks.iter().map(mark)))?;
        let tasks: Vec<String> = self.tasks.iter().map(task_text).collect();
        writeln!(f, "tasks {}", if tasks.is_empty() { "-".to_owned() } else { tasks.join(", ") })?;
        writeln!(f, "newborn {}", self.newborn)?;
        match &self.deck {
            Pile::Known(cards) => writeln!(f, "deck {}", list(cards.iter().map(|card| card.id())))?,
            Pile::Hidden(count) => writeln!(f, "deck ?{count}")?,
        }
        writeln!(f, "discards {}", cards(self.discards))?;
        for (seat, farm) in Seat::all(Seat::MAX).zip(&self.players) {
            writeln!(f, "seat {seat} {}", farm_text(farm))?;
        }
        self.chance.as_ref().map_or(Ok(()), |chance| writeln!(f, "chance {chance}"))
    }
}

fn step_text(step: Step) -> String {
    match step {
        Step::Cards { left } => format!("cards {left}"),
        Step::Deliveries { left } => format!("deliveries {left}"),
        Step::Extra { left } => format!("extra {left}"),
        Step::Over(winners) => format!("over {}", list(winners.iter().map(|seat| seat.to_string()))),
        other => plain_step(other).to_owned(),
    }
}

/// Steps that are one word.
fn plain_step(step: Step) -> &'static str {
    match step {
        Step::Cards { .. } => "cards",
        Step::Limit => "limit",
        Step::Income => "income",
        Step::Harvest => "harvest",
        Step::Roofs => "roofs",
        Step::Signs => "signs",
        Step::Rolled => "rolled",
        Step::First => "first",
        Step::Second => "second",
        Step::Shared => "shared",
        Step::NeutralBefore => "neutral_before",
        Step::Donkeys => "donkeys",
        Step::Siesta => "siesta",
        Step::Deliveries { .. } => "deliveries",
        Step::Extra { .. } => "extra",
        Step::NeutralAfter => "neutral_after",
        Step::Scoring => "scoring",
        Step::Over(_) => "over",
    }
}

fn ways_text(ways: Ways) -> String {
    list((0..Ways::IDS.len()).filter(|place| ways.0 >> place & 1 == 1).map(|place| Ways::IDS[place]))
}

fn task_text(task: &Task) -> String {
    match *task {
        Task::Do { ways, left, again, die, why } => {
            format!("do {} left {left} again {} die {die} for {}", ways_text(ways), yes(again), cause_text(why))
        }
        Task::Trade { left, taken, closing, card } => {
            format!("trade left {left} taken {} closing {} for {}", trades(taken), yes(closing), card.id())
        }
        Task::Extension { card, left, paid } => format!("extension {} left {left} paid {paid}", card.id()),
        Task::Fee { to, face } => format!("fee {to} face {face}"),
        Task::Offer { card, about } => format!("offer {} {}", card.id(), about_text(about)),
        Task::Place { value, card } => format!("place {value} for {}", card.id()),
        Task::Remove { at } => format!("remove {}", at.id()),
        Task::Recover { goods, card } => format!("recover {} for {}", goods_text(goods), card.id()),
        Task::Weave { to, card } => format!("weave {to} for {}", card.id()),
        Task::Discard { card } => format!("discard for {}", card.id()),
        Task::Revenue { face, die, why } => format!("revenue {face} die {} for {}", yes(die), cause_text(why)),
    }
}

fn goods_text(goods: u8) -> String {
    list(Good::ALL.into_iter().filter(|&good| goods >> good as u8 & 1 == 1).map(Good::id))
}

fn about_text(about: About) -> String {
    match about {
        About::Nothing => "-".to_owned(),
        About::Die(face) => format!("die {face}"),
        About::Ways(ways) => format!("ways {}", ways_text(ways)),
        About::Barrow(slot) => Target::Barrow(slot).to_string(),
        About::Place(to) => format!("at {to}"),
        About::Goods(goods) => format!("goods {}", goods_text(goods)),
    }
}

/// The causes that an effect under way can have.
fn cause_text(why: Cause) -> String {
    match why {
        Cause::Die(face) => format!("die {face}"),
        Cause::SharedDie(face) => format!("shared {face}"),
        Cause::Trade(trade) => format!("commodity {}", trade.id()),
        Cause::Roof(tile) => format!("roof {}", tile.id()),
        Cause::Helper(card) => format!("helper {}", card.id()),
        Cause::Tile(craft) => format!("tile {}", craft.id()),
        Cause::NewTile(craft) => format!("new {}", craft.id()),
        _ => "-".to_owned(),
    }
}

fn farm_text(farm: &Farm) -> String {
    let player = &farm.player;
    let mut hand: Vec<String> = player.hand.iter().map(|card| card.id().to_owned()).collect();
    if farm.hidden > 0 {
        hand.push(format!("?{}", farm.hidden));
    }
    let barrows = player
        .barrows
        .iter()
        .map(|barrow| barrow.map_or("-".to_owned(), |barrow| format!("{}:{}", barrow.card.id(), barrow.filled)));
    let grown = player.grown.iter().map(|field| {
        let two = if player.doubled.has(field) { ":2" } else { "" };
        format!("{}{two}", field.id())
    });
    let helpers = player.helpers.iter().enumerate().map(|(slot, helper)| {
        let used = if player.marks >> slot & 1 == 1 { "*" } else { "" };
        helper.map_or("-".to_owned(), |card| format!("{}{used}", card.id()))
    });
    let roofs = player.roofs.iter().map(|roof| {
        let used = if player.flipped.has(roof) { "*" } else { "" };
        let barn = if player.barn == Some(roof) { "+" } else { "" };
        format!("{}{used}{barn}", roof.id())
    });
    let crafts = Craft::ALL.into_iter().filter(|&craft| player.has_craft(craft)).map(|craft| {
        let inactive = if player.is_active(craft) { "" } else { "*" };
        format!("{}{inactive}", craft.id())
    });
    let rows = Craft::ALL.into_iter().filter_map(|craft| {
        let row = player.rows[craft as usize]?;
        Some(format!("{}:{}:{}", craft.id(), char::from(b'a' + row.row % 26), row.filled))
    });
    let donkeys = (1..=4).filter(|donkeys| player.donkeys >> (donkeys - 1) & 1 == 1).map(|donkeys| donkeys.to_string());
    [
        format!("points {}", player.points),
        format!("tally {}", list(player.tally.iter().map(ToString::to_string))),
        format!("silver {}", player.silver),
        format!("commodities {}", player.commodities),
        format!("goods {}", list(player.goods.iter().map(ToString::to_string))),
        format!("hand {}", list(hand.into_iter())),
        format!("fields {}", cards(player.fields)),
        format!("grown {}", list(grown)),
        format!("extensions {}", cards(player.extensions)),
        format!("barrows {}", list(barrows)),
        format!("helpers {}", list(helpers)),
        format!("closed {}", trades(player.closed)),
        format!("roofs {}", list(roofs)),
        format!("donkeys {}", list(donkeys)),
        format!("chosen {}", player.chosen.map_or("-".to_owned(), |donkeys| donkeys.to_string())),
        format!("crafts {}", list(crafts)),
        format!("rows {}", list(rows)),
        format!("dice {}", list(player.dice.iter().map(ToString::to_string))),
    ]
    .join(" | ")
}

fn trades(taken: u8) -> String {
    list(Trade::ALL.into_iter().filter(|&trade| taken >> trade as u8 & 1 == 1).map(Trade::id))
}

fn cards(set: CardSet) -> String {
    list(set.iter().map(Card::id))
}

fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Words with blanks between; a lone `-` if there is none.
fn list<T: AsRef<str>>(words: impl Iterator<Item = T>) -> String {
    let words: Vec<T> = words.collect();
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
