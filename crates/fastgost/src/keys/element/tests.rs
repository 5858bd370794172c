use super::*;
use alloc::{vec, vec::Vec};

/// Elements that are encoded correctly in DER.
const RIGHT: &[&[u8]] = &[
    // The next elements are sequences, sets, and elements whose tags are of other classes than universal.
    &[0x30, 0],
    &[0x31, 0],
    &[0x30, 3, 2, 1, 5],
    &[0x30, 6, 2, 1, 5, 2, 1, 6],
    &[0x31, 4, 0x30, 2, 0x31, 0],
    &[0xa0, 3, 2, 1, 0],
    &[0xa3, 0],
    &[0x80, 0],
    &[0x80, 1, 0x80],
    &[0x86, 2, b'a', 0xff],
    &[0x60, 2, 5, 0],
    &[0x41, 1, 0],
    &[0xe0, 0],
    &[0xc5, 1, 7],
    &[0x28, 0],
    &[0x2b, 0],
    &[0x3d, 0],
    // The next elements have tags of several bytes.
    &[0x9f, 0x1f, 0],
    &[0x9f, 0x7f, 1, 0],
    &[0xbf, 0x1f, 2, 5, 0],
    &[0x9f, 0x81, 0x00, 0],
    &[0x9f, 0xff, 0xff, 0xff, 0x7f, 0],
    // The next elements are booleans, integers and enumerated values.
    &[1, 1, 0],
    &[1, 1, 0xff],
    &[2, 1, 0],
    &[2, 1, 0x7f],
    &[2, 1, 0x80],
    &[2, 1, 0xff],
    &[2, 2, 0, 0x80],
    &[2, 2, 0, 0xff],
    &[2, 2, 0xff, 0x7f],
    &[2, 2, 0x80, 0],
    &[2, 3, 1, 0, 0],
    &[10, 1, 0],
    &[10, 2, 1, 0],
    // The next elements are bit strings.
    &[3, 1, 0],
    &[3, 2, 0, 0xff],
    &[3, 2, 7, 0x80],
    &[3, 2, 1, 0xfe],
    &[3, 3, 4, 0, 0xf0],
    &[3, 2, 7, 0],
    // The next elements are octet strings, a NULL, and strings of characters.
    &[4, 0],
    &[4, 2, 0, 0],
    &[5, 0],
    &[12, 0],
    &[12, 2, 0xd0, 0x98],
    &[12, 1, b'a'],
    &[18, 1, b'1'],
    &[19, 1, b'a'],
    &[20, 1, 0xff],
    &[22, 1, b'@'],
    &[23, 1, b'0'],
    &[24, 1, b'0'],
    &[28, 4, 0, 0, 0, b'a'],
    &[30, 2, 4, 0x18],
    &[30, 0],
    // The next elements are object identifiers.
    &[6, 1, 0],
    &[6, 1, 0x2a],
    &[6, 3, 0x55, 4, 10],
    &[6, 3, 0x2a, 0x85, 3],
    &[6, 2, 0x81, 0],
    &[6, 3, 0x55, 0x81, 0],
    &[6, 5, 0x2a, 0x8f, 0xff, 0xff, 0x7f],
    &[13, 2, 1, 2],
];

