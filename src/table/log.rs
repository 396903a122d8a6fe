//! The log: every turn in sentences, the newest at the end; what they point at can be tapped.

use std::rc::Rc;

use tabletop::Seat;
use yew::prelude::*;

use super::curve;
use super::owner::{Msg, Table};
use super::screen::Screen;
use super::seen::Seen;
use super::sentence::{Piece, Word};
use super::story::SharedTurn;
use super::voice::Filter;
use super::zone::zone;
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;

pub(super) fn draw<G: Screen>(table: &Table<G>, ctx: &Context<Table<G>>, seen: &Rc<Seen<G>>) -> Html {
    let link = ctx.link();
    let (chosen, copied, me) = (table.voice.filter, table.voice.copied, seen.me);
    let filter = |filter: Filter, name: Message| {
        html! {
            <button type="button" class="chip" aria-pressed={(chosen == filter).to_string()}
                onclick={link.callback(move |_: MouseEvent| Msg::Show(filter))}>{ seen.say(name) }</button>
        }
    };
    let shown = |seat: Seat| match chosen {
        Filter::All => true,
        Filter::Mine => seat == me,
        Filter::Theirs => seat != me,
    };
    let turns: Vec<SharedTurn<G::Word>> =
        table.voice.story.turns.iter().filter(|turn| shown(turn.0.seat)).cloned().collect();
    let lines = zone("log", seen, (turns.clone(), seen.language), move |seen| {
        html! {
            <ol class="log-lines" tabindex="0" aria-label={seen.say(Message::Log)}>
                { for turns.iter().map(|turn| yew::html! {
                    <LogTurn<G::Word> key={format!("{}-{}", turn.0.to, turn.0.seat.0)} turn={turn.clone()}
                        name={seen.name(turn.0.seat)} colour={seen.colour(turn.0.seat)} />
                }) }
            </ol>
        }
    });
    html! {
        <section key="log" class="log" aria-label={seen.say(Message::Log)}>
            <h2 class="zone-name">{ seen.say(Message::Log) }</h2>
            <div class="log-tools">
                { filter(Filter::All, Message::FilterAll) }
                { filter(Filter::Mine, Message::FilterMine) }
                { filter(Filter::Theirs, Message::FilterTheirs) }
                <button type="button" class="chip" onclick={link.callback(|_: MouseEvent| Msg::CopyLog)}>
                    { seen.say(if copied { Message::Copied } else { Message::CopyLog }) }
                </button>
            </div>
            { lines }
            if table.watch.replay.is_none() {
                { curve::draw(seen, &table.play.session, table.watch.at.unwrap_or(usize::MAX), None) }
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct LogTurnProps<W: Word> {
    turn: SharedTurn<W>,
    name: &'static str,
    colour: &'static str,
}

/// One turn. A turn that has been told is not told again.
#[component]
fn LogTurn<W: Word>(props: &LogTurnProps<W>) -> Html {
    let language = use_language();
    let turn = &props.turn.0;
    html! {
        <li class="log-turn" data-seat={props.colour}>
            <button type="button" class="log-who" data-at={turn.to.to_string()}>{ props.name }{ " · " }{ turn.number }</button>
            { for turn.lines.iter().zip(&turn.after).map(|(line, after)| html! {
                <p data-at={after.to_string()}>{ pieces(language, &line.0) }</p>
            }) }
        </li>
    }
}

/// What a mark ends stays with it: a full stop never stands alone on a line.
fn pieces<W: Word>(language: Language, line: &[Piece<W>]) -> Vec<Html> {
    let mut all = Vec::new();
    let mut mark = "";
    for (place, piece) in line.iter().enumerate() {
        match piece {
            Piece::Text(text) => all.push(html! { { text[mark.len()..].to_owned() } }),
            Piece::Word(word) => {
                mark = match line.get(place + 1) {
                    Some(Piece::Text(next)) => &next[..next.len() - next.trim_start_matches(['.', ',', ')']).len()],
                    _ => "",
                };
                all.push(html! {
                    <span class="card-word">
                        <button type="button" class="card-link" data-card={word.mark()}>
                            { word.name(language) }
                        </button>
                        { mark.to_owned() }
                    </span>
                });
                continue;
            }
        }
        mark = "";
    }
    all
}
