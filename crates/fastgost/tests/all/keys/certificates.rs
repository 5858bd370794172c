//! Tests certificates, requests and CRLs. The tests use known answers and changed documents, and check the names of
//! issuers and subjects.
use super::{SEQUENCE, bytes, certificates, elements, identifier, key, number, text, tlv, valid};
use fastgost::{
    Error,
    curve::Curve,
    keys::{
        EncodePublicKey, PublicKey,
        x509::{Kind, Signed},
    },
    sign::{Encoding, SigningKey, VerifyingKey},
};
use serde_json::Value;

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
            // GOST R 34.10-94 has no curves. The certificate is self-signed.
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

/// Flips bits in the signed bytes, the algorithms and the signature of self-signed documents. Each change must be
/// detected.
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
        // In some bytes of each document, one bit is flipped. The position of the flipped bit differs from byte to
        // byte.
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

/// Makes a minimal certificate and a minimal CRL, and signs both with `key`. The certificate and the CRL name the
/// algorithm `inner` inside the signed part, and the algorithm `outer` outside the signed part.
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

/// An attacker may choose the algorithm inside the signed part, or the algorithm outside the signed part. Even then, a
/// signature of one algorithm must not be accepted as a signature of the other algorithm.
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
    // The algorithm's parameters may be absent or NULL, but must be the same inside and outside the signed part.
    let null = tlv(SEQUENCE, &[&own, &tlv(5, &[])]);
    assert_eq!(verdicts(&null, &null), [Ok(()), Ok(())]);
    refused(verdicts(&null, &bare), "the algorithm of the signature");
    for parameters in [tlv(SEQUENCE, &[]), tlv(2, &[&[0]]), own.clone()] {
        let with = tlv(SEQUENCE, &[&own, &parameters]);
        refused(verdicts(&with, &with), "the parameters of the signature's algorithm");
    }
}

/// If any field of a certificate has a wrong type, the certificate must be refused. The same is true for the first
/// fields of a CRL.
#[test]
fn what_is_no_certificate() {
    let key = key(Curve::from_name("256-b").expect("a curve"));
    let algorithm = tlv(SEQUENCE, &[&identifier("1.2.643.7.1.1.3.2")]);
    let [certificate, list] = signed(&algorithm, &algorithm, &key);
    for (kind, der) in [(Kind::Certificate, certificate), (Kind::RevocationList, list)] {
        assert!(Signed::read(kind, &der).is_ok());
        let outer = elements(&der);
        let fields = elements(&outer[0]);
        // One field gets another type. A CRL may have no version number. So if the type of this number is changed, the
        // reader takes the number for the algorithm, and refuses this algorithm.
        for at in 0..fields.len().min(6) {
            let mut changed = fields.clone();
            changed[at][0] = 0x0c;
            let to_sign = tlv(SEQUENCE, &changed.iter().map(|field| &field[..]).collect::<Vec<_>>());
            let changed = tlv(SEQUENCE, &[&to_sign, &outer[1], &outer[2]]);
            // The fields after the issuer of a CRL are not examined.
            let read = Signed::read(kind, &changed);
            assert_eq!(read.is_ok(), kind == Kind::RevocationList && at > 2, "{kind:?}, field {at}: {read:?}");
        }
    }
}

/// A legacy hash function must not be accepted for a key of GOST R 34.10-2012. A new hash function must not be accepted
/// for a legacy key.
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
fn names_in_certificates() {
    let (mut own, mut all) = (0, 0);
    for case in certificates().into_iter().filter(valid) {
        let der = bytes(&case, "der");
        let named = |kind| Signed::read(kind, &der).ok();
        if let Some(certificate) = named(Kind::Certificate) {
            let (issuer, subject) =
                (certificate.issuer_der().expect("a name"), certificate.subject_der().expect("a name"));
            assert!(issuer[0] == 0x30 && subject[0] == 0x30);
            // `own` counts the self-signed certificates. The test needs certificates that are self-signed, and also
            // certificates that are not self-signed.
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
