//! Canonical XML 1.0, canonical XML 1.1 and exclusive canonical XML. This module writes the canonical form of an
//! element or of a document. The form can leave out one signature or all signatures.
use crate::{
    Limits,
    algorithm::EXCLUSIVE,
    error::{encoding, quoted, unsupported},
    escape::{escape_text, value},
    ids::Ids,
    limits::Budget,
    source,
    tree::{self, Node, XML, attribute_written, prefix, written},
};
use fastgost_pki::{Error, Result};
use roxmltree::{NodeId, NodeType};
use std::{
    collections::{HashMap, HashSet},
    str::FromStr,
};

/// The form of canonical XML.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Exclusive XML Canonicalization 1.0. The form of an element declares only the namespaces that the element uses,
    /// so the form does not depend on the elements around it.
    #[default]
    Exclusive,
    /// Canonical XML 1.0. The form of an element also has all namespaces of the elements around it, and all their
    /// attributes with the prefix `xml`.
    Inclusive,
    /// Canonical XML 1.1. An element inherits the attributes `xml:lang` and `xml:space` from the elements around it,
    /// but no other attributes with the prefix `xml`. If an element around it has the attribute `xml:base`, an error is
    /// returned. Everything else is as in 1.0.
    Inclusive11,
}

/// Reads a form from its name: `exclusive`, `inclusive` or `inclusive-1.1`.
impl FromStr for Form {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        match text {
            "exclusive" => Ok(Self::Exclusive),
            "inclusive" => Ok(Self::Inclusive),
            "inclusive-1.1" => Ok(Self::Inclusive11),
            _ => Err(Error::Usage(
                "an unknown form of canonical XML; allowed: exclusive, inclusive, inclusive-1.1".into(),
            )),
        }
    }
}

/// A method of canonicalization.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Method {
    /// The form of canonical XML.
    pub form: Form,
    /// Whether the canonical form contains comments.
    pub comments: bool,
    /// The prefixes that the exclusive form treats in the same way as the inclusive forms do (`InclusiveNamespaces
    /// PrefixList`). The empty string stands for the default namespace.
    pub prefixes: Vec<String>,
}

const FORMS: [(Form, &str, &str); 3] = [
    (Form::Inclusive, "http://www.w3.org/TR/2001/REC-xml-c14n-20010315", "#WithComments"),
    (Form::Inclusive11, "http://www.w3.org/2006/12/xml-c14n11", "#WithComments"),
    (Form::Exclusive, EXCLUSIVE, "WithComments"),
];

impl Method {
    /// The method that turns nodes into bytes if no transform of the reference does this (XMLDSig, section 4.4.3.2).
    pub(crate) const DEFAULT: Self = Self { form: Form::Inclusive, comments: false, prefixes: Vec::new() };

    /// Reads the method that a `CanonicalizationMethod` or a `Transform` names. Returns `None` if the element names an
    /// algorithm that is not in `FORMS`.
    pub(crate) fn read(node: Node<'_>, limits: &Limits) -> Result<Option<Self>> {
        let uri = tree::required(node, "Algorithm")?;
        let Some((form, comments)) = FORMS.into_iter().find_map(|(form, known, suffix)| {
            let rest = uri.strip_prefix(known)?;
            (rest.is_empty() || rest == suffix).then_some((form, !rest.is_empty()))
        }) else {
            return Ok(None);
        };
        let mut prefixes = None;
        for child in tree::elements(node)? {
            let list = child.tag_name().name() == "InclusiveNamespaces" && tree::namespace(child) == EXCLUSIVE;
            if !list || form != Form::Exclusive || prefixes.is_some() {
                return Err(unsupported(
                    "a method of canonicalization",
                    written(child),
                    "one InclusiveNamespaces, in exclusive ones",
                ));
            }
            let listed = tree::required(child, "PrefixList")?.split_ascii_whitespace().take(limits.prefixes + 1);
            let named = |prefix: &str| if prefix == "#default" { "" } else { prefix }.to_owned();
            prefixes = Some(listed.map(named).collect());
        }
        let method = Self { form, comments, prefixes: prefixes.unwrap_or_default() };
        method.check(limits)?;
        Ok(Some(method))
    }

