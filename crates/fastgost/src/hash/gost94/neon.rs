//! The NEON kernel.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::neon::{Neon, Vector, with_neon},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel::new(
    Level::Neon,
    &[
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
);

with_neon! {
    fn(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        four = compress::run(LanePerMessage::<Vector, 4, 4>::new(Neon::new()), sbox, states, segments, blocks);
        two = compress::run(LanePerMessage::<Vector, 2, 2>::new(Neon::new()), sbox, states, segments, blocks);
        one = compress::run(LanePerMessage::<Vector, 1, 1>::new(Neon::new()), sbox, states, segments, blocks);
    }
}
