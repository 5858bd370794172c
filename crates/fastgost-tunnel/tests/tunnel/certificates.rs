//! Certificates of every kind.
use fastgost::{
    curve::Curve,
    keys::{EncodePrivateKey, LineEnding},
    sign::{Signature, SigningKey},
};
use std::{
    str::FromStr,
    time::{Duration, SystemTime},
};
use x509_cert::{
    SubjectPublicKeyInfo, TbsCertificate,
    builder::{Builder, CertificateBuilder, Result, profile::BuilderProfile},
    der::{
        EncodePem,
        asn1::{Ia5String, ObjectIdentifier},
        flagset::FlagSet,
        oid::db::rfc5280::{ID_KP_CLIENT_AUTH, ID_KP_SERVER_AUTH},
    },
    ext::{
        Extension, ToExtension,
        pkix::{BasicConstraints, ExtendedKeyUsage, KeyUsage, KeyUsages, SubjectAltName, name::GeneralName},
    },
    name::Name,
    serial_number::SerialNumber,
    spki::SubjectPublicKeyInfoRef,
    time::{Time, Validity},
};

pub const DAY: i64 = 86400;

/// The contents of a certificate.
#[derive(Clone)]
pub struct Profile {
    pub subject: &'static str,
    /// The start and the end of the validity period, in seconds relative to now. Negative numbers are times in the
    /// past.
    pub validity: (i64, i64),
    pub ca: bool,
    /// Whether the certificate has basic constraints.
    pub constraints: bool,
    pub key_usage: FlagSet<KeyUsages>,
    pub usages: Vec<ObjectIdentifier>,
    pub dns: Option<&'static str>,
    /// A mail address among the certificate's names.
    pub mail: Option<&'static str>,
    /// The issuer is set when the certificate is signed.
    pub issuer: &'static str,
}

impl Default for Profile {
    /// Returns the contents that `fastgost cert new` would give to a certificate.
    fn default() -> Self {
        Self {
            subject: "CN=localhost",
            validity: (-DAY, 100 * DAY),
            ca: false,
            constraints: true,
            key_usage: KeyUsages::DigitalSignature.into(),
            usages: vec![ID_KP_SERVER_AUTH, ID_KP_CLIENT_AUTH],
            dns: Some("localhost"),
            mail: None,
            issuer: "",
        }
    }
}

impl Profile {
    pub fn authority(subject: &'static str) -> Self {
        let key_usage = KeyUsages::KeyCertSign.into();
        Self { subject, ca: true, key_usage, usages: vec![], dns: None, ..Self::default() }
    }
}

/// A key and its certificate.
pub struct Identity {
    pub key: SigningKey,
    subject: &'static str,
    pub certificate: String,
}

impl Identity {
    pub fn new(profile: Profile) -> Self {
        Self::on("256-a", profile)
    }

    pub fn on(curve: &str, profile: Profile) -> Self {
        let key = SigningKey::generate(Curve::from_name(curve).expect("a curve")).expect("a key");
        let certificate = sign(&key, &Profile { issuer: profile.subject, ..profile.clone() }, &key);
        Self { key, subject: profile.subject, certificate }
    }

    /// Returns a new key with a certificate that this identity has signed.
    pub fn issue(&self, profile: Profile) -> Self {
        let key = SigningKey::generate(Curve::from_name("256-a").expect("a curve")).expect("a key");
        let certificate = sign(&key, &Profile { issuer: self.subject, ..profile.clone() }, &self.key);
        Self { key, subject: profile.subject, certificate }
    }

    /// Returns the key as PKCS #8, in PEM.
    pub fn private_key(&self) -> String {
        self.key.to_pkcs8_pem(LineEnding::LF).expect("PEM").to_string()
    }
}

fn sign(key: &SigningKey, profile: &Profile, issuer: &SigningKey) -> String {
    let public = SubjectPublicKeyInfo::from_key(&key.verifying_key()).expect("a key");
    let at = |seconds: i64| {
        let now = SystemTime::now();
        let distance = Duration::from_secs(seconds.unsigned_abs());
        Time::try_from(if seconds < 0 { now - distance } else { now + distance }).expect("a time")
    };
    let validity = Validity::new(at(profile.validity.0), at(profile.validity.1));
    let mut serial = [0; 16];
    getrandom(&mut serial);
    serial[0] = 1;
    let serial = SerialNumber::new(&serial).expect("a number");
    let builder = CertificateBuilder::new(profile.clone(), serial, validity, public).expect("a builder");
    let certificate = builder.build::<_, Signature>(issuer).expect("a certificate");
    certificate.to_pem(LineEnding::LF).expect("PEM")
}

/// Fills the buffer with bytes. Different calls give different bytes.
fn getrandom(bytes: &mut [u8]) {
    let key = SigningKey::generate(Curve::from_name("256-a").expect("a curve")).expect("a key");
    bytes.copy_from_slice(&key.verifying_key().to_bytes()[..bytes.len()]);
}

impl BuilderProfile for Profile {
    fn get_issuer(&self, _: &Name) -> Name {
        Name::from_str(self.issuer).expect("a name")
    }

    fn get_subject(&self) -> Name {
        Name::from_str(self.subject).expect("a name")
    }

    fn build_extensions(
        &self,
        _: SubjectPublicKeyInfoRef<'_>,
        _: SubjectPublicKeyInfoRef<'_>,
        tbs: &TbsCertificate,
    ) -> Result<Vec<Extension>> {
        let subject = tbs.subject();
        let mut extensions = vec![(&KeyUsage(self.key_usage)).to_extension(subject, &[])?];
        if self.constraints {
            extensions.push((&BasicConstraints { ca: self.ca, path_len_constraint: None }).to_extension(subject, &[])?);
        }
        if !self.usages.is_empty() {
            extensions.push((&ExtendedKeyUsage(self.usages.clone())).to_extension(subject, &[])?);
        }
        let text = |name| Ia5String::new(name).expect("a name");
        let dns = self.dns.map(|name| GeneralName::DnsName(text(name)));
        let mail = self.mail.map(|address| GeneralName::Rfc822Name(text(address)));
        let names: Vec<_> = dns.into_iter().chain(mail).collect();
        if !names.is_empty() {
            extensions.push((&SubjectAltName(names)).to_extension(subject, &[])?);
        }
        Ok(extensions)
    }
}
