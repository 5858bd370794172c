//! The NEON kernel with three-input logic, for CPUs that have this logic in all vector units. This kernel has the
//! strategies of `neon`.
//!
//! A crossover is the number of blocks from which the wider of two steps is used. The crossovers come from a model of
//! Apple M1 (`modelled/run`): at a crossover, both steps take the same number of modelled cycles.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{Keys, Kuznyechik, bitsliced, matrix::Matrix, schedule, sliced_polynomials, small_batch};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::{self, Level},
    simd::neon::{Neon, Vector, with_neon_sha3},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::NeonSha3,
    &[
        Step { blocks: 128, pad_from: 101, chains_from: 101, chains: false, per_lane: false, run: bitsliced128 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: true, run: polynomials16 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: matrix4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: matrix1 },
    ],
    schedule,
)
.only_if(cpu::three_inputs_everywhere);

with_neon_sha3! {
    fn(job: Job<'_, '_, Kuznyechik>) {
        bitsliced128 = bitsliced::run::<Vector, true>(Neon::new(), job);
        polynomials16 = sliced_polynomials::run::<Vector>(Neon::new(), job);
        matrix4 = small_batch::run(Matrix::<Vector, 4>(Neon::new()), job);
        matrix1 = small_batch::run(Matrix::<Vector, 1>(Neon::new()), job);
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        schedule::run(Matrix::<Vector, 1>(Neon::new()), Matrix::<Vector, 1>(Neon::new()), masters, keys)
    }
}
