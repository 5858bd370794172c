//! Tests our hash functions and HMAC through RustCrypto's traits. The results are compared with the results of the
//! library's own functions. RustCrypto's `hmac` is also run over our hash functions.
use crate::common::{HashSubject, hmac_book};
use fastgost::{
    hash::{Gost94, Streebog256, Streebog512},
    mac,
};
use fastgost_testkit::{cuts, data};
use hmac::{
    Hmac, KeyInit, Mac, SimpleHmac,
    digest::{self, Digest, FixedOutputReset},
};
use std::io::{self, Write};

const LENGTHS: [usize; 12] = [0, 1, 31, 32, 33, 63, 64, 65, 127, 128, 129, 5000];

fn hashes<Ours, Theirs>()
where
    Ours: HashSubject + Digest + FixedOutputReset + Write,
    Theirs: Digest,
{
    for len in LENGTHS {
        let message = data(len);
        let want = Theirs::digest(&message).to_vec();
        assert_eq!(<Ours as Digest>::digest(&message).to_vec(), want, "{len}");
        let mut hash = <Ours as Digest>::new();
        let mut rest = &message[..];
        for part in cuts(len, 1, 100, len) {
            Digest::update(&mut hash, &rest[..part]);
            rest = &rest[part..];
        }
        assert_eq!(Digest::finalize_reset(&mut hash).to_vec(), want, "{len}");
        Digest::update(&mut hash, b"something else");
        Digest::reset(&mut hash);
        assert_eq!(io::copy(&mut &message[..], &mut hash).expect("no error"), len as u64);
        hash.flush().expect("no error");
        assert_eq!(Digest::finalize(hash).to_vec(), want, "{len}, written");
    }
}

#[test]
fn digests() {
    hashes::<Gost94, gost94::Gost94CryptoPro>();
    hashes::<Streebog256, streebog::Streebog256>();
    hashes::<Streebog512, streebog::Streebog512>();
}

/// Computes the tag of a message that comes in two parts.
fn tag<M: Mac + KeyInit>(key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut mac = <M as KeyInit>::new_from_slice(key).expect("any length");
    Mac::update(&mut mac, &message[..message.len() / 3]);
    Mac::update(&mut mac, &message[message.len() / 3..]);
    mac.finalize().into_bytes().to_vec()
}

macro_rules! hmac {
    ($test:ident, $ours:ty, $theirs:ty) => {
        #[test]
        fn $test() {
            for key in LENGTHS {
                let key = data(key);
                for len in LENGTHS {
                    let message = data(len);
                    let want = hmac_book::<$ours>(&key, &message);
                    let what = format!("a key of {} bytes, a message of {len}", key.len());
                    assert_eq!(tag::<mac::Hmac<$ours>>(&key, &message), want, "ours: {what}");
                    assert_eq!(tag::<Hmac<$ours>>(&key, &message), want, "hmac over ours: {what}");
                    assert_eq!(tag::<SimpleHmac<$ours>>(&key, &message), want, "simple hmac over ours: {what}");
                    assert_eq!(tag::<Hmac<$theirs>>(&key, &message), want, "hmac over theirs: {what}");
                }
            }
            let mut key = digest::Key::<mac::Hmac<$ours>>::default();
            key.fill(7);
            let mut mac = <mac::Hmac<$ours> as KeyInit>::new(&key).with_tag_size(4).expect("allowed");
            let want = hmac_book::<$ours>(&key, b"message");
            Mac::update(&mut mac, b"message");
            mac.clone().verify_slice(&want).expect("the right tag");
            assert_eq!(mac.finalize_fixed_reset()[..], want);
            Mac::update(&mut mac, b"something else");
            digest::Reset::reset(&mut mac);
            Mac::update(&mut mac, b"message");
            assert!(mac.clone().verify_slice(&want[1..]).is_err());
            assert_eq!(Mac::finalize(mac).into_bytes()[..], want, "whole, whatever the tag's size");
        }
    };
}

hmac!(hmac_over_gost94, Gost94, gost94::Gost94CryptoPro);
hmac!(hmac_over_streebog256, Streebog256, streebog::Streebog256);
hmac!(hmac_over_streebog512, Streebog512, streebog::Streebog512);
