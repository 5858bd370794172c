//! The error type of the whole library.

// To add an error, write a variant, its texts and its code in this file, and a row in the table of `error.md`. Never
// give a released error code to a different variant.

use crate::{cpu::Level, lenience::Lenience};
use core::fmt;

/// The error of a call. If an argument has a wrong value, the error names the allowed values. An error never contains a
/// secret.
///
/// Ask for the [`kind`](Error::kind) of an error to decide how to react. Match on the variant to find the exact
/// error, or print the error for the user.
///
/// ```
/// use fastgost::{ErrorKind, Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let mut data = *b"not from a friend";
/// match mgm.open(&[1; 16], b"", &mut data[..], &[0; 16]) {
///     Ok(()) => unreachable!("nobody sealed it"),
///     Err(error) if error.kind() == ErrorKind::Authentication => println!("refused: {error}"),
///     Err(error) => panic!("{error}"),
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A key of the wrong length.
    KeyLength {
        /// The key's length in bytes.
        given: usize,
        /// The lengths that the algorithm accepts, as text.
        allowed: &'static str,
    },
    /// An IV or nonce of the wrong length.
    IvLength {
        /// The length of the IV or nonce, in bytes.
        given: usize,
        /// The lengths that the mode accepts, as text.
        allowed: &'static str,
    },
    /// The data is not a whole number of blocks.
    PartialBlock {
        /// The data's length in bytes.
        given: usize,
        /// The number of bytes in a block.
        block: usize,
    },
    /// The decrypted data does not end with padding of the procedure that the caller has chosen.
    Padding,
    /// The call needs more bytes of keystream than the mode may still produce under this IV. Nothing was written.
    StreamExhausted,
    /// An authentication tag of the wrong length.
    TagLength {
        /// The tag's length in bytes.
        given: usize,
        /// The lengths that the algorithm accepts, as text.
        allowed: &'static str,
    },
    /// The authentication tag does not match the data.
    TagMismatch,
    /// A packet with this sequence number was accepted before. Or the number is so old that the receiver no longer
    /// knows whether a packet with this number was accepted.
    Replayed,
    /// The key may process no more data.
    KeyExhausted {
        /// The largest amount of data that one key or nonce may process, as text.
        allowed: &'static str,
    },
    /// A wrapped key of the wrong length.
    WrappedLength {
        /// The wrapped key's length in bytes.
        given: usize,
        /// The required length in bytes.
        expected: usize,
    },
    /// The key derivation function cannot derive this many bytes.
    OutputLength {
        /// The number of bytes that the caller requested.
        given: usize,
        /// The largest number of bytes that the function can derive. The smallest number is 1.
        most: u64,
    },
    /// A private key is 0, or not less than the group order.
    SecretKey,
    /// The public key belongs to no private key, or must not be used.
    PublicKey {
        /// The mistake, as text.
        reason: &'static str,
    },
    /// A digest to sign or verify has the wrong length.
    DigestLength {
        /// The digest's length in bytes.
        given: usize,
        /// The lengths that the key accepts, as text.
        allowed: &'static str,
    },
    /// A signature of the wrong length.
    SignatureLength {
        /// The signature's length in bytes.
        given: usize,
        /// The lengths that the key accepts, as text.
        allowed: &'static str,
    },
    /// The signature does not verify for this message or digest under this key.
    Signature,
    /// The message looks like the data that is signed in another format, so a signature of the message would also be
    /// valid in that format.
    Structure {
        /// Text that says what the message is, and in which format a signature of the message would also be valid.
        text: &'static str,
    },
    /// Two keys must be on the same curve, but are on different curves.
    CurvesDiffer,
    /// The result of a key agreement is the point at infinity. This result is not a secret, because everybody knows the
    /// point.
    NeutralPoint,
    /// A parameter of an algorithm is out of range.
    Parameter {
        /// The name of the parameter.
        name: &'static str,
        /// The allowed values, as text.
        allowed: &'static str,
    },
    /// A number has the wrong length for its type.
    NumberLength {
        /// The number's length, in bytes or in 64-bit limbs. If a slice of numbers has the wrong length, the field is
        /// the number of elements in the slice.
        given: usize,
        /// The largest length that is allowed, in the unit of `given`.
        most: usize,
    },
    /// A modulus is even, or is 1.
    Modulus,
    /// Division by zero.
    DivisionByZero,
    /// An S-box set has the wrong form. The right form is eight rows of sixteen values below 16.
    Sbox,
    /// No S-box set has this name.
    UnknownSbox,
    /// No parameter set of elliptic curves has this name or object identifier.
    UnknownCurve,
    /// This CPU, or this build, cannot run the requested kernel.
    KernelUnavailable,
    /// No level of CPU features has this name.
    UnknownLevel {
        /// The allowed values, as text.
        allowed: &'static str,
    },
    /// No algorithm has this name.
    UnknownAlgorithm,
    /// The algorithm does not support the operation. The text is the reason.
    Unsupported(&'static str),
    /// The system's random number generator failed.
    Randomness,
    /// There is not enough memory for the data of the call.
    Memory,
    /// Data from outside cannot be read, for example a file, key, certificate, signature or packet.
    Encoding {
        /// The name of the data that cannot be read, as text.
        what: &'static str,
        /// The allowed values, as text.
        allowed: &'static str,
    },
    /// A part of a text looks like a PEM document, but is malformed; or a file in DER is cut off, or continues after
    /// its end.
    Pem {
        /// The number of the malformed line, counted from 1. If a document has no end line, the field is the number of
        /// the document's first line. In DER, which has no lines, the field is 0.
        line: usize,
        /// The mistake in this line.
        what: &'static str,
        /// The allowed values, as text.
        allowed: &'static str,
    },
    /// A strict reader found a deviation that only a lenient reader accepts.
    Strict(Lenience),
    /// A private key is encrypted, and no password was given.
    PasswordNeeded,
    /// This password does not decrypt the private key.
    Password {
        /// Whether a MAC shows that the password is wrong. Without a MAC, the library sees only that the decrypted key
        /// is malformed.
        authenticated: bool,
    },
    /// The encryption of a private key needs more iterations of PBKDF2 than are allowed.
    Iterations {
        /// The number of iterations in the file.
        given: u64,
        /// The largest number of iterations that is allowed. The smallest number is 1.
        most: u32,
    },
    /// The data does not begin like a sealed file, so the data is not a sealed file.
    NotSealed,
    /// A field of a sealed file's header has a value that this version of the library does not know.
    SealedHeader {
        /// The field's name.
        field: &'static str,
        /// The value of the field.
        given: u64,
        /// The allowed values, as text.
        allowed: &'static str,
    },
    /// A sealed file ends within its header.
    SealedHeaderCut,
    /// None of the caller's keys or passphrases unwraps the key of the sealed file. The header of a sealed file has a
    /// stanza for each recipient. A stanza contains the file's key, wrapped for this recipient.
    SealedKey,
    /// The passphrase of a sealed file needs more iterations of PBKDF2 than the caller allows.
    SealedIterations {
        /// The number of iterations in the file.
        given: u32,
        /// The largest number of iterations that is allowed.
        most: u32,
    },
    /// One of the caller's keys unwraps the file's key, but the header of the sealed file does not match the header's
    /// MAC.
    SealedHeaderMac,
    /// A chunk of a sealed file failed authentication.
    SealedChunk {
        /// The number of the chunk, from 0.
        index: u64,
        /// Whether the chunk is the last chunk of the file.
        last: bool,
    },
    /// A sealed file has too many chunks, or the call would write too many chunks.
    SealedLength {
        /// The largest number of chunks that is allowed.
        most: u64,
    },
}

