//! libgcrypt: GOST 28147-89 and the hash functions, if the machine has it.
#![allow(unsafe_code)]
use super::{Rival, Task, load::functions};
use crate::pair::Outcome;
use std::{
    ffi::{c_char, c_int, c_uint, c_void},
    ptr,
};

pub const OWNER: &str = "libgcrypt";
pub const ALGORITHMS: &[&str] = &["gost28147", "gost94", "gost94-test", "streebog256", "streebog512"];

functions! {
    /// The library, made ready.
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

/// A cipher or a MAC under a key.
struct Handle {
    handle: *mut c_void,
    close: unsafe extern "C" fn(*mut c_void),
}

impl Gcrypt {
    pub fn find() -> Option<Self> {
        let library = Self::load()?;
        // SAFETY: asked first of all, without a version that it must have, it makes itself ready and returns its own.
        let version = unsafe { (library.check_version)(ptr::null()) };
        (!version.is_null()).then_some(library)
    }

    pub fn run<'a>(&'a self, task: &Task<'_>) -> Outcome<Option<Rival<'a>>> {
        let hash = match task.algorithm {
            "gost28147" => return self.gost28147(task),
            "gost94" => HASH_94_CP,
            "gost94-test" => HASH_94,
            "streebog256" => HASH_256,
            "streebog512" => HASH_512,
            _ => return Ok(None),
        };
        // SAFETY: it takes any number, and is 0 for what the library lacks.
        let size = unsafe { (self.hash_length)(hash) } as usize;
        if size == 0 {
            return Ok(None);
        }
        Ok(Some(Rival::new(OWNER, move |src, dst| {
            let code = dst.get_mut(..size).ok_or("the buffer is shorter than the code")?;
            // SAFETY: the code has room, and the message is as long as is said.
            unsafe { (self.hash)(hash, code.as_mut_ptr(), src.as_ptr(), src.len()) };
            Ok(())
        })))
    }

    fn gost28147<'a>(&'a self, task: &Task<'_>) -> Outcome<Option<Rival<'a>>> {
        let (operation, meshing) = match task.operation.strip_suffix(", meshing") {
            Some(operation) => (operation, true),
            None => (task.operation, false),
        };
        let (mode, forward) = match operation {
            "ecb encrypt" => (ECB, true),
            "ecb decrypt" => (ECB, false),
            "cbc encrypt" => (CBC, true),
            "cbc decrypt" => (CBC, false),
            "cfb encrypt" => (CFB, true),
            "cfb decrypt" => (CFB, false),
            "mac" if !meshing => return self.imit(task).map(Some),
            // Its CTR is that of other ciphers, not the standard's.
            _ => return Ok(None),
        };
        let cipher = if meshing { CIPHER_MESHING } else { CIPHER };
        let handle = self.open(self.cipher_close, |to| unsafe {
            // SAFETY: a handle goes where there is room for one.
            (self.cipher_open)(to, cipher, mode, 0)
        })?;
        // The library changes the key of its handle, so that with meshing every message needs it anew.
        let (key, mut iv) = (*task.key, [0; 8]);
        iv.copy_from_slice(&task.iv[..8]);
        // SAFETY: the handle is open; the identifier ends with a 0; the key is as long as is said.
        unsafe {
            done((self.cipher_control)(handle.raw(), SET_SBOX, SBOX.as_ptr().cast_mut().cast(), 0), "S-box")?;
            done((self.cipher_key)(handle.raw(), key.as_ptr(), key.len()), "key")?;
        }
        Ok(Some(Rival::new(OWNER, move |src, dst| {
            let dst = dst.get_mut(..src.len()).ok_or("the destination is shorter than the source")?;
            let (api, handle) = (self, handle.raw());
            // SAFETY: the handle is open and has a key; all buffers are as long as is said.
            unsafe {
                if meshing {
                    done((api.cipher_key)(handle, key.as_ptr(), key.len()), "key")?;
                }
                if mode != ECB {
                    done((api.cipher_control)(handle, RESET, ptr::null_mut(), 0), "reset")?;
                    done((api.cipher_iv)(handle, iv.as_ptr(), iv.len()), "IV")?;
                }
                let apply = if forward { api.encrypt } else { api.decrypt };
                done(apply(handle, dst.as_mut_ptr(), dst.len(), src.as_ptr(), src.len()), operation_name(forward))
            }
        })))
    }

    fn imit<'a>(&'a self, task: &Task<'_>) -> Outcome<Rival<'a>> {
        let handle = self.open(self.mac_close, |to| unsafe {
            // SAFETY: a handle goes where there is room for one; no context is needed.
            (self.mac_open)(to, MAC_IMIT, 0, ptr::null_mut())
        })?;
        // SAFETY: the handle is open; the identifier ends with a 0; the key is as long as is said.
        unsafe {
            done((self.mac_control)(handle.raw(), SET_SBOX, SBOX.as_ptr().cast_mut().cast(), 0), "S-box")?;
            done((self.mac_key)(handle.raw(), task.key.as_ptr(), task.key.len()), "key")?;
        }
        Ok(Rival::new(OWNER, move |src, dst| {
            let tag = dst.get_mut(..4).ok_or("the buffer is shorter than the tag")?;
            let (api, handle, mut size) = (self, handle.raw(), tag.len());
            // SAFETY: the handle is open and has a key; both buffers are as long as is said.
            unsafe {
                done((api.mac_control)(handle, RESET, ptr::null_mut(), 0), "reset")?;
                done((api.mac_write)(handle, src.as_ptr(), src.len()), "MAC")?;
                done((api.mac_read)(handle, tag.as_mut_ptr(), &mut size), "tag")
            }
        }))
    }

    fn open(
        &self,
        close: unsafe extern "C" fn(*mut c_void),
        open: impl FnOnce(*mut *mut c_void) -> c_uint,
    ) -> Outcome<Handle> {
        let mut handle = ptr::null_mut();
        done(open(&mut handle), "open")?;
        Ok(Handle { handle, close })
    }
}

impl Handle {
    /// By a method: a closure that used the field would copy the pointer and let go of the rest.
    fn raw(&self) -> *mut c_void {
        self.handle
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: it is open, and nobody has it afterwards.
        unsafe { (self.close)(self.handle) }
    }
}

fn operation_name(forward: bool) -> &'static str {
    if forward { "encrypt" } else { "decrypt" }
}

fn done(code: c_uint, what: &str) -> Outcome {
    // The upper bits say which part of the library it was.
    if code == 0 { Ok(()) } else { Err(format!("libgcrypt: {what}: error {}", code & 0xffff).into()) }
}

const CIPHER: c_int = 315;
const CIPHER_MESHING: c_int = 317;
const ECB: c_int = 1;
const CFB: c_int = 2;
const CBC: c_int = 3;
const MAC_IMIT: c_int = 1;
const HASH_94: c_int = 308;
const HASH_256: c_int = 309;
const HASH_512: c_int = 310;
const HASH_94_CP: c_int = 311;
/// `GCRYCTL_RESET`.
const RESET: c_int = 4;
/// `GCRYCTL_SET_SBOX`.
const SET_SBOX: c_int = 73;
/// id-tc26-gost-28147-param-Z.
const SBOX: &std::ffi::CStr = c"1.2.643.7.1.2.5.1.1";
