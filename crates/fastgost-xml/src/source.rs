//! Turns the bytes of a document into a tree. A first pass over the text limits the input of the parser. This pass
//! splits the text into tags, comments and other pieces by the rules of XML. The parser uses the same rules, so the
//! pass and the parser read the text in the same way up to the first mistake. At the first mistake, the pass or the
//! parser stops.
use crate::{
    Limits,
    error::{at, encoding, quoted, shortened, unsupported},
    limits::Budget,
};
use fastgost_pki::Result;
use roxmltree::{Document, Node, ParsingOptions};
use std::borrow::Cow;

const FIELD: &str = "the XML document";
/// The characters of white space in markup. CR is not in this list, because [`text`] has replaced every CR.
const SPACE: [char; 3] = [' ', '\t', '\n'];
/// The number of steps that the declaration of a namespace costs, besides the steps for its bytes.
const DECLARED: usize = 1000;
/// The largest number of bytes of a name in a start tag. White space around the name and the equals sign also count.
const LONGEST_NAME: usize = 4096;

/// Returns the text of a document in UTF-8. The text has no byte order mark, and its line ends are LF (XML 1.0, section
/// 2.11). Line ends are replaced here, before the parser resolves references to characters.
pub(crate) fn text<'a>(document: &'a [u8], limits: &Limits) -> Result<Cow<'a, str>> {
    if document.len() > limits.bytes {
        return Err(encoding(FIELD, format!("it has more than {} bytes, all that is allowed", limits.bytes)));
    }
    let text = str::from_utf8(document).map_err(|e| at(e.valid_up_to(), "it is not UTF-8; allowed: UTF-8"))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.starts_with('\u{feff}') {
        return Err(at(3, "a byte order mark is there twice"));
    }
    Ok(match text.contains('\r') {
        true => text.replace("\r\n", "\n").replace('\r', "\n").into(),
        false => text.into(),
    })
}

/// Returns the tree of a document that [`text`] returned.
pub(crate) fn parse<'a>(text: &'a str, limits: &Limits, budget: &mut Budget) -> Result<Document<'a>> {
    budget.spend(text.len())?;
    for mark in [b'<', b'='] {
        let many = count(text, mark);
        if many > limits.nodes {
            let (mark, most) = (char::from(mark), limits.nodes);
            return Err(encoding(FIELD, format!("it has {many} characters '{mark}'; allowed: {most}")));
        }
        budget.nodes(many)?;
    }
    Scan { text, has_references: text.contains("&#"), limits, scopes: vec![Scope::default()], budget }.run()?;
    let options = ParsingOptions { allow_dtd: false, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options)
        .map_err(|e| encoding(FIELD, format!("not well-formed XML: {}", shortened(&e.to_string()))))?;
    if text.contains("<?") {
        document.descendants().filter(Node::is_pi).try_for_each(|node| instruction(text, node))?;
    }
    Ok(document)
}

/// Returns how often a byte occurs. The text is counted in groups of 255 bytes, so that the number for one group fits
/// into one byte. Therefore a vector register can hold many counts.
fn count(text: &str, mark: u8) -> usize {
    let one = |part: &[u8]| part.iter().map(|byte| u8::from(*byte == mark)).sum::<u8>();
    text.as_bytes().chunks(255).map(|part| usize::from(one(part))).sum()
}

/// Refuses processing instructions that XML does not allow. The target of an instruction must not be `xml`, which is
/// the name of the XML declaration, and must not contain a colon. White space or the end of the instruction must follow
/// the target.
fn instruction(text: &str, node: Node<'_, '_>) -> Result<()> {
    let start = node.range().start;
    let target = node.pi().map_or("", |pi| pi.target);
    if target.eq_ignore_ascii_case("xml") {
        return Err(at(start, "an XML declaration stands elsewhere than at the beginning"));
    }
    if target.contains(':') {
        return Err(at(start, "a colon stands in the name of a processing instruction"));
    }
    let rest = text.get(start + 2 + target.len()..).unwrap_or_default();
    match rest.starts_with(SPACE) || rest.starts_with("?>") {
        true => Ok(()),
        false => Err(at(start, "the name of a processing instruction does not end with white space")),
    }
}

/// `said` is the rest of an XML declaration, which was not read yet. If this rest begins with `name="value"`, removes
/// `name="value"` from `said`, and returns the value. Otherwise returns `None`.
fn said_next<'a>(said: &mut &'a str, name: &str) -> Option<&'a str> {
    let rest = said.strip_prefix(SPACE)?.trim_start_matches(SPACE).strip_prefix(name)?;
    let rest = rest.trim_start_matches(SPACE).strip_prefix('=')?.trim_start_matches(SPACE);
    let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let (value, rest) = rest.strip_prefix(quote)?.split_once(quote)?;
    *said = rest;
    Some(value)
}

