//! Proofs that the machine code of the kernels computes what the standards say.

pub mod algebra;
pub mod domain;
pub mod machine;
mod models;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod oracle;
pub mod plain;
pub mod standard;
