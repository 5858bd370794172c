//! Remembers which signatures and digests have been computed, and adds up the cost of the computations in steps. So
//! each signature is verified only once with each key, and each digest is computed only once.
use super::{Known, ListProblem, Reason};
use crate::{
    Exhausted,
    budget::{Budget, Cost},
    x509::{Certificate, RevocationList, ocsp::Response},
};
use fastgost::{
    hash::Digest,
    keys::{PublicKey, x509::Signed},
};
use std::{
    collections::{HashMap, hash_map::Entry},
    marker::PhantomData,
    ptr,
};

/// The results of the signature checks that the validation of chains has made, and the budget for more checks. One
/// `Work` is used for one certificate, for many certificates, or for a whole document. The maps of a `Work` use the
/// addresses of certificates, CRLs and OCSP responses as keys. This is safe, because these objects live longer than the
/// `Work`.
pub(crate) struct Work<'a> {
    pub budget: Budget,
    /// The results of the signature checks. The first address is the address of a signed certificate, CRL or OCSP
    /// response. The second address is the address of the certificate with which the signature was checked. The value
    /// says whether the signature verifies with this certificate's key.
    signatures: HashMap<(Place, Place), bool>,
    /// The digest of the signed data of each certificate or CRL. The digests are kept for the next key that is tried,
    /// because the signed data may be long.
    digests: HashMap<Place, Digest>,
    lives: PhantomData<&'a Certificate>,
}

/// The address of a certificate, a CRL or an OCSP response.
type Place = *const ();

fn place<T>(of: &T) -> Place {
    ptr::from_ref(of).cast()
}

impl<'a> Work<'a> {
    pub fn new(most: u64) -> Self {
        Self { budget: Budget::new(most), signatures: HashMap::new(), digests: HashMap::new(), lives: PhantomData }
    }

    /// Sets a new budget of `most` steps, and keeps the results so far. The next chain can use these results.
    pub fn renew(&mut self, most: u64) {
        self.budget = Budget::new(most);
    }

    pub fn spend(&mut self, cost: Cost) -> Result<(), Exhausted> {
        self.budget.spend(cost)
    }

    /// Stores the result of a signature check that the caller has made. `right` says whether `certificate` is signed
    /// with the key of `issuer`.
    pub fn know(&mut self, certificate: &'a Certificate, issuer: &'a Known, right: bool) {
        self.signatures.insert((place(certificate), place(&issuer.certificate)), right);
    }

    /// Returns true if a certificate is signed with the key of a known certificate.
    pub fn certificate(&mut self, certificate: &'a Certificate, issuer: &'a Known) -> Result<bool, Reason> {
        let key = issuer.key().map_err(|e| Reason::IssuerKey(e.to_owned()))?;
        Ok(self.signed(place(certificate), certificate.signed(), (&issuer.certificate, key))?)
    }

    /// Returns true if the certificate `of` is signed with the key of the certificate `by`. `of` need not be among the
    /// known certificates.
    pub fn responder(&mut self, of: &'a Certificate, by: &'a Certificate, key: &PublicKey) -> Result<bool, Exhausted> {
        self.signed(place(of), of.signed(), (by, key))
    }

    /// Returns true if a CRL is signed with the key of the certificate `by`. CRLs may be long, so the budget does not
    /// pay for hashing the CRL.
    pub fn list(&mut self, list: &'a RevocationList, by: &'a Certificate, key: &PublicKey) -> Result<bool, Exhausted> {
        if let Ok(algorithm) = list.signed().signature_algorithm() {
            self.digests.entry(place(list)).or_insert_with(|| algorithm.digest(list.signed().signed_bytes()));
        }
        self.signed(place(list), list.signed(), (by, key))
    }

    fn signed(
        &mut self,
        of: Place,
        signed: &Signed,
        (by, key): (&'a Certificate, &PublicKey),
    ) -> Result<bool, Exhausted> {
        let Ok(algorithm) = signed.signature_algorithm() else { return Ok(false) };
        match self.signatures.entry((of, place(by))) {
            Entry::Occupied(known) => Ok(*known.get()),
            Entry::Vacant(new) => {
                self.budget.spend(Cost::Signature(key.algorithm()))?;
                let digest = match self.digests.entry(of) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(place) => {
                        self.budget.spend(Cost::Digest(signed.signed_bytes().len()))?;
                        place.insert(algorithm.digest(signed.signed_bytes()))
                    }
                };
                Ok(*new.insert(key.verify_digest(algorithm, digest, signed.signature()).is_ok()))
            }
        }
    }

    /// Returns true if an OCSP response is signed with the key of the certificate `by`.
    pub fn response(
        &mut self,
        response: &'a Response,
        by: &'a Certificate,
        key: &PublicKey,
    ) -> Result<bool, Exhausted> {
        match self.signatures.entry((place(response), place(by))) {
            Entry::Occupied(known) => Ok(*known.get()),
            Entry::Vacant(new) => {
                self.budget.spend(Cost::Signature(key.algorithm()))?;
                self.budget.spend(Cost::Digest(response.signed_bytes().len()))?;
                Ok(*new.insert(response.is_signed_with(key)))
            }
        }
    }
}

impl From<Exhausted> for Reason {
    fn from(e: Exhausted) -> Self {
        Reason::Work(e)
    }
}

impl From<Exhausted> for ListProblem {
    fn from(e: Exhausted) -> Self {
        ListProblem::Work(e)
    }
}
