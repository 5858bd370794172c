//! What can go wrong with a card.
use crate::driver;
use std::fmt;

/// What was wrong, and what would have been allowed. Never contains a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// This machine has no NVIDIA driver, or it cannot be loaded.
    NoDriver,
    /// The driver is older than the kernels' instruction set.
    DriverTooOld {
        /// The version of CUDA that it supports, times 1000, plus ten times the minor version; 0 if it lacks a function that
        /// every supported driver has.
        version: u32,
    },
    /// The driver found no card.
    NoCard,
    /// There is no card of this number.
    UnknownCard {
        /// The number that was asked for.
        ordinal: usize,
        /// How many cards there are.
        count: usize,
    },
    /// The card's compute capability is below [`Card::OLDEST`](crate::Card::OLDEST).
    CardTooOld {
        /// The card's name.
        name: String,
        /// Its compute capability.
        capability: (u32, u32),
    },
    /// The card, or the memory that can be pinned, has too little left.
    OutOfMemory {
        /// How many bytes were asked for; 0 for what the driver needs itself.
        bytes: usize,
    },
    /// The card failed or disappeared. Nothing that was begun on it is complete, and it can be used again only by a new
    /// process.
    Lost {
        /// The function of the driver that reported it.
        call: &'static str,
        /// The driver's number for the reason.
        code: u32,
    },
    /// An earlier call failed in the middle: some of its keystream and input may be used up. [`Mode::reset`](crate::Mode::reset)
    /// or [`Mode::seek`](crate::Mode::seek) says where to go on.
    Interrupted,
    /// Any other error of the driver.
    Driver {
        /// The function that reported it.
        call: &'static str,
        /// The driver's number for it.
        code: u32,
    },
    /// A kernel does not have the parameters that it was called with, or its module lacks it.
    Kernel(&'static str),
    /// The card cannot do this; the reason, in words. The CPU can.
    Unsupported(&'static str),
    /// Data on the card that does not begin at a multiple of the block's size.
    Misaligned {
        /// Bytes in a block.
        block: usize,
    },
    /// Source and destination on the card overlap, or are the same in a mode that needs two.
    Overlap,
    /// Source and destination differ in length.
    LengthsDiffer {
        /// Bytes in the source.
        source: usize,
        /// Bytes in the destination.
        destination: usize,
    },
    /// A range is not inside its buffer.
    Range {
        /// Bytes in the buffer.
        len: usize,
    },
    /// A buffer belongs to another card than the key.
    OtherCard,
    /// An error of the library: a wrong key, IV or option, a partial block, an exhausted stream. Nothing was written.
    Library(fastgost::Error),
}

/// The result of this crate's functions.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl From<fastgost::Error> for Error {
    fn from(e: fastgost::Error) -> Self {
        Self::Library(e)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDriver if cfg!(feature = "cards") => f.write_str("no NVIDIA driver was found on this machine"),
            Self::NoDriver => f.write_str(
                "this build is without support for NVIDIA cards; allowed: one with the feature `cards` of fastgost-gpu (of the \
                 command, `gpu`)",
            ),
            Self::DriverTooOld { version: 0 } => {
                write!(f, "the NVIDIA driver lacks functions; allowed: CUDA {} or later", version(OLDEST_DRIVER))
            }
            Self::DriverTooOld { version: given } => {
                let (given, oldest) = (version(*given), version(OLDEST_DRIVER));
                write!(f, "the NVIDIA driver supports CUDA {given}; allowed: {oldest} or later")
            }
            Self::NoCard => f.write_str("the NVIDIA driver found no card"),
            Self::UnknownCard { ordinal, count } => {
                write!(f, "there is no card {ordinal}; allowed: numbers below {count}")
            }
            Self::CardTooOld { name, capability: (major, minor) } => {
                let (a, b) = crate::Card::OLDEST;
                write!(f, "{name} has compute capability {major}.{minor}; allowed: {a}.{b} or later")
            }
            Self::Interrupted => f.write_str(
                "an earlier call failed in the middle, and its output is to be discarded; reset the mode, or seek to where to go on",
            ),
            Self::OutOfMemory { bytes: 0 } => f.write_str("no memory is left on the card"),
            Self::OutOfMemory { bytes } => write!(f, "no memory for {bytes} bytes on the card, or pinned"),
            Self::Lost { call, code } => {
                write!(f, "the card failed or was lost: error {code}{} of the driver in {call}", named(*code))
            }
            Self::Driver { call, code } => {
                write!(f, "error {code}{} of the NVIDIA driver in {call}", named(*code))
            }
            Self::Kernel(what) => write!(f, "a kernel does not fit: {what}"),
            Self::Unsupported(why) => f.write_str(why),
            Self::Misaligned { block } => {
                write!(f, "data on the card must begin at a multiple of {block} bytes where a block begins")
            }
            Self::Overlap => f.write_str("source and destination on the card overlap"),
            Self::LengthsDiffer { source, destination } => {
                write!(f, "the source has {source} bytes and the destination {destination}; they must be equal")
            }
            Self::Range { len } => write!(f, "the range is not inside the buffer of {len} bytes"),
            Self::OtherCard => f.write_str("the buffer is not on the card that the key was prepared on"),
            Self::Library(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Library(e) => Some(e),
            _ => None,
        }
    }
}

/// CUDA 11.0: the first driver that has all functions that are called. It compiles PTX 7.0; the kernels are in 6.4.
pub(crate) const OLDEST_DRIVER: u32 = 11_000;

/// The driver's name for an error, after its number.
fn named(code: u32) -> String {
    driver::error_name(code).map_or(String::new(), |name| format!(" ({name})"))
}

fn version(number: u32) -> String {
    format!("{}.{}", number / 1000, number % 1000 / 10)
}
