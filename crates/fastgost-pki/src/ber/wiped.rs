//! Buffers that are wiped after use. This is necessary because data in BER may be a private key.
use std::{
    io::{self, ErrorKind, Read},
    mem,
};
use zeroize::{Zeroize, Zeroizing};

/// The number of bytes in the buffer of a [`Source`]. Many small reads are served from this buffer. If the buffer is
/// empty, a read of at least this size does not use it.
const BUFFER: usize = 64 << 10;

/// Appends `bytes` to the buffer `to`. If `to` must grow, no copy of its old bytes stays in freed memory. `Vec` alone
/// would leave such a copy.
pub(crate) fn append(to: &mut Zeroizing<Vec<u8>>, bytes: &[u8]) {
    let needed = to.len() + bytes.len();
    if needed > to.capacity() {
        let mut larger = Zeroizing::new(Vec::with_capacity(needed.max(2 * to.capacity())));
        larger.extend_from_slice(to);
        *to = larger;
    }
    to.extend_from_slice(bytes);
}

/// A buffered source. Its buffer is wiped when the source is dropped.
pub(super) struct Source<R> {
    inner: R,
    buffer: Vec<u8>,
    /// The number of bytes, from the start of the buffer, that were written at least once. Only these bytes are wiped,
    /// because documents are often much shorter than the buffer.
    written: usize,
    /// The bytes `buffer[from..to]` have been read from `inner`, and wait to be consumed.
    from: usize,
    to: usize,
}

impl<R> Drop for Source<R> {
    fn drop(&mut self) {
        self.buffer[..self.written].zeroize();
    }
}

impl<R: Read> Source<R> {
    pub(super) fn new(inner: R) -> Self {
        Self { inner, buffer: vec![0; BUFFER], written: 0, from: 0, to: 0 }
    }

    /// Returns the next bytes. At the end of the source, returns an empty slice.
    pub(super) fn buffered(&mut self) -> io::Result<&[u8]> {
        if self.from == self.to {
            // The whole buffer counts as written until `inner` says how many bytes it has written. If `inner` returns
            // an error, it never says this number.
            (self.from, self.to) = (0, 0);
            let before = mem::replace(&mut self.written, BUFFER);
            self.to = read(&mut self.inner, &mut self.buffer)?;
            self.written = before.max(self.to);
        }
        Ok(&self.buffer[self.from..self.to])
    }

    /// Marks the first `n` buffered bytes as consumed.
    pub(super) fn consume(&mut self, n: usize) {
        self.from += n;
    }

    /// Reads the next bytes into `out`. Returns how many bytes were read. The result 0 means the end of the source.
    pub(super) fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.from == self.to && out.len() >= BUFFER {
            return read(&mut self.inner, out);
        }
        let part = self.buffered()?;
        let n = part.len().min(out.len());
        out[..n].copy_from_slice(&part[..n]);
        self.consume(n);
        Ok(n)
    }
}

fn read(source: &mut impl Read, out: &mut [u8]) -> io::Result<usize> {
    loop {
        match source.read(out) {
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            done => return done,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source that returns a few bytes at a time. Every second read fails with `Interrupted`.
    struct Slow<'a>(&'a [u8], bool);

    impl Read for Slow<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            self.1 = !self.1;
            if self.1 {
                return Err(ErrorKind::Interrupted.into());
            }
            let n = out.len().min(7);
            self.0.read(&mut out[..n])
        }
    }

    #[test]
    fn everything_once_and_in_order() {
        let data: Vec<u8> = (0..300_000_u32).map(|i| (i ^ i >> 8) as u8).collect();
        for step in [1, 10, BUFFER - 1, BUFFER, 200_000] {
            for slow in [false, true] {
                let inner: Box<dyn Read> = if slow { Box::new(Slow(&data, false)) } else { Box::new(&data[..]) };
                let (mut source, mut all, mut out) = (Source::new(inner), Zeroizing::default(), vec![0; step]);
                loop {
                    let part = source.buffered().expect("a part");
                    let n = part.len().min(3);
                    append(&mut all, &part[..n]);
                    source.consume(n);
                    match source.read(&mut out).expect("a part") {
                        0 => break,
                        n => append(&mut all, &out[..n]),
                    }
                }
                assert!(*all == data, "{step}");
            }
        }
    }
}
