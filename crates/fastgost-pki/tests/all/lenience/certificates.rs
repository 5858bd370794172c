//! Makes certificates and CRLs with deviations, and tests how they are read.
use super::*;

/// Makes a certificate in which the issuer's name is a UniversalString. Such a string has four bytes for each
/// character.
pub fn universal() -> Vec<u8> {
    let text = [12, 1, b'a'];
    let name = sequence(&[&Any::new(Tag::Set, sequence(&[&oid("2.5.4.3"), &text]))
        .and_then(|any| any.to_der())
        .expect("DER")]);
    let wide = [28, 4, 0, 0, 0, b'a'];
    let set = Any::new(Tag::Set, sequence(&[&oid("2.5.4.3"), &wide])).and_then(|any| any.to_der()).expect("DER");
    let der = certificate_with(SERIAL_V3, &[], UTC, &extensions(&[]));
    let fields = |der: &[u8]| {
        let any = Any::from_der(der).expect("DER");
        let mut reader = der::SliceReader::new(any.value()).expect("DER");
        let mut parts = Vec::new();
        while !der::Reader::is_finished(&reader) {
            parts.push(der::Reader::tlv_bytes(&mut reader).expect("DER").to_vec());
        }
        parts
    };
    let mut outer = fields(&der);
    let mut tbs = fields(&outer[0]);
    let issuer = tbs.iter_mut().find(|part| **part == name).expect("the issuer");
    *issuer = sequence(&[&set]);
    outer[0] = sequence(&[&tbs.concat()]);
    sequence(&[&outer.concat()])
}

/// A lenient reader must accept serial numbers of 21 to 64 bytes. Every reader must refuse longer serial numbers.
#[test]
fn long_serial_numbers() {
    let with = |size: u8| {
        let number = [&SERIAL_V3[..5], &[2, size, 1], &vec![7; usize::from(size) - 1]].concat();
        Certificate::read(&certificate_with(&number, &[], UTC, &extensions(&[])))
    };
    for size in [20, 21, 22, 40, 64] {
        let certificate = with(size).expect("a certificate");
        assert_eq!(certificate.serial_number().as_bytes().len(), usize::from(size));
        assert_eq!(certificate.deviations().contains(&Lenience::LongSerialNumber), size > 20, "{size}");
    }
    assert!(with(65).expect_err("too long").to_string().contains("65 bytes; allowed: up to 64"));
}

/// Deviations from DER inside the values of known extensions must also be accepted, and the values must be decoded.
#[test]
fn deviations_within_extensions() {
    let authority = |value: &[u8]| {
        let usage = sequence(&[&oid("2.5.29.15"), &octets(&[3, 2, 1, 6])]);
        let constraints = sequence(&[&oid("2.5.29.19"), &[1, 1, 0x80], &octets(value)]);
        let extensions = extensions(&[constraints, usage].concat());
        Certificate::read(&certificate_with(SERIAL_V3, &[], UTC, &extensions)).expect("a certificate")
    };
    let certificate = authority(&[0x30, 8, 1, 1, 1, 2, 3, 0, 0, 5]);
    let all = certificate.deviations();
    assert!(all.contains(&Lenience::BooleanOctet) && all.contains(&Lenience::PaddedInteger), "{all:?}");
    assert!(certificate.check_issuable().is_ok());
    // After the conversion to DER, the value says that the certificate belongs to a CA, and that its path length is 5.
    // `as_der` must return the original bytes.
    assert!(certificate.extensions().iter().any(|one| one.extn_value.as_bytes() == [0x30, 6, 1, 1, 0xff, 2, 1, 5]));
    assert!(certificate.as_der().windows(6).any(|window| window == [1, 1, 1, 2, 3, 0]));
    // A BOOLEAN of two bytes must be refused. A negative number with a superfluous byte must be refused too.
    for value in [&[0x30, 4, 1, 2, 1, 1][..], &[0x30, 7, 1, 1, 1, 2, 2, 0xff, 0xff]] {
        assert!(authority(value).check_issuable().is_err());
    }
}

pub fn read_certificate(der: &[u8], strictness: Strictness) -> Result<Vec<u8>> {
    Ok(Certificate::read_with(der, strictness)?.as_der().to_vec())
}

pub fn read_list(der: &[u8], strictness: Strictness) -> Result<Vec<u8>> {
    Ok(RevocationList::read_with(der, strictness)?.as_der().to_vec())
}

/// Makes a CRL. `version` and `extensions` are the encoded fields, which may be empty.
pub fn list_of(version: &[u8], extensions: &[u8]) -> Vec<u8> {
    let algorithm = sequence(&[&oid("1.2.643.7.1.1.3.2")]);
    let time = Any::new(UTC.0, UTC.1).and_then(|any| any.to_der()).expect("DER");
    let tbs = sequence(&[version, &algorithm, &cn(), &time, &time, extensions]);
    let signature = Any::new(Tag::BitString, [vec![0], vec![7; 64]].concat()).and_then(|any| any.to_der());
    sequence(&[&tbs, &algorithm, &signature.expect("DER")])
}

