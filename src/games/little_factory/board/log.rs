//! The log: every turn in sentences, the newest at the end; cards in it can be tapped.

use tabletop::Seat;
use yew::prelude::*;

use super::super::story::SharedTurn;
use super::super::words::{self, Piece};
use super::{Board, Filter, Msg};
use crate::i18n::{Language, Message, use_language};
use crate::markup::html;
use crate::table::Sitter;

impl Board {
    pub(super) fn log(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let filter = |filter: Filter, name: Message| {
            html! {
                <button type="button" class="chip" aria-pressed={(self.filter == filter).to_string()}
                    onclick={link.callback(move |_: MouseEvent| Msg::Show(filter))}>{ self.say(name) }</button>
            }
        };
        let shown = |seat: Seat| match self.filter {
            Filter::All => true,
            Filter::Mine => seat == self.me(),
            Filter::Theirs => seat != self.me(),
        };
        let turns = self.story.turns.iter().filter(|turn| shown(turn.0.seat));
        html! {
            <section key="log" class="log" aria-label={self.say(Message::Log)}>
                <h2 class="zone-name">{ self.say(Message::Log) }</h2>
                <div class="log-tools">
                    { filter(Filter::All, Message::FilterAll) }
                    { filter(Filter::Mine, Message::FilterMine) }
                    { filter(Filter::Theirs, Message::FilterTheirs) }
                    <button type="button" class="chip" onclick={link.callback(|_: MouseEvent| Msg::Copy)}>
                        { self.say(if self.copied { Message::Copied } else { Message::CopyLog }) }
                    </button>
                </div>
                <ol class="log-lines" tabindex="0" aria-label={self.say(Message::Log)}>
                    { for turns.map(|turn| html! {
                        <LogTurn key={format!("{}-{}", turn.0.number, turn.0.seat.0)} turn={turn.clone()}
                            name={self.name(turn.0.seat)} colour={self.colour(turn.0.seat)} />
                    }) }
                </ol>
                if self.replay.is_none() {
                    { self.curve(self.looking.unwrap_or(usize::MAX), None) }
                }
            </section>
        }
    }

    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat) -> &'static str {
        match self.seating.at(seat) {
            Sitter::Me => self.say(Message::You),
            Sitter::Rival { character, .. } => character.name(),
        }
    }
}

#[derive(Properties, PartialEq)]
struct LogTurnProps {
    turn: SharedTurn,
    name: &'static str,
    colour: &'static str,
}

/// One turn. A turn that has been told is not told again.
#[component]
fn LogTurn(props: &LogTurnProps) -> Html {
    let language = use_language();
    let turn = &props.turn.0;
    html! {
        <li class="log-turn" data-seat={props.colour}>
            <span class="log-who">{ props.name }{ " · " }{ turn.number }</span>
            { for turn.lines.iter().map(|line| html! {
                <p>{ pieces(language, &line.0) }</p>
            }) }
        </li>
    }
}

/// What a mark ends stays with it: a full stop never stands alone on a line.
fn pieces(language: Language, line: &[Piece]) -> Vec<Html> {
    let mut all = Vec::new();
    let mut mark = "";
    for (place, piece) in line.iter().enumerate() {
        match piece {
            Piece::Text(text) => all.push(html! { { text[mark.len()..].to_owned() } }),
            Piece::Card(card) => {
                mark = match line.get(place + 1) {
                    Some(Piece::Text(next)) => &next[..next.len() - next.trim_start_matches(['.', ',', ')']).len()],
                    _ => "",
                };
                all.push(html! {
                    <span class="card-word">
                        <button type="button" class="card-link" data-card={card.id()}>
                            { words::card(language, *card) }
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
