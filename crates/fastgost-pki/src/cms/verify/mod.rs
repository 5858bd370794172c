//! Finds the verdict on a signed document. The verification has steps in a fixed order, and no step is repeated. First,
//! the reader splits the document and hashes its content. Then each signature is judged once. For each signature,
//! `judge.rs` finds the certificates that may belong to its signer, and [`path`](crate::path) searches for chains from
//! these certificates to trusted certificates. The verdict has the results. All steps together may do only a limited
//! amount of work ([`most_work`](crate::path::Options::most_work)), because anybody can put anything into a document.

// A signed document goes through these modules, from top to bottom:
//
//     text::Reader               decodes PEM and base64 to bytes
//        |
//     ber, keys/element          converts BER to DER; checks each element once
//        |
//     cms/signed.rs              hashes the content while it is read; keeps certificates, CRLs and signatures
//        |  SignedData, Digests
//     cms/verify/mod.rs          opens the budget; reads certificates, timestamps and countersignatures
//        |
//     cms/verify/judge.rs        finds, for each signature, the certificates that it names and whose keys verify it
//     cms/verify/stamps.rs       judges the timestamps of the signature; finds the time as of which its certificate
//                                must be valid
//        |  a certificate and a purpose
//     path/build.rs              searches for a path to a trusted certificate
//        |
//     path/validate.rs           checks dates, the rules of x509/rules.rs, keys, names, policies, purpose, revocation
//        |
//     cms/verify/verdict.rs      has the result; the command, C and Python only print this result

mod foreign;
mod judge;
mod stamps;
mod verdict;

pub use self::foreign::{
    ForeignProblem, ForeignSignature, ForeignTimestamp, ForeignVerdict, judge_foreign, report_timestamps,
};
pub use self::verdict::{Problem, Signatory, SignatureVerdict, TimestampVerdict, Verdict};
use self::{
    judge::{Judge, Statement},
    stamps::{Added, Found},
};
use super::{Digests, SignedData, oid, references};
use crate::{
    Error, FileKind, Result, Strictness,
    budget::Cost,
    path::{Evidence, Options, Purpose, Revocation, Verifier, Work},
    x509::{Certificate, RevocationList, ocsp::Response},
};
use der::asn1::ObjectIdentifier;
use fastgost::{keys::Algorithm, text::Reader};
use std::{cmp::Reverse, collections::HashSet, io::Read, time::SystemTime};

/// The required proof of the time of a signature. At this time, the signer's certificate must be valid and not revoked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Proof {
    /// No proof is required. Certificates are validated as of [`path.time`](VerifyOptions::path).
    #[default]
    None,
    /// A timestamp of the signature (CAdES-T). The time of the signature is the time of its earliest valid timestamp.
    Timestamp,
    /// CAdES-X Long Type 1. The signature needs a timestamp, evidence (certificates, CRLs and OCSP responses),
    /// references to this evidence, and a second timestamp that also covers the references. For every certificate on
    /// the signer's chain except the trusted certificate, the evidence must show whether the certificate was revoked.
    LongTerm,
}

/// The options for verifying signed documents.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct VerifyOptions {
    /// The trusted certificates, which are certificates of CAs or of the signers themselves.
    pub trusted: Vec<Certificate>,
    /// Certificates that are not in the document. These certificates may belong to signers, or may be on chains. They
    /// are not trusted.
    pub untrusted: Vec<Certificate>,
    /// CRLs that are not in the document. The CRLs in the document are always used.
    pub lists: Vec<RevocationList>,
    /// OCSP responses that are not in the document.
    pub responses: Vec<Response>,
    /// The options for validating the chains of signers. They include the limit of work for the whole document. The
    /// chains of TSAs are validated with the same options, but for the purpose of timestamps.
    pub path: Options,
    /// The type that the content must have. If the content has another type, the signature has another meaning, so the
    /// document is refused.
    pub content_type: ObjectIdentifier,
    /// True if signers need a chain to a trusted certificate. If the field is false, the trusted certificates are the
    /// certificates of the signers. Then the dates, issuers, revocation and purposes of these certificates are not
    /// checked.
    pub chain: bool,
    /// The required proof of the time of each signature.
    pub proof: Proof,
    /// True if signatures without signed attributes are accepted even if the content is a
    /// [`Structure`](fastgost::sign::Structure). A `Structure` is a content that could also be signed in another
    /// format, such as a certificate.
    pub allow_structure: bool,
    /// The strictness of the readers of documents and timestamps, and of the certificates and CRLs in them.
    pub strictness: Strictness,
}

