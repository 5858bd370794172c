//! The only place that calls the kernels of `gf`.
use super::{GfKernel, Wide};

/// Adds the products of the blocks of `a` and `b` to the sum.
#[allow(unsafe_code)]
#[inline(always)]
pub(super) fn products(kernel: &'static GfKernel, block: usize, sum: &mut Wide, a: &[u8], b: &[u8]) {
    let products = if block == 16 { kernel.products128 } else { kernel.products64 };
    // SAFETY: a `&'static GfKernel` comes only from `GfKernel::beside`, which chooses among the kernels that this CPU
    // can run.
    unsafe { products(sum, a, b) }
}
