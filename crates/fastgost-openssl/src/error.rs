//! Errors for OpenSSL's error queue. Each error has a reason from a short list, and a text.
use fastgost::ErrorKind;
use std::borrow::Cow;

pub(crate) type Result<T> = core::result::Result<T, Error>;

/// An error. The text says what was wrong, and which values are allowed.
#[derive(Debug)]
pub(crate) struct Error {
    pub(crate) reason: Reason,
    pub(crate) text: Cow<'static, str>,
}

/// The reasons of errors. A program finds the number of the reason in OpenSSL's error code. So the number of a reason
/// never changes after a release, and is never given to another reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Reason {
    Parameter = 1,
    Authentication = 2,
    Key = 3,
    Format = 4,
    Exhausted = 5,
    Unavailable = 6,
    /// A function was called before another function that must come first.
    State = 7,
    Internal = 8,
}

impl Error {
    pub(crate) fn new(reason: Reason, text: impl Into<Cow<'static, str>>) -> Self {
        Self { reason, text: text.into() }
    }

    pub(crate) fn parameter(text: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Reason::Parameter, text)
    }

    pub(crate) fn state(text: &'static str) -> Self {
        Self::new(Reason::State, text)
    }

    /// Makes the error for a caller's buffer that has only `given` bytes, although `needed` bytes are needed.
    pub(crate) fn room(given: usize, needed: usize) -> Self {
        Self::parameter(format!("the buffer has {given} bytes; {needed} are needed"))
    }
}

impl From<fastgost::Error> for Error {
    fn from(error: fastgost::Error) -> Self {
        let reason = match error.kind() {
            ErrorKind::Parameter => Reason::Parameter,
            ErrorKind::Authentication => Reason::Authentication,
            ErrorKind::Key => Reason::Key,
            ErrorKind::Format => Reason::Format,
            ErrorKind::Exhausted => Reason::Exhausted,
            ErrorKind::Unavailable => Reason::Unavailable,
            _ => Reason::Internal,
        };
        Self::new(reason, error.to_string())
    }
}
