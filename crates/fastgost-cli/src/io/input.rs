//! What is read.
use super::stdin;
use crate::{
    failure::{Failure, Result},
    quote,
};
use std::{
    fs::{File, Metadata},
    io::{self, Read},
    path::Path,
};

/// Something to read.
pub struct Input {
    file: File,
    /// For messages.
    pub name: String,
    /// Bytes, if known beforehand.
    pub len: Option<u64>,
}

impl Input {
    /// A file, or standard input for `-` and for none.
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
        Ok(Self { file, name, len })
    }

    /// Appends to `buffer` until it has `len` bytes or the input ends.
    pub fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()> {
        let more = len.saturating_sub(buffer.len()) as u64;
        (&self.file).take(more).read_to_end(buffer).map_err(|e| Failure::io(&self.name, &e))?;
        Ok(())
    }

    pub fn metadata(&self) -> io::Result<Metadata> {
        self.file.metadata()
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.file.read(out)
    }
}
