//! Games from elsewhere: a file of one or many games, a bare record, or a link, as they are chosen, pasted or dropped.
//! Nothing is kept before the player has seen what was found.

use std::cell::RefCell;
use std::rc::Rc;

use yew::Callback;

use super::heading::Origin;
use super::save::{self, AnySave, SaveError, TITLE};
use super::saves;
use crate::games::question::{self, Checked};
use crate::games::{self, Game};

/// What is longer than this is not read. All games of years are shorter.
pub(crate) const MOST: usize = 8_000_000;
/// The part of an address between the name of a game and a whole one.
const LINK: &str = "/g/";

/// One game that was found, or why there is none.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Found {
    Game {
        save: Box<AnySave>,
        /// Only so many of its actions are possible; it is taken up to there.
        cut: Option<usize>,
        /// It is among the player's games already.
        here: bool,
    },
    Nothing(ImportError),
}

/// Why nothing was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImportError {
    Empty,
    TooLarge,
    Unreadable(SaveError),
}

/// Everything in a text. There is always an answer; it may take as long as the rules of a game need to come.
pub(crate) fn read(text: &str, now: u64, tell: Callback<Vec<Found>>) {
    if text.len() > MOST {
        return tell.emit(vec![Found::Nothing(ImportError::TooLarge)]);
    }
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return tell.emit(vec![Found::Nothing(ImportError::Empty)]);
    }
    let parts = parts(text);
    let gathered = Rc::new(Gathered { checked: RefCell::new(vec![None; parts.len()]), tell });
    for (place, part) in parts.into_iter().enumerate() {
        let gathered = gathered.clone();
        match game_in(part) {
            Ok(game) => question::check(game, part, now, move |checked| gathered.take(place, checked)),
            Err(error) => gathered.take(place, Err(error)),
        }
    }
}

/// What was answered so far about the parts of a text.
struct Gathered {
    checked: RefCell<Vec<Option<Checked>>>,
    tell: Callback<Vec<Found>>,
}

impl Gathered {
    fn take(&self, place: usize, checked: Checked) {
        self.checked.borrow_mut()[place] = Some(checked);
        let all: Option<Vec<Checked>> = self.checked.borrow().iter().cloned().collect();
        if let Some(all) = all {
            self.tell.emit(found(all));
        }
    }
}

fn found(checked: Vec<Checked>) -> Vec<Found> {
    let known: Vec<AnySave> = saves::list().iter().filter_map(|game| saves::load(game.id)?.ok()).collect();
    let mut found: Vec<Found> = Vec::new();
    for checked in checked {
        let game = match checked {
            Err(error) => Found::Nothing(ImportError::Unreadable(error)),
            Ok((mut save, cut)) => {
                save.heading.origin = Origin::Imported;
                let same = |one: &Found| matches!(one, Found::Game { save: other, .. } if other.is_same_game(&save));
                let here = known.iter().any(|other| other.is_same_game(&save)) || found.iter().any(same);
                Found::Game { save: Box::new(save), cut, here }
            }
        };
        found.push(game);
    }
    found
}

/// A text falls apart where a game begins. What stands before the first is somebody's letter around it.
fn parts(text: &str) -> Vec<&str> {
    let mut starts: Vec<usize> =
        text.match_indices(TITLE).map(|(at, _)| at).filter(|at| *at == 0 || text.as_bytes()[at - 1] == b'\n').collect();
    if starts.is_empty() {
        return vec![text];
    }
    starts.push(text.len());
    starts.windows(2).map(|pair| &text[pair[0]..pair[1]]).collect()
}

/// Which game a text seems to be of.
fn game_in(text: &str) -> Result<Game, SaveError> {
    if text.starts_with(TITLE) {
        return save::game_in(text);
    }
    if let Some(code) = code_in(text) {
        return games::in_code(code);
    }
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#')).unwrap_or_default();
    let looks_like_a_record = first.split_once(' ').is_some_and(|(name, version)| {
        let word = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        word && version.parse::<u32>().is_ok()
    });
    let names_a_game = Game::ALL.iter().any(|game| first.starts_with(game.slug()));
    if looks_like_a_record || names_a_game { games::in_record("", text) } else { Err(SaveError::NotOurs) }
}

/// The game in a link in a text: where the address ends, and not with the mark of the sentence it stands in.
fn code_in(text: &str) -> Option<&str> {
    let (_, code) = text.split_once(LINK).filter(|(before, _)| before.contains("#/"))?;
    let end = code.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '.' | '-' | '_')).unwrap_or(code.len());
    Some(code[..end].trim_end_matches('.'))
}

