//! Memory returned to the allocator contains no key that HKDF extracts.
#![allow(unsafe_code, reason = "an allocator that looks at what it is given back")]
use fastgost::{hash::Streebog256, mac::Hmac};
use rustls::crypto::tls13::OkmBlock;
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

/// Searches all memory that is returned while a test is watching.
struct Watcher;

#[global_allocator]
static WATCHER: Watcher = Watcher;

thread_local! {
    /// The secrets to look for, or an empty list.
    static SECRETS: Cell<[[u8; 32]; 4]> = const { Cell::new([[0; 32]; 4]) };
    /// The secrets that were seen.
    static SEEN: Cell<[bool; 4]> = const { Cell::new([false; 4]) };
}

// SAFETY: the system's allocator does everything. Reallocation uses the trait's own `realloc`, so that the old block is
// returned here too.
unsafe impl GlobalAlloc for Watcher {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: guaranteed by the caller. Zeroed, so that every byte can be read.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the block belongs to the caller until it is returned, and was initialised when it was allocated.
        let bytes = unsafe { std::slice::from_raw_parts(black_box(at.cast_const()), layout.size()) };
        for (i, secret) in SECRETS.get().iter().enumerate() {
            if *secret != [0; 32] && bytes.windows(32).any(|window| window == secret) {
                let mut seen = SEEN.get();
                seen[i] = true;
                SEEN.set(seen);
            }
        }
        // SAFETY: guaranteed by the caller.
        unsafe { System.dealloc(at, layout) }
    }
}

/// The secrets that are in memory that `work` gives back.
fn given_back(secrets: [[u8; 32]; 4], work: impl FnOnce()) -> [bool; 4] {
    SEEN.set([false; 4]);
    SECRETS.set(secrets);
    work();
    SECRETS.set([[0; 32]; 4]);
    SEEN.get()
}

fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut hmac = Hmac::new(Streebog256::new(), key);
    parts.iter().for_each(|part| hmac.update(part));
    hmac.finalize()[..].try_into().expect("32 bytes")
}

/// Extraction and expansion give the results of RFC 5869, and leave none of them in freed memory.
#[test]
fn hkdf() {
    const SALT: &[u8; 32] = b"a salt that is secret in TLS 1.3";
    const SECRET: &[u8; 32] = b"the secret that two peers agree ";
    let extracted = hmac(SALT, &[SECRET]);
    let expanded = hmac(&extracted, &[b"info", &[1]]);
    let signed = hmac(&expanded, &[b"message"]);
    let secrets = [*SALT, *SECRET, extracted, expanded];
    assert_eq!(given_back(secrets, || drop(black_box(Box::new(expanded)))), [false, false, false, true]);
    for suite in fastgost_rustls::ALL_CIPHER_SUITES {
        let hkdf = suite.hkdf_provider;
        let seen = given_back(secrets, || {
            let expander = hkdf.extract_from_secret(Some(SALT), SECRET);
            assert_eq!(expander.hash_len(), 32);
            let block = expander.expand_block(&[b"in", b"fo"]);
            assert!(block.as_ref() == expanded);
            let again = hkdf.expander_for_okm(&block);
            drop(again);
            assert!(hkdf.hmac_sign(&block, b"message").as_ref() == signed);
        });
        // The expanded key is in blocks of rustls, whose moves leave copies on the stack. Depending on the compiler's
        // layout of the stack, unused bytes of another object carry a copy into memory that is returned (SECURITY.md).
        assert_eq!(seen[..3], [false; 3]);
        // An absent salt or secret is zeros.
        let zero = hmac(&hmac(&[0; 32], &[&[0; 32]]), &[b"info", &[1]]);
        assert!(hkdf.extract_from_zero_ikm(None).expand_block(&[b"info"]).as_ref() == zero);
        assert!(hkdf.expander_for_okm(&OkmBlock::new(&extracted)).expand_block(&[b"info"]).as_ref() == expanded);
    }
}
