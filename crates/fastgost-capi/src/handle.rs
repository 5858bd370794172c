//! Handles. A handle stands for an object of the library in a C program. The library checks a handle each time a
//! function uses the handle.
//!
//! A handle is a pointer to a slot, which is a structure with a lock and the object. Slots are never returned to the
//! allocator. So the library can read the slot of any handle. The slot shows whether the handle was freed, and whether
//! its object has another type. The library cannot always recognise a pointer that never was a handle. After a handle
//! is freed, its slot stays unused until `REST` other slots are freed, so that the library recognises the freed handle
//! for a while. After that, a new handle can use the slot.
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

/// The number of bytes in a slot, which is the memory that a handle points to. Only this file may write these bytes.
pub(crate) const SIZE: usize = size_of::<Slot>();

/// The type of an object for which a C program can have a handle. In C the type is opaque, and a pointer to the type is
/// really a pointer to a slot.
pub(crate) trait Object: Any + Send + Sync {
    /// The name of the type in C.
    const NAME: &'static str;
}

#[repr(C)]
struct Slot {
    /// `LIVE` or `FREED`. Other memory is very unlikely to begin with one of these two values.
    tag: AtomicU64,
    /// The lock of the slot. The value is the number of shared users, or `EXCLUSIVE`. After a panic, the bit `POISONED`
    /// is also set.
    users: AtomicU32,
    object: UnsafeCell<Option<Box<dyn Any + Send + Sync>>>,
}

// SAFETY: only code that holds the lock `users` accesses `object`. The object itself is Send and Sync.
unsafe impl Sync for Slot {}

const LIVE: u64 = u64::from_be_bytes(*b"fastgost");
const FREED: u64 = u64::from_be_bytes(*b"FASTGONE");
const EXCLUSIVE: u32 = 1 << 31;
const POISONED: u32 = 1 << 30;

type Slots = VecDeque<&'static Slot>;
/// The freed slots, in the order in which they were freed.
static FREE: Mutex<Slots> = Mutex::new(VecDeque::new());
/// A new handle uses the oldest freed slot, but only if more than `REST` slots are free.
const REST: usize = 1024;

/// Makes a handle for an object.
pub(crate) fn new<T: Object>(object: T) -> *mut T {
    let recycled = with_free(|free| if free.len() > REST { free.pop_front() } else { None });
    let slot = recycled.unwrap_or_else(|| {
        Box::leak(Box::new(Slot { tag: FREED.into(), users: EXCLUSIVE.into(), object: UnsafeCell::new(None) }))
    });
    // SAFETY: this slot was taken from the list of free slots, or is new. In both cases the slot is exclusively locked.
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

/// If a process forks while another thread holds the lock of `FREE`, nobody releases the lock in the child. So the
/// thread that forks takes the lock before the fork, and releases the lock after the fork in both processes. The
/// system's allocator handles its lock in the same way.
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
    // SAFETY: this is the declaration in POSIX, and every libc that std supports on Unix follows POSIX here.
    unsafe extern "C" {
        safe fn pthread_atfork(prepare: Handler, parent: Handler, child: Handler) -> c_int;
    }

    static REGISTERED: AtomicBool = AtomicBool::new(false);

    thread_local! {
        /// The guard of the lock of `FREE`, while this thread forks. At all other times the value is `None`.
        static HELD: Cell<Option<MutexGuard<'static, Slots>>> = const { Cell::new(None) };
    }

    /// Takes the lock of `FREE` and does `work`. During a fork, the thread that forks already has the lock. In this
    /// thread, other fork handlers of the program may call the library. So if `HELD` has a guard, this function uses
    /// this guard and does not take the lock again.
    pub(super) fn with_free<R>(work: impl FnOnce(&mut Slots) -> R) -> R {
        // The fork handlers must be registered before a thread takes the lock. Otherwise the lock could stay locked in
        // a child process. Two threads may both register the handlers without harm.
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

/// Destroys the object of a handle. The object may be poisoned by a panic. For a null pointer the function does
/// nothing.
///
/// # Safety
/// `handle` must be as [`shared`] demands.
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
    // The slot stays locked until a new handle uses the slot.
    slot.tag.store(FREED, Relaxed);
    slot.users.store(EXCLUSIVE, Relaxed);
    // SAFETY: exclusively locked.
    let object = unsafe { (*slot.object.get()).take() };
    with_free(|free| free.push_back(slot));
    drop(object);
    Ok(())
}

/// Opens the object of a handle for shared use.
///
/// # Safety
/// `handle` is null, or an address from which a slot can be read: a handle of any type, which may have been freed.
pub(crate) unsafe fn shared<'c, T: Object>(handle: *const T) -> Result<Shared<'c, T>> {
    // SAFETY: by the contract of this function.
    let slot = unsafe { slot(handle) }?;
    // If there is an exclusive user, only this user may change the number of users. So the code checks for an exclusive
    // user before the code increases the number.
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
    // SAFETY: the slot is locked for shared use, and shared users only read the object.
    let object = unsafe { &*slot.object.get() }.as_ref().and_then(|object| object.downcast_ref::<T>());
    Ok(Shared { object: object.ok_or_else(other_type::<T>)?.into(), _lock: lock, of: PhantomData })
}

/// Opens the object of a handle for exclusive use.
///
/// # Safety
/// `handle` must be as [`shared`] demands.
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

/// Returns the slot that a handle points to.
///
/// # Safety
/// `handle` must be as [`shared`] demands.
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
    // SAFETY: the pointer is aligned, and the tag is readable by the contract of this function. Only the tag is read,
    // because memory that is not a slot may end after the bytes of the tag.
    let tag = unsafe { (*slot).tag.load(Relaxed) };
    match tag {
        // SAFETY: the tag shows that this is a slot. Slots live for ever, and their fields are atomic or behind a lock.
        LIVE => Ok(unsafe { &*slot }),
        FREED => Err(not_a_handle::<T>("was freed")),
        _ => Err(not_a_handle::<T>("was not returned by this library")),
    }
}

#[cold]
fn not_a_handle<T: Object>(why: &str) -> Error {
    Error::call(FASTGOST_ERROR_HANDLE, format!("the pointer is not a {}: it {why}", T::NAME))
}

/// Returns the error for a lock that could not be taken. `by` is the value of the lock. This function does not read the
/// object, because another user may be changing it.
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

/// Returns an error if the handle of a locked slot was freed.
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
    /// This field is not a reference. If a function gets a structure with a reference as an argument, the reference
    /// must stay valid until the function returns. But a function that gets a `Shared` as an argument may drop the
    /// `Shared`, and release the lock, before the function returns.
    object: NonNull<T>,
    _lock: SharedLock,
    of: PhantomData<&'c T>,
}

struct SharedLock(&'static Slot);

impl<T: Object> Deref for Shared<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: while this guard has the lock, nobody can change or drop the object.
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
        // SAFETY: while this guard has the lock, nobody else uses the object. The guard is borrowed.
        unsafe { self.object.as_ref() }
    }
}

impl<T: Object> DerefMut for Exclusive<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: while this guard has the lock, nobody else uses the object. The guard is borrowed mutably.
        unsafe { self.object.as_mut() }
    }
}

impl Drop for ExclusiveLock {
    #[inline]
    fn drop(&mut self) {
        // Only the exclusive user may change the number of users, so this code stores the new number without a check.
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
        // SAFETY: the pointer is a handle until the last call frees it.
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

    /// Several threads read one object at the same time, while other threads try to change or to free the object. This
    /// test is mainly for Miri.
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
                    // SAFETY: the pointer is a handle, which may have been freed.
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
