//! The AVX2 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::x86::avx2::{Avx2, Ymm, with_avx2},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel::new(
    Level::Avx2,
    &[
        Width { lanes: 8, from: 5, run: eight },
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
);

with_avx2! {
    fn(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        eight = compress::run(LanePerMessage::<Ymm, 4, 8>::new(Avx2::new()), sbox, states, segments, blocks);
        four = compress::run(LanePerMessage::<Ymm, 2, 4>::new(Avx2::new()), sbox, states, segments, blocks);
        two = compress::run(LanePerMessage::<Ymm, 1, 2>::new(Avx2::new()), sbox, states, segments, blocks);
        one = compress::run(LanePerMessage::<Ymm, 1, 1>::new(Avx2::new()), sbox, states, segments, blocks);
    }
}
