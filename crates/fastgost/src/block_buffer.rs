//! A stream cut into blocks.
use core::fmt;
use zeroize::ZeroizeOnDrop;

/// The bytes of a stream that are not a whole block yet.
pub(crate) struct BlockBuffer<const N: usize> {
    bytes: [u8; N],
    len: usize,
    /// Bytes in a block, at most `N`.
    size: usize,
    /// The last block stays behind even if it is whole.
    hold: bool,
}

impl<const N: usize> BlockBuffer<N> {
    /// Holds less than a block.
    pub(crate) fn new(size: usize) -> Self {
        Self { bytes: [0; N], len: 0, size, hold: false }
    }

    /// Holds the last block, whole or not, for algorithms that treat it in another way.
    pub(crate) fn holding_last(size: usize) -> Self {
        let mut buffer = Self::new(size);
        buffer.hold = true;
        buffer
    }

    /// Calls `take` with all whole blocks there are now, in their order: at most one that was begun earlier, and those
    /// inside of `input`.
    pub(crate) fn feed(&mut self, mut input: &[u8], mut take: impl FnMut(&[u8])) {
        if self.len > 0 {
            let (more, rest) = input.split_at(input.len().min(self.size - self.len));
            self.bytes[self.len..self.len + more.len()].copy_from_slice(more);
            self.len += more.len();
            if self.len < self.size || (self.hold && rest.is_empty()) {
                return;
            }
            take(&self.bytes[..self.size]);
            input = rest;
        }
        let mut whole = input.len() / self.size * self.size;
        if self.hold && whole == input.len() {
            whole = whole.saturating_sub(self.size);
        }
        let (blocks, rest) = input.split_at(whole);
        if !blocks.is_empty() {
            take(blocks);
        }
        self.bytes[..rest.len()].copy_from_slice(rest);
        self.len = rest.len();
    }

    /// What is behind the last block that was taken.
    pub(crate) fn partial(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    pub(crate) fn clear(&mut self) {
        crate::wipe(&mut self.bytes);
        self.len = 0;
    }
}

impl<const N: usize> Clone for BlockBuffer<N> {
    fn clone(&self) -> Self {
        let mut buffer = Self::new(self.size);
        buffer.clone_from(self);
        buffer
    }
    /// In its place.
    fn clone_from(&mut self, other: &Self) {
        self.bytes.copy_from_slice(&other.bytes);
        (self.len, self.size, self.hold) = (other.len, other.size, other.hold);
    }
}

impl<const N: usize> Drop for BlockBuffer<N> {
    fn drop(&mut self) {
        crate::wipe(&mut self.bytes);
    }
}
impl<const N: usize> ZeroizeOnDrop for BlockBuffer<N> {}

impl<const N: usize> fmt::Debug for BlockBuffer<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BlockBuffer").field("len", &self.len).finish_non_exhaustive()
    }
}
