//! Keys and certificates in files: known answers, round trips, and arbitrary bytes that must do no harm.
use fastgost::{
    Error,
    curve::Curve,
    keys::{
        self, DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, Encryption, LineEnding,
        MOST_ITERATIONS, PublicKey, Scheme,
        pkcs8::{
            ObjectIdentifier,
            der::{Decode, Encode, Reader, SliceReader, asn1::AnyRef},
        },
        x509::{Kind, Signed},
    },
    sign::{Encoding, SigningKey, VerifyingKey},
};
use serde_json::Value;

fn cases(text: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(text).expect("JSON");
    file["cases"].as_array().expect("cases").clone()
}

/// The cases of one operation in `keys.json`.
fn keys_of(operation: &str) -> Vec<Value> {
    let mut cases = cases(include_str!("../../../vectors/keys.json"));
    cases.retain(|case| case["op"] == operation);
    assert!(cases.len() > 3, "{operation}: {} cases", cases.len());
    cases
}

fn certificates() -> Vec<Value> {
    cases(include_str!("../../../vectors/x509_samples.json"))
}

fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_else(|| panic!("no {field} in {case:#}"))
}

fn bytes(case: &Value, field: &str) -> Vec<u8> {
    unhex(text(case, field))
}

fn unhex(digits: &str) -> Vec<u8> {
    (0..digits.len() / 2).map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).expect("hex")).collect()
}

/// d of a case, little-endian.
fn number(case: &Value, field: &str, size: usize) -> Vec<u8> {
    let mut d = unhex(&format!("{:0>1$}", text(case, field), 2 * size));
    d.reverse();
    d
}

fn valid(case: &Value) -> bool {
    case["valid"] != false
}

/// A test key of a curve, identical in every run.
fn key(curve: &'static Curve) -> SigningKey {
    let d: Vec<u8> = (0..curve.size()).map(|i| (i * i + 7 * i + 1) as u8 % 63).collect();
    SigningKey::from_bytes(curve, &d).expect("a key")
}

