//! Every sign of the table with its name and what it means.

use super::phrase::{Text, pick};
use crate::i18n::Language;

/// A drawing that stands for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Sign {
    Apple,
    Gem,
    Quest,
    Pie,
    Spell,
    Friendship,
    Tile,
    Fight,
    Trophy,
    Steps,
    Carrying,
    Camp,
    Seeker,
    Sibling,
    Token,
    Automountie,
    Castle,
    Portal,
    Pile,
    Back,
    Seats,
}

impl Sign {
    pub(crate) const ALL: [Self; 21] = [
        Self::Apple,
        Self::Gem,
        Self::Quest,
        Self::Pie,
        Self::Spell,
        Self::Friendship,
        Self::Tile,
        Self::Fight,
        Self::Trophy,
        Self::Steps,
        Self::Carrying,
        Self::Camp,
        Self::Seeker,
        Self::Sibling,
        Self::Token,
        Self::Automountie,
        Self::Castle,
        Self::Portal,
        Self::Pile,
        Self::Back,
        Self::Seats,
    ];

    /// Its drawing among the things; what is none of them, the board draws.
    pub(crate) fn drawing(self) -> Option<&'static str> {
        Some(match self {
            Self::Apple => "apple",
            Self::Gem => "gem",
            Self::Quest => "quest",
            Self::Pie => "pie",
            Self::Spell => "spell",
            Self::Friendship => "heart",
            Self::Tile => "gear",
            Self::Fight => "splat",
            Self::Trophy => "trophy",
            Self::Steps => "boots",
            Self::Carrying => "basket",
            Self::Camp => "tent",
            Self::Seeker => "seeker",
            Self::Sibling => "scarf",
            Self::Token => "me",
            Self::Automountie => "automountie",
            Self::Castle | Self::Portal | Self::Pile | Self::Back | Self::Seats => return None,
        })
    }
}

