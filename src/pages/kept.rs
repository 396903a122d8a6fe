//! What this browser keeps: the games' programs, for playing without a network, and what the player has left. Both are shown
//! with their size, and can be cleared.

use yew::prelude::*;

use crate::i18n::{Language, Message, phrases, use_language};
use crate::markup::html;
use crate::pwa;
use crate::route::Route;
use crate::store::room::{self, Kind};

/// What is asked before it is cleared; `None` is the programs.
type Asked = Option<Kind>;

#[component]
pub(crate) fn Kept() -> Html {
    let language = use_language();
    let asked = use_state_eq(|| None::<Asked>);
    let said = use_state_eq(|| None::<Message>);
    pwa::use_marks();
    let ask = {
        let (asked, said) = (asked.setter(), said.setter());
        Callback::from(move |what: Option<Asked>| {
            said.set(None);
            asked.set(what);
        })
    };
    let clear = {
        let (asked, said) = (asked.setter(), said.setter());
        Callback::from(move |what: Asked| {
            let cleared = match what {
                None => {
                    pwa::keep_games(false);
                    Ok(())
                }
                Some(kind) => room::clear(kind),
            };
            asked.set(None);
            said.set(Some(if cleared.is_ok() { Message::Cleared } else { Message::NotDeleted }));
        })
    };
    let promise = if pwa::is_persistent() { Message::KeptForGood } else { Message::KeptForNow };
    let programs = pwa::offline().iter().map(|game| game.has).sum::<u32>();
    let mut rows: Vec<Row> = Kind::ALL.map(|kind| Row::of(kind, language)).into();
    if programs > 0 {
        let amount = phrases::size(language, programs as usize);
        rows.push(Row { what: None, name: Message::KeptPrograms, amount, empty: false });
    }
    html! {
        <>
            { offline(language) }
            <section key="kept" class="kept">
                <h2>{ language.say(Message::KeptHeading) }</h2>
                <p>{ language.say(promise) }</p>
                <ul class="kept-rows">{ for rows.into_iter().map(|row| row.draw(*asked, &ask, &clear, language)) }</ul>
                <p role="status" class="kept-said">{ said.map_or("", |said| language.say(said)) }</p>
            </section>
        </>
    }
}

/// One kind of things, with the way to clear them.
struct Row {
    what: Asked,
    name: Message,
    amount: String,
    empty: bool,
}

impl Row {
    fn of(kind: Kind, language: Language) -> Self {
        let room = room::taken(kind);
        let name = match kind {
            Kind::Games => Message::MyGames,
            Kind::Statistics => Message::Statistics,
            Kind::Lessons => Message::KeptLessons,
            Kind::Choices => Message::KeptChoices,
        };
        let size = phrases::size(language, room.letters);
        let amount = if kind == Kind::Games && room.texts > 0 {
            format!("{} · {size}", phrases::games(language, room.texts))
        } else {
            size
        };
        Self { what: Some(kind), name, amount, empty: room.letters == 0 }
    }

    fn draw(
        self,
        asked: Option<Asked>,
        ask: &Callback<Option<Asked>>,
        clear: &Callback<Asked>,
        language: Language,
    ) -> Html {
        let (what, name) = (self.what, language.say(self.name));
        let asks = asked == Some(what);
        let turn = ask.reform(move |_: MouseEvent| (!asks).then_some(what));
        let forget = ask.reform(|_: MouseEvent| None);
        let now = clear.reform(move |_: MouseEvent| what);
        html! {
            <li key={name} class="kept-row">
                <b key="name">{ name }</b>
                <span key="amount">{ if self.empty { language.say(Message::KeptNothing).to_owned() } else { self.amount } }</span>
                if !self.empty {
                    <button key="clear" type="button" class="button quiet" aria-expanded={asks.to_string()}
                        aria-label={language.labelled(language.say(Message::Clear), name)} onclick={turn}>{ language.say(Message::Clear) }</button>
                }
                if asks {
                    <div key="ask" class="notice" role="group">
                        <p>{ language.say(if what.is_some() { Message::ClearAsk } else { Message::ClearAskPrograms }) }</p>
                        <p class="way-back">
                            <button type="button" class="button go" onclick={now}>{ language.say(Message::ClearNow) }</button>
                            if matches!(what, Some(Kind::Games | Kind::Statistics)) {
                                <a class="button quiet" href={Route::Games.href()}>{ language.say(Message::ClearSaveFirst) }</a>
                            }
                            <button type="button" class="button quiet" onclick={forget}>{ language.say(Message::Cancel) }</button>
                        </p>
                    </div>
                }
            </li>
        }
    }
}

/// The games that can be played without a network, and the way to have them all.
fn offline(language: Language) -> Html {
    let games = pwa::offline();
    let (keeping, whole) = (pwa::is_keeping(), games.iter().all(|game| game.has >= game.all));
    let rows = games.iter().map(|game| {
        let size = phrases::size(language, game.all as usize);
        let there = game.has >= game.all;
        let state = if there { language.say(Message::OfflineKept) } else { language.say(Message::OfflineMissing) };
        html! {
            <li key={game.game.slug()} class="kept-row">
                <b key="name">{ game.game.name() }</b>
                <span key="size">{ format!("{size} · {state}") }</span>
                if !there && (keeping || game.has > 0) {
                    <progress key="bar" aria-label={language.labelled(language.say(Message::Keeping), game.game.name())}
                        max={game.all.to_string()} value={game.has.to_string()}></progress>
                }
            </li>
        }
    });
    let said = match (games.is_empty(), whole, keeping) {
        (true, ..) if !pwa::has_worker() => Message::OfflineNone,
        (true, ..) => Message::OfflineText,
        (_, true, _) => Message::OfflineDone,
        (.., true) => Message::Keeping,
        _ if pwa::has_keeping_failed() => Message::OfflineFailed,
        _ => Message::OfflineText,
    };
    html! {
        <section key="offline" class="kept">
            <h2>{ language.say(Message::OfflineHeading) }</h2>
            <p role="status">{ language.say(said) }</p>
            <ul class="kept-rows">{ for rows }</ul>
            if !whole && !keeping {
                <p key="all" class="way-back">
                    <button type="button" class="button" onclick={|_: MouseEvent| pwa::keep_games(true)}>{ language.say(Message::OfflineAll) }</button>
                </p>
            }
        </section>
    }
}
