//! French. Before `;`, `!` and `?` stands a narrow no-break space (`\u{202f}`), before `:` a no-break space (`\u{a0}`).

use super::phrase::{Count, Deed, Forms, Phrase, Sort};

pub(super) fn phrase(phrase: Phrase) -> &'static str {
    use Phrase as P;
    match phrase {
        P::And | P::AndAfterClauses => " et ",
        P::Or => " ou ",
        P::Semicolon => "\u{202f}; ",
        P::WithCoins => "$0 ($1)",
        P::Labelled => "$0\u{a0}: $1",

        P::Free => "gratuit",
        P::Discard => "défausser $0",
        P::Reveal => "révéler $0",
        P::Take => "prendre $0",
        P::Give => "donner $0",
        P::Then => "$0, puis $1",
        P::OnceATurn => "Une fois par tour\u{a0}: $0.",
        P::OnceATurnIfOpen => "Une fois par tour, s’il y a au moins $0 sur la table\u{a0}: $1.",
        P::ExtraTrade => "Une fois par tour, un échange supplémentaire\u{a0}: $0, $1, $2.",
        P::WorthNoMore => "pour autant de pièces au plus",
        P::WhateverTheirCoins => "quelle que soit leur valeur",
        P::DrawForCoins => "défausser des cartes valant au moins $0, puis piocher la première carte de niveau II",
        P::NothingToActivate => "Rien à activer\u{a0}: ce bâtiment ne rapporte que son influence.",
        P::ResourceSays => "$0. Ressource de niveau $1, $2. Coût\u{a0}: $3.",
        P::BuildingSays => "$0. Bâtiment, $1, $2. Coût\u{a0}: $3. $4",

        P::ProduceIt => "Produire $0",
        P::TradeForIt => "Échanger contre $0",
        P::TakeIt => "Prendre $0",
        P::ActivateItFor => "Activer $0 pour $1",
        P::ActivateIt => "Activer $0",
        P::Pass => "Passer",
        P::EndTheTurn => "Finir le tour",
        P::StartingTile => "tuile de départ ($0)",
        P::CardOfLevelII => "une carte de niveau II",

        P::Reshuffled => "$0\u{a0}: la défausse est mélangée et devient la nouvelle pioche ($1).",
        P::LevelII => "Niveau II",
        P::LevelIII => "Niveau III",
        P::Buildings => "Bâtiments",
        P::NewOnTheTable => "Nouveau sur la table\u{a0}: $0.",
        P::YourTurn => "C’est à vous de jouer.",
        P::TurnOf => "C’est au tour $1.",
        P::LastToken => "Le dernier jeton est pris\u{a0}: $0.",
        P::YouAndOthersShare => "$0 avez le plus d’influence et partagez la victoire",
        P::OthersShare => "$0 ont le plus d’influence et partagent la victoire",

        P::SpendYourTile => "Premier tour\u{a0}: dépensez votre tuile de départ ($0).",
        P::ActivateOrAct => "À vous\u{a0}: activez des bâtiments, ou bien produisez ou échangez.",
        P::Act => "À vous\u{a0}: produisez ou échangez.",
        P::NothingButPass => "Rien à produire ni à échanger cette fois-ci\u{a0}: passez.",
        P::ActivateOrEnd => "Vous pouvez encore activer des bâtiments, ou finir votre tour.",
        P::NothingButEnd => "Plus rien à faire\u{a0}: finissez votre tour.",
        P::ActionToCome => "Action à faire",
        P::ActionIsDone => "Action faite",
        P::GameOver => "Partie finie",
        P::IsThinking => "$0 réfléchit.",

        P::NoneOpen => "$0 sur la table\u{a0}: $1.",
        P::OnlySomeOpen => "Seulement $0 sur la table\u{a0}: $1.",
        P::NoMoreInTheGame => "Seulement $0 sur la table, et il n’y en a pas d’autre dans la partie.",
        P::ItIs => "la carte est $0",
        P::BothAre => "les deux cartes sont $0",
        P::AllAre => "les $1 cartes sont $0",
        P::TheOtherIs => "l’autre carte est $0",
        P::TheOthersAre => "les $1 autres cartes sont $0",
        P::InTheDeck => "dans la pioche",
        P::InTheDiscardPile => "dans la défausse",
        P::InYourHand => "dans votre main",
        P::InTheHandOf => "dans la main $0",
        P::BuildingInTheDeck => "$0 est encore dans la pioche.",
        P::YouHaveBuilding => "Vous avez déjà $0.",
        P::RivalHasBuilding => "$1 a déjà $0.",
        P::NotInThisGame => "$0 n’est pas en jeu dans cette partie.",

        P::Over => "La partie est finie.",
        P::NotYourTurn => "C’est au tour $1\u{202f}; le vôtre vient bientôt.",
        P::FirstTurnIsTrade => {
            "Le premier tour est pour votre tuile de départ\u{202f}; produire et échanger viennent ensuite."
        }
        P::TileSpent => "Votre tuile de départ est dépensée\u{a0}: elle ne servait qu’au premier tour.",
        P::ActionDone => {
            "Une action par tour, et la vôtre est faite\u{202f}; vous pouvez encore activer des bâtiments."
        }
        P::ActionDue => "Votre action reste à faire\u{202f}; le tour pourra finir ensuite.",
        P::NoNeedToPass => "Inutile de passer\u{a0}: il y a de quoi produire ou échanger.",
        P::NotInHand => "Pour cela, il vous faut $0 en main.",
        P::NotEnoughInHand => "Pour cela, il vous faut $0 en main\u{202f}; vous en avez $1.",
        P::NoSuchPlank => "Cela ne se paie pas de cette façon.",
        P::NotEnoughCoins => "Il faut $0, et ce que vous donnez en vaut $1.",
        P::HandFull => "Votre main contient 7 cartes au plus\u{202f}; cela en ferait $0.",
        P::BelongsTo => "$0 appartient à $1.",
        P::NotYourBuilding => "Vous n’avez pas encore $0.",
        P::AlreadyActivated => "Vous avez déjà activé $0 ce tour-ci\u{202f}; chaque bâtiment sert une fois par tour.",
        P::NoEffect => "$0 n’a pas d’effet à activer\u{a0}: il suffit de l’avoir pour compter $1.",
        P::WorksOtherwise => "$0 fonctionne à sa manière. $1",
        P::TooFewOpen => "Il faut $0 sur la table\u{202f}; il y en a $1.",
        P::DeckEmpty => "La pioche de niveau II est vide\u{a0}: il n’y a rien à piocher.",
        P::NothingGiven => "Choisissez au moins une carte à donner.",
        P::NothingTaken => "Choisissez au moins une carte à prendre.",
        P::BothSidesMany => {
            "Un échange a toujours un côté d’une seule carte\u{a0}: donnez-en une seule, ou prenez-en une seule."
        }
        P::GiveOnlyOne => "Ici, vous ne donnez qu’une carte.",
        P::TakeOnlyOne => "Ici, vous ne prenez qu’une carte.",
        P::CannotGive => "Ici, vous ne pouvez donner que $0\u{202f}; la carte $1 n’en fait pas partie.",
        P::CannotTake => "Ici, vous ne pouvez prendre que $0\u{202f}; la carte $1 n’en fait pas partie.",
    }
}

