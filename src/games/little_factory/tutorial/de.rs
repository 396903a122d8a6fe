//! German.

use crate::table::LessonText;

pub(super) const LESSONS: [LessonText; 9] = [
    LessonText {
        name: "Langsames Herstellen",
        task: "Du hast Lehm und willst auch Weizen. Level-I-Karten kosten nichts: Tippe den Weizen in der untersten Reihe an und stelle ihn her.",
        done: "Das war langsames Herstellen: eine Level-I-Karte, kostenlos. Es war deine Aktion in diesem Zug, und es hilft immer, wenn sonst nichts geht.",
        otherwise: [
            "Dein Lehm ist weg. Eine Level-I-Karte herzustellen kostet nichts; behalte den Lehm.",
            "Das war eine andere Karte. Der Weizen liegt in der untersten Reihe.",
        ],
    },
    LessonText {
        name: "Herstellen durch Abwerfen",
        task: "Eine Kuh kostet Weizen und Lehm, und du hast beides. Stelle eine Kuh her.",
        done: "Beide Karten wurden abgeworfen. Level-I-Karten kommen sofort auf ihre Stapel zurück, und alle können sie wieder nehmen.",
        otherwise: [
            "Deine Aktion ging für etwas anderes drauf. Die Kuh liegt in der blauen Reihe: Tippe sie an und bezahle mit Weizen und Lehm.",
            "Das war eine kostenlose Karte, aber keine Kuh. Du hast eine Aktion pro Zug.",
        ],
    },
    LessonText {
        name: "Vorzeigen",
        task: "Auf der Milch steht die Kuh in einem gestrichelten Rahmen: Du musst sie nur vorzeigen. Hol dir die Milch und behalte deine Kuh.",
        done: "Du hast die Kuh vorgezeigt, und sie bleibt bei dir. Du kannst sie wieder vorzeigen, sooft du magst.",
        otherwise: [
            "Die Kuh ist weg. Stelle die Milch her: Ein gestrichelter Rahmen heißt vorzeigen, nicht abwerfen.",
            "Die Kuh hast du noch, aber keine Milch. Sie liegt in der roten Reihe.",
        ],
    },
    LessonText {
        name: "Handeln",
        task: "Brot ist 11 Münzen wert, so viel wie eine Angel (8) und ein Ziegel (3) zusammen. Tausche es gegen beides.",
        done: "Eine Karte gegeben, mehrere genommen. Umgekehrt geht es auch: mehrere gegeben, eine genommen. Aber nie mehrere gegen mehrere.",
        otherwise: [
            "Das Brot ist weg, und was es nicht gekauft hat, verfällt. Nimm beide Karten in demselben Handel.",
            "Deine Aktion ging für etwas anderes drauf. Wähle Handeln, leg das Brot auf die eine Schale und Angel und Ziegel auf die andere.",
        ],
    },
    LessonText {
        name: "Gebäude",
        task: "Stelle mit deinem Ziegel die Mühle her. Lass sie dann aus deinem Weizen Mehl machen, noch in diesem Zug.",
        done: "Ein Gebäude wirkt einmal pro Zug, schon in dem Zug, in dem du es bekommst. Und es bringt Einfluss: die Mühle 1 Punkt.",
        otherwise: [
            "Diesmal keine Mühle. Sie liegt in der grünen Reihe und kostet einen Ziegel.",
            "Der Zug war vorbei, bevor die Mühle gearbeitet hat. Tippe sie nach deiner Aktion an und aktiviere sie.",
        ],
    },
    LessonText {
        name: "Davor und danach",
        task: "Die Mühle macht Mehl. Brot braucht Holzkohle und Mehl. Die Bäckerei gibt 2 Marker für Brot. Verdiene sie in diesem einen Zug.",
        done: "Mühle, Aktion, Bäckerei: Gebäude arbeiten vor und nach deiner Aktion, jedes einmal.",
        otherwise: [
            "Ohne Brot hat die Bäckerei nichts zu verkaufen. Lass zuerst die Mühle Mehl machen und heb dir die Aktion für das Brot auf.",
            "Das Brot hast du, aber die Bäckerei hat nicht gearbeitet. Nach deiner Aktion darfst du wieder aktivieren.",
        ],
    },
    LessonText {
        name: "Wegschnappen",
        task: "Dein Gegner hat 8 Einflusspunkte, eine Bäckerei, Holzkohle und Mehl. Im nächsten Zug bringt ihm Brot 2 Marker und den Sieg. Es gibt nur ein Brot: Hol es dir zuerst.",
        done: "Kein Brot, keine Marker. Jede Level-III-Karte gibt es nur einmal: Solange du sie hast, hat sie sonst niemand.",
        otherwise: [
            "Dein Gegner hat das Brot hergestellt, und die Bäckerei gab ihm 2 Marker: 10 Einflusspunkte. Eisen und Ziegel sind 11 Münzen wert, genau der Preis des Brotes.",
            "",
        ],
    },
    LessonText {
        name: "Wie es endet",
        task: "Du hast 8 Einflusspunkte, dein Gegner 9, und ein Marker ist übrig. Gewinne, ohne zu teilen.",
        done: "10 Einflusspunkte gewinnen sofort, was immer noch gekommen wäre.",
        otherwise: [
            "Der letzte Marker hat das Spiel beendet, und mit je 9 teilt ihr euch den Sieg. Komm auf 10: Auch ein Gebäude bringt Einfluss.",
            "Der Zug ist vorbei, und du hast keine 10. Ein Gebäude, das 2 bringt, hätte gereicht.",
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
pub(super) static NEWS: [&str; 10] = [
    "Dein erster Zug ist ein Handel mit deinem Startgeldplättchen. Es kauft mehrere Karten auf einmal: billige von Level I, aus denen eine Karte entsteht, die du willst.",
    "Jeder Zug hat eine Aktion, Herstellen oder Handeln. Tippe eine Karte an: Der Tisch sagt, wie du sie jetzt bekommst oder was fehlt.",
    "Deine Aktion ist getan. Kann keines deiner Gebäude arbeiten, beende deinen Zug.",
    "Du hast ein Gebäude. Einmal im Zug arbeitet es für dich, vor oder nach deiner Aktion; ein grüner Rahmen sagt, dass es kann.",
    "Du hast einen Marker verdient. Jeder ist 1 Einflusspunkt, und mit 10 gewinnst du.",
    "Eine Karte von Level III, und es gibt nur die eine. Solange du sie hast, hat sie sonst niemand.",
    "Deine Hand ist fast voll: höchstens 7 Karten. Tausche mehrere gegen eine oder mach etwas daraus.",
    "Dein Gegner hat mehr als die Hälfte. Sieh dir seine Gebäude an: Was brauchen sie als Nächstes? Vielleicht nimmst du es zuerst.",
    "Du bist nahe an 10. Zähle, was ein Gebäude und ein Marker brächten: Vielleicht reicht ein einziger Zug.",
    "Wenige Marker sind übrig. Wer den letzten nimmt, beendet das Spiel, und der meiste Einfluss gewinnt.",
];
