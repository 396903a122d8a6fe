//! What a number of games tells, and how surely.

/// The 95 % interval of Wilson for a share of `won` in `games`.
pub(crate) fn interval(won: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.959_964;
    let share = won / games;
    let middle = share + z * z / (2.0 * games);
    let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((middle - reach) / scale, (middle + reach) / scale)
}

/// Elo ratings that fit a table of shares won against each other, with the first at 0. A clean sweep counts as
/// half a game short of one.
pub(crate) fn elo(won: &[Vec<f64>], games: f64) -> Vec<f64> {
    let players = won.len();
    let mut strength = vec![1.0f64; players];
    for _ in 0..2000 {
        for one in 0..players {
            let (mut wins, mut weight) = (0.0, 0.0);
            for other in (0..players).filter(|&other| other != one) {
                wins += won[one][other].clamp(0.5, games - 0.5);
                weight += games / (strength[one] + strength[other]);
            }
            strength[one] = wins / weight;
        }
    }
    strength.iter().map(|own| 400.0 * (own / strength[0]).log10()).collect()
}

/// The value below which 95 % of `values` lie.
pub(crate) fn p95(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get((values.len() * 95 / 100).min(values.len().saturating_sub(1))).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_of_the_textbooks() {
        let (low, high) = interval(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3);
        let (low, high) = interval(0.0, 10.0);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-3);
    }

    #[test]
    fn three_wins_of_four_are_about_190_elo() {
        let ratings = elo(&[vec![0.0, 100.0], vec![300.0, 0.0]], 400.0);
        assert!((ratings[1] - 190.8).abs() < 0.5);
    }

    #[test]
    fn the_95th_of_a_hundred_is_near_the_top() {
        let mut values: Vec<f64> = (0..100).map(f64::from).collect();
        assert_eq!(p95(&mut values), 95.0);
        assert_eq!(p95(&mut []), 0.0);
    }
}
