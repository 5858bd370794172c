//! The kernel that runs on every CPU.
use super::{GfKernel, ctmul};
use crate::cpu::Level;

pub(super) const KERNEL: GfKernel =
    GfKernel { level: Level::Portable, products128: ctmul::products128, products64: ctmul::products64 };