impl VerifyOptions {
    /// Returns options for validating documents as of now.
    ///
    /// # Errors
    /// [`Error::Encoding`] if the clock shows a time before 1970 or after 9999.
    pub fn new(trusted: impl IntoIterator<Item = Certificate>) -> Result<Self> {
        let mut path = Options::at(SystemTime::now())?;
        path.purpose = Some(Purpose::Documents);
        Ok(Self {
            trusted: trusted.into_iter().collect(),
            untrusted: Vec::new(),
            lists: Vec::new(),
            responses: Vec::new(),
            path,
            content_type: oid::DATA,
            chain: true,
            proof: Proof::None,
            allow_structure: false,
            strictness: Strictness::Lenient,
        })
    }

    /// Returns an error if no chain is wanted, but an option is set that has an effect only on chains.
    fn check_without_chain(&self) -> Result<()> {
        let evidence = self.proof != Proof::None || !self.lists.is_empty() || !self.responses.is_empty();
        let Options { time, now, purpose, identities, revocation, ca_without_constraints, .. } = &self.path;
        let path = *purpose != Some(Purpose::Documents)
            || time != now
            || !identities.is_empty()
            || *revocation != Revocation::IfCovered
            || *ca_without_constraints;
        match !self.chain && (evidence || path) {
            true => Err(Error::Usage(WITHOUT_CHAIN.into())),
            false => Ok(()),
        }
    }
}

/// The error text for options that have an effect only if a chain is wanted.
pub const WITHOUT_CHAIN: &str = "without a chain, purposes, times, names, timestamps, CRLs and OCSP responses are not looked at; \
                                 omit them, or ask for the chain";

/// Verifies a signed document in memory, in DER, BER or PEM. The function verifies every signature, and checks that a
/// trusted certificate vouches for each signer. `content` is the signed content if `document` has only detached
/// signatures. Returns the verdict and, if all signatures are accepted, the content that was inside `document`. To
/// verify documents of any size, read them with [`SignedReader`](super::SignedReader) and then [`judge()`] them.
///
/// ```
/// use fastgost::{curve::Curve, sign::SigningKey};
/// use fastgost_pki::{cms::{self, SignOptions, Signer, VerifyOptions}, x509::{NewCertificate, Profile, name, validity}};
/// use std::time::SystemTime;
///
/// // Somebody signs.
/// let key = SigningKey::generate(Curve::from_name("256-a")?)?;
/// let new = NewCertificate {
///     subject: name::parse("CN=Alice")?,
///     validity: validity(SystemTime::now(), 1)?,
///     profile: Some(&Profile::end_entity()),
///     extensions: Vec::new(),
///     serial_number: None,
/// };
/// let certificate = new.self_signed(&key)?;
/// let signers = [Signer::new(&key, certificate.clone())?];
/// let mut digester = cms::digester(&signers)?;
/// digester.update(b"the contract");
/// let signature = cms::sign_detached(&signers, &SignOptions::default(), &digester.finish())?.to_detached_der();
///
/// // Somebody else verifies.
/// let options = VerifyOptions::new([certificate])?;
/// let (verdict, _) = cms::verify(&signature, Some(b"the contract"), &options)?;
/// assert!(verdict.decision().is_ok());
/// let signer = verdict.signatures[0].signer.as_ref().expect("accepted");
/// assert!(signer.certificate().label().starts_with("CN=Alice, serial "));
///
/// let (verdict, _) = cms::verify(&signature, Some(b"another contract"), &options)?;
/// assert!(verdict.decision().expect_err("refused").to_string().contains("its digest is another"));
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
///
/// # Errors
/// - The errors of [`judge()`], if no verdict on the signatures is possible.
/// - [`Error::Usage`] if the caller gives a content and the document also contains one, or if neither has a content.
/// - [`Error::Encoding`], [`Error::Kind`], [`Error::Strict`].
pub fn verify(document: &[u8], content: Option<&[u8]>, options: &VerifyOptions) -> Result<(Verdict, Option<Vec<u8>>)> {
    let read = || SignedData::read_with(&binary(document)?, options.strictness);
    let (signed, attached) = read().map_err(|e| e.of_file(document, FileKind::is_cms, super::ALLOWED))?;
    let digests = match (&signed.digests, content) {
        (Some(digests), None) => digests.clone(),
        (None, Some(content)) => {
            let mut digester = signed.digester()?;
            digester.update(content);
            digester.finish()
        }
        (Some(_), Some(_)) => {
            return Err(Error::Usage(
                "the document is in the file with its signatures, and was also given; omit it".into(),
            ));
        }
        (None, None) => {
            return Err(Error::Usage("the file has signatures only; their document must be given too".into()));
        }
    };
    let verdict = judge(&signed, &digests, options)?;
    let attached = attached.filter(|_| verdict.decision().is_ok());
    Ok((verdict, attached))
}

