//! Tests signatures on curves. The tests use the vectors on every kernel (the code for one level of CPU features). The
//! tests also use extreme keys, and batches with a wrong signature at each position.
use crate::common::big;
use fastgost::{
    Error, Level,
    curve::{Curve, Scalar},
    sign::{Encoding, Signature, SigningKey, VerifyingKey, hazmat, levels, verify_digests, verify_many},
};
use fastgost_testkit::{
    oracle::curve::BigUint,
    vectors::{be, cases, hex, text},
};
use serde_json::Value;
use signature::{Keypair, MultipartSigner, MultipartVerifier, SignatureEncoding, Signer, Verifier, hazmat::*};

fn curve(case: &Value) -> &'static Curve {
    Curve::from_name(text(case, "curve")).expect("a curve")
}

fn all_levels() -> Vec<Level> {
    let all: Vec<_> = levels().collect();
    assert!(all.contains(&Level::Portable));
    all
}

/// Makes a private key from a number that is in a file of vectors.
fn private(curve: &'static Curve, case: &Value, field: &str) -> SigningKey {
    let mut d = be(case, field, curve.size());
    d.reverse();
    SigningKey::from_bytes(curve, &d).expect("in range")
}

#[test]
fn vectors() {
    for level in all_levels() {
        let (mut signed, mut verified, mut refused) = (0, 0, 0);
        for case in cases("gost3410_2012.json") {
            let curve = curve(&case);
            let public = VerifyingKey::from_bytes(curve, &hex(&case, "public_key")).expect("a point");
            let public = public.with_level(level).expect("it is there");
            assert_eq!(public.level(), level);
            let digest = hex(&case, "digest");
            let signature =
                Signature::from_bytes(curve, &hex(&case, "signature"), Encoding::X509).expect("a signature");
            let verdict = public.verify_digest(&digest, &signature);
            if case["valid"] == false {
                assert_eq!(verdict, Err(Error::Signature), "{case} on {level}");
                refused += 1;
                continue;
            }
            assert_eq!(verdict, Ok(()), "{case} on {level}");
            if case.get("d").is_none() {
                verified += 1;
                continue;
            }
            let key = private(curve, &case, "d").with_level(level).expect("it is there");
            assert_eq!(key.verifying_key(), public, "{case} on {level}");
            let mut k = be(&case, "k", curve.size());
            k.reverse();
            let made = hazmat::sign_digest_with_nonce(&key, &digest, &k).expect("a good nonce");
            assert_eq!(made, signature, "{case} on {level}");
            assert_eq!(made.r(), be(&case, "r", curve.size()));
            assert_eq!(made.s(), be(&case, "s", curve.size()));
            if case.get("message").is_some() && case["name"].as_str().is_some_and(|n| !n.contains("digest=0")) {
                public.verify(&hex(&case, "message"), &signature).expect("of the message");
            }
            signed += 1;
        }
        assert_eq!((signed, verified, refused), (44, 3, 18));
    }
}

#[test]
fn nonces() {
    for level in all_levels() {
        let mut n = 0;
        for case in cases("gost3410_nonces.json").iter().filter(|c| c["op"] == "nonce") {
            let curve = curve(case);
            let key = private(curve, case, "d").with_level(level).expect("it is there");
            let digest = hex(case, "digest");
            let entropy: Option<[u8; 32]> =
                case.get("entropy").map(|_| hex(case, "entropy").try_into().expect("32 bytes"));
            let attempt = case["attempt"].as_u64().expect("a number") as u8;
            let k = hazmat::nonce(&key, &digest, entropy.as_ref(), attempt).expect("a digest");
            assert_eq!(*k, be(case, "k", curve.size()), "{case}");
            if case.get("s").is_some() {
                let signature = match entropy {
                    Some(entropy) => key.sign_digest_with_entropy(&digest, &entropy),
                    None => key.deterministic().sign_digest(&digest),
                };
                let signature = signature.expect("a digest");
                assert_eq!((signature.r(), signature.s()), (be(case, "r", curve.size()), be(case, "s", curve.size())));
            }
            n += 1;
        }
        assert_eq!(n, 44);
    }
}

