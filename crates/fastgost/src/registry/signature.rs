//! The registry's rows (one per algorithm) for signatures and key agreement.
use super::{Algorithm, IvSize, Kind, Make, Options, Primitive, no_sbox, row};
use crate::{
    cpu::Level,
    curve::Curve,
    error::{Error, Result},
    mp,
    sign::{
        self, SigningKey, VerifyingKey, agree,
        gost3410_94::{Parameters, SigningKey94},
    },
};
use alloc::{sync::Arc, vec::Vec};
use zeroize::Zeroizing;

/// A value for the field `primitive` of a row. The value stands for the curve with this name.
pub(super) struct On(pub &'static str);

impl Primitive for On {
    /// The number of bytes in the digest that is signed.
    fn block_size(&self) -> usize {
        Curve::from_name(self.0).map_or(0, Curve::size)
    }
    fn levels(&self) -> Vec<Level> {
        // Signing and verification have kernels for the same levels.
        sign::levels().collect()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        signing_key(self.0, key, options).map(drop)
    }
}

pub(super) fn signing_key(curve: &str, key: &[u8], options: &Options<'_>) -> Result<SigningKey> {
    no_sbox(options)?;
    let key = SigningKey::from_bytes(Curve::from_name(curve)?, key)?;
    match options.level {
        Some(level) => key.with_level(level),
        None => Ok(key),
    }
}

pub(super) fn verifying_key(curve: &str, key: &[u8], options: &Options<'_>) -> Result<VerifyingKey> {
    no_sbox(options)?;
    let key = VerifyingKey::from_bytes(Curve::from_name(curve)?, key)?;
    match options.level {
        Some(level) => key.with_level(level),
        None => Ok(key),
    }
}

/// The row of a signature algorithm with private keys of `size` bytes.
pub(super) const fn gost3410(name: &'static str, curve: &'static On, size: usize) -> Algorithm {
    Algorithm { key: Some(size), ..row(name, Kind::Signature, curve, Make::Signature(curve.0)) }
}

/// A value for the field `primitive` of a row. The value stands for the GOST R 34.10-94 parameters with this name.
pub(super) struct Modulo(pub &'static str);

impl Primitive for Modulo {
    /// The number of bytes in the digest that is signed.
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
    let parameters = Parameters::from_name(set)?;
    match options.level {
        Some(level) => parameters.with_level(level),
        None => Ok(parameters),
    }
}

/// The row of a legacy signature algorithm with private keys of 32 bytes.
pub(super) const fn gost3410_94(name: &'static str, set: &'static Modulo) -> Algorithm {
    Algorithm { key: Some(32), ..row(name, Kind::Signature94, set, Make::Signature94(set.0)) }
}

/// A key agreement, for all curves that it supports.
pub(super) struct Agreement {
    /// The number of bytes in the agreed key.
    size: usize,
    ukm: IvSize,
    agree: Agree,
}

pub(super) type Agree = fn(&SigningKey, &VerifyingKey, &[u8]) -> Result<Zeroizing<Vec<u8>>>;

const fn ukm(text: &'static str) -> IvSize {
    IvSize { preferred: 8, text }
}

pub(super) static VKO_2001: Agreement = Agreement {
    size: 32,
    ukm: ukm("1 to 32 bytes, not all of them 0"),
    agree: |key, peer, ukm| agree::vko_2001(key, peer, ukm).map(in_memory),
};
pub(super) static VKO_256: Agreement = Agreement {
    size: 32,
    ukm: ukm("1 to 32 bytes, on a curve of 512 bits 1 to 64, not all of them 0"),
    agree: |key, peer, ukm| agree::vko_256(key, peer, ukm).map(in_memory),
};
pub(super) static VKO_512: Agreement = Agreement {
    size: 64,
    ukm: ukm("1 to 64 bytes, not all of them 0"),
    agree: |key, peer, ukm| agree::vko_512(key, peer, ukm).map(in_memory),
};
pub(super) static KEG: Agreement = Agreement {
    size: 64,
    ukm: IvSize { preferred: 32, text: "32 bytes" },
    agree: |key, peer, ukm| {
        let h = ukm.try_into().map_err(|_| Error::IvLength { given: ukm.len(), allowed: "32 bytes" })?;
        agree::keg(key, peer, h).map(in_memory)
    },
};

fn in_memory<const N: usize>(key: Zeroizing<[u8; N]>) -> Zeroizing<Vec<u8>> {
    Zeroizing::new(key.to_vec())
}

impl Primitive for Agreement {
    /// The number of bytes in the agreed key.
    fn block_size(&self) -> usize {
        self.size
    }
    fn levels(&self) -> Vec<Level> {
        On("256-a").levels()
    }
    fn schedule(&self, _: &[u8], _: &Options<'_>) -> Result<()> {
        Err(Error::Unsupported("this algorithm takes no key: it takes those of signatures"))
    }
}

/// The row of a key agreement.
pub(super) const fn agreement(name: &'static str, agreement: &'static Agreement) -> Algorithm {
    Algorithm { iv: Some(agreement.ukm), ..row(name, Kind::Agreement, agreement, Make::Agreement(agreement.agree)) }
}
