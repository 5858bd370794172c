//! The verdict on a signature. If the signature is accepted, the verdict has the signed parts and the signer. Otherwise
//! the verdict has the reason.
use crate::{
    Limits,
    c14n::{self, Subset},
    error::quoted,
    ids::Ids,
    limits::Budget,
    place::{Place, Which, chosen},
    reference,
    signature::Signature,
    source, stamp,
    tree::{self, is_dsig},
    xades,
};
use fastgost_pki::{
    Error, Result,
    cms::{self, DigestAlgorithm, ForeignProblem, ForeignSignature, ForeignVerdict, Proof, TimestampVerdict},
    path::Refusal,
    x509::{Certificate, x509_cert::time::Time},
};
use std::fmt;

/// The options for verifying XML signatures.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct VerifyOptions {
    /// The basis of trust. CMS documents use the same type of options. These options have the certificates, the CRLs,
    /// the OCSP responses and the time. They also say whether the signature must have a valid timestamp
    /// ([`Proof::Timestamp`], XAdES-T). GOST R 34.10-2001 and GOST R 34.11-94 are accepted only with
    /// [`legacy`](fastgost_pki::path::Options::legacy). [`verify`] refuses options that make sense only for CMS:
    /// long-term proofs, another type of content, contents that are a structure of ASN.1, and signatures without a
    /// chain.
    pub trust: cms::VerifyOptions,
    /// Chooses the signature that is verified.
    pub which: Which,
    /// The element that must be signed. Some parts of the element are not signed, because transforms leave them out:
    ///
    /// - one element `ds:Signature` with all its contents, or all such elements,
    /// - comments,
    /// - attributes that only declare a prefix,
    /// - with the transform of SMEV 3, text that is only white space, even between two comments in a text.
    ///
    /// So do not read the element in the document, because the document has parts that are not signed. Read
    /// [`Part::bytes`] of the part whose [`Part::covers`] is true. Exactly these bytes are signed. Without this option,
    /// the caller must use [`Part::bytes`] only.
    pub covers: Option<Place>,
    /// The limits for the contents of a document. The work on certificates and timestamps also counts in
    /// [`work`](Limits::work).
    pub limits: Limits,
}

/// Makes the options for a document that has exactly one signature. The limit for the work is the same as for a CMS
/// document.
impl From<cms::VerifyOptions> for VerifyOptions {
    fn from(trust: cms::VerifyOptions) -> Self {
        let limits = Limits { work: Limits::steps(trust.path.most_work), ..Limits::default() };
        Self { trust, which: Which::Only, covers: None, limits }
    }
}

impl VerifyOptions {
    /// Makes the options for a document that has exactly one signature. The signature is verified at the present time.
    ///
    /// # Errors
    /// [`Error::Encoding`] if the clock shows a year before 1970 or after 9999.
    pub fn new(trusted: impl IntoIterator<Item = Certificate>) -> Result<Self> {
        Ok(cms::VerifyOptions::new(trusted)?.into())
    }
}

/// A signed part of the document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part {
    /// The URI of the reference. The URI is `#id` for an element, or empty for the whole document.
    pub uri: String,
    /// The place of the signed element. The place is the element's path, as in [`Place::Path`], or `/` for the
    /// document. The path is only for people to read, because several elements may have the same path. Use
    /// [`VerifyOptions::covers`] to learn whether a certain element is signed.
    pub path: String,
    /// Whether this part contains the element that [`VerifyOptions::covers`] names.
    pub covers: bool,
    /// The result of all transforms. The digest of these bytes is signed. The signer has signed these bytes, and not
    /// the text of the document, which may differ.
    pub bytes: Vec<u8>,
}

/// The signed data and the signer of an accepted signature.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Signed {
    /// The chain from the signer's certificate to a trusted certificate.
    pub path: Vec<Certificate>,
    /// All signed parts, in the order of the references.
    pub parts: Vec<Part>,
    /// The time at which the signer claims to have signed. The value is the text in the signed properties (XAdES).
    pub claimed_time: Option<String>,
    /// The timestamps of the signature (XAdES-T). A wrong timestamp does not make the signature wrong, because anybody
    /// can add and remove timestamps.
    pub timestamps: Vec<TimestampVerdict>,
    /// The signature existed at this time, because this is the time of its earliest valid timestamp. `None` if the
    /// options do not ask for timestamps.
    pub proved_time: Option<Time>,
}

impl Signed {
    /// Returns the signer's certificate, if there is a chain.
    pub fn signer(&self) -> Option<&Certificate> {
        self.path.first()
    }
}

