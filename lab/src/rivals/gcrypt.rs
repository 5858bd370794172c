//! libgcrypt's GOST 28147-89 and hash functions, if the machine has libgcrypt.
#![allow(unsafe_code)]
use super::{
    candidates::{Candidate, Run, Supplier},
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
    /// libgcrypt's functions, after the library was initialised.
    Gcrypt from &["libgcrypt.so.20", "libgcrypt.20.dylib"], as in "gcrypt.h" {
        check_version = b"gcry_check_version\0": fn(*const c_char) -> *const c_char;
        cipher_open = b"gcry_cipher_open\0": fn(*mut *mut c_void, c_int, c_int, c_uint) -> c_uint;
        cipher_close = b"gcry_cipher_close\0": fn(*mut c_void);
        cipher_control = b"gcry_cipher_ctl\0": fn(*mut c_void, c_int, *mut c_void, usize) -> c_uint;
        cipher_key = b"gcry_cipher_setkey\0": fn(*mut c_void, *const u8, usize) -> c_uint;
        cipher_iv = b"gcry_cipher_setiv\0": fn(*mut c_void, *const u8, usize) -> c_uint;
        encrypt = b"gcry_cipher_encrypt\0": fn(*mut c_void, *mut u8, usize, *const u8, usize) -> c_uint;
        decrypt = b"gcry_cipher_decrypt\0": fn(*mut c_void, *mut u8, usize, *const u8, usize) -> c_uint;
        mac_open = b"gcry_mac_open\0": fn(*mut *mut c_void, c_int, c_uint, *mut c_void) -> c_uint;
        mac_close = b"gcry_mac_close\0": fn(*mut c_void);
        mac_control = b"gcry_mac_ctl\0": fn(*mut c_void, c_int, *mut c_void, usize) -> c_uint;
        mac_key = b"gcry_mac_setkey\0": fn(*mut c_void, *const u8, usize) -> c_uint;
        mac_write = b"gcry_mac_write\0": fn(*mut c_void, *const u8, usize) -> c_uint;
        mac_read = b"gcry_mac_read\0": fn(*mut c_void, *mut u8, *mut usize) -> c_uint;
        hash_length = b"gcry_md_get_algo_dlen\0": fn(c_int) -> c_uint;
        hash = b"gcry_md_hash_buffer\0": fn(c_int, *mut u8, *const u8, usize);
    }
}

pub const SUPPLIER: Supplier = Supplier {
    owner: "libgcrypt",
    present: || gcrypt().is_some(),
    algorithms: &["gost28147", "gost94", "streebog256", "streebog512"],
    candidates,
};

fn gcrypt() -> Option<&'static Gcrypt> {
    static FOUND: OnceLock<Option<Gcrypt>> = OnceLock::new();
    let find = || {
        let library = Gcrypt::load(None).ok()?;
        // SAFETY: this is the first call of the library. Without a required version, the function initialises the
        // library and returns the library's version.
        let version = unsafe { (library.check_version)(ptr::null()) };
        (!version.is_null()).then_some(library)
    };
    FOUND.get_or_init(find).as_ref()
}

pub fn version() -> Option<String> {
    // SAFETY: without a required version, the function returns the library's version, which is a constant string.
    let version = unsafe { (gcrypt()?.check_version)(ptr::null()) };
    // SAFETY: the text is not null, because a library that returns null is not kept.
    Some(unsafe { CStr::from_ptr(version) }.to_string_lossy().into_owned())
}

fn candidates(task: &Task<'_>) -> Outcome<Vec<Candidate>> {
    let Some(library) = gcrypt() else { return Ok(Vec::new()) };
    let one = |make| Ok(vec![Candidate { owner: SUPPLIER.owner, variant: String::new(), make }]);
    let hash = match (task.algorithm, task.operation) {
        ("gost94", Operation::Hash) => HASH_94_CP,
        ("streebog256", Operation::Hash) => HASH_256,
        ("streebog512", Operation::Hash) => HASH_512,
        ("gost28147", Operation::Mac) => return one(Box::new(move |key| imit(library, key))),
        ("gost28147", operation) => {
            // The library's CTR is the CTR of other ciphers, and not CNT of the GOST standard. In the library's CBC,
            // key meshing does not change the IV. So CTR, and CBC with key meshing, are left out.
            let (cipher, mode, encrypts) = match operation {
                Operation::EcbEncrypt => (CIPHER, ECB, true),
                Operation::EcbDecrypt => (CIPHER, ECB, false),
                Operation::CbcDecrypt => (CIPHER, CBC, false),
                Operation::CfbDecrypt => (CIPHER, CFB, false),
                Operation::CfbDecryptMeshing => (CIPHER_MESHING, CFB, false),
                _ => return Ok(Vec::new()),
            };
            return one(Box::new(move |key| gost28147(library, cipher, mode, encrypts, *key)));
        }
        _ => return Ok(Vec::new()),
    };
    // SAFETY: the function accepts any number, and returns 0 for algorithms that the library lacks.
    let size = unsafe { (library.hash_length)(hash) } as usize;
    let run = move |source: &[u8], to: &mut [u8]| {
        if to.len() != size {
            return Err(format!("a digest has {size} bytes").into());
        }
        // SAFETY: there is space for the digest, and the message has the given length.
        unsafe { (library.hash)(hash, to.as_mut_ptr(), source.as_ptr(), source.len()) };
        Ok(())
    };
    if size == 0 { Ok(Vec::new()) } else { one(Box::new(move |_| Ok(Box::new(run)))) }
}

