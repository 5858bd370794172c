//! Handles, which stand for objects in C. Every use of a handle checks it.
//!
//! A handle is a pointer to a slot. Slots are never returned to the allocator. So if a handle was freed, or belongs
//! to another type, the library recognises it by reading its slot. Only a pointer that never was a handle cannot
//! always be recognised. A freed slot stays unused until `REST` other slots are freed, so that old handles stay
//! recognisable for a while. Then it is used again for another handle.
#![allow(unsafe_code)]
use crate::errors::{
    Error, FASTGOST_ERROR_BUSY, FASTGOST_ERROR_HANDLE, FASTGOST_ERROR_NULL_POINTER, FASTGOST_ERROR_POISONED, Result,
};
use core::{
    any::Any,
    cell::UnsafeCell,
    marker::PhantomData,
    ops::{Deref, DerefMut},
    ptr::NonNull,
    sync::atomic::{AtomicU32, AtomicU64, Ordering::*},
};
use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The bytes that a handle points to. No other code may write there.
pub(crate) const SIZE: usize = size_of::<Slot>();

/// An object that C can hold. In C the type is opaque, and a pointer to it is a pointer to a slot.
pub(crate) trait Object: Any + Send + Sync {
    /// Its name in C.
    const NAME: &'static str;
}

#[repr(C)]
struct Slot {
    /// `LIVE` or `FREED`. The tag is at the beginning, so that other memory is recognised.
    tag: AtomicU64,
    /// The number of shared users, or `EXCLUSIVE`; and `POISONED`.
    users: AtomicU32,
    object: UnsafeCell<Option<Box<dyn Any + Send + Sync>>>,
}

// SAFETY: `object` is only accessed by users that `users` admits, and it is Send and Sync itself.
unsafe impl Sync for Slot {}

const LIVE: u64 = u64::from_be_bytes(*b"fastgost");
const FREED: u64 = u64::from_be_bytes(*b"FASTGONE");
const EXCLUSIVE: u32 = 1 << 31;
const POISONED: u32 = 1 << 30;

type Slots = VecDeque<&'static Slot>;
/// Freed slots, the longest free first.
static FREE: Mutex<Slots> = Mutex::new(VecDeque::new());
/// At least this many slots stay unused.
const REST: usize = 1024;

/// Makes a handle for an object.
pub(crate) fn new<T: Object>(object: T) -> *mut T {
    let recycled = with_free(|free| if free.len() > REST { free.pop_front() } else { None });
    let slot = recycled.unwrap_or_else(|| {
        Box::leak(Box::new(Slot { tag: FREED.into(), users: EXCLUSIVE.into(), object: UnsafeCell::new(None) }))
    });
    // SAFETY: free slots are exclusively locked. This slot was taken from the list of free slots, or is new.
    unsafe { *slot.object.get() = Some(Box::new(object)) };
    slot.tag.store(LIVE, Relaxed);
    slot.users.store(0, Release);
    core::ptr::from_ref(slot).cast_mut().cast()
}

fn lock() -> MutexGuard<'static, Slots> {
    FREE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(not(all(unix, not(miri))))]
fn with_free<R>(work: impl FnOnce(&mut Slots) -> R) -> R {
    work(&mut lock())
}
#[cfg(all(unix, not(miri)))]
use fork::with_free;

/// If a process forks while another thread has the lock, nobody opens it in the child. So a thread that forks takes the
/// lock before, as the system's allocator does, and opens it afterwards in both processes.
#[cfg(all(unix, not(miri)))]
mod fork {
    use super::{Slots, lock};
    use core::{
        cell::Cell,
        ffi::c_int,
        sync::atomic::{AtomicBool, Ordering::Relaxed},
    };
    use std::sync::MutexGuard;

    type Handler = Option<extern "C" fn()>;
    // SAFETY: as POSIX has it; every libc that std supports on Unix does.
    unsafe extern "C" {
        safe fn pthread_atfork(prepare: Handler, parent: Handler, child: Handler) -> c_int;
    }

    static REGISTERED: AtomicBool = AtomicBool::new(false);

