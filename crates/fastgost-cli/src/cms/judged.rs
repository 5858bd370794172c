//! The options for the verification of signed documents, and the messages about its result. The library decides which
//! signatures are accepted.
use super::failed;
use crate::{
    cert::{moment, note_deviations, read_all},
    failure::{Failure, Result},
};
use clap::{Args, ValueEnum};
use fastgost_pki::{
    Error, Exhausted, Strictness,
    cms::{Problem, Verdict, VerifyOptions},
    path::{ListProblem, Options, Purpose, Reason, Refusal, Revocation},
    x509::{Certificate, RevocationList, ocsp::Response, x509_cert::der::asn1::ObjectIdentifier},
};
use std::{path::PathBuf, time::SystemTime};

/// Options for the verification of chains.
#[derive(Args, Clone, Copy)]
pub struct TrustArguments {
    /// Accept a self-signed certificate of --ca as the certificate of a CA, even if the certificate has version 1 or no
    /// basic constraints. Without this option, such a certificate vouches only for itself
    #[arg(long)]
    ca_without_constraints: bool,
    /// The largest number of steps for the verification of one document or certificate. A step takes at most about one
    /// microsecond. The limit is needed because a document from a stranger can have any number of signatures and
    /// certificates [default: 500000]
    #[arg(long, value_name = "N")]
    most_work: Option<u64>,
}

impl TrustArguments {
    /// Whether any of these options was given.
    pub fn is_given(self) -> bool {
        self.ca_without_constraints || self.most_work.is_some()
    }

    /// Sets the given options in `options`.
    pub fn apply(self, options: &mut Options) {
        options.ca_without_constraints = self.ca_without_constraints;
        options.most_work = self.most_work.unwrap_or(options.most_work);
    }
}

/// Options for judging the certificates of signers.
#[derive(Args)]
pub struct PathArguments {
    /// A file with CRLs, in PEM or DER. With this option, a CRL or an OCSP response must cover every signer's
    /// certificate. CRLs in the document are also used. May be given more than once
    #[arg(long, value_name = "CRL")]
    pub crl: Vec<PathBuf>,
    /// A file with an OCSP response, in DER, PEM or base64. With this option, an OCSP response or a CRL must cover
    /// every signer's certificate. May be given more than once
    #[arg(long, value_name = "RESPONSE")]
    pub ocsp: Vec<PathBuf>,
    /// Verify as of this time: a date such as 2026-12-31, a time such as 2026-12-31T23:59:59Z, or seconds since 1970.
    /// CRLs and OCSP responses may be newer than this time [default: now]
    #[arg(long, value_name = "TIME", value_parser = moment)]
    attime: Option<SystemTime>,
    /// Allow signers with keys of GOST R 34.10-2001 and GOST R 34.10-94
    #[arg(long)]
    legacy: bool,
    /// Refuse documents, certificates and CRLs that deviate from RFC 5652, RFC 3161 or RFC 5280. Without this option,
    /// some deviations are accepted
    #[arg(long)]
    strict: bool,
    /// The purpose of the certificates. `documents`: if a certificate has an extended key usage, this usage must allow
    /// mail, documents or any use. `any`: the extended key usage is ignored, unless it is critical
    #[arg(long, value_name = "PURPOSE", default_value = "documents")]
    purpose: PurposeName,
    #[command(flatten)]
    trust: TrustArguments,
}

/// Options that say which signatures of documents are accepted.
#[derive(Args)]
pub struct SignerArguments {
    #[command(flatten)]
    paths: PathArguments,
    /// The type that the content must have, as an object identifier. The default is the type of documents. Timestamps,
    /// for example, have another type
    #[arg(long, value_name = "OID", default_value = super::DATA)]
    econtent_type: ObjectIdentifier,
    /// Accept a signature without signed attributes even if the document is one whole SET or SEQUENCE of ASN.1, or
    /// begins like the data that is signed in TLS 1.3, in a token (JWS) or in an XML signature. The key may have signed
    /// these bytes for another purpose, for example as the attributes of another document, or as a part of a
    /// certificate, a request or a CRL
    #[arg(long)]
    allow_structure: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PurposeName {
    Documents,
    Any,
}

impl PathArguments {
    /// Returns how strictly documents, certificates, CRLs and OCSP responses are read.
    pub fn strictness(&self) -> Strictness {
        if self.strict { Strictness::Strict } else { Strictness::Lenient }
    }

    /// Whether any of these options except --strict was given. The option --strict does not count, because it says only
    /// how documents are read.
    pub fn is_given(&self) -> bool {
        let flags = self.legacy || self.trust.is_given();
        self.files().next().is_some() || self.attime.is_some() || flags || self.purpose != PurposeName::Documents
    }

    /// Returns the files that these options name.
    pub fn files(&self) -> impl Iterator<Item = &PathBuf> {
        self.crl.iter().chain(&self.ocsp)
    }

