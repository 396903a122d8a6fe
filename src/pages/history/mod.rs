//! The player's games and how he fares: a list to open, send, save and delete from, a place to bring games to, and
//! the statistics. `History` is the one owner of what is shown here; the other files draw a part of it.

mod bring;
mod figures;
mod list;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use web_sys::{DragEvent, File, HtmlTextAreaElement};
use yew::prelude::*;

use crate::dom;
use crate::games::question;
use crate::i18n::{Language, Message, phrases};
use crate::markup::{classes, html};
use crate::route::Route;
use crate::store::heading::Heading;
use crate::store::import::{self, Found, ImportError};
use crate::store::save::AnySave;
use crate::store::saves::{self, GameId, Listed};
use crate::store::statistics::{self, Tally};
use crate::table::sitting;

/// So many finished games are shown at first, and with each wish for more.
const PAGE: usize = 20;

pub(crate) enum Msg {
    CopyLink(GameId),
    /// What a game is called in a link.
    Link(Box<Heading>, Option<String>),
    SaveFile(GameId),
    SaveAll,
    Delete(GameId),
    ShowMore,
    /// What a file holds, or why it was not read.
    Came(Result<String, ImportError>),
    Found(Vec<Found>),
    Files(Vec<File>),
    Paste,
    Add,
    Forget,
    /// Asks first, or asks no longer.
    AskReset,
    ResetStatistics,
    SaveStatistics,
    TakeBack,
    Fade,
    Speak(Language),
    /// Something was written in the form of today.
    ListAgain,
}

/// What was done last, said at the foot of the page.
enum Toast {
    Said(String),
    Deleted(GameId, String),
    StatisticsReset(String),
}

/// The page of all games.
pub(crate) struct History {
    language: Language,
    _language: Option<ContextHandle<Language>>,
    _carried: Option<EventListener>,
    games: Vec<Listed>,
    tallies: Vec<Tally>,
    shown: usize,
    found: Vec<Found>,
    paste: NodeRef,
    toast: Option<Toast>,
    /// It is asked whether the statistics are to begin anew.
    asks_reset: bool,
    /// Takes away what was only said.
    fading: Option<Timeout>,
    /// Where the keyboard goes after the next drawing.
    focus: Option<&'static str>,
}

