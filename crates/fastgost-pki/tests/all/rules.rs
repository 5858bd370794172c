//! What RFC 5280 demands of issuers: a certificate or revocation list that differs from a good one in one thing, and who refuses
//! it. `docs/pki.md` has the same rows.
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

static ROOT: LazyLock<SigningKey> = LazyLock::new(|| key(3));
static USER: LazyLock<SigningKey> = LazyLock::new(|| key(5));

fn key(byte: u8) -> SigningKey {
    SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[byte; 32]).expect("a key").deterministic()
}

pub fn sequence(parts: &[&[u8]]) -> Vec<u8> {
    tlv(0x30, &parts.concat())
}

/// A name with one attribute.
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

/// A certificate in parts.
#[derive(Clone)]
struct New {
    version: Vec<u8>,
    serial: Vec<u8>,
    issuer: Vec<u8>,
    validity: [Vec<u8>; 2],
    subject: Vec<u8>,
    key: Vec<u8>,
    unique: Vec<u8>,
    /// With their identifiers.
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

    /// With another value of an extension, or with one more.
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

/// What the path says.
fn verify(certificate: &Certificate) -> Result<(), String> {
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_780_272_000);
    let verifier = Verifier::new([root()], Options::at(now).expect("options"));
    verifier.verify(certificate).map(|_| ()).map_err(|refusal| refusal.to_string())
}

