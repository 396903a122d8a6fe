//! English.

use super::Message;
use super::message::{Lobby, Table};
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

        M::UpdateReady => "A new version of the table is ready.",
        M::UpdateTake => "Use it now",
        M::Offline => "You are offline. Everything here works all the same.",
        M::Install => "Install Little Table",
        M::Keeping => "Being saved for offline use",
        M::OwnTab => "Little Table in a tab of its own",

        M::Tagline(LittleFactory) => "A quick card game: wheat becomes bread, and bread becomes a mill.",
        M::Tagline(MyLittleScythe) => {
            "A family adventure on a meadow of hexagons: apples, gems, quests and the odd pie fight."
        }
        M::Tagline(LaGranja) => "A deep farming game on Mallorca: every card can be four things, and you choose one.",
        M::Badge(LittleFactory | MyLittleScythe | LaGranja) => "Play now",
        M::PlayersOf(LittleFactory) => "You and 1 to 3 bots",
        M::PlayersOf(MyLittleScythe) => "You and 1 to 5 bots, or solo",
        M::PlayersOf(LaGranja) => "You and 1 to 3 bots, or solo",
        M::LengthOf(LittleFactory) => "15 minutes",
        M::LengthOf(MyLittleScythe) => "45 minutes",
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

        M::NewGame => "New game",
        M::Alone => "None: alone",
        M::SoloEasy => "Easy",
        M::SoloNormal => "Normal",
        M::SoloHard => "Hard",
        M::Personality => "Personality",
        M::Automountie => "Automountie",
        M::NeutralPlayer => "Neutral player",

        M::You => "You",
        M::OfTen => "of 10",
        M::Points => "points",
        M::Undo => "Undo",
        M::InfluenceCurve => "Influence over the game",
        M::Close => "Close",
        M::TakenBackMark => "with take-backs",

        M::Pace => "Pace of the rivals",
        M::PaceSlow => "Slow",
        M::PaceNormal => "Normal",
        M::PaceFast => "Fast",
        M::PaceInstant => "At once",
        M::OnlyMine => "Pause only on what concerns me",
        M::Sound => "Sound",
        M::Tracker => "Show the cards rivals hold (all gains are public)",

        M::YouWon => "You won",
        M::YouLost => "You lost",
        M::YouShare => "You share the victory",
        M::TheyShare => "A shared victory, without you",
        M::FromBuildings => "Buildings",
        M::FromTokens => "Tokens",

        M::MyGames => "My games",
        M::Continue => "Continue",
        M::CopyLink => "Copy link",
        M::SaveAsFile => "Save as a file",
        M::WithHints => "with hints",
        M::KnownDeal => "deal known before",
        M::BroughtHere => "brought here",
        M::YourTurn => "Your turn",

        M::LanguageLegend => "Language",

        M::RulesTitle => "Rules",

        M::LearnTitle => "Learn by doing",
        M::LearnLede => {
            "Short lessons at a real table, and a guided first game at the end. Leave and come back as you like."
        }
        M::LearnOffer => "New to these games?",
        M::LearnOfferText => {
            "Short lessons show you how it goes, each by one thing you do. The last is a guided first game."
        }
        M::NoThanks => "No, thank you",
        M::LessonBegin => "Begin",
        M::LessonGoOn => "Go on",
        M::LessonRepeat => "Once more",
        M::LessonDone => "Done",
        M::LessonsFinished => "You know all there is to know. The table is yours.",
        M::PlayAGame => "Play a game",

        M::NotFoundTitle => "Not found",
        M::NotFoundHeading => "Nothing lies here",
        M::NotFoundText => "This address leads to no page of ours. Perhaps a letter got lost on the way.",

        M::Cancel => "Cancel",

        M::MarksMoves => "Mark what I can do now",
        M::MarksMovesNote => "On cards: a line if I can make it, dashes for an even trade, dots for a trade at a loss",
        M::EndsItself => "End my turn by itself when nothing is left to do",
        M::StopsLegend => "Where the game waits for you",
        M::StopsDue => "Only when something is due",
        M::StopsHanging => "Also when a field, a piglet or a payment depends on it",
        M::StopsAlways => "Everywhere",
        M::ShowsPoints => "Show the rivals’ VP",
        M::ShowsPointsNote => "In the box they lie face down.",
        M::HasKeys => "Use letter and digit keys at the table",

        M::PointsAGame => "Influence a game",
        M::ScoreAGame => "Points a game",
        M::ScoreCurve => "Points over the game",

        M::SettingsIntro => "Your choices take effect at once and stay in this browser.",
        M::SettingsNotKept => {
            "Your browser does not let this page keep anything. Your choices last until you close this tab."
        }
        M::Theme => "Theme",
        M::ThemeSystem => "As my device",
        M::ThemeLight => "Light",
        M::ThemeDark => "Dark",
        M::Motion => "Motion",
        M::MotionSystem => "As my device",
        M::MotionLess => "Nothing moves",
        // What this program does not say.
        M::Lobby(_) | M::Table(_) => "",
    }
}

