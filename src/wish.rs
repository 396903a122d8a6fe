//! What a host may ask for, in the address of the frame and in messages, read with suspicion: every word is one of ours
//! or a number, a record is replayed before it is believed, and whatever does not fit is refused whole. What is asked about a
//! game of another program is asked of that program, which then has the page.

use tabletop::Seed;

use crate::dom;
use crate::embed::{self, Accent, Fields, Look, Refused, SEATS, Servant, decoded, encoded, parameter};
use crate::games::{self, Game, question};
use crate::i18n::Language;
use crate::program;
use crate::route::{Place, Route};
use crate::store::save::AnySave;
use crate::store::settings::Theme;
use crate::store::{choices::Choices, frames, saves};
use crate::table::{First, Level, Seating, sitting};

/// Carries out what a host asks for.
pub(crate) const SERVANT: Servant = Servant { look: read_look, open, obey };

/// What a request for a game may say, and what is handed to the program of another game.
const ABOUT_A_GAME: [&str; 11] =
    ["source", "v", "type", "game", "rivals", "solo", "difficulty", "first", "extension", "seed", "record"];

/// Goes to the game the address asks for: the one that was left in this frame, or a new one.
fn open(query: &str) -> (&'static str, Result<(), Refused>) {
    (framed_game(query).slug(), open_game(query))
}

/// The game a frame is for: what its address names, or the game of the record in it.
pub(crate) fn framed_game(query: &str) -> Game {
    let named = parameter(query, "game").and_then(|slug| Game::from_slug(&slug));
    let recorded = || games::in_record("", &address_record(query)?).ok();
    named.or_else(recorded).unwrap_or(Game::ALL[0])
}

/// A long record comes behind the #, where it is no business of any server.
fn address_record(query: &str) -> Option<String> {
    parameter(query, "record").or_else(|| decoded(dom::hash().strip_prefix("#record=")?))
}

fn open_game(query: &str) -> Result<(), Refused> {
    let here = match Route::parse(&dom::hash()) {
        Some(Route::Of(_, Place::Table(id))) => saves::load(id).is_some(),
        _ => false,
    };
    let record = address_record(query);
    let fields = |name: &str| Ok(if name == "record" { record.clone() } else { parameter(query, name) });
    let Some(save) = wished(&fields, framed_game(query), sitting::new_seed(), dom::now())? else { return Ok(()) };
    if here {
        return Ok(());
    }
    match frames::left(query).filter(|_| record.is_none()) {
        Some((id, game)) => dom::go_instead(&Route::table_of(&game, id).href()),
        None => go_to(&save, query),
    }
    Ok(())
}

/// Sets the table in the frame with this address.
fn go_to(save: &AnySave, query: &str) {
    // A game of this frame in which the person has not ended a turn is no game that anybody would look for.
    let left = frames::left(query).and_then(|(id, _)| Some((id, saves::load(id)?.ok()?)));
    if let Some((id, _)) = left.filter(|(_, left)| is_hardly_begun(left)) {
        // Where nothing can be deleted, it stays.
        let _ = saves::delete(id);
    }
    let id = sitting::lay(save);
    frames::keep(query, id);
    dom::go_instead(&Route::table_of(&save.heading.game, id).href());
}

/// Whether the person has not ended a turn yet.
fn is_hardly_begun(save: &AnySave) -> bool {
    let heading = &save.heading;
    !heading.standing.is_over() && heading.standing.turn <= u32::from(heading.seating.me().0)
}

fn obey(fields: Fields<'_>) {
    let usual = framed_game(&dom::query());
    if let Some(game) = asked_game(fields, usual).filter(|game| !program::plays(*game)) {
        let Ok(said) = as_query(fields) else { return };
        return question::wish(game, said, dom::now(), |save| {
            if let Some(save) = save.filter(|_| program::is_drawn()) {
                go_to(&save, &dom::query());
            }
        });
    }
    match Asked::read(fields, usual, sitting::new_seed(), dom::now()) {
        Ok(Asked::New(save)) => go_to(&save, &dom::query()),
        Ok(Asked::SetLang(language)) => embed::look(|look| look.language = Some(language)),
        Ok(Asked::SetTheme(wanted)) => embed::look(|look| {
            look.theme = wanted.theme.or(look.theme);
            look.accent = wanted.accent.or(look.accent);
        }),
        Err(Refused) => {}
    }
}

