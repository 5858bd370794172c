//! Tests of signing attempts after the first attempt, which cannot be tested from outside.
use super::{SigningKey, hazmat, nonce::Nonces, number};
use crate::{
    curve::{AffinePoint, Curve, Group, Scalar},
    error::Error,
    hash::Streebog512,
    mac::Hmac,
    mp::Modulus,
};
use alloc::{vec, vec::Vec};
use zeroize::Zeroizing;

fn key(curve: &str, d: u64) -> SigningKey {
    let curve = Curve::from_name(curve).expect("a curve");
    let mut bytes = vec![0; curve.size()];
    bytes[..8].copy_from_slice(&d.to_le_bytes());
    SigningKey::from_bytes(curve, &bytes).expect("in range").deterministic()
}

/// Returns the digest that is the number e in little-endian order.
fn digest(key: &SigningKey, e: &Scalar) -> Vec<u8> {
    let mut digest = vec![0; key.curve().size()];
    e.write_le_bytes(&mut digest);
    digest
}

/// Checks that the first nonce gives no signature, and that the second attempt gives a signature.
fn signs_at_the_second(key: &SigningKey, digest: &[u8], first: Scalar) {
    let mut attempts = vec![];
    let second = Scalar::from_u64(12345);
    let signature = key
        .attempts(digest, 0, |attempt, k| {
            attempts.push(*attempt);
            *k = if *attempt == 0 { first } else { second };
        })
        .expect("a signature");
    assert_eq!(attempts, [0, 1]);
    assert_eq!(Ok(signature), hazmat::sign_digest_with_nonce(key, digest, &second.0[0].to_le_bytes()));
    key.verifying_key().verify_digest(digest, &signature).expect("right");
    let refused = hazmat::sign_digest_with_nonce(key, digest, &to_bytes(&first));
    assert!(matches!(refused, Err(Error::Parameter { .. })), "{refused:?}");
}

fn to_bytes(x: &Scalar) -> [u8; 64] {
    let mut bytes = [0; 64];
    x.write_le_bytes(&mut bytes);
    bytes
}

#[test]
fn r_of_zero_is_made_again() {
    // These base points have x = 0.
    for curve in ["cryptopro-c", "cryptopro-xchb", "256-d"] {
        let key = key(curve, 7);
        signs_at_the_second(&key, &[5; 32], Scalar::ONE);
        // This nonce gives the negative of the base point.
        let q = Modulus::new(*key.curve().order()).expect("odd");
        signs_at_the_second(&key, &[5; 32], q.neg(&Scalar::ONE));
    }
}

#[test]
fn s_of_zero_is_made_again() {
    for curve in Curve::ALL {
        let key = key(curve.name(), 7);
        let q = key.group().scalars();
        let k = Scalar::from_u64(99);
        let mut point = [AffinePoint { x: Scalar::ZERO, y: Scalar::ZERO }];
        key.group().mul_base(&[k], &mut point);
        // e = -r d / k.
        let r = q.reduce(&point[0].x);
        let e = q.neg(&q.mul(&q.mul(&r, &Scalar::from_u64(7)), &q.invert(&k)));
        signs_at_the_second(&key, &digest(&key, &e), k);
    }
}

#[test]
fn a_nonce_of_zero_is_made_again() {
    let q = Modulus::new(Scalar::from_u64(3)).expect("odd");
    let hmac = Hmac::new(Streebog512::new(), b"any");
    let (mut again, mut most) = (0, 0);
    for i in 0..60 {
        let nonces = Nonces { hmac: &hmac, q: &q, tags: 1 + i % 2, group: b"group" };
        let (digest, mut attempt) = ([i as u8; 32], 0);
        let (mut k, mut same) = (Scalar::ZERO, Scalar::ZERO);
        nonces.one(&digest, None, &mut attempt, &mut k);
        assert!(k == Scalar::ONE || k == Scalar::from_u64(2));
        // `many` does not replace a nonce of 0, so that its caller sees the 0.
        let mut many = [Scalar::ONE];
        nonces.many(&[&digest], &[], &mut many);
        assert_eq!(many[0] == Scalar::ZERO, attempt > 0);
        assert!(attempt > 0 || many[0] == k);
        // If the derivation starts at the attempt that succeeded, the nonce is the same.
        let mut from = attempt;
        nonces.one(&digest, None, &mut from, &mut same);
        assert_eq!((same, from), (k, attempt));
        again += usize::from(attempt > 0);
        most = most.max(attempt);
    }
    assert!(again > 5 && most > 1, "{again} of 60 again, {most} at most");
}

