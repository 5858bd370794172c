//! The NEON kernel.
//!
//! The crossovers are where the modelled cycles of Neoverse V2 (`modelled/run`) are equal; nothing has been measured on AArch64.
//! Byte-sliced, with S by four look-ups in 64 bytes, was counted and rejected. Per 16 bytes and round, bit-sliced S and L
//! take 50 operations that every unit computes. Byte-sliced, S takes 15 (a look-up in 64 bytes is three operations of two of
//! the four units) and L, by products of polynomials, 44, of which 17 are of those units, too; on smaller CPUs each look-up
//! takes nine operations.
//! `sliced_nibbles`, with look-ups in 16 bytes only, was modelled for 16 to 64 blocks and rejected: it takes 13.1 to 13.7
//! cycles per byte on Neoverse V2 instead of the 15.9 of `matrix`, but 49 to 51 on Cortex-A72 instead of 39.5: there even
//! such a look-up takes three operations.
use super::{Keys, Kuznyechik, bitsliced, matrix::Matrix, schedule, small_batch};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::neon::{Neon, Vector, with_neon},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Neon,
    &[
        Step { blocks: 128, pad_from: 66, chains_from: 66, chains: false, per_lane: false, run: bitsliced128 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: matrix4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: matrix1 },
    ],
    schedule,
);

with_neon! {
    fn bitsliced128(job: Job<'_, '_, Kuznyechik>) {
        bitsliced::run::<Vector, true>(Neon::new(), job)
    }

    fn matrix4(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Matrix::<Vector, 4>(Neon::new()), job)
    }

    fn matrix1(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Matrix::<Vector, 1>(Neon::new()), job)
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        schedule::run(Matrix::<Vector, 1>(Neon::new()), Matrix::<Vector, 1>(Neon::new()), masters, keys)
    }
}
