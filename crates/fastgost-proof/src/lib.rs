//! Proofs that the machine code of the kernels computes what the standards say.

pub mod algebra;
pub mod domain;
pub mod machine;
mod models;
pub mod plain;
pub mod standard;