#[test]
fn hedged_and_deterministic() {
    for curve in Curve::ALL {
        let key = SigningKey::generate(curve).expect("randomness");
        let public = key.verifying_key();
        let digest = vec![7; curve.size()];
        let (a, b) = (key.sign_digest(&digest).expect("signed"), key.sign_digest(&digest).expect("signed"));
        assert_ne!(a.r(), b.r(), "one nonce twice");
        let batch = key.sign_digests(&[&digest, &digest]).expect("signed");
        assert_ne!(batch[0].r(), batch[1].r(), "one nonce twice");
        for signature in [&a, &b, &batch[0], &batch[1]] {
            public.verify_digest(&digest, signature).expect("right");
        }
        // If the key is hedged, so that its nonces depend on random data, a clone uses different nonces. If the key is
        // deterministic, a clone uses the same nonces.
        assert_ne!(key.clone().sign_digest(&digest), Ok(a));
        let fixed = key.clone().deterministic();
        let once = fixed.sign_digest(&digest).expect("signed");
        assert_eq!(fixed.clone().sign_digest(&digest), Ok(once));
        assert_eq!(fixed.sign_digests(&[&digest, &digest]), Ok(vec![once, once]));
        let same = SigningKey::from_bytes(curve, &key.to_bytes()).expect("in range").deterministic();
        assert_eq!(same.sign_digest(&digest), Ok(once));
        public.verify_digest(&digest, &once).expect("right");
        let other = fixed.sign_digest(&vec![8; curve.size()]).expect("signed");
        assert_ne!(once.r(), other.r(), "one nonce for two digests");
    }
}

#[test]
fn private_keys_at_the_borders() {
    for curve in Curve::ALL {
        let mut q = vec![0; curve.size()];
        curve.order().write_le_bytes(&mut q);
        let with_low = |add: i8| {
            let mut bytes = q.clone();
            bytes[0] = bytes[0].wrapping_add_signed(add);
            bytes
        };
        let mut one = vec![0; curve.size()];
        assert_eq!(SigningKey::from_bytes(curve, &one).err(), Some(Error::SecretKey));
        one[0] = 1;
        for bad in [q.clone(), with_low(1), vec![0xff; curve.size()]] {
            assert_eq!(SigningKey::from_bytes(curve, &bad).err(), Some(Error::SecretKey));
        }
        for len in [0, curve.size() - 1, curve.size() + 1, 2 * curve.size()] {
            let refused = SigningKey::from_bytes(curve, &vec![1; len]).err();
            assert!(matches!(refused, Some(Error::KeyLength { given, .. }) if given == len));
        }
        for d in [one.clone(), with_low(-1)] {
            let key = SigningKey::from_bytes(curve, &d).expect("in range");
            assert_eq!(*key.to_bytes(), d);
            for level in all_levels() {
                let key = key.clone().with_level(level).expect("it is there");
                let public = key.verifying_key();
                let mut base = [vec![0; curve.size()], vec![0; curve.size()]];
                curve.x().write_le_bytes(&mut base[0]);
                curve.y().write_le_bytes(&mut base[1]);
                assert_eq!(public.to_bytes()[..curve.size()], base[0], "x of 1 or -1 times the base point");
                assert_eq!(public.to_bytes()[curve.size()..] == base[1], d == one);
                let digest = vec![3; curve.size()];
                public.verify_digest(&digest, &key.sign_digest(&digest).expect("signed")).expect("right");
                // As a number, this digest is 0, so e is 1.
                let zero = vec![0; curve.size()];
                let signature = key.sign_digest(&zero).expect("signed");
                public.verify_digest(&zero, &signature).expect("right");
                public.verify_digest(&one, &signature).expect("0 counts as 1");
                public.verify_digest(&q, &signature).expect("q is 0");
            }
        }
    }
}

#[test]
fn public_keys_that_are_refused() {
    for curve in Curve::ALL {
        let size = curve.size();
        let good = SigningKey::from_bytes(curve, &vec![5; size]).expect("in range").verifying_key().to_bytes();
        VerifyingKey::from_bytes(curve, &good).expect("good");
        let reason = |bytes: &[u8]| match VerifyingKey::from_bytes(curve, bytes) {
            Err(Error::PublicKey { reason }) => reason,
            other => panic!("{other:?}"),
        };
        for i in 0..2 * size {
            let mut bad = good.clone();
            bad[i] ^= 1;
            assert!(
                ["the point is not on the curve", "a coordinate is not less than the curve's p"]
                    .contains(&reason(&bad))
            );
        }
        assert_eq!(reason(&vec![0xff; 2 * size]), "a coordinate is not less than the curve's p");
        let mut p = vec![0; size];
        curve.p().write_le_bytes(&mut p);
        assert_eq!(reason(&[&p[..], &good[size..]].concat()), "a coordinate is not less than the curve's p");
        assert_eq!(reason(&[&good[..size], &p[..]].concat()), "a coordinate is not less than the curve's p");
        assert!(matches!(VerifyingKey::from_bytes(curve, &good[1..]), Err(Error::KeyLength { .. })));
        assert!(matches!(VerifyingKey::from_bytes(curve, &[]), Err(Error::KeyLength { .. })));
    }
    // The coordinate x + p is another encoding of the base point, and must be refused.
    let curve = Curve::from_name("cryptopro-a").expect("a curve");
    let mut base = vec![0; 64];
    curve.y().write_le_bytes(&mut base[32..]);
    curve.x().add(curve.p()).0.write_le_bytes(&mut base[..32]);
    assert!(matches!(VerifyingKey::from_bytes(curve, &base), Err(Error::PublicKey { .. })));
}

