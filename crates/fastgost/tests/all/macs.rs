//! Compares MACs on every kernel (the code for one level of CPU features) with the procedures of the standards, which
//! the test computes with the oracles (slow implementations that follow the text of the standards). Messages have all
//! lengths, and are split at any place.
use crate::common::Subject;
use fastgost::{
    Error, Gost28147, Kuznyechik, Magma,
    mac::{Imit, Omac, SingleBlock},
};
use fastgost_testkit::{book, cuts, data};

fn omac<C: Subject>() {
    let n = C::BLOCK_SIZE;
    for (cipher, _) in C::on_every_kernel() {
        let omac = Omac::new(cipher.clone());
        for len in (0..4 * n + 2).chain([1023, 1024, 1025]) {
            let message = data(len);
            let want = book::omac(&C::oracle(), &message);
            let what = format!("{len} bytes on {}", omac.level());
            for seed in 0..6 {
                let mut mac = omac.clone();
                let mut rest = &message[..];
                for part in cuts(len, 1, [1, n, 2 * n + 1, 2000, n - 1, 0][seed % 6].max(1), seed) {
                    mac.update(&rest[..part]);
                    rest = &rest[part..];
                }
                assert_eq!(&mac.finalize_reset()[..], want, "{what}, split by {seed}");
                mac.update(&message);
                assert_eq!(&mac.finalize()[..], want, "{what}, the next message");
            }
            for size in [1, n / 2, n] {
                let with_size = if size < 4 { Omac::with_short_tag_size } else { Omac::with_tag_size };
                let mut mac = with_size(cipher.clone(), size).expect("allowed");
                assert_eq!(mac.tag_size(), size);
                mac.update(b"something else");
                mac.reset();
                mac.update(&message);
                mac.clone().verify(&want[..size]).expect("the right tag");
                assert_eq!(mac.clone().verify(&want[..size - 1]), Err(Error::TagMismatch), "too short");
                for bit in 0..8 * size {
                    let mut wrong = want[..size].to_vec();
                    wrong[bit / 8] ^= 1 << (bit % 8);
                    assert_eq!(mac.clone().verify(&wrong), Err(Error::TagMismatch), "{what}, bit {bit}");
                }
            }
        }
        for given in [0, n + 1] {
            for with_size in [Omac::with_short_tag_size, Omac::with_tag_size] {
                let error = with_size(cipher.clone(), given).err();
                assert!(matches!(error, Some(Error::TagLength { given: g, .. }) if g == given));
            }
        }
        for short in 1..4 {
            let error = Omac::with_tag_size(cipher.clone(), short).expect_err("only by the explicit call");
            assert_eq!(
                error.to_string(),
                format!("the tag has {short} bytes; allowed: 4 to {n} bytes; fewer can be guessed")
            );
        }
    }
}

#[test]
fn kuznyechik_omac() {
    omac::<Kuznyechik>();
}

#[test]
fn magma_omac() {
    omac::<Magma>();
}

#[test]
fn gost28147_omac() {
    omac::<Gost28147>();
}

/// Computes IMIT as RFC 5830, section 8, does. The key meshing follows RFC 4357, section 2.3.2.
fn imit_book(message: &[u8], initial: [u8; 8], rule: SingleBlock, meshing: bool) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.resize(message.len().next_multiple_of(8), 0);
    if padded.len() == 8 && rule == SingleBlock::CryptoPro {
        padded.resize(16, 0);
    }
    let (mut cipher, mut state) = (Gost28147::oracle(), initial);
    for (i, part) in padded.chunks(1024).enumerate() {
        if meshing && i > 0 {
            cipher = cipher.mesh(&[0; 8]).0;
        }
        for block in part.as_chunks().0 {
            state = cipher.imit(&state, block);
        }
    }
    state.to_vec()
}

#[test]
fn imit() {
    for (cipher, _) in Gost28147::on_every_kernel() {
        for rule in [SingleBlock::CryptoPro, SingleBlock::Plain] {
            for (meshing, initial) in [(false, [0; 8]), (true, [0; 8]), (false, *b"initials"), (true, *b"initials")] {
                let mut imit = Imit::new(cipher.clone()).with_single_block(rule).with_initial_state(&initial);
                if meshing {
                    imit = imit.with_meshing();
                }
                for len in (0..34).chain([1016, 1023, 1024, 1025, 1032, 2047, 2048, 2049, 3001]) {
                    let message = data(len);
                    let want = imit_book(&message, initial, rule, meshing);
                    let what = format!("{len} bytes, {rule:?}, {meshing}, {initial:?} on {}", imit.level());
                    for seed in 0..6 {
                        let mut mac = imit.clone().with_tag_size(8).expect("allowed");
                        // A reset removes all earlier data. The reset also removes the key that meshing has made.
                        mac.update(&data(1100 * (seed % 3)));
                        mac.reset();
                        let mut rest = &message[..];
                        for part in cuts(len, 1, [1, 8, 17, 1024, 2000, 7][seed % 6], seed) {
                            mac.update(&rest[..part]);
                            rest = &rest[part..];
                        }
                        assert_eq!(&mac.finalize_reset()[..], want, "{what}, split by {seed}");
                        mac.update(&message);
                        assert_eq!(&mac.finalize()[..], want, "{what}, the next message");
                    }
                    let mut mac = imit.clone();
                    assert_eq!(mac.tag_size(), 4);
                    mac.update(&message);
                    mac.clone().verify(&want[..4]).expect("the right tag");
                    assert_eq!(mac.clone().verify(&want), Err(Error::TagMismatch), "too long");
                    let mut wrong = want[..4].to_vec();
                    wrong[3] ^= 1;
                    assert_eq!(mac.verify(&wrong), Err(Error::TagMismatch), "{what}");
                }
            }
        }
        for given in [0, 9] {
            let error = Imit::new(cipher.clone()).with_tag_size(given).err();
            assert!(matches!(error, Some(Error::TagLength { given: g, .. }) if g == given));
        }
    }
}