    thread_local! {
        /// The lock, in the thread that is forking.
        static HELD: Cell<Option<MutexGuard<'static, Slots>>> = const { Cell::new(None) };
    }

    /// While a thread forks, other handlers that it runs may use the library.
    pub(super) fn with_free<R>(work: impl FnOnce(&mut Slots) -> R) -> R {
        // It does no harm if two threads both register the handlers. But it would do harm if a thread did not wait
        // for the registration.
        if !REGISTERED.load(Relaxed) && pthread_atfork(Some(before), Some(after), Some(after)) == 0 {
            REGISTERED.store(true, Relaxed);
        }
        match HELD.try_with(Cell::take).ok().flatten() {
            None => work(&mut lock()),
            Some(mut free) => {
                let result = work(&mut free);
                HELD.set(Some(free));
                result
            }
        }
    }

    extern "C" fn before() {
        let _ = HELD.try_with(|held| held.set(Some(held.take().unwrap_or_else(lock))));
    }

    extern "C" fn after() {
        let _ = HELD.try_with(Cell::take);
    }
}

/// Destroys the object of a handle, even of a poisoned handle. Does nothing for a null pointer.
///
/// # Safety
/// As [`shared`].
pub(crate) unsafe fn free<T: Object>(handle: *mut T) -> Result<()> {
    if handle.is_null() {
        return Ok(());
    }
    // SAFETY: by the contract of this function.
    let slot = unsafe { slot(handle) }?;
    if let Err(users) = slot.users.compare_exchange(0, EXCLUSIVE, Acquire, Relaxed)
        && (users != POISONED || slot.users.compare_exchange(users, users | EXCLUSIVE, Acquire, Relaxed).is_err())
    {
        return Err(locked::<T>(slot, EXCLUSIVE));
    }
    // SAFETY: exclusively locked.
    let is_t = unsafe { &*slot.object.get() }.as_ref().is_some_and(|object| object.is::<T>());
    if let Err(error) = live::<T>(slot).and_then(|()| if is_t { Ok(()) } else { Err(other_type::<T>()) }) {
        slot.users.fetch_and(!EXCLUSIVE, Release);
        return Err(error);
    }
    // The slot stays locked until it is used again.
    slot.tag.store(FREED, Relaxed);
    slot.users.store(EXCLUSIVE, Relaxed);
    // SAFETY: exclusively locked.
    let object = unsafe { (*slot.object.get()).take() };
    with_free(|free| free.push_back(slot));
    drop(object);
    Ok(())
}

/// Shared use of an object.
///
/// # Safety
/// `handle` is null, or an address from which a slot can be read: a handle of any type, which may have been freed.
pub(crate) unsafe fn shared<'c, T: Object>(handle: *const T) -> Result<Shared<'c, T>> {
    // SAFETY: by the contract of this function.
    let slot = unsafe { slot(handle) }?;
    // The number is not simply increased: while there is an exclusive user, no other user may change it.
    let mut users = slot.users.load(Relaxed);
    loop {
        if users & (EXCLUSIVE | POISONED) != 0 {
            return Err(locked::<T>(slot, users));
        }
        match slot.users.compare_exchange_weak(users, users + 1, Acquire, Relaxed) {
            Ok(_) => break,
            Err(now) => users = now,
        }
    }
    let lock = SharedLock(slot);
    live::<T>(slot)?;
    // SAFETY: the slot is locked, and all users that have it locked at the same time only read, here as well.
    let object = unsafe { &*slot.object.get() }.as_ref().and_then(|object| object.downcast_ref::<T>());
    Ok(Shared { object: object.ok_or_else(other_type::<T>)?.into(), _lock: lock, of: PhantomData })
}

