//! German.

use crate::table::LessonText;

pub(super) static LESSONS: [LessonText; 11] = [
    LessonText {
        name: "Ein Feld",
        task: "Jede Karte kann vier Dinge sein. Ihr linker Rand ist ein Feld: Spiele eine deiner Karten als Feld aus.",
        done: "In jeder Runde wächst auf jedem leeren Feld ein Gut. Von dort kann es sofort geliefert oder aufgewertet werden.",
        otherwise: ["Das war eine andere Seite der Karte. Tippe eine Karte an und wähle dann das Feld.", ""],
    },
    LessonText {
        name: "Eine Erweiterung",
        task: "Der rechte Rand einer Karte erweitert dein Haus, für immer. Die erste Erweiterung kostet ein beliebiges Gut, und Silber zählt als eines: Spiele eine Karte als Erweiterung aus und bezahle sie.",
        done: "Die zweite Erweiterung kostet zwei verschiedene Güter, die dritte drei. Einkommen, Schweineplätze, Handkartenlimit und Zusatzlieferungen zählen zusammen.",
        otherwise: ["Das war eine andere Seite der Karte. Tippe eine Karte an und wähle dann die Erweiterung.", ""],
    },
    LessonText {
        name: "Das Dach",
        task: "In Runde 1 kostet ein Dachmarker 1 Silber. Kaufe einen: Er kommt auf den ersten freien Platz deines Daches.",
        done: "Die Plätze bringen 0, 1, 2, 3 und 4 Punkte, ein volles Dach also zehn. Jeder Marker wirkt einmal im Spiel, in seiner Phase.",
        otherwise: [
            "Es wurde kein Marker gekauft, und was übrig bleibt, verlässt das Spiel. Tippe einen Dachmarker im Dorf an.",
            "",
        ],
    },
    LessonText {
        name: "Eine Handelsware",
        task: "Du hast kein Silber, aber eine Handelsware, und aus der kann fünferlei werden. Gib sie für 4 Silber aus und kaufe für 1 davon einen Dachmarker.",
        done: "Silber, Erntegüter, eine Karte, ein Schwein oder zwei Aufwertungen: Eine Handelsware ist, was gerade fehlt. Jeder volle Karren bringt eine.",
        otherwise: [
            "Es wurde kein Marker gekauft. Tippe deine Handelsware an, nimm die 4 Silber und tippe dann einen Dachmarker im Dorf an.",
            "Die Handelsware ging in etwas anderes. Den Dachmarker bezahlen die 4 Silber.",
        ],
    },
    LessonText {
        name: "Ein Würfel",
        task: "Die Würfel bieten, was ihre Felder zeigen, und alle nehmen zwei. Silber wäre gut: Nimm die 4.",
        done: "Jeder genommene Würfel wirkt sofort. Der letzte ist für alle da.",
        otherwise: ["Das war ein anderer Würfel. Die 4 bringt vier Silber.", ""],
    },
    LessonText {
        name: "Aufwerten",
        task: "Dein Karren will ein Schwein und Nahrung. Du hast eine Olive, drei Silber und eine Lieferung. Für 2 Silber wird aus einer Olive Nahrung: Mach das, und liefere sie.",
        done: "Kaufen, verkaufen und aufwerten sind freie Aktionen, offen in jedem deiner Teile. Tippe an, was fehlt, und der Tisch macht alles auf einmal.",
        otherwise: [
            "Dein Esel ist unterwegs, und der Karren ist so leer wie zuvor. Werte erst die Olive auf, dann liefere die Nahrung.",
            "",
        ],
    },
    LessonText {
        name: "Ein voller Karren",
        task: "Zwei Oliven füllen deinen Karren, und du hast zwei Oliven und zwei Lieferungen. Fülle ihn und setze deinen Marker auf den Markt.",
        done: "Ein voller Karren bringt seine Punkte und eine Handelsware, und sein Marker zählt in jeder Runde 1 Punkt. Schwächere Nachbarn kann er vertreiben.",
        otherwise: ["Der Karren ist nicht voll. Tippe ihn an und liefere beide Oliven.", ""],
    },
    LessonText {
        name: "Der Marktplatz",
        task: "Deinem Karren fehlt nur noch eine Traube. Fülle ihn, setze deinen Marker neben den deines Gegners und vertreibe ihn.",
        done: "Ein Marker vertreibt Nachbarn auf niedrigeren Werten, jeden für 1 Punkt, wenn du willst. Hohe Felder sind sicher, niedrige nicht.",
        otherwise: [
            "Der Karren ist nicht voll. Tippe ihn an und liefere die Traube.",
            "Der Marker deines Gegners steht noch. Nur ein Marker daneben kann ihn vertreiben: Sein Feld muss angrenzen und mehr wert sein.",
        ],
    },
    LessonText {
        name: "Ein Handwerksgebäude",
        task: "Reihe A des Handelshauses fehlt nur noch eine Traube, und du hast sie. Liefere sie.",
        done: "Eine volle Reihe bringt so viele Punkte, wie die Runde zählt, 1 mehr für die Ersten, und einen Marker, der sofort wirkt und dann ab der nächsten Runde.",
        otherwise: [
            "Dein Esel ist unterwegs, und der Reihe fehlt noch immer die Traube. Tippe die Reihe am Handelshaus an.",
            "",
        ],
    },
    LessonText {
        name: "Esel und Hüte",
        task: "Alle wählen verdeckt einen Eselmarker. Esel liefern, Hüte bringen dich auf der Siestaleiste voran, und wer weiter ist, ist früher dran. Zwei Oliven sind zu liefern: Wähle, dann fülle deinen Karren.",
        done: "Jeder Marker dient einmal, bevor alle vier zurückkommen: Eine faule Runde muss also auch sein.",
        otherwise: [
            "Ein Esel trägt ein Gut, und dein Karren will zwei. Wähle einen Marker mit mehr Eseln.",
            "Die Lieferungen sind vorbei, und dein Karren ist nicht voll. Liefere in deinem Teil beide Oliven.",
        ],
    },
    LessonText {
        name: "Eine geführte erste Partie",
        task: "Eine ganze Partie von sechs Runden gegen den sanftesten Gegner. Was neu ist, wird erklärt, wenn es so weit ist; spiel, wie du magst.",
        done: "Das war eine ganze Partie. Die nächste geht ohne Begleitung, gegen wen du willst.",
        otherwise: ["", ""],
    },
];

