//! How a host page and the table meet. The table is shown in a frame whose address begins with `?embed`; the host asks
//! for things by messages and is told things by messages, all of them listed in `docs/embedding.md`.
//!
//! Only the window around the frame is listened to and spoken to, and if the address names the host, only while that
//! host is there. What it asks for is carried out by `wish`, which believes nothing.

mod accent;
mod height;

use std::cell::RefCell;
use std::fmt;

use gloo_events::EventListener;
use js_sys::{Array, JsString, Object, Reflect};
use tabletop::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{Element, MessageEvent, Window};
use yew::prelude::*;

use crate::dom;
use crate::i18n::Language;
use crate::program;
use crate::store::heading::Stage;
use crate::store::save::AnySave;
use crate::store::settings::{Settings, Theme};
use crate::table::{Seating, Sitter};
pub(crate) use accent::Accent;
pub(crate) use height::look_again;

/// The version of the messages. It changes when an old host would misunderstand a new table.
const VERSION: u32 = 1;

/// No word of ours is longer.
const LONGEST_WORD: u32 = 100;
/// On `<html>`: a program has read the address. The others come after it, and find what it has opened.
const OPENED: &str = "data-opened";

/// On `<html>` between two programs: how the host wants it to look.
const LOOK: &str = "data-look";

/// On `<html>` between two programs: what the host was told last about the turn. Another language tells nothing new.
const TOLD: &str = "data-told";

/// A game takes a few thousand letters.
const LONGEST_RECORD: u32 = 100_000;
/// Before the chairs on top of a record, as a comment that every reader of records passes over.
pub(crate) const SEATS: &str = "# seats ";

/// It was not asked in a way we understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

/// A host's request as named texts: `Ok(None)` if a name is missing, an error if there is something else than a text.
pub(crate) type Fields<'a> = &'a dyn Fn(&str) -> Result<Option<String>, Refused>;

/// How the host wants it to look and sound; `None` is as the player has it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Look {
    pub(crate) language: Option<Language>,
    pub(crate) theme: Option<Theme>,
    pub(crate) accent: Option<Accent>,
}

/// As in an address.
impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let theme = self.theme.map(|theme| match theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::System => "auto",
        });
        write!(f, "?embed")?;
        if let Some(language) = self.language {
            write!(f, "&lang={}", language.tag())?;
        }
        if let Some(theme) = theme {
            write!(f, "&theme={theme}")?;
        }
        self.accent.map_or(Ok(()), |accent| write!(f, "&accent={accent}"))
    }
}

