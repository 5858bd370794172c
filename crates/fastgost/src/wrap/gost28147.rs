//! The key wraps of GOST 28147-89 (RFC 4357, section 6).
use super::check_length;
use crate::{
    cipher::{BlockEngine, Function, Link, gost28147::Gost28147},
    error::Result,
    mac::{Imit, Tag},
    simd::IoBuf,
};
use zeroize::Zeroizing;

/// The number of bytes of a wrapped key: 8 for the UKM, 32 for the key and 4 for the checksum.
pub const WRAPPED_SIZE: usize = 44;

/// Encrypts a key under a KEK, and adds a checksum (RFC 4357, section 6.1). The result consists of three parts: the UKM
/// (user keying material), the key encrypted in ECB mode, and the IMIT of the key. IMIT is the MAC of GOST 28147-89.
/// Here its initial state is the UKM.
///
/// The UKM consists of 8 random bytes, and is public. The encryption does not depend on the UKM. So use
/// [`cryptopro_wrap`] instead if you wrap many keys under one KEK. The checksum has only 32 bits.
///
/// ```
/// use fastgost::{Gost28147, Sbox, wrap::{gost28147_unwrap, gost28147_wrap}};
///
/// let kek = Gost28147::new(&[7; 32], &Sbox::from_name("z")?);
/// let wrapped = gost28147_wrap(&kek, &[1; 8], &[9; 32]);
/// assert_eq!(gost28147_unwrap(&kek, &wrapped)?[..], [9; 32]);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub fn gost28147_wrap(kek: &Gost28147, ukm: &[u8; 8], cek: &[u8; 32]) -> [u8; WRAPPED_SIZE] {
    let mut wrapped = [0; WRAPPED_SIZE];
    wrapped[..8].copy_from_slice(ukm);
    wrapped[8..40].copy_from_slice(cek);
    wrapped[40..].copy_from_slice(&checksum(kek, ukm, cek));
    kek.blocks(Function::Encrypt, IoBuf::from(&mut wrapped[8..40]));
    wrapped
}

/// Unwraps a key wrapped by [`gost28147_wrap`] (RFC 4357, section 6.2).
///
/// # Errors
/// [`Error::WrappedLength`](crate::Error::WrappedLength) unless `wrapped` has 44 bytes;
/// [`Error::TagMismatch`](crate::Error::TagMismatch) if the checksum is wrong.
pub fn gost28147_unwrap(kek: &Gost28147, wrapped: &[u8]) -> Result<Zeroizing<[u8; 32]>> {
    let (ukm, data, tag) = parts(wrapped)?;
    let mut cek = Zeroizing::new([0; 32]);
    cek.copy_from_slice(data);
    kek.blocks(Function::Decrypt, IoBuf::from(&mut cek[..]));
    checksum(kek, &ukm, &cek).verify(tag)?;
    Ok(cek)
}

/// Does the same as [`gost28147_wrap`], but under another key, which [`cryptopro_diversify`] derives from the KEK and
/// the UKM (RFC 4357, section 6.3). Therefore many keys can be wrapped under one KEK, if each key has its own UKM.
///
/// ```
/// use fastgost::{Gost28147, Sbox, wrap::{cryptopro_unwrap, cryptopro_wrap}};
///
/// let kek = Gost28147::new(&[7; 32], &Sbox::from_name("a")?);
/// let wrapped = cryptopro_wrap(&kek, &[1; 8], &[9; 32]);
/// assert_eq!(cryptopro_unwrap(&kek, &wrapped)?[..], [9; 32]);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub fn cryptopro_wrap(kek: &Gost28147, ukm: &[u8; 8], cek: &[u8; 32]) -> [u8; WRAPPED_SIZE] {
    gost28147_wrap(&diversified(kek, ukm), ukm, cek)
}

/// Unwraps a key wrapped by [`cryptopro_wrap`] (RFC 4357, section 6.4).
///
/// # Errors
/// Returns the errors of [`gost28147_unwrap`].
pub fn cryptopro_unwrap(kek: &Gost28147, wrapped: &[u8]) -> Result<Zeroizing<[u8; 32]>> {
    gost28147_unwrap(&diversified(kek, &parts(wrapped)?.0), wrapped)
}

/// Derives a key from the KEK and the UKM (CryptoPro KEK diversification, RFC 4357, section 6.5). At the beginning, the
/// key is the KEK. For each byte of the UKM, the key is encrypted in CFB mode under the key itself, and the result
/// replaces the key. The IV consists of two sums of 32-bit words of the key. The first sum is the sum of the words that
/// the bits of the byte select, and the second sum is the sum of the other words.
///
/// ```
/// use fastgost::{Gost28147, Sbox, wrap::cryptopro_diversify};
///
/// let kek = Gost28147::new(&[7; 32], &Sbox::from_name("a")?);
/// let key = kek.rekey(&cryptopro_diversify(&kek, &[1; 8]));
/// # Ok::<(), fastgost::Error>(())
/// ```
pub fn cryptopro_diversify(kek: &Gost28147, ukm: &[u8; 8]) -> Zeroizing<[u8; 32]> {
    let mut key = kek.key();
    let mut cipher = kek.clone();
    for byte in ukm {
        let mut sums = [0u32; 2];
        for (j, word) in key.as_chunks::<4>().0.iter().enumerate() {
            let chosen = u32::from(byte >> j & 1).wrapping_neg();
            let word = u32::from_le_bytes(*word);
            sums[0] = sums[0].wrapping_add(word & chosen);
            sums[1] = sums[1].wrapping_add(word & !chosen);
        }
        let mut iv = [0; 8];
        iv[..4].copy_from_slice(&sums[0].to_le_bytes());
        iv[4..].copy_from_slice(&sums[1].to_le_bytes());
        cipher.chains(Function::Encrypt, Link::Cfb, &mut iv, &mut [IoBuf::from(&mut key[..])]);
        cipher.set_key(&key);
        crate::wipe(&mut sums);
        crate::wipe(&mut iv);
    }
    key
}

fn diversified(kek: &Gost28147, ukm: &[u8; 8]) -> Gost28147 {
    kek.rekey(&cryptopro_diversify(kek, ukm))
}

/// The IMIT of the key. The UKM is the initial state of the IMIT.
fn checksum(kek: &Gost28147, ukm: &[u8; 8], cek: &[u8; 32]) -> Tag {
    let mut imit = Imit::new(kek.clone()).with_initial_state(ukm);
    imit.update(cek);
    imit.finalize()
}

/// Splits a wrapped key into the UKM, the encrypted key and the checksum.
fn parts(wrapped: &[u8]) -> Result<([u8; 8], &[u8], &[u8])> {
    check_length(wrapped.len(), WRAPPED_SIZE)?;
    let mut ukm = [0; 8];
    ukm.copy_from_slice(&wrapped[..8]);
    Ok((ukm, &wrapped[8..40], &wrapped[40..]))
}
