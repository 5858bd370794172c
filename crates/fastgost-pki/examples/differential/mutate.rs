//! Changes one element of a document at random. Which changes are possible depends on the type of the element.
use crate::{
    der,
    tree::{Length, Node},
    values,
};
use fastgost_testkit::Random;

/// The object identifiers that a change can put into a document, for example as the type of an extension or of an
/// algorithm.
const IDENTIFIERS: &[&str] = &[
    "2.5.4.3",
    "2.5.4.6",
    "2.5.4.10",
    "1.2.840.113549.1.9.1",
    values::USAGE,
    values::BASIC,
    values::SAN,
    values::EKU,
    values::CONSTRAINTS,
    values::POLICIES,
    values::AKI,
    values::SKI,
    values::SERVER,
    values::CLIENT,
    values::EMAIL,
    values::STAMPS,
    values::ANY_USAGE,
    values::ANY_POLICY,
    values::UNKNOWN,
    values::IDP,
    values::DELTA,
    values::CRL_NUMBER,
    values::ENTRY_ISSUER,
    values::REASON,
    "1.2.643.7.1.1.3.2",
    "1.2.643.7.1.1.3.3",
    "1.2.643.7.1.1.1.1",
    "1.2.643.7.1.1.2.2",
    "1.2.643.7.1.1.2.3",
    "1.2.643.7.1.1.1.2",
    // The next three identifiers name algorithms of key agreement. Some programs write them as the algorithm of a key.
    "1.2.643.7.1.1.6.1",
    "1.2.643.7.1.1.6.2",
    "1.2.643.2.2.98",
    // The next two identifiers belong to GOST R 34.10-2001.
    "1.2.643.2.2.19",
    "1.2.643.2.2.3",
    "1.2.643.7.1.2.1.1.1",
    "1.2.840.113549.1.7.1",
    "1.2.840.113549.1.7.2",
    "1.2.840.113549.1.9.3",
    "1.2.840.113549.1.9.4",
    "1.2.840.113549.1.9.14",
    "1.2.840.113549.1.9.16.1.4",
    "1.2.840.113549.1.9.16.2.12",
    "1.2.840.113549.1.9.16.2.14",
    "1.2.840.113549.1.9.16.2.47",
];

/// The extensions that a change can add. No program knows the last extension.
const EXTENSIONS: &[&str] = &[
    values::USAGE,
    values::BASIC,
    values::SAN,
    values::IAN,
    values::EKU,
    values::CONSTRAINTS,
    values::POLICIES,
    values::MAPPINGS,
    values::POLICY_CONSTRAINTS,
    values::INHIBIT_ANY,
    values::CRL_POINTS,
    values::FRESHEST,
    values::AIA,
    values::SIA,
    values::SKI,
    values::AKI,
    values::CRL_NUMBER,
    values::DELTA,
    values::IDP,
    values::USAGE_PERIOD,
    "1.2.643.100.111",
    "1.2.643.100.112",
    "1.2.643.100.114",
    values::UNKNOWN,
];

/// Changes one element of a document at random, and describes the change.
pub fn change(root: &mut Node, random: &mut Random) -> (Vec<usize>, String) {
    let extensions = lists_of_extensions(root);
    if !extensions.is_empty() && random.once_in(5) {
        let place = extensions[random.below(extensions.len())].clone();
        let list = root.at_mut(&place).expect("just found");
        let what = extension(list, random);
        return (place, what);
    }
    let place = root.place(random.below(root.count()));
    let donor = root.at(&root.place(random.below(root.count()))).cloned();
    if let Some((last, above)) = place.split_last()
        && random.once_in(3)
    {
        let parent = root.at_mut(above).expect("just found");
        let what = sibling(&mut parent.inside, *last, donor, random);
        return (place, what.to_owned());
    }
    let node = root.at_mut(&place).expect("just found");
    let what = if random.once_in(3) { form(node, random) } else { by_kind(node, random) };
    (place, what)
}

/// Returns the paths to all sequences that consist of extensions only.
fn lists_of_extensions(root: &Node) -> Vec<Vec<usize>> {
    let places = (0..root.count()).map(|n| root.place(n));
    places
        .filter(|place| {
            let list = root.at(place).expect("in the tree");
            list.tag == 0x30 && !list.inside.is_empty() && list.inside.iter().all(is_extension)
        })
        .collect()
}

pub fn is_extension(node: &Node) -> bool {
    let ends =
        |node: &Node| node.inside.first().is_some_and(|n| n.tag == 6) && node.inside.last().is_some_and(|n| n.tag == 4);
    node.tag == 0x30 && matches!(node.inside.len(), 2 | 3) && ends(node)
}

