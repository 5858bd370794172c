//! The row for SSSE3.
use super::{Gost28147, byte_planes, lanes};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::ssse3::{Ssse3, Xmm},
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel {
    level: Level::Ssse3,
    steps: &[
        Step { blocks: 64, pad_from: 49, chains_from: 49, chains: true, per_lane: false, run: planes4 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: false, run: planes1 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: lanes2 },
        Step { blocks: 4, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lanes1 },
    ],
    schedule: super::schedule,
};

#[target_feature(enable = "ssse3")]
fn planes4(job: Job<'_, '_, Gost28147>) {
    byte_planes::run::<Xmm, 4>(Ssse3::new(), job)
}

#[target_feature(enable = "ssse3")]
fn planes1(job: Job<'_, '_, Gost28147>) {
    byte_planes::run::<Xmm, 1>(Ssse3::new(), job)
}

#[target_feature(enable = "ssse3")]
fn lanes2(job: Job<'_, '_, Gost28147>) {
    lanes::run::<Xmm, 2>(Ssse3::new(), job)
}

#[target_feature(enable = "ssse3")]
fn lanes1(job: Job<'_, '_, Gost28147>) {
    lanes::run::<Xmm, 1>(Ssse3::new(), job)
}
