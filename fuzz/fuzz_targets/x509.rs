//! Any bytes as a certificate, request or revocation list, and its signature under its own key.
#![no_main]
use fastgost::keys::x509::{Kind, Signed};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    for kind in [Kind::Certificate, Kind::Request, Kind::RevocationList] {
        let Ok(signed) = Signed::read(kind, data) else { continue };
        // All of it is in the bytes as they came.
        assert_eq!(Signed::read(kind, signed.as_der()).as_ref(), Ok(&signed));
        assert!(signed.signed_bytes().len() + signed.signature().len() < signed.as_der().len());
        if let Ok(key) = signed.subject_key() {
            let _ = signed.verify(&key);
        }
    }
});
