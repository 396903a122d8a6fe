//! French. Before `;`, `!` and `?` stands a narrow no-break space (`\u{202f}`), before `:` a no-break space (`\u{a0}`).

use super::Message;
use super::message::{Lobby, Table};
use crate::games::Game::{LaGranja, LittleFactory, MyLittleScythe};

pub(super) fn say(message: Message) -> &'static str {
    use Message as M;
    match message {
        M::SiteTitle => "Little Table\u{a0}: jeux de société pour une personne",
        M::SkipToContent => "Aller au contenu",
        M::HomeLink => "Little Table, accueil",
        M::Navigation => "Pages",
        M::Settings => "Réglages",
        M::About => "À propos",
        M::FooterLine => "Un projet de fans, non officiel. Ni compte, ni cookies, ni pistage.",
        M::BackToTheTable => "Retour à la table",

        M::UpdateReady => "Une nouvelle version de la table est prête.",
        M::UpdateTake => "L’utiliser maintenant",
        M::Offline => "Vous êtes hors ligne. Ici, tout fonctionne quand même.",
        M::Install => "Installer Little Table",
        M::Keeping => "En cours de copie pour jouer hors ligne",
        M::OwnTab => "Little Table dans son propre onglet",

        M::Tagline(LittleFactory) => "Un jeu de cartes rapide\u{a0}: le blé devient pain, et le pain devient moulin.",
        M::Tagline(MyLittleScythe) => {
            "Une aventure familiale sur une prairie d’hexagones\u{a0}: pommes, gemmes, quêtes et, parfois, un combat de tartes."
        }
        M::Tagline(LaGranja) => {
            "Un jeu de ferme profond, à Majorque\u{a0}: chaque carte a quatre usages, à vous d’en choisir un."
        }
        M::Badge(LittleFactory | MyLittleScythe | LaGranja) => "Prêt à jouer",
        M::PlayersOf(LittleFactory) => "Vous et 1 à 3 bots",
        M::PlayersOf(MyLittleScythe) => "Vous et 1 à 5 bots, ou en solo",
        M::PlayersOf(LaGranja) => "Vous et 1 à 3 bots, ou en solo",
        M::LengthOf(LittleFactory) => "15 minutes",
        M::LengthOf(MyLittleScythe) => "45 minutes",
        M::LengthOf(LaGranja) => "90 à 120 minutes",
        M::Kind(LittleFactory) => {
            "Vous commencez avec quelques pièces et une cour vide. À chaque tour, vous fabriquez une chose à partir d’une autre, ou vous échangez ce que vous avez contre mieux\u{202f}; bientôt, vos bâtiments font la moitié du travail. Qui atteint dix points d’influence le premier l’emporte."
        }
        M::Kind(MyLittleScythe) => {
            "Vos deux Fureteurs parcourent les terres autour d’un château. Ils ramassent pommes et gemmes, préparent des tartes, apprennent des sorts et croisent des quêtes à plusieurs issues\u{202f}; de temps à autre, les tartes volent. Quatre trophées gagnés mènent la partie à sa fin."
        }
        M::Kind(LaGranja) => {
            "Six manches dans une ferme, entre les oliviers et le marché du village. Une carte devient un champ, une charrette, un assistant ou une extension de la ferme\u{202f}; chaque âne envoyé en route vous coûte un peu de siesta. Qui a le plus de points de victoire l’emporte."
        }

        M::NewGame => "Nouvelle partie",
        M::Alone => "Aucun\u{a0}: en solo",
        M::SoloEasy => "Facile",
        M::SoloNormal => "Normale",
        M::SoloHard => "Difficile",
        M::Personality => "Personnalité",
        M::Automountie => "Automountie",
        M::NeutralPlayer => "Joueur neutre",

        M::You => "Vous",
        M::OfTen => "sur 10",
        M::Points => "points",
        M::Undo => "Annuler",
        M::InfluenceCurve => "Influence au fil de la partie",
        M::Close => "Fermer",
        M::TakenBackMark => "avec retours en arrière",

        M::Pace => "Rythme des adversaires",
        M::PaceSlow => "Lent",
        M::PaceNormal => "Normal",
        M::PaceFast => "Rapide",
        M::PaceInstant => "Immédiat",
        M::OnlyMine => "Ne s’arrêter que sur ce qui me concerne",
        M::Sound => "Son",
        M::Tracker => "Montrer les cartes des adversaires (tout gain est public)",

        M::YouWon => "Vous avez gagné",
        M::YouLost => "Vous avez perdu",
        M::YouShare => "Vous partagez la victoire",
        M::TheyShare => "Victoire partagée, sans vous",
        M::FromBuildings => "Bâtiments",
        M::FromTokens => "Jetons",

        M::MyGames => "Mes parties",
        M::Continue => "Reprendre",
        M::CopyLink => "Copier le lien",
        M::SaveAsFile => "Enregistrer dans un fichier",
        M::WithHints => "avec des indices",
        M::KnownDeal => "donne déjà connue",
        M::BroughtHere => "importée",
        M::YourTurn => "À vous de jouer",

        M::LanguageLegend => "Langue",

        M::RulesTitle => "Règles",

        M::LearnTitle => "Apprendre en jouant",
        M::LearnLede => {
            "De courtes leçons à une vraie table, et une première partie guidée pour finir. Partez et revenez quand vous voulez."
        }
        M::LearnOffer => "Vous découvrez ces jeux\u{202f}?",
        M::LearnOfferText => {
            "De courtes leçons vous montrent comment on joue, un geste à la fois. La dernière est une première partie guidée."
        }
        M::NoThanks => "Non, merci",
        M::LessonBegin => "Commencer",
        M::LessonGoOn => "Continuer",
        M::LessonRepeat => "Encore une fois",
        M::LessonDone => "Fait",
        M::LessonsFinished => "Vous savez tout ce qu’il faut savoir. La table est à vous.",
        M::PlayAGame => "Jouer une partie",

        M::NotFoundTitle => "Page introuvable",
        M::NotFoundHeading => "Il n’y a rien ici",
        M::NotFoundText => "Cette adresse ne mène à aucune de nos pages. Une lettre s’est peut-être perdue en route.",

        M::Cancel => "Annuler",

        M::MarksMoves => "Marquer ce que je peux faire maintenant",
        M::MarksMovesNote => {
            "Sous une carte\u{a0}: un trait si je peux la produire, des tirets pour un échange sans perte, des points pour un échange à perte"
        }
        M::EndsItself => "Finir mon tour de lui-même quand il ne reste rien à faire",
        M::StopsLegend => "Où le jeu vous attend",
        M::StopsDue => "Seulement si quelque chose est à faire",
        M::StopsHanging => "Aussi si un champ, un porcelet ou un paiement en dépend",
        M::StopsAlways => "Partout",
        M::ShowsPoints => "Montrer les PV des adversaires",
        M::ShowsPointsNote => "Dans la boîte, ils sont face cachée.",
        M::HasKeys => "Lettres et chiffres agissent à la table",

        M::PointsAGame => "Influence par partie",
        M::ScoreAGame => "Points par partie",
        M::ScoreCurve => "Points au fil de la partie",

        M::SettingsIntro => "Vos choix s’appliquent aussitôt et restent dans ce navigateur.",
        M::SettingsNotKept => {
            "Votre navigateur ne permet pas à cette page de conserver quoi que ce soit. Vos choix durent jusqu’à la fermeture de l’onglet."
        }
        M::Theme => "Thème",
        M::ThemeSystem => "Comme mon appareil",
        M::ThemeLight => "Clair",
        M::ThemeDark => "Sombre",
        M::Motion => "Animations",
        M::MotionSystem => "Comme mon appareil",
        M::MotionLess => "Rien ne bouge",
        // What this program does not say.
        M::Lobby(_) | M::Table(_) => "",
    }
}

