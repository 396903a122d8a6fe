//! About: whose games these are, what the page does not do, and what it is made of.

use yew::prelude::*;

use crate::games::Game;
use crate::i18n::{Language, Message};
use crate::markup::html;

/// Plain text on paper.
pub(crate) fn about(language: Language) -> Html {
    let say = |message| language.say(message);
    html! {
        <div key="about" class="sheet prose">
            <h1 tabindex="-1">{ say(Message::AboutHeading) }</h1>
            <p class="lede">{ say(Message::AboutIntro) }</p>
            <h2>{ say(Message::FanHeading) }</h2>
            <p>{ say(Message::FanText) }</p>
            <ul class="credits">
                { for Game::ALL.map(|game| html! {
                    <li key={game.slug()}>
                        <b>{ game.name() }</b>
                        <span>{ format!("{}, {}", game.designers().join(" · "), game.publisher()) }</span>
                    </li>
                }) }
            </ul>
            <p>{ say(Message::FanBox) }</p>
            <h2>{ say(Message::PrivacyHeading) }</h2>
            <p>{ say(Message::PrivacyText) }</p>
            <h2>{ say(Message::FactsHeading) }</h2>
            <p>{ say(Message::FactsText) }</p>
            <p>{ say(Message::FactsScythe) }</p>
            <p>{ say(Message::FactsGranja) }</p>
            <h2>{ say(Message::LicencesHeading) }</h2>
            <p>{ say(Message::LicencesCode) }</p>
            <p>{ say(Message::LicencesFont) }</p>
            <p>{ say(Message::LicencesLibraries) }</p>
            <ul class="links">
                <li key="font"><a href="fonts/young-serif-OFL.txt">{ say(Message::FontLicenceLink) }</a></li>
                <li key="libraries"><a href="licences.txt">{ say(Message::LibraryLicencesLink) }</a></li>
            </ul>
        </div>
    }
}
