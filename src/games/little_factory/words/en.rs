//! English.

use super::phrase::{Count, Deed, Forms, Phrase, Sort};

pub(super) fn phrase(phrase: Phrase) -> &'static str {
    use Phrase as P;
    match phrase {
        P::And => " and ",
        P::AndAfterClauses => ", and ",
        P::Or => " or ",
        P::Semicolon => "; ",
        P::WithCoins => "$0 ($1)",
        P::Labelled => "$0: $1",

        P::Free => "free",
        P::Discard => "discard $0",
        P::Reveal => "reveal $0",
        P::Take => "take $0",
        P::Give => "give $0",
        P::Then => "$0, then $1",
        P::OnceATurn => "Once a turn: $0.",
        P::OnceATurnIfOpen => "Once a turn, if at least $0 lie on the table: $1.",
        P::ExtraTrade => "Once a turn, an extra trade: $0, $1, $2.",
        P::WorthNoMore => "worth no more in coins",
        P::WhateverTheirCoins => "whatever their coins",
        P::DrawForCoins => "discard cards worth at least $0, then draw the top card of the Level II deck",
        P::NothingToActivate => "Nothing to activate: this building only brings influence.",
        P::ResourceSays => "$0. Level $1 resource, $2. To produce: $3.",
        P::BuildingSays => "$0. Building, $1, $2. To produce: $3. $4",

        P::ProduceIt => "Produce $0",
        P::TradeForIt => "Trade for $0",
        P::TakeIt => "Take $0",
        P::ActivateItFor => "Activate $0 for $1",
        P::ActivateIt => "Activate $0",
        P::Pass => "Pass",
        P::EndTheTurn => "End the turn",
        P::StartingTile => "starting tile ($0)",
        P::CardOfLevelII => "a Level II card",

        P::Reshuffled => "$0: the discard pile is shuffled into a new deck ($1).",
        P::LevelII => "Level II",
        P::LevelIII => "Level III",
        P::Buildings => "Buildings",
        P::NewOnTheTable => "New on the table: $0.",
        P::YourTurn => "It is your turn.",
        P::TurnOf => "It is $1 turn.",
        P::LastToken => "The last token is taken: $0.",
        P::YouAndOthersShare | P::OthersShare => "$0 have the most influence and share the victory",

        P::SpendYourTile => "First turn: spend your starting tile ($0).",
        P::ActivateOrAct => "Your turn: activate buildings, or produce or trade.",
        P::Act => "Your turn: produce or trade.",
        P::NothingButPass => "Nothing to produce and nothing to trade this time: pass.",
        P::ActivateOrEnd => "You can still activate buildings, or end your turn.",
        P::NothingButEnd => "Nothing else to do: end your turn.",
        P::ActionToCome => "Action to come",
        P::ActionIsDone => "Action done",
        P::GameOver => "Game over",
        P::IsThinking => "$0 is thinking.",

        P::NoneOpen => "$0 on the table: $1.",
        P::OnlySomeOpen => "Only $0 on the table: $1.",
        P::NoMoreInTheGame => "Only $0 on the table, and the game has no more.",
        P::ItIs => "it is $0",
        P::BothAre => "both are $0",
        P::AllAre => "all $1 are $0",
        P::TheOtherIs => "the other is $0",
        P::TheOthersAre => "the other $1 are $0",
        P::InTheDeck => "in the deck",
        P::InTheDiscardPile => "in the discard pile",
        P::InYourHand => "in your hand",
        P::InTheHandOf => "in $0 hand",
        P::BuildingInTheDeck => "$0 is still in the deck.",
        P::YouHaveBuilding => "You already have $0.",
        P::RivalHasBuilding => "$1 already has $0.",
        P::NotInThisGame => "$0 is not part of this game.",

        P::Over => "The game is over.",
        P::NotYourTurn => "It is $1 turn; yours comes soon.",
        P::FirstTurnIsTrade => "The first turn is for your starting tile; producing and trading come after it.",
        P::TileSpent => "Your starting tile is spent: it was for the first turn only.",
        P::ActionDone => "One action a turn, and yours is done; buildings can still be activated.",
        P::ActionDue => "Your action is still to come; after it the turn can end.",
        P::NoNeedToPass => "No need to pass: there is something to produce or to trade.",
        P::NotInHand => "For that you need $0 in your hand.",
        P::NotEnoughInHand => "For that you need $0 in your hand; you have $1.",
        P::NoSuchPlank => "It cannot be paid for in that way.",
        P::NotEnoughCoins => "That takes $0, and what you give is worth $1.",
        P::HandFull => "Your hand holds 7 cards at most; this would make $0.",
        P::BelongsTo => "$0 belongs to $1.",
        P::NotYourBuilding => "You do not have $0 yet.",
        P::AlreadyActivated => "You have already activated $0 this turn; each building works once a turn.",
        P::NoEffect => "$0 has no effect to activate: it brings $1 just by standing there.",
        P::WorksOtherwise => "$0 works in its own way. $1",
        P::TooFewOpen => "That takes $0 on the table, and there is only $1.",
        P::DeckEmpty => "The Level II deck is empty: there is nothing to draw.",
        P::NothingGiven => "Choose at least one card to give.",
        P::NothingTaken => "Choose at least one card to take.",
        P::BothSidesMany => "One side of a trade is a single card: give just one, or take just one.",
        P::GiveOnlyOne => "Here you give just one card.",
        P::TakeOnlyOne => "Here you take just one card.",
        P::CannotGive => "Here you can give only $0; $1 is not one of them.",
        P::CannotTake => "Here you can take only $0; $1 is not one of them.",
    }
}

