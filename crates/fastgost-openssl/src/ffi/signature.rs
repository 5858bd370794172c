//! The functions that make and verify signatures. OpenSSL's manual page provider-signature(7) describes these
//! functions.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
    keymgmt::key,
    params::Requests,
};
use crate::{
    error::{Error, Result},
    key::Key,
    signature::{GETTABLE, SETTABLE, State},
};
use core::ffi::{CStr, c_char, c_int, c_void};
use zeroize::Zeroizing;

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void, properties: *const c_char) -> *mut c_void;
    SIGN_INIT = 2: fn(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int;
    SIGN = 3: fn(
        context: *mut c_void, signature: *mut u8, size: *mut usize, room: usize, digest: *const u8, digest_size: usize,
    ) -> c_int;
    VERIFY_INIT = 4: fn(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int;
    VERIFY = 5: fn(
        context: *mut c_void, signature: *const u8, size: usize, digest: *const u8, digest_size: usize,
    ) -> c_int;
    DIGEST_SIGN_INIT = 8: fn(
        context: *mut c_void, digest: *const c_char, key: *mut c_void, params: *const Param,
    ) -> c_int;
    DIGEST_SIGN_UPDATE = 9: fn(context: *mut c_void, data: *const u8, size: usize) -> c_int;
    DIGEST_SIGN_FINAL = 10: fn(context: *mut c_void, signature: *mut u8, size: *mut usize, room: usize) -> c_int;
    DIGEST_VERIFY_INIT = 12: fn(
        context: *mut c_void, digest: *const c_char, key: *mut c_void, params: *const Param,
    ) -> c_int;
    DIGEST_VERIFY_UPDATE = 13: fn(context: *mut c_void, data: *const u8, size: usize) -> c_int;
    DIGEST_VERIFY_FINAL = 14: fn(context: *mut c_void, signature: *const u8, size: usize) -> c_int;
    FREECTX = 16: fn(context: *mut c_void);
    DUPCTX = 17: fn(context: *mut c_void) -> *mut c_void;
    GET_CTX_PARAMS = 18: fn(context: *mut c_void, params: *mut Param) -> c_int;
    GETTABLE_CTX_PARAMS = 19: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
    SET_CTX_PARAMS = 20: fn(context: *mut c_void, params: *const Param) -> c_int;
    SETTABLE_CTX_PARAMS = 21: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
}

/// The functions that make and verify signatures. All types of keys have the same functions.
pub(crate) struct Signing;

impl Signing {
    pub(crate) const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new),
        Dispatch::new(SIGN_INIT, sign_init),
        Dispatch::new(SIGN, sign),
        Dispatch::new(VERIFY_INIT, verify_init),
        Dispatch::new(VERIFY, verify),
        Dispatch::new(DIGEST_SIGN_INIT, digest_sign_init),
        Dispatch::new(DIGEST_SIGN_UPDATE, update),
        Dispatch::new(DIGEST_SIGN_FINAL, digest_sign_final),
        Dispatch::new(DIGEST_VERIFY_INIT, digest_verify_init),
        Dispatch::new(DIGEST_VERIFY_UPDATE, update),
        Dispatch::new(DIGEST_VERIFY_FINAL, digest_verify_final),
        Dispatch::new(FREECTX, entry::free::<State>),
        Dispatch::new(DUPCTX, entry::duplicate::<State>),
        Dispatch::new(GET_CTX_PARAMS, get_params),
        Dispatch::new(GETTABLE_CTX_PARAMS, gettable_params),
        Dispatch::new(SET_CTX_PARAMS, set_params),
        Dispatch::new(SETTABLE_CTX_PARAMS, settable_params),
        Dispatch::END,
    ];
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn new(provctx: *mut c_void, _properties: *const c_char) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(State::default())) }
}

/// Returns the key at `pointer`, or `None` if `pointer` is null.
///
/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe fn given(pointer: *mut c_void) -> Result<Option<Key>> {
    // SAFETY: by the contract of this function.
    if pointer.is_null() { Ok(None) } else { unsafe { key(pointer) }.map(Some) }
}

unsafe fn init(context: *mut c_void, key: *mut c_void, params: *const Param, signs: bool) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            state.init(given(key)?, signs)?;
            state.set(entry::params(params))
        })
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn sign_init(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { init(context, key, params, true) }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn verify_init(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { init(context, key, params, false) }
}

/// Stores the size of a signature in `size`. If `signature` is not null, the function also makes the signature and
/// writes it to `signature`.
///
/// # Safety
/// The caller obeys the contract in `ffi`.
unsafe fn make(
    context: *mut c_void,
    signature: *mut u8,
    size: *mut usize,
    room: usize,
    f: impl FnOnce(&mut State, &mut [u8]) -> Result<()>,
) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            let needed = state.size()?;
            if !signature.is_null() {
                f(state, entry::output(signature, room, needed)?)?;
            }
            entry::put(size, needed);
            Ok(())
        })
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn sign(
    context: *mut c_void,
    signature: *mut u8,
    size: *mut usize,
    room: usize,
    digest: *const u8,
    digest_size: usize,
) -> c_int {
    // SAFETY: see `new`. The digest is copied first, because the buffer for the signature may overlap the digest.
    unsafe {
        let digest = Zeroizing::new(entry::input(digest, digest_size).to_vec());
        make(context, signature, size, room, |state, signature| state.sign(&digest, signature))
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn verify(
    context: *mut c_void,
    signature: *const u8,
    size: usize,
    digest: *const u8,
    digest_size: usize,
) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            state.verify(entry::input(digest, digest_size), entry::input(signature, size))
        })
    }
}

unsafe fn init_message(
    context: *mut c_void,
    digest: *const c_char,
    key: *mut c_void,
    params: *const Param,
    signs: bool,
) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, provider| {
            let digest = match digest.is_null() {
                true => None,
                false => Some(CStr::from_ptr(digest).to_str().map_err(|_| Error::parameter("the digest is unknown"))?),
            };
            match signs {
                true => state.init_sign(digest, given(key)?, provider.signs_attributes)?,
                false => state.init_verify(digest, given(key)?)?,
            }
            state.set(entry::params(params))
        })
    }
}

unsafe extern "C" fn digest_sign_init(
    context: *mut c_void,
    digest: *const c_char,
    key: *mut c_void,
    params: *const Param,
) -> c_int {
    // SAFETY: see `new`.
    unsafe { init_message(context, digest, key, params, true) }
}

unsafe extern "C" fn digest_verify_init(
    context: *mut c_void,
    digest: *const c_char,
    key: *mut c_void,
    params: *const Param,
) -> c_int {
    // SAFETY: see `new`.
    unsafe { init_message(context, digest, key, params, false) }
}

unsafe extern "C" fn update(context: *mut c_void, data: *const u8, size: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.update(entry::input(data, size))) }
}

unsafe extern "C" fn digest_sign_final(
    context: *mut c_void,
    signature: *mut u8,
    size: *mut usize,
    room: usize,
) -> c_int {
    // SAFETY: see `new`.
    unsafe { make(context, signature, size, room, State::sign_message) }
}

unsafe extern "C" fn digest_verify_final(context: *mut c_void, signature: *const u8, size: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.verify_message(entry::input(signature, size))) }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn get_params(context: *mut c_void, params: *mut Param) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            Requests::new(params).into_iter().try_for_each(|request| state.answer(request))
        })
    }
}

unsafe extern "C" fn gettable_params(_context: *mut c_void, _provctx: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
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
