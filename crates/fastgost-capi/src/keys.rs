//! Private and public keys for signatures and key agreement, as bytes and in files.
use crate::{
    arguments::{Caller, Room, entry, entry_with_secrets},
    errors::{
        Error, FASTGOST_ERROR_ENCODING, FASTGOST_ERROR_ITERATIONS, FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_PASSWORD,
        FASTGOST_ERROR_TAG_MISMATCH, FASTGOST_ERROR_TEXT, Result,
    },
    handle::Object,
    types::{FASTGOST_DER, FASTGOST_PEM},
};
use core::ffi::{c_char, c_int};
use fastgost::{
    Level,
    curve::Curve,
    keys::{self, EncodePrivateKey, EncodePublicKey, Encryption, MOST_ITERATIONS},
    sign::{SigningKey, VerifyingKey},
};
use fastgost_pki::{FileKind, import_key, pfx};

/// A private key on a curve. Several threads can use the same key at the same time.
pub struct PrivateKey(pub(crate) SigningKey);
/// A public key on a curve. Several threads can use the same key at the same time.
pub struct PublicKey(pub(crate) VerifyingKey);

impl Object for PrivateKey {
    const NAME: &'static str = "fastgost_private_key";
}
impl Object for PublicKey {
    const NAME: &'static str = "fastgost_public_key";
}

/// Generates a private key with the system's random numbers. `curve` names the curve by the name of a signature
/// algorithm on it (such as "gost3410-256-a"), by the curve's short name (such as "cryptopro-a"), by its full name, or
/// by its object identifier.
///
/// The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_RANDOMNESS.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_generate(curve: *const c_char, key: *mut *mut PrivateKey) -> c_int {
    entry_with_secrets!(|c| {
        let key = c.out_handle(key)?;
        key.put(PrivateKey(SigningKey::generate(named(c, curve)?)?));
        Ok(())
    })
}

/// Makes a private key from the secret number, which is little-endian and has 32 or 64 bytes. `curve` names the curve
/// as in fastgost_private_key_generate.
///
/// The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
/// The handle keeps no pointer to the bytes.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_CURVE; FASTGOST_ERROR_KEY_LENGTH; FASTGOST_ERROR_SECRET_KEY if the secret number is
/// out of range.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_new(
    curve: *const c_char,
    bytes: *const u8,
    len: usize,
    key: *mut *mut PrivateKey,
) -> c_int {
    entry_with_secrets!(|c| {
        let key = c.out_handle(key)?;
        let curve = named(c, curve)?;
        key.put(PrivateKey(SigningKey::from_bytes(curve, c.bytes(bytes, len, "the private key")?)?));
        Ok(())
    })
}

/// Reads a private key from `len` bytes. The bytes are PKCS #8 in DER or PEM. If the PEM text has several documents,
/// the function reads the first private key. The secret number may be in any form that programs write: as little-endian
/// bytes, with or without masks (R 50.1.112-2016), in a second OCTET STRING (GnuTLS), or as an INTEGER (old versions of
/// gost-engine). If the key is encrypted, `password` is needed. If the key is not encrypted, `password` may be null.
/// `most_iterations` is the largest number of PBKDF2 iterations to accept. 0 means 2^26 iterations.
///
/// The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
///
/// Errors: FASTGOST_ERROR_PASSWORD_NEEDED, FASTGOST_ERROR_PASSWORD, FASTGOST_ERROR_ITERATIONS; FASTGOST_ERROR_ENCODING,
/// FASTGOST_ERROR_PEM, FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_SECRET_KEY.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_read(
    data: *const u8,
    len: usize,
    password: *const u8,
    password_len: usize,
    most_iterations: u32,
    key: *mut *mut PrivateKey,
) -> c_int {
    entry_with_secrets!(|c| {
        let key = c.out_handle(key)?;
        let data = c.bytes(data, len, "the private key")?;
        let most = if most_iterations == 0 { MOST_ITERATIONS } else { most_iterations };
        key.put(PrivateKey(match given(c, password, password_len)? {
            Some(password) => keys::read_encrypted_private_key(data, password, most)?,
            None => keys::read_private_key(data).map_err(|e| unread(e, data))?,
        }));
        Ok(())
    })
}

