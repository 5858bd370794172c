//! Tests PFX files. The tests read published samples and files that this crate writes, also with wrong passwords.
//! Arbitrary bytes must never cause a panic.
use crate::chains::der::{self, oid};
use fastgost::{
    curve::Curve,
    keys::{self, Encryption, Scheme},
    sign::SigningKey,
};
use fastgost_pki::{
    Error, Strictness,
    pfx::{Bag, Content, MOST_ITERATIONS, Pfx, is_pfx},
};
use fastgost_testkit::vectors;
use serde_json::Value;

fn samples() -> Vec<Value> {
    vectors::cases("pfx_samples.json")
}

fn bytes(value: &Value) -> Vec<u8> {
    vectors::bytes(value.as_str().expect("hex"))
}

/// Returns the samples that are encrypted under a password. Each entry has the description of a sample, the file and
/// the password.
fn under_passwords() -> Vec<(Value, Vec<u8>, Vec<u8>)> {
    let mut all = samples();
    all.retain(|case| case["kind"] == "pfx_password");
    assert!(all.len() >= 3);
    all.into_iter().map(|case| (case.clone(), bytes(&case["der"]), bytes(&case["password"]))).collect()
}

#[test]
fn published_samples_open() {
    for (case, der, password) in under_passwords() {
        let pfx = Pfx::open(&der, &password, MOST_ITERATIONS, Strictness::Lenient).expect("a PFX");
        let bags = case["bags"].as_array().expect("bags");
        let of = |kind: &str, field: &str| -> Vec<Vec<u8>> {
            bags.iter().filter(|bag| bag["kind"] == kind).map(|bag| bytes(&bag[field])).collect()
        };
        let certificates: Vec<_> = pfx.certificates().map(|(_, der)| der.to_vec()).collect();
        assert_eq!(certificates, of("CertBag", "certificate"));
        let keys: Vec<_> = pfx
            .keys()
            .map(|bag| match bag.content() {
                Content::Key(der) => der.to_vec(),
                _ => panic!("not a key"),
            })
            .collect();
        assert_eq!(keys, of("PKCS8ShroudedKeyBag", "private_key_info"));
        // Two samples have their keys in two parts of the file. All samples have a certificate for the key.
        let key = pfx.keys().next().expect("a key").private_key(Strictness::Lenient).expect("a key");
        assert_eq!(pfx.certificate_of(&key).map(<[u8]>::to_vec).as_ref(), certificates.first());
        assert!(pfx.mac().is_some_and(|mac| mac.starts_with("HMAC-Streebog-512, PBKDF2, 20")), "{:?}", pfx.mac());
        // Sample 1 is encrypted with GOST 28147-89, so a strict reader must refuse it. The other samples have the
        // algorithms of RFC 9548.
        let strict = Pfx::open(&der, &password, MOST_ITERATIONS, Strictness::Strict);
        assert_eq!(strict.is_ok(), case["id"] != 1, "{strict:?}");
        assert!(matches!(Pfx::open(&der, b"another", MOST_ITERATIONS, Strictness::Lenient), Err(Error::Password)));
        let few = Pfx::open(&der, &password, 1999, Strictness::Lenient);
        assert!(matches!(few, Err(Error::Iterations { most: 1999 })), "{few:?}");
    }
}

#[test]
fn what_is_written_is_read() {
    let [(_, der, password), ..] = &under_passwords()[..] else { panic!("no samples") };
    let sample = Pfx::open(der, password, MOST_ITERATIONS, Strictness::Lenient).expect("a PFX");
    let certificate = sample.certificates().next().expect("a certificate").1;
    for (scheme, curve) in [
        (Scheme::KuznyechikCtrAcpkmOmac, "256-a"),
        (Scheme::KuznyechikCtrAcpkm, "512-a"),
        (Scheme::MagmaCtrAcpkmOmac, "256-b"),
        (Scheme::MagmaCtrAcpkm, "512-c"),
    ] {
        let key = SigningKey::generate(Curve::from_name(curve).expect("a curve")).expect("a key");
        let with = Encryption { scheme, iterations: 1000 };
        let mut pfx = Pfx::new();
        pfx.add(Bag::certificate(certificate).named("Издатель 🔑"));
        pfx.add(Bag::key(&key).expect("a key").named("key").with_id(b"\x01\x02"));
        pfx.add(Bag::revocation_list(*b"\x30\x00"));
        for password in ["пароль", ""] {
            let file = pfx.seal(password.as_bytes(), &with).expect("a PFX");
            assert!(is_pfx(&file) && !is_pfx(certificate) && !is_pfx(b""));
            // Opening the file must take exactly 3000 iterations: 1000 for the MAC, 1000 for the certificates, and 1000
            // for the key.
            let few = Pfx::open(&file, password.as_bytes(), 2999, Strictness::Strict);
            assert!(matches!(few, Err(Error::Iterations { most: 2999 })), "{few:?}");
            let back = Pfx::open(&file, password.as_bytes(), 3000, Strictness::Strict).expect("a PFX");
            let [first, list, last] = back.bags() else { panic!("{:?}", back.bags()) };
            assert_eq!((first.name(), first.id(), first.encrypted()), (Some("Издатель 🔑"), None, true));
            assert!(matches!(first.content(), Content::Certificate(der) if der == certificate));
            assert!(matches!(list.content(), Content::RevocationList(der) if der == b"\x30\x00"));
            assert_eq!((last.name(), last.id(), last.encrypted()), (Some("key"), Some(&b"\x01\x02"[..]), true));
            let same = last.private_key(Strictness::Strict).expect("a key");
            assert_eq!(same.to_bytes(), key.to_bytes());
            assert!(matches!(first.private_key(Strictness::Strict), Err(Error::Usage(_))));
            assert_eq!(back.certificate_of(&key), None);
            assert!(matches!(Pfx::open(&file, b"wrong", 6000, Strictness::Lenient), Err(Error::Password)));
        }
        let empty = Pfx::new().seal(b"x", &with).expect("a PFX");
        assert!(Pfx::open(&empty, b"x", 1000, Strictness::Strict).expect("a PFX").bags().is_empty());
    }
    let too_few = Encryption { iterations: 999, ..Encryption::default() };
    assert!(Pfx::new().seal(b"x", &too_few).is_err() || sample.seal(b"x", &too_few).is_err());
    // A PFX must not be written if opening it would take more than `MOST_ITERATIONS` iterations.
    let too_many = Encryption { iterations: MOST_ITERATIONS / 2, ..Encryption::default() };
    assert!(sample.seal(b"x", &too_many).expect_err("too many").to_string().contains("iterations to open"));
}

