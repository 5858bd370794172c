//! Makes and signs certificates, CRLs and OCSP responses by hand.
use super::{
    der::{bits, context, generalized, implicit, int, name, octets, oid, seq, set, tlv, utc},
    values::{
        AKI, BASIC, CERT_SIGN, CRL_NUMBER, CRL_SIGN, SIGNATURE, SKI, USAGE, authority, extension, key_identifier, usage,
    },
};
use der::Encode;
use fastgost::{
    curve::Curve,
    hash::Streebog256,
    sign::{Encoding, SigningKey},
};
use fastgost_pki::x509::x509_cert::spki::SubjectPublicKeyInfoOwned;

/// Returns the private key that is computed from a label, such as `CA`. If the label ends in `512`, the key is on a
/// curve of 512 bits.
pub fn key(label: &str) -> SigningKey {
    key_on(if label.ends_with("512") { "512-a" } else { "256-a" }, label)
}

pub fn key_on(curve: &str, label: &str) -> SigningKey {
    let curve = Curve::from_name(curve).expect("a curve");
    let mut bytes = Streebog256::digest(label.as_bytes()).repeat(curve.size() / 32);
    // The four highest bits are cleared, so that the number is less than the order of every curve.
    let top = bytes.len() - 1;
    bytes[top] &= 0x0f;
    SigningKey::from_bytes(curve, &bytes).expect("a key").deterministic()
}

pub fn public(label: &str) -> Vec<u8> {
    let key = SubjectPublicKeyInfoOwned::from_key(&key(label).verifying_key()).expect("a key");
    key.to_der().expect("DER")
}

/// Returns the directory name that belongs to a label.
pub fn dn(label: &str) -> Vec<u8> {
    name(&format!("C=RU/O=Company/CN={label}"))
}

/// Returns the identifier of the key that belongs to a label.
pub fn identifier(label: &str) -> [u8; 20] {
    Streebog256::digest(label.as_bytes())[..20].try_into().expect("20 bytes")
}

/// Returns the signature algorithm of the key that belongs to a label.
pub fn algorithm(label: &str) -> Vec<u8> {
    seq([oid(if label.ends_with("512") { "1.2.643.7.1.1.3.3" } else { "1.2.643.7.1.1.3.2" })])
}

/// Returns a signed document. `tbs` is the signed data, `outer` is the signature algorithm outside of the signed data,
/// and `by` is the label of the key that signs.
pub fn signed(tbs: &[u8], outer: &[u8], by: &str) -> Vec<u8> {
    let signature = key(by).sign(tbs).expect("a signature").to_bytes(Encoding::X509);
    seq([tbs.to_vec(), outer.to_vec(), bits(0, &signature)])
}

/// The encoded extensions of a document, in their order, each with its object identifier.
#[derive(Clone, Default)]
pub struct Extensions(Vec<(String, Vec<u8>)>);

impl Extensions {
    /// Sets an extension. Replaces an extension of the same kind, if there is one.
    pub fn set(&mut self, kind: &str, critical: bool, value: impl AsRef<[u8]>) {
        self.raw(kind, extension(kind, critical, value.as_ref()));
    }

    /// Sets an extension of the kind `kind`, whose whole encoding is `element`. Replaces an extension of the same kind,
    /// if there is one.
    pub fn raw(&mut self, kind: &str, element: Vec<u8>) {
        match self.0.iter_mut().find(|(own, _)| own == kind) {
            Some((_, old)) => *old = element,
            None => self.0.push((kind.to_owned(), element)),
        }
    }

    /// Adds an extension, even if there is already an extension of the same kind.
    pub fn add(&mut self, kind: &str, critical: bool, value: impl AsRef<[u8]>) {
        self.0.push((kind.to_owned(), extension(kind, critical, value.as_ref())));
    }

    pub fn remove(&mut self, kind: &str) {
        self.0.retain(|(own, _)| own != kind);
    }

    fn elements(&self) -> Vec<u8> {
        self.0.iter().flat_map(|(_, element)| element.clone()).collect()
    }
}

/// A certificate that is being made. Most fields hold one element of the certificate in its encoding.
#[derive(Clone)]
pub struct Cert {
    /// The label of the key that signs the certificate.
    pub by: &'static str,
    pub version: Vec<u8>,
    pub serial: Vec<u8>,
    /// The signature algorithm that stands inside of the signed part. `outer` is the signature algorithm that stands
    /// after the signed part.
    pub inner: Vec<u8>,
    pub outer: Vec<u8>,
    pub issuer: Vec<u8>,
    pub validity: Vec<u8>,
    pub subject: Vec<u8>,
    pub key: Vec<u8>,
    /// The unique identifiers.
    pub unique: Vec<u8>,
    pub extensions: Extensions,
    /// The whole encoded element for the extensions. If it is given, `extensions` is not used.
    pub field: Option<Vec<u8>>,
    /// A function that changes the signed part before it is signed.
    pub before: fn(Vec<u8>) -> Vec<u8>,
    /// A function that changes the certificate after it was signed.
    pub after: fn(Vec<u8>) -> Vec<u8>,
}

