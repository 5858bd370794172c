//! Cuts a stream into blocks.
use core::fmt;
use zeroize::ZeroizeOnDrop;

/// The bytes of a stream that do not make up a whole block yet.
pub struct BlockBuffer<const N: usize> {
    bytes: [u8; N],
    len: usize,
    /// Bytes in a block, at most `N`.
    size: usize,
    /// The number of bytes that must follow a block before the block is taken. It is 1 if the last block is kept back
    /// even if it is whole, and otherwise 0. It is not a `bool`, so that the type has no padding: then wiping the
    /// fields wipes all its memory.
    follow: usize,
}

impl<const N: usize> BlockBuffer<N> {
    /// An empty buffer that keeps less than a block.
    pub fn new(size: usize) -> Self {
        Self { bytes: [0; N], len: 0, size, follow: 0 }
    }

    /// An empty buffer that keeps back the last block, whole or not, for algorithms that treat the last block
    /// differently.
    pub fn holding_last(size: usize) -> Self {
        let mut buffer = Self::new(size);
        buffer.follow = 1;
        buffer
    }

    /// Calls `take` with all whole blocks that are available, in order: at most one block that was begun earlier, and
    /// then the whole blocks in `input`.
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

    /// The bytes after the last block that was taken.
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
    /// Copies the other buffer over this buffer.
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
