//! Reads passphrases from the places that the options name.
use crate::{
    failure::{Failure, Result},
    key, number,
    terminal::ask,
};
use clap::Args;
use std::{
    fs::File,
    path::{Path, PathBuf},
};
use zeroize::Zeroizing;

/// A passphrase.
pub type Passphrase = Zeroizing<Vec<u8>>;

/// The sources of a passphrase. At most one of these options may be given.
#[derive(Args, Default)]
#[group(multiple = false)]
pub struct PassphraseArguments {
    /// Ask for a passphrase on the terminal, twice if the passphrase is new
    #[arg(short, long, help_heading = key::KEY_OPTIONS)]
    passphrase: bool,
    /// Read the passphrase from a file of one line, with or without a newline
    #[arg(long, help_heading = key::KEY_OPTIONS, value_name = "FILE")]
    passphrase_file: Option<PathBuf>,
    /// Read the passphrase from an open file descriptor: one line, with or without a newline
    #[arg(long, help_heading = key::KEY_OPTIONS, value_name = "N", value_parser = number::descriptor)]
    passphrase_fd: Option<u32>,
}

impl PassphraseArguments {
    /// The names by which clap knows these arguments.
    pub const NAMES: [&str; 3] = ["passphrase", "passphrase_file", "passphrase_fd"];

    /// Makes the arguments for a passphrase from a file or, without a file, from the terminal.
    pub fn of_file(passphrase_file: Option<PathBuf>) -> Self {
        Self { passphrase_file, ..Self::default() }
    }

    /// Refuses to read both the passphrase and the input from standard input.
    pub fn leave_stdin_to(&self, input: Option<&Path>) -> Result<()> {
        match self.passphrase_fd {
            Some(0) => key::leave_stdin_to("--passphrase-fd 0", "the passphrase", input),
            _ => Ok(()),
        }
    }

    /// Returns the files that the passphrase is read from.
    pub fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.passphrase_file.clone().into_iter().chain(self.passphrase_fd.and_then(key::descriptor))
    }

    /// Whether any of the options was given.
    pub fn given(&self) -> bool {
        self.passphrase || self.passphrase_file.is_some() || self.passphrase_fd.is_some()
    }

    /// Whether the passphrase comes from the terminal.
    pub fn asks(&self) -> bool {
        self.passphrase
    }

    /// Returns a source of the passphrases for encrypted private keys.
    pub fn source(&self) -> Passphrases<'_> {
        Passphrases { arguments: self, read: None }
    }

    /// Reads an existing passphrase, which must not be empty.
    pub fn read(&self) -> Result<Passphrase> {
        self.read_or(Empty::Refused, || ask_for("Passphrase: ", OPTIONS))
    }

    /// Reads a new passphrase, which must not be empty. On a terminal, the user types the new passphrase twice, because
    /// the terminal does not show it.
    pub fn read_new(&self) -> Result<Passphrase> {
        self.read_new_or(OPTIONS)
    }

    /// Like [`read_new`](Self::read_new). If there is no terminal, the error names `options`.
    pub fn read_new_or(&self, options: &str) -> Result<Passphrase> {
        self.read_or(Empty::Refused, || {
            let first = check(ask_for("New passphrase: ", options)?, TYPED, Empty::Refused)?;
            // This comparison is not constant-time, because only the person who has just typed both passphrases could
            // measure its time.
            if ask_for("Repeat passphrase: ", options)? != first {
                return Err(Failure::new("the two passphrases differ; nothing was done"));
            }
            Ok(first)
        })
    }

    fn read_or(&self, empty: Empty, prompt: impl FnOnce() -> Result<Passphrase>) -> Result<Passphrase> {
        if let Some(path) = &self.passphrase_file {
            key::from_path(path, |file, name| check(from_file(file, name)?, name, empty))
        } else if let Some(fd) = self.passphrase_fd {
            key::from_descriptor(fd, |file, name| check(from_file(file, name)?, name, empty))
        } else {
            check(prompt()?, TYPED, empty)
        }
    }
}

/// Whether a passphrase may be empty. Other programs write keys under an empty passphrase, but our programs do not
/// write such keys.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Empty {
    Allowed,
    Refused,
}

/// The name of a typed passphrase in messages.
const TYPED: &str = "the passphrase";

/// A source of the passphrases of private keys. Such a passphrase may be empty. On a terminal, the user types a
/// passphrase for each key. A passphrase from a file or descriptor is for all keys.
pub struct Passphrases<'a> {
    arguments: &'a PassphraseArguments,
    /// The passphrase is kept, since a pipe can be read only once.
    read: Option<Passphrase>,
}

impl Passphrases<'_> {
    /// Whether passphrases are asked for on the terminal.
    pub fn are_asked_for(&self) -> bool {
        self.arguments.passphrase_file.is_none() && self.arguments.passphrase_fd.is_none()
    }

    /// Returns the passphrase of the key with that name.
    pub fn of(&mut self, name: &str) -> Result<Passphrase> {
        if let (Some(passphrase), false) = (&self.read, self.are_asked_for()) {
            return Ok(passphrase.clone());
        }
        let read = self.arguments.read_or(Empty::Allowed, || {
            ask(&format!("Passphrase for {name}: "), &format!("the passphrase of {name}"), OPTIONS).map(secret)
        })?;
        Ok(self.read.insert(read).clone())
    }
}

/// A passphrase is not longer than this number of bytes.
const LONGEST: usize = 4096;

fn from_file(file: &File, name: &str) -> Result<Passphrase> {
    let mut bytes = key::read_up_to(file, LONGEST, name)?;
    if bytes.len() > LONGEST {
        return Err(Failure::new(format!("{name}: more than {LONGEST} bytes, which is too long for a passphrase")));
    }
    let len = key::without_newline(&bytes).len();
    bytes.truncate(len);
    if bytes.contains(&b'\n') {
        return Err(Failure::new(format!("{name}: more than one line; a passphrase is one line")));
    }
    Ok(bytes)
}

/// The options that say where a passphrase is.
const OPTIONS: &str = "--passphrase-file or --passphrase-fd";

fn ask_for(words: &str, options: &str) -> Result<Passphrase> {
    ask(words, "a passphrase", options).map(secret)
}

fn secret(text: String) -> Passphrase {
    Zeroizing::new(text.into_bytes())
}

fn check(passphrase: Passphrase, name: &str, empty: Empty) -> Result<Passphrase> {
    if passphrase.is_empty() && empty == Empty::Refused {
        return Err(Failure::new(format!("{name}: empty; a passphrase has at least one character")));
    }
    Ok(passphrase)
}
