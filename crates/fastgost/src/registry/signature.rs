//! Signatures and key agreement over curves, as rows of the table.
use super::{Algorithm, KernelInfo, Kind, Make, Options, Primitive, no_sbox, row};
use crate::{
    curve::{Curve, Group},
    error::Result,
    sign::{self, SigningKey, VerifyingKey},
};
use alloc::vec::Vec;

/// The curve of that name.
pub(super) struct On(pub &'static str);

impl Primitive for On {
    /// Of the digest that is signed.
    fn block_size(&self) -> usize {
        Curve::named(self.0).map_or(0, Curve::size)
    }
    fn kernels(&self) -> Vec<KernelInfo> {
        // Those of verification look at public keys only.
        sign::kernels().map(|(name, level)| KernelInfo { name, level, constant_time: true }).collect()
    }
    fn kernel_at(&self, name: &str) -> Result<&'static str> {
        Ok(Group::named(Curve::named(self.0)?, name)?.kernel_name())
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        signing_key(self.0, key, options).map(drop)
    }
}

pub(super) fn signing_key(curve: &str, key: &[u8], options: &Options<'_>) -> Result<SigningKey> {
    no_sbox(options)?;
    let key = SigningKey::from_bytes(Curve::named(curve)?, key)?;
    match options.kernel {
        Some(kernel) => key.with_kernel(kernel),
        None => Ok(key),
    }
}

pub(super) fn verifying_key(curve: &str, key: &[u8], options: &Options<'_>) -> Result<VerifyingKey> {
    no_sbox(options)?;
    let key = VerifyingKey::from_bytes(Curve::named(curve)?, key)?;
    match options.kernel {
        Some(kernel) => key.with_kernel(kernel),
        None => Ok(key),
    }
}

/// A row: signatures with private keys of so many bytes.
pub(super) const fn gost3410(name: &'static str, curve: &'static On, size: usize) -> Algorithm {
    Algorithm { key: Some(size), ..row(name, Kind::Signature, curve, Make::Signature(curve.0)) }
}