/// A request for a game, written as an address would be.
fn as_query(fields: Fields<'_>) -> Result<String, Refused> {
    let mut query = "?".to_owned();
    for name in ABOUT_A_GAME {
        if let Some(text) = fields(name)? {
            query = [&query, name, "=", &encoded(&text), "&"].concat();
        }
    }
    Ok(query)
}

/// The game that the program of another game was asked for, and has handed on.
pub(crate) fn wished_game(said: &str, now: u64) -> Option<AnySave> {
    let fields = |name: &str| Ok(parameter(said, name));
    match Asked::read(&fields, framed_game(&dom::query()), sitting::new_seed(), now) {
        Ok(Asked::New(save)) => Some(*save),
        _ => None,
    }
}

/// The game that a request is about, if it is about one that there is.
fn asked_game(fields: Fields<'_>, usual: Game) -> Option<Game> {
    match fields("type").ok()??.as_str() {
        "new" => fields("game").ok()?.map_or(Some(usual), |slug| Game::from_slug(&slug)),
        "load" => games::in_record("", &fields("record").ok()??).ok(),
        _ => None,
    }
}

/// A message of the host.
#[derive(Clone, Debug, PartialEq)]
enum Asked {
    New(Box<AnySave>),
    SetLang(Language),
    SetTheme(Look),
}

impl Asked {
    /// Reads a message. `usual` and `fresh` are the game and the seed if the host names none.
    fn read(fields: Fields<'_>, usual: Game, fresh: Seed, now: u64) -> Result<Self, Refused> {
        let ours = fields("source")?.as_deref() == Some("little-table-host") && fields("v")?.as_deref() == Some("1");
        match fields("type")?.as_deref().filter(|_| ours) {
            Some("new") => Ok(Self::New(Box::new(fresh_game(fields, usual, fresh, now)?))),
            Some("load") => {
                let record = fields("record")?.ok_or(Refused)?;
                Ok(Self::New(Box::new(recorded_game(&record, fields, now)?)))
            }
            Some("setLang") => Ok(Self::SetLang(read_language(&fields("lang")?.ok_or(Refused)?)?)),
            Some("setTheme") => {
                let look = Look { language: None, theme: read_theme(fields)?, accent: read_accent(fields)? };
                if look == Look::default() { Err(Refused) } else { Ok(Self::SetTheme(look)) }
            }
            _ => Err(Refused),
        }
    }
}

/// Reads the address. Here each part counts alone: a colour that is none spoils no language.
fn read_look(fields: Fields<'_>) -> Look {
    let language = fields("lang").ok().flatten();
    Look {
        language: language.and_then(|tag| read_language(&tag).ok()),
        theme: read_theme(fields).unwrap_or_default(),
        accent: read_accent(fields).unwrap_or_default(),
    }
}

/// The game an address asks for: `None` if it leaves the choice to the player.
fn wished(fields: Fields<'_>, usual: Game, fresh: Seed, now: u64) -> Result<Option<AnySave>, Refused> {
    if let Some(record) = fields("record")? {
        return recorded_game(&record, fields, now).map(Some);
    }
    for name in ["rivals", "seed", "solo"] {
        if fields(name)?.is_some() {
            return fresh_game(fields, usual, fresh, now).map(Some);
        }
    }
    Ok(None)
}

