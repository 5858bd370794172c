//! Tests keys, signatures and key agreement on every curve and kernel, and compares them with the oracle's group
//! operations.
#![no_main]
use arbitrary::{Result, Unstructured};
use fastgost::{
    Level,
    curve::{Curve, Scalar},
    sign::{
        Encoding, Signature, SigningKey, VerifyingKey,
        agree::{vko_256, vko_512},
        levels, verify_digests,
    },
};
use fastgost_curve::mp::Modulus;
use fastgost_testkit::oracle::curve::{self as book, BigUint};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = check(&mut Unstructured::new(data));
});

/// Returns a number from 1 to q - 1. It is any number, or a number whose bits have a pattern at the boundaries of digit
/// windows, such as a power of two, or q minus a small number.
fn scalar(u: &mut Unstructured<'_>, q: &Modulus<8>) -> Result<Scalar> {
    let x = match u.int_in_range(0..=4)? {
        0 => Scalar::from_u64(u.arbitrary()?),
        1 => q.neg(&q.reduce(&Scalar::from_u64(u.arbitrary()?))),
        2 => Scalar::ONE.shl(u.int_in_range(0..=511)?),
        3 => Scalar::MAX.shr(u.int_in_range(0..=511)?),
        _ => Scalar::from_le_bytes(&u.arbitrary::<[u8; 64]>()?).expect("64 bytes"),
    };
    let x = q.reduce(&x);
    Ok(if x == Scalar::ZERO { Scalar::ONE } else { x })
}

fn key(curve: &'static Curve, d: &Scalar, level: Level) -> SigningKey {
    let mut bytes = vec![0; curve.size()];
    d.write_le_bytes(&mut bytes);
    let key = SigningKey::from_bytes(curve, &bytes).expect("from 1 to q - 1");
    key.with_level(level).expect("it is there").deterministic()
}

fn point(key: &VerifyingKey) -> book::Point {
    let bytes = key.to_bytes();
    let (x, y) = bytes.split_at(bytes.len() / 2);
    Some((BigUint::from_bytes_le(x), BigUint::from_bytes_le(y)))
}

fn big(x: &Scalar) -> BigUint {
    let mut bytes = [0; 64];
    x.write_le_bytes(&mut bytes);
    BigUint::from_bytes_le(&bytes)
}

fn check(u: &mut Unstructured<'_>) -> Result<()> {
    let curve = u.choose(Curve::ALL)?;
    let [p, a, b, x, y] = [curve.p(), curve.a(), curve.b(), curve.x(), curve.y()].map(big);
    let group = book::Curve { p, a, b, x, y };
    let q = Modulus::new(*curve.order()).expect("a prime");
    let (a, b) = (scalar(u, &q)?, scalar(u, &q)?);
    let sum = q.add(&a, &b);
    let digest = u.arbitrary::<[u8; 64]>()?;
    let digest = &digest[..curve.size()];
    let (slow, change) = (u.ratio(1, 40)?, u.arbitrary::<(u8, u8)>()?);
    let mut results = Vec::new();
    for level in levels() {
        let keys = [key(curve, &a, level), key(curve, &b, level)];
        let publics = keys.each_ref().map(SigningKey::verifying_key);
        let [point_a, point_b] = publics.each_ref().map(point);
        assert!(book::is_on_curve(&group, &point_a), "{level}");
        // The sum a G + b G must be (a + b) G.
        let point_of_sum = book::add(&group, &point_a, &point_b);
        let expected = (sum != Scalar::ZERO).then(|| key(curve, &sum, level).verifying_key());
        assert_eq!(point_of_sum, expected.as_ref().and_then(point), "{level}");
        if slow {
            assert_eq!(point_a, book::mul(&group, &big(&a), &book::base(&group)), "{level}");
        }
        let signature = keys[0].sign_digest(digest).expect("a signature");
        let together = keys[0].sign_digests(&[digest, digest]).expect("signatures");
        assert!(together.iter().all(|s| s.to_bytes(Encoding::Standard) == signature.to_bytes(Encoding::Standard)));
        let mut forged = signature.to_bytes(Encoding::Standard);
        let at = usize::from(change.0) % forged.len();
        forged[at] ^= change.1;
        let same = change.1 == 0;
        let forged = Signature::from_bytes(curve, &forged, Encoding::Standard);
        publics[0].verify_digest(digest, &signature).expect("its signature");
        if let Ok(forged) = &forged {
            assert_eq!(publics[0].verify_digest(digest, forged).is_ok(), same, "{level}");
            let jobs =
                [(&publics[0], digest, &signature), (&publics[0], digest, forged), (&publics[1], digest, &signature)];
            let verdicts = verify_digests(&jobs);
            assert!(verdicts[0].is_ok() && verdicts[1].is_ok() == same, "{level}");
            assert_eq!(verdicts[2].is_ok(), publics[1].verify_digest(digest, &signature).is_ok());
            assert_eq!(verdicts[2].is_ok(), a == b, "{level}");
        }
        if slow {
            by_the_book(&group, &big(curve.order()), digest, &signature, &point_a);
        }
        // Both sides must agree on the same secret.
        let agreed = match curve.size() {
            32 => {
                let secrets = [vko_256(&keys[0], &publics[1], &[1; 8]), vko_256(&keys[1], &publics[0], &[1; 8])];
                secrets.map(|s| s.expect("a point").to_vec())
            }
            _ => {
                let secrets = [vko_512(&keys[0], &publics[1], &[1; 8]), vko_512(&keys[1], &publics[0], &[1; 8])];
                secrets.map(|s| s.expect("a point").to_vec())
            }
        };
        assert_eq!(agreed[0], agreed[1], "{level}");
        results.push((publics[0].to_bytes(), signature.to_bytes(Encoding::X509), agreed));
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "kernels differ");
    Ok(())
}

/// Verifies a signature as in GOST R 34.10-2012, section 6.2.
fn by_the_book(group: &book::Curve, q: &BigUint, digest: &[u8], signature: &Signature, key: &book::Point) {
    let (r, s) = (BigUint::from_bytes_be(&signature.r()), BigUint::from_bytes_be(&signature.s()));
    let e = BigUint::from_bytes_le(digest) % q;
    let v = if e == BigUint::ZERO { BigUint::from(1_u8) } else { e.modinv(q).expect("a prime") };
    let z1 = book::mul(group, &(s * &v % q), &book::base(group));
    let z2 = book::mul(group, &((q - &r) * v % q), key);
    let (x, _) = book::add(group, &z1, &z2).expect("a point");
    assert_eq!(x % q, r);
}
