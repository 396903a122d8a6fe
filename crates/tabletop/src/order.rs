//! Putting short lists in order. The library's sort is quicker on long ones and weighs several kilobytes for every kind
//! of thing that is sorted; this one weighs next to nothing.

/// Sorts so that of two neighbours the later never comes before the earlier. Equal things keep their order in lists of
/// up to [`STABLE`]; longer ones need an order without ties.
pub fn sort<T>(items: &mut [T], comes_before: impl Fn(&T, &T) -> bool) {
    let mut gap = if items.len() <= STABLE { 1 } else { items.len() / 3 };
    loop {
        for end in gap..items.len() {
            let mut place = end;
            while place >= gap && comes_before(&items[place], &items[place - gap]) {
                items.swap(place, place - gap);
                place -= gap;
            }
        }
        if gap <= 1 {
            return;
        }
        gap = (gap / 3).max(1);
    }
}

/// Up to here equal things keep their order.
pub const STABLE: usize = 64;

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;
    use crate::{Rng, Seed};

    #[test]
    fn lists_of_any_length_come_into_order() {
        let mut rng = Rng::new(Seed(1));
        for length in (0..200).chain([1000, 5000]) {
            let mut items: Vec<u32> = (0..length).map(|_| rng.below(100_000)).collect();
            let mut expected = items.clone();
            expected.sort_unstable();
            sort(&mut items, |one, other| one < other);
            assert_eq!(items, expected);
        }
    }

    #[test]
    fn equal_things_keep_their_order_in_short_lists() {
        let mut rng = Rng::new(Seed(2));
        let mut items: Vec<(u32, usize)> = (0..STABLE).map(|place| (rng.below(5), place)).collect();
        let mut expected = items.clone();
        expected.sort_by_key(|item| item.0);
        sort(&mut items, |one, other| one.0 < other.0);
        assert_eq!(items, expected);
    }
}
