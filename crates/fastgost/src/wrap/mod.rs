//! Key wrapping by KExp15 and by the key wraps of GOST 28147-89.
use crate::error::{Error, Result};

mod gost28147;
mod kexp15;

pub use self::{
    gost28147::{
        WRAPPED_SIZE, cryptopro_diversify, cryptopro_unwrap, cryptopro_wrap, gost28147_unwrap, gost28147_wrap,
    },
    kexp15::KExp15,
};

fn check_length(given: usize, expected: usize) -> Result<()> {
    if given == expected { Ok(()) } else { Err(Error::WrappedLength { given, expected }) }
}
