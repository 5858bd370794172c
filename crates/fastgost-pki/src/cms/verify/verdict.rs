//! Verdicts on signed documents.
use crate::{
    Error,
    cms::{Stamped, TimestampInfo},
    path::{Evidence, Refusal, SourceIndex},
    x509::Certificate,
};
use std::{fmt, sync::Arc};
use x509_cert::time::Time;

/// The verdict on a signed document. The verdict has each signature once, even if the document has copies of it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Verdict {
    /// The signatures. There is at least one signature.
    pub signatures: Vec<SignatureVerdict>,
    /// The number of steps of work that the verdict took ([`most_work`](crate::path::Options::most_work)).
    pub work: u64,
}

/// The verdict on a signature.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SignatureVerdict {
    /// The signer, or the reason why the signature is not accepted.
    pub signer: Result<Signatory, Problem>,
    /// The time at which the signer claims to have signed.
    pub claimed_time: Option<Time>,
    /// The time of the signature's earliest valid timestamp, if the options ask for timestamps. The signature existed
    /// at this time, and the signer's certificate was validated as of this time.
    pub proved_time: Option<Time>,
    /// The signature's timestamps. A wrong timestamp does not make the signature wrong, because anybody can add and
    /// remove timestamps. If the signature does not verify, its timestamps are not judged.
    pub timestamps: Vec<TimestampVerdict>,
    /// `Ok` has the number of certificates, CRLs and OCSP responses that the signature refers to. `Err` has the
    /// problem, for example that one of these objects is missing. The field is `None` if the signature has no
    /// references.
    pub references: Option<Result<usize, Problem>>,
    /// The countersignatures, which are signatures of this signature. Each entry is the signer of a countersignature,
    /// or the reason why the countersignature is not accepted.
    pub countersignatures: Vec<Result<Signatory, Problem>>,
}

/// The verdict on a timestamp.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TimestampVerdict {
    /// The TSA, or the reason why the timestamp is not accepted.
    pub authority: Result<Signatory, Problem>,
    /// The scope of the timestamp.
    pub of: Stamped,
    /// The statements in the timestamp, such as its time. They are present even if the timestamp is not accepted. The
    /// field is `None` if the timestamp cannot be read.
    pub statement: Option<TimestampInfo>,
}

impl TimestampVerdict {
    /// Makes the verdict on a timestamp that cannot be examined.
    pub(super) fn unreadable(e: &Error) -> Self {
        let authority = Err(Problem::Unreadable(e.to_string()));
        Self { authority, of: Stamped::Signature, statement: None }
    }

    /// Returns the time that the timestamp states, even if the timestamp is not accepted. Returns `None` if the
    /// timestamp cannot be read.
    pub fn time(&self) -> Option<Time> {
        self.statement.as_ref().map(|statement| statement.time.into())
    }
}

/// A signer. A signer has a certificate with the key that verifies the signature, and a chain from this certificate to
/// a trusted certificate.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Signatory {
    /// The chain. The signer's certificate is first, and a trusted certificate is last. A chain may consist of one
    /// certificate.
    pub path: Arc<[Arc<Certificate>]>,
    /// For each certificate on the chain, the evidence that this certificate is not revoked.
    pub(super) evidence: Arc<[Vec<Evidence<SourceIndex>>]>,
}

impl Signatory {
    /// Returns the signer's certificate.
    pub fn certificate(&self) -> &Certificate {
        &self.path[0]
    }
}

/// The reason why a signature, a timestamp or a countersignature is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The certificate that the signature names was not found.
    NoCertificate,
    /// The signature does not verify with the certificate that the signature names. The values are the certificate and
    /// the reason.
    Signature(String, String),
    /// The signature verifies, but the signer's certificate is not trusted.
    Untrusted(Refusal),
    /// The signature, timestamp or countersignature cannot be read. The value is the reason.
    Unreadable(String),
    /// The signature verifies, but has no valid timestamp, although the options require one. The values are the signer
    /// and, if there is a timestamp, the reason why the first timestamp is not accepted.
    Timestamp(String, Option<Box<Problem>>),
    /// The signature verifies, but lacks a part of the evidence that [`Proof::LongTerm`](super::Proof::LongTerm)
    /// requires. The values are the signer and the mistake.
    LongTerm(String, String),
}

impl Verdict {
    /// Returns `Ok` if all signatures are accepted.
    ///
    /// # Errors
    /// The reason why the first rejected signature is not accepted.
    pub fn decision(&self) -> Result<(), &Problem> {
        self.signatures.iter().try_for_each(|signature| signature.signer.as_ref().map(|_| ()))
    }
}

/// Writes a line for each signature. Below the line of a signature, there are lines for its timestamps, references and
/// countersignatures. `fastgost cms verify` prints the same lines. The lines have no characters that control a
/// terminal.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        type Whose = Result<Signatory, Problem>;
        let line = |f: &mut fmt::Formatter<'_>, what: &str, found: &Whose, right: &dyn Fn(&str) -> String| {
            judged(f, what, found, right)?;
            writeln!(f)
        };
        for signature in &self.signatures {
            let time = signature.claimed_time.map_or(String::new(), |time| format!(", who claims the time {time}"));
            let proved = signature.proved_time.map_or(String::new(), |time| {
                format!("; it existed at {}, when the certificate was valid", time.to_date_time())
            });
            line(f, "", &signature.signer, &|who| format!("signed by {who}{time}{proved}"))?;
            for timestamp in &signature.timestamps {
                writeln!(f, "  {timestamp}")?;
            }
            match &signature.references {
                Some(Ok(many)) => {
                    writeln!(f, "  references: OK, all {many} certificates, lists and responses are there")?
                }
                Some(Err(problem)) => writeln!(f, "  references: not verified: {problem}")?,
                None => {}
            }
            for by in &signature.countersignatures {
                line(f, "  countersignature: ", by, &|who| format!("by {who}"))?;
            }
        }
        Ok(())
    }
}

/// Writes whether a signature or timestamp is accepted, and who signed it.
fn judged(
    f: &mut fmt::Formatter<'_>,
    what: &str,
    found: &Result<Signatory, Problem>,
    right: impl Fn(&str) -> String,
) -> fmt::Result {
    match found {
        Ok(signatory) => write!(f, "{what}OK, {}", right(&signatory.certificate().label())),
        Err(problem) => write!(f, "{what}not verified: {problem}"),
    }
}

/// Writes the verdict on a timestamp in one line without a line end. The text of a [`Verdict`] contains this line.
impl fmt::Display for TimestampVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stated = self.statement.as_ref();
        let (time, more) = stated
            .map_or_else(Default::default, |stated| (stated.time.to_date_time().to_string(), format!(" ({stated})")));
        let of = match self.of {
            Stamped::Signature => String::new(),
            of => format!(" of {}", of.text()),
        };
        judged(f, &format!("timestamp{of}: "), &self.authority, |who| format!("{time} by {who}{more}"))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NoCertificate => f.write_str("a signer's certificate is not in the file, and was not given"),
            Problem::Signature(certificate, why) => write!(f, "{certificate}: {why}"),
            Problem::Untrusted(refusal) => refusal.fmt(f),
            Problem::Unreadable(why) => f.write_str(why),
            Problem::LongTerm(whose, why) => write!(f, "{whose}: {why}"),
            Problem::Timestamp(whose, None) => {
                write!(f, "{whose}: this signature has no timestamp")
            }
            Problem::Timestamp(whose, Some(first)) => {
                write!(f, "{whose}: no timestamp of this signature is accepted; the first one: {first}")
            }
        }
    }
}

impl std::error::Error for Problem {}
