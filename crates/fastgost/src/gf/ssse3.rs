//! The SSSE3 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{GfKernel, Wide, ctmul_simd};
use crate::{
    cpu::Level,
    simd::x86::ssse3::{Ssse3, Xmm, with_ssse3},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::Ssse3, products128, products64 };

with_ssse3! {
    fn(sum: &mut Wide, a: &[u8], b: &[u8]) {
        products128 = ctmul_simd::products128::<Xmm>(Ssse3::new(), sum, a, b);
        products64 = ctmul_simd::products64::<Xmm>(Ssse3::new(), sum, a, b);
    }
}
