//! Sentences with a number or a name in them that belong to no game.

use super::Language::{self, English, French, German};
use crate::games::Game;

/// Above the rules of a game.
pub(crate) fn rules_of(language: Language, game: Game) -> String {
    let name = game.name();
    match language.spoken() {
        English => format!("The rules of {name}"),
        French => format!("Les règles de {name}"),
        German => format!("Die Regeln von {name}"),
    }
}

pub(crate) fn turn(language: Language, number: u32) -> String {
    match language.spoken() {
        English => format!("Turn {number}"),
        French => format!("Tour {number}"),
        German => format!("Zug {number}"),
    }
}

pub(crate) fn turns(language: Language, number: u32) -> String {
    match (language.spoken(), number) {
        (English, 1) => "1 turn".to_owned(),
        (English, _) => format!("{number} turns"),
        (French, 0 | 1) => format!("{number} tour"),
        (French, _) => format!("{number} tours"),
        (German, 1) => "1 Zug".to_owned(),
        (German, _) => format!("{number} Züge"),
    }
}

pub(crate) fn round(language: Language, number: u32, all: u32) -> String {
    match language.spoken() {
        English => format!("Round {number} of {all}"),
        French => format!("Tour {number} sur {all}"),
        German => format!("Runde {number} von {all}"),
    }
}

/// Whose turn it is.
pub(crate) fn turn_of(language: Language, name: &str) -> String {
    match language.spoken() {
        English => format!("{name} is to play"),
        French => format!("À {name} de jouer"),
        German => format!("{name} ist dran"),
    }
}

pub(crate) fn won(language: Language, name: &str) -> String {
    match language.spoken() {
        English => format!("{name} won"),
        French => format!("{name} a gagné"),
        German => format!("{name} hat gewonnen"),
    }
}

pub(crate) fn rivals(language: Language, number: usize) -> String {
    match (language.spoken(), number) {
        (English, 1) => "1 rival".to_owned(),
        (English, _) => format!("{number} rivals"),
        (French, 0 | 1) => format!("{number} adversaire"),
        (French, _) => format!("{number} adversaires"),
        (German, 1) => "1 Gegner".to_owned(),
        (German, _) => format!("{number} Gegner"),
    }
}

/// On the button that adds what was found.
pub(crate) fn add_games(language: Language, number: usize) -> String {
    match (language.spoken(), number) {
        (English, 1) => "Add this game".to_owned(),
        (English, _) => format!("Add {number} games"),
        (French, 0 | 1) => "Ajouter cette partie".to_owned(),
        (French, _) => format!("Ajouter {number} parties"),
        (German, 1) => "Diese Partie hinzufügen".to_owned(),
        (German, _) => format!("{number} Partien hinzufügen"),
    }
}

/// A lesson by its number.
pub(crate) fn lesson(language: Language, number: u8) -> String {
    match language.spoken() {
        English => format!("lesson {number}"),
        French => format!("leçon {number}"),
        German => format!("Lektion {number}"),
    }
}

/// So many games.
pub(crate) fn games(language: Language, number: usize) -> String {
    let word = match (language.spoken(), number) {
        (English, 1) => "game",
        (English, _) => "games",
        (French, 0 | 1) => "partie",
        (French, _) => "parties",
        (German, 1) => "Partie",
        (German, _) => "Partien",
    };
    format!("{number} {word}")
}

/// So many bytes, as people read them: `1.4 MB`, in French `1,4 Mo`.
pub(crate) fn size(language: Language, bytes: usize) -> String {
    let unit = if language.spoken() == French { 'o' } else { 'B' };
    if bytes < 1_000_000 {
        return format!("{}\u{a0}k{unit}", bytes.div_ceil(1000));
    }
    let tenths = (bytes + 50_000) / 100_000;
    let mark = if language.spoken() == English { '.' } else { ',' };
    format!("{}{mark}{}\u{a0}M{unit}", tenths / 10, tenths % 10)
}

/// So much of it: `1.4 MB of 3.6 MB`.
pub(crate) fn size_of(language: Language, part: usize, all: usize) -> String {
    let of = match language.spoken() {
        English => "of",
        French => "sur",
        German => "von",
    };
    format!("{} {of} {}", size(language, part), size(language, all))
}

pub(crate) fn games_added(language: Language, number: usize) -> String {
    match (language.spoken(), number) {
        (English, 1) => "One game added.".to_owned(),
        (English, _) => format!("{number} games added."),
        (French, 0 | 1) => "Une partie ajoutée.".to_owned(),
        (French, _) => format!("{number} parties ajoutées."),
        (German, 1) => "Eine Partie hinzugefügt.".to_owned(),
        (German, _) => format!("{number} Partien hinzugefügt."),
    }
}

/// A record that stops being a game after so many actions.
pub(crate) fn cut_says(language: Language, played: usize) -> String {
    let next = played + 1;
    match language.spoken() {
        English => format!("Step {next} of this record is not possible by the rules. It is shown up to there."),
        French => {
            format!("L’étape {next} de cet enregistrement est contraire aux règles. Il est montré jusque-là.")
        }
        German => {
            format!(
                "Schritt {next} dieser Aufzeichnung ist nach den Regeln nicht möglich. Gezeigt wird sie bis dorthin."
            )
        }
    }
}
