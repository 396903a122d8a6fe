//! Trophies and personalities.

use my_little_scythe::{Personality, Section, Trophy};

use super::mat;
use super::phrase::{Count, Text, count, pick, say};
use crate::i18n::Language;

/// What a trophy is called.
pub(crate) fn trophy(language: Language, trophy: Trophy) -> &'static str {
    let text: Text = match trophy {
        Trophy::Friendship => ["Friendship", "Amitié", "Freundschaft"],
        Trophy::Pies => ["Pies", "Tartes", "Torten"],
        Trophy::Spells => ["Spells", "Sorts", "Zauber"],
        Trophy::Quests => ["Quests", "Quêtes", "Quests"],
        Trophy::PowerUps => ["Power Ups", "Améliorations", "Verbesserungen"],
        Trophy::AppleDelivery => ["Apple delivery", "Livraison de pommes", "Apfellieferung"],
        Trophy::GemDelivery => ["Gem delivery", "Livraison de gemmes", "Edelsteinlieferung"],
        Trophy::Fight => ["Pie fight", "Combat de tartes", "Tortenschlacht"],
    };
    pick(language, text)
}

/// The same where there is little room: long words may be broken.
pub(crate) fn trophy_in_a_corner(language: Language, of: Trophy) -> &'static str {
    let text: Text = match of {
        Trophy::Friendship => ["Friend\u{ad}ship", "Amitié", "Freund\u{ad}schaft"],
        Trophy::PowerUps => ["Power Ups", "Amélio\u{ad}rations", "Verbesse\u{ad}rungen"],
        Trophy::AppleDelivery => ["Apple delivery", "Livraison de pommes", "Apfel\u{ad}lieferung"],
        Trophy::GemDelivery => ["Gem delivery", "Livraison de gemmes", "Edelstein\u{ad}lieferung"],
        Trophy::Fight => ["Pie fight", "Combat de tartes", "Torten\u{ad}schlacht"],
        _ => return trophy(language, of),
    };
    pick(language, text)
}

/// What a trophy takes of everybody.
pub(crate) fn trophy_needs(language: Language, trophy: Trophy) -> String {
    takes(language, trophy, trophy.takes())
}

/// How much is missing: “2 more”.
pub(crate) fn missing(language: Language, number: u8) -> String {
    say(language, ["$0 more", "encore $0", "noch $0"], &[number.into()]).plain(language)
}

fn takes(language: Language, trophy: Trophy, number: u8) -> String {
    let (text, what): (Text, Count) = match trophy {
        Trophy::Friendship => (["Reach $0.", "Atteignez $0.", "Erreiche $0."], Count::Friendship),
        Trophy::Pies => (["Have $0.", "Ayez $0.", "Habe $0."], Count::Pies),
        Trophy::Spells => (["Hold $0 at once.", "Ayez $0 en même temps.", "Halte $0 gleichzeitig."], Count::Spells),
        Trophy::Quests => (["Solve $0.", "Résolvez $0.", "Löse $0."], Count::Quests),
        Trophy::PowerUps => (
            [
                "Have a tile on Move and one on Make.",
                "Ayez une tuile sur Déplacement et une sur Fabrication.",
                "Habe ein Plättchen auf Bewegen und eines auf Herstellen.",
            ],
            Count::Tiles,
        ),
        Trophy::AppleDelivery | Trophy::GemDelivery => (
            [
                "Deliver exactly $0 to Castle Everfree.",
                "Livrez exactement $0 au Château Everfree.",
                "Liefere genau $0 an Schloss Everfree.",
            ],
            if trophy == Trophy::AppleDelivery { Count::Apples } else { Count::Gems },
        ),
        Trophy::Fight => {
            (["Win a pie fight.", "Gagnez un combat de tartes.", "Gewinne eine Tortenschlacht."], Count::Pies)
        }
    };
    say(language, text, &[count(language, what, number)]).plain(language)
}

/// What a personality is called.
pub(crate) fn personality(language: Language, personality: Personality) -> &'static str {
    let text: Text = match personality {
        Personality::Kind => ["Kind", "Gentillesse", "Freundlich"],
        Personality::Hungry => ["Hungry", "Gourmandise", "Hungrig"],
        Personality::Magical => ["Magical", "Magie", "Magisch"],
        Personality::Adventurous => ["Adventurous", "Aventure", "Abenteuerlustig"],
        Personality::Inventive => ["Inventive", "Ingéniosité", "Erfinderisch"],
        Personality::Helpful => ["Helpful", "Entraide", "Hilfsbereit"],
        Personality::Sparkling => ["Sparkling", "Éclat", "Funkelnd"],
        Personality::Feisty => ["Feisty", "Fougue", "Kämpferisch"],
    };
    pick(language, text)
}

/// What the trophy of a personality takes of whoever has it.
pub(crate) fn personality_needs(language: Language, personality: Personality) -> String {
    let trophy = personality.eases();
    let need = trophy.takes_eased();
    let (text, values): (Text, _) = match personality {
        Personality::Kind
        | Personality::Hungry
        | Personality::Adventurous
        | Personality::Helpful
        | Personality::Sparkling => return takes(language, trophy, need),
        Personality::Magical => (
            [
                "Hold $0 worth $1 or more together.",
                "Ayez $0 d’une valeur totale de $1 ou plus.",
                "Halte $0, die zusammen mindestens $1 wert sind.",
            ],
            vec![count(language, Count::Spells, need), Personality::MAGICAL_WORTH.into()],
        ),
        Personality::Inventive => (
            [
                "Have a tile on $0 and at least $1.",
                "Ayez une tuile sur $0 et au moins $1.",
                "Habe ein Plättchen auf $0 und mindestens $1.",
            ],
            vec![
                mat::section(language, Section::Make).into(),
                count(language, Count::Friendship, Personality::INVENTIVE_FRIENDSHIP),
            ],
        ),
        Personality::Feisty => (
            [
                "Win a pie fight, or lose one after throwing at least 1 pie.",
                "Gagnez un combat de tartes, ou perdez-en un après avoir lancé au moins 1 tarte.",
                "Gewinne eine Tortenschlacht, oder verliere eine, in der du mindestens 1 Torte geworfen hast.",
            ],
            Vec::new(),
        ),
    };
    say(language, text, &values).plain(language)
}
