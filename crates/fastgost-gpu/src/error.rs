//! The errors of this crate.
use crate::driver;
use std::fmt;

/// An error says what was wrong and what would have been allowed. It never contains a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// This machine has no NVIDIA driver, or the driver cannot be loaded.
    NoDriver,
    /// The driver is too old for the functions that this crate calls, or for the instruction set of the kernels.
    DriverTooOld {
        /// The version of CUDA that the driver supports: 1000 times the major version plus ten times the minor version.
        /// The number is 0 if the driver lacks a function that every supported driver has, or if the driver does not
        /// accept the version of the kernels' PTX.
        version: u32,
    },
    /// The driver found no GPU.
    NoCard,
    /// There is no GPU with the number that was asked for.
    UnknownCard {
        /// The number that was asked for.
        ordinal: usize,
        /// The number of GPUs that the driver found.
        count: usize,
    },
    /// The GPU's compute capability is below [`Card::OLDEST`](crate::Card::OLDEST).
    CardTooOld {
        /// The GPU's name.
        name: String,
        /// The GPU's compute capability.
        capability: (u32, u32),
    },
    /// There is too little memory left on the GPU, or too little memory that can be pinned.
    OutOfMemory {
        /// The number of bytes that could not be allocated. The number is 0 if the driver itself needed the memory.
        bytes: usize,
    },
    /// The GPU failed or disappeared. Work that was begun on the GPU is not complete, and only a new process can use
    /// the GPU again.
    Lost {
        /// The function of the driver that reported the failure.
        call: &'static str,
        /// The driver's number for the reason.
        code: u32,
    },
    /// An earlier call failed in the middle, so the mode may have used up some keystream and input. Call
    /// [`Mode::reset`](crate::Mode::reset) or [`Mode::seek`](crate::Mode::seek) to set the position at which the mode
    /// goes on.
    Interrupted,
    /// Any other error of the driver.
    Driver {
        /// The function that reported the error.
        call: &'static str,
        /// The driver's number for the error.
        code: u32,
    },
    /// A kernel was called with parameters that do not fit the kernel, or the module does not have the kernel.
    Kernel(&'static str),
    /// The GPU cannot do the requested work, but the CPU can. The text is the reason.
    Unsupported(&'static str),
    /// Blocks of the data on the GPU begin at addresses that are not multiples of the block size.
    Misaligned {
        /// The number of bytes in a block.
        block: usize,
    },
    /// Source and destination on the GPU overlap, or are the same in a mode that needs two separate buffers.
    Overlap,
    /// Source and destination differ in length.
    LengthsDiffer {
        /// The number of bytes in the source.
        source: usize,
        /// The number of bytes in the destination.
        destination: usize,
    },
    /// A range is not inside its buffer.
    Range {
        /// The number of bytes in the buffer.
        len: usize,
    },
    /// The buffers, the key and the kernel of a call are not all on the same GPU.
    OtherCard,
    /// An error of the crate `fastgost`: a wrong key, IV or option, a partial block, or an exhausted stream. Nothing
    /// was written.
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

/// CUDA 11.0 is the first version whose driver has all functions that this crate calls. A driver for CUDA 11.0 compiles
/// PTX up to version 7.0, and the kernels are in PTX 6.4.
pub(crate) const OLDEST_DRIVER: u32 = 11_000;

/// Returns the driver's name for an error, in parentheses. The messages of errors put this text after the number of the
/// error.
fn named(code: u32) -> String {
    driver::error_name(code).map_or(String::new(), |name| format!(" ({name})"))
}

fn version(number: u32) -> String {
    format!("{}.{}", number / 1000, number % 1000 / 10)
}
