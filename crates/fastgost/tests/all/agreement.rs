//! Tests key agreement on every kernel (the code for one level of CPU features). Each vector contains the keys of both
//! sides, and both sides must compute the result of the vector. The tests also try inputs that must be rejected.
use crate::common::{big, group};
use fastgost::{
    Error, Result,
    curve::Curve,
    sign::{SigningKey, VerifyingKey, agree, levels},
};
use fastgost_testkit::{
    oracle::curve::{self as oracle, BigUint},
    vectors::{be, cases, hex, text},
};

type Agreement = fn(&SigningKey, &VerifyingKey, &[u8]) -> Result<Vec<u8>>;

const VKO_2001: Agreement = |key, peer, ukm| Ok(agree::vko_2001(key, peer, ukm)?.to_vec());
const VKO_256: Agreement = |key, peer, ukm| Ok(agree::vko_256(key, peer, ukm)?.to_vec());
const VKO_512: Agreement = |key, peer, ukm| Ok(agree::vko_512(key, peer, ukm)?.to_vec());

#[test]
fn vko() {
    for level in levels() {
        let mut n = 0;
        for case in cases("vko.json") {
            let curve = Curve::from_name(text(&case, "curve")).expect("a curve");
            let agreement = match text(&case, "algorithm") {
                "VKO_GOSTR3410_2001" => VKO_2001,
                "VKO_GOSTR3410_2012_256" => VKO_256,
                "VKO_GOSTR3410_2012_512" => VKO_512,
                other => panic!("{other}"),
            };
            let [a, b] = ["private_key_a", "private_key_b"].map(|field| {
                let key = SigningKey::from_bytes(curve, &hex(&case, field)).expect("in range");
                key.with_level(level).expect("it is there")
            });
            let [pa, pb] = ["public_key_a", "public_key_b"]
                .map(|field| VerifyingKey::from_bytes(curve, &hex(&case, field)).expect("a point"));
            assert_eq!((a.verifying_key(), b.verifying_key()), (pa, pb));
            let (ukm, kek) = (hex(&case, "ukm"), hex(&case, "kek"));
            assert_eq!(agreement(&a, &pb, &ukm), Ok(kek.clone()), "{case} on {level}");
            assert_eq!(agreement(&b, &pa, &ukm), Ok(kek.clone()), "{case} on {level}");
            // `longer` is the same number as `ukm`, with zeros after its last byte.
            let mut longer = ukm.clone();
            longer.resize(curve.size(), 0);
            assert_eq!(agreement(&b, &pa, &longer), Ok(kek), "{case} on {level}");
            n += 1;
        }
        assert_eq!(n, 45);
    }
}

#[test]
fn keg() {
    for level in levels() {
        let mut n = 0;
        for case in cases("keg.json") {
            let curve = Curve::from_name(text(&case, "curve")).expect("a curve");
            assert_eq!(Curve::from_oid(text(&case, "curve_oid")), Ok(curve));
            let little = |field| be(&case, field, curve.size()).into_iter().rev().collect::<Vec<u8>>();
            let key = |field| {
                let key = SigningKey::from_bytes(curve, &little(field)).expect("in range");
                key.with_level(level).expect("it is there")
            };
            let public = |x, y| VerifyingKey::from_bytes(curve, &[little(x), little(y)].concat()).expect("a point");
            let h = hex(&case, "H").try_into().expect("32 bytes");
            let want = [hex(&case, "K_Exp_MAC"), hex(&case, "K_Exp_ENC")].concat();
            // One side computes the keys from its d, the peer's Q and H. The other side must get the same keys.
            let (key, other) = (key("d"), key("peer_d"));
            let (peer, ours) = (public("Q_x", "Q_y"), public("peer_Q_x", "peer_Q_y"));
            assert_eq!((key.verifying_key(), other.verifying_key()), (ours, peer));
            assert_eq!(agree::keg(&key, &peer, &h).expect("agreed")[..], want, "{case} on {level}");
            assert_eq!(agree::keg(&other, &ours, &h).expect("agreed")[..], want, "{case} on {level}");
            if !text(&case, "K_EXP").is_empty() {
                let ukm: Vec<u8> = h[..16].iter().rev().copied().collect();
                assert_eq!(agree::vko_256(&key, &peer, &ukm).expect("agreed")[..], hex(&case, "K_EXP"));
                assert_eq!(h[16..24], hex(&case, "seed"));
            }
            n += 1;
        }
        assert_eq!(n, 2);
    }
}