/// If the nonce of a digest is 0, a batch ignores the point for this nonce, and signs the digest with the next nonce.
/// The other digests are not affected.
#[test]
fn a_nonce_of_zero_in_a_batch_is_made_again() {
    for curve in Curve::ALL {
        for level in Group::levels() {
            let key = key(curve.name(), 7).with_level(level).expect("it is there");
            for n in [1, 2, 9, 17] {
                let digests: Vec<_> = (0..n).map(|i| vec![i as u8 + 1; curve.size()]).collect();
                let digests: Vec<_> = digests.iter().map(|d| &d[..]).collect();
                let (nonce, next) = (|i: usize| Scalar::from_u64(100 + i as u64), Scalar::from_u64(12345));
                for zeros in [0, 1, n - 1, n] {
                    // The last `zeros` nonces are 0.
                    let is_zero = |i: usize| i + zeros >= n;
                    let k = (0..n).map(|i| if is_zero(i) { Scalar::ZERO } else { nonce(i) }).collect();
                    let many = key.with_nonces(&digests, Zeroizing::new(k), |i, attempt, k| {
                        assert!(is_zero(i) && *attempt == 1);
                        *k = next;
                    });
                    let single = |i: usize| {
                        let k = if is_zero(i) { next } else { nonce(i) };
                        hazmat::sign_digest_with_nonce(&key, digests[i], &k.0[0].to_le_bytes())
                    };
                    assert_eq!(many, (0..n).map(single).collect(), "{curve:?}, {zeros} of {n} on {level}");
                }
            }
        }
    }
}

#[test]
fn batches_make_again_what_has_to_be() {
    // The nonces of a batch are the same as the nonces of single signatures. The batch sizes are around 16, the number
    // of nonces that are derived in parallel.
    for curve in ["256-a", "512-b"] {
        let key = key(curve, 77);
        for n in [0, 1, 2, 15, 16, 17, 33] {
            let digests: Vec<_> = (0..n).map(|i| vec![i as u8; key.curve().size()]).collect();
            let digests: Vec<_> = digests.iter().map(|d| &d[..]).collect();
            let entropy: Vec<_> = (0..n).map(|i| [i as u8; 32]).collect();
            let single = |i: usize| key.sign_digest_with_entropy(digests[i], &entropy[i]).expect("a signature");
            let many = key.make_many(&digests, &entropy).expect("signatures");
            assert_eq!(many, (0..n).map(single).collect::<Vec<_>>());
        }
    }
}

#[test]
fn numbers_of_digests() {
    for curve in Curve::ALL {
        let group = Group::best(curve);
        let q = group.scalars();
        let size = curve.size();
        let of = |x: &Scalar| {
            let e = number(q, &to_bytes(x)[..size]).expect("fits");
            q.from_montgomery(&e)
        };
        // The digests 0 and q are both 0 modulo q, so their number e is 1.
        let (order, one) = (curve.order(), Scalar::ONE);
        for (x, e) in [(Scalar::ZERO, one), (*order, one), (one, one), (order.sub(&one).0, order.sub(&one).0)] {
            assert_eq!(of(&x), e);
        }
        let above = order.add(&Scalar::from_u64(2)).0;
        assert_eq!(of(&above), Scalar::from_u64(2));
        let mut most = [0; 64];
        most[..size].fill(0xff);
        let e = q.from_montgomery(&number(q, &most[..size]).expect("fits"));
        assert_eq!(e, q.reduce(&Scalar::from_le_bytes(&most).expect("fits")));
    }
}
