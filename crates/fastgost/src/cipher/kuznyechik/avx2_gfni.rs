//! The row for AVX2 with GFNI.
use super::{
    Keys, Kuznyechik,
    gfni::GfniBlocks,
    sbox::{AesField, Decomposed, Standard},
    schedule, sliced, small_batch,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::avx2::{Avx2Gfni, YmmGfni},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel {
    level: Level::Avx2Gfni,
    steps: &[
        Step { blocks: 32, pad_from: 24, chains_from: 23, chains: true, per_lane: true, run: sliced32 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: small8 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: small4 },
        Step { blocks: 2, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: small2 },
    ],
    schedule,
};

type Form<const N: usize> = GfniBlocks<YmmGfni, Decomposed<YmmGfni, AesField>, N>;

#[target_feature(enable = "avx2,gfni")]
fn sliced32(job: Job<'_, '_, Kuznyechik>) {
    sliced::run::<YmmGfni, Decomposed<YmmGfni, Standard>>(Avx2Gfni::new(), job)
}

#[target_feature(enable = "avx2,gfni")]
fn small8(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Form::<4>::new(Avx2Gfni::new()), job)
}

#[target_feature(enable = "avx2,gfni")]
fn small4(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Form::<2>::new(Avx2Gfni::new()), job)
}

#[target_feature(enable = "avx2,gfni")]
fn small2(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Form::<1>::new(Avx2Gfni::new()), job)
}

#[target_feature(enable = "avx2,gfni")]
fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let form = Form::<1>::new(Avx2Gfni::new());
    schedule::run(form, form, masters, keys)
}
