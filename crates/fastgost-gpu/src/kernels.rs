//! The kernels: PTX that the generator made from the library's circuits.
use crate::{
    cipher::Cipher,
    error::{Error, Result},
};
use fastgost::registry::Direction;

/// The module of a cipher, with the entries `expand_keys` and [`entry`].
pub(crate) fn ptx(cipher: Cipher) -> Result<&'static str> {
    let _ = cipher;
    Err(Error::Kernel("not generated"))
}

/// The entry that computes a function of a cipher.
pub(crate) fn entry(cipher: Cipher, function: Direction) -> &'static str {
    let _ = (cipher, function);
    ""
}
