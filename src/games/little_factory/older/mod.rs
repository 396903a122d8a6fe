//! Games, links and statistics as the first versions of the page wrote them. They are read and never written; samples
//! lie in `tests/older`. A kept game of version 2, below its first line:
//!
//! ```text
//! begun 1763280000
//! changed 1763280900
//! origin own
//! tab 1a2b3c4d
//! stands 21 1 4+3 5+0
//! game 1.1.2x.42.mb4.9.AAC.-_gB.0badcafe
//! ```
//!
//! `stands` has the turns completed, whose turn it is, and everybody's influence on buildings and in tokens; `ended` the
//! winners instead. A link is what follows `game`: the version of the form, the version of the rules, the setup (`x`:
//! with the extension), the seed, who sits where (`m` is the person, `b4` Bruno as a Master; a `t` at the end if turns
//! were taken back), the actions as `letters`, and a checksum over all that.

mod letters;

use little_factory::{LittleFactory, Setup};
use tabletop::{Game, Record, Seat, Seed};

use crate::store::heading::{Origin, Stage, Standing};
use crate::store::save::{AnySave, SaveError, checksum};
use crate::store::statistics::Line;
use crate::table::{Character, Level, Seating};

/// Reads a kept game of version 2.
pub(crate) fn read(body: &str) -> Result<AnySave, SaveError> {
    let get = |name: &str| body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let number = |name: &str| get(name).and_then(|text| text.parse::<u64>().ok());
    let mut save = game(get("game").ok_or(SaveError::Damaged)?)?;
    let standing = get("stands").map(|text| (false, text)).or(get("ended").map(|text| (true, text)));
    let standing = standing.and_then(|(over, text)| read_standing(over, text));
    let origin = match get("origin") {
        Some("own") => Some(Origin::Own),
        Some("imported") => Some(Origin::Imported),
        Some("shared") => Some(Origin::Shared),
        _ => None,
    };
    let (Some(standing), Some(origin), Some(begun), Some(changed)) =
        (standing, origin, number("begun"), number("changed"))
    else {
        return Err(SaveError::Damaged);
    };
    let heading = &mut save.heading;
    (heading.begun, heading.changed, heading.origin, heading.standing) = (begun, changed, origin, standing);
    if heading.is_sound() { Ok(save) } else { Err(SaveError::Damaged) }
}

/// Reads a link. It stands where its record leads, as far as that is possible.
pub(crate) fn from_code(code: &str, now: u64) -> Result<AnySave, SaveError> {
    let mut save = game(code)?;
    let record: Record<LittleFactory> = save.open()?.record;
    save.heading.standing = Standing::of(&record.replay().unwrap_or_else(|error| error.game));
    (save.heading.begun, save.heading.changed) = (now, now);
    Ok(save)
}

/// Reads a line of the first statistics.
pub(crate) fn read_line(line: &str) -> Option<Line> {
    let mut words = line.split(' ');
    let id = words.next()?.parse().ok()?;
    let ended = words.next()?.parse().ok()?;
    let seating = read_seating(words.next()?)?;
    let won = match words.next()? {
        "won" => true,
        "lost" => false,
        _ => return None,
    };
    let turns = words.next()?.parse().ok()?;
    let (printed, tokens) = words.next()?.split_once('+')?;
    let sources: Vec<i32> = vec![printed.parse::<u8>().ok()?.into(), tokens.parse::<u8>().ok()?.into()];
    let best_rival = words.next()?.parse::<u8>().ok()?.into();
    let taken_back = words.next()? == "t";
    let curve = words.next().unwrap_or_default().chars();
    let curve = curve.map(|digit| digit.to_digit(36).map(|points| points as i32)).collect::<Option<_>>()?;
    let game = LittleFactory::ID.to_owned();
    let (setup, hinted, known, score) = (String::new(), false, false, sources.iter().sum());
    Some(Line {
        id,
        game,
        setup,
        seed: None,
        ended,
        seating,
        won,
        turns,
        score,
        sources,
        best_rival,
        taken_back,
        hinted,
        known,
        curve,
        dealt: String::new(),
    })
}

