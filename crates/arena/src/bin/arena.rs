//! `arena`: see `arena --help`.

use std::process::ExitCode;

use arena::Trouble;
use arena::args::Args;
use arena::bench::Figure;
use arena::fight::Match;
use arena::guest::Guest;
use arena::playable::Playable;
use la_granja::LaGranja;
use little_factory::LittleFactory;
use my_little_scythe::MyLittleScythe;
use tabletop::Game;

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
arena bench [--rounds 5] [--wasm SCRIPT]
    Playouts and decisions a second, natively and, given the script that `cargo xtask bench` builds, in wasm.
arena coach [--seat GUEST --seat GUEST …] [--games 40] [--worlds N] [--seed 1] [--threads N] [--extension]
    Plays a match (trader against master) and shows what the coach finds in everybody's turns.
arena calibrate [--seat GUEST --seat GUEST …] [--games 400] [--seed 1] [--threads N] [--extension]
    Plays a match (master against merchant) and shows how often what was forecast came true.
arena tune --seats 2 [--rounds 4] [--games 3000] [--worlds 60] [--seed 1] [--threads N] [--trial GAMES] [--out FILE]
    Plays against itself and fits the evaluation's weights to what came of it, a few rounds; --worlds 0 plays without
    search. --trial lets the new weights meet the old after each round; --out replaces them in weights.rs.
arena serve [--level merchant]
    The table protocol on standard input and output: docs/protocol.md. At another table it plays as the level.
