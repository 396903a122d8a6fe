//! `arena`: see `arena --help`.

use std::fmt::Display;
use std::process::ExitCode;
use std::str::FromStr;

use arena::Trouble;
use arena::bench::Figure;
use arena::fight::Match;
use arena::guest::Guest;
use arena::playable::{GAMES, Playable};
use arena::regret::Scope;
use la_granja::LaGranja;
use little_factory::LittleFactory;
use my_little_scythe::MyLittleScythe;
use pico_args::Arguments;

const HELP: &str = "\
arena match --seat GUEST --seat GUEST … [--game ID] [--setup TEXT] [--games 400] [--seed 1] [--threads N] [--extension]
        [--json] [--record K]
    Plays a match, seats rotated; prints wins with 95 % intervals. --record prints the record of game K (from 1).
    A guest is a level (random, apprentice, trader, merchant, master), a level with a number of worlds
    (master@6000), or the command line of a program that speaks the protocol (\"python3 docs/bot.py\").
    Games are little-factory, which is meant where none is named, my-little-scythe and la-granja; a setup is what its
    records say, such as \"4 seats\" or \"solo hard\".
arena ladder [--game ID] [--games 400] [--seed 1] [--threads N] [--out FILE] [--seat GUEST …]
    All levels against each other, as a table with Elo.
arena bench [--game ID] [--rounds 5] [--wasm SCRIPT]
    Playouts, actions and decisions a second of all games, natively and, given the script that `cargo xtask bench` builds, in wasm.
arena coach [--game ID] [--seat GUEST --seat GUEST …] [--games 40] [--worlds N] [--seed 1] [--threads N] [--extension]
    Plays a match (trader against master) and shows what the coach finds in everybody's turns.
arena regret [--game ID] [--seat GUEST --seat GUEST …] [--seats 2] [--games 20] [--decisions 300] [--worlds N] [--seed 1] [--threads N] [--extension]
    Plays a match (trader against merchant, in turns with more seats), lets the Master decide in its positions and shows what it
    gives away: its turn and the best that was found, each judged in twenty times its worlds.
arena tactics [--game ID] [--seat GUEST --seat GUEST …] [--games 20] [--count 20] [--seed 1] [--threads N] [--extension]
    Plays a match (trader against merchant) and writes positions in which one turn is clearly the best and does not look so, as a
    search of fifty times the Master's worlds sees it.
arena calibrate [--game ID] [--seat GUEST --seat GUEST …] [--games 400] [--seed 1] [--threads N] [--extension]
    Plays a match (master against merchant) and shows how often what was forecast came true.
arena tune --seats 2 [--rounds 4] [--games 3000] [--worlds 60] [--seed 1] [--threads N] [--trial GAMES] [--out FILE]
    Plays against itself and fits the evaluation's weights to what came of it, a few rounds; --worlds 0 plays without
    search. --trial lets the new weights meet the old after each round; --out replaces them in weights.rs.
arena serve [--level merchant]
    The table protocol on standard input and output: docs/protocol.md. At another table it plays as the level.
All work is reproducible from its seed.";

/// Carries out a command for the game that `--game` names, the first one if none is named.
macro_rules! for_game {
    ($args:ident, $command:ident) => {
        game(&mut $args).and_then(|place| {
            [$command::<LittleFactory>, $command::<MyLittleScythe>, $command::<LaGranja>][place.unwrap_or(0)]($args)
        })
    };
}

fn main() -> ExitCode {
    let mut args = Arguments::from_env();
    let command = args.subcommand().ok().flatten().unwrap_or_default();
    let done = match command.as_str() {
        "match" => for_game!(args, play),
        "coach" => for_game!(args, coach),
        "regret" => for_game!(args, regret),
        "tactics" => for_game!(args, tactics),
        "calibrate" => for_game!(args, calibrate),
        "ladder" => for_game!(args, ladder),
        "bench" => bench(args),
        "tune" => tune(args),
        "serve" => serve(args),
        "" | "help" => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(format!("“{other}” is no command; see arena --help")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("arena: {trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Takes the value of an option.
fn option<T: FromStr<Err: Display>>(args: &mut Arguments, name: &'static str) -> Result<Option<T>, Trouble> {
    args.opt_value_from_str(name).map_err(|why| why.to_string())
}

/// Takes all values of an option that may be given several times.
fn options(args: &mut Arguments, name: &'static str) -> Result<Vec<String>, Trouble> {
    args.values_from_str(name).map_err(|why| why.to_string())
}

/// Whether everything was understood.
fn finish(args: Arguments) -> Result<(), Trouble> {
    let left = args.finish();
    left.first().map_or(Ok(()), |word| Err(format!("“{}” is not understood here; see arena --help", word.display())))
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The place of the game that `--game` names.
fn game(args: &mut Arguments) -> Result<Option<usize>, Trouble> {
    let Some(name) = option::<String>(args, "--game")? else { return Ok(None) };
    let place = GAMES.iter().position(|game| *game == name);
    place.map(Some).ok_or_else(|| format!("“{name}” is no game; games are {}", GAMES.join(", ")))
}

fn guests<G: Playable>(names: &[String]) -> Result<Vec<Guest>, Trouble> {
    names.iter().map(|name| Guest::read::<G>(name)).collect()
}

/// What `--setup` says, or a plain game for so many.
fn setup<G: Playable>(args: &mut Arguments, seats: usize) -> Result<G::Setup, Trouble> {
    let plain = format!("{seats} seats{}", if args.contains("--extension") { ", extension" } else { "" });
    let text = option(args, "--setup")?.unwrap_or(plain);
    text.parse::<G::Setup>().map_err(|why| format!("“{text}” is no setup: {why}"))
}

fn play<G: Playable>(mut args: Arguments) -> Result<(), Trouble> {
    let guests = guests::<G>(&options(&mut args, "--seat")?)?;
    let fight = Match::<G> {
        setup: setup::<G>(&mut args, guests.len())?,
        guests,
        games: option(&mut args, "--games")?.unwrap_or(400),
        seed: option(&mut args, "--seed")?.unwrap_or(1),
        threads: option(&mut args, "--threads")?.unwrap_or_else(cores),
    };
    let json = args.contains("--json");
    let record: Option<usize> = option(&mut args, "--record")?;
    finish(args)?;
    let games = fight.play("games")?;
    let summary = fight.summary(&games);
    match record {
        Some(number) => {
            let game = number.checked_sub(1).and_then(|place| games.get(place)).ok_or("there is no such game")?;
            print!("{}", game.record);
        }
        None if json => println!("{}", summary.json()),
        None => println!("{}", summary.text()),
    }
    Ok(())
}

fn coach<G: Playable>(mut args: Arguments) -> Result<(), Trouble> {
    let fight = two_at_a_table::<G>(&mut args, ["trader", "master"], 40)?;
    let worlds = option(&mut args, "--worlds")?.unwrap_or(G::COACH_WORLDS);
    finish(args)?;
    let games = fight.play("games")?;
    println!("{}\n\n{}", fight.summary(&games).text(), arena::coach::table(&fight, &games, worlds));
    Ok(())
}

fn regret<G: Playable>(mut args: Arguments) -> Result<(), Trouble> {
    let fight = two_at_a_table::<G>(&mut args, ["trader", "merchant"], 20)?;
    let scope = Scope {
        decisions: option(&mut args, "--decisions")?.unwrap_or(300),
        worlds: option(&mut args, "--worlds")?.unwrap_or(20 / tabletop::DEEPER * G::COACH_WORLDS),
    };
    finish(args)?;
    let games = fight.play("games")?;
    println!("{}", arena::regret::table(&fight, &games, scope));
    Ok(())
}

fn tactics<G: Playable<View: Display>>(mut args: Arguments) -> Result<(), Trouble> {
    let fight = two_at_a_table::<G>(&mut args, ["trader", "merchant"], 20)?;
    let count = option(&mut args, "--count")?.unwrap_or(20);
    finish(args)?;
    let games = fight.play("games")?;
    print!("{}", arena::tactics::file(&fight, &games, count));
    Ok(())
}

fn calibrate<G: Playable>(mut args: Arguments) -> Result<(), Trouble> {
    let fight = two_at_a_table::<G>(&mut args, ["master", "merchant"], 400)?;
    finish(args)?;
    let games = fight.play("games")?;
    println!("{}\n\n{}", fight.summary(&games).text(), arena::calibrate::table(&games));
    Ok(())
}

/// A match of these two, unless the words name others; with `--seats` they sit in turns until so many are taken.
fn two_at_a_table<G: Playable>(args: &mut Arguments, usual: [&str; 2], games: u32) -> Result<Match<G>, Trouble> {
    let mut names = options(args, "--seat")?;
    if names.is_empty() {
        names = usual.map(str::to_owned).to_vec();
    }
    if let Some(seats) = option(args, "--seats")? {
        names = names.iter().cycle().take(seats).cloned().collect();
    }
    Ok(Match {
        setup: setup::<G>(args, names.len())?,
        guests: guests::<G>(&names)?,
        games: option(args, "--games")?.unwrap_or(games),
        seed: option(args, "--seed")?.unwrap_or(1),
        threads: option(args, "--threads")?.unwrap_or_else(cores),
    })
}

fn ladder<G: Playable>(mut args: Arguments) -> Result<(), Trouble> {
    let mut names = options(&mut args, "--seat")?;
    if names.is_empty() {
        names = ["random", "apprentice", "trader", "merchant", "master"].map(str::to_owned).to_vec();
    }
    let games = option(&mut args, "--games")?.unwrap_or(400);
    let seed = option(&mut args, "--seed")?.unwrap_or(1);
    let threads = option(&mut args, "--threads")?.unwrap_or_else(cores);
    let out: Option<String> = option(&mut args, "--out")?;
    finish(args)?;
    let setup = setup::<G>(&mut Arguments::from_vec(Vec::new()), 2)?;
    let table = arena::ladder::ladder::<G>(&setup, &guests::<G>(&names)?, games, seed, threads)?;
    match out {
        Some(file) => std::fs::write(&file, table).map_err(|why| format!("{file}: {why}")),
        None => {
            print!("{table}");
            Ok(())
        }
    }
}

fn bench(mut args: Arguments) -> Result<(), Trouble> {
    let game = game(&mut args)?;
    let rounds = option(&mut args, "--rounds")?.unwrap_or(5);
    let script: Option<String> = option(&mut args, "--wasm")?;
    finish(args)?;
    let since = std::time::Instant::now();
    let now = || since.elapsed().as_secs_f64();
    let benches =
        [arena::bench::run::<LittleFactory>, arena::bench::run::<MyLittleScythe>, arena::bench::run::<LaGranja>];
    let native = match game {
        Some(place) => benches[place](&now, rounds),
        None => arena::bench::all(&now, rounds),
    };
    let wasm = script.map(|script| in_node(&script)).transpose()?;
    println!("{:40} {:>14} {:>10} {:>14} {:>10} {:>7}", "a second", "native", "p95 ms", "wasm", "p95 ms", "ratio");
    let p95 = |figure: &Figure| figure.p95.map_or(String::new(), |p95| format!("{p95:.2}"));
    for figure in native {
        let readable = arena::bench::readable(figure.per_second);
        let found = wasm.as_ref().and_then(|lines| lines.iter().find(|other| other.name == figure.name));
        let (speed, slowest, ratio) = found.map_or(Default::default(), |other| {
            let ratio = format!("{:.2}", figure.per_second / other.per_second);
            (arena::bench::readable(other.per_second), p95(other), ratio)
        });
        println!("{:40} {readable:>14} {:>10} {speed:>14} {slowest:>10} {ratio:>7}", figure.name, p95(&figure));
    }
    if wasm.is_none() {
        println!("For wasm: cargo xtask bench");
    }
    Ok(())
}

fn in_node(script: &str) -> Result<Vec<Figure>, Trouble> {
    let output = std::process::Command::new("node").arg(script).output();
    let output = output.map_err(|why| format!("node cannot be started: {why}"))?;
    if !output.status.success() {
        return Err(format!("{script} failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let read = |line: &str| {
        let mut parts = line.split('\t');
        let (name, per_second) = (parts.next()?.to_owned(), parts.next()?.parse().ok()?);
        Some(Figure { name, per_second, p95: parts.next().and_then(|p95| p95.parse().ok()) })
    };
    Ok(text.lines().filter_map(read).collect())
}

fn tune(mut args: Arguments) -> Result<(), Trouble> {
    let plan = arena::tune::Plan {
        seats: option(&mut args, "--seats")?.unwrap_or(2),
        worlds: option(&mut args, "--worlds")?.unwrap_or(60),
        games: option(&mut args, "--games")?.unwrap_or(3000),
        seed: option(&mut args, "--seed")?.unwrap_or(1),
        threads: option(&mut args, "--threads")?.unwrap_or_else(cores),
        rounds: option(&mut args, "--rounds")?.unwrap_or(4),
        trial: option(&mut args, "--trial")?.unwrap_or(0),
    };
    let out: Option<String> = option(&mut args, "--out")?;
    finish(args)?;
    let lines = arena::tune::written(&arena::tune::tune(&plan)?);
    match out {
        Some(file) => arena::tune::replace(&file, plan.seats, &lines),
        None => {
            print!("{lines}");
            Ok(())
        }
    }
}

fn serve(mut args: Arguments) -> Result<(), Trouble> {
    let name = option(&mut args, "--level")?.unwrap_or_else(|| "merchant".to_owned());
    finish(args)?;
    arena::serve::serve(&name, std::io::stdin().lock(), std::io::stdout().lock())
}
