//! Signatures and key agreement as rows of the table.
use super::{Algorithm, Kind, Make, Options, Primitive, no_sbox, row};
use crate::{
    cpu::Level,
    curve::Curve,
    error::Result,
    mp,
    sign::{
        self, SigningKey, VerifyingKey,
        gost3410_94::{Parameters, SigningKey94},
    },
};
use alloc::{sync::Arc, vec::Vec};

/// The curve of that name.
pub(super) struct On(pub &'static str);

impl Primitive for On {
    /// Of the digest that is signed.
    fn block_size(&self) -> usize {
        Curve::named(self.0).map_or(0, Curve::size)
    }
    fn levels(&self) -> Vec<Level> {
        // Those of verification look at public keys only.
        sign::levels().collect()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        signing_key(self.0, key, options).map(drop)
    }
}

pub(super) fn signing_key(curve: &str, key: &[u8], options: &Options<'_>) -> Result<SigningKey> {
    no_sbox(options)?;
    let key = SigningKey::from_bytes(Curve::named(curve)?, key)?;
    match options.level {
        Some(level) => key.with_level(level),
        None => Ok(key),
    }
}

pub(super) fn verifying_key(curve: &str, key: &[u8], options: &Options<'_>) -> Result<VerifyingKey> {
    no_sbox(options)?;
    let key = VerifyingKey::from_bytes(Curve::named(curve)?, key)?;
    match options.level {
        Some(level) => key.with_level(level),
        None => Ok(key),
    }
}

/// A row: signatures with private keys of so many bytes.
pub(super) const fn gost3410(name: &'static str, curve: &'static On, size: usize) -> Algorithm {
    Algorithm { key: Some(size), ..row(name, Kind::Signature, curve, Make::Signature(curve.0)) }
}

/// The parameters of GOST R 34.10-94 of that name.
pub(super) struct Modulo(pub &'static str);

impl Primitive for Modulo {
    /// Of the digest that is signed.
    fn block_size(&self) -> usize {
        32
    }
    fn levels(&self) -> Vec<Level> {
        mp::Arithmetic::levels().collect()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        SigningKey94::from_bytes(&parameters_94(self.0, options)?, key).map(drop)
    }
}

pub(super) fn parameters_94(set: &str, options: &Options<'_>) -> Result<Arc<Parameters>> {
    no_sbox(options)?;
    let parameters = Parameters::named(set)?;
    match options.level {
        Some(level) => parameters.with_level(level),
        None => Ok(parameters),
    }
}

/// A row: legacy signatures with private keys of 32 bytes.
pub(super) const fn gost3410_94(name: &'static str, set: &'static Modulo) -> Algorithm {
    Algorithm { key: Some(32), ..row(name, Kind::Signature94, set, Make::Signature94(set.0)) }
}
