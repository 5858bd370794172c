//! The reason why the tunnel cannot start, or cannot use new certificates.
use std::{fmt, io};

/// A text that says what is wrong and which values are allowed. The text never contains a secret.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure(pub String);

impl Failure {
    /// Makes a failure with the text `what: reason`.
    pub fn io(what: impl fmt::Display, e: &io::Error) -> Self {
        Self(format!("{what}: {}", reason(e)))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Returns the system's error message without the error number.
pub fn reason(e: &io::Error) -> String {
    let text = e.to_string();
    text.split(" (os error ").next().unwrap_or_default().to_owned()
}
