//! One error type for the library.
use core::fmt;

/// What was wrong with a call, and what would have been allowed. Never carries a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The key has this many bytes; every cipher here takes 32.
    KeyLength(usize),
    /// The initialisation vector has `given` bytes.
    IvLength {
        /// Bytes given.
        given: usize,
        /// What the mode takes, in words.
        allowed: &'static str,
    },
    /// The data is not a whole number of blocks.
    PartialBlock {
        /// Bytes given.
        given: usize,
        /// Bytes in a block.
        block: usize,
    },
    /// The padding that was found is not one that the procedure writes.
    Padding,
    /// The mode's stream has fewer bytes left than were asked for; nothing was written.
    StreamExhausted,
    /// An authentication tag has this many bytes.
    TagLength {
        /// Bytes given.
        given: usize,
        /// What the algorithm takes, in words.
        allowed: &'static str,
    },
    /// The authentication tag does not match the data.
    TagMismatch,
    /// The key has processed as much as it may, or the message is longer than what is left of that.
    KeyExhausted,
    /// So many bytes cannot be derived.
    OutputLength {
        /// Bytes asked for.
        given: usize,
        /// As many are allowed, from 1.
        most: u64,
    },
    /// A number that an algorithm takes is out of its range.
    Parameter {
        /// Which one.
        name: &'static str,
        /// What is allowed, in words.
        allowed: &'static str,
    },
    /// An S-box set is not eight rows of sixteen values below 16.
    Sbox,
    /// No S-box set has this name.
    UnknownSbox,
    /// The CPU, or this build, cannot run the kernel that was asked for.
    KernelUnavailable,
    /// No algorithm has this name.
    UnknownAlgorithm,
    /// The operation does not exist for this algorithm, in words.
    Unsupported(&'static str),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::KeyLength(n) => write!(f, "the key has {n} bytes; it must have 32"),
            Error::IvLength { given, allowed } => {
                write!(f, "the initialisation vector has {given} bytes; allowed: {allowed}")
            }
            Error::PartialBlock { given, block } => {
                write!(f, "{given} bytes of data are not a whole number of {block}-byte blocks")
            }
            Error::Padding => write!(f, "the padding is wrong: wrong key, wrong padding procedure or damaged data"),
            Error::StreamExhausted => {
                write!(f, "the data is longer than this mode may process under one initialisation vector")
            }
            Error::TagLength { given, allowed } => write!(f, "the tag has {given} bytes; allowed: {allowed}"),
            Error::TagMismatch => write!(f, "the authentication tag does not match"),
            Error::KeyExhausted => {
                write!(f, "the key has processed as much data as it may, or would with this message; take a new key")
            }
            Error::OutputLength { given, most } => write!(f, "{given} bytes were to be derived; allowed: 1 to {most}"),
            Error::Parameter { name, allowed } => write!(f, "{name} is out of range; allowed: {allowed}"),
            Error::Sbox => write!(f, "an S-box set is eight rows of sixteen values from 0 to 15"),
            Error::UnknownSbox => {
                write!(f, "unknown S-box set; there are z, a, b, c, d, test, h94test and h94cp")
            }
            Error::KernelUnavailable => write!(f, "this CPU or build cannot run that kernel"),
            Error::UnknownAlgorithm => write!(f, "unknown algorithm"),
            Error::Unsupported(what) => f.write_str(what),
        }
    }
}

impl core::error::Error for Error {}

/// The library's result.
pub type Result<T> = core::result::Result<T, Error>;
