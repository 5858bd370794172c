//! The NEON kernel. In all steps (group sizes) but the last, `pad_from` and `chains_from` have the values of the SSSE3
//! kernel, because nothing has been measured on AArch64. `InTables` and `ByShifts` are the two ways to rotate by 11
//! bits. Latency limits the speed of a single set of registers (`planes1`). `ByShifts` would increase the latency, so a
//! single set uses `InTables`.
#![cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
use super::{
    Gost28147,
    byte_planes::{self, ByShifts, InTables},
    lanes,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::neon::{Neon, Vector, with_neon},
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel::new(
    Level::Neon,
    &[
        Step { blocks: 64, pad_from: 49, chains_from: 49, chains: true, per_lane: false, run: planes4 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: false, run: planes1 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: lanes2 },
        Step { blocks: 4, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lanes1 },
    ],
    super::schedule,
);

with_neon! {
    fn(job: Job<'_, '_, Gost28147>) {
        planes4 = byte_planes::run::<Vector, ByShifts, 4>(Neon::new(), job);
        planes1 = byte_planes::run::<Vector, InTables, 1>(Neon::new(), job);
        lanes2 = lanes::run::<Vector, 2>(Neon::new(), job);
        lanes1 = lanes::run::<Vector, 1>(Neon::new(), job);
    }
}
