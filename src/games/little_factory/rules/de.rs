//! German.

use super::{Glossary, Rules};

pub(super) static RULES: Rules = Rules {
    sections: [
        &[
            "Du machst aus einfachen Ressourcen bessere, errichtest Gebäude und gewinnst *Einfluss*. Wer 10 Einflusspunkte hat, gewinnt sofort.",
            "*Ressourcen* kommen auf deine Hand. *Gebäude* liegen offen vor dir: Jedes bringt den aufgedruckten Einfluss, und die meisten arbeiten einmal pro Zug für dich. Ein *Marker* ist 1 Einflusspunkt wert; nur Gebäude bringen welche.",
            "Es ist ein Spiel für 2 bis 4 Personen: hier du gegen einen bis drei Bots.",
        ],
        &[
            "*Level I:* fünf offene Stapel. Wie viele Karten jeder hat, hängt von der Spieleranzahl ab; der Rest bleibt in der Schachtel.",
            "*Level II:* Mischt die 19 Karten und deckt auf, bis 5 verschiedene Sorten in der Reihe liegen. Was schon daliegt, kommt auf seinesgleichen.",
            "*Level III:* Mischt die 9 Karten und deckt 5 auf.",
            "*Gebäude:* Mischt die 5 Startgebäude und deckt eines mehr auf, als Leute mitspielen; die übrigen kommen aus dem Spiel. Mischt die 25 Spezialgebäude zum Stapel und deckt auf, bis 5 Gebäude offen liegen. Zu viert liegen schon 5 da.",
            "Legt die 12 Einflusspunktmarker bereit. Der Zufall bestimmt, wer beginnt und das Startgeldplättchen mit 3 Münzen bekommt; im Uhrzeigersinn folgen 4, 5 und 6.",
        ],
        &[
            "*1. Aktiviere* Gebäude, so viele du magst.",
            "*2. Aktion:* Herstellen oder Handeln. Eines davon musst du tun: Nur wenn beides unmöglich ist, passt du. [9]",
            "*3. Aktiviere* Gebäude, die in diesem Zug noch nicht gearbeitet haben.",
            "*4. Decke neue Karten auf*, bis die Reihen wieder voll sind. Dann ist die nächste Person dran.",
            "Jedes Gebäude wirkt höchstens einmal pro Zug, vor oder nach der Aktion, in beliebiger Reihenfolge und schon in dem Zug, in dem du es bekommst.",
        ],
        &[
            "Du kannst bekommen, was offen in der Tischmitte liegt. Eine Karte in einem verdeckten Stapel, im Ablagestapel oder bei jemandem ist nicht zu haben.",
            "Ein offener Stapel kann mehrere gleiche Karten haben; ein einziger Handel darf mehrere davon nehmen. [5]",
            "Was genommen wurde, hinterlässt eine Lücke, bis am Ende des Zuges aufgefüllt wird. [12]",
            "Ablagestapel darfst du durchsehen, und die verdeckten Stapel zeigen, wie viele Karten sie haben. [17] Handkarten sind verdeckt, doch alle sehen, was auf die Hand kommt und was sie verlässt. [16]",
        ],
        &[
            "Nimm genau eine verfügbare Karte, Ressource oder Gebäude, und bezahle die Ressourcen, die sie verlangt. Münzen zählen hier nicht.",
            "Zeigt die Karte mehrere Möglichkeiten, wähle eine und bezahle sie ganz. [1] Erst wird bezahlt, dann genommen. [2]",
            "*Abwerfen:* Die Karte verlässt deine Hand. *Vorzeigen:* Du zeigst die Karte und behältst sie.",
            "*Langsames Herstellen:* Eine Level-I-Karte kostet nichts. Sie ist trotzdem deine Aktion; deine Gebäude dürfen davor und danach arbeiten. [4]",
        ],
        &[
            "Wirf Karten aus deiner Hand ab und zähle ihre Münzen zusammen. Nimm dafür verfügbare Karten, Ressourcen oder Gebäude oder beides, die zusammen höchstens so viel kosten.",
            "*Auf einer Seite liegt genau eine Karte.* Gib eine und nimm eine oder mehrere; oder gib mehrere und nimm genau eine. Leer bleibt keine Seite.",
            "Wechselgeld gibt es nicht: Übrige Münzen verfallen. Zu viel zu bezahlen ist erlaubt. [6]",
            "Eine Level-I-Karte, die du gibst, liegt sofort wieder auf ihrem Stapel, auch für denselben Handel. Karten der Level II und III nicht. [3]",
        ],
        &[
            "Deine erste Aktion ist ein Handel mit deinem Startgeld. Es zählt als die eine Karte, die du gibst; also darfst du mehrere nehmen. Danach kommt es aus dem Spiel.",
            "Es kauft alles, was verfügbar ist und nicht mehr kostet, aus jedem Level. [8] Es ist keine Ressource und braucht keinen Platz auf der Hand. [7]",
        ],
        &[
            "Bezahle alles links vom Pfeil; wo du die Wahl hast, eine Möglichkeit ganz. Nimm dann, was rechts davon steht: eine verfügbare Ressource oder Marker.",
            "Ist die Ressource nicht verfügbar, lässt sich das Gebäude nicht aktivieren. [10]",
            "Eine Karte darfst du im selben Zug für mehrere Gebäude und für die Aktion vorzeigen. [11]",
            "Der Markt erlaubt einen zusätzlichen Handel: Wirf genau eine Level-III-Ressource ab und nimm eine oder mehrere verfügbare Ressourcen (keine Gebäude), die zusammen nicht mehr kosten, als sie wert ist. Schloss und Herrenhaus haben nichts zu aktivieren.",
        ],
        &[
            "Am Ende eines Zuges kommt jede Reihe wieder auf 5 verschiedene Karten. Eine Level-II-Karte, deren Sorte schon daliegt, kommt auf diese, und die nächste wird aufgedeckt.",
            "Geht ein Stapel zu Ende, wird sein Ablagestapel zum neuen Stapel gemischt, auch mitten im Auffüllen. Reicht das nicht, bleibt die Reihe kürzer. [12]",
        ],
        &[
            "Eine Level-I-Karte kommt auf ihren Stapel zurück und ist sofort wieder verfügbar.",
            "Karten der Level II und III kommen auf den Ablagestapel ihres Levels. Zu haben sind sie erst wieder, wenn er gemischt wurde und sie aufgedeckt werden.",
        ],
        &[
            "Du hast höchstens 7 Ressourcen auf der Hand, nie eine mehr, auch nicht für einen Augenblick. Gebäude zählen nicht mit. [7]",
            "Weil du zuerst bezahlst, kann auch eine volle Hand eine Karte gegen eine andere tauschen. Was nichts kostet oder nur ein Vorzeigen verlangt, wäre die achte Karte. [2]",
        ],
        &[
            "*10 Einflusspunkte.* Auf deinen Gebäuden und als Marker zusammen: Sobald du 10 oder mehr hast, hast du gewonnen. Der Rest des Zuges entfällt. [13]",
            "*Der letzte Marker.* Sobald er genommen wird, ist das Spiel zu Ende. Der meiste Einfluss gewinnt; bei Gleichstand teilt man sich den Sieg. [14]",
            "Geschieht beides zugleich, gewinnt, wer 10 hat. [15]",
        ],
        &["Achtzehn Fragen, die am Tisch aufkommen, und wie sie hier beantwortet sind."],
        &["Was auf den Karten steht und was die Wörter bedeuten."],
        &[
            "Zahlen, die in keiner Spielregel stehen, tragen einen Buchstaben. Wer die Schachtel besitzt, weiß es vielleicht besser.",
        ],
    ],
    rulings: [
        [
            "„Oder“ und „und“",
            "Mehrere Möglichkeiten zu bezahlen sind eine Wahl; innerhalb einer Möglichkeit wird alles bezahlt. Ein Fisch kostet einen abgeworfenen Stein oder eine vorgezeigte Angel, und der Teich verlangt dasselbe.",
        ],
        [
            "Erst bezahlen, dann nehmen",
            "Mit 7 Karten auf der Hand darfst du eine gegen eine tauschen. Was nichts kostet oder nur ein Vorzeigen verlangt, passt nicht auf eine volle Hand.",
        ],
        [
            "Level I ist gleich wieder da",
            "Eine Level-I-Karte, die du im Handel gibst, kannst du in demselben Handel nehmen. Karten der Level II und III nicht.",
        ],
        [
            "Langsames Herstellen und Gebäude",
            "Eine kostenlose Level-I-Karte hindert deine Gebäude nicht daran, im selben Zug davor oder danach zu arbeiten.",
        ],
        ["Mehrere von einem Stapel", "Ein Handel darf mehrere gleiche Karten von einem offenen Stapel nehmen."],
        [
            "Zu viel bezahlen",
            "Du darfst mehrere Karten für eine geben, die weniger kostet. Der Rest verfällt; die Waage sagt es dir vorher.",
        ],
        ["Was nicht zählt", "Gebäude zählen nie zum Handlimit. Das Startgeld ist keine Ressource."],
        [
            "Was das Startgeld kauft",
            "Das Startgeld kauft jede verfügbare Karte, für die seine Münzen reichen, nicht nur Level I.",
        ],
        ["Passen", "Du passt nur, wenn du weder herstellen noch handeln kannst. Zu zweit kommt das nie vor."],
        ["Niemand zahlt für nichts", "Ein Gebäude, dessen Erzeugnis nicht verfügbar ist, lässt sich nicht aktivieren."],
        [
            "Eine Karte, oft gezeigt",
            "Eine Handkarte darf in einem Zug für mehrere Gebäude und für die Aktion vorgezeigt werden.",
        ],
        [
            "Lücken bleiben",
            "Aufgefüllt wird nur in Phase 4. Eine Reihe, die nicht auf 5 verschiedene Karten kommt, bleibt kürzer.",
        ],
        [
            "Bei zehn ist Schluss",
            "10 Einflusspunkte in Phase 1, 2 oder 3 beenden das Spiel in diesem Augenblick; sonst geschieht in dem Zug nichts mehr.",
        ],
        [
            "Zu wenige Marker",
            "Verdienst du mehr Marker, als übrig sind, nimmst du den Rest, und das Spiel ist zu Ende.",
        ],
        [
            "Zehn und der letzte Marker",
            "Wer mit dem letzten Marker auf 10 kommt, gewinnt, was immer die anderen haben.",
        ],
        [
            "Verdeckt, aber gesehen",
            "Handkarten sind verdeckt, doch was jemand nimmt oder abwirft, sehen alle. Der Tisch kann dir zeigen, was man mit voller Aufmerksamkeit wüsste; so viel wissen auch die Bots, aber nie die Reihenfolge eines Stapels.",
        ],
        [
            "Ablage und Stapel",
            "Ablagestapel darf man durchsehen. Die verdeckten Stapel zeigen, wie viele Karten sie haben.",
        ],
        [
            "Die Erweiterung",
            "Die 8 Gebäude der Erweiterung sind nicht in der Schachtel. Sie sind eine Option und anfangs aus; schaltest du sie ein, kommen sie zu den Spezialgebäuden in den Stapel. Der Weizenhof braucht 2 Weizen auf dem Tisch, der Gemischtwarenladen eine Karte im Level-II-Stapel.",
        ],
    ],
    examples: [
        "Du willst Garn. Baumwolle müsstest du abwerfen; das Schaf will nur gesehen werden.",
        "Garn und Brot sind 14 Münzen wert, die Käserei kostet 12. Du hast mehrere Karten gegeben, also kaufen die 2 übrigen Münzen nichts.",
        "Brot allein ist 11 Münzen wert: genug für die Angel (8) und einen Ziegel (3), denn du gibst nur eine Karte.",
        "Der Teich nimmt einen Stein oder einen Blick auf die Angel.",
        "Sieben Karten auf der Hand: Ein Tausch geht, eine kostenlose Karte nicht.",
        "Eine Karte von Level I ist frei. Ein Ziegel nicht: Dazu fehlt dir der Lehm.",
        "Mühle, Aktion, Bäckerei in einem Zug. Kostet das Mehl die Aktion, bleibt keine für das Brot.",
        "Mehrere gegen eine oder eine gegen mehrere, nie mehrere gegen mehrere.",
        "Der Teich brächte einen Fisch, doch in der Mitte liegt keiner.",
        "8 Einfluss, und die Käserei bringt 2: Das gewinnt sofort.",
        "Ein Marker ist übrig. Wer ihn nimmt, beendet das Spiel, hier mit 9 auf beiden Seiten.",
    ],
    marks: [
        "von einem unabhängigen Text bestätigt",
        "nur aus einer öffentlichen Liste",
        "zweifelhaft: Die Besprechung einer älteren Ausgabe nennt eine andere Zahl",
        "aus der Erweiterung",
    ],
};

