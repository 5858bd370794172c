//! Reads the plaintext of a sealed file as a stream, with random access if the file can seek.
use super::{CHUNK, Header, Identity, Opener};
use crate::error::Error;
use alloc::{vec, vec::Vec};
use core::fmt;
use std::io::{self, Read, Seek, SeekFrom};
use zeroize::Zeroizing;

/// Reads the plaintext of a sealed file. The reader releases only verified plaintext. The reader reports the end of the
/// plaintext only after the last chunk has been verified as the last chunk. If a chunk is wrong, the reader returns an
/// error of kind [`io::ErrorKind::InvalidData`]. The [`Error`] in it names the wrong chunk. The plaintext before this
/// chunk is authentic.
///
/// If the file can seek, the reader can seek too. After a seek, the reader reads only the chunks that are needed.
///
/// ```
/// use fastgost::sealed::{self, Algorithm, CHUNK, Identity, Recipient, SealedReader};
/// use std::io::{Cursor, Read, Seek, SeekFrom};
///
/// let key = [7; 32];
/// let plaintext: Vec<u8> = (0..3 * CHUNK).map(|i| (i % 251) as u8).collect();
/// let file = sealed::seal(Algorithm::Kuznyechik, &[Recipient::RawKey(&key)], &plaintext)?;
///
/// let mut reader = SealedReader::new(Cursor::new(file), &[Identity::RawKey(&key)])?;
/// reader.seek(SeekFrom::End(-1000))?;
/// let mut end = Vec::new();
/// reader.read_to_end(&mut end)?;
/// assert!(end == plaintext[plaintext.len() - 1000..]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct SealedReader<R> {
    inner: R,
    opener: Opener,
    /// The position in the plaintext.
    position: u64,
    /// The chunk whose plaintext is in `plaintext`.
    open: Option<Place>,
    plaintext: Zeroizing<Vec<u8>>,
    /// The bytes of the next chunk that were read from `inner` so far. The reader tries to read one byte more than a
    /// chunk. If this byte exists, the chunk is not the last chunk.
    sealed: Vec<u8>,
    /// The index of the chunk in `sealed`; `None` if the position of `inner` is unknown.
    next: Option<u64>,
    /// The number of bytes read from `inner` since the beginning of chunk 0.
    consumed: u64,
    /// The position of chunk 0 in `inner`, or `None` if no call has needed this position yet.
    start: Option<u64>,
    /// The length of the plaintext; `None` until the last chunk has been verified.
    length: Option<u64>,
}

#[derive(Clone, Copy)]
struct Place {
    index: u64,
    last: bool,
}

impl Place {
    /// Whether this place is the place of chunk `index`. If this place is the last chunk, all higher indices count as
    /// this place too, because positions after the end of the file count as positions in the last chunk.
    fn has(self, index: u64) -> bool {
        index == self.index || self.last && index > self.index
    }
}

impl<R: Read> SealedReader<R> {
    /// Reads and verifies the header, and reads nothing after it.
    ///
    /// # Errors
    /// The errors of [`Header::read`] and, as [`io::ErrorKind::InvalidData`], the errors of [`Opener::new`].
    pub fn new(mut inner: R, identities: &[Identity<'_>]) -> io::Result<Self> {
        let header = Header::read(&mut inner)?;
        Ok(Self::with_opener(inner, Opener::new(&header, identities)?))
    }

    /// Reads a stream whose header has been read already.
    pub fn with_opener(inner: R, opener: Opener) -> Self {
        let sealed = Vec::with_capacity(CHUNK + opener.algorithm().tag_size() + 1);
        Self {
            inner,
            opener,
            position: 0,
            open: None,
            plaintext: Zeroizing::new(vec![0; CHUNK]),
            sealed,
            next: Some(0),
            consumed: 0,
            start: None,
            length: None,
        }
    }

    /// Reads and opens chunk `index`, which must be the next chunk in `inner`.
    fn load(&mut self, index: u64) -> io::Result<Place> {
        let whole = self.whole();
        // If the stream fails, the bytes that the stream has delivered are kept for the next attempt.
        let before = self.sealed.len();
        let more = (whole + 1).saturating_sub(before) as u64;
        let result = self.inner.by_ref().take(more).read_to_end(&mut self.sealed);
        self.consumed += (self.sealed.len() - before) as u64;
        result?;
        let place = Place { index, last: self.sealed.len() <= whole };
        let sealed = &self.sealed[..self.sealed.len().min(whole)];
        let cut = Error::SealedChunk { index, last: place.last };
        let size = sealed.len().checked_sub(self.opener.algorithm().tag_size()).ok_or(cut)?;
        self.open = None;
        self.plaintext.resize(size, 0);
        self.opener.open_chunk(index, place.last, sealed, &mut self.plaintext)?;
        if place.last {
            self.length = Some(index * CHUNK as u64 + size as u64);
        }
        self.sealed.drain(..self.sealed.len().min(whole));
        self.next = Some(index + 1);
        self.open = Some(place);
        Ok(place)
    }

    /// The size of a sealed chunk other than the last.
    fn whole(&self) -> usize {
        CHUNK + self.opener.algorithm().tag_size()
    }
}

impl<R: Read> Read for SealedReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if out.is_empty() {
            return Ok(0);
        }
        let index = self.position / CHUNK as u64;
        let place = match (self.open, self.next) {
            (Some(place), _) if place.has(index) => place,
            (_, Some(next)) if next == index => self.load(index)?,
            // After an error of `inner`, or if the file has grown, only a seek makes reading possible again.
            _ => return Err(io::Error::other("the sealed file cannot be read on from here")),
        };
        let at = self.position - place.index * CHUNK as u64;
        let rest = usize::try_from(at).ok().and_then(|at| self.plaintext.get(at..)).unwrap_or(&[]);
        let n = rest.len().min(out.len());
        out[..n].copy_from_slice(&rest[..n]);
        self.position += n as u64;
        Ok(n)
    }
}

