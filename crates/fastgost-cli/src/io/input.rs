//! Inputs: files and standard input.
use super::{Identity, stdin};
use crate::{
    failure::{Failure, Result},
    kind, quote,
};
use fastgost::text::{self, Damaged, Policy, Reader};
use std::{
    fs::{File, Metadata},
    io::{self, Chain, Cursor, Read},
    path::Path,
};

/// An open input.
pub struct Input {
    source: Source,
    identity: Option<Identity>,
    /// The name of the input in messages.
    pub name: String,
    /// The number of bytes in the input, if the number is known before the input is read.
    pub len: Option<u64>,
}

/// The bytes of a file. First come the bytes that the command has already read to see whether the file is armored, and
/// then the rest of the file.
type Bytes = Chain<Cursor<Vec<u8>>, File>;

enum Source {
    Bytes(Bytes),
    Armor(Box<Reader<Bytes>>),
    /// Data that the command has extracted from the input, such as a document from a mail.
    Inner(Cursor<Vec<u8>>),
    Failed(Option<io::Error>),
}

/// Returns the stored error of an input that failed. An `io::Error` cannot be copied, so only the first call returns
/// the stored error. Later calls return `InvalidData`.
fn again(e: &mut Option<io::Error>) -> io::Error {
    e.take().unwrap_or_else(|| io::ErrorKind::InvalidData.into())
}

impl Input {
    /// Opens a file. Opens standard input if the path is `-` or is not given.
    pub fn open(path: Option<&Path>) -> Result<Self> {
        let (file, name) = match path {
            Some(path) if path != Path::new("-") => {
                let name = quote::path(path);
                let failed = |e| match path.is_dir() {
                    // For a folder, the message of Windows says only that access is denied. So the command prints its
                    // own message.
                    true => kind::folder(&name, Some(path)),
                    false => Failure::io(&name, &e),
                };
                (File::open(path).map_err(failed)?, name)
            }
            _ => {
                let name = "standard input".to_owned();
                (stdin().map_err(|e| Failure::io(&name, &e))?, name)
            }
        };
        // An error is ignored here, because consoles, pipes and `NUL` have no metadata on Windows.
        let metadata = file.metadata().ok();
        if metadata.as_ref().is_some_and(Metadata::is_dir) {
            return Err(kind::folder(&name, path));
        }
        let len = metadata.filter(Metadata::is_file).map(|metadata| metadata.len());
        let identity = Identity::of(&file);
        Ok(Self { source: Source::Bytes(Cursor::default().chain(file)), identity, name, len })
    }

    /// Returns the first `len` bytes of the input. Call this function only before other functions read the input. The
    /// result is shorter if the input is shorter, and longer if an earlier call asked for more bytes. Later reads
    /// return these bytes again. If an error occurs in this function, a later read reports this error.
    pub fn begin(&mut self, len: usize) -> &[u8] {
        match &mut self.source {
            Source::Bytes(bytes) => {
                let (cursor, file) = bytes.get_mut();
                let begin = cursor.get_mut();
                let more = len.saturating_sub(begin.len()) as u64;
                if let Err(e) = file.take(more).read_to_end(begin) {
                    self.fail(e);
                }
            }
            Source::Armor(_) | Source::Inner(_) | Source::Failed(_) => {}
        }
        match &self.source {
            Source::Bytes(bytes) => bytes.get_ref().0.get_ref(),
            Source::Armor(_) | Source::Inner(_) | Source::Failed(_) => &[],
        }
    }

    /// Makes all further reads of this input fail.
    pub fn fail(&mut self, e: io::Error) {
        self.source = Source::Failed(Some(e));
    }

    /// If the input is armored (binary data as text, between BEGIN and END lines), makes later reads return the binary
    /// data.
    pub fn unarmored(mut self, label: &'static str) -> Result<Self> {
        if !self.begin(text::BEGIN.len()).starts_with(text::BEGIN) {
            return Ok(self);
        }
        if let Source::Bytes(bytes) = self.source {
            self.source = Source::Armor(Box::new(Reader::new(bytes, Policy::Exact(label))));
            // The new length is approximate, because a line end may have one or two bytes.
            self.len = self.len.map(|len| len / 65 * 48);
        }
        Ok(self)
    }

    /// Makes later reads return the bytes in `inner`, which were found inside the input.
    pub fn continued(self, inner: Vec<u8>) -> Self {
        let len = Some(inner.len() as u64);
        Self { source: Source::Inner(Cursor::new(inner)), len, ..self }
    }

    /// Appends data to `buffer` until `buffer` contains `len` bytes, or until the input ends.
    pub fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()> {
        let more = len.saturating_sub(buffer.len()) as u64;
        let filled = match &mut self.source {
            Source::Bytes(bytes) => bytes.take(more).read_to_end(buffer),
            Source::Armor(decoder) => decoder.take(more).read_to_end(buffer),
            Source::Inner(bytes) => bytes.take(more).read_to_end(buffer),
            Source::Failed(e) => Err(again(e)),
        };
        filled.map_err(|e| self.failure(&e))?;
        Ok(())
    }

    /// Turns an error that occurred while reading this input into a `Failure` with the input's name.
    pub fn failure(&self, e: &io::Error) -> Failure {
        match e.get_ref().and_then(|e| e.downcast_ref::<Damaged>()) {
            Some(damaged) => Failure::Refused(format!("{}: {damaged}", self.name)),
            None => Failure::io(&self.name, e),
        }
    }

    /// Returns the identity of the input. Returns None if the input is not a regular file.
    pub fn identity(&self) -> Option<Identity> {
        self.identity
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match &mut self.source {
            Source::Bytes(bytes) => bytes.read(out),
            Source::Armor(decoder) => decoder.read(out),
            Source::Inner(bytes) => bytes.read(out),
            Source::Failed(e) => Err(again(e)),
        }
    }
}
