//! The kernel for AVX-512 without VBMI and GFNI.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    Keys, Kuznyechik, bitsliced, columns::Columns, halves::Halves, lone::Lone, nibble_halves::NibbleHalves, schedule,
    small_batch, toeplitz::Toeplitz,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::x86::{
        avx2::{Avx2, Ymm},
        avx512bw::{Avx512Bw, ZmmBw, with_avx512bw},
    },
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Avx512Bw,
    &[
        Step { blocks: 512, pad_from: 512, chains_from: 512, chains: false, per_lane: false, run: bitsliced512 },
        Step { blocks: 256, pad_from: 209, chains_from: 209, chains: false, per_lane: false, run: bitsliced256 },
        Step { blocks: 32, pad_from: 21, chains_from: 21, chains: true, per_lane: true, run: nibbles32 },
        Step { blocks: 16, pad_from: 13, chains_from: 9, chains: true, per_lane: true, run: columns16 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: halves8 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: halves4 },
        Step { blocks: 2, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: lanes2 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lone },
    ],
    schedule,
);

with_avx512bw! {
    fn(job: Job<'_, '_, Kuznyechik>) {
        bitsliced512 = bitsliced::run::<ZmmBw, false>(Avx512Bw::new(), job);
        /// The source code is the same as in the AVX2 kernel, but is compiled for 32 registers and for instructions of
        /// three-input logic.
        bitsliced256 = bitsliced::run::<Ymm, false>(Avx2::new(), job);
        nibbles32 = small_batch::run(NibbleHalves::<ZmmBw>(Avx512Bw::new()), job);
        columns16 = small_batch::run(Columns::<ZmmBw>(Avx512Bw::new()), job);
        halves8 = small_batch::run(Halves::<ZmmBw>(Avx512Bw::new()), job);
        halves4 = small_batch::run(Halves::<Ymm>(Avx2::new()), job);
        lanes2 = small_batch::run(Toeplitz::<Ymm, 1>(Avx2::new()), job);
        lone = small_batch::run(Lone::<Ymm>(Avx2::new()), job);
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        schedule::run(Toeplitz::<Ymm, 1>(Avx2::new()), Toeplitz::<Ymm, 1>(Avx2::new()), masters, keys)
    }
}
