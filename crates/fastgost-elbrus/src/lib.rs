//! Kernels for Elbrus.
#[cfg(feature = "generate")]
pub mod generate;

/// The place of the first mask in a prepared key, in registers.
pub const MASKS: u64 = 16;
