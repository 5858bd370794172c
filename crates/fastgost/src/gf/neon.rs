//! The NEON kernel.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{GfKernel, Wide, ctmul_simd};
use crate::{
    cpu::Level,
    simd::neon::{Neon, Vector, with_neon},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::Neon, products128, products64 };

with_neon! {
    fn(sum: &mut Wide, a: &[u8], b: &[u8]) {
        products128 = ctmul_simd::products128::<Vector>(Neon::new(), sum, a, b);
        products64 = ctmul_simd::products64::<Vector>(Neon::new(), sum, a, b);
    }
}
