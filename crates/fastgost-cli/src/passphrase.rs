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

/// Not empty.
pub type Passphrase = Zeroizing<Vec<u8>>;

/// At most one source of a passphrase.
#[derive(Args)]
#[group(multiple = false)]
pub struct PassphraseArguments {
    /// Ask for a passphrase on the terminal; for a new one twice
    #[arg(long, help_heading = key::KEY_OPTIONS)]
    passphrase: bool,
    /// Read the passphrase from a file: its one line, with a newline or without
    #[arg(long, help_heading = key::KEY_OPTIONS, value_name = "FILE")]
    passphrase_file: Option<PathBuf>,
    /// Read the passphrase from an open file descriptor, in the same form
    #[arg(long, help_heading = key::KEY_OPTIONS, value_name = "N", value_parser = number::descriptor)]
    passphrase_fd: Option<u32>,
}

impl PassphraseArguments {
    /// What clap calls them.
    pub const NAMES: [&str; 3] = ["passphrase", "passphrase_file", "passphrase_fd"];

    /// Refuses to take both the passphrase and the input from standard input.
    pub fn leave_stdin_to(&self, input: Option<&Path>) -> Result<()> {
        match self.passphrase_fd {
            Some(0) => key::leave_stdin_to("--passphrase-fd 0", "the passphrase", input),
            _ => Ok(()),
        }
    }

    /// The files that it comes from.
    pub fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.passphrase_file.clone().into_iter().chain(self.passphrase_fd.map(key::descriptor))
    }

    /// Whether it comes from elsewhere than a question that nobody asked for.
    pub fn given(&self) -> bool {
        self.passphrase || self.passphrase_file.is_some() || self.passphrase_fd.is_some()
    }

    /// Those of keys.
    pub fn source(&self) -> Passphrases<'_> {
        Passphrases { arguments: self, read: None }
    }

    /// One that exists.
    pub fn read(&self) -> Result<Passphrase> {
        self.read_or(|| prompt("Passphrase: "))
    }

    /// One for something new: typed twice, since nobody can see it.
    pub fn read_new(&self) -> Result<Passphrase> {
        self.read_or(|| {
            let first = prompt("New passphrase: ")?;
            // Nobody is timed who has just typed both.
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

/// The passphrases of keys: each is asked for, or one that comes from elsewhere is for all.
pub struct Passphrases<'a> {
    arguments: &'a PassphraseArguments,
    /// A pipe has it once.
    read: Option<Passphrase>,
}

impl Passphrases<'_> {
    /// That of a key.
    pub fn of(&mut self, name: &str) -> Result<Passphrase> {
        let arguments = self.arguments;
        if arguments.passphrase_file.is_none() && arguments.passphrase_fd.is_none() {
            return prompt(&format!("Passphrase of {name}: "));
        }
        match &self.read {
            Some(passphrase) => Ok(passphrase.clone()),
            None => Ok(self.read.insert(arguments.read()?).clone()),
        }
    }
}

/// What is longer is not meant as a passphrase.
const LONGEST: usize = 4096;

fn from_file(file: File, name: &str) -> Result<Passphrase> {
    let mut bytes = key::read_up_to(file, LONGEST, name)?;
    if bytes.len() > LONGEST {
        return Err(Failure::new(format!("{name}: more than {LONGEST} bytes are not meant as a passphrase")));
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