#[test]
fn private_keys_are_read_and_written() {
    for case in keys_of("private_key") {
        let der = bytes(&case, "der");
        let read = keys::read_private_key(&der);
        assert_eq!(SigningKey::from_pkcs8_der(&der).is_ok(), read.is_ok());
        if !valid(&case) {
            assert!(read.is_err(), "{case:#}");
            continue;
        }
        let key = read.unwrap_or_else(|e| panic!("{e}: {case:#}"));
        assert_eq!(key.curve().name(), text(&case, "curve"));
        assert_eq!(*key.to_bytes(), number(&case, "d", key.curve().size()), "{case:#}");
        assert_eq!(key.verifying_key().to_bytes(), bytes(&case, "public_key"));
        assert_eq!(key.to_pkcs8_der().expect("DER").as_bytes(), bytes(&case, "written"), "{case:#}");
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

#[test]
fn encrypted_private_keys_open_under_their_passwords() {
    for case in keys_of("encrypted_private_key") {
        let (der, password) = (bytes(&case, "der"), bytes(&case, "password"));
        let opened = keys::decrypt(&der, &password, MOST_ITERATIONS);
        if !valid(&case) {
            assert!(opened.is_err(), "{case:#}");
            continue;
        }
        let info = opened.unwrap_or_else(|e| panic!("{e}: {case:#}"));
        assert_eq!(*info, bytes(&case, "private_key_info"), "{case:#}");
        assert!(keys::read_private_key(&info).is_ok());
        assert!(matches!(keys::read_private_key(&der), Err(Error::PasswordNeeded)));
        assert!(matches!(keys::decrypt(&der, &password, 999), Err(Error::Iterations { most: 999, .. })));
    }
}

#[test]
fn private_keys_are_encrypted_as_others_would() {
    for case in keys_of("encrypt_private_key") {
        let scheme = match text(&case, "scheme") {
            "1.2.643.7.1.1.5.1.1" => Scheme::MagmaCtrAcpkm,
            "1.2.643.7.1.1.5.1.2" => Scheme::MagmaCtrAcpkmOmac,
            "1.2.643.7.1.1.5.2.1" => Scheme::KuznyechikCtrAcpkm,
            "1.2.643.7.1.1.5.2.2" => Scheme::KuznyechikCtrAcpkmOmac,
            other => panic!("{other}"),
        };
        let with = Encryption { scheme, iterations: case["iterations"].as_u64().expect("a number") as u32 };
        let (info, password) = (bytes(&case, "private_key_info"), bytes(&case, "password"));
        let entropy = bytes(&case, "entropy").try_into().expect("48 bytes");
        let der = keys::encrypt(&info, &password, &with, &entropy).expect("DER");
        assert_eq!(der, bytes(&case, "der"), "{case:#}");
        assert_eq!(*keys::decrypt(&der, &password, 1500).expect("a key"), info);
        for iterations in [0, 999, MOST_ITERATIONS + 1] {
            let with = Encryption { scheme, iterations };
            assert!(matches!(keys::encrypt(&info, &password, &with, &entropy), Err(Error::Parameter { .. })));
        }
    }
}

#[test]
fn certificates_requests_and_revocation_lists_are_verified() {
    let mut with_private_keys = 0;
    for case in certificates() {
        let kind = match text(&case, "kind") {
            "certificate" => Kind::Certificate,
            "request" => Kind::Request,
            "crl" => Kind::RevocationList,
            other => panic!("{other}"),
        };
        let der = bytes(&case, "der");
        let signed = Signed::read(kind, &der).unwrap_or_else(|e| panic!("{e}: {case:#}"));
        assert_eq!((signed.kind(), signed.as_der()), (kind, &der[..]));
        assert_eq!(signed.signed_bytes(), bytes(&case, "tbs"));
        assert_eq!(signed.signature(), bytes(&case, "signature"));
        let algorithm = signed.signature_algorithm().expect("an algorithm");
        assert_eq!(algorithm.oid().to_string(), text(&case, "signature_algorithm"));
        assert_eq!(algorithm.digest(signed.signed_bytes())[..], bytes(&case, "digest"));

        let subject = signed.subject_key();
        let signer = match &case["signer_curve"] {
            // GOST R 34.10-94 has no curves: the certificate is signed with its own key.
            Value::Null => {
                let key = subject.clone().expect("a key");
                let own = key.verifying_key_94().expect("of GOST R 34.10-94");
                assert_eq!(own.parameters().oid(), Some(text(&case, "signer_params_oid")));
                assert_eq!(own.to_bytes(), number(&case, "signer_y", own.parameters().size()));
                key
            }
            name => {
                let curve = Curve::from_name(name.as_str().expect("text")).expect("a curve");
                let key = VerifyingKey::from_bytes(curve, &bytes(&case, "signer_public_key")).expect("a key");
                let of_2001 = text(&case, "signature_algorithm") == "1.2.643.2.2.3";
                if of_2001 { PublicKey::of_2001(key).expect("a curve of 2001") } else { key.into() }
            }
        };
        signed.verify(&signer).unwrap_or_else(|e| panic!("{e}: {case:#}"));

        match (kind, &case["subject_curve"]) {
            (Kind::RevocationList, _) => assert!(matches!(subject, Err(Error::Unsupported(_)))),
            (_, Value::Null) => {}
            (_, name) => {
                let subject = subject.expect("a key");
                assert_eq!(subject.algorithm().oid().to_string(), text(&case, "subject_key_algorithm"));
                let key = subject.verifying_key().expect("on a curve");
                assert_eq!(
                    (key.curve().name(), key.to_bytes()),
                    (name.as_str().unwrap(), bytes(&case, "subject_public_key"))
                );
                if !case["subject_private_key_d"].is_null() {
                    let d = number(&case, "subject_private_key_d", key.curve().size());
                    assert_eq!(SigningKey::from_bytes(key.curve(), &d).expect("a key").verifying_key(), key);
                    with_private_keys += 1;
                }
            }
        }
    }
    assert!(with_private_keys > 8, "{with_private_keys}");
}

/// Every bit of the signed bytes, the algorithms and the signature matters.
#[test]
fn a_changed_certificate_is_refused() {
    for case in certificates() {
        let kind = match text(&case, "kind") {
            "certificate" => Kind::Certificate,
            "request" => Kind::Request,
            _ => Kind::RevocationList,
        };
        let der = bytes(&case, "der");
        let signed = Signed::read(kind, &der).expect("well-formed");
        let Ok(own) = signed.subject_key() else { continue };
        if signed.verify(&own).is_err() {
            continue;
        }
        // Some bytes of each, with a different bit flipped in each of them.
        for at in (0..der.len()).step_by(if cfg!(debug_assertions) { 29 } else { 7 }) {
            let mut changed = der.clone();
            changed[at] ^= 1 << (at % 8);
            assert!(Signed::read(kind, &changed).and_then(|s| s.verify(&own)).is_err(), "byte {at} of {case:#}");
        }
        for other in [Kind::Certificate, Kind::Request, Kind::RevocationList] {
            if other != kind {
                assert!(Signed::read(other, &der).and_then(|s| s.subject_key()).is_err(), "{other:?}: {case:#}");
            }
        }
    }
}

/// DER of an element: its tag, length and content.
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

/// DER of an object identifier in dotted decimals.
fn identifier(dotted: &str) -> Vec<u8> {
    ObjectIdentifier::new(dotted).expect("dotted decimals").to_der().expect("DER")
}

/// The elements of a SEQUENCE, each in DER.
fn elements(der: &[u8]) -> Vec<Vec<u8>> {
    let mut reader = SliceReader::new(AnyRef::from_der(der).expect("an element").value()).expect("not so large");
    let mut elements = Vec::new();
    while !reader.is_finished() {
        elements.push(reader.tlv_bytes().expect("an element").to_vec());
    }
    elements
}

/// A minimal certificate and a minimal revocation list, signed by `key`, with these algorithms inside and outside of
/// the signed part.
fn signed(inner: &[u8], outer: &[u8], key: &SigningKey) -> [Vec<u8>; 2] {
    let (number, empty, public) = (tlv(2, &[&[1]]), tlv(SEQUENCE, &[]), key.verifying_key().to_public_key_der());
    let subject = public.expect("DER").into_vec();
    [
        tlv(SEQUENCE, &[&number, inner, &empty, &empty, &empty, &subject]),
        tlv(SEQUENCE, &[&number, inner, &empty, &empty]),
    ]
    .map(|to_sign| {
        let signature = key.sign(&to_sign).expect("signed").to_bytes(Encoding::X509);
        tlv(SEQUENCE, &[&to_sign, outer, &tlv(3, &[&[0], &signature])])
    })
}

/// An attacker who can choose one of the two algorithms must not make a signature of one algorithm pass as one of
/// another.
#[test]
fn the_algorithm_inside_is_that_outside() {
    let key = key(Curve::from_name("256-b").expect("a curve"));
    let public = PublicKey::from(key.verifying_key());
    let verdicts = |inner: &[u8], outer: &[u8]| {
        let [certificate, list] = signed(inner, outer, &key);
        [Signed::certificate(&certificate), Signed::revocation_list(&list)].map(|s| s.and_then(|s| s.verify(&public)))
    };
    let refused = |verdicts: [Result<(), Error>; 2], of: &str| {
        for verdict in verdicts {
            assert!(matches!(verdict, Err(Error::Encoding { what, .. }) if what.contains(of)), "{verdict:?}");
        }
    };
    let own = identifier("1.2.643.7.1.1.3.2");
    let bare = tlv(SEQUENCE, &[&own]);
    assert_eq!(verdicts(&bare, &bare), [Ok(()), Ok(())]);
    for other in ["1.2.643.7.1.1.3.3", "1.2.643.2.2.3", "1.2.840.113549.1.1.11"] {
        refused(verdicts(&tlv(SEQUENCE, &[&identifier(other)]), &bare), "the algorithm of the signature");
    }
    // No parameters, or NULL, but the same in both places.
    let null = tlv(SEQUENCE, &[&own, &tlv(5, &[])]);
    assert_eq!(verdicts(&null, &null), [Ok(()), Ok(())]);
    refused(verdicts(&null, &bare), "the algorithm of the signature");
    for parameters in [tlv(SEQUENCE, &[]), tlv(2, &[&[0]]), own.clone()] {
        let with = tlv(SEQUENCE, &[&own, &parameters]);
        refused(verdicts(&with, &with), "the parameters of the signature's algorithm");
    }
}

/// Every field has its own type.
#[test]
fn what_is_no_certificate() {
    let key = key(Curve::from_name("256-b").expect("a curve"));
    let algorithm = tlv(SEQUENCE, &[&identifier("1.2.643.7.1.1.3.2")]);
    let [certificate, list] = signed(&algorithm, &algorithm, &key);
    for (kind, der) in [(Kind::Certificate, certificate), (Kind::RevocationList, list)] {
        assert!(Signed::read(kind, &der).is_ok());
        let outer = elements(&der);
        let fields = elements(&outer[0]);
        // A list's version number may be missing; then whatever is in its place is read as the algorithm.
        for at in 0..fields.len().min(6) {
            let mut changed = fields.clone();
            changed[at][0] = 0x0c;
            let to_sign = tlv(SEQUENCE, &changed.iter().map(|field| &field[..]).collect::<Vec<_>>());
            let changed = tlv(SEQUENCE, &[&to_sign, &outer[1], &outer[2]]);
            // The fields after a list's issuer are not examined.
            let read = Signed::read(kind, &changed);
            assert_eq!(read.is_ok(), kind == Kind::RevocationList && at > 2, "{kind:?}, field {at}: {read:?}");
        }
    }
}

/// Keys of each algorithm on each curve, private and public, with parameters that name only the curve.
#[test]
fn the_curve_is_one_for_the_algorithm() {
    let mut taken = 0;
    for curve in Curve::ALL {
        let key = key(curve);
        let public = tlv(OCTET_STRING, &[&key.verifying_key().to_bytes()]);
        for (algorithm, fits) in [
            ("1.2.643.7.1.1.1.1", curve.bits() == 256),
            ("1.2.643.7.1.1.1.2", curve.bits() == 512),
            // RFC 4357 defines no others.
            ("1.2.643.2.2.19", curve.oid().starts_with("1.2.643.2.2.3")),
            ("1.2.643.2.2.20", false),
        ] {
            let algorithm_is_2001 = algorithm == "1.2.643.2.2.19";
            let parameters = tlv(SEQUENCE, &[&identifier(curve.oid())]);
            let algorithm = tlv(SEQUENCE, &[&identifier(algorithm), &parameters]);
            let private = tlv(SEQUENCE, &[&tlv(2, &[&[0]]), &algorithm, &tlv(OCTET_STRING, &[&key.to_bytes()])]);
            let public = tlv(SEQUENCE, &[&algorithm, &tlv(3, &[&[0], &public])]);
            let (private, public) = (keys::read_private_key(&private), PublicKey::read(&public));
            assert_eq!(private.is_ok(), fits, "{curve:?}: {private:?}");
            assert_eq!(public.is_ok(), fits, "{curve:?}: {public:?}");
            if algorithm_is_2001 {
                assert_eq!(PublicKey::of_2001(key.verifying_key()).is_ok(), fits, "{curve:?}");
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
        // As a mask, 1 changes nothing.
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

/// Rejected before anything is computed: the content of a file is up to whoever made it.
#[test]
fn an_encrypted_private_key_has_up_to_a_mebibyte() {
    const MOST: usize = 1 << 20;
    let of_size = |error: Error| matches!(error, Error::Encoding { what, .. } if what.contains("size"));
    let key = key(Curve::from_name("256-a").expect("a curve"));
    let with = Encryption { iterations: 1000, scheme: Scheme::KuznyechikCtrAcpkm };
    let der = keys::write_encrypted_private_key(&key, b"password", &with).expect("DER");
    let algorithm = &elements(der.as_bytes())[0];
    let opened = |size: usize| {
        let der = tlv(SEQUENCE, &[algorithm, &tlv(OCTET_STRING, &[&vec![5; size]])]);
        keys::decrypt(&der, b"password", 1000).expect_err("no key")
    };
    assert!(matches!(opened(MOST), Error::Password { .. }));
    assert!(of_size(opened(MOST + 1)));
    // The encryption and key derivation algorithms, by their identifiers: no others are accepted.
    for (own, other) in
        [("1.2.840.113549.1.5.13", "1.2.840.113549.1.5.11"), ("1.2.840.113549.1.5.12", "1.2.840.113549.1.5.14")]
    {
        let (own, other, mut changed) = (identifier(own), identifier(other), der.as_bytes().to_vec());
        let at = changed.windows(own.len()).position(|w| w == own).expect("it is there");
        changed[at..at + own.len()].copy_from_slice(&other);
        let refused = keys::decrypt(&changed, b"password", 1000);
        assert!(matches!(refused, Err(Error::Encoding { .. })), "{refused:?}");
    }
    let long = vec![0; MOST + 1];
    assert!(of_size(keys::decrypt(der.as_bytes(), &long, 1000).expect_err("a long password")));
    let refused = |info: &[u8], password: &[u8]| keys::encrypt(info, password, &with, &[1; keys::ENTROPY]).err();
    assert!(refused(&long, b"password").is_some_and(of_size));
    assert!(refused(b"info", &long).is_some_and(of_size));
    assert_eq!(refused(&long[1..], b"password"), None);
    assert_eq!(refused(b"info", &long[1..]), None);
}

/// The parameters of encryption and key derivation have one form and size each.
#[test]
fn parameters_of_encrypted_private_keys() {
    let key = key(Curve::from_name("256-a").expect("a curve"));
    let with = Encryption { iterations: 1000, scheme: Scheme::KuznyechikCtrAcpkm };
    let der = keys::write_encrypted_private_key(&key, b"password", &with).expect("DER");
    let pbes2 = elements(&elements(der.as_bytes())[0]);
    let derivation = &elements(&pbes2[1])[0];
    let opened = |derivation: &[u8], cipher: &str, iv: usize| {
        let parameters = tlv(SEQUENCE, &[&tlv(OCTET_STRING, &[&vec![7; iv]]), &identifier("1.2.643.7.1.2.5.1.1")]);
        let cipher = tlv(SEQUENCE, &[&identifier(cipher), &parameters]);
        let algorithm = tlv(SEQUENCE, &[&pbes2[0], &tlv(SEQUENCE, &[derivation, &cipher])]);
        keys::decrypt(&tlv(SEQUENCE, &[&algorithm, &tlv(OCTET_STRING, &[&[5; 100]])]), b"password", 1000)
    };
    // Accepted in form, but it does not contain a key.
    let taken = |result| assert!(matches!(result, Err(Error::Password { authenticated: false })), "{result:?}");
    let refused = |result| assert!(matches!(result, Err(Error::Encoding { .. })), "{result:?}");
    // GOST 28147-89 in CFB, as before RFC 9337.
    const CFB: &str = "1.2.643.2.2.21";
    taken(opened(derivation, CFB, 8));
    for size in [0, 7, 9, 16, 24] {
        refused(opened(derivation, CFB, size));
    }
    for other in ["1.2.643.2.2.22", "2.16.840.1.101.3.4.1.42"] {
        refused(opened(derivation, other, 8));
    }
    // With the optional length of the key, and a salt of any reasonable size.
    let [salt, iterations, prf] = &elements(&elements(derivation)[1])[..] else { panic!("{derivation:x?}") };
    let with = |salt: &[u8], length: u8| {
        let parameters = tlv(SEQUENCE, &[salt, iterations, &tlv(2, &[&[length]]), prf]);
        tlv(SEQUENCE, &[&elements(derivation)[0], &parameters])
    };
    taken(opened(&with(salt, 32), CFB, 8));
    for length in [0, 16, 31, 33] {
        refused(opened(&with(salt, length), CFB, 8));
    }
    taken(opened(&with(&tlv(OCTET_STRING, &[&vec![1; 1 << 20]]), 32), CFB, 8));
    refused(opened(&with(&tlv(OCTET_STRING, &[&vec![1; (1 << 20) + 1]]), 32), CFB, 8));
}

/// A legacy hash function is not accepted for a key of GOST R 34.10-2012, nor the reverse.
#[test]
fn the_algorithm_of_a_signature_is_that_of_the_key() {
    for case in certificates().iter().filter(|case| case["signer_curve"] != Value::Null) {
        let signed = match text(case, "kind") {
            "certificate" => Signed::certificate(&bytes(case, "der")),
            "request" => Signed::request(&bytes(case, "der")),
            _ => Signed::revocation_list(&bytes(case, "der")),
        };
        let curve = Curve::from_name(text(case, "signer_curve")).expect("a curve");
        let key = VerifyingKey::from_bytes(curve, &bytes(case, "signer_public_key")).expect("a key");
        let wrong = match text(case, "signature_algorithm") {
            "1.2.643.2.2.3" => Ok(PublicKey::from(key)),
            _ => PublicKey::of_2001(key),
        };
        let Ok(wrong) = wrong else { continue };
        assert!(matches!(signed.expect("DER").verify(&wrong), Err(Error::Encoding { .. })));
    }
}

#[test]
fn keys_of_all_curves_go_there_and_back() {
    for curve in Curve::ALL {
        let key = key(curve);
        let public = key.verifying_key();
        let private_pem = key.to_pkcs8_pem(LineEnding::CRLF).expect("PEM");
        let public_pem = public.to_public_key_pem(LineEnding::LF).expect("PEM");
        // Among other text.
        let file = format!("a comment\n{public_pem}{}\n-----BEGIN CERTIFICATE-----\n", *private_pem);
        assert_eq!(keys::read_private_key(file.as_bytes()).expect("a key").to_bytes(), key.to_bytes());
        assert_eq!(PublicKey::read(file.as_bytes()).expect("a key").verifying_key(), Ok(public));
        assert_eq!(SigningKey::from_pkcs8_pem(&private_pem).expect("a key").curve().name(), curve.name());
        assert_eq!(VerifyingKey::from_public_key_pem(&public_pem), Ok(public));
        // The default is meant for people's passwords; here it would only take time.
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
    // Ed25519: its key is not an OCTET STRING, but that is not the problem.
    let foreign = [&unhex("302a300506032b6570032100")[..], &[7; 32]].concat();
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

/// Labels and lines of the documents, or the line of an invalid one.
fn documents_of(text: &str) -> Vec<Result<(Option<String>, usize), usize>> {
    let document = |document: Result<keys::Document<'_>, Error>| match document {
        Ok(document) => Ok((document.label.map(str::to_owned), document.line)),
        Err(Error::Pem { line, .. }) => Err(line),
        Err(e) => panic!("{e}"),
    };
    keys::documents(text.as_bytes()).map(document).collect()
}

#[test]
fn all_documents_of_a_text() {
    let curves = ["256-a", "512-c", "256-b"].map(|name| Curve::from_name(name).expect("a curve"));
    let [a, b, c] = curves.map(|curve| {
        let public = key(curve).verifying_key();
        (public, public.to_public_key_pem(LineEnding::LF).expect("PEM"))
    });
    let private = key(curves[0]).to_pkcs8_pem(LineEnding::LF).expect("PEM");
    let lines = |pem: &str| pem.lines().count();
    let public = Some("PUBLIC KEY".to_owned());
    // Any other text, comments, blanks; with or without a line break after the last line.
    let text = format!("# both\n{}\nBag attributes: none\n{}#\n", a.1, b.1);
    assert_eq!(documents_of(&text), [Ok((public.clone(), 2)), Ok((public.clone(), 4 + lines(&a.1)))]);
    let commented = c.1.lines().map(|line| format!("# {line}\n")).collect::<String>();
    let text = format!("\u{feff}{}{commented}\n{}{}", a.1, *private, b.1.trim_end());
    let at = 1 + lines(&a.1) + lines(&c.1) + 1;
    let found =
        [Ok((public.clone(), 1)), Ok((Some("PRIVATE KEY".to_owned()), at)), Ok((public.clone(), at + lines(&private)))];
    for ends in ["\n", "\r\n", "\r"] {
        let text = text.replace('\n', ends);
        assert_eq!(documents_of(&text), found, "{ends:?}");
        let ders: Vec<_> = keys::documents(text.as_bytes()).map(|d| d.expect("a document").der).collect();
        assert_eq!(PublicKey::read(&ders[0]).expect("a key").verifying_key(), Ok(a.0));
        assert_eq!(keys::read_private_key(&ders[1]).expect("a key").verifying_key(), a.0);
        assert_eq!(PublicKey::read(&ders[2]).expect("a key").verifying_key(), Ok(b.0));
    }
    // DER is a single document; two of them, or one and some text, are neither DER nor text.
    let der = a.0.to_public_key_der().expect("DER");
    let all: Vec<_> = keys::documents(der.as_bytes()).map(|d| d.expect("a document")).collect();
    assert_eq!((all.len(), all[0].label, all[0].line, &all[0].der[..]), (1, None, 1, der.as_bytes()));
    for both in [[der.as_bytes(), der.as_bytes()], [der.as_bytes(), a.1.as_bytes()], [a.1.as_bytes(), der.as_bytes()]] {
        let both = both.concat();
        let found: Vec<_> = keys::documents(&both).map(|d| d.map(|d| d.line)).collect();
        assert!(matches!(found[..], [Err(Error::Pem { .. })]), "{found:?}");
    }
    for none in ["", "\n", "# text\n", "-----", "- -----BEGIN PUBLIC KEY-----".replace("BEGIN ", "BEGIN").as_str()] {
        assert_eq!(documents_of(none), [], "{none:?}");
    }
    // A private key is never shown, not even in part.
    let shown = format!("{:?}", keys::documents(private.as_bytes()).next());
    assert!(shown.contains("PRIVATE KEY") && !shown.contains("48"), "{shown}");
}

/// Nothing that looks like a document is skipped: a recipient would be missing without anybody noticing.
#[test]
fn documents_that_are_none() {
    let good = key(Curve::from_name("256-a").expect("a curve")).verifying_key();
    let good = good.to_public_key_pem(LineEnding::LF).expect("PEM");
    let size = good.lines().count();
    let whole = |line| Ok((Some("PUBLIC KEY".to_owned()), line));
    let cut =
        |lines: std::ops::Range<usize>| good.lines().map(|l| format!("{l}\n")).collect::<Vec<_>>()[lines].concat();
    let (no_begin, no_end) = (cut(1..size), cut(0..size - 1));
    for (bad, size_of_bad, at) in [
        // Its END line belongs to another label.
        (good.replace("END PUBLIC", "END PRIVATE"), size, 1),
        (good.replace("END PUBLIC KEY", "END PUBLIC KEYS"), size, 1),
        (good.replace("END PUBLIC KEY", "END "), size, 1),
        (good.replace("END PUBLIC KEY-----", "END PUBLIC KEY--"), size, 1),
        (good.replace("END PUBLIC KEY-----", "END PUBLIC KEY----- text"), size, 1),
        // One that begins before the previous one has ended, one without a beginning, one with an invalid boundary.
        (no_end.clone(), size - 1, 1),
        (no_begin, size - 1, size - 1),
        (good.replace("-----BEGIN PUBLIC", "----BEGIN PUBLIC"), size, size),
        // The content is not base64, or has header lines.
        (good.replacen('M', "*", 1), size, 1),
        (cut(0..1) + "Proc-Type: 4,ENCRYPTED\n\n" + &cut(1..size), size + 2, 1),
        (good.lines().map(|line| format!("  {line}\n")).collect(), size, 1),
        (cut(0..1) + "# text\n" + &cut(1..size), size + 1, 1),
    ] {
        let text = format!("{good}{bad}{good}");
        let found = documents_of(&text);
        assert_eq!(found, [whole(1), Err(size + at), whole(1 + size + size_of_bad)], "{bad}");
        // Functions that read the first document of a kind still do so.
        assert!(PublicKey::read(text.as_bytes()).is_ok());
        let alone = PublicKey::read(bad.as_bytes());
        assert!(matches!(alone, Err(Error::Pem { .. } | Error::Encoding { .. })), "{bad}: {alone:?}");
    }
    // The error says what is wrong with it.
    for ends in ["END PRIVATE KEY", "END PUBLIC KEYS", "END "] {
        let wrong = PublicKey::read(good.replace("END PUBLIC KEY", ends).as_bytes());
        let want = Error::Pem { line: 1, allowed: "a block closed by an END line with the same label (RFC 7468)" };
        assert_eq!(wrong, Err(want), "{ends}");
    }
    // An invalid boundary, and a document without an end, up to the end of the text.
    let text = format!("{good}{}", good.replace("BEGIN PUBLIC KEY-----", "BEGIN PUBLIC KEY"));
    assert_eq!(documents_of(&text), [whole(1), Err(size + 1), Err(2 * size)]);
    assert_eq!(documents_of(&format!("{good}{no_end}")), [whole(1), Err(size + 1)]);
    assert_eq!(documents_of("-----BEGIN PUBLIC KEY----------END PUBLIC KEY-----\n"), [Err(1)]);
}

#[test]
fn names_in_certificates() {
    let (mut own, mut all) = (0, 0);
    for case in certificates().into_iter().filter(valid) {
        let der = bytes(&case, "der");
        let named = |kind| Signed::read(kind, &der).ok();
        if let Some(certificate) = named(Kind::Certificate) {
            let (issuer, subject) =
                (certificate.issuer_der().expect("a name"), certificate.subject_der().expect("a name"));
            assert!(issuer[0] == 0x30 && subject[0] == 0x30);
            // A self-signed certificate says so.
            own += usize::from(
                issuer == subject && certificate.verify(&certificate.subject_key().expect("a key")).is_ok(),
            );
            all += 1;
        } else if let Some(request) = named(Kind::Request) {
            assert!(request.issuer_der().is_none() && request.subject_der().is_some());
        } else {
            let list = named(Kind::RevocationList).expect("one of the three");
            assert!(list.issuer_der().is_some() && list.subject_der().is_none());
        }
    }
    assert!(own > 1 && all > own, "{own} of {all}");
}

/// Prefixes, flipped bits, bytes of all kinds: errors or different keys, never a panic. `fuzz/` does the same for
/// longer.
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
            // All bits of the beginning, which has the structure, and one bit of each byte of the rest.
            let bits = if at < 48 && i % 8 == 0 { 0..8 } else { (at + i) % 8..(at + i) % 8 + 1 };
            for bit in bits {
                changed[at] ^= 1 << bit;
                read(&changed);
                changed[at] ^= 1 << bit;
            }
        }
    }
    // Lengths beyond the end, and text that is almost PEM.
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