/// Makes basic constraints of a CA.
pub fn authority(critical: &[u8]) -> Vec<u8> {
    sequence(&[&oid("2.5.29.19"), critical, &octets(&[0x30, 3, 1, 1, 0xff])])
}

/// The first two fields of a certificate: version 3 and the serial number.
pub const SERIAL_V3: &[u8] = &[0xa0, 3, 2, 1, 2, 2, 1, 1];
pub const UTC: (Tag, &[u8]) = (Tag::UtcTime, b"260101000000Z");

/// Makes a name.
fn cn() -> Vec<u8> {
    let text = Any::new(Tag::Utf8String, &b"a"[..]).and_then(|any| any.to_der()).expect("DER");
    let set = Any::new(Tag::Set, sequence(&[&oid("2.5.4.3"), &text])).and_then(|any| any.to_der()).expect("DER");
    sequence(&[&set])
}

/// Makes the extension that identifies the issuer's key (authority key identifier).
pub fn issuers_key() -> Vec<u8> {
    sequence(&[&oid("2.5.29.35"), &octets(&[0x30, 3, 0x80, 1, 1])])
}

/// Makes the field with the extensions of a certificate. The extensions are `one` and the extension that identifies the
/// issuer's key.
pub fn extensions(one: &[u8]) -> Vec<u8> {
    let all = sequence(&[one, &issuers_key()]);
    [&[0xa3, u8::try_from(all.len()).expect("short")][..], &all].concat()
}

/// Makes a certificate. The signature of the certificate is not right, because no test verifies it.
pub fn certificate_with(number: &[u8], parameters: &[u8], time: (Tag, &[u8]), extensions: &[u8]) -> Vec<u8> {
    certificate_of(&[CURVE_A], number, parameters, time, extensions)
}

/// Makes a certificate like [`certificate_with`]. `key` has the object identifiers in the parameters of the public key.
fn certificate_of(
    key: &[&str],
    number: &[u8],
    parameters: &[u8],
    (tag, time): (Tag, &[u8]),
    extensions: &[u8],
) -> Vec<u8> {
    let algorithm = sequence(&[&oid("1.2.643.7.1.1.3.2"), parameters]);
    let (key, _) = public(OF_256, key);
    let time = Any::new(tag, time).and_then(|any| any.to_der()).expect("DER");
    let name = cn();
    let tbs = sequence(&[number, &algorithm, &name, &sequence(&[&time, &time]), &name, &key, extensions]);
    let signature = Any::new(Tag::BitString, [vec![0], vec![7; 64]].concat()).and_then(|any| any.to_der());
    sequence(&[&tbs, &algorithm, &signature.expect("DER")])
}

