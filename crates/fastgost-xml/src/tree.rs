//! Functions that `roxmltree` lacks. These functions read prefixes, the child elements of an element, and the text of
//! an element if the text is in one piece.
use crate::{
    algorithm::DSIG,
    error::{encoding, quoted},
};
use fastgost_pki::Result;
use roxmltree::{Attribute, NodeType};

pub(crate) type Node<'a> = roxmltree::Node<'a, 'a>;

/// The namespace to which `xml:` is always bound.
pub(crate) const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// The empty string for "no namespace" and "no prefix". The address of this string can be read. The address of an
/// ordinary empty string usually cannot be read. This matters for the speed, because the C library compares strings by
/// masked loads. With AVX-512, a load whose mask is empty takes hundreds of cycles if the address cannot be read.
pub(crate) const NONE: &str = "-".split_at(0).0;

/// The number of steps that a comparison of two names costs, besides the steps for the bytes of their namespaces.
const COMPARED: usize = 16;

/// Returns the namespace of an element, or an empty string if there is no namespace.
pub(crate) fn namespace<'a>(node: Node<'a>) -> &'a str {
    node.tag_name().namespace().unwrap_or(NONE)
}

/// Returns the name of an element with the prefix, as the document writes the name.
pub(crate) fn written<'a>(node: Node<'a>) -> &'a str {
    let text = node.document().input_text().get(node.range().start + 1..).unwrap_or_default();
    text.split([' ', '\t', '\n', '/', '>']).next().unwrap_or_default()
}

/// Returns the name of an attribute with the prefix, as the document writes the name.
pub(crate) fn attribute_written<'a>(node: Node<'a>, attribute: &Attribute<'a, 'a>) -> &'a str {
    node.document().input_text().get(attribute.range_qname()).unwrap_or_default()
}

/// Returns the prefix of a name as the document writes the name, or an empty string if there is no prefix.
pub(crate) fn prefix(written: &str) -> &str {
    written.split_once(':').map_or(NONE, |(prefix, _)| prefix)
}

/// Returns whether the node is the element `name` of XML signatures.
pub(crate) fn is_dsig(node: Node<'_>, name: &str) -> bool {
    node.is_element() && node.tag_name().name() == name && namespace(node) == DSIG
}

/// Returns the name of an element for errors.
pub(crate) fn label(node: Node<'_>) -> String {
    quoted(written(node))
}

/// Returns the child elements of an element. Returns an error if there is text between the child elements, unless the
/// text is only white space.
pub(crate) fn elements<'a>(node: Node<'a>) -> Result<Vec<Node<'a>>> {
    let mut all = Vec::new();
    for child in node.children() {
        match child.node_type() {
            NodeType::Element => all.push(child),
            NodeType::Text if !child.text().unwrap_or_default().trim_matches([' ', '\t', '\n', '\r']).is_empty() => {
                return Err(encoding(label(node), "it has text beside its elements"));
            }
            _ => {}
        }
    }
    Ok(all)
}

/// Returns the text of an element. The element must contain nothing but text. A comment or an element within the text
/// is refused, because it splits the text into pieces, and programs differ in how they read such text.
pub(crate) fn text<'a>(node: Node<'a>) -> Result<&'a str> {
    let mut children = node.children();
    match (children.next(), children.next()) {
        (None, _) => Ok(""),
        (Some(only), None) if only.is_text() => Ok(only.text().unwrap_or_default()),
        _ => Err(encoding(
            label(node),
            "it has comments, processing instructions or elements in its text; allowed: text only",
        )),
    }
}

/// Returns the value of an attribute without a namespace. `Node::attribute` of the parser would return the first
/// attribute with this local name in any namespace, so this function does not use `Node::attribute`.
pub(crate) fn attribute<'a>(node: Node<'a>, name: &str) -> Option<&'a str> {
    node.attributes().find(|one| one.namespace().is_none() && one.name() == name).map(|one| one.value())
}

/// Returns the value of an attribute without a namespace. The element must have this attribute.
pub(crate) fn required<'a>(node: Node<'a>, name: &str) -> Result<&'a str> {
    attribute(node, name).ok_or_else(|| encoding(label(node), format!("the attribute {name} is missing")))
}

