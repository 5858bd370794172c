//! A sealed file as a stream of what is written.
use super::{Algorithm, CHUNK, Recipient, Sealer};
use alloc::{vec, vec::Vec};
use core::fmt;
use std::io::{self, Write};
use zeroize::Zeroizing;

/// Seals what is written to it, chunk by chunk. Only [`finish`](SealedWriter::finish) makes the file whole: a writer that is
/// dropped without it leaves one that is cut off, and that nobody can mistake for a whole one.
///
/// ```
/// use fastgost::sealed::{Algorithm, Identity, Recipient, SealedReader, SealedWriter};
/// use std::io::{Read, Write};
///
/// let key = [7; 32];
/// let mut writer = SealedWriter::new(Vec::new(), Algorithm::Kuznyechik, &[Recipient::RawKey(&key)])?;
/// writer.write_all(b"in as many parts ")?;
/// writer.write_all(b"as you like")?;
/// let file = writer.finish()?;
///
/// let mut text = String::new();
/// SealedReader::new(&file[..], &[Identity::RawKey(&key)])?.read_to_string(&mut text)?;
/// assert_eq!(text, "in as many parts as you like");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct SealedWriter<W: Write> {
    inner: W,
    sealer: Sealer,
    /// Plaintext that waits for the rest of its chunk, or, if it is whole, for what comes behind it.
    chunk: Zeroizing<Vec<u8>>,
    sealed: Vec<u8>,
    /// The number of the next chunk.
    index: u64,
    /// `inner` may have got a part of something.
    broken: bool,
}

impl<W: Write> SealedWriter<W> {
    /// Begins a file, with a file key of its own, and writes the header.
    ///
    /// # Errors
    /// Those of [`Sealer::new`], and those of `inner`.
    pub fn new(inner: W, algorithm: Algorithm, recipients: &[Recipient<'_>]) -> io::Result<Self> {
        Self::with_sealer(inner, Sealer::new(algorithm, recipients)?)
    }

    /// Begins the file of a sealer.
    ///
    /// # Errors
    /// Those of `inner`.
    pub fn with_sealer(mut inner: W, sealer: Sealer) -> io::Result<Self> {
        inner.write_all(sealer.header())?;
        let sealed = vec![0; CHUNK + sealer.algorithm().tag_size()];
        let chunk = Zeroizing::new(Vec::with_capacity(CHUNK));
        Ok(Self { inner, sealer, chunk, sealed, index: 0, broken: false })
    }

    /// Writes the last chunk, flushes, and gives back what was written to.
    ///
    /// # Errors
    /// [`Error::SealedLength`](crate::Error::SealedLength) if the file is too long; those of what was written to; any error that
    /// an earlier call had. The file is not whole then.
    pub fn finish(mut self) -> io::Result<W> {
        self.seal(true)?;
        self.inner.flush()?;
        Ok(self.inner)
    }

    fn seal(&mut self, last: bool) -> io::Result<()> {
        if self.broken {
            return Err(io::Error::other("an earlier part of the sealed file could not be written"));
        }
        // Until all went well.
        self.broken = true;
        let sealed = &mut self.sealed[..self.chunk.len() + self.sealer.algorithm().tag_size()];
        self.sealer.chunks().seal_chunk(self.index, last, &self.chunk, sealed)?;
        self.inner.write_all(sealed)?;
        self.index += 1;
        self.chunk.clear();
        self.broken = false;
        Ok(())
    }
}

impl<W: Write> Write for SealedWriter<W> {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        // A whole chunk is kept until it is known not to be the last.
        if self.chunk.len() == CHUNK && !data.is_empty() {
            self.seal(false)?;
        }
        let n = data.len().min(CHUNK - self.chunk.len());
        self.chunk.extend_from_slice(&data[..n]);
        Ok(n)
    }

    /// Flushes what was written to. A chunk that is not full stays here: only [`finish`](SealedWriter::finish) can write it.
    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<W: Write> fmt::Debug for SealedWriter<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SealedWriter").field("algorithm", &self.sealer.algorithm()).finish_non_exhaustive()
    }
}
