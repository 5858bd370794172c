//! Tests GOST R 34.10-94 with the vectors, and with extreme parameters and keys.
use fastgost::{
    Error,
    sign::{
        Encoding, Signature,
        gost3410_94::{Parameters, SigningKey94, VerifyingKey94},
        hazmat,
    },
};
use fastgost_curve::mp;
use fastgost_testkit::{
    oracle::curve::BigUint,
    vectors::{be, cases, hex, text},
};
use std::sync::Arc;

fn reversed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.reverse();
    bytes
}

#[test]
fn vectors() {
    let (mut sets, mut signatures) = (0, 0);
    for case in cases("gost3410_94.json") {
        let size = text(&case, "p").len().div_ceil(128) * 64;
        let (p, q, a) = (be(&case, "p", size), be(&case, "q", 32), be(&case, "a", size));
        let own = Parameters::new(&p, &q, &a).expect("consistent");
        assert_eq!((own.p(), own.q(), own.a(), own.size()), (p, q, a, size));
        if case["kind"] == "params" {
            for name in [text(&case, "name"), text(&case, "oid")] {
                let set = Parameters::from_name(name).expect("a set");
                assert_eq!((set.name(), set.oid()), (Some(text(&case, "name")), Some(text(&case, "oid"))));
                assert_eq!(set, own);
            }
            assert!(Parameters::names().any(|n| n == text(&case, "name")));
            assert_eq!(case["consistent"], true);
            assert!(own.probably_prime());
            sets += 1;
            continue;
        }
        for level in mp::Arithmetic::levels() {
            let own = own.with_level(level).expect("available");
            assert_eq!(own.level(), level);
            let key = SigningKey94::from_bytes(&own, &reversed(be(&case, "x", 32))).expect("in range");
            let public = VerifyingKey94::from_bytes(&own, &reversed(be(&case, "y", size))).expect("of order q");
            assert_eq!(key.verifying_key(), public, "{case}");
            let digest = hex(&case, "digest");
            let signature = hazmat::sign_digest_with_nonce_94(&key, &digest, &reversed(be(&case, "k", 32)));
            let signature = signature.expect("a good nonce");
            assert_eq!((signature.r(), signature.s()), (be(&case, "r", 32), be(&case, "s", 32)), "{case}");
            public.verify_digest(&digest, &signature).expect("right");
        }
        let digest = hex(&case, "digest");
        // The number e is the digest as a little-endian number, modulo q.
        let e = BigUint::from_bytes_le(&digest) % BigUint::from_bytes_be(&own.q());
        assert_eq!(e, BigUint::from_bytes_be(&be(&case, "e", 32)));
        signatures += 1;
    }
    assert_eq!((sets, signatures), (8, 21));
}

#[test]
fn nonces() {
    let mut n = 0;
    for case in cases("gost3410_nonces.json").iter().filter(|c| c["op"] == "nonce-94") {
        let parameters = Parameters::from_name(text(case, "parameters")).expect("a set");
        let key = SigningKey94::from_bytes(&parameters, &reversed(be(case, "x", 32))).expect("in range");
        let digest = hex(case, "digest");
        let entropy: Option<[u8; 32]> = case.get("entropy").map(|_| hex(case, "entropy").try_into().expect("32 bytes"));
        assert_eq!(case["attempt"], 0);
        assert_eq!(*hazmat::nonce_94(&key, &digest, entropy.as_ref(), 0).expect("a digest"), be(case, "k", 32));
        let signature = match entropy {
            Some(entropy) => key.sign_digest_with_entropy(&digest, &entropy),
            None => key.deterministic().sign_digest(&digest),
        };
        let signature = signature.expect("a digest");
        assert_eq!((signature.r(), signature.s()), (be(case, "r", 32), be(case, "s", 32)), "{case}");
        n += 1;
    }
    assert_eq!(n, 16);
}

