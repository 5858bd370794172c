//! Key derivation from keys and from passwords. Functions take a key as an [`Hmac`]. So the key is processed only once,
//! and the hash function and the kernel come with the key.
use crate::{
    error::{Error, Result},
    hash::Hash,
    mac::Hmac,
};

mod hkdf;
mod key_tree;
mod pbkdf2;
mod prf;
mod rfc7836;

pub use self::{
    hkdf::Hkdf,
    key_tree::{EspTree, TlsTree, TlsTreeParameters},
    pbkdf2::{Pbkdf2Job, pbkdf2, pbkdf2_many},
    prf::{prf_plus, prf_tls},
    rfc7836::{kdf_256, kdf_tree},
};

/// Checks that the output is not empty and at most `most_digests` digests long.
fn check_length<H: Hash>(output: &[u8], most_digests: u64) -> Result<()> {
    let most = most_digests * H::OUTPUT_SIZE as u64;
    match output.len() {
        given if given == 0 || given as u64 > most => Err(Error::OutputLength { given, most }),
        _ => Ok(()),
    }
}

/// Each output block is the MAC of the previous block, the parts and a counter of one byte that starts at 1. This
/// construction is prf+ of RFC 7296, section 2.13, and HKDF-Expand of RFC 5869, section 2.3.
fn feedback<H: Hash>(key: &Hmac<H>, parts: &[&[u8]], output: &mut [u8]) -> Result<()> {
    check_length::<H>(output, 255)?;
    let mut mac = key.clone();
    mac.reset();
    for (chunk, number) in output.chunks_mut(H::OUTPUT_SIZE).zip(1..=255) {
        parts.iter().for_each(|part| mac.update(part));
        mac.update(&[number]);
        let tag = mac.whole();
        mac.reset();
        mac.update(&tag);
        chunk.copy_from_slice(&tag[..chunk.len()]);
    }
    Ok(())
}