impl Component for History {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let (language, handle) = ctx.link().context::<Language>(ctx.link().callback(Msg::Speak)).unzip();
        let again = ctx.link().callback(|()| Msg::ListAgain);
        let carried =
            dom::window().map(|window| EventListener::new(&window, "little-table:state", move |_| again.emit(())));
        Self {
            language: language.unwrap_or(Language::English),
            _language: handle,
            _carried: carried,
            games: saves::list(),
            tallies: statistics::tallies(),
            shown: PAGE,
            found: Vec::new(),
            paste: NodeRef::default(),
            toast: None,
            asks_reset: false,
            fading: None,
            focus: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, message: Msg) -> bool {
        match message {
            Msg::CopyLink(id) => {
                if let Some(save) = load(id) {
                    let heading = Box::new(save.heading.clone());
                    question::code(&save, ctx.link().callback(move |code| Msg::Link(heading.clone(), code)));
                }
                return false;
            }
            Msg::Link(heading, code) => {
                dom::copy(&sitting::link_with(&heading, code));
                self.say_so(self.say(Message::LinkCopied).to_owned());
            }
            Msg::SaveFile(id) => save_file(id),
            Msg::SaveAll => self.save_all(),
            Msg::Delete(id) => match saves::delete(id) {
                Ok(text) => {
                    self.toast = Some(Toast::Deleted(id, text.unwrap_or_default()));
                    self.focus = Some(".toast button");
                    self.games = saves::list();
                }
                Err(_) => self.say_so(self.say(Message::NotDeleted).to_owned()),
            },
            Msg::ShowMore => self.shown += PAGE,
            Msg::Came(Ok(text)) => {
                import::read(&text, dom::now(), ctx.link().callback(Msg::Found));
                return false;
            }
            Msg::Came(Err(error)) => ctx.link().send_message(Msg::Found(vec![Found::Nothing(error)])),
            Msg::Found(found) => {
                self.found.extend(found);
                self.toast = None;
                self.focus = Some(".found h3");
            }
            Msg::Files(files) => {
                self.found.clear();
                for file in files {
                    read(&file, ctx.link().callback(Msg::Came));
                }
            }
            Msg::Paste => {
                self.found.clear();
                let text = self.paste.cast::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default();
                ctx.link().send_message(Msg::Came(Ok(text)));
            }
            Msg::Add => self.add(),
            Msg::Forget => self.found.clear(),
            Msg::AskReset => {
                self.asks_reset = !self.asks_reset;
                self.focus = self.asks_reset.then_some(".ask-reset .quiet");
            }
            Msg::ResetStatistics => match statistics::reset() {
                Ok(text) => {
                    self.asks_reset = false;
                    self.toast = text.map(Toast::StatisticsReset);
                    self.focus = Some(".toast button");
                    self.tallies = statistics::tallies();
                }
                Err(_) => self.say_so(self.say(Message::NotDeleted).to_owned()),
            },
            Msg::SaveStatistics => {
                if let Some(text) = statistics::ledger() {
                    dom::download("little-table-statistics.txt", &text);
                }
            }
            Msg::TakeBack => self.take_back(),
            Msg::Fade => {
                if matches!(self.toast, Some(Toast::Said(_))) {
                    self.toast = None;
                }
            }
            Msg::Speak(language) => self.language = language,
            Msg::ListAgain => self.games = saves::list(),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let ondrop = link.batch_callback(|event: DragEvent| dropped(&event));
        let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
        html! {
            <div class="sheet history" {ondrop} {ondragover}>
                <h1 key="heading" tabindex="-1">{ self.say(Message::MyGames) }</h1>
                if saves::can_keep() {
                    <p key="kept" class="lede">{ self.say(Message::GamesIntro) }</p>
                } else {
                    <p key="not-kept" class="notice" role="status">{ self.say(Message::GamesNotKept) }</p>
                }
                <p key="ways" class="way-back">
                    <a class="button go" href={Route::Home.href()}>{ self.say(Message::NewGame) }</a>
                    if !self.games.is_empty() {
                        <button type="button" class="button quiet" onclick={link.callback(|_: MouseEvent| Msg::SaveAll)}>{ self.say(Message::SaveAllAsFile) }</button>
                    }
                </p>
                { self.lists(ctx) }
                { self.bring(ctx) }
                { self.figures(ctx) }
                { self.toast(ctx) }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        if !matches!(self.toast, Some(Toast::Said(_))) {
            self.fading = None;
        } else if self.fading.is_none() {
            let link = ctx.link().clone();
            self.fading = Some(Timeout::new(8000, move || link.send_message(Msg::Fade)));
        }
        if let Some(selector) = self.focus.take() {
            dom::focus(selector);
        }
    }
}

impl History {
    fn say(&self, message: Message) -> &'static str {
        self.language.say(message)
    }

    fn say_so(&mut self, text: String) {
        self.toast = Some(Toast::Said(text));
    }

    /// Everything in one file: what can be read in the form that people can read, what cannot as it is.
    fn save_all(&self) {
        let texts = self.games.iter().filter_map(|game| {
            let text = saves::text(game.id)?;
            Some(AnySave::read(&text).map_or(text + "\n", |save| save.write_file()))
        });
        dom::download(&format!("little-table-{}.txt", dom::plain_day(dom::now())), &texts.collect::<String>());
    }

    fn add(&mut self) {
        let mut added = 0;
        let mut kept = true;
        for found in self.found.drain(..) {
            if let Found::Game { save, here: false, .. } = found {
                kept &= saves::add(sitting::new_id(), &save).is_ok();
                added += 1;
            }
        }
        self.games = saves::list();
        if let Some(area) = self.paste.cast::<HtmlTextAreaElement>() {
            area.set_value("");
        }
        let mut text = phrases::games_added(self.language, added);
        if !kept {
            text = format!("{text} {}", self.say(Message::AddedNotKept));
        }
        self.say_so(text);
        self.focus = Some(".history h1");
    }

    fn take_back(&mut self) {
        let put_back = match self.toast.take() {
            Some(Toast::Deleted(id, text)) => saves::put_back(id, &text),
            Some(Toast::StatisticsReset(text)) => statistics::put_back(&text),
            Some(Toast::Said(_)) | None => return,
        };
        if put_back.is_err() {
            self.say_so(self.say(Message::AddedNotKept).to_owned());
        }
        self.games = saves::list();
        self.tallies = statistics::tallies();
        self.focus = Some(".history h1");
    }

    fn toast(&self, ctx: &Context<Self>) -> Html {
        let (text, undo) = match &self.toast {
            Some(Toast::Said(text)) => (text.as_str(), false),
            Some(Toast::Deleted(..)) => (self.say(Message::Deleted), true),
            Some(Toast::StatisticsReset(_)) => (self.say(Message::StatisticsReset), true),
            None => ("", false),
        };
        // The region is always there, so that what comes into it is heard.
        html! {
            <div key="toast" class={classes!("toast", text.is_empty().then_some("quiet"))}>
                <p role="status">{ text.to_owned() }</p>
                if undo {
                    <button type="button" class="button go" onclick={ctx.link().callback(|_: MouseEvent| Msg::TakeBack)}>{ self.say(Message::Undo) }</button>
                }
            </div>
        }
    }
}

fn load(id: GameId) -> Option<AnySave> {
    saves::load(id)?.ok()
}

/// A game as a file: readable, or as the store has it if it cannot be read.
fn save_file(id: GameId) {
    let Some(text) = saves::text(id) else { return };
    match AnySave::read(&text) {
        Ok(save) => dom::download(&sitting::file_name(&save), &save.write_file()),
        Err(_) => dom::download(&format!("little-table-{id}.txt"), &text),
    }
}

/// Reads a file, unless it is far too large.
fn read(file: &File, tell: Callback<Result<String, ImportError>>) {
    if file.size() > import::MOST as f64 {
        // Not in the middle of the message that brought it.
        Timeout::new(0, move || tell.emit(Err(ImportError::TooLarge))).forget();
        return;
    }
    let failed = tell.clone();
    let whole = Closure::once(move |text: JsValue| tell.emit(Ok(text.as_string().unwrap_or_default())));
    let broken = Closure::once(move |_: JsValue| failed.emit(Err(ImportError::Empty)));
    // Whichever of the two is called, the answer comes as a message.
    let _ = file.text().then2(&whole, &broken);
    whole.forget();
    broken.forget();
}

/// Files, or a text, dropped on the page.
fn dropped(event: &DragEvent) -> Option<Msg> {
    event.prevent_default();
    let carried = event.data_transfer()?;
    let files: Vec<File> = carried.files().map(|files| list_files(&files)).unwrap_or_default();
    if !files.is_empty() {
        return Some(Msg::Files(files));
    }
    carried.get_data("text").ok().filter(|text| !text.is_empty()).map(|text| Msg::Came(Ok(text)))
}

fn list_files(files: &web_sys::FileList) -> Vec<File> {
    (0..files.length()).filter_map(|index| files.get(index)).collect()
}
