//! The row that runs everywhere.
use super::{Kernel, holes};
use crate::cpu::Level;

pub(super) const KERNEL: Kernel =
    Kernel { level: Level::Portable, products128: holes::products128, products64: holes::products64 };