#[test]
fn keys_that_differ() {
    let key = |name: &str, d: u8| {
        let curve = Curve::from_name(name).expect("a curve");
        SigningKey::from_bytes(curve, &vec![d; curve.size()]).expect("in range").verifying_key()
    };
    let public = key("256-b", 3);
    for level in all_levels() {
        assert_eq!(public, key("256-b", 3).with_level(level).expect("it is there"));
    }
    // This point has the same x coordinate, and the negative of the y coordinate.
    let bytes = public.to_bytes();
    let y = big(public.curve().p()) - BigUint::from_bytes_le(&bytes[32..]);
    let mut minus = y.to_bytes_le();
    minus.resize(32, 0);
    let minus = VerifyingKey::from_bytes(public.curve(), &[&bytes[..32], &minus].concat()).expect("a point");
    // Each of these keys differs from `public` in one of three things: in the point, in the name of a curve that has
    // the same numbers, or in the curve itself.
    for other in [minus, key("cryptopro-a", 3), key("256-b", 4), key("256-c", 3), key("512-a", 3)] {
        assert_ne!(public, other);
    }
}

#[test]
fn points_of_small_order() {
    for name in ["256-a", "512-c"] {
        let curve = Curve::from_name(name).expect("a curve");
        let (p, edwards) = (big(curve.p()), curve.edwards().expect("it has one"));
        let (s, t) = (big(&edwards.s), big(&edwards.t));
        let refused = |x: &BigUint, y: &BigUint| {
            let mut bytes = vec![0; 2 * curve.size()];
            for (number, at) in [(x, 0), (y, curve.size())] {
                let number = number.to_bytes_le();
                bytes[at..at + number.len()].copy_from_slice(&number);
            }
            VerifyingKey::from_bytes(curve, &bytes)
        };
        // In the Edwards form of the curve, the point (u, v) = (0, -1) has order 2. In the Weierstrass form, which keys
        // use, the coordinates of the point are x = t and y = 0.
        let small = Err(Error::PublicKey { reason: "the order of the point divides the cofactor" });
        assert_eq!(refused(&t, &BigUint::ZERO), small);
        // The points (u, v) = (1, 0) and (-1, 0) have order 4. In the Weierstrass form, their coordinates are x = s + t
        // and y = s / u.
        for y in [s.clone(), &p - &s] {
            assert_eq!(refused(&((&s + &t) % &p), &y), small);
        }
    }
}

