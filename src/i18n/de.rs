//! German.

use super::Message;
use super::message::{Lobby, Table};
use crate::games::Game::{LaGranja, LittleFactory, MyLittleScythe};

pub(super) fn say(message: Message) -> &'static str {
    use Message as M;
    match message {
        M::SiteTitle => "Little Table: Brettspiele für dich allein",
        M::SkipToContent => "Zum Inhalt springen",
        M::HomeLink => "Little Table, Startseite",
        M::Navigation => "Seiten",
        M::Settings => "Einstellungen",
        M::About => "Info",
        M::FooterLine => "Ein inoffizielles Fanprojekt. Kein Konto, keine Cookies, keine Tracker.",
        M::BackToTheTable => "Zurück zum Tisch",

        M::UpdateReady => "Eine neue Version des Tisches ist da.",
        M::UpdateTake => "Jetzt verwenden",
        M::Offline => "Du bist offline. Hier funktioniert trotzdem alles.",
        M::Install => "Little Table installieren",
        M::Keeping => "Wird für später ohne Netz gespeichert",
        M::OwnTab => "Little Table in einem eigenen Tab",

        M::Tagline(LittleFactory) => "Ein flottes Kartenspiel: Aus Weizen wird Brot, und aus Brot wird eine Mühle.",
        M::Tagline(MyLittleScythe) => {
            "Ein Familienabenteuer auf einer Wiese aus Sechsecken: Äpfel, Edelsteine, Quests und ab und zu eine Tortenschlacht."
        }
        M::Tagline(LaGranja) => {
            "Ein tiefgründiges Bauernhofspiel auf Mallorca: Jede Karte kann viererlei sein, du wählst eines."
        }
        M::Badge(LittleFactory | MyLittleScythe | LaGranja) => "Jetzt spielen",
        M::PlayersOf(LittleFactory) => "Du und 1 bis 3 Bots",
        M::PlayersOf(MyLittleScythe) => "Du und 1 bis 5 Bots, oder solo",
        M::PlayersOf(LaGranja) => "Du und 1 bis 3 Bots, oder solo",
        M::LengthOf(LittleFactory) => "15 Minuten",
        M::LengthOf(MyLittleScythe) => "45 Minuten",
        M::LengthOf(LaGranja) => "90 bis 120 Minuten",
        M::Kind(LittleFactory) => {
            "Du beginnst mit ein paar Münzen und einem leeren Hof. In jedem Zug machst du aus einer Sache eine andere oder tauschst, was du hast, gegen etwas Besseres; bald nehmen dir deine Gebäude die halbe Arbeit ab. Wer zuerst zehn Einflusspunkte erreicht, gewinnt."
        }
        M::Kind(MyLittleScythe) => {
            "Deine zwei Sucher streifen durch das Land um ein Schloss. Sie sammeln Äpfel und Edelsteine, backen Torten, lernen Zaubersprüche und treffen auf Quests mit mehr als einer Antwort; dann und wann fliegen die Torten. Vier verdiente Trophäen bringen das Spiel ans Ende."
        }
        M::Kind(LaGranja) => {
            "Sechs Runden auf einem Hof zwischen Olivenbäumen und Dorfmarkt. Eine Karte wird zum Feld, zum Karren, zum Helfer oder zur Erweiterung; jeder Esel, den du losschickst, kostet dich ein Stück Siesta. Die meisten Siegpunkte gewinnen."
        }

        M::NewGame => "Neue Partie",
        M::Alone => "Keiner: allein",
        M::SoloEasy => "Leicht",
        M::SoloNormal => "Normal",
        M::SoloHard => "Schwer",
        M::Personality => "Persönlichkeit",
        M::Automountie => "Automountie",
        M::NeutralPlayer => "Neutraler Spieler",

        M::You => "Du",
        M::OfTen => "von 10",
        M::Points => "Punkte",
        M::Undo => "Zurücknehmen",
        M::InfluenceCurve => "Einfluss im Lauf der Partie",
        M::Close => "Schließen",
        M::TakenBackMark => "mit Zugrücknahme",

        M::Pace => "Tempo der Gegner",
        M::PaceSlow => "Langsam",
        M::PaceNormal => "Normal",
        M::PaceFast => "Schnell",
        M::PaceInstant => "Sofort",
        M::OnlyMine => "Nur bei dem verweilen, was mich betrifft",
        M::Sound => "Ton",
        M::Tracker => "Karten der Gegner zeigen (was sie nehmen, sehen alle)",

        M::YouWon => "Du hast gewonnen",
        M::YouLost => "Du hast verloren",
        M::YouShare => "Du teilst dir den Sieg",
        M::TheyShare => "Ein geteilter Sieg, ohne dich",
        M::FromBuildings => "Gebäude",
        M::FromTokens => "Marker",

        M::MyGames => "Meine Partien",
        M::Continue => "Weiterspielen",
        M::CopyLink => "Link kopieren",
        M::SaveAsFile => "Als Datei sichern",
        M::WithHints => "mit Tipps",
        M::KnownDeal => "Mischung schon bekannt",
        M::BroughtHere => "importiert",
        M::YourTurn => "Du bist dran",

        M::LanguageLegend => "Sprache",

        M::RulesTitle => "Regeln",

        M::LearnTitle => "Lernen durch Spielen",
        M::LearnLede => {
            "Kurze Lektionen an einem echten Tisch, und am Ende eine geführte erste Partie. Geh und komm wieder, wann du magst."
        }
        M::LearnOffer => "Neu bei diesen Spielen?",
        M::LearnOfferText => {
            "Kurze Lektionen zeigen dir, wie es geht, Handgriff für Handgriff. Die letzte ist eine geführte erste Partie."
        }
        M::NoThanks => "Nein, danke",
        M::LessonBegin => "Beginnen",
        M::LessonGoOn => "Weiter",
        M::LessonRepeat => "Noch einmal",
        M::LessonDone => "Geschafft",
        M::LessonsFinished => "Jetzt weißt du alles. Der Tisch gehört dir.",
        M::PlayAGame => "Eine Partie spielen",

        M::NotFoundTitle => "Nicht gefunden",
        M::NotFoundHeading => "Hier liegt nichts",
        M::NotFoundText => {
            "Diese Adresse führt zu keiner unserer Seiten. Vielleicht ging unterwegs ein Buchstabe verloren."
        }

        M::Cancel => "Abbrechen",

        M::MarksMoves => "Zeigen, was ich jetzt tun kann",
        M::MarksMovesNote => {
            "An Karten: Linie = herstellen, Striche = Tausch ohne Verlust, Punkte = Tausch mit Verlust"
        }
        M::EndsItself => "Meinen Zug von selbst beenden, wenn nichts mehr zu tun ist",
        M::StopsLegend => "Wo das Spiel auf dich wartet",
        M::StopsDue => "Nur wenn etwas zu tun ist",
        M::StopsHanging => "Auch wenn ein Feld, ein Ferkel oder eine Zahlung davon abhängt",
        M::StopsAlways => "Überall",
        M::ShowsPoints => "SP der Gegner zeigen",
        M::ShowsPointsNote => "In der Schachtel liegen sie verdeckt.",
        M::HasKeys => "Buchstaben und Ziffern wirken am Tisch",

        M::PointsAGame => "Einfluss je Partie",
        M::ScoreAGame => "Punkte je Partie",
        M::ScoreCurve => "Punkte im Lauf der Partie",

        M::SettingsIntro => "Was du wählst, gilt sofort und bleibt in diesem Browser.",
        M::SettingsNotKept => {
            "Dein Browser lässt diese Seite nichts speichern. Deine Wahl gilt, bis du den Tab schließt."
        }
        M::Theme => "Farben",
        M::ThemeSystem => "Wie mein Gerät",
        M::ThemeLight => "Hell",
        M::ThemeDark => "Dunkel",
        M::Motion => "Bewegung",
        M::MotionSystem => "Wie mein Gerät",
        M::MotionLess => "Nichts bewegt sich",
        // What this program does not say.
        M::Lobby(_) | M::Table(_) => "",
    }
}

