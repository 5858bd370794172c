//! The NEON kernel.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{
    State, Streebog, compress,
    paired_rows::{PairedRows, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    pi::nibbles::Unreduced,
    simd::{
        Aligned,
        neon::{Neon, Vector, with_neon},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> = HashKernel::new(Level::Neon, &[Width { lanes: 1, from: 0, run: one }]);

with_neon! {
    fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        compress::run(PairedRows::<Vector, Unreduced, 8, true>::new(Neon::new(), &TABLES), states, segments, blocks);
    }
}

pub(super) static TABLES: Aligned<Tables> = tables(8);
