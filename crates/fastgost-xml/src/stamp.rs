//! XAdES-T: timestamps of the canonical form of `SignatureValue` (ETSI TS 101 903, section 7.3).
use crate::{
    Limits, VerifyOptions,
    algorithm::DSIG,
    c14n::{Method, Subset, written_form},
    error::{encoding, quoted},
    ids::Ids,
    kept::keep,
    limits::Budget,
    place::{Which, chosen},
    signature::{Signature, base64},
    source,
    tree::{self, Node, is_dsig, label},
    xades::{self, XADES, is},
};
use base64ct::{Base64, Encoding as _};
use fastgost_pki::{
    Error, Result, Strictness,
    cms::{self, Timestamp, TimestampVerdict},
    x509::Certificate,
};

/// A timestamp as it was added: how `SignatureValue` is written for it, and the token.
struct Stamp {
    method: Method,
    token: Vec<u8>,
}

/// The timestamps of a signature.
fn read(signature: &Signature<'_>, limits: &Limits) -> Result<Vec<Stamp>> {
    let mut all = Vec::new();
    for group in xades::unsigned(signature)? {
        for property in tree::elements(group)?.into_iter().filter(|node| is(*node, "SignatureTimeStamp")) {
            let mut method = Method::DEFAULT;
            for child in tree::elements(property)? {
                if is_dsig(child, "CanonicalizationMethod") {
                    method = Method::required(child, limits)?;
                } else if is(child, "EncapsulatedTimeStamp") {
                    if all.len() == limits.timestamps {
                        let most = limits.timestamps;
                        return Err(encoding(
                            "Signature",
                            format!("it has more than {most} timestamps, all that is allowed"),
                        ));
                    }
                    all.push(Stamp { method: method.clone(), token: base64(child, limits)? });
                } else {
                    let allowed =
                        "it stands in SignatureTimeStamp; allowed: CanonicalizationMethod and EncapsulatedTimeStamp";
                    return Err(encoding(label(child), allowed));
                }
            }
        }
    }
    Ok(all)
}

/// What a timestamp is of.
fn stamped(signature: &Signature<'_>, method: &Method, budget: &mut Budget) -> Result<Vec<u8>> {
    written_form(method, &Subset { comments: true, ..Subset::of(signature.value_node) }, budget)
}

/// The verdicts on the timestamps of a signature, which has these certificates too.
pub(crate) fn judge(
    signature: &Signature<'_>,
    options: &VerifyOptions,
    certificates: &[Certificate],
    budget: &mut Budget,
) -> Result<Vec<TimestampVerdict>> {
    let stamps = read(signature, &options.limits)?;
    if stamps.is_empty() {
        return Ok(Vec::new());
    }
    let mut trust = cms::VerifyOptions::new(options.trusted.iter().cloned())?;
    trust.untrusted = options.untrusted.iter().chain(certificates).cloned().collect();
    (trust.lists, trust.responses) = (options.lists.clone(), options.responses.clone());
    (trust.path, trust.strictness) = (options.path.clone(), options.strictness);
    let data = stamps.iter().map(|one| stamped(signature, &one.method, budget)).collect::<Result<Vec<_>>>()?;
    let all: Vec<_> = stamps.iter().zip(&data).map(|(stamp, data)| (&stamp.token[..], &data[..])).collect();
    cms::verify_timestamps(&all, &trust)
}

/// What comes of a signature of a document, with the text of the document.
fn of<T>(
    document: &[u8],
    which: &Which,
    limits: &Limits,
    make: impl FnOnce(&Signature<'_>, &str, &mut Budget) -> Result<T>,
) -> Result<T> {
    let text = source::text(document, limits)?;
    let mut budget = Budget::new(limits);
    let document = source::parse(&text, limits, &mut budget)?;
    let signature = Signature::read(chosen(&document, which)?, &Ids::of(&document), limits)?;
    make(&signature, &text, &mut budget)
}

fn child<'a>(node: Node<'a>, name: &str) -> Result<Option<Node<'a>>> {
    Ok(tree::elements(node)?.into_iter().find(|child| is(*child, name)))
}

/// A request (`TimeStampReq`, in DER) for a timestamp of a signature in a document, for somebody who makes timestamps. The timestamp will be of
/// the canonical form of `SignatureValue`, by the method of `SignedInfo`.
///
/// # Errors
/// Those of [`verify`](crate::verify()) for documents that cannot be read.
pub fn timestamp_request(document: &[u8], which: &Which, limits: &Limits) -> Result<Vec<u8>> {
    of(document, which, limits, |signature, _, budget| {
        Timestamp::request(&stamped(signature, &signature.method, budget)?)
    })
}

/// Adds a timestamp to a signature in a document (XAdES-T): that in a response (`TimeStampResp`), or a `TimeStampToken` alone, in DER or text. Who
/// made it is not verified here. Returns the document; its line ends are LF, and nothing else changes. The signature must have properties
/// (XAdES-BES).
///
/// # Errors
/// Those of [`verify`](crate::verify()) for documents that cannot be read, and of [`Timestamp::token_in`]; [`Error::Refused`] if the
/// timestamp is of something else, and if another signature is over this one, and would be wrong then; [`Error::Usage`] for a signature without properties.
pub fn add_timestamp(document: &[u8], which: &Which, response: &[u8], limits: &Limits) -> Result<Vec<u8>> {
    let token = Timestamp::token_in(response, Strictness::Lenient)?;
    let timestamp = Timestamp::read(&token)?;
    of(document, which, limits, |signature, text, budget| {
        if !timestamp.is_of(&stamped(signature, &signature.method, budget)?)? {
            return Err(Error::Refused("the timestamp is of something else: its digest is another".into()));
        }
        let method = signature.method.write("ds:CanonicalizationMethod", limits)?;
        let stamp = format!(
            "<xades:SignatureTimeStamp xmlns:xades=\"{XADES}\" xmlns:ds=\"{DSIG}\">{method}<xades:EncapsulatedTimeStamp>{}\
             </xades:EncapsulatedTimeStamp></xades:SignatureTimeStamp>",
            Base64::encode_string(&token)
        );
        let around = |name: &str, inner: &str| format!("<xades:{name} xmlns:xades=\"{XADES}\">{inner}</xades:{name}>");
        let properties = xades::qualifying(signature)?.ok_or_else(|| {
            let id = signature.node.attribute("Id").map_or(String::new(), |id| format!(" {}", quoted(id)));
            Error::Usage(format!("the signature{id} has no properties of XAdES, to which timestamps are added").into())
        })?;
        let (place, new) = match child(properties, "UnsignedProperties")? {
            None => (properties, around("UnsignedProperties", &around("UnsignedSignatureProperties", &stamp))),
            Some(unsigned) => match child(unsigned, "UnsignedSignatureProperties")? {
                None => (unsigned, around("UnsignedSignatureProperties", &stamp)),
                Some(group) => (group, stamp),
            },
        };
        let (before, after) = tree::split_at_end(text, place);
        let added = [&before[..], &new, &after].concat();
        match added.len() > limits.bytes {
            true => Err(encoding("the XML document", format!("it would have more than {} bytes", limits.bytes))),
            false => {
                keep(text, &added, None, limits)?;
                Ok(added.into_bytes())
            }
        }
    })
}
