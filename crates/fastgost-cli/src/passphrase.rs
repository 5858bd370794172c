//! Where a passphrase comes from.
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

/// A passphrase; never empty.
pub type Passphrase = Zeroizing<Vec<u8>>;

/// At most one source of a passphrase.
#[derive(Args, Default)]
#[group(multiple = false)]
pub struct PassphraseArguments {
    /// Ask for a passphrase on the terminal, twice if it is new
    #[arg(long, help_heading = key::KEY_OPTIONS)]
    passphrase: bool,
    /// Read the passphrase from a file of one line, with or without a newline
    #[arg(long, help_heading = key::KEY_OPTIONS, value_name = "FILE")]
    passphrase_file: Option<PathBuf>,
    /// Read the passphrase from an open file descriptor, in the same form
    #[arg(long, help_heading = key::KEY_OPTIONS, value_name = "N", value_parser = number::descriptor)]
    passphrase_fd: Option<u32>,
}

impl PassphraseArguments {
    /// The arguments' ids in clap.
    pub const NAMES: [&str; 3] = ["passphrase", "passphrase_file", "passphrase_fd"];

    /// A passphrase in a file or, without one, asked for.
    pub fn of_file(passphrase_file: Option<PathBuf>) -> Self {
        Self { passphrase_file, ..Self::default() }
    }

    /// Rejects a passphrase and an input that both come from standard input.
    pub fn leave_stdin_to(&self, input: Option<&Path>) -> Result<()> {
        match self.passphrase_fd {
            Some(0) => key::leave_stdin_to("--passphrase-fd 0", "the passphrase", input),
            _ => Ok(()),
        }
    }

    /// The files that the passphrase is read from.
    pub fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.passphrase_file.clone().into_iter().chain(self.passphrase_fd.and_then(key::descriptor))
    }

    /// Whether any of the options was given.
    pub fn given(&self) -> bool {
        self.passphrase || self.passphrase_file.is_some() || self.passphrase_fd.is_some()
    }

    /// For encrypted private keys.
    pub fn source(&self) -> Passphrases<'_> {
        Passphrases { arguments: self, read: None }
    }

    /// An existing passphrase.
    pub fn read(&self) -> Result<Passphrase> {
        self.read_or(|| prompt("Passphrase: "))
    }

    /// A new passphrase: typed twice, since it is not shown.
    pub fn read_new(&self) -> Result<Passphrase> {
        self.read_or(|| {
            let first = prompt("New passphrase: ")?;
            // Not in constant time: whoever could measure this has just typed both.
            if prompt("Repeat passphrase: ")? != first {
                return Err(Failure::new("the two passphrases differ; nothing was done"));
            }
            Ok(first)
        })
    }

    fn read_or(&self, prompt: impl FnOnce() -> Result<Passphrase>) -> Result<Passphrase> {
        if let Some(path) = &self.passphrase_file {
            let (file, name) = key::open_secret(path)?;
            from_file(file, &name)
        } else if let Some(fd) = self.passphrase_fd {
            let (file, name) = key::open_descriptor(fd)?;
            from_file(file, &name)
        } else {
            prompt()
        }
    }
}

/// The passphrases of private keys: asked for one by one, or one from a file or descriptor for all of them.
pub struct Passphrases<'a> {
    arguments: &'a PassphraseArguments,
    /// Kept, since a pipe can be read only once.
    read: Option<Passphrase>,
}

impl Passphrases<'_> {
    /// Whether passphrases are asked for on the terminal.
    pub fn are_asked_for(&self) -> bool {
        self.arguments.passphrase_file.is_none() && self.arguments.passphrase_fd.is_none()
    }

    /// The passphrase of the key with that name.
    pub fn of(&mut self, name: &str) -> Result<Passphrase> {
        if self.are_asked_for() {
            return prompt(&format!("Passphrase for {name}: "));
        }
        match &self.read {
            Some(passphrase) => Ok(passphrase.clone()),
            None => Ok(self.read.insert(self.arguments.read()?).clone()),
        }
    }
}

/// Anything longer is not meant as a passphrase.
const LONGEST: usize = 4096;

fn from_file(file: File, name: &str) -> Result<Passphrase> {
    let mut bytes = key::read_up_to(file, LONGEST, name)?;
    if bytes.len() > LONGEST {
        return Err(Failure::new(format!("{name}: more than {LONGEST} bytes, which is too long for a passphrase")));
    }
    let len = key::without_newline(&bytes).len();
    bytes.truncate(len);
    if bytes.contains(&b'\n') {
        return Err(Failure::new(format!("{name}: more than one line; a passphrase is one line")));
    }
    check(bytes, name)
}

fn prompt(words: &str) -> Result<Passphrase> {
    let text = ask(words, "a passphrase", "--passphrase-file or --passphrase-fd")?;
    check(Zeroizing::new(text.into_bytes()), "the passphrase")
}

fn check(passphrase: Passphrase, name: &str) -> Result<Passphrase> {
    if passphrase.is_empty() {
        return Err(Failure::new(format!("{name}: empty; a passphrase has at least one character")));
    }
    Ok(passphrase)
}
