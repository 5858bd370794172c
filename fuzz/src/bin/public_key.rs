//! Tests any bytes as a public key: SubjectPublicKeyInfo in DER or PEM, and bare coordinates on every curve.
#![no_main]
use fastgost::{
    curve::Curve,
    keys::{EncodePublicKey, PublicKey},
    sign::VerifyingKey,
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|data: &[u8]| {
    if let Ok(key) = PublicKey::read(data)
        && let Ok(key) = key.verifying_key()
    {
        let written = key.to_public_key_der().unwrap();
        assert_eq!(PublicKey::read(written.as_bytes()).unwrap().verifying_key(), Ok(key));
        assert_eq!(VerifyingKey::from_bytes(key.curve(), &key.to_bytes()), Ok(key));
    }
    let Some((which, bytes)) = data.split_first() else { return };
    let curve = &Curve::ALL[usize::from(*which) % Curve::ALL.len()];
    if let Ok(key) = VerifyingKey::from_bytes(curve, bytes) {
        assert_eq!(key.to_bytes(), bytes);
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate(data, 0, size, most, seed)
});
