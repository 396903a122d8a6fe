//! Addresses of our pages. They live behind the `#`, so any static host can serve them from any path.

use std::rc::Rc;

use little_factory::Setup;
use tabletop::Seed;

use crate::games::Game;
use crate::games::little_factory::rules::Place;
use crate::games::little_factory::tutorial::Lesson;
use crate::store::game_code;
use crate::store::saves::GameId;

/// A page of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    Game(Game),
    /// A game of Little Factory being played, or finished.
    Table(GameId),
    /// A whole game of Little Factory in the address.
    Shared(Rc<str>),
    /// The door to Little Factory with a deal filled in.
    Deal {
        setup: Setup,
        seed: Seed,
    },
    /// The player's games and statistics.
    Games,
    /// The rules of Little Factory, at a place.
    Rules(Place),
    /// The lessons of Little Factory, or the table of one.
    Learn(Option<Lesson>),
    /// The game begun last, if there is one to go on with.
    Continue,
    Settings,
    About,
    /// An address of our kind that leads nowhere.
    NotFound,
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
            path => match path.split_once('/') {
                None => Game::from_slug(path).map_or(Self::NotFound, Self::Game),
                Some((slug, rest)) if Game::from_slug(slug) == Some(Game::LittleFactory) => {
                    Self::of_little_factory(rest).unwrap_or(Self::NotFound)
                }
                Some(_) => Self::NotFound,
            },
        })
    }

    fn of_little_factory(path: &str) -> Option<Self> {
        match path.split_once('/').unwrap_or((path, "")) {
            ("learn", "") => Some(Self::Learn(None)),
            ("learn", number) => {
                let lesson = Lesson::by_number(number.parse().ok()?)?;
                (lesson.number().to_string() == number).then_some(Self::Learn(Some(lesson)))
            }
            ("rules", place) => Place::parse(place).map(Self::Rules),
            ("g", code) => Some(Self::Shared(code.into())),
            ("deal", deal) => {
                let (setup, seed) = deal.split_once('-')?;
                Some(Self::Deal { setup: game_code::read_setup(setup)?, seed: game_code::read_seed(seed)? })
            }
            _ => path.parse().ok().map(Self::Table),
        }
    }

    /// The address to link to. Nothing links to `NotFound`; it goes home.
    pub(crate) fn href(&self) -> String {
        match self {
            Self::Home | Self::NotFound => "#/".to_owned(),
            Self::Game(game) => format!("#/{}", game.slug()),
            Self::Table(id) => format!("#/{}/{id}", Game::LittleFactory.slug()),
            Self::Shared(code) => format!("{}{code}", crate::store::import::LINK),
            Self::Deal { setup, seed } => format!("#/little-factory/deal/{}-{seed}", game_code::write_setup(*setup)),
            Self::Games => "#/games".to_owned(),
            Self::Rules(place) => {
                let place = place.slug();
                let slash = if place.is_empty() { "" } else { "/" };
                format!("#/{}/rules{slash}{place}", Game::LittleFactory.slug())
            }
            Self::Learn(lesson) => {
                let number = lesson.map_or_else(String::new, |lesson| format!("/{}", lesson.number()));
                format!("#/{}/learn{number}", Game::LittleFactory.slug())
            }
            Self::Continue => "#/continue".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::About => "#/about".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::little_factory::rules::Section;

    fn all() -> Vec<Route> {
        let mut routes = vec![Route::Home, Route::Continue, Route::Settings, Route::About, Route::Table(GameId(0x2a))];
        routes.extend(Game::ALL.map(Route::Game));
        routes.extend([Route::Games, Route::Shared("1.1.2.42.mb4..0badcafe".into())]);
        for (seats, extension) in [(2, false), (3, true), (4, true)] {
            let setup = Setup::new(seats, extension).expect("so many can play");
            routes.push(Route::Deal { setup, seed: Seed(u64::MAX) });
        }
        routes.extend([Route::Rules(Place::Top), Route::Learn(None)]);
        routes.extend(Lesson::ALL.map(|lesson| Route::Learn(Some(lesson))));
        routes.extend(Section::ALL.map(|section| Route::Rules(Place::Section(section))));
        routes.extend((1..=18).map(|number| Route::Rules(Place::Ruling(number))));
        routes
    }

    #[test]
    fn every_address_leads_back_to_its_page() {
        for route in all() {
            assert_eq!(Route::parse(&route.href()), Some(route));
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
        assert_eq!(Route::parse("#/little-factory/"), Some(Route::Game(Game::LittleFactory)));
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
            "#/little-factory/h/1",
            "#/little-factory/rules/chess",
            "#/little-factory/rules/ruling-0",
            "#/little-factory/rules/ruling-19",
            "#/little-factory/rules/ruling-03",
            "#/little-factory/learn/0",
            "#/little-factory/learn/9",
            "#/little-factory/learn/01",
            "#/la-granja/0000002a",
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