impl<R: Read + Seek> SealedReader<R> {
    /// The length of the plaintext in bytes. This method first verifies the last chunk, unless the last chunk has been
    /// verified already.
    ///
    /// # Errors
    /// [`Error::SealedChunk`] and [`Error::SealedLength`], as [`io::ErrorKind::InvalidData`], for a wrong last chunk;
    /// the errors of the file.
    pub fn length(&mut self) -> io::Result<u64> {
        let length = self.verified_length();
        let back = self.go_to(self.position);
        back.and(length)
    }

    fn verified_length(&mut self) -> io::Result<u64> {
        if let Some(length) = self.length {
            return Ok(length);
        }
        let last = self.go_to_chunk(u64::MAX)?;
        self.load(last)?;
        self.length.ok_or_else(|| io::Error::other("the sealed file grew while it was read"))
    }

    fn position_of(&mut self, to: SeekFrom) -> io::Result<u64> {
        let position = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::Current(by) => self.position.checked_add_signed(by),
            SeekFrom::End(by) => self.verified_length()?.checked_add_signed(by),
        };
        let outside = || io::Error::new(io::ErrorKind::InvalidInput, "a position before the beginning, or beyond 2^64");
        position.ok_or_else(outside)
    }

    /// Prepares to read at this position of the plaintext. If the position is in no chunk, the last chunk is read and
    /// verified.
    fn go_to(&mut self, position: u64) -> io::Result<()> {
        let index = position / CHUNK as u64;
        if self.next == Some(index) {
            return Ok(());
        }
        if let Some(place) = self.open.filter(|place| place.has(index)) {
            // After the open chunk, the reader needs the chunk that follows it. If `inner` is not at the beginning of
            // that chunk, the reader must seek.
            return match place.last || self.next == Some(place.index + 1) {
                true => Ok(()),
                false => self.go_to_chunk(place.index + 1).map(drop),
            };
        }
        let found = self.go_to_chunk(index)?;
        if found < index { self.load(found).map(drop) } else { Ok(()) }
    }

    /// Seeks to the beginning of chunk `index`, or of the last chunk if the file has fewer chunks. Returns the index of
    /// the chunk at whose beginning `inner` is now.
    fn go_to_chunk(&mut self, index: u64) -> io::Result<u64> {
        self.sealed.clear();
        self.next = None;
        let start = match self.start {
            Some(start) => start,
            None => *self.start.insert(self.inner.stream_position()?.saturating_sub(self.consumed)),
        };
        let payload = self.inner.seek(SeekFrom::End(0))?.saturating_sub(start);
        let whole = self.whole() as u64;
        let index = index.min(payload.div_ceil(whole).saturating_sub(1));
        self.inner.seek(SeekFrom::Start(start + index * whole))?;
        self.next = Some(index);
        Ok(index)
    }
}

impl<R: Read + Seek> Seek for SealedReader<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let found = self.position_of(to).and_then(|position| self.go_to(position).map(|()| position));
        match found {
            Ok(position) => self.position = position,
            // Reading continues at the old position, if possible.
            Err(_) => self.go_to(self.position).unwrap_or_default(),
        }
        found
    }
}

impl<R> fmt::Debug for SealedReader<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SealedReader")
            .field("opener", &self.opener)
            .field("position", &self.position)
            .finish_non_exhaustive()
    }
}
