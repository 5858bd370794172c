//! The NEON kernel.
//!
//! A crossover is the number of blocks from which the wider of two steps is used. The crossovers come from a model of
//! Neoverse V2 (`modelled/run`): at a crossover, both steps take the same number of modelled cycles. Nothing has been
//! measured on AArch64. In the table, the columns "bulk" and "64 blocks" have modelled cycles per byte, first on
//! Neoverse V2 and then on Cortex-A72. The column "operations" has the number of operations per 16 bytes and round:
//!
//! | strategy | bulk | 64 blocks | operations |
//! |---|---|---|---|
//! | bit-sliced, 128 blocks | 7.5, 18.6 | | 44 (19 of S and 25 of L), which run on any unit |
//! | byte-sliced, polynomials, 16 blocks | | 10.7, 32.7 | 62; 26 of them run on two of the four units of Neoverse V2 |
//! | `matrix`, 4 blocks | | 15.9, 39.5 | 107 |
//!
//! On Cortex-A72 a look-up in 16 bytes is three operations, and a look-up in 64 bytes is nine operations. So S of the
//! byte-sliced strategy takes 42 operations on Cortex-A72 instead of 18. The steps of L wait for each other. There are
//! two ways to use this time, and the byte-sliced strategy uses neither. First, S of four bytes can follow as soon as
//! the steps have made these bytes. In this way the rounds alone take 9.3 cycles per byte instead of 10.0 on Neoverse
//! V2, but 32.6 instead of 30.7 on Cortex-A72. Second, the steps of two groups of 16 blocks can alternate. In this way
//! the rounds take 9.7 cycles per byte on Neoverse V2 and 28.5 on Cortex-A72.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{Keys, Kuznyechik, bitsliced, matrix::Matrix, schedule, sliced_polynomials, small_batch};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::neon::{Neon, Vector, with_neon},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Neon,
    &[
        Step { blocks: 128, pad_from: 85, chains_from: 85, chains: false, per_lane: false, run: bitsliced128 },
        Step { blocks: 16, pad_from: 10, chains_from: 10, chains: true, per_lane: true, run: polynomials16 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: matrix4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: matrix1 },
    ],
    schedule,
);

with_neon! {
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
