//! The kernel for WebAssembly with 128-bit SIMD.
#![cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::wasm::{Simd128, Vector, with_simd128},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel::new(
    Level::Simd128,
    &[
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
);

with_simd128! {
    fn(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        four = compress::run(LanePerMessage::<Vector, 4, 4>::new(Simd128::new()), sbox, states, segments, blocks);
        two = compress::run(LanePerMessage::<Vector, 2, 2>::new(Simd128::new()), sbox, states, segments, blocks);
        one = compress::run(LanePerMessage::<Vector, 1, 1>::new(Simd128::new()), sbox, states, segments, blocks);
    }
}
