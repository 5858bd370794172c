//! Counts how much of its budget a key has used.
use crate::error::{Error, Result};

/// The number of used blocks, and its limit. If the target has atomics, all threads use this number together. If the
/// target has atomics but no 64-bit atomics, the number is a `usize`, and therefore the limit is lower.
pub(super) struct Budget {
    #[cfg(target_has_atomic = "64")]
    used: core::sync::atomic::AtomicU64,
    #[cfg(all(target_has_atomic = "ptr", not(target_has_atomic = "64")))]
    used: core::sync::atomic::AtomicUsize,
    #[cfg(not(target_has_atomic = "ptr"))]
    used: core::cell::Cell<u64>,
    limit: u64,
    /// The limit as text, for the error message.
    allowed: &'static str,
}

impl Budget {
    pub(super) fn new(limit: u64, allowed: &'static str) -> Self {
        Self { used: Default::default(), limit, allowed }
    }

    /// Uses up `amount` of the budget. If less than `amount` is left, the function returns an error, and the budget
    /// does not change.
    #[cfg(target_has_atomic = "ptr")]
    pub(super) fn take(&self, amount: u64) -> Result<()> {
        use core::sync::atomic::Ordering::Relaxed;
        #[allow(clippy::useless_conversion, clippy::unnecessary_cast)] // a `usize` elsewhere
        let after = |used| {
            let sum = (used as u64).checked_add(amount).filter(|sum| *sum <= self.limit)?;
            sum.try_into().ok()
        };
        self.used.fetch_update(Relaxed, Relaxed, after).map(drop).map_err(|_| self.exhausted())
    }

    /// Does the same on targets without atomics. There, `Budget` is not `Sync`.
    #[cfg(not(target_has_atomic = "ptr"))]
    pub(super) fn take(&self, amount: u64) -> Result<()> {
        let sum = self.used.get().checked_add(amount).filter(|sum| *sum <= self.limit).ok_or(self.exhausted())?;
        self.used.set(sum);
        Ok(())
    }

    fn exhausted(&self) -> Error {
        Error::KeyExhausted { allowed: self.allowed }
    }
}
