//! Compares Kuznyechik's kernels with the oracle (a slow implementation that follows the text of the standard). The
//! tests use counters with carries, and all lengths around the ends of groups (the blocks that a kernel processes at
//! once).
use crate::common::KEY;
use fastgost::{
    Cipher, Kuznyechik,
    inout::InOutBuf,
    mode::{Ctr, Ecb},
};
use fastgost_testkit::{data, oracle::kuznyechik as oracle};

#[test]
fn every_block_count() {
    let keys = oracle::expand(&KEY);
    let plain = data(16 * 1029);
    let cipher: Vec<u8> =
        plain.chunks(16).flat_map(|b| oracle::encrypt(&keys, b.try_into().expect("16 bytes"))).collect();
    for level in Kuznyechik::levels() {
        let keyed = Kuznyechik::with_level(level, &KEY).expect("available");
        let blocks = keyed.group_blocks();
        let ecb = Ecb::new(keyed);
        for n in (0..2 * blocks + 6).map(|b| 16 * b) {
            let mut out = vec![0; n];
            ecb.encrypt(InOutBuf::new(&plain[..n], &mut out).expect("equal lengths")).expect("whole blocks");
            assert!(out == cipher[..n], "{} encrypts {n} bytes", level);
            ecb.decrypt(&mut out[..]).expect("whole blocks");
            assert!(out == plain[..n], "{} decrypts {n} bytes", level);
        }
    }
}

#[test]
fn counters_across_every_carry() {
    let keys = oracle::expand(&KEY);
    let iv = *b"\xff\xff\xff\xff\xff\xff\xff\xfe";
    // Each message begins before or at a carry into one byte of the counter.
    for carry in (8..64).step_by(8) {
        for before in [0u128, 1, 5, 63, 64, 77, 511, 600] {
            let Some(first) = (1u128 << carry).checked_sub(before) else { continue };
            let n = 16 * 700 + 3;
            let plain = data(n);
            let start = u128::from(u64::from_be_bytes(iv)) << 64;
            let mut want = plain.clone();
            for (i, b) in want.chunks_mut(16).enumerate() {
                let g = oracle::encrypt(&keys, &(start + first + i as u128).to_be_bytes());
                b.iter_mut().zip(g).for_each(|(b, g)| *b ^= g);
            }
            for level in Kuznyechik::levels() {
                let keyed = Kuznyechik::with_level(level, &KEY).expect("available");
                let mut ctr = Ctr::new(keyed, &iv).expect("8 bytes");
                ctr.seek(16 * first).expect("inside");
                let mut out = plain.clone();
                ctr.apply(&mut out[..]).expect("inside");
                assert!(out == want, "{} from block {first:#x}", level);
            }
        }
    }
}
