//! What is read is written and read back the same; what is not, says where.
#![no_main]

use libfuzzer_sys::fuzz_target;
use la_granja::Action;

fuzz_target!(|text: &str| {
    match text.parse::<Action>() {
        Ok(action) => assert_eq!(action.to_string().parse(), Ok(action)),
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column)),
    }
});
