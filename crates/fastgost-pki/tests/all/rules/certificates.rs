//! Tests the rules for certificates.
use super::*;

#[test]
fn certificates() {
    let (user, ca) = (New::user, New::authority);
    let serial = |bytes: &[u8]| New { serial: tlv(2, bytes), ..user() };
    let validity = |from: Vec<u8>, until: Vec<u8>| New { validity: [from, until], ..user() };
    let unnamed = || New { subject: EMPTY.to_vec(), ..user() };
    let subject = |of: &str, tag, value: &[u8]| New { subject: name(of, tag, value), ..user() };
    let limited = &[0x30, 6, 1, 1, 0xff, 2, 1, 0][..];
    let constraints = &[0x30, 8, 0xa0, 6, 0x30, 4, 0x82, 2, b'a', b'b'][..];
    let long = "a".repeat(65);
    for (what, new, verdict) in [
        ("a user", user(), Good),
        ("an authority", ca(), Good),
        // These cases are about the rules of RFC 5280, section 4.1.2.1.
        ("version 1 with extensions", New { version: Vec::new(), ..user() }, Strict(Lenience::ExtensionsOfOldVersion)),
        (
            "version 2 with extensions",
            New { version: vec![0xa0, 3, 2, 1, 1], ..user() },
            Strict(Lenience::ExtensionsOfOldVersion),
        ),
        // These cases are about the rules of RFC 5280, section 4.1.2.2.
        ("serial number 0", serial(&[0]), Strict(Lenience::SerialNumberNotPositive)),
        ("a negative serial number", serial(&[0x80]), Strict(Lenience::SerialNumberNotPositive)),
        ("20 bytes of serial number", serial(&[0x7f; 20]), Good),
        ("21 bytes of serial number", serial(&[&[0][..], &[0x80; 20]].concat()), Strict(Lenience::LongSerialNumber)),
        ("64 bytes of serial number", serial(&[7; 64]), Strict(Lenience::LongSerialNumber)),
        ("a serial number with zeros in front", serial(&[0, 0, 7]), Strict(Lenience::PaddedInteger)),
        // These cases are about the rules of RFC 5280, sections 4.1.2.4 and 4.1.2.6.
        ("UniversalString", subject("2.5.4.3", 28, &[0, 0, 4, 0x18]), Strict(Lenience::UniversalString)),
        ("no issuer", New { issuer: EMPTY.to_vec(), ..user() }, Always("")),
        (
            "an authority without a subject",
            New { subject: EMPTY.to_vec(), ..ca() },
            Always("no subject, which a CA must have"),
        ),
        ("neither a subject nor other names", unnamed(), Always("neither a subject nor alternative names")),
        ("other names that are not critical", unnamed().with("2.5.29.17", &[], A_NAME), Strict(Lenience::NotCritical)),
        ("other names that are critical", unnamed().with("2.5.29.17", CRITICAL, A_NAME), Good),
        ("other names beside a subject", user().with("2.5.29.17", &[], A_NAME), Good),
        ("PrintableString", subject("2.5.4.3", 19, b"User 1"), Good),
        ("PrintableString with other characters", subject("2.5.4.3", 19, b"a@b"), Strict(Lenience::AttributeForm)),
        ("BMPString", subject("2.5.4.3", 30, &[0, b'a']), Strict(Lenience::AttributeForm)),
        ("TeletexString", subject("2.5.4.3", 20, b"a"), Strict(Lenience::AttributeForm)),
        ("a name that is too long", subject("2.5.4.3", 12, long.as_bytes()), Strict(Lenience::AttributeForm)),
        ("an empty name", subject("2.5.4.3", 12, b""), Strict(Lenience::AttributeForm)),
        ("a country of three letters", subject("2.5.4.6", 19, b"RUS"), Strict(Lenience::AttributeForm)),
        ("a country in UTF8String", subject("2.5.4.6", 12, b"RU"), Strict(Lenience::AttributeForm)),
        (
            "a mail address in UTF8String",
            subject("1.2.840.113549.1.9.1", 12, b"a@b.ru"),
            Strict(Lenience::AttributeForm),
        ),
        ("a mail address", subject("1.2.840.113549.1.9.1", 22, b"a@b.ru"), Good),
        ("an attribute of others", subject("1.2.3.4", 30, &[0, b'a']), Good),
        // These cases are about the rules of RFC 5280, section 4.1.2.5.
        (
            "an early GeneralizedTime",
            validity(generalized("20250101000000Z"), utc("350101000000Z")),
            Strict(Lenience::EarlyGeneralizedTime),
        ),
        ("a GeneralizedTime after 2050", validity(utc("250101000000Z"), generalized("20500101000000Z")), Good),
        ("an end before the beginning", validity(utc("350101000000Z"), utc("250101000000Z")), Always("")),
        // These cases are about the rules of RFC 5280, section 4.1.2.8.
        (
            "an identifier of the subject",
            New { unique: vec![0x82, 2, 0, 1], ..user() },
            Strict(Lenience::UniqueIdentifiers),
        ),
        // These cases are about the rules of RFC 5280, section 4.1.2.9.
        (
            "an empty list of extensions",
            New { always_extensions: true, extensions: Vec::new(), ..user() },
            Always("an empty list of extensions"),
        ),
        // These cases are about the rules of RFC 5280, section 4.2.
        ("an unknown extension", user().with("1.2.3.4", &[], &[5, 0]), Good),
        (
            "an unknown critical extension",
            user().with("1.2.3.4", CRITICAL, &[5, 0]),
            Always("the critical extension 1.2.3.4, which"),
        ),
        // These cases are about the rules of RFC 5280, sections 4.2.1.1 and 4.2.1.2.
        ("no identifier of the issuer's key", user().without("2.5.29.35"), Strict(Lenience::WithoutKeyIdentifier)),
        ("the issuer without its key", user().with("2.5.29.35", &[], EMPTY), Strict(Lenience::WithoutKeyIdentifier)),
        (
            "a critical identifier of the issuer's key",
            user().with("2.5.29.35", CRITICAL, ISSUERS_KEY),
            Always("the critical extension authorityKeyIdentifier (2.5.29.35), which"),
        ),
        (
            "an authority without its key's identifier",
            ca().without("2.5.29.14"),
            Strict(Lenience::WithoutKeyIdentifier),
        ),
        (
            "a critical identifier of the key",
            ca().with("2.5.29.14", CRITICAL, KEY_IDENTIFIER),
            Always("the critical extension subjectKeyIdentifier (2.5.29.14), which"),
        ),
        // These cases are about the rules of RFC 5280, section 4.2.1.3.
        ("an authority without key usage", ca().without("2.5.29.15"), Strict(Lenience::AuthorityWithoutKeyUsage)),
        (
            "a user with keyCertSign",
            user().with("2.5.29.15", CRITICAL, SIGNS_ALL),
            Strict(Lenience::KeyCertSignWithoutConstraints),
        ),
        (
            "a user with keyCertSign that says so",
            user().with("2.5.29.19", CRITICAL, EMPTY).with("2.5.29.15", CRITICAL, SIGNS_ALL),
            Always("keyCertSign, and basic constraints without being a CA"),
        ),
        // These cases are about the rules of RFC 5280, section 4.2.1.9.
        (
            "basic constraints of an authority that are not critical",
            ca().with("2.5.29.19", &[], AUTHORITY),
            Strict(Lenience::NotCritical),
        ),
        ("those of a user", user().with("2.5.29.19", &[], EMPTY), Good),
        ("a path length", ca().with("2.5.29.19", CRITICAL, limited), Good),
        (
            "a path length of a user",
            user().with("2.5.29.19", CRITICAL, &[0x30, 3, 2, 1, 0]),
            Always("a path length without"),
        ),
        (
            "a path length without keyCertSign",
            ca().with("2.5.29.19", CRITICAL, limited).with("2.5.29.15", CRITICAL, &[3, 2, 1, 2]),
            Always("a path length without"),
        ),
        // These cases are about the rules of RFC 5280, sections 4.2.1.10, 4.2.1.11 and 4.2.1.14.
        ("name constraints", ca().with("2.5.29.30", CRITICAL, constraints), Good),
        (
            "name constraints that are not critical",
            ca().with("2.5.29.30", &[], constraints),
            Strict(Lenience::NotCritical),
        ),
        (
            "name constraints of a user",
            user().with("2.5.29.30", CRITICAL, constraints),
            Always("name constraints without"),
        ),
        (
            "policy constraints that are not critical",
            ca().with("2.5.29.36", &[], &[0x30, 3, 0x81, 1, 0]),
            Strict(Lenience::NotCritical),
        ),
        ("policy constraints", ca().with("2.5.29.36", CRITICAL, &[0x30, 3, 0x81, 1, 0]), Good),
        ("no further policies", ca().with("2.5.29.54", CRITICAL, &[2, 1, 0]), Good),
        ("no further policies, not critical", ca().with("2.5.29.54", &[], &[2, 1, 0]), Strict(Lenience::NotCritical)),
        // These cases are about the rules of RFC 5280, sections 4.2.1.15 and 4.2.2.
        (
            "a critical freshest list",
            user().with("2.5.29.46", CRITICAL, &[0x30, 10, 0x30, 8, 0xa0, 6, 0xa0, 4, 0x82, 2, b'a', b'b']),
            Always("freshestCRL"),
        ),
        (
            "critical access to the issuer",
            user().with("1.3.6.1.5.5.7.1.1", CRITICAL, &[]),
            Always("authorityInfoAccess"),
        ),
    ] {
        check(what, &new, verdict);
    }
}

