//! Mutations that keep DER valid. Elements change, and the lengths around them are adjusted.
use crate::Random;
use libfuzzer_sys::fuzzer_mutate;

/// A DER element: its tag, and its contents.
#[derive(Clone)]
struct Element {
    tag: u8,
    content: Content,
}

#[derive(Clone)]
enum Content {
    Bytes(Vec<u8>),
    /// A list of elements. Before the elements there may be bytes that are not elements, such as the first byte of a
    /// BIT STRING.
    Elements(Vec<u8>, Vec<Element>),
}

/// The largest depth of nested elements that are parsed. Deeper elements are treated as bytes.
const DEPTH: usize = 12;

/// Parses the bytes if they consist of elements and nothing else.
fn parse(mut bytes: &[u8], depth: usize) -> Option<Vec<Element>> {
    let mut elements = Vec::new();
    while let [tag, rest @ ..] = bytes {
        // Tags of several bytes are not parsed, because none of the tested formats has such tags.
        if tag & 0x1f == 0x1f || depth == 0 {
            return None;
        }
        let (length, rest) = length(rest)?;
        let (content, rest) = rest.split_at_checked(length)?;
        elements.push(Element { tag: *tag, content: Content::of(*tag, content, depth - 1) });
        bytes = rest;
    }
    Some(elements)
}

fn length(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    if *first < 0x80 {
        return Some(((*first).into(), rest));
    }
    let (digits, rest) = rest.split_at_checked(usize::from(first & 0x7f))?;
    (digits.len() <= 3).then(|| (digits.iter().fold(0, |n, digit| n << 8 | usize::from(*digit)), rest))
}

impl Content {
    fn of(tag: u8, bytes: &[u8], depth: usize) -> Self {
        // A BIT STRING or an OCTET STRING may contain DER.
        let (head, inner) = match tag {
            0x03 => bytes.split_at(bytes.len().min(1)),
            0x04 => (&[][..], bytes),
            tag if tag & 0x20 != 0 => (&[][..], bytes),
            _ => return Content::Bytes(bytes.to_vec()),
        };
        match parse(inner, depth) {
            Some(elements) if !elements.is_empty() => Content::Elements(head.to_vec(), elements),
            _ => Content::Bytes(bytes.to_vec()),
        }
    }
}

fn write(elements: &[Element], to: &mut Vec<u8>) {
    for element in elements {
        let mut bytes = Vec::new();
        match &element.content {
            Content::Bytes(content) => bytes.extend(content),
            Content::Elements(head, elements) => {
                bytes.extend(head);
                write(elements, &mut bytes);
            }
        }
        to.push(element.tag);
        match bytes.len() {
            n @ 0..0x80 => to.push(n as u8),
            n @ 0x80..0x100 => to.extend([0x81, n as u8]),
            n @ 0x100..0x10000 => to.extend([0x82, (n >> 8) as u8, n as u8]),
            n => to.extend([0x83, (n >> 16) as u8, (n >> 8) as u8, n as u8]),
        }
        to.extend(bytes);
    }
}

/// Returns the number of elements, including elements inside elements.
fn count(elements: &[Element]) -> usize {
    let inside = |e: &Element| if let Content::Elements(_, inner) = &e.content { count(inner) } else { 0 };
    elements.iter().map(|e| 1 + inside(e)).sum()
}

/// Returns the list that contains element `at`, and the element's position in this list.
fn find<'e>(elements: &'e mut Vec<Element>, at: &mut usize) -> Option<(&'e mut Vec<Element>, usize)> {
    for i in 0..elements.len() {
        if *at == 0 {
            return Some((elements, i));
        }
        *at -= 1;
        let inside = if let Content::Elements(_, inner) = &elements[i].content { count(inner) } else { 0 };
        if *at < inside {
            let Content::Elements(_, inner) = &mut elements[i].content else { return None };
            return find(inner, at);
        }
        *at -= inside;
    }
    None
}

/// A mutator for `fuzz_mutator!`, which changes an element or arbitrary bytes. The first `head` bytes of an input are
/// not DER.
pub fn mutate(data: &mut [u8], head: usize, size: usize, most: usize, seed: u32) -> usize {
    let mut random = Random::new(seed);
    let parsed = data.get(head..size).and_then(|der| parse(der, DEPTH)).filter(|elements| !elements.is_empty());
    let (Some(mut elements), 1..) = (parsed, random.below(8)) else {
        return fuzzer_mutate(data, size, most);
    };
    for _ in 0..1 + random.below(3) {
        change(&mut elements, &mut random);
    }
    let mut bytes = Vec::new();
    write(&elements, &mut bytes);
    bytes.truncate(most.saturating_sub(head));
    data[head..head + bytes.len()].copy_from_slice(&bytes);
    head + bytes.len()
}

/// Does the same as [`mutate`], but replaces a short input by `begin`. This is for targets without initial files.
pub fn mutate_or_begin(data: &mut [u8], size: usize, most: usize, seed: u32, begin: &[u8]) -> usize {
    if size < 16 && begin.len() <= most {
        data[..begin.len()].copy_from_slice(begin);
        return begin.len();
    }
    mutate(data, 0, size, most, seed)
}

fn change(elements: &mut Vec<Element>, random: &mut Random) {
    let all = count(elements);
    let donor = find(elements, &mut random.below(all)).map(|(list, i)| list[i].clone());
    let (Some((list, i)), Some(donor)) = (find(elements, &mut random.below(all)), donor) else { return };
    match random.below(9) {
        0 if all > 1 => drop(list.remove(i)),
        1 => list.insert(i, donor),
        2 => list[i] = donor,
        3 => list.swap(i, i / 2),
        4 => list[i].tag ^= [1, 2, 4, 8, 0x10, 0x20, 0x80][random.below(7)],
        5 => list[i].content = Content::Bytes(Vec::new()),
        6 => {
            // Wraps the element in a SEQUENCE, an OCTET STRING, a SET, or an element with the tag [0].
            let inner = list[i].clone();
            list[i] = Element {
                tag: [0x30, 0x04, 0x31, 0xa0][random.below(4)],
                content: Content::Elements(vec![], vec![inner]),
            };
        }
        _ => match &mut list[i].content {
            Content::Bytes(bytes) => {
                let size = bytes.len();
                bytes.resize(size + 8, 0);
                let size = fuzzer_mutate(bytes, size, size + 8);
                bytes.truncate(size);
            }
            Content::Elements(head, inner) => match random.below(3) {
                0 => inner.reverse(),
                1 => head.iter_mut().for_each(|b| *b ^= 1 << random.below(8)),
                _ => drop(inner.pop()),
            },
        },
    }
}