fn fresh_game(fields: Fields<'_>, usual: Game, fresh: Seed, now: u64) -> Result<AnySave, Refused> {
    let game = fields("game")?.map_or(Ok(usual), |slug| Game::from_slug(&slug).ok_or(Refused))?;
    let door = game.folder().ok_or(Refused)?.door();
    let rivals = read_rivals(fields, door.most_rivals)?;
    let first = fields("first")?.map_or(Ok(First::default()), |word| First::by_id(&word).ok_or(Refused))?;
    let extension = match fields("extension")?.as_deref() {
        None | Some("no") => false,
        Some("yes") if door.extension => true,
        Some(_) => return Err(Refused),
    };
    let solo = match fields("solo")?.as_deref() {
        // How hard it is to be is a question for one alone.
        None | Some("no") if fields("difficulty")?.is_some() => return Err(Refused),
        None | Some("no") => None,
        Some("yes") => Some(read_solo(fields, door.solo)?),
        Some(_) => return Err(Refused),
    };
    if solo.is_some() && rivals.is_some() {
        return Err(Refused);
    }
    let seed = fields("seed")?.map_or(Ok(fresh), |text| text.parse().map_err(|_| Refused))?;
    let rivals = rivals.unwrap_or_else(|| vec![Level::Trader]);
    let setup = door.setup(&Choices { rivals: rivals.clone(), first, extension, solo });
    games::begin(game, &setup, seed, (&rivals, first), now).ok_or(Refused)
}

/// The setup for one alone, as hard as asked; the middle one if nothing is.
fn read_solo<T>(fields: Fields<'_>, offered: &[(&'static str, T)]) -> Result<String, Refused> {
    let setup = match fields("difficulty")? {
        None => offered.get(offered.len() / 2),
        Some(word) => offered.iter().find(|(setup, _)| setup.strip_prefix("solo ") == Some(word.as_str())),
    };
    setup.map(|(setup, _)| (*setup).to_owned()).ok_or(Refused)
}

/// A record is a game only if every action in it is legal. Who sat where stands in a comment on top, if we wrote it;
/// otherwise the player begins.
fn recorded_game(text: &str, fields: Fields<'_>, now: u64) -> Result<AnySave, Refused> {
    let written = text.lines().next().and_then(|line| line.strip_prefix(SEATS)).and_then(|line| line.parse().ok());
    let (mut save, cut) = games::from_record(text, written.clone(), now).map_err(|_| Refused)?;
    let game = Game::from_slug(&save.heading.game).ok_or(Refused)?;
    let named = fields("game")?.is_none_or(|slug| slug == game.slug());
    if cut.is_some() || !named {
        return Err(Refused);
    }
    let most = game.folder().map_or(0, |folder| folder.door().most_rivals);
    if let (None, Some(levels)) = (written, read_rivals(fields, most)?) {
        let seating = Seating::new(&levels, First::Me, save.heading.seed);
        save = games::from_record(text, Some(seating), now).map_err(|_| Refused)?.0;
    }
    Ok(save)
}

fn read_rivals(fields: Fields<'_>, most: usize) -> Result<Option<Vec<Level>>, Refused> {
    let Some(list) = fields("rivals")? else { return Ok(None) };
    let levels: Option<Vec<Level>> = list.split(',').map(|word| Level::by_id(word.trim())).collect();
    levels.filter(|levels| (1..=most).contains(&levels.len())).map(Some).ok_or(Refused)
}

/// `fr-CA` is French, as in a browser's list.
fn read_language(tag: &str) -> Result<Language, Refused> {
    let primary = tag.split(['-', '_']).next().unwrap_or_default();
    Language::from_tag(&primary.to_ascii_lowercase()).ok_or(Refused)
}

fn read_theme(fields: Fields<'_>) -> Result<Option<Theme>, Refused> {
    match fields("theme")?.as_deref() {
        None => Ok(None),
        Some("light") => Ok(Some(Theme::Light)),
        Some("dark") => Ok(Some(Theme::Dark)),
        Some("auto") => Ok(Some(Theme::System)),
        Some(_) => Err(Refused),
    }
}

