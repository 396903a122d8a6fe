//! Addresses of our pages. They live behind the `#`, so any static host can serve them from any path. What comes after a
//! game's name and the kind of page is read by the game.

use std::rc::Rc;

use tabletop::Seed;

use crate::games::{self, Game, folder::Folder};
use crate::program;
use crate::store::saves::GameId;

/// A page of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    /// A page of a game's own.
    Of(Game, Place),
    /// The player's games and statistics.
    Games,
    /// The game begun last, if there is one to go on with.
    Continue,
    Settings,
    About,
    /// An address of our kind that leads nowhere.
    NotFound,
}

/// Where with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Where a new one is set up.
    Door,
    /// The door with a deal filled in.
    Deal {
        /// In the game's notation.
        setup: Rc<str>,
        seed: Seed,
    },
    /// One being played, or finished.
    Table(GameId),
    /// A whole one in the address.
    Shared(Rc<str>),
    /// The rules, at a place of the game's own; the empty one is their top.
    Rules(Rc<str>),
    /// The lessons, or the table of one, counted from 1.
    Learn(Option<u8>),
}

impl Route {
    /// Reads the fragment of an address, with its `#`. `None` is a fragment that is not ours: an anchor within a page.
    pub(crate) fn parse(hash: &str) -> Option<Self> {
        let fragment = hash.strip_prefix('#').unwrap_or(hash);
        if fragment.is_empty() {
            return Some(Self::Home);
        }
        let path = fragment.strip_prefix('/')?;
        Some(match path.strip_suffix('/').unwrap_or(path) {
            "" => Self::Home,
            "continue" => Self::Continue,
            "settings" => Self::Settings,
            "about" => Self::About,
            "games" => Self::Games,
            path => {
                let (slug, rest) = path.split_once('/').unwrap_or((path, ""));
                let game = Game::from_slug(slug);
                game.and_then(|game| Some(Self::Of(game, Place::parse(game, rest)?))).unwrap_or(Self::NotFound)
            }
        })
    }

    /// The door of a game.
    pub(crate) const fn door(game: Game) -> Self {
        Self::Of(game, Place::Door)
    }

    /// The table of a game.
    pub(crate) const fn table(game: Game, id: GameId) -> Self {
        Self::Of(game, Place::Table(id))
    }

    /// The table of a game by its name in records; one we do not know has none.
    pub(crate) fn table_of(game: &str, id: GameId) -> Self {
        Game::from_slug(game).map_or(Self::NotFound, |game| Self::table(game, id))
    }

    /// The address to link to. Nothing links to `NotFound`; it goes home.
    pub(crate) fn href(&self) -> String {
        match self {
            Self::Home | Self::NotFound => "#/".to_owned(),
            Self::Of(game, place) => format!("#/{}{}", game.slug(), place.tail()),
            Self::Games => "#/games".to_owned(),
            Self::Continue => "#/continue".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::About => "#/about".to_owned(),
        }
    }
}

impl Place {
    /// Reads what comes after a game's name. What a game that is not in this program would say is not known here, and
    /// is believed.
    fn parse(game: Game, path: &str) -> Option<Self> {
        let folder = game.folder().filter(|_| program::plays(game));
        match path.split_once('/').unwrap_or((path, "")) {
            ("", "") => Some(Self::Door),
            ("learn", "") => folder.is_none_or(|folder| folder.lesson_count() > 0).then_some(Self::Learn(None)),
            ("learn", number) => {
                let lesson: u8 = number.parse().ok()?;
                let lessons = folder.map_or(usize::MAX, Folder::lesson_count);
                let right = lesson.to_string() == number && (1..=lessons).contains(&lesson.into());
                right.then_some(Self::Learn(Some(lesson)))
            }
            ("rules", place) => folder.is_none_or(|folder| folder.has_rules(place)).then(|| Self::Rules(place.into())),
            ("g", code) => Some(Self::Shared(code.into())),
            ("deal", deal) => {
                let (setup, seed) = deal.rsplit_once('-')?;
                let plain = seed.bytes().all(|byte| byte.is_ascii_digit());
                let seed = seed.parse().ok().filter(|_| plain)?;
                let setup = if game.engine().is_some() { games::read_setup(game, setup)? } else { setup.to_owned() };
                Some(Self::Deal { setup: setup.into(), seed })
            }
            _ => path.parse().ok().map(Self::Table),
        }
    }

