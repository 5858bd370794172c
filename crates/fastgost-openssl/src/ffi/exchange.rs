//! The functions of key agreement, which provider-keyexch(7) describes.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
    signature::given,
};
use crate::exchange::{SETTABLE, State};
use core::ffi::{c_int, c_void};

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    INIT = 2: fn(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int;
    DERIVE = 3: fn(context: *mut c_void, secret: *mut u8, size: *mut usize, room: usize) -> c_int;
    SET_PEER = 4: fn(context: *mut c_void, key: *mut c_void) -> c_int;
    FREECTX = 5: fn(context: *mut c_void);
    DUPCTX = 6: fn(context: *mut c_void) -> *mut c_void;
    SET_CTX_PARAMS = 7: fn(context: *mut c_void, params: *const Param) -> c_int;
    SETTABLE_CTX_PARAMS = 8: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
}

/// The functions of key agreement. All types of keys have the same functions.
pub(crate) struct Exchange;

impl Exchange {
    pub(crate) const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new),
        Dispatch::new(INIT, init),
        Dispatch::new(DERIVE, derive),
        Dispatch::new(SET_PEER, set_peer),
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

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn init(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            state.init(given(key)?)?;
            state.set(entry::params(params))
        })
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn derive(context: *mut c_void, secret: *mut u8, size: *mut usize, room: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            let needed = state.size()?;
            if !secret.is_null() {
                entry::output(secret, room, needed)?.copy_from_slice(&state.derive()?);
            }
            entry::put(size, needed);
            Ok(())
        })
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn set_peer(context: *mut c_void, key: *mut c_void) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.set_peer(given(key)?)) }
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
