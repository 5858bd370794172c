//! Tests keys in the formats of CryptoPro. Some files were made by CryptoPro's programs, and were published. The tests
//! make other files by the same rules (`make.rs`).
mod container;
pub mod make;
mod pfx;
mod wiped;

use fastgost::keys::{PublicKey, x509::Signed};

/// The published files. Each entry has a name, the PFX, the certificate of its key, and the private key in
/// little-endian hexadecimal.
pub const PUBLISHED: [(&str, &[u8], &[u8], &str); 3] = [
    (
        "2001",
        include_bytes!("../../files/cryptopro/pfx-2001.pfx"),
        include_bytes!("../../files/cryptopro/pfx-2001.cer"),
        "0985067b5bc52e0af5e843b989be4ca31bc9140bee2dbdfba2704d41ea682cfd",
    ),
    (
        "2012-256",
        include_bytes!("../../files/cryptopro/pfx-2012-256.pfx"),
        include_bytes!("../../files/cryptopro/pfx-2012-256.cer"),
        "402aedf4fba51bfd3ccd42179ad20a2bc82c57ccf315816fc1d7ff529d529a9b",
    ),
    (
        "2012-512",
        include_bytes!("../../files/cryptopro/pfx-2012-512.pfx"),
        include_bytes!("../../files/cryptopro/pfx-2012-512.cer"),
        "edf2627566cf23ca4cd8fc6d81719d487fee68a95f1c7f7c3d9020b0a507052ec151e6e25a46eb8e858a377e4c9f2612d293942aee36aa08b9945d46cbeca94d",
    ),
];

/// Returns the public key in a certificate, as the coordinates x and y.
pub fn certified(certificate: &[u8]) -> Vec<u8> {
    let key: PublicKey =
        Signed::certificate(certificate).and_then(|signed| signed.subject_key()).expect("a certificate");
    key.verifying_key().expect("a key").to_bytes()
}
