//! The row for AVX-512 without VBMI and GFNI.
use super::{Keys, Kuznyechik, bitsliced, columns::Columns, schedule, small_batch, toeplitz::Toeplitz};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    simd::{
        avx2::{Avx2, Ymm},
        avx512bw::{Avx512Bw, Zmm},
    },
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel {
    level: Level::Avx512Bw,
    steps: &[
        Step { blocks: 512, pad_from: 512, chains_from: 512, chains: false, per_lane: false, run: bitsliced512 },
        Step { blocks: 256, pad_from: 110, chains_from: 140, chains: false, per_lane: false, run: bitsliced256 },
        Step { blocks: 16, pad_from: 13, chains_from: 9, chains: true, per_lane: true, run: columns16 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: columns8 },
        Step { blocks: 4, pad_from: 3, chains_from: 3, chains: true, per_lane: true, run: lanes4 },
        Step { blocks: 2, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lanes2 },
    ],
    schedule,
};

#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq")]
fn bitsliced512(job: Job<'_, '_, Kuznyechik>) {
    bitsliced::run::<Zmm>(Avx512Bw::new(), job)
}

/// The same source as for AVX2, in 32 registers and with ternary logic.
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq")]
fn bitsliced256(job: Job<'_, '_, Kuznyechik>) {
    bitsliced::run::<Ymm>(Avx2::new(), job)
}

#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq")]
fn columns16(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Columns::<Zmm>(Avx512Bw::new()), job)
}

#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq")]
fn columns8(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Columns::<Ymm>(Avx2::new()), job)
}

#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq")]
fn lanes4(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Toeplitz::<Ymm, 2>(Avx2::new()), job)
}

#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq")]
fn lanes2(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Toeplitz::<Ymm, 1>(Avx2::new()), job)
}

#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq")]
fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    schedule::run(Toeplitz::<Ymm, 1>(Avx2::new()), Toeplitz::<Ymm, 1>(Avx2::new()), masters, keys)
}
