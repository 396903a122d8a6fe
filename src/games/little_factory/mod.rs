//! Little Factory at the table: how the page shows it and says it. The rules are in the crate of the same name.

pub(crate) mod words;
