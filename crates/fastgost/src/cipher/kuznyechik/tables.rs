//! The kernel of table look-ups, which is NOT constant-time.
#![cfg(feature = "tables")]
use super::{Keys, Kuznyechik, lookups::Lookups, schedule, small_batch};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Tables,
    &[
        Step { blocks: 4, pad_from: 4, chains_from: 4, chains: true, per_lane: true, run: lookups4 },
        Step { blocks: 1, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: lookups1 },
    ],
    schedule,
);

fn lookups4(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Lookups::<4>, job)
}

fn lookups1(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(Lookups::<1>, job)
}

fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    schedule::run(Lookups::<1>, Lookups::<1>, masters, keys)
}
