//! The AVX-512 kernel, with VBMI. CPUs of AMD do not use this kernel (see `avx512_amd`).
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::{Gost28147, lanes};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::{self, Level},
    simd::single::Single,
    simd::x86::avx512::{Avx512, XmmVl, YmmVl, Zmm, with_avx512},
};

pub(super) const KERNEL: CipherKernel<Gost28147> = CipherKernel::new(
    Level::Avx512,
    &[
        Step { blocks: 128, pad_from: 97, chains_from: usize::MAX, chains: false, per_lane: true, run: zmm8 },
        Step { blocks: 64, pad_from: 33, chains_from: 33, chains: true, per_lane: true, run: zmm4 },
        Step { blocks: 32, pad_from: 17, chains_from: 17, chains: true, per_lane: true, run: zmm2 },
        Step { blocks: 16, pad_from: 9, chains_from: 9, chains: true, per_lane: true, run: zmm1 },
        Step { blocks: 8, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: ymm1 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: single },
    ],
    super::schedule,
)
.only_if(|| !cpu::is_amd());

with_avx512! {
    fn(job: Job<'_, '_, Gost28147>) {
        pub(super) zmm8 = lanes::run::<Zmm, 8>(Avx512::new(), job);
        pub(super) zmm4 = lanes::run::<Zmm, 4>(Avx512::new(), job);
        pub(super) zmm2 = lanes::run::<Zmm, 2>(Avx512::new(), job);
        pub(super) zmm1 = lanes::run::<Zmm, 1>(Avx512::new(), job);
        pub(super) ymm1 = lanes::run::<YmmVl, 1>(Avx512::new(), job);
        single = lanes::run::<Single<XmmVl>, 1>(Avx512::new(), job);
    }
}
