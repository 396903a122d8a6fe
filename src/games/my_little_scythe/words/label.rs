//! Fixed short texts of the board.

use super::phrase::{Text, pick};
use crate::i18n::Language;

/// A short text that never changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum Label {
    Map,
    Mat,
    MyThings,
    Trophies,
    Friendship,
    Pies,
    Spells,
    Quests,
    QuestsSolved,
    Seeker,
    ActionToken,
    CannotUndo,
    PieFight,
    Attacker,
    Defender,
    Dial,
    TieGoesToAttacker,
    TieGoesToYou,
    NoThanks,
    Finale,
    TrophiesLocked,
    HerCard,
    Placed,
    Apples,
    Gems,
    LastAction,
    Signs,
    All,
    None,
    Hidden,
    WaysAreLit,
}

/// A label as it is said.
pub(crate) fn say(language: Language, label: Label) -> &'static str {
    let text: Text = match label {
        Label::Map => ["Map", "Plateau", "Spielplan"],
        Label::Mat => ["Your actions", "Vos actions", "Deine Aktionen"],
        Label::MyThings => ["Your things", "Vos biens", "Deine Sachen"],
        Label::Trophies => ["Trophies", "Trophées", "Trophäen"],
        Label::Friendship => ["Friendship", "Amitié", "Freundschaft"],
        Label::Pies => ["Pies", "Tartes", "Torten"],
        Label::Spells => ["Spells", "Sorts", "Zauber"],
        Label::Quests => ["Quests", "Quêtes", "Quests"],
        Label::QuestsSolved => ["Quests solved", "Quêtes résolues", "Gelöste Quests"],
        Label::Seeker => ["Seeker", "Fureteur", "Sucher"],
        Label::ActionToken => ["Action token", "Pion Action", "Aktionsmarker"],
        Label::CannotUndo => {
            ["After this you cannot undo.", "Après cela, impossible d’annuler.", "Danach kannst du nicht mehr zurück."]
        }
        Label::PieFight => ["Pie fight", "Combat de tartes", "Tortenschlacht"],
        Label::Attacker => ["Attacker", "Attaquant", "Angreifer"],
        Label::Defender => ["Defender", "Défenseur", "Verteidiger"],
        Label::Dial => ["Pies on the dial", "Tartes sur la roue", "Torten auf der Scheibe"],
        Label::TieGoesToAttacker => [
            "A tie goes to the attacker.",
            "En cas d’égalité, l’attaquant gagne.",
            "Bei Gleichstand gewinnt der Angriff.",
        ],
        Label::TieGoesToYou => ["A tie goes to you.", "En cas d’égalité, vous gagnez.", "Bei Gleichstand gewinnst du."],
        Label::NoThanks => ["No thanks", "Non merci", "Nein danke"],
        Label::Finale => ["Grand finale", "Grand final", "Großes Finale"],
        Label::TrophiesLocked => [
            "Below 3 Friendship no trophy is earned.",
            "Avec moins de 3 points d’Amitié, pas de trophée.",
            "Unter 3 Freundschaft gibt es keine Trophäe.",
        ],
        Label::HerCard => ["Her card", "Sa carte", "Ihre Karte"],
        Label::Placed => ["placed", "placé", "gesetzt"],
        Label::Apples => ["Apples", "Pommes", "Äpfel"],
        Label::Gems => ["Gems", "Gemmes", "Edelsteine"],
        Label::LastAction => ["Last action", "Dernière action", "Letzte Aktion"],
        Label::All => ["All", "Tout", "Alles"],
        Label::None => ["Nothing", "Rien", "Nichts"],
        Label::Hidden => ["still secret", "encore secrète", "noch geheim"],
        Label::WaysAreLit => [
            "Where it can go is lit: tap a hex, or drag the Seeker there.",
            "Ses destinations sont éclairées\u{a0}: touchez une case, ou faites-y glisser le Fureteur.",
            "Wohin er gehen kann, leuchtet: tippe ein Feld an, oder zieh den Sucher dorthin.",
        ],
        Label::Signs => ["What the signs mean", "Que signifient les icônes", "Was die Zeichen bedeuten"],
    };
    pick(language, text)
}
