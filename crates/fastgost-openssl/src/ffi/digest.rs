//! The functions of digests, which provider-digest(7) describes.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
};
use crate::digest::{self, GETTABLE, Spec, State};
use core::ffi::{c_int, c_void};

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    INIT = 2: fn(context: *mut c_void, params: *const Param) -> c_int;
    UPDATE = 3: fn(context: *mut c_void, data: *const u8, size: usize) -> c_int;
    FINAL = 4: fn(context: *mut c_void, digest: *mut u8, size: *mut usize, room: usize) -> c_int;
    FREECTX = 6: fn(context: *mut c_void);
    DUPCTX = 7: fn(context: *mut c_void) -> *mut c_void;
    GET_PARAMS = 8: fn(params: *mut Param) -> c_int;
    GETTABLE_PARAMS = 11: fn(provctx: *mut c_void) -> *const Param;
}

/// Each digest is a type with this trait. OpenSSL passes no context to some functions, so each digest needs its own
/// copy of these functions.
pub(crate) trait Digest: 'static {
    const SPEC: Spec;
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new::<Self>),
        Dispatch::new(INIT, init),
        Dispatch::new(UPDATE, update),
        Dispatch::new(FINAL, finalize),
        Dispatch::new(FREECTX, entry::free::<State>),
        Dispatch::new(DUPCTX, entry::duplicate::<State>),
        Dispatch::new(GET_PARAMS, get_params::<Self>),
        Dispatch::new(GETTABLE_PARAMS, gettable_params),
        Dispatch::END,
    ];
}

unsafe extern "C" fn new<D: Digest + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| State::new(&const { D::SPEC })) }
}

unsafe extern "C" fn init(context: *mut c_void, _params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.init()) }
}

unsafe extern "C" fn update(context: *mut c_void, data: *const u8, size: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(context, |state: &mut State, _| state.update(entry::input(data, size))) }
}

unsafe extern "C" fn finalize(context: *mut c_void, digest: *mut u8, size: *mut usize, room: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            let output = entry::output(digest, room, state.size())?;
            state.finalize(output)?;
            entry::put(size, output.len());
            Ok(())
        })
    }
}

unsafe extern "C" fn get_params<D: Digest + ?Sized>(params: *mut Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::answer(params, |request| digest::answer(&const { D::SPEC }, request)) }
}

unsafe extern "C" fn gettable_params(_provctx: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}