    /// Reads the method that a `CanonicalizationMethod` names. If the method is not in `FORMS`, returns an error.
    pub(crate) fn required(node: Node<'_>, limits: &Limits) -> Result<Self> {
        Self::read(node, limits)?.ok_or_else(|| {
            let allowed = FORMS.map(|(_, uri, _)| uri).join(", ");
            unsupported("CanonicalizationMethod", tree::attribute(node, "Algorithm").unwrap_or_default(), allowed)
        })
    }

    /// Checks three things: the number and the lengths of the prefixes are within the limits, the form allows prefixes,
    /// and no prefix contains white space.
    pub(crate) fn check(&self, limits: &Limits) -> Result<()> {
        let Limits { prefix: longest, prefixes: most, .. } = *limits;
        if self.prefixes.len() > most {
            let problem = format!("its PrefixList has too many prefixes; allowed: {most}");
            return Err(encoding("InclusiveNamespaces", problem));
        }
        if self.prefixes.iter().any(|prefix| prefix.len() > longest) {
            let problem = format!("a prefix in its PrefixList has more than {longest} bytes, all that is allowed");
            return Err(encoding("InclusiveNamespaces", problem));
        }
        if !self.prefixes.is_empty() && self.form != Form::Exclusive {
            return Err(Error::Usage("a list of prefixes is for exclusive canonical XML only".into()));
        }
        if self.prefixes.iter().any(|prefix| prefix.contains(char::is_whitespace)) {
            return Err(Error::Usage("a prefix in the list has white space in it".into()));
        }
        Ok(())
    }

    /// Returns an XML element that names this method. `name` is the name of this element, including its prefix.
    pub(crate) fn write(&self, name: &str, limits: &Limits) -> Result<String> {
        self.check(limits)?;
        let found = FORMS.into_iter().find(|(form, ..)| *form == self.form);
        let (_, uri, suffix) = found.unwrap_or((Form::Exclusive, EXCLUSIVE, ""));
        let mut out = format!("<{name} Algorithm=\"{uri}{}\"", if self.comments { suffix } else { "" });
        if self.prefixes.is_empty() {
            return Ok(out + "/>");
        }
        let list: Vec<_> =
            self.prefixes.iter().map(|prefix| if prefix.is_empty() { "#default" } else { prefix }).collect();
        out.push_str(&format!("><ec:InclusiveNamespaces xmlns:ec=\"{EXCLUSIVE}\" PrefixList"));
        value(&list.join(" "), &mut out);
        Ok(out + &format!("/></{name}>"))
    }
}

/// Returns the canonical form of a document in UTF-8. With `id`, returns the canonical form of only the element with
/// this identifier.
///
/// ```
/// use fastgost_xml::{Limits, Method, canonical};
///
/// let document = b"<a xmlns='urn:a' xmlns:b='urn:b'><b:c Id = 'x' /></a>";
/// let found = canonical(document, Some("x"), &Method::default(), &Limits::default())?;
/// assert_eq!(found, b"<b:c xmlns:b=\"urn:b\" Id=\"x\"></b:c>");
/// # Ok::<(), fastgost_xml::Error>(())
/// ```
///
/// # Errors
/// - [`Error::Encoding`] for a document that is not XML or has no element with the identifier `id`, for namespaces that
///   are relative URIs, and for input beyond [`Limits`],
/// - [`Error::Refused`] if several elements have the identifier `id`, or if the element with this identifier has
///   several identifiers,
/// - [`Error::Unsupported`] for an XML version other than 1.0, and for an encoding that is not supported,
/// - [`Error::Work`] if the work exceeds [`Limits::work`],
/// - [`Error::Usage`] if `method` has prefixes but its form is not exclusive, or if a prefix contains white space.
pub fn canonical(document: &[u8], id: Option<&str>, method: &Method, limits: &Limits) -> Result<Vec<u8>> {
    method.check(limits)?;
    let mut budget = Budget::new(limits);
    let text = source::text(document, limits)?;
    let document = source::parse(&text, limits, &mut budget)?;
    let top = match id {
        Some(id) => Ids::of(&document, &mut budget)?.get(id)?,
        None => document.root(),
    };
    written_form(method, &Subset { comments: true, ..Subset::of(top) }, &mut budget)
}

