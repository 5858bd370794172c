//! MACs compared with the standards' text over the oracles: on every kernel, every length, split anywhere.
use crate::common::{KEY, Subject, cuts, data, encrypt, rows, xor};
use fastgost::{
    Error, Gost28147, Kuznyechik, Magma,
    mac::{Imit, Omac, SingleBlock},
    oracle,
};

/// OMAC following GOST R 34.13-2015, section 5.6.
fn omac_book<C: Subject>(message: &[u8]) -> Vec<u8> {
    let n = C::BLOCK_SIZE;
    let double = |x: &[u8]| {
        let mut wide = [0; 16];
        wide[16 - n..].copy_from_slice(x);
        let x = u128::from_be_bytes(wide);
        let doubled = if x >> (8 * n - 1) == 1 { x << 1 ^ if n == 16 { 0x87 } else { 0x1b } } else { x << 1 };
        doubled.to_be_bytes()[16 - n..].to_vec()
    };
    let k1 = double(&encrypt::<C>(&vec![0; n]));
    let k2 = double(&k1);
    let whole = !message.is_empty() && message.len().is_multiple_of(n);
    let mut padded = message.to_vec();
    if !whole {
        padded.push(0x80);
        padded.resize(padded.len().next_multiple_of(n), 0);
    }
    let mut state = vec![0; n];
    let blocks = padded.len() / n;
    for (i, block) in padded.chunks(n).enumerate() {
        state = xor(&state, block);
        if i + 1 == blocks {
            state = xor(&state, if whole { &k1 } else { &k2 });
        }
        state = encrypt::<C>(&state);
    }
    state
}

fn omac<C: Subject>() {
    let n = C::BLOCK_SIZE;
    for (cipher, _) in C::on_every_kernel() {
        let omac = Omac::new(cipher.clone());
        for len in (0..4 * n + 2).chain([1023, 1024, 1025]) {
            let message = data(len);
            let want = omac_book::<C>(&message);
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

/// IMIT following RFC 5830, section 8, with key meshing as in RFC 4357, section 2.3.2.
fn imit_book(message: &[u8], initial: [u8; 8], rule: SingleBlock, meshing: bool) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.resize(message.len().next_multiple_of(8), 0);
    if padded.len() == 8 && rule == SingleBlock::CryptoPro {
        padded.resize(16, 0);
    }
    let (mut key, mut state) = (KEY, u64::from_le_bytes(initial));
    for (i, part) in padded.chunks(1024).enumerate() {
        if meshing && i > 0 {
            key = oracle::gost28147::mesh(&rows(), &key, &[0; 8]).0;
        }
        let keys = oracle::gost28147::expand(&oracle::gost28147::words_of_28147(&key));
        for block in part.as_chunks::<8>().0 {
            state = oracle::gost28147::imit(&rows(), &keys, state ^ u64::from_le_bytes(*block));
        }
    }
    state.to_le_bytes().to_vec()
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
                        // A reset leaves nothing of what came before, not even a key.
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
