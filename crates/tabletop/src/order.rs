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

/// The number at a place of a list, counted from the largest at 0, which is within it. The list is rearranged.
///
/// # Panics
///
/// Where the list is shorter than that.
pub fn nth(numbers: &mut [f32], place: usize) -> f32 {
    let (mut from, mut to) = (0, numbers.len() - 1);
    while from < to {
        let middle = numbers[from + (to - from) / 2];
        let (mut left, mut right) = (from, to);
        // Larger ones to the left, smaller ones to the right; what is equal may lie on either side.
        loop {
            while numbers[left] > middle {
                left += 1;
            }
            while middle > numbers[right] {
                right -= 1;
            }
            if left >= right {
                break;
            }
            numbers.swap(left, right);
            left += 1;
            right -= 1;
        }
        if place <= right {
            to = right;
        } else {
            from = right + 1;
        }
    }
    numbers[place]
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
    fn any_place_of_a_list_is_found() {
        let mut rng = Rng::new(Seed(3));
        for length in 1..80_usize {
            for kinds in [1, 2, 7, 1000] {
                let numbers: Vec<f32> = (0..length).map(|_| rng.below(kinds) as f32 - 3.0).collect();
                let mut sorted = numbers.clone();
                sorted.sort_by(|one, other| other.total_cmp(one));
                for (place, expected) in sorted.into_iter().enumerate() {
                    assert_eq!(nth(&mut numbers.clone(), place), expected, "{place} of {numbers:?}");
                }
            }
        }
    }

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
