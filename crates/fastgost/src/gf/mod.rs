//! Sums of products in the fields of MGM: GF(2^128) = GF(2)\[x\] / (x^128 + x^7 + x^2 + x + 1), and GF(2^64) with
//! x^64 + x^4 + x^3 + x + 1.
//!
//! A block is a polynomial whose first bit is the highest coefficient. The products are summed unreduced, and the sum
//! is reduced once at the end.
use crate::{
    cpu::Level,
    rows::{self, Row},
};
use zeroize::{Zeroize, ZeroizeOnDrop};

mod avx2;
mod avx512;
mod clmul;
mod ctmul;
mod ctmul_simd;
mod dispatch;
mod neon;
mod neon_aes;
mod portable;
mod simd128;
mod ssse3;
#[cfg(test)]
mod tests;

crate::rows::kernels! {
    GfKernel;
    x86: avx512, avx2, ssse3;
    aarch64: neon_aes, neon;
    wasm32: simd128;
    portable;
}

/// A polynomial of degree below 256, stored with the low coefficients first.
type Wide = [u64; 4];

/// Adds the products a\[i\] * b\[i\] of the blocks of two slices to the sum. A partial last block of the second slice
/// is padded with zeros. The first slice has at least as many blocks as the second.
///
/// # Safety
/// The CPU has the features of the kernel's level.
type Products = unsafe fn(&mut Wide, &[u8], &[u8]);

/// An implementation for one level of CPU features. A `&'static GfKernel` proves that this CPU can run the kernel.
pub(crate) struct GfKernel {
    level: Level,
    products128: Products,
    products64: Products,
}

impl Row for GfKernel {
    fn level(&self) -> Level {
        self.level
    }
}

impl GfKernel {
    /// Returns the kernel of `gf` that is used together with a cipher's kernel of level `level`. If `gf` has no kernel
    /// of this level, the function returns the kernel of the next lower level.
    pub(crate) fn beside(level: Level) -> &'static GfKernel {
        rows::at(KERNELS, level).unwrap_or(rows::best(KERNELS))
    }
}

/// An unreduced sum of products.
#[derive(Zeroize, ZeroizeOnDrop)]
pub(crate) struct Sum {
    #[zeroize(skip)]
    kernel: &'static GfKernel,
    #[zeroize(skip)]
    block: usize,
    wide: Wide,
}

impl Sum {
    /// Makes an empty sum, for blocks of 16 or 8 bytes.
    #[inline]
    pub(crate) fn new(kernel: &'static GfKernel, block: usize) -> Self {
        Self { kernel, block, wide: [0; 4] }
    }

    /// Adds the products of the blocks of `a` and `b`. A partial last block of `b` is padded with zeros. Panics if `a`
    /// has a partial block, or fewer blocks than `b`.
    #[inline]
    pub(crate) fn add(&mut self, a: &[u8], b: &[u8]) {
        assert!(a.len() & (self.block - 1) == 0 && a.len() >= b.len());
        if !b.is_empty() {
            dispatch::products(self.kernel, self.block, &mut self.wide, a, b);
        }
    }

    /// Writes the reduced sum to the first bytes of `block`.
    #[inline]
    pub(crate) fn reduce(&self, block: &mut [u8]) {
        let [a, b, c, d] = self.wide;
        if self.block == 16 {
            let (low, x) = (u128::from(b) << 64 | u128::from(a), u128::from(d) << 64 | u128::from(c));
            let over = x >> 127 ^ x >> 126 ^ x >> 121;
            let x = x ^ over;
            block[..16].copy_from_slice(&(low ^ x ^ x << 1 ^ x << 2 ^ x << 7).to_be_bytes());
        } else {
            let over = b >> 63 ^ b >> 61 ^ b >> 60;
            let x = b ^ over;
            block[..8].copy_from_slice(&(a ^ x ^ x << 1 ^ x << 3 ^ x << 4).to_be_bytes());
        }
    }
}
