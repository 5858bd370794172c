//! Asks libcrypto to encrypt a private key with a passphrase. The encoder uses this module if the user has chosen a
//! cipher that this provider does not implement for keys.
use super::{libcrypto::Libcrypto, upcalls::Core};
use crate::error::{Error, Reason, Result};
use core::{
    ffi::{CStr, c_char, c_int, c_long, c_void},
    ptr::{null, null_mut},
};
use zeroize::Zeroizing;

/// A pointer to an object of libcrypto.
type Object = *mut c_void;

struct Functions {
    fetch_cipher: unsafe extern "C" fn(Object, *const c_char, *const c_char) -> Object,
    free_cipher: unsafe extern "C" fn(Object),
    decode: unsafe extern "C" fn(*mut Object, *mut *const u8, c_long) -> Object,
    free_key: unsafe extern "C" fn(Object),
    encrypt: Encrypt,
    encode: unsafe extern "C" fn(Object, *mut *mut u8) -> c_int,
    free_encrypted: unsafe extern "C" fn(Object),
}

type Encrypt = unsafe extern "C" fn(
    c_int,
    Object,
    *const c_char,
    c_int,
    *mut u8,
    c_int,
    c_int,
    Object,
    Object,
    *const c_char,
) -> Object;

impl Functions {
    fn find(core: &Core) -> Option<Self> {
        let libcrypto = Libcrypto::of(core)?;
        // SAFETY: the functions have the types that OpenSSL declares in evp.h and x509.h.
        unsafe {
            Some(Self {
                fetch_cipher: libcrypto.find(c"EVP_CIPHER_fetch")?,
                free_cipher: libcrypto.find(c"EVP_CIPHER_free")?,
                decode: libcrypto.find(c"d2i_PKCS8_PRIV_KEY_INFO")?,
                free_key: libcrypto.find(c"PKCS8_PRIV_KEY_INFO_free")?,
                encrypt: libcrypto.find(c"PKCS8_encrypt_ex")?,
                encode: libcrypto.find(c"i2d_X509_SIG")?,
                free_encrypted: libcrypto.find(c"X509_SIG_free")?,
            })
        }
    }
}

/// Encrypts a `PrivateKeyInfo`, as libcrypto does for the keys of OpenSSL's own providers. The result is PBES2 with
/// libcrypto's default parameters. For this encryption, libcrypto may use every algorithm in the library context that
/// matches the property query.
pub(crate) fn encrypt(
    core: &Core,
    key: &[u8],
    cipher: &CStr,
    properties: Option<&CStr>,
    passphrase: &[u8],
) -> Result<Zeroizing<Vec<u8>>> {
    let functions = Functions::find(core).ok_or_else(|| {
        Error::new(Reason::Unavailable, "this libcrypto cannot be asked to encrypt keys; allowed: ciphers of GOST")
    })?;
    let failed = || {
        let name = cipher.to_string_lossy();
        Error::parameter(format!("the private key could not be encrypted with \"{name}\"; allowed: ciphers for PBES2"))
    };
    let size = c_int::try_from(passphrase.len()).map_err(|_| failed())?;
    let key_size = c_long::try_from(key.len()).map_err(|_| failed())?;
    let (library, properties) = (core.library_context(), properties.map_or(null(), CStr::as_ptr));
    let mut encoded = Zeroizing::new(Vec::new());
    // SAFETY: this calls functions of libcrypto with its objects. Each object is freed once. The objects may be null,
    // because the functions that free objects accept null. Each input is readable for its size. The buffer for the
    // result has the size that libcrypto has returned.
    let done = unsafe {
        let cipher = (functions.fetch_cipher)(library, cipher.as_ptr(), properties);
        let mut der = key.as_ptr();
        let info = (functions.decode)(null_mut(), &raw mut der, key_size);
        let mut encrypted = null_mut();
        if !cipher.is_null() && !info.is_null() {
            let passphrase = passphrase.as_ptr().cast();
            encrypted = (functions.encrypt)(-1, cipher, passphrase, size, null_mut(), 0, 0, info, library, properties);
        }
        let needed = if encrypted.is_null() { 0 } else { (functions.encode)(encrypted, null_mut()) };
        encoded.resize(usize::try_from(needed).unwrap_or(0), 0);
        let mut place = encoded.as_mut_ptr();
        let done = !encoded.is_empty() && (functions.encode)(encrypted, &raw mut place) == needed;
        (functions.free_encrypted)(encrypted);
        (functions.free_key)(info);
        (functions.free_cipher)(cipher);
        done
    };
    if done { Ok(encoded) } else { Err(failed()) }
}