/// Who refuses it.
#[derive(Clone, Copy, Debug)]
enum Verdict {
    /// Nobody.
    Good,
    /// A strict reader.
    Strict(Lenience),
    /// Everybody: what the refusal says.
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

#[test]
fn certificates() {
    let (user, ca) = (New::user, New::authority);
    let serial = |bytes: &[u8]| New { serial: tlv(2, bytes), ..user() };
    let validity = |from: Vec<u8>, until: Vec<u8>| New { validity: [from, until], ..user() };
    let unnamed = || New { subject: EMPTY.to_vec(), ..user() };
    let subject = |of: &str, tag, value: &[u8]| New { subject: name(of, tag, value), ..user() };
    let limited = &[0x30, 6, 1, 1, 0xff, 2, 1, 0][..];
    let constraints = &[0x30, 8, 0xa0, 6, 0x30, 4, 0x82, 2, b'a', b'b'][..];
    let long = "a".repeat(65);
    for (what, new, verdict) in [
        ("a user", user(), Good),
        ("an authority", ca(), Good),
        // 4.1.2.1
        ("version 1 with extensions", New { version: Vec::new(), ..user() }, Strict(Lenience::ExtensionsOfOldVersion)),
        (
            "version 2 with extensions",
            New { version: vec![0xa0, 3, 2, 1, 1], ..user() },
            Strict(Lenience::ExtensionsOfOldVersion),
        ),
        // 4.1.2.2
        ("serial number 0", serial(&[0]), Strict(Lenience::SerialNumberNotPositive)),
        ("a negative serial number", serial(&[0x80]), Strict(Lenience::SerialNumberNotPositive)),
        ("20 bytes of serial number", serial(&[0x7f; 20]), Good),
        ("21 bytes of serial number", serial(&[&[0][..], &[0x80; 20]].concat()), Strict(Lenience::LongSerialNumber)),
        ("64 bytes of serial number", serial(&[7; 64]), Strict(Lenience::LongSerialNumber)),
        ("a serial number with zeros in front", serial(&[0, 0, 7]), Strict(Lenience::PaddedInteger)),
        // 4.1.2.4 and 4.1.2.6
        ("UniversalString", subject("2.5.4.3", 28, &[0, 0, 4, 0x18]), Strict(Lenience::UniversalString)),
        ("no issuer", New { issuer: EMPTY.to_vec(), ..user() }, Always("")),
        (
            "an authority without a subject",
            New { subject: EMPTY.to_vec(), ..ca() },
            Always("no subject, which an authority must have"),
        ),
        ("neither a subject nor other names", unnamed(), Always("neither a subject nor alternative names")),
        ("other names that are not critical", unnamed().with("2.5.29.17", &[], A_NAME), Strict(Lenience::NotCritical)),
        ("other names that are critical", unnamed().with("2.5.29.17", CRITICAL, A_NAME), Good),
        ("other names beside a subject", user().with("2.5.29.17", &[], A_NAME), Good),
        ("PrintableString", subject("2.5.4.3", 19, b"User 1"), Good),
        ("PrintableString with other characters", subject("2.5.4.3", 19, b"a@b"), Strict(Lenience::AttributeForm)),
        ("BMPString", subject("2.5.4.3", 30, &[0, b'a']), Strict(Lenience::AttributeForm)),
        ("TeletexString", subject("2.5.4.3", 20, b"a"), Strict(Lenience::AttributeForm)),
        ("a name that is too long", subject("2.5.4.3", 12, long.as_bytes()), Strict(Lenience::AttributeForm)),
        ("an empty name", subject("2.5.4.3", 12, b""), Strict(Lenience::AttributeForm)),
        ("a country of three letters", subject("2.5.4.6", 19, b"RUS"), Strict(Lenience::AttributeForm)),
        ("a country in UTF8String", subject("2.5.4.6", 12, b"RU"), Strict(Lenience::AttributeForm)),
        (
            "a mail address in UTF8String",
            subject("1.2.840.113549.1.9.1", 12, b"a@b.ru"),
            Strict(Lenience::AttributeForm),
        ),
        ("a mail address", subject("1.2.840.113549.1.9.1", 22, b"a@b.ru"), Good),
        ("an attribute of others", subject("1.2.3.4", 30, &[0, b'a']), Good),
        // 4.1.2.5
        (
            "an early GeneralizedTime",
            validity(generalized("20250101000000Z"), utc("350101000000Z")),
            Strict(Lenience::EarlyGeneralizedTime),
        ),
        ("a GeneralizedTime after 2050", validity(utc("250101000000Z"), generalized("20500101000000Z")), Good),
        ("an end before the beginning", validity(utc("350101000000Z"), utc("250101000000Z")), Always("")),
        // 4.1.2.8
        (
            "an identifier of the subject",
            New { unique: vec![0x82, 2, 0, 1], ..user() },
            Strict(Lenience::UniqueIdentifiers),
        ),
        // 4.1.2.9
        (
            "an empty list of extensions",
            New { always_extensions: true, extensions: Vec::new(), ..user() },
            Always("an empty list of extensions"),
        ),
        // 4.2
        ("an unknown extension", user().with("1.2.3.4", &[], &[5, 0]), Good),
        (
            "an unknown critical extension",
            user().with("1.2.3.4", CRITICAL, &[5, 0]),
            Always("the critical extension 1.2.3.4, which"),
        ),
        // 4.2.1.1 and 4.2.1.2
        ("no identifier of the issuer's key", user().without("2.5.29.35"), Strict(Lenience::WithoutKeyIdentifier)),
        ("the issuer without its key", user().with("2.5.29.35", &[], EMPTY), Strict(Lenience::WithoutKeyIdentifier)),
        (
            "a critical identifier of the issuer's key",
            user().with("2.5.29.35", CRITICAL, ISSUERS_KEY),
            Always("the critical extension authorityKeyIdentifier (2.5.29.35), which"),
        ),
        (
            "an authority without its key's identifier",
            ca().without("2.5.29.14"),
            Strict(Lenience::WithoutKeyIdentifier),
        ),
        (
            "a critical identifier of the key",
            ca().with("2.5.29.14", CRITICAL, KEY_IDENTIFIER),
            Always("the critical extension subjectKeyIdentifier (2.5.29.14), which"),
        ),
        // 4.2.1.3
        ("an authority without key usage", ca().without("2.5.29.15"), Strict(Lenience::AuthorityWithoutKeyUsage)),
        (
            "a user with keyCertSign",
            user().with("2.5.29.15", CRITICAL, SIGNS_ALL),
            Strict(Lenience::KeyCertSignWithoutConstraints),
        ),
        (
            "a user with keyCertSign that says so",
            user().with("2.5.29.19", CRITICAL, EMPTY).with("2.5.29.15", CRITICAL, SIGNS_ALL),
            Always("keyCertSign, and basic constraints without being an authority"),
        ),
        // 4.2.1.9
        (
            "basic constraints of an authority that are not critical",
            ca().with("2.5.29.19", &[], AUTHORITY),
            Strict(Lenience::NotCritical),
        ),
        ("those of a user", user().with("2.5.29.19", &[], EMPTY), Good),
        ("a path length", ca().with("2.5.29.19", CRITICAL, limited), Good),
        (
            "a path length of a user",
            user().with("2.5.29.19", CRITICAL, &[0x30, 3, 2, 1, 0]),
            Always("a path length without"),
        ),
        (
            "a path length without keyCertSign",
            ca().with("2.5.29.19", CRITICAL, limited).with("2.5.29.15", CRITICAL, &[3, 2, 1, 2]),
            Always("a path length without"),
        ),
        // 4.2.1.10, 4.2.1.11, 4.2.1.14
        ("name constraints", ca().with("2.5.29.30", CRITICAL, constraints), Good),
        (
            "name constraints that are not critical",
            ca().with("2.5.29.30", &[], constraints),
            Strict(Lenience::NotCritical),
        ),
        (
            "name constraints of a user",
            user().with("2.5.29.30", CRITICAL, constraints),
            Always("name constraints without"),
        ),
        (
            "policy constraints that are not critical",
            ca().with("2.5.29.36", &[], &[0x30, 3, 0x81, 1, 0]),
            Strict(Lenience::NotCritical),
        ),
        ("policy constraints", ca().with("2.5.29.36", CRITICAL, &[0x30, 3, 0x81, 1, 0]), Good),
        ("no further policies", ca().with("2.5.29.54", CRITICAL, &[2, 1, 0]), Good),
        ("no further policies, not critical", ca().with("2.5.29.54", &[], &[2, 1, 0]), Strict(Lenience::NotCritical)),
        // 4.2.1.15, 4.2.2
        (
            "a critical freshest list",
            user().with("2.5.29.46", CRITICAL, &[0x30, 10, 0x30, 8, 0xa0, 6, 0xa0, 4, 0x82, 2, b'a', b'b']),
            Always("freshestCRL"),
        ),
        (
            "critical access to the issuer",
            user().with("1.3.6.1.5.5.7.1.1", CRITICAL, &[]),
            Always("authorityInfoAccess"),
        ),
    ] {
        check(what, &new, verdict);
    }
}

/// Whatever cannot be decoded is refused, critical or not, and named.
#[test]
fn extensions_that_cannot_be_decoded() {
    // Good values, and wrong ones beside those that are wrong for all of them.
    let point = &[0x30, 10, 0x30, 8, 0xa0, 6, 0xa0, 4, 0x82, 2, b'a', b'b'][..];
    let access = &[0x30, 12, 0x30, 10, 6, 4, 0x2b, 6, 1, 5, 0x82, 2, b'a', b'b'][..];
    let (no_point, ip) = (&[0x30, 2, 0x30, 0][..], &[0x30, 5, 0x87, 3, 1, 2, 3][..]);
    let padded = &[0x30, 6, 0x88, 4, 0x55, 4, 0x80, 10][..];
    let not_ascii = &[0x30, 4, 0x82, 2, 0xd0, 0x98][..];
    for (of, named, good, wrong) in [
        ("2.5.29.35", "authorityKeyIdentifier", ISSUERS_KEY, &[&[0x30, 3, 0x82, 1, 1][..], &[0x30, 2, 0xa1, 0]][..]),
        ("2.5.29.14", "subjectKeyIdentifier", KEY_IDENTIFIER, &[&[4, 3, 1, 2]]),
        ("2.5.29.15", "keyUsage", SIGNATURE, &[&[3, 2, 8, 0], &[3, 1, 0], &[3, 2, 7, 0], &[3, 2, 7, 0xc0], &[3, 0]]),
        (
            "2.5.29.16",
            "privateKeyUsagePeriod",
            &[
                0x30, 17, 0x80, 15, b'2', b'0', b'2', b'5', b'0', b'1', b'0', b'1', b'0', b'0', b'0', b'0', b'0', b'0',
                b'Z',
            ],
            &[EMPTY, &[0x30, 3, 0x80, 1, 0]],
        ),
        (
            "2.5.29.32",
            "certificatePolicies",
            &[0x30, 6, 0x30, 4, 6, 2, 0x2a, 3],
            &[
                EMPTY,
                &[0x30, 8, 0x30, 6, 6, 2, 0x2a, 3, 0x30, 0],
                &[0x30, 12, 0x30, 4, 6, 2, 0x2a, 3, 0x30, 4, 6, 2, 0x2a, 3],
                &[0x30, 7, 0x30, 5, 6, 3, 0x2a, 0x80, 3],
            ],
        ),
        (
            "2.5.29.33",
            "policyMappings",
            &[0x30, 10, 0x30, 8, 6, 2, 0x2a, 3, 6, 2, 0x2a, 4],
            &[EMPTY, &[0x30, 6, 0x30, 4, 6, 2, 0x2a, 3]],
        ),
        ("2.5.29.17", "subjectAltName", A_NAME, &[EMPTY, ip, padded, not_ascii, &[0x30, 2, 0x83, 0]]),
        ("2.5.29.18", "issuerAltName", A_NAME, &[EMPTY, ip, padded, not_ascii]),
        (
            "2.5.29.9",
            "subjectDirectoryAttributes",
            &[0x30, 10, 0x30, 8, 6, 2, 0x2a, 3, 0x31, 2, 5, 0],
            &[EMPTY, &[0x30, 8, 0x30, 6, 6, 2, 0x2a, 3, 0x31, 0]],
        ),
        (
            "2.5.29.19",
            "basicConstraints",
            EMPTY,
            &[&[0x30, 4, 1, 2, 1, 1], &[0x30, 4, 2, 2, 0xff, 0xff], &[0x30, 3, 2, 1, 0xff], &[0x31, 0]],
        ),
        (
            "2.5.29.30",
            "nameConstraints",
            &[0x30, 8, 0xa0, 6, 0x30, 4, 0x82, 2, b'a', b'b'],
            &[EMPTY, &[0x30, 2, 0xa0, 0], &[0x30, 2, 0xa1, 0], &[0x30, 10, 0xa0, 8, 0x30, 6, 0x87, 4, 1, 2, 3, 4]],
        ),
        ("2.5.29.36", "policyConstraints", &[0x30, 3, 0x81, 1, 0], &[EMPTY, &[0x30, 3, 0x80, 1, 0xff]]),
        (
            "2.5.29.37",
            "extKeyUsage",
            &[0x30, 4, 6, 2, 0x2a, 3],
            &[EMPTY, &[0x30, 5, 6, 3, 0x2a, 0x80, 3], &[0x30, 4, 6, 2, 0x2a, 0x83]],
        ),
        (
            "2.5.29.31",
            "cRLDistributionPoints",
            point,
            &[EMPTY, no_point, &[0x30, 6, 0x30, 4, 0x81, 2, 6, 0x40], &[0x30, 6, 0x30, 4, 0xa0, 2, 0xa0, 0]],
        ),
        ("2.5.29.54", "inhibitAnyPolicy", &[2, 1, 0], &[&[2, 2, 0xff, 0xff], &[2, 1, 0xff], &[1, 1, 0xff]]),
        ("2.5.29.46", "freshestCRL", point, &[EMPTY, no_point]),
        ("1.3.6.1.5.5.7.1.1", "authorityInfoAccess", access, &[EMPTY, &[0x30, 8, 0x30, 6, 6, 4, 0x2b, 6, 1, 5]]),
        ("1.3.6.1.5.5.7.1.11", "subjectInfoAccess", access, &[EMPTY]),
        ("1.3.6.1.5.5.7.48.1.5", "ocsp-nocheck", &[5, 0], &[&[5, 1, 0]]),
    ] {
        let both = |critical, value: &[u8]| {
            let base = if of == "2.5.29.30" { New::authority() } else { New::user() };
            verify(&Certificate::read(&base.with(of, critical, value).der()).expect("a certificate"))
        };
        assert_eq!(both(&[], good), Ok(()), "{named}");
        // Nothing, too little, too much, another type.
        let more = [good, &[0]].concat();
        let generally =
            [&[][..], &[0x30], &[0x30, 1], &more, &[0x05, 0, 5, 0], b"garbage", &[0x30, 0x80, 0, 0], &[24, 0]];
        for value in wrong.iter().copied().chain(generally) {
            for critical in [&[][..], CRITICAL] {
                let refusal = both(critical, value).expect_err(named);
                let shown = format!("the extension {named} ({of}) cannot be decoded");
                assert!(refusal.contains(&shown) && refusal.starts_with("CN="), "{value:02x?}: {refusal}");
            }
        }
    }
}

/// A revocation list in parts.
#[derive(Clone)]
struct NewList {
    version: Vec<u8>,
    issuer: Vec<u8>,
    times: Vec<u8>,
    entries: Vec<u8>,
    extensions: Vec<Vec<u8>>,
    always_extensions: bool,
}

impl NewList {
    fn good() -> Self {
        Self {
            version: vec![2, 1, 1],
            issuer: cn("Root"),
            times: [utc("260101000000Z"), utc("270101000000Z")].concat(),
            entries: Vec::new(),
            extensions: vec![extension("2.5.29.35", &[], ISSUERS_KEY), extension("2.5.29.20", &[], &[2, 1, 7])],
            always_extensions: false,
        }
    }