fn gost28147(library: &'static Gcrypt, cipher: c_int, mode: c_int, encrypts: bool, key: [u8; 32]) -> Outcome<Run> {
    let handle = open(library.cipher_close, |to| {
        // SAFETY: there is space for a handle.
        unsafe { (library.cipher_open)(to, cipher, mode, 0) }
    })?;
    // SAFETY: the handle is open, the identifier ends with a zero, and the key has the given length.
    unsafe {
        done((library.cipher_control)(handle.raw(), SET_SBOX, SBOX.as_ptr().cast_mut().cast(), 0), "S-box")?;
        done((library.cipher_key)(handle.raw(), key.as_ptr(), key.len()), "key")?;
    }
    Ok(Box::new(move |source, to| {
        let handle = handle.raw();
        // SAFETY: the handle is open and has a key, and all buffers have the given lengths.
        unsafe {
            // With meshing, the key must be set again, because meshing changes the key in the handle.
            if cipher == CIPHER_MESHING {
                done((library.cipher_key)(handle, key.as_ptr(), key.len()), "key")?;
            }
            if mode != ECB {
                done((library.cipher_control)(handle, RESET, ptr::null_mut(), 0), "reset")?;
                done((library.cipher_iv)(handle, IV.as_ptr(), 8), "IV")?;
            }
            let apply = if encrypts { library.encrypt } else { library.decrypt };
            done(apply(handle, to.as_mut_ptr(), to.len(), source.as_ptr(), source.len()), "a mode")
        }
    }))
}

fn imit(library: &'static Gcrypt, key: &[u8; 32]) -> Outcome<Run> {
    let handle = open(library.mac_close, |to| {
        // SAFETY: there is space for a handle, and the function needs no context.
        unsafe { (library.mac_open)(to, MAC_IMIT, 0, ptr::null_mut()) }
    })?;
    // SAFETY: the handle is open, the identifier ends with a zero, and the key has the given length.
    unsafe {
        done((library.mac_control)(handle.raw(), SET_SBOX, SBOX.as_ptr().cast_mut().cast(), 0), "S-box")?;
        done((library.mac_key)(handle.raw(), key.as_ptr(), key.len()), "key")?;
    }
    Ok(Box::new(move |source, to| {
        let (handle, mut size) = (handle.raw(), to.len());
        // SAFETY: the handle is open and has a key, and both buffers have the given lengths.
        unsafe {
            done((library.mac_control)(handle, RESET, ptr::null_mut(), 0), "reset")?;
            done((library.mac_write)(handle, source.as_ptr(), source.len()), "MAC")?;
            done((library.mac_read)(handle, to.as_mut_ptr(), &mut size), "tag")
        }
    }))
}

/// A cipher or a MAC with a key.
struct Handle {
    handle: *mut c_void,
    close: unsafe extern "C" fn(*mut c_void),
}

// SAFETY: a handle is not bound to a thread, and only one thread at a time uses this handle.
unsafe impl Send for Handle {}

impl Handle {
    /// Returns the handle. This is a method, because a closure that used the field would copy only the handle, and the
    /// object would be dropped.
    fn raw(&self) -> *mut c_void {
        self.handle
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: the handle is open, and nobody uses it afterwards.
        unsafe { (self.close)(self.handle) }
    }
}

fn open(close: unsafe extern "C" fn(*mut c_void), open: impl FnOnce(*mut *mut c_void) -> c_uint) -> Outcome<Handle> {
    let mut handle = ptr::null_mut();
    done(open(&mut handle), "open")?;
    Ok(Handle { handle, close })
}

fn done(code: c_uint, what: &str) -> Outcome {
    // The upper bits of the code are left out, because they name the part of the library that failed.
    if code == 0 { Ok(()) } else { Err(format!("{what}: error {}", code & 0xffff).into()) }
}

const CIPHER: c_int = 315;
const CIPHER_MESHING: c_int = 317;
const ECB: c_int = 1;
const CFB: c_int = 2;
const CBC: c_int = 3;
const MAC_IMIT: c_int = 1;
const HASH_256: c_int = 309;
const HASH_512: c_int = 310;
const HASH_94_CP: c_int = 311;
/// The command `GCRYCTL_RESET`.
const RESET: c_int = 4;
/// The command `GCRYCTL_SET_SBOX`.
const SET_SBOX: c_int = 73;
/// The identifier of the S-box set id-tc26-gost-28147-param-Z.
const SBOX: &std::ffi::CStr = c"1.2.643.7.1.2.5.1.1";