/// Reads a private key from a file or folder that another program wrote. A file must be a PFX (PKCS #12) in DER or in
/// text form. The PFX must have one private key and a MAC. A folder must be a container of CryptoPro, such as
/// "name.000". If a container has a second key, the second key is not read. `path` is the path of the file or folder,
/// in UTF-8, and has `path_len` bytes. The password may be null or empty. `most_iterations` is the largest number of
/// iterations that a PFX may ask for. 0 means 2^22 iterations.
///
/// The function stores a new handle in *key. Free the handle with fastgost_private_key_free. On failure *key is null.
///
/// Errors: FASTGOST_ERROR_PASSWORD, FASTGOST_ERROR_ITERATIONS; FASTGOST_ERROR_TAG_MISMATCH if a checksum is wrong or a
/// PFX has no MAC; FASTGOST_ERROR_ENCODING, for example if a file cannot be read; FASTGOST_ERROR_UNKNOWN_CURVE,
/// FASTGOST_ERROR_SECRET_KEY; FASTGOST_ERROR_UNSUPPORTED if the key is of GOST R 34.10-2001, because the library does
/// not sign with such keys; FASTGOST_ERROR_PARAMETER if a PFX does not have exactly one private key, or if no file can
/// have this password; FASTGOST_ERROR_TEXT if the path is not UTF-8.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_import(
    path: *const u8,
    path_len: usize,
    password: *const u8,
    password_len: usize,
    most_iterations: u32,
    key: *mut *mut PrivateKey,
) -> c_int {
    entry_with_secrets!(|c| {
        let key = c.out_handle(key)?;
        let path = core::str::from_utf8(c.bytes(path, path_len, "the path")?)
            .map_err(|_| Error::call(FASTGOST_ERROR_TEXT, "the path is not UTF-8"))?;
        let password = given(c, password, password_len)?.unwrap_or_default();
        let most = if most_iterations == 0 { pfx::MOST_ITERATIONS } else { most_iterations };
        let imported = import_key(path, password, most).map_err(not_imported)?;
        key.put(PrivateKey(imported.into_signing_key()?));
        Ok(())
    })
}

/// Writes a private key as PKCS #8. `format` is FASTGOST_DER or FASTGOST_PEM. PEM is written without a zero byte at the
/// end. If `password` is not null, the key is encrypted as RFC 9337 says (Kuznyechik with a MAC). `iterations` is the
/// number of PBKDF2 iterations. This number must be at least 1000, or 0, which means 2^20. If `password` is null, the
/// key is not encrypted.
///
/// `output` has room for `capacity` bytes. A capacity of 2048 bytes is enough. The function stores the length of the
/// output in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed. Do not call the
/// function only to learn the length. With a password, such a call takes long, because the function computes all
/// iterations before it knows the length.
///
/// Errors: FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_RANDOMNESS, FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_write(
    key: *const PrivateKey,
    format: c_int,
    password: *const u8,
    password_len: usize,
    iterations: u32,
    output: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry_with_secrets!(|c| {
        let key = c.handle(key);
        let room = c.room(output, capacity, written)?;
        let key = key.shared()?;
        let password = given(c, password, password_len)?;
        let pem = is_pem(format)?;
        let Some(password) = password else {
            return match pem {
                true => room.put(
                    fastgost::text::encode("PRIVATE KEY", key.0.to_pkcs8_der().map_err(|_| unwritable())?.as_bytes())
                        .as_bytes(),
                ),
                false => room.put(key.0.to_pkcs8_der().map_err(|_| unwritable())?.as_bytes()),
            };
        };
        let mut with = Encryption::default();
        if iterations != 0 {
            with.iterations = iterations;
        }
        match pem {
            true => room.put(keys::write_encrypted_private_key_pem(&key.0, password, &with)?.as_bytes()),
            false => room.put(keys::write_encrypted_private_key(&key.0, password, &with)?.as_bytes()),
        }
    })
}

/// Writes the secret number of a private key, in little-endian order. `size` must be the result of
/// fastgost_private_key_size, which is 32 or 64.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_bytes(key: *const PrivateKey, bytes: *mut u8, size: usize) -> c_int {
    entry_with_secrets!(|c| exactly(c, &c.shared(key)?.0.to_bytes(), bytes, size))
}

/// Computes the public key that belongs to a private key. The function stores a new handle in *public_key. Free the
/// handle with fastgost_public_key_free. On failure *public_key is null.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_public(key: *const PrivateKey, public_key: *mut *mut PublicKey) -> c_int {
    entry!(|c| {
        let key = c.handle(key);
        let public_key = c.out_handle(public_key)?;
        public_key.put(PublicKey(key.shared()?.0.verifying_key()));
        Ok(())
    })
}