#[test]
fn signatures_that_are_refused() {
    for curve in Curve::ALL {
        let key = SigningKey::from_bytes(curve, &vec![9; curve.size()]).expect("in range").deterministic();
        let (public, digest, size) = (key.verifying_key(), vec![1; curve.size()], curve.size());
        let bytes = key.sign_digest(&digest).expect("signed").to_bytes(Encoding::Standard);
        let verdict = |bytes: &[u8]| {
            let signature = Signature::from_bytes(curve, bytes, Encoding::Standard).expect("of this length");
            let one = public.verify_digest(&digest, &signature);
            assert_eq!(verify_digests(&[(&public, &digest, &signature)]), [one]);
            one
        };
        assert_eq!(verdict(&bytes), Ok(()));
        let mut q = vec![0; size];
        curve.order().write_be_bytes(&mut q);
        let (zero, most) = (vec![0; size], vec![0xff; size]);
        for bad in [&zero, &q, &most] {
            assert_eq!(verdict(&[&bad[..], &bytes[size..]].concat()), Err(Error::Signature));
            assert_eq!(verdict(&[&bytes[..size], &bad[..]].concat()), Err(Error::Signature));
        }
        for i in 0..2 * size {
            let mut bad = bytes.clone();
            bad[i] ^= 0x10;
            assert_eq!(verdict(&bad), Err(Error::Signature));
        }
        for len in [0, 1, size, 2 * size - 1, 2 * size + 1, 4 * size] {
            let refused = Signature::from_bytes(curve, &vec![1; len], Encoding::Standard);
            assert!(matches!(refused, Err(Error::SignatureLength { given, .. }) if given == len));
        }
        let signature = Signature::from_bytes(curve, &bytes, Encoding::Standard).expect("a signature");
        for len in [0, size - 1, size + 1, 96 - size] {
            let refused = Err(Error::DigestLength {
                given: len,
                allowed: if size == 32 {
                    "32 bytes, on a curve of 256 bits"
                } else {
                    "64 bytes, on a curve of 512 bits"
                },
            });
            assert_eq!(public.verify_digest(&vec![1; len], &signature), refused);
            assert_eq!(verify_digests(&[(&public, &vec![1; len], &signature)]), [refused]);
            assert_eq!(key.sign_digest(&vec![1; len]).map(drop), refused);
            assert_eq!(key.sign_digests(&[&digest, &vec![1; len]]).map(drop), refused);
            assert_eq!(key.sign_digest_with_entropy(&vec![1; len], &[0; 32]).map(drop), refused);
        }
        let other = Signature::from_bytes_any(&vec![1; 192 - 2 * size], Encoding::Standard).expect("of the other size");
        let allowed = if size == 32 { "64 bytes" } else { "128 bytes" };
        let refused = Err(Error::SignatureLength { given: other.len(), allowed });
        assert_eq!(public.verify_digest(&digest, &other), refused);
        assert_eq!(signature.write(&mut vec![0; other.len()], Encoding::Tls), refused);
    }
}

/// Tests pairs of numbers that satisfy the equation of RFC 7091, section 6.2. One number of each pair is not between 1
/// and q - 1, so the pair is not a signature.
#[test]
fn numbers_out_of_range() {
    for curve in Curve::ALL {
        let (size, q) = (curve.size(), big(curve.order()));
        let bytes = |n: &BigUint| {
            let mut bytes = n.to_bytes_le();
            bytes.resize(size, 0);
            bytes
        };
        let (d, k, t) = (BigUint::from(77_u8), BigUint::from(5_u8), BigUint::from(3_u8));
        let key = SigningKey::from_bytes(curve, &bytes(&d)).expect("in range");
        let verdict = |e: &BigUint, r: &BigUint, s: &BigUint| {
            let digest = bytes(e);
            let signature = Signature::from_bytes(curve, &[bytes(r), bytes(s)].concat(), Encoding::Tls).expect("fits");
            let verdicts = all_levels().into_iter().map(|level| {
                let public = key.verifying_key().with_level(level).expect("it is there");
                let one = public.verify_digest(&digest, &signature);
                let job = (&public, &digest[..], &signature);
                assert_eq!(verify_digests(&[job; 9]), [one; 9], "{curve:?}, {level}");
                one
            });
            let verdicts: Vec<_> = verdicts.collect();
            assert!(verdicts.iter().all(|v| *v == verdicts[0]), "{curve:?}: {verdicts:?}");
            verdicts[0]
        };
        let over = |n: &BigUint, by: &BigUint| n * by.modinv(&q).expect("a prime") % &q;
        let minus = |n: &BigUint| &q - n % &q;

        // With e = (1 - r d) / k, s is 1. For this s, the number s + q also fits into the signature on every curve. The
        // number r + q fits only if q is small.
        let any = hazmat::sign_digest_with_nonce(&key, &vec![1; size], &bytes(&k)).expect("a good nonce");
        let (r, s) = (BigUint::from_bytes_be(&any.r()), BigUint::from(1_u8));
        let e = over(&(&s + minus(&(&r * &d))), &k);
        assert_eq!(verdict(&e, &r, &s), Ok(()));
        for times in 1_u8..4 {
            let more = times * &q;
            for (r, s) in [(&r + &more, s.clone()), (r.clone(), &s + &more), (&r + &more, &s + &more)] {
                if r.bits().max(s.bits()) <= 8 * size as u64 {
                    assert_eq!(verdict(&e, &r, &s), Err(Error::Signature), "{curve:?}, {times} q more");
                }
            }
        }
        // In this case s is 0. An attacker who can choose the digest chooses some t, takes the x coordinate of t Q as r
        // (Q is the public key), and sets e = -r / t.
        let of_t = SigningKey::from_bytes(curve, &bytes(&(&t * &d))).expect("in range").verifying_key();
        let r = BigUint::from_bytes_le(&of_t.to_bytes()[..size]) % &q;
        assert_eq!(verdict(&over(&minus(&r), &t), &r, &BigUint::ZERO), Err(Error::Signature), "{curve:?}, s = 0");
        // In this case r is 0. If the base point's x is 0, anybody can make such a signature, by choosing s = e.
        let e = BigUint::from(9_u8);
        assert_eq!(verdict(&e, &BigUint::ZERO, &e), Err(Error::Signature), "{curve:?}, r = 0");
    }
    assert!(Curve::ALL.iter().any(|curve| *curve.x() == Scalar::ZERO), "or r = 0 shows nothing");
}

