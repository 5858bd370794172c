//! The functions of keys, which provider-keymgmt(7) describes.
//!
//! For OpenSSL, a key is a pointer. Many threads may use a key at the same time. OpenSSL owns the key until it calls
//! `free`.
use super::{
    abi::{Dispatch, OCTET_STRING, Param, UTF8_STRING, functions},
    entry,
    params::{Request, Requests},
};
use crate::{
    error::{Error, Result},
    key::{self, GENERATOR_SETTABLE, GETTABLE, Generator, Key, Kind, SETTABLE, Selection},
    provider::Provider,
};
use core::{
    ffi::{CStr, c_char, c_int, c_void},
    ptr::{null, null_mut},
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, PoisonError, RwLock},
};

functions! {
    NEW = 1: fn(provctx: *mut c_void) -> *mut c_void;
    GEN_INIT = 2: fn(provctx: *mut c_void, selection: c_int, params: *const Param) -> *mut c_void;
    GEN_SET_TEMPLATE = 3: fn(generator: *mut c_void, template: *mut c_void) -> c_int;
    GEN_SET_PARAMS = 4: fn(generator: *mut c_void, params: *const Param) -> c_int;
    GEN_SETTABLE_PARAMS = 5: fn(generator: *mut c_void, provctx: *mut c_void) -> *const Param;
    GEN = 6: fn(generator: *mut c_void, callback: *const c_void, argument: *mut c_void) -> *mut c_void;
    GEN_CLEANUP = 7: fn(generator: *mut c_void);
    LOAD = 8: fn(reference: *mut c_void, size: usize) -> *mut c_void;
    FREE = 10: fn(key: *mut c_void);
    GET_PARAMS = 11: fn(key: *mut c_void, params: *mut Param) -> c_int;
    GETTABLE_PARAMS = 12: fn(provctx: *mut c_void) -> *const Param;
    SET_PARAMS = 13: fn(key: *mut c_void, params: *const Param) -> c_int;
    SETTABLE_PARAMS = 14: fn(provctx: *mut c_void) -> *const Param;
    QUERY_OPERATION_NAME = 20: fn(operation: c_int) -> *const c_char;
    HAS = 21: fn(key: *const c_void, selection: c_int) -> c_int;
    VALIDATE = 22: fn(key: *const c_void, selection: c_int, check: c_int) -> c_int;
    MATCH = 23: fn(key: *const c_void, other: *const c_void, selection: c_int) -> c_int;
    IMPORT = 40: fn(key: *mut c_void, selection: c_int, params: *const Param) -> c_int;
    IMPORT_TYPES = 41: fn(selection: c_int) -> *const Param;
    EXPORT = 42: fn(key: *mut c_void, selection: c_int, callback: Callback, argument: *mut c_void) -> c_int;
    EXPORT_TYPES = 43: fn(selection: c_int) -> *const Param;
    DUP = 44: fn(key: *const c_void, selection: c_int) -> *mut c_void;
}

/// The type of OpenSSL's callbacks that receive parameters (`OSSL_CALLBACK`).
pub(super) type Callback = unsafe extern "C" fn(*const Param, *mut c_void) -> c_int;

/// Each type of keys in OpenSSL (such as keys of GOST R 34.10-2012 with 256 bits) is a Rust type with this trait.
pub(crate) trait KeyType: 'static {
    const KIND: &'static Kind;
    const FUNCTIONS: &'static [Dispatch] = &[
        Dispatch::new(NEW, new::<Self>),
        Dispatch::new(GEN_INIT, gen_init::<Self>),
        Dispatch::new(GEN_SET_TEMPLATE, gen_set_template),
        Dispatch::new(GEN_SET_PARAMS, gen_set_params),
        Dispatch::new(GEN_SETTABLE_PARAMS, gen_settable_params),
        Dispatch::new(GEN, generate),
        Dispatch::new(GEN_CLEANUP, entry::free::<Generator>),
        Dispatch::new(LOAD, load),
        Dispatch::new(FREE, free),
        Dispatch::new(GET_PARAMS, get_params),
        Dispatch::new(GETTABLE_PARAMS, gettable_params),
        Dispatch::new(SET_PARAMS, set_params),
        Dispatch::new(SETTABLE_PARAMS, settable_params),
        Dispatch::new(QUERY_OPERATION_NAME, query_operation_name::<Self>),
        Dispatch::new(HAS, has),
        Dispatch::new(VALIDATE, validate),
        Dispatch::new(MATCH, matches),
        Dispatch::new(IMPORT, import),
        Dispatch::new(IMPORT_TYPES, types),
        Dispatch::new(EXPORT, export),
        Dispatch::new(EXPORT_TYPES, types),
        Dispatch::new(DUP, duplicate),
        Dispatch::END,
    ];
}

/// The name of a parameter of keys. The list of parameters for OpenSSL does not contain this parameter. The value of
/// the parameter is the address of the key's `Object`. `pkey_method` needs this address.
pub(super) const OBJECT: &CStr = c"fastgost-key";

