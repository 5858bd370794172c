//! Making signatures.
use crate::{
    Limits,
    algorithm::{DSIG, ENVELOPED, EXCLUSIVE, SMEV, uris},
    c14n::{self, Subset, value},
    error::{at, encoding, refused},
    ids::Ids,
    limits::Budget,
    reference,
    signature::Signature,
    source,
    tree::{self, written},
};
use base64ct::{Base64, Encoding as _};
use fastgost::sign::{Encoding, SigningKey};
use fastgost_pki::{Error, Result, cms::Signer, x509::Certificate};

/// What is signed, and where the signature goes.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SignOptions {
    /// The identifier of the element that is signed; without it, the document is.
    pub id: Option<String>,
    /// The identifier of the element at whose end the signature is put; without it, that is the document's element.
    pub place: Option<String>,
    /// The `Id` of the `Signature`.
    pub signature_id: Option<String>,
    /// Whether to apply the transform of SMEV 3 after canonicalization.
    pub smev: bool,
    /// How much a document may hold.
    pub limits: Limits,
}

/// Signs a document in UTF-8: exclusive canonical XML of the document or of one element, without the signature. Returns the document
/// with the signature in it. Its line ends are LF, to which XML reduces all line ends; nothing else changes.
///
/// # Errors
/// [`Error::Encoding`] for a document that is no XML, or has no such element; [`Error::Usage`] if the key is not the certificate's;
/// [`Error::Unsupported`] for keys that are not of GOST R 34.10-2012; [`Error::Refused`] for identifiers that are there twice.
pub fn sign(document: &[u8], key: &SigningKey, certificate: &Certificate, options: &SignOptions) -> Result<Vec<u8>> {
    let signer = Signer::new(key, certificate.clone())?;
    let limits = &options.limits;
    let text = source::text(document, limits)?;
    let (before, after) = around(&text, options)?;
    let whole = |signature: &str| [&before[..], signature, &after[..]].concat();
    let form = Form { options, signer: &signer };
    // A digest and a value of the right sizes stand there until they are known.
    let empty = vec![0; signer.digest_algorithm().hasher()?.finalize_reset().len()];
    let draft = whole(&form.write(&empty, &empty));
    let digest = made(&draft, before.len(), limits, |signature, ids, budget| {
        let one = signature.references.first().ok_or_else(|| encoding("SignedInfo", "it has no Reference"))?;
        let target = reference::target(one, signature, ids)?;
        let subset = reference::subset(one, signature, target);
        let bytes = reference::bytes(one, &subset, limits, budget)?;
        let mut hash = one.algorithm.hasher()?;
        hash.update(&bytes);
        Ok(hash.finalize_reset().to_vec())
    })?;
    let draft = whole(&form.write(&digest, &empty));
    let signed_info = made(&draft, before.len(), limits, |signature, _, budget| {
        c14n::canonical(&signature.method, &Subset::of(signature.signed_info), budget)
    })?;
    let signature = key.sign(&signed_info)?.to_bytes(Encoding::X509);
    Ok(whole(&form.write(&digest, &signature)).into_bytes())
}

/// What comes of the signature that begins at a byte of a draft.
fn made<T>(
    draft: &str,
    start: usize,
    limits: &Limits,
    make: impl FnOnce(&Signature<'_>, &Ids<'_>, &mut Budget) -> Result<T>,
) -> Result<T> {
    let document = source::parse(draft, limits)?;
    let ids = Ids::of(&document);
    let node = document.descendants().find(|node| tree::is_dsig(*node, "Signature") && node.range().start == start);
    let node = node.ok_or_else(|| at(start, "no signature can stand there"))?;
    make(&Signature::read(node, &ids, limits)?, &ids, &mut Budget::new(limits))
}

/// The text before and after the place of the signature.
fn around(text: &str, options: &SignOptions) -> Result<(String, String)> {
    let document = source::parse(text, &options.limits)?;
    let ids = Ids::of(&document);
    if let Some(id) = &options.signature_id {
        let name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
        if !id.starts_with(|c: char| c.is_alphabetic() || c == '_') || !id.chars().all(name) {
            let problem = format!(
                "the Id of the signature, {}, is no name; allowed: a letter, then letters, digits, _, - and .",
                crate::error::quoted(id)
            );
            return Err(Error::Usage(problem.into()));
        }
        if ids.get(id).is_ok() {
            return Err(refused(format!("the Id of the signature, {}, is there already", crate::error::quoted(id))));
        }
    }
    if let Some(id) = &options.id {
        ids.get(id)?;
    }
    let element = match &options.place {
        Some(id) => ids.get(id)?,
        None => document.root_element(),
    };
    let end = element.range().end;
    let inner = text.get(..end).unwrap_or_default();
    let rest = text.get(end..).unwrap_or_default();
    let name = written(element);
    Ok(match inner.strip_suffix("/>") {
        Some(open) => (format!("{open}>"), format!("</{name}>{rest}")),
        None => {
            let start = inner.rfind("</").unwrap_or(end);
            (text.get(..start).unwrap_or_default().to_owned(), text.get(start..).unwrap_or_default().to_owned())
        }
    })
}

struct Form<'a> {
    options: &'a SignOptions,
    signer: &'a Signer<'a>,
}

impl Form<'_> {
    fn write(&self, digest: &[u8], signature: &[u8]) -> String {
        let (digest_uri, signature_uri) = uris(self.signer.digest_algorithm());
        let attribute = |name: &str, text: &str| {
            let mut out = format!(" {name}");
            value(text, &mut out);
            out
        };
        let id = self.options.signature_id.as_ref().map_or(String::new(), |id| attribute("Id", id));
        let uri = self.options.id.as_ref().map_or(String::new(), |id| format!("#{id}"));
        let mut transforms = String::new();
        for uri in [ENVELOPED, EXCLUSIVE].into_iter().chain(self.options.smev.then_some(SMEV)) {
            transforms.push_str(&format!("<ds:Transform Algorithm=\"{uri}\"/>"));
        }
        format!(
            "<ds:Signature xmlns:ds=\"{DSIG}\"{id}><ds:SignedInfo>\
             <ds:CanonicalizationMethod Algorithm=\"{EXCLUSIVE}\"/><ds:SignatureMethod Algorithm=\"{signature_uri}\"/>\
             <ds:Reference{uri}><ds:Transforms>{transforms}</ds:Transforms><ds:DigestMethod Algorithm=\"{digest_uri}\"/>\
             <ds:DigestValue>{digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>\
             <ds:SignatureValue>{signature}</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>{certificate}\
             </ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>",
            uri = attribute("URI", &uri),
            digest = Base64::encode_string(digest),
            signature = Base64::encode_string(signature),
            certificate = Base64::encode_string(self.signer.certificate().as_der()),
        )
    }
}
