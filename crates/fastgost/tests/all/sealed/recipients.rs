//! Tests sealed files whose recipients have a key pair on a curve.
use super::{ALGORITHMS, FILE_KEY, OTHER, SEED, USER, parts};
use fastgost::{
    Error,
    curve::Curve,
    sealed::{self, Algorithm, Header, ITERATIONS, Identity, Recipient, Sealer, Stanza},
    sign::{SigningKey, VerifyingKey},
};

fn key(curve: &str, number: u8) -> SigningKey {
    let curve = Curve::from_name(curve).expect("a curve");
    let mut bytes = vec![number; curve.size()];
    *bytes.last_mut().expect("32 or 64 bytes") = 0x1a;
    SigningKey::from_bytes(curve, &bytes).expect("a private key")
}

const CURVES: [&str; 7] = ["256-a", "256-b", "256-c", "256-d", "512-a", "512-b", "512-c"];

#[test]
fn every_curve() {
    for algorithm in ALGORITHMS {
        let keys = CURVES.map(|curve| key(curve, 7));
        let public = keys.each_ref().map(SigningKey::verifying_key);
        let all = public.each_ref().map(Recipient::PublicKey);
        let file = sealed::seal(algorithm, &all, b"for seven").expect("a file");
        let stanzas: Vec<_> = Header::parse(&file).expect("a header").stanzas().collect();
        assert_eq!(stanzas, [Stanza::PublicKey; 7]);
        for (i, key) in keys.iter().enumerate() {
            let curve = CURVES[i];
            assert_eq!(sealed::open(&[Identity::PrivateKey(key)], &file).expect(curve), b"for seven");
            // A file for one recipient has a single stanza, and other recipients cannot open the file.
            let one = sealed::seal(algorithm, &all[i..=i], b"for one").expect("a file");
            let size = 48 + 4 + 1 + 2 * key.curve().size() + 32 + algorithm.tag_size() + 32;
            assert_eq!(Header::parse(&one).expect("a header").len(), size, "{curve}");
            assert_eq!(sealed::open(&[Identity::PrivateKey(key)], &one).expect(curve), b"for one");
            let other = self::key(curve, 8);
            assert_eq!(sealed::open(&[Identity::PrivateKey(&other)], &one), Err(Error::SealedKey), "{curve}");
            let others: Vec<_> = keys.iter().filter(|k| k.curve() != key.curve()).map(Identity::PrivateKey).collect();
            assert_eq!(sealed::open(&others, &one), Err(Error::SealedKey), "{curve}");
        }
    }
}

#[test]
fn one_curve_by_two_names() {
    for (name, same) in [("cryptopro-a", "256-b"), ("cryptopro-xcha", "256-b"), ("cryptopro-b", "256-c")]
        .into_iter()
        .chain([("cryptopro-c", "256-d"), ("cryptopro-xchb", "256-d")])
    {
        for (to, by) in [(name, same), (same, name), (name, name)] {
            let public = key(to, 3).verifying_key();
            let file = sealed::seal(Algorithm::Kuznyechik, &[Recipient::PublicKey(&public)], b"text").expect("a file");
            assert_eq!(sealed::open(&[Identity::PrivateKey(&key(by, 3))], &file).expect(name), b"text");
        }
    }
    for test in ["256-test", "512-test"] {
        let key = key(test, 3);
        let refused = sealed::seal(Algorithm::Magma, &[Recipient::PublicKey(&key.verifying_key())], b"");
        assert!(matches!(refused, Err(Error::Unsupported(_))), "{test}");
        let file = super::seal(Algorithm::Magma, b"");
        assert!(matches!(sealed::open(&[Identity::PrivateKey(&key)], &file), Err(Error::Unsupported(_))), "{test}");
    }
}

#[test]
fn beside_keys_but_not_beside_a_passphrase() {
    let (a, b) = (key("256-a", 1), key("256-a", 2));
    let (public_a, public_b) = (a.verifying_key(), b.verifying_key());
    let recipients = [Recipient::PublicKey(&public_a), Recipient::RawKey(&USER), Recipient::PublicKey(&public_b)];
    for algorithm in ALGORITHMS {
        let file = sealed::seal(algorithm, &recipients, b"for all of them").expect("a file");
        for identity in [Identity::PrivateKey(&a), Identity::RawKey(&USER), Identity::PrivateKey(&b)] {
            assert_eq!(
                sealed::open(&[Identity::RawKey(&OTHER), identity], &file).expect("a recipient"),
                b"for all of them"
            );
        }
        let passphrase = Recipient::Passphrase { passphrase: b"four words", iterations: ITERATIONS };
        let refused = sealed::seal(algorithm, &[recipients[0], passphrase], b"");
        assert!(matches!(refused, Err(Error::Parameter { .. })));
    }
    // These are more recipients than fit into a header.
    let many = vec![Recipient::PublicKey(&public_a); 16384 / 117 + 1];
    sealed::seal(Algorithm::Kuznyechik, &many[1..], b"").expect("they fit");
    assert!(matches!(sealed::seal(Algorithm::Kuznyechik, &many, b""), Err(Error::Parameter { .. })));
}