/// How a caller can react to an [`Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The call is wrong, because the algorithm does not accept a length, number or name. Correct the call, or the
    /// user's input.
    Parameter,
    /// The data is not the data that was protected under this key. Somebody modified the data, or the data belongs to
    /// another key. Reject the data.
    Authentication,
    /// A key or password is missing or wrong. Ask for the key or password.
    Key,
    /// Data from outside has an unknown form. Reject the data, or read the data with another program.
    Format,
    /// A key, an IV or a file has reached a limit of the algorithm, or a limit that the caller has set. Use a new key,
    /// IV or file, or raise the caller's limit.
    Exhausted,
    /// The machine lacks CPU features, random numbers or memory. Use another kernel or less memory, or try again later.
    Unavailable,
}

/// Lists the variants of `Error` with their error codes, sorted by kind. The hundreds digit of a code stands for the
/// kind. **An error code, once released, is never given to another variant.**
macro_rules! codes {
    ($($kind:ident: $($variant:ident = $code:literal),+;)+) => {
        impl Error {
            /// Every error code, with the error's kind and the variant's name. Bindings to other languages use this
            /// list.
            pub const CODES: &[(u32, ErrorKind, &str)] =
                &[$($(($code, ErrorKind::$kind, stringify!($variant))),+),+];

            /// How a caller can react.
            pub const fn kind(&self) -> ErrorKind {
                match self {
                    $($(Error::$variant { .. })|+ => ErrorKind::$kind,)+
                }
            }

            #[doc = include_str!("error.md")]
            pub const fn code(&self) -> u32 {
                match self {
                    $($(Error::$variant { .. } => $code,)+)+
                }
            }
        }
    };
}

