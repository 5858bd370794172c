//! The SSSE3 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    State, Streebog, compress,
    paired_rows::{PairedRows, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    pi::nibbles::Reduced,
    simd::{
        Aligned,
        x86::ssse3::{Ssse3, Xmm, with_ssse3},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> = HashKernel::new(Level::Ssse3, &[Width { lanes: 1, from: 0, run: one }]);

with_ssse3! {
    fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        compress::run(PairedRows::<Xmm, Reduced, 8>::new(Ssse3::new(), &TABLES), states, segments, blocks);
    }
}

static TABLES: Aligned<Tables> = tables(8);