/// Returns the number of steps that it costs to sort attributes by their names. Each item of `namespaces` is the number
/// of bytes of an attribute's namespace.
pub(crate) fn sorting(namespaces: impl ExactSizeIterator<Item = usize>) -> usize {
    let comparisons = 1 + namespaces.len().checked_ilog2().unwrap_or_default() as usize;
    namespaces.map(|bytes| comparisons * (COMPARED + bytes / 16)).sum()
}

/// Returns the path to an element from the root, such as `/{urn:a}Order/{urn:a}Price`. A name without a namespace has
/// no braces, as in `/Order`.
pub(crate) fn path(node: Node<'_>) -> Result<String> {
    let mut steps = Vec::new();
    for node in node.ancestors().filter(Node::is_element) {
        match namespace(node) {
            "" => steps.push(format!("/{}", node.tag_name().name())),
            // A namespace with a brace is refused, because it could make one path look like another path.
            uri if uri.contains(['{', '}']) => {
                return Err(encoding(label(node), "its namespace has { or }, which no URI has"));
            }
            uri => steps.push(format!("/{{{uri}}}{}", node.tag_name().name())),
        }
    }
    steps.reverse();
    Ok(steps.concat())
}

/// Splits a path into its steps. The path has the form that [`path`] writes. A step is a namespace and a name. In the
/// result, the last step comes first.
pub(crate) fn steps(path: &str) -> Result<Vec<(&str, &str)>> {
    let wrong = || encoding("the path of an element", format!("{} is not like /{{urn:a}}Order/Price", quoted(path)));
    let (mut all, mut rest) = (Vec::new(), path);
    while !rest.is_empty() {
        rest = rest.strip_prefix('/').ok_or_else(wrong)?;
        let mut uri = "";
        if let Some(braced) = rest.strip_prefix('{') {
            (uri, rest) = braced.split_once('}').ok_or_else(wrong)?;
        }
        let (name, more) = rest.split_at_checked(rest.find('/').unwrap_or(rest.len())).ok_or_else(wrong)?;
        if name.is_empty() {
            return Err(wrong());
        }
        all.push((uri, name));
        rest = more;
    }
    all.reverse();
    if all.is_empty() { Err(wrong()) } else { Ok(all) }
}

/// Whether the element has this path.
pub(crate) fn is_at(node: Node<'_>, steps: &[(&str, &str)]) -> bool {
    let mut above = node.ancestors().filter(Node::is_element);
    steps
        .iter()
        .all(|(uri, name)| above.next().is_some_and(|node| node.tag_name().name() == *name && namespace(node) == *uri))
        && above.next().is_none()
}

/// Splits the text of a document at the end of the contents of `element`, where a new last child can be put. Returns
/// the text before this place and the text after it.
pub(crate) fn split_at_end(text: &str, element: Node<'_>) -> (String, String) {
    let end = element.range().end;
    let (inner, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    match inner.strip_suffix("/>") {
        Some(open) => (format!("{open}>"), format!("</{}>{rest}", written(element))),
        None => {
            let start = inner.rfind("</").unwrap_or(inner.len());
            let (before, after) = text.split_at_checked(start).unwrap_or((text, ""));
            (before.to_owned(), after.to_owned())
        }
    }
}

/// Returns the node that follows `node` in the order of the document, or `None` after the last node within `top`. If
/// `skip` is true, the contents of `node` are skipped. Calls `leave` for each element that ends between `node` and the
/// returned node. The function does not recurse, since documents may be deep.
pub(crate) fn next<'a>(top: Node<'a>, node: Node<'a>, skip: bool, mut leave: impl FnMut(Node<'a>)) -> Option<Node<'a>> {
    if let Some(child) = node.first_child().filter(|_| !skip) {
        return Some(child);
    }
    let mut node = node;
    if !skip {
        leave(node);
    }
    while node != top {
        if let Some(sibling) = node.next_sibling() {
            return Some(sibling);
        }
        node = node.parent()?;
        leave(node);
    }
    None
}
