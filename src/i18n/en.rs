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
            "Modern board games against honest bots, all inside this browser tab. Little Factory is on the table; two more are being built."
        }

        M::Tagline(LittleFactory) => "A quick card game: wheat becomes bread, and bread becomes a mill.",
        M::Tagline(MyLittleScythe) => {
            "A family adventure on a meadow of hexagons: apples, gems, quests and the odd pie fight."
        }
        M::Tagline(LaGranja) => "A deep farming game on Mallorca: every card can be four things, and you choose one.",
        M::Badge(LittleFactory) => "Play now",
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

        M::NewGame => "New game",
        M::Play => "Play",
        M::HowManyRivals => "Rivals",
        M::OneRival => "One",
        M::TwoRivals => "Two",
        M::ThreeRivals => "Three",
        M::LevelOfRival => "Level",
        M::WhoBegins => "Who begins",
        M::BeginsRandom => "Chance decides",
        M::BeginsMe => "I do",
        M::BeginsRival => "A rival",
        M::Extension => "With the 8 extension buildings",
        M::ExtensionNote => "They are not in the box; shuffled into the deck.",
        M::SeedLabel => "Deal number",
        M::SeedNote => "The same number gives the same deal.",
        M::SeedBad => "Please type a whole number.",
        M::AnotherSeed => "Another one",

        M::Market => "Market",
        M::RowBuildings => "Buildings",
        M::RowIII => "Resources, Level III",
        M::RowII => "Resources, Level II",
        M::RowI => "Resources, Level I",
        M::Deck => "Deck",
        M::DiscardPile => "Discard pile",
        M::PileEmpty => "Nothing lies here.",
        M::StillInDeck => "Still in the deck",
        M::DeckOrderUnknown => "In which order, nobody knows.",
        M::MyBuildings => "My buildings",
        M::NoBuildings => "No building yet.",
        M::MyHand => "My hand",
        M::StartingTile => "Starting tile",
        M::TileShort => "Tile",
        M::ToHome => "Home",
        M::Rivals => "Rivals",
        M::You => "You",
        M::OfTen => "of 10",
        M::Tools => "Tools",
        M::Undo => "Undo",
        M::Redo => "Redo",
        M::RestartTurn => "Restart the turn",
        M::ShowAgain => "Show that again",
        M::Skip => "Skip",
        M::Looking => "This is what just happened.",
        M::BackToNow => "Back to now",
        M::Log => "Log",
        M::FilterAll => "All",
        M::FilterMine => "Mine",
        M::FilterTheirs => "Rivals",
        M::CopyLog => "Copy",
        M::Copied => "Copied",
        M::InfluenceCurve => "Influence over the game",
        M::Menu => "Menu",
        M::Close => "Close",
        M::Doing => "What to do",
        M::EndTurn => "End turn",
        M::Pass => "Pass",
        M::Trade => "Trade",
        M::WhatCanIMake => "What can I make?",
        M::AllMoves => "All moves",
        M::WithinReach => "Within reach.",
        M::UsedThisTurn => "Used this turn.",
        M::CanBeUsed => "Can be used now.",
        M::YouCan => "You can",
        M::InSteps => "In several steps",
        M::NotNow => "Not now",
        M::Recipes => "Recipes",
        M::WhatMakesIt => "What makes it",
        M::WhatItMakes => "What it makes",
        M::WinsTheGame => "This wins the game.",
        M::EndsTheGame => "This ends the game.",
        M::MovesActivate => "Activate",
        M::MovesProduce => "Produce",
        M::MovesTrade => "Trade",
        M::Scales => "The scales",
        M::OpenScales => "Put it on the scales",
        M::ScalesHint => "Tap cards of your hand and of the market. One side is a single card.",
        M::ScalesHintTile => "Tap cards of the market that your tile can pay for.",
        M::ScalesHintBuilding => "Tap cards of your hand and of the market, as the building allows.",
        M::ScalesHintDraw => "Tap cards of your hand; you draw an unknown card for them.",
        M::YouGive => "You give",
        M::YouTake => "You take",
        M::DoTrade => "Trade",
        M::ClearScales => "Clear",
        M::PointsLeft => "Tokens left behind?",
        M::UseIt => "Have a look",
        M::EndAnyway => "End anyway",
        M::TakeBackTurn => "Take back my last turn",
        M::Replay => "Replay",
        M::ReplayStart => "To the start",
        M::ReplayTurnBack => "One turn back",
        M::ReplayBack => "One step back",
        M::ReplayPlay => "Play",
        M::ReplayPause => "Pause",
        M::ReplayOn => "One step on",
        M::ReplayTurnOn => "One turn on",
        M::ReplayEnd => "To the end",
        M::ReplaySlider => "Moment of the game",
        M::GoOnFromHere => "Play on from here",
        M::TakenBackMark => "with take-backs",
        M::Hint => "Hint",
        M::HintThinking => "The Master is looking at your table…",
        M::HintMore => "Show the turn and why",
        M::HintTurn => "The Master would play this:",
        M::HintWhy => "Why",
        M::HintDo => "Do the next step",
        M::HintEnd => "Nothing better is left to do: end your turn.",
        M::HintHere => "The hint points here.",
        M::Cancel => "Cancel",
        M::Coach => "Coach",
        M::CoachIntro => {
            "The Master looks at each of your turns again: how likely you were to win, and what would have been better. It takes up to a minute, and what it finds is kept with the game."
        }
        M::CoachBegin => "Look at my game",
        M::CoachGoOn => "Go on",
        M::CoachThinking => "The Master looks at your turns",
        M::CoachDone => "The coach has looked at all your turns.",
        M::Stop => "Stop",
        M::ChanceToWin => "Chance to win",
        M::TurningPoints => "Turning points",
        M::TurnedByYou => "By your turn",
        M::TurnedByThem => "By the rivals and new cards",
        M::TurnedAtTheEnd => "At the end, after your last turn",
        M::YourTurns => "Your turns",
        M::MarkBest => "Best",
        M::MarkGood => "Good",
        M::MarkSlip => "Slip",
        M::MarkBlunder => "Blunder",
        M::BothLines => "Both ways to play it",
        M::LineMine => "Your turn",
        M::LineMasters => "The Master’s turn",
        M::TryAgain => "Try it again from here",
        M::BackToCoach => "Back to the coach",

        M::Pace => "Pace of the rivals",
        M::PaceSlow => "Slow",
        M::PaceNormal => "Normal",
        M::PaceFast => "Fast",
        M::PaceInstant => "At once",
        M::Sound => "Sound",
        M::Tracker => "Show the cards rivals hold (all gains are public)",
        M::Keys => "Keys",
        M::KeyArrows => "Move between cards",
        M::KeyEnter => "What can I do with it?",
        M::KeyLarge => "Show the card large",
        M::GameNotKept => "Your browser keeps nothing here: this game lasts until you close the tab.",

        M::SeeResult => "See the result",
        M::YouWon => "You won",
        M::YouShare => "You share the victory",
        M::TheyShare => "A shared victory, without you",
        M::BecauseTen => "Ten influence win at once.",
        M::BecauseTokens => "The last token was taken: most influence wins.",
        M::Player => "Player",
        M::FromBuildings => "Buildings",
        M::FromTokens => "Tokens",
        M::Influence => "Influence",
        M::Turns => "Turns",
        M::PlayAgain => "Play again",
        M::SameDeal => "The same deal",
        M::LostGameHeading => "This game is not here",
        M::LostGameText => {
            "The browser has no game under this address. It may have been played in another browser, or deleted."
        }
        M::DamagedGameText => {
            "The game under this address cannot be read: it is damaged, or a newer version of the page wrote it. It was left as it is."
        }

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