/// Returns a period of validity. `from` and `to` are written as in UTCTime. Most tests verify chains for the time
/// 2026-06-01.
pub fn validity(from: &str, to: &str) -> Vec<u8> {
    seq([utc(from), utc(to)])
}

impl Cert {
    /// Makes the fields of a certificate whose subject signs no certificates.
    pub fn user(label: &'static str, by: &'static str) -> Self {
        let mut extensions = Extensions::default();
        extensions.set(USAGE, true, usage(SIGNATURE));
        extensions.set(SKI, false, octets(&identifier(label)));
        extensions.set(AKI, false, key_identifier(&identifier(by)));
        Self {
            by,
            version: context(0, &int(&[2])),
            serial: int(&[7]),
            inner: algorithm(by),
            outer: algorithm(by),
            issuer: dn(by),
            validity: validity("260101000000Z", "270101000000Z"),
            subject: dn(label),
            key: public(label),
            unique: Vec::new(),
            extensions,
            field: None,
            before: |tbs| tbs,
            after: |certificate| certificate,
        }
    }

    /// Makes the fields of the certificate of a CA, which signs certificates and CRLs.
    pub fn authority(label: &'static str, by: &'static str) -> Self {
        let mut authority = Self::user(label, by);
        authority.serial = int(&[5]);
        authority.extensions.set(USAGE, true, usage(CERT_SIGN | CRL_SIGN));
        authority.extensions.set(BASIC, true, self::authority(None));
        authority
    }

    pub fn set(&mut self, kind: &str, critical: bool, value: impl AsRef<[u8]>) {
        self.extensions.set(kind, critical, value);
    }

    pub fn remove(&mut self, kind: &str) {
        self.extensions.remove(kind);
    }

    /// Sets an old version, and removes the extensions, because old versions have no extensions.
    pub fn old(&mut self, version: Vec<u8>) {
        (self.version, self.field) = (version, Some(Vec::new()));
    }

    /// Makes the certificate a CA's certificate with this path length.
    pub fn path_length(&mut self, most: u8) {
        self.set(BASIC, true, authority(Some(most)));
    }

    pub fn done(&self) -> Vec<u8> {
        let extensions = || context(3, &tlv(0x30, &self.extensions.elements()));
        let tbs = seq([
            self.version.clone(),
            self.serial.clone(),
            self.inner.clone(),
            self.issuer.clone(),
            self.validity.clone(),
            self.subject.clone(),
            self.key.clone(),
            self.unique.clone(),
            self.field.clone().unwrap_or_else(extensions),
        ]);
        (self.after)(signed(&(self.before)(tbs), &self.outer, self.by))
    }
}

/// A CRL that is being made.
#[derive(Clone)]
pub struct Crl {
    pub by: &'static str,
    pub version: Vec<u8>,
    pub inner: Vec<u8>,
    pub issuer: Vec<u8>,
    pub from: Vec<u8>,
    pub until: Vec<u8>,
    pub entries: Vec<Vec<u8>>,
    /// The whole encoded element for the entries. If it is given, `entries` is not used.
    pub field: Option<Vec<u8>>,
    pub extensions: Extensions,
    pub after: fn(Vec<u8>) -> Vec<u8>,
}

/// Makes an entry of a CRL.
pub fn entry(serial: &[u8], extensions: &[Vec<u8>]) -> Vec<u8> {
    let extensions = extensions.concat();
    let extensions = if extensions.is_empty() { extensions } else { tlv(0x30, &extensions) };
    seq([int(serial), utc("260515000000Z"), extensions])
}

impl Crl {
    pub fn of(by: &'static str) -> Self {
        let mut extensions = Extensions::default();
        extensions.set(AKI, false, key_identifier(&identifier(by)));
        extensions.set(CRL_NUMBER, false, int(&[1]));
        Self {
            by,
            version: int(&[1]),
            inner: algorithm(by),
            issuer: dn(by),
            from: utc("260531000000Z"),
            until: utc("260701000000Z"),
            entries: vec![entry(&[9], &[])],
            field: None,
            extensions,
            after: |list| list,
        }
    }

    pub fn set(&mut self, kind: &str, critical: bool, value: impl AsRef<[u8]>) {
        self.extensions.set(kind, critical, value);
    }

