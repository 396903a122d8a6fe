//! All that can be said, without saying it: phrases, deeds, numbers and kinds of cards. Places to fill are `$0`, `$1`.

use little_factory::{Kind, Level};

use super::Sentence;
use super::{de, en, fr};
use crate::i18n::Language;
use crate::table::Who;

macro_rules! named {
    ($(#[$meta:meta])* enum $name:ident { $($variant:ident,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum $name { $($variant,)* }

        #[cfg(test)]
        impl $name {
            /// All of them, for the tests that read every template.
            pub(super) const ALL: &[Self] = &[$(Self::$variant,)*];
        }
    };
}

named! {
    /// A sentence, or a part of one that is the same whoever acts.
    enum Phrase {
        // lists
        And,
        AndAfterClauses,
        Or,
        Semicolon,
        WithCoins,
        Labelled,
        // effects and cards
        Free,
        Discard,
        Reveal,
        Take,
        Give,
        Then,
        OnceATurn,
        OnceATurnIfOpen,
        ExtraTrade,
        WorthNoMore,
        WhateverTheirCoins,
        DrawForCoins,
        NothingToActivate,
        ResourceSays,
        BuildingSays,
        // buttons
        ProduceIt,
        TradeForIt,
        TakeIt,
        ActivateItFor,
        ActivateIt,
        Pass,
        EndTheTurn,
        StartingTile,
        CardOfLevelII,
        // the log
        Reshuffled,
        LevelII,
        LevelIII,
        Buildings,
        NewOnTheTable,
        YourTurn,
        TurnOf,
        LastToken,
        YouAndOthersShare,
        OthersShare,
        // what is expected
        SpendYourTile,
        ActivateOrAct,
        Act,
        NothingButPass,
        ActivateOrEnd,
        NothingButEnd,
        ActionToCome,
        ActionIsDone,
        GameOver,
        IsThinking,
        // where cards are
        NoneOpen,
        OnlySomeOpen,
        NoMoreInTheGame,
        ItIs,
        BothAre,
        AllAre,
        TheOtherIs,
        TheOthersAre,
        InTheDeck,
        InTheDiscardPile,
        InYourHand,
        InTheHandOf,
        BuildingInTheDeck,
        YouHaveBuilding,
        RivalHasBuilding,
        NotInThisGame,
        // refusals
        Over,
        NotYourTurn,
        FirstTurnIsTrade,
        TileSpent,
        ActionDone,
        ActionDue,
        NoNeedToPass,
        NotInHand,
        NotEnoughInHand,
        NoSuchPlank,
        NotEnoughCoins,
        HandFull,
        BelongsTo,
        NotYourBuilding,
        AlreadyActivated,
        NoEffect,
        WorksOtherwise,
        TooFewOpen,
        DeckEmpty,
        NothingGiven,
        NothingTaken,
        BothSidesMany,
        GiveOnlyOne,
        TakeOnlyOne,
        CannotGive,
        CannotTake,
    }
}

named! {
    /// Something somebody does, without the one who does it.
    enum Deed {
        Produce,
        Activate,
        Discard,
        Reveal,
        Take,
        Trade,
        SpendTile,
        Pass,
        Reach,
        HaveTheMost,
    }
}

named! {
    /// Something that is counted.
    enum Count {
        Coins,
        Tokens,
        Cards,
        Influence,
        Lost,
        LostLabel,
        Left,
    }
}

named! {
    /// A kind of cards.
    enum Sort {
        Cards,
        Resources,
        OfLevel,
        Buildings,
    }
}

/// Three forms that a number or an extent chooses from.
pub(super) type Forms = [&'static str; 3];

/// How many cards of a sort: one, one or more, only such cards.
#[derive(Clone, Copy)]
pub(super) enum Extent {
    One,
    Some,
    Only,
}

/// Says a phrase.
pub(super) fn say(language: Language, phrase: Phrase, values: &[Sentence]) -> Sentence {
    Sentence::fill(template(language, phrase), values)
}

/// The phrase with its places still open.
pub(super) fn template(language: Language, phrase: Phrase) -> &'static str {
    match language.spoken() {
        Language::English => en::phrase(phrase),
        Language::French => fr::phrase(phrase),
        Language::German => de::phrase(phrase),
    }
}

/// Says what somebody does, without saying who.
pub(super) fn deed(language: Language, deed: Deed, who: Who, values: &[Sentence]) -> Sentence {
    let [you, rival] = match language.spoken() {
        Language::English => en::deed(deed),
        Language::French => fr::deed(deed),
        Language::German => de::deed(deed),
    };
    Sentence::fill(if who == Who::You { you } else { rival }, values)
}

/// Says how many.
pub(super) fn count(language: Language, what: Count, number: u8) -> Sentence {
    let [none, one, many] = match language.spoken() {
        Language::English => en::count(what),
        Language::French => fr::count(what),
        Language::German => de::count(what),
    };
    let template = match number {
        0 => none,
        1 => one,
        _ => many,
    };
    Sentence::fill(template, &[number.into()])
}

/// Says which cards a side of a trade may have.
pub(super) fn kind(language: Language, kind: Kind, extent: Extent) -> Sentence {
    let (sort, level) = match kind {
        Kind::Any => (Sort::Cards, ""),
        Kind::Resources => (Sort::Resources, ""),
        Kind::Of(level) => (Sort::OfLevel, numeral(level)),
        Kind::Buildings => (Sort::Buildings, ""),
    };
    let [one, some, only] = match language.spoken() {
        Language::English => en::sort(sort),
        Language::French => fr::sort(sort),
        Language::German => de::sort(sort),
    };
    let template = match extent {
        Extent::One => one,
        Extent::Some => some,
        Extent::Only => only,
    };
    Sentence::fill(template, &[level.into()])
}

/// The level as it is printed.
pub(super) fn numeral(level: Level) -> &'static str {
    match level {
        Level::I => "I",
        Level::II => "II",
        Level::III => "III",
    }
}

/// A list with “and”.
pub(super) fn and(language: Language, parts: &[Sentence]) -> Sentence {
    Sentence::join(parts, ", ", template(language, Phrase::And))
}

/// A list with “or”.
pub(super) fn or(language: Language, parts: &[Sentence]) -> Sentence {
    let or = template(language, Phrase::Or);
    Sentence::join(parts, or, or)
}
