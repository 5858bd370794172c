//! Errors: their numbers, and the text of the last error.
use core::{
    cell::RefCell,
    ffi::{CStr, c_char, c_int},
    fmt,
};
use std::ffi::CString;

/// Success: the result of every function that does not fail.
pub const FASTGOST_OK: c_int = 0;
/// A key of the wrong length.
pub const FASTGOST_ERROR_KEY_LENGTH: c_int = 101;
/// An initialisation vector or nonce of the wrong length.
pub const FASTGOST_ERROR_IV_LENGTH: c_int = 102;
/// Data that is not a whole number of blocks.
pub const FASTGOST_ERROR_PARTIAL_BLOCK: c_int = 103;
/// A tag of the wrong length.
pub const FASTGOST_ERROR_TAG_LENGTH: c_int = 104;
/// A wrapped key of the wrong length.
pub const FASTGOST_ERROR_WRAPPED_LENGTH: c_int = 105;
/// Too many bytes to derive, or zero bytes.
pub const FASTGOST_ERROR_OUTPUT_LENGTH: c_int = 106;
/// A digest of the wrong length.
pub const FASTGOST_ERROR_DIGEST_LENGTH: c_int = 107;
/// A signature of the wrong length.
pub const FASTGOST_ERROR_SIGNATURE_LENGTH: c_int = 108;
/// A number of the wrong length.
pub const FASTGOST_ERROR_NUMBER_LENGTH: c_int = 109;
/// Any other number or name that is out of range.
pub const FASTGOST_ERROR_PARAMETER: c_int = 110;
/// A private key that is out of range.
pub const FASTGOST_ERROR_SECRET_KEY: c_int = 111;
/// Two keys on different curves.
pub const FASTGOST_ERROR_CURVES_DIFFER: c_int = 112;
/// A modulus that is even or 1.
pub const FASTGOST_ERROR_MODULUS: c_int = 113;
/// A division by zero.
pub const FASTGOST_ERROR_DIVISION_BY_ZERO: c_int = 114;
/// A malformed S-box set.
pub const FASTGOST_ERROR_SBOX: c_int = 115;
/// An unknown S-box set name.
pub const FASTGOST_ERROR_UNKNOWN_SBOX: c_int = 116;
/// An unknown curve name.
pub const FASTGOST_ERROR_UNKNOWN_CURVE: c_int = 117;
/// An unknown algorithm name.
pub const FASTGOST_ERROR_UNKNOWN_ALGORITHM: c_int = 118;
/// An unknown level name.
pub const FASTGOST_ERROR_UNKNOWN_LEVEL: c_int = 119;
/// An operation that the algorithm does not support.
pub const FASTGOST_ERROR_UNSUPPORTED: c_int = 120;
/// A message to sign that another format signs too.
pub const FASTGOST_ERROR_STRUCTURE: c_int = 121;
/// The authentication tag does not match.
pub const FASTGOST_ERROR_TAG_MISMATCH: c_int = 201;
/// The signature does not verify.
pub const FASTGOST_ERROR_SIGNATURE: c_int = 202;
/// The header of a sealed file was modified.
pub const FASTGOST_ERROR_SEALED_HEADER_MAC: c_int = 203;
/// A chunk of a sealed file was modified, or the file was truncated or extended.
pub const FASTGOST_ERROR_SEALED_CHUNK: c_int = 204;
/// A packet that is a replay or too old.
pub const FASTGOST_ERROR_REPLAYED: c_int = 205;
/// An encrypted private key without a password.
pub const FASTGOST_ERROR_PASSWORD_NEEDED: c_int = 301;
/// The password of a private key is wrong.
pub const FASTGOST_ERROR_PASSWORD: c_int = 302;
/// The key does not open the sealed file.
pub const FASTGOST_ERROR_SEALED_KEY: c_int = 303;
/// A key, certificate, signature or packet that cannot be read.
pub const FASTGOST_ERROR_ENCODING: c_int = 401;
/// A file of text, or DER as a whole, that cannot be read.
pub const FASTGOST_ERROR_PEM: c_int = 402;
/// A public key that is not valid.
pub const FASTGOST_ERROR_PUBLIC_KEY: c_int = 403;
/// Keys that agree on the point at infinity.
pub const FASTGOST_ERROR_NEUTRAL_POINT: c_int = 404;
/// Not a sealed file.
pub const FASTGOST_ERROR_NOT_SEALED: c_int = 405;
/// A field of the header of a sealed file that this version does not know.
pub const FASTGOST_ERROR_SEALED_HEADER: c_int = 406;
/// A sealed file that ends within its header.
pub const FASTGOST_ERROR_SEALED_HEADER_CUT: c_int = 407;
/// The padding is not one that the procedure writes.
pub const FASTGOST_ERROR_PADDING: c_int = 408;
/// A deviation from the RFCs that only lenient reading accepts.
pub const FASTGOST_ERROR_STRICT: c_int = 409;
/// More data than one initialisation vector may serve.
pub const FASTGOST_ERROR_STREAM_EXHAUSTED: c_int = 501;
/// More data than one key may process.
pub const FASTGOST_ERROR_KEY_EXHAUSTED: c_int = 502;
/// A private key whose password needs more iterations than allowed.
pub const FASTGOST_ERROR_ITERATIONS: c_int = 503;
/// A sealed file whose passphrase needs more iterations than the caller allows.
pub const FASTGOST_ERROR_SEALED_ITERATIONS: c_int = 504;
/// A sealed file with more chunks than allowed.
pub const FASTGOST_ERROR_SEALED_LENGTH: c_int = 505;
/// A kernel that this CPU or build cannot run.
pub const FASTGOST_ERROR_KERNEL_UNAVAILABLE: c_int = 601;
/// The system has no random numbers.
pub const FASTGOST_ERROR_RANDOMNESS: c_int = 602;
/// Not enough memory for the caller's data.
pub const FASTGOST_ERROR_MEMORY: c_int = 603;
/// A null pointer where there must be something.
pub const FASTGOST_ERROR_NULL_POINTER: c_int = 701;
/// A pointer that is not a handle of the expected type, or a handle that was freed.
pub const FASTGOST_ERROR_HANDLE: c_int = 702;
/// A handle that is in use: by another thread, or by the call that called this callback.
pub const FASTGOST_ERROR_BUSY: c_int = 703;
/// A handle whose state is undefined after an internal error; it can only be freed.
pub const FASTGOST_ERROR_POISONED: c_int = 704;
/// Buffers that overlap, other than the same one as input and output.
pub const FASTGOST_ERROR_OVERLAP: c_int = 705;
/// A buffer for output that has the wrong size, or is too small.
pub const FASTGOST_ERROR_BUFFER_SIZE: c_int = 706;
/// A length that reaches past the end of memory, or a pointer that is not aligned.
pub const FASTGOST_ERROR_ADDRESS: c_int = 707;
/// A name that is not UTF-8, or not terminated by a zero within 256 bytes.
pub const FASTGOST_ERROR_TEXT: c_int = 708;
/// A message that is already complete.
pub const FASTGOST_ERROR_FINISHED: c_int = 709;
/// A callback that failed, or that said it had processed more than it was given.
pub const FASTGOST_ERROR_CALLBACK: c_int = 710;
/// A document that takes more work than is allowed.
pub const FASTGOST_ERROR_WORK: c_int = 711;
/// An internal error of the library: please report it.
pub const FASTGOST_ERROR_INTERNAL: c_int = 799;

