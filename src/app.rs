//! The root component: which page is open, and the two things every component may ask for (settings and language).

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::dom;
use crate::embed;
use crate::games::{Game, question};
use crate::i18n::{Language, Message};
use crate::markup::html;
use crate::pages::{History, NewGame, Source, TablePage, about, home, learn_page, not_found, settings_page};
use crate::program::{self, LOBBY, PLAYS};
use crate::pwa;
use crate::rescue;
use crate::route::{Place, Route};
use crate::store::frames;
use crate::store::saves::GameId;
use crate::store::settings::{self, Settings};
use crate::ui::{site_footer, site_header};
use crate::wish;

/// The player's settings, and how to change them.
#[derive(Clone, PartialEq)]
pub(crate) struct SettingsContext {
    pub(crate) settings: Settings,
    /// False once the browser has refused to keep something.
    pub(crate) kept: bool,
    pub(crate) change: Callback<Settings>,
    /// Whether a new version waits to be taken.
    pub(crate) update_ready: bool,
}

impl SettingsContext {
    /// For a component outside the app's provider: the defaults, which cannot be changed.
    pub(crate) fn alone() -> Self {
        Self { settings: Settings::default(), kept: false, change: Callback::noop(), update_ready: false }
    }
}

/// Everything between the static page and the wooden table.
#[component]
pub(crate) fn App() -> Html {
    let route = use_route();
    let context = use_settings();
    let language = context.settings.language.unwrap_or_else(|| Language::preferred(&dom::browser_languages()));
    use_effect_with(context.settings, |settings| settings::show(*settings));
    use_effect_with((route.clone(), language), |(route, language)| {
        if *route == Route::Continue {
            // Where the installed app's shortcut leads: the game begun last, or where all games stand.
            let latest = frames::latest().map(|(id, game)| Route::table_of(&game, id));
            let route = latest.unwrap_or(Route::Home);
            dom::go_instead(&route.href());
        }
        program::speak(*language);
        dom::set_title(&title(route, *language));
    });
    use_focus_on_turn(route.clone());
    let came_from = use_came_from(route.clone());
    pwa::use_marks();
    use_effect_with((), |()| rescue::panic_if_asked());
    use_effect_with((), |()| {
        if LOBBY && !PLAYS {
            question::carry_over(&Callback::from(|()| dom::tell("little-table:state", "")));
        }
    });
    use_effect_with(route == Route::Home, |home| {
        // In a frame it is the door of the game that is there already.
        if *home && LOBBY && !embed::is_on() {
            // The game begun last is the one that is probably gone on with.
            let latest = frames::latest().and_then(|(_, game)| Game::from_slug(&game));
            program::expect(latest.unwrap_or(Game::ALL[0]));
        }
    });

    let begun = use_begun(route == Route::Home || embed::is_on() || program::has_taken_over());
    let inside = match &route {
        _ if !begun => html! {
            <>
                { site_header(&route, language) }
                <main key="main" class="page"><p class="shell-other" aria-hidden="true">{ "Little Table" }</p></main>
                { site_footer(language, &context) }
            </>
        },
        Route::Of(game, Place::Table(id)) if PLAYS => {
            html! { <TablePage key={id.to_string()} game={*game} source={Source::Kept(*id)} /> }
        }
        Route::Of(game, Place::Shared(code)) if PLAYS => {
            html! { <TablePage key={code.to_string()} game={*game} source={Source::Link(code.clone())} /> }
        }
        Route::Of(game, Place::Learn(Some(lesson))) if PLAYS => {
            game.folder().map(|folder| folder.lesson(*lesson)).unwrap_or_default()
        }
        _ => html! {
            <>
                if !embed::is_on() {
                    { site_header(&route, language) }
                    { pwa::slips(context.update_ready, language) }
                }
                <main key="main" id="main" class="page" tabindex="-1">
                    { page(&route, came_from, &context, language) }
                </main>
                if !embed::is_on() {
                    { pwa::install(language) }
                }
                { site_footer(language, &context) }
            </>
        },
    };
    yew::html! {
        <ContextProvider<SettingsContext> {context}>
            <ContextProvider<Language> context={language}>{ inside }</ContextProvider<Language>>
        </ContextProvider<SettingsContext>>
    }
}

