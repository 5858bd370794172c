//! gost-engine's ciphers, MACs and hash functions, if the machine has it: behind the EVP functions of OpenSSL's libcrypto.
#![allow(unsafe_code)]
use super::{Rival, Task, load::functions};
use crate::pair::Outcome;
use std::{
    ffi::{CStr, c_char, c_int, c_uint, c_void},
    ptr,
};

pub const OWNER: &str = "gost-engine";
pub const ALGORITHMS: &[&str] = &["kuznyechik", "magma", "gost28147", "gost94", "streebog256", "streebog512"];

functions! {
    /// The functions of libcrypto.
    Api from LIBCRYPTO, as in "openssl/evp.h" {
        engine_by_id = b"ENGINE_by_id\0": fn(*const c_char) -> *mut c_void;
        engine_init = b"ENGINE_init\0": fn(*mut c_void) -> c_int;
        engine_default = b"ENGINE_set_default\0": fn(*mut c_void, c_uint) -> c_int;
        engine_command = b"ENGINE_ctrl_cmd_string\0": fn(*mut c_void, *const c_char, *const c_char, c_int) -> c_int;
        cipher_by_name = b"EVP_get_cipherbyname\0": fn(*const c_char) -> *const c_void;
        cipher_new = b"EVP_CIPHER_CTX_new\0": fn() -> *mut c_void;
        cipher_free = b"EVP_CIPHER_CTX_free\0": fn(*mut c_void);
        cipher_init = b"EVP_CipherInit_ex\0": fn(*mut c_void, *const c_void, *mut c_void, *const u8, *const u8, c_int) -> c_int;
        cipher_iv = b"EVP_CIPHER_CTX_iv_noconst\0": fn(*mut c_void) -> *mut u8;
        cipher_padding = b"EVP_CIPHER_CTX_set_padding\0": fn(*mut c_void, c_int) -> c_int;
        cipher_update = b"EVP_CipherUpdate\0": fn(*mut c_void, *mut u8, *mut c_int, *const u8, c_int) -> c_int;
        digest_by_name = b"EVP_get_digestbyname\0": fn(*const c_char) -> *const c_void;
        digest_new = b"EVP_MD_CTX_new\0": fn() -> *mut c_void;
        digest_free = b"EVP_MD_CTX_free\0": fn(*mut c_void);
        digest_copy = b"EVP_MD_CTX_copy_ex\0": fn(*mut c_void, *const c_void) -> c_int;
        digest_init = b"EVP_DigestInit_ex\0": fn(*mut c_void, *const c_void, *mut c_void) -> c_int;
        digest_update = b"EVP_DigestUpdate\0": fn(*mut c_void, *const u8, usize) -> c_int;
        digest_final = b"EVP_DigestFinal_ex\0": fn(*mut c_void, *mut u8, *mut c_uint) -> c_int;
        number = b"OBJ_sn2nid\0": fn(*const c_char) -> c_int;
        mac_key = b"EVP_PKEY_new_mac_key\0": fn(c_int, *mut c_void, *const u8, c_int) -> *mut c_void;
        mac_key_free = b"EVP_PKEY_free\0": fn(*mut c_void);
        mac_init = b"EVP_DigestSignInit\0": fn(*mut c_void, *mut *mut c_void, *const c_void, *mut c_void, *mut c_void) -> c_int;
        mac_final = b"EVP_DigestSignFinal\0": fn(*mut c_void, *mut u8, *mut usize) -> c_int;
    }
}

/// libcrypto with the engine in it.
pub struct Evp {
    api: Api,
    engine: *mut c_void,
}

/// A context of libcrypto.
struct Context {
    context: *mut c_void,
    free: unsafe extern "C" fn(*mut c_void),
}

impl Evp {
    /// None if there is no libcrypto, or it finds no engine of that name.
    pub fn find() -> Option<Self> {
        let api = Api::load()?;
        // SAFETY: the names end with a 0; what comes back is an engine or null, and stays loaded until the process ends.
        let engine = unsafe {
            let engine = (api.engine_by_id)(c"gost".as_ptr());
            let ready = !engine.is_null()
                && (api.engine_init)(engine) == 1
                && (api.engine_default)(engine, 0xffff) == 1
                && (api.engine_command)(engine, c"CRYPT_PARAMS".as_ptr(), SBOX.as_ptr(), 0) == 1;
            ready.then_some(engine)?
        };
        Some(Self { api, engine })
    }