/// The reason why a signature is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The digest of a reference is wrong, so the target of this reference is not the signed data. The value is the URI
    /// of the reference.
    Digest(String),
    /// The document has no certificate, and the caller has given none.
    NoCertificate,
    /// No certificate from the document or from the caller verifies the signature.
    Signature,
    /// The signature over SignedInfo is right for a certificate, but the signed properties (XAdES) name another
    /// certificate.
    OtherCertificate,
    /// The signature over SignedInfo is right, but the signer's certificate is not trusted. In this case, the digests
    /// of the references are not compared.
    Untrusted(Refusal),
    /// The signature is right, but does not cover the element that the options demand. The value names this element.
    NotCovered(String),
    /// The signature is right, but has no valid timestamp, although the options require one. If the signer is not
    /// trusted either, the digests of the references are not compared.
    Timestamp {
        /// The mistake in the first timestamp, if there is a timestamp.
        first: Option<Box<cms::Problem>>,
        /// The reason why the signer's certificate is not trusted at the time in the options. `None` if it is trusted.
        signer: Option<Box<Refusal>>,
    },
    /// The signature uses GOST R 34.10-2001 or GOST R 34.11-94. The text names the part of the signature that uses such
    /// an algorithm.
    Legacy(&'static str),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Digest(uri) => {
                write!(
                    f,
                    "the digest of the reference to {} does not match: this part has changed, or was signed in another form",
                    named(uri)
                )
            }
            Problem::NoCertificate => {
                f.write_str("the signer's certificate is not in the signature, and was not given")
            }
            Problem::Signature => f.write_str("the signature is wrong, or of a key whose certificate is not there"),
            Problem::OtherCertificate => {
                f.write_str("its signed properties name another certificate than the one whose key it is of")
            }
            Problem::Untrusted(refusal) => refusal.fmt(f),
            Problem::NotCovered(what) => write!(f, "the signature is right, and does not sign {what}"),
            Problem::Timestamp { first, signer } => {
                match signer {
                    None => f.write_str("the signature is right, and ")?,
                    Some(refusal) => write!(f, "{refusal}; and the signature ")?,
                }
                match first {
                    None => f.write_str("has no timestamp"),
                    Some(problem) => write!(f, "has no right timestamp; the first one: {problem}"),
                }
            }
            Problem::Legacy(place) => {
                write!(f, "{place} uses a legacy algorithm (GOST R 34.10-2001, GOST R 34.11-94), which is not allowed")
            }
        }
    }
}

impl std::error::Error for Problem {}

impl From<ForeignProblem> for Problem {
    fn from(problem: ForeignProblem) -> Self {
        match problem {
            ForeignProblem::NoCertificate => Self::NoCertificate,
            ForeignProblem::OtherCertificate => Self::OtherCertificate,
            ForeignProblem::Untrusted(refusal) => Self::Untrusted(refusal),
            ForeignProblem::Timestamp { first, signer } => Self::Timestamp { first, signer },
            _ => Self::Signature,
        }
    }
}

fn named(uri: &str) -> String {
    if uri.is_empty() { "the document".to_owned() } else { quoted(uri) }
}

/// The verdict on a signature.
#[derive(Clone, Debug)]
pub struct Verdict(std::result::Result<Signed, Problem>);

impl Verdict {
    /// Returns the signed parts and the signer, if the signature is accepted. Otherwise the signed parts are not
    /// available.
    ///
    /// # Errors
    /// If the signature is not accepted, the reason for this.
    pub fn decision(&self) -> std::result::Result<&Signed, &Problem> {
        self.0.as_ref()
    }
}

/// Returns an entry for each signature of a document, in the order of the document. The entry is the signature's `Id`,
/// or `None` if the signature has no `Id`.
///
/// # Errors
/// The errors of [`verify`] for documents that cannot be read.
pub fn signatures(document: &[u8], limits: &Limits) -> Result<Vec<Option<String>>> {
    let text = source::text(document, limits)?;
    let document = source::parse(&text, limits, &mut Budget::new(limits))?;
    let all = document.descendants().filter(|node| is_dsig(*node, "Signature"));
    Ok(all.map(|node| tree::attribute(node, "Id").map(Into::into)).collect())
}

