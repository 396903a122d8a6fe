//! The rules and cards of Little Factory.
