//! The AVX2 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    Keys, Kuznyechik, bitsliced, columns::Columns, halves::Halves, lone::Lone, nibble_halves::NibbleHalves, schedule,
    sliced_nibbles, small_batch, toeplitz::Toeplitz,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::x86::avx2::{Avx2, Ymm, with_avx2},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Avx2,
    &[
        Step { blocks: 256, pad_from: 193, chains_from: 193, chains: false, per_lane: false, run: bitsliced256 },
        Step { blocks: 32, pad_from: 21, chains_from: 21, chains: false, per_lane: false, run: nibbles32 },
        Step { blocks: 16, pad_from: 11, chains_from: 11, chains: true, per_lane: true, run: nibbles16 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: columns8 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: halves4 },
        Step { blocks: 2, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: lanes2 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lone },
    ],
    schedule,
);

with_avx2! {
    fn(job: Job<'_, '_, Kuznyechik>) {
        bitsliced256 = bitsliced::run::<Ymm, false>(Avx2::new(), job);
        nibbles32 = sliced_nibbles::run::<Ymm>(Avx2::new(), job);
        nibbles16 = small_batch::run(NibbleHalves::<Ymm>(Avx2::new()), job);
        columns8 = small_batch::run(Columns::<Ymm>(Avx2::new()), job);
        halves4 = small_batch::run(Halves::<Ymm>(Avx2::new()), job);
        lanes2 = small_batch::run(Toeplitz::<Ymm, 1>(Avx2::new()), job);
        lone = small_batch::run(Lone::<Ymm>(Avx2::new()), job);
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        schedule::run(Toeplitz::<Ymm, 1>(Avx2::new()), Toeplitz::<Ymm, 1>(Avx2::new()), masters, keys)
    }
}
