//! How many ways there are to go on from a position, for the tests of a game.
//!
//! A perft file is a position with lines `depth n: count`: so many sequences of `n` legal actions.

use std::fmt::Display;
use std::str::FromStr;

use crate::Game;

/// How many sequences of `depth` legal actions there are; a game that ends earlier has none.
///
/// # Panics
/// If something listed is refused.
pub fn count<G: Game>(game: &G, depth: u32) -> u64 {
    counted(game, depth, &mut Vec::new())
}

fn counted<G: Game>(game: &G, depth: u32, spare: &mut Vec<Vec<G::Action>>) -> u64 {
    let mut legal = spare.pop().unwrap_or_default();
    legal.clear();
    game.legal_into(&mut legal);
    let mut total = legal.len() as u64;
    if depth > 1 {
        total = 0;
        for action in &legal {
            let mut next = game.clone();
            next.apply(action, &mut ()).expect("what is listed is accepted");
            total += counted(&next, depth - 1, spare);
        }
    }
    spare.push(legal);
    total
}

fn is_count(line: &&str) -> bool {
    line.starts_with("depth ")
}

/// The game of a perft file, and each depth with its count.
///
/// # Panics
/// If it is none.
pub fn read<G>(name: &str, text: &str) -> (G, Vec<(u32, u64)>)
where
    G: Game + for<'a> TryFrom<&'a G::View, Error: Display>,
    G::View: FromStr<Err: Display>,
{
    let position: String = text.lines().filter(|line| !is_count(line)).flat_map(|line| [line, "\n"]).collect();
    let position: G::View = position.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let game = G::try_from(&position).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let counts = text.lines().filter(is_count).map(|line| {
        let (depth, count) = line["depth ".len()..].split_once(": ").expect("depth n: count");
        (depth.parse().expect("a depth"), count.parse().expect("a count"))
    });
    (game, counts.collect())
}

/// Counts again what a perft file says, where that is not more than `most`.
///
/// # Panics
/// If there are other counts, or fewer than two of them.
pub fn check<G>(name: &str, text: &str, most: u64)
where
    G: Game + for<'a> TryFrom<&'a G::View, Error: Display>,
    G::View: FromStr<Err: Display>,
{
    let (game, counts) = read::<G>(name, text);
    assert!(counts.len() >= 2, "{name}");
    for (depth, right) in counts.into_iter().filter(|&(_, right)| right <= most) {
        assert_eq!(count(&game, depth), right, "{name}, depth {depth}");
    }
}

/// The text of a perft file: two depths, and more as long as counting is quick and there are at most `most`.
pub fn write<G: Game>(sentence: &str, game: &G, most: u64) -> String
where
    G::View: for<'a> From<&'a G> + Display,
{
    let mut text = format!("# {sentence}\n{}\n", G::View::from(game));
    for depth in 1..=5 {
        let total = count(game, depth);
        if depth > 2 && total > most {
            break;
        }
        text += &format!("depth {depth}: {total}\n");
        if total > 30_000 {
            break;
        }
    }
    text
}
