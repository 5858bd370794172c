//! Counts the bytes until a stream changes its key.

/// The number of bytes left under the current key. If no byte is left, the key does not change at once. The key changes
/// when the next byte of data comes.
#[derive(Clone)]
pub(crate) struct Interval {
    whole: usize,
    left: usize,
}

impl Interval {
    /// The interval of CryptoPro key meshing (RFC 4357, section 2.3.2).
    pub(crate) const MESHING: usize = 1024;

    /// The state at the beginning of a stream whose key changes every `whole` bytes.
    pub(crate) fn new(whole: usize) -> Self {
        Self { whole, left: whole }
    }

    /// Returns to the beginning of the stream.
    pub(crate) fn restart(&mut self) {
        self.left = self.whole;
    }

    /// Takes at most `len` bytes (`len` is at least 1) that have the same key. Returns how many bytes were taken, and
    /// whether the key changes before the first of these bytes.
    pub(crate) fn take(&mut self, len: usize) -> (usize, bool) {
        let changes = self.left == 0;
        if changes {
            self.left = self.whole;
        }
        let n = len.min(self.left);
        self.left -= n;
        (n, changes)
    }

    /// Skips `len` bytes. Returns how often the key changes. A change before the first of these bytes counts too.
    pub(crate) fn skip(&mut self, len: u128) -> u128 {
        let whole = self.whole as u128;
        let beyond = len.saturating_sub(self.left as u128);
        let changes = beyond.div_ceil(whole);
        self.left = if changes == 0 { self.left - len as usize } else { (changes * whole - beyond) as usize };
        changes
    }
}