/// Why a call failed. Boxed, because results without an error are returned in registers then.
#[derive(Debug)]
pub(crate) struct Error(Box<Reason>);

#[derive(Debug)]
enum Reason {
    /// An error of the library, with its code.
    Library(fastgost::Error),
    /// A mistake in the call itself.
    Call(c_int, String),
}

pub(crate) type Result<T> = core::result::Result<T, Error>;

impl Error {
    #[cold]
    pub(crate) fn call(code: c_int, text: impl Into<String>) -> Self {
        Self(Box::new(Reason::Call(code, text.into())))
    }

    /// An output buffer has the wrong size.
    #[cold]
    pub(crate) fn buffer_size(what: &str, given: usize, allowed: impl fmt::Display) -> Self {
        let text = format!("{what} has {given} bytes; allowed: {allowed}");
        Self::call(FASTGOST_ERROR_BUFFER_SIZE, text)
    }

    /// A number that names nothing.
    pub(crate) fn parameter(name: &'static str, allowed: &'static str) -> Self {
        fastgost::Error::Parameter { name, allowed }.into()
    }

    pub(crate) fn code(&self) -> c_int {
        match &*self.0 {
            Reason::Library(error) => error.code() as c_int,
            Reason::Call(code, _) => *code,
        }
    }

    /// Remembers the text for `fastgost_last_error` and returns the code.
    #[cold]
    pub(crate) fn report(self) -> c_int {
        let code = self.code();
        let text = match *self.0 {
            Reason::Library(error) => error.to_string(),
            Reason::Call(_, text) => text,
        };
        let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
        // While the thread ends, there may be no text any more.
        let _ = LAST.try_with(|last| last.replace(text));
        code
    }
}

impl From<fastgost::Error> for Error {
    #[cold]
    fn from(error: fastgost::Error) -> Self {
        Self(Box::new(Reason::Library(error)))
    }
}

/// The library's errors come back from streams as they went in.
impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        let inner = error.get_ref();
        match inner.and_then(|inner| inner.downcast_ref::<fastgost::Error>()) {
            Some(error) => (*error).into(),
            None => Self::call(FASTGOST_ERROR_CALLBACK, error.to_string()),
        }
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// The text of this thread's last error: the mistake, and the allowed values. It never contains a secret.
///
/// Returns a string that is valid until the next function fails on this thread; empty if none has failed. Never null.
#[unsafe(no_mangle)]
pub extern "C" fn fastgost_last_error() -> *const c_char {
    let text = LAST.try_with(|last| last.try_borrow().map_or(EMPTY.as_ptr(), |text| text.as_ptr()));
    text.unwrap_or(EMPTY.as_ptr())
}

const EMPTY: &CStr = c"";

#[cfg(test)]
mod tests {
    /// The constants above against the library's list, and against each other.
    #[test]
    fn codes_are_those_of_the_library() {
        let source = include_str!("errors.rs");
        let constants: Vec<(&str, u32)> = source
            .lines()
            .filter_map(|line| {
                line.strip_prefix("pub const FASTGOST_ERROR_")?.strip_suffix(';')?.split_once(": c_int = ")
            })
            .map(|(name, code)| (name, code.parse().expect("a number")))
            .collect();
        let screaming = |name: &str| {
            let mut out = String::new();
            for c in name.chars() {
                if c.is_uppercase() && !out.is_empty() {
                    out.push('_');
                }
                out.extend(c.to_uppercase());
            }
            out
        };
        let (library, own) = constants.split_at(fastgost::Error::CODES.len());
        for ((code, _, name), (constant, number)) in fastgost::Error::CODES.iter().zip(library) {
            assert_eq!((screaming(name).as_str(), *code), (*constant, *number));
        }
        assert!(own.len() > 5 && own.windows(2).all(|pair| pair[0].1 < pair[1].1));
        assert!(own.iter().all(|(_, code)| code / 100 == 7), "the library has no kind 7");
        assert!(fastgost::Error::CODES.iter().all(|(code, ..)| code / 100 < 7));
    }
}
