//! The lists: unfinished, finished, and what cannot be read.

use yew::prelude::*;

use super::super::standing;
use super::{History, Msg};
use crate::i18n::Message;
use crate::markup::html;
use crate::route::Route;
use crate::store::heading::Heading;
use crate::store::save::SaveError;
use crate::store::saves::GameId;
use crate::ui::{Picture, icon};

impl History {
    pub(super) fn lists(&self, ctx: &Context<Self>) -> Html {
        let (mut open, mut over, mut unreadable) = (Vec::new(), Vec::new(), Vec::new());
        for game in &self.games {
            match &game.heading {
                Ok(heading) if heading.standing.is_over() => over.push((game.id, heading)),
                Ok(heading) => open.push((game.id, heading)),
                Err(error) => unreadable.push((game.id, *error)),
            }
        }
        if self.games.is_empty() {
            return html! { <p key="none" class="none">{ self.say(Message::NoGamesYet) }</p> };
        }
        let more = over.len() > self.shown;
        over.truncate(self.shown);
        html! {
            <div key="lists">
                { self.list(ctx, "open", Message::GamesUnfinished, &open) }
                { self.list(ctx, "over", Message::GamesFinished, &over) }
                if more {
                    <p key="more" class="way-back"><button type="button" class="button quiet" onclick={ctx.link().callback(|_: MouseEvent| Msg::ShowMore)}>{ self.say(Message::ShowMore) }</button></p>
                }
                { self.unreadable(ctx, &unreadable) }
            </div>
        }
    }

    fn list(&self, ctx: &Context<Self>, key: &'static str, title: Message, games: &[(GameId, &Heading)]) -> Html {
        if games.is_empty() {
            return Html::default();
        }
        html! {
            <section {key}>
                <h2>{ self.say(title) }</h2>
                <ul class="game-rows">{ for games.iter().map(|(id, heading)| self.row(ctx, *id, heading)) }</ul>
            </section>
        }
    }

    fn row(&self, ctx: &Context<Self>, id: GameId, heading: &Heading) -> Html {
        let title = standing::title(heading, self.language);
        html! {
            <li key={id.0} class="game-row">
                { standing::picture(heading, self.language) }
                <div class="game-what">
                    <a class="game-link" href={Route::table_of(&heading.game, id).href()}>{ title.clone() }</a>
                    <p><b>{ standing::state(heading, self.language) }</b></p>
                    <p class="game-facts">{ standing::facts(heading, self.language) }</p>
                </div>
                <div class="game-tools">
                    { self.tool(ctx, Message::CopyLink, Picture::Link, &title, move || Msg::CopyLink(id)) }
                    { self.tool(ctx, Message::SaveAsFile, Picture::File, &title, move || Msg::SaveFile(id)) }
                    { self.tool(ctx, Message::DeleteGame, Picture::Bin, &title, move || Msg::Delete(id)) }
                </div>
            </li>
        }
    }

    /// A button with a picture; its name says also to which game it belongs.
    fn tool(
        &self,
        ctx: &Context<Self>,
        name: Message,
        picture: Picture,
        game: &str,
        message: impl Fn() -> Msg + 'static,
    ) -> Html {
        let label = format!("{}, {game}", self.say(name));
        html! {
            <button type="button" class="tool" title={self.say(name)} aria-label={label}
                onclick={ctx.link().callback(move |_: MouseEvent| message())}>{ icon(picture) }</button>
        }
    }

    fn unreadable(&self, ctx: &Context<Self>, games: &[(GameId, SaveError)]) -> Html {
        if games.is_empty() {
            return Html::default();
        }
        html! {
            <section key="unreadable">
                <h2>{ self.say(Message::GamesUnreadable) }</h2>
                <p>{ self.say(Message::UnreadableIntro) }</p>
                <ul class="game-rows">
                    { for games.iter().map(|&(id, error)| html! {
                        <li key={id.0} class="game-row unreadable">
                            <div class="game-what">
                                <p><b>{ id.to_string() }</b></p>
                                <p class="game-facts">{ self.why(error) }</p>
                            </div>
                            <div class="game-tools">
                                { self.tool(ctx, Message::SaveAsFile, Picture::File, &id.to_string(), move || Msg::SaveFile(id)) }
                                { self.tool(ctx, Message::DeleteGame, Picture::Bin, &id.to_string(), move || Msg::Delete(id)) }
                            </div>
                        </li>
                    }) }
                </ul>
            </section>
        }
    }

    /// What is wrong with a text that is no game.
    pub(super) fn why(&self, error: SaveError) -> &'static str {
        self.say(match error {
            SaveError::NotOurs => Message::ImportNotOurs,
            SaveError::OtherVersion => Message::ImportOtherVersion,
            SaveError::OtherGame => Message::ImportOtherGame,
            SaveError::Damaged => Message::ImportDamaged,
            SaveError::NoRules => Message::ImportNoRules,
        })
    }
}
