use super::*;

fn der(bytes: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    let mut reader = Reader::new(bytes);
    let der = reader.any("it")?;
    reader.end("it")?;
    Ok(der)
}

fn string(bytes: &[u8], step: usize) -> Result<Vec<u8>> {
    let mut reader = Reader::new(bytes);
    reader.open_string(tag::OCTET_STRING, "it")?;
    let (mut all, mut part) = (Vec::new(), vec![0; step]);
    loop {
        match reader.read_string("it", &mut part)? {
            0 => break,
            n => all.extend(&part[..n]),
        }
    }
    reader.end("it")?;
    Ok(all)
}

#[test]
fn whole_elements_become_der() {
    for (ber, expected) in [
        (&[0x30, 3, 2, 1, 5][..], &[0x30, 3, 2, 1, 5][..]),
        // The following elements are not DER. They have lengths with more bytes than needed, indefinite lengths, or
        // strings in pieces within pieces.
        (&[0x30, 0x82, 0, 3, 2, 1, 5], &[0x30, 3, 2, 1, 5]),
        (&[0x30, 0x80, 2, 1, 5, 0, 0], &[0x30, 3, 2, 1, 5]),
        (&[0x30, 0x80, 0x24, 0x80, 4, 1, 7, 0x24, 3, 4, 1, 8, 0, 0, 0, 0], &[0x30, 4, 4, 2, 7, 8]),
        (&[0xbf, 0x81, 0x01, 0x80, 5, 0, 0, 0], &[0xbf, 0x81, 0x01, 2, 5, 0]),
    ] {
        assert_eq!(&der(ber).expect("BER")[..], expected);
    }
}

#[test]
fn strings_in_pieces() {
    let nested = [0x24, 0x80, 4, 2, 1, 2, 0x24, 5, 4, 0, 4, 1, 3, 0x24, 0x80, 4, 1, 4, 0, 0, 0, 0];
    for step in 1..9 {
        assert_eq!(string(&nested, step).expect("a string"), [1, 2, 3, 4]);
        assert_eq!(string(&[4, 5, 1, 2, 3, 4, 5], step).expect("a string"), [1, 2, 3, 4, 5]);
        assert!(string(&[4, 0], step).expect("a string").is_empty());
    }
}

#[test]
fn wrong_ber_is_named_with_its_byte() {
    for (ber, at, why) in [
        (&[0x30, 4, 2, 1, 5][..], 5, "cut off"),
        (&[0x30, 3, 2, 2, 5], 2, "claims 2 bytes, and 1 are left"),
        (&[0x30, 0x80, 2, 1, 5, 0], 6, "cut off"),
        (&[0x30, 2, 0, 0], 2, "nothing to end"),
        (&[0x04, 0x80, 0, 0], 0, "indefinite"),
        (&[0x30, 0xff], 0, "reserves"),
        (&[0x30, 0x89, 1, 0, 0, 0, 0, 0, 0, 0, 0], 0, "2^63"),
        (&[0x30, 0x84, 0x7f, 0xff, 0xff, 0xff], 0, "longer"),
        (&[0x04, 0x84, 0x7f, 0xff, 0xff, 0xff], 0, "longer"),
        (&[0x30, 0, 0], 2, "after the end"),
        (&[0x30, 1, 2, 1], 3, "ends within"),
    ] {
        match der(ber).expect_err("wrong") {
            Error::Encoding { byte: Some(byte), problem, .. } => {
                assert!(byte == at && problem.contains(why), "{ber:02x?}: at {byte}: {problem}");
            }
            e => panic!("{ber:02x?}: {e}"),
        }
    }
    // Each piece of a string must have the string's type or the type OCTET STRING.
    assert_eq!(der(&[0x2c, 6, 0x0c, 1, b'a', 4, 1, b'b']).expect("BER")[..], [0x0c, 2, b'a', b'b']);
    for other in [&[0x24, 3, 2, 1, 5][..], &[0x24, 0x80, 0x30, 3, 4, 1, 5, 0, 0], &[0x2c, 3, 0x13, 1, b'a']] {
        assert!(der(other).expect_err("another type").to_string().contains("allowed: 0x"), "{other:02x?}");
    }
    assert!(der(&[0x30, 0x80].repeat(DEEPEST + 1)).expect_err("deep").to_string().contains("nested deeper"));
}
