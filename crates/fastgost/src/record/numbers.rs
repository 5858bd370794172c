//! Sequence numbers.
use crate::error::{Error, Result};

/// The unused sequence numbers of a key. The highest of these numbers is `last`. Each number is used once.
#[derive(Clone)]
pub(super) struct Numbers {
    /// The next number, or `None` if the last number was used.
    next: Option<u64>,
    last: u64,
}

impl Numbers {
    pub(super) fn new(last: u64) -> Self {
        Self::starting(0, last)
    }

    pub(super) fn starting(first: u64, last: u64) -> Self {
        Self { next: Some(first), last }
    }

    /// Takes the next number, which is then used up.
    pub(super) fn take(&mut self) -> Result<u64> {
        let number = self.next.ok_or(Error::KeyExhausted { allowed: self.allowed() })?;
        self.next = number.checked_add(1).filter(|next| *next <= self.last);
        Ok(number)
    }

    pub(super) fn next(&self) -> Option<u64> {
        self.next
    }

    /// Returns the unused numbers of the key, up to the new limit `last`.
    pub(super) fn extended(&self, last: u64) -> Self {
        Self { next: self.next.or(self.last.checked_add(1)), last }
    }

    /// Sets the next number to `next`, even if this number was used before. A receiver calls this method.
    pub(super) fn set(&mut self, next: u64) -> Result<()> {
        if next > self.last {
            return Err(Error::Parameter { name: "the sequence number", allowed: self.allowed() });
        }
        self.next = Some(next);
        Ok(())
    }

    /// Sets the next number to `next`, which must be unused. A sender calls this method.
    pub(super) fn skip_to(&mut self, next: u64) -> Result<()> {
        if self.next.is_none_or(|unused| next < unused) {
            return Err(Error::Parameter { name: "the sequence number", allowed: "the next one or a later one" });
        }
        self.set(next)
    }

    /// The allowed numbers as text, for the error message.
    fn allowed(&self) -> &'static str {
        match self.last {
            KUZNYECHIK_S => "numbers up to 2^42 - 1; change the keys before",
            MAGMA_S => "numbers up to 2^39 - 1; change the keys before",
            MAGMA_CTR => "numbers up to 2^32 - 1; change the keys before",
            _ => "numbers up to 2^64 - 1; change the keys before",
        }
    }
}

/// SNMAX, the highest sequence number, of TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S (RFC 9367, section 4.1.3).
pub(super) const KUZNYECHIK_S: u64 = (1 << 42) - 1;
/// SNMAX, the highest sequence number, of TLS_GOSTR341112_256_WITH_MAGMA_MGM_S (RFC 9367, section 4.1.3).
pub(super) const MAGMA_S: u64 = (1 << 39) - 1;
/// SNMAX, the highest sequence number, of TLS_GOSTR341112_256_WITH_MAGMA_CTR_OMAC (RFC 9189, section 4.3.5).
pub(super) const MAGMA_CTR: u64 = (1 << 32) - 1;
