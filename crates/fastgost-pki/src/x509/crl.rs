//! CRLs (RFC 5280, section 5).
use super::{
    Extensions, SerialNumber,
    certificate::to_pem,
    known::{self, Fault},
    name::{self, Comparable},
    rules,
    signed::{all_of, misplaced},
};
use crate::{Error, Lenience, Result, Strictness, ber};
use der::{Enumerated, Sequence, oid::AssociatedOid};
use fastgost::keys::x509::{Kind, Signed};
use std::{
    collections::{HashMap, hash_map::Entry},
    sync::OnceLock,
};
use x509_cert::{
    ext::{Extension, pkix::CrlReason},
    name::Name,
    spki::AlgorithmIdentifierOwned,
    time::Time,
};

/// The version of a CRL. CRLs of version 1 omit this field, so the field is optional. The structure in `x509-cert` does
/// not fit, because it requires the field.
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

/// An entry of a CRL as it is encoded. The type in `x509-cert` does not fit, because it has no long serial numbers.
#[derive(Clone, Debug, Sequence)]
pub(super) struct RevokedCert {
    pub serial_number: SerialNumber,
    pub revocation_date: Time,
    pub crl_entry_extensions: Option<Vec<Extension>>,
}

/// An entry of a CRL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revoked {
    /// The certificate's serial number.
    pub serial_number: SerialNumber,
    /// The time at which the certificate was revoked.
    pub date: Time,
    /// The reason for the revocation, if the CRL states it.
    pub reason: Option<CrlReason>,
    /// The entry's other extensions, such as the date since which the certificate must not be trusted.
    pub extensions: Vec<Extension>,
}

impl Revoked {
    /// Returns the date since which the certificate must not be trusted. This date is the invalidity date or the date
    /// of the revocation, whichever is earlier (RFC 5280, section 5.3.2).
    pub fn since(&self) -> Time {
        Extensions::new(&self.extensions).invalid_since(self.date)
    }
}

const WHAT: &str = "the CRL";

/// A CRL. The statements of the CRL are not trusted yet. [`path`](crate::path) checks these statements.
#[derive(Clone, Debug)]
pub struct RevocationList {
    signed: Signed,
    parsed: TbsCertList,
    /// The deviations in the values of extensions.
    deviations: Vec<Lenience>,
    issuer: Comparable,
    /// For each serial number, the index of its entry in the CRL. If the CRL has several entries for a serial number,
    /// the entry with the earliest revocation counts.
    entries: HashMap<Vec<u8>, usize>,
    /// The first mistake that every reader refuses, or `Ok` if there is no such mistake. The search for the mistake
    /// happens when the result is first needed, since the CRL may have very many entries.
    fault: OnceLock<std::result::Result<(), Fault>>,
}

