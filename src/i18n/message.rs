//! Every sentence the page can say, without saying it.

use crate::games::Game;

macro_rules! messages {
    (plain { $($plain:ident,)* } of_a_game { $($of_game:ident,)* }) => {
        /// A sentence, label or name that needs translating.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Message {
            $($plain,)*
            $($of_game(Game),)*
        }

        #[cfg(test)]
        impl Message {
            /// All of them, for the tests that read every sentence.
            pub(crate) fn all() -> Vec<Self> {
                let mut all = vec![$(Self::$plain,)*];
                for game in Game::ALL {
                    all.extend([$(Self::$of_game(game),)*]);
                }
                all
            }
        }
    };
}

messages! {
    plain {
        // around every page
        SiteTitle,
        SkipToContent,
        HomeLink,
        Navigation,
        Settings,
        About,
        FooterLine,
        BackToTheTable,
        // home
        HomeHeading,
        HomeLede,
        // a game's page
        Players,
        Length,
        Designers,
        WhereItStands,
        StepFacts,
        StepRules,
        StepBots,
        StepTable,
        Done,
        BeingBuilt,
        ComesNext,
        Later,
        // the door to a game
        NewGame,
        Play,
        HowManyRivals,
        OneRival,
        TwoRivals,
        ThreeRivals,
        LevelOfRival,
        WhoBegins,
        BeginsRandom,
        BeginsMe,
        BeginsRival,
        Extension,
        ExtensionNote,
        SeedLabel,
        SeedNote,
        SeedBad,
        AnotherSeed,
        // the table
        Market,
        RowBuildings,
        RowIII,
        RowII,
        RowI,
        Deck,
        DiscardPile,
        PileEmpty,
        StillInDeck,
        DeckOrderUnknown,
        MyBuildings,
        NoBuildings,
        MyHand,
        StartingTile,
        TileShort,
        ToHome,
        Rivals,
        You,
        OfTen,
        Tools,
        Undo,
        Redo,
        RestartTurn,
        ShowAgain,
        Skip,
        Looking,
        BackToNow,
        Log,
        FilterAll,
        FilterMine,
        FilterTheirs,
        CopyLog,
        Copied,
        InfluenceCurve,
        Menu,
        Close,
        Doing,
        EndTurn,
        Pass,
        Trade,
        WhatCanIMake,
        AllMoves,
        WithinReach,
        UsedThisTurn,
        CanBeUsed,
        YouCan,
        InSteps,
        NotNow,
        Recipes,
        WhatMakesIt,
        WhatItMakes,
        WinsTheGame,
        EndsTheGame,
        MovesActivate,
        MovesProduce,
        MovesTrade,
        Scales,
        OpenScales,
        ScalesHint,
        ScalesHintTile,
        ScalesHintBuilding,
        ScalesHintDraw,
        YouGive,
        YouTake,
        DoTrade,
        ClearScales,
        PointsLeft,
        UseIt,
        EndAnyway,
        // the pace and the like
        Pace,
        PaceSlow,
        PaceNormal,
        PaceFast,
        PaceInstant,
        Sound,
        Tracker,
        Keys,
        KeyArrows,
        KeyEnter,
        KeyLarge,
        GameNotKept,
        // the end
        SeeResult,
        YouWon,
        YouShare,
        TheyShare,
        BecauseTen,
        BecauseTokens,
        Player,
        FromBuildings,
        FromTokens,
        Influence,
        Turns,
        PlayAgain,
        SameDeal,
        LostGameHeading,
        LostGameText,
        DamagedGameText,
        // settings
        SettingsIntro,
        SettingsNotKept,
        Theme,
        ThemeSystem,
        ThemeLight,
        ThemeDark,
        LanguageLegend,
        Motion,
        MotionSystem,
        MotionLess,
        // about
        AboutHeading,
        AboutIntro,
        FanHeading,
        FanText,
        FanBox,
        PrivacyHeading,
        PrivacyText,
        FactsHeading,
        FactsText,
        LicencesHeading,
        LicencesCode,
        LicencesFont,
        LicencesLibraries,
        FontLicenceLink,
        LibraryLicencesLink,
        // an address that leads nowhere
        NotFoundTitle,
        NotFoundHeading,
        NotFoundText,
    }
    of_a_game {
        Tagline,
        Badge,
        PlayersOf,
        LengthOf,
        Kind,
        Standing,
    }
}
