//! Tests the memory that is returned to the allocator. This memory must contain no key that HKDF extracts.
use fastgost::{hash::Streebog256, mac::Hmac};
use fastgost_testkit::watcher::{Watcher, given_back};
use rustls::crypto::tls13::OkmBlock;
use std::hint::black_box;

#[global_allocator]
static WATCHER: Watcher = Watcher;

fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut hmac = Hmac::new(Streebog256::new(), key);
    parts.iter().for_each(|part| hmac.update(part));
    hmac.finalize()[..].try_into().expect("32 bytes")
}

/// Extraction and expansion must give the results that RFC 5869 defines. Freed memory must never contain the salt, the
/// secret or the extracted key.
#[test]
fn hkdf() {
    const SALT: &[u8; 32] = b"a salt that is secret in TLS 1.3";
    const SECRET: &[u8; 32] = b"the secret that two peers agree ";
    let extracted = hmac(SALT, &[SECRET]);
    let expanded = hmac(&extracted, &[b"info", &[1]]);
    let signed = hmac(&expanded, &[b"message"]);
    let secrets = || [*SALT, *SECRET, extracted, expanded].map(|secret| secret.to_vec()).to_vec();
    assert_eq!(given_back(secrets(), || drop(black_box(Box::new(expanded)))), [3]);
    for suite in fastgost_rustls::ALL_CIPHER_SUITES {
        let hkdf = suite.hkdf_provider;
        let seen = given_back(secrets(), || {
            let expander = hkdf.extract_from_secret(Some(SALT), SECRET);
            assert_eq!(expander.hash_len(), 32);
            let block = expander.expand_block(&[b"in", b"fo"]);
            assert!(block.as_ref() == expanded);
            let again = hkdf.expander_for_okm(&block);
            drop(again);
            assert!(hkdf.hmac_sign(&block, b"message").as_ref() == signed);
        });
        // rustls keeps the expanded key in values of its type `OkmBlock`. Moves of these values leave copies on the
        // stack. With some layouts of the stack, unused bytes of another object carry such a copy into memory that is
        // returned (SECURITY.md).
        assert!(seen.iter().all(|secret| *secret == 3), "{seen:?}");
        // If there is no salt or no secret, HKDF uses zeros instead.
        let zero = hmac(&hmac(&[0; 32], &[&[0; 32]]), &[b"info", &[1]]);
        assert!(hkdf.extract_from_zero_ikm(None).expand_block(&[b"info"]).as_ref() == zero);
        assert!(hkdf.expander_for_okm(&OkmBlock::new(&extracted)).expand_block(&[b"info"]).as_ref() == expanded);
    }
}