fn read_accent(fields: Fields<'_>) -> Result<Option<Accent>, Refused> {
    fields("accent")?.map(|text| text.parse().map_err(|()| Refused)).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<Asked, Refused> {
        let field = |name: &str| {
            let found = fields.iter().find(|(key, _)| *key == name);
            Ok(found.map(|(_, value)| (*value).to_owned()))
        };
        Asked::read(&field, Game::LittleFactory, Seed(7), 5)
    }

    fn message(kind: &'static str, rest: &[(&'static str, &'static str)]) -> Vec<(&'static str, &'static str)> {
        let mut fields = vec![("source", "little-table-host"), ("v", "1"), ("type", kind)];
        fields.extend(rest);
        fields
    }

    #[test]
    fn a_new_game_is_as_the_host_wants_it() {
        let fields =
            message("new", &[("rivals", "master,trader"), ("seed", "42"), ("first", "me"), ("extension", "yes")]);
        let Ok(Asked::New(save)) = read(&fields) else { panic!("a game") };
        assert_eq!(save.record, "little-factory 1\nsetup 3 seats, extension\nseed 42\n");
        assert_eq!(
            (save.heading.seating.levels(), save.heading.seating.me().0),
            (vec![Level::Master, Level::Trader], 0)
        );
        let Ok(Asked::New(save)) = read(&message("new", &[])) else { panic!("a game") };
        assert_eq!((save.heading.seed, save.heading.begun), (Seed(7), 5));
    }

    #[test]
    fn each_game_has_options_of_its_own() {
        let asked = |game: &'static str, rest: &[(&'static str, &'static str)]| {
            let fields = message("new", &[&[("game", game)], rest].concat());
            match read(&fields) {
                Ok(Asked::New(save)) => save.record.lines().nth(1).map(str::to_owned),
                _ => None,
            }
        };
        let five = "master,trader,apprentice,merchant,trader";
        for (game, rest, setup) in [
            (
                "little-factory",
                &[("rivals", "master,trader,trader"), ("extension", "yes")][..],
                Some("4 seats, extension"),
            ),
            ("little-factory", &[("rivals", "master,trader,trader,trader")], None),
            ("little-factory", &[("solo", "yes")], None),
            ("my-little-scythe", &[("rivals", five)], Some("6 seats")),
            ("my-little-scythe", &[("solo", "yes")], Some("solo normal")),
            ("my-little-scythe", &[("solo", "yes"), ("difficulty", "hard")], Some("solo hard")),
            ("my-little-scythe", &[("solo", "yes"), ("difficulty", "cruel")], None),
            ("my-little-scythe", &[("difficulty", "hard")], None),
            ("my-little-scythe", &[("solo", "yes"), ("rivals", "trader")], None),
            ("my-little-scythe", &[("extension", "yes")], None),
            ("la-granja", &[("rivals", "master,trader,apprentice")], Some("4 seats")),
            ("la-granja", &[("rivals", five)], None),
            ("la-granja", &[("solo", "yes")], Some("solo")),
            ("la-granja", &[("solo", "yes"), ("difficulty", "easy")], None),
            ("la-granja", &[("extension", "yes")], None),
            ("la-granja", &[("solo", "perhaps")], None),
        ] {
            assert_eq!(
                asked(game, rest).as_deref(),
                setup.map(|setup| format!("setup {setup}")).as_deref(),
                "{game} {rest:?}"
            );
        }
    }

    #[test]
    fn a_request_is_about_the_game_it_names_or_the_one_of_its_record() {
        let asked = |fields: &[(&str, &str)]| {
            let field =
                |name: &str| Ok(fields.iter().find(|(key, _)| *key == name).map(|(_, text)| (*text).to_owned()));
            asked_game(&field, Game::LaGranja)
        };
        assert_eq!(asked(&message("new", &[])), Some(Game::LaGranja));
        assert_eq!(asked(&message("new", &[("game", "my-little-scythe")])), Some(Game::MyLittleScythe));
        let record = "# seats me bruno:master\nlittle-factory 1\nsetup 2 seats\nseed 1\n";
        assert_eq!(asked(&message("load", &[("record", record)])), Some(Game::LittleFactory));
        for message in [message("new", &[("game", "chess")]), message("load", &[]), message("setLang", &[])] {
            assert_eq!(asked(&message), None);
        }
    }

    #[test]
    fn a_record_comes_back_with_everybody_on_their_chairs() {
        let text = "little-factory 1\nsetup 2 seats\nseed 1\ntrade tile > wood wood clay\nend\n";
        let seating: Seating = "bruno:master me".parse().expect("a seating");
        let told = format!("{SEATS}{seating}\n{text}");
        let told: &'static str = told.leak();
        let Ok(Asked::New(save)) = read(&message("load", &[("record", told)])) else { panic!("a game") };
        assert_eq!((save.heading.seating.to_string(), save.record), ("bruno:master me".to_owned(), text.to_owned()));
        let Ok(Asked::New(save)) = read(&message("load", &[("record", text), ("rivals", "apprentice")])) else {
            panic!("a game")
        };
        assert_eq!((save.heading.seating.levels(), save.heading.seating.me().0), (vec![Level::Apprentice], 0));
    }

    #[test]
    fn a_record_that_is_no_game_is_refused() {
        for record in [
            "",
            "<img src=x onerror=alert(1)>",
            "chess 1\n",
            "little-factory 1\nsetup 2 seats\nseed 1\npass\n",
            "# seats me\nlittle-factory 1\nsetup 2 seats\nseed 1\n# seats",
            "# seats me bruno:king\nlittle-factory 9\n",
        ] {
            if record.contains("seats me\n") {
                // A comment that is no seating is only a comment.
                assert!(read(&message("load", &[("record", record)])).is_ok());
            } else {
                assert_eq!(read(&message("load", &[("record", record)])), Err(Refused), "{record}");
            }
        }
        let three = "little-factory 1\nsetup 3 seats\nseed 1\n";
        assert_eq!(read(&message("load", &[("record", three), ("rivals", "master")])), Err(Refused));
    }

    #[test]
    fn looks_are_words_of_ours() {
        assert_eq!(read(&message("setLang", &[("lang", "de-AT")])), Ok(Asked::SetLang(Language::German)));
        let accent = "#123456".parse().ok();
        let look = Look { language: None, theme: Some(Theme::Dark), accent };
        assert_eq!(read(&message("setTheme", &[("theme", "dark"), ("accent", "#123456")])), Ok(Asked::SetTheme(look)));
    }

    #[test]
    fn what_does_not_fit_is_refused_whole() {
        let bad: [Vec<(&str, &str)>; 14] = [
            vec![],
            vec![("source", "little-table-host"), ("v", "1")],
            vec![("source", "little-table-host"), ("v", "2"), ("type", "new")],
            vec![("source", "little-table"), ("v", "1"), ("type", "new")],
            message("New", &[]),
            message("__proto__", &[]),
            message("new", &[("rivals", "")]),
            message("new", &[("rivals", "master,master,master,master")]),
            message("new", &[("rivals", "master,<b>")]),
            message("new", &[("seed", "-1")]),
            message("new", &[("game", "chess")]),
            message("setLang", &[("lang", "javascript:alert(1)")]),
            message("setTheme", &[]),
            message("setTheme", &[("theme", "dark"), ("accent", "red;background:url(x)")]),
        ];
        for fields in bad {
            assert_eq!(read(&fields), Err(Refused), "{fields:?}");
        }
    }

    #[test]
    fn a_field_that_is_no_text_spoils_the_message() {
        let fields = |name: &str| match name {
            "source" => Ok(Some("little-table-host".to_owned())),
            "v" => Ok(Some("1".to_owned())),
            "type" => Ok(Some("new".to_owned())),
            "seed" => Err(Refused),
            _ => Ok(None),
        };
        assert_eq!(Asked::read(&fields, Game::LittleFactory, Seed(1), 0), Err(Refused));
    }

    #[test]
    fn an_address_leaves_the_choice_to_the_player_or_names_a_game() {
        let wished = |pairs: &'static [(&'static str, &'static str)]| {
            let field =
                move |name: &str| Ok(pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()));
            wished(&field, Game::LittleFactory, Seed(3), 0).map(|save| save.map(|save| save.heading.seed))
        };
        assert_eq!(wished(&[("lang", "fr")]), Ok(None));
        assert_eq!(wished(&[("rivals", "master")]), Ok(Some(Seed(3))));
        assert_eq!(wished(&[("seed", "9")]), Ok(Some(Seed(9))));
        assert_eq!(wished(&[("record", "noise")]), Err(Refused));
    }
}
