//! The functions of MACs, which provider-mac(7) describes.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
};
use crate::mac::{self, GETTABLE, SETTABLE, Spec, State};
use core::ffi::{c_int, c_void};

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    DUPCTX = 2: fn(context: *mut c_void) -> *mut c_void;
    FREECTX = 3: fn(context: *mut c_void);
    INIT = 4: fn(context: *mut c_void, key: *const u8, size: usize, params: *const Param) -> c_int;
    UPDATE = 5: fn(context: *mut c_void, data: *const u8, size: usize) -> c_int;
    FINAL = 6: fn(context: *mut c_void, tag: *mut u8, size: *mut usize, room: usize) -> c_int;
    GET_PARAMS = 7: fn(params: *mut Param) -> c_int;
    GET_CTX_PARAMS = 8: fn(context: *mut c_void, params: *mut Param) -> c_int;
    SET_CTX_PARAMS = 9: fn(context: *mut c_void, params: *const Param) -> c_int;
    GETTABLE_PARAMS = 10: fn(provctx: *mut c_void) -> *const Param;
    GETTABLE_CTX_PARAMS = 11: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
    SETTABLE_CTX_PARAMS = 12: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
}

/// Each MAC is a type with this trait. OpenSSL passes no context to some functions, so each MAC needs its own copy of
/// these functions.
pub(crate) trait Mac: 'static {
    const SPEC: Spec;
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new::<Self>),
        Dispatch::new(DUPCTX, entry::duplicate::<State>),
        Dispatch::new(FREECTX, entry::free::<State>),
        Dispatch::new(INIT, init),
        Dispatch::new(UPDATE, update),
        Dispatch::new(FINAL, finalize),
        Dispatch::new(GET_PARAMS, get_params::<Self>),
        Dispatch::new(GET_CTX_PARAMS, get_ctx_params),
        Dispatch::new(SET_CTX_PARAMS, set_ctx_params),
        Dispatch::new(GETTABLE_PARAMS, gettable_params),
        Dispatch::new(GETTABLE_CTX_PARAMS, gettable_ctx_params),
        Dispatch::new(SETTABLE_CTX_PARAMS, settable_ctx_params),
        Dispatch::END,
    ];
}

unsafe extern "C" fn new<M: Mac + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(State::new(&const { M::SPEC }))) }
}

unsafe extern "C" fn init(context: *mut c_void, key: *const u8, size: usize, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            state.init((!key.is_null()).then(|| entry::input(key, size)), entry::params(params))
        })
    }
}

unsafe extern "C" fn update(context: *mut c_void, data: *const u8, size: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.update(entry::input(data, size))) }
}

unsafe extern "C" fn finalize(context: *mut c_void, tag: *mut u8, size: *mut usize, room: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            let output = entry::output(tag, room, state.size())?;
            state.finalize(output)?;
            entry::put(size, output.len());
            Ok(())
        })
    }
}

unsafe extern "C" fn get_params<M: Mac + ?Sized>(params: *mut Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::answer(params, |request| mac::answer(&const { M::SPEC }, const { M::SPEC }.size(), request)) }
}

unsafe extern "C" fn get_ctx_params(context: *mut c_void, params: *mut Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| entry::requests(params).try_for_each(|r| state.answer(r))) }
}

unsafe extern "C" fn set_ctx_params(context: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.set(entry::params(params))) }
}

unsafe extern "C" fn gettable_params(_provctx: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

unsafe extern "C" fn gettable_ctx_params(_context: *mut c_void, _provctx: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

unsafe extern "C" fn settable_ctx_params(_context: *mut c_void, _provctx: *mut c_void) -> *const Param {
    SETTABLE.as_ptr()
}