    fn without(mut self, of: &str) -> Self {
        let of = oid(of);
        self.extensions.retain(|extension| !extension.windows(of.len()).any(|window| window == of));
        self
    }

    fn with(self, of: &str, critical: &[u8], value: &[u8]) -> Self {
        let mut new = self.without(of);
        new.extensions.push(extension(of, critical, value));
        new
    }

    /// With an entry that has this extension.
    fn entry(mut self, extensions: &[u8]) -> Self {
        self.entries = sequence(&[&sequence(&[&[2, 1, 9], &utc("260101000000Z"), extensions])]);
        self
    }

    fn der(&self) -> Vec<u8> {
        let all = self.extensions.concat();
        let any = !all.is_empty() || self.always_extensions;
        let extensions = if any { tlv(0xa0, &tlv(0x30, &all)) } else { Vec::new() };
        let algorithm = sequence(&[&oid("1.2.643.7.1.1.3.2")]);
        signed(&sequence(&[&self.version, &algorithm, &self.issuer, &self.times, &self.entries, &extensions]))
    }
}

#[test]
fn revocation_lists() {
    let good = NewList::good;
    let entry = |of: &str, critical, value: &[u8]| good().entry(&sequence(&[&extension(of, critical, value)]));
    let old = NewList { version: Vec::new(), extensions: Vec::new(), ..good() };
    let number = |size: usize| good().with("2.5.29.20", &[], &tlv(2, &vec![1; size]));
    let only_users = &[0x30, 3, 0x81, 1, 0xff][..];
    for (what, new, verdict) in [
        ("a list", good(), Good),
        ("an entry", good().entry(&[]), Good),
        ("an entry with a reason", entry("2.5.29.21", &[], &[10, 1, 1]), Good),
        // 5.1.2
        ("version 1", old, Strict(Lenience::ListOfVersion1)),
        (
            "version 1 with extensions",
            NewList { version: Vec::new(), ..good() },
            Always("extensions in a list of version 1"),
        ),
        ("no issuer", NewList { issuer: EMPTY.to_vec(), ..good() }, Always("no name of its issuer")),
        (
            "an early GeneralizedTime",
            NewList { times: [generalized("20260101000000Z"), utc("270101000000Z")].concat(), ..good() },
            Strict(Lenience::EarlyGeneralizedTime),
        ),
        (
            "an empty list of entries",
            NewList { entries: EMPTY.to_vec(), ..good() },
            Strict(Lenience::EmptyListOfEntries),
        ),
        (
            "an empty list of extensions",
            NewList { always_extensions: true, extensions: Vec::new(), ..good() },
            Always("an empty list of extensions"),
        ),
        ("an empty list of an entry's extensions", good().entry(EMPTY), Always("an empty list of extensions")),
        // 5.2
        ("no number", good().without("2.5.29.20"), Strict(Lenience::ListWithoutNumber)),
        (
            "a critical number",
            good().with("2.5.29.20", CRITICAL, &[2, 1, 7]),
            Always("the critical extension cRLNumber (2.5.29.20) in it"),
        ),
        ("a number of 20 bytes", number(20), Good),
        ("a number of 26 bytes", number(26), Always("more than 20 bytes")),
        ("no identifier of the key", good().without("2.5.29.35"), Strict(Lenience::WithoutKeyIdentifier)),
        (
            "a critical identifier of the key",
            good().with("2.5.29.35", CRITICAL, ISSUERS_KEY),
            Always("authorityKeyIdentifier"),
        ),
        ("a scope", good().with("2.5.29.28", CRITICAL, only_users), Good),
        ("a scope that is not critical", good().with("2.5.29.28", &[], only_users), Strict(Lenience::NotCritical)),
        ("an empty scope", good().with("2.5.29.28", CRITICAL, EMPTY), Always("there is nothing in it")),
        (
            "two scopes",
            good().with("2.5.29.28", CRITICAL, &[0x30, 6, 0x81, 1, 0xff, 0x82, 1, 0xff]),
            Always("one kind"),
        ),
        ("a critical freshest list", good().with("2.5.29.46", CRITICAL, EMPTY), Always("freshestCRL")),
        // 5.3
        (
            "a reason that cannot be decoded",
            entry("2.5.29.21", &[], &[10, 1, 7]),
            Always("reasonCode (2.5.29.21) cannot be decoded"),
        ),
        ("a critical reason", entry("2.5.29.21", CRITICAL, &[10, 1, 1]), Always("reasonCode")),
        ("an entry that is removed", entry("2.5.29.21", &[], &[10, 1, 8]), Always("an entry that is removed")),
        ("a date that is none", entry("2.5.29.24", &[], &utc("260101000000Z")), Always("invalidityDate")),
        ("another issuer's certificate", entry("2.5.29.29", CRITICAL, A_NAME), Always("certificateIssuer")),
    ] {
        let der = new.der();
        let list = RevocationList::read(&der).expect(what);
        let (default, strict) = (list.is_understood(), RevocationList::read_with(&der, Strictness::Strict).map(|_| ()));
        match verdict {
            Good => assert!(default.is_ok() && strict.is_ok(), "{what}: {default:?}, {strict:?}"),
            Strict(lenience) => {
                assert_eq!(default, Ok(()), "{what}");
                assert!(matches!(strict, Err(Error::Strict(e)) if e == lenience), "{what}: {strict:?}");
            }
            Always(text) => {
                let problem = default.expect_err(what).to_string();
                assert!(problem.contains(text), "{what}: {problem}");
                assert!(strict.is_err(), "{what}");
            }
        }
    }
    // What the path refuses in any case, and a strict reader when it reads.
    let endless = NewList { times: utc("260101000000Z"), ..good() };
    assert!(RevocationList::read(&endless.der()).expect("a list").is_understood().is_ok());
    assert!(RevocationList::read_with(&endless.der(), Strictness::Strict).is_err());
}

/// Each of these was accepted once.
#[test]
fn attacks() {
    let read = |pem: &str| Certificate::read(pem.as_bytes());
    let e = read(include_str!("../files/attacks/padded-oid.pem")).expect_err("not DER").to_string();
    assert!(e.contains("object identifiers in their shortest form"), "{e}");
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_700_000);
    for (root, issuer, certificate, why) in [
        (
            include_str!("../files/attacks/constrained-root.pem"),
            include_str!("../files/attacks/constrained-issuer.pem"),
            include_str!("../files/attacks/key-off-curve.pem"),
            "its key is none: ",
        ),
        (
            include_str!("../files/attacks/root.pem"),
            include_str!("../files/attacks/issuer.pem"),
            include_str!("../files/attacks/critical-undecodable.pem"),
            "cannot be decoded",
        ),
    ] {
        let certificate = read(certificate).expect("a certificate");
        let verifier = Verifier::new([read(root).expect("a root")], Options::at(now).expect("options"))
            .with_untrusted([read(issuer).expect("an issuer")]);
        let refusal = verifier.verify(&certificate).expect_err(why).to_string();
        assert!(refusal.contains(why), "{refusal}");
    }
}