/// A file that asks for too many iterations must be refused before any key is derived, so that its author cannot make
/// readers wait. The library must not write such a file.
#[test]
fn files_that_take_long() {
    let sealed = |iterations| Pfx::new().seal(b"x", &Encryption { iterations, ..Encryption::default() });
    assert!(matches!(sealed(MOST_ITERATIONS / 2 + 1), Err(Error::Usage(_))));
    let mut file = sealed(0x10001).expect("a PFX");
    Pfx::open(&file, b"x", MOST_ITERATIONS, Strictness::Strict).expect("within the limit");
    let number = file.windows(5).rposition(|bytes| bytes == [2, 3, 1, 0, 1]).expect("the iterations of the MAC");
    file[number + 2] = 0x40;
    let long = Pfx::open(&file, b"x", MOST_ITERATIONS, Strictness::Lenient);
    assert!(matches!(long, Err(Error::Iterations { most: MOST_ITERATIONS })), "{long:?}");
}

/// If a bit of a PFX changes, the PFX must be refused, or the change must have no effect.
#[test]
fn changed_bytes_are_noticed_or_harmless() {
    let (_, der, password) = under_passwords().swap_remove(1);
    let open = |der: &[u8]| Pfx::open(der, &password, 10_000, Strictness::Strict);
    let right = format!("{:?}", open(&der).expect("a PFX"));
    for length in (0..der.len()).step_by(7) {
        assert!(open(&der[..length]).is_err());
    }
    let mut changed = der.clone();
    for at in (0..der.len()).step_by(11) {
        changed[at] ^= 1 << (at % 8);
        if let Ok(pfx) = open(&changed) {
            assert_eq!(format!("{pfx:?}"), right, "byte {at}");
        }
        changed[at] = der[at];
    }
}

/// The sample is a PFX that is encrypted to the key of a recipient, and has a signature in place of a MAC.
#[test]
fn a_signed_pfx_opens_with_the_recipients_key() {
    let case = samples().into_iter().find(|case| case["kind"] == "pfx_public_key_mode").expect("the sample");
    let d = case["recipient_private_key_d"].as_str().expect("hex");
    let mut d = bytes(&Value::from(format!("{d:0>64}")));
    d.reverse();
    let curve = Curve::from_name(case["recipient_curve"].as_str().expect("a name")).expect("a curve");
    let key = SigningKey::from_bytes(curve, &d).expect("a key");
    let der = bytes(&case["der"]);
    let (pfx, signed) = Pfx::open_signed(&der, &key, Strictness::Lenient).expect("a PFX");
    let keys: Vec<_> = pfx.keys().collect();
    assert!(!keys.is_empty());
    let safe = bytes(&case["safe_contents"]);
    let Content::Key(info) = keys[0].content() else { panic!("{keys:?}") };
    assert!(safe.windows(info.len()).any(|window| window == &info[..]));
    let inner = keys[0].private_key(Strictness::Lenient).expect("a key");
    assert!(pfx.certificate_of(&inner).is_some());
    // `open_signed` verifies no signature, so the test verifies it as a caller would do.
    let digests = signed.digests.as_ref().expect("hashed");
    let verified = signed.signers.iter().any(|signer| {
        let by = |certificate| signer.verify(signed.content_type, digests, &certificate).is_ok();
        signed.readable_certificates().any(by)
    });
    assert!(verified);
    let other = SigningKey::generate(curve).expect("a key");
    assert!(Pfx::open_signed(&der, &other, Strictness::Lenient).is_err());
    assert!(matches!(Pfx::open(&der, b"password", 1, Strictness::Lenient), Err(Error::Unsupported { .. })));
    let (_, password, _) = under_passwords().swap_remove(0);
    assert!(matches!(Pfx::open_signed(&password, &key, Strictness::Lenient), Err(Error::Unsupported { .. })));
}