codes! {
    Parameter:
        KeyLength = 101,
        IvLength = 102,
        PartialBlock = 103,
        TagLength = 104,
        WrappedLength = 105,
        OutputLength = 106,
        DigestLength = 107,
        SignatureLength = 108,
        NumberLength = 109,
        Parameter = 110,
        SecretKey = 111,
        CurvesDiffer = 112,
        Modulus = 113,
        DivisionByZero = 114,
        Sbox = 115,
        UnknownSbox = 116,
        UnknownCurve = 117,
        UnknownAlgorithm = 118,
        UnknownLevel = 119,
        Unsupported = 120,
        Structure = 121;
    Authentication:
        TagMismatch = 201,
        Signature = 202,
        SealedHeaderMac = 203,
        SealedChunk = 204,
        Replayed = 205;
    Key:
        PasswordNeeded = 301,
        Password = 302,
        SealedKey = 303;
    Format:
        Encoding = 401,
        Pem = 402,
        PublicKey = 403,
        NeutralPoint = 404,
        NotSealed = 405,
        SealedHeader = 406,
        SealedHeaderCut = 407,
        // `Padding` is not under `Authentication`. Raw modes do not authenticate data, so wrong padding does not prove
        // that the data was modified.
        Padding = 408,
        Strict = 409;
    Exhausted:
        StreamExhausted = 501,
        KeyExhausted = 502,
        Iterations = 503,
        SealedIterations = 504,
        SealedLength = 505;
    Unavailable:
        KernelUnavailable = 601,
        Randomness = 602,
        Memory = 603;
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::KeyLength { given, allowed } => write!(f, "the key has {given} bytes; allowed: {allowed}"),
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
            Error::Replayed => write!(
                f,
                "the packet is a replay, or too old: allowed: sequence numbers that were not accepted before, inside the \
                 window or after it"
            ),
            Error::KeyExhausted { allowed } => {
                write!(f, "the key has processed as much data as it may: {allowed}")
            }
            Error::WrappedLength { given, expected } => {
                write!(f, "the wrapped key has {given} bytes; it must have {expected}")
            }
            Error::OutputLength { given, most } => write!(f, "cannot derive {given} bytes; allowed: 1 to {most}"),
            Error::SecretKey => {
                write!(f, "the private key is out of range; allowed: a number above 0 and below the order of the group")
            }
            Error::PublicKey { reason } => write!(f, "the public key is not valid: {reason}"),
            Error::DigestLength { given, allowed } => {
                write!(f, "the digest has {given} bytes; allowed: {allowed}")
            }
            Error::SignatureLength { given, allowed } => {
                write!(f, "the signature has {given} bytes; allowed: {allowed}")
            }
            Error::Signature => {
                write!(f, "the signature is wrong: another key, another message, or one of them was changed")
            }
            Error::Structure { text } => {
                write!(f, "the message is {text}; allowed: any other message, unless the caller asks for this one")
            }
            Error::CurvesDiffer => write!(f, "the keys are on different curves; allowed: two keys on the same curve"),
            Error::NeutralPoint => {
                write!(f, "the keys agree on the point at infinity; allowed: keys whose product is any other point")
            }
            Error::Parameter { name, allowed } => write!(f, "{name} is out of range; allowed: {allowed}"),
            Error::NumberLength { given, most } => write!(f, "the number has length {given}; allowed: up to {most}"),
            Error::Modulus => write!(f, "a modulus must be odd and greater than 1"),
            Error::DivisionByZero => write!(f, "a number cannot be divided by zero"),
            Error::Sbox => write!(f, "an S-box set is eight rows of sixteen values from 0 to 15"),
            Error::UnknownSbox => {
                write!(f, "unknown S-box set; allowed: z, a, b, c, d, test, h94test and h94cp")
            }
            Error::UnknownCurve => write!(
                f,
                "unknown curve; allowed: 256-a to 256-d, 512-a to 512-c, cryptopro-a to cryptopro-c, cryptopro-xcha, \
                 cryptopro-xchb, 256-test and 512-test, their full names and object identifiers"
            ),
            Error::KernelUnavailable => {
                f.write_str("this CPU or build cannot run that kernel; it can run those of ")?;
                let available = Level::ALL.iter().filter(|level| level.available());
                for (i, level) in available.enumerate() {
                    write!(f, "{}{level}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            Error::UnknownLevel { allowed } => write!(f, "unknown kernel; allowed: {allowed}"),
            Error::UnknownAlgorithm => f.write_str(
                "unknown algorithm; allowed: kuznyechik- and magma- with ecb, ctr, ctr-acpkm, cbc, cfb, ofb, omac, \
                 mgm, omac-acpkm, pmac, ctr-omac, ctr-acpkm-omac, kexp15; gost28147- with ecb, cnt, cfb, cbc, imit, \
                 pmac, cnt-imit, wrap, cryptopro-wrap; streebog256, streebog512, gost94; hmac- and pbkdf2- with \
                 streebog256, streebog512; gost3410- with 94, 256-a, 256-b, 256-c, 256-d, 512-a, 512-b, 512-c; vko- \
                 with 2001, 256, 512; keg; for sealed files kuznyechik and magma; by number the cipher suites of \
                 RFC 9189 and RFC 9367, and the transforms of RFC 9227",
            ),
            Error::Unsupported(what) => f.write_str(what),
            Error::Randomness => write!(f, "the system's random number generator failed"),
            Error::Memory => write!(f, "there is not enough memory; allowed: less data in one message or call"),
            Error::Encoding { what, allowed } => write!(f, "{what} cannot be read; allowed: {allowed}"),
            Error::Pem { line: 0, what, allowed } => write!(f, "{what}; allowed: {allowed}"),
            Error::Pem { line, what, allowed } => write!(f, "line {line}: {what}; allowed: {allowed}"),
            Error::Strict(lenience) => write!(f, "strict reading refuses {lenience}"),
            Error::PasswordNeeded => write!(f, "the private key is encrypted and needs its passphrase"),
            Error::Password { authenticated: true } => {
                write!(f, "the passphrase is wrong, or the encrypted private key was changed: its MAC does not match")
            }
            Error::Password { authenticated: false } => {
                write!(
                    f,
                    "the passphrase is wrong, or the encrypted private key was changed (its encryption has no MAC)"
                )
            }
            Error::Iterations { given, most } => {
                write!(f, "the private key asks for {given} iterations of PBKDF2; allowed: 1 to {most}")
            }
            Error::NotSealed => write!(f, "this is not a sealed file: it does not begin with GOSTSEAL"),
            Error::SealedHeader { field, given, allowed } => {
                write!(f, "in the header of the sealed file {field} is {given}; allowed: {allowed}")
            }
            Error::SealedHeaderCut => write!(f, "the sealed file ends within its header: it was truncated"),
            Error::SealedKey => {
                write!(f, "this key does not open the sealed file: it is another file's key, or the header was changed")
            }
            Error::SealedIterations { given, most } => write!(
                f,
                "the sealed file asks for {given} iterations of PBKDF2; allowed: at most {most}, unless a longer wait \
                 is acceptable"
            ),
            Error::SealedHeaderMac => write!(f, "the header of the sealed file was changed: its MAC does not match"),
            Error::SealedChunk { index, last: false } => {
                write!(f, "chunk {index} of the sealed file failed authentication: it was modified or moved")
            }
            Error::SealedChunk { index, last: true } => write!(
                f,
                "final chunk {index} of the sealed file failed authentication: the file was modified, truncated or extended"
            ),
            Error::SealedLength { most } => {
                write!(f, "a sealed file of this algorithm has at most {most} chunks of 64 KiB")
            }
        }
    }
}

impl core::error::Error for Error {}

/// Implementations of `Read` and `Write` return `std::io::Error`, so they need this conversion from `Error`.
#[cfg(feature = "std")]
impl From<Error> for std::io::Error {
    fn from(e: Error) -> Self {
        let kind = match e.kind() {
            ErrorKind::Parameter => std::io::ErrorKind::InvalidInput,
            ErrorKind::Unavailable => std::io::ErrorKind::Other,
            _ => std::io::ErrorKind::InvalidData,
        };
        Self::new(kind, e)
    }
}

/// The library's result type.
pub type Result<T> = core::result::Result<T, Error>;

#[cfg(test)]
mod tests {
    use super::{Error, ErrorKind, Level};
    use std::{format, string::ToString, vec::Vec};

    #[test]
    fn codes_are_unique_grouped_and_documented() {
        let is_row =
            |line: &&str| line.strip_prefix("| ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let table: Vec<&str> = include_str!("error.md").lines().filter(is_row).collect();
        assert_eq!(table.len(), Error::CODES.len(), "the table of error.md has a row for every code");
        let mut kinds: Vec<(u32, ErrorKind)> = Vec::new();
        for (i, (code, kind, name)) in Error::CODES.iter().enumerate() {
            assert_eq!(Error::CODES.iter().filter(|(c, ..)| c == code).count(), 1, "{code} comes twice");
            assert!(
                table[i].starts_with(&format!("| {code} | {kind:?} | [`{name}`](Error::{name}) |")),
                "{code} {name}"
            );
            kinds.push((code / 100, *kind));
        }
        kinds.dedup();
        for (n, (hundreds, _)) in kinds.iter().enumerate() {
            assert_eq!(*hundreds as usize, n + 1, "one kind has one hundred");
        }
        assert_eq!((Error::TagMismatch.code(), Error::TagMismatch.kind()), (201, ErrorKind::Authentication));
        assert_eq!(Error::Unsupported("").code(), 120);
        assert_eq!(Error::Pem { line: 1, what: "", allowed: "" }.kind(), ErrorKind::Format);
        assert_eq!(Error::Pem { line: 2, what: "a", allowed: "b" }.to_string(), "line 2: a; allowed: b");
        assert_eq!(Error::Pem { line: 0, what: "a", allowed: "b" }.to_string(), "a; allowed: b");
    }

    #[test]
    fn a_kernel_that_cannot_run_is_answered_with_those_that_can() {
        let message = Error::KernelUnavailable.to_string();
        let (_, named) = message.rsplit_once(" of ").expect("levels are listed");
        let named: Vec<_> = named.split(", ").collect();
        let available: Vec<_> = Level::ALL.iter().filter(|level| level.available()).map(|level| level.name()).collect();
        assert_eq!(named, available);
        assert!(named.contains(&"portable"));
    }
}
