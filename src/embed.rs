//! How a host page and the table meet. The table is shown in a frame whose address begins with `?embed`; the host asks
//! for things by messages and is told things by messages, all of them listed in `docs/embedding.md`.
//!
//! Only the window around the frame is listened to and spoken to, and if the address names the host, only while that
//! host is there. What it says goes through [`wish`], which believes nothing.

mod accent;
mod height;
mod wish;

use std::cell::RefCell;

use gloo_events::EventListener;
use js_sys::{Array, JsString, Object, Reflect};
use little_factory::LittleFactory;
use tabletop::{Game as _, Seat};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Window};
use yew::prelude::*;

use crate::dom;
use crate::games::Game;
use crate::pages;
use crate::route::Route;
use crate::store::settings::Settings;
use crate::store::{frames, saves};
use crate::table::{Seating, Session, Sitter};
pub(crate) use height::look_again;
use wish::{Asked, Look, Refused};

/// The version of the messages. It changes when an old host would misunderstand a new table.
const VERSION: u32 = 1;

thread_local! {
    static FRAME: RefCell<Option<Frame>> = const { RefCell::new(None) };
}

/// What is known about the frame we are in.
struct Frame {
    /// The window around us; `None` if the page was opened by itself.
    host: Option<Window>,
    /// Whom we speak to: the origin the address names, or whoever frames us.
    origin: Option<String>,
    look: Look,
    /// Whether the address had a game in it that cannot be read.
    misread: bool,
    /// Called when the host wants another look.
    show: Callback<Look>,
    /// What the host was told last about the turn: the same is not told twice.
    turn: Option<String>,
}

/// Whether the address asks for the table in a frame.
pub(crate) fn is_on() -> bool {
    FRAME.with_borrow(Option::is_some)
}

/// Whether the game in the address could not be read.
pub(crate) fn misread() -> bool {
    FRAME.with_borrow(|frame| frame.as_ref().is_some_and(|frame| frame.misread))
}

/// Before the app is drawn: reads the address, sets the table it asks for, and says that the frame is ready.
pub(crate) fn start() {
    let query = dom::query();
    if parameter(&query, "embed").is_none() {
        return;
    }
    let fields = |name: &str| Ok(parameter(&query, name));
    let Some(window) = dom::window() else { return };
    let host = window.parent().ok().flatten().filter(|parent| *parent != window);
    let look = Look::read(&fields);
    let origin = parameter(&query, "host")
        .map(|origin| origin.trim_end_matches('/').to_owned())
        .filter(|origin| !origin.is_empty());
    let misread = open_game(&query).is_err();
    let frame = Frame { host, origin, look, misread, show: Callback::noop(), turn: None };
    FRAME.replace(Some(frame));
    show_accent(look);
    EventListener::new(&window, "message", |event| hear(event.unchecked_ref())).forget();
    let language = look.language.map_or_else(String::new, |language| language.tag().to_owned());
    tell(
        "ready",
        &[
            ("game", Game::LittleFactory.slug().into()),
            ("lang", language.into()),
            ("version", env!("CARGO_PKG_VERSION").into()),
        ],
    );
    height::follow();
}

/// Goes to the game the address asks for: the one that was left in this frame, or a new one.
fn open_game(query: &str) -> Result<(), Refused> {
    let here = match Route::parse(&dom::hash()) {
        Some(Route::Table(id)) => saves::load(id).is_some(),
        _ => false,
    };
    // A long record comes behind the #, where it is no business of any server.
    let record = parameter(query, "record").or_else(|| decoded(dom::hash().strip_prefix("#record=")?));
    let fields = |name: &str| Ok(if name == "record" { record.clone() } else { parameter(query, name) });
    let Some(save) = wish::wished(&fields, pages::new_seed(), dom::now())? else { return Ok(()) };
    if here {
        return Ok(());
    }
    let id = match frames::left(query) {
        Some(id) if record.is_none() => id,
        _ => {
            let id = pages::lay(&save);
            frames::keep(query, id);
            id
        }
    };
    dom::go_instead(&Route::Table(id).href());
    Ok(())
}

