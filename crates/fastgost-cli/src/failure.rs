//! Why a run did not succeed.
use std::{fmt::Display, io, io::Write, process::ExitCode};

pub type Result<T> = std::result::Result<T, Failure>;

/// What goes to standard error, and the exit status.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// A check said no, and the command has printed which.
    Check,
    /// Wrong usage, bad data or an input/output error: what was wrong and what is allowed. Never a secret.
    Error(String),
    /// The same, and standard error has it already.
    Reported,
}

impl Failure {
    pub fn new(message: impl Into<String>) -> Self {
        Failure::Error(message.into())
    }

    /// `name: reason`, for an input/output error.
    pub fn io(name: impl Display, e: &io::Error) -> Self {
        Failure::Error(format!("{name}: {}", reason(e)))
    }

    pub fn report(&self) {
        if let Failure::Error(message) = self {
            complain(message);
        }
    }

    /// Reported, with the exit status of a check: of tools that have no other.
    pub fn into_check(self) -> Self {
        self.report();
        Failure::Check
    }

    pub fn status(&self) -> ExitCode {
        match self {
            Failure::Check => ExitCode::from(1),
            Failure::Error(_) | Failure::Reported => ExitCode::from(2),
        }
    }
}

impl From<fastgost::Error> for Failure {
    fn from(e: fastgost::Error) -> Self {
        Failure::Error(e.to_string())
    }
}

/// Writes `fastgost: message` to standard error; nobody can be told if that fails.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr().lock(), "fastgost: {message}");
}

/// The system's words without the number.
pub fn reason(e: &io::Error) -> String {
    let text = e.to_string();
    match text.find(" (os error ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
