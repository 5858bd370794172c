//! The entry point and the functions of the provider itself, which provider-base(7) describes.
use super::{
    abi::{Algorithm, CoreHandle, Dispatch, Item, Param, functions},
    entry,
    keymgmt::Callback,
    legacy, tls, tls_group,
    upcalls::Core,
};
use crate::provider::{self, GETTABLE, Provider, REASONS, Tls};
use core::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::null,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

functions! {
    TEARDOWN = 1024: fn(provctx: *mut c_void);
    GETTABLE_PARAMS = 1025: fn(provctx: *mut c_void) -> *const Param;
    GET_PARAMS = 1026: fn(provctx: *mut c_void, params: *mut Param) -> c_int;
    QUERY_OPERATION = 1027: fn(provctx: *mut c_void, operation: c_int, no_store: *mut c_int) -> *const Algorithm;
    GET_REASON_STRINGS = 1029: fn(provctx: *mut c_void) -> *const Item;
    GET_CAPABILITIES = 1030: fn(
        provctx: *mut c_void, capability: *const c_char, callback: Callback, argument: *mut c_void,
    ) -> c_int;
}

/// The dispatch table of the provider. Each copy of this library has its own table. So the address of the table shows
/// whether a provider is from this copy of the library.
pub(super) static FUNCTIONS: [Dispatch; 7] = [
    Dispatch::new(TEARDOWN, teardown),
    Dispatch::new(GETTABLE_PARAMS, gettable_params),
    Dispatch::new(GET_PARAMS, get_params),
    Dispatch::new(QUERY_OPERATION, query_operation),
    Dispatch::new(GET_REASON_STRINGS, reason_strings),
    Dispatch::new(GET_CAPABILITIES, get_capabilities),
    Dispatch::END,
];

/// libcrypto calls this function for each library context in which it loads the provider.
///
/// # Safety
/// The caller obeys the contract in OpenSSL's manual page provider(7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn OSSL_provider_init(
    handle: *const c_void,
    functions: *const c_void,
    out: *mut *const c_void,
    provctx: *mut *mut c_void,
) -> c_int {
    let initialised = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: libcrypto passes these arguments, and they have the types in libcrypto's header.
        let core = unsafe { Core::new(handle.cast::<CoreHandle>(), functions.cast::<Dispatch>()) };
        let provider = Provider::new(core)?;
        debug(|| format!("loaded by {}", provider.core.description()));
        if let Err(why) = legacy::register(&provider.core) {
            debug(|| format!("no legacy digests, by which OpenSSL 3 verifies certificates: {why}"));
        }
        let tls = match provider.tls {
            Tls::No => Err("it is turned off (tls = no)"),
            Tls::WhenUsed => tls::register_names(&provider.core),
            Tls::AtLoad => tls::register_names(&provider.core).and_then(|()| tls::register_methods(&provider.core)),
        };
        if let Err(why) = tls {
            debug(|| format!("no TLS 1.2 with GOST: {why}"));
        }
        // SAFETY: libcrypto lets the provider store a pointer at `out`, and a pointer at `provctx`.
        unsafe {
            entry::put(out, FUNCTIONS.as_ptr().cast());
            entry::put(provctx, entry::provider_pointer(provider));
        }
        Ok::<(), crate::error::Error>(())
    }));
    match initialised {
        Ok(Ok(())) => 1,
        Ok(Err(error)) => {
            debug(|| format!("not loaded: {}", error.text));
            0
        }
        Err(_) => {
            debug(|| "not loaded: internal error".into());
            0
        }
    }
}

/// Prints a message on stderr, if the user has asked for messages. Without these messages, OpenSSL's command shows only
/// that a provider could not be loaded, and not the reason.
fn debug(text: impl FnOnce() -> String) {
    if std::env::var_os("FASTGOST_PROVIDER_DEBUG").is_some_and(|value| !value.is_empty() && value != "0") {
        use std::io::Write;
        // If stderr is closed, the message is lost, but this is not an error.
        let _ = writeln!(std::io::stderr(), "fastgost provider: {}", text());
    }
}

unsafe extern "C" fn teardown(provctx: *mut c_void) {
    // SAFETY: OpenSSL calls this function once, and does not use `provctx` after this call.
    let _ = catch_unwind(|| unsafe { entry::tear_down(provctx) });
}

unsafe extern "C" fn gettable_params(_provctx: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

unsafe extern "C" fn get_params(provctx: *mut c_void, params: *mut Param) -> c_int {
    // SAFETY: the caller obeys the contract in `ffi`.
    unsafe {
        let Some(provider) = entry::provider(provctx) else { return 0 };
        provider.core.run(|| entry::requests(params).try_for_each(provider::answer)).is_some().into()
    }
}

unsafe extern "C" fn query_operation(_: *mut c_void, operation: c_int, no_store: *mut c_int) -> *const Algorithm {
    // SAFETY: `no_store` is null, or a number can be stored there.
    unsafe { entry::put(no_store, 0) };
    provider::algorithms(operation).map_or(null(), <[Algorithm]>::as_ptr)
}

unsafe extern "C" fn reason_strings(_provctx: *mut c_void) -> *const Item {
    REASONS.as_ptr()
}

/// When libssl makes a context, it calls this function to ask for groups. So the first call shows that the process
/// begins to use TLS.
unsafe extern "C" fn get_capabilities(
    provctx: *mut c_void,
    capability: *const c_char,
    callback: Callback,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: the caller obeys the contract in `ffi`.
    let Some(provider) = (unsafe { entry::provider(provctx) }) else { return 0 };
    let announced = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: the capability is a string.
        let is_group = !capability.is_null() && unsafe { CStr::from_ptr(capability) } == c"TLS-GROUP";
        if !is_group || provider.tls == Tls::No {
            return true;
        }
        if provider.tls == Tls::WhenUsed
            && let Err(why) = tls::register_methods(&provider.core)
        {
            debug(|| format!("no TLS 1.2 with GOST: {why}"));
        }
        // SAFETY: this calls a function of libssl with libssl's argument.
        unsafe { tls_group::announce(callback, argument) }
    }));
    announced.unwrap_or(false).into()
}
