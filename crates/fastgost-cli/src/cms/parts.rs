//! Encrypts or decrypts a content on several threads. This is possible only for a cipher in a counter mode without a
//! MAC.
use crate::{
    failure::{Failure, Result},
    io::Output,
    semaphore::lock,
    stream::{Chunk, Feed, Work},
};
use fastgost::registry::DynMode;
use fastgost_pki::cms::{Decryptor, Encryption};
use std::{io::Read, mem, sync::Mutex};

/// The number of bytes in a chunk. The number is a multiple of the cipher's block size.
const CHUNK: usize = 256 << 10;

/// Encrypts or decrypts the chunks of a content.
pub struct Counter<'a> {
    name: String,
    /// The cipher in its state at the beginning of the next chunk, and the number of bytes that come before this chunk.
    /// The cipher is None if no keystream is left.
    state: Mutex<(Option<Box<dyn DynMode>>, u64)>,
    parallel: bool,
    /// The encryption of the document. For each chunk, it computes the header that comes before the chunk in the
    /// output. The field is None for decryption.
    pieces: Option<&'a Encryption>,
}

impl<'a> Counter<'a> {
    /// Prepares the encryption or decryption of a content. `name` is the name of the input, for messages.
    pub fn new(name: &str, mode: Box<dyn DynMode>, pieces: Option<&'a Encryption>) -> Self {
        let parallel = mode.after(&[]).is_some();
        Self { name: name.to_owned(), state: Mutex::new((Some(mode), 0)), parallel, pieces }
    }

    /// Returns how many bytes were processed.
    pub fn bytes(&self) -> u64 {
        lock(&self.state).1
    }
}

impl Work for Counter<'_> {
    /// The cipher for this chunk. The value is None if the mode must process the chunks one after the other.
    type Job = Option<Box<dyn DynMode>>;

    fn chunk_size(&self) -> usize {
        CHUNK
    }

    fn parallel(&self) -> bool {
        self.parallel
    }

    fn begin(&self, chunk: &Chunk, input: &[u8]) -> Result<Self::Job> {
        let (mode, bytes) = &mut *lock(&self.state);
        *bytes += input.len() as u64;
        if !self.parallel {
            return Ok(None);
        }
        let next = if chunk.last { None } else { mode.as_ref().and_then(|mode| mode.after(input)) };
        match mem::replace(mode, next) {
            Some(mode) => Ok(Some(mode)),
            None => Err(Failure::new(format!("{}: {}", self.name, fastgost::Error::StreamExhausted))),
        }
    }

    fn process(&self, job: Self::Job, _: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()> {
        output.clear();
        let done = match job {
            Some(mut mode) => mode.apply((&mut input[..]).into()),
            None => match &mut lock(&self.state).0 {
                Some(mode) => mode.apply((&mut input[..]).into()),
                None => Err(fastgost::Error::StreamExhausted),
            },
        };
        done.map_err(|e| Failure::new(format!("{}: {e}", self.name)))?;
        match self.pieces.map(|pieces| pieces.piece(input.len())) {
            Some(header) if !header.is_empty() => {
                output.extend(header);
                output.extend(&input[..]);
            }
            _ => mem::swap(input, output),
        }
        Ok(())
    }
}

/// Reads an encrypted content in chunks, without decrypting the content.
pub struct Ciphertext<'a, R> {
    pub decryptor: &'a mut Decryptor<R>,
    /// The name of the input in messages.
    pub name: &'a str,
    pub len: Option<u64>,
}

impl<R: Read + Send> Feed for Ciphertext<'_, R> {
    fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()> {
        let mut at = buffer.len();
        buffer.resize(len, 0);
        while at < len {
            match self.decryptor.ciphertext(&mut buffer[at..]) {
                Ok(0) => break,
                Ok(n) => at += n,
                Err(e) => {
                    buffer.truncate(at);
                    return Err(super::failed(self.name, e));
                }
            }
        }
        buffer.truncate(at);
        Ok(())
    }

    fn len(&self) -> Option<u64> {
        self.len
    }
}

/// Rejects an output that would receive the content before the content is verified, unless `stream` allows this output.
pub fn held_or_asked_for(output: &Output, stream: bool) -> Result<()> {
    if stream || output.is_held() {
        return Ok(());
    }
    Err(Failure::new(
        "the output is not a file, and would get the content before it is verified; use -o FILE; with --stream, the \
         content is written at once, and only the exit status says whether it is right",
    ))
}
