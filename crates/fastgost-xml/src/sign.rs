//! Makes signatures.
use crate::{
    Limits, Method, Place,
    algorithm::{DSIG, ENVELOPED, SMEV, WITHOUT_SIGNATURES, XPATH, uris},
    c14n::{self, Subset},
    error::{at, quoted, refused},
    escape::value,
    ids::{Ids, WSU},
    kept::{keep, right},
    limits::Budget,
    reference,
    signature::{Signature, WSSE},
    source,
    tree::{self, is_dsig},
    xades,
};
use base64ct::{Base64, Encoding as _};
use fastgost::sign::{Encoding, SigningKey};
use fastgost_pki::{Error, Result, cms::Signer, x509::Certificate};
use roxmltree::Document;
use std::time::SystemTime;

/// Options of a signature: which element is signed, and where the signature is put.
///
/// The signature is put at the end of the element at `place`. If this place is within the signed element, the signature
/// is enveloped. Otherwise the signature is detached. If `enveloping` is set, the document is put into the signature.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SignOptions {
    /// The identifier of the signed element. If there is no identifier, the whole document is signed.
    pub id: Option<String>,
    /// The element at whose end the signature is put.
    pub place: Place,
    /// If this is true, the result is a document that consists of the signature. The `Object` of the signature then
    /// contains the document's element.
    pub enveloping: bool,
    /// The `Id` of the `Signature`.
    pub signature_id: Option<String>,
    /// The method of canonicalization for the signed element, for the signed properties and for `SignedInfo`.
    pub method: Method,
    /// If this is true, the transform of SMEV 3 is applied after canonicalization.
    pub smev: bool,
    /// If this is true, the signed data leaves out all signatures in the signed element, and not only the new
    /// signature. The XPath expression `not(ancestor-or-self::dsig:Signature)` does this. So others can sign the same
    /// document later (co-signing). But the new signature does not protect the contents of other signatures.
    pub cosign: bool,
    /// If a time is given, the signature is a XAdES-BES signature. The time is the signing time that the signer claims.
    /// The time and the digest of the signer's certificate are signed too.
    pub xades: Option<SystemTime>,
    /// If an identifier is given, the certificate is put into a security token that has this identifier (WS-Security,
    /// SMEV 2). In the document, the token comes before the signature. If no identifier is given, the certificate is
    /// put into the signature.
    pub token: Option<String>,
    /// The limits for the contents of a document.
    pub limits: Limits,
}