/// Verifies a signature of a document in UTF-8. First verifies the signature itself, with the key of a certificate from
/// the document or from the caller. Then checks that a trusted certificate vouches for this certificate. At last, for
/// each reference, compares the digest in the signature with the digest of the signed data.
///
/// # Errors
/// - [`Error::Encoding`] for a document that is not XML, has no XML signature, or exceeds [`Limits`],
/// - [`Error::Unsupported`] for algorithms, transforms and URIs that are not supported,
/// - [`Error::Refused`] for a document that different programs could understand in different ways, such as a document
///   with the same `Id` on two elements,
/// - [`Error::Work`] for too much work.
pub fn verify(document: &[u8], options: &VerifyOptions) -> Result<Verdict> {
    let limits = &options.limits;
    let text = source::text(document, limits)?;
    let mut budget = Budget::new(limits);
    let document = source::parse(&text, limits, &mut budget)?;
    let ids = Ids::of(&document, &mut budget)?;
    let signature = Signature::read(chosen(&document, &options.which)?, &ids, limits, &mut budget)?;
    let no = |problem| Ok(Verdict(Err(problem)));
    let (subsets, properties) = xades::selected(&signature, &ids, limits, &mut budget)?;
    if !options.trust.path.legacy {
        let old = |algorithm| algorithm == DigestAlgorithm::Gost94;
        if signature.references.iter().any(|one| old(one.algorithm)) {
            return no(Problem::Legacy("a reference"));
        }
        if properties.as_ref().is_some_and(|properties| properties.algorithms().any(old)) {
            return no(Problem::Legacy("the digest of a certificate in its signed properties"));
        }
    }
    let certificates = signature.certificates(limits, &mut budget)?;
    let signed_info = c14n::written_form(&signature.method, &info(&signature), &mut budget)?;
    budget.spend(signed_info.len().saturating_mul(2))?;
    let is_asked = options.trust.proof != Proof::None;
    let timestamps = if is_asked { stamp::read(&signature, limits, &mut budget)? } else { Vec::new() };
    let claim = ForeignSignature {
        algorithm: signature.algorithm,
        digest: &signature.algorithm.digest(&signed_info),
        value: &signature.value,
        certificates: &certificates,
        timestamps: &timestamps,
    };
    let names = |certificate: &Certificate| properties.as_ref().map_or(Ok(true), |own| own.name(certificate));
    let ForeignVerdict { signer, proved_time, timestamps, work, .. } =
        cms::judge_foreign(&claim, names, &options.trust, budget.steps_left())?;
    budget.path(work)?;
    // The signed data can be long, so its digests are compared only if the signer is trusted.
    let signer = match signer.map_err(Problem::from) {
        Err(problem) if !matches!(problem, Problem::Timestamp { signer: None, .. }) => return no(problem),
        signer => signer,
    };
    xades::refuse_hidden(&signature, &subsets, &mut budget)?;
    let mut contents = Vec::new();
    for (one, subset) in signature.references.iter().zip(&subsets) {
        let bytes = reference::bytes(one, subset, limits, &mut budget)?;
        if reference::digest(one, &bytes)? != one.digest {
            return no(Problem::Digest(one.uri.to_owned()));
        }
        contents.push(bytes);
    }
    let path = match signer {
        Err(problem) => return no(problem),
        Ok(signatory) => signatory.path.iter().map(|one| Certificate::clone(one)).collect(),
    };
    let wanted = options.covers.as_ref().map(|covers| covers.find(&document, &ids)).transpose()?;
    let mut parts = Vec::new();
    for ((one, subset), bytes) in signature.references.iter().zip(&subsets).zip(contents) {
        let covers = wanted.as_ref().is_some_and(|(wanted, _)| reference::covers(subset, *wanted));
        let path = reference::place(subset.top)?;
        budget.spend(path.len())?;
        parts.push(Part { uri: one.uri.to_owned(), path, covers, bytes });
    }
    match wanted {
        Some((_, what)) if !parts.iter().any(|part| part.covers) => return no(Problem::NotCovered(what)),
        _ => {}
    }
    let claimed_time = properties.as_ref().and_then(|properties| properties.time.clone());
    let timestamps = match is_asked {
        true => timestamps,
        false => {
            let read = match stamp::read(&signature, limits, &mut budget) {
                Err(e @ Error::Work(_)) => vec![Err(e.to_string())],
                read => read?,
            };
            let claim = ForeignSignature { timestamps: &read, ..claim };
            cms::report_timestamps(&claim, &options.trust, budget.steps_left())
        }
    };
    Ok(Verdict(Ok(Signed { path, parts, claimed_time, timestamps, proved_time })))
}

/// Returns `SignedInfo`, with its comments.
fn info<'a>(signature: &Signature<'a>) -> Subset<'a> {
    Subset { comments: true, ..Subset::of(signature.signed_info) }
}
