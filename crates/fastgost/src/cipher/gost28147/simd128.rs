//! The kernel for WebAssembly with 128-bit SIMD. This kernel has the steps of the SSSE3 kernel. The crossovers of SSSE3
//! (the numbers of blocks from which the steps are used) also fit node 20 on an Intel CPU.
//!
//! The tables include the rotation by 11 bits (`InTables`), because WebAssembly has no shifts that insert bits. To
//! rotate by shifts (`ByShifts`) would take 12 more operations in each round and save four look-ups, each of which is
//! one instruction on AArch64 and two instructions on x86.
#![cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::{
    Gost28147,
    byte_planes::{self, InTables},
    lanes, portable,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::wasm::{Simd128, Vector, with_simd128},
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel::new(
    Level::Simd128,
    &[
        Step { blocks: 64, pad_from: 49, chains_from: 49, chains: true, per_lane: false, run: planes4 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: false, run: planes1 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: lanes2 },
        Step { blocks: 4, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: lanes1 },
        // This step uses general-purpose registers. In a round of a single block, every operation waits for the
        // previous operation, and look-ups in general-purpose registers have a shorter latency.
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: portable::lanes1 },
    ],
    super::schedule,
);

with_simd128! {
    fn(job: Job<'_, '_, Gost28147>) {
        planes4 = byte_planes::run::<Vector, InTables, 4>(Simd128::new(), job);
        planes1 = byte_planes::run::<Vector, InTables, 1>(Simd128::new(), job);
        lanes2 = lanes::run::<Vector, 2>(Simd128::new(), job);
        lanes1 = lanes::run::<Vector, 1>(Simd128::new(), job);
    }
}
