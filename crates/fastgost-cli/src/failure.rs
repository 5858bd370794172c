//! The reason why a run failed, its message, and the exit status.
use crate::terminal::steers;
use clap::Args;
use std::{
    borrow::Cow,
    fmt::Display,
    io,
    io::Write,
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
};

pub type Result<T> = std::result::Result<T, Failure>;

/// The way in which a run failed. This value decides the message on standard error and the exit status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A check failed, and the command has already printed the reason.
    Check,
    /// A check failed. The text names the rejected item and the reason.
    Refused(String),
    /// Wrong usage, bad data or an input/output error. The text names the mistake and the allowed values, and never a
    /// secret.
    Error(String),
    /// An error that was already reported on standard error.
    Reported,
    /// The reader of standard output is gone, so no message can reach the reader.
    Unread,
}

impl Failure {
    pub fn new(message: impl Into<String>) -> Self {
        Failure::Error(message.into())
    }

    /// Returns the failure `name: reason` for an input/output error.
    pub fn io(name: impl Display, e: &io::Error) -> Self {
        Failure::Error(format!("{name}: {}", reason(e)))
    }

    /// Returns the failure for an error that occurred while writing to standard output.
    pub fn stdout(e: &io::Error) -> Self {
        if e.kind() == io::ErrorKind::BrokenPipe { Failure::Unread } else { Failure::io("standard output", e) }
    }

    pub fn report(&self) {
        if let Failure::Error(message) | Failure::Refused(message) = self {
            complain(message);
        }
    }

    /// Reports the failure, and returns `Failure::Check`, which gives the exit status of a failed check. The subcommand
    /// `sum` calls this function, because its exit status is 1 for all errors, as with sha256sum.
    pub fn into_check(self) -> Self {
        self.report();
        if self == Failure::Unread { self } else { Failure::Check }
    }

    pub fn status(&self) -> ExitCode {
        match self {
            Failure::Check | Failure::Refused(_) => ExitCode::from(1),
            Failure::Error(_) | Failure::Reported => ExitCode::from(2),
            // If SIGPIPE (signal 13) ends a program, a shell reports this exit status.
            Failure::Unread => ExitCode::from(128 + 13),
        }
    }
}

impl From<fastgost::Error> for Failure {
    fn from(e: fastgost::Error) -> Self {
        Failure::Error(e.to_string())
    }
}

impl From<fastgost_gpu::Error> for Failure {
    fn from(e: fastgost_gpu::Error) -> Self {
        let cure = if matches!(e, fastgost_gpu::Error::NoDriver) { "; without --gpu, the CPU computes" } else { "" };
        Failure::Error(format!("{e}{cure}"))
    }
}

/// Writes `fastgost: message` to standard error. If the message cannot be written, the function does nothing else.
/// Characters that would control a terminal are escaped, since a message may quote text of users and names of files.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr().lock(), "fastgost: {}", harmless(message));
}

/// Writes a note, unless `--quiet` was given. A note is a message that is not an error.
pub fn note(message: &str) {
    if !is_quiet() {
        complain(message);
    }
}

/// The option `--quiet`. The subcommands `sum` and `verify` do not use this struct, because their option `--quiet` has
/// another meaning.
#[derive(Args)]
pub struct Quiet {
    /// Show only errors: no progress, no warnings and no notes
    #[arg(long)]
    quiet: bool,
}

static QUIET: AtomicBool = AtomicBool::new(false);

/// Applies `--quiet`. (The subcommands `sum` and `verify` define this option themselves.)
pub fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

pub fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

fn harmless(message: &str) -> Cow<'_, str> {
    let harmful = |c: char| steers(c) && c != '\n';
    if !message.contains(harmful) {
        return Cow::Borrowed(message);
    }
    let mut out = String::with_capacity(message.len() + 16);
    for c in message.chars() {
        if harmful(c) { out.extend(c.escape_default()) } else { out.push(c) }
    }
    Cow::Owned(out)
}

/// Returns the system's error message without its number.
pub fn reason(e: &io::Error) -> String {
    let text = e.to_string();
    match text.find(" (os error ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn nothing_steers_the_terminal() {
        assert_eq!(harmless("plain тест\nline"), "plain тест\nline");
        assert_eq!(harmless("a\u{1b}[2J\r\u{9b}b"), "a\\u{1b}[2J\\r\\u{9b}b");
    }
}
