//! The kernel of `avx512` with the crossovers (the numbers of blocks from which the steps are used) for Zen 4. On Zen
//! 4, 512-bit operations take two passes. So a sliced group of 32 blocks, in registers of 256 bits, takes half as long
//! as a sliced group of 64 blocks, and less time than two groups of 16 blocks.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{Kuznyechik, avx512};
use crate::{
    cipher::{CipherKernel, Step},
    cpu::{self, Level},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Avx512,
    &[
        Step { blocks: 64, pad_from: 41, chains_from: 33, chains: true, per_lane: true, run: avx512::sliced64 },
        Step { blocks: 32, pad_from: 25, chains_from: 17, chains: true, per_lane: true, run: avx512::sliced32 },
        Step { blocks: 16, pad_from: 13, chains_from: 9, chains: true, per_lane: true, run: avx512::small16 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: avx512::small8 },
        Step { blocks: 4, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: avx512::small4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: avx512::small1 },
    ],
    avx512::schedule,
)
.only_if(cpu::splits_512);