impl RevocationList {
    /// Reads a CRL in DER, or the first CRL in a text with PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`].
    pub fn read(data: &[u8]) -> Result<Self> {
        Self::read_with(data, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of `read`, and [`Error::Strict`].
    pub fn read_with(data: &[u8], strictness: Strictness) -> Result<Self> {
        let read = || Self::of(Signed::read_with(Kind::RevocationList, data, strictness)?, strictness);
        read().map_err(|e| misplaced(e, Kind::RevocationList, data))
    }

    /// Does the same as [`read`](Self::read), but accepts only DER. Use it for CRLs inside documents, which do not
    /// allow text.
    ///
    /// # Errors
    /// The errors of `read`.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Self::from_der_with(der, Strictness::Lenient)
    }

    /// Does the same as [`from_der`](Self::from_der), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of [`read_with`](Self::read_with).
    pub fn from_der_with(der: &[u8], strictness: Strictness) -> Result<Self> {
        Self::of(Signed::from_der_with(Kind::RevocationList, der, strictness)?, strictness)
    }

    fn of(signed: Signed, strictness: Strictness) -> Result<Self> {
        let mut parsed: TbsCertList = ber::decoded(signed.signed_bytes(), WHAT)?;
        let of_entries = parsed.revoked.iter_mut().flatten().flat_map(|entry| &mut entry.crl_entry_extensions);
        let deviations = known::mend(parsed.extensions.iter_mut().chain(of_entries).flatten());
        let serials = parsed.revoked.iter().flatten().map(|entry| entry.serial_number.as_bytes().to_vec());
        let mut entries = HashMap::new();
        let all = parsed.revoked.as_deref().unwrap_or_default();
        let since = |i: usize| all.get(i).map(|one| entry(one).since().to_unix_duration());
        for (i, serial) in serials.enumerate() {
            match entries.entry(serial) {
                Entry::Vacant(new) => _ = new.insert(i),
                // If a certificate has several entries, the earliest revocation counts.
                Entry::Occupied(mut other) if since(i) < since(*other.get()) => _ = other.insert(i),
                Entry::Occupied(_) => {}
            }
        }
        name::check(&parsed.issuer).map_err(|why| Error::encoding(WHAT, why))?;
        let issuer = Comparable::of(&parsed.issuer);
        let list = Self { issuer, signed, parsed, deviations, entries, fault: OnceLock::new() };
        if strictness == Strictness::Strict {
            let (deviations, fault) = list.findings();
            if let Some(lenience) = deviations.first() {
                return Err(Error::Strict(*lenience));
            }
            fault.map_err(|fault| fault.of(WHAT))?;
        }
        Ok(list)
    }

    /// Returns the CRL's deviations from the standards, like
    /// [`Certificate::deviations`](super::Certificate::deviations).
    pub fn deviations(&self) -> Vec<Lenience> {
        self.findings().0
    }

    /// Finds the deviations, and the first mistake that every reader refuses. The search ends at this mistake.
    fn findings(&self) -> (Vec<Lenience>, std::result::Result<(), Fault>) {
        let mut all = Vec::new();
        rules::note(
            &mut all,
            self.signed.deviations().into_iter().chain(self.deviations.clone()).map(|one| (true, one)),
        );
        let fault = rules::list(self, Some(&mut all));
        (all, fault)
    }

    /// Reads all CRLs of a file. The file is in DER, or in PEM, perhaps with other data around the PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`]. A file without a CRL is also an error.
    pub fn read_all(data: &[u8]) -> Result<Vec<Self>> {
        Self::read_all_with(data, Strictness::Lenient)
    }

    /// Does the same as [`read_all`](Self::read_all), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of `read_all`, and [`Error::Strict`].
    pub fn read_all_with(data: &[u8], strictness: Strictness) -> Result<Vec<Self>> {
        all_of(Kind::RevocationList, data, |der| Self::from_der_with(der, strictness))
    }

    /// Returns the CRL in DER. The result has exactly the bytes that were read, so [`deviations`](Self::deviations)
    /// from DER are not corrected.
    pub fn as_der(&self) -> &[u8] {
        self.signed.as_der()
    }

    /// Returns the CRL in PEM.
    pub fn to_pem(&self) -> String {
        to_pem("X509 CRL", self.as_der())
    }

    /// Returns the parts of the CRL for verification: the signed data, the algorithm and the signature.
    pub fn signed(&self) -> &Signed {
        &self.signed
    }

    /// Returns the version, 1 or 2.
    pub fn version(&self) -> u8 {
        if self.parsed.version.is_some() { 2 } else { 1 }
    }

    /// Returns the name of the CRL's issuer.
    pub fn issuer(&self) -> &Name {
        &self.parsed.issuer
    }

    /// Returns the time at which the CRL was made.
    pub fn this_update(&self) -> Time {
        self.parsed.this_update
    }

    /// Returns the time by which there will be a newer CRL.
    pub fn next_update(&self) -> Option<Time> {
        self.parsed.next_update
    }

    /// Returns the number of entries in the CRL.
    pub fn len(&self) -> usize {
        self.parsed.revoked.as_ref().map_or(0, Vec::len)
    }

    /// Whether the CRL has no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the revoked certificates, in the CRL's order.
    pub fn revoked(&self) -> impl Iterator<Item = Revoked> {
        self.parsed.revoked.iter().flatten().map(entry)
    }

    /// Returns the entry of a certificate, if the CRL has it.
    pub fn find(&self, serial_number: &SerialNumber) -> Option<Revoked> {
        let at = self.entries.get(serial_number.as_bytes())?;
        self.parsed.revoked.as_ref()?.get(*at).map(entry)
    }

    /// Whether the owner of the certificate `issuer` has issued the CRL. The names and the signature are checked as in
    /// [`Certificate::is_issued_by`](super::Certificate::is_issued_by).
    pub fn is_issued_by(&self, issuer: &super::Certificate) -> bool {
        self.issuer == *issuer.comparable_subject() && issuer.key().is_ok_and(|key| self.signed.verify(&key).is_ok())
    }

    /// Returns the CRL's own extensions.
    pub fn extensions(&self) -> Extensions<'_> {
        Extensions::new(self.parsed.extensions.as_deref().unwrap_or_default())
    }

    /// Checks that the CRL follows the basic rules of RFC 5280. The extensions of the CRL and of its entries must be
    /// decodable.
    pub(crate) fn conforms(&self) -> std::result::Result<(), Fault> {
        self.fault.get_or_init(|| rules::list(self, None)).clone()
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
    // The certificate is revoked even if the reason cannot be read.
    let reason = Extensions::new(all).get::<CrlReason>().ok().flatten().map(|(_, reason)| reason);
    let other = |extension: &&Extension| reason.is_none() || extension.extn_id != CrlReason::OID;
    let extensions = all.iter().filter(other).cloned().collect();
    Revoked { serial_number: entry.serial_number.clone(), date: entry.revocation_date, reason, extensions }
}
