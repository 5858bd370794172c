//! Inputs: files and standard input.
use super::{
    armor::{self, Damaged, Decoder, Label},
    stdin,
};
use crate::{
    failure::{Failure, Result},
    quote,
};
use std::{
    fs::{File, Metadata},
    io::{self, Chain, Cursor, Read},
    path::Path,
};

/// An open input.
pub struct Input {
    source: Source,
    metadata: Metadata,
    /// For messages.
    pub name: String,
    /// Bytes, if known beforehand.
    pub len: Option<u64>,
}

/// A file, preceded by the bytes that were read to see whether it is armored.
type Bytes = Chain<Cursor<Vec<u8>>, File>;

enum Source {
    Bytes(Bytes),
    Armor(Box<Decoder<Bytes>>),
}

impl Input {
    /// Opens a file, or standard input for `-` and for no path.
    pub fn open(path: Option<&Path>) -> Result<Self> {
        let (file, name) = match path {
            Some(path) if path != Path::new("-") => {
                let name = quote::path(path);
                (File::open(path).map_err(|e| Failure::io(&name, &e))?, name)
            }
            _ => {
                let name = "standard input".to_owned();
                (stdin().map_err(|e| Failure::io(&name, &e))?, name)
            }
        };
        let metadata = file.metadata().map_err(|e| Failure::io(&name, &e))?;
        if metadata.is_dir() {
            return Err(Failure::new(format!("{name}: is a directory; a file is needed")));
        }
        let len = metadata.is_file().then_some(metadata.len());
        Ok(Self { source: Source::Bytes(Cursor::default().chain(file)), metadata, name, len })
    }

    /// Removes the armor, if there is any.
    pub fn unarmored(mut self, label: Label) -> Result<Self> {
        let mut begin = Vec::with_capacity(armor::BEGIN.len());
        self.fill(&mut begin, armor::BEGIN.len())?;
        let armored = begin == armor::BEGIN;
        if let Source::Bytes(bytes) = self.source {
            let (_, file) = bytes.into_inner();
            let bytes = Cursor::new(begin).chain(file);
            self.source =
                if armored { Source::Armor(Box::new(Decoder::new(bytes, label))) } else { Source::Bytes(bytes) };
        }
        if armored {
            // Approximately: the line ends may be longer.
            self.len = self.len.map(|len| len / 65 * 48);
        }
        Ok(self)
    }

    /// Appends to `buffer` until it has `len` bytes or the input ends.
    pub fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()> {
        let more = len.saturating_sub(buffer.len()) as u64;
        let filled = match &mut self.source {
            Source::Bytes(bytes) => bytes.take(more).read_to_end(buffer),
            Source::Armor(decoder) => decoder.take(more).read_to_end(buffer),
        };
        filled.map_err(|e| self.failure(&e))?;
        Ok(())
    }

    /// The failure for an error while reading it.
    pub fn failure(&self, e: &io::Error) -> Failure {
        match e.get_ref().and_then(|e| e.downcast_ref::<Damaged>()) {
            Some(damaged) => Failure::Refused(format!("{}: {damaged}", self.name)),
            None => Failure::io(&self.name, e),
        }
    }

    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match &mut self.source {
            Source::Bytes(bytes) => bytes.read(out),
            Source::Armor(decoder) => decoder.read(out),
        }
    }
}