/// Reads a game, without its dates and as if it had just begun.
fn game(text: &str) -> Result<AnySave, SaveError> {
    let mut parts = text.splitn(6, '.');
    let mut part = || parts.next().unwrap_or_default();
    let (form, rules) = (part(), part());
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !number(form) || !number(rules) {
        return Err(SaveError::NotOurs);
    }
    if form != "1" || rules != "1" {
        return Err(SaveError::OtherVersion);
    }
    let (setup, seed, seats) = (read_setup(part()), part(), part());
    let seed: Option<Seed> = Some(seed).filter(|seed| number(seed)).and_then(|seed| seed.parse().ok());
    let (seats, taken_back) = seats.strip_suffix('t').map_or((seats, false), |seats| (seats, true));
    let (checked, sum) = text.rsplit_once('.').ok_or(SaveError::Damaged)?;
    let actions = part().strip_suffix(sum).and_then(|actions| actions.strip_suffix('.'));
    if sum != format!("{:08x}", checksum(checked)) {
        return Err(SaveError::Damaged);
    }
    let (Some(setup), Some(seed), Some(seating), Some(actions)) =
        (setup, seed, read_seating(seats), actions.and_then(letters::read))
    else {
        return Err(SaveError::Damaged);
    };
    if seating.len() != setup.seats() {
        return Err(SaveError::Damaged);
    }
    let standing = Standing::of(&LittleFactory::new(&setup, seed));
    let record = Record::<LittleFactory> { setup, seed, actions };
    let mut save = AnySave::new(seating, record.to_string(), standing, 0)?;
    save.heading.taken_back = taken_back;
    Ok(save)
}

/// As `2` or `3x`.
fn read_setup(text: &str) -> Option<Setup> {
    let (seats, extension) = text.strip_suffix('x').map_or((text, false), |seats| (seats, true));
    match seats.as_bytes() {
        [digit @ b'2'..=b'4'] => Setup::new(digit - b'0', extension),
        _ => None,
    }
}

/// As `mb4`.
fn read_seating(text: &str) -> Option<Seating> {
    let mut letters = text.chars();
    let mut words = Vec::new();
    while let Some(letter) = letters.next() {
        if letter == 'm' {
            words.push("me".to_owned());
        } else {
            let character = Character::ALL.into_iter().find(|one| one.id().starts_with(letter))?;
            let level = letters.next()?.to_digit(10)?.checked_sub(1)?;
            words.push(format!("{}:{}", character.id(), Level::ALL.get(level as usize)?.id()));
        }
    }
    words.join(" ").parse().ok()
}

