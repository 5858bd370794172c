//! Decoders: provider-decoder(7). A decoder that finds another kind of data returns 1 and calls no function, so that
//! the core tries other decoders. The result 0 ends the search, and the error stays in the queue.
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

/// A decoder as a type.
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
    // SAFETY: the contract in `ffi`, here and below.
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
        // The decoder is not locked during the call, because the core may use the decoder meanwhile, to export the key.
        match found_here {
            Some((decoded, provider)) => pass_on(&provider, decoded, found, found_argument),
            None => done,
        }
    }
}

/// # Safety
/// Passes a decoded key on to the core. `found` and its argument are from the core.
unsafe fn pass_on(provider: &Arc<Provider>, decoded: Decoded, found: Callback, found_argument: *mut c_void) -> c_int {
    // The number of OSSL_OBJECT_PKEY.
    const KEY: c_int = 2;
    let object = value(c"type", INTEGER, from_ref(&KEY).cast(), size_of::<c_int>());
    match decoded {
        Decoded::Key(key) => {
            let name = key.kind.name;
            let name = value(c"data-type", UTF8_STRING, name.as_ptr().cast(), name.count_bytes());
            // SAFETY: the reference goes to the core only.
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
            // SAFETY: by the contract of this function; the values stay until it returns.
            unsafe { found(params.as_ptr(), found_argument) }
        }
    }
}

fn value(name: &'static CStr, data_type: u32, data: *const c_void, data_size: usize) -> Param {
    Param { key: name.as_ptr(), data_type, data: data.cast_mut(), data_size, return_size: UNMODIFIED }
}

/// Exports a key that goes to another provider.
unsafe extern "C" fn export_object(
    decoder: *mut c_void,
    reference: *const c_void,
    size: usize,
    callback: Callback,
    argument: *mut c_void,
) -> c_int {
    let mut selection = Selection(0);
    // SAFETY: see `new`. The reference is from `referenced`, which is still waiting for the core.
    unsafe {
        entry::with(decoder, |decoder: &mut Decoder, _| {
            selection = decoder.selection.or_all();
            Ok(())
        });
        keymgmt::export(keymgmt::refer(reference, size).cast_mut(), selection.0, callback, argument)
    }
}
