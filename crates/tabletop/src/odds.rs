//! Turning worth into chances, alike on every machine.

/// Turns sums into shares of one.
pub fn softmax(sums: &mut [f32]) {
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = sums
        .iter_mut()
        .map(|sum| {
            *sum = exp(*sum - most);
            *sum
        })
        .sum();
    sums.iter_mut().for_each(|sum| *sum /= total);
}

/// e to the power of a number that is not above 0, good to six digits, and the same on every machine: a game
/// played by bots must come out alike natively and in wasm.
fn exp(power: f32) -> f32 {
    let twos = (power * std::f32::consts::LOG2_E).max(-100.0);
    let whole = twos.floor();
    let rest = (twos - whole) * std::f32::consts::LN_2;
    let series = 1.0
        + rest
            * (1.0
                + rest * (1.0 / 2.0 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_sums() {
        let mut shares = [1.0, 3.0, 2.0];
        softmax(&mut shares);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(shares[1] > shares[2] && shares[2] > shares[0]);
    }

    #[test]
    fn the_power_of_e_is_good_to_six_digits() {
        for tenth in 0..300 {
            let power = -(tenth as f32) / 10.0;
            let right = f64::from(power).exp();
            assert!((f64::from(exp(power)) - right).abs() <= right * 1e-5, "{power}");
        }
        assert!(exp(-1000.0) < 1e-20);
    }
}
