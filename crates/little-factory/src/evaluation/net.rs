//! A net of one layer in whole numbers: quick, small to download, and the same on every machine.

use super::{FEATURES, THOUGHTS};
use crate::card::{Building, Resource};

/// How many neurons listen.
pub const HIDDEN: usize = 24;
/// Where the inputs about the middle of the table begin, after the features of the seat.
pub const MARKET: usize = FEATURES;
/// Where the inputs about the strongest rival begin.
pub const RIVALS: usize = MARKET + Resource::COUNT + Building::COUNT;
/// An input that is always 1, and the tokens left.
pub(super) const REST: usize = RIVALS + THOUGHTS;
/// How many inputs there are.
pub const INPUTS: usize = REST + 2;

/// An input of 1.
pub const UNIT: i32 = 16;
/// A weight of 1.
const WEIGHT: f32 = 64.0;

/// What the net was taught: how much each neuron cares for each input, in 64ths, and how much it counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// A row an input.
    pub cares: [[i8; HIDDEN]; INPUTS],
    /// What a neuron adds to the sum.
    pub counts: [f32; HIDDEN],
}

impl Net {
    /// A net that has nothing to say.
    pub const SILENT: Self = Self { cares: [[0; HIDDEN]; INPUTS], counts: [0.0; HIDDEN] };

    /// A weight as it is kept.
    #[must_use]
    pub fn kept(weight: f32) -> i8 {
        (weight * WEIGHT).round().clamp(-127.0, 127.0) as i8
    }

    /// A weight as it is meant.
    #[must_use]
    pub fn meant(kept: i8) -> f32 {
        f32::from(kept) / WEIGHT
    }
}

/// A value as an input.
#[inline]
pub(super) fn in_units(value: f32) -> i32 {
    (value * UNIT as f32) as i32
}

/// What the neurons have heard so far.
#[derive(Clone, Copy)]
pub(super) struct Neurons([i32; HIDDEN]);

impl Neurons {
    pub(super) fn at_rest() -> Self {
        Self([0; HIDDEN])
    }

    #[inline]
    pub(super) fn hear(&mut self, net: &Net, input: usize, value: i32) {
        if value != 0 {
            for (heard, &care) in self.0.iter_mut().zip(&net.cares[input]) {
                *heard += value * i32::from(care);
            }
        }
    }

    /// A neuron speaks up when it has heard more for than against.
    #[inline]
    pub(super) fn say(&self, net: &Net) -> f32 {
        let mut sum = 0.0;
        for (&heard, count) in self.0.iter().zip(&net.counts) {
            sum += heard.max(0) as f32 * count;
        }
        sum / (UNIT as f32 * WEIGHT)
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    #[test]
    fn a_silent_net_says_nothing_whatever_it_hears() {
        let mut neurons = Neurons::at_rest();
        (0..INPUTS).for_each(|input| neurons.hear(&Net::SILENT, input, 7 * UNIT));
        assert_eq!(neurons.say(&Net::SILENT), 0.0);
    }

    #[test]
    fn a_neuron_speaks_for_what_it_cares_for_and_never_against_it() {
        let mut net = Net::SILENT;
        (net.cares[3][0], net.cares[4][0], net.counts[0]) = (Net::kept(1.5), Net::kept(-1.0), 2.0);
        let mut neurons = Neurons::at_rest();
        neurons.hear(&net, 3, 2 * UNIT);
        assert_eq!(neurons.say(&net), 2.0 * 1.5 * 2.0);
        neurons.hear(&net, 4, 5 * UNIT);
        assert_eq!(neurons.say(&net), 0.0);
    }

    #[test]
    fn weights_are_kept_in_64ths_as_far_as_a_byte_reaches() {
        for kept in -127..=127 {
            assert_eq!(Net::kept(Net::meant(kept)), kept);
        }
        assert_eq!((Net::kept(9.0), Net::kept(-9.0)), (127, -127));
    }
}
