//! The search for a path: depth first, from the certificate to a trusted one.
use super::{Known, ListProblem, Reason, Refusal, Verifier, names::MOST_COMPARISONS, validate};
use crate::x509::{Certificate, RevocationList, name, ocsp::Response, verify_signatures};
use fastgost::{
    hash::Digest,
    keys::{PublicKey, x509::Signed},
};
use std::{
    collections::{HashMap, hash_map::Entry},
    hash::Hash,
    ptr,
};
use x509_cert::ext::pkix::AuthorityKeyIdentifier;

/// A valid path: the certificate in question first, a trusted one last. They may be the same.
pub type Path<'a> = Vec<&'a Certificate>;

/// The signatures verified so far, by the addresses of what is signed: those of certificates with the key of which known
/// one, and those of lists, OCSP responses and their responders' certificates with that of which certificate.
#[derive(Default)]
pub(super) struct Verified {
    pub certificates: HashMap<(*const Certificate, usize), bool>,
    pub lists: HashMap<(*const RevocationList, *const Certificate), bool>,
    /// What is signed of certificates, which may be long, and have many issuers to try.
    digests: HashMap<*const Certificate, Digest>,
    responses: HashMap<(*const Response, *const Certificate), bool>,
    responders: HashMap<(*const Certificate, *const Certificate), bool>,
    /// How many names may still be compared with constraints in this search.
    pub comparisons: usize,
    /// How many lists and responses may still be looked at, and signatures of responses verified, in this search.
    pub revocation: usize,
}

impl Verified {
    /// Verifies the signature of a certificate, once.
    fn certificate(&mut self, certificate: &Certificate, i: usize, issuer: &Known) -> Result<bool, Reason> {
        let key = issuer.key().map_err(|e| Reason::IssuerKey(e.to_owned()))?;
        let (signed, place) = (certificate.signed(), ptr::from_ref(certificate));
        let verify = || {
            let Ok(algorithm) = signed.signature_algorithm() else { return false };
            let digest = self.digests.entry(place).or_insert_with(|| algorithm.digest(signed.signed_bytes()));
            key.verify_digest(algorithm, digest, signed.signature()).is_ok()
        };
        Ok(*self.certificates.entry((place, i)).or_insert_with(verify))
    }

    /// Verifies the signature of a response with the key of a certificate, once.
    pub fn response(&mut self, response: &Response, by: &Certificate, key: &PublicKey) -> Result<bool, ListProblem> {
        let pair = (ptr::from_ref(response), ptr::from_ref(by));
        once(&mut self.responses, pair, &mut self.revocation, || response.is_signed_with(key))
    }

    /// Verifies the signature of a responder's certificate with the key of its issuer, once.
    pub fn responder(&mut self, of: &Certificate, by: &Certificate, key: &PublicKey) -> Result<bool, ListProblem> {
        let pair = (ptr::from_ref(of), ptr::from_ref(by));
        once(&mut self.responders, pair, &mut self.revocation, || of.signed().verify(key).is_ok())
    }
}

/// What is known already, or else is found out if there is work left.
fn once<K: Eq + Hash>(
    known: &mut HashMap<K, bool>,
    of: K,
    left: &mut usize,
    verify: impl FnOnce() -> bool,
) -> Result<bool, ListProblem> {
    match known.entry(of) {
        Entry::Occupied(entry) => Ok(*entry.get()),
        Entry::Vacant(entry) => {
            *left = left.checked_sub(1).ok_or(ListProblem::Work)?;
            Ok(*entry.insert(verify()))
        }
    }
}

impl Verifier {
    /// A valid path from this certificate to a trusted one.
    ///
    /// # Errors
    /// What is wrong: on the first complete path, if there is one, else where paths end.
    pub fn verify<'a>(&'a self, certificate: &'a Certificate) -> Result<Path<'a>, Refusal> {
        Search::new(self, &mut Verified::default()).run(certificate)
    }

    /// [`verify`](Self::verify) for many certificates, at a lower cost: their signatures are verified together.
    pub fn verify_all<'a>(&'a self, certificates: &'a [Certificate]) -> Vec<Result<Path<'a>, Refusal>> {
        let mut verified = Verified::default();
        let mut pairs = Vec::new();
        for certificate in certificates {
            // Those for which there is a choice are left to the search, which may need only one of them.
            if let [only] = self.issuers(certificate)[..] {
                pairs.push((certificate, only));
            }
        }
        let jobs: Vec<(&Signed, &PublicKey)> = pairs
            .iter()
            .filter_map(|(certificate, i)| Some((certificate.signed(), self.known[*i].key().ok()?)))
            .collect();
        let mut verdicts = verify_signatures(&jobs).into_iter();
        for (certificate, i) in &pairs {
            if self.known[*i].key().is_ok() {
                let right = verdicts.next().is_some_and(|verdict| verdict.is_ok());
                verified.certificates.insert((ptr::from_ref(*certificate), *i), right);
            }
        }
        certificates.iter().map(|certificate| Search::new(self, &mut verified).run(certificate)).collect()
    }

    /// The known certificates of who signed this one.
    pub(super) fn signers(&self, certificate: &Certificate, verified: &mut Verified) -> Vec<&Certificate> {
        let tried = self.issuers(certificate).into_iter().take(self.options.most_work);
        let signed = tried.filter(|i| verified.certificate(certificate, *i, &self.known[*i]) == Ok(true));
        signed.map(|i| &self.known[i].certificate).collect()
    }

