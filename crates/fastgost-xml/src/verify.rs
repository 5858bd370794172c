//! The verdict on a signature: what it signs, whose it is, and whether that one is trusted.
use crate::{
    Limits, algorithm,
    c14n::{self, Subset},
    error::{quoted, refused},
    ids::Ids,
    limits::Budget,
    place::{Place, Which, chosen},
    reference,
    signature::Signature,
    source, stamp,
    tree::is_dsig,
    xades::Properties,
};
use fastgost_pki::{
    Result, Strictness,
    cms::{self, DigestAlgorithm, TimestampVerdict},
    path::{Options, Purpose, Refusal, Verifier},
    x509::{Certificate, RevocationList, ocsp::Response, x509_cert::time::Time},
};
use std::{collections::HashSet, fmt, time::SystemTime};

/// What verdicts on XML signatures are based on.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct VerifyOptions {
    /// Whom to trust: CAs, or signers themselves.
    pub trusted: Vec<Certificate>,
    /// Certificates that the signer may have or that may be on the path, besides those in the signature and the trusted ones. Nothing is
    /// believed of them.
    pub untrusted: Vec<Certificate>,
    /// CRLs.
    pub lists: Vec<RevocationList>,
    /// OCSP responses.
    pub responses: Vec<Response>,
    /// How the signer's path is validated. GOST R 34.10-2001 and GOST R 34.11-94 need [`legacy`](Options::legacy).
    pub path: Options,
    /// How certificates in the signature are read.
    pub strictness: Strictness,
    /// Which signature to verify.
    pub which: Which,
    /// What must be signed: an element, with what the transforms leave of it. They leave out every element `ds:Signature`, or one, whatever
    /// is in it; comments; what only declares a prefix; and the transform of SMEV 3 leaves out text of nothing but white space, also between
    /// two comments in a text. So read [`Part::bytes`] of the part with [`Part::covers`], which is what is signed, and not the document.
    /// Without this option, the caller must use [`Part::bytes`] only.
    pub covers: Option<Place>,
    /// Whether the signature must have a timestamp that is right (XAdES-T). The signer's certificate must be valid as of the earliest one's
    /// time then, and otherwise at the time of `path`.
    pub timestamp: bool,
    /// How much a document may hold.
    pub limits: Limits,
}

impl VerifyOptions {
    /// For a document with one signature, now.
    ///
    /// # Errors
    /// [`Error::Encoding`](fastgost_pki::Error::Encoding) if the clock is wrong: before 1970 or after 9999.
    pub fn new(trusted: impl IntoIterator<Item = Certificate>) -> Result<Self> {
        let mut path = Options::at(SystemTime::now())?;
        path.purpose = Some(Purpose::Documents);
        Ok(Self {
            trusted: trusted.into_iter().collect(),
            untrusted: Vec::new(),
            lists: Vec::new(),
            responses: Vec::new(),
            path,
            strictness: Strictness::Lenient,
            which: Which::Only,
            covers: None,
            timestamp: false,
            limits: Limits::default(),
        })
    }
}

/// A part of the document that is signed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part {
    /// The URI of the reference: `#id`, or nothing for the document.
    pub uri: String,
    /// Where the element stands: its path, as in [`Place::Path`]; `/` for the document. It is for people to read: several elements may have
    /// this path, so whether a certain element is signed, only [`VerifyOptions::covers`] says.
    pub path: String,
    /// Whether the element that [`VerifyOptions::covers`] asked for is in this part.
    pub covers: bool,
    /// The very bytes whose digest is signed, after all transforms. These, and not the document, are what the signer signed.
    pub bytes: Vec<u8>,
}

/// What is said of a signature that is accepted.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Signed {
    /// From the signer's certificate to a trusted one.
    pub path: Vec<Certificate>,
    /// All that is signed, in the order of the references.
    pub parts: Vec<Part>,
    /// When the signer claims to have signed, as it is written in the signed properties (XAdES).
    pub claimed_time: Option<String>,
    /// The timestamps of the signature (XAdES-T). A wrong one does not make the signature wrong: anybody can add and remove them.
    pub timestamps: Vec<TimestampVerdict>,
    /// When the signature existed, by its earliest right timestamp, if a timestamp was asked for.
    pub proved_time: Option<Time>,
}