/// The object of a key. OpenSSL has a pointer to this object, and uses the pointer as the key. The object also holds
/// the provider, because the provider puts errors into OpenSSL's error queue.
struct Object {
    provider: Arc<Provider>,
    /// The key. The key changes when OpenSSL imports values or sets a new public key.
    key: RwLock<Key>,
}

impl Object {
    fn key(&self) -> Key {
        self.key.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Calls `f` on the key, and replaces the key with the result. Returns 1, which tells OpenSSL that the call
    /// succeeded.
    fn change(&self, f: impl FnOnce(&Key) -> Result<Key>) -> Result<c_int> {
        let changed = f(&self.key())?;
        *self.key.write().unwrap_or_else(PoisonError::into_inner) = changed;
        Ok(1)
    }
}

fn pointer(provider: Arc<Provider>, key: Key) -> *mut c_void {
    Arc::into_raw(Arc::new(Object { provider, key: RwLock::new(key) })).cast_mut().cast()
}

/// # Safety
/// `key` is null, or is a pointer from `pointer` whose object is not freed yet.
unsafe fn object<'a>(key: *const c_void) -> Option<&'a Object> {
    // SAFETY: by the contract of this function.
    unsafe { key.cast::<Object>().as_ref() }
}

/// Returns the key behind a pointer that OpenSSL passes to an operation, such as a signature.
///
/// # Safety
/// `pointer` is null, or points to a key that is not freed.
pub(super) unsafe fn key(pointer: *const c_void) -> Result<Key> {
    // SAFETY: by the contract of this function.
    let object = unsafe { object(pointer) };
    object.map(Object::key).ok_or_else(|| Error::state("no key was given, and none was set before"))
}

/// Returns a pointer to the provider of a key. OpenSSL also passes such a pointer to functions that have no context.
/// The pointer is valid until the key is freed.
///
/// # Safety
/// `pointer` is null, or points to a key that is not freed.
pub(super) unsafe fn provider_of(pointer: *const c_void) -> *mut c_void {
    // SAFETY: by the contract of this function.
    let object = unsafe { object(pointer) };
    object.map_or(null_mut(), |object| Arc::as_ptr(&object.provider).cast_mut().cast())
}

/// Runs `f` on the object of a key, and returns the result of `f`. After an error, the result is `otherwise`, and the
/// error goes to OpenSSL's error queue.
///
/// # Safety
/// The caller obeys the contract in `ffi`.
unsafe fn with<T>(key: *const c_void, otherwise: T, f: impl FnOnce(&Object) -> Result<T>) -> T {
    // SAFETY: by the contract of this function.
    match unsafe { object(key) } {
        Some(object) => object.provider.core.run(|| f(object)).unwrap_or(otherwise),
        None => otherwise,
    }
}

unsafe extern "C" fn new<K: KeyType + ?Sized>(provctx: *mut c_void) -> *mut c_void {
    // SAFETY: the caller obeys the contract in `ffi`, here and below.
    let Some(provider) = (unsafe { entry::provider(provctx) }) else { return null_mut() };
    pointer(provider, Key::empty(K::KIND))
}

unsafe extern "C" fn free(key: *mut c_void) {
    if !key.is_null() {
        // SAFETY: the address came from `pointer`, and nobody uses it again.
        let object = unsafe { Arc::from_raw(key.cast_const().cast::<Object>()) };
        let _ = catch_unwind(AssertUnwindSafe(|| drop(object)));
    }
}

/// Calls `f` with a reference, which is the address of a pointer to the key. During this call, OpenSSL may call `load`,
/// which takes the key from the reference and leaves null there.
///
/// # Safety
/// `f` passes the reference only to OpenSSL.
pub(super) unsafe fn referenced<T>(provider: &Arc<Provider>, key: Key, f: impl FnOnce(*mut c_void, usize) -> T) -> T {
    let mut reference = pointer(provider.clone(), key);
    let result = f((&raw mut reference).cast(), size_of_val(&reference));
    // SAFETY: `reference` is null if `load` has taken the key. Otherwise `reference` still owns the key.
    unsafe { free(reference) };
    result
}

/// Returns the key in a reference. The reference still owns the key after this call.
///
/// # Safety
/// The reference comes from `referenced`, and `referenced` has not returned yet.
pub(super) unsafe fn refer(reference: *const c_void, size: usize) -> *const c_void {
    match reference.is_null() || size != size_of::<*const c_void>() {
        true => null(),
        // SAFETY: by the contract of this function.
        false => unsafe { reference.cast::<*const c_void>().read_unaligned() },
    }
}

unsafe extern "C" fn load(reference: *mut c_void, size: usize) -> *mut c_void {
    // SAFETY: `reference` comes from `referenced`, and `referenced` has not returned yet.
    unsafe {
        let key = refer(reference, size).cast_mut();
        if !key.is_null() {
            reference.cast::<*mut c_void>().write_unaligned(null_mut());
        }
        key
    }
}

unsafe extern "C" fn gen_init<K: KeyType + ?Sized>(
    provctx: *mut c_void,
    selection: c_int,
    params: *const Param,
) -> *mut c_void {
    // SAFETY: see `new`.
    unsafe {
        entry::new(provctx, |_| {
            let mut generator = Generator::new(K::KIND, Selection(selection));
            generator.set(entry::params(params))?;
            Ok(generator)
        })
    }
}

unsafe extern "C" fn gen_set_template(generator: *mut c_void, template: *mut c_void) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        entry::with(generator, |generator: &mut Generator, _| {
            generator.like(&key(template)?);
            Ok(())
        })
    }
}