/// What the guided game explains, in the order of `super::guide`.
pub(super) static NEWS: [&str; 16] = [
    "In Runde 1 spielst du zwei Karten aus. Ein Feld ist ein guter Anfang, denn es nährt dich jede Runde; ein Karren sagt, was du anbauen sollst.",
    "Eine Erweiterung bezahlst du mit verschiedenen Gütern. Am besten mit einem, das du für keine Lieferung brauchst.",
    "Dein Einkommen ist von allein gekommen, und sobald du diesen Teil beendest, wachsen deine leeren Felder. Bis dahin darfst du kaufen, verkaufen und aufwerten.",
    "Ein Dachmarker kostet so viel Silber, wie die Runde zählt. In Runde 1 ist das fast nichts, und der nächste Platz des Daches ist mehr wert.",
    "Nimm einen Würfel: Sein Ertrag gehört sofort dir. Sieh nach, was deinem Karren oder einer Reihe im Dorf noch fehlt.",
    "Der letzte Würfel gehört allen: Jetzt nutzt du ihn.",
    "Dir wird etwas angeboten. Wähle, was du am meisten brauchst, oder lehne ab.",
    "Wähle einen Eselmarker: Esel liefern, Hüte bringen dich auf der Siestaleiste voran. Hast du etwas zu liefern? Dann Esel.",
    "Jetzt lieferst du. Tippe einen Karren oder eine Reihe im Dorf an, und der Tisch sagt, was sie nimmt, auch mit Aufwerten.",
    "Zusatzlieferungen: Für 1 Silber darfst du noch eine machen. Das lohnt sich, wo sie etwas füllt.",
    "Dein Karren ist voll. Setze deinen Marker auf ein Feld seines Wertes: Jeder Marker bringt jede Runde 1 Punkt.",
    "Diesen schwächeren Nachbarn darfst du vertreiben, für 1 Punkt.",
    "Du hast eine Handelsware: 4 Silber, zwei Erntegüter, eine Karte, ein Schwein oder zwei Aufwertungen, wann immer du dran bist.",
    "Ab jetzt spielst du je Runde eine Karte aus oder keine. Deine Hand wird bis zum Limit aufgefüllt.",
    "Zwei Schweine bekommen jede Runde ein Ferkel, wenn Platz dafür ist. Noch ein Schwein, und die Zucht beginnt.",
    "Die letzte Runde: Was in deinen Lagern liegt, wird am Ende verkauft, und 5 Silber sind 1 Punkt. Liefere, was du kannst.",
];
