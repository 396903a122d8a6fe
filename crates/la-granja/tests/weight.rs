//! A game is small enough to be copied freely.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use la_granja::{Action, LaGranja};

#[test]
fn a_state_weighs_less_than_4_kilobytes() {
    assert!(size_of::<LaGranja>() <= 4096, "{}", size_of::<LaGranja>());
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
    println!("a state has {} bytes, an action {}", size_of::<LaGranja>(), size_of::<Action>());
}