    fn tail(&self) -> String {
        match self {
            Self::Door => String::new(),
            Self::Deal { setup, seed } => format!("/deal/{}-{seed}", games::setup_slug(setup)),
            Self::Table(id) => format!("/{id}"),
            Self::Shared(code) => format!("/g/{code}"),
            Self::Rules(place) if place.is_empty() => "/rules".to_owned(),
            Self::Rules(place) => format!("/rules/{place}"),
            Self::Learn(None) => "/learn".to_owned(),
            Self::Learn(Some(lesson)) => format!("/learn/{lesson}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Game = Game::ALL[0];

    #[test]
    fn every_address_leads_back_to_its_page() {
        let mut routes = vec![Route::Home, Route::Continue, Route::Settings, Route::About, Route::Games];
        for game in Game::ALL {
            routes.extend([Route::door(game), Route::table(game, GameId(0x2a))]);
            routes.push(Route::Of(game, Place::Shared("2.some-game.1.AAC_-".into())));
        }
        for (game, setups) in Game::ALL.into_iter().zip([
            &["2 seats", "3 seats, extension", "4 seats, extension"][..],
            &["2 seats", "6 seats", "solo easy", "solo hard"],
            &["2 seats", "4 seats", "solo"],
        ]) {
            let deal = |setup: &&str| Route::Of(game, Place::Deal { setup: (*setup).into(), seed: Seed(u64::MAX) });
            routes.extend(setups.iter().map(deal));
        }
        routes.extend([None, Some(1), Some(8)].map(|lesson| Route::Of(FIRST, Place::Learn(lesson))));
        let places = ["", "aim", "set-up", "cards", "ruling-1", "ruling-18"];
        routes.extend(places.map(|place| Route::Of(FIRST, Place::Rules(place.into()))));
        for route in routes {
            assert_eq!(Route::parse(&route.href()), Some(route));
        }
    }

    #[test]
    fn addresses_of_the_first_versions_still_lead_there() {
        let deal = |setup: &str| Route::Of(FIRST, Place::Deal { setup: setup.into(), seed: Seed(42) });
        for (hash, route) in [
            ("#/little-factory", Route::door(FIRST)),
            ("#/little-factory/0000002a", Route::table(FIRST, GameId(0x2a))),
            (
                "#/little-factory/g/1.1.2.42.mb4..0badcafe",
                Route::Of(FIRST, Place::Shared("1.1.2.42.mb4..0badcafe".into())),
            ),
            ("#/little-factory/deal/2-42", deal("2 seats")),
            ("#/little-factory/deal/3x-42", deal("3 seats, extension")),
            ("#/little-factory/rules", Route::Of(FIRST, Place::Rules("".into()))),
            ("#/little-factory/rules/ruling-3", Route::Of(FIRST, Place::Rules("ruling-3".into()))),
            ("#/little-factory/learn/2", Route::Of(FIRST, Place::Learn(Some(2)))),
        ] {
            assert_eq!(Route::parse(hash), Some(route), "{hash}");
        }
    }

    #[test]
    fn no_fragment_is_home() {
        for hash in ["", "#", "#/"] {
            assert_eq!(Route::parse(hash), Some(Route::Home), "{hash:?}");
        }
    }

    #[test]
    fn a_slash_at_the_end_changes_nothing() {
        assert_eq!(Route::parse("#/settings/"), Some(Route::Settings));
        assert_eq!(Route::parse("#/little-factory/"), Some(Route::door(FIRST)));
    }

    #[test]
    fn an_unknown_address_is_not_found() {
        let addresses = [
            "#/chess",
            "#/settings/more",
            "#/little-factory/game",
            "#/little-factory/deal/5-1",
            "#/little-factory/deal/2x",
            "#/little-factory/deal/2--1",
            "#/little-factory/deal/02-1",
            "#/little-factory/deal/2 seats-1",
            "#/little-factory/deal/solo-1",
            "#/little-factory/h/1",
            "#/little-factory/rules/chess",
            "#/little-factory/rules/ruling-0",
            "#/little-factory/rules/ruling-19",
            "#/little-factory/rules/ruling-03",
            "#/little-factory/learn/0",
            "#/little-factory/learn/10",
            "#/little-factory/learn/01",
            "#/la-granja/rules/chess",
            "#/la-granja/rules/ruling-27",
            "#/la-granja/learn/12",
            "#/my-little-scythe/rules/chess",
            "#/my-little-scythe/rules/ruling-15",
            "#/la-granja/deal/5-1",
            "#/la-granja/deal/2x-1",
            "#/my-little-scythe/deal/solo-1",
            "#/%F0%9F",
            "#/Settings",
        ];
        for hash in addresses {
            assert_eq!(Route::parse(hash), Some(Route::NotFound), "{hash:?}");
        }
    }

    #[test]
    fn an_anchor_within_a_page_is_no_route() {
        for hash in ["#main", "#top", "#%", "#?/settings"] {
            assert_eq!(Route::parse(hash), None, "{hash:?}");
        }
    }
}
