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

/// The version of a CRL. CRLs of version 1 omit the version, so it is optional here. The structure in `x509-cert`
/// cannot be used, because it requires the version.
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

/// An entry of a CRL as it is encoded. The type in `x509-cert` cannot be used, because it cannot hold long serial
/// numbers.
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
    /// Returns the date since which the certificate must not be trusted. The result is the earlier of two dates: the
    /// invalidity date in the entry's extensions (RFC 5280, section 5.3.2), and the date of the revocation.
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
    /// The deviations from the standards that were found in the values of the CRL's extensions.
    deviations: Vec<Lenience>,
    issuer: Comparable,
    /// For each serial number, the index of its entry in the CRL. If the CRL has several entries for a serial number,
    /// the map has the entry with the earliest revocation.
    entries: HashMap<Vec<u8>, usize>,
    /// The first mistake that every reader refuses, or `Ok` if there is no such mistake. The field is filled when the
    /// result is first needed, because the CRL may have very many entries.
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

    /// Does the same as [`read`](Self::read), but accepts only DER. Use this function for CRLs inside documents,
    /// because documents do not allow PEM.
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
                // If there are several entries for a certificate, the entry with the earliest revocation is kept.
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

    /// Searches for deviations, and for a mistake that every reader refuses. The search ends at the first such mistake.
    fn findings(&self) -> (Vec<Lenience>, std::result::Result<(), Fault>) {
        let mut all = Vec::new();
        rules::note(
            &mut all,
            self.signed.deviations().into_iter().chain(self.deviations.clone()).map(|one| (true, one)),
        );
        let fault = rules::list(self, Some(&mut all));
        (all, fault)
    }

    /// Reads all CRLs of a file. The file is in DER or PEM. A file in PEM may have other text before, between and after
    /// the CRLs.
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

    /// Returns the CRL in DER. These are exactly the bytes that were read. If their encoding has
    /// [`deviations`](Self::deviations) from DER, the result has them too.
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

    /// Returns the time by which the CA promises a newer CRL, if the CRL states this time.
    pub fn next_update(&self) -> Option<Time> {
        self.parsed.next_update
    }

    /// Returns the number of entries in the CRL.
    pub fn len(&self) -> usize {
        self.parsed.revoked.as_ref().map_or(0, Vec::len)
    }

    /// Returns true if the CRL has no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the revoked certificates, in the CRL's order.
    pub fn revoked(&self) -> impl Iterator<Item = Revoked> {
        self.parsed.revoked.iter().flatten().map(entry)
    }

    /// Returns the CRL's entry for the certificate with this serial number, if there is such an entry.
    pub fn find(&self, serial_number: &SerialNumber) -> Option<Revoked> {
        let at = self.entries.get(serial_number.as_bytes())?;
        self.parsed.revoked.as_ref()?.get(*at).map(entry)
    }

    /// Returns true if the owner of the certificate `issuer` has issued the CRL. The names and the signature are
    /// checked as in [`Certificate::is_issued_by`](super::Certificate::is_issued_by).
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
    // If the reason cannot be decoded, the entry has no reason, but it still revokes the certificate.
    let reason = Extensions::new(all).get::<CrlReason>().ok().flatten().map(|(_, reason)| reason);
    let other = |extension: &&Extension| reason.is_none() || extension.extn_id != CrlReason::OID;
    let extensions = all.iter().filter(other).cloned().collect();
    Revoked { serial_number: entry.serial_number.clone(), date: entry.revocation_date, reason, extensions }
}
