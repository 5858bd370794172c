//! The `fastgost` command.
fn main() {}
