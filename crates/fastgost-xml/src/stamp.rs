//! Timestamps of XAdES-T. Such a timestamp covers the canonical form of `SignatureValue` (ETSI TS 101 903, section
//! 7.3).
use crate::{
    Limits,
    algorithm::DSIG,
    c14n::{Method, Subset, written_form},
    error::{encoding, quoted},
    ids::Ids,
    kept::{keep, right},
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
    cms::{ForeignTimestamp, Timestamp},
};

/// Reads the timestamps of a signature. Returns each timestamp together with the data that it should cover. Anybody may
/// have added timestamps. So if a timestamp cannot be read, its entry in the result is an error, and the function reads
/// the other timestamps. The function itself returns an error only if there is too much work. If there are more
/// timestamps than the limits allow, the last entry is an error about this.
pub(crate) fn read(signature: &Signature<'_>, limits: &Limits, budget: &mut Budget) -> Result<Vec<ForeignTimestamp>> {
    let groups = match xades::unsigned(signature) {
        Ok(groups) => groups,
        Err(e) => return Ok(vec![Err(e.to_string())]),
    };
    let mut all = Vec::new();
    let stamps = groups.into_iter().flat_map(|group| group.children().filter(|node| is(*node, "SignatureTimeStamp")));
    for property in stamps {
        match read_one(property, signature, limits, budget, &mut all) {
            Ok(()) => {}
            Err(e @ Error::Work(_)) => return Err(e),
            Err(e) => all.push(Err(e.to_string())),
        }
        if all.len() > limits.timestamps {
            all.truncate(limits.timestamps);
            all.push(Err(format!("it has more than {} timestamps, all that is allowed", limits.timestamps)));
            break;
        }
    }
    Ok(all)
}

fn read_one(
    property: Node<'_>,
    signature: &Signature<'_>,
    limits: &Limits,
    budget: &mut Budget,
    all: &mut Vec<ForeignTimestamp>,
) -> Result<()> {
    let mut method = Method::DEFAULT;
    for child in tree::elements(property)? {
        if is_dsig(child, "CanonicalizationMethod") {
            method = Method::required(child, limits)?;
        } else if is(child, "EncapsulatedTimeStamp") {
            if all.len() > limits.timestamps {
                break;
            }
            let token = base64(child, limits, budget)?;
            all.push(Ok((token, stamped(signature, &method, budget)?)));
        } else {
            let allowed = "it stands in SignatureTimeStamp; allowed: CanonicalizationMethod and EncapsulatedTimeStamp";
            return Err(encoding(label(child), allowed));
        }
    }
    Ok(())
}

/// Returns the data that a timestamp of this signature covers. This is the canonical form of the signature's
/// `SignatureValue`.
fn stamped(signature: &Signature<'_>, method: &Method, budget: &mut Budget) -> Result<Vec<u8>> {
    written_form(method, &Subset { comments: true, ..Subset::of(signature.value_node) }, budget)
}

/// Reads a document, and passes the chosen signature and the document's text to the function `make`. Returns the result
/// of `make`.
fn of<T>(
    document: &[u8],
    which: &Which,
    limits: &Limits,
    make: impl FnOnce(&Signature<'_>, &Ids<'_>, &str, &mut Budget) -> Result<T>,
) -> Result<T> {
    let text = source::text(document, limits)?;
    let mut budget = Budget::new(limits);
    let document = source::parse(&text, limits, &mut budget)?;
    let ids = Ids::of(&document, &mut budget)?;
    let signature = Signature::read(chosen(&document, which)?, &ids, limits, &mut budget)?;
    make(&signature, &ids, &text, &mut budget)
}

fn child<'a>(node: Node<'a>, name: &str) -> Result<Option<Node<'a>>> {
    Ok(tree::elements(node)?.into_iter().find(|child| is(*child, name)))
}

/// Makes a request (`TimeStampReq`, in DER) for a timestamp of a signature in a document. The caller sends the request
/// to a TSA. The timestamp will cover the canonical form of `SignatureValue`. The canonical form is made by the method
/// that `SignedInfo` names.
///
/// # Errors
/// The errors of [`verify`](crate::verify()) for documents that cannot be read.
pub fn timestamp_request(document: &[u8], which: &Which, limits: &Limits) -> Result<Vec<u8>> {
    of(document, which, limits, |signature, _, _, budget| {
        Timestamp::request(&stamped(signature, &signature.method, budget)?)
    })
}

/// Adds a timestamp to a signature in a document (XAdES-T). `response` is the whole response of a TSA
/// (`TimeStampResp`), or only its timestamp (`TimeStampToken`). `response` is in DER or in text form. This function
/// does not verify the signer of the timestamp. Returns the document with the timestamp. The result has no byte order
/// mark, its line ends are LF, and nothing else changes. The signature must have properties (XAdES-BES).
///
/// # Errors
/// - The errors of [`verify`](crate::verify()) for documents that cannot be read,
/// - the errors of [`Timestamp::token_in`],
/// - [`Error::Refused`] if the timestamp is for other data, or if another signature covers this signature and would
///   become wrong,
/// - [`Error::Usage`] for a signature without properties.
pub fn add_timestamp(document: &[u8], which: &Which, response: &[u8], limits: &Limits) -> Result<Vec<u8>> {
    let token = Timestamp::token_in(response, Strictness::Lenient)?;
    let timestamp = Timestamp::read(&token)?;
    of(document, which, limits, |signature, ids, text, budget| {
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
            let id = tree::attribute(signature.node, "Id").map_or(String::new(), |id| format!(" {}", quoted(id)));
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
                let was = right(signature.node.document(), ids, None, limits, budget)?;
                keep(&was, &added, None, limits, budget)?;
                Ok(added.into_bytes())
            }
        }
    })
}
