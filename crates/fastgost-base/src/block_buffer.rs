//! Cuts a stream into blocks.
use core::fmt;
use zeroize::ZeroizeOnDrop;

/// Keeps the last bytes of a stream until `feed` can pass them, in a whole block, to the function `take`.
pub struct BlockBuffer<const N: usize> {
    bytes: [u8; N],
    len: usize,
    /// The number of bytes in a block, which is at most `N`.
    size: usize,
    /// The number of bytes that must follow a block before `feed` passes the block to `take`. The number is 1 in a
    /// buffer from `holding_last`, which keeps back the last block even when the block is whole. Otherwise the number
    /// is 0. The number is a `usize` and not a `bool`, so that the type has no padding. Without padding, wiping the
    /// fields wipes all memory of the buffer.
    follow: usize,
}

impl<const N: usize> BlockBuffer<N> {
    /// Makes an empty buffer that passes on each block as soon as the block is whole.
    pub fn new(size: usize) -> Self {
        Self { bytes: [0; N], len: 0, size, follow: 0 }
    }

    /// Makes an empty buffer that keeps back the last block, even if the block is whole. Use such a buffer for
    /// algorithms that treat the last block differently.
    pub fn holding_last(size: usize) -> Self {
        let mut buffer = Self::new(size);
        buffer.follow = 1;
        buffer
    }

    /// Passes all available whole blocks to `take`, in order. If an earlier call began a block, `take` first gets this
    /// block. Then `take` gets the whole blocks of `input`.
    pub fn feed(&mut self, mut input: &[u8], mut take: impl FnMut(&[u8])) {
        if self.len > 0 {
            let (more, rest) = input.split_at(input.len().min(self.size - self.len));
            self.bytes[self.len..self.len + more.len()].copy_from_slice(more);
            self.len += more.len();
            if self.len + rest.len() < self.size + self.follow {
                return;
            }
            take(&self.bytes[..self.size]);
            input = rest;
        }
        let whole = input.len().saturating_sub(self.follow) / self.size * self.size;
        let (blocks, rest) = input.split_at(whole);
        if !blocks.is_empty() {
            take(blocks);
        }
        self.bytes[..rest.len()].copy_from_slice(rest);
        self.len = rest.len();
    }

    /// Returns the bytes that the buffer keeps: the bytes after the last block that `feed` passed to `take`.
    pub fn partial(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Wipes the bytes, so that the buffer is empty.
    pub fn clear(&mut self) {
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
    /// Copies the contents of `other` into `self`.
    fn clone_from(&mut self, other: &Self) {
        self.bytes.copy_from_slice(&other.bytes);
        (self.len, self.size, self.follow) = (other.len, other.size, other.follow);
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
