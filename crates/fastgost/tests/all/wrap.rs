//! Compares key wraps on every kernel (the code for one level of CPU features) with the procedures of the standards,
//! which the test computes with the oracles (slow implementations that follow the text of the standards). Wrong inputs
//! must be rejected.
use crate::common::{KEY, Subject};
use fastgost::{
    Cipher, Error, Gost28147, Kuznyechik, Magma,
    mac::{Imit, Omac},
    mode::Ctr,
    wrap::{KExp15, cryptopro_diversify, cryptopro_unwrap, cryptopro_wrap, gost28147_unwrap, gost28147_wrap},
};
use fastgost_testkit::{book::Feedback, data, oracle::Cipher as _};

/// Returns keys other than `KEY`.
fn keys() -> impl Iterator<Item = [u8; 32]> {
    (0..5).map(|i| data(100)[11 * i..][..32].try_into().expect("32 bytes"))
}

fn kexp15<C: Subject>(another: impl Fn(&C) -> C) {
    let n = C::BLOCK_SIZE;
    for (cipher, _) in C::on_every_kernel() {
        let (mac, encryption) = (cipher.clone(), another(&cipher));
        let keys = KExp15::new(mac.clone(), encryption.clone());
        let iv = &data(40)[17..][..n / 2];
        for len in [0, 1, n - 1, n, 32, 33, 64, 1000] {
            let secret = data(len);
            let mut wrapped = vec![0; len + KExp15::<C>::OVERHEAD];
            keys.export(iv, &secret, &mut wrapped).expect("fits");
            // KExp15 of a secret S is CTR(S | OMAC(IV | S)). The test computes KExp15 from CTR and OMAC, which have
            // their own tests.
            let mut omac = Omac::new(mac.clone());
            omac.update(&[iv, &secret].concat());
            let mut want = [&secret[..], &omac.finalize()].concat();
            Ctr::new(encryption.clone(), iv).expect("half a block").apply(&mut want[..]).expect("far from the end");
            assert_eq!(wrapped, want);

            let mut back = vec![7; len];
            keys.import_into(iv, &wrapped, &mut back).expect("right");
            assert_eq!(back, secret);
            for bit in (0..8 * wrapped.len()).step_by(if len > 100 { 13 } else { 1 }) {
                let mut wrong = wrapped.clone();
                wrong[bit / 8] ^= 1 << (bit % 8);
                back.fill(7);
                assert_eq!(keys.import_into(iv, &wrong, &mut back), Err(Error::TagMismatch), "bit {bit}");
                assert!(back.iter().all(|b| *b == 0), "nothing comes out");
            }
            let mut other_iv = iv.to_vec();
            other_iv[0] ^= 1;
            assert_eq!(keys.import_into(&other_iv, &wrapped, &mut back), Err(Error::TagMismatch));
            let swapped = KExp15::new(encryption.clone(), mac.clone());
            assert_eq!(swapped.import_into(iv, &wrapped, &mut back), Err(Error::TagMismatch));
            for (given, room) in [(len + n - 1, len), (len + n, len + 1), (0, len)] {
                let mut room = vec![7; room];
                let refused = keys.import_into(iv, &wrapped[..given], &mut room);
                assert_eq!(refused, Err(Error::WrappedLength { given, expected: room.len() + n }));
                assert!(room.iter().all(|b| *b == 0));
            }
            let refused = keys.export(iv, &secret, &mut wrapped[1..]);
            assert_eq!(refused, Err(Error::WrappedLength { given: len + n - 1, expected: len + n }));
            for given in [0, n / 2 - 1, n / 2 + 1, n] {
                let before = wrapped.clone();
                let refused = keys.export(&data(given), &secret, &mut wrapped);
                assert!(matches!(refused, Err(Error::IvLength { given: g, .. }) if g == given));
                assert_eq!(wrapped, before);
                let refused = keys.import_into(&data(given), &wrapped, &mut back);
                assert!(matches!(refused, Err(Error::IvLength { given: g, .. }) if g == given));
            }
        }
        let mut wrapped = vec![0; 32 + n];
        keys.export(iv, &KEY, &mut wrapped).expect("fits");
        assert_eq!(keys.import::<32>(iv, &wrapped).expect("right")[..], KEY);
        assert_eq!(keys.level(), encryption.level());
        let refused = keys.import::<31>(iv, &wrapped).err();
        assert_eq!(refused, Some(Error::WrappedLength { given: 32 + n, expected: 31 + n }));
    }
}

