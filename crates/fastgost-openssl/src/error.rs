//! Errors for OpenSSL's error queue. Each error has one of a few reasons, and a text.
use fastgost::ErrorKind;
use std::borrow::Cow;

pub(crate) type Result<T> = core::result::Result<T, Error>;

/// An error. Its text tells the mistake and the allowed values.
#[derive(Debug)]
pub(crate) struct Error {
    pub(crate) reason: Reason,
    pub(crate) text: Cow<'static, str>,
}

/// The reasons of errors. Programs see the number of a reason in an error code. After a release, the number of a reason
/// never changes, and no other reason gets the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Reason {
    Parameter = 1,
    Authentication = 2,
    Key = 3,
    Format = 4,
    Exhausted = 5,
    Unavailable = 6,
    /// A function was called too early, because another function must be called first.
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

    /// Makes the error for a buffer of the caller that is too small.
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
