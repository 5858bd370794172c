//! CryptoPro key meshing (RFC 4357, section 2.3.2), as far as it concerns the key.
use super::{Gost28147, spec};
use crate::{
    cipher::{Function, Jobs, drive},
    simd::Buf,
};

impl Gost28147 {
    /// Goes on under the key that follows this one: the decryption of a constant.
    pub(crate) fn mesh(&mut self) {
        let mut key = spec::MESHING;
        self.blocks(Function::Decrypt, Buf::from(&mut key[..]));
        drive::schedule(self.kernel, &[&key], core::slice::from_mut(&mut self.keys));
        crate::wipe(&mut key);
    }
}

/// Bytes that are left under one key, of 1024. The key changes when there are more, not before.
#[derive(Clone)]
pub(crate) struct Interval(usize);

impl Interval {
    const WHOLE: usize = 1024;

    pub(crate) fn new() -> Self {
        Self(Self::WHOLE)
    }

    /// How many of the next `len` bytes, one or more, are under one key; and whether it changes before them.
    pub(crate) fn take(&mut self, len: usize) -> (usize, bool) {
        let changes = self.0 == 0;
        if changes {
            self.0 = Self::WHOLE;
        }
        let n = len.min(self.0);
        self.0 -= n;
        (n, changes)
    }
}
