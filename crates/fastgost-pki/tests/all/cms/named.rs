//! Tests of the signed attributes that name the signer's certificate (CAdES-BES). The attributes in the test documents
//! are encoded by hand.
use super::common::{content, pair};
use crate::chains::der::{context, int, octets, oid, seq, set, tlv};
use fastgost::{
    hash::{Streebog256, Streebog512},
    sign::{Encoding, SigningKey},
};
use fastgost_pki::{
    cms::{self, Problem, VerifyOptions},
    x509::{Certificate, x509_cert::der::Encode as _},
};
use sha1::{Digest as _, Sha1};
use sha2::Sha256;

const DATA: &str = "1.2.840.113549.1.7.1";
const STREEBOG_256: &str = "1.2.643.7.1.1.2.2";
const STREEBOG_512: &str = "1.2.643.7.1.1.2.3";
const SHA_256: &str = "2.16.840.1.101.3.4.2.1";
const SHA_1: &str = "1.3.14.3.2.26";

/// Makes a signed document. If `attribute` is given, it is the value of the signed attribute that names the
/// certificate.
fn signed(key: &SigningKey, certificate: &Certificate, attribute: Option<Vec<u8>>) -> Vec<u8> {
    let issuer = certificate.issuer().to_der().expect("a name");
    let serial = int(certificate.serial_number().as_bytes());
    let attribute_of = |kind: &str, value: Vec<u8>| seq([oid(kind), set([value])]);
    let mut attributes = vec![
        attribute_of("1.2.840.113549.1.9.3", oid(DATA)),
        attribute_of("1.2.840.113549.1.9.4", octets(&Streebog256::digest(&content(100)))),
    ];
    attributes.extend(attribute.map(|value| attribute_of("1.2.840.113549.1.9.16.2.47", value)));
    attributes.sort();
    let attributes = attributes.concat();
    let signature = key.sign(&tlv(0x31, &attributes)).expect("a signature").to_bytes(Encoding::X509);
    let hash = seq([oid(STREEBOG_256)]);
    let signer = seq([
        int(&[1]),
        seq([issuer, serial]),
        hash.clone(),
        context(0, &attributes),
        seq([oid("1.2.643.7.1.1.3.2")]),
        octets(&signature),
    ]);
    let data = seq([oid(DATA), context(0, &octets(&content(100)))]);
    let all = seq([int(&[1]), set([hash]), data, context(0, certificate.as_der()), set([signer])]);
    seq([oid("1.2.840.113549.1.7.2"), context(0, &all)])
}

/// Makes the value of `SigningCertificateV2`. The value contains `digest`, and the identifier of the hash function `by`
/// if it is given. `number` is a certificate and a serial number. If it is given, the value also contains the issuer of
/// this certificate and this serial number.
fn named(by: Option<&str>, digest: &[u8], number: Option<(&Certificate, &[u8])>) -> Vec<u8> {
    let by = by.map_or_else(Vec::new, |by| seq([oid(by)]));
    let number = number.map_or_else(Vec::new, |(issued_by, serial)| {
        seq([seq([context(4, &issued_by.issuer().to_der().expect("a name"))]), int(serial)])
    });
    seq([seq([seq([by, octets(digest), number])])])
}

/// Returns the digest of a certificate.
fn hash(by: &str, certificate: &Certificate) -> Vec<u8> {
    let der = certificate.as_der();
    match by {
        STREEBOG_256 => Streebog256::digest(der).to_vec(),
        STREEBOG_512 => Streebog512::digest(der).to_vec(),
        SHA_256 => Sha256::digest(der).to_vec(),
        _ => Sha1::digest(der).to_vec(),
    }
}

#[test]
fn signing_certificate_v2() {
    let (key, own) = pair("256-a", "a");
    let (_, other) = pair("256-a", "bb");
    let mine = || Some((&own, own.serial_number().as_bytes()));
    let v2 = |by: Option<&str>, of: &Certificate, number| Some(named(by, &hash(by.unwrap_or(SHA_256), of), number));
    let another = "the certificate is not the one that the signed attributes name";
    let unknown = "is not supported; allowed: a digest by GOST R 34.11 or SHA-256";
    let mut cases = vec![
        // A signature without this attribute must be accepted.
        ("absent", None, None),
        ("a wrong issuer", v2(None, &own, Some((&other, own.serial_number().as_bytes()))), Some(another)),
        ("a wrong serial number", v2(None, &own, Some((&own, other.serial_number().as_bytes()))), Some(another)),
        ("SHA-1", v2(Some(SHA_1), &own, mine()), Some(unknown)),
        ("an unknown hash function", v2(Some("1.2.3"), &own, mine()), Some(unknown)),
        ("a digest that is cut", Some(named(None, &hash(SHA_256, &own)[..31], mine())), Some(another)),
    ];
    // SHA-256 is the default hash function. A document that names SHA-256 must be accepted too.
    for by in [None, Some(SHA_256), Some(STREEBOG_256), Some(STREEBOG_512)] {
        cases.push(("right", v2(by, &own, mine()), None));
        cases.push(("without a number", v2(by, &own, None), None));
        cases.push(("a wrong digest", v2(by, &other, mine()), Some(another)));
        cases.push(("of another certificate", v2(by, &other, None), Some(another)));
    }
    let options = VerifyOptions::new([own.clone()]).expect("options");
    for (what, attribute, why) in cases {
        let file = signed(&key, &own, attribute);
        let (verdict, _) = cms::verify(&file, None, &options).expect("its form");
        match (verdict.decision(), why) {
            (Ok(()), None) => {}
            (Err(Problem::Signature(_, found)), Some(why)) => assert!(found.contains(why), "{what}: {found}"),
            (verdict, _) => panic!("{what}: {verdict:?}"),
        }
    }
}