    pub fn done(&self) -> Vec<u8> {
        let entries = match &self.field {
            Some(field) => field.clone(),
            None if self.entries.is_empty() => Vec::new(),
            None => tlv(0x30, &self.entries.concat()),
        };
        let extensions = self.extensions.elements();
        let tbs = seq([
            self.version.clone(),
            self.inner.clone(),
            self.issuer.clone(),
            self.from.clone(),
            self.until.clone(),
            entries,
            if extensions.is_empty() { extensions } else { context(0, &tlv(0x30, &extensions)) },
        ]);
        (self.after)(signed(&tbs, &algorithm(self.by), self.by))
    }
}

/// An OCSP response that is being made.
#[derive(Clone)]
pub struct Ocsp {
    pub by: &'static str,
    pub status: u8,
    pub kind: &'static str,
    pub version: Vec<u8>,
    pub responder: Vec<u8>,
    pub answers: Vec<Answer>,
    /// The extensions of the response itself. Each answer has its own extensions.
    pub extensions: Vec<u8>,
    pub certificates: Vec<Cert>,
    pub after: fn(Vec<u8>) -> Vec<u8>,
}

/// A response's statement about one certificate.
#[derive(Clone)]
pub struct Answer {
    /// The label of the certificate's issuer.
    pub issuer: &'static str,
    pub serial: Vec<u8>,
    pub status: Vec<u8>,
    pub from: Vec<u8>,
    pub until: Vec<u8>,
    pub extensions: Vec<u8>,
}

/// Makes the status "not revoked" for an [`Answer`].
pub fn good() -> Vec<u8> {
    implicit(0, &[])
}

/// Makes the status "revoked" for an [`Answer`].
pub fn revoked() -> Vec<u8> {
    context(1, &generalized("20260515000000Z"))
}

/// Returns the identifier of a responder (ResponderID), as a response contains it. The identifier is the directory name
/// that belongs to the label.
pub fn responder(label: &str) -> Vec<u8> {
    context(1, &dn(label))
}

impl Answer {
    pub fn of(issuer: &'static str) -> Self {
        Self {
            issuer,
            serial: int(&[7]),
            status: good(),
            from: generalized("20260531000000Z"),
            until: context(0, &generalized("20260608000000Z")),
            extensions: Vec::new(),
        }
    }

    fn done(&self) -> Vec<u8> {
        let hash = |bytes: &[u8]| octets(&Streebog256::digest(bytes));
        let key = super::der::content(&public(self.issuer));
        // The hash covers only the bytes of the key. They come after the algorithm, and after the byte that has the
        // number of unused bits.
        let algorithm = super::der::first(&key).len();
        let key = &super::der::content(&key[algorithm..])[1..];
        let id = seq([seq([oid("1.2.643.7.1.1.2.2")]), hash(&dn(self.issuer)), hash(key), self.serial.clone()]);
        seq([id, self.status.clone(), self.from.clone(), self.until.clone(), self.extensions.clone()])
    }
}

impl Ocsp {
    pub fn of(by: &'static str) -> Self {
        Self {
            by,
            status: 0,
            kind: "1.3.6.1.5.5.7.48.1.1",
            version: Vec::new(),
            responder: responder(by),
            answers: vec![Answer::of("CA")],
            extensions: Vec::new(),
            certificates: Vec::new(),
            after: |response| response,
        }
    }

    pub fn done(&self) -> Vec<u8> {
        let answers: Vec<u8> = self.answers.iter().flat_map(Answer::done).collect();
        let data = seq([
            self.version.clone(),
            self.responder.clone(),
            generalized("20260531000000Z"),
            tlv(0x30, &answers),
            self.extensions.clone(),
        ]);
        let signature = key(self.by).sign(&data).expect("a signature").to_bytes(Encoding::X509);
        let certificates: Vec<u8> = self.certificates.iter().flat_map(Cert::done).collect();
        let certificates = if certificates.is_empty() { certificates } else { context(0, &tlv(0x30, &certificates)) };
        let basic = seq([data, algorithm(self.by), bits(0, &signature), certificates]);
        let bytes = context(0, &seq([oid(self.kind), octets(&basic)]));
        (self.after)(seq([tlv(10, &[self.status]), if self.status == 0 { bytes } else { Vec::new() }]))
    }
}

/// Returns one level of a name. The attributes stay in the given order, even if DER demands another order.
pub fn level<const N: usize>(attributes: [(&str, Vec<u8>); N]) -> Vec<u8> {
    let all = attributes.map(|(kind, value)| seq([oid(kind), value]));
    set([all.concat()])
}