/// Returns a document in binary form. `document` may be text, such as PEM.
fn binary(document: &[u8]) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    Reader::new(document, super::TEXT).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Judges a signed document that the caller has read. `digests` has the digests of the document's content.
///
/// # Errors
/// - [`Error::Refused`] if the document has no signatures, or if its content is not of the type in the options.
/// - [`Error::Work`] if the verdict takes more work than is allowed.
/// - [`Error::Usage`] if `options.chain` is false, but another option is set that has an effect only on chains.
/// - [`Error::Strict`].
pub fn judge(signed: &SignedData, digests: &Digests, options: &VerifyOptions) -> Result<Verdict> {
    let revocation = if options.proof == Proof::LongTerm { Revocation::Path } else { options.path.revocation };
    Ok(judged(signed, digests, options, revocation)?.0)
}

/// Does the same as [`judge()`], but uses the argument `revocation` in place of the options' `revocation` for the
/// chains of signers. Also returns the verifier, which has the certificates and CRLs.
fn judged(
    signed: &SignedData,
    digests: &Digests,
    options: &VerifyOptions,
    revocation: Revocation,
) -> Result<(Verdict, Verifier)> {
    if signed.signers.is_empty() {
        return Err(Error::refused("it has no signatures"));
    }
    options.check_without_chain()?;
    if signed.content_type != options.content_type {
        let (given, wanted) = (signed.content_type, options.content_type);
        return Err(Error::refused(format!("its content has the type {given}, and not {wanted}")));
    }
    let mut work = Work::new(options.path.most_work);
    let signatures = signed.signatures();
    let read = |signature| Added::read(signature, options.strictness, &mut work);
    let added = signatures.iter().map(read).collect::<std::result::Result<Vec<_>, _>>()?;
    let found = found(options, &signed.certificates, &signed.revocation_lists, &added, &mut work)?;
    let verifier = verifier(options, found);
    let meant = options.allow_structure.then(|| digests.clone().allowing_structure());
    let digests = meant.as_ref().unwrap_or(digests);
    let mut judge = Judge::new(&verifier, options, revocation, work);
    let mut verdicts = Vec::new();
    for (signature, added) in signatures.iter().zip(&added) {
        let statement =
            Statement { info: signature, content: Some(signed.content_type), digests, names_authority: false };
        verdicts.push(judge.signature(&statement, added)?);
    }
    let verdict = Verdict { signatures: verdicts, work: judge.spent() };
    Ok((verdict, verifier))
}

/// The certificates, CRLs and OCSP responses on which a verdict is based.
type Basis = (Vec<Certificate>, Vec<RevocationList>, Vec<Response>);

/// Reads the certificates, CRLs and OCSP responses in a document, and in the attributes that were added to its
/// signatures.
fn found(
    options: &VerifyOptions,
    certificates: &[Vec<u8>],
    revocation: &[Vec<u8>],
    added: &[Added],
    work: &mut Work<'_>,
) -> Result<Basis> {
    let mut found = Found::default();
    found.certificates.extend(certificates);
    found.revocation.extend(revocation);
    added.iter().for_each(|added| added.find(&mut found));
    let certificates = pool(&found.certificates, options.strictness, work)?;
    let (lists, responses) = answers(&found.revocation, &found.responses, options.strictness, work)?;
    Ok((certificates, lists, responses))
}

/// Makes a verifier from the certificates, CRLs and responses in the options and in the document.
fn verifier(options: &VerifyOptions, (certificates, lists, responses): Basis) -> Verifier {
    Verifier::new(options.trusted.iter().cloned(), options.path.clone())
        .with_untrusted(options.untrusted.iter().cloned().chain(certificates))
        .with_lists(options.lists.iter().cloned().chain(lists))
        .with_responses(options.responses.iter().cloned().chain(responses))
}

/// Reads the certificates in `all`. If `all` has copies of a certificate, only one of them is read. Certificates that
/// cannot be read are ignored. But if `strictness` is strict, a certificate with a deviation that only a lenient reader
/// accepts is an error.
fn pool(all: &[&Vec<u8>], strictness: Strictness, work: &mut Work<'_>) -> Result<Vec<Certificate>> {
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    for der in all.iter().filter(|der| seen.insert(&der[..])) {
        work.spend(Cost::Certificate(der.len()))?;
        if strictness == Strictness::Strict {
            // A strict reader may have to verify the certificate's signature, because one of the strict rules is
            // different for self-signed certificates. So the budget pays for this verification.
            work.spend(Cost::Signature(Algorithm::Gost2012_512))?;
        }
        match Certificate::from_der_with(der, strictness) {
            Ok(certificate) => found.push(certificate),
            Err(e @ Error::Strict(_)) => return Err(e),
            Err(_) => {}
        }
    }
    Ok(found)
}

