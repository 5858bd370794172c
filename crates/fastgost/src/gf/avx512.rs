//! The kernel for AVX-512 with VPCLMULQDQ.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{GfKernel, Wide, clmul};
use crate::{
    cpu::Level,
    simd::x86::clmul::{Vpclmul, ZmmClmul, with_vpclmul},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::Avx512, products128, products64 };

with_vpclmul! {
    fn(sum: &mut Wide, a: &[u8], b: &[u8]) {
        products128 = clmul::products128::<ZmmClmul>(Vpclmul::new(), sum, a, b);
        products64 = clmul::products64::<ZmmClmul>(Vpclmul::new(), sum, a, b);
    }
}
