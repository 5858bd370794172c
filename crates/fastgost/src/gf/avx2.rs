//! The row for AVX2 with PCLMULQDQ.
use super::{GfKernel, Wide, clmul};
use crate::{
    cpu::Level,
    simd::clmul::{Pclmul, Xmm},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::Avx2, products128, products64 };

#[target_feature(enable = "avx2,pclmulqdq")]
fn products128(sum: &mut Wide, a: &[u8], b: &[u8]) {
    clmul::products128::<Xmm>(Pclmul::new(), sum, a, b)
}

#[target_feature(enable = "avx2,pclmulqdq")]
fn products64(sum: &mut Wide, a: &[u8], b: &[u8]) {
    clmul::products64::<Xmm>(Pclmul::new(), sum, a, b)
}
