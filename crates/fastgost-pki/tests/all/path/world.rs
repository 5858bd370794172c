//! Makes certificates for tests, and checks verdicts. The private key for a certificate is computed from a label.
pub use crate::chains::make::key_on;
use fastgost::sign::SigningKey;
use fastgost_pki::{
    path::{Identity, Options, Purpose, Reason, Refusal, Revocation, Verifier},
    x509::{
        Certificate, CrlReason, Issuer, Name, NewCertificate, NewRevocationList, Profile, RevocationList, Revoked,
        SerialNumber, Time, name,
        x509_cert::{
            der::{
                Encode,
                asn1::{ObjectIdentifier, OctetString},
                oid::AssociatedOid,
            },
            ext::Extension,
            spki::SubjectPublicKeyInfoOwned,
            time::Validity,
        },
    },
};
use std::time::{Duration, SystemTime};

/// Returns the private key that is computed from a label.
pub fn key(label: &str) -> SigningKey {
    key_on("256-a", label)
}

pub fn dn(text: &str) -> Name {
    if text.is_empty() { Name::default() } else { name::parse(text).expect(text) }
}

/// Returns the beginning of day `n`. Day 0 is the present day of the tests, 2026-06-01.
pub fn day(n: i64) -> Time {
    let seconds = (1_780_272_000 + n * 86400).try_into().expect("after 1970");
    fastgost_pki::x509::time(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).expect("a time")
}

pub fn extension<T: Encode + AssociatedOid>(critical: bool, value: &T) -> Extension {
    raw(&T::OID.to_string(), critical, &value.to_der().expect("DER"))
}

pub fn raw(oid: &str, critical: bool, value: &[u8]) -> Extension {
    let oid = ObjectIdentifier::new(oid).expect("an identifier");
    Extension { extn_id: oid, critical, extn_value: OctetString::new(value).expect("bytes") }
}

/// A certificate with its private key.
pub struct Entity {
    pub certificate: Certificate,
    pub key: SigningKey,
}

/// A certificate that is being made.
pub struct Make {
    subject: Name,
    key: SigningKey,
    issuer: Option<(Name, SigningKey)>,
    validity: (i64, i64),
    pub profile: Option<Profile>,
    extensions: Vec<Extension>,
    serial: Option<u8>,
}

pub fn authority(subject: &str) -> Make {
    make(subject, Profile::authority())
}

pub fn user(subject: &str) -> Make {
    make(subject, Profile::end_entity())
}

fn make(subject: &str, profile: Profile) -> Make {
    Make {
        subject: dn(subject),
        key: key(subject),
        issuer: None,
        validity: (-100, 100),
        profile: Some(profile),
        extensions: Vec::new(),
        serial: None,
    }
}

impl Make {
    pub fn by(self, issuer: &Entity) -> Self {
        let issuer = Some((issuer.certificate.subject().clone(), issuer.key.clone()));
        Self { issuer, ..self }
    }

    /// Sets the issuer's name, and the key with which the certificate is signed.
    pub fn by_name(self, name: &str, key: SigningKey) -> Self {
        Self { issuer: Some((dn(name), key)), ..self }
    }

    pub fn key(self, key: SigningKey) -> Self {
        Self { key, ..self }
    }

    pub fn valid(self, from: i64, to: i64) -> Self {
        Self { validity: (from, to), ..self }
    }

    pub fn profile(mut self, change: impl FnOnce(&mut Profile)) -> Self {
        change(self.profile.as_mut().expect("a profile"));
        self
    }

    /// Replaces all extensions of the certificate by `extensions`. Without extensions, it has version 1.
    pub fn only(self, extensions: impl Into<Vec<Extension>>) -> Self {
        Self { profile: None, extensions: extensions.into(), ..self }
    }

    pub fn with(mut self, extension: Extension) -> Self {
        self.extensions.push(extension);
        self
    }

    pub fn serial(self, serial: u8) -> Self {
        Self { serial: Some(serial), ..self }
    }

    pub fn done(self) -> Entity {
        let (issuer, issuer_key) = self.issuer.unwrap_or_else(|| (self.subject.clone(), self.key.clone()));
        let new = NewCertificate {
            subject: self.subject,
            validity: Validity::new(day(self.validity.0), day(self.validity.1)),
            profile: self.profile.as_ref(),
            extensions: self.extensions,
            serial_number: Some(SerialNumber::from(self.serial.unwrap_or(1))),
        };
        let public = SubjectPublicKeyInfoOwned::from_key(&self.key.verifying_key()).expect("a key");
        let issuer = Issuer::named(issuer, &issuer_key).expect("an issuer");
        Entity { certificate: new.signed_by(&issuer, &public).expect("a certificate"), key: self.key }
    }
}

