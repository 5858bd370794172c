//! The NEON kernel with three-input logic, for CPUs that have this logic in all vector units.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{State, Streebog, compress, neon, paired_rows::PairedRows};
use crate::{
    cpu::{self, Level},
    hash::{HashKernel, Segment, Width},
    pi::nibbles::Unreduced,
    simd::neon::{Neon, Vector, with_neon_sha3},
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel::new(Level::NeonSha3, &[Width { lanes: 1, from: 0, run: one }]).only_if(cpu::three_inputs_everywhere);

with_neon_sha3! {
    fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        let rows = PairedRows::<Vector, Unreduced, 8, true>::new(Neon::new(), &neon::TABLES);
        compress::run(rows, states, segments, blocks);
    }
}
