//! Searches for a path from a certificate to a trusted certificate. It is a depth-first search. In this module, "the
//! certificate in question" means the certificate for which the caller wants a path.
use super::{
    Evidence, Identity, Known, Options, Purpose, Reason, Refusal, Revocation, Source, Verifier, Work, validate,
};
use crate::{
    Exhausted,
    budget::Cost,
    x509::{AuthorityKeyIdentifier, Certificate, name, verify_signatures},
};
use fastgost::keys::{PublicKey, x509::Signed};
use x509_cert::time::Time;

/// A valid chain. The certificate in question is first, and a trusted certificate is last. A chain may consist of one
/// certificate.
pub type Path<'a> = Vec<&'a Certificate>;

/// A valid path and, for each certificate on the path, the evidence that this certificate is not revoked.
pub(crate) struct Valid<'a> {
    pub path: Path<'a>,
    pub evidence: Vec<Vec<Evidence<Source<'a>>>>,
}

/// The requirements for the certificate in question. These are its purpose, its names, the time at which it must be
/// valid, and the certificates that CRLs or OCSP responses must cover.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub purpose: Option<Purpose>,
    pub identities: &'a [Identity],
    pub time: Time,
    pub revocation: Revocation,
}

impl Verifier {
    /// Finds a valid path from this certificate to a trusted certificate.
    ///
    /// # Errors
    /// A chain is complete if it ends at a trusted certificate. The error names the mistake on the first complete
    /// chain. If no chain is complete, the error names the mistake at the end of an incomplete chain. If the limit of
    /// work ended the search before all chains were examined, the error says this.
    pub fn verify<'a>(&'a self, certificate: &'a Certificate) -> Result<Path<'a>, Refusal> {
        let mut work = Work::new(self.options.most_work);
        self.verify_with(certificate, self.wanted(), &mut work).map(|valid| valid.path)
    }