pub(super) fn in_the_lobby(message: Lobby) -> &'static str {
    use Lobby as M;
    match message {
        M::HomeHeading => "A table for one",
        M::HomeLede => {
            "Modern board games against honest bots, all inside this browser tab. Three games are on the table."
        }

        M::AllGames => "All my games and statistics",

        M::LessonsLeft => "Lessons to go on with",

        M::GamesIntro => "They stay in this browser until you delete them.",
        M::GamesNotKept => "Your browser does not let this page keep anything: games last until you close this tab.",
        M::StatisticsNotKept => {
            "The browser has not taken the last change: these figures last until you close this tab."
        }
        M::GamesUnfinished => "Unfinished",
        M::GamesFinished => "Finished",
        M::NoGamesYet => "No game lies here yet.",
        M::GamesUnreadable => "Cannot be read",
        M::UnreadableIntro => "These are left as they are. Save one as a file if you want to show it to somebody.",
        M::LinkCopied => "The link is copied: it holds the whole game.",
        M::SaveAllAsFile => "Save all as a file",
        M::DeleteGame => "Delete",
        M::Deleted => "The game is deleted.",
        M::NotDeleted => "The browser did not allow that. Nothing has changed.",
        M::ShowMore => "Show more",
        M::ImportHeading => "Bring games here",
        M::ImportIntro => "Choose a file, drop one anywhere on this page, or paste a game or a link.",
        M::ImportFile => "File",
        M::ImportPaste => "Game or link",
        M::ImportRead => "Have a look",
        M::ImportFound => "What was found",
        M::ImportHere => "You have this game already.",
        M::ImportEmpty => "There is nothing in it.",
        M::ImportTooLarge => "That is too large: games of ours are small.",
        M::ImportNotOurs => "Little Table did not write this.",
        M::ImportOtherVersion => "Another version of this page wrote it, and this one cannot read it.",
        M::ImportOtherGame => "This is a record of another game.",
        M::ImportDamaged => "Damaged: something is missing or was changed.",
        M::ImportNoRules => "The rules of this game could not be loaded. Try again when you are online.",
        M::AddedNotKept => "They are here, but the browser keeps no more: they last until you close this tab.",
        M::Statistics => "Statistics",
        M::StatisticsIntro => {
            "Every game you finish here counts, even if you delete it later. Games with hints, with take-backs or of a deal you knew are counted apart."
        }
        M::CountedApart => "Counted apart",
        M::ResetAsk => "This sets all figures back to zero. Is that what you want?",
        M::NoStatisticsYet => "Finish a game, and its figures stand here.",
        M::Played => "Played",
        M::WonGames => "Won",
        M::InARow => "Won in a row",
        M::LongestRow => "Longest streak",
        M::FewestTurns => "Fewest turns to win",
        M::SeveralLevels => "several levels",
        M::ResetStatistics => "Reset",
        M::StatisticsReset => "The statistics are back at zero.",

        M::OfflineHeading => "Without a network",
        M::OfflineText => "A game that is kept here opens and plays without a network, too.",
        M::OfflineNone => "This browser keeps no programs here: opening a game needs the network.",
        M::OfflineDone => "All games are kept here: they open and play without a network, too.",
        M::OfflineFailed => "Not everything arrived. Try again when you are online.",
        M::OfflineAll => "Make all games available offline",
        M::OfflineKept => "kept",
        M::OfflineMissing => "not kept yet",
        M::KeptHeading => "What this browser keeps",
        M::KeptForGood => "None of it leaves this browser, which has promised to keep it.",
        M::KeptForNow => {
            "None of it leaves this browser, which may throw it away when it runs short of room. Save what you care about as a file."
        }
        M::KeptNothing => "nothing",
        M::KeptLessons => "Progress in the lessons",
        M::KeptChoices => "Settings and choices",
        M::KeptPrograms => "The games for playing offline",
        M::Clear => "Clear",
        M::ClearAsk => "Once cleared, it cannot be brought back. Is that what you want?",
        M::ClearAskPrograms => {
            "The games then need the network again, until you have them kept once more. Your own games stay."
        }
        M::ClearNow => "Yes, clear it",
        M::ClearSaveFirst => "Save as a file first",
        M::Cleared => "It is cleared.",

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
        M::FactsScythe => {
            "In My Little Scythe the map, the actions, the trophies, the fights and the dice are the publisher’s, and so are parts of two quest cards. The other quests, the tiles, the values of the spells, what a personality eases and the Automountie’s deck are printed nowhere that we could read: they are our reconstruction, balanced in games among the bots."
        }
        M::FactsGranja => {
            "In La Granja the course of a round, the dice, the donkeys, the craft tiles, the roof slots, the limits of a farm, the prices of olive and grain, the upgrades to food and wine and the names of the helpers are the publisher’s, as far as rulebook and public texts give them. What is printed on nearly all cards as field, barrow and extension, 56 of the 66 helpers wholly or in part, the rounds of the roof tiles, the rows of the craft buildings, the map of the market and the prices of grape, pig and meat are our reconstruction, balanced in games among the bots."
        }
        M::LicencesHeading => "Licences",
        M::LicencesCode => "Our own code and drawings: MIT or Apache 2.0, whichever you prefer.",
        M::LicencesFont => "Headings: Young Serif, © 2023 The Young Serif Project Authors, SIL Open Font License 1.1.",
        M::LicencesLibraries => "Libraries: Yew, wasm-bindgen, Gloo and other Rust crates, MIT or Apache 2.0.",
        M::FontLicenceLink => "Licence of the typeface",
        M::LibraryLicencesLink => "Licences of the libraries",
    }
}

