//! Proofs that the machine code of the kernels computes what the standards say.

pub mod algebra;
#[cfg(all(test, target_os = "linux", target_arch = "x86_64"))]
mod attacks;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod code;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod command;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod domain;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod faults;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod jobs;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod machine;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod models;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod oracle;
pub mod plain;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod prove;
pub mod standard;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod unproved;
