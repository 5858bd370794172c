//! The verdict on a signed document. It goes one way: the reader has split the document and hashed its content; signatures are
//! taken once each; for each, the certificates that it may be by are found (`judge.rs`); paths from these to trusted
//! certificates are searched ([`path`](crate::path)); and the verdict says what came out. Nothing goes back up, and all draw
//! from one [budget](crate::path::Options::most_work), since anybody can put anything into a document.

// The way of a signed document, which goes down only:
//
//     text::Reader               PEM, base64 or DER: the bytes
//        |
//     ber, keys/element          BER to DER; each part is checked once
//        |
//     cms/signed.rs              the content is hashed on its way; certificates, CRLs and signatures are kept
//        |  SignedData, Digests
//     cms/verify/mod.rs          opens the budget; reads certificates, timestamps and countersignatures
//        |
//     cms/verify/judge.rs        for each signature: the certificates that it names, and whose key verifies it
//        |  a certificate and a purpose
//     path/build.rs              ways to a trusted certificate
//        |
//     path/validate.rs           dates, x509/rules.rs, keys, names, policies, purpose, revocation
//        |
//     cms/verify/verdict.rs      the result: the command, C and Python print it and decide nothing

mod judge;
mod verdict;

use self::judge::{Judge, Statement, pool};
pub use self::verdict::{Problem, Signatory, SignatureVerdict, TimestampVerdict, Verdict};
use super::{Digests, SignedData, oid};
use crate::{
    Error, FileKind, Result, Strictness,
    path::{Options, Purpose, Verifier, Work},
    x509::{Certificate, RevocationList, ocsp::Response},
};
use der::asn1::ObjectIdentifier;
use fastgost::text::Reader;
use std::{io::Read, time::SystemTime};

/// What verdicts on signed documents are based on.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct VerifyOptions {
    /// Whom to trust: authorities, or signers themselves.
    pub trusted: Vec<Certificate>,
    /// Certificates that signers may have or that may be on paths, besides those in the document. Nothing is believed of them.
    pub untrusted: Vec<Certificate>,
    /// Revocation lists, besides those in the document, which are heeded in any case.
    pub lists: Vec<RevocationList>,
    /// OCSP responses.
    pub responses: Vec<Response>,
    /// How the paths of signers are validated, and how much work the document may take. The authorities of timestamps are
    /// validated likewise, for that purpose.
    pub path: Options,
    /// The type of the content: a signature of another type is meant for something else.
    pub content_type: ObjectIdentifier,
    /// Whether every signature must have a timestamp that is right.
    pub timestamps: bool,
    /// Whether to accept signatures without signed attributes of a content that another format signs too: see
    /// [`Structure`](fastgost::sign::Structure).
    pub allow_structure: bool,
    /// How documents and timestamps, and the certificates and lists in them, are read.
    pub strictness: Strictness,
}

impl VerifyOptions {
    /// For data that somebody signed as a document, now.
    ///
    /// # Errors
    /// [`Error::Encoding`] if the clock is wrong: before 1970 or after 9999.
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
            timestamps: false,
            allow_structure: false,
            strictness: Strictness::Lenient,
        })
    }
}

/// Verifies a signed document in memory, in DER, BER or PEM: every signature, and whether a trusted certificate vouches for each
/// signer. `content` is the document if the signatures are detached from it. Returns the verdict and, if all signatures are
/// accepted, the document that was in it. For documents of any size, read them with [`SignedReader`](super::SignedReader) and
/// then [`judge()`] them.
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
/// Those of [`judge()`], if nothing can be said of signatures; [`Error::Encoding`]; [`Error::Strict`]; [`Error::Usage`] if the
/// content is there twice, or not at all.
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

/// The bytes of a document, which may be text.
fn binary(document: &[u8]) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    Reader::new(document, super::TEXT).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The verdict on a signed document that was read, whose content has these digests.
///
/// # Errors
/// [`Error::Refused`] if it has no signatures, or its content is of another type than is wanted; [`Error::Work`] if it takes more
/// work than is allowed.
pub fn judge(signed: &SignedData, digests: &Digests, options: &VerifyOptions) -> Result<Verdict> {
    if signed.signers.is_empty() {
        return Err(Error::refused("it has no signatures"));
    }
    if signed.content_type != options.content_type {
        let (given, wanted) = (signed.content_type, options.content_type);
        return Err(Error::refused(format!("its content has the type {given}, and not {wanted}")));
    }
    let mut work = Work::new(options.path.most_work);
    let signatures = signed.signatures();
    let read = |signature| judge::Added::read(signature, options.strictness, &mut work);
    let added = signatures.iter().map(read).collect::<std::result::Result<Vec<_>, _>>()?;
    let timestamps = added.iter().flat_map(|added| added.timestamps.iter().flatten());
    let found = signed.certificates.iter().chain(timestamps.flat_map(|timestamp| timestamp.certificates_der()));
    let found = pool(found, options.strictness, &mut work)?;
    let mut embedded = Vec::new();
    for der in &signed.revocation_lists {
        match RevocationList::from_der_with(der, options.strictness) {
            Ok(list) => embedded.push(list),
            Err(e @ Error::Strict(_)) => return Err(e),
            // One that cannot be read does not cover anything.
            Err(_) => {}
        }
    }
    let verifier = Verifier::new(options.trusted.iter().cloned(), options.path.clone())
        .with_untrusted(options.untrusted.iter().cloned().chain(found))
        .with_lists(options.lists.iter().cloned().chain(embedded))
        .with_responses(options.responses.iter().cloned());
    let meant = options.allow_structure.then(|| digests.clone().allowing_structure());
    let digests = meant.as_ref().unwrap_or(digests);
    let mut judge = Judge::new(&verifier, options, work);
    let mut verdicts = Vec::new();
    for (signature, added) in signatures.iter().zip(&added) {
        let statement =
            Statement { info: signature, content: Some(signed.content_type), digests, names_authority: false };
        verdicts.push(judge.signature(&statement, added)?);
    }
    Ok(Verdict { signatures: verdicts, work: judge.spent() })
}
