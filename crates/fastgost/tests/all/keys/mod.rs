//! Tests keys and certificates in files. The tests use known answers, round trips, and arbitrary bytes. Arbitrary bytes
//! must not cause a panic.
mod certificates;
mod documents;
mod encrypted;

use fastgost::{
    Error, Strictness,
    curve::Curve,
    keys::{
        self, Algorithm, DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, Encryption, LineEnding,
        PrivateKey, PublicKey, Scheme,
        pkcs8::{
            ObjectIdentifier,
            der::{Decode, Encode, Reader, SliceReader, asn1::AnyRef},
        },
        x509::{Kind, Signed},
    },
    sign::{SigningKey, VerifyingKey},
};
use fastgost_testkit::vectors::{self, be, cases, hex as bytes, text};
use serde_json::Value;

/// Returns the cases of one operation in `keys.json`.
fn keys_of(operation: &str) -> Vec<Value> {
    let mut cases = cases("keys.json");
    cases.retain(|case| case["op"] == operation);
    assert!(cases.len() > 3, "{operation}: {} cases", cases.len());
    cases
}

fn certificates() -> Vec<Value> {
    cases("x509_samples.json")
}

/// Returns the number in a field of a case, as `size` little-endian bytes.
fn number(case: &Value, field: &str, size: usize) -> Vec<u8> {
    let mut d = be(case, field, size);
    d.reverse();
    d
}

fn valid(case: &Value) -> bool {
    case["valid"] != false
}

/// Returns a private key on a curve, for tests. The key is the same in every run.
fn key(curve: &'static Curve) -> SigningKey {
    let d: Vec<u8> = (0..curve.size()).map(|i| (i * i + 7 * i + 1) as u8 % 63).collect();
    SigningKey::from_bytes(curve, &d).expect("a key")
}

#[test]
fn private_keys_are_read_and_written() {
    for case in keys_of("private_key") {
        let der = bytes(&case, "der");
        let read = PrivateKey::read(&der);
        let signs = read.as_ref().is_ok_and(|key| key.algorithm() != Algorithm::Gost2001);
        assert_eq!(SigningKey::from_pkcs8_der(&der).is_ok(), signs);
        assert_eq!(keys::read_private_key(&der).is_ok(), signs);
        if !valid(&case) {
            assert!(read.is_err(), "{case:#}");
            continue;
        }
        let key = read.unwrap_or_else(|e| panic!("{e}: {case:#}"));
        assert_eq!(key.curve().name(), text(&case, "curve"));
        assert_eq!(*key.to_bytes(), number(&case, "d", key.curve().size()), "{case:#}");
        let public = key.public_key();
        assert_eq!(public.algorithm(), key.algorithm());
        assert_eq!(public.verifying_key().expect("a curve").to_bytes(), bytes(&case, "public_key"));
        let written = key.to_pkcs8_der().expect("DER");
        match key.signing_key() {
            Ok(_) => assert_eq!(written.as_bytes(), bytes(&case, "written"), "{case:#}"),
            Err(e) => assert!(matches!(e, Error::Unsupported(_)), "{e}"),
        }
        let same = PrivateKey::read_with(written.as_bytes(), None, Strictness::Lenient).expect("a key");
        assert_eq!((same.algorithm(), same.to_bytes()), (key.algorithm(), key.to_bytes()));
    }
}

#[test]
fn public_keys_are_read_and_written() {
    for case in keys_of("public_key") {
        let der = bytes(&case, "der");
        let read = PublicKey::read(&der);
        assert_eq!(VerifyingKey::from_public_key_der(&der).is_ok(), read.is_ok());
        if !valid(&case) {
            assert!(read.is_err(), "{case:#}");
            continue;
        }
        let key = read.unwrap_or_else(|e| panic!("{e}: {case:#}"));
        assert_eq!(key.algorithm().oid().to_string(), text(&case, "algorithm"));
        let key = key.verifying_key().expect("on a curve");
        assert_eq!(key.curve().name(), text(&case, "curve"));
        assert_eq!(key.to_bytes(), bytes(&case, "public_key"));
        assert_eq!(key.to_public_key_der().expect("DER").as_bytes(), bytes(&case, "written"), "{case:#}");
    }
}

/// Returns an element in DER with its tag, length and content.
fn tlv(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    let content = parts.concat();
    let mut length = content.len().to_be_bytes().to_vec();
    length.drain(..length.iter().take_while(|byte| **byte == 0).count());
    if content.len() >= 0x80 {
        length.insert(0, 0x80 | length.len() as u8);
    } else if length.is_empty() {
        length.push(0);
    }
    [&[tag][..], &length, &content].concat()
}

const SEQUENCE: u8 = 0x30;
const OCTET_STRING: u8 = 4;

