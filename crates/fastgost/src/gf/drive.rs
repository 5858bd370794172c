//! The call line.
use super::{Kernel, Wide};

/// To the sum the products of blocks.
#[allow(unsafe_code)]
#[inline(always)]
pub(super) fn products(kernel: &'static Kernel, block: usize, sum: &mut Wide, a: &[u8], b: &[u8]) {
    let products = if block == 16 { kernel.products128 } else { kernel.products64 };
    // SAFETY: a `&'static Kernel` comes only from `Kernel::beside`, which chooses among those that this CPU can run.
    unsafe { products(sum, a, b) }
}