fn key(curve: &str, d: &[u8]) -> SigningKey {
    let curve = Curve::from_name(curve).expect("a curve");
    let mut bytes = vec![0; curve.size()];
    bytes[..d.len()].copy_from_slice(d);
    SigningKey::from_bytes(curve, &bytes).expect("in range")
}

/// Returns q + `add`, in little-endian order.
fn order(key: &SigningKey, add: i8) -> Vec<u8> {
    let mut q = vec![0; key.curve().size()];
    key.curve().order().write_le_bytes(&mut q);
    q[0] = q[0].wrapping_add_signed(add);
    q
}

#[test]
fn scalars_at_the_borders() {
    for curve in Curve::ALL {
        for level in levels() {
            let a = key(curve.name(), &[11]).with_level(level).expect("it is there");
            let last = SigningKey::from_bytes(curve, &order(&a, -1)).expect("in range").with_level(level);
            let last = last.expect("it is there");
            // The product of the UKM and the private key d may be far larger than q. The product of the UKM, d and the
            // cofactor has more bits than the numbers of the curve.
            for ukm in [&[1][..], &[2], &[0, 0, 1], &order(&a, -1), &order(&a, 1), &vec![0xff; curve.size()]] {
                let one = agree::vko_256(&a, &last.verifying_key(), ukm).expect("agreed");
                assert_eq!(agree::vko_256(&last, &a.verifying_key(), ukm), Ok(one), "{curve:?} on {level}");
            }
            // Modulo q, q - 1 is -1 and q + 1 is 1. So all four calls compute the point -11 h P, where P is the base
            // point.
            assert_eq!(
                agree::vko_256(&a, &last.verifying_key(), &order(&a, 1)),
                agree::vko_256(&last, &a.verifying_key(), &[1]),
            );
            let base = key(curve.name(), &[1]);
            assert_eq!(
                agree::vko_256(&a, &base.verifying_key(), &order(&a, -1)),
                agree::vko_256(&a, &last.verifying_key(), &[1]),
            );
            // If the UKM is a multiple of q, the agreed point is the neutral point, which is an error.
            assert_eq!(agree::vko_256(&a, &last.verifying_key(), &order(&a, 0)), Err(Error::NeutralPoint));
        }
        let a = key(curve.name(), &[11]);
        for bad in [&[][..], &[0], &[0; 8], &vec![0; curve.size()], &vec![1; curve.size() + 1], &[1; 200]] {
            let refused = agree::vko_256(&a, &a.verifying_key(), bad);
            assert!(matches!(refused, Err(Error::Parameter { name: "the UKM", .. })), "{refused:?}");
        }
    }
}

#[test]
fn keg_of_zero() {
    // By RFC 9189, section 8.3.1, step 2, a UKM of 0 becomes 1.
    for curve in ["256-a", "512-c"] {
        let (a, b) = (key(curve, &[11]), key(curve, &[12]));
        let mut one = [0; 32];
        one[15] = 1;
        one[16..].fill(9);
        let mut zero = one;
        zero[15] = 0;
        let keys = agree::keg(&a, &b.verifying_key(), &one);
        assert_eq!(agree::keg(&a, &b.verifying_key(), &zero), keys);
        assert_eq!(agree::keg(&b, &a.verifying_key(), &zero), keys);
    }
}

#[test]
fn numbers_of_users() {
    for (name, size, words) in [("256-b", 32, "1 to 32 bytes"), ("512-a", 64, "1 to 64 bytes")] {
        let key = key(name, &[11]);
        let peer = key.verifying_key();
        for good in [vec![1], vec![1; size]] {
            assert!(agree::vko_256(&key, &peer, &good).is_ok());
        }
        for bad in [vec![], vec![0], vec![0; size], vec![1; size + 1], vec![1; 200]] {
            let refused = agree::vko_256(&key, &peer, &bad);
            assert!(matches!(refused, Err(Error::Parameter { allowed, .. }) if allowed.contains(words)), "{refused:?}");
        }
    }
}