/// Opens files that were made by `openssl pkcs12 -noiter -nomaciter`, so that each derivation of a key takes only one
/// iteration. The fuzz target for PFX files begins with such files, because it allows few iterations.
#[test]
fn files_with_one_iteration() {
    for (der, has_mac) in [
        (&include_bytes!("../files/once-gost.p12")[..], true),
        (include_bytes!("../files/once-magma.p12"), true),
        (include_bytes!("../files/once-aes.p12"), true),
        (include_bytes!("../files/once-nomac.p12"), false),
    ] {
        let pfx = Pfx::open(der, "пароль".as_bytes(), 64, Strictness::Lenient).expect("a PFX");
        assert_eq!((pfx.keys().count(), pfx.certificates().count(), pfx.mac().is_some()), (1, 1, has_mac));
        let key = pfx.keys().next().expect("a key").private_key(Strictness::Lenient).expect("a key");
        assert!(pfx.certificate_of(&key).is_some());
        let least = 1 + u32::from(has_mac);
        let few = Pfx::open(der, "пароль".as_bytes(), least - 1, Strictness::Lenient);
        assert!(matches!(few, Err(Error::Iterations { .. })), "{few:?}");
        assert!(matches!(Pfx::open(der, b"another", 64, Strictness::Lenient), Err(Error::Password)));
    }
}

fn tlv(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    der::tlv(tag, &parts.concat())
}

/// Returns a SEQUENCE with an indefinite length. Java and Windows write such elements.
fn indefinite(content: &[u8]) -> Vec<u8> {
    [&[0x30, 0x80][..], content, &[0, 0]].concat()
}

/// A PFX must be read even if the contents of its OCTET STRINGs are in BER. The contents of encrypted parts may be in
/// BER too. This holds for ciphers with and without a MAC.
#[test]
fn indefinite_lengths_inside() {
    let data = oid("1.2.840.113549.1.7.1");
    let certificate = tlv(0x30, &[&oid("1.2.840.113549.1.9.22.1"), &tlv(0xa0, &[&tlv(4, &[b"a certificate"])])]);
    let bag = tlv(0x30, &[&oid("1.2.840.113549.1.12.10.1.3"), &tlv(0xa0, &[&certificate])]);
    for scheme in [Scheme::KuznyechikCtrAcpkm, Scheme::KuznyechikCtrAcpkmOmac] {
        for safe in [tlv(0x30, &[&bag]), indefinite(&bag)] {
            let with = Encryption { scheme, iterations: 1000 };
            let (algorithm, encrypted) =
                keys::encrypt_data(&safe, b"x", &with, &[7; keys::ENTROPY]).expect("encrypted");
            let info = tlv(0x30, &[&data, &algorithm, &tlv(0x80, &[&encrypted])]);
            let info = tlv(0x30, &[&[2, 1, 0], &info]);
            let part = tlv(0x30, &[&oid("1.2.840.113549.1.7.6"), &tlv(0xa0, &[&info])]);
            for parts in [tlv(0x30, &[&part]), indefinite(&part)] {
                let content = tlv(0x30, &[&data, &tlv(0xa0, &[&tlv(4, &[&parts])])]);
                let file = tlv(0x30, &[&[2, 1, 3], &content]);
                let pfx = Pfx::open(&file, b"x", 3000, Strictness::Lenient).expect("a PFX");
                let all: Vec<_> = pfx.certificates().map(|(_, der)| der).collect();
                assert_eq!(all, [b"a certificate"]);
                assert!(matches!(Pfx::open(&file, b"y", 3000, Strictness::Lenient), Err(Error::Password)));
            }
        }
    }
}

/// If the bag for a key has data that is not a key, the PFX must be refused. If the library wrote such data into an
/// encrypted PFX, no reader could read it again.
#[test]
fn keys_are_keys() {
    let data = oid("1.2.840.113549.1.7.1");
    let bag = tlv(0x30, &[&oid("1.2.840.113549.1.12.10.1.1"), &tlv(0xa0, &[&tlv(0xa0, &[&tlv(4, &[b"a key"])])])]);
    let part = tlv(0x30, &[&data, &tlv(0xa0, &[&tlv(4, &[&tlv(0x30, &[&bag])])])]);
    let content = tlv(0x30, &[&data, &tlv(0xa0, &[&tlv(4, &[&tlv(0x30, &[&part])])])]);
    let file = tlv(0x30, &[&[2, 1, 3], &content]);
    let refused = Pfx::open(&file, b"", 3000, Strictness::Lenient).expect_err("no key").to_string();
    assert!(refused.contains("KeyBag"), "{refused}");
}