All work is reproducible from its seed.";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    let args = Args::new(words);
    let done = match command.as_str() {
        "match" => named(args, [play::<LittleFactory>, play::<MyLittleScythe>, play::<LaGranja>]),
        "coach" => coach(args),
        "calibrate" => named(args, [calibrate::<LittleFactory>, calibrate::<MyLittleScythe>, calibrate::<LaGranja>]),
        "ladder" => named(args, [ladder::<LittleFactory>, ladder::<MyLittleScythe>, ladder::<LaGranja>]),
        "bench" => bench(args),
        "tune" => tune(args),
        "serve" => serve(args),
        "" | "help" | "--help" | "-h" => {
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

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

type Command = fn(Args) -> Result<(), Trouble>;

/// Carries out a command for the game that `--game` names.
fn named(mut args: Args, [little_factory, my_little_scythe, la_granja]: [Command; 3]) -> Result<(), Trouble> {
    match args.option::<String>("--game")?.as_deref() {
        None | Some(LittleFactory::ID) => little_factory(args),
        Some(MyLittleScythe::ID) => my_little_scythe(args),
        Some(LaGranja::ID) => la_granja(args),
        Some(other) => {
            let all = [LittleFactory::ID, MyLittleScythe::ID, LaGranja::ID].join(", ");
            Err(format!("“{other}” is no game; games are {all}"))
        }
    }
}

fn guests<G: Playable>(names: &[String]) -> Result<Vec<Guest>, Trouble> {
    names.iter().map(|name| Guest::read::<G>(name)).collect()
}

/// What `--setup` says, or a plain game for so many.
fn setup<G: Playable>(args: &mut Args, seats: usize) -> Result<G::Setup, Trouble> {
    let plain = format!("{seats} seats{}", if args.flag("--extension") { ", extension" } else { "" });
    let text = args.option::<String>("--setup")?.unwrap_or(plain);
    text.parse::<G::Setup>().map_err(|why| format!("“{text}” is no setup: {why}"))
}

fn play<G: Playable>(mut args: Args) -> Result<(), Trouble> {
    let guests = guests::<G>(&args.options("--seat")?)?;
    let fight = Match::<G> {
        setup: setup::<G>(&mut args, guests.len())?,
        guests,
        games: args.option("--games")?.unwrap_or(400),
        seed: args.option("--seed")?.unwrap_or(1),
        threads: args.option("--threads")?.unwrap_or_else(cores),
    };
    let json = args.flag("--json");
    let record: Option<usize> = args.option("--record")?;
    args.finish()?;
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

fn coach(mut args: Args) -> Result<(), Trouble> {
    let fight = two_at_a_table::<LittleFactory>(&mut args, ["trader", "master"], 40)?;
    let worlds = args.option("--worlds")?.unwrap_or(little_factory::coach::WORLDS);
    args.finish()?;
    let games = fight.play("games")?;
    println!("{}\n\n{}", fight.summary(&games).text(), arena::coach::table(&fight, &games, worlds));
    Ok(())
}

fn calibrate<G: Playable>(mut args: Args) -> Result<(), Trouble> {
    let fight = two_at_a_table::<G>(&mut args, ["master", "merchant"], 400)?;
    args.finish()?;
    let games = fight.play("games")?;
    println!("{}\n\n{}", fight.summary(&games).text(), arena::calibrate::table(&games));
    Ok(())
}

/// A match of these two, unless the words name others.
fn two_at_a_table<G: Playable>(args: &mut Args, usual: [&str; 2], games: u32) -> Result<Match<G>, Trouble> {
    let mut names = args.options("--seat")?;
    if names.is_empty() {
        names = usual.map(str::to_owned).to_vec();
    }
    Ok(Match {
        setup: setup::<G>(args, names.len())?,
        guests: guests::<G>(&names)?,
        games: args.option("--games")?.unwrap_or(games),
        seed: args.option("--seed")?.unwrap_or(1),
        threads: args.option("--threads")?.unwrap_or_else(cores),
    })
}

fn ladder<G: Playable>(mut args: Args) -> Result<(), Trouble> {
    let mut names = args.options("--seat")?;
    if names.is_empty() {
        names = ["random", "apprentice", "trader", "merchant", "master"].map(str::to_owned).to_vec();
    }
    let games = args.option("--games")?.unwrap_or(400);
    let seed = args.option("--seed")?.unwrap_or(1);
    let threads = args.option("--threads")?.unwrap_or_else(cores);
    let out: Option<String> = args.option("--out")?;
    args.finish()?;
    let setup = setup::<G>(&mut Args::new([]), 2)?;
    let table = arena::ladder::ladder::<G>(&setup, &guests::<G>(&names)?, games, seed, threads)?;
    match out {
        Some(file) => std::fs::write(&file, table).map_err(|why| format!("{file}: {why}")),
        None => {
            print!("{table}");
            Ok(())
        }
    }
}

fn bench(mut args: Args) -> Result<(), Trouble> {
    let rounds = args.option("--rounds")?.unwrap_or(5);
    let script: Option<String> = args.option("--wasm")?;
    args.finish()?;
    let since = std::time::Instant::now();
    let native = arena::bench::run(&|| since.elapsed().as_secs_f64(), rounds);
    let wasm = script.map(|script| in_node(&script)).transpose()?;
    println!("{:28} {:>14} {:>10} {:>14} {:>10} {:>7}", "a second", "native", "p95 ms", "wasm", "p95 ms", "ratio");
    let p95 = |figure: &Figure| figure.p95.map_or(String::new(), |p95| format!("{p95:.2}"));
    for figure in native {
        let readable = arena::bench::readable(figure.per_second);
        let found = wasm.as_ref().and_then(|lines| lines.iter().find(|other| other.name == figure.name));
        let (speed, slowest, ratio) = found.map_or(Default::default(), |other| {
            let ratio = format!("{:.2}", figure.per_second / other.per_second);
            (arena::bench::readable(other.per_second), p95(other), ratio)
        });
        println!("{:28} {readable:>14} {:>10} {speed:>14} {slowest:>10} {ratio:>7}", figure.name, p95(&figure));
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

fn tune(mut args: Args) -> Result<(), Trouble> {
    let plan = arena::tune::Plan {
        seats: args.option("--seats")?.unwrap_or(2),
        worlds: args.option("--worlds")?.unwrap_or(60),
        games: args.option("--games")?.unwrap_or(3000),
        seed: args.option("--seed")?.unwrap_or(1),
        threads: args.option("--threads")?.unwrap_or_else(cores),
        rounds: args.option("--rounds")?.unwrap_or(4),
        trial: args.option("--trial")?.unwrap_or(0),
    };
    let out: Option<String> = args.option("--out")?;
    args.finish()?;
    let lines = arena::tune::written(&arena::tune::tune(&plan)?);
    match out {
        Some(file) => arena::tune::replace(&file, plan.seats, &lines),
        None => {
            print!("{lines}");
            Ok(())
        }
    }
}

fn serve(mut args: Args) -> Result<(), Trouble> {
    let name = args.option("--level")?.unwrap_or_else(|| "merchant".to_owned());
    args.finish()?;
    arena::serve::serve(&name, std::io::stdin().lock(), std::io::stdout().lock())
}
