//! Derives keys from passwords. The lengths of the secrets that this module hashes are not secret.
use super::{A, Parameters};
use crate::Result;
use fastgost::{
    Gost28147, Sbox,
    hash::{Digest, Gost94, Hash, Streebog256},
    kdf::kdf_256,
    mac::Hmac,
    wrap::cryptopro_diversify,
};
use zeroize::Zeroizing;

/// Returns the key that encrypts a private key in a PFX. The key is the last of the values K(i) = H(K(i - 1) || salt ||
/// i). The counter i has two bytes. K(0) consists of the password's characters in UTF-16LE.
pub(crate) fn pfx_key(password: &[u8], salt: &[u8], iterations: u16) -> Zeroizing<[u8; 32]> {
    let mut hash = Gost94::new();
    let mut digest = None::<Digest>;
    for i in 1..=iterations {
        for part in [digest.as_deref().unwrap_or(password), salt, &i.to_be_bytes()] {
            hash.update(part);
        }
        digest = Some(hash.finalize_reset());
    }
    key_of(digest.as_deref().unwrap_or_default())
}

/// Returns the key that wraps the private key inside the encrypted data of a PFX. The wrapping key is derived from
/// `key` and the UKM. `key` is the result of [`pfx_key`].
pub(super) fn wrapping_key(parameters: &Parameters, key: &[u8; 32], ukm: &[u8; 8]) -> Result<Zeroizing<[u8; 32]>> {
    const LABEL: [u8; 4] = [0x26, 0xbd, 0xb8, 0x78];
    if parameters.is_old() {
        return Ok(cryptopro_diversify(&Gost28147::new(key, &Sbox::from_name(A)?), ukm));
    }
    let mut hmac = Box::new(Hmac::new(Streebog256::new(), b""));
    hmac.rekey(key);
    Ok(kdf_256(&hmac, &LABEL, ukm))
}

/// Derives the key of a container from its password and its salt.
pub(super) fn container_key(parameters: &Parameters, password: &[u8], salt: &[u8]) -> Zeroizing<[u8; 32]> {
    if parameters.is_old() {
        cpkdf(Gost94::new(), password, salt)
    } else {
        // CryptoPro's programs use Streebog-256 even for private keys of 512 bits.
        cpkdf(Streebog256::new(), password, salt)
    }
}

/// Derives a key from a password and a salt (CPKDF) by a chain of hash computations. As in HMAC, the inputs have an
/// inner and an outer pad, except for the first and the last input. The pads of the second input are made from a
/// constant. Later pads are made from the output of the previous hash computation.
fn cpkdf<H: Hash>(mut hash: H, password: &[u8], salt: &[u8]) -> Zeroizing<[u8; 32]> {
    const START: &[u8; 32] = b"DENEFH028.760246785.IUEFHWUIO.EF";
    // Each byte of the password becomes a character of four bytes.
    let mut pin = Zeroizing::new(Vec::with_capacity(4 * password.len()));
    password.iter().for_each(|byte| pin.extend([*byte, 0, 0, 0]));
    let mut digest = |parts: [&[u8]; 4]| {
        parts.iter().for_each(|part| hash.update(part));
        hash.finalize_reset()
    };
    let start = digest([salt, &pin, b"", b""]);
    // These buffers are blocks of the hash function. A block has 32 or 64 bytes. In a block of 64 bytes, the last 32
    // bytes are padding.
    let (mut inner, mut outer) = (Zeroizing::new([0x36; 64]), Zeroizing::new([0x5c; 64]));
    let set = |inner: &mut [u8; 64], outer: &mut [u8; 64], chain: &[u8]| {
        for ((i, o), c) in inner.iter_mut().zip(outer).zip(chain) {
            (*i, *o) = (c ^ 0x36, c ^ 0x5c);
        }
    };
    set(&mut inner, &mut outer, START);
    for _ in 0..if password.is_empty() { 2 } else { 2000 } {
        let chain = digest([&inner[..H::BLOCK_SIZE], &start, &outer[..H::BLOCK_SIZE], &start]);
        set(&mut inner, &mut outer, &chain);
    }
    let chain = digest([&inner[..32], salt, &outer[..32], &pin]);
    key_of(&digest([&chain, b"", b"", b""]))
}

/// Takes a digest of 32 bytes as a key.
fn key_of(digest: &[u8]) -> Zeroizing<[u8; 32]> {
    let mut key = Zeroizing::new([0; 32]);
    for (to, from) in key.iter_mut().zip(digest) {
        *to = *from;
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cryptopro::{Permissions, imit};
    use fastgost::{curve::Curve, keys::Algorithm, mode::Ecb};

    /// Tests the derived keys against values from another program. The values are the key that is derived from a
    /// password, and private keys of 32 and 64 bytes that are encrypted under this key.
    #[test]
    fn a_pfx_with_a_password() {
        let password: Vec<u8> = "123456".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let salt: Vec<u8> = (0..16).collect();
        let key = pfx_key(&password, &salt, 2000);
        assert_eq!(hex(&key[..]), "99a5cbd19579959bc361ad2b1bfd818f7b9e2671fbccab0315e20ac4a01e0201");
        let parameters = Parameters {
            permissions: Permissions(0),
            algorithm: Algorithm::Gost2012_256,
            curve: Curve::from_name("256-a").expect("a curve"),
        };
        let ukm = [1, 2, 3, 4, 5, 6, 7, 8];
        let kek = wrapping_key(&parameters, &key, &ukm).expect("a key");
        let secret: Vec<u8> = (0..64).collect();
        let mut wrapped = secret.clone();
        Ecb::new(Gost28147::new(&kek, &Sbox::from_name(A).expect("S-boxes")))
            .encrypt(&mut wrapped[..])
            .expect("blocks");
        assert_eq!(hex(&wrapped[..32]), "3eae7a87e68ab6f2b63571a15c31484690ef986879403c58a80bfb6d0ab917f5");
        for (length, mac) in [(32, "cf2a3be2"), (64, "1fcea686")] {
            assert_eq!(hex(&imit(&kek, A, &ukm, &secret[..length]).expect("a MAC")), mac);
        }
    }

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
