//! Tests encrypted private keys. Salts, numbers of iterations, schemes, parameters and ciphertext are modified element
//! by element. If the scheme has a MAC, only the original key is accepted. Reading never takes more iterations than
//! allowed.
#![no_main]
use fastgost::{
    curve::Curve,
    keys::{self, EncodePrivateKey, Encryption, Scheme},
    sign::SigningKey,
};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

/// The passwords of the keys in the corpus, which have at most 2048 iterations.
const PASSWORDS: [&str; 3] = ["password", "пароль", "Пароль для PFX"];
const ITERATIONS: u32 = 2048;

/// The beginning `1.2.643.7.1.1.5` of the schemes' identifiers. Two further numbers follow. The first number is the
/// cipher. The second number is 1 without a MAC, and 2 with a MAC.
const SCHEMES: &[u8] = b"\x2a\x85\x03\x07\x01\x01\x05";

/// Whether at least one object identifier names a scheme with a MAC, and no identifier names a scheme without a MAC.
fn authenticated(der: &[u8]) -> bool {
    let with = |number: u8| der.windows(9).any(|w| w.starts_with(SCHEMES) && w[8] == number);
    // Encryption with GOST 28147-89 also has no MAC.
    with(2) && !with(1) && !der.windows(6).any(|w| w == b"\x2a\x85\x03\x02\x02\x15")
}

fuzz_target!(|data: &[u8]| {
    // The first two bytes select the password and additional actions.
    let Some(([what, len], der)) = data.split_first_chunk() else { return };
    let password = PASSWORDS[usize::from(what % 3)].as_bytes();
    if let Ok(plain) = keys::decrypt(der, password, ITERATIONS) {
        let key = keys::read_private_key(&plain);
        assert!(key.is_ok() || !authenticated(der), "nobody encrypted this");
        assert_eq!(keys::read_encrypted_private_key(der, password, ITERATIONS).is_ok(), key.is_ok());
    }
    // The key is encrypted and decrypted again. Only a few inputs are chosen for this test, since it takes as long as
    // all other tests together.
    if what & 0xf0 == 0x50 {
        let scheme = [
            Scheme::KuznyechikCtrAcpkmOmac,
            Scheme::KuznyechikCtrAcpkm,
            Scheme::MagmaCtrAcpkmOmac,
            Scheme::MagmaCtrAcpkm,
        ][usize::from(what >> 2 & 3)];
        let with = Encryption { scheme, iterations: 1000 };
        let key =
            SigningKey::from_bytes(Curve::from_name("512-b").expect("a curve"), &[len >> 2 | 1; 64]).expect("below q");
        let plain = key.to_pkcs8_der().expect("small");
        let plain = plain.as_bytes();
        let file = keys::encrypt(plain, password, &with, &[*what; keys::ENTROPY]).expect("allowed");
        assert_eq!(*keys::decrypt(&file, password, 1000).expect("its password"), plain);
        assert!(keys::decrypt(&file, password, 999).is_err());
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    fastgost_fuzz::der::mutate(data, 2, size, most, seed)
});
