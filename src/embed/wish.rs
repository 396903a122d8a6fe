//! What a host may ask for, in the address of the frame and in messages, read with suspicion: every word is one of ours
//! or a number, a record is replayed before it is believed, and whatever does not fit is refused whole.

use little_factory::{LittleFactory, Setup};
use tabletop::{Record, Seed};

use super::accent::Accent;
use crate::games::Game;
use crate::i18n::Language;
use crate::store::save::Save;
use crate::store::settings::Theme;
use crate::table::{First, Level, Seating};

/// No word of ours is longer.
pub(crate) const LONGEST_WORD: u32 = 100;
/// A game of Little Factory takes a few thousand letters.
pub(crate) const LONGEST_RECORD: u32 = 100_000;

/// It was not asked in a way we understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

/// A host's request as named texts: `Ok(None)` if a name is missing, an error if there is something else than a text.
pub(crate) type Fields<'a> = &'a dyn Fn(&str) -> Result<Option<String>, Refused>;

/// A message of the host.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Asked {
    New(Box<Save>),
    SetLang(Language),
    SetTheme(Look),
}

/// How the host wants it to look and sound; `None` is as the player has it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Look {
    pub(crate) language: Option<Language>,
    pub(crate) theme: Option<Theme>,
    pub(crate) accent: Option<Accent>,
}

impl Asked {
    /// Reads a message. `fresh` is the seed of a game for which the host names none.
    pub(crate) fn read(fields: Fields<'_>, fresh: Seed, now: u64) -> Result<Self, Refused> {
        let ours = fields("source")?.as_deref() == Some("little-table-host") && fields("v")?.as_deref() == Some("1");
        match fields("type")?.as_deref().filter(|_| ours) {
            Some("new") => Ok(Self::New(Box::new(fresh_game(fields, fresh, now)?))),
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

impl Look {
    /// Reads the address. Here each part counts alone: a colour that is none spoils no language.
    pub(crate) fn read(fields: Fields<'_>) -> Self {
        let language = fields("lang").ok().flatten();
        Self {
            language: language.and_then(|tag| read_language(&tag).ok()),
            theme: read_theme(fields).unwrap_or_default(),
            accent: read_accent(fields).unwrap_or_default(),
        }
    }
}

/// The game an address asks for: `None` if it leaves the choice to the player.
pub(crate) fn wished(fields: Fields<'_>, fresh: Seed, now: u64) -> Result<Option<Save>, Refused> {
    if let Some(record) = fields("record")? {
        return recorded_game(&record, fields, now).map(Some);
    }
    if fields("rivals")?.is_none() && fields("seed")?.is_none() {
        return Ok(None);
    }
    fresh_game(fields, fresh, now).map(Some)
}

fn fresh_game(fields: Fields<'_>, fresh: Seed, now: u64) -> Result<Save, Refused> {
    require_our_game(fields)?;
    let rivals = read_rivals(fields)?.unwrap_or_else(|| vec![Level::Trader]);
    let first = fields("first")?.map_or(Ok(First::default()), |word| First::by_id(&word).ok_or(Refused))?;
    let extension = match fields("extension")?.as_deref() {
        None | Some("no") => false,
        Some("yes") => true,
        Some(_) => return Err(Refused),
    };
    let seed = fields("seed")?.map_or(Ok(fresh), |text| text.parse().map_err(|_| Refused))?;
    let setup = Setup::new(rivals.len() as u8 + 1, extension).ok_or(Refused)?;
    Ok(Save::new(Seating::new(&rivals, first, seed), Record::new(setup, seed), now))
}

/// A record is a game only if every action in it is legal. Who sat where stands in a comment on top, if we wrote it
/// ([`told`]); otherwise the player begins.
fn recorded_game(text: &str, fields: Fields<'_>, now: u64) -> Result<Save, Refused> {
    require_our_game(fields)?;
    let record: Record<LittleFactory> = text.parse().map_err(|_| Refused)?;
    record.replay().map_err(|_| Refused)?;
    let rivals = usize::from(record.setup.seats()) - 1;
    let written = text.lines().next().and_then(|line| line.strip_prefix(SEATS)).and_then(|line| line.parse().ok());
    let seating = match written {
        Some(seating) => seating,
        None => {
            let levels = read_rivals(fields)?.unwrap_or_else(|| vec![Level::Trader; rivals]);
            Seating::new(&levels, First::Me, record.seed)
        }
    };
    if seating.len() == record.setup.seats() { Ok(Save::new(seating, record, now)) } else { Err(Refused) }
}

const SEATS: &str = "# seats ";

/// A record for the host: the chairs in a comment, which every reader of records passes over.
pub(crate) fn told(seating: &Seating, record: &Record<LittleFactory>) -> String {
    format!("{SEATS}{seating}\n{record}")
}

fn require_our_game(fields: Fields<'_>) -> Result<(), Refused> {
    match fields("game")? {
        Some(slug) if Game::from_slug(&slug) != Some(Game::LittleFactory) => Err(Refused),
        _ => Ok(()),
    }
}

fn read_rivals(fields: Fields<'_>) -> Result<Option<Vec<Level>>, Refused> {
    let Some(list) = fields("rivals")? else { return Ok(None) };
    let levels: Option<Vec<Level>> = list.split(',').map(|word| Level::by_id(word.trim())).collect();
    levels.filter(|levels| (1..=3).contains(&levels.len())).map(Some).ok_or(Refused)
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
        Asked::read(&field, Seed(7), 5)
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
        assert_eq!(save.record.to_string(), "little-factory 1\nsetup 3 seats, extension\nseed 42\n");
        assert_eq!((save.seating.levels(), save.seating.me().0), (vec![Level::Master, Level::Trader], 0));
        let Ok(Asked::New(save)) = read(&message("new", &[])) else { panic!("a game") };
        assert_eq!((save.record.seed, save.begun), (Seed(7), 5));
    }

    #[test]
    fn a_record_comes_back_with_everybody_on_their_chairs() {
        let text = "little-factory 1\nsetup 2 seats\nseed 1\ntrade tile > wood wood clay\nend\n";
        let seating: Seating = "bruno:master me".parse().expect("a seating");
        let told = told(&seating, &text.parse().expect("a record"));
        let told: &'static str = told.leak();
        let Ok(Asked::New(save)) = read(&message("load", &[("record", told)])) else { panic!("a game") };
        assert_eq!(
            (save.seating.to_string(), save.record.to_string()),
            ("bruno:master me".to_owned(), text.to_owned())
        );
        let Ok(Asked::New(save)) = read(&message("load", &[("record", text), ("rivals", "apprentice")])) else {
            panic!("a game")
        };
        assert_eq!((save.seating.levels(), save.seating.me().0), (vec![Level::Apprentice], 0));
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
        assert_eq!(Asked::read(&fields, Seed(1), 0), Err(Refused));
    }

    #[test]
    fn an_address_leaves_the_choice_to_the_player_or_names_a_game() {
        let wished = |pairs: &'static [(&'static str, &'static str)]| {
            let field =
                move |name: &str| Ok(pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()));
            wished(&field, Seed(3), 0).map(|save| save.map(|save| save.record.seed))
        };
        assert_eq!(wished(&[("lang", "fr")]), Ok(None));
        assert_eq!(wished(&[("rivals", "master")]), Ok(Some(Seed(3))));
        assert_eq!(wished(&[("seed", "9")]), Ok(Some(Seed(9))));
        assert_eq!(wished(&[("record", "noise")]), Err(Refused));
    }
}