/// Returns an object identifier in DER. The argument has dotted decimals.
fn identifier(dotted: &str) -> Vec<u8> {
    ObjectIdentifier::new(dotted).expect("dotted decimals").to_der().expect("DER")
}

/// Returns the elements of a SEQUENCE, each in DER.
fn elements(der: &[u8]) -> Vec<Vec<u8>> {
    let mut reader = SliceReader::new(AnyRef::from_der(der).expect("an element").value()).expect("not so large");
    let mut elements = Vec::new();
    while !reader.is_finished() {
        elements.push(reader.tlv_bytes().expect("an element").to_vec());
    }
    elements
}

/// Tests private and public keys of each algorithm on each curve. The parameters of these keys name only the curve.
#[test]
fn the_curve_is_one_for_the_algorithm() {
    let mut taken = 0;
    for curve in Curve::ALL {
        let key = key(curve);
        let public = tlv(OCTET_STRING, &[&key.verifying_key().to_bytes()]);
        for (algorithm, fits) in [
            ("1.2.643.7.1.1.1.1", curve.bits() == 256),
            ("1.2.643.7.1.1.1.2", curve.bits() == 512),
            // This algorithm is GOST R 34.10-2001. RFC 4357 defines only some of the curves of 256 bits for this
            // algorithm, but GnuTLS also writes keys of this algorithm on the other curves.
            ("1.2.643.2.2.19", curve.bits() == 256),
            ("1.2.643.2.2.20", false),
        ] {
            let algorithm_is_2001 = algorithm == "1.2.643.2.2.19";
            let parameters = tlv(SEQUENCE, &[&identifier(curve.oid())]);
            let algorithm = tlv(SEQUENCE, &[&identifier(algorithm), &parameters]);
            let private = tlv(SEQUENCE, &[&tlv(2, &[&[0]]), &algorithm, &tlv(OCTET_STRING, &[&key.to_bytes()])]);
            let public = tlv(SEQUENCE, &[&algorithm, &tlv(3, &[&[0], &public])]);
            let (private, public) = (PrivateKey::read(&private), PublicKey::read(&public));
            assert_eq!(private.is_ok(), fits, "{curve:?}: {private:?}");
            assert_eq!(public.is_ok(), fits, "{curve:?}: {public:?}");
            if algorithm_is_2001 {
                // Three of the curves of RFC 4357 also have names from 2012.
                let fits = curve.oid().starts_with("1.2.643.2.2.3")
                    || ["256-b", "256-c", "256-d"].contains(&curve.short_name());
                assert_eq!(PublicKey::of_2001(key.verifying_key()).is_ok(), fits, "{curve:?}");
                assert_eq!(PrivateKey::of_2001(key.clone()).is_ok(), fits, "{curve:?}");
            }
            taken += usize::from(fits);
        }
    }
    assert!(taken >= Curve::ALL.len() + 3, "{taken}");
}

#[test]
fn a_private_key_has_up_to_15_masks() {
    for curve in ["256-a", "512-c"] {
        let key = key(Curve::from_name(curve).expect("a curve"));
        let fields = elements(key.to_pkcs8_der().expect("DER").as_bytes());
        // A mask of 1 changes nothing.
        let mut one = vec![0; key.curve().size()];
        one[0] = 1;
        let masked = |masks: usize| {
            let number = [&key.to_bytes()[..], &one.repeat(masks)].concat();
            keys::read_private_key(&tlv(SEQUENCE, &[&fields[0], &fields[1], &tlv(OCTET_STRING, &[&number])]))
        };
        for masks in 0..=15 {
            assert_eq!(masked(masks).expect("a key").to_bytes(), key.to_bytes(), "{masks} masks");
        }
        for masks in [16, 17, 1000] {
            let refused = masked(masks);
            assert!(matches!(refused, Err(Error::Encoding { .. })), "{masks} masks: {refused:?}");
        }
    }
}