#[test]
fn encodings() {
    let curve = Curve::from_name("256-c").expect("a curve");
    let (r, s): (Vec<u8>, Vec<u8>) = ((1..=32).collect(), (101..=132).collect());
    let reversed = |x: &[u8]| x.iter().rev().copied().collect::<Vec<u8>>();
    let standard = [&r[..], &s].concat();
    let signature = Signature::from_bytes(curve, &standard, Encoding::Standard).expect("64 bytes");
    assert_eq!((signature.r(), signature.s(), signature.len()), (r.clone(), s.clone(), 64));
    assert!(!signature.is_empty());
    for (encoding, bytes) in [
        (Encoding::Standard, standard.clone()),
        (Encoding::X509, [&s[..], &r].concat()),
        (Encoding::Tls, [reversed(&r), reversed(&s)].concat()),
    ] {
        assert_eq!(signature.to_bytes(encoding), bytes);
        assert_eq!(Signature::from_bytes(curve, &bytes, encoding), Ok(signature));
        assert_eq!(Signature::from_bytes_any(&bytes, encoding), Ok(signature));
        let mut written = [0; 64];
        signature.write(&mut written, encoding).expect("64 bytes");
        assert_eq!(written[..], bytes);
        assert!(signature.write(&mut written[1..], encoding).is_err());
    }
    assert_eq!(<Signature as SignatureEncoding>::to_bytes(&signature)[..], standard);
    assert_eq!(Signature::try_from(&standard[..]), Ok(signature));
    assert!(Signature::try_from(&standard[1..]).is_err());
}

#[test]
fn batches_of_every_mixture() {
    let keys: Vec<SigningKey> = Curve::ALL
        .iter()
        .enumerate()
        .map(|(i, c)| SigningKey::from_bytes(c, &vec![i as u8 + 1; c.size()]).expect("in range").deterministic())
        .collect();
    for level in all_levels() {
        let keys: Vec<_> = keys.iter().map(|k| k.clone().with_level(level).expect("it is there")).collect();
        let publics: Vec<_> = keys.iter().map(SigningKey::verifying_key).collect();
        // On a few curves, the batches have many sizes near the numbers of signatures that kernels process at once. The
        // wrong signature is at many positions.
        for key in keys.iter().filter(|k| ["256-a", "cryptopro-a", "512-b"].contains(&k.curve().short_name())) {
            let public = key.verifying_key();
            for n in [1, 2, 3, 7, 8, 9, 17, 66] {
                let digests: Vec<_> = (0..n).map(|i| vec![i as u8 + 1; key.curve().size()]).collect();
                let digests: Vec<_> = digests.iter().map(|d| &d[..]).collect();
                let signatures = key.sign_digests(&digests).expect("signed");
                let jobs = |bad: usize| -> Vec<_> {
                    (0..n).map(|i| (&public, digests[if i == bad { (i + 1) % n } else { i }], &signatures[i])).collect()
                };
                assert_eq!(verify_digests(&jobs(n)), vec![Ok(()); n]);
                // The position of the wrong signature is at the beginning, at the end, or around the boundary of a
                // group that is verified together.
                for bad in (0..n).filter(|i| n > 1 && !(10..n.saturating_sub(3)).contains(i)) {
                    let want: Vec<_> = (0..n).map(|i| if i == bad { Err(Error::Signature) } else { Ok(()) }).collect();
                    assert_eq!(verify_digests(&jobs(bad)), want, "{n} on {level}");
                }
            }
        }
        // The curves of the signatures alternate. In each group of five jobs, one digest is wrong, and one digest has a
        // wrong length.
        let digests: Vec<_> = (0..70).map(|i| vec![i as u8; publics[i % 14].curve().size()]).collect();
        let signatures: Vec<_> = (0..70).map(|i| keys[i % 14].sign_digest(&digests[i]).expect("signed")).collect();
        let wrong: Vec<_> = digests.iter().map(|d| vec![0xee; d.len()]).collect();
        let jobs: Vec<_> = (0..70)
            .map(|i| match i % 5 {
                2 => (&publics[i % 14], &wrong[i][..], &signatures[i]),
                4 => (&publics[i % 14], &digests[i][1..], &signatures[i]),
                _ => (&publics[i % 14], &digests[i][..], &signatures[i]),
            })
            .collect();
        for (i, verdict) in verify_digests(&jobs).into_iter().enumerate() {
            match i % 5 {
                2 => assert_eq!(verdict, Err(Error::Signature)),
                4 => assert!(matches!(verdict, Err(Error::DigestLength { .. }))),
                _ => assert_eq!(verdict, Ok(())),
            }
        }
    }
    assert_eq!(verify_digests(&[]), []);
    assert_eq!(keys[0].sign_digests(&[]), Ok(vec![]));
    // The keys of a batch may use different kernels.
    let digest = [4; 32];
    let signature = keys[0].sign_digest(&digest).expect("signed");
    let on: Vec<_> =
        all_levels().into_iter().map(|l| keys[0].verifying_key().with_level(l).expect("it is there")).collect();
    let jobs: Vec<_> = on.iter().cycle().take(9).map(|k| (k, &digest[..], &signature)).collect();
    assert_eq!(verify_digests(&jobs), vec![Ok(()); 9]);
}

