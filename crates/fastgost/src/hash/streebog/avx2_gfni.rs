//! The kernel for AVX2 with GFNI.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    State, Streebog, compress,
    gfni::{GfniMatrix, LinearAesBasis},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    pi::substitution::Decomposed,
    simd::{
        pair::Pair,
        x86::avx2::{Avx2Gfni, YmmGfni, with_avx2_gfni},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> =
    // Sixteen registers cannot hold two messages at a time, so this kernel has only a width for one message.
    HashKernel::new(Level::Avx2Gfni, &[Width { lanes: 1, from: 0, run: one }]);

type Vector = Pair<YmmGfni>;
type Form = GfniMatrix<Vector, Decomposed<Vector, LinearAesBasis>, 1>;

with_avx2_gfni! {
    fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        compress::run(Form::new(Avx2Gfni::new()), states, segments, blocks);
    }
}