pub(super) fn in_the_lobby(message: Lobby) -> &'static str {
    use Lobby as M;
    match message {
        M::HomeHeading => "Une table rien que pour vous",
        M::HomeLede => {
            "Des jeux de société modernes contre des bots loyaux, sans quitter cet onglet. Trois jeux sont sur la table."
        }

        M::AllGames => "Toutes mes parties et mes statistiques",

        M::LessonsLeft => "Leçons à reprendre",

        M::GamesIntro => "Elles restent dans ce navigateur tant que vous ne les supprimez pas.",
        M::GamesNotKept => {
            "Votre navigateur ne permet pas à cette page de conserver quoi que ce soit\u{a0}: les parties durent jusqu’à la fermeture de cet onglet."
        }
        M::StatisticsNotKept => {
            "Le navigateur n’a pas pris le dernier changement\u{a0}: ces chiffres durent jusqu’à la fermeture de cet onglet."
        }
        M::GamesUnfinished => "En cours",
        M::GamesFinished => "Terminées",
        M::NoGamesYet => "Aucune partie pour l’instant.",
        M::GamesUnreadable => "Illisibles",
        M::UnreadableIntro => "On n’y touche pas. Enregistrez-les dans un fichier pour les montrer à quelqu’un.",
        M::LinkCopied => "Lien copié\u{a0}: il contient toute la partie.",
        M::SaveAllAsFile => "Tout enregistrer dans un fichier",
        M::DeleteGame => "Supprimer",
        M::Deleted => "La partie est supprimée.",
        M::NotDeleted => "Le navigateur ne l’a pas permis. Rien n’a changé.",
        M::ShowMore => "En voir plus",
        M::ImportHeading => "Importer des parties",
        M::ImportIntro => {
            "Choisissez un fichier, déposez-le n’importe où sur cette page, ou collez une partie ou un lien."
        }
        M::ImportFile => "Fichier",
        M::ImportPaste => "Partie ou lien",
        M::ImportRead => "Regarder",
        M::ImportFound => "Ce qui a été trouvé",
        M::ImportHere => "Vous avez déjà cette partie.",
        M::ImportEmpty => "Il n’y a rien dedans.",
        M::ImportTooLarge => "C’est trop gros\u{a0}: nos parties sont petites.",
        M::ImportNotOurs => "Ceci ne vient pas de Little Table.",
        M::ImportOtherVersion => "Une autre version de cette page l’a écrite, et celle-ci ne sait pas la lire.",
        M::ImportOtherGame => "C’est une partie d’un autre jeu.",
        M::ImportDamaged => "Abîmée\u{a0}: il manque quelque chose, ou quelque chose a été modifié.",
        M::ImportNoRules => "Les règles de ce jeu n’ont pas pu être chargées. Réessayez une fois en ligne.",
        M::AddedNotKept => {
            "Elles sont là, mais le navigateur ne conserve plus rien\u{a0}: elles durent jusqu’à la fermeture de cet onglet."
        }
        M::Statistics => "Statistiques",
        M::StatisticsIntro => {
            "Chaque partie terminée ici compte, même supprimée ensuite. Celles avec indices, avec retours en arrière ou d’une donne déjà connue sont comptées à part."
        }
        M::CountedApart => "Comptées à part",
        M::ResetAsk => "Tous les chiffres repartent de zéro. C’est bien ce que vous voulez\u{202f}?",
        M::NoStatisticsYet => "Terminez une partie, et ses chiffres seront ici.",
        M::Played => "Jouées",
        M::WonGames => "Gagnées",
        M::InARow => "Victoires d’affilée",
        M::LongestRow => "Meilleure série",
        M::FewestTurns => "Victoire la plus rapide",
        M::SeveralLevels => "plusieurs niveaux",
        M::ResetStatistics => "Repartir de zéro",
        M::StatisticsReset => "Les statistiques repartent de zéro.",

        M::OfflineHeading => "Sans réseau",
        M::OfflineText => "Un jeu conservé ici s’ouvre et se joue aussi sans réseau.",
        M::OfflineNone => {
            "Ici, le navigateur ne conserve pas de programmes\u{a0}: pour ouvrir un jeu, il faut le réseau."
        }
        M::OfflineDone => "Tous les jeux sont conservés ici\u{a0}: ils s’ouvrent et se jouent aussi sans réseau.",
        M::OfflineFailed => "Tout n’est pas arrivé. Réessayez une fois en ligne.",
        M::OfflineAll => "Rendre tous les jeux disponibles hors ligne",
        M::OfflineKept => "conservé",
        M::OfflineMissing => "pas encore conservé",
        M::KeptHeading => "Ce que ce navigateur conserve",
        M::KeptForGood => "Rien ne quitte ce navigateur, et il a promis de tout garder.",
        M::KeptForNow => {
            "Rien ne quitte ce navigateur, mais il peut s’en défaire quand la place lui manque. Enregistrez dans un fichier ce à quoi vous tenez."
        }
        M::KeptNothing => "rien",
        M::KeptLessons => "Progression dans les leçons",
        M::KeptChoices => "Réglages et choix",
        M::KeptPrograms => "Les jeux pour jouer hors ligne",
        M::Clear => "Effacer",
        M::ClearAsk => "Ce qui est effacé ne revient pas. C’est bien ce que vous voulez\u{202f}?",
        M::ClearAskPrograms => {
            "Il faudra de nouveau le réseau pour ouvrir les jeux, jusqu’à ce que vous les vouliez ici. Vos parties restent."
        }
        M::ClearNow => "Oui, effacer",
        M::ClearSaveFirst => "Enregistrer d’abord dans un fichier",
        M::Cleared => "C’est effacé.",

        M::AboutHeading => "À propos de Little Table",
        M::AboutIntro => {
            "Little Table est un endroit où jouer en solo à des jeux de société modernes, contre des bots, dans un onglet du navigateur. Il n’y a pas de serveur derrière\u{a0}: ce qui se passe à la table reste à la table."
        }
        M::FanHeading => "Un projet de fans",
        M::FanText => {
            "Little Table est non officiel et gratuit. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs, qui n’y prennent aucune part. Chaque dessin et chaque phrase d’ici sont de notre main."
        }
        M::FanBox => "Un jeu vous plaît\u{202f}? Achetez la boîte. À plusieurs, c’est encore mieux.",
        M::PrivacyHeading => "Personne ne vous observe",
        M::PrivacyText => {
            "Ni compte, ni cookies, ni pistage, ni publicité. La page ne s’adresse à aucun autre site que le sien. Vos réglages restent dans ce navigateur."
        }
        M::FactsHeading => "D’où viennent les données des cartes",
        M::FactsText => {
            "Des livrets de règles, quand ils les donnent. Certains chiffres ne figurent que sur les cartes\u{a0}: nous les avons pris dans des textes publics ou établis nous-mêmes. Chacun d’eux est signalé dans nos données, afin que toute personne qui possède la boîte puisse le corriger."
        }
        M::FactsScythe => {
            "Dans My Little Scythe, le plateau, les actions, les trophées, les combats et les dés sont ceux de l’éditeur, de même qu’une partie de deux cartes Quête. Les autres quêtes, les tuiles, la valeur des sorts, l’avantage des personnalités et le paquet de l’Automountie ne figurent dans aucun texte que nous ayons pu lire\u{a0}: c’est notre reconstitution, équilibrée par des parties entre bots."
        }
        M::FactsGranja => {
            "Dans La Granja, le déroulement d’un tour, les dés, les ânes, les tuiles Commerce, les emplacements du toit, les limites d’une ferme, les prix de l’olive et de la céréale, la transformation en nourriture et en vin et les noms des assistants sont ceux de l’éditeur, pour autant que la règle et des textes publics les donnent. Ce que presque toutes les cartes portent comme champ, charrette et extension, 56 des 66 assistants en tout ou en partie, les tours des tuiles Toit, les rangées des bâtiments, le plan du marché et les prix du raisin, du cochon et de la viande sont notre reconstitution, équilibrée dans des parties entre bots."
        }
        M::LicencesHeading => "Licences",
        M::LicencesCode => "Notre code et nos dessins\u{a0}: MIT ou Apache 2.0, à votre choix.",
        M::LicencesFont => {
            "Titres\u{a0}: Young Serif, © 2023 The Young Serif Project Authors, SIL Open Font License 1.1."
        }
        M::LicencesLibraries => {
            "Bibliothèques\u{a0}: Yew, wasm-bindgen, Gloo et d’autres paquets Rust, MIT ou Apache 2.0."
        }
        M::FontLicenceLink => "Licence de la police",
        M::LibraryLicencesLink => "Licences des bibliothèques",
    }
}

