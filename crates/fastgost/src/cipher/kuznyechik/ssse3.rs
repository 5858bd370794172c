//! The SSSE3 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    Keys, Kuznyechik, bitsliced, columns::Columns, halves::Halves, schedule, sliced_nibbles, small_batch,
    toeplitz::Toeplitz,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::x86::ssse3::{Ssse3, Xmm, with_ssse3},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Ssse3,
    &[
        Step { blocks: 128, pad_from: 87, chains_from: 87, chains: false, per_lane: false, run: bitsliced128 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: false, per_lane: false, run: nibbles16 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: columns4 },
        Step { blocks: 2, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: halves2 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lanes1 },
    ],
    schedule,
);

with_ssse3! {
    fn(job: Job<'_, '_, Kuznyechik>) {
        bitsliced128 = bitsliced::run::<Xmm, false>(Ssse3::new(), job);
        nibbles16 = sliced_nibbles::run::<Xmm>(Ssse3::new(), job);
        columns4 = small_batch::run(Columns::<Xmm>(Ssse3::new()), job);
        halves2 = small_batch::run(Halves::<Xmm>(Ssse3::new()), job);
        lanes1 = small_batch::run(Toeplitz::<Xmm, 1>(Ssse3::new()), job);
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        schedule::run(Toeplitz::<Xmm, 1>(Ssse3::new()), Toeplitz::<Xmm, 1>(Ssse3::new()), masters, keys)
    }
}
