//! Ways to play in tests: anything, sensible, a mixture, and nonsense.

use my_little_scythe::{
    Action, Decision, Event, Good, Goods, MyLittleScythe, Payment, Rest, Section, Seek, Seeker, Setup, Space, Spells,
    Step, Throw, Tile, Token, Trophy,
};
use tabletop::{Game, Rng, Seat, playthrough};

/// Every setup there is.
pub(crate) fn setups() -> Vec<Setup> {
    ["2 seats", "3 seats", "4 seats", "5 seats", "6 seats", "solo easy", "solo normal", "solo hard"]
        .map(|text| text.parse().expect("a setup"))
        .to_vec()
}

/// Anything, but a turn is rather chosen by its kind than by how many ways it has.
pub(crate) fn random(game: &MyLittleScythe, legal: &[Action], rng: &mut Rng) -> usize {
    if game.decision() == Some(Decision::Action) {
        let kind = |action: &Action| match action {
            Action::Move => 0,
            Action::Seek(_) => 1,
            Action::Claim(_) => 2,
            Action::Bake(_) => 3,
            Action::Conjure(_) => 4,
            _ => 5,
        };
        let wanted = rng.below(6);
        let fitting: Vec<usize> = (0..legal.len()).filter(|&place| kind(&legal[place]) == wanted).collect();
        if let Some(&place) = rng.pick(&fitting) {
            return place;
        }
    }
    rng.below(legal.len() as u32) as usize
}

/// Random, with a liking for what brings a game on: goods under Seekers, deliveries, quests, fights.
pub(crate) fn mixed(game: &MyLittleScythe, legal: &[Action], rng: &mut Rng) -> usize {
    let eager = |action: &Action| match *action {
        Action::Deliver { .. } | Action::PowerUp { .. } | Action::Solve(_) | Action::Claim(_) => true,
        Action::Go { to, .. } => {
            !game.board().at(to).is_empty()
                || game.board().quests().contains(to)
                || game.rivals_of(game.active()).contains(to)
        }
        Action::Place(space) => game.player(game.active()).spaces().contains(space),
        _ => false,
    };
    let wanted: Vec<usize> = (0..legal.len()).filter(|&place| eager(&legal[place])).collect();
    match rng.pick(&wanted) {
        Some(&place) if rng.below(3) > 0 => place,
        _ => random(game, legal, rng),
    }
}

fn some_space(rng: &mut Rng) -> Space {
    let all: Vec<Space> = Space::all().collect();
    *rng.pick(&all).expect("a space")
}

/// A space that matters, or any.
fn near_space(game: &MyLittleScythe, rng: &mut Rng) -> Space {
    let seats: Vec<Seat> = Seat::all(game.seats()).collect();
    let seat = *rng.pick(&seats).expect("a seat");
    match game.player(seat).seekers[rng.below(2) as usize] {
        Some(space) if rng.below(3) > 0 => space,
        _ => some_space(rng),
    }
}

fn some_goods(rng: &mut Rng) -> Goods {
    Goods::new(rng.below(4) as u8, rng.below(4) as u8)
}

fn some_payment(game: &MyLittleScythe, rng: &mut Rng) -> Payment {
    let second = (rng.below(4) == 0).then(|| (near_space(game, rng), some_goods(rng)));
    Payment { first: (near_space(game, rng), some_goods(rng)), second }
}

fn some_spells(rng: &mut Rng) -> Spells {
    (0..rng.below(4)).map(|_| rng.below(5) as u8).collect()
}

/// An action that may or may not be possible.
pub(crate) fn stranger(game: &MyLittleScythe, rng: &mut Rng) -> Action {
    let seeker = Seeker::BOTH[rng.below(2) as usize];
    let good = Good::ALL[rng.below(2) as usize];
    let section = Section::ALL[rng.below(2) as usize];
    match rng.below(26) {
        0 => Action::Move,
        1 => Action::Seek([Seek::Apples, Seek::Gems][rng.below(2) as usize]),
        2 => Action::Bake(some_payment(game, rng)),
        3 => Action::Conjure(some_payment(game, rng)),
        4 => Action::PowerUp { section, payment: some_payment(game, rng) },
        5..=7 => Action::Go {
            seeker,
            to: near_space(game, rng),
            goods: if rng.below(2) == 0 { Goods::NONE } else { some_goods(rng) },
        },
        8 | 9 => Action::Deliver { seeker, good, count: rng.below(6) as u8, eased: rng.below(2) == 0 },
        10 => Action::Stay,
        11 => Action::Fight(near_space(game, rng)),
        12 | 13 => Action::Throw(Throw { pies: rng.below(10) as u8, spells: some_spells(rng) }),
        14 => Action::Rest([Rest::Spell, Rest::Pies][rng.below(2) as usize]),
        15 => Action::Quest(near_space(game, rng)),
        16 => Action::Solve(rng.below(4) as u8),
        17 => Action::NoThanks,
        18 => match rng.below(3) {
            0 => Action::From(near_space(game, rng)),
            1 => Action::Onto(near_space(game, rng)),
            _ => Action::To(near_space(game, rng)),
        },
        19 => Action::Remove { token: Token::ALL[rng.below(3) as usize], from: near_space(game, rng) },
        20 => Action::Discard(rng.below(6) as u8),
        21 => Action::Keep(Tile::all().nth(rng.below(16) as usize).expect("sixteen tiles")),
        22 => Action::Place(match game.step() {
            Step::Seeking { dice, next, .. } if rng.below(3) > 0 => {
                dice[usize::from(next)].spaces().nth(rng.below(5) as usize).expect("five spaces")
            }
            _ => some_space(rng),
        }),
        23 => Action::Shift { from: near_space(game, rng), goods: some_goods(rng) },
        24 => Action::Claim(Trophy::ALL[rng.below(8) as usize]),
        _ => [Action::Pass, Action::Reveal][rng.below(2) as usize],
    }
}

/// Plays a game to its end or to `longest` actions, showing every state, action and what happened.
pub(crate) fn play(
    game: MyLittleScythe,
    rng: &mut Rng,
    longest: usize,
    mut choose: impl FnMut(&MyLittleScythe, &[Action], &mut Rng) -> usize,
    watch: impl FnMut(&MyLittleScythe, &Action, &[Event], &MyLittleScythe),
) -> MyLittleScythe {
    let choose = |game: &MyLittleScythe| {
        let legal = game.legal();
        legal[choose(game, &legal, rng)]
    };
    playthrough::play(game, longest, choose, watch)
}

/// Like [`play`], as the guide does.
pub(crate) fn guided(
    game: MyLittleScythe,
    rng: &mut Rng,
    longest: usize,
    watch: impl FnMut(&MyLittleScythe, &Action, &[Event], &MyLittleScythe),
) -> MyLittleScythe {
    playthrough::play(game, longest, |game| game.guide(rng), watch)
}