/// A set of nodes: an element or a document, with its contents. Comments and signatures may be left out of the set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subset<'a> {
    /// An element, or the root node of a whole document. The root node is above the document's element.
    pub top: Node<'a>,
    pub comments: bool,
    /// The signature that is left out. `None` if no single signature is left out.
    pub without: Option<NodeId>,
    /// Whether all signatures are left out.
    pub without_signatures: bool,
}

impl<'a> Subset<'a> {
    pub fn of(top: Node<'a>) -> Self {
        Self { top, comments: false, without: None, without_signatures: false }
    }

    /// Whether a node and its contents are left out of the set.
    pub fn omits(&self, node: Node<'a>) -> bool {
        self.without == Some(node.id()) || (self.without_signatures && tree::is_dsig(node, "Signature"))
    }
}

/// The namespace declarations of the open elements in the output. For each prefix, `bound` has its namespaces, with the
/// innermost namespace last.
#[derive(Default)]
struct Scope<'a> {
    bound: HashMap<&'a str, Vec<&'a str>>,
    declared: Vec<&'a str>,
    /// For each open element, the length of `declared` before this element was opened.
    marks: Vec<usize>,
}

impl<'a> Scope<'a> {
    fn get(&self, prefix: &str) -> &'a str {
        self.bound.get(prefix).and_then(|all| all.last()).copied().unwrap_or(tree::NONE)
    }

    fn declare(&mut self, prefix: &'a str, uri: &'a str) {
        self.bound.entry(prefix).or_default().push(uri);
        self.declared.push(prefix);
    }

    fn leave(&mut self) {
        for prefix in self.declared.drain(self.marks.pop().unwrap_or_default()..) {
            self.bound.entry(prefix).or_default().pop();
        }
    }
}

/// Data about one start tag. The next start tag uses the same memory.
#[derive(Default)]
struct Scratch<'a> {
    attributes: Vec<Named<'a>>,
    /// The prefixes that the names in the tag use.
    used: Vec<&'a str>,
    /// The prefixes and namespaces that the tag declares in the output.
    wanted: Vec<(&'a str, &'a str)>,
}

/// Returns the canonical form of the nodes in `subset`, in UTF-8.
pub(crate) fn written_form(method: &Method, subset: &Subset<'_>, budget: &mut Budget) -> Result<Vec<u8>> {
    let (mut out, mut scope, mut after_root) = (String::new(), Scope::default(), false);
    let mut scratch = Scratch::default();
    let mut list: Vec<_> = method.prefixes.iter().map(String::as_str).collect();
    list.sort_unstable();
    let mut place = Some(subset.top);
    while let Some(node) = place {
        let before = out.len();
        let omitted = subset.omits(node);
        if !omitted {
            let outside = node.parent().is_some_and(|parent| parent.is_root());
            let comments = method.comments && subset.comments;
            match node.node_type() {
                NodeType::Root => {}
                NodeType::Element => start(method, &list, subset, node, (&mut scope, &mut scratch), &mut out, budget)?,
                NodeType::Text => escape_text(node.text().unwrap_or_default(), &mut out),
                NodeType::Comment if !comments => {}
                NodeType::Comment | NodeType::PI => {
                    if outside && after_root {
                        out.push('\n');
                    }
                    aside(node, &mut out);
                    if outside && !after_root {
                        out.push('\n');
                    }
                }
            }
            after_root |= outside && node.is_element();
        }
        place = tree::next(subset.top, node, omitted, |left| {
            if left.is_element() {
                out.push_str("</");
                out.push_str(written(left));
                out.push('>');
                scope.leave();
            }
        });
        budget.node(out.len() - before)?;
    }
    Ok(out.into_bytes())
}

/// Writes a comment or a processing instruction.
fn aside(node: Node<'_>, out: &mut String) {
    match node.pi() {
        Some(pi) => {
            out.push_str("<?");
            out.push_str(pi.target);
            if let Some(value) = pi.value {
                out.push(' ');
                out.push_str(value);
            }
            out.push_str("?>");
        }
        None => {
            out.push_str("<!--");
            out.push_str(node.text().unwrap_or_default());
            out.push_str("-->");
        }
    }
}