pub(super) fn at_a_table(message: Table) -> &'static str {
    use Table as M;
    match message {
        M::FrameMisread => "The game this frame was given cannot be read. Here is a fresh table instead.",

        M::Play => "Play",
        M::HowManyRivals => "Rivals",
        M::OneRival => "One",
        M::TwoRivals => "Two",
        M::ThreeRivals => "Three",
        M::FourRivals => "Four",
        M::FiveRivals => "Five",
        M::AloneNote => "You play against the rules of the solo game.",
        M::HowHard => "How hard?",
        M::SoloEasyNote => {
            "The Automountie needs ten tokens for her four trophies: a first adventure, with time to look around."
        }
        M::SoloNormalNote => "Eight tokens are enough for her: an even race.",
        M::SoloHardNote => "Seven tokens, and the last trophy costs her one: she must be slowed down with pies.",
        M::LevelOfRival => "Level",
        M::WhoBegins => "Who begins",
        M::BeginsRandom => "Chance",
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
        M::Tools => "Tools",
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
        M::Menu => "Menu",
        M::Doing => "What to do",
        M::EndTurn => "End turn",
        M::AndEnd => "and end the turn",
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
        M::TurnWins => "It wins the game.",
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
        M::TakeBackTurn => "Take back a turn",
        M::Replay => "Replay",
        M::Hint => "Hint",
        M::HintHere => "The hint points here.",
        M::Coach => "Coach",

        M::Keys => "Keys",
        M::KeyArrows => "Move between cards",
        M::KeyDiagonals => "From hex to hex at an angle",
        M::KeyDone => "End my part",
        M::KeyPictures => "What the pictures mean",
        M::KeyPlaces => "On a small screen: farm, village, market",
        M::KeyEnter => "What can I do with it?",
        M::KeyLarge => "Show the card large",
        M::StoreFull => {
            "Your browser has no more room for games: what you do now lasts until you close the tab. Save this one as a file, or delete old ones."
        }
        M::GameNotKept => "Your browser keeps nothing here: this game lasts until you close the tab.",

        M::SeeResult => "See the result",
        M::BecauseTen => "Ten influence wins at once.",
        M::BecauseTokens => "The last token was taken: most influence wins.",
        M::Player => "Player",
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

        M::NameInLink => "Your name, for the link",
        M::PlayHarder => "Play a harder one",
        M::DealFromLink => "Somebody has sent you this deal: the same cards in the same order.",
        M::Notice => "Notice",
        M::HeldOtherTab => "Another tab has gone on with this game. Here you can only look.",
        M::HeldDeleted => "This game was deleted in another tab.",
        M::HeldShared => "A copy from a link, to look at. Nothing here is kept.",
        M::TakeOver => "Play on here",
        M::KeepAgain => "Keep it after all",
        M::KeepCopy => "Put it among my games",
        M::PlayOnFromHere => "Play on from there",
        M::LinkHeading => "This link holds no game",
        M::LinkDamaged => {
            "The link is damaged: letters are missing or were changed on the way. Ask for it again. Nothing of yours was touched."
        }
        M::LinkOtherVersion => {
            "The link was made by another version of this page, and this one cannot read it. Reload the page and try again."
        }
        M::LinkNoGame => "What the address holds is no game of ours. Nothing of yours was touched.",
        M::NewerGameText => {
            "Another version of the page wrote the game under this address, and this one cannot read it. It was left as it is."
        }

        M::InTheRules => "In the rules",

        M::SignsLink => "Signs and words",

        M::HintThinking => "The Master is looking at your table…",
        M::HintMore => "Show the turn and why",
        M::HintTurn => "The Master would play this:",
        M::HintWhy => "Why",
        M::HintDo => "Do the next step",
        M::HintEnd => "Nothing better is left to do: end your turn.",

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
        M::CoachIntro => {
            "The Master looks at each of your turns again: how likely you were to win, and what would have been better. It takes up to a minute, and what it finds is kept with the game."
        }
        M::CoachBegin => "Look at my game",
        M::CoachGoOn => "Go on",
        M::CoachThinking => "The Master looks at your turns",
        M::CoachDone => "The coach has looked at all your turns.",
        M::Stop => "Stop",
        M::TakeBackAsk => {
            "Your last turn and the replies to it are taken back, and the game is marked as such. Until you do something else, Redo brings them back."
        }
        M::TakeBackYes => "Take it back",
        M::LeaveTitle => "Leave the game?",
        M::LeaveText => "It is kept as it is, and waits for you.",
        M::LeaveYes => "Leave",
        M::Stay => "Stay",
        M::SinceYourTurn => "Since your turn:",
        M::NewSince => "New since your turn.",
        M::KeyDigits => "Do the first, second, … move of a sheet",
        M::SkipToDoing => "Skip to what to do",
        M::CanMake => "You can make it.",
        M::CanTrade => "An even trade takes it.",
        M::CanTradeAtLoss => "A trade takes it at a loss.",
        M::CanBePutOn => "It can be put on the scales.",
        M::CanBeTaken => "It can be taken.",
        M::ChanceToWin => "Chance to win",
        M::ProspectAlone => "Outlook for a good result",
        M::TurningPoints => "Turning points",
        M::TurnedByYou => "By your turn",
        M::TurnedByThem => "By the rivals and by new cards",
        M::TurnedAtTheEnd => "At the end, after your last turn",
        M::YourTurns => "Your turns",
        M::CoachMissed => "What the better turn brings",
        M::BestTurns => "The best turns",
        M::MarkBetter => "Better than the Master’s",
        M::MarkBest => "Best",
        M::MarkGood => "Good",
        M::MarkSlip => "Slip",
        M::MarkBlunder => "Blunder",
        M::BothLines => "Both ways to play it",
        M::LineMine => "As you played",
        M::LineMasters => "As the Master plays",
        M::TryAgain => "Try it again from here",
        M::BackToCoach => "Back to the coach",

        M::RulesLede => "All of them, in our own words. The examples can be played where they stand.",
        M::RulesContents => "Contents",
        M::RulesSearch => "Search the rules",
        M::RulesNoHit => "Nothing found. Try a single word: the name of a card, a good, or what you want to do.",
        M::RulesPrint => "Print",
        M::BackToYourGame => "Back to your game",
        M::ExampleTry => "Try it",
        M::ExampleMiddle => "In the middle",
        M::StartOver => "Start over",
        M::CardsShow => "Show",
        M::CardsAll => "All cards",
        M::SetStarting => "Starting buildings",
        M::SetSpecial => "Special buildings",
        M::SetExtension => "Extension buildings",
        M::CardsFind => "Name or text",
        M::ColumnCard => "Card",
        M::Coins => "Coins",
        M::CopiesCaption => "Copies by number of players",

        M::LessonAgain => "Try again",
        M::LessonNext => "Next lesson",
        M::LessonSkip => "Skip this one",
        M::LessonHint => "Not sure? A hint",
        M::LessonQuiet => "Nothing new here: play as you like.",
        M::LessonAll => "All lessons",
        M::LessonWell => "Well done.",
        M::LessonOtherwise => "Not quite.",
    }
}