pub(super) static GLOSSARY: Glossary = Glossary {
    ruling: "Klarstellung",
    sections: [
        "Worum es geht",
        "Vorbereitung",
        "Ein Zug",
        "Was verfügbar ist",
        "Herstellen",
        "Handeln",
        "Der erste Zug",
        "Ein Gebäude aktivieren",
        "Auffüllen",
        "Abwerfen",
        "Das Handlimit",
        "Wie es endet",
        "Klarstellungen",
        "Symbole und Begriffe",
        "Alle Karten",
    ],
    terms: [
        [
            "Münzen",
            "Was eine Karte beim Handeln wert ist, gegeben oder genommen. Münzen behält man nicht, und beim Herstellen zählen sie nie.",
        ],
        [
            "Einfluss",
            "Steht auf Gebäuden und zählt, solange sie vor dir liegen. 10 Punkte, Marker eingerechnet, gewinnen.",
        ],
        ["Marker", "1 Einflusspunkt wert. Gebäude bringen sie; es gibt 12, und der letzte beendet das Spiel."],
        ["Abwerfen", "Eine gefüllte Fläche: Diese Karten verlassen deine Hand."],
        ["Vorzeigen", "Ein gestrichelter Rahmen mit Auge: Du zeigst diese Karten und behältst sie."],
        ["Oder", "Ein Schrägstrich: Wähle eine Seite und bezahle sie ganz."],
        ["Level I", "Gelb, ein Balken. Kostenlos herzustellen, in fünf Stapeln, die nie gemischt werden."],
        ["Level II", "Blau, zwei Balken. Meist aus Level I gemacht; je eine bis drei Karten."],
        ["Level III", "Rot, drei Balken. Jede nur einmal da: Wer sie hat, enthält sie den anderen vor."],
        ["Gebäude", "Grün, mit einer Dachlinie. Es liegt vor dir und wirkt einmal pro Zug."],
        [
            "Stapel",
            "Verdeckte Karten, aus denen eine Reihe aufgefüllt wird. Die Zahl sagt, wie viele es sind; ihre Reihenfolge kennt niemand.",
        ],
        [
            "Ablagestapel",
            "Abgeworfene Karten von Level II oder III. Ist der Stapel leer, werden sie gemischt und ersetzen ihn.",
        ],
        ["Bereit", "Ein Gebäude mit grünem Rahmen lässt sich jetzt aktivieren."],
        [
            "Aktiviert",
            "Ein graues, schraffiertes Gebäude hat in diesem Zug gearbeitet; im nächsten ist es wieder bereit.",
        ],
        [
            "Startgeldplättchen",
            "Ein paar Münzen für deinen ersten Zug. Es kauft alles Verfügbare und kommt dann aus dem Spiel.",
        ],
        ["Handlimit", "Höchstens 7 Ressourcen, in jedem Augenblick. Gebäude zählen nicht mit."],
    ],
};
