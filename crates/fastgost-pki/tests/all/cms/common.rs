//! Makes keys and certificates, and reads samples.
use fastgost::{
    curve::Curve,
    sign::{Signature, SigningKey},
};
use fastgost_pki::x509::Certificate;
use fastgost_testkit::vectors;
use std::{
    str::FromStr,
    time::{Duration, SystemTime},
};
use x509_cert::{
    TbsCertificate,
    builder::{self, Builder, CertificateBuilder, profile::BuilderProfile},
    der::{Encode, asn1::Ia5String, oid::db::rfc5280::ID_KP_TIME_STAMPING},
    ext::{
        Extension, ToExtension,
        pkix::{ExtendedKeyUsage, SubjectAltName, SubjectKeyIdentifier, name::GeneralName},
    },
    name::Name,
    serial_number::SerialNumber,
    spki::{SubjectPublicKeyInfo, SubjectPublicKeyInfoRef},
    time::Validity,
};

pub struct Sample(serde_json::Value);

impl Sample {
    pub fn all() -> Vec<Self> {
        vectors::cases("pki/cms_samples.json").into_iter().map(Self).collect()
    }

    pub fn of(kind: &str) -> Vec<Self> {
        let all: Vec<_> = Self::all().into_iter().filter(|sample| sample.text("kind").starts_with(kind)).collect();
        assert!(!all.is_empty());
        all
    }

    pub fn text(&self, field: &str) -> &str {
        vectors::text(&self.0, field)
    }

    pub fn bytes(&self, field: &str) -> Vec<u8> {
        vectors::hex(&self.0, field)
    }

    pub fn has(&self, field: &str) -> bool {
        self.0[field].is_string()
    }

    pub fn name(&self) -> String {
        format!("{} {}", self.0["id"], self.text("name"))
    }
}

/// Returns the curve with this name. The name may also be a name that the samples use.
pub fn curve(name: &str) -> &'static Curve {
    Curve::from_name(match name {
        "id-GostR3410-2001-CryptoPro-XchA-ParamSet" => "cryptopro-xcha",
        "id-tc26-gost-3410-2012-256-paramSetA" => "256-a",
        "id-tc26-gost-3410-2012-512-paramSetA" => "512-a",
        "id-tc26-gost-3410-2012-512-paramSetB" => "512-b",
        other => other,
    })
    .unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// The profile of a certificate: its subject, and a boolean that is true if the certificate is only for timestamps.
struct Profile(Name, bool);

impl BuilderProfile for Profile {
    fn get_issuer(&self, subject: &Name) -> Name {
        subject.clone()
    }
    fn get_subject(&self) -> Name {
        self.0.clone()
    }
    fn build_extensions(
        &self,
        key: SubjectPublicKeyInfoRef<'_>,
        _: SubjectPublicKeyInfoRef<'_>,
        tbs: &TbsCertificate,
    ) -> builder::Result<Vec<Extension>> {
        let identifier = SubjectKeyIdentifier::try_from(key).expect("a key identifier");
        let mut all = vec![(&identifier).to_extension(tbs.subject(), &[])?];
        if self.1 {
            let usage = (&ExtendedKeyUsage(vec![ID_KP_TIME_STAMPING])).to_extension(tbs.subject(), &all)?;
            all.push(Extension { critical: true, ..usage });
            let name = GeneralName::DnsName(Ia5String::new("time.example").expect("ASCII"));
            all.push((&SubjectAltName(vec![name])).to_extension(tbs.subject(), &all)?);
        }
        Ok(all)
    }
}

/// Makes a key on a curve, and a certificate that is signed with this key.
pub fn pair(curve: &str, name: &str) -> (SigningKey, Certificate) {
    made(curve, name, false)
}

/// Makes a key on a curve, and a TSA's certificate that is signed with this key.
pub fn pair_for_timestamps(curve: &str, name: &str) -> (SigningKey, Certificate) {
    made(curve, name, true)
}

fn made(curve: &str, name: &str, timestamps: bool) -> (SigningKey, Certificate) {
    let key = SigningKey::generate(Curve::from_name(curve).expect("a curve")).expect("a key");
    let public = SubjectPublicKeyInfo::from_key(&key.verifying_key()).expect("a public key");
    let hour = Duration::from_secs(3600);
    let at = |time| fastgost_pki::x509::time(time).expect("a time");
    let validity = Validity::new(at(SystemTime::now() - hour), at(SystemTime::now() + hour));
    let serial = SerialNumber::from(u64::from(name.len() as u32) * 1000 + 129);
    let name = Name::from_str(&format!("CN={name}")).expect("a name");
    let builder = CertificateBuilder::new(Profile(name, timestamps), serial, validity, public).expect("a certificate");
    let certificate = builder.build::<_, Signature>(&key).expect("a certificate");
    (key, Certificate::read(&certificate.to_der().expect("DER")).expect("a certificate"))
}

/// Returns a content of `size` bytes. The content does not repeat itself, so that parts in a wrong order are detected.
pub fn content(size: usize) -> Vec<u8> {
    (0..size).map(|i| (i ^ i >> 8 ^ i >> 15) as u8).collect()
}

/// Returns the elements in `der` in BER, as other programs write them. If `way` is 0, constructed elements have
/// indefinite lengths. All other lengths are longer than necessary. Long strings are split into pieces, and a piece may
/// be split again.
pub fn ber(der: &[u8], way: usize) -> Vec<u8> {
    let (mut out, mut rest) = (Vec::new(), der);
    while let [tag, first, ..] = *rest {
        let digits = if first < 0x80 { 0 } else { usize::from(first & 0x7f) };
        let size = match digits {
            0 => usize::from(first),
            _ => rest[2..2 + digits].iter().fold(0, |size, digit| size << 8 | usize::from(*digit)),
        };
        let content = &rest[2 + digits..2 + digits + size];
        rest = &rest[2 + digits + size..];
        let mut definite = |tag: u8, content: &[u8]| {
            out.push(tag);
            out.extend([0x84, 0, 0]);
            out.extend((content.len() as u16).to_be_bytes());
            out.extend(content);
        };
        if tag & 0x20 != 0 {
            let inner = ber(content, way);
            match way {
                0 => out = [out, vec![tag, 0x80], inner, vec![0, 0]].concat(),
                _ => definite(tag, &inner),
            }
        } else if (tag == 0x04 || tag == 0x80) && size > 2 {
            // The first piece is a primitive string. The second piece has the remaining content, and is split into
            // pieces again.
            let (a, b) = content.split_at(size / 3);
            let piece = |bytes: &[u8]| [&[4, 0x82][..], &(bytes.len() as u16).to_be_bytes(), bytes].concat();
            let rest = [&[0x24, 0x80][..], &piece(b), &[4, 0, 0, 0]].concat();
            out = [out, vec![tag | 0x20, 0x80], piece(a), rest, vec![0, 0]].concat();
        } else {
            definite(tag, content);
        }
    }
    out
}