pub(super) fn at_a_table(message: Table) -> &'static str {
    use Table as M;
    match message {
        M::FrameMisread => "La partie confiée à ce cadre est illisible. Voici une table toute neuve.",

        M::Play => "Jouer",
        M::HowManyRivals => "Adversaires",
        M::OneRival => "Un",
        M::TwoRivals => "Deux",
        M::ThreeRivals => "Trois",
        M::FourRivals => "Quatre",
        M::FiveRivals => "Cinq",
        M::AloneNote => "Vous jouez contre les règles du jeu en solo.",
        M::HowHard => "Quelle difficulté\u{202f}?",
        M::SoloEasyNote => {
            "Il faut dix jetons à l’Automountie pour ses quatre trophées\u{a0}: une première aventure, avec le temps de regarder."
        }
        M::SoloNormalNote => "Huit jetons lui suffisent\u{a0}: une course à armes égales.",
        M::SoloHardNote => {
            "Sept jetons, et le dernier trophée n’en coûte qu’un\u{a0}: il faut la ralentir à coups de tartes."
        }
        M::LevelOfRival => "Niveau",
        M::WhoBegins => "Qui commence",
        M::BeginsRandom => "Le hasard",
        M::BeginsMe => "Moi",
        M::BeginsRival => "Un autre",
        M::Extension => "Avec les 8 bâtiments de l’extension",
        M::ExtensionNote => "Absents de la boîte\u{202f}; mélangés à la pioche.",
        M::SeedLabel => "Numéro de donne",
        M::SeedNote => "Même numéro, mêmes cartes.",
        M::SeedBad => "Tapez un nombre entier, s’il vous plaît.",
        M::AnotherSeed => "Un autre",

        M::Market => "Marché",
        M::RowBuildings => "Bâtiments",
        M::RowIII => "Ressources de niveau III",
        M::RowII => "Ressources de niveau II",
        M::RowI => "Ressources de niveau I",
        M::Deck => "Pioche",
        M::DiscardPile => "Défausse",
        M::PileEmpty => "Il n’y a rien ici.",
        M::StillInDeck => "Encore dans la pioche",
        M::DeckOrderUnknown => "Dans quel ordre\u{202f}? Personne ne le sait.",
        M::MyBuildings => "Mes bâtiments",
        M::NoBuildings => "Pas encore de bâtiment.",
        M::MyHand => "Ma main",
        M::StartingTile => "Tuile Pièces de départ",
        M::TileShort => "Tuile",
        M::ToHome => "Accueil",
        M::Rivals => "Adversaires",
        M::Tools => "Outils",
        M::Redo => "Rétablir",
        M::RestartTurn => "Recommencer le tour",
        M::ShowAgain => "Revoir ce tour",
        M::Skip => "Sauter",
        M::Looking => "Voici ce qui vient de se passer.",
        M::BackToNow => "Revenir au présent",
        M::Log => "Journal",
        M::FilterAll => "Tout",
        M::FilterMine => "Moi",
        M::FilterTheirs => "Eux",
        M::CopyLog => "Copier",
        M::Copied => "Copié",
        M::Menu => "Menu",
        M::Doing => "À faire",
        M::EndTurn => "Finir le tour",
        M::AndEnd => "et finir le tour",
        M::Pass => "Passer",
        M::Trade => "Échanger",
        M::WhatCanIMake => "Que puis-je faire\u{202f}?",
        M::AllMoves => "Tous les coups",
        M::WithinReach => "À portée.",
        M::UsedThisTurn => "Déjà activé ce tour-ci.",
        M::CanBeUsed => "Activable maintenant.",
        M::YouCan => "Vous pouvez",
        M::InSteps => "En plusieurs étapes",
        M::NotNow => "Pas maintenant",
        M::Recipes => "Recettes",
        M::WhatMakesIt => "Comment l’obtenir",
        M::WhatItMakes => "Ce qu’on en tire",
        M::WinsTheGame => "Ce coup gagne la partie.",
        M::EndsTheGame => "Ce coup termine la partie.",
        M::TurnWins => "Il gagne la partie.",
        M::MovesActivate => "Activer",
        M::MovesProduce => "Produire",
        M::MovesTrade => "Échanger",
        M::Scales => "La balance",
        M::OpenScales => "Mettre sur la balance",
        M::ScalesHint => "Touchez des cartes de votre main et du marché. D’un côté, une seule carte.",
        M::ScalesHintTile => "Touchez les cartes du marché que votre tuile peut payer.",
        M::ScalesHintBuilding => "Touchez des cartes de votre main et du marché, selon le bâtiment.",
        M::ScalesHintDraw => "Touchez des cartes de votre main\u{202f}; vous piochez une carte inconnue.",
        M::YouGive => "Vous donnez",
        M::YouTake => "Vous prenez",
        M::DoTrade => "Échanger",
        M::ClearScales => "Vider",
        M::PointsLeft => "Laisser des jetons\u{202f}?",
        M::UseIt => "Regarder",
        M::EndAnyway => "Finir quand même",
        M::TakeBackTurn => "Annuler un tour",
        M::Replay => "Revoir la partie",
        M::Hint => "Indice",
        M::HintHere => "L’indice désigne cette carte.",
        M::Coach => "Entraîneur",

        M::Keys => "Touches",
        M::KeyArrows => "Aller d’une carte à l’autre",
        M::KeyDiagonals => "D’une case à l’autre, en diagonale",
        M::KeyDone => "Finir ma part",
        M::KeyPictures => "Ce que disent les images",
        M::KeyPlaces => "Sur petit écran\u{a0}: ferme, village, marché",
        M::KeyEnter => "Que puis-je en faire\u{202f}?",
        M::KeyLarge => "Voir la carte en grand",
        M::StoreFull => {
            "Votre navigateur n’a plus de place pour les parties\u{a0}: la suite dure tant que l’onglet reste ouvert. Enregistrez celle-ci dans un fichier, ou supprimez-en d’anciennes."
        }
        M::GameNotKept => "Votre navigateur ne conserve rien ici\u{a0}: la partie dure tant que l’onglet reste ouvert.",

        M::SeeResult => "Voir le résultat",
        M::BecauseTen => "Dix points d’influence\u{a0}: la partie est gagnée sur-le-champ.",
        M::BecauseTokens => "Le dernier jeton a été pris\u{a0}: la plus grande influence l’emporte.",
        M::Player => "Joueur",
        M::Influence => "Influence",
        M::Turns => "Tours",
        M::PlayAgain => "Rejouer",
        M::SameDeal => "La même donne",
        M::LostGameHeading => "Cette partie n’est pas ici",
        M::LostGameText => {
            "Le navigateur n’a pas de partie à cette adresse. Elle a peut-être été jouée dans un autre navigateur, ou supprimée."
        }
        M::DamagedGameText => {
            "La partie à cette adresse est illisible\u{a0}: elle est abîmée, ou une version plus récente de la page l’a écrite. Elle est restée telle quelle."
        }

        M::NameInLink => "Votre nom, pour le lien",
        M::PlayHarder => "En jouer une plus difficile",
        M::DealFromLink => "On vous a envoyé cette donne\u{a0}: les mêmes cartes, dans le même ordre.",
        M::Notice => "À savoir",
        M::HeldOtherTab => "Un autre onglet a repris cette partie. Ici, vous pouvez seulement regarder.",
        M::HeldDeleted => "Cette partie a été supprimée dans un autre onglet.",
        M::HeldShared => "Une copie venue d’un lien, à regarder. Rien n’est conservé ici.",
        M::TakeOver => "Continuer ici",
        M::KeepAgain => "La garder quand même",
        M::KeepCopy => "La ranger parmi mes parties",
        M::PlayOnFromHere => "Continuer à partir de là",
        M::LinkHeading => "Ce lien ne contient pas de partie",
        M::LinkDamaged => {
            "Le lien est abîmé\u{a0}: des lettres manquent ou ont changé en route. Demandez qu’on vous le renvoie. Rien n’a changé chez vous."
        }
        M::LinkOtherVersion => {
            "Le lien vient d’une autre version de cette page, et celle-ci ne sait pas le lire. Rechargez la page et réessayez."
        }
        M::LinkNoGame => "Ce que contient l’adresse n’est pas une de nos parties. Rien n’a changé chez vous.",
        M::NewerGameText => {
            "La partie à cette adresse vient d’une autre version de la page, et celle-ci ne sait pas la lire. Elle est restée telle quelle."
        }

        M::InTheRules => "Dans les règles",

        M::SignsLink => "Symboles et termes",

        M::HintThinking => "Le Maître observe votre table…",
        M::HintMore => "Montrer le tour et les raisons",
        M::HintTurn => "Le Maître jouerait ainsi\u{a0}:",
        M::HintWhy => "Pourquoi",
        M::HintDo => "Jouer l’étape suivante",
        M::HintEnd => "Il n’y a rien de mieux à faire\u{a0}: terminez votre tour.",

        M::ReplayStart => "Au début",
        M::ReplayTurnBack => "Un tour en arrière",
        M::ReplayBack => "Un pas en arrière",
        M::ReplayPlay => "Lire",
        M::ReplayPause => "Pause",
        M::ReplayOn => "Un pas en avant",
        M::ReplayTurnOn => "Un tour en avant",
        M::ReplayEnd => "À la fin",
        M::ReplaySlider => "Moment de la partie",
        M::GoOnFromHere => "Continuer à partir d’ici",
        M::CoachIntro => {
            "Le Maître revoit chacun de vos tours\u{a0}: vos chances de gagner, et ce qui aurait été mieux. Cela prend jusqu’à une minute, et le résultat est conservé avec la partie."
        }
        M::CoachBegin => "Analyser ma partie",
        M::CoachGoOn => "Continuer",
        M::CoachThinking => "Le Maître revoit vos tours",
        M::CoachDone => "L’entraîneur a revu tous vos tours.",
        M::Stop => "Arrêter",
        M::TakeBackAsk => {
            "Votre dernier tour et les réponses des autres sont repris, et la partie est marquée. Tant que vous ne faites rien d’autre, Rétablir les ramène."
        }
        M::TakeBackYes => "Reprendre",
        M::LeaveTitle => "Quitter la partie\u{202f}?",
        M::LeaveText => "Elle est gardée telle quelle et vous attend.",
        M::LeaveYes => "Quitter",
        M::Stay => "Rester",
        M::SinceYourTurn => "Depuis votre tour\u{a0}:",
        M::NewSince => "Nouveau depuis votre tour.",
        M::KeyDigits => "Jouer le premier, le deuxième… coup d’une feuille",
        M::SkipToDoing => "Aller à ce qu’il y a à faire",
        M::CanMake => "Vous pouvez la produire.",
        M::CanTrade => "Un échange sans perte l’apporte.",
        M::CanTradeAtLoss => "Un échange à perte l’apporte.",
        M::CanBePutOn => "Peut aller sur la balance.",
        M::CanBeTaken => "Peut être pris.",
        M::ChanceToWin => "Chances de gagner",
        M::ProspectAlone => "Perspective d’un bon résultat",
        M::TurningPoints => "Tournants",
        M::TurnedByYou => "Par votre tour",
        M::TurnedByThem => "Par les adversaires et les nouvelles cartes",
        M::TurnedAtTheEnd => "À la fin, après votre dernier tour",
        M::YourTurns => "Vos tours",
        M::CoachMissed => "Ce que le meilleur tour apporte",
        M::BestTurns => "Les meilleurs tours",
        M::MarkBetter => "Mieux que le Maître",
        M::MarkBest => "Meilleur",
        M::MarkGood => "Bon",
        M::MarkSlip => "Imprécision",
        M::MarkBlunder => "Gaffe",
        M::BothLines => "Les deux façons de jouer",
        M::LineMine => "Votre façon",
        M::LineMasters => "Celle du Maître",
        M::TryAgain => "Réessayer à partir d’ici",
        M::BackToCoach => "Retour à l’entraîneur",

        M::RulesLede => "Toutes, avec nos propres mots. Les exemples se jouent sur place.",
        M::RulesContents => "Sommaire",
        M::RulesSearch => "Chercher dans les règles",
        M::RulesNoHit => {
            "Rien trouvé. Essayez un seul mot\u{a0}: le nom d’une carte, d’une ressource, ou ce que vous voulez faire."
        }
        M::RulesPrint => "Imprimer",
        M::BackToYourGame => "Revenir à votre partie",
        M::ExampleTry => "À vous d’essayer",
        M::ExampleMiddle => "Au centre",
        M::StartOver => "Recommencer",
        M::CardsShow => "Afficher",
        M::CardsAll => "Toutes les cartes",
        M::SetStarting => "Bâtiments initiaux",
        M::SetSpecial => "Bâtiments spéciaux",
        M::SetExtension => "Bâtiments de l’extension",
        M::CardsFind => "Nom ou texte",
        M::ColumnCard => "Carte",
        M::Coins => "Pièces",
        M::CopiesCaption => "Exemplaires selon le nombre de joueurs",

        M::LessonAgain => "Réessayer",
        M::LessonNext => "Leçon suivante",
        M::LessonSkip => "Sauter celle-ci",
        M::LessonHint => "Un doute\u{202f}? Un indice",
        M::LessonQuiet => "Rien de nouveau ici\u{a0}: jouez comme vous voulez.",
        M::LessonAll => "Toutes les leçons",
        M::LessonWell => "Bien joué.",
        M::LessonOtherwise => "Cela a tourné autrement.",
    }
}
