//! The kernel of `avx512` for CPUs of AMD, without the step `single`. On Zen 5 most vector operations have a latency of
//! two cycles, and `single` needs more vector operations than the step `ymm1`, which has look-ups in 64 bytes. So for
//! one block alone, `single` would take longer than `ymm1`. On Zen 4, both steps take the same time in theory.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{Gost28147, avx512};
use crate::{
    cipher::{CipherKernel, Step},
    cpu::{self, Level},
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel::new(
    Level::Avx512,
    &[
        Step { blocks: 128, pad_from: 97, chains_from: usize::MAX, chains: false, per_lane: true, run: avx512::zmm8 },
        Step { blocks: 64, pad_from: 33, chains_from: 33, chains: true, per_lane: true, run: avx512::zmm4 },
        Step { blocks: 32, pad_from: 17, chains_from: 17, chains: true, per_lane: true, run: avx512::zmm2 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: true, run: avx512::zmm1 },
        Step { blocks: 8, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: avx512::ymm1 },
    ],
    super::schedule,
)
.only_if(cpu::is_amd);
