//! The functions of encoders, which provider-encoder(7) describes.
use super::{
    abi::{Dispatch, Param, functions},
    bio::{AskPassphrase, Bio, passphrase},
    entry, keymgmt,
};
use crate::{
    encode::{Encoder, Form, SETTABLE},
    key::Selection,
};
use core::ffi::{c_int, c_void};

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    FREECTX = 2: fn(encoder: *mut c_void);
    SET_CTX_PARAMS = 5: fn(encoder: *mut c_void, params: *const Param) -> c_int;
    SETTABLE_CTX_PARAMS = 6: fn(provctx: *mut c_void) -> *const Param;
    DOES_SELECTION = 10: fn(provctx: *mut c_void, selection: c_int) -> c_int;
    ENCODE = 11: fn(
        encoder: *mut c_void, output: *mut c_void, key: *const c_void, abstract_key: *const Param, selection: c_int,
        ask: AskPassphrase, argument: *mut c_void,
    ) -> c_int;
}

/// Each format in which keys are written is a type with this trait.
pub(crate) trait Encoding: 'static {
    const FORM: Form;
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new::<Self>),
        Dispatch::new(FREECTX, entry::free::<Encoder>),
        Dispatch::new(SET_CTX_PARAMS, set_params),
        Dispatch::new(SETTABLE_CTX_PARAMS, settable_params),
        Dispatch::new(DOES_SELECTION, does_selection::<Self>),
        Dispatch::new(ENCODE, encode),
        Dispatch::END,
    ];
}

unsafe extern "C" fn new<E: Encoding + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(Encoder::new(E::FORM))) }
}

unsafe extern "C" fn set_params(encoder: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(encoder, |encoder: &mut Encoder, _| encoder.set(entry::params(params))) }
}

unsafe extern "C" fn settable_params(_provctx: *mut c_void) -> *const Param {
    SETTABLE.as_ptr()
}

unsafe extern "C" fn does_selection<E: Encoding + ?Sized>(_provctx: *mut c_void, selection: c_int) -> c_int {
    E::FORM.serves(Selection(selection)).into()
}

unsafe extern "C" fn encode(
    encoder: *mut c_void,
    output: *mut c_void,
    key: *const c_void,
    _abstract_key: *const Param,
    selection: c_int,
    ask: AskPassphrase,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(encoder, |encoder: &mut Encoder, provider| {
            let key = keymgmt::key(key)?;
            let encoded = encoder.encode(&key, Selection(selection), &provider.core, || passphrase(ask, argument))?;
            Bio::new(&provider.core, output).write(&encoded)
        })
    }
}
