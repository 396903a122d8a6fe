//! German.

use super::Message;
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

        M::HomeHeading => "Ein Tisch für dich allein",
        M::HomeLede => {
            "Moderne Brettspiele gegen ehrliche Bots, ganz in diesem Browser-Tab. Der Tisch steht noch in der Werkstatt; das hier kommt darauf."
        }

        M::Tagline(LittleFactory) => "Ein flottes Kartenspiel: Aus Weizen wird Brot, und aus Brot wird eine Mühle.",
        M::Tagline(MyLittleScythe) => {
            "Ein Familienabenteuer auf einer Wiese aus Sechsecken: Äpfel, Edelsteine, Aufträge und ab und zu eine Tortenschlacht."
        }
        M::Tagline(LaGranja) => {
            "Ein tiefgründiges Bauernhofspiel auf Mallorca: Jede Karte kann viererlei sein, du wählst eines."
        }
        M::Badge(LittleFactory) => "Öffnet zuerst",
        M::Badge(MyLittleScythe | LaGranja) => "Im Bau",
        M::PlayersOf(LittleFactory) => "Du und 1 bis 3 Bots",
        M::PlayersOf(MyLittleScythe) => "Du und 1 bis 5 Bots, oder solo",
        M::PlayersOf(LaGranja) => "Du und 1 bis 3 Bots, oder solo",
        M::LengthOf(LittleFactory | MyLittleScythe) => "45 Minuten",
        M::LengthOf(LaGranja) => "90 bis 120 Minuten",
        M::Kind(LittleFactory) => {
            "Du beginnst mit ein paar Münzen und einem leeren Hof. In jedem Zug machst du aus einer Sache eine andere oder tauschst, was du hast, gegen etwas Besseres; bald nehmen dir deine Gebäude die halbe Arbeit ab. Wer zuerst zehn Einflusspunkte erreicht, gewinnt."
        }
        M::Kind(MyLittleScythe) => {
            "Deine zwei Sucher streifen durch das Land um eine Burg. Sie sammeln Äpfel und Edelsteine, backen Torten, lernen Zaubersprüche und treffen auf Aufträge mit mehr als einer Antwort; dann und wann fliegen die Torten. Vier verdiente Trophäen bringen das Spiel ans Ende."
        }
        M::Kind(LaGranja) => {
            "Sechs Runden auf einem Hof zwischen Olivenbäumen und Dorfmarkt. Eine Karte wird zum Feld, zum Karren, zur Hilfe oder zum Anbau; jeder Esel, den du losschickst, kostet dich ein Stück Siesta. Die meisten Siegpunkte gewinnen."
        }
        M::Standing(LittleFactory) => {
            "Noch kannst du es hier nicht spielen. Zuerst kommen die Regeln und die Bots, denn der schönste Tisch macht keine Freude, wenn eine Regel nicht stimmt. Dann wird gedeckt, und diese Seite wird zur Tür."
        }
        M::Standing(MyLittleScythe | LaGranja) => {
            "Noch kannst du es hier nicht spielen. Little Factory ist zuerst dran; sobald das Freude macht, bekommt dieses Spiel dieselbe Sorgfalt."
        }
        M::Players => "Spieler",
        M::Length => "Dauer laut Schachtel",
        M::Designers => "Erdacht von",
        M::WhereItStands => "Wie weit es ist",
        M::StepFacts => "Regeln und Kartenwerte gesammelt",
        M::StepRules => "Regelwerk im Programm",
        M::StepBots => "Bots",
        M::StepTable => "Der Tisch zum Spielen",
        M::Done => "fertig",
        M::BeingBuilt => "im Bau",
        M::ComesNext => "kommt als Nächstes",
        M::Later => "später",

        M::SettingsIntro => "Was du wählst, gilt sofort und bleibt in diesem Browser.",
        M::SettingsNotKept => {
            "Dein Browser lässt diese Seite nichts behalten. Deine Wahl gilt, bis du den Tab schließt."
        }
        M::Theme => "Farben",
        M::ThemeSystem => "Wie mein Gerät",
        M::ThemeLight => "Hell",
        M::ThemeDark => "Dunkel",
        M::LanguageLegend => "Sprache",
        M::Motion => "Bewegung",
        M::MotionSystem => "Wie mein Gerät",
        M::MotionLess => "Nichts bewegt sich",

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
        M::LicencesHeading => "Lizenzen",
        M::LicencesCode => "Unser Code und unsere Zeichnungen: MIT oder Apache 2.0, ganz nach Wahl.",
        M::LicencesFont => {
            "Überschriften: Young Serif, © 2023 The Young Serif Project Authors, SIL Open Font License 1.1."
        }
        M::LicencesLibraries => "Bibliotheken: Yew, wasm-bindgen, Gloo und weitere Rust-Pakete, MIT oder Apache 2.0.",
        M::FontLicenceLink => "Lizenz der Schrift",
        M::LibraryLicencesLink => "Lizenzen der Bibliotheken",

        M::NotFoundTitle => "Nicht gefunden",
        M::NotFoundHeading => "Hier liegt nichts",
        M::NotFoundText => {
            "Diese Adresse führt zu keiner unserer Seiten. Vielleicht ging unterwegs ein Buchstabe verloren."
        }
    }
}
