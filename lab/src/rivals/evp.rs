//! gost-engine's ciphers, MACs and hash functions, if the machine has gost-engine. All of these are used through the
//! EVP functions of OpenSSL's libcrypto.
#![allow(unsafe_code)]
use super::{
    candidates::{Candidate, Run, Supplier},
    engine::OWNER,
    load::functions,
    task::{IV, Operation, Task},
};
use crate::pair::Outcome;
use std::{
    ffi::{CStr, c_char, c_int, c_uint, c_void},
    ptr,
    sync::OnceLock,
};

functions! {
    /// The functions of libcrypto for ciphers, MACs and hash functions.
    Api from LIBCRYPTO, as in "openssl/evp.h" {
        engine_by_id = b"ENGINE_by_id\0": fn(*const c_char) -> *mut c_void;
        engine_init = b"ENGINE_init\0": fn(*mut c_void) -> c_int;
        engine_default = b"ENGINE_set_default\0": fn(*mut c_void, c_uint) -> c_int;
        engine_command = b"ENGINE_ctrl_cmd_string\0": fn(*mut c_void, *const c_char, *const c_char, c_int) -> c_int;
        cipher_by_name = b"EVP_get_cipherbyname\0": fn(*const c_char) -> *const c_void;
        cipher_new = b"EVP_CIPHER_CTX_new\0": fn() -> *mut c_void;
        cipher_free = b"EVP_CIPHER_CTX_free\0": fn(*mut c_void);
        cipher_init = b"EVP_CipherInit_ex\0": fn(*mut c_void, *const c_void, *mut c_void, *const u8, *const u8, c_int) -> c_int;
        cipher_reset = b"EVP_CIPHER_CTX_reset\0": fn(*mut c_void) -> c_int;
        cipher_iv = b"EVP_CIPHER_CTX_iv_noconst\0": fn(*mut c_void) -> *mut u8;
        cipher_place = b"EVP_CIPHER_CTX_set_num\0": fn(*mut c_void, c_int) -> c_int;
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

/// The functions of libcrypto, and the engine.
struct Evp {
    api: Api,
    engine: *mut c_void,
}

// SAFETY: the engine belongs to libcrypto, which counts references and takes locks. The functions have no state.
unsafe impl Send for Evp {}
// SAFETY: as above.
unsafe impl Sync for Evp {}

pub const SUPPLIER: Supplier = Supplier {
    owner: OWNER,
    present: || evp().is_some(),
    algorithms: &["kuznyechik", "magma", "gost28147", "gost94", "streebog256", "streebog512"],
    candidates,
};

/// Finds libcrypto and the engine. None if there is no libcrypto, or if libcrypto finds no engine named `gost`.
fn evp() -> Option<&'static Evp> {
    static FOUND: OnceLock<Option<Evp>> = OnceLock::new();
    let find = || {
        let api = Api::load(None).ok()?;
        // SAFETY: the names end with a zero. The result is an engine or null. The engine stays loaded until the process
        // ends.
        let engine = unsafe {
            let engine = (api.engine_by_id)(c"gost".as_ptr());
            let ready = !engine.is_null()
                && (api.engine_init)(engine) == 1
                && (api.engine_default)(engine, 0xffff) == 1
                && (api.engine_command)(engine, c"CRYPT_PARAMS".as_ptr(), SBOX.as_ptr(), 0) == 1;
            ready.then_some(engine)?
        };
        Some(Evp { api, engine })
    };
    FOUND.get_or_init(find).as_ref()
}

fn candidates(task: &Task<'_>) -> Outcome<Vec<Candidate>> {
    let Some(evp) = evp() else { return Ok(Vec::new()) };
    let one = |make| Ok(vec![Candidate { owner: OWNER, variant: String::new(), make }]);
    let block = if task.algorithm == "kuznyechik" { 16 } else { 8 };
    let start = Some((block, task.at / block as u64)).filter(|_| task.operation == Operation::Ctr);
    let (name, encrypts) = match (task.algorithm, task.operation) {
        ("streebog256", Operation::Hash) => return one(Box::new(move |_| evp.hash(c"md_gost12_256"))),
        ("streebog512", Operation::Hash) => return one(Box::new(move |_| evp.hash(c"md_gost12_512"))),
        ("gost94", Operation::Hash) => return one(Box::new(move |_| evp.hash(c"md_gost94"))),
        ("kuznyechik", Operation::Mac) => return one(Box::new(move |key| evp.mac(c"kuznyechik-mac", key))),
        ("magma", Operation::Mac) => return one(Box::new(move |key| evp.mac(c"magma-mac", key))),
        ("gost28147", Operation::MacMeshing) => return one(Box::new(move |key| evp.mac(c"gost-mac-12", key))),
        ("kuznyechik", Operation::EcbEncrypt) => (c"kuznyechik-ecb", true),
        ("kuznyechik", Operation::EcbDecrypt) => (c"kuznyechik-ecb", false),
        ("kuznyechik", Operation::CbcDecrypt) => (c"kuznyechik-cbc", false),
        ("kuznyechik", Operation::CfbDecrypt) => (c"kuznyechik-cfb", false),
        ("kuznyechik", Operation::Ctr) => (c"kuznyechik-ctr", true),
        ("magma", Operation::CbcDecrypt) => (c"magma-cbc", false),
        ("magma", Operation::Ctr) => (c"magma-ctr", true),
        ("gost28147", Operation::CtrMeshing) => (c"gost89-cnt-12", true),
        // The engine's CBC has no key meshing, so it is used without meshing.
        ("gost28147", Operation::CbcDecrypt) => (c"gost89-cbc", false),
        ("gost28147", Operation::CfbDecryptMeshing) => (c"gost89", false),
        _ => return Ok(Vec::new()),
    };
    let anew = match task.operation {
        Operation::CfbDecryptMeshing => Anew::Cipher,
        Operation::CtrMeshing => Anew::Key,
        Operation::EcbEncrypt | Operation::EcbDecrypt => Anew::Nothing,
        _ => Anew::Iv,
    };
    one(Box::new(move |key| evp.cipher(name, encrypts, *key, anew, start)))
}

/// The state that must be reset before another message. The lab resets as little as possible, because in libcrypto,
/// setting a value takes longer than encrypting a few blocks.
#[derive(Clone, Copy, PartialEq)]
enum Anew {
    /// No reset is needed, because ECB keeps nothing from one call to the next.
    Nothing,
    Iv,
    /// The key must be set again, because meshing changes the key in the context.
    Key,
    /// The whole cipher must be set again. Otherwise CFB with meshing would also count the bytes of earlier messages,
    /// and would change the key too early.
    Cipher,
}

impl Evp {
    /// Makes a function that encrypts or decrypts with a cipher of the engine. In CTR, `start` has the number of bytes
    /// in a block, and the number of the first block. In other modes, `start` is None.
    fn cipher(
        &'static self,
        name: &CStr,
        encrypts: bool,
        key: [u8; 32],
        anew: Anew,
        start: Option<(usize, u64)>,
    ) -> Outcome<Run> {
        let (api, encrypts) = (&self.api, c_int::from(encrypts));
        // SAFETY: the name ends with a zero. The result is null, or lives as long as the engine.
        let cipher = Shared(unsafe { (api.cipher_by_name)(name.as_ptr()) });
        // SAFETY: the function only creates a context, or returns null.
        let context = Context { context: unsafe { (api.cipher_new)() }, free: api.cipher_free };
        // SAFETY: the cipher and the context are not null when they are used. The engine has the cipher. The key and
        // the IV are long enough for any cipher of the engine.
        let ready = unsafe {
            !cipher.raw().is_null()
                && !context.raw().is_null()
                && (api.cipher_init)(context.raw(), cipher.raw(), self.engine, key.as_ptr(), IV.as_ptr(), encrypts) == 1
                && (api.cipher_padding)(context.raw(), 0) == 1
        };
        done(ready, "a context of a cipher")?;
        Ok(Box::new(move |source, to| {
            let (mut written, len) = (0, c_int::try_from(source.len())?);
            if source.len() != to.len() {
                return Err("source and destination have different lengths".into());
            }
            let key = if matches!(anew, Anew::Key | Anew::Cipher) { key.as_ptr() } else { ptr::null() };
            let (cipher, engine) =
                if anew == Anew::Cipher { (cipher.raw(), self.engine) } else { (ptr::null(), ptr::null_mut()) };
            // SAFETY: the context is ready, and null arguments leave it unchanged. The IV of the context has space for
            // any block. Without padding, the cipher writes as many bytes as it reads, and there is space for them.
            let ok = unsafe {
                // Without a reset, the context would ignore a cipher that it already has.
                let reset = anew != Anew::Cipher || (api.cipher_reset)(context.raw()) == 1;
                let set = anew == Anew::Nothing
                    || (api.cipher_init)(context.raw(), cipher, engine, key, IV.as_ptr(), encrypts) == 1;
                // Without this call, CFB would continue with the block in which the last message ended, because the
                // engine does not reset that position.
                (api.cipher_place)(context.raw(), 0);
                if let Some((block, number)) = start {
                    // The given IV fills only half a block. The counter in the other half must be set here, because the
                    // engine does not reset it.
                    let counter = &number.to_be_bytes()[8 - block / 2..];
                    let at = (api.cipher_iv)(context.raw()).add(block / 2);
                    ptr::copy_nonoverlapping(counter.as_ptr(), at, counter.len());
                }
                reset
                    && set
                    && (api.cipher_update)(context.raw(), to.as_mut_ptr(), &mut written, source.as_ptr(), len) == 1
            };
            done(ok && written == len, "a cipher")
        }))
    }

    fn hash(&'static self, name: &CStr) -> Outcome<Run> {
        let api = &self.api;
        // SAFETY: the name ends with a zero. The result is null, or lives as long as the engine.
        let digest = Shared(unsafe { (api.digest_by_name)(name.as_ptr()) });
        let context = self.digest_context()?;
        done(!digest.raw().is_null(), "a hash function")?;
        Ok(Box::new(move |source, to| {
            let (mut output, mut written) = ([0; LONGEST], 0);
            // SAFETY: the context is for digests, and the buffer has space for any digest.
            let ok = unsafe {
                (api.digest_init)(context.raw(), digest.raw(), self.engine) == 1
                    && (api.digest_update)(context.raw(), source.as_ptr(), source.len()) == 1
                    && (api.digest_final)(context.raw(), output.as_mut_ptr(), &mut written) == 1
            };
            done(ok && written as usize == to.len(), "a hash function")?;
            to.copy_from_slice(&output[..to.len()]);
            Ok(())
        }))
    }

    fn mac(&'static self, name: &CStr, key: &[u8; 32]) -> Outcome<Run> {
        let api = &self.api;
        // SAFETY: the name ends with a zero. The result is null, or lives as long as the engine.
        let (digest, number) = unsafe { ((api.digest_by_name)(name.as_ptr()), (api.number)(name.as_ptr())) };
        let (fresh, context) = (self.digest_context()?, self.digest_context()?);
        // SAFETY: the key has the given length, and the context holds its own reference to the key object.
        let ready = unsafe {
            let key = (api.mac_key)(number, self.engine, key.as_ptr(), key.len() as c_int);
            let ready = !key.is_null()
                && !digest.is_null()
                && (api.mac_init)(fresh.raw(), ptr::null_mut(), digest, self.engine, key) == 1;
            (api.mac_key_free)(key);
            ready
        };
        done(ready, "a context of a MAC")?;
        Ok(Box::new(move |source, to| {
            let mut size = to.len();
            // SAFETY: both contexts are for digests, and the first context has a key. Both buffers have the given
            // lengths.
            let ok = unsafe {
                (api.digest_copy)(context.raw(), fresh.raw()) == 1
                    && (api.digest_update)(context.raw(), source.as_ptr(), source.len()) == 1
                    && (api.mac_final)(context.raw(), to.as_mut_ptr(), &mut size) == 1
            };
            done(ok && size == to.len(), "a MAC")
        }))
    }

    fn digest_context(&self) -> Outcome<Context> {
        // SAFETY: the function only creates a context, or returns null.
        let context = Context { context: unsafe { (self.api.digest_new)() }, free: self.api.digest_free };
        done(!context.raw().is_null(), "a context of a digest").map(|()| context)
    }
}

/// A context of libcrypto.
struct Context {
    context: *mut c_void,
    free: unsafe extern "C" fn(*mut c_void),
}

// SAFETY: a context is not bound to a thread, and only one thread at a time uses this context.
unsafe impl Send for Context {}

/// A pointer to a constant of libcrypto.
struct Shared(*const c_void);

// SAFETY: the pointer points to a constant.
unsafe impl Send for Shared {}

impl Shared {
    fn raw(&self) -> *const c_void {
        self.0
    }
}

impl Context {
    /// Returns the pointer. This is a method, because a closure that used the field would copy only the pointer, and
    /// the object would be dropped.
    fn raw(&self) -> *mut c_void {
        self.context
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: this object owns the pointer. The pointer may be null, which the function allows.
        unsafe { (self.free)(self.context) }
    }
}

fn done(ok: bool, what: &str) -> Outcome {
    if ok { Ok(()) } else { Err(format!("{what} failed").into()) }
}

const SBOX: &CStr = c"id-tc26-gost-28147-param-Z";
/// The file names of OpenSSL's library.
pub const LIBCRYPTO: &[&str] = &["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.3.dylib", "libcrypto.1.1.dylib"];
/// The largest number of bytes of a digest or a tag.
const LONGEST: usize = 64;