/// Writes a start tag. `list` is the sorted list of the method's prefixes.
fn start<'a>(
    method: &Method,
    list: &[&str],
    subset: &Subset<'a>,
    node: Node<'a>,
    (scope, scratch): (&mut Scope<'a>, &mut Scratch<'a>),
    out: &mut String,
    budget: &mut Budget,
) -> Result<()> {
    let name = written(node);
    let Scratch { attributes, used, wanted } = scratch;
    used.clear();
    attributes
        .extend(node.attributes().map(|one| {
            (one.namespace().unwrap_or(tree::NONE), one.name(), attribute_written(node, &one), one.value())
        }));
    // `wanted` gets the namespaces in scope. For each prefix, the parser lists only the innermost namespace.
    wanted.extend(node.namespaces().map(|one| (one.name().unwrap_or(tree::NONE), one.uri())));
    // The next two lines take steps from the budget for the work below them: each prefix is hashed or looked up, each
    // namespace is compared with another namespace, and attributes and their prefixes are sorted.
    budget.spend(wanted.iter().map(|(prefix, uri)| 1 + prefix.len() + uri.len() / 16).sum())?;
    budget.spend(2 * tree::sorting(attributes.iter().map(|(uri, ..)| uri.len())))?;
    let exclusive = method.form == Form::Exclusive;
    if exclusive {
        used.extend(attributes.iter().map(|(_, _, written, _)| prefix(written)).filter(|prefix| !prefix.is_empty()));
        used.push(prefix(name));
        used.sort_unstable();
        wanted.retain(|(prefix, _)| used.binary_search(prefix).is_ok() || list.binary_search(prefix).is_ok());
    }
    wanted.retain(|(prefix, uri)| *prefix != "xml" && scope.get(prefix) != *uri);
    wanted.sort_unstable();
    if !exclusive && node == subset.top {
        inherit(method, node, attributes, budget)?;
    }
    attributes.sort_unstable();
    scope.marks.push(scope.declared.len());
    out.push('<');
    out.push_str(name);
    for (prefix, uri) in wanted.drain(..) {
        if !uri.is_empty() && !is_absolute(uri) {
            let problem = format!("the namespace {} is a relative URI, which canonical XML does not have", quoted(uri));
            return Err(encoding(tree::label(node), format!("{problem}; allowed: an absolute one, such as urn:name")));
        }
        out.push_str(if prefix.is_empty() { " xmlns" } else { " xmlns:" });
        out.push_str(prefix);
        value(uri, out);
        scope.declare(prefix, uri);
    }
    for (_, _, written, text) in attributes.drain(..) {
        out.push(' ');
        out.push_str(written);
        value(text, out);
    }
    out.push('>');
    Ok(())
}

/// Whether a URI has a scheme (RFC 3986, section 3.1).
fn is_absolute(uri: &str) -> bool {
    uri.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'))
    })
}

/// An attribute: its namespace, its local name, its name as the document writes it, and its value.
type Named<'a> = (&'a str, &'a str, &'a str, &'a str);

/// Adds the attributes with the prefix `xml` that an element inherits from ancestors that are not in the output.
fn inherit<'a>(method: &Method, node: Node<'a>, attributes: &mut Vec<Named<'a>>, budget: &mut Budget) -> Result<()> {
    let own = attributes.iter().filter(|(uri, ..)| *uri == XML);
    let mut seen: HashSet<_> = own.map(|(_, name, ..)| *name).collect();
    for above in node.ancestors().skip(1) {
        budget.node(above.attributes().len())?;
        for one in above.attributes().filter(|one| one.namespace() == Some(XML)) {
            if method.form == Form::Inclusive11 {
                match one.name() {
                    "lang" | "space" => {}
                    "base" => {
                        return Err(encoding(
                            tree::label(above),
                            "it has xml:base, which Canonical XML 1.1 would join with that of the element that is signed; this is not \
                             supported",
                        ));
                    }
                    _ => continue,
                }
            }
            budget.node(one.name().len())?;
            if seen.insert(one.name()) {
                attributes.push((XML, one.name(), attribute_written(above, &one), one.value()));
            }
        }
    }
    Ok(())
}
