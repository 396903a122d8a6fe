//! All levels against each other.

use std::fmt::Write;

use crate::Trouble;
use crate::fight::Match;
use crate::guest::Guest;
use crate::playable::Playable;
use crate::stats::elo;

/// Plays every pair and writes the table as Markdown: share won by the row against the column, and Elo.
///
/// # Errors
/// If a guest misbehaves.
pub fn ladder<G: Playable>(
    setup: &G::Setup,
    guests: &[Guest],
    games: u32,
    seed: u64,
    threads: usize,
) -> Result<String, Trouble> {
    let players = guests.len();
    let mut won = vec![vec![0.0; players]; players];
    for one in 0..players {
        for other in 0..one {
            let pair = vec![guests[one].clone(), guests[other].clone()];
            let what = format!("{} – {}", guests[one].name(), guests[other].name());
            let fight = Match::<G> { setup: setup.clone(), guests: pair, games, seed, threads };
            won[one][other] = fight.summary(&fight.play(&what)?).first_won();
            won[other][one] = f64::from(games) - won[one][other];
        }
    }
    let ratings = elo(&won, f64::from(games));
    let names: Vec<&str> = guests.iter().map(Guest::name).collect();
    let mut table = format!("| % won against | {} | Elo |\n|---|{}---|\n", names.join(" | "), "---|".repeat(players));
    for one in 0..players {
        let shares: Vec<String> = (0..players)
            .map(|other| {
                if one == other {
                    "–".to_owned()
                } else {
                    format!("{:.1}", 100.0 * won[one][other] / f64::from(games))
                }
            })
            .collect();
        let _ = writeln!(table, "| {} | {} | {:.0} |", names[one], shares.join(" | "), ratings[one]);
    }
    Ok(table)
}
