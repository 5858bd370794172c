//! Certificate revocation lists (RFC 5280, section 5).
use super::{
    Extensions,
    certificate::to_pem,
    known::Fault,
    name::{self, Comparable},
    rules,
    signed::all_of,
};
use crate::{Error, Result, Strictness};
use der::{Decode, Enumerated, Sequence, oid::AssociatedOid};
use fastgost::keys::x509::{Kind, Signed};
use std::{collections::HashMap, sync::OnceLock};
use x509_cert::{
    crl::RevokedCert,
    ext::{Extension, pkix::CrlReason},
    name::Name,
    serial_number::SerialNumber,
    spki::AlgorithmIdentifierOwned,
    time::Time,
};

/// Lists of version 1 omit it, so `x509-cert`'s structure does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enumerated)]
#[asn1(type = "INTEGER")]
#[repr(u8)]
pub(super) enum ListVersion {
    V2 = 1,
}

#[derive(Clone, Debug, Sequence)]
pub(super) struct TbsCertList {
    pub version: Option<ListVersion>,
    pub signature: AlgorithmIdentifierOwned,
    pub issuer: Name,
    pub this_update: Time,
    pub next_update: Option<Time>,
    pub revoked: Option<Vec<RevokedCert>>,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    pub extensions: Option<Vec<Extension>>,
}

/// An entry of a revocation list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revoked {
    /// The certificate's serial number.
    pub serial_number: SerialNumber,
    /// When it was revoked.
    pub date: Time,
    /// Why, if the list says so.
    pub reason: Option<CrlReason>,
    /// The entry's other extensions, such as the date since when the certificate is not to be believed.
    pub extensions: Vec<Extension>,
}

impl Revoked {
    /// Since when the certificate is not to be believed: its invalidity date, if that is earlier than its revocation (RFC 5280, section
    /// 5.3.2).
    pub fn since(&self) -> Time {
        Extensions::new(&self.extensions).invalid_since(self.date)
    }
}

/// A revocation list. What it says is not believed yet: [`path`](crate::path) checks that.
#[derive(Clone, Debug)]
pub struct RevocationList {
    signed: Signed,
    parsed: TbsCertList,
    issuer: Comparable,
    /// Where the entry of a serial number is.
    entries: HashMap<Vec<u8>, usize>,
    /// What everybody refuses in it, found out when it is first needed: it may have very many entries.
    fault: OnceLock<std::result::Result<(), Fault>>,
}

impl RevocationList {
    /// Reads a revocation list in DER, or the first one in a text with PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`].
    pub fn read(data: &[u8]) -> Result<Self> {
        Self::read_with(data, Strictness::Lenient)
    }

    /// [`read`](Self::read), lenient or strict.
    ///
    /// # Errors
    /// Those of `read`, and [`Error::Strict`].
    pub fn read_with(data: &[u8], strictness: Strictness) -> Result<Self> {
        Self::of(Signed::read_with(Kind::RevocationList, data, strictness)?, strictness)
    }

