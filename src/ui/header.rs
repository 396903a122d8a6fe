//! The wooden rail on top of every page. `index.html` has the same markup, so nothing jumps when the app takes over.

use yew::prelude::*;

use super::{Picture, icon};
use crate::dom;
use crate::i18n::{Language, Message};
use crate::route::Route;

/// The way past the rail, the name of the house, and the pages that are always within reach.
pub(crate) fn site_header(route: &Route, language: Language) -> Html {
    // The address stays as it is: behind its # stands the page, not a place within it.
    let skip = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        dom::focus("main");
    });
    html! {
        <>
            <a key="skip" class="skip" href="#main" onclick={skip}>
                { language.say(Message::SkipToContent) }
            </a>
            <header key="rail" class="rail">
                <div class="rail-inner">
                    <a class="brand" href={Route::Home.href()} aria-label={language.say(Message::HomeLink)}>
                        { icon(Picture::Logo) }
                        <span class="brand-name">{ "Little Table" }</span>
                    </a>
                    <nav aria-label={language.say(Message::Navigation)}>
                        <ul class="rail-links">
                            { link(route, Route::Settings, Picture::Settings, language.say(Message::Settings)) }
                            { link(route, Route::About, Picture::About, language.say(Message::About)) }
                        </ul>
                    </nav>
                </div>
            </header>
        </>
    }
}

#[allow(clippy::needless_pass_by_value)] // a name for a place, made where it is used
fn link(open: &Route, to: Route, picture: Picture, label: &'static str) -> Html {
    html! {
        <li key={to.href()}>
            <a class="rail-link" href={to.href()} aria-current={(*open == to).then_some("page")}>
                { icon(picture) }
                <span>{ label }</span>
            </a>
        </li>
    }
}