/// Chooses the kernel (the code for one level of CPU features) for a private key, and for the public keys that are
/// computed from this private key. `level` is the name of the level (fastgost_level_name). Call this function before
/// several threads share the key, because no other call may use the key at the same time.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_LEVEL, FASTGOST_ERROR_KERNEL_UNAVAILABLE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_set_level(key: *mut PrivateKey, level: *const c_char) -> c_int {
    entry_with_secrets!(|c| {
        let mut key = c.exclusive(key)?;
        let level = Level::from_name(c.text(level, "the name of the level")?)?;
        key.0 = key.0.clone().with_level(level)?;
        Ok(())
    })
}

/// Makes the signatures of a private key deterministic, so that equal digests get equal signatures. Deterministic
/// signatures are for tests, and for systems without random numbers. Deterministic signatures have a risk. If the key
/// signs the same digest twice, and an attacker disturbs one of the two computations, the attacker can learn the
/// private key from the two signatures. Call this function before several threads share the key, because no other call
/// may use the key at the same time.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_set_deterministic(key: *mut PrivateKey) -> c_int {
    entry_with_secrets!(|c| {
        let mut key = c.exclusive(key)?;
        key.0 = key.0.clone().deterministic();
        Ok(())
    })
}

/// Copies a private key into a new handle, and stores this handle in *copy. Free the new handle with
/// fastgost_private_key_free. On failure *copy is null.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_dup(key: *const PrivateKey, copy: *mut *mut PrivateKey) -> c_int {
    entry_with_secrets!(|c| {
        let key = c.handle(key);
        let copy = c.out_handle(copy)?;
        copy.put(PrivateKey(key.shared()?.0.clone()));
        Ok(())
    })
}

/// Stores the number of bytes in a private key in *size. The number is 32 or 64. The digests that the key signs have
/// the same number of bytes. The key's signatures and its public key have twice this number of bytes.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_size(key: *const PrivateKey, size: *mut usize) -> c_int {
    entry!(|c| {
        let key = c.handle(key);
        c.out(size, "the size")?.put(key.shared()?.0.curve().size());
        Ok(())
    })
}

/// Frees a handle, and wipes its secrets. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_private_key_free(key: *mut PrivateKey) -> c_int {
    entry!(|c| c.free(key))
}

/// Makes a public key from its coordinates. The coordinates are x and then y, both little-endian, and have 64 or 128
/// bytes together. `curve` names the curve as in fastgost_private_key_generate.
///
/// The function stores a new handle in *key. Free the handle with fastgost_public_key_free. On failure *key is null.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_CURVE; FASTGOST_ERROR_KEY_LENGTH; FASTGOST_ERROR_PUBLIC_KEY if the coordinates are
/// not a valid public key.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_new(
    curve: *const c_char,
    bytes: *const u8,
    len: usize,
    key: *mut *mut PublicKey,
) -> c_int {
    entry!(|c| {
        let key = c.out_handle(key)?;
        let curve = named(c, curve)?;
        key.put(PublicKey(VerifyingKey::from_bytes(curve, c.bytes(bytes, len, "the public key")?)?));
        Ok(())
    })
}

/// Reads a public key from `len` bytes. The bytes are SubjectPublicKeyInfo in DER or PEM. If the PEM text has several
/// documents, the function reads the first public key.
///
/// The function stores a new handle in *key. Free the handle with fastgost_public_key_free. On failure *key is null.
///
/// Errors: FASTGOST_ERROR_ENCODING, FASTGOST_ERROR_PEM, FASTGOST_ERROR_UNKNOWN_CURVE, FASTGOST_ERROR_PUBLIC_KEY;
/// FASTGOST_ERROR_UNSUPPORTED for keys of GOST R 34.10-94.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_read(data: *const u8, len: usize, key: *mut *mut PublicKey) -> c_int {
    entry!(|c| {
        let key = c.out_handle(key)?;
        let data = c.bytes(data, len, "the public key")?;
        key.put(PublicKey(keys::PublicKey::read(data).map_err(|e| unread(e, data))?.verifying_key()?));
        Ok(())
    })
}

/// Writes a public key as SubjectPublicKeyInfo (RFC 9215). `format` is FASTGOST_DER or FASTGOST_PEM. PEM is written
/// without a zero byte at the end.
///
/// `output` has room for `capacity` bytes. A capacity of 1024 bytes is enough. The function stores the length of the
/// output in *written. After FASTGOST_ERROR_BUFFER_SIZE, *written is the capacity that is needed.
///
/// Errors: FASTGOST_ERROR_PARAMETER, FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_write(
    key: *const PublicKey,
    format: c_int,
    output: *mut u8,
    capacity: usize,
    written: *mut usize,
) -> c_int {
    entry!(|c| {
        let key = c.handle(key);
        let room: Room<'_> = c.room(output, capacity, written)?;
        let key = key.shared()?;
        match is_pem(format)? {
            true => room.put(
                fastgost::text::encode("PUBLIC KEY", key.0.to_public_key_der().map_err(|_| unwritable())?.as_bytes())
                    .as_bytes(),
            ),
            false => room.put(key.0.to_public_key_der().map_err(|_| unwritable())?.as_bytes()),
        }
    })
}

