//! The kernel for AVX-512 with VBMI and GFNI.
use super::{
    Keys, Kuznyechik,
    gfni::{AesBasis, GfniBlocks},
    schedule, sliced, small_batch,
};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
    pi::substitution::{Lookup, Standard},
    simd::x86::avx512::{Avx512, XmmVl, YmmVl, Zmm, with_avx512},
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Avx512,
    &[
        Step { blocks: 64, pad_from: 41, chains_from: 33, chains: true, per_lane: true, run: sliced64 },
        Step { blocks: 32, pad_from: 25, chains_from: 17, chains: true, per_lane: true, run: sliced32 },
        Step { blocks: 16, pad_from: 13, chains_from: 9, chains: true, per_lane: true, run: small16 },
        Step { blocks: 8, pad_from: 5, chains_from: 5, chains: true, per_lane: true, run: small8 },
        Step { blocks: 4, pad_from: 2, chains_from: 2, chains: true, per_lane: true, run: small4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: small1 },
    ],
    schedule,
);

type Form<V, const N: usize> = GfniBlocks<V, Lookup<V, AesBasis>, N>;

with_avx512! {
    fn sliced64(job: Job<'_, '_, Kuznyechik>) {
        sliced::run::<Zmm, Lookup<Zmm, Standard>>(Avx512::new(), job)
    }

    fn sliced32(job: Job<'_, '_, Kuznyechik>) {
        sliced::run::<YmmVl, Lookup<YmmVl, Standard>>(Avx512::new(), job)
    }

    fn small16(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Form::<Zmm, 4>::new(Avx512::new()), job)
    }

    fn small8(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Form::<Zmm, 2>::new(Avx512::new()), job)
    }

    fn small4(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Form::<Zmm, 1>::new(Avx512::new()), job)
    }

    fn small1(job: Job<'_, '_, Kuznyechik>) {
        small_batch::run(Form::<XmmVl, 1>::new(Avx512::new()), job)
    }

    fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
        let derive = Form::<YmmVl, 1>::new(Avx512::new());
        match masters.len() {
            1 => schedule::run(Form::<XmmVl, 1>::new(Avx512::new()), derive, masters, keys),
            _ => schedule::run(Form::<Zmm, 1>::new(Avx512::new()), derive, masters, keys),
        }
    }
}
