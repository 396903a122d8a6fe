//! German.

use crate::table::LessonText;

pub(super) static LESSONS: [LessonText; 9] = [
    LessonText {
        name: "Zwei Felder weit",
        task: "In Frosttor neben dem Schloss liegt ein Edelstein. Wähle Bewegen und schicke deinen Sucher aus Polarlicht dorthin: Mit leeren Händen geht er bis zu zwei Felder weit.",
        done: "Deine beiden Sucher dürfen sich bewegen, in beliebiger Reihenfolge, und jeder darf auch stehen bleiben.",
        otherwise: [
            "Das war eine andere Aktion. Wähle zuerst Bewegen auf deinem Tableau.",
            "Die Bewegung ist vorbei, und niemand steht in Frosttor. Von Polarlicht sind es zwei Felder.",
        ],
    },
    LessonText {
        name: "Tragen",
        task: "Zwei Edelsteine liegen bei deinem Sucher am Südportal, zwei weitere am Nordportal. Bring alle vier zusammen: Mit Waren geht ein Sucher ein Feld weit, und alle Portale sind Nachbarn.",
        done: "Durch ein Portal ist das andere Ende der Wiese nur ein Feld entfernt. Waren liegen offen: Sie nützen allen, die bei ihnen stehen.",
        otherwise: [
            "Das war eine andere Aktion. Wähle Bewegen, dann deinen Sucher am Südportal.",
            "Die Edelsteine liegen nicht zusammen am Nordportal. Tippe deinen Sucher an, dann das Nordportal, und nimm beide Edelsteine mit.",
        ],
    },
    LessonText {
        name: "Geschenke",
        task: "Beim Suchen sagen Würfel, wo etwas auftaucht. Wähle Äpfel suchen und lege einen Apfel oder Edelstein auf ein Feld, auf dem dein Gegner steht: Geschenke schaffen Freunde.",
        done: "Jeder Apfel und jeder Edelstein bei einem Gegner bringt 1 Freundschaft. Unter 3 Freundschaft gibt es keine Trophäe.",
        otherwise: [
            "Das war eine andere Aktion. Wähle Äpfel suchen auf deinem Tableau.",
            "Alles kam woanders hin. Tippe das Feld mit dem Sucher des Gegners an, solange seine Region leuchtet.",
        ],
    },
    LessonText {
        name: "Backen",
        task: "Backen macht aus zwei Äpfeln zwei Torten. Beide müssen auf einem Feld mit einem deiner Sucher liegen. Wähle Backen.",
        done: "Dasselbe Feld deines Tableaus darfst du nie zweimal nacheinander wählen: Nächstes Mal steht dein Marker auf Backen.",
        otherwise: [
            "Das war eine andere Aktion. In Eichengrund liegen zwei Äpfel bei deinem Sucher: Wähle Backen.",
            "",
        ],
    },
    LessonText {
        name: "Eine Lieferung",
        task: "Vier Äpfel im Schloss sind eine Trophäe wert, genau vier und sonst nichts. Drei liegen bei einem deiner Sucher, einer beim anderen: Bring sie in derselben Bewegung hin.",
        done: "Deine Sucher sind heimgekehrt und rasten, und nächstes Mal ist jede Aktion offen. Die andere Lieferung sind vier Edelsteine.",
        otherwise: [
            "Das war eine andere Aktion. Wähle Bewegen, dann einen Sucher, dann das Schloss.",
            "Es wurde nichts geliefert. Nimm nur Äpfel mit, drei mit dem einen, einen mit dem anderen Sucher; von einem Portal aus ist das Schloss nebenan.",
        ],
    },
    LessonText {
        name: "Eine Tortenschlacht",
        task: "Dein Gegner bewacht in Palmbrunn drei Edelsteine und hat zwei Torten. Geh hin und gewinne die Schlacht: Torten und Zauber zählen zusammen, und ein Gleichstand gehört dir.",
        done: "Eine Schlacht kostet 1 Freundschaft. Beide verlieren, was sie warfen; wer verliert, geht heim und rastet. Die erste gewonnene Schlacht ist eine Trophäe.",
        otherwise: [
            "Es gab keine Schlacht. Wähle Bewegen und betritt Palmbrunn, wo dein Gegner steht.",
            "Dein Gegner warf zwei Torten, du weniger. Was du wirfst, ist so oder so weg: Wirf gerade genug.",
        ],
    },
    LessonText {
        name: "Quests",
        task: "Eine Schriftrolle auf einem Feld ist eine Quest. Geh mit deinem Sucher nach Schilftor, sieh dir die Karte an und wähle eine ihrer zwei Antworten.",
        done: "Zwei gelöste Quests sind eine Trophäe. Meist ist eine Antwort freundlich, die andere bringt mehr und kostet Freunde.",
        otherwise: [
            "Die Schriftrolle liegt noch in Schilftor. Wähle Bewegen, geh hin und beende die Bewegung dort.",
            "Nein danke ist erlaubt, aber dann ist die Karte nicht gelöst.",
        ],
    },
    LessonText {
        name: "Die vierte Trophäe",
        task: "Du hast drei Trophäen, dein Gegner auch. Acht Torten sind eine Trophäe: Du hast sechs, und zwei Äpfel. Hol dir die vierte.",
        done: "Vier Trophäen leiten das große Finale ein: Alle anderen haben einen letzten Zug. Haben mehrere vier, entscheidet die Freundschaft.",
        otherwise: [
            "Der Zug ging in etwas anderes. Backe in Glutfels: Aus zwei Äpfeln werden die siebte und die achte Torte.",
            "",
        ],
    },
    LessonText {
        name: "Eine geführte erste Partie",
        task: "Eine ganze Partie gegen den sanftesten Gegner. Was neu ist, wird erklärt, wenn es so weit ist; spiel, wie du magst.",
        done: "Das war eine ganze Partie. Die nächste geht ohne Begleitung, gegen wen du willst.",
        otherwise: ["", ""],
    },
];