/// Tests the results of [`read`] for elements that deviate from DER.
#[test]
fn deviations() {
    use Lenience::{BooleanOctet, PaddedInteger, UniversalString};
    let long = [vec![2, 0x81, 0x82], vec![0; 129], vec![5]].concat();
    for (element, der, lenience) in [
        (&[1, 1, 1][..], &[1, 1, 0xff][..], BooleanOctet),
        (&[1, 1, 0xfe], &[1, 1, 0xff], BooleanOctet),
        (&[2, 2, 0, 0], &[2, 1, 0], PaddedInteger),
        (&[2, 4, 0, 0, 0, 0x80], &[2, 2, 0, 0x80], PaddedInteger),
        (&long, &[2, 1, 5], PaddedInteger),
        (&[28, 4, 0, 0, 4, 0x18], &[12, 2, 0xd0, 0x98], UniversalString),
        (&[28, 0], &[12, 0], UniversalString),
        (&[0x30, 5, 0xa0, 3, 1, 1, 7], &[0x30, 5, 0xa0, 3, 1, 1, 0xff], BooleanOctet),
        (&[0x31, 7, 4, 1, 0, 2, 2, 0, 9], &[0x31, 6, 4, 1, 0, 2, 1, 9], PaddedInteger),
    ] {
        let read = read(element).expect("it is read");
        assert_eq!((&*read.der, &read.deviations[..]), (der, &[lenience][..]), "{element:?}");
        assert!(check_leniently(element).is_ok() && check(&read.der).is_ok());
    }
    // [`read`] must not change the next elements: values under other tags, values inside strings, and UniversalStrings
    // that are not valid text.
    for same in [&[0x81, 1, 1][..], &[0x82, 2, 0, 0], &[4, 3, 1, 1, 1], &[28, 3, 0, 0, 0], &[28, 4, 0, 0x11, 0, 0]] {
        let read = read(same).expect("it is read");
        assert!(*read.der == *same && read.deviations.is_empty(), "{same:?}");
    }
    for wrong in [
        &[1, 2, 1, 1][..],
        &[1, 0],
        &[2, 2, 0xff, 0xff],
        &[2, 0],
        &[0x30, 3, 1, 2, 1],
        &[10, 2, 0, 1],
        &[6, 2, 0x80, 1],
    ] {
        assert!(read(wrong).is_err() && check_leniently(wrong).is_err(), "{wrong:?}");
    }
    for (der, _) in WRONG {
        assert_eq!(read(der).is_ok(), check_leniently(der).is_ok());
    }
    for der in RIGHT {
        let read = read(der).expect("it is DER");
        assert!(*read.der == **der || read.deviations == [UniversalString]);
    }
    let deep = nested(DEEPEST, &[1, 1, 1]);
    assert_eq!(read(&deep).map(|read| read.der.into_owned()), Ok(nested(DEEPEST, &[1, 1, 0xff])));
    assert!(read(&nested(DEEPEST + 1, &[1, 1, 1])).is_err());
}

/// Makes `depth` sequences within one another, and puts an element into the innermost sequence.
fn nested(depth: usize, element: &[u8]) -> Vec<u8> {
    (0..depth).fold(element.to_vec(), |inner, _| {
        let mut outer = Vec::new();
        append(&mut outer, &[0x30], &inner);
        outer
    })
}

