//! Matches, benchmarks and the table protocol, on the command line.

fn main() {}
