//! Handles contexts, memory and panics. The functions of all operations use this code.
use super::params::{Params, Requests};
use crate::{
    error::{Error, Reason, Result},
    ffi::abi::Param,
    provider::Provider,
};
use core::{
    ffi::{c_int, c_void},
    ptr::null_mut,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

/// A context of an operation. OpenSSL has a pointer to the context. The context also holds the provider, because the
/// provider puts errors into OpenSSL's error queue.
pub(crate) struct Context<T> {
    provider: Arc<Provider>,
    /// True while a function uses the context, and after a panic in such a function. After a panic, the context may be
    /// in an inconsistent state.
    broken: bool,
    state: T,
}

/// Returns the provider. `provctx` is null or a pointer from [`provider_pointer`].
///
/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe fn provider(provctx: *mut c_void) -> Option<Arc<Provider>> {
    let provider: *const Provider = provctx.cast_const().cast();
    if provider.is_null() {
        return None;
    }
    // SAFETY: the pointer came from `Arc::into_raw` in `provider_pointer`. The provider's reference count stays above 0
    // until `tear_down` is called.
    unsafe {
        Arc::increment_strong_count(provider);
        Some(Arc::from_raw(provider))
    }
}

/// Returns a pointer to the provider. OpenSSL passes this pointer to functions that have no context.
pub(super) fn provider_pointer(provider: Provider) -> *mut c_void {
    Arc::into_raw(Arc::new(provider)).cast_mut().cast()
}

/// Releases OpenSSL's reference to the provider.
///
/// # Safety
/// The function is called only once, and the pointer is not used after this call.
pub(super) unsafe fn tear_down(provctx: *mut c_void) {
    if !provctx.is_null() {
        // SAFETY: the pointer came from `provider_pointer`, and nobody uses it again.
        drop(unsafe { Arc::from_raw(provctx.cast_const().cast::<Provider>()) });
    }
}

/// Makes a new context with the state that `make` returns. Returns null after an error.
///
/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe fn new<T>(provctx: *mut c_void, make: impl FnOnce(&Arc<Provider>) -> Result<T>) -> *mut c_void {
    // SAFETY: by the contract of this function.
    let Some(provider) = (unsafe { provider(provctx) }) else { return null_mut() };
    match provider.core.run(|| make(&provider)) {
        Some(state) => pointer(Context { provider, broken: false, state }),
        None => null_mut(),
    }
}

fn pointer<T>(context: Context<T>) -> *mut c_void {
    Box::into_raw(Box::new(context)).cast()
}

/// Copies a context, or returns null after an error.
///
/// # Safety
/// The caller obeys the contract in `ffi`, and the context is of this type.
pub(super) unsafe extern "C" fn duplicate<T: Clone>(context: *mut c_void) -> *mut c_void {
    // SAFETY: by the contract of this function.
    unsafe { try_duplicate(context, |state: &T| Ok(state.clone())) }
}

/// Copies a context with `copy`, which may refuse to copy the state. Returns null after an error.
///
/// # Safety
/// The caller obeys the contract in `ffi`, and the context is of this type.
pub(super) unsafe fn try_duplicate<T>(context: *mut c_void, copy: impl FnOnce(&T) -> Result<T>) -> *mut c_void {
    // SAFETY: by the contract of this function.
    let Some(context) = (unsafe { context.cast::<Context<T>>().as_ref() }) else { return null_mut() };
    match context.provider.core.run(|| context.whole().and_then(|()| copy(&context.state))) {
        Some(state) => pointer(Context { provider: context.provider.clone(), broken: false, state }),
        None => null_mut(),
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`. The context is null or a `Context<T>`, and nobody uses the context again.
pub(super) unsafe extern "C" fn free<T>(context: *mut c_void) {
    if !context.is_null() {
        // SAFETY: the address came from `pointer`, and nobody uses it again.
        let context = unsafe { Box::from_raw(context.cast::<Context<T>>()) };
        let _ = catch_unwind(AssertUnwindSafe(|| drop(context)));
    }
}

impl<T> Context<T> {
    fn whole(&self) -> Result<()> {
        match self.broken {
            false => Ok(()),
            true => {
                Err(Error::new(Reason::Internal, "an internal error left this context undefined; it can only be freed"))
            }
        }
    }
}

/// Runs `f` on the state of a context. Returns 1, or 0 after an error. An error goes to OpenSSL's error queue.
///
/// # Safety
/// The caller obeys the contract in `ffi`, and the context is of this type.
#[inline]
pub(super) unsafe fn with<T>(context: *mut c_void, f: impl FnOnce(&mut T, &Arc<Provider>) -> Result<()>) -> c_int {
    // SAFETY: by the contract of this function. No other code uses the context now.
    let Some(context) = (unsafe { context.cast::<Context<T>>().as_mut() }) else { return 0 };
    if context.broken {
        context.provider.core.run(|| context.whole());
        return 0;
    }
    let Context { provider, broken, state } = context;
    *broken = true;
    let result = provider.core.run(|| {
        let result = f(state, provider);
        // After a panic, this line does not run, so the context stays broken.
        *broken = false;
        result
    });
    c_int::from(result.is_some())
}

/// Answers requests about an algorithm. OpenSSL passes no context to this function, so errors cannot be put into
/// OpenSSL's error queue.
///
/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe fn answer(params: *mut Param, mut f: impl FnMut(super::params::Request<'_>) -> Result<()>) -> c_int {
    // SAFETY: by the contract of this function.
    let requests = unsafe { Requests::new(params) };
    let result = catch_unwind(AssertUnwindSafe(|| requests.into_iter().try_for_each(&mut f)));
    c_int::from(matches!(result, Ok(Ok(()))))
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe fn params<'a>(first: *const Param) -> Params<'a> {
    // SAFETY: by the contract of this function.
    unsafe { Params::new(first) }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
#[inline]
pub(super) unsafe fn input<'a>(start: *const u8, size: usize) -> &'a [u8] {
    if start.is_null() || size == 0 {
        return &[];
    }
    // SAFETY: by the contract of this function.
    unsafe { core::slice::from_raw_parts(start, size) }
}

/// Returns the first `needed` bytes of the buffer at `start`. If the buffer has fewer bytes, returns an error.
///
/// # Safety
/// The caller obeys the contract in `ffi`. No other code uses the memory while the result exists.
#[inline]
pub(super) unsafe fn output<'a>(start: *mut u8, room: usize, needed: usize) -> Result<&'a mut [u8]> {
    if needed == 0 {
        return Ok(&mut []);
    }
    if start.is_null() || room < needed {
        return Err(Error::room(if start.is_null() { 0 } else { room }, needed));
    }
    // SAFETY: by the contract of this function. The memory may be uninitialised, but this crate only writes to it.
    Ok(unsafe { core::slice::from_raw_parts_mut(start, needed) })
}

/// Stores `value` at `place`, unless `place` is null.
///
/// # Safety
/// `place` is null, or is writable memory for a value of the type `T`.
#[inline]
pub(super) unsafe fn put<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: by the contract of this function.
        unsafe { place.write(value) };
    }
}

/// # Safety
/// The caller obeys the contract in `ffi`.
pub(super) unsafe fn requests<'a>(first: *mut Param) -> Requests<'a> {
    // SAFETY: by the contract of this function.
    unsafe { Requests::new(first) }
}

/// Reads a value from a context without changing the context. Returns `None` if `context` is null, or if `f` panics.
///
/// # Safety
/// The caller obeys the contract in `ffi`, except that other threads may read the context at the same time. The context
/// is of this type.
pub(super) unsafe fn peek<T, R>(context: *const c_void, f: impl FnOnce(&T) -> R) -> Option<R> {
    // SAFETY: by the contract of this function.
    let context = unsafe { context.cast::<Context<T>>().as_ref() }?;
    catch_unwind(AssertUnwindSafe(|| f(&context.state))).ok()
}
