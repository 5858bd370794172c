//! The SSSE3 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::x86::ssse3::{Ssse3, Xmm, with_ssse3},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel::new(
    Level::Ssse3,
    &[
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
);

with_ssse3! {
    fn(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        four = compress::run(LanePerMessage::<Xmm, 4, 4>::new(Ssse3::new()), sbox, states, segments, blocks);
        two = compress::run(LanePerMessage::<Xmm, 2, 2>::new(Ssse3::new()), sbox, states, segments, blocks);
        one = compress::run(LanePerMessage::<Xmm, 1, 1>::new(Ssse3::new()), sbox, states, segments, blocks);
    }
}
