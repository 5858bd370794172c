//! The AVX-512 kernel, with VBMI.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::x86::avx512::{Avx512, YmmVl, Zmm, with_avx512},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel::new(
    Level::Avx512,
    &[
        Width { lanes: 16, from: 9, run: sixteen },
        Width { lanes: 8, from: 5, run: eight },
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
);

with_avx512! {
    fn(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        sixteen = compress::run(LanePerMessage::<Zmm, 4, 16>::new(Avx512::new()), sbox, states, segments, blocks);
        eight = compress::run(LanePerMessage::<Zmm, 2, 8>::new(Avx512::new()), sbox, states, segments, blocks);
        four = compress::run(LanePerMessage::<Zmm, 1, 4>::new(Avx512::new()), sbox, states, segments, blocks);
        two = compress::run(LanePerMessage::<YmmVl, 1, 2>::new(Avx512::new()), sbox, states, segments, blocks);
        one = compress::run(LanePerMessage::<YmmVl, 1, 1>::new(Avx512::new()), sbox, states, segments, blocks);
    }
}
