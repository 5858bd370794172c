//! gost-engine's signatures, if the machine has gost-engine. The engine is found at run time, and is used through the
//! public functions of OpenSSL's libcrypto.
#![allow(unsafe_code)]
use super::load::library;
use crate::pair::Outcome;
use libloading::{Library, Symbol};
use std::{
    ffi::{c_char, c_int, c_long, c_uint, c_void},
    ptr,
};

pub const OWNER: &str = "gost-engine";

/// The functions of libcrypto, and the engine. The functions can be used as long as libcrypto and the engine are
/// loaded.
pub struct Engine {
    engine: *mut c_void,
    read_info: unsafe extern "C" fn(*mut *mut c_void, *mut *const u8, c_long) -> *mut c_void,
    free_info: unsafe extern "C" fn(*mut c_void),
    key_of: unsafe extern "C" fn(*const c_void) -> *mut c_void,
    free_key: unsafe extern "C" fn(*mut c_void),
    context: unsafe extern "C" fn(*mut c_void, *mut c_void) -> *mut c_void,
    free_context: unsafe extern "C" fn(*mut c_void),
    control: unsafe extern "C" fn(*mut c_void, c_int, c_int, c_int, c_int, *mut c_void) -> c_int,
    sign_init: unsafe extern "C" fn(*mut c_void) -> c_int,
    sign: unsafe extern "C" fn(*mut c_void, *mut u8, *mut usize, *const u8, usize) -> c_int,
    verify_init: unsafe extern "C" fn(*mut c_void) -> c_int,
    verify: unsafe extern "C" fn(*mut c_void, *const u8, usize, *const u8, usize) -> c_int,
    derive_init: unsafe extern "C" fn(*mut c_void) -> c_int,
    set_peer: unsafe extern "C" fn(*mut c_void, *mut c_void) -> c_int,
    derive: unsafe extern "C" fn(*mut c_void, *mut u8, *mut usize) -> c_int,
    _library: Library,
}

/// A private key in the engine.
pub struct Key<'a> {
    engine: &'a Engine,
    key: *mut c_void,
}

/// A prepared operation with a key.
pub struct Context<'a> {
    engine: &'a Engine,
    context: *mut c_void,
}

impl Engine {
    /// Finds the engine. None if there is no libcrypto, or if libcrypto finds no engine named `gost`.
    pub fn find() -> Option<Self> {
        let library = library(super::evp::LIBCRYPTO).ok()?;
        macro_rules! symbol {
            ($name:literal) => {{
                // SAFETY: the type is the type of the function of this name in openssl/evp.h, x509.h or engine.h, and
                // the library stays loaded as long as this value lives.
                let symbol: Symbol<'_, _> = unsafe { library.get($name) }.ok()?;
                *symbol
            }};
        }
        let by_id: unsafe extern "C" fn(*const c_char) -> *mut c_void = symbol!(b"ENGINE_by_id\0");
        let init: unsafe extern "C" fn(*mut c_void) -> c_int = symbol!(b"ENGINE_init\0");
        let set_default: unsafe extern "C" fn(*mut c_void, c_uint) -> c_int = symbol!(b"ENGINE_set_default\0");
        // SAFETY: the name ends with a zero. The result is an engine or null. The engine stays loaded until the process
        // ends.
        let engine = unsafe {
            let engine = by_id(c"gost".as_ptr());
            if engine.is_null() || init(engine) != 1 || set_default(engine, 0xffff) != 1 {
                return None;
            }
            engine
        };
        Some(Self {
            engine,
            read_info: symbol!(b"d2i_PKCS8_PRIV_KEY_INFO\0"),
            free_info: symbol!(b"PKCS8_PRIV_KEY_INFO_free\0"),
            key_of: symbol!(b"EVP_PKCS82PKEY\0"),
            free_key: symbol!(b"EVP_PKEY_free\0"),
            context: symbol!(b"EVP_PKEY_CTX_new\0"),
            free_context: symbol!(b"EVP_PKEY_CTX_free\0"),
            control: symbol!(b"EVP_PKEY_CTX_ctrl\0"),
            sign_init: symbol!(b"EVP_PKEY_sign_init\0"),
            sign: symbol!(b"EVP_PKEY_sign\0"),
            verify_init: symbol!(b"EVP_PKEY_verify_init\0"),
            verify: symbol!(b"EVP_PKEY_verify\0"),
            derive_init: symbol!(b"EVP_PKEY_derive_init\0"),
            set_peer: symbol!(b"EVP_PKEY_derive_set_peer\0"),
            derive: symbol!(b"EVP_PKEY_derive\0"),
            _library: library,
        })
    }

