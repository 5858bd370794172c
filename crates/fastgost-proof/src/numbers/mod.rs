//! Proofs about numbers and curves. The proofs about the machine code of `mp` and `curve` prove identities of integers.
//! The proofs about the addition laws prove identities of polynomials.

mod claims;
pub mod faults;
pub mod integers;
mod lemmas;
pub mod limbs;
pub mod polynomial;
pub mod relations;
pub mod rows;
#[cfg(test)]
mod tests;

use crate::machine::process::Process;
use rows::{Outcome, Row};
use std::time::Instant;

/// A law is a statement about formulas for points, or about the conditions under which the formulas are right for a
/// curve.
pub struct Law {
    /// The name of the law.
    pub name: String,
    /// Checks the law. If the law does not hold, returns a text about the difference.
    pub check: fn() -> Result<(), String>,
}

/// A row or a law. A row is a function of the library, with claims about the results of its machine code.
pub enum Item {
    /// A row about machine code.
    Row(Row),
    /// A law about formulas.
    Law(Law),
}

impl Item {
    /// Returns the name of the row or of the law.
    pub fn title(&self) -> String {
        match self {
            Self::Row(row) => row.title(),
            Self::Law(law) => law.name.clone(),
        }
    }

    /// Returns the instructions that the row executes. For a law, the list is empty.
    ///
    /// # Errors
    /// Returns an error if the machine (our emulator of the CPU) refuses an instruction.
    pub fn instructions(&self, process: &Process) -> Result<Vec<iced_x86::Instruction>, String> {
        match self {
            Self::Row(row) => row.instructions(process),
            Self::Law(_) => Ok(Vec::new()),
        }
    }

    /// Proves the row or the law, and prints the result. Returns whether the proof has succeeded.
    pub fn prove(&self, process: &Process) -> bool {
        let start = Instant::now();
        let (executed, variables, result) = match self {
            Self::Row(row) => {
                let report = row.prove(process, &[]);
                (report.executed, report.variables, report.result)
            }
            Self::Law(law) => (0, 0, (law.check)().map_or_else(Outcome::Open, |()| Outcome::Proved)),
        };
        let seconds = start.elapsed().as_secs_f64();
        println!("{:<64} {executed:>9} {variables:>7} {seconds:>7.2}  {result}", self.title());
        result == Outcome::Proved
    }
}

/// Returns all rows and laws.
pub fn all() -> Vec<Item> {
    let rows = integers::rows().into_iter().chain(crate::curve::entries::rows());
    let rows = rows.chain(crate::curve::ifma::entries::rows()).map(Item::Row);
    let laws = crate::curve::laws::laws().into_iter().chain(crate::curve::multiples::laws::laws());
    rows.chain(laws.map(Item::Law)).collect()
}
