//! A document as a tree of elements. After any change, the tree can be encoded again, with the new lengths of all
//! elements.

/// The form in which the length of an element is encoded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Length {
    Der,
    /// The length has one byte more than needed, as BER allows.
    Long,
    Indefinite,
}

/// An element of DER or BER, and the inner elements in its content.
#[derive(Clone)]
pub struct Node {
    pub tag: u8,
    pub length: Length,
    /// The bytes of the content that come before the inner elements, such as the number of unused bits in a BIT STRING.
    /// If there are no inner elements, the field has the whole content.
    pub bytes: Vec<u8>,
    pub inside: Vec<Node>,
}

/// The largest depth of an element that the reader accepts. The outermost element has the depth 0. No certificate has
/// elements at this depth.
const DEEPEST: usize = 24;

impl Node {
    /// Reads one whole element in DER.
    pub fn read(der: &[u8]) -> Option<Self> {
        match &read_all(der, 0)?[..] {
            [only] => Some(only.clone()),
            _ => None,
        }
    }

    pub fn new(tag: u8, bytes: &[u8]) -> Self {
        Self { tag, length: Length::Der, bytes: bytes.to_vec(), inside: Vec::new() }
    }

    pub fn of(tag: u8, inside: Vec<Node>) -> Self {
        Self { tag, length: Length::Der, bytes: Vec::new(), inside }
    }

    pub fn content(&self) -> Vec<u8> {
        let mut out = self.bytes.clone();
        self.inside.iter().for_each(|node| out.extend(node.encode()));
        out
    }

    pub fn encode(&self) -> Vec<u8> {
        let element = crate::der::tlv(self.tag, &self.content());
        match self.length {
            Length::Der => element,
            Length::Long => crate::der::long(&element),
            Length::Indefinite => crate::der::indefinite(&element),
        }
    }

    /// Returns the number of elements in this element. The element itself is also counted.
    pub fn count(&self) -> usize {
        1 + self.inside.iter().map(Node::count).sum::<usize>()
    }

    /// Returns the path to the n-th element. Elements are counted in the order of their encoding. For each level of the
    /// tree, the path has an index.
    pub fn place(&self, n: usize) -> Vec<usize> {
        let (mut node, mut left, mut place) = (self, n, Vec::new());
        'down: while left > 0 {
            left -= 1;
            for (i, inner) in node.inside.iter().enumerate() {
                let count = inner.count();
                if left < count {
                    place.push(i);
                    node = inner;
                    continue 'down;
                }
                left -= count;
            }
            break;
        }
        place
    }

    pub fn at(&self, place: &[usize]) -> Option<&Node> {
        place.iter().try_fold(self, |node, i| node.inside.get(*i))
    }

    pub fn at_mut(&mut self, place: &[usize]) -> Option<&mut Node> {
        place.iter().try_fold(self, |node, i| node.inside.get_mut(*i))
    }
}

/// Returns all elements in these bytes, or `None` if the bytes are not DER.
fn read_all(mut der: &[u8], depth: usize) -> Option<Vec<Node>> {
    let mut all = Vec::new();
    while !der.is_empty() {
        let [tag, first, ..] = *der else { return None };
        let (header, length) = match first {
            short @ 0..0x80 => (2, usize::from(short)),
            _ => {
                let bytes = der.get(2..2 + usize::from(first & 0x7f))?;
                let fits = matches!(bytes.len(), 1..=3) && bytes[0] != 0;
                let length = bytes.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte));
                if !fits || length < 0x80 {
                    return None;
                }
                (2 + bytes.len(), length)
            }
        };
        if tag & 0x1f == 0x1f || depth > DEEPEST {
            return None;
        }
        let content = der.get(header..header + length)?;
        all.push(read_content(tag, content, depth + 1)?);
        der = &der[header + length..];
    }
    Some(all)
}

fn read_content(tag: u8, content: &[u8], depth: usize) -> Option<Node> {
    let inner = |prefix: usize| {
        let inside = read_all(content.get(prefix..)?, depth)?;
        Some(Node { tag, length: Length::Der, bytes: content[..prefix].to_vec(), inside })
    };
    if tag & 0x20 != 0 {
        return inner(0);
    }
    // The value of an extension and a public key are strings whose content is again an element.
    let within = match tag {
        4 if content.len() > 1 => inner(0),
        3 if content.len() > 2 && content[0] == 0 => inner(1),
        _ => None,
    };
    Some(within.filter(|node| !node.inside.is_empty()).unwrap_or_else(|| Node::new(tag, content)))
}