    /// Reads a private key from PKCS #8 (DER).
    pub fn key(&self, pkcs8: &[u8]) -> Outcome<Key<'_>> {
        let mut at = pkcs8.as_ptr();
        // SAFETY: `at` points to `pkcs8.len()` bytes. The created objects are freed here or by `Key`.
        let key = unsafe {
            let info = (self.read_info)(ptr::null_mut(), &mut at, pkcs8.len() as c_long);
            if info.is_null() {
                return Err("gost-engine: it cannot read the private key".into());
            }
            let key = (self.key_of)(info);
            (self.free_info)(info);
            key
        };
        if key.is_null() {
            return Err("gost-engine: no key of this curve".into());
        }
        Ok(Key { engine: self, key })
    }
}

impl<'a> Key<'a> {
    fn context(&self, init: unsafe extern "C" fn(*mut c_void) -> c_int) -> Outcome<Context<'a>> {
        // SAFETY: key and engine are alive, and `init` is one of the functions for a new context.
        let (context, ready) = unsafe {
            let context = (self.engine.context)(self.key, self.engine.engine);
            (context, !context.is_null() && init(context) == 1)
        };
        let context = Context { engine: self.engine, context };
        done(ready, "a context").map(|()| context)
    }

    pub fn signer(&self) -> Outcome<Context<'a>> {
        self.context(self.engine.sign_init)
    }

    pub fn verifier(&self) -> Outcome<Context<'a>> {
        self.context(self.engine.verify_init)
    }

    /// Makes a context for the key agreement VKO, with another party's key and a UKM of 8 bytes.
    pub fn agreement(&self, peer: &Key<'_>, ukm: &mut [u8; 8]) -> Outcome<Context<'a>> {
        let context = self.context(self.engine.derive_init)?;
        // SAFETY: the context and the peer's key are alive, and the engine copies the UKM.
        let ready = unsafe {
            (self.engine.control)(context.context, -1, -1, SET_IV, 8, ukm.as_mut_ptr().cast()) == 1
                && (self.engine.set_peer)(context.context, peer.key) == 1
        };
        done(ready, "key agreement").map(|()| context)
    }
}

impl Context<'_> {
    /// Signs a digest. The signature has the encoding that certificates use, and fills `signature`.
    pub fn sign(&self, digest: &[u8], signature: &mut [u8]) -> Outcome {
        let mut len = signature.len();
        // SAFETY: the context is for signing, and both buffers have the given lengths.
        let ok = unsafe {
            (self.engine.sign)(self.context, signature.as_mut_ptr(), &mut len, digest.as_ptr(), digest.len()) == 1
        };
        done(ok && len == signature.len(), "sign")
    }

    pub fn verify(&self, digest: &[u8], signature: &[u8]) -> Outcome {
        // SAFETY: the context is for verification, and both buffers have the given lengths.
        let ok = unsafe {
            (self.engine.verify)(self.context, signature.as_ptr(), signature.len(), digest.as_ptr(), digest.len()) == 1
        };
        done(ok, "verify")
    }

    pub fn agree(&self, key: &mut [u8; 32]) -> Outcome {
        let mut len = key.len();
        // SAFETY: the context is for key agreement, and the buffer has the given length.
        let ok = unsafe { (self.engine.derive)(self.context, key.as_mut_ptr(), &mut len) == 1 };
        done(ok && len == key.len(), "agree")
    }
}

fn done(ok: bool, what: &str) -> Outcome {
    if ok { Ok(()) } else { Err(format!("gost-engine: {what} failed").into()) }
}

impl Drop for Key<'_> {
    fn drop(&mut self) {
        // SAFETY: this object owns the key, and contexts hold their own references to it.
        unsafe { (self.engine.free_key)(self.key) }
    }
}

impl Drop for Context<'_> {
    fn drop(&mut self) {
        // SAFETY: this object owns the pointer. The pointer may be null, which the function allows.
        unsafe { (self.engine.free_context)(self.context) }
    }
}

/// The command `EVP_PKEY_CTRL_SET_IV`. With this command, the engine accepts the UKM.
const SET_IV: c_int = 8;