/// Exclusive use of an object.
///
/// # Safety
/// As [`shared`].
pub(crate) unsafe fn exclusive<'c, T: Object>(handle: *mut T) -> Result<Exclusive<'c, T>> {
    // SAFETY: by the contract of this function.
    let slot = unsafe { slot(handle) }?;
    if let Err(users) = slot.users.compare_exchange(0, EXCLUSIVE, Acquire, Relaxed) {
        return Err(locked::<T>(slot, users));
    }
    let lock = ExclusiveLock(slot);
    live::<T>(slot)?;
    // SAFETY: exclusively locked.
    let object = unsafe { &mut *slot.object.get() }.as_mut().and_then(|object| object.downcast_mut::<T>());
    Ok(Exclusive { object: object.ok_or_else(other_type::<T>)?.into(), _lock: lock, of: PhantomData })
}

/// The slot that a handle points to.
///
/// # Safety
/// As [`shared`].
#[inline]
unsafe fn slot<T: Object>(handle: *const T) -> Result<&'static Slot> {
    if handle.is_null() {
        let text = format!("a null pointer was given instead of a {}", T::NAME);
        return Err(Error::call(FASTGOST_ERROR_NULL_POINTER, text));
    }
    let slot: *const Slot = handle.cast();
    if !slot.is_aligned() {
        return Err(not_a_handle::<T>("was not returned by this library"));
    }
    // SAFETY: aligned, and readable by contract. Reads only the tag: other memory may end after it.
    let tag = unsafe { (*slot).tag.load(Relaxed) };
    match tag {
        // SAFETY: a slot, by its tag; slots live for ever, and their fields are atomic or behind a lock.
        LIVE => Ok(unsafe { &*slot }),
        FREED => Err(not_a_handle::<T>("was freed")),
        _ => Err(not_a_handle::<T>("was not returned by this library")),
    }
}

#[cold]
fn not_a_handle<T: Object>(why: &str) -> Error {
    Error::call(FASTGOST_ERROR_HANDLE, format!("the pointer is not a {}: it {why}", T::NAME))
}

/// The error of a lock that was not obtained because of `by`. The object must not be looked at.
#[cold]
fn locked<T: Object>(slot: &Slot, by: u32) -> Error {
    if slot.tag.load(Relaxed) != LIVE {
        return not_a_handle::<T>("was freed");
    }
    if by & POISONED != 0 {
        let text = format!("an internal error left the {} undefined; it can only be freed", T::NAME);
        return Error::call(FASTGOST_ERROR_POISONED, text);
    }
    let text = format!("the {} is in use, by another thread or by the caller of this callback", T::NAME);
    Error::call(FASTGOST_ERROR_BUSY, text)
}

/// Whether a slot, which is locked, is not freed.
#[inline]
fn live<T: Object>(slot: &Slot) -> Result<()> {
    if slot.tag.load(Relaxed) == LIVE { Ok(()) } else { Err(not_a_handle::<T>("was freed")) }
}

#[cold]
fn other_type<T: Object>() -> Error {
    not_a_handle::<T>("is a handle of another type")
}

/// An object in shared use.
pub(crate) struct Shared<'c, T> {
    /// The result is not a reference: references that a function gets must stay valid until it returns, and the lock
    /// may be opened before.
    object: NonNull<T>,
    _lock: SharedLock,
    of: PhantomData<&'c T>,
}

struct SharedLock(&'static Slot);

impl<T: Object> Deref for Shared<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: the lock admits nobody who could change it, or drop it.
        unsafe { self.object.as_ref() }
    }
}

impl Drop for SharedLock {
    #[inline]
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.users.fetch_or(POISONED, Relaxed);
        }
        self.0.users.fetch_sub(1, Release);
    }
}

/// An object in exclusive use.
pub(crate) struct Exclusive<'c, T> {
    object: NonNull<T>,
    _lock: ExclusiveLock,
    of: PhantomData<&'c mut T>,
}

struct ExclusiveLock(&'static Slot);

impl<T: Object> Deref for Exclusive<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: the lock admits nobody else, and this guard is borrowed.
        unsafe { self.object.as_ref() }
    }
}

impl<T: Object> DerefMut for Exclusive<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: the lock admits nobody else, and this guard is borrowed mutably.
        unsafe { self.object.as_mut() }
    }
}

