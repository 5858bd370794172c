//! Makes DER by hand, so that tests can also make wrong encodings.

/// Returns the element with this tag and content. Its length is encoded in as few bytes as possible, as DER demands.
pub fn tlv(tag: u8, content: &[u8]) -> Vec<u8> {
    let mut out = vec![tag];
    let length = content.len().to_be_bytes();
    let length = &length[length.iter().take_while(|byte| **byte == 0).count()..];
    match content.len() {
        short @ 0..0x80 => out.push(short as u8),
        _ => {
            out.push(0x80 | length.len() as u8);
            out.extend(length);
        }
    }
    out.extend(content);
    out
}

pub fn seq<const N: usize>(parts: [Vec<u8>; N]) -> Vec<u8> {
    tlv(0x30, &parts.concat())
}

pub fn set<const N: usize>(parts: [Vec<u8>; N]) -> Vec<u8> {
    tlv(0x31, &parts.concat())
}

/// Returns a constructed element with a context-specific tag.
pub fn context(number: u8, content: &[u8]) -> Vec<u8> {
    tlv(0xa0 | number, content)
}

/// Returns a primitive element with a context-specific tag.
pub fn implicit(number: u8, content: &[u8]) -> Vec<u8> {
    tlv(0x80 | number, content)
}

/// Returns an INTEGER with exactly these bytes.
pub fn int(bytes: &[u8]) -> Vec<u8> {
    tlv(2, bytes)
}

pub fn octets(bytes: &[u8]) -> Vec<u8> {
    tlv(4, bytes)
}

pub fn bits(unused: u8, bytes: &[u8]) -> Vec<u8> {
    tlv(3, &[&[unused], bytes].concat())
}

pub fn truth() -> Vec<u8> {
    tlv(1, &[0xff])
}

pub fn utf8(text: &str) -> Vec<u8> {
    tlv(12, text.as_bytes())
}

pub fn printable(text: &str) -> Vec<u8> {
    tlv(19, text.as_bytes())
}

pub fn bmp(text: &str) -> Vec<u8> {
    tlv(30, &text.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<_>>())
}

pub fn utc(text: &str) -> Vec<u8> {
    tlv(23, text.as_bytes())
}

pub fn generalized(text: &str) -> Vec<u8> {
    tlv(24, text.as_bytes())
}

pub fn oid(text: &str) -> Vec<u8> {
    let arcs: Vec<u128> = text.split('.').map(|arc| arc.parse().expect("a number")).collect();
    let mut content = Vec::new();
    for arc in [&[arcs[0] * 40 + arcs[1]], &arcs[2..]].concat() {
        let groups = (128 - arc.leading_zeros()).div_ceil(7).max(1);
        content.extend((0..groups).rev().map(|i| (arc >> (7 * i)) as u8 & 0x7f | if i > 0 { 0x80 } else { 0 }));
    }
    tlv(6, &content)
}

/// Returns an encoding of an object identifier that is one byte longer than necessary. The last arc begins with the
/// byte 0x80, which DER forbids there.
pub fn padded(text: &str) -> Vec<u8> {
    let own = oid(text);
    let mut content = own[2..].to_vec();
    let last = content.iter().rposition(|byte| byte & 0x80 == 0).expect("an arc");
    let begin = content[..last].iter().rposition(|byte| byte & 0x80 == 0).map_or(0, |at| at + 1);
    content.insert(begin, 0x80);
    tlv(6, &content)
}

/// Returns `element` in BER. Its length is encoded in one byte more than necessary.
pub fn long(element: &[u8]) -> Vec<u8> {
    let (header, content) = split(element);
    let mut out = vec![header[0]];
    match header.len() {
        2 => out.extend([0x81, header[1]]),
        more => {
            out.extend([0x80 | (more as u8 - 1), 0]);
            out.extend(&header[2..]);
        }
    }
    out.extend(content);
    out
}

/// Returns `element` in BER, with an indefinite length.
pub fn indefinite(element: &[u8]) -> Vec<u8> {
    let (header, content) = split(element);
    [&[header[0], 0x80], content, &[0, 0]].concat()
}

/// Splits an element into its header and its content.
pub fn split(element: &[u8]) -> (&[u8], &[u8]) {
    let header = if element[1] < 0x80 { 2 } else { 2 + usize::from(element[1] & 0x7f) };
    element.split_at(header)
}

/// Returns the content of an element.
pub fn content(element: &[u8]) -> Vec<u8> {
    split(element).1.to_vec()
}

/// Returns an element with the content of `element` and with the tag `tag`.
pub fn tagged(tag: u8, element: &[u8]) -> Vec<u8> {
    tlv(tag, split(element).1)
}

/// Returns a level of a name (RelativeDistinguishedName) that has one attribute.
pub fn attribute(kind: Vec<u8>, value: Vec<u8>) -> Vec<u8> {
    set([seq([kind, value])])
}

/// Returns a name in DER for a text such as `C=RU/O=Company/CN=Leaf`. The country is a PrintableString, the mail
/// address is an IA5String, and all other values are UTF8Strings.
pub fn name(text: &str) -> Vec<u8> {
    name_as(text, utf8)
}

/// Does the same as [`name`], but `string` encodes all values except for countries and mail addresses.
pub fn name_as(text: &str, string: fn(&str) -> Vec<u8>) -> Vec<u8> {
    let mut levels = Vec::new();
    for part in text.split('/').filter(|part| !part.is_empty()) {
        let (kind, value) = part.split_once('=').expect("an attribute");
        let value = match kind {
            "C" => printable(value),
            "E" => tlv(22, value.as_bytes()),
            _ => string(value),
        };
        levels.extend(attribute(oid(attribute_oid(kind)), value));
    }
    tlv(0x30, &levels)
}

fn attribute_oid(kind: &str) -> &str {
    match kind {
        "C" => "2.5.4.6",
        "O" => "2.5.4.10",
        "OU" => "2.5.4.11",
        "CN" => "2.5.4.3",
        "E" => "1.2.840.113549.1.9.1",
        other => other,
    }
}

/// Returns the bytes of the first element in `elements`.
pub fn first(elements: &[u8]) -> &[u8] {
    let header = split(elements).0.len();
    let length = match header {
        2 => usize::from(elements[1]),
        _ => elements[2..header].iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)),
    };
    &elements[..header + length]
}
