//! The functions of encryption with public keys, which provider-asym_cipher(7) describes.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
    signature::given,
};
use crate::transport::{SETTABLE, State};
use core::ffi::{c_int, c_void};
use fastgost::keys::transport::SECRET;

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    ENCRYPT_INIT = 2: fn(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int;
    ENCRYPT = 3: fn(
        context: *mut c_void, output: *mut u8, size: *mut usize, room: usize, input: *const u8, input_size: usize,
    ) -> c_int;
    DECRYPT_INIT = 4: fn(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int;
    DECRYPT = 5: fn(
        context: *mut c_void, output: *mut u8, size: *mut usize, room: usize, input: *const u8, input_size: usize,
    ) -> c_int;
    FREECTX = 6: fn(context: *mut c_void);
    DUPCTX = 7: fn(context: *mut c_void) -> *mut c_void;
    SET_CTX_PARAMS = 10: fn(context: *mut c_void, params: *const Param) -> c_int;
    SETTABLE_CTX_PARAMS = 11: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
}

/// The functions of key transport. All types of keys have the same functions.
pub(crate) struct Transport;

impl Transport {
    pub(crate) const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new),
        Dispatch::new(ENCRYPT_INIT, encrypt_init),
        Dispatch::new(ENCRYPT, encrypt),
        Dispatch::new(DECRYPT_INIT, decrypt_init),
        Dispatch::new(DECRYPT, decrypt),
        Dispatch::new(FREECTX, entry::free::<State>),
        Dispatch::new(DUPCTX, entry::duplicate::<State>),
        Dispatch::new(SET_CTX_PARAMS, set_params),
        Dispatch::new(SETTABLE_CTX_PARAMS, settable_params),
        Dispatch::END,
    ];
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn new(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(State::default())) }
}

unsafe fn init(context: *mut c_void, key: *mut c_void, params: *const Param, decrypts: bool) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            state.init(given(key)?, decrypts)?;
            state.set(entry::params(params))
        })
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn encrypt_init(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { init(context, key, params, false) }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn decrypt_init(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { init(context, key, params, true) }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn encrypt(
    context: *mut c_void,
    output: *mut u8,
    size: *mut usize,
    room: usize,
    input: *const u8,
    input_size: usize,
) -> c_int {
    // SAFETY: see `new`. The output may overlap the input. So the whole output is computed before it is written.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            if output.is_null() {
                entry::put(size, state.encrypted_size(input_size)?);
                return Ok(());
            }
            let encrypted = state.encrypt(entry::input(input, input_size))?;
            entry::output(output, room, encrypted.len())?.copy_from_slice(&encrypted);
            entry::put(size, encrypted.len());
            Ok(())
        })
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn decrypt(
    context: *mut c_void,
    output: *mut u8,
    size: *mut usize,
    room: usize,
    input: *const u8,
    input_size: usize,
) -> c_int {
    // SAFETY: see `encrypt`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            // For PKCS #7, libcrypto calls this function for each recipient, until a call succeeds. For each recipient,
            // libcrypto first asks for the output size, and tries no other recipient if this call fails. So a call that
            // asks for the output size does not check the input.
            if output.is_null() {
                entry::put(size, SECRET);
                return Ok(());
            }
            let secret = state.decrypt(entry::input(input, input_size))?;
            entry::output(output, room, secret.len())?.copy_from_slice(&secret);
            entry::put(size, secret.len());
            Ok(())
        })
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn set_params(context: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.set(entry::params(params))) }
}

unsafe extern "C" fn settable_params(_context: *mut c_void, _provctx: *mut c_void) -> *const Param {
    SETTABLE.as_ptr()
}