#[test]
fn keys_of_all_curves_go_there_and_back() {
    for curve in Curve::ALL {
        let key = key(curve);
        let public = key.verifying_key();
        let private_pem = key.to_pkcs8_pem(LineEnding::CRLF).expect("PEM");
        let public_pem = public.to_public_key_pem(LineEnding::LF).expect("PEM");
        // The file contains other text before and after the keys.
        let file = format!("a comment\n{public_pem}{}\n-----BEGIN CERTIFICATE-----\n", *private_pem);
        assert_eq!(keys::read_private_key(file.as_bytes()).expect("a key").to_bytes(), key.to_bytes());
        assert_eq!(PublicKey::read(file.as_bytes()).expect("a key").verifying_key(), Ok(public));
        assert_eq!(SigningKey::from_pkcs8_pem(&private_pem).expect("a key").curve().name(), curve.name());
        assert_eq!(VerifyingKey::from_public_key_pem(&public_pem), Ok(public));
        // The default number of iterations protects people's passwords. In this test, that number of iterations would
        // only take time.
        let with = Encryption { iterations: 1000, ..Encryption::default() };
        let pem = keys::write_encrypted_private_key_pem(&key, b"password", &with).expect("PEM");
        assert!(pem.starts_with("-----BEGIN ENCRYPTED PRIVATE KEY-----\n"), "{pem}");
        let back = keys::read_encrypted_private_key(pem.as_bytes(), b"password", 1000).expect("a key");
        assert_eq!((back.to_bytes(), back.curve().name()), (key.to_bytes(), curve.name()));
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let said = |e: Error| e.to_string();
    let key = key(Curve::from_name("256-a").expect("a curve"));
    let pem = key.to_pkcs8_pem(LineEnding::LF).expect("PEM");
    assert!(said(PublicKey::read(pem.as_bytes()).unwrap_err()).contains("a public key in DER or PEM (PUBLIC KEY)"));
    assert!(said(Signed::certificate(pem.as_bytes()).unwrap_err()).contains("a certificate in DER or PEM"));
    // This is a key of Ed25519. The bytes of such a key are not an OCTET STRING, but the error must be about the
    // algorithm.
    let foreign = [&vectors::bytes("302a300506032b6570032100")[..], &[7; 32]].concat();
    assert!(said(PublicKey::read(&foreign).unwrap_err()).contains("GOST R 34.10-2012, GOST R 34.10-2001"));
    assert!(said(keys::read_private_key(b"").unwrap_err()).contains("ENCRYPTED PRIVATE KEY"));
    let broken = pem.replace("-----END PRIVATE KEY", "-----END PUBLIC KEY");
    assert!(said(keys::read_private_key(broken.as_bytes()).unwrap_err()).contains("RFC 7468"));
    let encrypted = |scheme| {
        let with = Encryption { iterations: 1000, scheme };
        let der = keys::write_encrypted_private_key(&key, b"password", &with).expect("DER");
        said(keys::read_encrypted_private_key(der.as_bytes(), b"passwort", 1000).unwrap_err())
    };
    assert!(encrypted(Scheme::MagmaCtrAcpkmOmac).contains("its MAC does not match"));
    assert!(encrypted(Scheme::MagmaCtrAcpkm).contains("has no MAC"));
}

/// Truncated files, flipped bits and random bytes must give errors or other keys, but never a panic. The fuzz targets
/// in `fuzz/` check the same property for a longer time.
#[test]
fn no_bytes_do_harm() {
    let read = |der: &[u8]| {
        let _ = PublicKey::read(der);
        let _ = keys::read_private_key(der);
        let _ = keys::read_encrypted_private_key(der, b"password", 10);
        for kind in [Kind::Certificate, Kind::Request, Kind::RevocationList] {
            let _ = Signed::read(kind, der).and_then(|signed| signed.subject_key());
        }
    };
    let operations = ["private_key", "public_key", "encrypted_private_key"];
    let samples = operations.into_iter().flat_map(keys_of).chain(certificates());
    let all: Vec<_> = samples.filter(valid).map(|case| bytes(&case, "der")).collect();
    for (i, der) in all.iter().enumerate() {
        for length in 0..der.len() {
            let cut = &der[..length];
            assert!(PublicKey::read(cut).is_err() && keys::read_private_key(cut).is_err());
            assert!(keys::read_encrypted_private_key(cut, b"password", 10).is_err());
            for kind in [Kind::Certificate, Kind::Request, Kind::RevocationList] {
                assert!(Signed::read(kind, cut).is_err());
            }
        }
        let mut changed = der.clone();
        for at in 0..der.len() {
            // At the beginning, where the structure is, all bits are flipped. In the rest, one bit of each byte is
            // flipped.
            let bits = if at < 48 && i % 8 == 0 { 0..8 } else { (at + i) % 8..(at + i) % 8 + 1 };
            for bit in bits {
                changed[at] ^= 1 << bit;
                read(&changed);
                changed[at] ^= 1 << bit;
            }
        }
    }
    // In some of these inputs, a DER length reaches beyond the end of the input. Other inputs are text that is almost
    // PEM.
    for bytes in [
        &b"\x30"[..],
        b"\x30\x80",
        b"\x30\x84\xff\xff\xff\xff",
        b"\x30\x83\xff\xff\xff",
        b"-----BEGIN PRIVATE KEY",
        b"-----BEGIN PRIVATE KEY-----",
        b"-----BEGIN PRIVATE KEY----------END PRIVATE KEY-----",
        b"-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n",
        b"-----BEGIN PUBLIC KEY-----\nMA==\n-----END PUBLIC KEY-----",
        b"-----BEGIN CERTIFICATE-----\n\xff\xfe\n-----END CERTIFICATE-----",
    ] {
        read(bytes);
    }
}
