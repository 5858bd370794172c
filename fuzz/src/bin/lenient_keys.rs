//! Tests keys that are modified element by element. Each key is read strictly and leniently.
#![no_main]
use fastgost::{
    Error, Strictness,
    keys::{Algorithm, EncodePrivateKey, EncodePublicKey, PrivateKey, PublicKey},
};
use fastgost_fuzz::der;
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

const PASSWORD: &[u8] = b"password";
/// The limit of iterations for reading, so that no input takes long.
const ITERATIONS: u32 = 1000;

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { der::mutate(data, 0, size, most, seed) });

fuzz_target!(|data: &[u8]| {
    let read = |strictness| PrivateKey::read_with(data, Some((PASSWORD, ITERATIONS)), strictness);
    match (read(Strictness::Strict), read(Strictness::Lenient)) {
        (Ok(strict), lenient) => {
            let lenient = lenient.unwrap();
            assert_eq!((lenient.algorithm(), lenient.to_bytes()), (strict.algorithm(), strict.to_bytes()));
        }
        (Err(e), Ok(key)) => {
            // If only lenient reading accepts the key, the reason must be a deviation from the list. A written key has
            // no deviation, except that a key of the old standard keeps its curve.
            assert!(matches!(e, Error::Strict(_)));
            let written = key.to_pkcs8_der().unwrap();
            let is_old = key.algorithm() == Algorithm::Gost2001;
            let strictness = if is_old { Strictness::Lenient } else { Strictness::Strict };
            let same = PrivateKey::read_with(written.as_bytes(), None, strictness).unwrap();
            assert_eq!(same.to_bytes(), key.to_bytes());
        }
        (Err(_), Err(_)) => {}
    }
    match (PublicKey::read_with(data, Strictness::Strict), PublicKey::read_with(data, Strictness::Lenient)) {
        (Ok(strict), lenient) => assert_eq!(lenient.unwrap(), strict),
        (Err(e), Ok(key)) => {
            assert!(matches!(e, Error::Strict(_)));
            // A key that was read from a file is written with or without its hash function, as in the file. A bare key
            // is written according to RFC 9215.
            if matches!(key.algorithm(), Algorithm::Gost2012_256 | Algorithm::Gost2012_512) {
                let written = key.to_public_key_der().unwrap();
                assert_eq!(PublicKey::read_with(written.as_bytes(), Strictness::Lenient).as_ref(), Ok(&key));
                let alone = key.verifying_key().unwrap();
                let written = alone.to_public_key_der().unwrap();
                let same = PublicKey::read_with(written.as_bytes(), Strictness::Strict).unwrap();
                assert_eq!(same.verifying_key(), Ok(alone));
            }
        }
        (Err(_), Err(_)) => {}
    }
});
