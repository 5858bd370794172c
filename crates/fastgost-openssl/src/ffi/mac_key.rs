//! The functions for the keys of MACs, and for tags of messages. OpenSSL treats these tags as signatures. libssl uses
//! these functions for the records of TLS 1.2. The command `openssl dgst -mac` also uses them.
use super::{
    abi::{Dispatch, Param, functions},
    entry,
};
use crate::{
    error::{Error, Result},
    mac::State,
    mac_key::{GENERATOR_SETTABLE, Key, MacKey, Tagging},
};
use core::{
    ffi::{c_char, c_int, c_void},
    ptr::null_mut,
};

functions! {
    NEW = 1: fn(provctx: *mut c_void) -> *mut c_void;
    GEN_INIT = 2: fn(provctx: *mut c_void, selection: c_int, params: *const Param) -> *mut c_void;
    GEN_SET_PARAMS = 4: fn(generator: *mut c_void, params: *const Param) -> c_int;
    GEN_SETTABLE_PARAMS = 5: fn(generator: *mut c_void, provctx: *mut c_void) -> *const Param;
    GEN = 6: fn(generator: *mut c_void, callback: *const c_void, argument: *mut c_void) -> *mut c_void;
    GEN_CLEANUP = 7: fn(generator: *mut c_void);
    FREE = 10: fn(key: *mut c_void);
    HAS = 21: fn(key: *const c_void, selection: c_int) -> c_int;
    IMPORT = 40: fn(key: *mut c_void, selection: c_int, params: *const Param) -> c_int;
    IMPORT_TYPES = 41: fn(selection: c_int) -> *const Param;
}

/// For each MAC, the type of its keys in OpenSSL is a Rust type with this trait.
pub(crate) trait KeyType: MacKey + 'static {
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEW, new::<Self>),
        Dispatch::new(GEN_INIT, gen_init::<Self>),
        Dispatch::new(GEN_SET_PARAMS, set_params),
        Dispatch::new(GEN_SETTABLE_PARAMS, settable_params),
        Dispatch::new(GEN, generate),
        Dispatch::new(GEN_CLEANUP, entry::free::<Key>),
        Dispatch::new(FREE, entry::free::<Key>),
        Dispatch::new(HAS, has),
        Dispatch::new(IMPORT, import),
        Dispatch::new(IMPORT_TYPES, import_types),
        Dispatch::END,
    ];
}

impl<M: MacKey + 'static> KeyType for M {}

unsafe extern "C" fn new<M: MacKey + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    unsafe { entry::new(provctx, |_| Ok(Key::new(&const { M::SPEC }))) }
}

/// Begins to generate a key. The generator is an incomplete `Key`, which `generate` checks and copies.
unsafe extern "C" fn gen_init<M: MacKey + ?Sized>(
    provctx: *mut c_void,
    _selection: c_int,
    params: *const Param,
) -> *mut c_void {
    // SAFETY: see `new`.
    unsafe {
        entry::new(provctx, |_| {
            let mut key = Key::new(&const { M::SPEC });
            key.set(entry::params(params))?;
            Ok(key)
        })
    }
}

unsafe extern "C" fn set_params(key: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(key, |key: &mut Key, _| key.set(entry::params(params))) }
}

unsafe extern "C" fn settable_params(_key: *mut c_void, _provctx: *mut c_void) -> *const Param {
    GENERATOR_SETTABLE.as_ptr()
}

unsafe extern "C" fn generate(key: *mut c_void, _callback: *const c_void, _argument: *mut c_void) -> *mut c_void {
    let mut complete = 0;
    // SAFETY: see `new`.
    unsafe {
        entry::with(key, |key: &mut Key, _| {
            key.check()?;
            complete = 1;
            Ok(())
        });
        if complete == 1 { entry::duplicate::<Key>(key) } else { null_mut() }
    }
}

unsafe extern "C" fn has(key: *const c_void, _selection: c_int) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::peek(key, |key: &Key| key.check().is_ok()).unwrap_or(false).into() }
}

unsafe extern "C" fn import(key: *mut c_void, _selection: c_int, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { set_params(key, params) }
}

