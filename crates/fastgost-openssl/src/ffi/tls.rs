//! Registers names and methods in libcrypto for the cipher suites of TLS 1.2 with GOST (RFC 9189). libssl looks up
//! these names and methods only in libcrypto, and does not ask providers. libssl looks them up before it offers these
//! cipher suites, and during a handshake.
//!
//! - When the provider is loaded, it registers names for types of keys and for MACs. The names that this file registers
//!   have no functions, because libssl only checks whether the names exist.
//! - When libssl makes its first context, the provider registers the methods for keys (`pkey_method`). The methods are
//!   needed because libssl passes the initialisation vector of the premaster secret only to legacy methods, and not to
//!   providers. If a type of keys has such a method, libcrypto uses the method for all operations of these keys. After
//!   that, libcrypto cannot sign certificates with these keys. A program that never uses TLS, like `openssl ca`, never
//!   gets these methods, so it can sign certificates.
//!
//! OpenSSL 4 has no such methods for keys, and no cipher suites of TLS 1.2 with GOST.
use super::{
    engine::{self, Use},
    legacy_cipher,
    libcrypto::Libcrypto,
    pkey_method, tls_mac,
    upcalls::Core,
};
use core::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::null_mut,
};
use std::sync::{Mutex, PoisonError};

/// A list of the libcryptos in which the provider has tried to register names or methods, each with the result of this
/// attempt.
type Done = Mutex<Vec<(Libcrypto, Result<(), &'static str>)>>;

/// Registers the names, once for each libcrypto. If libcrypto refuses the names, the function returns the reason.
pub(super) fn register_names(core: &Core) -> Result<(), &'static str> {
    static DONE: Done = Mutex::new(Vec::new());
    once(&DONE, core, |libcrypto| {
        let names = [
            (811, c"gost2001", c"GOST R 34.10-2001"),
            (979, c"gost2012_256", c"GOST R 34.10-2012, 256 bits"),
            (980, c"gost2012_512", c"GOST R 34.10-2012, 512 bits"),
            // libssl needs this name for the cipher suites with IMIT.
            (976, c"gost-mac-12", c"IMIT of GOST 28147-89"),
            (815, c"gost-mac", c"IMIT of GOST 28147-89 with the S-boxes CryptoPro-A"),
        ];
        let added = names.into_iter().try_for_each(|(nid, name, info)| add_name(libcrypto, nid, name, info));
        added.ok_or("this libcrypto has no legacy methods for names of keys")?;
        // The cipher suites with OMAC need ciphers that libssl finds only in engines. Without engines, libssl must not
        // offer these suites.
        if legacy_cipher::prepare_tls(libcrypto).is_some() {
            tls_mac::register_names(libcrypto).ok_or("this libcrypto has no legacy methods for names of MACs")?;
        }
        Ok(())
    })
}

/// Registers the methods, once for each libcrypto. If libcrypto refuses the methods, the function returns the reason.
pub(super) fn register_methods(core: &Core) -> Result<(), &'static str> {
    static DONE: Done = Mutex::new(Vec::new());
    once(&DONE, core, |libcrypto| {
        pkey_method::register(libcrypto)?;
        let added = tls_mac::register_methods(libcrypto).and_then(|()| engine::register(libcrypto, Use::Tls));
        added.ok_or("this libcrypto has no legacy methods for MACs and ciphers")
    })
}

fn once(done: &Done, core: &Core, f: impl FnOnce(Libcrypto) -> Result<(), &'static str>) -> Result<(), &'static str> {
    let libcrypto = Libcrypto::of(core).ok_or("libcrypto is not a library of its own")?;
    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, result)) = done.iter().find(|(of, _)| *of == libcrypto) {
        return *result;
    }
    let result = f(libcrypto);
    done.push((libcrypto, result));
    result
}

/// A pointer to libcrypto's type EVP_PKEY_ASN1_METHOD.
type Method = *mut c_void;

fn add_name(libcrypto: Libcrypto, nid: c_int, name: &'static CStr, info: &'static CStr) -> Option<()> {
    // SAFETY: the functions have the types that OpenSSL declares in evp.h. libcrypto copies the strings, and owns the
    // added method.
    unsafe {
        let find: unsafe extern "C" fn(*mut *mut c_void, *const c_char, c_int) -> Method =
            libcrypto.find(c"EVP_PKEY_asn1_find_str")?;
        let new: unsafe extern "C" fn(c_int, c_int, *const c_char, *const c_char) -> Method =
            libcrypto.find(c"EVP_PKEY_asn1_new")?;
        let add: unsafe extern "C" fn(Method) -> c_int = libcrypto.find(c"EVP_PKEY_asn1_add0")?;
        let free: unsafe extern "C" fn(Method) = libcrypto.find(c"EVP_PKEY_asn1_free")?;
        // The name may already exist, for example because an engine has registered it.
        if !find(null_mut(), name.as_ptr(), -1).is_null() {
            return Some(());
        }
        let method = new(nid, 0, name.as_ptr(), info.as_ptr());
        if method.is_null() {
            return None;
        }
        if add(method) != 1 {
            free(method);
            return None;
        }
    }
    Some(())
}
