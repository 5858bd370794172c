//! The row for AVX-512 with VBMI and GFNI.
use super::{Keys, Kuznyechik, few, sliced};
use crate::{
    cipher::{Job, Kernel, Step},
    cpu::Level,
    simd::{
        avx512::{Avx512, Xmm, Zmm},
        avx512vl::Ymm,
    },
};

pub(super) const KERNEL: Kernel<Kuznyechik> = Kernel {
    level: Level::Avx512,
    name: Level::Avx512.name(),
    constant_time: true,
    steps: &[
        Step { blocks: 64, pad_from: 41, chains_from: 33, chains: true, per_lane: true, run: sliced64 },
        Step { blocks: 32, pad_from: 25, chains_from: 17, chains: true, per_lane: true, run: sliced32 },
        Step { blocks: 16, pad_from: 13, chains_from: 9, chains: true, per_lane: true, run: few16 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: few8 },
        Step { blocks: 4, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: few4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: few1 },
    ],
    schedule,
};

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn sliced64(job: Job<'_, '_, Kuznyechik>) {
    sliced::run::<Zmm, sliced::Lookup<Zmm>>(Avx512::new(), job)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn sliced32(job: Job<'_, '_, Kuznyechik>) {
    sliced::run::<Ymm, sliced::Lookup<Ymm>>(Avx512::new(), job)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn few16(job: Job<'_, '_, Kuznyechik>) {
    few::run::<Zmm, 4>(Avx512::new(), job)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn few8(job: Job<'_, '_, Kuznyechik>) {
    few::run::<Zmm, 2>(Avx512::new(), job)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn few4(job: Job<'_, '_, Kuznyechik>) {
    few::run::<Zmm, 1>(Avx512::new(), job)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn few1(job: Job<'_, '_, Kuznyechik>) {
    few::run::<Xmm, 1>(Avx512::new(), job)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    match masters.len() {
        1 => few::schedule::<Xmm, Ymm>(Avx512::new(), masters, keys),
        _ => few::schedule::<Zmm, Ymm>(Avx512::new(), masters, keys),
    }
}