    /// Makes the options for the verification of a document. The certificates in the files `trusted` are trusted. The
    /// certificates in the files `untrusted` are not trusted, but chains may contain them.
    pub fn options(&self, trusted: &[PathBuf], untrusted: &[PathBuf]) -> Result<VerifyOptions> {
        let strictness = self.strictness();
        let certificates_in = |data: &[u8]| Certificate::read_all_with(data, strictness);
        let mut options =
            VerifyOptions::new(read_all(trusted, certificates_in)?).map_err(|e| failed("the clock", e))?;
        options.untrusted = read_all(untrusted, certificates_in)?;
        options.lists = read_all(&self.crl, |data| RevocationList::read_all_with(data, strictness))?;
        (options.strictness, options.path.legacy) = (strictness, self.legacy);
        options.responses =
            read_all(&self.ocsp, |data| Response::read_with(data, strictness).map(|response| vec![response]))?;
        if let Some(attime) = self.attime {
            let as_of = Options::as_of(attime).map_err(|e| failed("--attime", e))?;
            (options.path.time, options.path.now) = (as_of.time, as_of.now);
        }
        self.trust.apply(&mut options.path);
        if !options.lists.is_empty() || !options.responses.is_empty() {
            options.path.revocation = Revocation::Certificate;
        }
        if self.purpose == PurposeName::Any {
            options.path.purpose = Some(Purpose::Signature);
        }
        Ok(options)
    }
}

impl SignerArguments {
    /// Returns how strictly documents, certificates, CRLs and OCSP responses are read.
    pub fn strictness(&self) -> Strictness {
        self.paths.strictness()
    }

    /// Whether any of these options except --strict was given. The option --strict does not count, because it says only
    /// how documents are read.
    pub fn is_given(&self) -> bool {
        self.paths.is_given() || self.allow_structure || self.econtent_type.to_string() != super::DATA
    }

    /// Returns the files that these options name.
    pub fn files(&self) -> impl Iterator<Item = &PathBuf> {
        self.paths.files()
    }

    /// Makes the options for the verification of a document. The certificates in the files `trusted` are trusted. The
    /// certificates in the files `untrusted` are not trusted, but chains may contain them.
    pub fn options(&self, trusted: &[PathBuf], untrusted: &[PathBuf]) -> Result<VerifyOptions> {
        let mut options = self.paths.options(trusted, untrusted)?;
        (options.content_type, options.allow_structure) = (self.econtent_type, self.allow_structure);
        Ok(options)
    }
}

/// Returns the failure for an error that the library returned for this file. If an option helps, the message names the
/// option.
pub fn undecided(name: &str, e: Error) -> Failure {
    match e {
        Error::Work(e) => exhausted(name, &e),
        e => failed(name, e),
    }
}

/// Returns the failure for a document that needs more work than is allowed. The message names the option that allows
/// more work.
pub fn exhausted(name: &str, e: &Exhausted) -> Failure {
    Failure::new(format!("{name}: {e}; --most-work allows more"))
}

/// Changes the options so that the verification builds no chain. The certificates in `options.untrusted` become the
/// only trusted certificates.
pub fn without_chain(options: &mut VerifyOptions) {
    options.chain = false;
    options.trusted = std::mem::take(&mut options.untrusted);
}

/// Refuses a document unless all its signatures are accepted.
pub fn decide(name: &str, verdict: &Verdict) -> Result<()> {
    verdict.decision().map_err(|problem| wrong(name, problem))
}

/// Prints a note for each way in which a certificate of an accepted signature, countersignature or timestamp deviates
/// from the standards.
pub fn note_signatories(verdict: &Verdict) {
    let all = verdict.signatures.iter().flat_map(|one| {
        [&one.signer].into_iter().chain(&one.countersignatures).chain(one.timestamps.iter().map(|one| &one.authority))
    });
    note_deviations(all.flatten().flat_map(|one| one.path.iter().map(|one| &**one)));
}

/// Returns the failure for the document `name`, which has a signature with this problem.
pub fn wrong(name: &str, problem: &Problem) -> Failure {
    Failure::Refused(format!("{name}: {}", text(problem)))
}

fn text(problem: &Problem) -> String {
    match problem {
        Problem::NoCertificate => format!("{problem}; --cert gives it"),
        Problem::Timestamp(_, None) => format!("{problem}; `fastgost cms augment` adds one"),
        Problem::Untrusted(refusal) => untrusted(refusal),
        problem => problem.to_string(),
    }
}

/// Like [`refused`], for the signer of a document. If the certificate has expired, the text also names --timestamp,
/// because a timestamp may prove the time of the signature.
pub fn untrusted(refusal: &Refusal) -> String {
    match refusal.reason {
        Reason::Expired(_) => format!(
            "{refusal}; --timestamp verifies as of a timestamp's time, --attime TIME as of a time that you know"
        ),
        _ => refused(refusal),
    }
}

/// Returns the text of a refusal. If an option helps, the text names the option.
pub fn refused(refusal: &Refusal) -> String {
    let cure = match &refusal.reason {
        Reason::Work(_) => "--most-work allows more",
        Reason::WithoutConstraints => "--ca-without-constraints trusts it as one",
        Reason::NoIssuer(_) => "give it as --cert, or, if you trust it, as --ca",
        Reason::SelfSigned => "if you trust it, give it as --ca",
        Reason::Expired(_) => "--attime TIME verifies as of an earlier time",
        Reason::NotYetValid(_) => "--attime TIME verifies as of a later time",
        Reason::ExtendedKeyUsage(..) => "--purpose names another purpose, or any",
        Reason::Revocation(None) => "give one as --crl or --ocsp",
        Reason::Revocation(Some(ListProblem::NoIssuer)) => "give it as --cert",
        _ => return refusal.to_string(),
    };
    format!("{refusal}; {cure}")
}