impl Drop for ExclusiveLock {
    #[inline]
    fn drop(&mut self) {
        // Nobody else changes the number while there is an exclusive user.
        self.0.users.store(if std::thread::panicking() { POISONED } else { 0 }, Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::errors::{FASTGOST_ERROR_BUSY, FASTGOST_ERROR_HANDLE, FASTGOST_ERROR_POISONED};
    use core::ffi::c_int;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    struct Number(u32);
    impl Object for Number {
        const NAME: &'static str = "number";
    }
    struct Other;
    impl Object for Other {
        const NAME: &'static str = "other";
    }

    fn code<T>(result: Result<T>) -> c_int {
        result.map_or_else(Error::report, |_| 0)
    }

    #[test]
    fn users_exclude_each_other_and_panics_poison() {
        let handle = new(Number(1));
        // SAFETY: the pointer is a handle until the end.
        unsafe {
            let reader = shared(handle).expect("free");
            assert_eq!((code(shared(handle)), reader.0), (0, 1));
            assert_eq!(code(exclusive(handle)), FASTGOST_ERROR_BUSY);
            assert_eq!(code(free(handle)), FASTGOST_ERROR_BUSY);
            drop(reader);
            let mut writer = exclusive(handle).expect("free");
            writer.0 = 2;
            assert_eq!(code(shared(handle)), FASTGOST_ERROR_BUSY);
            assert_eq!(code(exclusive(handle)), FASTGOST_ERROR_BUSY);
            drop(writer);
            assert_eq!(code(exclusive(handle.cast::<Other>())), FASTGOST_ERROR_HANDLE);
            assert_eq!(shared(handle).expect("free").0, 2);
            let panicked = catch_unwind(AssertUnwindSafe(|| {
                let _writer = exclusive(handle).expect("free");
                std::panic::resume_unwind(Box::new(()));
            }));
            assert!(panicked.is_err());
            assert_eq!(code(shared(handle)), FASTGOST_ERROR_POISONED);
            assert_eq!(code(exclusive(handle)), FASTGOST_ERROR_POISONED);
            assert_eq!(code(free(handle.cast::<Other>())), FASTGOST_ERROR_HANDLE);
            assert_eq!(code(exclusive(handle)), FASTGOST_ERROR_POISONED, "still");
            assert_eq!(code(free(handle)), 0);
            assert_eq!(code(free(handle)), FASTGOST_ERROR_HANDLE);
            assert_eq!(code(shared(handle)), FASTGOST_ERROR_HANDLE);
        }
    }

    /// This is mainly for Miri: several threads read one object at the same time, while others try to change and to
    /// free it.
    #[test]
    fn threads_share_an_object() {
        struct Anywhere(*mut Number);
        // SAFETY: the pointer is used only for calls that any thread may make.
        unsafe impl Sync for Anywhere {}
        let handle = &Anywhere(new(Number(5)));
        let at = || handle.0;
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    // SAFETY: a handle, freed or not.
                    match unsafe { shared(at()) } {
                        Ok(number) => {
                            std::thread::yield_now();
                            assert!(matches!(number.0, 5 | 6));
                        }
                        Err(error) => assert!(matches!(error.report(), FASTGOST_ERROR_BUSY | FASTGOST_ERROR_HANDLE)),
                    }
                });
            }
            // SAFETY: as above.
            scope.spawn(|| unsafe { exclusive(at()) }.map(|mut number| number.0 = 6).is_ok());
            // SAFETY: as above.
            scope.spawn(|| unsafe { free(at()) }.is_ok());
        });
        // SAFETY: as above.
        unsafe {
            let one = shared(at());
            assert_eq!(one.is_ok(), shared(at()).is_ok(), "two at the same time, or none");
            drop(one);
            let _ = free(at());
            assert_eq!(code(shared(at())), FASTGOST_ERROR_HANDLE);
        }
    }

    #[test]
    fn panics_stop_at_the_interface() {
        // SAFETY: no pointer is passed.
        let caller = unsafe { crate::arguments::Caller::new() };
        let code = crate::arguments::call(caller, |_| std::panic::resume_unwind(Box::new("a mistake")));
        assert_eq!(code, crate::errors::FASTGOST_ERROR_INTERNAL);
    }
}