pub(super) fn in_the_lobby(message: Lobby) -> &'static str {
    use Lobby as M;
    match message {
        M::HomeHeading => "Ein Tisch für dich allein",
        M::HomeLede => {
            "Moderne Brettspiele gegen ehrliche Bots, ganz in diesem Browser-Tab. Drei Spiele liegen auf dem Tisch."
        }

        M::AllGames => "Alle meine Partien und die Statistik",

        M::LessonsLeft => "Lektionen zum Weitermachen",

        M::GamesIntro => "Sie bleiben in diesem Browser, bis du sie löschst.",
        M::GamesNotKept => {
            "Dein Browser lässt diese Seite nichts speichern: Partien bleiben nur, bis du diesen Tab schließt."
        }
        M::StatisticsNotKept => {
            "Der Browser hat die letzte Änderung nicht angenommen: Diese Zahlen bleiben nur, bis du diesen Tab schließt."
        }
        M::GamesUnfinished => "Offen",
        M::GamesFinished => "Beendet",
        M::NoGamesYet => "Hier liegt noch keine Partie.",
        M::GamesUnreadable => "Nicht lesbar",
        M::UnreadableIntro => "Sie bleiben, wie sie sind. Sichere sie als Datei, wenn du sie jemandem zeigen willst.",
        M::LinkCopied => "Link kopiert: Er enthält die ganze Partie.",
        M::SaveAllAsFile => "Alle als Datei sichern",
        M::DeleteGame => "Löschen",
        M::Deleted => "Die Partie ist gelöscht.",
        M::NotDeleted => "Der Browser hat das nicht erlaubt. Nichts hat sich geändert.",
        M::ShowMore => "Mehr zeigen",
        M::ImportHeading => "Partien importieren",
        M::ImportIntro => {
            "Wähle eine Datei, zieh sie irgendwo auf diese Seite, oder füge eine Partie oder einen Link ein."
        }
        M::ImportFile => "Datei",
        M::ImportPaste => "Partie oder Link",
        M::ImportRead => "Ansehen",
        M::ImportFound => "Was gefunden wurde",
        M::ImportHere => "Diese Partie hast du schon.",
        M::ImportEmpty => "Da steht nichts drin.",
        M::ImportTooLarge => "Das ist zu groß: Unsere Partien sind klein.",
        M::ImportNotOurs => "Das hat Little Table nicht geschrieben.",
        M::ImportOtherVersion => {
            "Eine andere Version dieser Seite hat das geschrieben, diese hier kann es nicht lesen."
        }
        M::ImportOtherGame => "Das ist die Aufzeichnung eines anderen Spiels.",
        M::ImportDamaged => "Beschädigt: Etwas fehlt oder wurde verändert.",
        M::ImportNoRules => {
            "Die Regeln dieses Spiels konnten nicht geladen werden. Versuch es noch einmal, wenn du online bist."
        }
        M::AddedNotKept => {
            "Sie sind da, aber der Browser speichert nichts mehr: Sie bleiben nur, bis du diesen Tab schließt."
        }
        M::Statistics => "Statistik",
        M::StatisticsIntro => {
            "Jede hier beendete Partie zählt, auch wenn du sie später löschst. Partien mit Tipps, mit Zugrücknahme oder mit schon bekannter Mischung zählen getrennt."
        }
        M::CountedApart => "Getrennt gezählt",
        M::ResetAsk => "Alle Zahlen beginnen wieder bei null. Willst du das?",
        M::NoStatisticsYet => "Beende eine Partie, dann stehen hier ihre Zahlen.",
        M::Played => "Gespielt",
        M::WonGames => "Gewonnen",
        M::InARow => "Siege in Folge",
        M::LongestRow => "Längste Serie",
        M::FewestTurns => "Schnellster Sieg",
        M::SeveralLevels => "verschiedene Stärken",
        M::ResetStatistics => "Neu beginnen",
        M::StatisticsReset => "Die Statistik beginnt neu.",

        M::OfflineHeading => "Ohne Netz",
        M::OfflineText => "Ein Spiel, das hier gespeichert ist, lässt sich auch ohne Netz öffnen und spielen.",
        M::OfflineNone => "Hier speichert der Browser keine Programme: Um ein Spiel zu öffnen, braucht es das Netz.",
        M::OfflineDone => "Alle Spiele sind hier gespeichert: Sie lassen sich auch ohne Netz öffnen und spielen.",
        M::OfflineFailed => "Nicht alles ist angekommen. Versuch es noch einmal, wenn du online bist.",
        M::OfflineAll => "Alle Spiele offline verfügbar machen",
        M::OfflineKept => "gespeichert",
        M::OfflineMissing => "noch nicht gespeichert",
        M::KeptHeading => "Was dieser Browser speichert",
        M::KeptForGood => "Nichts davon verlässt diesen Browser, und er hat versprochen, es zu behalten.",
        M::KeptForNow => {
            "Nichts davon verlässt diesen Browser. Wenn ihm der Platz ausgeht, darf er es wegwerfen: Sichere als Datei, woran du hängst."
        }
        M::KeptNothing => "nichts",
        M::KeptLessons => "Fortschritt in den Lektionen",
        M::KeptChoices => "Einstellungen und Vorlieben",
        M::KeptPrograms => "Die Spiele für unterwegs",
        M::Clear => "Löschen",
        M::ClearAsk => "Was gelöscht ist, kommt nicht zurück. Willst du das?",
        M::ClearAskPrograms => {
            "Die Spiele brauchen dann wieder das Netz, bis du sie hier haben willst. Deine Partien bleiben."
        }
        M::ClearNow => "Ja, löschen",
        M::ClearSaveFirst => "Zuerst als Datei sichern",
        M::Cleared => "Es ist gelöscht.",

        M::AboutHeading => "Über Little Table",
        M::AboutIntro => {
            "Little Table ist ein Ort, um moderne Brettspiele allein gegen Bots zu spielen, in einem Browser-Tab. Dahinter steht kein Server: Was am Tisch geschieht, bleibt am Tisch."
        }
        M::FanHeading => "Ein Fanprojekt",
        M::FanText => {
            "Little Table ist inoffiziell und kostenlos. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen, die daran nicht beteiligt sind. Jede Zeichnung und jeder Satz hier stammt von uns."
        }
        M::FanBox => "Ein Spiel gefällt dir? Kauf die Schachtel. Mit Menschen ist es noch schöner.",
        M::PrivacyHeading => "Niemand schaut zu",
        M::PrivacyText => {
            "Kein Konto, keine Cookies, keine Tracker, keine Werbung. Die Seite fragt bei keiner anderen Adresse als der eigenen an. Deine Einstellungen bleiben in diesem Browser."
        }
        M::FactsHeading => "Woher die Kartenwerte kommen",
        M::FactsText => {
            "Aus den Spielregeln, wo sie dort stehen. Manche Zahlen stehen nur auf den Karten: Die haben wir öffentlichen Texten entnommen oder selbst erschlossen. Jede davon ist in unseren Kartendaten gekennzeichnet, damit sie berichtigen kann, wer die Schachtel besitzt."
        }
        M::FactsScythe => {
            "In My Little Scythe sind Spielplan, Aktionen, Trophäen, Tortenschlachten und Würfel die des Verlags, ebenso Teile zweier Questkarten. Die übrigen Quests, die Plättchen, die Werte der Zauber, was eine Persönlichkeit erleichtert und das Deck der Automountie stehen in keinem Text, den wir lesen konnten: Sie sind unsere Rekonstruktion, ausbalanciert in Partien der Bots untereinander."
        }
        M::FactsGranja => {
            "In La Granja sind der Ablauf einer Runde, Würfel, Esel, Handwerksmarker, die Plätze des Dachs, die Grenzen eines Hofs, die Preise von Olive und Korn, das Aufwerten zu Nahrung und Wein und die Namen der Helfer die des Verlags, soweit Regelheft und öffentliche Texte sie nennen. Was auf fast allen Karten als Feld, Karren und Erweiterung steht, 56 der 66 Helfer ganz oder zum Teil, die Runden der Dachmarker, die Reihen der Handwerker, der Plan des Marktes und die Preise von Traube, Schwein und Fleisch sind unsere Rekonstruktion, ausbalanciert in Partien der Bots untereinander."
        }
        M::LicencesHeading => "Lizenzen",
        M::LicencesCode => "Unser Code und unsere Zeichnungen: MIT oder Apache 2.0, ganz nach Wahl.",
        M::LicencesFont => {
            "Überschriften: Young Serif, © 2023 The Young Serif Project Authors, SIL Open Font License 1.1."
        }
        M::LicencesLibraries => "Bibliotheken: Yew, wasm-bindgen, Gloo und weitere Rust-Pakete, MIT oder Apache 2.0.",
        M::FontLicenceLink => "Lizenz der Schrift",
        M::LibraryLicencesLink => "Lizenzen der Bibliotheken",
    }
}

