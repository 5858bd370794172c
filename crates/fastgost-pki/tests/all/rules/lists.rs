//! Tests the rules for CRLs.
use super::*;

/// The parts from which a test makes a CRL.
#[derive(Clone)]
struct NewList {
    version: Vec<u8>,
    issuer: Vec<u8>,
    times: Vec<u8>,
    entries: Vec<u8>,
    extensions: Vec<Vec<u8>>,
    always_extensions: bool,
}

impl NewList {
    fn good() -> Self {
        Self {
            version: vec![2, 1, 1],
            issuer: cn("Root"),
            times: [utc("260101000000Z"), utc("270101000000Z")].concat(),
            entries: Vec::new(),
            extensions: vec![extension("2.5.29.35", &[], ISSUERS_KEY), extension("2.5.29.20", &[], &[2, 1, 7])],
            always_extensions: false,
        }
    }

    fn without(mut self, of: &str) -> Self {
        let of = oid(of);
        self.extensions.retain(|extension| !extension.windows(of.len()).any(|window| window == of));
        self
    }

    fn with(self, of: &str, critical: &[u8], value: &[u8]) -> Self {
        let mut new = self.without(of);
        new.extensions.push(extension(of, critical, value));
        new
    }

    /// Gives the CRL one entry. `extensions` is the encoded list of the entry's extensions.
    fn entry(mut self, extensions: &[u8]) -> Self {
        self.entries = sequence(&[&sequence(&[&[2, 1, 9], &utc("260101000000Z"), extensions])]);
        self
    }

    fn der(&self) -> Vec<u8> {
        let all = self.extensions.concat();
        let any = !all.is_empty() || self.always_extensions;
        let extensions = if any { tlv(0xa0, &tlv(0x30, &all)) } else { Vec::new() };
        let algorithm = sequence(&[&oid("1.2.643.7.1.1.3.2")]);
        signed(&sequence(&[&self.version, &algorithm, &self.issuer, &self.times, &self.entries, &extensions]))
    }
}

#[test]
fn revocation_lists() {
    let good = NewList::good;
    let entry = |of: &str, critical, value: &[u8]| good().entry(&sequence(&[&extension(of, critical, value)]));
    let old = NewList { version: Vec::new(), extensions: Vec::new(), ..good() };
    let number = |size: usize| good().with("2.5.29.20", &[], &tlv(2, &vec![1; size]));
    let only_users = &[0x30, 3, 0x81, 1, 0xff][..];
    for (what, new, verdict) in [
        ("a list", good(), Good),
        ("an entry", good().entry(&[]), Good),
        ("an entry with a reason", entry("2.5.29.21", &[], &[10, 1, 1]), Good),
        // These cases are about the rules of RFC 5280, section 5.1.2.
        ("version 1", old, Strict(Lenience::ListOfVersion1)),
        (
            "version 1 with extensions",
            NewList { version: Vec::new(), ..good() },
            Always("extensions in a list of version 1"),
        ),
        ("no issuer", NewList { issuer: EMPTY.to_vec(), ..good() }, Always("no name of its issuer")),
        (
            "an early GeneralizedTime",
            NewList { times: [generalized("20260101000000Z"), utc("270101000000Z")].concat(), ..good() },
            Strict(Lenience::EarlyGeneralizedTime),
        ),
        ("an empty list of entries", NewList { entries: EMPTY.to_vec(), ..good() }, Strict(Lenience::EmptyList)),
        (
            "an empty list of extensions",
            NewList { always_extensions: true, extensions: Vec::new(), ..good() },
            Always("an empty list of extensions"),
        ),
        ("an empty list of an entry's extensions", good().entry(EMPTY), Always("an empty list of extensions")),
        // These cases are about the rules of RFC 5280, section 5.2.
        ("no number", good().without("2.5.29.20"), Strict(Lenience::ListWithoutNumber)),
        (
            "a critical number",
            good().with("2.5.29.20", CRITICAL, &[2, 1, 7]),
            Always("the critical extension cRLNumber (2.5.29.20) in it"),
        ),
        ("a number of 20 bytes", number(20), Good),
        ("a number of 26 bytes", number(26), Always("more than 20 bytes")),
        ("no identifier of the key", good().without("2.5.29.35"), Strict(Lenience::WithoutKeyIdentifier)),
        (
            "a critical identifier of the key",
            good().with("2.5.29.35", CRITICAL, ISSUERS_KEY),
            Always("authorityKeyIdentifier"),
        ),
        ("a scope", good().with("2.5.29.28", CRITICAL, only_users), Good),
        ("a scope that is not critical", good().with("2.5.29.28", &[], only_users), Strict(Lenience::NotCritical)),
        ("an empty scope", good().with("2.5.29.28", CRITICAL, EMPTY), Always("there is nothing in it")),
        (
            "two scopes",
            good().with("2.5.29.28", CRITICAL, &[0x30, 6, 0x81, 1, 0xff, 0x82, 1, 0xff]),
            Always("one kind"),
        ),
        ("a critical freshest list", good().with("2.5.29.46", CRITICAL, EMPTY), Always("freshestCRL")),
        // These cases are about the rules of RFC 5280, section 5.3.
        (
            "a reason that cannot be decoded",
            entry("2.5.29.21", &[], &[10, 1, 7]),
            Always("reasonCode (2.5.29.21) cannot be decoded"),
        ),
        ("a critical reason", entry("2.5.29.21", CRITICAL, &[10, 1, 1]), Always("reasonCode")),
        ("an entry that is removed", entry("2.5.29.21", &[], &[10, 1, 8]), Always("an entry that is removed")),
        ("a date that is none", entry("2.5.29.24", &[], &utc("260101000000Z")), Always("invalidityDate")),
        ("another issuer's certificate", entry("2.5.29.29", CRITICAL, A_NAME), Always("certificateIssuer")),
    ] {
        let der = new.der();
        let list = RevocationList::read(&der).expect(what);
        let (default, strict) = (list.is_understood(), RevocationList::read_with(&der, Strictness::Strict).map(|_| ()));
        match verdict {
            Good => assert!(default.is_ok() && strict.is_ok(), "{what}: {default:?}, {strict:?}"),
            Strict(lenience) => {
                assert_eq!(default, Ok(()), "{what}");
                assert!(matches!(strict, Err(Error::Strict(e)) if e == lenience), "{what}: {strict:?}");
            }
            Always(text) => {
                let problem = default.expect_err(what).to_string();
                assert!(problem.contains(text), "{what}: {problem}");
                assert!(strict.is_err(), "{what}");
            }
        }
    }
    // This CRL does not state when the next CRL is due. Only a strict reader must refuse to read it. But if a
    // certificate must be covered by this CRL, every reader refuses the chain.
    let endless = NewList { times: utc("260101000000Z"), ..good() };
    assert!(RevocationList::read(&endless.der()).expect("a list").is_understood().is_ok());
    assert!(RevocationList::read_with(&endless.der(), Strictness::Strict).is_err());
}
