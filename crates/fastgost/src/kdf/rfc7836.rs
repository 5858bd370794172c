//! The key derivation functions of RFC 7836 (R 50.1.113-2016).
use super::check_length;
use crate::{
    error::{Error, Result},
    hash::Streebog256,
    mac::Hmac,
};
use zeroize::Zeroizing;

/// KDF_GOSTR3411_2012_256 (RFC 7836, section 4.5), which derives a key of 32 bytes. This function is [`kdf_tree`] with
/// a counter of one byte.
///
/// ```
/// use fastgost::{Kuznyechik, hash::Streebog256, kdf::kdf_256, mac::Hmac};
///
/// let root = Hmac::new(Streebog256::new(), &[7; 32]);
/// let cipher = Kuznyechik::new(&kdf_256(&root, b"label", b"seed"));
/// ```
pub fn kdf_256(key: &Hmac<Streebog256>, label: &[u8], seed: &[u8]) -> Zeroizing<[u8; 32]> {
    let tag = key.tag_of(&[&[1], label, &[0], seed, &256_u16.to_be_bytes()]);
    let mut derived = Zeroizing::new([0; 32]);
    derived.copy_from_slice(&tag);
    derived
}

/// KDF_TREE_GOSTR3411_2012_256 (RFC 7836, section 4.4), which derives keying material for many keys. `r` is R, the size
/// of the counter in bytes. Every HMAC also covers L, the length of `output` in bits. So a shorter output is not a
/// prefix of a longer output.
///
/// ```
/// use fastgost::{hash::Streebog256, kdf::kdf_tree, mac::Hmac};
///
/// let root = Hmac::new(Streebog256::new(), &[7; 32]);
/// let mut keys = [0; 64];
/// kdf_tree(&root, b"kdf tree", b"seed", 1, &mut keys)?;
/// let (encryption_key, mac_key) = keys.split_at(32);
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// [`Error::Parameter`] unless `r` is 1 to 4; [`Error::OutputLength`] unless `output` has 1 to 32 (2^(8 R) - 1) bytes.
pub fn kdf_tree(key: &Hmac<Streebog256>, label: &[u8], seed: &[u8], r: usize, output: &mut [u8]) -> Result<()> {
    if r == 0 || r > 4 {
        return Err(Error::Parameter { name: "the size R of the counter", allowed: "1 to 4 bytes" });
    }
    check_length::<Streebog256>(output, (1 << (8 * r)) - 1)?;
    let bits = (8 * output.len() as u64).to_be_bytes();
    let bits = &bits[bits.iter().take_while(|b| **b == 0).count()..];
    for (chunk, i) in output.chunks_mut(32).zip(1..=u32::MAX) {
        let tag = key.tag_of(&[&i.to_be_bytes()[4 - r..], label, &[0], seed, bits]);
        chunk.copy_from_slice(&tag[..chunk.len()]);
    }
    Ok(())
}