/// Wrong elements. Beside each element are the first words of `Fault::allowed`, the error's text about the allowed
/// encodings.
const WRONG: &[(&[u8], &str)] = &[
    // The next inputs have no element, only a part of an element, or more than one element.
    (&[], "elements that end"),
    (&[0x30], "elements that end"),
    (&[0x30, 1], "elements that end"),
    (&[0x30, 3, 2, 1], "elements that end"),
    (&[0x30, 3, 2, 2, 5], "elements that end"),
    (&[0x30, 1, 2], "elements that end"),
    (&[0x30, 2, 0x30, 1], "elements that end"),
    (&[0x30, 0x81], "elements that end"),
    (&[0x30, 0x82, 1], "elements that end"),
    (&[0x9f], "elements that end"),
    (&[0x9f, 0x81], "elements that end"),
    (&[0x04, 0x84, 0x7f, 0xff, 0xff, 0xff], "elements that end"),
    (&[0x30, 0, 0], "nothing after"),
    (&[5, 0, 5, 0], "nothing after"),
    (&[5, 0, 0x0a], "nothing after"),
    // The lengths of the next elements are wrong.
    (&[0x30, 0x80, 0, 0], "definite lengths"),
    (&[0x24, 0x80, 4, 0, 0, 0], "strings and numbers"),
    (&[4, 0x80, 0, 0], "definite lengths"),
    (&[0x30, 0x81, 0], "definite lengths"),
    (&[4, 0x81, 1, 0], "definite lengths"),
    (&[4, 0x81, 0x7f], "definite lengths"),
    (&[4, 0x82, 0, 0x80], "definite lengths"),
    (&[4, 0x82, 0, 1, 0], "definite lengths"),
    (&[4, 0x83, 0, 1, 0], "definite lengths"),
    (&[4, 0x84, 0, 0, 0, 0], "definite lengths"),
    (&[4, 0x85, 0, 0, 0, 0, 1, 0], "definite lengths"),
    (&[4, 0x85, 1, 0, 0, 0, 0], "definite lengths"),
    (&[4, 0x88, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], "definite lengths"),
    (&[4, 0xff], "definite lengths"),
    // The tags of the next elements are wrong.
    (&[0, 0], "tags that X.680"),
    (&[0x20, 0], "tags that X.680"),
    (&[15, 0], "tags that X.680"),
    (&[0x30, 2, 0, 0], "tags that X.680"),
    (&[0x1f, 0x1f, 0], "tags in their"),
    (&[0x1f, 0x06, 1, 0x2a], "tags in their"),
    (&[0x3f, 0x10, 0], "tags in their"),
    (&[0x9f, 0, 0], "tags in their"),
    (&[0x9f, 0x1e, 0], "tags in their"),
    (&[0x9f, 0x80, 0x1f, 0], "tags in their"),
    (&[0x9f, 0x80, 0x01, 0], "tags in their"),
    (&[0x9f, 0x81, 0x80, 0x80, 0x80, 0x00, 0], "tags in their"),
    // The next elements are values in pieces, and sequences and sets that are not constructed.
    (&[0x10, 0], "sequences and sets"),
    (&[0x11, 0], "sequences and sets"),
    (&[0x08, 0], "sequences and sets"),
    (&[0x0b, 0], "sequences and sets"),
    (&[0x1d, 0], "sequences and sets"),
    (&[0x24, 2, 4, 0], "strings and numbers"),
    (&[0x23, 3, 3, 1, 0], "strings and numbers"),
    (&[0x2c, 3, 12, 1, b'a'], "strings and numbers"),
    (&[0x33, 3, 19, 1, b'a'], "strings and numbers"),
    (&[0x22, 3, 2, 1, 5], "strings and numbers"),
    (&[0x21, 3, 1, 1, 0], "strings and numbers"),
    (&[0x26, 3, 6, 1, 0], "strings and numbers"),
    (&[0x25, 0], "strings and numbers"),
    (&[0x37, 0], "strings and numbers"),
    // The next elements are wrong booleans, integers and enumerated values.
    (&[1, 0], "00 or ff"),
    (&[1, 1, 1], "00 or ff"),
    (&[1, 1, 0xfe], "00 or ff"),
    (&[1, 1, 0x80], "00 or ff"),
    (&[1, 2, 0, 0], "00 or ff"),
    (&[1, 2, 0xff, 0xff], "00 or ff"),
    (&[2, 0], "integers"),
    (&[2, 2, 0, 0], "integers"),
    (&[2, 2, 0, 0x7f], "integers"),
    (&[2, 2, 0xff, 0x80], "integers"),
    (&[2, 2, 0xff, 0xff], "integers"),
    (&[2, 3, 0, 0, 0x80], "integers"),
    (&[10, 0], "integers"),
    (&[10, 2, 0, 1], "integers"),
    (&[10, 2, 0xff, 0xff], "integers"),
    // The next elements are wrong bit strings.
    (&[3, 0], "bit strings"),
    (&[3, 1, 1], "bit strings"),
    (&[3, 1, 7], "bit strings"),
    (&[3, 1, 8], "bit strings"),
    (&[3, 2, 8, 0], "bit strings"),
    (&[3, 2, 0xff, 0], "bit strings"),
    (&[3, 2, 1, 1], "bit strings"),
    (&[3, 2, 7, 0x40], "bit strings"),
    (&[3, 2, 7, 0xff], "bit strings"),
    (&[3, 3, 4, 0, 0xf8], "bit strings"),
    // The next elements are wrong NULLs.
    (&[5, 1, 0], "an empty NULL"),
    (&[5, 2, 5, 0], "an empty NULL"),
    (&[0x30, 3, 5, 1, 0], "an empty NULL"),
    (&[5, 0x81, 0], "definite lengths"),
    // The next elements are 2.5.4.10 with a padded arc, identifiers whose last arc does not end, and an empty
    // identifier.
    (&[6, 0], "object identifiers"),
    (&[6, 4, 0x55, 4, 0x80, 10], "object identifiers"),
    (&[6, 4, 0x55, 0x80, 4, 10], "object identifiers"),
    (&[6, 4, 0x80, 0x55, 4, 10], "object identifiers"),
    (&[6, 5, 0x55, 4, 0x80, 0x80, 10], "object identifiers"),
    (&[6, 1, 0x80], "object identifiers"),
    (&[6, 2, 0x80, 0], "object identifiers"),
    (&[6, 1, 0x81], "object identifiers"),
    (&[6, 3, 0x55, 4, 0x8a], "object identifiers"),
    (&[6, 3, 0x55, 0x81, 0x80], "object identifiers"),
    (&[13, 2, 0x80, 1], "object identifiers"),
    (&[13, 0], "object identifiers"),
];