/// Numbers about the namespaces that are declared at an element and at the elements above it.
#[derive(Clone, Copy, Default)]
struct Scope {
    many: usize,
    /// `longest` is the number of bytes of the longest namespace, and `prefix` is the number of bytes of the longest
    /// prefix.
    longest: usize,
    prefix: usize,
}

/// Numbers about the attributes and the namespace declarations in a start tag.
#[derive(Default)]
struct Tag {
    attributes: usize,
    /// The number of attributes with a prefix.
    prefixed: usize,
    declared: Scope,
}

struct Scan<'a, 'b> {
    text: &'a str,
    /// Whether the text may have references to characters. Most documents have no such references.
    has_references: bool,
    limits: &'b Limits,
    /// The scope of each open element.
    scopes: Vec<Scope>,
    budget: &'b mut Budget,
}

impl<'a> Scan<'a, '_> {
    fn run(mut self) -> Result<()> {
        let mut place = 0;
        while let Some(found) = self.rest(place).find('<') {
            let start = place + found;
            self.references(place, start)?;
            let rest = self.rest(start);
            place = match rest.as_bytes().get(1) {
                Some(b'!') if rest.starts_with("<!--") => self.end(start, 4, "-->", "a comment")?,
                Some(b'!') if rest.starts_with("<![CDATA[") => self.end(start, 9, "]]>", "a CDATA section")?,
                Some(b'!') => {
                    return Err(at(start, "document type declarations (DTD) are not allowed, nor are entities"));
                }
                Some(b':') => return Err(at(start, "a name begins with a colon")),
                Some(b'?') => {
                    let end = self.end(start, 2, "?>", "a processing instruction")?;
                    if start == 0 {
                        self.declaration(end)?;
                    }
                    end
                }
                Some(b'/') => {
                    if rest.starts_with("</:") {
                        return Err(at(start, "a name begins with a colon"));
                    }
                    if self.scopes.len() > 1 {
                        self.scopes.pop();
                    }
                    start + 1 + rest.find('>').ok_or_else(|| at(start, "an end tag does not end"))?
                }
                _ => self.start_tag(start)?,
            };
        }
        Ok(())
    }

    fn rest(&self, from: usize) -> &'a str {
        self.text.get(from..).unwrap_or_default()
    }

    /// Refuses references to invalid characters in the text from `start` to `end`.
    fn references(&self, start: usize, end: usize) -> Result<()> {
        if !self.has_references {
            return Ok(());
        }
        let text = self.text.get(start..end).unwrap_or_default();
        for (place, mark) in text.match_indices("&#") {
            let digits = text.get(place + mark.len()..).unwrap_or_default();
            let (digits, radix) = digits.strip_prefix('x').map_or((digits, 10), |digits| (digits, 16));
            let digits = digits.split(|c: char| !c.is_digit(radix)).next().unwrap_or_default();
            if u32::from_str_radix(digits, radix).ok().and_then(char::from_u32).is_none() {
                return Err(at(start + place, "a reference is to no character"));
            }
        }
        Ok(())
    }

    fn end(&self, start: usize, skip: usize, mark: &str, what: &str) -> Result<usize> {
        let begin = start + skip;
        let end = self.rest(begin).find(mark).ok_or_else(|| at(start, format!("{what} does not end")))?;
        Ok(begin + end + mark.len())
    }

    /// If the text up to `end` is an XML declaration, checks this declaration.
    fn declaration(&self, end: usize) -> Result<()> {
        let text = self.text.get(..end).unwrap_or_default();
        let Some(said) = text.strip_prefix("<?xml").filter(|rest| rest.starts_with(SPACE)) else { return Ok(()) };
        if !said.starts_with(' ') {
            return Err(at(0, "a tab or a line end follows \"<?xml\"; allowed: a space"));
        }
        let mut rest = said.strip_suffix("?>").unwrap_or(said);
        let version = said_next(&mut rest, "version");
        let (encoding, standalone) = (said_next(&mut rest, "encoding"), said_next(&mut rest, "standalone"));
        if !rest.trim_start_matches(SPACE).is_empty() {
            return Err(at(
                0,
                "the XML declaration is wrong; allowed: version, encoding and standalone, in this order",
            ));
        }
        match encoding {
            None => {}
            Some(utf8) if utf8.eq_ignore_ascii_case("utf-8") => {}
            Some(ascii) if ascii.eq_ignore_ascii_case("us-ascii") && self.text.is_ascii() => {}
            Some(other) => return Err(unsupported("the encoding of the XML document", other, "UTF-8")),
        }
        match standalone {
            None | Some("yes" | "no") => {}
            Some(other) => return Err(unsupported("standalone of the XML declaration", other, "yes, no")),
        }
        match version {
            Some("1.0") => Ok(()),
            other => Err(unsupported("the version of XML", other.unwrap_or_default(), "1.0")),
        }
    }

    /// Checks a start tag, or the tag of an empty element. Returns the end of the tag.
    fn start_tag(&mut self, start: usize) -> Result<usize> {
        let (mut tag, mut default, mut xml) = (Tag::default(), 0, 0);
        let mut place = start + 1;
        loop {
            let rest = self.rest(place);
            let ends = |byte| matches!(byte, b'"' | b'\'' | b'>' | b'<');
            let length = rest.bytes().position(ends).ok_or_else(|| at(start, "a start tag does not end"))?;
            if length > LONGEST_NAME {
                return Err(at(place, format!("a name has more than {LONGEST_NAME} bytes, all that is allowed")));
            }
            let (before, rest) = rest.split_at_checked(length).unwrap_or_default();
            let mark = rest.chars().next().unwrap_or('<');
            place += length + 1;
            match mark {
                '<' => return Err(at(place - 1, "'<' stands in a start tag")),
                '>' => {
                    self.element(start, &tag, before.ends_with('/'))?;
                    return Ok(place);
                }
                quote => {
                    let length = self.rest(place).find(quote).ok_or_else(|| at(place, "an attribute does not end"))?;
                    let name = before.trim_end_matches(SPACE).trim_end_matches('=').trim_end_matches(SPACE);
                    let name = name.rsplit(SPACE).next().unwrap_or_default();
                    self.references(place, place + length)?;
                    if name.starts_with(':') {
                        return Err(at(place, "a name begins with a colon"));
                    }
                    // The parser would take an attribute with this name for a declaration of the default namespace.
                    if name.ends_with(":xmlns") {
                        return Err(at(
                            place,
                            format!(
                                "the attribute {} has the local name xmlns, which is for declarations",
                                quoted(name)
                            ),
                        ));
                    }
                    tag.attributes += 1;
                    default += usize::from(name == "xmlns");
                    xml += usize::from(name == "xmlns:xml");
                    if name == "xmlns" || name.starts_with("xmlns:") {
                        let (most_uri, most_prefix) = (self.limits.uri, self.limits.prefix);
                        let prefix = name.len().saturating_sub("xmlns:".len());
                        if length > most_uri {
                            return Err(at(
                                place,
                                format!("a namespace has more than {most_uri} bytes, all that is allowed"),
                            ));
                        }
                        if prefix > most_prefix {
                            return Err(at(
                                place,
                                format!("a prefix has more than {most_prefix} bytes, all that is allowed"),
                            ));
                        }
                        tag.declared.many += 1;
                        tag.declared.longest = tag.declared.longest.max(length);
                        tag.declared.prefix = tag.declared.prefix.max(prefix);
                        if length == 0 && name != "xmlns" {
                            return Err(at(
                                place,
                                "a prefix is declared for no namespace, which XML 1.0 does not allow",
                            ));
                        }
                    } else {
                        tag.prefixed += usize::from(name.contains(':'));
                    }
                    if default > 1 || xml > 1 {
                        return Err(at(place, format!("the attribute {} is there twice", quoted(name))));
                    }
                    place += length + 1;
                }
            }
        }
    }

    fn element(&mut self, start: usize, tag: &Tag, empty: bool) -> Result<()> {
        let Limits { depth, attributes, namespaces, .. } = *self.limits;
        let too_many = |what: &str, most: usize| Err(at(start, format!("{what}; allowed: {most}")));
        let above = self.scopes.last().copied().unwrap_or_default();
        let scope = Scope {
            many: above.many + tag.declared.many,
            longest: above.longest.max(tag.declared.longest),
            prefix: above.prefix.max(tag.declared.prefix),
        };
        if self.scopes.len() > depth {
            return too_many("elements are nested too deeply", depth);
        }
        if tag.attributes > attributes {
            return too_many("an element has too many attributes", attributes);
        }
        if scope.many > namespaces {
            return too_many("too many namespaces are declared at an element and around it", namespaces);
        }
        // The parser looks up the prefix of each name. If a tag declares namespaces, the parser compares all prefixes
        // in scope with one another. The parser also compares all pairs of attributes. A comparison of two attributes
        // takes long, and takes even longer if the attributes have namespaces.
        let names = 1 + tag.prefixed + if tag.declared.many > 0 { scope.many } else { 0 };
        let compared = |length: usize| 1 + length / 64;
        self.budget.spend(scope.many * names * compared(scope.prefix))?;
        // The parser keeps all namespaces of the document in a sorted list, so each declaration of a namespace costs
        // many steps.
        self.budget.spend(DECLARED * tag.declared.many)?;
        self.budget.spend(10 * tag.attributes * tag.attributes)?;
        self.budget.spend(tag.prefixed * tag.prefixed * compared(scope.longest))?;
        if !empty {
            self.scopes.push(scope);
        }
        Ok(())
    }
}
