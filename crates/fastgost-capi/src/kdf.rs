//! Key derivation, and key wraps.
use crate::{
    arguments::{Room, entry_with_secrets, memory},
    errors::Result,
    info::row,
    types::{Options, Parsed},
};
use core::ffi::{c_char, c_int};
use fastgost::{
    hash::{Streebog256, Streebog512},
    kdf::{Hkdf, kdf_tree},
    mac::Hmac,
    registry::Password,
};
use zeroize::Zeroizing;

/// Derives `size` bytes from a password with PBKDF2. `algorithm` is "pbkdf2-streebog512" or "pbkdf2-streebog256". The
/// password may contain any bytes. In RFC 9337 a password is text in UTF-8, but the function does not check this.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if the algorithm is not PBKDF2;
/// FASTGOST_ERROR_PARAMETER if `iterations` is 0; FASTGOST_ERROR_OUTPUT_LENGTH.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_pbkdf2(
    algorithm: *const c_char,
    password: *const u8,
    password_len: usize,
    salt: *const u8,
    salt_len: usize,
    iterations: u32,
    derived: *mut u8,
    size: usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let kdf = row(c, algorithm)?.kdf(&Default::default())?;
        let password = c.bytes(password, password_len, "the password")?;
        let salt = c.bytes(salt, salt_len, "the salt")?;
        let output = c.bytes_mut(derived, size, "the derived key")?;
        Ok(kdf.derive(&mut [Password { password, salt, output }], iterations)?)
    })
}

/// Derives `size` bytes from a key with KDF_TREE_GOSTR3411_2012_256 (RFC 7836, section 4.4). `r` is the parameter R. R
/// is the number of bytes in the counter, from 1 to 4. If `r` is 1 and `size` is 32, the function computes
/// KDF_GOSTR3411_2012_256 (section 4.5). The result also depends on `size`, so a shorter result is not the beginning of
/// a longer result.
///
/// Errors: FASTGOST_ERROR_KEY_LENGTH if the key is empty; FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_OUTPUT_LENGTH.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_kdf_tree(
    key: *const u8,
    key_len: usize,
    label: *const u8,
    label_len: usize,
    seed: *const u8,
    seed_len: usize,
    r: usize,
    derived: *mut u8,
    size: usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let key = c.bytes(key, key_len, "the key")?;
        if key.is_empty() {
            return Err(fastgost::Error::KeyLength { given: 0, allowed: "any number of bytes but 0" }.into());
        }
        let key = Hmac::new(Streebog256::new(), key);
        let label = c.bytes(label, label_len, "the label")?;
        let seed = c.bytes(seed, seed_len, "the seed")?;
        Ok(kdf_tree(&key, label, seed, r, c.bytes_mut(derived, size, "the derived key")?)?)
    })
}

/// Derives `size` bytes from keying material with HKDF (RFC 5869). `salt` and `info` may be empty. `hash` is
/// "streebog256" or "streebog512".
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM; FASTGOST_ERROR_UNSUPPORTED if `hash` names another algorithm;
/// FASTGOST_ERROR_OUTPUT_LENGTH.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_hkdf(
    hash: *const c_char,
    salt: *const u8,
    salt_len: usize,
    material: *const u8,
    material_len: usize,
    info: *const u8,
    info_len: usize,
    derived: *mut u8,
    size: usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let name = row(c, hash)?.name;
        let salt = c.bytes(salt, salt_len, "the salt")?;
        let material = c.bytes(material, material_len, "the keying material")?;
        let info = c.bytes(info, info_len, "the info")?;
        let derived = c.bytes_mut(derived, size, "the derived key")?;
        match name {
            "streebog256" => Hkdf::new(Streebog256::new(), salt, material).expand(info, derived)?,
            "streebog512" => Hkdf::new(Streebog512::new(), salt, material).expand(info, derived)?,
            _ => return Err(fastgost::Error::Unsupported("HKDF is over streebog256 and streebog512").into()),
        }
        Ok(())
    })
}

/// Wraps a key of `key_len` bytes under a key-encryption key with "kuznyechik-kexp15", "magma-kexp15", "gost28147-wrap"
/// or "gost28147-cryptopro-wrap". The IV (for GOST 28147-89, the UKM) must never be used again. The IV is not part of
/// the wrapped key. `wrapped` has room for `capacity` bytes. The function stores the length of the wrapped key in
/// *written. The wrapped key is a few bytes longer than the key.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_ALGORITHM, FASTGOST_ERROR_UNSUPPORTED, FASTGOST_ERROR_KEY_LENGTH,
/// FASTGOST_ERROR_IV_LENGTH; FASTGOST_ERROR_BUFFER_SIZE (*written is then the capacity that is needed);
/// FASTGOST_ERROR_MEMORY.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_key_wrap(
    algorithm: *const c_char,
    kek: *const u8,
    kek_len: usize,
    options: *const Options,
    iv: *const u8,
    iv_len: usize,
    key: *const u8,
    key_len: usize,
    wrapped: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let room = c.room(wrapped, capacity, written)?;
        let options = Parsed::new(c, options)?;
        let kek = c.bytes(kek, kek_len, "the key-encryption key")?;
        let wrap = row(c, algorithm)?.wrap(kek, &options.with_iv(&[])?)?;
        let (iv, key) = (c.bytes(iv, iv_len, "the IV")?, c.bytes(key, key_len, "the key")?);
        transform(room, key_len.saturating_add(wrap.overhead()), |wrapped| wrap.wrap(iv, key, wrapped))
    })
}

/// Unwraps a key that fastgost_key_wrap wrapped with the same algorithm, key-encryption key and IV. `key` has room for
/// `capacity` bytes. The function stores the length of the key in *written.
///
/// Errors: FASTGOST_ERROR_TAG_MISMATCH if the wrapped key was changed, or was wrapped under another key-encryption key;
/// FASTGOST_ERROR_WRAPPED_LENGTH; the errors of fastgost_key_wrap. After an error no key was written.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_key_unwrap(
    algorithm: *const c_char,
    kek: *const u8,
    kek_len: usize,
    options: *const Options,
    iv: *const u8,
    iv_len: usize,
    wrapped: *const u8,
    wrapped_len: usize,
    key: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let room = c.room(key, capacity, written)?;
        let options = Parsed::new(c, options)?;
        let kek = c.bytes(kek, kek_len, "the key-encryption key")?;
        let wrap = row(c, algorithm)?.wrap(kek, &options.with_iv(&[])?)?;
        let (iv, wrapped) = (c.bytes(iv, iv_len, "the IV")?, c.bytes(wrapped, wrapped_len, "the wrapped key")?);
        let len = unwrapped_len(wrapped.len(), wrap.overhead())?;
        transform(room, len, |key| wrap.unwrap(iv, wrapped, key))
    })
}

/// Fills the caller's buffer if `work` succeeds. If `work` fails, the buffer stays unchanged.
fn transform(room: Room<'_>, len: usize, work: impl FnOnce(&mut [u8]) -> fastgost::Result<()>) -> Result<()> {
    let (output, written) = room.take(len)?;
    let mut result = Zeroizing::new(memory(len)?);
    result.resize(len, 0);
    work(&mut result)?;
    output.copy_from_slice(&result);
    written.put(len);
    Ok(())
}

fn unwrapped_len(given: usize, overhead: usize) -> Result<usize> {
    let len = given.checked_sub(overhead);
    len.ok_or_else(|| fastgost::Error::WrappedLength { given, expected: overhead + 32 }.into())
}