#[test]
fn both_verdicts() {
    for der in RIGHT {
        assert_eq!(check(der), Ok(()), "{der:02x?}");
    }
    for (der, allowed) in WRONG {
        let fault = check(der).expect_err("not DER");
        assert!(fault.allowed.starts_with(allowed), "{der:02x?}: {}", fault.allowed);
    }
    assert!(RIGHT.len() >= 60 && WRONG.len() >= 95);
}

/// Checks that every right element stays right within a constructed element, that every wrong element stays wrong
/// there, and that the fault has the right offset.
#[test]
fn within_others() {
    for outer in [0x30, 0x31, 0xa0, 0x60, 0xe1] {
        let within = |der: &[u8]| [&[outer, u8::try_from(2 + der.len()).expect("short"), 5, 0][..], der].concat();
        for der in RIGHT {
            assert_eq!(check(&within(der)), Ok(()), "{der:02x?}");
        }
        for (der, _) in WRONG.iter().filter(|(der, allowed)| der.len() > 1 && !allowed.starts_with("nothing")) {
            let whole = within(der);
            let alone = check(der).expect_err("not DER");
            let fault = check(&whole).expect_err("not DER");
            assert_eq!((fault.at, fault.allowed), (alone.at + 4, alone.allowed), "{whole:02x?}");
        }
    }
    // The check does not look into the contents of strings and of primitive elements, so the check accepts wrong
    // elements there.
    for outer in [4, 0x80, 0x41] {
        for (der, _) in WRONG {
            let length = u8::try_from(der.len()).expect("short");
            assert_eq!(check(&[&[outer, length][..], der].concat()), Ok(()), "{der:02x?}");
        }
    }
}

#[test]
fn lengths_on_both_sides_of_each_form() {
    for size in [0, 1, 0x7f, 0x80, 0xff, 0x100, 0xffff, 0x10000] {
        let header = |count: usize| {
            let bytes = u32::try_from(size).expect("small").to_be_bytes();
            [&[4, 0x80 | u8::try_from(count).expect("small")][..], &bytes[4 - count..]].concat()
        };
        let content = vec![0; size];
        let fits = (1..=4).find(|count| size >> (8 * count) == 0).expect("a form");
        for count in fits..=4 {
            let right = size >= 0x80 && count == fits;
            assert_eq!(check(&[header(count), content.clone()].concat()).is_ok(), right, "{size} in {count}");
        }
        let short: Vec<u8> = [vec![4, size as u8], content].concat();
        assert_eq!(check(&short).is_ok(), size < 0x80, "{size}");
    }
}

#[test]
fn deep_elements() {
    let nested = |depth: usize| {
        let mut der = vec![5, 0];
        for _ in 0..depth {
            der.splice(0..0, [0x30, u8::try_from(der.len()).expect("short")]);
        }
        der
    };
    assert_eq!(check(&nested(DEEPEST)), Ok(()));
    let fault = check(&nested(DEEPEST + 1)).expect_err("deep");
    assert_eq!((fault.at, fault.allowed), (2 * DEEPEST, "no more than 40 elements within one another"));
    assert!(check(&[0x30, 0x80].repeat(1 << 16)).is_err());
}

/// Checks that no input causes a panic, and that every accepted input is one element.
#[test]
fn any_two_and_three_bytes() {
    for tag in 0..=255_u8 {
        for length in 0..=255_u8 {
            assert!(check(&[tag, length]).is_err() || length == 0);
            for value in 0..=255 {
                let accepted = check(&[tag, length, value]).is_ok();
                assert!(!accepted || length == 1 || (tag & 0x1f == 0x1f && value == 0), "{tag} {length} {value}");
            }
        }
    }
}

#[test]
fn identifiers_alone() {
    for right in [&[0x55, 4, 10][..], &[0], &[0x81, 0], &[0x55, 0xff, 0x7f]] {
        assert!(is_identifier(right), "{right:02x?}");
    }
    for wrong in [&[][..], &[0x80], &[0x55, 4, 0x80, 10], &[0x55, 0x80], &[0x55, 0xff], &[0x80, 0x55]] {
        assert!(!is_identifier(wrong), "{wrong:02x?}");
    }
}