/// Writes the coordinates of a public key. The coordinates are x and then y, both little-endian. `size` must be 64 on
/// curves of 256 bits, and 128 on curves of 512 bits.
///
/// Errors: FASTGOST_ERROR_BUFFER_SIZE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_bytes(key: *const PublicKey, bytes: *mut u8, size: usize) -> c_int {
    entry!(|c| exactly(c, &c.shared(key)?.0.to_bytes(), bytes, size))
}

/// Chooses the kernel (the code for one level of CPU features) for a public key. `level` is the name of the level
/// (fastgost_level_name). Call this function before several threads share the key, because no other call may use the
/// key at the same time.
///
/// Errors: FASTGOST_ERROR_UNKNOWN_LEVEL, FASTGOST_ERROR_KERNEL_UNAVAILABLE.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_set_level(key: *mut PublicKey, level: *const c_char) -> c_int {
    entry!(|c| {
        let mut key = c.exclusive(key)?;
        key.0 = key.0.with_level(Level::from_name(c.text(level, "the name of the level")?)?)?;
        Ok(())
    })
}

/// Copies a public key into a new handle, and stores this handle in *copy. Free the new handle with
/// fastgost_public_key_free. On failure *copy is null.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_dup(key: *const PublicKey, copy: *mut *mut PublicKey) -> c_int {
    entry!(|c| {
        let key = c.handle(key);
        let copy = c.out_handle(copy)?;
        copy.put(PublicKey(key.shared()?.0));
        Ok(())
    })
}

/// Frees a handle. Null is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fastgost_public_key_free(key: *mut PublicKey) -> c_int {
    entry!(|c| c.free(key))
}

/// Finds a curve by its name, or by the name of a signature algorithm on the curve, such as "gost3410-256-a".
fn named(c: &Caller, name: *const c_char) -> Result<&'static Curve> {
    let name = c.text(name, "the name of the curve")?;
    Ok(Curve::from_name(name.strip_prefix("gost3410-").unwrap_or(name))?)
}

/// Returns the password at the pointer, or None if the pointer is null. A null pointer means that there is no password.
fn given(c: &Caller, password: *const u8, len: usize) -> Result<Option<&[u8]>> {
    let bytes = c.bytes(password, len, "the password")?;
    Ok((!password.is_null()).then_some(bytes))
}

fn is_pem(format: c_int) -> Result<bool> {
    match format {
        FASTGOST_DER => Ok(false),
        FASTGOST_PEM => Ok(true),
        _ => Err(Error::parameter("the format", "FASTGOST_DER and FASTGOST_PEM")),
    }
}

fn exactly(c: &Caller, bytes: &[u8], out: *mut u8, size: usize) -> Result<()> {
    if size != bytes.len() {
        return Err(Error::buffer_size("the buffer for the key", size, bytes.len()));
    }
    c.bytes_mut(out, size, "the key")?.copy_from_slice(bytes);
    Ok(())
}

/// Returns the error for a key that cannot be encoded. Every key on a curve can be encoded, so this error does not
/// occur.
fn unwritable() -> Error {
    fastgost::Error::Encoding { what: "the key", allowed: "keys on curves" }.into()
}

/// Returns the error for a file or folder of another program if the library cannot import a key from it.
fn not_imported(error: fastgost_pki::Error) -> Error {
    let text = error.to_string();
    let code = match error {
        fastgost_pki::Error::Library(e) => return e.into(),
        fastgost_pki::Error::Password => FASTGOST_ERROR_PASSWORD,
        fastgost_pki::Error::Iterations { .. } => FASTGOST_ERROR_ITERATIONS,
        fastgost_pki::Error::Refused(_) => FASTGOST_ERROR_TAG_MISMATCH,
        fastgost_pki::Error::Usage(_) => FASTGOST_ERROR_PARAMETER,
        _ => FASTGOST_ERROR_ENCODING,
    };
    Error::call(code, text)
}

/// Returns the error for data that cannot be read as a key. The text of the error says to which kind of file the data
/// belongs.
fn unread(e: fastgost::Error, data: &[u8]) -> Error {
    Error::call(Error::from(e).code(), FileKind::explain(&e, data))
}