impl Signed {
    /// The signer's certificate, if there is a path.
    pub fn signer(&self) -> Option<&Certificate> {
        self.path.first()
    }
}

/// Why a signature is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The digest of a reference, with this URI, is another: what is there is not what was signed.
    Digest(String),
    /// No certificate is there or was given.
    NoCertificate,
    /// It is not right for any certificate that is there or was given.
    Signature,
    /// It is right for a certificate, and its signed properties (XAdES) name another one.
    OtherCertificate,
    /// It verifies, and its signer's certificate is not trusted.
    Untrusted(Refusal),
    /// It is right, and does not sign what is wanted: what that is.
    NotCovered(String),
    /// It is right, and has no right timestamp, which was asked for: what is wrong with the first one, if there is any.
    Timestamp(Option<Box<cms::Problem>>),
    /// It uses GOST R 34.10-2001 or GOST R 34.11-94: where.
    Legacy(&'static str),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Digest(uri) => write!(f, "the digest of the reference to {} is another", named(uri)),
            Problem::NoCertificate => {
                f.write_str("the signer's certificate is not in the signature, and was not given")
            }
            Problem::Signature => f.write_str("the signature is wrong, or of a key whose certificate is not there"),
            Problem::OtherCertificate => {
                f.write_str("its signed properties name another certificate than the one whose key it is of")
            }
            Problem::Untrusted(refusal) => refusal.fmt(f),
            Problem::NotCovered(what) => write!(f, "the signature is right, and does not sign {what}"),
            Problem::Timestamp(None) => f.write_str("the signature is right, and has no timestamp"),
            Problem::Timestamp(Some(problem)) => {
                write!(f, "the signature is right, and its timestamp is not: {problem}")
            }
            Problem::Legacy(place) => {
                write!(f, "{place} uses a legacy algorithm (GOST R 34.10-2001, GOST R 34.11-94), which is not allowed")
            }
        }
    }
}

impl std::error::Error for Problem {}

fn named(uri: &str) -> String {
    if uri.is_empty() { "the document".to_owned() } else { quoted(uri) }
}

/// What is said of a signature.
#[derive(Clone, Debug)]
pub struct Verdict(std::result::Result<Signed, Problem>);

impl Verdict {
    /// What is signed and by whom, if the signature is accepted. Nothing of what it signs can be had otherwise.
    ///
    /// # Errors
    /// Why it is not accepted.
    pub fn decision(&self) -> std::result::Result<&Signed, &Problem> {
        self.0.as_ref()
    }
}

/// The signatures of a document in its order: the `Id` of each, if it has one.
///
/// # Errors
/// Those of [`verify`] for documents that cannot be read.
pub fn signatures(document: &[u8], limits: &Limits) -> Result<Vec<Option<String>>> {
    let text = source::text(document, limits)?;
    let document = source::parse(&text, limits, &mut Budget::new(limits))?;
    let all = document.descendants().filter(|node| is_dsig(*node, "Signature"));
    Ok(all.map(|node| node.attribute("Id").map(Into::into)).collect())
}