/// Keys of GOST R 34.10 that are none, in the certificate in question.
#[test]
fn keys_that_are_none() {
    let good = New::user();
    let at = good.key.len() - 64;
    let with = |change: fn(&mut [u8])| {
        let mut new = good.clone();
        change(&mut new.key[at..]);
        verify(&Certificate::read(&new.der()).expect("a certificate"))
    };
    assert_eq!(with(|_| ()), Ok(()));
    for change in [
        (|key: &mut [u8]| key[0] ^= 1) as fn(&mut [u8]),
        |key| key.fill(0),
        |key| key.fill(0xff),
        |key| key[40] ^= 0x80,
    ] {
        assert!(with(change).expect_err("no key").contains("its key is none: "));
    }
    // Parameters with a padded identifier, and none.
    let new = |parameters: &[u8]| {
        let algorithm = sequence(&[&oid("1.2.643.7.1.1.1.1"), parameters]);
        let bits = Any::new(Tag::BitString, [&[0, 4, 64][..], &good.key[at..]].concat()).expect("DER");
        let key = sequence(&[&algorithm, &bits.to_der().expect("DER")]);
        Certificate::read(&New { key, ..good.clone() }.der()).map_err(|e| e.to_string()).and_then(|c| verify(&c))
    };
    assert!(new(&[]).expect_err("no curve").contains("its key is none: "));
    let padded = sequence(&[&[6, 10, 0x2a, 0x85, 3, 7, 1, 2, 1, 1, 0x80, 1]]);
    assert!(new(&padded).expect_err("padded").contains("object identifiers in their shortest form"));
}