/// Signs a document in UTF-8, or one element of the document. Returns the document with the signature in it. The result
/// has no byte order mark, and its line ends are LF, since XML reduces all line ends to LF. Nothing else changes. An
/// enveloping signature contains the document's element, and nothing that is beside this element.
///
/// # Errors
/// - [`Error::Encoding`] if the document is not XML, if it lacks an element that the options name, or if the path of a
///   signed part has a namespace with a brace,
/// - [`Error::Usage`] if the key does not belong to the certificate, and for options that exclude each other,
/// - [`Error::Unsupported`] for keys that are not of GOST R 34.10-2012, for an XML version other than 1.0, and for an
///   encoding that is not supported,
/// - [`Error::Refused`] if several elements have an identifier or a path that the options name, or if the document
///   already has an identifier that the signature would get,
/// - [`Error::Refused`] if an earlier signature is right, but would become wrong, because it covers the place of the
///   new signature,
/// - [`Error::Refused`] if the element to be signed contains `SignedProperties` (XAdES), unless they belong to another
///   signature that is signed as a whole,
/// - [`Error::Work`] for too much work.
pub fn sign(document: &[u8], key: &SigningKey, certificate: &Certificate, options: &SignOptions) -> Result<Vec<u8>> {
    let signer = Signer::new(key, certificate.clone())?;
    let limits = &options.limits;
    let text = source::text(document, limits)?;
    let mut budget = Budget::new(limits);
    let (form, was) = {
        let document = source::parse(&text, limits, &mut budget)?;
        let ids = Ids::of(&document, &mut budget)?;
        let form = Form::new(&text, &document, &ids, options, &signer)?;
        (form, right(&document, &ids, None, limits, &mut budget)?)
    };
    let start = form.before.len();
    let whole = |signature: &str| [&form.before[..], signature, &form.after[..]].concat();
    // The digests and the signature value are not known yet. So the draft has zeros in the place of each digest, and an
    // empty signature value.
    let empty = vec![0; signer.digest_algorithm().hasher()?.finalize_reset().len()];
    let (digests, mut signed_info) = {
        let draft = whole(&form.write(&[empty.clone(), empty.clone()], &[])?);
        let document = source::parse(&draft, limits, &mut budget)?;
        let ids = Ids::of(&document, &mut budget)?;
        let node = document.descendants().find(|node| is_dsig(*node, "Signature") && node.range().start == start);
        let node = node.ok_or_else(|| at(start, "no signature can stand there"))?;
        let signature = Signature::read(node, &ids, limits, &mut budget)?;
        let mut digests = [Vec::new(), Vec::new()];
        // `verify` also calls the next two functions. If these functions accept the references of the new signature,
        // `verify` will accept the references, too.
        let (subsets, _) = xades::selected(&signature, &ids, limits, &mut budget)?;
        xades::refuse_hidden(&signature, &subsets, &mut budget)?;
        for ((one, subset), digest) in signature.references.iter().zip(&subsets).zip(&mut digests) {
            // `verify` reports the place of each reference's target. So a target whose path cannot be written is
            // refused here.
            reference::place(subset.top)?;
            *digest = reference::digest(one, &reference::bytes(one, subset, limits, &mut budget)?)?;
        }
        let subset = Subset { comments: true, ..Subset::of(signature.signed_info) };
        let signed_info = c14n::written_form(&signature.method, &subset, &mut budget)?;
        (digests, String::from_utf8_lossy(&signed_info).into_owned())
    };
    // Canonicalization does not change the text of a digest. So the zeros can be replaced by the digests in the
    // canonical form.
    for digest in &digests {
        signed_info = signed_info.replacen(&digest_value(&empty), &digest_value(digest), 1);
    }
    let signature = key.sign(signed_info.as_bytes())?.to_bytes(Encoding::X509);
    let signed = whole(&form.write(&digests, &signature)?);
    keep(&was, &signed, Some(start), limits, &mut budget)?;
    Ok(signed.into_bytes())
}

fn digest_value(digest: &[u8]) -> String {
    format!("<ds:DigestValue>{}</ds:DigestValue>", Base64::encode_string(digest))
}

/// The parts of a new signature that do not depend on its digests and on its value. `before` is the text of the
/// document before the signature, and `after` is the text after it.
struct Form<'a> {
    options: &'a SignOptions,
    signer: &'a Signer<'a>,
    before: String,
    after: String,
    /// The document's element, if the signature is enveloping.
    content: Option<&'a str>,
    /// Whether the signature is within the signed element.
    enveloped: bool,
    /// The `Id` of the signature. If the signature has no `Id`, this text is empty.
    id: &'a str,
}

impl<'a> Form<'a> {
    fn new(
        text: &'a str,
        document: &Document<'_>,
        ids: &Ids<'_>,
        options: &'a SignOptions,
        signer: &'a Signer<'a>,
    ) -> Result<Self> {
        let id = options.signature_id.as_deref().unwrap_or_default();
        let usage = |text: &str| Err(Error::Usage(text.to_owned().into()));
        if id.is_empty() && options.xades.is_some() {
            return usage("a XAdES signature needs an Id, to which its properties refer");
        }
        if id.is_empty() && options.enveloping {
            return usage("an enveloping signature needs an Id, from which that of its object is made");
        }
        if options.enveloping && (options.id.is_some() || options.place != Place::Document || options.token.is_some()) {
            return usage(
                "an enveloping signature is over the document and has no place in it; omit the element, the place and the token",
            );
        }
        if options.enveloping && options.cosign {
            return usage(
                "an enveloping signature has what it signs in it, and would leave that out too; omit one of the two options",
            );
        }
        let mut new = Vec::new();
        if let Some(id) = &options.signature_id {
            new.push(id.clone());
            new.extend(options.xades.map(|_| format!("{id}-properties")));
            new.extend(options.enveloping.then(|| format!("{id}-object")));
        }
        new.extend(options.token.clone());
        for (i, id) in new.iter().enumerate() {
            xades::check_id(id)?;
            if ids.has(id) || new.get(..i).is_some_and(|before| before.contains(id)) {
                return Err(refused(format!(
                    "the Id {} is there already; choose another one for the signature",
                    quoted(id)
                )));
            }
        }
        let root = document.root_element();
        let (place, _) = options.place.find(document, ids)?;
        let signed = options.id.as_ref().map_or(Ok(root), |id| ids.get(id))?;
        let form = Self {
            options,
            signer,
            before: String::new(),
            after: String::new(),
            content: None,
            enveloped: place.ancestors().any(|above| above == signed),
            id,
        };
        if options.enveloping {
            return Ok(Self { content: text.get(root.range()), enveloped: false, ..form });
        }
        let (mut before, after) = tree::split_at_end(text, place);
        if let Some(token) = &options.token {
            before.push_str(&format!(
                "<wsse:BinarySecurityToken xmlns:wsse=\"{WSSE}\" xmlns:wsu=\"{WSU}\" EncodingType=\"{BASE64}\" ValueType=\"{X509V3}\" \
                 wsu:Id=\"{token}\">{}</wsse:BinarySecurityToken>",
                Base64::encode_string(signer.certificate().as_der())
            ));
        }
        Ok(Self { before, after, ..form })
    }