/// Tests files that older versions of the library accepted by mistake. The library must refuse each of them now.
#[test]
fn attacks() {
    let read = |pem: &str| Certificate::read(pem.as_bytes());
    let e = read(include_str!("../../files/attacks/padded-oid.pem")).expect_err("not DER").to_string();
    assert!(e.contains("object identifiers in their shortest form"), "{e}");
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_700_000);
    for (root, issuer, certificate, why) in [
        (
            include_str!("../../files/attacks/constrained-root.pem"),
            include_str!("../../files/attacks/constrained-issuer.pem"),
            include_str!("../../files/attacks/key-off-curve.pem"),
            "its key is none: ",
        ),
        (
            include_str!("../../files/attacks/root.pem"),
            include_str!("../../files/attacks/issuer.pem"),
            include_str!("../../files/attacks/critical-undecodable.pem"),
            "cannot be decoded",
        ),
    ] {
        let certificate = read(certificate).expect("a certificate");
        let verifier = Verifier::new([read(root).expect("a root")], Options::at(now).expect("options"))
            .with_untrusted([read(issuer).expect("an issuer")]);
        let refusal = verifier.verify(&certificate).expect_err(why).to_string();
        assert!(refusal.contains(why), "{refusal}");
    }
}

/// Certificates must be refused if their key of GOST R 34.10 is not valid, for example if it is not a point of the
/// curve.
#[test]
fn keys_that_are_none() {
    let good = New::user();
    let at = good.key.len() - 64;
    let with = |change: fn(&mut [u8])| {
        let mut new = good.clone();
        change(&mut new.key[at..]);
        verify(&Certificate::read(&new.der()).expect("a certificate"))
    };
    assert_eq!(with(|_| ()), Ok(()));
    for change in [
        (|key: &mut [u8]| key[0] ^= 1) as fn(&mut [u8]),
        |key| key.fill(0),
        |key| key.fill(0xff),
        |key| key[40] ^= 0x80,
    ] {
        assert!(with(change).expect_err("no key").contains("its key is none: "));
    }
    // The first key has no parameters. In the parameters of the second key, an object identifier is not in its shortest
    // form.
    let new = |parameters: &[u8]| {
        let algorithm = sequence(&[&oid("1.2.643.7.1.1.1.1"), parameters]);
        let bits = Any::new(Tag::BitString, [&[0, 4, 64][..], &good.key[at..]].concat()).expect("DER");
        let key = sequence(&[&algorithm, &bits.to_der().expect("DER")]);
        Certificate::read(&New { key, ..good.clone() }.der()).map_err(|e| e.to_string()).and_then(|c| verify(&c))
    };
    assert!(new(&[]).expect_err("no curve").contains("its key is none: "));
    let padded = sequence(&[&[6, 10, 0x2a, 0x85, 3, 7, 1, 2, 1, 1, 0x80, 1]]);
    assert!(new(&padded).expect_err("padded").contains("object identifiers in their shortest form"));
}
