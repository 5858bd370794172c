//! The functions of decoders, which provider-decoder(7) describes. If the data does not have the structure that a
//! decoder reads, the decoder returns 1, and does not call the callback `found`. Then OpenSSL's core tries other
//! decoders. If a decoder returns 0, the core tries no other decoder, and the error stays in OpenSSL's error queue.
use super::{
    abi::{Dispatch, INTEGER, OCTET_STRING, Param, UNMODIFIED, UTF8_STRING, functions},
    bio::{AskPassphrase, Bio, passphrase},
    entry,
    keymgmt::{self, Callback},
};
use crate::{
    decode::{Decoded, Decoder, Source},
    key::Selection,
    provider::Provider,
};
use core::{
    ffi::{CStr, c_int, c_void},
    ptr::from_ref,
};
use std::sync::Arc;

functions! {
    NEWCTX = 1: fn(provctx: *mut c_void) -> *mut c_void;
    FREECTX = 2: fn(decoder: *mut c_void);
    DOES_SELECTION = 10: fn(provctx: *mut c_void, selection: c_int) -> c_int;
    DECODE = 11: fn(
        decoder: *mut c_void, input: *mut c_void, selection: c_int, found: Callback, found_argument: *mut c_void,
        ask: AskPassphrase, argument: *mut c_void,
    ) -> c_int;
    EXPORT_OBJECT = 20: fn(
        decoder: *mut c_void, reference: *const c_void, size: usize, callback: Callback, argument: *mut c_void,
    ) -> c_int;
}

/// Each decoder is a type with this trait. OpenSSL passes no context to some functions, so each decoder needs its own
/// copy of these functions.
pub(crate) trait Decoding: 'static {
    const SOURCE: Source;
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEWCTX, new::<Self>),
        Dispatch::new(FREECTX, entry::free::<Decoder>),
        Dispatch::new(DOES_SELECTION, does_selection::<Self>),
        Dispatch::new(DECODE, decode),
        Dispatch::new(EXPORT_OBJECT, export_object),
        Dispatch::END,
    ];
}

unsafe extern "C" fn new<D: Decoding + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(Decoder::new(D::SOURCE))) }
}

unsafe extern "C" fn does_selection<D: Decoding + ?Sized>(_provctx: *mut c_void, selection: c_int) -> c_int {
    D::SOURCE.serves(Selection(selection)).into()
}

unsafe extern "C" fn decode(
    decoder: *mut c_void,
    input: *mut c_void,
    selection: c_int,
    found: Callback,
    found_argument: *mut c_void,
    ask: AskPassphrase,
    argument: *mut c_void,
) -> c_int {
    let mut found_here = None;
    // SAFETY: see `new`.
    unsafe {
        let done = entry::with(decoder, |decoder: &mut Decoder, provider| {
            let Some(der) = Bio::new(&provider.core, input).read_sequence() else { return Ok(()) };
            decoder.selection = Selection(selection);
            let decoded = decoder.decode(&der, || passphrase(ask, argument))?;
            found_here = decoded.map(|decoded| (decoded, provider.clone()));
            Ok(())
        });
        // The decoder is not borrowed here. During `pass_on`, the core may use the decoder to export the key.
        match found_here {
            Some((decoded, provider)) => pass_on(&provider, decoded, found, found_argument),
            None => done,
        }
    }
}

/// Passes a decoded key on to the core.
///
/// # Safety
/// The core has passed `found` together with `found_argument`.
unsafe fn pass_on(provider: &Arc<Provider>, decoded: Decoded, found: Callback, found_argument: *mut c_void) -> c_int {
    // The value of OpenSSL's constant OSSL_OBJECT_PKEY.
    const KEY: c_int = 2;
    let object = value(c"type", INTEGER, from_ref(&KEY).cast(), size_of::<c_int>());
    match decoded {
        Decoded::Key(key) => {
            let name = key.kind.name;
            let name = value(c"data-type", UTF8_STRING, name.as_ptr().cast(), name.count_bytes());
            // SAFETY: `reference` is only passed to the core.
            unsafe {
                keymgmt::referenced(provider, key, |reference, size| {
                    let params = [object, name, value(c"reference", OCTET_STRING, reference, size), Param::END];
                    found(params.as_ptr(), found_argument)
                })
            }
        }
        Decoded::PrivateKeyInfo { algorithm, der } => {
            let structure = c"PrivateKeyInfo";
            let params = [
                object,
                value(c"data-type", UTF8_STRING, algorithm.as_ptr().cast(), algorithm.count_bytes()),
                value(c"data-structure", UTF8_STRING, structure.as_ptr().cast(), structure.count_bytes()),
                value(c"data", OCTET_STRING, der.as_ptr().cast(), der.len()),
                Param::END,
            ];
            // SAFETY: by the contract of this function. The values live until the core's function returns.
            unsafe { found(params.as_ptr(), found_argument) }
        }
    }
}

fn value(name: &'static CStr, data_type: u32, data: *const c_void, data_size: usize) -> Param {
    Param { key: name.as_ptr(), data_type, data: data.cast_mut(), data_size, return_size: UNMODIFIED }
}

/// Exports a key that another provider will import.
unsafe extern "C" fn export_object(
    decoder: *mut c_void,
    reference: *const c_void,
    size: usize,
    callback: Callback,
    argument: *mut c_void,
) -> c_int {
    let mut selection = Selection(0);
    // SAFETY: see `new`. `reference` comes from `referenced`, and `referenced` has not returned yet.
    unsafe {
        entry::with(decoder, |decoder: &mut Decoder, _| {
            selection = decoder.selection.or_all();
            Ok(())
        });
        keymgmt::export(keymgmt::refer(reference, size).cast_mut(), selection.0, callback, argument)
    }
}