#[test]
fn signing() {
    for name in ["94-test", "94-c"] {
        let parameters = Parameters::from_name(name).expect("a set");
        let key = SigningKey94::generate(&parameters).expect("randomness");
        let public = VerifyingKey94::from_bytes(&parameters, &key.verifying_key().to_bytes()).expect("of order q");
        for digest in [[7; 32], [0; 32], [0xff; 32]] {
            let (a, b) = (key.sign_digest(&digest).expect("signed"), key.sign_digest(&digest).expect("signed"));
            assert_ne!(a.r(), b.r(), "one nonce twice");
            public.verify_digest(&digest, &a).expect("right");
            public.verify_digest(&digest, &b).expect("right");
            assert_eq!(public.verify_digest(&[8; 32], &a), Err(Error::Signature));
        }
        let fixed = key.clone().deterministic();
        let signature = fixed.sign_digest(&[7; 32]).expect("signed");
        assert_eq!(fixed.sign_digest(&[7; 32]), Ok(signature));
        let same = SigningKey94::from_bytes(&parameters, &key.to_bytes()[..]).expect("in range").deterministic();
        assert_eq!(same.sign_digest(&[7; 32]), Ok(signature));

        let bytes = signature.to_bytes(Encoding::Standard);
        let verdict = |bytes: &[u8]| {
            let signature = Signature::from_bytes_any(bytes, Encoding::Standard).expect("64 bytes");
            public.verify_digest(&[7; 32], &signature)
        };
        assert_eq!(verdict(&bytes), Ok(()));
        for i in 0..64 {
            let mut bad = bytes.clone();
            bad[i] ^= 4;
            assert_eq!(verdict(&bad), Err(Error::Signature));
        }
        for bad in [vec![0; 32], parameters.q(), vec![0xff; 32]] {
            assert_eq!(verdict(&[&bad[..], &bytes[32..]].concat()), Err(Error::Signature));
            assert_eq!(verdict(&[&bytes[..32], &bad[..]].concat()), Err(Error::Signature));
        }
        assert!(matches!(verdict(&[1; 128]), Err(Error::SignatureLength { given: 128, .. })));
        assert!(matches!(public.verify_digest(&[7; 31], &signature), Err(Error::DigestLength { given: 31, .. })));
        assert!(matches!(key.sign_digest(&[7; 64]), Err(Error::DigestLength { given: 64, .. })));
        // If e = -x r / k, the signature would have s = 0.
        let big = BigUint::from_bytes_le;
        let (q, x, k) = (BigUint::from_bytes_be(&parameters.q()), big(&key.to_bytes()[..]), [3; 32]);
        let r = BigUint::from_bytes_be(&hazmat::sign_digest_with_nonce_94(&key, &[1; 32], &k).expect("good").r());
        let inverse = big(&k).modinv(&q).expect("a prime");
        let mut e = (&q - x * r * inverse % &q).to_bytes_le();
        e.resize(32, 0);
        let refused = hazmat::sign_digest_with_nonce_94(&key, &e, &k);
        assert!(matches!(refused, Err(Error::Parameter { .. })), "{refused:?}");
    }
}

/// Tests pairs of numbers that satisfy the equation of verification. In each pair, one number is not between 1 and q -
/// 1, so the pair is not a signature.
#[test]
fn numbers_out_of_range() {
    for name in ["94-test", "94-a"] {
        let parameters = Parameters::from_name(name).expect("a set");
        let [p, q] = [parameters.p(), parameters.q()].map(|n| BigUint::from_bytes_be(&n));
        let bytes = |n: &BigUint| {
            let mut bytes = n.to_bytes_le();
            bytes.resize(32, 0);
            bytes
        };
        let (x, k, t) = (BigUint::from(77_u8), BigUint::from(5_u8), BigUint::from(3_u8));
        let key = SigningKey94::from_bytes(&parameters, &bytes(&x)).expect("in range");
        let public = key.verifying_key();
        let verdict = |e: &BigUint, r: &BigUint, s: &BigUint| {
            let signature = Signature::from_bytes_any(&[bytes(r), bytes(s)].concat(), Encoding::Tls).expect("64 bytes");
            public.verify_digest(&bytes(e), &signature)
        };
        let over = |n: &BigUint, by: &BigUint| n * by.modinv(&q).expect("a prime") % &q;
        let minus = |n: &BigUint| &q - n % &q;

        // With e = (1 - x r) / k, s is 1. For this s, the number s + q also fits into the signature. Such a signature
        // must be refused.
        let any = hazmat::sign_digest_with_nonce_94(&key, &[1; 32], &bytes(&k)).expect("a good nonce");
        let (r, s) = (BigUint::from_bytes_be(&any.r()), BigUint::from(1_u8));
        let e = over(&(&s + minus(&(&r * &x))), &k);
        assert_eq!(verdict(&e, &r, &s), Ok(()));
        assert_eq!(verdict(&e, &r, &(&s + &q)), Err(Error::Signature));
        // If r is computed from y^t, and e = -r / t, the equation is true for s = 0.
        let r = BigUint::from_bytes_le(&public.to_bytes()).modpow(&t, &p) % &q;
        assert_eq!(verdict(&over(&minus(&r), &t), &r, &BigUint::ZERO), Err(Error::Signature));
    }
}

#[test]
fn keys_and_parameters_that_differ() {
    let [a, b] = ["94-a", "94-b"].map(|name| Parameters::from_name(name).expect("a set"));
    let key = |parameters, x| SigningKey94::from_bytes(parameters, &[x; 32]).expect("in range").verifying_key();
    assert_ne!(a, b);
    assert_eq!(key(&a, 3), key(&a, 3));
    assert_ne!(key(&a, 3), key(&a, 4));
    assert_ne!(key(&a, 3), key(&b, 3));
}

