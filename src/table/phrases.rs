//! The table's own sentences with a number or a name in them. What a game itself says is in its folder.

use tabletop::coach::{BEST_BELOW, GOOD_BELOW, SLIP_BELOW};

use crate::i18n::Language::{self, English, French, German};
pub(super) use crate::i18n::phrases::{cut_says, turn, turns};

pub(super) fn wins(language: Language, name: &str) -> String {
    match language.spoken() {
        English => format!("{name} wins this time"),
        French => format!("Cette fois, {name} l’emporte"),
        German => format!("Diesmal gewinnt {name}"),
    }
}

/// Over a game from a link: whose it is.
pub(super) fn shared_by(language: Language, name: &str) -> String {
    match language.spoken() {
        English => format!("{name}’s game, to look at: “you” is {name}. Nothing here is kept."),
        French => {
            format!("La partie de {name}, à regarder\u{a0}: «\u{a0}vous\u{a0}», c’est {name}. Rien n’est conservé ici.")
        }
        German => format!("Die Partie von {name}, zum Ansehen: „du“ ist {name}. Hier wird nichts gespeichert."),
    }
}

/// Thousandths as a whole number of percent.
pub(super) fn percent(language: Language, thousandths: u32) -> String {
    let whole = (thousandths + 5) / 10;
    match language.spoken() {
        English => format!("{whole}%"),
        French | German => format!("{whole}\u{a0}%"),
    }
}

/// What a hint says about winning: looking ahead, with its turn.
pub(super) fn hint_chance(language: Language, for_points: bool, chance: u32) -> String {
    let chance = percent(language, chance);
    match language.spoken() {
        English if for_points => format!("Outlook for a good result with this turn: {chance}."),
        French if for_points => format!("Perspective d’un bon résultat en jouant ce tour\u{a0}: {chance}."),
        German if for_points => format!("Aussicht auf ein gutes Ergebnis mit diesem Zug: {chance}."),
        English => format!("Chance to win with this turn: {chance}."),
        French => format!("Chances de gagner en jouant ce tour\u{a0}: {chance}."),
        German => format!("Gewinnchance mit diesem Zug: {chance}."),
    }
}

/// One of the best turns, by its place and its chance to win.
pub(super) fn ranked(language: Language, place: usize, chance: u32) -> String {
    let (place, chance) = (place + 1, percent(language, chance));
    match language.spoken() {
        English => format!("{place}. {chance}:"),
        French => format!("{place}. {chance}\u{a0}:"),
        German => format!("{place}. {chance}:"),
    }
}

/// How far the coach is.
pub(super) fn of_turns(language: Language, done: usize, all: usize) -> String {
    match language.spoken() {
        English => format!("{done} of {all} turns"),
        French => format!("Tours analysés\u{a0}: {done} sur {all}"),
        German => format!("{done} von {all} Zügen"),
    }
}

/// What a turn is good for, where a rival was about to win.
pub(super) fn stops(language: Language, rival: &str) -> String {
    match language.spoken() {
        English => format!("It keeps {rival} from winning next turn."),
        French => format!("Il empêche {rival} de gagner au prochain tour."),
        German => format!("Er hindert {rival} daran, im nächsten Zug zu gewinnen."),
    }
}

/// On a slow machine, what the coach has not looked at as long as it would.
pub(super) fn less_deeply(language: Language, turns: usize) -> String {
    match language.spoken() {
        English => format!("Turns looked at less deeply, to be done within a minute: {turns}."),
        French => format!("Tours regardés de moins près, pour finir en une minute\u{a0}: {turns}."),
        German => format!("Weniger gründlich angesehene Züge, um in einer Minute fertig zu sein: {turns}."),
    }
}

/// A change of the chance to win: “Slip: 62% → 51%”.
pub(super) fn from_to(language: Language, what: &str, from: u32, to: u32) -> String {
    let colon = if language.spoken() == French { "\u{a0}:" } else { ":" };
    format!("{what}{colon} {} → {}", percent(language, from), percent(language, to))
}

/// What the coach's marks mean.
pub(super) fn thresholds(language: Language) -> String {
    let [best, good, slip] = [BEST_BELOW, GOOD_BELOW, SLIP_BELOW].map(|below| below / 10);
    match language.spoken() {
        English => format!(
            "Marks by the points of chance given away: best below {best}, good below {good}, slip below {slip}, blunder from {slip} on."
        ),
        French => format!(
            "Selon les points de pourcentage perdus\u{a0}: meilleur tour sous {best}, bon sous {good}, imprécision sous {slip}, gaffe à partir de {slip}."
        ),
        German => format!(
            "Nach verschenkten Prozentpunkten: bester Zug unter {best}, gut unter {good}, Ungenauigkeit unter {slip}, Patzer ab {slip}."
        ),
    }
}
