//! The kernel for WebAssembly with 128-bit SIMD, by integer products with holes (see `ctmul`). WebAssembly has no
//! products of 128 bits in general-purpose registers, so `ctmul` would call a function for each product.
#![cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::{GfKernel, Wide, ctmul_simd};
use crate::{
    cpu::Level,
    simd::wasm::{Simd128, Vector, with_simd128},
};

pub(super) const KERNEL: GfKernel = GfKernel { level: Level::Simd128, products128, products64 };

with_simd128! {
    fn(sum: &mut Wide, a: &[u8], b: &[u8]) {
        products128 = ctmul_simd::products128::<Vector>(Simd128::new(), sum, a, b);
        products64 = ctmul_simd::products64::<Vector>(Simd128::new(), sum, a, b);
    }
}
