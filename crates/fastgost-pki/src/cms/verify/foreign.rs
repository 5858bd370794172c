//! Verifies signatures in other formats than CMS, such as XML, and finds out who signed and when. The caller has
//! already found out which data is signed.
use super::{
    Problem, Proof, Signatory, TimestampVerdict, VerifyOptions, found,
    judge::{Claim, Judge, Tried},
    pool,
    stamps::{Added, earliest},
    verifier,
};
use crate::{
    Error, Result, Strictness,
    budget::Cost,
    cms::oid,
    path::{Refusal, Verifier, Work},
    x509::Certificate,
};
use fastgost::keys::x509::SignatureAlgorithm;
use std::collections::HashSet;
use x509_cert::time::Time;

/// A timestamp of a signature. `Ok` has a `TimeStampToken` in BER or DER, and the data that the token should cover.
/// `Err` has the reason why the token cannot be read.
pub type ForeignTimestamp = std::result::Result<(Vec<u8>, Vec<u8>), String>;

/// A signature in another format than CMS.
#[derive(Clone, Copy, Debug)]
pub struct ForeignSignature<'s> {
    /// The algorithm of the signature.
    pub algorithm: SignatureAlgorithm,
    /// The digest of the signed data.
    pub digest: &'s [u8],
    /// The signature itself. The number s comes first, and the number r follows. Both numbers are big-endian.
    pub value: &'s [u8],
    /// The certificates in the document, in DER. These certificates are not trusted.
    pub certificates: &'s [Vec<u8>],
    /// The signature's timestamps. Anybody may have added timestamps.
    pub timestamps: &'s [ForeignTimestamp],
}

/// The verdict about a signature in a format other than CMS.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ForeignVerdict {
    /// The signer, or the reason why the signature is not accepted.
    pub signer: std::result::Result<Signatory, ForeignProblem>,
    /// If the options ask for timestamps, the time of the signature's earliest valid timestamp. The signature existed
    /// at this time.
    pub proved_time: Option<Time>,
    /// The signature's timestamps, in their order, if the options ask for timestamps. If the options do not ask for
    /// timestamps, the list is empty, and [`report_timestamps`] judges the timestamps. If the signature does not
    /// verify, its timestamps are not judged.
    pub timestamps: Vec<TimestampVerdict>,
    /// The number of steps of work that the verdict took ([`most_work`](crate::path::Options::most_work)).
    pub work: u64,
}

/// The reason why a signature in a format other than CMS is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ForeignProblem {
    /// The document has no certificate, and the caller has given none.
    NoCertificate,
    /// The signature does not verify with any certificate from the document or from the caller.
    Signature,
    /// The signature verifies with a certificate, but names another certificate.
    OtherCertificate,
    /// The signature verifies, but the signer's certificate is not trusted.
    Untrusted(Refusal),
    /// The signature verifies, but has no valid timestamp, although the options require one.
    Timestamp {
        /// The reason why the first timestamp is not valid. The field is `None` if there is no timestamp.
        first: Option<Box<Problem>>,
        /// The reason why the signer's certificate is not trusted at the time in the options. The field is `None` if
        /// the certificate is trusted.
        signer: Option<Box<Refusal>>,
    },
}

/// Judges a signature in another format than CMS. The function `names` says whether the signature names a given
/// certificate as the certificate of its signer. If the signature names no certificate at all, `names` must accept
/// every certificate. All work draws from one budget. The budget is `most_work` steps, or the number of steps in the
/// options if that number is smaller.
///
/// # Errors
/// - [`Error::Work`] if the verdict takes more work than is allowed.
/// - [`Error::Usage`] for options that have an effect only on CMS documents.
/// - [`Error::Strict`].
pub fn judge_foreign(
    of: &ForeignSignature<'_>,
    names: impl Fn(&Certificate) -> Result<bool>,
    options: &VerifyOptions,
    most_work: u64,
) -> Result<ForeignVerdict> {
    check(options)?;
    let most = most_work.min(options.path.most_work);
    let mut work = Work::new(most);
    let certificates = documents(of, options, &mut work)?;
    let verifier = verifier(options, (certificates.clone(), Vec::new(), Vec::new()));
    let claim = match claim(of, names, &verifier, &mut work)? {
        Ok(candidates) => Claim::of(candidates),
        Err(problem) => {
            let work = work.budget.spent();
            return Ok(ForeignVerdict { signer: Err(problem), proved_time: None, timestamps: Vec::new(), work });
        }
    };
    let mut judge = Judge::new(&verifier, options, options.path.revocation, work);
    let purpose = options.path.purpose;
    let whose = |judge: &mut Judge<'_>, time| -> Result<_> {
        Ok(judge.signatory(&claim, purpose, time)?.map_err(|problem| match problem {
            Problem::Untrusted(refusal) => ForeignProblem::Untrusted(refusal),
            _ => ForeignProblem::Signature,
        }))
    };
    if options.proof == Proof::None {
        let signer = whose(&mut judge, options.path.time)?;
        return Ok(ForeignVerdict { signer, proved_time: None, timestamps: Vec::new(), work: judge.spent() });
    }
    let (timestamps, spent) = timestamps(of, certificates, options, most.saturating_sub(judge.spent()))?;
    let before = judge.spent() + spent;
    judge.work.renew(most.saturating_sub(before));
    let proved_time = earliest(&timestamps);
    let signer = match proved_time {
        Some(time) => whose(&mut judge, time)?,
        None => {
            let first = timestamps.first().and_then(|one| one.authority.as_ref().err());
            let signer = match whose(&mut judge, options.path.time)? {
                Err(ForeignProblem::Untrusted(refusal)) => Some(Box::new(refusal)),
                _ => None,
            };
            Err(ForeignProblem::Timestamp { first: first.cloned().map(Box::new), signer })
        }
    };
    Ok(ForeignVerdict { signer, proved_time, timestamps, work: before + judge.spent() })
}

