//! Limits how many threads compute at the same time, while other threads read and write.
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

pub struct Semaphore {
    free: Mutex<usize>,
    changed: Condvar,
}

/// A permit to compute. When this object is dropped, the semaphore gets the permit back.
pub struct Permit<'a>(&'a Semaphore);

impl Semaphore {
    pub fn new(count: usize) -> Self {
        Self { free: Mutex::new(count), changed: Condvar::new() }
    }

    /// Waits until a permit is free, and takes the permit.
    pub fn take(&self) -> Permit<'_> {
        let mut free = lock(&self.free);
        while *free == 0 {
            free = self.changed.wait(free).unwrap_or_else(PoisonError::into_inner);
        }
        *free -= 1;
        Permit(self)
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        *lock(&self.0.free) += 1;
        self.0.changed.notify_one();
    }
}

/// Locks a mutex, and ignores poisoning. Ignoring poisoning is safe, because a thread that panics leaves the data
/// behind the mutex in a state that other threads can use.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
