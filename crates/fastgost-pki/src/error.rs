//! The crate's one error type.
use crate::{Exhausted, FileKind, Lenience};
use std::{borrow::Cow, fmt, io};

/// The result type of this crate.
pub type Result<T> = std::result::Result<T, Error>;

/// An error in a file, in a signature, in a path (a chain of certificates), or in how a function was called. An error
/// never contains a secret.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The bytes do not have the format that was expected.
    Encoding {
        /// The name of the field, as the standard of the format writes it.
        field: Cow<'static, str>,
        /// The index of the wrong byte in the input, counted from 0, if it is known.
        byte: Option<u64>,
        /// The mistake in this field, and the allowed values.
        problem: Cow<'static, str>,
    },
    /// The file is well-formed, but has an algorithm or a form that is not supported.
    Unsupported {
        /// The name of the field, as the standard of the format writes it.
        field: Cow<'static, str>,
        /// The value in the document.
        given: Cow<'static, str>,
        /// The supported values, in words.
        allowed: Cow<'static, str>,
    },
    /// The file is of a kind that the function does not accept.
    Kind {
        /// The kind of this file.
        found: FileKind,
        /// The kinds of files that the function accepts, in words.
        allowed: Cow<'static, str>,
    },
    /// A strict reader found a deviation that only a lenient reader accepts.
    Strict(Lenience),
    /// The check of a signature, a date, a path or an authentication tag failed. The text says which check failed, and
    /// why.
    Refused(Cow<'static, str>),
    /// The password is wrong, or the file was altered. The library cannot find out which of these two causes is true.
    Password,
    /// A file asks for more iterations of key derivation than are allowed. The limit applies to the sum of all
    /// iterations, over the MAC and all encrypted parts of the file, and over all attempts to open them.
    Iterations {
        /// The limit for the number of iterations.
        most: u32,
    },
    /// The document takes more work than is allowed, so there is no result.
    Work(Exhausted),
    /// The caller has called a function of this crate in a wrong way. The text names the mistake and the allowed
    /// values.
    Usage(Cow<'static, str>),
    /// An error of the crate `fastgost`.
    Library(fastgost::Error),
    /// An error of reading or writing a file or a stream.
    Io(io::Error),
}

impl Error {
    /// Makes an encoding error with the index of the wrong byte.
    pub(crate) fn at(field: impl Into<Cow<'static, str>>, byte: u64, problem: impl Into<Cow<'static, str>>) -> Self {
        Error::Encoding { field: field.into(), byte: Some(byte), problem: problem.into() }
    }

    /// Makes an encoding error without the index of the wrong byte.
    pub(crate) fn encoding(field: impl Into<Cow<'static, str>>, problem: impl Into<Cow<'static, str>>) -> Self {
        Error::Encoding { field: field.into(), byte: None, problem: problem.into() }
    }

    /// Makes an encoding error from an error of the crate `der`.
    pub(crate) fn der(field: impl Into<Cow<'static, str>>, e: der::Error) -> Self {
        Error::Encoding {
            field: field.into(),
            byte: e.position().map(|p| u64::from(u32::from(p))),
            problem: e.kind().to_string().into(),
        }
    }

    /// Makes the error for a value that is not supported.
    pub(crate) fn unsupported(
        field: impl Into<Cow<'static, str>>,
        given: impl Into<Cow<'static, str>>,
        allowed: impl Into<Cow<'static, str>>,
    ) -> Self {
        Error::Unsupported { field: field.into(), given: given.into(), allowed: allowed.into() }
    }

    /// Returns [`Error::Kind`] in place of an error of decoding, if the file is of a known kind that `wanted` does not
    /// accept.
    pub(crate) fn of_file(self, data: &[u8], wanted: impl Fn(FileKind) -> bool, allowed: &'static str) -> Self {
        let undecoded =
            matches!(&self, Error::Encoding { .. } | Error::Unsupported { .. } | Error::Library(_) | Error::Io(_));
        match undecoded.then(|| FileKind::all_of(data).collect::<Vec<_>>()).as_deref() {
            Some([found, ..]) if !wanted(*found) => Error::Kind { found: *found, allowed: allowed.into() },
            _ => self,
        }
    }

    /// Makes the error for a check that failed.
    pub(crate) fn refused(reason: impl Into<Cow<'static, str>>) -> Self {
        Error::Refused(reason.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Encoding { field, byte: Some(byte), problem } => write!(f, "{field}, at byte {byte}: {problem}"),
            Error::Encoding { field, byte: None, problem } => write!(f, "{field}: {problem}"),
            Error::Unsupported { field, given, allowed } => {
                write!(f, "{field}: {given} is not supported; allowed: {allowed}")
            }
            Error::Kind { found, allowed } => write!(f, "this is {found}; allowed: {allowed}"),
            Error::Strict(lenience) => write!(f, "strict reading refuses {lenience}"),
            Error::Refused(reason) | Error::Usage(reason) => f.write_str(reason),
            Error::Password => f.write_str("the passphrase is wrong, or the file was altered"),
            Error::Iterations { most } => write!(
                f,
                "the file asks for too many iterations of key derivation; allowed: {most} over all its parts and all \
                 forms of the passphrase"
            ),
            Error::Work(e) => e.fmt(f),
            Error::Library(e) => e.fmt(f),
            Error::Io(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Library(e) => Some(e),
            Error::Io(e) => Some(e),
            _ => None,
        }
    }
}

impl From<fastgost::Error> for Error {
    fn from(e: fastgost::Error) -> Self {
        match e {
            fastgost::Error::Strict(lenience) => Error::Strict(lenience),
            e => Error::Library(e),
        }
    }
}

impl From<Exhausted> for Error {
    fn from(e: Exhausted) -> Self {
        Error::Work(e)
    }
}

impl From<io::Error> for Error {
    fn from(e: io::Error) -> Self {
        // Streams of the crate `fastgost` return its errors inside an `io::Error`. This code takes such an error out
        // again.
        match e.downcast::<fastgost::Error>() {
            Ok(e) => e.into(),
            Err(e) => Error::Io(e),
        }
    }
}