pub(super) fn deed(deed: Deed) -> [&'static str; 2] {
    match deed {
        Deed::Produce => ["produce $0", "produces $0"],
        Deed::Activate => ["activate $0", "activates $0"],
        Deed::Discard => ["discard $0", "discards $0"],
        Deed::Reveal => ["reveal $0", "reveals $0"],
        Deed::Take => ["take $0", "takes $0"],
        Deed::Trade => ["trade $0 for $1", "trades $0 for $1"],
        Deed::SpendTile => ["spend the starting tile ($0) on $1", "spends the starting tile ($0) on $1"],
        Deed::Pass => [
            "pass: there is nothing to produce and nothing to trade",
            "passes: there is nothing to produce and nothing to trade",
        ],
        Deed::Reach => ["reach $0 and win the game", "reaches $0 and wins the game"],
        Deed::HaveTheMost => ["have the most influence and win the game", "has the most influence and wins the game"],
    }
}

/// None, one, several.
pub(super) fn count(what: Count) -> Forms {
    match what {
        Count::Coins => ["$0 coins", "$0 coin", "$0 coins"],
        Count::Tokens => ["$0 tokens", "$0 token", "$0 tokens"],
        Count::Cards => ["$0 cards", "$0 card", "$0 cards"],
        Count::Influence => ["$0 influence", "$0 influence", "$0 influence"],
        Count::Lost => ["nothing is lost", "$0 coin is lost", "$0 coins are lost"],
        Count::LostLabel => ["nothing lost", "$0 coin lost", "$0 coins lost"],
        Count::Left => ["none is left", "$0 is left", "$0 are left"],
    }
}

/// One, one or more, only such.
pub(super) fn sort(sort: Sort) -> Forms {
    match sort {
        Sort::Cards => ["1 card", "one or more cards", "cards"],
        Sort::Resources => ["1 resource", "one or more resources", "resources"],
        Sort::OfLevel => ["1 Level $0 resource", "one or more Level $0 resources", "Level $0 resources"],
        Sort::Buildings => ["1 building", "one or more buildings", "buildings"],
    }
}