/// Two files for the same recipient must have different ephemeral keys and different wrapped keys.
#[test]
fn no_stanza_is_like_another() {
    let public = key("256-a", 1).verifying_key();
    let files = [(); 2]
        .map(|()| sealed::seal(Algorithm::Kuznyechik, &[Recipient::PublicKey(&public); 2], b"twice").expect("a file"));
    let bodies: Vec<&[u8]> = files.iter().flat_map(|f| [&f[53..165], &f[170..282]]).collect();
    for (i, a) in bodies.iter().enumerate() {
        for b in &bodies[..i] {
            assert!(a.chunks(16).zip(b.chunks(16)).all(|(a, b)| a != b));
        }
    }
}

#[test]
fn every_part_is_bound() {
    for (algorithm, curve) in [(Algorithm::Kuznyechik, "256-a"), (Algorithm::Magma, "512-c")] {
        let key = key(curve, 5);
        let public = key.verifying_key();
        let file = sealed::seal(algorithm, &[Recipient::PublicKey(&public)], b"text").expect("a file");
        let header = parts(&file).0.len();
        for at in 16..header {
            let mut bad = file.clone();
            bad[at] ^= 0x10;
            let refused = sealed::open(&[Identity::PrivateKey(&key)], &bad).expect_err("it was changed");
            let fits = match (at, refused) {
                // The changed byte is in the stanza's type, size or curve, and may have a value that is not allowed.
                (48..53, Error::SealedKey | Error::SealedHeader { .. }) => true,
                (at, Error::SealedHeaderMac) => at >= header - 32,
                (at, Error::SealedKey) => at < header - 32,
                _ => false,
            };
            assert!(fits, "{algorithm:?}, at {at}: {refused}");
        }
        assert_eq!(sealed::open(&[Identity::PrivateKey(&key)], &file).expect("its key"), b"text");
    }
}

/// If a point of small order is added to the ephemeral key, the agreed key does not change, because the cofactor
/// removes this point. The stanza detects the change, because the key of the stanza also depends on the ephemeral key
/// itself.
#[test]
fn the_ephemeral_key_is_bound_as_it_is_written() {
    let curve = Curve::from_name("256-a").expect("a curve");
    let key = key("256-a", 5);
    let public = key.verifying_key();
    let file = sealed::seal(Algorithm::Kuznyechik, &[Recipient::PublicKey(&public)], b"text").expect("a file");
    // The ephemeral key, which is the point Q, is replaced by -Q. Both points have the same x coordinate. The y
    // coordinate of -Q is p minus the y coordinate of Q. -Q is a point of the curve, but the agreed key differs.
    let mut bad = file.clone();
    let (p, _) = (curve.p(), ());
    let y = fastgost::curve::Scalar::from_le_bytes(&file[85..117]).expect("32 bytes");
    p.sub(&y).0.write_le_bytes(&mut bad[85..117]);
    VerifyingKey::from_bytes(curve, &bad[53..117]).expect("a point");
    assert_eq!(sealed::open(&[Identity::PrivateKey(&key)], &bad), Err(Error::SealedKey));
    // The changed ephemeral key is not a point of the curve, or its coordinates are not below p.
    for (range, byte) in [(53..85, 0), (53..117, 0), (85..117, 0xff)] {
        let mut bad = file.clone();
        bad[range].fill(byte);
        assert_eq!(sealed::open(&[Identity::PrivateKey(&key)], &bad), Err(Error::SealedKey));
    }
}

#[test]
fn curves_and_sizes() {
    let key = key("256-a", 5);
    let public = key.verifying_key();
    for algorithm in ALGORITHMS {
        let file = sealed::seal(algorithm, &[Recipient::PublicKey(&public)], b"text").expect("a file");
        let with = |curve: u8| {
            let mut bad = file.clone();
            bad[52] = curve;
            Header::parse(&bad).map(|_| ())
        };
        for unknown in [0, 8, 255] {
            let allowed = "1 to 7; a newer version of this program may know others";
            let (field, given) = ("the curve of a public-key stanza", unknown.into());
            assert_eq!(with(unknown), Err(Error::SealedHeader { field, given, allowed }));
        }
        for curve in 1..=7 {
            // The curves 5 to 7 have 512 bits. A stanza for such a curve would be longer, so these curves are refused.
            let refused = with(curve);
            assert_eq!(refused.is_ok(), curve <= 4, "{refused:?}");
        }
        let mut longer = file.clone();
        longer.insert(60, 0);
        (longer[15], longer[51]) = (longer[15] + 1, longer[51] + 1);
        let refused = Header::parse(&longer);
        assert!(
            matches!(refused, Err(Error::SealedHeader { field: "the size of a public-key stanza", .. })),
            "{refused:?}"
        );
    }
}

#[test]
fn a_source_without_numbers_ends() {
    let public = key("512-a", 5).verifying_key();
    let recipients = [Recipient::PublicKey(&public)];
    // The first random number is not valid, and the second random number is valid.
    let random = [[0; 64], [0x1a; 64]].concat();
    let seal = |random: &[u8]| Sealer::for_test_files(Algorithm::Magma, &recipients, &FILE_KEY, &SEED, random);
    assert_eq!(seal(&random[..64]).err(), Some(Error::Randomness));
    assert_eq!(seal(&random).expect("a number").header(), seal(&random[64..]).expect("a number").header());
}

#[test]
fn nothing_is_printed() {
    let key = key("256-a", 5);
    let public = key.verifying_key();
    assert_eq!(format!("{:?}", Recipient::PublicKey(&public)), "PublicKey(..)");
    assert_eq!(format!("{:?}", Identity::PrivateKey(&key)), "PrivateKey(..)");
}
