//! Positions in which there is something to be found, and the Master finds it with its own number of worlds.
//!
//! `data/tactics.txt` has them (`tabletop::tactics`). It is written by `cargo test -p little-factory --test tactics -- --ignored`;
//! that they are wins is told by the search of everything in `winning.rs` and by carrying them out.

use little_factory::position::Position;
use little_factory::{Action, LittleFactory, Skill};
use tabletop::{Game, Rng, Seed, tactics};

const TACTICS: &str = include_str!("data/tactics.txt");

#[test]
fn the_master_finds_what_there_is_to_find() {
    let tactics = tactics::read(TACTICS);
    assert!(tactics.len() > 20);
    for tactic in tactics {
        let position = &tactic.position;
        let view: Position = position.parse().unwrap_or_else(|why| panic!("{position}: {why}"));
        let game = LittleFactory::try_from(&view).unwrap_or_else(|why| panic!("{position}: {why}"));
        for seed in 1..=2 {
            let thought = Skill::Master.think(&game, Rng::new(Seed(seed)), |_| true).expect("the game goes on");
            assert!(
                tactic.is_found(&game, &thought.actions),
                "{:?} with {} in\n{position}",
                thought.actions,
                thought.chance
            );
        }
    }
}

#[test]
#[ignore = "writes the file"]
fn write() {
    use tabletop::{Record, playthrough};
    let mut text = String::new();
    let mut add = |why: &str, game: &LittleFactory, find: &str| {
        text += &format!("# {why}\n{}find {find}\n\n", Position::from(game));
    };
    let read = |name: &str| {
        let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
    };
    let record: Record<LittleFactory> = read("bakery_or_market.txt").parse().expect("a record");
    let game = record.replay_telling(record.actions.len(), &mut ()).expect("a game");
    let bread = "produce bread: charcoal flour";
    add(
        "Bread is not for the Market: deal 363695672, turn 34",
        &game,
        &format!("{bread}; use bakery: bread or {bread}; end"),
    );
    for name in ["2_seats", "2_seats_extension", "3_seats", "3_seats_extension", "4_seats", "4_seats_extension"] {
        let record = playthrough::record::<LittleFactory>(&read(&format!("golden/{name}.txt")));
        let mut game = LittleFactory::new(&record.setup, record.seed);
        let mut last = game.clone();
        for action in &record.actions {
            game.apply(action, &mut ()).expect("a game");
            if *action == Action::End {
                last = game.clone();
            }
        }
        if last.winning_turn().is_some() {
            add(&format!("the last turn of the golden game {name}"), &last, "a win");
        }
    }
    let mut wins = 0;
    for seed in 7000.. {
        let setup = little_factory::Setup::new(2 + (seed % 3) as u8, seed % 2 == 1).expect("two to four can play");
        let mut game = LittleFactory::new(&setup, Seed(seed));
        let mut rng = Rng::new(Seed(!seed));
        let mut found = false;
        while game.to_act().is_some() && !found {
            // Wins that do not just lie there.
            found =
                game.step() == little_factory::Step::Before && game.winning_turn().is_some_and(|turn| turn.len() > 2);
            if found {
                add(&format!("mixed play, deal {seed}"), &game, "a win");
            }
            let thought = Skill::Apprentice.think(&game, rng.fork(), |_| true).expect("the game goes on");
            thought.actions.iter().for_each(|action| game.apply(action, &mut ()).expect("bots play by the rules"));
        }
        wins += u32::from(found);
        if wins == 30 {
            break;
        }
    }
    let path = format!("{}/tests/data/tactics.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::write(path, text).expect("the file can be written");
}