/// A value out of a query: `Some("")` for a name without one.
fn parameter(query: &str, name: &str) -> Option<String> {
    let pairs = query.strip_prefix('?')?.split('&');
    let mut values = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    let (_, value) = values.find(|(key, _)| *key == name)?;
    decoded(&value.replace('+', " "))
}

fn decoded(text: &str) -> Option<String> {
    js_sys::decode_uri_component(text).ok().map(String::from)
}

/// A message from anywhere. Most are none of our business.
fn hear(event: &MessageEvent) {
    let trusted = FRAME.with_borrow(|frame| {
        let Some(Frame { host: Some(host), origin, .. }) = frame else { return false };
        let source = Reflect::get(event, &"source".into()).unwrap_or_default();
        source == *AsRef::<JsValue>::as_ref(host) && origin.as_ref().is_none_or(|origin| *origin == event.origin())
    });
    if !trusted {
        return;
    }
    let data = event.data();
    let Ok(asked) = Asked::read(&|name| field(&data, name), pages::new_seed(), dom::now()) else { return };
    match asked {
        Asked::New(save) => {
            let id = pages::lay(&save);
            frames::keep(&dom::query(), id);
            dom::go_instead(&Route::Table(id).href());
        }
        Asked::SetLang(language) => look(|look| look.language = Some(language)),
        Asked::SetTheme(wanted) => look(|look| {
            look.theme = wanted.theme.or(look.theme);
            look.accent = wanted.accent.or(look.accent);
        }),
    }
}

/// A field of a message: a text of bearable length, or a whole number.
fn field(data: &JsValue, name: &str) -> Result<Option<String>, Refused> {
    if !data.is_object() || Array::is_array(data) {
        return Err(Refused);
    }
    // Only what the host put there itself: nothing inherited.
    if !Object::has_own(data.unchecked_ref::<Object>(), &name.into()) {
        return Ok(None);
    }
    let value = Reflect::get(data, &name.into()).map_err(|_| Refused)?;
    if let Some(text) = value.dyn_ref::<JsString>() {
        let longest = if name == "record" { wish::LONGEST_RECORD } else { wish::LONGEST_WORD };
        return if text.length() <= longest { Ok(Some(text.into())) } else { Err(Refused) };
    }
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && (0.0..=9_007_199_254_740_991.0).contains(&number) => {
            Ok(Some(format!("{number:.0}")))
        }
        _ if value.is_undefined() => Ok(None),
        _ => Err(Refused),
    }
}

/// Changes how the host wants it to look, and shows it.
fn look(change: impl FnOnce(&mut Look)) {
    let shown = FRAME.with_borrow_mut(|frame| {
        let frame = frame.as_mut()?;
        change(&mut frame.look);
        Some((frame.look, frame.show.clone()))
    });
    if let Some((look, show)) = shown {
        show_accent(look);
        show.emit(look);
    }
}

fn show_accent(look: Look) {
    for (name, value) in look.accent.map(accent::Accent::properties).into_iter().flatten() {
        dom::set_root_property(name, &value);
    }
}

/// Tells the host something.
fn tell(kind: &str, fields: &[(&str, JsValue)]) {
    FRAME.with_borrow(|frame| {
        let Some(Frame { host: Some(host), origin, .. }) = frame else { return };
        let message = object(&[("source", "little-table".into()), ("v", VERSION.into()), ("type", kind.into())]);
        for (name, value) in fields {
            put(&message, name, value);
        }
        // Fails only if the named host is no origin; then there is nobody to tell.
        let _ = host.post_message(&message, origin.as_deref().unwrap_or("*"));
    });
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        put(&object, name, value);
    }
    object
}

fn put(object: &Object, name: &str, value: &JsValue) {
    // A plain object takes everything.
    let _ = Reflect::set(object, &name.into(), value);
}

