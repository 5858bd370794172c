//! Proofs for AArch64: programs for AArch64 are read from a file and executed symbolically.

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
