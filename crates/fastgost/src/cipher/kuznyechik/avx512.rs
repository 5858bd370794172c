//! The kernel for AVX-512 with VBMI and GFNI.
//!
//! This kernel is for CPUs whose vector units have 512 bits (CPUs of Intel, and Zen 5). In a sliced group, register i
//! holds byte i of all blocks. On these CPUs a sliced group of 32 blocks takes as long as a sliced group of 64 blocks,
//! because each step of L waits for the step before it. Two groups of 16 blocks take less time than a sliced group of
//! 32 blocks. On CPUs whose units have 256 bits, an operation on half a register takes half the time (see
//! `avx512_zen4`).
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    Keys, Kuznyechik,
    gfni::{AesBasis, GfniBlocks},
    recurrence, schedule, small_batch,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::{self, Level},
    pi::substitution::{Lookup, Standard},
    simd::x86::avx512::{Avx512, XmmVl, YmmVl, Zmm, with_avx512},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Avx512,
    &[
        Step { blocks: 64, pad_from: 33, chains_from: 33, chains: true, per_lane: true, run: sliced64 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: true, run: small16 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: small8 },
        Step { blocks: 4, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: small4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: small1 },
    ],
    schedule,
)
.only_if(|| !cpu::splits_512());

type Form<V, const N: usize> = GfniBlocks<V, Lookup<V, AesBasis>, N>;

with_avx512! {
    fn(job: Job<'_, '_, Kuznyechik>) {
        pub(super) sliced64 = recurrence::run_with_gfni::<Zmm, Lookup<Zmm, Standard>>(Avx512::new(), job);
        pub(super) sliced32 = recurrence::run_with_gfni::<YmmVl, Lookup<YmmVl, Standard>>(Avx512::new(), job);
        pub(super) small16 = small_batch::run(Form::<Zmm, 4>::new(Avx512::new()), job);
        pub(super) small8 = small_batch::run(Form::<Zmm, 2>::new(Avx512::new()), job);
        pub(super) small4 = small_batch::run(Form::<Zmm, 1>::new(Avx512::new()), job);
        pub(super) small1 = small_batch::run(Form::<XmmVl, 1>::new(Avx512::new()), job);
    }

    pub(super) fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        let derive = Form::<YmmVl, 1>::new(Avx512::new());
        match masters.len() {
            1 => schedule::run(Form::<XmmVl, 1>::new(Avx512::new()), derive, masters, keys),
            _ => schedule::run(Form::<Zmm, 1>::new(Avx512::new()), derive, masters, keys),
        }
    }
}
