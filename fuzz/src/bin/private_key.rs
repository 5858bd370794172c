//! Tests any bytes as the file of a private key (plain or encrypted), and modifications of keys that were written.
#![no_main]
use fastgost::{
    curve::Curve,
    keys::{self, EncodePrivateKey, Encryption, Scheme},
    sign::SigningKey,
};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

const PASSWORD: &[u8] = b"password";
/// The limit of iterations for reading, so that no input takes long.
const ITERATIONS: u32 = 1000;

/// Keys on two curves under all schemes.
static FILES: LazyLock<Vec<(SigningKey, Scheme, Vec<u8>)>> = LazyLock::new(|| {
    let mut files = Vec::new();
    for name in ["256-a", "512-c"] {
        let curve = Curve::from_name(name).unwrap();
        let key = SigningKey::from_bytes(curve, &vec![7; curve.size()]).unwrap();
        let info = key.to_pkcs8_der().unwrap();
        for scheme in [
            Scheme::KuznyechikCtrAcpkmOmac,
            Scheme::KuznyechikCtrAcpkm,
            Scheme::MagmaCtrAcpkmOmac,
            Scheme::MagmaCtrAcpkm,
        ] {
            let with = Encryption { scheme, iterations: ITERATIONS };
            files.push((key.clone(), scheme, keys::encrypt(info.as_bytes(), PASSWORD, &with, &[7; 48]).unwrap()));
        }
    }
    files
});

fuzz_target!(|data: &[u8]| {
    for read in [keys::read_private_key(data), keys::read_encrypted_private_key(data, PASSWORD, ITERATIONS)] {
        let Ok(key) = read else { continue };
        let written = key.to_pkcs8_der().unwrap();
        assert_eq!(keys::read_private_key(written.as_bytes()).unwrap().to_bytes(), key.to_bytes());
    }
    let Some((which, mut changes)) = data.split_first() else { return };
    let (key, scheme, file) = &FILES[usize::from(*which) % FILES.len()];
    let mut changed = file.clone();
    while let Some(([at, bits], rest)) = changes.split_first_chunk() {
        let at = usize::from(*at) % changed.len();
        changed[at] ^= bits;
        changes = rest;
    }
    let authenticated = matches!(scheme, Scheme::KuznyechikCtrAcpkmOmac | Scheme::MagmaCtrAcpkmOmac);
    match keys::read_encrypted_private_key(&changed, PASSWORD, ITERATIONS) {
        Ok(read) if authenticated || changed == *file => assert_eq!(read.to_bytes(), key.to_bytes()),
        Ok(_) => {}
        Err(_) => assert_ne!(changed, *file),
    }
});
