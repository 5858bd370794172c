//! The kernel for NEON with the AES extension's carry-less multiplication.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{GfKernel, Wide, clmul};
use crate::{
    cpu::Level,
    simd::neon::{NeonAes, VectorClmul, with_neon_aes},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::NeonAes, products128, products64 };

with_neon_aes! {
    fn(sum: &mut Wide, a: &[u8], b: &[u8]) {
        products128 = clmul::products128::<VectorClmul>(NeonAes::new(), sum, a, b);
        products64 = clmul::products64::<VectorClmul>(NeonAes::new(), sum, a, b);
    }
}
