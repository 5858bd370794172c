//! Compares HMAC with the formula of RFC 2104, which the test computes with the oracles (slow hash functions that
//! follow the text of the standards). The tests use every kernel (the code for one level of CPU features), single
//! messages, and many messages at once. Keys and messages have lengths around every boundary.
use crate::common::{HashSubject, hmac_book};
use fastgost::{
    Error, Sbox,
    hash::{Gost94, Streebog256, Streebog512},
    mac::Hmac,
};
use fastgost_testkit::{cuts, data};

/// Some lengths are close to one block, some are close to two blocks, and some are greater than two blocks.
const LENGTHS: [usize; 14] = [0, 1, 8, 31, 32, 33, 63, 64, 65, 127, 128, 129, 200, 1000];

/// Returns a key of `len` bytes. A shorter key from this function is not the beginning of a longer key.
fn key(len: usize) -> Vec<u8> {
    data(len + 5)[5..].iter().map(|b| b.wrapping_add(len as u8)).collect()
}

fn one<H: HashSubject>() {
    for hash in H::on_every_kernel() {
        let mut used = hash.clone();
        used.update(b"is forgotten");
        for key_len in LENGTHS {
            let key = key(key_len);
            let hmac = Hmac::new(used.clone(), &key);
            assert_eq!((hmac.level(), hmac.tag_size()), (hash.level(), H::OUTPUT_SIZE));
            for len in LENGTHS {
                let message = data(len);
                let want = hmac_book::<H>(&key, &message);
                let mut mac = hmac.clone();
                for most in [1, 32, 63, 64, 100] {
                    let mut rest = &message[..];
                    for part in cuts(len, 1, most, len) {
                        mac.update(&rest[..part]);
                        rest = &rest[part..];
                    }
                    assert_eq!(&mac.finalize_reset()[..], want, "{key_len} {len} {most} on {}", hash.level());
                }
                mac.update(b"something else");
                mac.reset();
                mac.update(&message);
                assert_eq!(&mac.finalize()[..], want, "after a reset");
            }
        }
    }
}

#[test]
fn over_streebog256() {
    one::<Streebog256>();
}

#[test]
fn over_streebog512() {
    one::<Streebog512>();
}

#[test]
fn over_gost94() {
    one::<Gost94>();
}

fn tags<H: HashSubject + Default>() {
    let want = hmac_book::<H>(b"key", b"message");
    for size in [4, 5, H::OUTPUT_SIZE / 2, H::OUTPUT_SIZE] {
        let mut mac = Hmac::new(H::default(), b"key").with_tag_size(size).expect("allowed");
        mac.update(b"message");
        assert_eq!(&mac.clone().finalize()[..], &want[..size]);
        mac.clone().verify(&want[..size]).expect("the right tag");
        assert_eq!(mac.clone().verify(&want[..size - 1]), Err(Error::TagMismatch), "too short");
        assert_eq!(mac.clone().verify(&[&want[..size], &[0]].concat()), Err(Error::TagMismatch), "too long");
        for bit in 0..8 * size {
            let mut wrong = want[..size].to_vec();
            wrong[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(mac.clone().verify(&wrong), Err(Error::TagMismatch), "bit {bit}");
        }
    }
    for given in [0, 3, H::OUTPUT_SIZE + 1] {
        let error = Hmac::new(H::default(), b"key").with_tag_size(given).err();
        assert!(matches!(error, Some(Error::TagLength { given: g, .. }) if g == given));
    }
}

#[test]
fn truncated_tags() {
    tags::<Gost94>();
    tags::<Streebog256>();
    tags::<Streebog512>();
}

fn many<H: HashSubject>() {
    for hash in H::on_every_kernel() {
        for count in [0, 1, 2, 5, 15, 16, 17, 33, 70] {
            let messages: Vec<Vec<u8>> = (0..count).map(|i| data(i * i * 37 % 400 + i)).collect();
            let keys: Vec<Vec<u8>> = (0..count).map(|i| key(i * 7 % 90)).collect();
            let macs: Vec<_> = keys.iter().map(|k| Hmac::new(hash.clone(), k)).collect();
            let what = format!("{count} on {}", hash.level());

            let mut one_key = Hmac::new(hash.clone(), b"one key").with_tag_size(20).expect("allowed");
            one_key.update(b"plays no part");
            let mut tags = vec![None; count];
            let texts = messages.iter().map(|m| &m[..]);
            one_key.finalize_many(texts, |i, tag| assert!(tags[i].replace(tag).is_none(), "{what}: twice"));
            for (message, tag) in messages.iter().zip(tags) {
                assert_eq!(tag.expect("a tag")[..], hmac_book::<H>(b"one key", message)[..20], "{what}");
            }

            let mut tags = vec![None; count];
            let pairs: Vec<_> = macs.iter().zip(&messages).map(|(mac, m)| (mac, &m[..])).collect();
            Hmac::finalize_many_keys(&pairs, |i, tag| assert!(tags[i].replace(tag).is_none(), "{what}: twice"));
            for ((key, message), tag) in keys.iter().zip(&messages).zip(tags) {
                assert_eq!(tag.expect("a tag")[..], hmac_book::<H>(key, message), "{what}, a key each");
            }
        }
    }
}

#[test]
fn many_at_once() {
    many::<Gost94>();
    many::<Streebog256>();
    many::<Streebog512>();
}

#[test]
fn many_of_different_kernels() {
    let hashes = Streebog512::on_every_kernel();
    let macs: Vec<_> = (0..20).map(|i| Hmac::new(hashes[i % hashes.len()].clone(), &key(i))).collect();
    let messages: Vec<_> = (0..20).map(|i| data(i * 9)).collect();
    let pairs: Vec<_> = macs.iter().zip(&messages).map(|(mac, m)| (mac, &m[..])).collect();
    let mut tags = vec![None; 20];
    Hmac::finalize_many_keys(&pairs, |i, tag| tags[i] = Some(tag));
    for (i, tag) in tags.into_iter().enumerate() {
        assert_eq!(tag.expect("a tag")[..], hmac_book::<Streebog512>(&key(i), &messages[i]), "{i}");
    }
}

#[test]
fn many_with_different_sboxes() {
    let sets = ["h94cp", "h94test"].map(|name| Sbox::from_name(name).expect("a set"));
    let macs: Vec<_> = (0..20).map(|i| Hmac::new(Gost94::with_sbox(&sets[i % 2]), &key(i))).collect();
    let pairs: Vec<_> = macs.iter().map(|mac| (mac, &b"message"[..])).collect();
    let mut tags = vec![None; 20];
    Hmac::finalize_many_keys(&pairs, |i, tag| tags[i] = Some(tag));
    for (mac, tag) in macs.into_iter().zip(tags) {
        let mut mac = mac;
        mac.update(b"message");
        mac.verify(&tag.expect("a tag")).expect("the same");
    }
}
