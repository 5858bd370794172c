//! The keystream of CTR and of CNT (the gamma mode of GOST 28147-89). Each block of the keystream is an encrypted value
//! of the counter.
use crate::{
    cipher::{BlockEngine, Cipher, CounterOf},
    error::{Error, Result},
    inout::InOutBuf,
    simd::IoBuf,
};
use zeroize::Zeroize;

/// The code that CTR and CNT share.
macro_rules! keystream_mode {
    ($mode:ident $(<$generic:ident: $bound:ident>)?, $cipher:ty) => {
        impl$(<$generic: $bound>)? $mode$(<$generic>)? {
            /// The current position in the stream, in bytes.
            pub fn position(&self) -> u128 {
                self.0.position()
            }

            /// Moves to any position.
            ///
            /// # Errors
            /// [`StreamExhausted`](crate::Error::StreamExhausted) if `position` is past [`LIMIT`](Self::LIMIT).
            pub fn seek(&mut self, position: u128) -> Result<()> {
                self.0.seek(position)
            }

            /// XORs the next part of the keystream into `data`.
            ///
            /// # Errors
            /// [`StreamExhausted`](crate::Error::StreamExhausted) if fewer than `data.len()` bytes are left of
            /// [`LIMIT`](Self::LIMIT). In this case nothing is written.
            pub fn apply<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
                self.0.apply(data.into_in_out_buf())
            }

            /// Checks that `len` more bytes of keystream are left. `apply` makes this check itself, but some traits
            /// leave the check to the caller.
            pub(crate) fn check(&self, len: usize) -> Result<()> {
                self.0.check(len)
            }

            #[cfg(feature = "alloc")] // for `batch`
            pub(crate) fn cipher(&self) -> &$cipher {
                self.0.cipher()
            }
        }

        impl$(<$generic: $bound>)? super::private::Sealed for $mode$(<$generic>)? {}

        impl$(<$generic: $bound>)? BlockMode for $mode$(<$generic>)? {
            const GRANULARITY: usize = 1;
            fn process(&mut self, _: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
                self.0.apply(data)
            }
            fn after(&self, _: Direction, input: &[u8]) -> Option<Self> {
                self.0.after(input.len()).map(Self)
            }
            fn level(&self) -> Level {
                self.0.cipher().level()
            }
        }

        kernel_debug!($mode$(<$generic: $bound>)?);
    };
}
pub(super) use keystream_mode;

#[derive(Clone)]
pub(super) struct Keystream<C: Cipher> {
    cipher: C,
    /// The counter of the first block.
    first: CounterOf<C>,
    /// The greatest number of bytes of keystream in one stream.
    limit: u128,
    /// The current position in the stream, in bytes.
    position: u128,
    /// The keystream of the block that contains `position`. The field is valid only if `kept` is true.
    partial: [u8; 16],
    kept: bool,
}

impl<C: Cipher> Keystream<C> {
    pub(super) fn new(cipher: C, first: CounterOf<C>, limit: u128) -> Self {
        Self { cipher, first, limit, position: 0, partial: [0; 16], kept: false }
    }

    pub(super) fn cipher(&self) -> &C {
        &self.cipher
    }

    /// Starts a new stream under the key that `change` derives from the current key.
    pub(super) fn restart(&mut self, change: fn(&mut C), first: impl FnOnce(&C) -> CounterOf<C>) {
        self.change_key(change);
        (self.first, self.position) = (first(&self.cipher), 0);
    }

    /// Begins a new stream under the current key.
    pub(super) fn reset(&mut self, first: CounterOf<C>) {
        self.forget_partial();
        (self.first, self.position) = (first, 0);
    }

    /// Switches to the key that `change` derives from the current key. This function is called only at a block
    /// boundary, where the keystream in `partial` is no longer used.
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

    /// Checks that `len` more bytes of keystream are left.
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

    /// Does the same as `apply`, but does not check the limit. Beyond the limit, the keystream repeats, or becomes the
    /// keystream that belongs to another IV.
    pub(super) fn apply_unchecked(&mut self, mut data: IoBuf<'_>) {
        let inside = (self.position % C::BLOCK as u128) as usize;
        if inside > 0 && !data.is_empty() {
            if !self.kept {
                // The block is computed in place, because moving it would leave a copy on the stack.
                self.cipher.xor_keystream(self.next_counter(), IoBuf::from(&mut self.partial[..C::BLOCK]));
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
            let (counter, len) = (self.next_counter(), data.len());
            self.cipher.xor_keystream(counter, data);
            self.position += len as u128;
        }
    }

    fn forget_partial(&mut self) {
        // If nothing is kept, nothing is wiped, because the wipe would add a tenth to the time of a short message.
        if self.kept {
            crate::wipe(&mut self.partial);
            self.kept = false;
        }
    }

    /// Returns the state of the stream `len` bytes later, or `None` if the stream ends earlier.
    pub(super) fn after(&self, len: usize) -> Option<Self> {
        let mut later = self.clone();
        later.seek(self.position + len as u128).ok()?;
        Some(later)
    }

    /// Returns the counter of the block before `position`. There must be such a block.
    pub(super) fn last_counter(&self) -> CounterOf<C> {
        C::later(self.first, (self.position / C::BLOCK as u128) as u64 - 1)
    }

    /// Returns the counter of the block that contains `position`.
    fn next_counter(&self) -> CounterOf<C> {
        C::later(self.first, (self.position / C::BLOCK as u128) as u64)
    }
}

impl<C: Cipher> Drop for Keystream<C> {
    fn drop(&mut self) {
        self.first.zeroize();
        crate::wipe(&mut self.partial);
    }
}
