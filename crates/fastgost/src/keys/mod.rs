//! Keys and certificates in files.
use crate::error::Error;

mod oid;
mod pbes2;
mod pem;

pub use self::pbes2::{ENTROPY, Encryption, MOST_ITERATIONS, Scheme, decrypt, encrypt};

fn bad(what: &'static str, allowed: &'static str) -> Error {
    Error::Encoding { what, allowed }
}
