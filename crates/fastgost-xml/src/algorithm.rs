//! The URIs of algorithms. This crate reads old and new URIs, and writes new URIs (R 1323565.1.033-2020).
use crate::error::unsupported;
use fastgost::keys::x509::SignatureAlgorithm;
use fastgost_pki::{Result, cms::DigestAlgorithm};

/// The namespace of XML signatures.
pub(crate) const DSIG: &str = "http://www.w3.org/2000/09/xmldsig#";
/// The URI of exclusive canonical XML, which is also the namespace of `InclusiveNamespaces`.
pub(crate) const EXCLUSIVE: &str = "http://www.w3.org/2001/10/xml-exc-c14n#";
/// The transform for enveloped signatures. A reference with this transform leaves its own signature out of the signed
/// data.
pub(crate) const ENVELOPED: &str = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";
/// XPath 1.0. Only the expression [`WITHOUT_SIGNATURES`] is supported.
pub(crate) const XPATH: &str = "http://www.w3.org/TR/1999/REC-xpath-19991116";
/// The expression of XPath that leaves all signatures out of the signed data. The prefix `dsig` may be replaced by any
/// other prefix.
pub(crate) const WITHOUT_SIGNATURES: &str = "not(ancestor-or-self::dsig:Signature)";
/// The transform of SMEV 3.
pub(crate) const SMEV: &str = "urn://smev-gov-ru/xmldsig/transform";

const NEW: &str = "urn:ietf:params:xml:ns:cpxmlsec:algorithms:";
const OLD: &str = "http://www.w3.org/2001/04/xmldsig-more#";

const DIGESTS: [(DigestAlgorithm, &str); 3] = [
    (DigestAlgorithm::Streebog256, "gostr34112012-256"),
    (DigestAlgorithm::Streebog512, "gostr34112012-512"),
    (DigestAlgorithm::Gost94, "gostr3411"),
];

const SIGNATURES: [(SignatureAlgorithm, &str); 3] = [
    (SignatureAlgorithm::Gost2012_256, "gostr34102012-gostr34112012-256"),
    (SignatureAlgorithm::Gost2012_512, "gostr34102012-gostr34112012-512"),
    (SignatureAlgorithm::Gost2001, "gostr34102001-gostr3411"),
];

/// Returns the name of an algorithm from its URI. The URI may be in the new or in the old namespace.
fn name(uri: &str) -> Option<&str> {
    uri.strip_prefix(NEW).or_else(|| uri.strip_prefix(OLD))
}

/// Returns the hash function that has this URI.
pub(crate) fn digest(uri: &str) -> Result<DigestAlgorithm> {
    let named = name(uri);
    DIGESTS.into_iter().find(|(_, known)| named == Some(known)).map(|(algorithm, _)| algorithm).ok_or_else(|| {
        unsupported("DigestMethod", uri, format!("{NEW} with gostr34112012-256, gostr34112012-512 or gostr3411"))
    })
}

/// Returns the signature algorithm that has this URI.
pub(crate) fn signature(uri: &str) -> Result<SignatureAlgorithm> {
    let named = name(uri);
    SIGNATURES.into_iter().find(|(_, known)| named == Some(known)).map(|(algorithm, _)| algorithm).ok_or_else(|| {
        let allowed = "gostr34102012-gostr34112012-256, gostr34102012-gostr34112012-512 or gostr34102001-gostr3411";
        unsupported("SignatureMethod", uri, format!("{NEW} with {allowed}"))
    })
}

/// Returns two URIs: the URI of this hash function, and the URI of signatures with GOST R 34.10-2012 and this hash
/// function.
pub(crate) fn uris(digest: DigestAlgorithm) -> (String, String) {
    let bits = if digest == DigestAlgorithm::Streebog512 { 512 } else { 256 };
    (format!("{NEW}gostr34112012-{bits}"), format!("{NEW}gostr34102012-gostr34112012-{bits}"))
}