    /// [`read`](Self::read) of DER only: for lists within documents, where text would be something else.
    ///
    /// # Errors
    /// Those of `read`.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Self::from_der_with(der, Strictness::Lenient)
    }

    /// [`from_der`](Self::from_der), lenient or strict.
    ///
    /// # Errors
    /// Those of [`read_with`](Self::read_with).
    pub fn from_der_with(der: &[u8], strictness: Strictness) -> Result<Self> {
        Self::of(Signed::from_der_with(Kind::RevocationList, der, strictness)?, strictness)
    }

    fn of(signed: Signed, strictness: Strictness) -> Result<Self> {
        let parsed = TbsCertList::from_der(signed.signed_bytes()).map_err(|e| Error::der("the revocation list", e))?;
        let serials = parsed.revoked.iter().flatten().map(|entry| entry.serial_number.as_bytes().to_vec());
        let entries = serials.enumerate().map(|(i, serial)| (serial, i)).collect();
        name::check(&parsed.issuer).map_err(|why| Error::encoding("the revocation list", why))?;
        let issuer = Comparable::of(&parsed.issuer);
        let list = Self { issuer, signed, parsed, entries, fault: OnceLock::new() };
        if strictness == Strictness::Strict {
            rules::list(&list, true).map_err(|fault| fault.of("the revocation list"))?;
        }
        Ok(list)
    }

    /// Reads all revocation lists of a file: PEM, among anything else, or DER.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`]; also if there is none.
    pub fn read_all(data: &[u8]) -> Result<Vec<Self>> {
        Self::read_all_with(data, Strictness::Lenient)
    }

    /// [`read_all`](Self::read_all), lenient or strict.
    ///
    /// # Errors
    /// Those of `read_all`, and [`Error::Strict`].
    pub fn read_all_with(data: &[u8], strictness: Strictness) -> Result<Vec<Self>> {
        let allowed = "no revocation list in it; allowed: PEM (X509 CRL) or DER";
        all_of(Kind::RevocationList, data, allowed)?.iter().map(|der| Self::from_der_with(der, strictness)).collect()
    }

    /// The list in DER, as it was read.
    pub fn as_der(&self) -> &[u8] {
        self.signed.as_der()
    }

    /// The list in PEM.
    pub fn to_pem(&self) -> String {
        to_pem("X509 CRL", self.as_der())
    }

    /// Its parts for verification.
    pub fn signed(&self) -> &Signed {
        &self.signed
    }

    /// 1 or 2.
    pub fn version(&self) -> u8 {
        if self.parsed.version.is_some() { 2 } else { 1 }
    }

    /// Whose list it is.
    pub fn issuer(&self) -> &Name {
        &self.parsed.issuer
    }

    /// When it was made.
    pub fn this_update(&self) -> Time {
        self.parsed.this_update
    }

    /// By when there will be a newer one.
    pub fn next_update(&self) -> Option<Time> {
        self.parsed.next_update
    }

    /// How many certificates are in it.
    pub fn len(&self) -> usize {
        self.parsed.revoked.as_ref().map_or(0, Vec::len)
    }

    /// Whether no certificate is in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The revoked certificates, in the list's order.
    pub fn revoked(&self) -> impl Iterator<Item = Revoked> {
        self.parsed.revoked.iter().flatten().map(entry)
    }

    /// The entry of a certificate, if it is in the list.
    pub fn find(&self, serial_number: &SerialNumber) -> Option<Revoked> {
        let at = self.entries.get(serial_number.as_bytes())?;
        self.parsed.revoked.as_ref()?.get(*at).map(entry)
    }

    /// Whether this is a list that the owner of the certificate has issued, as
    /// [`Certificate::is_issued_by`](super::Certificate::is_issued_by) says of certificates.
    pub fn is_issued_by(&self, issuer: &super::Certificate) -> bool {
        self.issuer == *issuer.comparable_subject() && issuer.key().is_ok_and(|key| self.signed.verify(&key).is_ok())
    }

    /// The list's own extensions.
    pub fn extensions(&self) -> Extensions<'_> {
        Extensions::new(self.parsed.extensions.as_deref().unwrap_or_default())
    }

    /// Whether it is what RFC 5280 allows at least: its extensions and those of its entries can be decoded.
    pub(crate) fn conforms(&self) -> std::result::Result<(), Fault> {
        self.fault.get_or_init(|| rules::list(self, false)).clone()
    }

    pub(super) fn tbs(&self) -> &TbsCertList {
        &self.parsed
    }

    pub(crate) fn comparable_issuer(&self) -> &Comparable {
        &self.issuer
    }
}

fn entry(entry: &RevokedCert) -> Revoked {
    let all = entry.crl_entry_extensions.as_deref().unwrap_or_default();
    // A reason that cannot be read does not make the certificate less revoked.
    let reason = Extensions::new(all).get::<CrlReason>().ok().flatten().map(|(_, reason)| reason);
    let other = |extension: &&Extension| reason.is_none() || extension.extn_id != CrlReason::OID;
    let extensions = all.iter().filter(other).cloned().collect();
    Revoked { serial_number: entry.serial_number.clone(), date: entry.revocation_date, reason, extensions }
}
