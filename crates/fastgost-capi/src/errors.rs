//! The errors of the library: their codes, and the text of the last error.
use core::{
    cell::RefCell,
    ffi::{CStr, c_char, c_int},
    fmt,
};
use std::ffi::CString;

/// The function has succeeded.
pub const FASTGOST_OK: c_int = 0;
/// A key has the wrong length.
pub const FASTGOST_ERROR_KEY_LENGTH: c_int = 101;
/// An initialisation vector or nonce has the wrong length.
pub const FASTGOST_ERROR_IV_LENGTH: c_int = 102;
/// The data is not a whole number of blocks.
pub const FASTGOST_ERROR_PARTIAL_BLOCK: c_int = 103;
/// A tag has the wrong length.
pub const FASTGOST_ERROR_TAG_LENGTH: c_int = 104;
/// A wrapped key has the wrong length.
pub const FASTGOST_ERROR_WRAPPED_LENGTH: c_int = 105;
/// The caller asked to derive too many bytes, or zero bytes.
pub const FASTGOST_ERROR_OUTPUT_LENGTH: c_int = 106;
/// A digest has the wrong length.
pub const FASTGOST_ERROR_DIGEST_LENGTH: c_int = 107;
/// A signature has the wrong length.
pub const FASTGOST_ERROR_SIGNATURE_LENGTH: c_int = 108;
/// A number has the wrong length.
pub const FASTGOST_ERROR_NUMBER_LENGTH: c_int = 109;
/// An argument or option has a value that is not allowed, and there is no more precise error for this mistake.
pub const FASTGOST_ERROR_PARAMETER: c_int = 110;
/// A private key is out of range.
pub const FASTGOST_ERROR_SECRET_KEY: c_int = 111;
/// The two keys are on different curves.
pub const FASTGOST_ERROR_CURVES_DIFFER: c_int = 112;
/// A modulus is even or is 1.
pub const FASTGOST_ERROR_MODULUS: c_int = 113;
/// The caller asked for a division by zero.
pub const FASTGOST_ERROR_DIVISION_BY_ZERO: c_int = 114;
/// An S-box set is malformed.
pub const FASTGOST_ERROR_SBOX: c_int = 115;
/// The name of an S-box set is unknown.
pub const FASTGOST_ERROR_UNKNOWN_SBOX: c_int = 116;
/// The name of a curve is unknown.
pub const FASTGOST_ERROR_UNKNOWN_CURVE: c_int = 117;
/// The name of an algorithm is unknown.
pub const FASTGOST_ERROR_UNKNOWN_ALGORITHM: c_int = 118;
/// The name of a level of CPU features is unknown.
pub const FASTGOST_ERROR_UNKNOWN_LEVEL: c_int = 119;
/// The algorithm does not support this operation.
pub const FASTGOST_ERROR_UNSUPPORTED: c_int = 120;
/// The message must not be signed or verified as plain data, because the signature would also be valid in another
/// format.
pub const FASTGOST_ERROR_STRUCTURE: c_int = 121;
/// The authentication tag does not match.
pub const FASTGOST_ERROR_TAG_MISMATCH: c_int = 201;
/// The signature does not verify.
pub const FASTGOST_ERROR_SIGNATURE: c_int = 202;
/// The header of a sealed file was modified.
pub const FASTGOST_ERROR_SEALED_HEADER_MAC: c_int = 203;
/// A chunk of a sealed file was modified, or the file was truncated or extended.
pub const FASTGOST_ERROR_SEALED_CHUNK: c_int = 204;
/// A packet was already received, or is too old.
pub const FASTGOST_ERROR_REPLAYED: c_int = 205;
/// A private key is encrypted, but the caller gave no password.
pub const FASTGOST_ERROR_PASSWORD_NEEDED: c_int = 301;
/// The password of a private key is wrong.
pub const FASTGOST_ERROR_PASSWORD: c_int = 302;
/// The key does not open the sealed file.
pub const FASTGOST_ERROR_SEALED_KEY: c_int = 303;
/// A key, certificate, signature or packet cannot be read.
pub const FASTGOST_ERROR_ENCODING: c_int = 401;
/// A document in text form (PEM) cannot be read, or a document in DER is cut off or has additional bytes after its end.
pub const FASTGOST_ERROR_PEM: c_int = 402;
/// A public key is not valid.
pub const FASTGOST_ERROR_PUBLIC_KEY: c_int = 403;
/// The key agreement of these two keys gives the point at infinity.
pub const FASTGOST_ERROR_NEUTRAL_POINT: c_int = 404;
/// The data is not a sealed file.
pub const FASTGOST_ERROR_NOT_SEALED: c_int = 405;
/// A field in the header of a sealed file has a value that this version of the library does not know.
pub const FASTGOST_ERROR_SEALED_HEADER: c_int = 406;
/// A sealed file ends within its header.
pub const FASTGOST_ERROR_SEALED_HEADER_CUT: c_int = 407;
/// The decrypted data does not end with the padding that the chosen procedure writes.
pub const FASTGOST_ERROR_PADDING: c_int = 408;
/// A document, certificate or CRL deviates from the RFCs, and the caller has set FASTGOST_CMS_STRICT.
pub const FASTGOST_ERROR_STRICT: c_int = 409;
/// There is more data than one initialisation vector (IV) may encrypt.
pub const FASTGOST_ERROR_STREAM_EXHAUSTED: c_int = 501;
/// There is more data than one key may process.
pub const FASTGOST_ERROR_KEY_EXHAUSTED: c_int = 502;
/// The password of an encrypted private key needs more iterations than the caller allows.
pub const FASTGOST_ERROR_ITERATIONS: c_int = 503;
/// The passphrase of a sealed file needs more iterations than the caller allows.
pub const FASTGOST_ERROR_SEALED_ITERATIONS: c_int = 504;
/// A sealed file has more chunks than its algorithm allows.
pub const FASTGOST_ERROR_SEALED_LENGTH: c_int = 505;
/// This CPU, or this build of the library, cannot run the code (kernel) for the requested level of CPU features.
pub const FASTGOST_ERROR_KERNEL_UNAVAILABLE: c_int = 601;
/// The operating system returned no random numbers.
pub const FASTGOST_ERROR_RANDOMNESS: c_int = 602;
/// There is not enough memory for the caller's data.
pub const FASTGOST_ERROR_MEMORY: c_int = 603;
/// An argument is null, but must not be null.
pub const FASTGOST_ERROR_NULL_POINTER: c_int = 701;
/// A pointer is not a handle of the expected type, or the handle was freed.
pub const FASTGOST_ERROR_HANDLE: c_int = 702;
/// Another call is using the handle. The other call runs in another thread, or the present call comes from a callback
/// of the other call.
pub const FASTGOST_ERROR_BUSY: c_int = 703;
/// The state of the handle is undefined after an internal error. The caller can only free this handle.
pub const FASTGOST_ERROR_POISONED: c_int = 704;
/// Two buffers overlap. Only the input and the output of a function that transforms data may be the same buffer.
pub const FASTGOST_ERROR_OVERLAP: c_int = 705;
/// A buffer for output has the wrong size, or is too small.
pub const FASTGOST_ERROR_BUFFER_SIZE: c_int = 706;
/// A length reaches past the end of memory, or a pointer is not aligned.
pub const FASTGOST_ERROR_ADDRESS: c_int = 707;
/// A name is not UTF-8, or has no zero byte at its end within 256 bytes.
pub const FASTGOST_ERROR_TEXT: c_int = 708;
/// The message is already complete.
pub const FASTGOST_ERROR_FINISHED: c_int = 709;
/// A callback failed, or returned more bytes than the library asked for.
pub const FASTGOST_ERROR_CALLBACK: c_int = 710;
/// The verification of a document takes more work than the options allow.
pub const FASTGOST_ERROR_WORK: c_int = 711;
/// The library has an internal error. Please report this error.
pub const FASTGOST_ERROR_INTERNAL: c_int = 799;