#[test]
fn kuznyechik_kexp15() {
    kexp15::<Kuznyechik>(|c| Kuznyechik::with_level(c.level(), &[3; 32]).expect("it runs"));
}

#[test]
fn magma_kexp15() {
    kexp15::<Magma>(|c| Magma::with_level(c.level(), &[3; 32]).expect("it runs"));
}

/// Diversifies a key as RFC 4357, section 6.5, does.
fn diversify_book(kek: &[u8; 32], ukm: &[u8; 8]) -> [u8; 32] {
    let mut key = *kek;
    for byte in ukm {
        let mut sums = [0u32; 2];
        for j in 0..8 {
            let word = u32::from_le_bytes(key[4 * j..][..4].try_into().expect("4 bytes"));
            let sum = if byte >> j & 1 == 1 { &mut sums[0] } else { &mut sums[1] };
            *sum = sum.wrapping_add(word);
        }
        let mut register = sums.map(u32::to_le_bytes).concat();
        let next = Feedback::Cfb.encrypt(&Gost28147::oracle_under(&key), &mut register, &key);
        key = next.try_into().expect("32 bytes");
    }
    key
}

/// Wraps a key as RFC 4357, section 6.1, does. IMIT has its own test.
fn wrap_book(kek: &Gost28147, kek_bytes: &[u8; 32], ukm: &[u8; 8], cek: &[u8; 32]) -> Vec<u8> {
    let mut imit = Imit::new(kek.rekey(kek_bytes)).with_initial_state(ukm);
    imit.update(cek);
    let encrypted: Vec<u8> = cek.chunks(8).flat_map(|b| Gost28147::oracle_under(kek_bytes).encrypt(b)).collect();
    [&ukm[..], &encrypted, &imit.finalize()].concat()
}

#[test]
fn gost28147_and_cryptopro() {
    for (kek, _) in Gost28147::on_every_kernel() {
        for (i, cek) in keys().enumerate() {
            let ukm: [u8; 8] = [[0; 8], [0xff; 8], *b"8 bytes.", [1, 2, 4, 8, 16, 32, 64, 128], [0x80; 8]][i];
            let diversified = diversify_book(&KEY, &ukm);
            assert_eq!(*cryptopro_diversify(&kek, &ukm), diversified);

            let plain = gost28147_wrap(&kek, &ukm, &cek);
            assert_eq!(plain[..], wrap_book(&kek, &KEY, &ukm, &cek));
            let wrapped = cryptopro_wrap(&kek, &ukm, &cek);
            assert_eq!(wrapped[..], wrap_book(&kek, &diversified, &ukm, &cek));

            unwrapped_or_refused(&wrapped, &cek, |wrapped| cryptopro_unwrap(&kek, wrapped).map(|key| *key));
            unwrapped_or_refused(&plain, &cek, |wrapped| gost28147_unwrap(&kek, wrapped).map(|key| *key));
        }
    }
}

fn unwrapped_or_refused(wrapped: &[u8; 44], cek: &[u8; 32], unwrap: impl Fn(&[u8]) -> Result<[u8; 32], Error>) {
    assert_eq!(unwrap(wrapped).as_ref(), Ok(cek));
    for bit in 0..8 * 44 {
        let mut wrong = *wrapped;
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(unwrap(&wrong), Err(Error::TagMismatch), "bit {bit}");
    }
    for given in [0, 8, 40, 43] {
        assert_eq!(unwrap(&wrapped[..given]), Err(Error::WrappedLength { given, expected: 44 }));
    }
    let longer = [&wrapped[..], &[0]].concat();
    assert_eq!(unwrap(&longer), Err(Error::WrappedLength { given: 45, expected: 44 }));
}