/// A strict reader must refuse deviations anywhere in certificates and CRLs, for example inside extensions and keys.
#[test]
fn strict_certificates_and_lists() {
    let refused = |der: &[u8], lenience| {
        assert!(Certificate::read(der).is_ok());
        assert!(matches!(Certificate::read_all_with(der, Strictness::Strict), Err(Error::Strict(e)) if e == lenience));
    };
    // In the table below, the first value is a key usage, whose BIT STRING ends with zero bits. The second value
    // encodes a default value. In the other values, the deviation is in a nested element: in the minimum of a name
    // constraint, in the reasons of a distribution point, or in a name.
    let name = out_of_order();
    // A distribution point with a name and a list of reasons. The list is a BIT STRING that ends with zero bits.
    let point = [0x30, 14, 0x30, 12, 0xa0, 6, 0xa0, 4, 0x82, 2, b'a', b'b', 0x81, 2, 0, 0x80];
    let location = sequence(&[&oid("1.3.6.1.5.5.7.48.1"), &name]);
    for (of, value) in [
        ("2.5.29.15", &[3, 2, 0, 0x80][..]),
        ("2.5.29.19", &[0x30, 3, 1, 1, 0]),
        // The certificate does not belong to a CA, so it must not have name constraints. But the encoding of the
        // constraints is checked first, so the error must be about the encoding.
        ("2.5.29.30", &[0x30, 10, 0xa0, 8, 0x30, 6, 0x82, 1, 0x61, 0x80, 1, 0]),
        ("2.5.29.31", &point),
        ("2.5.29.17", &sequence(&[&name])),
        ("2.5.29.18", &sequence(&[&name])),
        ("1.3.6.1.5.5.7.1.1", &sequence(&[&location])),
        ("1.3.6.1.5.5.7.1.11", &sequence(&[&location])),
    ] {
        let extension = sequence(&[&oid(of), &octets(value)]);
        refused(&certificate_with(SERIAL_V3, &[], UTC, &extensions(&extension)), Lenience::NotDer);
    }
    let good =
        certificate_with(SERIAL_V3, &[], UTC, &extensions(&sequence(&[&oid("2.5.29.15"), &octets(&[3, 2, 7, 0x80])])));
    assert!(Certificate::read_with(&good, Strictness::Strict).is_ok());
    refused(&certificate_with(&[2, 1, 0x80], &[], UTC, &[]), Lenience::SerialNumberNotPositive);
    let old = certificate_of(&[CURVE_A, CRYPTOPRO_SET], SERIAL_V3, &[], UTC, &extensions(&[]));
    refused(&old, Lenience::OldDigestParameter);

    let number = sequence(&[&oid("2.5.29.20"), &octets(&[2, 1, 1])]);
    let list_with = |time: &[u8], entries: &[u8], extension: &[u8]| {
        let algorithm = sequence(&[&oid("1.2.643.7.1.1.3.2")]);
        let all = sequence(&[extension, &issuers_key(), &number]);
        let extensions = [&[0xa0, u8::try_from(all.len()).expect("short")][..], &all].concat();
        let tbs = sequence(&[&[2, 1, 1], &algorithm, &cn(), time, time, entries, &extensions]);
        let signature = Any::new(Tag::BitString, [vec![0], vec![7; 64]].concat()).and_then(|any| any.to_der());
        sequence(&[&tbs, &algorithm, &signature.expect("DER")])
    };
    let list = |tag, time: &[u8], critical: &[u8]| {
        let time = Any::new(tag, time).and_then(|any| any.to_der()).expect("DER");
        list_with(&time, &[], &sequence(&[&oid("1.2.3.4"), critical, &octets(&[2, 1, 1])]))
    };
    // `thisUpdate` of the CRL and the date of its entry both have this time.
    let time = Any::new(UTC.0, UTC.1).and_then(|any| any.to_der()).expect("DER");
    let extension = |of: &str, value: &[u8]| sequence(&[&oid(of), &octets(value)]);
    let other = extension("1.2.3.4", &[2, 1, 1]);
    let critical = |of: &str, value: &[u8]| sequence(&[&oid(of), &[1, 1, 0xff], &octets(value)]);
    let entry = |extension: &[u8]| sequence(&[&sequence(&[&[2, 1, 9], &time, &sequence(&[extension])])]);
    for (der, right) in [
        (list_with(&time, &[], &critical("2.5.29.28", &[0x30, 6, 0x81, 1, 0, 0x82, 1, 0xff])), false),
        (list_with(&time, &[], &critical("2.5.29.28", &[0x30, 3, 0x81, 1, 0xff])), true),
        (list_with(&time, &[], &extension("2.5.29.46", &point)), false),
        (list_with(&time, &entry(&extension("2.5.29.29", &sequence(&[&name]))), &other), false),
        (list_with(&time, &entry(&extension("2.5.29.21", &[10, 1, 1])), &other), true),
    ] {
        assert!(RevocationList::read(&der).is_ok());
        match RevocationList::read_with(&der, Strictness::Strict) {
            Ok(_) => assert!(right),
            Err(e) => assert!(!right && matches!(e, Error::Strict(Lenience::NotDer)), "{e}"),
        }
    }
    assert!(RevocationList::read_with(&list(UTC.0, UTC.1, &[]), Strictness::Strict).is_ok());
    for (der, lenience) in [
        (list(UTC.0, UTC.1, &[1, 1, 0]), Lenience::NotDer),
        (list(Tag::GeneralizedTime, b"20260101000000Z", &[]), Lenience::EarlyGeneralizedTime),
    ] {
        assert!(RevocationList::read(&der).is_ok());
        let strict = RevocationList::read_all_with(&der, Strictness::Strict);
        assert!(matches!(strict, Err(Error::Strict(e)) if e == lenience));
    }
}

/// Makes a general name with a directory name. The two attributes in the first level of this name are not in the order
/// of DER.
fn out_of_order() -> Vec<u8> {
    let attribute = |last: u8, value: &[u8]| {
        let text = Any::new(Tag::Utf8String, value).and_then(|any| any.to_der()).expect("DER");
        sequence(&[&oid(&format!("2.5.4.{last}")), &text])
    };
    let both = [attribute(10, b"b"), attribute(3, b"a")].concat();
    // The SET OF is made by hand, because the crate `der` would sort it.
    let set = [&[0x31, u8::try_from(both.len()).expect("short")][..], &both].concat();
    let name = sequence(&[&set]);
    [&[0xa4, u8::try_from(name.len()).expect("short")][..], &name].concat()
}
