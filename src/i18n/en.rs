//! English.

use super::Message;
use crate::games::Game::{LaGranja, LittleFactory, MyLittleScythe};

pub(super) fn say(message: Message) -> &'static str {
    use Message as M;
    match message {
        M::SiteTitle => "Little Table: board games for one",
        M::SkipToContent => "Skip to the content",
        M::HomeLink => "Little Table, home",
        M::Navigation => "Pages",
        M::Settings => "Settings",
        M::About => "About",
        M::FooterLine => "An unofficial fan project. No account, no cookies, no trackers.",
        M::BackToTheTable => "Back to the table",

        M::HomeHeading => "A table for one",
        M::HomeLede => {
            "Modern board games against honest bots, all inside this browser tab. The table is still in the workshop; this is what will stand on it."
        }

        M::Tagline(LittleFactory) => "A quick card game: wheat becomes bread, and bread becomes a mill.",
        M::Tagline(MyLittleScythe) => {
            "A family adventure on a meadow of hexagons: apples, gems, quests and the odd pie fight."
        }
        M::Tagline(LaGranja) => "A deep farming game on Mallorca: every card can be four things, and you choose one.",
        M::Badge(LittleFactory) => "Opens first",
        M::Badge(MyLittleScythe | LaGranja) => "Being built",
        M::PlayersOf(LittleFactory) => "You and 1 to 3 bots",
        M::PlayersOf(MyLittleScythe) => "You and 1 to 5 bots, or solo",
        M::PlayersOf(LaGranja) => "You and 1 to 3 bots, or solo",
        M::LengthOf(LittleFactory | MyLittleScythe) => "45 minutes",
        M::LengthOf(LaGranja) => "90 to 120 minutes",
        M::Kind(LittleFactory) => {
            "You begin with a few coins and an empty yard. Each turn you make one thing out of another, or trade what you hold for something better, and your buildings soon do half the work. The first to reach ten points of influence wins."
        }
        M::Kind(MyLittleScythe) => {
            "Your two seekers roam the lands around a castle. They gather apples and gems, bake pies, learn spells and meet quests with more than one answer; now and then the pies fly. Whoever earns four trophies brings the game to its end."
        }
        M::Kind(LaGranja) => {
            "Six rounds on a farm between olive trees and the village market. A card becomes a field, a barrow, a helper or part of the house; every donkey you send out costs you some siesta. The most victory points win."
        }
        M::Standing(LittleFactory) => {
            "You cannot play it here yet. The rules and the bots come first, because the prettiest table is no fun with a wrong rule on it. Then the table is laid, and this page becomes its door."
        }
        M::Standing(MyLittleScythe | LaGranja) => {
            "You cannot play it here yet. Little Factory goes first; once that is fun to play, this one gets the same care."
        }
        M::Players => "Players",
        M::Length => "Time, says the box",
        M::Designers => "Designed by",
        M::WhereItStands => "Where it stands",
        M::StepFacts => "Rules and card facts gathered",
        M::StepRules => "Rules engine",
        M::StepBots => "Bots",
        M::StepTable => "The table to play at",
        M::Done => "done",
        M::BeingBuilt => "being built",
        M::ComesNext => "comes next",
        M::Later => "later",

        M::SettingsIntro => "Your choices take effect at once and stay in this browser.",
        M::SettingsNotKept => {
            "Your browser does not let this page keep anything. Your choices last until you close this tab."
        }
        M::Theme => "Theme",
        M::ThemeSystem => "As my device",
        M::ThemeLight => "Light",
        M::ThemeDark => "Dark",
        M::LanguageLegend => "Language",
        M::Motion => "Motion",
        M::MotionSystem => "As my device",
        M::MotionLess => "Nothing moves",

        M::AboutHeading => "About Little Table",
        M::AboutIntro => {
            "Little Table is a place to play modern board games on your own, against bots, in a browser tab. There is no server behind it: what happens at the table stays at the table."
        }
        M::FanHeading => "A fan project",
        M::FanText => {
            "Little Table is unofficial and free. The games and their names belong to their designers and publishers, who have no part in it. Every drawing and every sentence here is our own."
        }
        M::FanBox => "If you like a game, buy the box. It is even better with people.",
        M::PrivacyHeading => "Nobody is watching",
        M::PrivacyText => {
            "No account, no cookies, no trackers, no advertising. The page asks nothing of any address but its own. Your settings stay in this browser."
        }
        M::FactsHeading => "Where the card facts come from",
        M::FactsText => {
            "From the rulebooks, where they print them. Some figures stand on the cards only: those we took from public texts or worked out ourselves. Each of them is marked in our card data, so that an owner of the box can put it right."
        }
        M::LicencesHeading => "Licences",
        M::LicencesCode => "Our own code and drawings: MIT or Apache 2.0, whichever you prefer.",
        M::LicencesFont => "Headings: Young Serif, © 2023 The Young Serif Project Authors, SIL Open Font License 1.1.",
        M::LicencesLibraries => "Libraries: Yew, wasm-bindgen, Gloo and other Rust crates, MIT or Apache 2.0.",
        M::FontLicenceLink => "Licence of the typeface",
        M::LibraryLicencesLink => "Licences of the libraries",

        M::NotFoundTitle => "Not found",
        M::NotFoundHeading => "Nothing lies here",
        M::NotFoundText => "This address leads to no page of ours. Perhaps a letter was lost on the way.",
    }
}
