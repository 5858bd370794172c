//! The row for AVX2 with GFNI.
use super::{
    Keys, Kuznyechik, few,
    field::Field,
    sbox::{AesField, Decomposed, Standard},
    schedule, sliced,
};
use crate::{
    cipher::{Job, Kernel, Step},
    cpu::Level,
    simd::avx2::{Avx2Gfni, YmmGfni},
};

pub(super) const KERNEL: Kernel<Kuznyechik> = Kernel {
    level: Level::Avx2Gfni,
    name: Level::Avx2Gfni.name(),
    constant_time: true,
    steps: &[
        Step { blocks: 32, pad_from: 24, chains_from: 23, chains: true, per_lane: true, run: sliced32 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: few8 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: few4 },
        Step { blocks: 2, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: few2 },
    ],
    schedule,
};

type Form<const N: usize> = Field<YmmGfni, Decomposed<YmmGfni, AesField>, N>;

#[target_feature(enable = "avx2,gfni")]
fn sliced32(job: Job<'_, '_, Kuznyechik>) {
    sliced::run::<YmmGfni, Decomposed<YmmGfni, Standard>>(Avx2Gfni::new(), job)
}

#[target_feature(enable = "avx2,gfni")]
fn few8(job: Job<'_, '_, Kuznyechik>) {
    few::run(Form::<4>::new(Avx2Gfni::new()), job)
}

#[target_feature(enable = "avx2,gfni")]
fn few4(job: Job<'_, '_, Kuznyechik>) {
    few::run(Form::<2>::new(Avx2Gfni::new()), job)
}

#[target_feature(enable = "avx2,gfni")]
fn few2(job: Job<'_, '_, Kuznyechik>) {
    few::run(Form::<1>::new(Avx2Gfni::new()), job)
}

#[target_feature(enable = "avx2,gfni")]
fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    let form = Form::<1>::new(Avx2Gfni::new());
    schedule::run(form, form, masters, keys)
}