pub(super) fn at_a_table(message: Table) -> &'static str {
    use Table as M;
    match message {
        M::FrameMisread => {
            "Die Partie, die dieser Rahmen bekommen hat, ist nicht lesbar. Dafür steht hier ein frischer Tisch."
        }

        M::Play => "Spielen",
        M::HowManyRivals => "Gegner",
        M::OneRival => "Einer",
        M::TwoRivals => "Zwei",
        M::ThreeRivals => "Drei",
        M::FourRivals => "Vier",
        M::FiveRivals => "Fünf",
        M::AloneNote => "Du spielst gegen die Regeln des Solospiels.",
        M::HowHard => "Wie schwer?",
        M::SoloEasyNote => {
            "Die Automountie braucht zehn Marker für ihre vier Trophäen: ein erstes Abenteuer mit Zeit, sich umzusehen."
        }
        M::SoloNormalNote => "Acht Marker genügen ihr: ein Rennen auf Augenhöhe.",
        M::SoloHardNote => "Sieben Marker, und die letzte Trophäe kostet sie einen: Nur Torten halten sie auf.",
        M::LevelOfRival => "Stärke",
        M::WhoBegins => "Wer beginnt",
        M::BeginsRandom => "Das Los",
        M::BeginsMe => "Ich",
        M::BeginsRival => "Ein Gegner",
        M::Extension => "Mit den 8 Gebäuden der Erweiterung",
        M::ExtensionNote => "Nicht in der Schachtel; sie kommen mit in den Stapel.",
        M::SeedLabel => "Spielnummer",
        M::SeedNote => "Gleiche Nummer, gleiche Karten.",
        M::SeedBad => "Bitte eine ganze Zahl eingeben.",
        M::AnotherSeed => "Eine andere",

        M::Market => "Markt",
        M::RowBuildings => "Gebäude",
        M::RowIII => "Ressourcen, Level III",
        M::RowII => "Ressourcen, Level II",
        M::RowI => "Ressourcen, Level I",
        M::Deck => "Stapel",
        M::DiscardPile => "Ablagestapel",
        M::PileEmpty => "Hier liegt nichts.",
        M::StillInDeck => "Noch im Stapel",
        M::DeckOrderUnknown => "In welcher Reihenfolge, weiß niemand.",
        M::MyBuildings => "Meine Gebäude",
        M::NoBuildings => "Noch kein Gebäude.",
        M::MyHand => "Meine Hand",
        M::StartingTile => "Startgeldplättchen",
        M::TileShort => "Startgeld",
        M::ToHome => "Startseite",
        M::Rivals => "Gegner",
        M::Tools => "Werkzeuge",
        M::Redo => "Wiederholen",
        M::RestartTurn => "Zug neu beginnen",
        M::ShowAgain => "Noch einmal zeigen",
        M::Skip => "Überspringen",
        M::Looking => "Das ist gerade geschehen.",
        M::BackToNow => "Zum aktuellen Stand",
        M::Log => "Verlauf",
        M::FilterAll => "Alles",
        M::FilterMine => "Ich",
        M::FilterTheirs => "Gegner",
        M::CopyLog => "Kopieren",
        M::Copied => "Kopiert",
        M::Menu => "Menü",
        M::Doing => "Was zu tun ist",
        M::EndTurn => "Zug beenden",
        M::AndEnd => "und Zug beenden",
        M::Pass => "Passen",
        M::Trade => "Handeln",
        M::WhatCanIMake => "Was geht jetzt?",
        M::AllMoves => "Alle Züge",
        M::WithinReach => "In Reichweite.",
        M::UsedThisTurn => "In diesem Zug schon aktiviert.",
        M::CanBeUsed => "Jetzt aktivierbar.",
        M::YouCan => "Du kannst",
        M::InSteps => "In mehreren Schritten",
        M::NotNow => "Jetzt nicht",
        M::Recipes => "Rezepte",
        M::WhatMakesIt => "Woraus es entsteht",
        M::WhatItMakes => "Was daraus wird",
        M::WinsTheGame => "Das gewinnt das Spiel.",
        M::EndsTheGame => "Das beendet das Spiel.",
        M::TurnWins => "Er gewinnt das Spiel.",
        M::MovesActivate => "Aktivieren",
        M::MovesProduce => "Herstellen",
        M::MovesTrade => "Handeln",
        M::Scales => "Die Waage",
        M::OpenScales => "Auf die Waage legen",
        M::ScalesHint => "Tippe Karten deiner Hand und des Marktes an. Auf einer Seite liegt nur eine Karte.",
        M::ScalesHintTile => "Tippe Karten des Marktes an, die dein Startgeld bezahlen kann.",
        M::ScalesHintBuilding => "Tippe Karten deiner Hand und des Marktes an, wie das Gebäude es erlaubt.",
        M::ScalesHintDraw => "Tippe Karten deiner Hand an; dafür ziehst du eine unbekannte Karte.",
        M::YouGive => "Du gibst",
        M::YouTake => "Du nimmst",
        M::DoTrade => "Handeln",
        M::ClearScales => "Leeren",
        M::PointsLeft => "Marker liegen lassen?",
        M::UseIt => "Ansehen",
        M::EndAnyway => "Trotzdem beenden",
        M::TakeBackTurn => "Zug zurücknehmen",
        M::Replay => "Nachspielen",
        M::Hint => "Tipp",
        M::HintHere => "Der Tipp zeigt hierher.",
        M::Coach => "Trainer",

        M::Keys => "Tasten",
        M::KeyArrows => "Zwischen Karten wandern",
        M::KeyDiagonals => "Schräg von Feld zu Feld",
        M::KeyDone => "Meinen Teil beenden",
        M::KeyPictures => "Was die Bilder heißen",
        M::KeyPlaces => "Auf kleinem Schirm: Hof, Dorf, Markt",
        M::KeyEnter => "Was geht damit?",
        M::KeyLarge => "Karte groß zeigen",
        M::StoreFull => {
            "Dein Browser hat keinen Platz mehr für Partien: Was du jetzt tust, bleibt nur, bis du den Tab schließt. Sichere diese Partie als Datei, oder lösche alte."
        }
        M::GameNotKept => "Dein Browser speichert hier nichts: Die Partie bleibt nur, bis du den Tab schließt.",

        M::SeeResult => "Ergebnis ansehen",
        M::BecauseTen => "Zehn Einflusspunkte gewinnen sofort.",
        M::BecauseTokens => "Der letzte Marker ist weg: Der meiste Einfluss gewinnt.",
        M::Player => "Spieler",
        M::Influence => "Einfluss",
        M::Turns => "Züge",
        M::PlayAgain => "Noch eine Partie",
        M::SameDeal => "Dieselbe Mischung",
        M::LostGameHeading => "Diese Partie ist nicht hier",
        M::LostGameText => {
            "Der Browser hat unter dieser Adresse keine Partie. Vielleicht wurde sie in einem anderen Browser gespielt oder gelöscht."
        }
        M::DamagedGameText => {
            "Die Partie unter dieser Adresse lässt sich nicht lesen: Sie ist beschädigt oder stammt von einer neueren Version der Seite. Sie bleibt, wie sie ist."
        }

        M::NameInLink => "Dein Name, für den Link",
        M::PlayHarder => "Eine schwerere spielen",
        M::DealFromLink => "Diese Mischung hat dir jemand geschickt: dieselben Karten in derselben Reihenfolge.",
        M::Notice => "Hinweis",
        M::HeldOtherTab => "Diese Partie geht in einem anderen Tab weiter. Hier kannst du nur zusehen.",
        M::HeldDeleted => "Diese Partie wurde in einem anderen Tab gelöscht.",
        M::HeldShared => "Eine Kopie aus einem Link, zum Ansehen. Hier wird nichts gespeichert.",
        M::TakeOver => "Hier weiterspielen",
        M::KeepAgain => "Doch behalten",
        M::KeepCopy => "Zu meinen Partien legen",
        M::PlayOnFromHere => "Von dort weiterspielen",
        M::LinkHeading => "Dieser Link enthält keine Partie",
        M::LinkDamaged => {
            "Der Link ist beschädigt: Unterwegs gingen Buchstaben verloren oder wurden verändert. Lass ihn dir noch einmal schicken. Bei dir hat sich nichts geändert."
        }
        M::LinkOtherVersion => {
            "Der Link stammt von einer anderen Version dieser Seite, diese hier kann ihn nicht lesen. Lade die Seite neu und versuch es noch einmal."
        }
        M::LinkNoGame => "Was in der Adresse steht, ist keine Partie von uns. Bei dir hat sich nichts geändert.",
        M::NewerGameText => {
            "Die Partie unter dieser Adresse stammt von einer anderen Version der Seite, diese hier kann sie nicht lesen. Sie bleibt, wie sie ist."
        }

        M::InTheRules => "In den Regeln",

        M::SignsLink => "Symbole und Begriffe",

        M::HintThinking => "Der Meister schaut sich deinen Tisch an …",
        M::HintMore => "Zug und Gründe zeigen",
        M::HintTurn => "So würde der Meister spielen:",
        M::HintWhy => "Warum",
        M::HintDo => "Nächsten Schritt spielen",
        M::HintEnd => "Besser wird es nicht: Beende deinen Zug.",

        M::ReplayStart => "Zum Anfang",
        M::ReplayTurnBack => "Ein Zug zurück",
        M::ReplayBack => "Ein Schritt zurück",
        M::ReplayPlay => "Abspielen",
        M::ReplayPause => "Anhalten",
        M::ReplayOn => "Ein Schritt weiter",
        M::ReplayTurnOn => "Ein Zug weiter",
        M::ReplayEnd => "Zum Ende",
        M::ReplaySlider => "Zeitpunkt der Partie",
        M::GoOnFromHere => "Von hier weiterspielen",
        M::CoachIntro => {
            "Der Meister sieht sich jeden deiner Züge noch einmal an: wie groß deine Gewinnchance war und was besser gewesen wäre. Das dauert bis zu einer Minute; das Ergebnis bleibt bei der Partie."
        }
        M::CoachBegin => "Meine Partie ansehen",
        M::CoachGoOn => "Weitermachen",
        M::CoachThinking => "Der Meister sieht sich deine Züge an",
        M::CoachDone => "Der Trainer hat sich alle deine Züge angesehen.",
        M::Stop => "Anhalten",
        M::TakeBackAsk => {
            "Dein letzter Zug und die Antworten darauf werden zurückgenommen, und die Partie wird markiert. Bis du etwas anderes tust, holt Wiederholen sie zurück."
        }
        M::TakeBackYes => "Zurücknehmen",
        M::LeaveTitle => "Partie verlassen?",
        M::LeaveText => "Sie bleibt, wie sie ist, und wartet auf dich.",
        M::LeaveYes => "Verlassen",
        M::Stay => "Bleiben",
        M::SinceYourTurn => "Seit deinem Zug:",
        M::NewSince => "Neu seit deinem Zug.",
        M::KeyDigits => "Den ersten, zweiten, … Zug eines Blattes tun",
        M::SkipToDoing => "Zu dem, was zu tun ist",
        M::CanMake => "Du kannst sie herstellen.",
        M::CanTrade => "Ein Tausch ohne Verlust bringt sie.",
        M::CanTradeAtLoss => "Ein Tausch mit Verlust bringt sie.",
        M::CanBePutOn => "Kann auf die Waage.",
        M::CanBeTaken => "Kann genommen werden.",
        M::ChanceToWin => "Gewinnchance",
        M::ProspectAlone => "Aussicht auf ein gutes Ergebnis",
        M::TurningPoints => "Wendepunkte",
        M::TurnedByYou => "Durch deinen Zug",
        M::TurnedByThem => "Durch die Gegner und neue Karten",
        M::TurnedAtTheEnd => "Am Ende, nach deinem letzten Zug",
        M::YourTurns => "Deine Züge",
        M::CoachMissed => "Was der bessere Zug bringt",
        M::BestTurns => "Die besten Züge",
        M::MarkBetter => "Besser als der Meister",
        M::MarkBest => "Bester Zug",
        M::MarkGood => "Gut",
        M::MarkSlip => "Ungenauigkeit",
        M::MarkBlunder => "Patzer",
        M::BothLines => "Beide Spielweisen",
        M::LineMine => "Dein Zug",
        M::LineMasters => "Zug des Meisters",
        M::TryAgain => "Von hier noch einmal versuchen",
        M::BackToCoach => "Zurück zum Trainer",

        M::RulesLede => "Alle, in unseren eigenen Worten. Die Beispiele lassen sich an Ort und Stelle spielen.",
        M::RulesContents => "Inhalt",
        M::RulesSearch => "In den Regeln suchen",
        M::RulesNoHit => {
            "Nichts gefunden. Versuch es mit einem einzelnen Wort: dem Namen einer Karte, einer Ware oder dem, was du tun willst."
        }
        M::RulesPrint => "Drucken",
        M::BackToYourGame => "Zurück zu deiner Partie",
        M::ExampleTry => "Probier es aus",
        M::ExampleMiddle => "In der Tischmitte",
        M::StartOver => "Von vorn",
        M::CardsShow => "Zeigen",
        M::CardsAll => "Alle Karten",
        M::SetStarting => "Startgebäude",
        M::SetSpecial => "Spezialgebäude",
        M::SetExtension => "Gebäude der Erweiterung",
        M::CardsFind => "Name oder Text",
        M::ColumnCard => "Karte",
        M::Coins => "Münzen",
        M::CopiesCaption => "Exemplare je nach Spieleranzahl",

        M::LessonAgain => "Noch ein Versuch",
        M::LessonNext => "Nächste Lektion",
        M::LessonSkip => "Diese überspringen",
        M::LessonHint => "Unsicher? Ein Tipp",
        M::LessonQuiet => "Hier ist nichts neu: Spiel, wie du magst.",
        M::LessonAll => "Alle Lektionen",
        M::LessonWell => "Genau so.",
        M::LessonOtherwise => "Das ging anders aus.",
    }
}
