//! The keystream that CTR and the gamma mode of GOST 28147-89 share: the encryption of a counter's values.
use crate::{
    cipher::Cipher,
    error::{Error, Result},
    inout::InOutBuf,
    simd::IoBuf,
};
use zeroize::Zeroize;

#[derive(Clone)]
pub(super) struct Keystream<C: Cipher> {
    cipher: C,
    /// What the first block is the encryption of.
    first: C::Counter,
    /// Bytes after which the counter has gone through all values.
    limit: u128,
    /// Bytes of the stream behind us.
    position: u128,
    /// The keystream of the block that `position` is inside of, once it was needed: `kept`.
    partial: [u8; 16],
    kept: bool,
}

impl<C: Cipher> Keystream<C> {
    pub(super) fn new(cipher: C, first: C::Counter, limit: u128) -> Self {
        Self { cipher, first, limit, position: 0, partial: [0; 16], kept: false }
    }

    pub(super) fn cipher(&self) -> &C {
        &self.cipher
    }

    /// Begins another stream under the key that `change` makes of this one.
    pub(super) fn restart(&mut self, change: fn(&mut C), first: impl FnOnce(&C) -> C::Counter) {
        self.change_key(change);
        (self.first, self.position) = (first(&self.cipher), 0);
    }

    /// Begins another stream under the same key.
    pub(super) fn reset(&mut self, first: C::Counter) {
        self.forget_partial();
        (self.first, self.position) = (first, 0);
    }

    /// Goes on under the key that `change` makes of this one, between two blocks: what is kept of the one before is not
    /// looked at any more.
    pub(super) fn change_key(&mut self, change: impl FnOnce(&mut C)) {
        change(&mut self.cipher);
    }

    pub(super) fn position(&self) -> u128 {
        self.position
    }

    pub(super) fn seek(&mut self, position: u128) -> Result<()> {
        if position > self.limit {
            return Err(Error::StreamExhausted);
        }
        self.forget_partial();
        self.position = position;
        Ok(())
    }

    /// Whether `len` more bytes are left.
    pub(super) fn check(&self, len: usize) -> Result<()> {
        if len as u128 > self.limit.saturating_sub(self.position) {
            return Err(Error::StreamExhausted);
        }
        Ok(())
    }

    pub(super) fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.check(data.len())?;
        self.apply_unchecked(IoBuf::from(data));
        Ok(())
    }

    /// Beyond the limit, where the keystream is one that was used before or that another IV begins with.
    pub(super) fn apply_unchecked(&mut self, mut data: IoBuf<'_>) {
        let inside = (self.position % C::BLOCK as u128) as usize;
        if inside > 0 && !data.is_empty() {
            if !self.kept {
                // In its place: a copy that moves would leave itself behind.
                self.cipher.counter(self.counter(), IoBuf::from(&mut self.partial[..C::BLOCK]));
                self.kept = true;
            }
            let n = data.len().min(C::BLOCK - inside);
            let mut part = data.take(n).add_source();
            let mut keystream = self.partial;
            part.finish(&mut keystream[inside..inside + n]);
            crate::wipe(&mut keystream);
            self.position += n as u128;
        }
        if !data.is_empty() {
            self.forget_partial();
            let (counter, len) = (self.counter(), data.len());
            self.cipher.counter(counter, data);
            self.position += len as u128;
        }
    }

    fn forget_partial(&mut self) {
        // Wiping what is not there would cost a short message a tenth.
        if self.kept {
            crate::wipe(&mut self.partial);
            self.kept = false;
        }
    }

    /// The stream `len` bytes later, if it is that long.
    pub(super) fn after(&self, len: usize) -> Option<Self> {
        let mut later = self.clone();
        later.seek(self.position + len as u128).ok()?;
        Some(later)
    }

    /// The counter of the block before `position`, of which there is one.
    pub(super) fn last_counter(&self) -> C::Counter {
        C::later(self.first, (self.position / C::BLOCK as u128) as u64 - 1)
    }

    /// The counter of the block that `position` lies in.
    fn counter(&self) -> C::Counter {
        C::later(self.first, (self.position / C::BLOCK as u128) as u64)
    }
}

impl<C: Cipher> Drop for Keystream<C> {
    fn drop(&mut self) {
        self.first.zeroize();
        crate::wipe(&mut self.partial);
    }
}