#[test]
fn messages() {
    let messages: Vec<Vec<u8>> = (0..20).map(|i| fastgost_testkit::data(31 * i)).collect();
    let messages: Vec<_> = messages.iter().map(|m| &m[..]).collect();
    let keys = ["256-b", "512-c"].map(|c| {
        let curve = Curve::from_name(c).expect("a curve");
        SigningKey::from_bytes(curve, &vec![3; curve.size()]).expect("in range").deterministic()
    });
    for key in &keys {
        let public = key.verifying_key();
        let many = key.sign_many(&messages).expect("signed");
        for (message, signature) in messages.iter().zip(&many) {
            assert_eq!(key.sign(message), Ok(*signature));
            public.verify(message, signature).expect("right");
            assert_eq!(public.verify(b"another", signature), Err(Error::Signature));
            // The methods of the traits give the same signature as the key's own methods.
            assert_eq!(Signer::sign(key, message), *signature);
            let (a, b) = message.split_at(message.len() / 3);
            assert_eq!(key.multipart_sign(&[a, b]), *signature);
            Verifier::verify(&Keypair::verifying_key(key), message, signature).expect("right");
            public.multipart_verify(&[a, b], signature).expect("right");
            assert!(public.multipart_verify(&[b, a, b"x"], signature).is_err());
        }
        let digest = vec![1; key.curve().size()];
        let signature: Signature = key.sign_prehash(&digest).expect("signed");
        public.verify_prehash(&digest, &signature).expect("right");
        assert!(public.verify_prehash(&digest[1..], &signature).is_err());
        assert!(PrehashSigner::<Signature>::sign_prehash(key, &digest[1..]).is_err());
    }
    let publics = keys.each_ref().map(SigningKey::verifying_key);
    let signatures: Vec<_> = (0..20).map(|i| keys[i % 2].sign(messages[i]).expect("signed")).collect();
    let jobs: Vec<_> =
        (0..20).map(|i| (&publics[i % 2], messages[if i == 7 { 8 } else { i }], &signatures[i])).collect();
    let verdicts = verify_many(&jobs);
    assert!(verdicts.iter().enumerate().all(|(i, v)| v.is_err() == (i == 7)), "{verdicts:?}");
}

#[test]
fn nothing_secret_is_printed() {
    let key = SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[0x15; 32]).expect("in range");
    let printed = format!("{key:?}");
    assert!(printed.contains("256-paramSetA") && !printed.contains("1515"), "{printed}");
    for missing in Level::ALL.iter().copied().filter(|level| !level.available()) {
        assert_eq!(key.clone().with_level(missing).err(), Some(Error::KernelUnavailable));
    }
}