/// Judges the timestamps of a signature, for a caller whose options do not ask for timestamps. Anybody may have added
/// timestamps, so this function returns no error if a timestamp is wrong. The caller calls this function last, with the
/// steps that all other work has left in the budget. So these timestamps cannot take steps that the signature needs.
pub fn report_timestamps(of: &ForeignSignature<'_>, options: &VerifyOptions, most_work: u64) -> Vec<TimestampVerdict> {
    if of.timestamps.is_empty() {
        return Vec::new();
    }
    let most = most_work.min(options.path.most_work);
    let read = || {
        let mut work = Work::new(most);
        let certificates = documents(of, options, &mut work)?;
        timestamps(of, certificates, options, most.saturating_sub(work.budget.spent()))
    };
    match read() {
        Ok((timestamps, _)) => timestamps,
        Err(e) => of.timestamps.iter().map(|_| TimestampVerdict::unreadable(&e)).collect(),
    }
}

/// Reads the certificates in the document, except for copies of certificates that the caller has given. The caller's
/// certificates were already read, so a lenient reader skips their copies in the document. A strict reader reads the
/// copies too.
fn documents(of: &ForeignSignature<'_>, options: &VerifyOptions, work: &mut Work<'_>) -> Result<Vec<Certificate>> {
    let is_given = |der: &[u8]| {
        let mut given = options.trusted.iter().chain(&options.untrusted);
        options.strictness == Strictness::Lenient && given.any(|one| one.as_der() == der)
    };
    let new: Vec<_> = of.certificates.iter().filter(|der| !is_given(der)).collect();
    pool(&new, options.strictness, work)
}

/// Refuses options that have no effect on a signature in another format than CMS.
fn check(options: &VerifyOptions) -> Result<()> {
    let wrong = if !options.chain {
        "signatures without a chain"
    } else if options.content_type != oid::DATA {
        "another type of content"
    } else if options.allow_structure {
        "contents that are a structure of ASN.1"
    } else if options.proof == Proof::LongTerm {
        "long-term proofs (CAdES-X Long)"
    } else {
        return Ok(());
    };
    Err(Error::Usage(format!("{wrong}: only documents of CMS have that; omit the option").into()))
}

/// Finds the certificates that may belong to the signer. The signature must verify with the key of such a certificate,
/// and must name the certificate. Returns the indices of these certificates in the verifier's list of known
/// certificates. Each key is tried once.
fn claim(
    of: &ForeignSignature<'_>,
    names: impl Fn(&Certificate) -> Result<bool>,
    verifier: &Verifier,
    work: &mut Work<'_>,
) -> Result<std::result::Result<Vec<usize>, ForeignProblem>> {
    let known = verifier.known();
    if known.is_empty() {
        return Ok(Err(ForeignProblem::NoCertificate));
    }
    let own: HashSet<_> = of.certificates.iter().map(Vec::as_slice).collect();
    let is_own = |i: &usize| own.contains(known[*i].certificate.as_der());
    let (own, given): (Vec<_>, Vec<_>) = (0..known.len()).partition(is_own);
    let (mut keys, mut candidates, mut is_right) = (Tried::new(), Vec::new(), false);
    for (i, is_own) in own.into_iter().map(|i| (i, true)).chain(given.into_iter().map(|i| (i, false))) {
        let known = &known[i];
        let right = keys.once(&known.certificate, || match known.key() {
            // A key of a certificate in the document already verifies the signature. So a certificate from the caller
            // fits only if it has the same key, and other keys are not tried.
            _ if !is_own && !candidates.is_empty() => Ok(false),
            Err(_) => Ok(false),
            Ok(key) => {
                // Only certificates in the document take steps from the budget, because the author of the document
                // decides how many there are. The caller decides how many certificates the caller gives.
                if is_own {
                    work.spend(Cost::Signature(key.algorithm()))?;
                }
                Ok(key.verify_digest(of.algorithm, of.digest, of.value).is_ok())
            }
        })?;
        if right {
            is_right = true;
            if is_own {
                work.spend(Cost::Certificate(known.certificate.as_der().len()))?;
            }
            if names(&known.certificate)? {
                candidates.push(i);
            }
        }
    }
    Ok(match (candidates.is_empty(), is_right) {
        (false, _) => Ok(candidates),
        (true, true) => Err(ForeignProblem::OtherCertificate),
        (true, false) => Err(ForeignProblem::Signature),
    })
}

/// Judges timestamps. Returns the verdicts on the timestamps, and the number of steps that were taken from the budget.
/// The certificates in timestamps help only to verify timestamps, because anybody may have put certificates into a
/// timestamp.
fn timestamps(
    of: &ForeignSignature<'_>,
    certificates: Vec<Certificate>,
    options: &VerifyOptions,
    most: u64,
) -> Result<(Vec<TimestampVerdict>, u64)> {
    if of.timestamps.is_empty() {
        return Ok((Vec::new(), 0));
    }
    let mut work = Work::new(most);
    let added = Added::timestamps(of.timestamps, options.strictness, &mut work)?;
    let mut found = found(options, &[], &[], std::slice::from_ref(&added), &mut work)?;
    found.0.extend(certificates);
    let verifier = verifier(options, found);
    let mut judge = Judge::new(&verifier, options, options.path.revocation, work);
    let verdicts = judge.timestamps(&added, of.timestamps)?;
    Ok((verdicts, judge.spent()))
}
