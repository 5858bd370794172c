//! Finds elements by their identifiers. Without a DTD, nothing says which attributes are identifiers. So this module
//! has a fixed list of such attributes. Other programs may have another list. So before an element is found by a value,
//! the module checks that the value occurs only once in all attributes of the list together.
use crate::{
    error::{encoding, quoted, refused, unsupported},
    limits::Budget,
    tree::{self, Node},
};
use fastgost_pki::Result;
use roxmltree::{Document, NodeId};
use std::collections::HashMap;

/// The namespace of identifiers of WS-Security.
pub(crate) const WSU: &str = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";

/// The attributes that are identifiers. Each entry has the local name and the namespace.
const NAMES: [(&str, &str); 5] =
    [("Id", tree::NONE), ("ID", tree::NONE), ("id", tree::NONE), ("Id", WSU), ("id", tree::XML)];

/// The identifiers in a document. For each identifier, `all` has the first element with this identifier, and the number
/// of elements with it.
pub(crate) struct Ids<'a> {
    document: &'a Document<'a>,
    all: HashMap<&'a str, (NodeId, u32)>,
}

/// The number of steps that each identifier costs, besides one step for each of its bytes. These steps are for hashing
/// the identifier and for keeping it in memory.
const KEPT: usize = 64;

/// Returns the identifiers of an element.
fn own<'a>(node: Node<'a>) -> impl Iterator<Item = &'a str> {
    let is_id = |uri: Option<&str>, name: &str| NAMES.contains(&(name, uri.unwrap_or(tree::NONE)));
    node.attributes().filter(move |one| is_id(one.namespace(), one.name())).map(|one| one.value())
}

impl<'a> Ids<'a> {
    pub fn of(document: &'a Document<'a>, budget: &mut Budget) -> Result<Self> {
        let mut all = HashMap::<_, (NodeId, u32)>::new();
        for node in document.descendants().filter(Node::is_element) {
            for id in own(node) {
                budget.spend(KEPT + id.len())?;
                all.entry(id).or_insert((node.id(), 0)).1 += 1;
            }
        }
        Ok(Self { document, all })
    }

    /// Whether any element of the document has this identifier.
    pub fn has(&self, id: &str) -> bool {
        self.all.contains_key(id)
    }

    /// Returns the element with this identifier. No other element may have it, and the element may have no other
    /// identifier.
    pub fn get(&self, id: &str) -> Result<Node<'a>> {
        let found = self.all.get(id).and_then(|(first, many)| Some((self.document.get_node(*first)?, *many)));
        match found {
            Some((only, 1)) if own(only).count() > 1 => {
                Err(refused(format!("the element with the Id {} has several identifiers; allowed: one", quoted(id))))
            }
            Some((only, 1)) => Ok(only),
            Some((_, many)) => Err(refused(format!(
                "the Id {} is there {many} times, so nobody can say which element is signed; allowed: once",
                quoted(id)
            ))),
            None => Err(encoding("the XML document", format!("no element has the Id {}", quoted(id)))),
        }
    }

    /// Returns the element that a URI refers to.
    pub fn find(&self, uri: &str, what: &'static str) -> Result<Node<'a>> {
        match uri.strip_prefix('#').filter(|id| !id.is_empty() && !id.contains('(')) {
            Some(id) => self.get(id),
            None => Err(unsupported(what, uri, "#id, of an element in the document")),
        }
    }
}
