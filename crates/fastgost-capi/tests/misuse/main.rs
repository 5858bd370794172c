//! Every wrong call of the interface returns the error that the header names, and changes nothing. The tests call the
//! exported functions, as a C program does.
#![allow(unsafe_code)]
use fastgost_capi::{
    aead::*, cipher::*, cms::*, errors::*, hash::*, info::*, kdf::*, keys::*, mac::*, sealed::*, sign::*, types::*,
};
use std::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::{null, null_mut},
};

const KEY: [u8; 32] = [7; 32];
const IV: [u8; 16] = [1; 16];

/// Calls a function. The result must be `$code`. If the result is an error, the text of the error must contain `$text`.
macro_rules! check {
    ($call:expr) => {
        check!($call, FASTGOST_OK, "")
    };
    ($call:expr, $code:expr, $text:expr) => {{
        // SAFETY: these tests make wrong calls on purpose, and the library detects all these wrong calls.
        #[allow(unused_unsafe, reason = "some calls are of functions here, which are safe")]
        let code = unsafe { $call };
        assert_eq!((code, code == 0 || last().contains($text)), ($code, true), "{}: {}", stringify!($call), last());
    }};
}

mod buffers;
mod documents;
mod handles;
mod outputs;
#[cfg(target_os = "linux")]
mod stack;
mod streams;
#[path = "../../../fastgost-pki/tests/all/text_forms.rs"]
mod text_forms;
mod threads;
mod values;

fn last() -> String {
    // SAFETY: the pointer points to a string, which does not change before the next error.
    unsafe { CStr::from_ptr(fastgost_last_error()) }.to_string_lossy().into_owned()
}

fn text(name: &CStr) -> *const c_char {
    name.as_ptr()
}

fn new_hash() -> *mut Hash {
    let mut hash = null_mut();
    check!(fastgost_hash_new(text(c"streebog256"), null(), &mut hash));
    hash
}

fn new_mac() -> *mut Mac {
    let mut mac = null_mut();
    check!(fastgost_mac_new(text(c"kuznyechik-omac"), KEY.as_ptr(), 32, null(), &mut mac));
    mac
}

fn new_cipher(name: &CStr, direction: c_int, iv: usize) -> *mut Cipher {
    let mut cipher = null_mut();
    check!(fastgost_cipher_new(text(name), direction, KEY.as_ptr(), 32, IV.as_ptr(), iv, null(), &mut cipher));
    cipher
}

fn new_aead() -> *mut Aead {
    let mut aead = null_mut();
    check!(fastgost_aead_new(text(c"kuznyechik-mgm"), KEY.as_ptr(), 32, null(), &mut aead));
    aead
}

fn new_key() -> *mut PrivateKey {
    let mut key = null_mut();
    check!(fastgost_private_key_new(text(c"gost3410-256-a"), KEY.as_ptr(), 32, &mut key));
    key
}

fn public(key: *mut PrivateKey) -> *mut PublicKey {
    let mut public = null_mut();
    check!(fastgost_private_key_public(key, &mut public));
    public
}
