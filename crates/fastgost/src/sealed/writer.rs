//! Writes a sealed file from a stream of plaintext.
use super::{Algorithm, CHUNK, Recipient, Sealer};
use alloc::{vec, vec::Vec};
use core::fmt;
use std::io::{self, Write};
use zeroize::Zeroizing;

/// Seals the data that is written to this writer, chunk by chunk. Only [`finish`](SealedWriter::finish) completes the
/// file. If a writer is dropped before `finish`, the file is truncated, and no reader can mistake the truncated file
/// for a complete file.
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
    /// The part of the next chunk's plaintext that was written to this writer so far. A full chunk also waits here,
    /// until it is known whether this chunk is the last chunk.
    chunk: Zeroizing<Vec<u8>>,
    sealed: Vec<u8>,
    /// The number of the next chunk.
    index: u64,
    /// Whether a write failed. After a failed write, `inner` may contain a part of a chunk.
    broken: bool,
}

impl<W: Write> SealedWriter<W> {
    /// Starts a file with a fresh file key and writes the header.
    ///
    /// # Errors
    /// The errors of [`Sealer::new`], and the errors of `inner`.
    pub fn new(inner: W, algorithm: Algorithm, recipients: &[Recipient<'_>]) -> io::Result<Self> {
        Self::with_sealer(inner, Sealer::new(algorithm, recipients)?)
    }

    /// Starts a file with this sealer and writes the header of the file.
    ///
    /// # Errors
    /// The errors of `inner`.
    pub fn with_sealer(mut inner: W, sealer: Sealer) -> io::Result<Self> {
        inner.write_all(sealer.header())?;
        let sealed = vec![0; CHUNK + sealer.algorithm().tag_size()];
        let chunk = Zeroizing::new(Vec::with_capacity(CHUNK));
        Ok(Self { inner, sealer, chunk, sealed, index: 0, broken: false })
    }

    /// Writes the last chunk, flushes, and returns the inner writer.
    ///
    /// # Errors
    /// [`Error::SealedLength`](crate::Error::SealedLength) if the file is too long; the errors of the inner writer; an
    /// error if an earlier call failed. After an error, the file is incomplete.
    pub fn finish(mut self) -> io::Result<W> {
        self.seal(true)?;
        self.inner.flush()?;
        Ok(self.inner)
    }

    fn seal(&mut self, last: bool) -> io::Result<()> {
        if self.broken {
            return Err(io::Error::other("an earlier part of the sealed file could not be written"));
        }
        // The flag stays set unless both sealing and writing succeed.
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
        // A full chunk is kept until more data shows that it is not the last chunk.
        if self.chunk.len() == CHUNK && !data.is_empty() {
            self.seal(false)?;
        }
        let n = data.len().min(CHUNK - self.chunk.len());
        self.chunk.extend_from_slice(&data[..n]);
        Ok(n)
    }

    /// Flushes the inner writer. The plaintext of the current chunk is not written, because only
    /// [`finish`](SealedWriter::finish) can write an incomplete chunk.
    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<W: Write> fmt::Debug for SealedWriter<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SealedWriter").field("algorithm", &self.sealer.algorithm()).finish_non_exhaustive()
    }
}