/// Who carries out what a host asks for.
#[derive(Clone, Copy)]
pub(crate) struct Servant {
    /// How the address wants it to look.
    pub(crate) look: fn(Fields<'_>) -> Look,
    /// Goes to the game the address asks for, and says which kind of game this frame is for.
    pub(crate) open: fn(&str) -> (&'static str, Result<(), Refused>),
    /// Does what a message says.
    pub(crate) obey: fn(Fields<'_>),
}

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
    servant: Servant,
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
pub(crate) fn start(servant: Servant) {
    let query = dom::query();
    if parameter(&query, "embed").is_none() {
        return;
    }
    let fields = |name: &str| Ok(parameter(&query, name));
    let Some(window) = dom::window() else { return };
    let host = window.parent().ok().flatten().filter(|parent| *parent != window);
    let look = (servant.look)(&fields);
    let origin = parameter(&query, "host")
        .map(|origin| origin.trim_end_matches('/').to_owned())
        .filter(|origin| !origin.is_empty());
    let opened = dom::root_attribute(OPENED).is_none().then(|| (servant.open)(&query));
    dom::set_root_attribute(OPENED, Some(""));
    let misread = opened.as_ref().is_some_and(|(_, opened)| opened.is_err());
    let frame = Frame { host, origin, look, misread, show: Callback::noop(), servant, turn: None };
    FRAME.replace(Some(frame));
    show_accent(look);
    EventListener::new(&window, "message", |event| hear(event.unchecked_ref())).forget();
    if let Some((game, _)) = opened {
        let language = look.language.map_or_else(String::new, |language| language.tag().to_owned());
        let version = env!("CARGO_PKG_VERSION");
        tell("ready", &[("game", game.into()), ("lang", language.into()), ("version", version.into())]);
    }
}

/// This program has the page now, in which it is drawn from here on.
pub(crate) fn enter(page: &Element) {
    let Some(servant) = FRAME.with_borrow(|frame| frame.as_ref().map(|frame| frame.servant)) else { return };
    if let Some(handed) = dom::root_attribute(LOOK) {
        let wanted = (servant.look)(&|name| Ok(parameter(&handed, name)));
        look(|look| *look = wanted);
    }
    change_frame(|frame| frame.turn = dom::root_attribute(TOLD));
    height::follow(page);
}

/// Another program takes the page over, and shows it as the host wants it.
pub(crate) fn leave() {
    let handed = FRAME.with_borrow(|frame| frame.as_ref().map(|frame| (frame.look.to_string(), frame.turn.clone())));
    let (look, told) = handed.unzip();
    dom::set_root_attribute(LOOK, look.as_deref());
    dom::set_root_attribute(TOLD, told.flatten().as_deref());
}

fn change_frame(change: impl FnOnce(&mut Frame)) {
    FRAME.with_borrow_mut(|frame| frame.as_mut().map(change));
}

/// A value out of a query: `Some("")` for a name without one.
pub(crate) fn parameter(query: &str, name: &str) -> Option<String> {
    let pairs = query.strip_prefix('?')?.split('&');
    let mut values = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    let (_, value) = values.find(|(key, _)| *key == name)?;
    decoded(&value.replace('+', " "))
}

pub(crate) fn decoded(text: &str) -> Option<String> {
    js_sys::decode_uri_component(text).ok().map(String::from)
}

/// What [`decoded`] reads.
pub(crate) fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// A message from anywhere. Most are none of our business.
fn hear(event: &MessageEvent) {
    let obey = FRAME.with_borrow(|frame| {
        let Some(Frame { host: Some(host), origin, servant, .. }) = frame else { return None };
        let source = Reflect::get(event, &"source".into()).unwrap_or_default();
        let trusted =
            source == *AsRef::<JsValue>::as_ref(host) && origin.as_ref().is_none_or(|origin| *origin == event.origin());
        trusted.then_some(servant.obey)
    });
    // A program that has been left does not answer.
    if let Some(obey) = obey.filter(|_| program::is_drawn()) {
        let data = event.data();
        obey(&|name| field(&data, name));
    }
}

/// Read by hand and not by serde: only what the host put there itself, and of bearable length, is looked at.
///
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
    // The version is a number, as the documentation says.
    if name == "v" && value.as_f64().is_none() {
        return Err(Refused);
    }
    if let Some(text) = value.dyn_ref::<JsString>() {
        let longest = if name == "record" { LONGEST_RECORD } else { LONGEST_WORD };
        return if text.length() <= longest { Ok(Some(text.into())) } else { Err(Refused) };
    }
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && (0.0..=9_007_199_254_740_991.0).contains(&number) => {
            // As a whole number: to write one with a point would bring all that writes them, 9 kB of program.
            Ok(Some((number as u64).to_string()))
        }
        _ if value.is_undefined() => Ok(None),
        _ => Err(Refused),
    }
}

/// Changes how the host wants it to look, and shows it.
pub(crate) fn look(change: impl FnOnce(&mut Look)) {
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
    for (name, value) in look.accent.map(Accent::properties).into_iter().flatten() {
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
pub(crate) fn tell_game(save: &AnySave) {
    let (heading, standing) = (&save.heading, &save.heading.standing);
    let place = format!("{} {} {} {:?}", heading.game, heading.begun, standing.turn, standing.stage);
    let told = FRAME.with_borrow_mut(|frame| {
        let before = frame.as_mut().and_then(|frame| frame.turn.replace(place.clone()));
        before == Some(place)
    });
    if told {
        return;
    }
    let seating = &heading.seating;
    let winners = match standing.stage {
        Stage::ToAct(seat) => {
            let (turn, mine) = (standing.turn + 1, seat == seating.me());
            let who = who(seating, seat);
            return tell("turn", &[("turn", turn.into()), ("who", who.into()), ("mine", mine.into())]);
        }
        Stage::Over(winners) => winners,
    };
    let result = match (winners.contains(seating.me()), winners.len()) {
        (true, 1) => "won",
        (true, _) => "shared",
        (false, _) => "lost",
    };
    let scores: Array = Seat::all(seating.len())
        .map(|seat| {
            let score = standing.score(seat);
            object(&[
                ("who", who(seating, seat).into()),
                ("score", score.into()),
                // What the score was called when there was one game.
                ("influence", score.into()),
                ("won", winners.contains(seat).into()),
            ])
        })
        .collect();
    let record = format!("{SEATS}{seating}\n{}", save.record);
    let fields = [
        ("game", heading.game.as_str().into()),
        ("result", result.into()),
        ("score", standing.score(seating.me()).into()),
        ("scores", scores.into()),
        ("record", record.into()),
    ];
    tell("gameover", &fields);
}

/// `me`, or a rival's name as in records.
fn who(seating: &Seating, seat: Seat) -> &'static str {
    match seating.at(seat) {
        Sitter::Me => "me",
        Sitter::Rival { character, .. } => character.id(),
        Sitter::Automaton => "automaton",
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
        change_frame(|frame| frame.look = left);
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
    use crate::store::settings::Pace;

    #[test]
    fn the_next_program_is_told_the_look_as_an_address_tells_it() {
        let look = Look { language: Some(Language::French), theme: Some(Theme::System), accent: "#abc".parse().ok() };
        assert_eq!(look.to_string(), "?embed&lang=fr&theme=auto&accent=#aabbcc");
        assert_eq!(Look::default().to_string(), "?embed");
    }

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
