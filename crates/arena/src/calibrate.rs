//! Whether a forecast keeps its word: of the positions called a chance of 70 %, about 70 in 100 should be won.

use std::fmt::Write;

use crate::fight::Played;
use crate::playable::Playable;

/// One tenth of the forecasts.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Tenth {
    forecasts: u32,
    seen: f64,
    won: f64,
}

/// What was forecast in all turns of these games, and what came of it, as a table in Markdown.
#[must_use]
pub fn table<G: Playable>(games: &[Played<G>]) -> String {
    let pairs = games.iter().flat_map(|game| game.forecasts.iter().map(|&(guest, seen)| (seen, game.shares[guest])));
    let mut text = "| forecast | turns | mean forecast | won | off by |\n|---|---|---|---|---|\n".to_owned();
    for (place, tenth) in tenths(pairs).iter().enumerate().filter(|(_, tenth)| tenth.forecasts > 0) {
        let (low, high) = (10 * place, 10 * place + 10);
        let (seen, won) =
            (100.0 * tenth.seen / f64::from(tenth.forecasts), 100.0 * tenth.won / f64::from(tenth.forecasts));
        let count = tenth.forecasts;
        let _ = writeln!(text, "| {low} to {high} % | {count} | {seen:.1} % | {won:.1} % | {:+.1} |", seen - won);
    }
    text
}

fn tenths(pairs: impl Iterator<Item = (f32, f64)>) -> [Tenth; 10] {
    let mut tenths = [Tenth::default(); 10];
    for (seen, won) in pairs {
        let tenth = &mut tenths[((seen * 10.0) as usize).min(9)];
        tenth.forecasts += 1;
        tenth.seen += f64::from(seen);
        tenth.won += won;
    }
    tenths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forecast_falls_into_its_tenth() {
        let tenths = tenths([(0.0, 0.0), (0.72, 1.0), (0.78, 0.0), (1.0, 1.0)].into_iter());
        assert_eq!((tenths[0].forecasts, tenths[7].forecasts, tenths[9].forecasts), (1, 2, 1));
        assert_eq!(tenths[7].won, 1.0);
        assert!((tenths[7].seen - 1.5).abs() < 1e-6);
        assert_eq!(tenths[5], Tenth::default());
    }
}
