//! German.

use super::Rules;

pub(super) static RULES: Rules = Rules {
    ruling: "Klarstellung",
    names: [
        "Worum es geht",
        "Güter und Preise",
        "Dein Hof",
        "Aufbau",
        "Eine Runde und dein Teil darin",
        "Freie Aktionen",
        "Hof 1: eine Karte ausspielen",
        "Hof 2 und 3: Einkommen und Wachstum",
        "Hof 4: das Dach",
        "Ertrag: die Würfel",
        "Transport: Esel und Siesta",
        "Lieferungen",
        "Handwerksgebäude",
        "Karren und Markt",
        "Wertung",
        "Wie es endet",
        "Allein: der neutrale Spieler",
        "Was verdeckt ist",
        "Klarstellungen",
        "Alle Hofkarten und Helfer",
        "Alle Dachmarker",
    ],
    sections: [
        &[
            "Du führst einen Hof oberhalb eines Dorfes. Sechs Runden lang baust du an, wertest auf und lieferst ins Dorf und auf den Markt. Wer am Ende die meisten *Siegpunkte* (SP) hat, gewinnt.",
            "Im Mittelpunkt stehen die *Hofkarten*. Jede wird ein Feld, ein Karren, eine Erweiterung oder ein Helfer: eines von vieren, und du entscheidest, welches.",
            "Ein voller *Karren* bringt SP und einen Marker auf dem Markt, der in jeder Runde wieder zahlt. Eine volle Reihe in einem *Handwerksgebäude* bringt SP und einen Marker, der bis zum Ende für dich arbeitet.",
            "Es ist ein Spiel für 2 bis 4 Personen: hier du gegen einen bis drei Bots. Oder du spielst allein, gegen den neutralen Spieler.",
        ],
        &[
            "*Erntegüter* sind Olive, Korn und Traube. *Ressourcen* sind die Erntegüter und das Schwein. *Aufgewertete Güter* sind Nahrung (aus einer Olive oder aus Korn), Wein (aus einer Traube) und Fleisch (aus einem Schwein).",
            "Ressourcen kaufst und verkaufst du zu den Preisen unten. Aufgewertete Güter werden nie gekauft oder verkauft.",
            "Ein Erntegut liegt auf einem Feld oder in seinem Lager. Vom Feld aus kann es aufgewertet oder geliefert werden oder eine Erweiterung bezahlen; verkauft oder ins Lager gebracht wird es von dort nicht, außer ein Helfer erlaubt es.",
            "*Hofgüter* bezahlen Erweiterungen. Es gibt neun Arten: Silber, SP, Olive, Korn, Traube, Schwein, Nahrung, Wein und Fleisch.",
            "Eine *Handelsware* ist kein Hofgut. Du gibst sie für eine Aktion aus oder lieferst sie, wo eine Reihe eine zeigt. [8] Es sind immer genug Steine da für alles, was du besitzt: Die Grenze der Schachtel gilt nicht.",
        ],
        &[
            "Dein Hof hat Platz für *3 Karren* und *3 Helfer* und für beliebig viele *Felder* und *Erweiterungen*.",
            "*Schweineplätze:* 2. *Handkartenlimit:* 3 Karten. *Zusatzlieferungen:* 1 je Runde. Erweiterungen und Helfer erhöhen alle drei.",
            "*Dach:* fünf Plätze für 0, 1, 2, 3 und 4 SP, in dieser Reihenfolge belegt.",
            "*Eselmarker:* vier, mit 1 Esel und 3 Hüten, 2 und 2, 3 und 1, 4 Eseln und keinem Hut.",
        ],
        &[
            "Alle bekommen 1 SP, 1 Silber, 1 Handelsware und 4 der 66 Hofkarten.",
            "*Dachmarker:* Jede Runde hat vier. Für jede Runde werden so viele gezogen, wie Leute mitspielen; zu viert sind es alle.",
            "*Handwerksgebäude:* Jedes hat einen Marker für jeden und 1 SP für den, der es zuerst vollständig beliefert hat. Drei Würfe, wiederholt, wenn ein Gebäude zweimal kommt, blockieren drei Gebäude mit den Plättchen 1, 2 und 3. Auf jedem liegt 1 SP.",
            "Der Zufall bestimmt, wer beginnt; die anderen folgen um den Tisch. In dieser Reihenfolge setzt jeder einen Marker in die Mitte des Marktes, auf 2, 3, 4 und 5. Alle Siestascheiben liegen auf Feld 0, die des Ersten zuoberst.",
            "*Würfel:* 5 zu zweit, 7 zu dritt, 9 zu viert. Die äußeren Felder des Marktes, mit X, sind nur zu viert offen.",
        ],
        &[
            "*1. Hof:* Karte ausspielen, Einkommen, Wachstum, Dachmarker kaufen. *2. Ertrag:* Würfel nehmen. *3. Transport:* Esel, Siesta, Lieferungen. *4. Wertung.* Gespielt werden sechs Runden.",
            "*Dein Teil* eines Schritts dauert, bis du „Fertig“ sagst. Was du dort tun musst, beendet ihn nicht: Ist der Würfel genommen, der Dachmarker gekauft oder der letzte Esel unterwegs, stehen dir freie Aktionen, Marker und Helfer noch offen.",
            "Einkommen und Wachstum werden Platz für Platz gespielt, und dazwischen hast du einen eigenen Moment. Auch der gemeinsame Würfel ist so einer: Der Reihe nach handelt jeder frei, nutzt den Würfel und beendet seinen Teil.",
            "Ein Teil, in dem gar nichts möglich wäre, wird übersprungen.",
        ],
        &[
            "Wann immer du dran bist, so oft du magst: Ressourcen *kaufen* und *verkaufen* und sie für 2 Silber (Nahrung) oder 3 Silber (Wein, Fleisch) *aufwerten*.",
            "*Eine Handelsware ausgeben* für eines davon: 4 Silber; 2 verschiedene Erntegüter [18]; eine Karte ausspielen oder ziehen; ein Schwein; 2 kostenlose Aufwertungen.",
            "*Einen Dachmarker nutzen*, einmal im Spiel und in seiner Phase. *Einen Helfer nutzen* in seiner Phase; „1X“ heißt einmal je Runde. Das ist immer deine Wahl, und ein Effekt ist zu Ende, bevor der nächste beginnt. [2] Was dir angeboten wird, ist erst benutzt, wenn du annimmst. [21]",
            "Geschieht dir mehreres zugleich, wählst du die Reihenfolge. [24]",
        ],
        &[
            "Der Reihe nach spielt jeder 1 Karte aus: in Runde 1 genau 2, später darfst du verzichten. Dann ziehst du bis zum Handkartenlimit nach oder wirfst bis dorthin ab. Sonst wird das Limit nie geprüft. [4]",
            "*Feld:* kommt leer ins Spiel und bringt Runde für Runde das Gut hervor, das es zeigt. *Karren:* sammelt die Güter, die er zeigt. *Helfer:* leiht dir seine Fähigkeit. Diese drei sind kostenlos, und eine Karte wirkt schon, wenn sie eben ausgespielt ist. [1]",
            "*Erweiterung:* gibt dauerhaft die beiden Vorteile, die sie zeigt: eine Handkarte mehr, 1 Silber Einkommen, einen Schweineplatz oder eine Zusatzlieferung mehr. Die erste kostet 1 Hofgut, die zweite 2 *verschiedene*, die dritte 3 verschiedene und so weiter.",
            "Ein vierter Karren oder Helfer verdrängt zuerst einen, den du hast. Güter auf diesem Karren gehen verloren. Ein Helfer nimmt seine Markierungen mit [23], und der Scheunenbauer bleibt, sobald sein Dachmarker liegt. [15]",
            "Ist der Stapel leer, wird die Ablage gemischt. Gibt es keine, wird nicht gezogen. [13]",
        ],
        &[
            "*Einkommen:* 1 Silber für jedes Einkommenszeichen auf deinen Erweiterungen. Aktive Handwerksmarker geben dazu: das Handelshaus 3 Silber, der Feinkostladen 1 Handelsware, der Gemüsehändler 1 Ressource deiner Wahl.",
            "*Wachstum:* Auf jedem leeren Feld wächst eines seiner Güter. Ein Feld, das noch eines trägt, bringt nichts.",
            "*Ferkel:* Hast du 2 Schweine oder mehr und einen freien Platz, wird ein Ferkel geboren. [3]",
        ],
        &[
            "Der Reihe nach, in Runde 1 umgekehrt, darf jeder einen Dachmarker kaufen. Er kostet so viel Silber wie die Nummer der Runde.",
            "Lege ihn auf den ersten freien Platz deines Daches und werte, was der Platz zeigt: 0, 1, 2, 3, dann 4 SP. Ist das Dach voll, kaufst du keinen mehr; nur der Scheunenbauer hat Platz für einen weiteren.",
            "Seine Fähigkeit wirkt einmal im Spiel, in ihrer Phase. Danach bleibt er liegen. Marker, die niemand kauft, kommen aus dem Spiel. [12]",
        ],
        &[
            "Der Erste würfelt mit allen Würfeln. Der Reihe nach nimmt jeder einen Würfel und sofort dessen Ertrag, dann jeder einen zweiten. Ein Würfel bleibt: Er gehört allen, und alle nutzen ihn der Reihe nach.",
            "Einen Würfel musst du nehmen, doch jeden Teil dessen, was er bietet, darfst du ablehnen; nur das Schwein (1) und die 4 Silber (4) kommen von selbst. 2 verschiedene Erntegüter müssen verschieden sein. [18] Ein Schwein ohne Platz wird sofort verkauft. [3]",
            "Siestaschritte gehst du sofort, doch die Reihenfolge bleibt bis zur Transportphase. [11] Der Träger wirkt auf einen Würfel, den du gewählt hast, nicht auf den gemeinsamen [22], und der Pächter kommt vor dem Wanderarbeiter. [14]",
        ],
        &[
            "*1. Esel.* Alle wählen geheim einen Eselmarker und decken zugleich auf. Ein benutzter Marker ist weg, bis vor Runde 4 alle vier zurückkommen.",
            "*2. Siesta.* Der Reihe nach zieht jede Scheibe so viele Felder, wie ihr Marker Hüte hat; mit einem aktiven Restaurant auf Wunsch 1 mehr. Eine Scheibe, die auf andere trifft, liegt obenauf. Das letzte Feld ist das Ende.",
            "*Die neue Reihenfolge* ist die der Leiste: zuerst, wer am weitesten ist, auf einem Feld zuerst, wer oben liegt. Sie gilt sofort. [7]",
            "*3. Lieferungen.* In der neuen Reihenfolge macht jeder höchstens so viele Lieferungen, wie sein Marker Esel hat, mit einem aktiven Restaurant eine mehr. [6]",
            "*4. Zusatzlieferungen.* Der Reihe nach darf jeder für je 1 Silber liefern, eine nach der anderen, so oft, wie es der Hof zu Beginn dieses Schritts erlaubte. [5] Bezahlt wird jede, wenn sie gemacht wird. [20]",
        ],
        &[
            "Eine Lieferung bringt ein Gut aus einem Lager, einem Stall oder von einem Feld an einen Ort: in eine Reihe eines *Handwerksgebäudes* oder auf einen eigenen *Karren*. Du darfst sie beliebig mischen und in späteren Runden weitermachen.",
            "Das Gut bedeckt sein Bild. Was dort nicht gezeigt oder schon bedeckt ist, lässt sich nicht liefern. Eine Handelsware geht nur dorthin, wo eine Reihe eine zeigt. [8]",
            "Lieferungen kommen von Eseln, von Würfel 6, für Silber im letzten Schritt des Transports und von manchen Dachmarkern, Handwerksmarkern und Helfern.",
        ],
        &[
            "Deine erste Lieferung nimmt eine freie Reihe des Gebäudes, und sie gehört dir für den Rest des Spiels. [9] Ein blockiertes Gebäude nimmt keine Lieferungen an, und eines, das du vollständig beliefert hast, von dir keine mehr.",
            "*Ist die Reihe voll:* Wer es als Erster schafft, nimmt den 1 SP, der dort liegt. Du bekommst so viele SP wie die Nummer der Runde. Du nimmst den Marker, und was er sofort gibt, geschieht gleich. Die Güter gehen in den Vorrat zurück.",
            "*Das nächste blockierte Gebäude öffnet sich*, in der Folge 1, 2, 3, und wer es befreit hat, nimmt seinen 1 SP.",
            "Der Marker liegt bis zum Ende der Runde auf der inaktiven Seite; ab der nächsten Runde tut er, was unter „später“ steht. Der Dorfladen zahlt nur für spätere Marker. [17]",
        ],
        &[
            "*Ist ein Karren voll:* Werte die SP, die er zeigt, mit einem aktiven Metzger 1 mehr. Nimm 1 Handelsware. Die Karte wird abgelegt.",
            "*Der Marker:* Setze einen auf ein leeres Marktfeld desselben Wertes. Sind alle besetzt, ersetzt er einen Marker dort: den eines Gegners, einen eigenen nur, wenn alle dir gehören.",
            "*Entfernen:* Jeden gegnerischen Marker auf einem Nachbarfeld mit *niedrigerem* Wert darfst du entfernen, für je 1 SP. [19] Auch ein ersetzter Marker eines Gegners bringt 1 SP.",
            "Jeder Marker, der bleibt, bringt in jeder Wertung 1 SP.",
        ],
        &[
            "Jeder deiner Marker auf dem Markt bringt 1 SP. Dein Siestafeld bringt 0, 0, 1, 2 oder 3 SP.",
            "*Danach, aber nicht in Runde 6:* Die Scheiben gehen in Zugreihenfolge auf Feld 0 zurück, die erste zuoberst; die nächsten Dachmarker werden ausgelegt; Handwerksmarker drehen sich auf die aktive Seite; die Markierungen kommen von den Helfern.",
        ],
        &[
            "Das Spiel endet nach Runde 6. Ressourcen in Lagern und Ställen werden zum Verkaufspreis verkauft, Handelswaren für je 4 Silber. Aufgewertete Güter und was noch auf Feldern liegt, sind nichts wert. Je 5 Silber sind 1 SP.",
            "Die meisten SP gewinnen. Bei Gleichstand zählt das übrige Silber; ist auch das gleich, teilt man sich den Sieg.",
        ],
        &[
            "Du spielst mit 5 Würfeln und 2 Dachmarkern je Runde. Von den Nummern 2 und 3 wird eine für deinen ersten Marker auf dem Markt gezogen; die andere bekommt der neutrale Spieler.",
            "*Würfel:* Vor jedem Würfel, den du nimmst, oder danach, wenn du Erster bist, kommt für den neutralen Spieler einer weg: in den Runden 1 bis 3 der niedrigste, in den Runden 4 bis 6 der höchste.",
            "*Markt:* In jeder Transportphase, vor den Eseln, wenn der neutrale Spieler Erster ist, nach den Zusatzlieferungen, wenn du es bist, wird eine Karte gezogen, und der neutrale Spieler setzt einen Marker auf ein Feld mit dem Wert ihres Karrens: dort, wo er die meisten deiner Marker entfernt; dann dort, wo er am schwersten zu entfernen ist, mit den wenigsten höheren Nachbarn; dann auf das Feld, dessen Buchstabe zuerst kommt.",
            "*Reihenfolge:* Kommt deine Scheibe auf das dritte Siestafeld oder weiter, bist du in der nächsten Runde Erster. [25] Jeder seiner Marker, den du entfernst, bringt dir wie immer 1 SP. Wie gut du warst, sagen deine SP am Ende.",
        ],
        &[
            "Verdeckt sind die Hände der anderen, die Reihenfolge der Karten, die Dachmarker späterer Runden und Eselmarker, bis alle gewählt haben. Alles andere ist offen.",
            "An einem Holztisch liegen SP verdeckt; dieser zeigt also deine und, wenn du es so einstellst, die aller. [10] Wer mitzählt, kennt sie alle.",
        ],
        &[
            "Sechsundzwanzig Fragen, die am Tisch aufkommen, und wie sie hier beantwortet sind. Zwei stehen nirgends sonst: verschlossene Aktionen [16] und unsere eigenen Zahlen. [26]",
        ],
        &[
            "Jede Karte heißt nach ihrem Helfer. Ihre Zahl in der Liste ist der Wert ihres Karrens. Die meisten Felder, Karren und Erweiterungen und viele Helfer stehen in keinem öffentlichen Text: Wir haben sie rekonstruiert und ausbalanciert. [26]",
        ],
        &[
            "Vier für jede Runde. Jeder wirkt einmal im Spiel; für jede Runde werden so viele gezogen, wie Leute mitspielen.",
        ],
    ],
    rulings: [
        [
            "Sofort nutzbar",
            "Eine Karte, die du eben ausgespielt hast, darfst du gleich nutzen, noch in demselben Teil.",
        ],
        [
            "Ein Helfer ist deine Wahl",
            "Du musst einen Helfer nie nutzen. Ein Effekt ist zu Ende, bevor der nächste beginnt.",
        ],
        [
            "Schweine ohne Platz",
            "Ein erwachsenes Schwein ohne Platz wird sofort für 3 Silber verkauft. Ohne Platz wird kein Ferkel geboren, und Neugeborene werden in dem Schritt ihrer Geburt nicht verkauft.",
        ],
        [
            "Das Handkartenlimit wird einmal geprüft",
            "Ein Limit, das mit einem abgelegten Helfer sank oder zu spät stieg, zählt erst beim nächsten Schritt 1.",
        ],
        [
            "Zusatzlieferungen zählen vom Beginn an",
            "Eine Erweiterung, die in Schritt 4 des Transports ausgespielt wird, erhöht die Zahl der Zusatzlieferungen dieses Schritts nicht.",
        ],
        [
            "Die Lieferung des Restaurants",
            "Die zusätzliche Lieferung eines aktiven Restaurants gehört zu Schritt 3 des Transports, zu den Eseln.",
        ],
        [
            "Ab wann die neue Reihenfolge gilt",
            "Die neue Zugreihenfolge gilt ab Schritt 2 des Transports, sobald alle Scheiben gezogen sind.",
        ],
        ["Eine Handelsware liefern", "Eine Handelsware lässt sich nur liefern, wo eine Reihe eine zeigt."],
        ["Eine Reihe bleibt", "Eine genommene Reihe bleibt deine, auch wenn andere billiger wären."],
        [
            "SP sind verdeckt",
            "An einem Holztisch sind SP verdeckt. Dieser zeigt dir deine und, wenn du es so einstellst, alle.",
        ],
        [
            "Siestaschritte in der Ertragsphase",
            "Sie bewegen deine Scheibe sofort, ändern die Reihenfolge aber nicht vor dem Transport.",
        ],
        ["Unverkaufte Dachmarker", "Dachmarker, die niemand gekauft hat, kommen am Ende der Runde aus dem Spiel."],
        ["Leerer Stapel", "Ist der Stapel leer, mische die Ablage. Gibt es auch keine, wird nicht gezogen."],
        [
            "Pächter vor Wanderarbeiter",
            "Wirken beide auf die Würfel, hält zuerst der Pächter einen fest; dann darf der Wanderarbeiter einen anderen drehen. Bleibt der festgehaltene als gemeinsamer Würfel übrig, kostet er niemanden etwas.",
        ],
        [
            "Der Scheunenbauer bleibt",
            "Sobald ein Dachmarker auf dem Scheunenbauer liegt, kann dieser Helfer nicht mehr verdrängt werden.",
        ],
        [
            "Was der Schmied verschloss",
            "Eine Handelsaktion, die du mit dem Schmied verschlossen hast, bleibt dir für den Rest des Spiels verschlossen, auch wenn er geht.",
        ],
        [
            "Der Dorfladen blickt voraus",
            "Seine eigenen 2 SP kommen sofort. Danach zahlt er nur für Handwerksmarker, die du später gewinnst, nicht für die, die du hast.",
        ],
        ["Zwei verschiedene Güter", "„2 verschiedene Erntegüter“ sind von zwei Arten, nie zwei gleiche."],
        [
            "Entfernen ist eine Wahl",
            "Über jeden Marker, der entfernt werden kann, entscheidest du einzeln: alle, manche oder keinen.",
        ],
        [
            "Einzeln bezahlt",
            "In Schritt 4 wird jede Lieferung bezahlt, wenn sie gemacht wird. Was eine einbrachte, darf die nächste bezahlen.",
        ],
        [
            "Angeboten, nicht erzwungen",
            "Ein Helfer oder Marker, der dir angeboten wird, gilt erst als benutzt, wenn du annimmst.",
        ],
        [
            "Der Träger und der gemeinsame Würfel",
            "Der Träger wirkt auf einen Würfel, den sein Besitzer gewählt hat, nicht auf den letzten, den alle teilen.",
        ],
        [
            "Ein Helfer, der geht",
            "Ein Helfer, der den Hof verlässt, nimmt seine Markierungen mit: ein genanntes Feld, einen festgehaltenen Würfel.",
        ],
        [
            "Im selben Augenblick",
            "Geschehen mehrere deiner Effekte zugleich, wählst du die Reihenfolge. Wo der Tisch eine festlegt, kommen zuerst Güter, die zu dir zurückkehren.",
        ],
        ["Allein: das dritte Feld", "Der Anfang der Siestaleiste ist Feld 0, das „dritte Feld“ also Feld 2."],
        [
            "Unsere eigenen Zahlen",
            "Die Reihen der Handwerksgebäude und fünfzehn Helfer haben wir in vielen Partien ausbalanciert. Es gelten die Zahlen, die du hier siehst.",
        ],
    ],
    examples: [
        "Eine Karte, vier Möglichkeiten: Feld, Karren, Helfer oder eine Erweiterung, die du bezahlst.",
        "Deine zweite Erweiterung kostet zwei Güter, und sie müssen verschieden sein.",
        "Zwei leere Felder. Wenn du nach dem Einkommen weitergehst, wächst auf jedem ein Gut. Von dort kannst du es gleich aufwerten; das leere Feld trägt in der nächsten Runde wieder. Verkaufen kannst du es von dort nicht.",
        "Zwei Schweine und ein freier Platz: ein Ferkel. Kaufst du erst ein drittes Schwein, ist der Platz weg.",
        "Zwei Würfel sind übrig. Du nimmst einen; der andere gehört allen, und du nutzt ihn auch.",
        "Hüte bringen die Scheiben auf der Siestaleiste voran. Wer auf andere trifft, liegt oben und kommt zuerst.",
        "Aus einer Olive wird für 2 Silber Nahrung, ein Schwein bringt 3. Aufgewertete Güter verkauft man nicht.",
        "Eine Handelsware lieferst du nur, wo eine Reihe eine zeigt. Karren zeigen keine.",
        "Die letzte Traube füllt die Reihe. Du wertest, nimmst den Marker, und das mit 1 blockierte Gebäude öffnet sich.",
        "Der Karren ist 3 wert, also kommt der Marker auf eine 3. Von dort darf er einen Nachbarn mit niedrigerem Wert vertreiben.",
        "Im letzten Schritt kostet jede Lieferung 1 Silber, und dein Hof erlaubt eine.",
        "Zwei deiner Marker stehen auf dem Markt, und die Runde endet.",
        "Runde 6 endet. Was in den Lagern liegt, wird verkauft, und je 5 Silber sind 1 SP.",
    ],
    words: ["Gut", "kaufen", "verkaufen", "aufwerten", "sofort", "später", "Reihen", "SP", "Karte", "Marker", "Runde"],
    marks: [
        "Feld, Karren oder Erweiterung neu ausgedacht; der Helfer ist bekannt",
        "ebenso, und der Helfer zum Teil",
        "alle vier Seiten neu ausgedacht",
        "alle vier Seiten ganz oder zum Teil neu ausgedacht, und der Helfer von uns für gleiche Chancen geändert",
    ],
    roof_mark: "die Fähigkeit ist bekannt; Runde und Phase sind neu ausgedacht",
    rounds: ["Runde 1", "Runde 2", "Runde 3", "Runde 4", "Runde 5", "Runde 6"],
};
