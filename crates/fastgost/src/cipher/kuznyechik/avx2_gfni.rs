//! The kernel for AVX2 with GFNI.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{
    Keys, Kuznyechik,
    gfni::{AesBasis, GfniBlocks},
    schedule, sliced_gfni, small_batch,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    pi::substitution::Decomposed,
    simd::x86::avx2::{Avx2Gfni, YmmGfni, with_avx2_gfni},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Avx2Gfni,
    &[
        Step { blocks: 32, pad_from: 21, chains_from: 19, chains: true, per_lane: true, run: sliced32 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: small8 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: small4 },
        Step { blocks: 2, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: small2 },
    ],
    schedule,
);

type Form<const N: usize> = GfniBlocks<YmmGfni, Decomposed<YmmGfni, AesBasis>, N>;

with_avx2_gfni! {
    fn(job: Job<'_, '_, Kuznyechik>) {
        sliced32 = sliced_gfni::run::<YmmGfni>(Avx2Gfni::new(), job);
        small8 = small_batch::run(Form::<4>::new(Avx2Gfni::new()), job);
        small4 = small_batch::run(Form::<2>::new(Avx2Gfni::new()), job);
        small2 = small_batch::run(Form::<1>::new(Avx2Gfni::new()), job);
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        let form = Form::<1>::new(Avx2Gfni::new());
        schedule::run(form, form, masters, keys)
    }
}
