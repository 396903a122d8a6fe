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

const ENGLISH: Asked = &[
    (
        "tie tied draw equal equals same points tiebreaker win winning winner end over finish final",
        Passage::Section(Section::End),
    ),
    ("price prices buying selling sell buy money coins refine", Passage::Section(Section::Goods)),
    ("setup set-up start prepare preparation begin players number", Passage::Section(Section::SetUp)),
    ("limit hand maximum discarding handsize", Passage::Ruling(4)),
    ("full pen stall room piglet piglets breed breeding birth born sow", Passage::Ruling(3)),
    ("steal knock remove removing kick displace bump", Passage::Section(Section::Market)),
    ("adjacent neighbour neighbor hex marker markers board map", Passage::Section(Section::Market)),
    ("dice die last take roll reroll pips", Passage::Section(Section::Revenue)),
    ("order first sequence first-player clockwise initiative", Passage::Ruling(7)),
    ("hat hats nap sleep rest sombrero donkeys tile tiles", Passage::Section(Section::Transport)),
    ("pay paid fee delivery extra", Passage::Ruling(20)),
    ("skip pass done finish-turn phases phase steps turn", Passage::Section(Section::Round)),
    ("improve expand upgrade-farm play playing draw four ways sides cart wagon", Passage::Section(Section::Cards)),
    ("replace throw fourth three slots", Passage::Section(Section::Cards)),
    ("roof roofs", Passage::Section(Section::Roof)),
    ("harvest grow crops plant field fields income salary", Passage::Section(Section::Growth)),
    ("blocked locked unlock closed open shop shops artisan building buildings", Passage::Section(Section::Crafts)),
    ("joker wild token anytime time always twice once", Passage::Section(Section::Free)),
    ("score points count scoring", Passage::Section(Section::Scoring)),
    ("alone single solitaire automa neutral solo", Passage::Section(Section::Solo)),
    ("secret see look peek", Passage::Section(Section::Hidden)),
    ("deck empty shuffle reshuffle runs", Passage::Ruling(13)),
    ("optional must forced voluntary", Passage::Ruling(2)),
    ("same different kinds identical", Passage::Ruling(18)),
    ("invented official wrong real figures sources", Passage::Ruling(26)),
];

const FRENCH: Asked = &[
    (
        "egalite ex-aequo mêmes points gagner vainqueur victoire fin finir final terminer",
        Passage::Section(Section::End),
    ),
    ("prix acheter vendre achat vente monnaie pieces ameliorer", Passage::Section(Section::Goods)),
    ("preparation installer debut commencer joueurs mise", Passage::Section(Section::SetUp)),
    ("limite main maximum defausser trop", Passage::Ruling(4)),
    ("pleine plein porcelet porcelets naitre elevage place enclos", Passage::Ruling(3)),
    ("voler chasser enlever retirer ejecter", Passage::Section(Section::Market)),
    ("adjacent adjacente adjacentes voisin voisine hexagone plateau pion pions", Passage::Section(Section::Market)),
    ("lancer relancer jets dé dés dernier prendre", Passage::Section(Section::Revenue)),
    ("ordre premier première horaire initiative", Passage::Ruling(7)),
    ("chapeau chapeaux sieste dormir anes tuile", Passage::Section(Section::Transport)),
    ("payer payee frais supplementaire", Passage::Ruling(20)),
    ("passer phases phase etapes deroulement", Passage::Section(Section::Round)),
    ("ameliorer agrandir jouer quatre cotes chariot brouette", Passage::Section(Section::Cards)),
    ("remplacer quatrieme trois emplacements piocher", Passage::Section(Section::Cards)),
    ("toit toits", Passage::Section(Section::Roof)),
    ("recolte pousser culture planter champs rente", Passage::Section(Section::Growth)),
    ("bloque bloques debloquer ferme boutique artisan batiment batiments", Passage::Section(Section::Crafts)),
    ("joker jeton moment deux fois", Passage::Section(Section::Free)),
    ("score points compter marquer marque", Passage::Section(Section::Scoring)),
    ("seul seule solo solitaire automate neutre", Passage::Section(Section::Solo)),
    ("secret voir regarder", Passage::Section(Section::Hidden)),
    ("vide melanger epuisee pioche", Passage::Ruling(13)),
    ("obligatoire facultatif facultative force optionnel", Passage::Ruling(2)),
    ("identiques memes sortes", Passage::Ruling(18)),
    ("invente officiel faux sources chiffres", Passage::Ruling(26)),
];

const GERMAN: Asked = &[
    ("gleichstand gleich viele unentschieden patt gewinnen gewinner sieg ende schluss", Passage::Section(Section::End)),
    ("preis preise kaufen verkaufen geld münzen veredeln", Passage::Section(Section::Goods)),
    ("aufbau vorbereitung anfang beginnen fange start spieler", Passage::Section(Section::SetUp)),
    ("limit hand handlimit handkarten handkartenlimit maximum abwerfen zu viele", Passage::Ruling(4)),
    ("voll stall ferkel zucht geburt geboren platz", Passage::Ruling(3)),
    ("klauen stehlen vertreiben entfernen schlagen wegnehmen", Passage::Section(Section::Market)),
    ("angrenzend nachbar benachbart benachbarte sechseck plan marker", Passage::Section(Section::Market)),
    ("würfeln letzten wurf werfen augen", Passage::Section(Section::Revenue)),
    ("reihenfolge startspieler uhrzeigersinn zugfolge", Passage::Ruling(7)),
    ("hut hüte schlafen pause sombrero esel", Passage::Section(Section::Transport)),
    ("zahlen bezahlen gebühr zusätzlich", Passage::Ruling(20)),
    ("passen phasen phase schritte ablauf zug", Passage::Section(Section::Round)),
    ("ausbauen spielen vier seiten wagen schubkarren", Passage::Section(Section::Cards)),
    ("ersetzen verdrängen vierter drei plätze ziehen", Passage::Section(Section::Cards)),
    ("dach dächer dachmarker", Passage::Section(Section::Roof)),
    ("ernte ernten wachsen anbau pflanzen gehalt lohn", Passage::Section(Section::Growth)),
    ("blockiert gesperrt öffnen laden geschäft gebäude", Passage::Section(Section::Crafts)),
    ("joker jederzeit chip zweimal einmal", Passage::Section(Section::Free)),
    ("punkte zählen abrechnung werten", Passage::Section(Section::Scoring)),
    ("allein solo solospiel automa neutral neutraler", Passage::Section(Section::Solo)),
    ("geheim sehen ansehen", Passage::Section(Section::Hidden)),
    ("leer mischen nachziehstapel stapel", Passage::Ruling(13)),
    ("pflicht freiwillig muss optional", Passage::Ruling(2)),
    ("gleiche gleich verschieden", Passage::Ruling(18)),
    ("erfunden offiziell offizielle falsch quellen zahlen-herkunft", Passage::Ruling(26)),
];
