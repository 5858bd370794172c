//! Checks that the signatures in a document stay right when a signature or a timestamp is added to the document.
use crate::{
    Limits,
    error::refused,
    ids::Ids,
    limits::Budget,
    reference,
    signature::Signature,
    source,
    tree::{Node, is_dsig},
};
use fastgost_pki::{Error, Result};
use roxmltree::Document;

/// Refuses a change that makes a right signature wrong. A signature is called [`right`] here if the digests of all its
/// references are right. `was` is the result of `right` before the change, and `after` is the text of the document
/// after the change. If the change adds a signature, `new` is the byte at which the added signature begins.
pub(crate) fn keep(was: &[bool], after: &str, new: Option<usize>, limits: &Limits, budget: &mut Budget) -> Result<()> {
    if !was.contains(&true) {
        return Ok(());
    }
    let document = source::parse(after, limits, budget)?;
    let is = right(&document, &Ids::of(&document, budget)?, new, limits, budget)?;
    match was.iter().zip(is).position(|(was, is)| *was && !is) {
        None => Ok(()),
        Some(i) => Err(refused(format!(
            "signature {} of the document, which is over this place, would be wrong then; allowed: a place that no signature is over, and \
             signatures that leave all signatures out of what they sign",
            i + 1
        ))),
    }
}

/// Returns a truth value for each signature, in the order of the document. The value is true if the digests of all
/// references of the signature are right. The signature that begins at the byte `without` is skipped.
pub(crate) fn right<'a>(
    document: &'a Document<'a>,
    ids: &Ids<'a>,
    without: Option<usize>,
    limits: &Limits,
    budget: &mut Budget,
) -> Result<Vec<bool>> {
    let all = document.descendants().filter(|node| is_dsig(*node, "Signature"));
    let all = all.filter(|node| Some(node.range().start) != without);
    let one = |node| match is_right(node, ids, limits, budget) {
        Err(e @ Error::Work(_)) => Err(e),
        other => Ok(other.unwrap_or(false)),
    };
    all.map(one).collect()
}

fn is_right<'a>(node: Node<'a>, ids: &Ids<'a>, limits: &Limits, budget: &mut Budget) -> Result<bool> {
    let signature = Signature::read(node, ids, limits, budget)?;
    for one in &signature.references {
        let subset = reference::subset(one, &signature, reference::target(one, &signature, ids)?);
        if reference::digest(one, &reference::bytes(one, &subset, limits, budget)?)? != one.digest {
            return Ok(false);
        }
    }
    Ok(true)
}
