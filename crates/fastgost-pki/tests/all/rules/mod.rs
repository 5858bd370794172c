//! Tests the rules of RFC 5280 for issuers. Each certificate or CRL differs in one respect from a good certificate or
//! CRL. The tables say whether every reader, only a strict reader, or no reader refuses the document. The table in
//! `docs/pki.md` has the same rules.
use crate::chains::der::{generalized, octets, oid, tlv, utc};
use der::{Encode, Tag, asn1::Any};
use fastgost::{
    curve::Curve,
    keys::EncodePublicKey,
    sign::{Encoding, SigningKey},
};
use fastgost_pki::{
    Error, Lenience, Strictness,
    path::{Options, Verifier},
    x509::{Certificate, RevocationList},
};
use std::{
    sync::LazyLock,
    time::{Duration, SystemTime},
};

mod certificates;
mod extensions;
mod lists;

static ROOT: LazyLock<SigningKey> = LazyLock::new(|| key(3));
static USER: LazyLock<SigningKey> = LazyLock::new(|| key(5));

fn key(byte: u8) -> SigningKey {
    SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[byte; 32]).expect("a key").deterministic()
}

pub fn sequence(parts: &[&[u8]]) -> Vec<u8> {
    tlv(0x30, &parts.concat())
}

/// Makes a name with one attribute.
fn name(of: &str, tag: u8, value: &[u8]) -> Vec<u8> {
    sequence(&[&tlv(0x31, &sequence(&[&oid(of), &tlv(tag, value)]))])
}

fn cn(text: &str) -> Vec<u8> {
    name("2.5.4.3", 12, text.as_bytes())
}

const CRITICAL: &[u8] = &[1, 1, 0xff];
const EMPTY: &[u8] = &[0x30, 0];

fn extension(of: &str, critical: &[u8], value: &[u8]) -> Vec<u8> {
    sequence(&[&oid(of), critical, &octets(value)])
}

// Values of extensions.
const AUTHORITY: &[u8] = &[0x30, 3, 1, 1, 0xff];
const SIGNS_ALL: &[u8] = &[3, 2, 1, 6];
const SIGNATURE: &[u8] = &[3, 2, 7, 0x80];
const KEY_IDENTIFIER: &[u8] = &[4, 2, 1, 2];
const ISSUERS_KEY: &[u8] = &[0x30, 4, 0x80, 2, 1, 2];
const A_NAME: &[u8] = &[0x30, 4, 0x82, 2, b'a', b'b'];

/// The fields of a test certificate, from which `der` makes the certificate.
#[derive(Clone)]
struct New {
    version: Vec<u8>,
    serial: Vec<u8>,
    issuer: Vec<u8>,
    validity: [Vec<u8>; 2],
    subject: Vec<u8>,
    key: Vec<u8>,
    unique: Vec<u8>,
    /// The extensions with their identifiers.
    extensions: Vec<(&'static str, Vec<u8>)>,
    always_extensions: bool,
}

impl New {
    fn of(subject: &str, own: &SigningKey, extensions: &[(&'static str, &[u8], &[u8])]) -> Self {
        Self {
            version: vec![0xa0, 3, 2, 1, 2],
            serial: vec![2, 1, 1],
            issuer: cn("Root"),
            validity: [utc("250101000000Z"), utc("350101000000Z")],
            subject: cn(subject),
            key: own.verifying_key().to_public_key_der().expect("DER").into_vec(),
            unique: Vec::new(),
            extensions: extensions.iter().map(|(of, critical, value)| (*of, extension(of, critical, value))).collect(),
            always_extensions: false,
        }
    }

    fn user() -> Self {
        Self::of("User", &USER, &[("2.5.29.15", CRITICAL, SIGNATURE), ("2.5.29.35", &[], ISSUERS_KEY)])
    }

    fn authority() -> Self {
        Self::of(
            "CA",
            &USER,
            &[
                ("2.5.29.19", CRITICAL, AUTHORITY),
                ("2.5.29.15", CRITICAL, SIGNS_ALL),
                ("2.5.29.14", &[], KEY_IDENTIFIER),
                ("2.5.29.35", &[], ISSUERS_KEY),
            ],
        )
    }

    fn without(mut self, of: &str) -> Self {
        self.extensions.retain(|(other, _)| *other != of);
        self
    }

    /// Sets the value of an extension. If the certificate has no such extension, adds the extension.
    fn with(mut self, of: &'static str, critical: &[u8], value: &[u8]) -> Self {
        let new = (of, extension(of, critical, value));
        match self.extensions.iter_mut().find(|(other, _)| *other == of) {
            Some(old) => *old = new,
            None => self.extensions.push(new),
        }
        self
    }

    fn der(&self) -> Vec<u8> {
        let algorithm = sequence(&[&oid("1.2.643.7.1.1.3.2")]);
        let all: Vec<u8> = self.extensions.iter().flat_map(|(_, extension)| extension.clone()).collect();
        let any = !all.is_empty() || self.always_extensions;
        let extensions = if any { tlv(0xa3, &tlv(0x30, &all)) } else { Vec::new() };
        let validity = sequence(&[&self.validity[0], &self.validity[1]]);
        signed(&sequence(&[
            &self.version,
            &self.serial,
            &algorithm,
            &self.issuer,
            &validity,
            &self.subject,
            &self.key,
            &self.unique,
            &extensions,
        ]))
    }
}

fn signed(tbs: &[u8]) -> Vec<u8> {
    let signature = ROOT.sign(tbs).expect("a signature").to_bytes(Encoding::X509);
    let algorithm = sequence(&[&oid("1.2.643.7.1.1.3.2")]);
    sequence(&[tbs, &algorithm, &tlv(3, &[&[0], &signature[..]].concat())])
}

fn root() -> Certificate {
    let root = New { subject: cn("Root"), ..New::authority() };
    let key = ROOT.verifying_key().to_public_key_der().expect("DER").into_vec();
    Certificate::read_with(&New { key, ..root }.der(), Strictness::Strict).expect("a root")
}

/// Returns the result of path validation.
fn verify(certificate: &Certificate) -> Result<(), String> {
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_780_272_000);
    let verifier = Verifier::new([root()], Options::at(now).expect("options"));
    verifier.verify(certificate).map(|_| ()).map_err(|refusal| refusal.to_string())
}

/// Says which readers must refuse a certificate or a CRL.
#[derive(Clone, Copy, Debug)]
enum Verdict {
    /// No reader refuses the document.
    Good,
    /// Only a strict reader refuses the document. The value is the deviation that the strict reader names.
    Strict(Lenience),
    /// Every reader refuses the document. The value is a part of the error text.
    Always(&'static str),
}
use Verdict::{Always, Good, Strict};

fn check(what: &str, new: &New, verdict: Verdict) {
    let der = new.der();
    let lenient = Certificate::read(&der).unwrap_or_else(|e| panic!("{what}: {e}"));
    let (path, strict) = (verify(&lenient), Certificate::read_with(&der, Strictness::Strict).map(|_| ()));
    match verdict {
        Good => assert!(path.is_ok() && strict.is_ok(), "{what}: {path:?}, {strict:?}"),
        Strict(lenience) => {
            assert_eq!(path, Ok(()), "{what}");
            assert!(matches!(strict, Err(Error::Strict(e)) if e == lenience), "{what}: {strict:?}");
        }
        Always(text) => {
            let refusal = path.expect_err(what);
            assert!(refusal.contains(text) && refusal.contains(", serial "), "{what}: {refusal}");
            assert!(strict.is_err(), "{what}");
        }
    }
}