    /// Does the same as [`verify`](Self::verify) for several certificates of one signer. It is enough if one of these
    /// certificates has a valid chain. The limit of work applies to all certificates together. Returns `None` if there
    /// are no certificates.
    ///
    /// # Errors
    /// The error is the error for the first of the certificates.
    pub fn verify_any<'a>(
        &'a self,
        certificates: impl IntoIterator<Item = &'a Certificate>,
    ) -> Option<Result<Path<'a>, Refusal>> {
        let mut work = Work::new(self.options.most_work);
        let mut first = None;
        for certificate in certificates {
            match self.verify_with(certificate, self.wanted(), &mut work) {
                Ok(valid) => return Some(Ok(valid.path)),
                Err(refusal) => _ = first.get_or_insert(refusal),
            }
        }
        first.map(Err)
    }

    /// Returns the requirements that the verifier's options contain.
    fn wanted(&self) -> Wanted<'_> {
        let Options { purpose, ref identities, time, revocation, .. } = self.options;
        Wanted { purpose, identities, time, revocation }
    }

    /// Does the same as [`verify`](Self::verify), but with the requirements in `wanted`. The search takes its steps
    /// from the budget in `work`. It also uses the results of earlier searches, which `work` keeps.
    pub(crate) fn verify_with<'a>(
        &'a self,
        certificate: &'a Certificate,
        wanted: Wanted<'a>,
        work: &mut Work<'a>,
    ) -> Result<Valid<'a>, Refusal> {
        Search { verifier: self, wanted, work, refusal: None }.run(certificate)
    }

    /// Does the same as [`verify`](Self::verify) for many certificates. The cost is lower, because the signatures of
    /// these certificates are verified together. Each certificate may take the same number of steps as in a separate
    /// call of `verify`.
    pub fn verify_all<'a>(&'a self, certificates: &'a [Certificate]) -> Vec<Result<Path<'a>, Refusal>> {
        let most_work = self.options.most_work;
        let mut work = Work::new(most_work);
        let mut pairs = Vec::new();
        for certificate in certificates {
            // Only certificates with one possible issuer are verified together here. If a certificate has several
            // possible issuers, the search verifies its signature later, because the search may need only one of these
            // issuers.
            if let [only] = self.by_subject.get(certificate.comparable_issuer()).map_or(&[][..], Vec::as_slice) {
                pairs.push((certificate, &self.known[*only]));
            }
        }
        let jobs: Vec<(&Signed, &PublicKey)> =
            pairs.iter().filter_map(|(certificate, issuer)| Some((certificate.signed(), issuer.key().ok()?))).collect();
        let mut verdicts = verify_signatures(&jobs).into_iter();
        for (certificate, issuer) in &pairs {
            if issuer.key().is_ok() {
                let right = verdicts.next().is_some_and(|verdict| verdict.is_ok());
                work.know(certificate, issuer, right);
            }
        }
        let verdict = |certificate| {
            work.renew(most_work);
            self.verify_with(certificate, self.wanted(), &mut work).map(|valid| valid.path)
        };
        certificates.iter().map(verdict).collect()
    }

    /// Returns all known certificates with whose keys this certificate is signed.
    pub(super) fn signers<'a>(
        &'a self,
        certificate: &'a Certificate,
        work: &mut Work<'a>,
    ) -> Result<Vec<&'a Certificate>, Exhausted> {
        let mut all = Vec::new();
        for i in self.issuers(certificate, work)? {
            match work.certificate(certificate, &self.known[i]) {
                Ok(true) => all.push(&self.known[i].certificate),
                Err(Reason::Work(e)) => return Err(e),
                Ok(false) | Err(_) => {}
            }
        }
        Ok(all)
    }

    /// Returns the known certificates whose subject is the issuer of this certificate. The certificate may name the key
    /// identifier of its issuer. Known certificates with this key identifier come first, and known certificates with
    /// another key identifier come last. Within each of these groups, trusted certificates come first.
    fn issuers(&self, certificate: &Certificate, work: &mut Work<'_>) -> Result<Vec<usize>, Exhausted> {
        let Some(all) = self.by_subject.get(certificate.comparable_issuer()) else { return Ok(Vec::new()) };
        work.spend(Cost::Comparisons(all.len()))?;
        let mut all = all.clone();
        if all.len() > 1 {
            let wanted = certificate.extensions().value::<AuthorityKeyIdentifier>().ok().flatten();
            let wanted = wanted.and_then(|identifier| identifier.key_identifier);
            all.sort_by_cached_key(|i| match (&wanted, self.known[*i].identifier()) {
                (Some(wanted), Some(own)) if wanted == own => 0,
                (Some(_), Some(_)) => 2,
                _ => 1,
            });
        }
        Ok(all)
    }
}

struct Search<'a, 'w> {
    verifier: &'a Verifier,
    wanted: Wanted<'a>,
    work: &'w mut Work<'a>,
    /// The most informative refusal so far, and its weight.
    refusal: Option<(u8, Refusal)>,
}

/// Weights that say how informative a refusal is.
mod weight {
    /// A path ends at a certificate whose issuer is not known.
    pub const END: u8 = 0;
    /// A path leads back to a CA that is already on the path.
    pub const CIRCLE: u8 = 1;
    /// A certificate has the name of the issuer, but its key does not verify the signature.
    pub const SIGNATURE: u8 = 2;
    /// A path reaches a trusted certificate, but is not valid.
    pub const COMPLETE: u8 = 3;
    /// Some paths were not examined.
    pub const WORK: u8 = 4;
}

