//! The functions of ciphers, which provider-cipher(7) describes.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
};
use crate::{
    cipher::{self, Data, GETTABLE, GETTABLE_CTX, Spec, State},
    error::{Error, Result},
};
use core::ffi::{c_int, c_void};
use fastgost::registry::Direction;
use zeroize::Zeroizing;

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    ENCRYPT_INIT = 2: fn(context: *mut c_void, key: *const u8, key_size: usize, iv: *const u8, iv_size: usize, params: *const Param) -> c_int;
    DECRYPT_INIT = 3: fn(context: *mut c_void, key: *const u8, key_size: usize, iv: *const u8, iv_size: usize, params: *const Param) -> c_int;
    UPDATE = 4: fn(context: *mut c_void, output: *mut u8, written: *mut usize, room: usize, input: *const u8, size: usize) -> c_int;
    FINAL = 5: fn(context: *mut c_void, output: *mut u8, written: *mut usize, room: usize) -> c_int;
    FREECTX = 7: fn(context: *mut c_void);
    DUPCTX = 8: fn(context: *mut c_void) -> *mut c_void;
    GET_PARAMS = 9: fn(params: *mut Param) -> c_int;
    GET_CTX_PARAMS = 10: fn(context: *mut c_void, params: *mut Param) -> c_int;
    SET_CTX_PARAMS = 11: fn(context: *mut c_void, params: *const Param) -> c_int;
    GETTABLE_PARAMS = 12: fn(provctx: *mut c_void) -> *const Param;
    GETTABLE_CTX_PARAMS = 13: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
    SETTABLE_CTX_PARAMS = 14: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
}

/// Each cipher is a type with this trait. OpenSSL passes no context to some functions, so these functions cannot learn
/// the cipher from their arguments. So each cipher has its own copy of these functions.
pub(crate) trait Cipher: 'static {
    const SPEC: Spec;
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new::<Self>),
        Dispatch::new(ENCRYPT_INIT, encrypt_init),
        Dispatch::new(DECRYPT_INIT, decrypt_init),
        Dispatch::new(UPDATE, update),
        Dispatch::new(FINAL, finalize),
        Dispatch::new(FREECTX, entry::free::<State>),
        Dispatch::new(DUPCTX, duplicate),
        Dispatch::new(GET_PARAMS, get_params::<Self>),
        Dispatch::new(GET_CTX_PARAMS, get_ctx_params),
        Dispatch::new(SET_CTX_PARAMS, set_ctx_params),
        Dispatch::new(GETTABLE_PARAMS, gettable_params),
        Dispatch::new(GETTABLE_CTX_PARAMS, gettable_ctx_params),
        Dispatch::new(SETTABLE_CTX_PARAMS, settable_ctx_params::<Self>),
        Dispatch::END,
    ];
}

unsafe extern "C" fn new<C: Cipher + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(State::new(&const { C::SPEC }))) }
}

unsafe extern "C" fn encrypt_init(
    context: *mut c_void,
    key: *const u8,
    key_size: usize,
    iv: *const u8,
    iv_size: usize,
    params: *const Param,
) -> c_int {
    // SAFETY: see `new`.
    unsafe { init(Direction::Encrypt, context, key, key_size, iv, iv_size, params) }
}

unsafe extern "C" fn decrypt_init(
    context: *mut c_void,
    key: *const u8,
    key_size: usize,
    iv: *const u8,
    iv_size: usize,
    params: *const Param,
) -> c_int {
    // SAFETY: see `new`.
    unsafe { init(Direction::Decrypt, context, key, key_size, iv, iv_size, params) }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
unsafe fn init(
    direction: Direction,
    context: *mut c_void,
    key: *const u8,
    key_size: usize,
    iv: *const u8,
    iv_size: usize,
    params: *const Param,
) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            let key = (!key.is_null()).then(|| entry::input(key, key_size));
            let iv = (!iv.is_null()).then(|| entry::input(iv, iv_size));
            state.init(direction, key, iv, entry::params(params))
        })
    }
}

unsafe extern "C" fn update(
    context: *mut c_void,
    output: *mut u8,
    written: *mut usize,
    room: usize,
    input: *const u8,
    size: usize,
) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            if output.is_null() {
                let size = state.without_output(entry::input(input, size), size)?;
                entry::put(written, size);
                return Ok(());
            }
            let mut produced = transform(state, output, room, input, size)?;
            // When libssl decrypts a TLS record, the MAC at the end of the record is not part of the returned data. The
            // MAC stays in the caller's buffer, where libssl reads it.
            if let Some(size) = state.tls_mac_size() {
                produced =
                    produced.checked_sub(size).ok_or_else(|| Error::parameter("the record is shorter than its MAC"))?;
                state.set_tls_mac(output.wrapping_add(produced), size);
            }
            entry::put(written, produced);
            Ok(())
        })
    }
}

/// Encrypts or decrypts data, and returns how many bytes were written.
///
/// # Safety
/// The caller obeys the contract in `ffi`. The input and the output may overlap.
#[inline]
pub(super) unsafe fn transform(
    state: &mut State,
    output: *mut u8,
    room: usize,
    input: *const u8,
    size: usize,
) -> Result<usize> {
    let produced = state.produces(size);
    if room < produced {
        return Err(Error::room(room, produced));
    }
    let (input_at, output_at) = (input as usize, output as usize);
    if input_at == output_at && produced <= size && !state.has_buffered() {
        // SAFETY: `input` and `output` are the same buffer of the caller. `size` bytes of this buffer are readable, and
        // `produced` bytes are writable. Nothing after the first `produced` bytes is written.
        state.update(Data::InPlace(unsafe { core::slice::from_raw_parts_mut(output, size) }))?;
        return Ok(produced);
    }
    let apart = input_at + size <= output_at || output_at + produced <= input_at;
    // SAFETY: the input is readable by contract. If the output overlaps the input, the input is copied first.
    let input = unsafe { entry::input(input, size) };
    let copy = if apart { None } else { Some(Zeroizing::new(input.to_vec())) };
    let input = copy.as_ref().map_or(input, |copy| copy.as_slice());
    // SAFETY: the output is writable by contract, and does not overlap the input.
    state.update(Data::Apart(input, unsafe { entry::output(output, room, produced) }?))?;
    Ok(produced)
}

unsafe extern "C" fn finalize(context: *mut c_void, output: *mut u8, written: *mut usize, room: usize) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(context, |state: &mut State, _| {
            let last = state.finalize()?;
            entry::output(output, room, last.len())?.copy_from_slice(&last);
            entry::put(written, last.len());
            Ok(())
        })
    }
}

unsafe extern "C" fn duplicate(context: *mut c_void) -> *mut c_void {
    // SAFETY: see `new`.
    unsafe { entry::try_duplicate(context, State::duplicate) }
}

unsafe extern "C" fn get_params<C: Cipher + ?Sized>(params: *mut Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::answer(params, |request| cipher::answer(&const { C::SPEC }, request)) }
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
    GETTABLE_CTX.as_ptr()
}

unsafe extern "C" fn settable_ctx_params<C: Cipher + ?Sized>(
    _context: *mut c_void,
    _provctx: *mut c_void,
) -> *const Param {
    cipher::settable(&const { C::SPEC }).as_ptr()
}
