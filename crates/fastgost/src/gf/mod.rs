//! Sums of products in GF(2^128) = GF(2)\[x\] / (x^128 + x^7 + x^2 + x + 1) and in GF(2^64), / (x^64 + x^4 + x^3 + x + 1).
//!
//! A block is a polynomial in plain order: its first bit is the highest coefficient. The products are summed as they are;
//! one reduction at the end serves them all.
use crate::{
    cpu::Level,
    rows::{self, Row},
};
use zeroize::{Zeroize, ZeroizeOnDrop};

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod clmul;
mod ctmul;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod ctmul_simd;
mod dispatch;
#[doc(hidden)]
pub mod spec;
#[cfg(test)]
mod tests;

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx2;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx512;
mod portable;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod ssse3;

/// Best first.
static KERNELS: &[GfKernel] = &[
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx512::KERNEL,
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx2::KERNEL,
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    ssse3::KERNEL,
    portable::KERNEL,
];

/// A polynomial of degree below 256, the low coefficients first.
type Wide = [u64; 4];

/// To the sum the products of the blocks of one slice and those of another, which may end inside of its last block, as
/// if zeros followed. The other has as many blocks or more.
///
/// # Safety
/// The CPU has the features of the kernel's level.
type Products = unsafe fn(&mut Wide, &[u8], &[u8]);

/// An implementation for one level of CPU features. A `&'static GfKernel` is the proof that this CPU can run it.
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
    /// The one beside a cipher's kernel of that level: the level's own or that of the next lower one.
    pub(crate) fn beside(level: Level) -> &'static GfKernel {
        rows::at(KERNELS, level).unwrap_or(rows::best(KERNELS))
    }
}

/// A sum of products.
#[derive(Zeroize, ZeroizeOnDrop)]
pub(crate) struct Sum {
    #[zeroize(skip)]
    kernel: &'static GfKernel,
    #[zeroize(skip)]
    block: usize,
    wide: Wide,
}

impl Sum {
    /// Of no products, of blocks of 16 or 8 bytes.
    #[inline]
    pub(crate) fn new(kernel: &'static GfKernel, block: usize) -> Self {
        Self { kernel, block, wide: [0; 4] }
    }

    /// Adds the products of the blocks of `a` and those of `b`, whose last one may be partial: as if zeros followed.
    /// Panics if `a` has fewer blocks.
    #[inline]
    pub(crate) fn add(&mut self, a: &[u8], b: &[u8]) {
        assert!(a.len() & (self.block - 1) == 0 && a.len() >= b.len());
        if !b.is_empty() {
            dispatch::products(self.kernel, self.block, &mut self.wide, a, b);
        }
    }

    /// The sum as a block, in its first bytes.
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
