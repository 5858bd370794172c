//! Proofs for AArch64. A program for AArch64 is read from a file. The machine, which is a model of the CPU, executes
//! the jobs (calls of kernels) of the program. It computes with bits that may be unknown.

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