/// What the guided game explains, in the order of `super::guide`.
pub(super) static NEWS: [&str; 15] = [
    "Wähle eine der sechs Aktionen deines Tableaus. Bewegen ist ein guter Anfang: Deine beiden Sucher sind noch im Lager, und Äpfel und Edelsteine liegen gleich davor.",
    "Jeder Sucher bleibt stehen oder geht bis zu zwei Felder mit leeren Händen, eines mit Waren. Tippe einen Sucher an, dann sein Ziel.",
    "Ein Würfel nennt eine Region, das Feld wählst du: wo ein Sucher von dir hinkommt, oder bei einem Gegner als Geschenk, für 1 Freundschaft.",
    "Eine Quest. Lies beide Antworten; wähle eine, die du bezahlen kannst, oder sag nein danke.",
    "Eine Tortenschlacht. Was du wirfst, ist so oder so weg: Wirf, was nötig ist, und nicht mehr. Bei Gleichstand gewinnt der Angriff.",
    "Ein Sucher von dir wurde heimgeschickt, also rastest du: ein Zauber oder zwei Torten, und nächstes Mal ist jede Aktion offen.",
    "Behalte eines dieser Plättchen: Es verändert dein Bewegen oder Herstellen für den Rest des Spiels.",
    "Du hast eine Trophäe verdient. Vier von acht bringen das große Finale.",
    "Zwei Äpfel liegen bei einem deiner Sucher: Backen macht daraus zwei Torten. Acht Torten sind eine Trophäe.",
    "Zwei Edelsteine liegen bei einem deiner Sucher: Zaubern macht daraus einen Zauber. Drei Zauber zugleich sind eine Trophäe.",
    "Ein Apfel und ein Edelstein liegen bei einem deiner Sucher: Verbessern gibt dir ein Plättchen für immer. Eines von jeder Art sind eine Trophäe.",
    "Wo dein Marker steht, darfst du nicht noch einmal wählen. Plane zwei Züge: sammeln, dann verwenden.",
    "Unter 3 Freundschaft bekommst du keine Trophäe. Geschenke beim Suchen und freundliche Antworten auf Quests bringen sie zurück.",
    "Deine Sucher stehen bei vier Äpfeln oder vier Edelsteinen. Im Schloss sind genau vier von einer Art eine Trophäe.",
    "Jemand hat drei Trophäen. Die vierte bringt das Finale: Alle anderen haben einen letzten Zug.",
];