/// What a sign is called, and what it means.
pub(crate) fn sign(language: Language, sign: Sign) -> (&'static str, &'static str) {
    let (name, means): (Text, Text) = match sign {
        Sign::Apple => (
            ["Apple", "Pomme", "Apfel"],
            [
                "Lies on the map; pays for pies and tiles, and 4 of them are a delivery.",
                "Posée sur le plateau\u{202f}; elle paie tartes et tuiles, et 4 font une livraison.",
                "Liegt auf dem Plan; bezahlt Torten und Plättchen, und 4 sind eine Lieferung.",
            ],
        ),
        Sign::Gem => (
            ["Gem", "Gemme", "Edelstein"],
            [
                "Lies on the map; pays for spells and tiles, and 4 of them are a delivery.",
                "Posée sur le plateau\u{202f}; elle paie sorts et tuiles, et 4 font une livraison.",
                "Liegt auf dem Plan; bezahlt Zauber und Plättchen, und 4 sind eine Lieferung.",
            ],
        ),
        Sign::Quest => (
            ["Quest", "Quête", "Quest"],
            [
                "Whoever ends a Move there sees a card and chooses one of its answers.",
                "Qui y termine un Déplacement voit une carte et choisit une de ses réponses.",
                "Wer dort eine Bewegung beendet, sieht eine Karte und wählt eine ihrer Antworten.",
            ],
        ),
        Sign::Pie => (
            ["Pie", "Tarte", "Torte"],
            [
                "Thrown in pie fights; each counts 1.",
                "Lancée dans les combats de tartes\u{202f}; chacune compte pour 1.",
                "Wird in Tortenschlachten geworfen; jede zählt 1.",
            ],
        ),
        Sign::Spell => (
            ["Spell", "Sort", "Zauber"],
            [
                "A secret card that counts its value in a pie fight.",
                "Une carte secrète qui compte sa valeur dans un combat de tartes.",
                "Eine geheime Karte, die in einer Tortenschlacht ihren Wert zählt.",
            ],
        ),
        Sign::Friendship => (
            ["Friendship", "Amitié", "Freundschaft"],
            [
                "Grows with gifts and kind answers, falls with attacks. Below 3 no trophy is earned.",
                "Grandit par les cadeaux et les bonnes actions, baisse par les attaques. En dessous de 3, pas de trophée.",
                "Wächst durch Geschenke und nette Antworten, sinkt durch Angriffe. Unter 3 gibt es keine Trophäe.",
            ],
        ),
        Sign::Tile => (
            ["Power Up", "Amélioration", "Verbesserung"],
            [
                "A tile that makes Move or Make better for good.",
                "Une tuile qui améliore pour de bon le Déplacement ou la Fabrication.",
                "Ein Plättchen, das Bewegen oder Herstellen auf Dauer besser macht.",
            ],
        ),
        Sign::Fight => (
            ["Pie fight", "Combat de tartes", "Tortenschlacht"],
            [
                "Ending a Move there means a fight with whoever stands there.",
                "Y terminer un Déplacement déclenche un combat contre qui s’y trouve.",
                "Wer dort eine Bewegung beendet, kämpft mit dem, der dort steht.",
            ],
        ),
        Sign::Trophy => (
            ["Trophy", "Trophée", "Trophäe"],
            [
                "Four trophies of eight bring the end near.",
                "Quatre trophées sur huit annoncent la fin.",
                "Vier von acht Trophäen läuten das Ende ein.",
            ],
        ),
        Sign::Steps => (
            ["Steps", "Pas", "Schritte"],
            [
                "Each Seeker moves 2 hexes, or 1 with goods.",
                "Chaque Fureteur avance de 2 cases, ou de 1 avec des ressources.",
                "Jeder Sucher geht 2 Felder weit, mit Waren 1.",
            ],
        ),
        Sign::Carrying => (
            ["Goods along", "Ressources emportées", "Waren dabei"],
            [
                "A Seeker can get there with goods.",
                "Un Fureteur peut s’y rendre avec des ressources.",
                "Ein Sucher kommt mit Waren dorthin.",
            ],
        ),
        Sign::Camp => (
            ["Camp", "Camp de Base", "Lager"],
            [
                "Seekers begin here and come back after a lost fight or a delivery.",
                "Les Fureteurs en partent et y reviennent après un combat perdu ou une livraison.",
                "Hier beginnen Sucher, und hierher kommen sie nach verlorener Schlacht oder Lieferung zurück.",
            ],
        ),
        Sign::Seeker => (
            ["Seeker", "Fureteur", "Sucher"],
            [
                "What is behind its head has the colour and the shape of its player.",
                "Le fond derrière sa tête a la couleur et la forme de son joueur.",
                "Was hinter dem Kopf ist, hat Farbe und Form seines Spielers.",
            ],
        ),
        Sign::Sibling => (
            ["Scarf", "Écharpe", "Schal"],
            [
                "Tells the second Seeker of a pair from the first. They can do the same.",
                "Distingue le second Fureteur d’une paire. Tous deux ont les mêmes capacités.",
                "Unterscheidet den zweiten Sucher eines Paars vom ersten. Beide können dasselbe.",
            ],
        ),
        Sign::Token => (
            ["Action token", "Pion Action", "Aktionsmarker"],
            [
                "Lies on your last action, which is closed in this turn.",
                "Posé sur votre dernière action, fermée ce tour-ci.",
                "Liegt auf deiner letzten Aktion, die in diesem Zug zu ist.",
            ],
        ),
        Sign::Automountie => (
            ["Automountie", "Automountie", "Automountie"],
            [
                "Your rival in a solo game; a card says what she does.",
                "Votre adversaire en solo\u{202f}; une carte dit ce qu’elle fait.",
                "Deine Gegnerin im Solospiel; eine Karte sagt, was sie tut.",
            ],
        ),
        Sign::Castle => (
            ["Castle Everfree", "Château Everfree", "Schloss Everfree"],
            [
                "In the middle of the map. Here 4 apples or 4 gems are delivered; nobody stays.",
                "Au milieu du plateau. On y livre 4 pommes ou 4 gemmes\u{202f}; personne n’y reste.",
                "In der Mitte des Plans. Hier werden 4 Äpfel oder 4 Edelsteine geliefert; niemand bleibt.",
            ],
        ),
        Sign::Portal => (
            ["Ring of light", "Anneau de lumière", "Lichtring"],
            [
                "A portal: all six and the castle are next to each other.",
                "Un portail\u{a0}: les six et le château sont voisins les uns des autres.",
                "Ein Portal: alle sechs und das Schloss sind einander benachbart.",
            ],
        ),
        Sign::Pile => (
            ["Number on a pile", "Chiffre sur une pile", "Zahl auf einem Stapel"],
            [
                "So many apples or gems lie there; without a number it is one.",
                "Autant de pommes ou de gemmes s’y trouvent\u{202f}; sans chiffre, une seule.",
                "So viele Äpfel oder Edelsteine liegen dort; ohne Zahl ist es einer.",
            ],
        ),
        Sign::Back => (
            ["Card back", "Dos de carte", "Kartenrücken"],
            [
                "A rival’s personality that nobody has seen yet.",
                "La personnalité d’un adversaire, que personne n’a encore vue.",
                "Die Persönlichkeit eines Mitspielers, die noch niemand gesehen hat.",
            ],
        ),
        Sign::Seats => (
            ["Markers", "Marqueurs", "Marken"],
            [
                "Who has placed a trophy: each player has a colour and a shape, you the circle.",
                "Qui a placé un trophée\u{a0}: chaque joueur a sa couleur et sa forme, vous le rond.",
                "Wer eine Trophäe gesetzt hat: jeder hat seine Farbe und seine Form, du den Kreis.",
            ],
        ),
    };
    (pick(language, name), pick(language, means))
}
