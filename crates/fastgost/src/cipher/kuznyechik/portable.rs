//! The row that runs everywhere.
use super::{Keys, Kuznyechik, bitsliced, fold, reverse, spec};
use crate::{
    cipher::{Job, Kernel, Step},
    cpu::Level,
};

pub(super) const KERNEL: Kernel<Kuznyechik> = Kernel {
    level: Level::Portable,
    name: Level::Portable.name(),
    constant_time: true,
    steps: &[Step { blocks: 64, pad_from: 0, chains_from: 0, chains: false, per_lane: false, run: bitsliced64 }],
    schedule,
};

fn bitsliced64(job: Job<'_, '_, Kuznyechik>) {
    bitsliced::run::<u64>((), job)
}

fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    for (m, k) in masters.iter().zip(keys) {
        k.enc = spec::expand(m);
        k.dec = k.enc;
        k.enc_folded[0] = reverse(&k.enc[0]);
        k.dec_folded[0] = k.enc[0];
        for r in 1..10 {
            k.dec[r] = spec::l_inv(&k.enc[r]);
            (k.enc_folded[r], k.dec_folded[r]) = (fold(&reverse(&k.enc[r])), fold(&k.dec[r]));
        }
    }
}