unsafe extern "C" fn import_types(_selection: c_int) -> *const Param {
    GENERATOR_SETTABLE.as_ptr()
}

mod signature {
    use super::*;

    functions! {
        NEWCTX = 1: fn(provctx: *mut c_void, properties: *const c_char) -> *mut c_void;
        DIGEST_SIGN_INIT = 8: fn(
            context: *mut c_void, digest: *const c_char, key: *mut c_void, params: *const Param,
        ) -> c_int;
        DIGEST_SIGN_UPDATE = 9: fn(context: *mut c_void, data: *const u8, size: usize) -> c_int;
        DIGEST_SIGN_FINAL = 10: fn(context: *mut c_void, tag: *mut u8, size: *mut usize, room: usize) -> c_int;
        FREECTX = 16: fn(context: *mut c_void);
        DUPCTX = 17: fn(context: *mut c_void) -> *mut c_void;
        SET_CTX_PARAMS = 20: fn(context: *mut c_void, params: *const Param) -> c_int;
        SETTABLE_CTX_PARAMS = 21: fn(context: *mut c_void, provctx: *mut c_void) -> *const Param;
    }

    impl Tagging {
        /// The functions that make tags, which are signatures in OpenSSL. All MACs have the same functions, because a
        /// key knows its MAC.
        pub(crate) const FUNCTIONS: &'static [Dispatch] = &[
            Dispatch::new(NEWCTX, new),
            Dispatch::new(DIGEST_SIGN_INIT, init),
            Dispatch::new(DIGEST_SIGN_UPDATE, update),
            Dispatch::new(DIGEST_SIGN_FINAL, finalize),
            Dispatch::new(FREECTX, entry::free::<Context>),
            Dispatch::new(DUPCTX, entry::duplicate::<Context>),
            Dispatch::new(SET_CTX_PARAMS, set_params),
            Dispatch::new(SETTABLE_CTX_PARAMS, settable_params),
            Dispatch::END,
        ];
    }

    /// The context for a tag. The context is `None` until a key is set, because the key decides the MAC.
    type Context = Option<State>;

    fn begun(state: &mut Context) -> Result<&mut State> {
        state.as_mut().ok_or_else(|| Error::state("the MAC has no key"))
    }

    unsafe extern "C" fn new(provctx: *mut c_void, _properties: *const c_char) -> *mut c_void {
        // SAFETY: the caller obeys the contract in `ffi`, here and below.
        unsafe { entry::new(provctx, |_| Ok(Context::None)) }
    }

    unsafe extern "C" fn init(
        context: *mut c_void,
        _digest: *const c_char,
        key: *mut c_void,
        params: *const Param,
    ) -> c_int {
        // SAFETY: see `new`. `key` is a MAC key of this provider, and nobody changes it during the call.
        unsafe {
            entry::with(context, |state: &mut Context, _| {
                if !key.is_null() {
                    *state = Some(entry::peek(key, Key::begin).ok_or_else(|| Error::state("the key is undefined"))??);
                }
                begun(state)?.init(None, entry::params(params))
            })
        }
    }

    unsafe extern "C" fn update(context: *mut c_void, data: *const u8, size: usize) -> c_int {
        // SAFETY: see `new`.
        unsafe { entry::with(context, |state: &mut Context, _| begun(state)?.update(entry::input(data, size))) }
    }

    unsafe extern "C" fn finalize(context: *mut c_void, tag: *mut u8, size: *mut usize, room: usize) -> c_int {
        // SAFETY: see `new`.
        unsafe {
            entry::with(context, |state: &mut Context, _| {
                let state = begun(state)?;
                let needed = state.size();
                if !tag.is_null() {
                    state.finalize(entry::output(tag, room, needed)?)?;
                }
                entry::put(size, needed);
                Ok(())
            })
        }
    }

    unsafe extern "C" fn set_params(context: *mut c_void, params: *const Param) -> c_int {
        // SAFETY: see `new`.
        unsafe { entry::with(context, |state: &mut Context, _| begun(state)?.set(entry::params(params))) }
    }

    unsafe extern "C" fn settable_params(_context: *mut c_void, _provctx: *mut c_void) -> *const Param {
        crate::mac::SETTABLE.as_ptr()
    }
}
