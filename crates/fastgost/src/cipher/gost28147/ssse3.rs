//! The SSSE3 kernel.
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
    simd::x86::ssse3::{Ssse3, Xmm, with_ssse3},
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel::new(
    Level::Ssse3,
    &[
        Step { blocks: 64, pad_from: 49, chains_from: 49, chains: true, per_lane: false, run: planes4 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: false, run: planes1 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: lanes2 },
        Step { blocks: 4, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: lanes1 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: single },
    ],
    super::schedule,
);

with_ssse3! {
    fn(job: Job<'_, '_, Gost28147>) {
        planes4 = byte_planes::run::<Xmm, InTables, 4>(Ssse3::new(), job);
        planes1 = byte_planes::run::<Xmm, InTables, 1>(Ssse3::new(), job);
        lanes2 = lanes::run::<Xmm, 2>(Ssse3::new(), job);
        lanes1 = lanes::run::<Xmm, 1>(Ssse3::new(), job);
        single = lanes::run::<Single<Xmm>, 1>(Ssse3::new(), job);
    }
}
