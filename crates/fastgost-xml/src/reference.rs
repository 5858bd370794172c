//! Finds the data that a reference names, and computes the signed bytes from this data.
use crate::{
    Limits,
    c14n::{self, Method, Subset},
    error::{quoted, refused},
    ids::Ids,
    limits::Budget,
    signature::{Reference, Signature, Transform},
    smev, source,
    tree::{self, Node, is_dsig, label},
};
use fastgost_pki::Result;

/// Returns the target of a reference. The target is an element or, for the whole document, the root above the
/// document's element.
pub(crate) fn target<'a>(reference: &Reference<'a>, signature: &Signature<'a>, ids: &Ids<'a>) -> Result<Node<'a>> {
    if reference.uri.is_empty() {
        return Ok(signature.node.document().root());
    }
    let node = ids.find(reference.uri, "the URI of a Reference")?;
    let own = |node: Node<'_>| is_dsig(node, "SignedInfo") || is_dsig(node, "SignatureValue");
    match node.ancestors().find(|node| own(*node)) {
        Some(part) => Err(refused(format!("a Reference is to a part of {}, which is no content", label(part)))),
        None => Ok(node),
    }
}

/// Returns the nodes that a reference selects: the nodes of the target, without the nodes that transforms leave out.
/// Transforms that turn nodes into bytes, such as canonical XML, do not change this selection.
pub(crate) fn subset<'a>(reference: &Reference<'a>, signature: &Signature<'a>, target: Node<'a>) -> Subset<'a> {
    let mut subset = Subset::of(target);
    for transform in &reference.transforms {
        match transform {
            Transform::Enveloped => subset.without = Some(signature.node.id()),
            Transform::WithoutSignatures => subset.without_signatures = true,
            Transform::Canonical(_) | Transform::Smev => {}
        }
    }
    subset
}

/// Applies the transforms of the reference. Returns the bytes whose digest the signature contains.
pub(crate) fn bytes(
    reference: &Reference<'_>,
    subset: &Subset<'_>,
    limits: &Limits,
    budget: &mut Budget,
) -> Result<Vec<u8>> {
    let nothing = || Err(refused(format!("the reference to {} selects nothing", quoted(reference.uri))));
    if !covers(subset, subset.top) {
        return nothing();
    }
    let mut bytes: Option<Vec<u8>> = None;
    for transform in &reference.transforms {
        bytes = match (transform, bytes) {
            (Transform::Enveloped | Transform::WithoutSignatures, None) => None,
            (Transform::Enveloped | Transform::WithoutSignatures, Some(_)) => {
                return Err(refused(
                    "a transform that leaves out signatures comes after one that makes bytes; allowed: before it",
                ));
            }
            (other, None) => Some(applied(other, subset, budget)?),
            (other, Some(bytes)) => {
                let text = source::text(&bytes, limits)?;
                let document = source::parse(&text, limits, budget)?;
                // This transform needs nodes, but an earlier transform has made bytes. So the bytes are parsed again.
                // The new nodes include comments.
                Some(applied(other, &Subset { comments: true, ..Subset::of(document.root()) }, budget)?)
            }
        };
    }
    let bytes = bytes.map_or_else(|| c14n::written_form(&Method::DEFAULT, subset, budget), Ok)?;
    // The bytes are also hashed, which takes longer than writing. So each byte costs two more steps.
    budget.spend(bytes.len().saturating_mul(2))?;
    if bytes.is_empty() { nothing() } else { Ok(bytes) }
}

/// Returns the digest of the bytes, by the hash function of the reference.
pub(crate) fn digest(reference: &Reference<'_>, bytes: &[u8]) -> Result<Vec<u8>> {
    let mut hash = reference.algorithm.hasher()?;
    hash.update(bytes);
    Ok(hash.finalize_reset().to_vec())
}

fn applied(transform: &Transform, subset: &Subset<'_>, budget: &mut Budget) -> Result<Vec<u8>> {
    match transform {
        Transform::Smev => smev::transformed(subset, budget),
        Transform::Canonical(method) => c14n::written_form(method, subset, budget),
        // These transforms only leave out nodes, so the default method turns the nodes into bytes.
        Transform::Enveloped | Transform::WithoutSignatures => c14n::written_form(&Method::DEFAULT, subset, budget),
    }
}

/// Returns whether a node is among the signed nodes. If a node is left out, the nodes within it are not signed either.
pub(crate) fn covers<'a>(subset: &Subset<'a>, node: Node<'a>) -> bool {
    node.ancestors().any(|above| above == subset.top) && !node.ancestors().any(|above| subset.omits(above))
}

/// Returns the place of a reference's target in the document.
pub(crate) fn place(target: Node<'_>) -> Result<String> {
    if target.is_root() { Ok("/".to_owned()) } else { tree::path(target) }
}
