//! The AVX2 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    Gost28147,
    byte_planes::{self, InTables},
    lanes,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::single::Single,
    simd::x86::avx2::{Avx2, Ymm, with_avx2},
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel::new(
    Level::Avx2,
    &[
        Step { blocks: 128, pad_from: 97, chains_from: usize::MAX, chains: false, per_lane: false, run: planes4 },
        Step { blocks: 64, pad_from: 49, chains_from: 33, chains: true, per_lane: false, run: planes2 },
        Step { blocks: 32, pad_from: 17, chains_from: 17, chains: true, per_lane: false, run: planes1 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: true, run: lanes2 },
        Step { blocks: 8, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: lanes1 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: single },
    ],
    super::schedule,
);

with_avx2! {
    fn(job: Job<'_, '_, Gost28147>) {
        planes4 = byte_planes::run::<Ymm, InTables, 4>(Avx2::new(), job);
        planes2 = byte_planes::run::<Ymm, InTables, 2>(Avx2::new(), job);
        planes1 = byte_planes::run::<Ymm, InTables, 1>(Avx2::new(), job);
        lanes2 = lanes::run::<Ymm, 2>(Avx2::new(), job);
        lanes1 = lanes::run::<Ymm, 1>(Avx2::new(), job);
        single = lanes::run::<Single<Ymm>, 1>(Avx2::new(), job);
    }
}
