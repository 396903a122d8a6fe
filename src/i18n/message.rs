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
