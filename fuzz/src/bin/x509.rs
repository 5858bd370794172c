//! Tests a certificate, request or CRL: the parts into which the document is split, and the signature under the
//! document's own key. No unsigned document may pass as signed. The corpus has the documents of `vectors/`, modified
//! element by element.
#![no_main]
use fastgost::{
    hash::Streebog256,
    keys::x509::{Kind, Signed},
};
use fastgost_testkit::vectors::{cases, hex};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use std::{collections::HashSet, sync::LazyLock};

const KINDS: [Kind; 3] = [Kind::Certificate, Kind::Request, Kind::RevocationList];

/// The digests of the signed parts of some documents in `vectors/`. No other document may verify with the public key
/// that the document contains.
static SIGNED: LazyLock<HashSet<[u8; 32]>> =
    LazyLock::new(|| cases("x509_samples.json").iter().map(|case| Streebog256::digest(&hex(case, "tbs"))).collect());

fuzz_target!(|data: &[u8]| {
    for kind in KINDS {
        let Ok(signed) = Signed::read(kind, data) else { continue };
        // Each part of the result is a part of the input bytes.
        assert_eq!(Signed::read(kind, signed.as_der()).as_ref(), Ok(&signed));
        assert!(signed.signed_bytes().len() + signed.signature().len() < signed.as_der().len());
        if let Ok(key) = signed.subject_key()
            && signed.verify(&key).is_ok()
        {
            assert!(SIGNED.contains(&Streebog256::digest(signed.signed_bytes())), "nobody signed this");
        }
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate(data, 0, size, most, seed)
});
