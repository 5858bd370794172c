//! The kernel for AVX-512 with VBMI and GFNI.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    State, Streebog, compress,
    gfni::{GfniMatrix, LinearAesBasis},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    pi::substitution::Lookup,
    simd::x86::avx512::{Avx512, Zmm, with_avx512},
};

pub(super) const KERNEL: HashKernel<Streebog> = HashKernel::new(
    Level::Avx512,
    &[
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
);

type Form<const N: usize> = GfniMatrix<Zmm, Lookup<Zmm, LinearAesBasis>, N>;

with_avx512! {
    fn(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        four = compress::run(Form::<4>::new(Avx512::new()), states, segments, blocks);
        two = compress::run(Form::<2>::new(Avx512::new()), states, segments, blocks);
        one = compress::run(Form::<1>::new(Avx512::new()), states, segments, blocks);
    }
}