/// The game in a text by its rules, up to its first impossible action, and how many were possible if not all.
pub(crate) fn check(text: &str, now: u64) -> Checked {
    if text.starts_with(TITLE) {
        return games::checked(&AnySave::read(text)?);
    }
    match code_in(text) {
        Some(code) => games::checked(&games::from_code(code, now)?),
        None => games::from_record(text, None, now),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sample::played;
    use crate::store::saves::GameId;

    /// Here the rules are at hand, and the answer comes at once.
    fn all(text: &str) -> Vec<Found> {
        let heard = Rc::new(RefCell::new(Vec::new()));
        let tell = heard.clone();
        read(text, 0, Callback::from(move |found| *tell.borrow_mut() = found));
        heard.take()
    }

    fn one(text: &str) -> Found {
        let mut found = all(text);
        assert_eq!(found.len(), 1, "{text:.80}");
        found.remove(0)
    }

    fn link(save: &AnySave) -> String {
        format!("https://example.org/table/#/{}/g/{}", save.heading.game, games::code(save).expect("short"))
    }

    fn refused(text: &str) -> ImportError {
        match one(text) {
            Found::Nothing(error) => error,
            Found::Game { .. } => panic!("{text:.80} is no game"),
        }
    }

    #[test]
    fn a_file_a_record_and_a_link_all_bring_the_game() {
        let save = played(3, 5);
        let link = link(&save);
        let said = [format!("Look: {link} nice, no?"), format!("(Look: {link}).\nNice.")];
        for text in [save.write(7), link].into_iter().chain(said) {
            let Found::Game { save: read, cut: None, here: false } = one(&text) else { panic!("{text}") };
            assert!(read.is_same_game(&save));
            assert_eq!(read.heading.origin, Origin::Imported);
        }
        let Found::Game { save: bare, .. } = one(&save.record) else { panic!("a record") };
        assert_eq!(bare.record, save.record);
    }

    #[test]
    fn many_games_in_a_file_stand_for_themselves() {
        let texts: Vec<String> = (0..5).map(|seed| played(2, seed).write(7)).collect();
        let mut text = texts.concat();
        text = text.replacen("\"me ", "\"mi ", 1).replacen("setup ", "Setup ", 1);
        let found = all(&text);
        assert_eq!(found.len(), 5);
        let lost =
            found.iter().filter(|one| matches!(one, Found::Nothing(ImportError::Unreadable(SaveError::Damaged))));
        assert!((1..=2).contains(&lost.count()));
    }

    #[test]
    fn a_game_that_is_here_already_is_said_so() {
        let save = played(2, 1);
        saves::add(GameId(1), &save).expect("there is room");
        let text = format!("{}{}{}", save.write(7), played(2, 2).write(7), played(2, 2).write(7));
        let here: Vec<bool> = all(&text).iter().map(|one| matches!(one, Found::Game { here: true, .. })).collect();
        assert_eq!(here, [true, false, true]);
    }

    #[test]
    fn every_kind_of_bad_file_is_named() {
        use ImportError::{Empty, TooLarge, Unreadable};
        let whole = played(2, 1).write(7);
        assert_eq!(refused(" \n "), Empty);
        assert_eq!(refused(&"x".repeat(MOST + 1)), TooLarge);
        assert_eq!(refused("{\"game\": \"chess\"}"), Unreadable(SaveError::NotOurs));
        assert_eq!(refused("chess 1\nsetup\n"), Unreadable(SaveError::OtherGame));
        assert_eq!(refused(&whole.replacen("game 3", "game 7", 1)), Unreadable(SaveError::OtherVersion));
        assert_eq!(refused("little-factory 7\nsetup 2 seats\nseed 1\n"), Unreadable(SaveError::OtherVersion));
        assert_eq!(refused(&whole[..whole.len() / 2]), Unreadable(SaveError::Damaged));
        assert_eq!(refused("little-factory 1\nsetup 2 seats\nseed 1\nfly away\n"), Unreadable(SaveError::Damaged));
        assert_eq!(refused("x#/little-factory/g/1.1.2.4.mb4..00000000"), Unreadable(SaveError::Damaged));
    }

    #[test]
    fn a_record_with_an_illegal_action_is_taken_up_to_it() {
        let mut save = played(2, 1);
        let mut lines: Vec<&str> = save.record.lines().collect();
        lines[3 + 7] = "pass";
        save.record = lines.join("\n") + "\n";
        for text in [save.write(7), save.record.clone()] {
            let Found::Game { save, cut, .. } = one(&text) else { panic!("{text}") };
            assert_eq!((cut, save.record.lines().count()), (Some(7), 3 + 7));
        }
    }

    #[test]
    fn games_of_every_kind_are_brought() {
        use crate::games::Game::{LaGranja, MyLittleScythe};
        for (game, setup) in
            [(MyLittleScythe, "6 seats"), (MyLittleScythe, "solo hard"), (LaGranja, "4 seats"), (LaGranja, "solo")]
        {
            let title = game.engine().expect("it is here").title();
            let record = format!("{title}\nsetup {setup}\nseed 1\n");
            let Found::Game { save, cut: None, here: false } = one(&record) else { panic!("{record}") };
            for text in [save.write(7), link(&save)] {
                let Found::Game { save: read, .. } = one(&text) else { panic!("{text}") };
                assert!(read.is_same_game(&save), "{text}");
            }
        }
    }

    #[test]
    fn noise_and_html_do_no_harm() {
        let mut rng = tabletop::Rng::new(tabletop::Seed(3));
        let noise: String = (0..100_000).map(|_| char::from_u32(rng.below(0x3000)).unwrap_or('?')).collect();
        assert_eq!(refused(&noise), ImportError::Unreadable(SaveError::NotOurs));
        assert_eq!(refused(&"a".repeat(1_000_000)), ImportError::Unreadable(SaveError::NotOurs));
        assert_eq!(all(&TITLE.repeat(10_000)).len(), 1);
        assert_eq!(all(&format!("{TITLE}\n").repeat(1000)).len(), 1000);
        for text in ["<script>alert(1)</script>", "<img src=x onerror=alert(1)> 1"] {
            assert_eq!(refused(text), ImportError::Unreadable(SaveError::NotOurs));
        }
        let html = played(2, 1).write(7).replace("seats", "seats <b>");
        assert_eq!(refused(&html), ImportError::Unreadable(SaveError::Damaged));
    }
}
