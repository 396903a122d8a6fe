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
}

impl Sign {
    pub(crate) const ALL: [Self; 16] = [
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
    ];

    /// Its drawing among the things.
    pub(crate) fn drawing(self) -> &'static str {
        match self {
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
        }
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
            ["Camp", "Camp", "Lager"],
            [
                "Seekers begin here and come back after a lost fight or a delivery.",
                "Les Fureteurs en partent et y reviennent après un combat perdu ou une livraison.",
                "Hier beginnen Sucher, und hierher kommen sie nach verlorener Schlacht oder Lieferung zurück.",
            ],
        ),
        Sign::Seeker => (
            ["Seeker", "Fureteur", "Sucher"],
            [
                "Its base and its ring have the colour of its player.",
                "Son socle et son anneau ont la couleur de son joueur.",
                "Sockel und Ring haben die Farbe ihres Spielers.",
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
                "Votre rivale en solo\u{202f}; une carte dit ce qu’elle fait.",
                "Deine Gegnerin im Solospiel; eine Karte sagt, was sie tut.",
            ],
        ),
    };
    (pick(language, name), pick(language, means))
}