/// The reason why a call failed. The reason is in a `Box`, so that a `Result` is small enough to be returned in
/// registers.
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

    /// Returns the error for an output buffer of the wrong size.
    #[cold]
    pub(crate) fn buffer_size(what: &str, given: usize, allowed: impl fmt::Display) -> Self {
        let text = format!("{what} has {given} bytes; allowed: {allowed}");
        Self::call(FASTGOST_ERROR_BUFFER_SIZE, text)
    }

    /// Returns the error for an argument whose value is not allowed. `name` is the name of the argument.
    pub(crate) fn parameter(name: &'static str, allowed: &'static str) -> Self {
        fastgost::Error::Parameter { name, allowed }.into()
    }

    pub(crate) fn code(&self) -> c_int {
        match &*self.0 {
            Reason::Library(error) => error.code() as c_int,
            Reason::Call(code, _) => *code,
        }
    }

    /// Remembers the text of the error for `fastgost_last_error`, and returns the code of the error.
    #[cold]
    pub(crate) fn report(self) -> c_int {
        let code = self.code();
        let text = match *self.0 {
            Reason::Library(error) => error.to_string(),
            Reason::Call(_, text) => text,
        };
        let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
        // While the thread ends, the thread-local variable may already be destroyed. Then the text is lost.
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

/// If the error of a stream contains an error of the library, the conversion returns this error of the library.
/// Otherwise the stream's error comes from a callback.
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

/// Returns the text of this thread's last error. The text says what the mistake is, and which values are allowed. The
/// text never contains a secret.
///
/// The string is valid until the next call that fails on this thread. The string is empty if no call has failed on this
/// thread. The result is never null.
#[unsafe(no_mangle)]
pub extern "C" fn fastgost_last_error() -> *const c_char {
    let text = LAST.try_with(|last| last.try_borrow().map_or(EMPTY.as_ptr(), |text| text.as_ptr()));
    text.unwrap_or(EMPTY.as_ptr())
}

const EMPTY: &CStr = c"";

#[cfg(test)]
mod tests {
    /// Compares the names and codes of the constants above with the list of errors of the Rust library. The constants
    /// for errors that only the C interface has must have increasing codes from 700 to 799. All codes of the Rust
    /// library must be less than 700.
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
