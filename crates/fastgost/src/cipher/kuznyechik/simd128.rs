//! The kernel for WebAssembly with 128-bit SIMD.
use super::{
    Keys, Kuznyechik, bitsliced, columns::Columns, halves::Halves, portable, schedule, sliced_nibbles, small_batch,
    toeplitz::Toeplitz,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::wasm::{Simd128, Vector, with_simd128},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Simd128,
    &[
        Step { blocks: 128, pad_from: 82, chains_from: 82, chains: false, per_lane: false, run: bitsliced128 },
        // In general-purpose registers: with half as many blocks the vector registers would be half empty.
        Step { blocks: 64, pad_from: 40, chains_from: 40, chains: false, per_lane: false, run: portable::bitsliced64 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: false, per_lane: false, run: nibbles16 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: columns4 },
        Step { blocks: 2, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: halves2 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lanes1 },
    ],
    schedule,
);

with_simd128! {
    fn bitsliced128(job: Job<'_, '_, Kuznyechik>) {
        bitsliced::run::<Vector, false>(Simd128::new(), job)
    }

    fn nibbles16(job: Job<'_, '_, Kuznyechik>) {
        sliced_nibbles::run::<Vector>(Simd128::new(), job)
    }

    fn columns4(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Columns::<Vector>(Simd128::new()), job)
    }

    fn halves2(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Halves::<Vector>(Simd128::new()), job)
    }

    fn lanes1(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Toeplitz::<Vector, 1>(Simd128::new()), job)
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        schedule::run(Toeplitz::<Vector, 1>(Simd128::new()), Toeplitz::<Vector, 1>(Simd128::new()), masters, keys)
    }
}