pub(super) fn deed(deed: Deed) -> [&'static str; 2] {
    match deed {
        Deed::Produce => ["produisez $0", "produit $0"],
        Deed::Activate => ["activez $0", "active $0"],
        Deed::Discard => ["défaussez $0", "défausse $0"],
        Deed::Reveal => ["révélez $0", "révèle $0"],
        Deed::Take => ["prenez $0", "prend $0"],
        Deed::Trade => ["échangez $0 contre $1", "échange $0 contre $1"],
        Deed::SpendTile => ["échangez la tuile de départ ($0) contre $1", "échange la tuile de départ ($0) contre $1"],
        Deed::Pass => [
            "passez\u{a0}: il n’y a rien à produire ni à échanger",
            "passe\u{a0}: il n’y a rien à produire ni à échanger",
        ],
        Deed::Reach => ["atteignez $0 et gagnez la partie", "atteint $0 et gagne la partie"],
        Deed::HaveTheMost => {
            ["avez le plus d’influence et gagnez la partie", "a le plus d’influence et gagne la partie"]
        }
    }
}

/// None, one, several.
pub(super) fn count(what: Count) -> Forms {
    match what {
        Count::Coins => ["$0 pièce", "$0 pièce", "$0 pièces"],
        Count::Tokens => ["$0 jeton", "$0 jeton", "$0 jetons"],
        Count::Cards => ["$0 carte", "$0 carte", "$0 cartes"],
        Count::Influence => ["$0 point d’influence", "$0 point d’influence", "$0 points d’influence"],
        Count::Lost => ["rien n’est perdu", "$0 pièce est perdue", "$0 pièces sont perdues"],
        Count::LostLabel => ["rien de perdu", "$0 pièce perdue", "$0 pièces perdues"],
        Count::Left => ["il n’en reste plus", "il en reste $0", "il en reste $0"],
    }
}

/// One, one or more, only such.
pub(super) fn sort(sort: Sort) -> Forms {
    match sort {
        Sort::Cards => ["1 carte", "une ou plusieurs cartes", "des cartes"],
        Sort::Resources => ["1 ressource", "une ou plusieurs ressources", "des ressources"],
        Sort::OfLevel => {
            ["1 ressource de niveau $0", "une ou plusieurs ressources de niveau $0", "des ressources de niveau $0"]
        }
        Sort::Buildings => ["1 bâtiment", "un ou plusieurs bâtiments", "des bâtiments"],
    }
}