    /// Writes the signature with the digest of the signed element and, for XAdES, the digest of the properties.
    fn write(&self, [digest, of_properties]: &[Vec<u8>; 2], signature: &[u8]) -> Result<String> {
        let SignOptions { id: element, method, smev, cosign, xades, token, limits, .. } = self.options;
        let (algorithm, id) = (self.signer.digest_algorithm(), self.id);
        let (digest_uri, signature_uri) = uris(algorithm);
        let (mut own_id, mut uri, mut reference, mut object) = Default::default();
        if !id.is_empty() {
            own_id = format!(" Id=\"{id}\"");
        }
        match (self.content, element) {
            (Some(_), _) => uri = format!("=\"#{id}-object\""),
            (None, Some(element)) => value(&format!("#{element}"), &mut uri),
            (None, None) => value("", &mut uri),
        }
        if let Some(time) = xades {
            let time = fastgost_pki::x509::time(*time)?.to_date_time().to_string();
            let properties = xades::written(
                id,
                &time,
                self.signer.certificate(),
                algorithm,
                &method.write("ds:Transform", limits)?,
                of_properties,
            )?;
            (reference, object) = (properties.reference, properties.object);
        }
        if let Some(content) = self.content {
            object.push_str(&format!("<ds:Object Id=\"{id}-object\">{content}</ds:Object>"));
        }
        let mut transforms = String::new();
        if *cosign {
            transforms.push_str(&format!(
                "<ds:Transform Algorithm=\"{XPATH}\"><ds:XPath xmlns:dsig=\"{DSIG}\">{WITHOUT_SIGNATURES}</ds:XPath></ds:Transform>"
            ));
        } else if self.enveloped {
            transforms.push_str(&format!("<ds:Transform Algorithm=\"{ENVELOPED}\"/>"));
        }
        transforms.push_str(&method.write("ds:Transform", limits)?);
        if *smev {
            transforms.push_str(&format!("<ds:Transform Algorithm=\"{SMEV}\"/>"));
        }
        let key_info = match token {
            Some(token) => format!(
                "<wsse:SecurityTokenReference xmlns:wsse=\"{WSSE}\"><wsse:Reference URI=\"#{token}\" ValueType=\"{X509V3}\"/>\
                 </wsse:SecurityTokenReference>"
            ),
            None => format!(
                "<ds:X509Data><ds:X509Certificate>{}</ds:X509Certificate></ds:X509Data>",
                Base64::encode_string(self.signer.certificate().as_der())
            ),
        };
        Ok(format!(
            "<ds:Signature xmlns:ds=\"{DSIG}\"{own_id}><ds:SignedInfo>{method}<ds:SignatureMethod Algorithm=\"{signature_uri}\"/>\
             <ds:Reference URI{uri}><ds:Transforms>{transforms}</ds:Transforms><ds:DigestMethod Algorithm=\"{digest_uri}\"/>\
             {digest}</ds:Reference>{reference}</ds:SignedInfo>\
             <ds:SignatureValue>{signature}</ds:SignatureValue><ds:KeyInfo>{key_info}</ds:KeyInfo>{object}</ds:Signature>",
            method = method.write("ds:CanonicalizationMethod", limits)?,
            digest = digest_value(digest),
            signature = Base64::encode_string(signature),
        ))
    }
}

/// `BASE64` is the encoding of a security token, and `X509V3` is the type of a token that contains a certificate.
const BASE64: &str = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary";
const X509V3: &str = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3";