/// Tells the host where a game stands: whose turn it is, or how it ended.
pub(crate) fn tell_game(session: &Session<LittleFactory>, seating: &Seating) {
    if !is_on() {
        return;
    }
    let game = session.now();
    let outcome = game.outcome();
    let place = format!("{:?} {} {:?}", session.record().seed, game.turn(), game.to_act());
    let told = FRAME.with_borrow_mut(|frame| {
        let before = frame.as_mut().and_then(|frame| frame.turn.replace(place.clone()));
        before == Some(place)
    });
    if told {
        return;
    }
    let Some(outcome) = outcome else {
        let mine = session.is_mine();
        let who = game.to_act().map_or("", |seat| who(seating, seat));
        return tell("turn", &[("turn", (game.turn() + 1).into()), ("who", who.into()), ("mine", mine.into())]);
    };
    let won = outcome.winners.contains(seating.me());
    let result = match (won, outcome.winners.len()) {
        (true, 1) => "won",
        (true, _) => "shared",
        (false, _) => "lost",
    };
    let scores: Array = Seat::all(seating.len())
        .map(|seat| {
            object(&[
                ("who", who(seating, seat).into()),
                ("influence", game.player(seat).influence().into()),
                ("won", outcome.winners.contains(seat).into()),
            ])
        })
        .collect();
    let record = wish::told(seating, session.record());
    tell("gameover", &[("result", result.into()), ("scores", scores.into()), ("record", record.into())]);
}

/// `me`, or a rival's name as in records.
fn who(seating: &Seating, seat: Seat) -> &'static str {
    match seating.at(seat) {
        Sitter::Me => "me",
        Sitter::Rival { character, .. } => character.id(),
    }
}

/// The player's settings with the host's wishes over them. What the player then chooses in the frame counts more.
#[hook]
pub(crate) fn use_host_look(own: Settings, change: &Callback<Settings>) -> (Settings, Callback<Settings>) {
    let look =
        use_state_eq(|| FRAME.with_borrow(|frame| frame.as_ref().map_or_else(Look::default, |frame| frame.look)));
    {
        let look = look.setter();
        use_effect_with((), move |()| {
            FRAME.with_borrow_mut(|frame| {
                if let Some(frame) = frame {
                    frame.show = Callback::from(move |wanted| look.set(wanted));
                }
            });
        });
    }
    let shown = over(*look, own);
    let change = change.clone();
    let choose = Callback::from(move |chosen: Settings| {
        let (left, kept) = chosen_over(*look, own, chosen);
        look.set(left);
        change.emit(kept);
    });
    (shown, choose)
}

fn over(look: Look, own: Settings) -> Settings {
    Settings { language: look.language.or(own.language), theme: look.theme.unwrap_or(own.theme), ..own }
}

/// What remains of the host's wishes after the player has chosen, and what is to be kept: never the host's words.
fn chosen_over(look: Look, own: Settings, chosen: Settings) -> (Look, Settings) {
    let shown = over(look, own);
    let (mut left, mut kept) = (look, chosen);
    if chosen.language == shown.language {
        kept.language = own.language;
    } else {
        left.language = None;
    }
    if chosen.theme == shown.theme {
        kept.theme = own.theme;
    } else {
        left.theme = None;
    }
    (left, kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::store::settings::{Pace, Theme};

    #[test]
    fn a_hosts_wish_is_shown_and_never_kept() {
        let look = Look { language: Some(Language::French), theme: Some(Theme::Dark), accent: None };
        let own = Settings { language: Some(Language::German), ..Settings::default() };
        let shown = over(look, own);
        assert_eq!((shown.language, shown.theme), (Some(Language::French), Theme::Dark));

        let (left, kept) = chosen_over(look, own, Settings { pace: Pace::Fast, ..shown });
        assert_eq!((left, kept), (look, Settings { pace: Pace::Fast, ..own }));

        let (left, kept) = chosen_over(look, own, Settings { language: Some(Language::English), ..shown });
        assert_eq!((left.language, left.theme), (None, Some(Theme::Dark)));
        assert_eq!((kept.language, kept.theme), (Some(Language::English), Theme::System));
    }
}
