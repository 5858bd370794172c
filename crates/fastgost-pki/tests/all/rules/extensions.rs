//! Tests extensions whose values cannot be decoded.
use super::*;

/// A certificate must be refused if the value of an extension cannot be decoded, whether the extension is critical or
/// not. The error must name the extension.
#[test]
fn extensions_that_cannot_be_decoded() {
    // For each extension, the table has a good value and wrong values. Below, values are added that are wrong for every
    // extension.
    let point = &[0x30, 10, 0x30, 8, 0xa0, 6, 0xa0, 4, 0x82, 2, b'a', b'b'][..];
    let access = &[0x30, 12, 0x30, 10, 6, 4, 0x2b, 6, 1, 5, 0x82, 2, b'a', b'b'][..];
    let (no_point, ip) = (&[0x30, 2, 0x30, 0][..], &[0x30, 5, 0x87, 3, 1, 2, 3][..]);
    let padded = &[0x30, 6, 0x88, 4, 0x55, 4, 0x80, 10][..];
    let not_ascii = &[0x30, 4, 0x82, 2, 0xd0, 0x98][..];
    for (of, named, good, wrong) in [
        ("2.5.29.35", "authorityKeyIdentifier", ISSUERS_KEY, &[&[0x30, 3, 0x82, 1, 1][..], &[0x30, 2, 0xa1, 0]][..]),
        ("2.5.29.14", "subjectKeyIdentifier", KEY_IDENTIFIER, &[&[4, 3, 1, 2]]),
        ("2.5.29.15", "keyUsage", SIGNATURE, &[&[3, 2, 8, 0], &[3, 1, 0], &[3, 2, 7, 0], &[3, 2, 7, 0xc0], &[3, 0]]),
        (
            "2.5.29.16",
            "privateKeyUsagePeriod",
            &[
                0x30, 17, 0x80, 15, b'2', b'0', b'2', b'5', b'0', b'1', b'0', b'1', b'0', b'0', b'0', b'0', b'0', b'0',
                b'Z',
            ],
            &[EMPTY, &[0x30, 3, 0x80, 1, 0]],
        ),
        (
            "2.5.29.32",
            "certificatePolicies",
            &[0x30, 6, 0x30, 4, 6, 2, 0x2a, 3],
            &[
                EMPTY,
                &[0x30, 8, 0x30, 6, 6, 2, 0x2a, 3, 0x30, 0],
                &[0x30, 12, 0x30, 4, 6, 2, 0x2a, 3, 0x30, 4, 6, 2, 0x2a, 3],
                &[0x30, 7, 0x30, 5, 6, 3, 0x2a, 0x80, 3],
            ],
        ),
        (
            "2.5.29.33",
            "policyMappings",
            &[0x30, 10, 0x30, 8, 6, 2, 0x2a, 3, 6, 2, 0x2a, 4],
            &[EMPTY, &[0x30, 6, 0x30, 4, 6, 2, 0x2a, 3]],
        ),
        ("2.5.29.17", "subjectAltName", A_NAME, &[EMPTY, ip, padded, not_ascii, &[0x30, 2, 0x83, 0]]),
        ("2.5.29.18", "issuerAltName", A_NAME, &[EMPTY, ip, padded, not_ascii]),
        (
            "2.5.29.9",
            "subjectDirectoryAttributes",
            &[0x30, 10, 0x30, 8, 6, 2, 0x2a, 3, 0x31, 2, 5, 0],
            &[EMPTY, &[0x30, 8, 0x30, 6, 6, 2, 0x2a, 3, 0x31, 0]],
        ),
        (
            "2.5.29.19",
            "basicConstraints",
            EMPTY,
            &[&[0x30, 4, 1, 2, 1, 1], &[0x30, 4, 2, 2, 0xff, 0xff], &[0x30, 3, 2, 1, 0xff], &[0x31, 0]],
        ),
        (
            "2.5.29.30",
            "nameConstraints",
            &[0x30, 8, 0xa0, 6, 0x30, 4, 0x82, 2, b'a', b'b'],
            &[EMPTY, &[0x30, 2, 0xa0, 0], &[0x30, 2, 0xa1, 0], &[0x30, 10, 0xa0, 8, 0x30, 6, 0x87, 4, 1, 2, 3, 4]],
        ),
        ("2.5.29.36", "policyConstraints", &[0x30, 3, 0x81, 1, 0], &[EMPTY, &[0x30, 3, 0x80, 1, 0xff]]),
        (
            "2.5.29.37",
            "extKeyUsage",
            &[0x30, 4, 6, 2, 0x2a, 3],
            &[EMPTY, &[0x30, 5, 6, 3, 0x2a, 0x80, 3], &[0x30, 4, 6, 2, 0x2a, 0x83]],
        ),
        (
            "2.5.29.31",
            "cRLDistributionPoints",
            point,
            &[EMPTY, no_point, &[0x30, 6, 0x30, 4, 0x81, 2, 6, 0x40], &[0x30, 6, 0x30, 4, 0xa0, 2, 0xa0, 0]],
        ),
        ("2.5.29.54", "inhibitAnyPolicy", &[2, 1, 0], &[&[2, 2, 0xff, 0xff], &[2, 1, 0xff], &[1, 1, 0xff]]),
        ("2.5.29.46", "freshestCRL", point, &[EMPTY, no_point]),
        ("1.3.6.1.5.5.7.1.1", "authorityInfoAccess", access, &[EMPTY, &[0x30, 8, 0x30, 6, 6, 4, 0x2b, 6, 1, 5]]),
        ("1.3.6.1.5.5.7.1.11", "subjectInfoAccess", access, &[EMPTY]),
        ("1.3.6.1.5.5.7.48.1.5", "ocsp-nocheck", &[5, 0], &[&[5, 1, 0]]),
    ] {
        let both = |critical, value: &[u8]| {
            let base = if of == "2.5.29.30" { New::authority() } else { New::user() };
            verify(&Certificate::read(&base.with(of, critical, value).der()).expect("a certificate"))
        };
        assert_eq!(both(&[], good), Ok(()), "{named}");
        // These values are empty, too short, too long, or of another type, so they are wrong for every extension.
        let more = [good, &[0]].concat();
        let generally =
            [&[][..], &[0x30], &[0x30, 1], &more, &[0x05, 0, 5, 0], b"garbage", &[0x30, 0x80, 0, 0], &[24, 0]];
        for value in wrong.iter().copied().chain(generally) {
            for critical in [&[][..], CRITICAL] {
                let refusal = both(critical, value).expect_err(named);
                let shown = format!("the extension {named} ({of}) cannot be decoded");
                assert!(refusal.contains(&shown) && refusal.starts_with("CN="), "{value:02x?}: {refusal}");
            }
        }
    }
}