    pub fn run<'a>(&'a self, task: &Task<'_>) -> Outcome<Option<Rival<'a>>> {
        let (name, forward) = match (task.algorithm, task.operation) {
            ("streebog256", _) => return self.hash(c"md_gost12_256"),
            ("streebog512", _) => return self.hash(c"md_gost12_512"),
            ("gost94", _) => return self.hash(c"md_gost94"),
            ("kuznyechik", "mac") => return self.mac(c"kuznyechik-mac", task),
            ("magma", "mac") => return self.mac(c"magma-mac", task),
            ("gost28147", "mac, meshing") => return self.mac(c"gost-mac-12", task),
            ("kuznyechik", "ecb encrypt") => (c"kuznyechik-ecb", true),
            ("kuznyechik", "ecb decrypt") => (c"kuznyechik-ecb", false),
            ("kuznyechik", "cbc encrypt") => (c"kuznyechik-cbc", true),
            ("kuznyechik", "cbc decrypt") => (c"kuznyechik-cbc", false),
            ("kuznyechik", "cfb encrypt") => (c"kuznyechik-cfb", true),
            ("kuznyechik", "cfb decrypt") => (c"kuznyechik-cfb", false),
            ("kuznyechik", "ctr") => (c"kuznyechik-ctr", true),
            ("magma", "ecb encrypt") => (c"magma-ecb", true),
            ("magma", "ecb decrypt") => (c"magma-ecb", false),
            ("magma", "cbc encrypt") => (c"magma-cbc", true),
            ("magma", "cbc decrypt") => (c"magma-cbc", false),
            ("magma", "ctr") => (c"magma-ctr", true),
            ("gost28147", "ctr, meshing") => (c"gost89-cnt-12", true),
            ("gost28147", "cbc encrypt, meshing") => (c"gost89-cbc", true),
            ("gost28147", "cbc decrypt, meshing") => (c"gost89-cbc", false),
            ("gost28147", "cfb encrypt, meshing") => (c"gost89", true),
            ("gost28147", "cfb decrypt, meshing") => (c"gost89", false),
            _ => return Ok(None),
        };
        self.cipher(name, forward, task)
    }

    fn cipher<'a>(&'a self, name: &CStr, forward: bool, task: &Task<'_>) -> Outcome<Option<Rival<'a>>> {
        let api = &self.api;
        // SAFETY: the name ends with a 0; what comes back is null or stays as long as the engine.
        let cipher = unsafe { (api.cipher_by_name)(name.as_ptr()) };
        if cipher.is_null() {
            return Ok(None);
        }
        let (key, iv) = (*task.key, *task.iv);
        // SAFETY: it only makes a context, or null.
        let context = Context { context: unsafe { (api.cipher_new)() }, free: api.cipher_free };
        // SAFETY: the context is not null when it is set, the engine has the cipher, and key and IV are as long as any of its
        // ciphers wants.
        let ready = unsafe {
            !context.raw().is_null()
                && (api.cipher_init)(context.raw(), cipher, self.engine, key.as_ptr(), iv.as_ptr(), forward.into()) == 1
                && (api.cipher_padding)(context.raw(), 0) == 1
        };
        done(ready, "a context of a cipher")?;
        // CTR takes half a block, and the engine leaves the counter beside it as it was.
        let block = if task.algorithm == "kuznyechik" { 16 } else { 8 };
        let counter = if task.operation == "ctr" { block / 2..block } else { 0..0 };
        // Meshing changes the key in the context.
        let key = task.operation.ends_with("meshing").then_some(key);
        Ok(Some(Rival::new(OWNER, move |src, dst| {
            let dst = dst.get_mut(..src.len()).ok_or("the destination is shorter than the source")?;
            let (mut written, len) = (0, c_int::try_from(src.len())?);
            let key = key.as_ref().map_or(ptr::null(), |k| k.as_ptr());
            // SAFETY: the context is ready; a key of null leaves it as it is; its IV has room for a block; without padding as many
            // bytes are written as are read, for which there is room.
            let ok = unsafe {
                for i in counter.clone() {
                    *(api.cipher_iv)(context.raw()).add(i) = 0;
                }
                (api.cipher_init)(context.raw(), ptr::null(), ptr::null_mut(), key, iv.as_ptr(), forward.into()) == 1
                    && (api.cipher_update)(context.raw(), dst.as_mut_ptr(), &mut written, src.as_ptr(), len) == 1
            };
            done(ok && written == len, "a cipher")
        })))
    }