/// The shared secret must be the x coordinate of the point h d Q (the cofactor, the private key and the peer's public
/// key). The test computes this point with the formulas for affine coordinates.
#[test]
fn ecdhe() {
    for curve in Curve::ALL {
        let (a, b) = (key(curve.name(), &[0x35; 31]), key(curve.name(), &[0x53; 30]));
        let point = |key: &SigningKey| {
            let bytes = key.verifying_key().to_bytes();
            let (x, y) = bytes.split_at(curve.size());
            Some((BigUint::from_bytes_le(x), BigUint::from_bytes_le(y)))
        };
        let little = |x: &BigUint| {
            let mut bytes = x.to_bytes_le();
            bytes.resize(curve.size(), 0);
            bytes
        };
        let (group, k) = (group(curve), BigUint::from_bytes_le(&a.to_bytes()) * curve.cofactor());
        let (x, _) = oracle::mul(&group, &k, &point(&b)).expect("not the neutral point");
        let secret = little(&x);
        for level in levels() {
            let [a, b] = [&a, &b].map(|key| key.clone().with_level(level).expect("it is there"));
            assert_eq!(agree::ecdhe(&a, &b.verifying_key()).expect("agreed")[..], secret, "{curve:?} on {level}");
            assert_eq!(agree::ecdhe(&b, &a.verifying_key()).expect("agreed")[..], secret, "{curve:?} on {level}");
        }
        // If a component of order 2 is added to the peer's point, the result stays the same.
        if let Some(edwards) = curve.edwards() {
            let (x, y) = oracle::add(&group, &point(&b), &Some((big(&edwards.t), BigUint::ZERO))).expect("not neutral");
            let mixed = VerifyingKey::from_bytes(curve, &[little(&x), little(&y)].concat());
            let mixed = mixed.expect("its order is not small");
            for level in levels() {
                let a = a.clone().with_level(level).expect("it is there");
                assert_eq!(agree::ecdhe(&a, &mixed).expect("agreed")[..], secret, "{curve:?} on {level}");
            }
        }
        let other = key(if curve.short_name() == "256-c" { "256-a" } else { "256-c" }, &[7]);
        let differs = agree::ecdhe(&a, &other.verifying_key());
        assert_eq!(
            differs.map(drop),
            if curve.short_name() == "cryptopro-b" { Ok(()) } else { Err(Error::CurvesDiffer) }
        );
    }
}

#[test]
fn curves_have_to_be_one() {
    let peer = key("256-b", &[12]).verifying_key();
    // One curve has three names. Keys on this curve can agree even if the two keys give the curve different names.
    let one = agree::vko_256(&key("256-b", &[11]), &peer, &[1]).expect("agreed");
    for name in ["cryptopro-a", "cryptopro-xcha"] {
        assert_eq!(agree::vko_256(&key(name, &[11]), &peer, &[1]), Ok(one.clone()));
    }
    for curve in Curve::ALL.iter().filter(|c| !["256-b", "cryptopro-a", "cryptopro-xcha"].contains(&c.short_name())) {
        let key = key(curve.name(), &[11]);
        assert_eq!(agree::vko_256(&key, &peer, &[1]), Err(Error::CurvesDiffer));
        assert_eq!(agree::keg(&key, &peer, &[1; 32]), Err(Error::CurvesDiffer));
        if curve.size() == 32 {
            assert_eq!(agree::vko_2001(&key, &peer, &[1]), Err(Error::CurvesDiffer));
            assert!(matches!(agree::vko_512(&key, &key.verifying_key(), &[1]), Err(Error::Unsupported(_))));
        } else {
            assert_eq!(agree::vko_512(&key, &peer, &[1]), Err(Error::CurvesDiffer));
            assert!(matches!(agree::vko_2001(&key, &key.verifying_key(), &[1]), Err(Error::Unsupported(_))));
        }
    }
    // RFC 4357, section 5.2, forbids the base point as a peer's public key.
    let base = key("256-b", &[1]).verifying_key();
    assert!(matches!(agree::vko_2001(&key("256-b", &[11]), &base, &[1]), Err(Error::PublicKey { .. })));
}