/// Makes a CRL of the CA `issuer`. The CRL revokes the certificates with the serial numbers in `serials`.
pub fn list(issuer: &Entity, serials: &[u8]) -> RevocationList {
    list_with(issuer, serials, (-1, 30), Vec::new())
}

pub fn list_with(issuer: &Entity, serials: &[u8], times: (i64, i64), extensions: Vec<Extension>) -> RevocationList {
    let revoked = serials.iter().map(|serial| Revoked {
        serial_number: SerialNumber::from(*serial),
        date: day(-2),
        reason: Some(CrlReason::KeyCompromise),
        extensions: Vec::new(),
    });
    let new = NewRevocationList {
        this_update: day(times.0),
        next_update: day(times.1),
        number: 1.into(),
        revoked: revoked.collect(),
        extensions,
    };
    let issuer = Issuer::named(issuer.certificate.subject().clone(), &issuer.key).expect("an issuer");
    new.signed_by(&issuer).expect("a list")
}

/// The input of a verifier.
pub struct World {
    pub trusted: Vec<Certificate>,
    pub untrusted: Vec<Certificate>,
    pub lists: Vec<RevocationList>,
    pub options: Options,
}

impl World {
    /// Makes the input of a verifier that trusts one certificate. Certificates are judged for day 0.
    pub fn new(trusted: &Entity) -> Self {
        let mut options = Options::at(SystemTime::UNIX_EPOCH).expect("options");
        options.time = day(0);
        Self { trusted: vec![trusted.certificate.clone()], untrusted: Vec::new(), lists: Vec::new(), options }
    }

    pub fn knows(mut self, authorities: &[&Entity]) -> Self {
        self.untrusted.extend(authorities.iter().map(|entity| entity.certificate.clone()));
        self
    }

    pub fn lists(mut self, lists: impl IntoIterator<Item = RevocationList>) -> Self {
        self.lists.extend(lists);
        self
    }

    pub fn wants(mut self, revocation: Revocation) -> Self {
        self.options.revocation = revocation;
        self
    }

    pub fn purpose(mut self, purpose: Purpose) -> Self {
        self.options.purpose = Some(purpose);
        self
    }

    pub fn whom(mut self, identity: Identity) -> Self {
        self.options.identities.push(identity);
        self
    }

    pub fn at(mut self, n: i64) -> Self {
        self.options.time = day(n);
        self
    }

    pub fn verify(&self, entity: &Entity) -> Result<usize, Refusal> {
        let verifier = Verifier::new(self.trusted.clone(), self.options.clone())
            .with_untrusted(self.untrusted.clone())
            .with_lists(self.lists.clone());
        let alone = verifier.verify(&entity.certificate).map(|path| path.len());
        // If `verify_all` judges two copies of the certificate, both results must be the same as the result of
        // `verify`.
        let many = [entity.certificate.clone(), entity.certificate.clone()];
        for verdict in verifier.verify_all(&many) {
            // The results may differ if the search for the first copy gave up, because the search for the second copy
            // uses what the first search has computed.
            if !matches!(&alone, Err(refusal) if matches!(refusal.reason, Reason::Work(_))) {
                assert_eq!(verdict.map(|path| path.len()), alone);
            }
        }
        alone
    }

    /// Checks that the certificate has a valid path of `length` certificates.
    pub fn accepts(&self, entity: &Entity, length: usize) {
        assert_eq!(self.verify(entity), Ok(length));
    }

    /// Checks that the search reaches the limit of work before it finds a path. The refusal must name the certificate
    /// with this subject.
    pub fn gives_up(&self, entity: &Entity, subject: &str) {
        let refusal = self.verify(entity).expect_err("a refusal");
        assert!(matches!(refusal.reason, Reason::Work(e) if e.most == self.options.most_work), "{refusal}");
        assert!(refusal.certificate.starts_with(&format!("{subject}, serial ")), "{refusal}");
    }

    /// Checks that the certificate has no valid chain. The refusal must name the certificate with the subject `subject`
    /// and the reason `reason`.
    pub fn refuses(&self, entity: &Entity, subject: &str, reason: Reason) {
        let refusal = self.verify(entity).expect_err("a refusal");
        assert_eq!(refusal.reason, reason, "{refusal}");
        let begin = if subject.is_empty() { "a certificate without a subject" } else { subject };
        assert!(refusal.certificate.starts_with(&format!("{begin}, serial ")), "{refusal}");
    }
}
