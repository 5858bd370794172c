//! The kernel that runs on every CPU.
use super::{Gost28147, lanes};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::array::Array,
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel::new(
    Level::Portable,
    &[
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: true, run: lanes16 },
        Step { blocks: 8, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: lanes8 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lanes1 },
    ],
    super::schedule,
);

fn lanes16(job: Job<'_, '_, Gost28147>) {
    lanes::run::<Array<16>, 1>((), job)
}

fn lanes8(job: Job<'_, '_, Gost28147>) {
    lanes::run::<Array<8>, 1>((), job)
}

pub(super) fn lanes1(job: Job<'_, '_, Gost28147>) {
    lanes::run::<Array<1>, 1>((), job)
}