/// Changes a list of extensions.
fn extension(list: &mut Node, random: &mut Random) -> String {
    let at = random.below(list.inside.len());
    match random.below(6) {
        0 => {
            let copy = list.inside[at].clone();
            list.inside.push(copy);
            "an extension twice".to_owned()
        }
        1 => {
            list.inside.remove(at);
            "no extension".to_owned()
        }
        2 => {
            let own = &mut list.inside[at].inside;
            match own.len() {
                3 => drop(own.remove(1)),
                _ => own.insert(1, Node::new(1, &[0xff])),
            }
            "critical or not".to_owned()
        }
        3 => {
            let other = random.below(list.inside.len());
            list.inside.swap(at, other);
            "another order of extensions".to_owned()
        }
        _ => {
            let kind = random.pick(EXTENSIONS);
            let value = match random.below(4) {
                0 => vec![5, 0],
                1 => der::seq([]),
                2 => der::bits(0, &[0xff]),
                _ => der::int(&[0]),
            };
            let (critical, value) = (random.once_in(2), &value);
            let own = Node::read(&values::extension(kind, critical, value)).expect("DER");
            list.inside.insert(at, own);
            format!("one more extension {kind}, {}", if critical { "critical" } else { "not critical" })
        }
    }
}

/// Adds, removes, replaces or moves the element `at` in the list `all`, and describes the change.
fn sibling(all: &mut Vec<Node>, at: usize, donor: Option<Node>, random: &mut Random) -> &'static str {
    match random.below(6) {
        0 => {
            all.remove(at);
            "deleted"
        }
        1 => {
            all.insert(at, all[at].clone());
            "twice"
        }
        2 => {
            let other = random.below(all.len());
            all.swap(at, other);
            "swapped"
        }
        3 => {
            let new = match random.below(7) {
                0 => Node::new(5, &[]),
                1 => Node::new(2, &[1]),
                2 => Node::new(1, &[0xff]),
                3 => Node::of(0x30, Vec::new()),
                4 => Node::of(0x31, Vec::new()),
                5 => Node::new(12, b"text"),
                _ => Node::of(0xa0 + random.below(5) as u8, Vec::new()),
            };
            all.insert(at + random.below(2), new);
            "one more"
        }
        4 => {
            if let Some(donor) = donor {
                all.insert(at + random.below(2), donor);
            }
            "one more from elsewhere"
        }
        _ => {
            if let Some(donor) = donor {
                all[at] = donor;
            }
            "instead of it one from elsewhere"
        }
    }
}

/// Changes the tag of an element, its structure, or the encoding of its length. These changes do not depend on the type
/// of the element.
fn form(node: &mut Node, random: &mut Random) -> String {
    match random.below(9) {
        0 => {
            node.length = Length::Long;
            "a long length"
        }
        1 if node.tag & 0x20 != 0 => {
            node.length = Length::Indefinite;
            "an indefinite length"
        }
        1 | 2 => {
            node.tag ^= 0x20;
            "constructed or not"
        }
        3 => {
            node.tag = node.tag & 0xe0
                | random
                    .pick(&[&1, &2, &3, &4, &5, &6, &10, &12, &16, &17, &18, &19, &20, &22, &23, &24, &26, &28, &30]);
            "another tag"
        }
        4 => {
            node.tag ^= 0x80;
            "another class"
        }
        5 => {
            (node.bytes, node.inside) = (Vec::new(), Vec::new());
            "empty"
        }
        6 => {
            *node = Node::of(0x30, vec![node.clone()]);
            "in a sequence"
        }
        7 if node.inside.len() == 1 => {
            *node = node.inside[0].clone();
            "unpacked"
        }
        7 => {
            node.inside.push(Node::new(5, &[]));
            "a null at its end"
        }
        _ => {
            // The element is replaced by a constructed string with a single piece.
            let whole = Node::new(node.tag, &node.content());
            *node = Node { tag: node.tag | 0x20, length: Length::Der, bytes: Vec::new(), inside: vec![whole] };
            "in pieces"
        }
    }
    .to_owned()
}

