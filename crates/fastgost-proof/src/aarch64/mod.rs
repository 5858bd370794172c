//! Proofs for AArch64. A program for AArch64 is read from a file, and a machine executes the jobs of the program over
//! an algebra of unknown bits.

mod computer;
mod flow;
mod library;
mod machine;
mod models;
mod operands;
pub mod oracle;
mod program;
#[cfg(test)]
mod tests;

pub use computer::Emulated;
