//! Numbers and curves: integer identities of the machine code of `mp` and `curve`, and polynomial identities of the addition laws.

mod claims;
mod lemmas;
pub mod limbs;
pub mod integers;
pub mod polynomial;
pub mod relations;
pub mod rows;

use crate::machine::process::Process;
use rows::{Outcome, Row};
use std::time::Instant;

/// All rows.
pub fn rows() -> Vec<Row> {
    // The choice of the best kernel is made at the first call; the proofs are about later ones.
    let _ = fastgost_curve::mp::Arithmetic::new();
    let mut rows = integers::rows();
    rows.extend(crate::curve::entries::rows());
    rows
}

/// Proves a row and prints it. Returns whether it is proved.
pub fn prove(row: &Row, process: &Process) -> bool {
    let start = Instant::now();
    let report = row.prove(process, &[]);
    let seconds = start.elapsed().as_secs_f64();
    println!("{:<64} {:>9} {:>7} {seconds:>7.2}  {}", row.title(), report.executed, report.variables, report.result);
    report.result == Outcome::Proved
}
