//! Making signatures.
use crate::{
    Limits,
    algorithm::{DSIG, ENVELOPED, EXCLUSIVE, SMEV, uris},
    c14n::{self, Subset, value},
    error::{at, quoted, refused},
    ids::Ids,
    limits::Budget,
    reference,
    signature::Signature,
    source,
    tree::{self, written},
    xades,
};
use base64ct::{Base64, Encoding as _};
use fastgost::sign::{Encoding, SigningKey};
use fastgost_pki::{Error, Result, cms::Signer, x509::Certificate};
use std::time::SystemTime;

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
    /// Whether to make it XAdES-BES: the time that the signer claims. The digest of the signer's certificate is signed too.
    pub xades: Option<SystemTime>,
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
    // Digests and a value of the right sizes stand there until they are known.
    let empty = vec![0; signer.digest_algorithm().hasher()?.finalize_reset().len()];
    let empty = [empty.clone(), empty];
    let draft = whole(&form.write(&empty, &[])?);
    let digests = made(&draft, before.len(), limits, |signature, ids, budget| {
        let mut digests = [Vec::new(), Vec::new()];
        for (one, digest) in signature.references.iter().zip(&mut digests) {
            let target = reference::target(one, signature, ids)?;
            let bytes = reference::bytes(one, &reference::subset(one, signature, target), limits, budget)?;
            let mut hash = one.algorithm.hasher()?;
            hash.update(&bytes);
            *digest = hash.finalize_reset().to_vec();
        }
        Ok(digests)
    })?;
    let draft = whole(&form.write(&digests, &[])?);
    let signed_info = made(&draft, before.len(), limits, |signature, _, budget| {
        c14n::written_form(&signature.method, &Subset::of(signature.signed_info), budget)
    })?;
    let signature = key.sign(&signed_info)?.to_bytes(Encoding::X509);
    Ok(whole(&form.write(&digests, &signature)?).into_bytes())
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
        xades::check_id(id)?;
        for id in [id.clone(), format!("{id}-properties")] {
            if ids.has(&id) {
                return Err(refused(format!(
                    "the Id {} is there already; choose another one for the signature",
                    quoted(&id)
                )));
            }
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
    /// The signature with the digests of what is signed and, with XAdES, of the properties.
    fn write(&self, [digest, of_properties]: &[Vec<u8>; 2], signature: &[u8]) -> Result<String> {
        let algorithm = self.signer.digest_algorithm();
        let (digest_uri, signature_uri) = uris(algorithm);
        let SignOptions { id, signature_id, smev, xades, .. } = self.options;
        let mut uri = String::new();
        value(&id.as_ref().map_or(String::new(), |id| format!("#{id}")), &mut uri);
        let (mut own_id, mut reference, mut object) = (String::new(), String::new(), String::new());
        if let Some(id) = signature_id {
            own_id = format!(" Id=\"{id}\"");
        }
        if let Some(time) = xades {
            let Some(id) = signature_id else {
                return Err(Error::Usage("a XAdES signature needs an Id, to which its properties refer".into()));
            };
            let time = fastgost_pki::x509::time(*time)?.to_date_time().to_string();
            let properties = xades::written(id, &time, self.signer.certificate(), algorithm, of_properties)?;
            (reference, object) = (properties.reference, properties.object);
        }
        let mut transforms = String::new();
        for uri in [ENVELOPED, EXCLUSIVE].into_iter().chain(smev.then_some(SMEV)) {
            transforms.push_str(&format!("<ds:Transform Algorithm=\"{uri}\"/>"));
        }
        Ok(format!(
            "<ds:Signature xmlns:ds=\"{DSIG}\"{own_id}><ds:SignedInfo>\
             <ds:CanonicalizationMethod Algorithm=\"{EXCLUSIVE}\"/><ds:SignatureMethod Algorithm=\"{signature_uri}\"/>\
             <ds:Reference URI{uri}><ds:Transforms>{transforms}</ds:Transforms><ds:DigestMethod Algorithm=\"{digest_uri}\"/>\
             <ds:DigestValue>{digest}</ds:DigestValue></ds:Reference>{reference}</ds:SignedInfo>\
             <ds:SignatureValue>{signature}</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>{certificate}\
             </ds:X509Certificate></ds:X509Data></ds:KeyInfo>{object}</ds:Signature>",
            digest = Base64::encode_string(digest),
            signature = Base64::encode_string(signature),
            certificate = Base64::encode_string(self.signer.certificate().as_der()),
        ))
    }
}
