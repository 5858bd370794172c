//! Key derivation from keys and from passwords. What takes a key takes it as an [`Hmac`] under it, so that it is worked in
//! once and brings its hash function, kernel and all.
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

/// An error unless there is something to derive, and at most so many hash codes of it.
fn check_length<H: Hash>(output: &[u8], most_codes: u64) -> Result<()> {
    let most = most_codes * H::OUTPUT_SIZE as u64;
    match output.len() {
        given if given == 0 || given as u64 > most => Err(Error::OutputLength { given, most }),
        _ => Ok(()),
    }
}

/// Every code over the one before, the parts and its number from 1 in a byte: prf+ of RFC 7296, section 2.13, and
/// HKDF-Expand of RFC 5869, section 2.3.
fn feedback<H: Hash>(key: &Hmac<H>, parts: &[&[u8]], output: &mut [u8]) -> Result<()> {
    check_length::<H>(output, 255)?;
    let mut mac = key.clone();
    mac.reset();
    for (chunk, number) in output.chunks_mut(H::OUTPUT_SIZE).zip(1..=255) {
        parts.iter().for_each(|part| mac.update(part));
        mac.update(&[number]);
        let code = mac.whole_reset();
        mac.update(&code);
        chunk.copy_from_slice(&code[..chunk.len()]);
    }
    Ok(())
}
