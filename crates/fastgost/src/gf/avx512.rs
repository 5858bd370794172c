//! The row for AVX-512 with VPCLMULQDQ.
use super::{GfKernel, Wide, clmul};
use crate::{
    cpu::Level,
    simd::clmul::{Vpclmul, Zmm},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::Avx512, products128, products64 };

#[target_feature(enable = "avx512f,avx512bw,avx512vl,vpclmulqdq")]
fn products128(sum: &mut Wide, a: &[u8], b: &[u8]) {
    clmul::products128::<Zmm>(Vpclmul::new(), sum, a, b)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,vpclmulqdq")]
fn products64(sum: &mut Wide, a: &[u8], b: &[u8]) {
    clmul::products64::<Zmm>(Vpclmul::new(), sum, a, b)
}
