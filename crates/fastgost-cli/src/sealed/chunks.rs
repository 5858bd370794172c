//! Seals and opens the chunks of sealed files on many threads.
use super::refused;
use crate::{
    failure::{Failure, Result},
    semaphore::lock,
    stream::{Chunk, Work},
};
use fastgost::{
    Error,
    sealed::{CHUNK, ChunkSealer, Opener},
};
use std::sync::Mutex;

/// A chunk of the stream (see `stream.rs`) contains this many chunks of the sealed file. With a larger number, threads
/// wait for each other less often.
const TOGETHER: usize = 4;

/// A pool of sealers or openers. Each working thread takes a sealer or opener from the pool for each chunk of the
/// stream. The chunks of a sealed file form groups, and each group has its own key. A sealer or opener keeps the group
/// key of the chunk that it has processed last, so it need not derive the key for the next chunk of the group.
pub struct Pool<T> {
    first: T,
    free: Mutex<Vec<T>>,
}

impl<T: Clone> Pool<T> {
    pub fn new(first: T) -> Self {
        Self { first, free: Mutex::default() }
    }

    fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let free = lock(&self.free).pop();
        let mut one = free.unwrap_or_else(|| self.first.clone());
        let result = work(&mut one);
        lock(&self.free).push(one);
        result
    }
}

/// Returns the file's chunks that are in one chunk of the stream. For each chunk of the file, the function returns the
/// chunk's index, and true if the chunk is the last chunk of the file.
fn places(chunk: &Chunk, bytes: usize, size: usize) -> impl Iterator<Item = (u64, bool)> {
    let count = bytes.div_ceil(size).max(1) as u64;
    let (first, last) = (chunk.number * TOGETHER as u64, chunk.last);
    (0..count).map(move |i| (first + i, last && i + 1 == count))
}

pub struct Seal {
    pub name: String,
    pub tag: usize,
    pub sealers: Pool<ChunkSealer>,
}

impl Work for Seal {
    type Job = ();

    fn chunk_size(&self) -> usize {
        TOGETHER * CHUNK
    }

    fn parallel(&self) -> bool {
        true
    }

    fn begin(&self, _: &Chunk, _: &[u8]) -> Result<()> {
        Ok(())
    }

    fn process(&self, (): (), chunk: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()> {
        let places = places(chunk, input.len(), CHUNK);
        output.resize(input.len() + input.len().div_ceil(CHUNK).max(1) * self.tag, 0);
        self.sealers.with(|sealer| {
            for (i, (index, last)) in places.enumerate() {
                let (from, to) = (i * CHUNK, i * (CHUNK + self.tag));
                let size = CHUNK.min(input.len() - from);
                let sealed = &mut output[to..to + size + self.tag];
                if let Err(e) = sealer.seal_chunk(index, last, &input[from..from + size], sealed) {
                    output.truncate(to);
                    return Err(Failure::new(format!("{}: {e}", self.name)));
                }
            }
            Ok(())
        })
    }
}

pub struct Open {
    pub name: String,
    pub tag: usize,
    pub openers: Pool<Opener>,
}

impl Work for Open {
    type Job = ();

    fn chunk_size(&self) -> usize {
        TOGETHER * (CHUNK + self.tag)
    }

    fn parallel(&self) -> bool {
        true
    }

    fn begin(&self, _: &Chunk, _: &[u8]) -> Result<()> {
        Ok(())
    }

    /// If a chunk fails, the earlier data may be written, because the earlier data was authenticated.
    fn process(&self, (): (), chunk: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()> {
        let whole = CHUNK + self.tag;
        output.resize(input.len(), 0);
        let mut good = 0;
        let done = self.openers.with(|opener| {
            for (i, (index, last)) in places(chunk, input.len(), whole).enumerate() {
                let sealed = &input[i * whole..input.len().min((i + 1) * whole)];
                let cut = Error::SealedChunk { index, last };
                let size = sealed.len().checked_sub(self.tag).ok_or(cut)?;
                opener.open_chunk(index, last, sealed, &mut output[good..good + size])?;
                good += size;
            }
            Ok(())
        });
        output.truncate(good);
        done.map_err(|e| refused(&self.name, e))
    }
}