#[test]
fn keys_at_the_borders() {
    let parameters = Parameters::from_name("94-test").expect("a set");
    let q = reversed(parameters.q());
    let last = [&[q[0] - 1], &q[1..]].concat();
    for good in [[&[1][..], &[0; 31]].concat(), last] {
        let key = SigningKey94::from_bytes(&parameters, &good).expect("in range");
        let signature = key.sign_digest(&[5; 32]).expect("signed");
        key.verifying_key().verify_digest(&[5; 32], &signature).expect("right");
    }
    for bad in [&q[..], &[0; 32], &[0xff; 32]] {
        assert_eq!(SigningKey94::from_bytes(&parameters, bad).err(), Some(Error::SecretKey));
    }
    assert!(matches!(SigningKey94::from_bytes(&parameters, &[1; 31]), Err(Error::KeyLength { given: 31, .. })));
    let p = reversed(parameters.p());
    let below = |n: u8| [&[p[0] - n], &p[1..]].concat();
    let small = |n: u8| [&[n][..], &[0; 63]].concat();
    for bad in [p.clone(), small(0), small(1), vec![0xff; 64]] {
        let refused = VerifyingKey94::from_bytes(&parameters, &bad);
        assert_eq!(refused, Err(Error::PublicKey { reason: "y is not between 1 and p" }));
    }
    // The numbers p - 1 and 2 do not have the order q, because the order of p - 1 is 2, and 2 has yet another order.
    for bad in [below(1), small(2)] {
        let refused = VerifyingKey94::from_bytes(&parameters, &bad);
        assert_eq!(refused, Err(Error::PublicKey { reason: "y^q is not 1 modulo p" }));
    }
    assert!(matches!(VerifyingKey94::from_bytes(&parameters, &[2; 128]), Err(Error::KeyLength { .. })));
}

#[test]
fn parameters_that_are_refused() {
    let set = Parameters::from_name("94-a").expect("a set");
    let (p, q, a) = (set.p(), set.q(), set.a());
    let name = |p: &[u8], q: &[u8], a: &[u8]| match Parameters::new(p, q, a) {
        Err(Error::Parameter { name, .. }) => name,
        other => panic!("{other:?}"),
    };
    let changed = |bytes: &[u8], at: usize, by: u8| {
        let mut bytes = bytes.to_vec();
        bytes[at] ^= by;
        bytes
    };
    // Leading zeros in the numbers change nothing.
    assert_eq!(Parameters::new(&[&[0; 9], &p[..]].concat(), &q, &a).expect("the same"), set);
    for bad in [changed(&p, 127, 1), vec![], p[..127].to_vec(), [&[1], &p[..]].concat(), vec![0xff; 200]] {
        assert_eq!(name(&bad, &q, &a), "p");
    }
    for bad in
        [changed(&q, 31, 1), changed(&q, 31, 2), vec![], q[..31].to_vec(), [&[1], &q[..]].concat(), vec![0xff; 70]]
    {
        assert_eq!(name(&p, &bad, &a), "q");
    }
    let last = changed(&p, 127, 1);
    for bad in [changed(&a, 127, 1), vec![], vec![1], vec![2], last, p.clone(), vec![0xff; 128], vec![0xff; 129]] {
        assert_eq!(name(&p, &q, &bad), "a");
    }
    assert!(matches!(Parameters::from_name("94-e"), Err(Error::Parameter { .. })));
}

/// Makes parameters with this q. The prime p is c q + 1 for some c, and has the wanted size.
fn with_order(q: &BigUint) -> Arc<Parameters> {
    assert_eq!(q.bits(), 256);
    let mut c = BigUint::from(1_u8) << 255;
    let (p, a) = loop {
        c += 2_u8;
        let p = &c * q + 1_u8;
        // If p is prime, the order of a^c divides q for any a. Fermat's test is enough to find p here.
        let two = BigUint::from(2_u8);
        if two.modpow(&(&p - 1_u8), &p) == BigUint::from(1_u8) {
            break (p.clone(), two.modpow(&c, &p));
        }
    };
    Parameters::new(&p.to_bytes_be(), &q.to_bytes_be(), &a.to_bytes_be()).expect("sizes and orders are right")
}

#[test]
fn composites_are_found_out() {
    let own = with_order(&BigUint::from(0xffff_fff1_u64).pow(8));
    assert!(!own.probably_prime(), "q is a power");
    // A product of two primes s and 2 s - 1 passes about every fourth round of the primality test.
    let s: BigUint = (BigUint::from(1_u8) << 127) + 10763_u32;
    let own = with_order(&(&s * (2_u8 * &s - 1_u8)));
    assert!(!own.probably_prime(), "q is a product");
}
