//! Runs the command for the targets, in this process and on files in memory.
use crate::{failure::Failure, kat, mac, pubkey, verify};
use clap::Parser;
use std::{
    io::{Seek, Write},
    path::Path,
};
use tempfile::NamedTempFile;

#[derive(Parser)]
#[command(name = "fastgost")]
enum Command {
    Kat(kat::Arguments),
    Mac(mac::Arguments),
    Pubkey(pubkey::Arguments),
    Verify(verify::Verify),
}

/// Runs the command, and returns whether it succeeded. Panics if the command fails without a message.
pub fn command(arguments: &[&str]) -> bool {
    let command =
        Command::try_parse_from([&["fastgost"], arguments].concat()).expect("the target's arguments are right");
    let result = match &command {
        Command::Kat(arguments) => kat::run(arguments),
        Command::Mac(arguments) => mac::run(arguments),
        Command::Pubkey(arguments) => pubkey::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
    };
    if let Err(Failure::Error(message) | Failure::Refused(message)) = &result {
        assert!(!message.is_empty());
    }
    result.is_ok()
}

/// A file that other users may not read. The file is deleted when the process ends.
pub struct File(NamedTempFile);

impl File {
    /// Makes an empty file, in memory if possible.
    pub fn new() -> Self {
        let memory = Path::new("/dev/shm");
        let file = if memory.is_dir() { NamedTempFile::new_in(memory) } else { NamedTempFile::new() };
        Self(file.expect("a place for files"))
    }

    /// Writes these bytes as the whole content of the file, and returns the name of the file.
    pub fn with(&mut self, bytes: &[u8]) -> &str {
        let file = self.0.as_file_mut();
        let written = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(bytes));
        written.expect("room for it");
        self.path()
    }

    /// Returns the name of the file.
    pub fn path(&self) -> &str {
        self.0.path().to_str().expect("ASCII")
    }
}

impl From<&[u8]> for File {
    fn from(bytes: &[u8]) -> Self {
        let mut file = Self::new();
        file.with(bytes);
        file
    }
}

impl Default for File {
    fn default() -> Self {
        Self::new()
    }
}