    /// The known certificates with the name of this one's issuer: those that its key identifiers speak for first, and of
    /// these the trusted ones.
    fn issuers(&self, certificate: &Certificate) -> Vec<usize> {
        let Some(all) = self.by_subject.get(certificate.comparable_issuer()) else { return Vec::new() };
        let mut all = all.clone();
        if all.len() > 1 {
            let wanted = certificate.extensions().value::<AuthorityKeyIdentifier>().ok().flatten();
            let wanted = wanted.and_then(|identifier| identifier.key_identifier);
            all.sort_by_key(|i| match (&wanted, self.known[*i].identifier()) {
                (Some(wanted), Some(own)) if wanted == own => 0,
                (Some(_), Some(_)) => 2,
                _ => 1,
            });
        }
        all
    }
}

struct Search<'a, 'v> {
    verifier: &'a Verifier,
    verified: &'v mut Verified,
    /// How many issuers were tried.
    work: usize,
    /// The refusal that says most, and how much that is.
    refusal: Option<(u8, Refusal)>,
}

/// How much a refusal says.
mod weight {
    /// A path ends without an issuer.
    pub const END: u8 = 0;
    /// A path ends at a circle.
    pub const CIRCLE: u8 = 1;
    /// An issuer with another key is there.
    pub const SIGNATURE: u8 = 2;
    /// A path is complete, and not valid.
    pub const COMPLETE: u8 = 3;
    /// Not everything was looked at.
    pub const WORK: u8 = 4;
}

impl<'a, 'v> Search<'a, 'v> {
    fn new(verifier: &'a Verifier, verified: &'v mut Verified) -> Self {
        (verified.comparisons, verified.revocation) = (MOST_COMPARISONS, verifier.options.most_work);
        Self { verifier, verified, work: 0, refusal: None }
    }

    fn run(mut self, certificate: &'a Certificate) -> Result<Path<'a>, Refusal> {
        let mut path = vec![certificate];
        match self.extend(&mut path) {
            true => Ok(path),
            false => Err(self.refusal.map_or_else(|| Refusal::new(certificate, Reason::Loop), |(_, refusal)| refusal)),
        }
    }

    /// Of refusals that say as much, the first counts. The others are not made: names in them may be long.
    fn refuse(&mut self, weight: u8, refusal: impl FnOnce() -> Refusal) {
        if self.refusal.as_ref().is_none_or(|(other, _)| *other < weight) {
            self.refusal = Some((weight, refusal()));
        }
    }

    /// Continues the path until it is complete and valid.
    fn extend(&mut self, path: &mut Path<'a>) -> bool {
        let verifier = self.verifier;
        let top = path[path.len() - 1];
        let known = |i: usize| &verifier.known[i];
        let same = verifier.by_subject.get(top.comparable_subject());
        if same.into_iter().flatten().any(|i| known(*i).trusted && known(*i).certificate == *top) {
            return match validate::path(path, verifier, self.verified) {
                Ok(()) => true,
                Err(refusal) => {
                    self.refuse(weight::COMPLETE, || refusal);
                    false
                }
            };
        }
        let issuers = verifier.issuers(top);
        if issuers.is_empty() {
            self.refuse(weight::END, || {
                let own = top.is_self_issued();
                Refusal::new(top, if own { Reason::SelfSigned } else { Reason::NoIssuer(name::brief(top.issuer())) })
            });
            return false;
        }
        if path.len() >= verifier.options.most_certificates {
            let reason = Reason::TooLong(verifier.options.most_certificates);
            self.refuse(weight::WORK, || Refusal::new(path[0], reason));
            return false;
        }
        for i in issuers {
            // Whatever it turns out to be: there may be very many with the same name.
            if self.work == verifier.options.most_work {
                self.refuse(weight::WORK, || Refusal::new(path[0], Reason::Work));
                return false;
            }
            self.work += 1;
            let issuer = &known(i).certificate;
            if path.iter().any(|other| is_same_authority(other, issuer)) {
                let reason = if top.is_self_issued() && path.len() == 1 { Reason::SelfSigned } else { Reason::Loop };
                self.refuse(weight::CIRCLE, || Refusal::new(top, reason));
                continue;
            }
            if let Err(reason) = self.signature(top, i, known(i)) {
                self.refuse(weight::SIGNATURE, || Refusal::new(top, reason));
                continue;
            }
            path.push(issuer);
            if self.extend(path) {
                return true;
            }
            path.pop();
        }
        false
    }

    fn signature(&mut self, certificate: &Certificate, i: usize, issuer: &Known) -> Result<(), Reason> {
        let right = self.verified.certificate(certificate, i, issuer)?;
        match (right, certificate.signed().signature_algorithm()) {
            (true, _) => Ok(()),
            (false, Ok(_)) => Err(Reason::Signature),
            (false, Err(_)) => Err(Reason::Algorithm("a signature algorithm that is not of GOST".to_owned())),
        }
    }
}

/// Whether two certificates are of the same authority with the same key: one of them is enough on a path.
fn is_same_authority(a: &Certificate, b: &Certificate) -> bool {
    a.comparable_subject() == b.comparable_subject() && a.subject_public_key_info() == b.subject_public_key_info()
}
