//! Positions in which there is something to be found (`tabletop::tactics`), and the Master finds it with its own number of
//! worlds. `data/tactics.txt` is written by `arena tactics --game my-little-scythe`; `docs/strength.md` says with which words.

use my_little_scythe::position::Position;
use my_little_scythe::{MyLittleScythe, Skill};
use tabletop::{Rng, Seed, tactics};

#[test]
fn the_master_finds_every_win_and_nearly_all_of_the_rest() {
    let tactics = tactics::read(include_str!("data/tactics.txt"));
    assert!(!tactics.is_empty());
    let mut found = 0;
    for tactic in &tactics {
        let position = &tactic.position;
        let view: Position = position.parse().unwrap_or_else(|why| panic!("{position}: {why}"));
        let game = MyLittleScythe::try_from(&view).unwrap_or_else(|why| panic!("{position}: {why}"));
        let thought = Skill::Master.think(&game, Rng::new(Seed(1)), |_| true).expect("the game goes on");
        let is_found = tactic.is_found(&game, &thought.actions);
        if !is_found {
            println!("{:?} with {} in\n{position}find {}", thought.actions, thought.chance, tactic.find);
        }
        assert!(is_found || tactic.find != "a win", "{:?} in\n{position}", thought.actions);
        found += usize::from(is_found);
    }
    println!("{found} of {}", tactics.len());
    assert!(100 * found >= 95 * tactics.len(), "{found} of {}", tactics.len());
}