unsafe extern "C" fn gen_set_params(generator: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { entry::with(generator, |generator: &mut Generator, _| generator.set(entry::params(params))) }
}

unsafe extern "C" fn gen_settable_params(_generator: *mut c_void, _provctx: *mut c_void) -> *const Param {
    GENERATOR_SETTABLE.as_ptr()
}

unsafe extern "C" fn generate(generator: *mut c_void, _callback: *const c_void, _argument: *mut c_void) -> *mut c_void {
    let mut key = null_mut();
    // SAFETY: see `new`.
    unsafe {
        entry::with(generator, |generator: &mut Generator, provider| {
            key = pointer(provider.clone(), generator.generate()?);
            Ok(())
        })
    };
    key
}

unsafe extern "C" fn get_params(key: *mut c_void, params: *mut Param) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        with(key, 0, |object| {
            let key = object.key();
            let answer = |request: Request<'_>| match request.key() == OBJECT {
                true => request.put_bytes_pointer(core::ptr::from_ref(object).cast(), size_of::<Object>()),
                false => key.answer(request),
            };
            Requests::new(params).into_iter().try_for_each(answer).map(|()| 1)
        })
    }
}

unsafe extern "C" fn gettable_params(_provctx: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

unsafe extern "C" fn set_params(key: *mut c_void, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { with(key, 0, |object| object.change(|key| key.with_encoded(entry::params(params)))) }
}

unsafe extern "C" fn settable_params(_provctx: *mut c_void) -> *const Param {
    SETTABLE.as_ptr()
}

/// Returns the name with which OpenSSL looks up an operation, such as a signature, for a key. The name is the name of
/// the key's type.
unsafe extern "C" fn query_operation_name<K: KeyType + ?Sized>(_operation: c_int) -> *const c_char {
    K::KIND.name.as_ptr()
}

unsafe extern "C" fn has(key: *const c_void, selection: c_int) -> c_int {
    // SAFETY: see `new`.
    unsafe { with(key, 0, |object| Ok(object.key().has(Selection(selection)).into())) }
}

/// Returns true for every key that has the selected parts. The function checks nothing else. A key was already checked
/// when it was made, and its public key always belongs to its private key.
unsafe extern "C" fn validate(key: *const c_void, selection: c_int, _check: c_int) -> c_int {
    // SAFETY: see `new`.
    unsafe { has(key, selection) }
}

unsafe extern "C" fn matches(key: *const c_void, other: *const c_void, selection: c_int) -> c_int {
    // SAFETY: see `new`.
    unsafe { with(key, 0, |object| Ok(object.key().matches(&self::key(other)?, Selection(selection)).into())) }
}

unsafe extern "C" fn import(key: *mut c_void, selection: c_int, params: *const Param) -> c_int {
    // SAFETY: see `new`.
    unsafe { with(key, 0, |object| object.change(|key| key.import(entry::params(params), Selection(selection)))) }
}

unsafe extern "C" fn types(selection: c_int) -> *const Param {
    key::types(Selection(selection)).as_ptr()
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe extern "C" fn export(
    key: *mut c_void,
    selection: c_int,
    callback: Callback,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: see `new`.
    unsafe {
        with(key, 0, |object| {
            let (key, selection) = (object.key(), Selection(selection));
            // The name ends with a zero byte. The zero byte is not counted in the length of the text.
            let curve = key.curve().map(|curve| [curve.name().as_bytes(), b"\0"].concat());
            let public = match selection.has(Selection::PUBLIC | Selection::PRIVATE) {
                true => key.public().ok().map(|key| key.to_bytes()),
                false => None,
            };
            let private = match selection.has(Selection::PRIVATE) {
                true => key.private().ok().map(|key| key.to_bytes()),
                false => None,
            };
            let params: Vec<Param> = [
                curve.as_deref().map(|name| Param::value(key::GROUP, UTF8_STRING, &name[..name.len() - 1])),
                public.as_ref().map(|bytes| Param::value(key::PUBLIC, OCTET_STRING, bytes)),
                private.as_ref().map(|bytes| Param::value(key::PRIVATE, OCTET_STRING, bytes)),
                Some(Param::END),
            ]
            .into_iter()
            .flatten()
            .collect();
            Ok(callback(params.as_ptr(), argument))
        })
    }
}

unsafe extern "C" fn duplicate(key: *const c_void, selection: c_int) -> *mut c_void {
    // SAFETY: see `new`.
    unsafe {
        with(key, null_mut(), |object| Ok(pointer(object.provider.clone(), object.key().part(Selection(selection)))))
    }
}
