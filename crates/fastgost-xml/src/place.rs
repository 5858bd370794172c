//! Finds the signature or the element that the caller has chosen in a document.
use crate::{
    error::{encoding, quoted, refused},
    ids::Ids,
    tree::{self, Node, is_dsig},
};
use fastgost_pki::{Error, Result};
use roxmltree::Document;
use std::str::FromStr;

/// Says which signature of a document the caller means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Which {
    /// The only signature of the document.
    #[default]
    Only,
    /// The signature whose `Signature` element has this `Id`.
    Id(String),
    /// The signature with this number. Signatures are counted from 1, in the order of the document.
    Number(usize),
}

/// An element of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The document's element.
    #[default]
    Document,
    /// The element with this identifier.
    Id(String),
    /// The only element with this path from the root, such as `/{urn:a}Order/{urn:a}Price`. Names without a namespace
    /// have no braces.
    Path(String),
}

/// The end of an error message. The error is that a document has several signatures, and the caller has not chosen one.
pub const SEVERAL: &str = "say which one, by its Id or its number";

/// Returns the signature that the caller means.
pub(crate) fn chosen<'a>(document: &'a Document<'a>, which: &Which) -> Result<Node<'a>> {
    let all: Vec<_> = document.descendants().filter(|node| is_dsig(*node, "Signature")).collect();
    let none = |what: String| encoding("the XML document", what);
    match which {
        Which::Only => match all[..] {
            [only] => Ok(only),
            [] => Err(none("it has no Signature, so it is not signed".into())),
            _ => Err(refused(format!("it has {} signatures; {SEVERAL}", all.len()))),
        },
        Which::Number(number) => number
            .checked_sub(1)
            .and_then(|i| all.get(i).copied())
            .ok_or_else(|| none(format!("it has no signature with the number {number}; allowed: 1 to {}", all.len()))),
        Which::Id(id) => {
            let mut named = all.into_iter().filter(|node| tree::attribute(*node, "Id") == Some(id));
            match (named.next(), named.next()) {
                (Some(only), None) => Ok(only),
                (None, _) => Err(none(format!("no Signature has the Id {}", quoted(id)))),
                _ => Err(refused(format!("several signatures have the Id {}; allowed: one", quoted(id)))),
            }
        }
    }
}

/// Reads the choice of a signature from text. The text is `#ID`, or a number from 1.
impl FromStr for Which {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        match text.strip_prefix('#') {
            Some(id) if !id.is_empty() => Ok(Self::Id(id.to_owned())),
            _ => text.parse().map(Self::Number).map_err(|_| not("a signature", text, "#ID, or a number from 1")),
        }
    }
}

/// Reads the place of an element from text. The text is `document`, `#ID`, or a path that begins with `/`.
impl FromStr for Place {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        match text.strip_prefix('#') {
            Some(id) if !id.is_empty() => Ok(Self::Id(id.to_owned())),
            None if text == "document" => Ok(Self::Document),
            None if text.starts_with('/') => Ok(Self::Path(text.to_owned())),
            _ => Err(not("an element", text, "document, #ID, or a path that begins with /")),
        }
    }
}

fn not(what: &str, given: &str, allowed: &str) -> Error {
    Error::Usage(format!("{} is not {what}; allowed: {allowed}", quoted(given)).into())
}

impl Place {
    /// Returns the element at this place, and words that describe the place.
    pub(crate) fn find<'a>(&self, document: &'a Document<'a>, ids: &Ids<'a>) -> Result<(Node<'a>, String)> {
        match self {
            Place::Document => Ok((document.root_element(), "the document".to_owned())),
            Place::Id(id) => Ok((ids.get(id)?, format!("the element with the Id {}", quoted(id)))),
            Place::Path(path) => {
                let steps = tree::steps(path)?;
                let mut found = document.descendants().filter(|node| node.is_element() && tree::is_at(*node, &steps));
                match (found.next(), found.next()) {
                    (Some(only), None) => Ok((only, format!("the element {}", quoted(path)))),
                    (None, _) => Err(encoding("the XML document", format!("it has no element {}", quoted(path)))),
                    _ => Err(refused(format!("it has several elements {}; allowed: one", quoted(path)))),
                }
            }
        }
    }
}