/// Reads CRLs and OCSP responses. If there are copies of an object, only one of them is read. `all` has CRLs, and
/// responses in the format of RFC 5940. `basic` has responses as `BasicOCSPResponse`. A CRL or response that cannot be
/// read covers no certificate. But if `strictness` is strict, a CRL or response with a deviation that only a lenient
/// reader accepts is an error.
fn answers(
    all: &[&Vec<u8>],
    basic: &[&Vec<u8>],
    strictness: Strictness,
    work: &mut Work<'_>,
) -> Result<(Vec<RevocationList>, Vec<Response>)> {
    let (mut lists, mut responses, mut seen) = (Vec::new(), Vec::new(), HashSet::new());
    let mut spend = |der: &[u8]| {
        // A strict reader may have to verify the signatures of the few certificates in a response, because one of the
        // strict rules is different for self-signed certificates. So the budget pays for eight verifications.
        let strictly = if strictness == Strictness::Strict { 8 } else { 0 };
        (0..strictly).try_for_each(|_| work.spend(Cost::Signature(Algorithm::Gost2012_512)))?;
        work.spend(Cost::Certificate(der.len()))
    };
    for der in all.iter().filter(|der| seen.insert(&der[..])) {
        // An OCSP response in the format of RFC 5940 has certificates, so the budget must pay for reading them. A CRL
        // is read only once, so it takes no steps from the budget here.
        if der.first() == Some(&0xa1) {
            spend(der)?;
        }
        match Response::of_other_format(der, strictness) {
            Some(Ok(response)) => responses.push(response),
            Some(Err(e @ Error::Strict(_))) => return Err(e),
            Some(Err(_)) => {}
            None => match RevocationList::from_der_with(der, strictness) {
                Ok(list) => lists.push(list),
                Err(e @ Error::Strict(_)) => return Err(e),
                Err(_) => {}
            },
        }
    }
    for der in basic.iter().filter(|der| seen.insert(&der[..])) {
        spend(der)?;
        match Response::of_basic(der, strictness) {
            Ok(response) => responses.push(response),
            Err(e @ Error::Strict(_)) => return Err(e),
            Err(_) => {}
        }
    }
    Ok((lists, responses))
}

/// Adds the evidence to signatures (CAdES-X Long, RFC 5126, sections 6.2 and 6.3). The evidence consists of the
/// certificates of the signer's chain, the CRLs and OCSP responses that cover these certificates, and references to all
/// these objects. Each signature must have a valid timestamp. At the time of this timestamp, a CRL or OCSP response
/// must cover every certificate on the chain of the signature's signer, except for the trusted certificate.
/// [`timestamp_request`](super::SignerInfo::timestamp_request) can then make the request for a timestamp that covers
/// the references.
///
/// ```
/// use fastgost_pki::{
///     Result, Strictness,
///     cms::{self, SignedData, Stamped, VerifyOptions},
///     x509::{Certificate, RevocationList},
/// };
///
/// /// Adds a timestamp and the evidence to the only signature of a file, and makes the request for a second timestamp.
/// fn prove(file: &[u8], content: &[u8], response: &[u8], ca: &[u8], crl: &[u8]) -> Result<(SignedData, Vec<u8>)> {
///     let (mut signed, _) = SignedData::read(file)?;
///     signed.signers[0].attach_timestamp(response, Strictness::Lenient)?;
///     let mut options = VerifyOptions::new(Certificate::read_all(ca)?)?;
///     options.lists = RevocationList::read_all(crl)?;
///     let mut digester = signed.digester()?;
///     digester.update(content);
///     cms::add_proofs(&mut signed, &digester.finish(), &options)?;
///     let request = signed.signers[0].timestamp_request(Stamped::CadesC)?;
///     Ok((signed, request))
/// }
/// ```
///
/// # Errors
/// The errors of [`judge()`], and [`Error::Refused`] if a signature is not accepted or already has such references.
pub fn add_proofs(signed: &mut SignedData, digests: &Digests, options: &VerifyOptions) -> Result<()> {
    let mut options = options.clone();
    options.proof = Proof::Timestamp;
    let (verdict, verifier) = judged(signed, digests, &options, Revocation::Path)?;
    let signatures = signed.signatures();
    for (signature, verdict) in signatures.iter().zip(verdict.signatures) {
        let signatory = verdict.signer.map_err(|problem| Error::refused(problem.to_string()))?;
        let path: Vec<_> = signatory.path.iter().map(|certificate| &**certificate).collect();
        // If there are several pieces of evidence for a certificate, the one with the latest time in `until` is put
        // into the signature.
        let best = |all: &Vec<Evidence<_>>| all.iter().min_by_key(|one| Reverse(one.until)).map(|one| one.source);
        let proofs: Vec<_> = signatory.evidence.iter().map(|all| best(all).map(|of| verifier.source(of))).collect();
        let attributes = references::attributes(&path, &proofs)?;
        for signer in signed.signers.iter_mut().filter(|signer| signer.is_same_signature(signature)) {
            signer.add_proofs(&attributes)?;
        }
    }
    Ok(())
}
