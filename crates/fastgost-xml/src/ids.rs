//! Elements by their identifiers. There is no DTD to say which attributes are identifiers, so an exact list does; and since others may
//! have another list, a value must belong to one element whichever of these attributes it has.
use crate::{
    error::{encoding, quoted, refused, unsupported},
    tree::{self, Node},
};
use fastgost_pki::Result;
use roxmltree::Document;
use std::collections::HashMap;

/// The namespace of identifiers of WS-Security.
pub(crate) const WSU: &str = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";

/// The attributes that are identifiers.
const NAMES: [(&str, &str); 5] = [("", "Id"), ("", "ID"), ("", "id"), (WSU, "Id"), (tree::XML, "id")];

/// The elements of a document by their identifiers.
pub(crate) struct Ids<'a>(HashMap<&'a str, Vec<Node<'a>>>);

/// The identifiers of an element.
fn own<'a>(node: Node<'a>) -> impl Iterator<Item = &'a str> {
    let is_id = |uri: Option<&str>, name: &str| NAMES.contains(&(uri.unwrap_or_default(), name));
    node.attributes().filter(move |one| is_id(one.namespace(), one.name())).map(|one| one.value())
}

impl<'a> Ids<'a> {
    pub fn of(document: &'a Document<'a>) -> Self {
        let mut all = HashMap::<_, Vec<_>>::new();
        for node in document.descendants().filter(Node::is_element) {
            own(node).for_each(|id| all.entry(id).or_default().push(node));
        }
        Self(all)
    }

    /// Whether an element has this identifier.
    pub fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// The one element with an identifier.
    pub fn get(&self, id: &str) -> Result<Node<'a>> {
        match self.0.get(id).map(Vec::as_slice) {
            Some([only]) if own(*only).count() > 1 => {
                Err(refused(format!("the element with the Id {} has several identifiers; allowed: one", quoted(id))))
            }
            Some([only]) => Ok(*only),
            Some(all) if all.len() > 1 => Err(refused(format!(
                "the Id {} is there {} times, so nobody can say which element is signed; allowed: once",
                quoted(id),
                all.len()
            ))),
            _ => Err(encoding("the XML document", format!("no element has the Id {}, to which it refers", quoted(id)))),
        }
    }

    /// The element that a URI refers to.
    pub fn find(&self, uri: &str, what: &'static str) -> Result<Node<'a>> {
        match uri.strip_prefix('#').filter(|id| !id.is_empty() && !id.contains('(')) {
            Some(id) => self.get(id),
            None => Err(unsupported(what, uri, "#id, of an element in the document")),
        }
    }
}