fn read_standing(over: bool, text: &str) -> Option<Standing> {
    let mut words = text.split(' ');
    let turn = words.next()?.parse().ok()?;
    let seats = words.next()?;
    let stage = if over {
        let winners = seats.split(',').filter(|word| !word.is_empty());
        let winners = winners.map(|word| word.parse().ok().filter(|seat| *seat < Seat::MAX).map(Seat));
        Stage::Over(winners.collect::<Option<_>>()?)
    } else {
        Stage::ToAct(Seat(seats.parse().ok()?))
    };
    let score = |word: &str| {
        let (printed, tokens) = word.split_once('+')?;
        Some(i32::from(printed.parse::<u8>().ok()?) + i32::from(tokens.parse::<u8>().ok()?))
    };
    Some(Standing { turn, phase: 0, stage, scores: words.map(score).collect::<Option<_>>()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::making;

    macro_rules! samples {
        ($($name:literal),*) => {
            [$((
                include_str!(concat!("../../../../tests/older/game-1-", $name, ".txt")),
                include_str!(concat!("../../../../tests/older/game-2-", $name, ".txt")),
            )),*]
        };
    }

    const GAMES: [(&str, &str); 4] = samples!["2-seats-seed-1", "2-seats-seed-2", "3-seats-seed-5", "4-seats-seed-4"];
    const LINKS: &str = include_str!("../../../../tests/older/links.txt");

    #[test]
    fn games_of_both_older_versions_are_carried_over() {
        for ((first, second), link) in GAMES.into_iter().zip(LINKS.lines()) {
            let (first, second) = (AnySave::read(first).expect("of ours"), AnySave::read(second).expect("of ours"));
            assert!(first.is_same_game(&second));
            assert_eq!(first.heading.standing, second.heading.standing, "kept and replayed");
            assert_eq!((first.heading.begun, first.heading.changed), (1_763_280_000, 1_763_280_900));
            assert_eq!((first.heading.seed, second.heading.changed), (second.heading.seed, first.heading.changed));
            assert_eq!(first.heading.taken_back, second.heading.taken_back);
            let shared = making::from_code(link, 5).expect("of ours");
            assert!(shared.is_same_game(&first));
            assert_eq!((shared.heading.origin, shared.heading.begun), (Origin::Shared, 5));
            assert_eq!(AnySave::read(&second.write(7)), Ok(second));
        }
    }

    #[test]
    fn a_new_link_is_shorter_than_an_older_one_and_says_the_same() {
        for link in LINKS.lines() {
            let save = making::from_code(link, 5).expect("of ours");
            let code = making::code(&save).expect("short");
            println!("{} letters, {} before", code.len(), link.len());
            assert!(code.len() < link.len());
            assert_eq!(making::from_code(&code, 5), Ok(save));
        }
    }

    #[test]
    fn damage_at_any_letter_is_found() {
        let link = LINKS.lines().nth(1).expect("a link");
        for place in 0..link.len() {
            let mut damaged = link.to_owned().into_bytes();
            damaged[place] ^= 1;
            let damaged = String::from_utf8(damaged).expect("still text");
            assert!(from_code(&damaged, 0).is_err(), "{damaged}");
            assert!(from_code(&link[..place], 0).is_err(), "{place}");
        }
    }

    #[test]
    fn other_versions_and_noise_are_told_apart() {
        let read = |text| making::from_code(text, 0).err();
        assert_eq!(read("3.1.what.ever"), Some(SaveError::OtherVersion));
        assert_eq!(read("1.9.2.42.mb4..00000000"), Some(SaveError::OtherVersion));
        for text in ["", ".", "hello", "<b>", "....", "1", "é.1", "1.x.2.3"] {
            assert_eq!(read(text), Some(SaveError::NotOurs), "{text:?}");
        }
        for text in ["1.1", "1.1.2.42.mb4", "1.1.2.42.mb4..00000000", "1.1.5.42.mb4..00000000"] {
            assert_eq!(read(text), Some(SaveError::Damaged), "{text:?}");
        }
    }

    #[test]
    fn a_forged_game_with_the_right_sum_is_still_no_nonsense() {
        for text in [
            "1.1.2.42.mm.",
            "1.1.2.+1.mb4.",
            "1.1.2.42.mb9.",
            "1.1.2.42.mb4b3.",
            "1.1.3.42.mb4.",
            "1.1.2.42.mb4.9",
            "1.1.2.99999999999999999999999.mb4.",
        ] {
            let forged = format!("{text}.{:08x}", checksum(text));
            assert_eq!(from_code(&forged, 0).err(), Some(SaveError::Damaged), "{forged}");
        }
    }

    #[test]
    fn a_field_that_is_missing_or_wrong_is_found_behind_a_right_sum() {
        let body = GAMES[1].1.split_once('\n').expect("lines").1;
        for name in ["begun", "changed", "origin", "stands", "game"] {
            for wrong in ["", "<b>", "-1", "99999999999999999999999", "1 9 1+1 1+1", "1 1 1+1"] {
                let line =
                    |line: &str| if line.starts_with(name) { format!("{name} {wrong}\n") } else { format!("{line}\n") };
                let forged: String = body.lines().map(line).collect();
                assert!(read(&forged).is_err(), "{forged}");
            }
        }
    }
}
