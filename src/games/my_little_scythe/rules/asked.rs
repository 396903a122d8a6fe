//! Words that players use and the rules do not, and the passage that answers them.

use super::{Passage, Section};
use crate::i18n::Language;

type Asked = &'static [(&'static str, Passage)];

/// In the words of a language.
pub(super) fn asked(language: Language) -> Asked {
    match language.spoken() {
        Language::English => ENGLISH,
        Language::French => FRENCH,
        Language::German => GERMAN,
    }
}

const fn part(section: Section) -> Passage {
    Passage::Section(section)
}

const ENGLISH: Asked = &[
    ("win winning game winner victory end over tiebreak shared last", part(Section::Finale)),
    ("tie tied draw equal seven battle attack attacker throw combat war fighting", part(Section::Fight)),
    ("gift friend friends friendly friendship dice die roll", part(Section::Seek)),
    ("carry steps far walk go steal take pick", part(Section::Move)),
    ("castle four deliver delivery five exactly", part(Section::Delivery)),
    ("again repeat twice same", Passage::Ruling(1)),
    ("home sent lose losing lost loser rest", part(Section::Rest)),
    ("reward skip refuse solve no thanks", part(Section::Quests)),
    ("hand limit craft cost buy sell upgrade cook magic bake pies spells", part(Section::Make)),
    ("low unfriendly goal goals earn claim limit personality character", part(Section::Trophies)),
    ("alone solo bot difficulty", part(Section::Solo)),
    ("hidden peek know see", part(Section::Secrets)),
    ("start begin set setup prepare players", part(Section::SetUp)),
    ("board portal portals teleport region colour color", part(Section::Map)),
    ("actions choose order phases", part(Section::Turn)),
    ("jump", Passage::Ruling(6)),
    ("cannon", Passage::Ruling(7)),
    ("catapult", Passage::Ruling(8)),
    ("empty shuffle deck runs out", Passage::Ruling(14)),
    ("list value values", part(Section::Cards)),
];

const FRENCH: Asked = &[
    ("gagner gagnant victoire fin finit terminer dernier partagée", part(Section::Finale)),
    ("égalité ex-aequo sept bataille attaque attaquer attaquant jet", part(Section::Fight)),
    ("cadeau ami amis amitié lancer chercher dé dés", part(Section::Seek)),
    ("porter transporter avancer marcher voler ramasser", part(Section::Move)),
    ("château quatre livrer livraison cinq exactement", part(Section::Delivery)),
    ("encore répéter même deux fois", Passage::Ruling(1)),
    ("renvoyé renvoyée repos perdre perdu perdant", part(Section::Rest)),
    ("récompense refuser résoudre merci mission", part(Section::Quests)),
    (
        "main limite fabriquer coût acheter vendre améliorer amélioration cuisiner cuire tartes magie sorts",
        part(Section::Make),
    ),
    ("basse faible but objectif mériter personnalité caractère", part(Section::Trophies)),
    ("seul solo bot difficulté", part(Section::Solo)),
    ("caché regarder savoir voir voient", part(Section::Secrets)),
    ("début commencer préparer joueurs", part(Section::SetUp)),
    ("portail portails plateau téléporter région couleur", part(Section::Map)),
    ("actions choisir ordre phases", part(Section::Turn)),
    ("saut sauter", Passage::Ruling(6)),
    ("canon", Passage::Ruling(7)),
    ("catapulte", Passage::Ruling(8)),
    ("vide épuisée épuisé mélanger pioche", Passage::Ruling(14)),
    ("liste cartes valeur valeurs", part(Section::Cards)),
];

const GERMAN: Asked = &[
    ("gewinnen gewinner gewinne sieg ende endet letzter geteilt", part(Section::Finale)),
    ("gleichstand unentschieden sieben kampf angreifen angriff werfen kämpfen", part(Section::Fight)),
    ("geschenk schenken freund freunde freundschaft würfel würfeln", part(Section::Seek)),
    ("tragen schritte weit laufen gehen stehlen mitnehmen", part(Section::Move)),
    ("schloss vier liefern lieferung fünf genau", part(Section::Delivery)),
    ("nochmal wiederholen zweimal dieselbe gleiche", Passage::Ruling(1)),
    ("heim heimgeschickt verlierer verlieren verloren rasten ausruhen", part(Section::Rest)),
    ("belohnung ablehnen lösen danke auftrag", part(Section::Quests)),
    (
        "handlimit limit machen kosten kaufen verkaufen upgrade kochen magie backen torten zauber verbesserung",
        part(Section::Make),
    ),
    ("niedrig wenig unfreundlich verdienen beanspruchen persönlichkeit charakter", part(Section::Trophies)),
    ("allein alleine solo bot schwierigkeit", part(Section::Solo)),
    ("verdeckt ansehen sehen wissen", part(Section::Secrets)),
    ("anfang beginnen beginne fängt vorbereitung spieler start", part(Section::SetUp)),
    ("portal portale spielplan teleportieren region farbe", part(Section::Map)),
    ("aktionen wählen reihenfolge phasen", part(Section::Turn)),
    ("sprung springen", Passage::Ruling(6)),
    ("kanone", Passage::Ruling(7)),
    ("katapult", Passage::Ruling(8)),
    ("leer mischen ausgegangen zauberstapel", Passage::Ruling(14)),
    ("liste karten wert werte", part(Section::Cards)),
];
