//! Tests any bytes as a signature, in all encodings. A signature that was read is written as the same bytes. No such
//! signature verifies.
#![no_main]
use fastgost::{
    curve::Curve,
    sign::{Encoding, Signature, SigningKey, VerifyingKey},
};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static KEYS: LazyLock<Vec<VerifyingKey>> = LazyLock::new(|| {
    let key = |curve: &'static Curve| SigningKey::from_bytes(curve, &vec![7; curve.size()]).unwrap().verifying_key();
    Curve::ALL.iter().map(key).collect()
});

fuzz_target!(|data: &[u8]| {
    let Some((which, bytes)) = data.split_first() else { return };
    let key = &KEYS[usize::from(*which) % KEYS.len()];
    for encoding in [Encoding::Standard, Encoding::X509, Encoding::Tls] {
        let Ok(signature) = Signature::from_bytes(key.curve(), bytes, encoding) else {
            assert_ne!(bytes.len(), 2 * key.curve().size());
            continue;
        };
        assert_eq!(signature.to_bytes(encoding), bytes);
        assert!(key.verify(b"a message", &signature).is_err());
    }
});
