//! Ways to play in tests: anything, a mixture that gets on, and nonsense.

use la_granja::{
    Action, Card, Cargo, Craft, Event, From, Good, LaGranja, Payment, Roof, Setup, Side, Space, Target, Trade, With,
};
use tabletop::{Game, Rng};

/// Every setup there is.
pub(crate) fn setups() -> Vec<Setup> {
    ["2 seats", "3 seats", "4 seats", "solo"].map(|text| text.parse().expect("a setup")).to_vec()
}

/// Anything.
pub(crate) fn random(_: &LaGranja, legal: &[Action], rng: &mut Rng) -> usize {
    rng.below(legal.len() as u32) as usize
}

/// Random, with a liking for what brings a game on: deliveries, markers, helpers, tiles, cards in play.
pub(crate) fn mixed(game: &LaGranja, legal: &[Action], rng: &mut Rng) -> usize {
    let eager = |action: &Action| {
        matches!(
            action,
            Action::Deliver { .. }
                | Action::Use(..)
                | Action::Roof { .. }
                | Action::Flip(..)
                | Action::Gain(_)
                | Action::Play(_, Side::Barrow(_) | Side::Field | Side::Helper(_))
                | Action::Upgrade(..)
                | Action::Remove(_)
        )
    };
    let wanted: Vec<usize> = (0..legal.len()).filter(|&place| eager(&legal[place])).collect();
    match rng.pick(&wanted) {
        Some(&place) if rng.below(3) > 0 => place,
        _ => random(game, legal, rng),
    }
}

fn some_good(rng: &mut Rng) -> Good {
    Good::ALL[rng.below(7) as usize]
}

fn some_card(game: &LaGranja, rng: &mut Rng) -> Card {
    let near: Vec<Card> = game.to_act().map_or(Vec::new(), |seat| {
        let player = game.player(seat);
        player.hand.iter().chain(player.helpers.iter().flatten().copied()).collect()
    });
    match rng.pick(&near) {
        Some(&card) if rng.below(4) > 0 => card,
        _ => Card::all().nth(rng.below(66) as usize).expect("66 cards"),
    }
}

fn some_space(rng: &mut Rng) -> Space {
    Space::open_to(4).nth(rng.below(24) as usize).expect("24 spaces")
}

fn some_roof(game: &LaGranja, rng: &mut Rng) -> Roof {
    let near: Vec<Roof> = game
        .to_act()
        .map_or(Vec::new(), |seat| game.roofs_for_sale().iter().chain(game.player(seat).roofs.iter()).collect());
    match rng.pick(&near) {
        Some(&tile) if rng.below(4) > 0 => tile,
        _ => Roof::all().nth(rng.below(24) as usize).expect("24 tiles"),
    }
}

/// An action that may or may not be possible.
pub(crate) fn stranger(game: &LaGranja, rng: &mut Rng) -> Action {
    let from = From::BOTH[rng.below(2) as usize];
    let good = some_good(rng);
    let card = some_card(game, rng);
    let slot = rng.below(4) as u8;
    let trade = Trade::ALL[rng.below(5) as usize];
    match rng.below(27) {
        0 => Action::Play(card, Side::Field),
        1 => Action::Play(card, Side::Barrow(slot)),
        2 => Action::Play(card, Side::Extension),
        3 => Action::Play(card, Side::Helper(slot)),
        4 => Action::Pay(Payment::all().nth(rng.below(12) as usize).expect("twelve ways to pay")),
        5 => Action::Pay(Payment::Good(good, from)),
        6 => [Action::Draw, Action::Silver, Action::Rest][rng.below(3) as usize],
        7 => Action::Discard(card),
        8 => Action::Gain(good),
        9 => Action::Buy(good),
        10 => Action::Sell(good, from),
        11 => Action::Upgrade(good, from),
        12 => Action::Fetch(good, some_good(rng)),
        13 => Action::Spend(trade),
        14 => Action::Trade(trade),
        15 | 16 => {
            let with = match rng.below(6) {
                0 => With::Good(good, from),
                1 => With::Card(some_card(game, rng)),
                2 => With::Face(rng.below(8) as u8),
                3 => With::Turn(rng.below(8) as u8, rng.below(8) as u8),
                4 => With::Shift(some_space(rng), some_space(rng)),
                _ => With::Nothing,
            };
            Action::Use(card, with)
        }
        17 => Action::Flip(some_roof(game, rng), (rng.below(2) == 0).then(|| some_roof(game, rng))),
        18 => {
            let goods = if rng.below(2) == 0 { [0; 3] } else { [(); 3].map(|()| rng.below(3) as u8) };
            Action::Roof { tile: some_roof(game, rng), goods, barn: rng.below(3) == 0 }
        }
        19 => Action::Take(rng.below(8) as u8),
        20 => Action::Donkeys(rng.below(6) as u8),
        21 | 22 => {
            let cargo = if rng.below(6) == 0 { Cargo::Commodity } else { Cargo::Good(good) };
            let to = if rng.below(2) == 0 {
                Target::Barrow(slot)
            } else {
                Target::Craft(Craft::ALL[rng.below(6) as usize], rng.below(5) as u8)
            };
            Action::Deliver { cargo, from, to }
        }
        23 => Action::Place(some_space(rng)),
        24 => Action::Remove(some_space(rng)),
        25 => Action::Recover(good),
        _ => [Action::Pass, Action::Done, Action::Neutral][rng.below(3) as usize],
    }
}

/// Plays a game to its end or to `longest` actions, showing every state, action and what happened.
pub(crate) fn play(
    mut game: LaGranja,
    rng: &mut Rng,
    longest: usize,
    mut choose: impl FnMut(&LaGranja, &[Action], &mut Rng) -> usize,
    mut watch: impl FnMut(&LaGranja, &Action, &[Event], &LaGranja),
) -> LaGranja {
    let mut events = Vec::new();
    let mut legal = Vec::new();
    for _ in 0..longest {
        legal.clear();
        game.legal_into(&mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[choose(&game, &legal, rng)];
        let before = game.clone();
        events.clear();
        let answer = game.apply(&action, &mut events);
        assert_eq!(answer, Ok(()), "{action}");
        watch(&before, &action, &events, &game);
    }
    game
}
