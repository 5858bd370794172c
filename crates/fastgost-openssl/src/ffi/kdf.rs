//! The functions of key derivation, which provider-kdf(7) describes.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
};
use crate::kdf::{GETTABLE, Spec, State};
use core::ffi::{c_int, c_void};

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    DUPCTX = 2: fn(context: *mut c_void) -> *mut c_void;
    FREECTX = 3: fn(context: *mut c_void);
    RESET = 4: fn(context: *mut c_void);
    DERIVE = 5: fn(context: *mut c_void, key: *mut u8, size: usize, params: *const Param) -> c_int;
    GETTABLE_CTX_PARAMS = 7: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
    SETTABLE_CTX_PARAMS = 8: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
    GET_CTX_PARAMS = 10: fn(context: *mut c_void, params: *mut Param) -> c_int;
    SET_CTX_PARAMS = 11: fn(context: *mut c_void, params: *const Param) -> c_int;
}

/// Each key derivation function is a type with this trait. OpenSSL passes no context to some functions, so each type
/// has its own copy of these functions.
pub(crate) trait Kdf: 'static {
    const SPEC: Spec;
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new::<Self>),
        Dispatch::new(DUPCTX, entry::duplicate::<State>),
        Dispatch::new(FREECTX, entry::free::<State>),
        Dispatch::new(RESET, reset),
        Dispatch::new(DERIVE, derive),
        Dispatch::new(GETTABLE_CTX_PARAMS, gettable_ctx_params),
        Dispatch::new(SETTABLE_CTX_PARAMS, settable_ctx_params::<Self>),
        Dispatch::new(GET_CTX_PARAMS, get_ctx_params),
        Dispatch::new(SET_CTX_PARAMS, set_ctx_params),
        Dispatch::END,
    ];
}

unsafe extern "C" fn new<K: Kdf + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(State::new(K::SPEC))) }
}

unsafe extern "C" fn reset(context: *mut c_void) {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            state.reset();
            Ok(())
        })
    };
}

unsafe extern "C" fn derive(context: *mut c_void, key: *mut u8, size: usize, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            state.set(entry::params(params))?;
            state.derive(entry::output(key, size, size)?)
        })
    }
}

unsafe extern "C" fn gettable_ctx_params(_context: *mut c_void, _provctx: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

unsafe extern "C" fn settable_ctx_params<K: Kdf + ?Sized>(
    _context: *mut c_void,
    _provctx: *mut c_void,
) -> *const Param {
    K::SPEC.settable().as_ptr()
}

unsafe extern "C" fn get_ctx_params(context: *mut c_void, params: *mut Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| entry::requests(params).try_for_each(|r| state.answer(r))) }
}

unsafe extern "C" fn set_ctx_params(context: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.set(entry::params(params))) }
}
