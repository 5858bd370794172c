//! The row that runs everywhere.
use super::{Keys, Kuznyechik, bitsliced, fold, reverse, spec, x4};
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
        k.enc_bytes = spec::expand(m);
        k.dec_bytes = k.enc_bytes;
        for r in 0..10 {
            if r > 0 {
                k.dec_bytes[r] = spec::l_inv(&k.enc_bytes[r]);
            }
            let (e, d) = (reverse(&k.enc_bytes[r]), k.dec_bytes[r]);
            let (e, d) = if r > 0 { (fold(&e), fold(&d)) } else { (e, d) };
            for t in 0..16 {
                (k.enc[r][t], k.dec[r][t]) = (x4(e[t]), x4(d[t]));
            }
        }
    }
}