impl<'a> Search<'a, '_> {
    fn run(mut self, certificate: &'a Certificate) -> Result<Valid<'a>, Refusal> {
        let mut path = vec![certificate];
        match self.extend(&mut path) {
            Some(evidence) => Ok(Valid { path, evidence }),
            None => Err(self.refusal.map_or_else(|| Refusal::new(certificate, Reason::Loop), |(_, refusal)| refusal)),
        }
    }

    /// Keeps the refusal with the greatest weight. Among refusals of equal weight, the first refusal is kept. The
    /// closure `refusal` is called only if its result is kept, because the names in a refusal may be long.
    fn refuse(&mut self, weight: u8, refusal: impl FnOnce() -> Refusal) {
        if self.refusal.as_ref().is_none_or(|(other, _)| *other < weight) {
            self.refusal = Some((weight, refusal()));
        }
    }

    /// Adds issuers to the end of `path`, until the path is complete and valid. Returns `None` if the search finds no
    /// such path.
    fn extend(&mut self, path: &mut Path<'a>) -> Option<Vec<Vec<Evidence<Source<'a>>>>> {
        let verifier = self.verifier;
        let top = path[path.len() - 1];
        let known = |i: usize| &verifier.known[i];
        let same = verifier.by_subject.get(top.comparable_subject());
        if same.into_iter().flatten().any(|i| known(*i).trusted && known(*i).certificate == *top) {
            return match validate::path(path, verifier, self.wanted, self.work) {
                Ok(evidence) => Some(evidence),
                Err(refusal) => {
                    self.refuse(weight::COMPLETE, || refusal);
                    None
                }
            };
        }
        let issuers = match verifier.issuers(top, self.work) {
            Ok(issuers) => issuers,
            Err(e) => return self.give_up(path[0], e),
        };
        if issuers.is_empty() {
            self.refuse(weight::END, || {
                let own = top.is_self_issued();
                Refusal::new(top, if own { Reason::SelfSigned } else { Reason::NoIssuer(name::brief(top.issuer())) })
            });
            return None;
        }
        if path.len() >= verifier.options.most_certificates {
            let reason = Reason::TooLong(verifier.options.most_certificates);
            self.refuse(weight::WORK, || Refusal::new(path[0], reason));
            return None;
        }
        for i in issuers {
            let issuer = &known(i).certificate;
            // The next lines compare the issuer with all certificates on the path. The budget pays for these
            // comparisons first, because an attacker may send very many certificates with the same name.
            if let Err(e) = self.work.spend(Cost::Comparisons(path.len() * (1 + issuer.as_der().len() / 1024))) {
                return self.give_up(path[0], e);
            }
            if path.iter().any(|other| is_same_authority(other, issuer)) {
                let reason = if top.is_self_issued() && path.len() == 1 { Reason::SelfSigned } else { Reason::Loop };
                self.refuse(weight::CIRCLE, || Refusal::new(top, reason));
                continue;
            }
            match self.signature(top, known(i)) {
                Ok(()) => {}
                Err(Reason::Work(e)) => return self.give_up(path[0], e),
                Err(reason) => {
                    self.refuse(weight::SIGNATURE, || Refusal::new(top, reason));
                    continue;
                }
            }
            path.push(issuer);
            if let Some(evidence) = self.extend(path) {
                return Some(evidence);
            }
            path.pop();
            if let Err(e) = self.work.budget.check() {
                return self.give_up(path[0], e);
            }
        }
        None
    }

    /// Records that the budget was used up before the search ended, and returns `None`.
    fn give_up<T>(&mut self, certificate: &Certificate, e: Exhausted) -> Option<T> {
        self.refuse(weight::WORK, || Refusal::new(certificate, e.into()));
        None
    }

    fn signature(&mut self, certificate: &'a Certificate, issuer: &'a Known) -> Result<(), Reason> {
        let right = self.work.certificate(certificate, issuer)?;
        match (right, certificate.signed().signature_algorithm()) {
            (true, _) => Ok(()),
            (false, Ok(_)) => Err(Reason::Signature),
            (false, Err(_)) => Err(Reason::Algorithm("a signature algorithm that is not of GOST".to_owned())),
        }
    }
}

/// Returns true if two certificates belong to the same CA with the same key. A chain needs at most one of such
/// certificates.
fn is_same_authority(a: &Certificate, b: &Certificate) -> bool {
    a.comparable_subject() == b.comparable_subject() && a.subject_public_key_info() == b.subject_public_key_info()
}