/// Changes the content of an element. The change depends on the type of the element.
fn by_kind(node: &mut Node, random: &mut Random) -> String {
    let bytes = &mut node.bytes;
    let what: &str = match node.tag {
        1 => {
            *bytes = random.pick::<[u8]>(&[&[0], &[1], &[0x7f], &[0xfe], &[], &[0xff, 0xff]]).to_vec();
            match &bytes[..] {
                [0] => "false in full",
                [_] => "true as another number",
                _ => "a boolean of another length",
            }
        }
        2 | 10 => match random.below(6) {
            0 => {
                bytes.insert(0, 0);
                "zeros in front"
            }
            1 => {
                bytes.insert(0, 0xff);
                "ones in front"
            }
            2 => {
                *bytes = vec![random.next() as u8];
                "another number of one byte"
            }
            3 => {
                *bytes = vec![0x7f; [19, 20, 21, 26, 40][random.below(5)]];
                "a great number"
            }
            4 => {
                *bytes = vec![0];
                "zero"
            }
            _ => {
                bytes.clear();
                "a number of no bytes"
            }
        },
        3 if node.inside.is_empty() => match random.below(5) {
            0 => {
                bytes.push(0);
                "a zero byte after bits"
            }
            1 => {
                let unused = random.below(10) as u8;
                bytes.first_mut().into_iter().for_each(|first| *first = unused);
                "another number of unused bits"
            }
            2 => {
                let bits = random.next() as u8;
                bytes.last_mut().into_iter().for_each(|last| *last = bits);
                "other bits"
            }
            3 => {
                *bytes = vec![0];
                "no bits"
            }
            _ => {
                bytes.clear();
                "bits of no bytes"
            }
        },
        6 => match random.below(5) {
            0 => {
                let last = bytes.iter().rposition(|byte| byte & 0x80 == 0).unwrap_or(0);
                let begin = bytes[..last].iter().rposition(|byte| byte & 0x80 == 0).map_or(0, |at| at + 1);
                bytes.insert(begin, 0x80);
                "a padded identifier"
            }
            1 => {
                bytes.last_mut().into_iter().for_each(|last| *last |= 0x80);
                "an identifier without an end"
            }
            2 => {
                bytes.last_mut().into_iter().for_each(|last| *last = (*last + 1) & 0x7f);
                "another identifier"
            }
            3 => {
                bytes.extend([0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x09]);
                "an identifier with a great number"
            }
            _ => {
                *bytes = der::content(&der::oid(random.pick(IDENTIFIERS)));
                "a known identifier"
            }
        },
        23 | 24 => {
            let (utc, generalized): (&[&[u8]], &[&[u8]]) = (
                &[
                    b"260101000000Z",
                    b"260601000000Z",
                    b"270101000000Z",
                    b"500101000000Z",
                    b"491231235959Z",
                    b"2601010000Z",
                    b"260101000000+0300",
                    b"260230000000Z",
                    b"260101240000Z",
                    b"260101000060Z",
                    b"2601010000000Z",
                    b"26010100000Z",
                ],
                &[
                    b"20260101000000Z",
                    b"20500101000000Z",
                    b"99991231235959Z",
                    b"202601010000Z",
                    b"20260101000000.5Z",
                    b"20260101000000",
                    b"20260101000000+0300",
                    b"00000101000000Z",
                    b"19490101000000Z",
                    b"20260230000000Z",
                ],
            );
            node.tag = 23 + random.below(2) as u8;
            *bytes = random.pick(if node.tag == 23 { utc } else { generalized }).to_vec();
            if node.tag == 23 { "another UTCTime" } else { "another GeneralizedTime" }
        }
        12 | 18..=20 | 22 | 26 | 28 | 30 | 0x81 | 0x82 | 0x86 => match random.below(7) {
            0 => {
                node.tag = *random.pick(&[&12, &18, &19, &20, &22, &26, &28, &30]);
                "another kind of string"
            }
            1 => {
                bytes.iter_mut().for_each(|byte| {
                    if byte.is_ascii_alphabetic() {
                        *byte ^= 0x20
                    }
                });
                "the other case"
            }
            2 => {
                bytes.insert(0, b' ');
                bytes.extend(b"  ");
                "spaces"
            }
            3 => {
                bytes.insert(random.below(bytes.len() + 1), 0);
                "a zero byte"
            }
            4 => {
                bytes.insert(random.below(bytes.len() + 1), 0xff);
                "a byte that is not text"
            }
            5 => {
                *bytes = vec![b'a'; 70];
                "a long string"
            }
            _ => {
                *bytes = "пример".as_bytes().to_vec();
                "other letters"
            }
        },
        _ if node.inside.is_empty() && !bytes.is_empty() => match random.below(3) {
            0 => {
                let at = random.below(bytes.len());
                bytes[at] ^= 1 << random.below(8);
                "one bit"
            }
            1 => {
                bytes.push(random.next() as u8);
                "one byte more"
            }
            _ => {
                bytes.pop();
                "one byte less"
            }
        },
        _ if node.inside.len() > 1 => {
            let (a, b) = (random.below(node.inside.len()), random.below(node.inside.len()));
            node.inside.swap(a, b);
            "another order"
        }
        _ => {
            node.inside.push(Node::new(2, &[0]));
            "a number at its end"
        }
    };
    what.to_owned()
}
