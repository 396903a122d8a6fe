//! Bringing games here: by file, by paste, by drop; with a look at what was found before anything is kept.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::standing;
use super::{History, Msg, list_files};
use crate::i18n::{Message, phrases};
use crate::markup::html;
use crate::store::import::{Found, ImportError};

impl History {
    pub(super) fn bring(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let onchange = link.batch_callback(|event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>()?;
            let files = list_files(&input.files()?);
            // The same file can be chosen again.
            input.set_value("");
            (!files.is_empty()).then_some(Msg::Files(files))
        });
        html! {
            <section key="bring" class="bring">
                <h2>{ self.say(Message::ImportHeading) }</h2>
                <p>{ self.say(Message::ImportIntro) }</p>
                <label class="bring-file"><span>{ self.say(Message::ImportFile) }</span><input type="file" multiple={true} {onchange} /></label>
                <label class="bring-paste"><span>{ self.say(Message::ImportPaste) }</span><textarea ref={self.paste.clone()} rows="3" spellcheck="false" /></label>
                <p><button type="button" class="button quiet" onclick={link.callback(|_: MouseEvent| Msg::Paste)}>{ self.say(Message::ImportRead) }</button></p>
                { self.found(ctx) }
            </section>
        }
    }

    fn found(&self, ctx: &Context<Self>) -> Html {
        if self.found.is_empty() {
            return Html::default();
        }
        let fresh = self.found.iter().filter(|found| matches!(found, Found::Game { here: false, .. })).count();
        let link = ctx.link();
        html! {
            <div key="found" class="found">
                <h3 tabindex="-1">{ self.say(Message::ImportFound) }</h3>
                <ul class="game-rows">{ for self.found.iter().enumerate().map(|(place, found)| self.found_row(place, found)) }</ul>
                <p class="way-back">
                    if fresh > 0 {
                        <button key="add" type="button" class="button go" onclick={link.callback(|_: MouseEvent| Msg::Add)}>{ phrases::add_games(self.language, fresh) }</button>
                    }
                    <button key="close" type="button" class="button quiet" onclick={link.callback(|_: MouseEvent| Msg::Forget)}>{ self.say(Message::Close) }</button>
                </p>
            </div>
        }
    }

    fn found_row(&self, place: usize, found: &Found) -> Html {
        let inside = match found {
            Found::Game { save, cut, here } => {
                let heading = &save.heading;
                html! {
                    <>
                        { standing::picture(heading, self.language) }
                        <div class="game-what">
                            <p>{ standing::title(heading, self.language) }</p>
                            <p><b>{ standing::state(heading, self.language) }</b></p>
                            <p class="game-facts">{ standing::facts(heading, self.language) }</p>
                            if let Some(played) = *cut {
                                <p class="problem">{ phrases::cut_says(self.language, played) }</p>
                            }
                            if *here {
                                <p class="problem">{ self.say(Message::ImportHere) }</p>
                            }
                        </div>
                    </>
                }
            }
            Found::Nothing(error) => {
                let why = match *error {
                    ImportError::Empty => self.say(Message::ImportEmpty),
                    ImportError::TooLarge => self.say(Message::ImportTooLarge),
                    ImportError::Unreadable(error) => self.why(error),
                };
                html! { <p class="problem">{ why }</p> }
            }
        };
        html! { <li key={place} class="game-row">{ inside }</li> }
    }
}
