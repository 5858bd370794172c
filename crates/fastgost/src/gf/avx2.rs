//! The kernel for AVX2 with PCLMULQDQ.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{GfKernel, Wide, clmul};
use crate::{
    cpu::Level,
    simd::x86::clmul::{Pclmul, XmmClmul, with_pclmul},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::Avx2, products128, products64 };

with_pclmul! {
    fn(sum: &mut Wide, a: &[u8], b: &[u8]) {
        products128 = clmul::products128::<XmmClmul>(Pclmul::new(), sum, a, b);
        products64 = clmul::products64::<XmmClmul>(Pclmul::new(), sum, a, b);
    }
}
