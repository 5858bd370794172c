//! The kernel that runs on every CPU.
use super::{Keys, Kuznyechik, bit_planes::BitPlanes, bitsliced, schedule, small_batch};
use crate::{
    cipher::{CipherKernel, Job, Step},
    cpu::Level,
};

pub(super) const KERNEL: CipherKernel<Kuznyechik> = CipherKernel::new(
    Level::Portable,
    &[
        Step { blocks: 64, pad_from: 21, chains_from: 24, chains: false, per_lane: false, run: bitsliced64 },
        Step { blocks: 4, pad_from: 0, chains_from: 0, chains: true, per_lane: true, run: planes4 },
    ],
    schedule,
);

fn bitsliced64(job: Job<'_, '_, Kuznyechik>) {
    bitsliced::run::<u64, false>((), job)
}

fn planes4(job: Job<'_, '_, Kuznyechik>) {
    small_batch::run(BitPlanes, job)
}

fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    schedule::run(BitPlanes, BitPlanes, masters, keys)
}