/// Verifies a signature of a document in UTF-8: the digest of each reference, the signature with the key of a certificate in it, and
/// whether a trusted certificate vouches for that one.
///
/// # Errors
/// [`Error::Encoding`](fastgost_pki::Error::Encoding) for what is no XML or no XML signature, and beyond [`Limits`];
/// [`Error::Unsupported`](fastgost_pki::Error::Unsupported) for other algorithms, transforms and URIs;
/// [`Error::Refused`](fastgost_pki::Error::Refused) for what could be taken for something else, such as an `Id` that is there twice, and
/// for too much work.
pub fn verify(document: &[u8], options: &VerifyOptions) -> Result<Verdict> {
    let limits = &options.limits;
    let text = source::text(document, limits)?;
    let mut budget = Budget::new(limits);
    let document = source::parse(&text, limits, &mut budget)?;
    let ids = Ids::of(&document);
    let signature = Signature::read(chosen(&document, &options.which)?, &ids, limits)?;
    let no = |problem| Ok(Verdict(Err(problem)));
    let (mut signed, mut properties) = (Vec::new(), None);
    let refused_digest = |algorithm| algorithm == DigestAlgorithm::Gost94 && !options.path.legacy;
    for one in &signature.references {
        if refused_digest(one.algorithm) {
            return no(Problem::Legacy("a reference"));
        }
        let target = reference::target(one, &signature, &ids)?;
        let subset = reference::subset(one, &signature, target);
        let bytes = reference::bytes(one, &subset, limits, &mut budget)?;
        if reference::digest(one, &bytes)? != one.digest {
            return no(Problem::Digest(one.uri.to_owned()));
        }
        if let Some(found) = Properties::read(one, target, &signature, limits)?
            && properties.replace(found).is_some()
        {
            return Err(refused("several references are to signed properties; allowed: one"));
        }
        signed.push((one.uri, subset, bytes));
    }
    if properties.as_ref().is_some_and(|properties: &Properties| properties.algorithms().any(refused_digest)) {
        return no(Problem::Legacy("the digest of a certificate in its signed properties"));
    }
    let mut certificates = Vec::new();
    for der in &signature.certificates {
        match Certificate::from_der_with(der, options.strictness) {
            Ok(certificate) => certificates.push(certificate),
            Err(e) if options.strictness == Strictness::Strict => return Err(e),
            // Others may be there for their own readers.
            Err(_) => {}
        }
    }
    let embedded = certificates.clone();
    let mut seen = HashSet::new();
    let all = embedded.iter().chain(&options.trusted).chain(&options.untrusted);
    let candidates: Vec<_> = all.filter(|certificate| seen.insert(certificate.as_der())).collect();
    if candidates.is_empty() {
        return no(Problem::NoCertificate);
    }
    let signed_info = c14n::written_form(&signature.method, &info(&signature), &mut budget)?;
    let digest = signature.algorithm.digest(&signed_info);
    let right = |certificate: &Certificate| {
        certificate.key().is_ok_and(|key| {
            algorithm::fits(signature.algorithm, key.algorithm())
                && key.verify_digest(signature.algorithm, &digest, &signature.value).is_ok()
        })
    };
    let fitting: Vec<&Certificate> = candidates.into_iter().filter(|certificate| right(certificate)).collect();
    if fitting.is_empty() {
        return no(Problem::Signature);
    }
    let mut named = Vec::new();
    for certificate in &fitting {
        if properties.as_ref().map_or(Ok(true), |properties| properties.name(certificate))? {
            named.push(*certificate);
        }
    }
    if named.is_empty() {
        return no(Problem::OtherCertificate);
    }
    let timestamps = stamp::judge(&signature, options, &certificates, &mut budget)?;
    let right = timestamps.iter().filter(|one| one.authority.is_ok()).filter_map(TimestampVerdict::time);
    let proved_time = right.min_by_key(|time| time.to_unix_duration()).filter(|_| options.timestamp);
    let mut path = options.path.clone();
    if options.timestamp {
        match proved_time {
            Some(time) => path.time = time,
            None => {
                let first = timestamps.first().and_then(|one| one.authority.as_ref().err());
                return no(Problem::Timestamp(first.cloned().map(Box::new)));
            }
        }
    }
    let verifier = Verifier::new(options.trusted.iter().cloned(), path)
        .with_untrusted(options.untrusted.iter().cloned().chain(certificates))
        .with_lists(options.lists.iter().cloned())
        .with_responses(options.responses.iter().cloned());
    let path = match verifier.verify_any(named) {
        None => return no(Problem::Signature),
        Some(Err(refusal)) => return no(Problem::Untrusted(refusal)),
        Some(Ok(path)) => path.into_iter().cloned().collect(),
    };
    let wanted = options.covers.as_ref().map(|covers| covers.find(&document, &ids)).transpose()?;
    let mut parts = Vec::new();
    for (uri, subset, bytes) in signed {
        let covers = wanted.as_ref().is_some_and(|(wanted, _)| reference::covers(&subset, *wanted));
        let path = reference::place(subset.top)?;
        budget.spend(path.len())?;
        parts.push(Part { uri: uri.to_owned(), path, covers, bytes });
    }
    match wanted {
        Some((_, what)) if !parts.iter().any(|part| part.covers) => return no(Problem::NotCovered(what)),
        _ => {}
    }
    let claimed_time = properties.and_then(|properties| properties.time);
    Ok(Verdict(Ok(Signed { path, parts, claimed_time, timestamps, proved_time })))
}

/// What is signed, with its comments.
fn info<'a>(signature: &Signature<'a>) -> Subset<'a> {
    Subset { comments: true, ..Subset::of(signature.signed_info) }
}
