//! For an address that leads nowhere.

use yew::prelude::*;

use crate::i18n::{Language, Message};
use crate::route::Route;
use crate::ui::{Picture, icon};

/// Blames nobody and shows the way back.
pub(crate) fn not_found(language: Language) -> Html {
    html! {
        <div key="not-found" class="sheet">
            <h1 tabindex="-1">{ language.say(Message::NotFoundHeading) }</h1>
            <p class="lede">{ language.say(Message::NotFoundText) }</p>
            <p class="way-back">
                <a class="button" href={Route::Home.href()}>
                    { icon(Picture::Arrow) }
                    { language.say(Message::BackToTheTable) }
                </a>
            </p>
        </div>
    }
}
