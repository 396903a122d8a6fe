//! The end of a game: who won and why, where the influence came from, and what to do next.

use little_factory::{End, Phase};
use tabletop::{Game, Seat, order};
use yew::prelude::*;

use super::super::summary::Summary;
use super::super::{phrases, words};
use super::coach::Ask;
use super::{Board, Msg};
use crate::i18n::Message;
use crate::pwa::NewVersion;
use crate::route::Route;

impl Board {
    /// Who won, in one short sentence.
    pub(super) fn result(&self) -> String {
        let Phase::Over(end) = self.session.now().phase() else { return String::new() };
        let winners = end.winners();
        let mine = winners.contains(self.me());
        if winners.len() > 1 {
            self.say(if mine { Message::YouShare } else { Message::TheyShare }).to_owned()
        } else if mine {
            self.say(Message::YouWon).to_owned()
        } else {
            let name = winners.iter().next().map_or("", |seat| self.name(seat));
            phrases::wins(self.language, name)
        }
    }

    pub(super) fn ending(&self, ctx: &Context<Self>) -> Html {
        let Phase::Over(end) = self.session.now().phase() else { return Html::default() };
        let seats = self.seating.len();
        let summary = Summary::new(&self.session, seats, usize::MAX);
        let why = match end {
            End::Reached { .. } => Message::BecauseTen,
            End::TokensGone { .. } => Message::BecauseTokens,
        };
        let link = ctx.link();
        html! {
            <>
                <p key="why">{ self.say(why) }{ self.taken_back_mark() }</p>
                <div key="table" class="result-scroll">
                    <table class="result">
                        <thead>
                            <tr>
                                <th scope="col">{ self.say(Message::Player) }</th>
                                <th scope="col">{ self.say(Message::FromBuildings) }</th>
                                <th scope="col">{ self.say(Message::FromTokens) }</th>
                                <th scope="col">{ self.say(Message::Influence) }</th>
                                <th scope="col">{ self.say(Message::Turns) }</th>
                            </tr>
                        </thead>
                        <tbody>{ for self.ranked().into_iter().map(|seat| self.result_row(&summary, seat, end)) }</tbody>
                    </table>
                </div>
                { self.curve(usize::MAX, None) }
                if let Some(best) = summary.best {
                    <p key="best" class="best-turn">{ phrases::best_turn(self.language, self.who_name(best.seat), best.number, best.gained) }</p>
                }
                <NewVersion key="update" />
                <div key="buttons" class="do-buttons">
                    <button type="button" class="button go" data-stop=""
                        onclick={link.callback(|_: MouseEvent| Msg::NewGame { same_deal: false })}>{ self.say(Message::PlayAgain) }</button>
                    <button type="button" class="button quiet" data-stop=""
                        onclick={link.callback(|_: MouseEvent| Msg::NewGame { same_deal: true })}>{ self.say(Message::SameDeal) }</button>
                    <button type="button" class="button quiet" data-stop=""
                        onclick={link.callback(|_: MouseEvent| Msg::Coach(Ask::Open))}>{ self.say(Message::Coach) }</button>
                    <button type="button" class="button quiet" data-stop=""
                        onclick={link.callback(|_: MouseEvent| Msg::Watch)}>{ self.say(Message::Replay) }</button>
                    <a class="button quiet" data-stop="" href={Route::Home.href()}>{ self.say(Message::ToHome) }</a>
                </div>
            </>
        }
    }

    /// Everybody, the most influence first.
    fn ranked(&self) -> Vec<Seat> {
        let game = self.session.now();
        let mut seats: Vec<Seat> = Seat::all(self.seating.len()).collect();
        order::sort(&mut seats, |one, other| game.score(*one) > game.score(*other));
        seats
    }

    fn result_row(&self, summary: &Summary, seat: Seat, end: End) -> Html {
        let sources = &summary.sources[seat.index()];
        let won = end.winners().contains(seat);
        html! {
            <tr key={seat.0} class={won.then_some("won")} data-seat={self.colour(seat)}>
                <th scope="row">{ self.name(seat) }</th>
                <td>{ sources.printed() }</td>
                <td title={phrases::earned(self.language, &sources.earned)}>{ sources.tokens() }</td>
                <td><b>{ self.session.now().player(seat).influence() }</b></td>
                <td>{ summary.turns[seat.index()] }</td>
            </tr>
        }
    }

    fn who_name(&self, seat: Seat) -> words::Who<'static> {
        super::super::story::who(&self.seating)(seat)
    }
}