fn page(route: &Route, came_from: Option<(Game, GameId)>, context: &SettingsContext, language: Language) -> Html {
    match route {
        // In a frame the games' table is the host's page; there is only the door.
        Route::Home if PLAYS && embed::is_on() => {
            html! { <NewGame key="new-game" game={wish::framed_game(&dom::query())} /> }
        }
        Route::Home if LOBBY => home(language),
        Route::Games if LOBBY => html! { <History key="games" /> },
        Route::Settings if LOBBY => settings_page(context, language),
        Route::About if LOBBY => about(language),
        Route::NotFound => not_found(language),
        Route::Of(game, place) => match place {
            Place::Door if PLAYS => html! { <NewGame key={game.slug()} game={*game} /> },
            Place::Deal { setup, seed } if PLAYS => {
                let deal = Some((setup.clone(), *seed));
                html! { <NewGame key={format!("deal-{setup}-{seed}")} game={*game} {deal} /> }
            }
            Place::Rules(place) if PLAYS => {
                let back = came_from.filter(|(of, _)| of == game).map(|(_, id)| Route::table(*game, id));
                game.folder().map(|folder| folder.rules(place, back)).unwrap_or_default()
            }
            Place::Learn(None) if PLAYS => learn_page(language, *game),
            _ => Html::default(),
        },
        // Left at once, without a page around it, or drawn by another program.
        _ => Html::default(),
    }
}

/// What the browser's tab says.
fn title(route: &Route, language: Language) -> String {
    let page = match route {
        Route::Home | Route::Continue => return language.say(Message::SiteTitle).to_owned(),
        Route::Of(_, Place::Rules(_)) => language.say(Message::RulesTitle),
        Route::Of(_, Place::Learn(_)) => language.say(Message::LearnTitle),
        Route::Of(game, _) => game.name(),
        Route::Games => language.say(Message::MyGames),
        Route::Settings => language.say(Message::Settings),
        Route::About => language.say(Message::About),
        Route::NotFound => language.say(Message::NotFoundTitle),
    };
    format!("{page} · Little Table")
}

/// Whether the page may be built: at once, or in a task of its own after what the shell shows.
#[hook]
fn use_begun(at_once: bool) -> bool {
    let begun = use_state_eq(|| at_once);
    {
        let begun = begun.setter();
        use_effect_with((), move |()| {
            Timeout::new(0, move || begun.set(true)).forget();
        });
    }
    *begun
}

/// Follows the address. A fragment that is no address of ours (`#main`) leaves the page as it is, and so does a page of
/// another program until that one draws it.
#[hook]
fn use_route() -> Route {
    let route = use_state_eq(|| Route::parse(&dom::hash()).unwrap_or(Route::Home));
    {
        let route = route.setter();
        use_effect_with((), move |()| {
            let listener = dom::window().map(|window| {
                EventListener::new(&window, "hashchange", move |_| match Route::parse(&dom::hash()) {
                    Some(opened) if program::has(&opened) => route.set(opened),
                    // Another program draws it (static/scripts/start.js), or nobody.
                    _ => {}
                })
            });
            move || drop(listener)
        });
    }
    (*route).clone()
}

/// Settings as they were kept, and a way to change them that also keeps them.
#[hook]
fn use_settings() -> SettingsContext {
    let state = use_state_eq(|| {
        let (settings, kept) = settings::load();
        // An address may ask for a language; the next choice of the player is worth more.
        let language = Language::asked_for(&dom::query()).or(settings.language);
        (Settings { language, ..settings }, kept)
    });
    let (settings, kept) = *state;
    let change = {
        let state = state.setter();
        Callback::from(move |next: Settings| {
            if next.language != settings.language {
                dom::drop_query("lang");
            }
            let settings = next;
            state.set((settings, settings::keep(settings).is_ok()));
        })
    };
    let (settings, change) = embed::use_host_look(settings, &change);
    SettingsContext { settings, kept, change, update_ready: pwa::is_update_ready() }
}

/// The game that was open last, for the way back.
#[hook]
fn use_came_from(route: Route) -> Option<(Game, GameId)> {
    let last = use_mut_ref(program::came_from);
    if let Route::Of(game, Place::Table(id)) = route {
        last.replace(Some((game, id)));
        program::remember(game, id);
    }
    *last.borrow()
}

/// After a turn to another page the reader starts at its heading, as on a fresh page.
#[hook]
fn use_focus_on_turn(route: Route) {
    // A program that has taken over at the table knows by itself where the reader goes on.
    let at_table = matches!(route, Route::Of(_, Place::Table(_)));
    let turned = use_mut_ref(|| program::has_taken_over() && !at_table);
    use_effect_with(route, move |route| {
        // A place within the rules takes the focus itself.
        let at_a_place = matches!(route, Route::Of(_, Place::Rules(place)) if !place.is_empty());
        if turned.replace(true) && !at_a_place {
            dom::scroll_to_top();
            dom::focus("#app h1");
        }
    });
}