    fn hash(&self, name: &CStr) -> Outcome<Option<Rival<'_>>> {
        let api = &self.api;
        // SAFETY: the name ends with a 0; what comes back is null or stays as long as the engine.
        let digest = unsafe { (api.digest_by_name)(name.as_ptr()) };
        if digest.is_null() {
            return Ok(None);
        }
        let context = self.digest_context()?;
        Ok(Some(Rival::new(OWNER, move |src, dst| {
            let mut written = 0;
            // SAFETY: the context is one for digests; the destination has room for any, as is asserted.
            let ok = unsafe {
                assert!(dst.len() >= 64, "a digest needs room");
                (api.digest_init)(context.raw(), digest, self.engine) == 1
                    && (api.digest_update)(context.raw(), src.as_ptr(), src.len()) == 1
                    && (api.digest_final)(context.raw(), dst.as_mut_ptr(), &mut written) == 1
            };
            done(ok, "a hash function")
        })))
    }

    fn mac<'a>(&'a self, name: &CStr, task: &Task<'_>) -> Outcome<Option<Rival<'a>>> {
        let api = &self.api;
        // SAFETY: the name ends with a 0; what comes back is null or stays as long as the engine.
        let (digest, number) = unsafe { ((api.digest_by_name)(name.as_ptr()), (api.number)(name.as_ptr())) };
        if digest.is_null() || number == 0 {
            return Ok(None);
        }
        let (fresh, context) = (self.digest_context()?, self.digest_context()?);
        // SAFETY: the key is as long as is said; the context keeps a reference of its own to what is made of it.
        let ready = unsafe {
            let key = (api.mac_key)(number, self.engine, task.key.as_ptr(), task.key.len() as c_int);
            let ready = !key.is_null()
                && (api.mac_init)(fresh.raw(), ptr::null_mut(), digest, self.engine, key) == 1;
            (api.mac_key_free)(key);
            ready
        };
        done(ready, "a context of a MAC")?;
        Ok(Some(Rival::new(OWNER, move |src, dst| {
            let mut size = dst.len();
            // SAFETY: both contexts are for digests, the first one under a key; both buffers are as long as is said.
            let ok = unsafe {
                (api.digest_copy)(context.raw(), fresh.raw()) == 1
                    && (api.digest_update)(context.raw(), src.as_ptr(), src.len()) == 1
                    && (api.mac_final)(context.raw(), dst.as_mut_ptr(), &mut size) == 1
            };
            done(ok, "a MAC")
        })))
    }

    fn digest_context(&self) -> Outcome<Context> {
        // SAFETY: it only makes a context, or null.
        let context = Context { context: unsafe { (self.api.digest_new)() }, free: self.api.digest_free };
        done(!context.raw().is_null(), "a context of a digest").map(|()| context)
    }
}

impl Context {
    /// By a method: a closure that used the field would copy the pointer and let go of the rest.
    fn raw(&self) -> *mut c_void {
        self.context
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: it is ours, or null, which is allowed.
        unsafe { (self.free)(self.context) }
    }
}

fn done(ok: bool, what: &str) -> Outcome {
    if ok { Ok(()) } else { Err(format!("gost-engine: {what} failed").into()) }
}

const SBOX: &CStr = c"id-tc26-gost-28147-param-Z";
/// Where OpenSSL's functions are.
pub const LIBCRYPTO: &[&str] = &["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.3.dylib", "libcrypto.1.1.dylib"];
