//! The registry's rows (one per algorithm) for password-based key derivation, and the trait objects that these rows
//! make.
use super::{
    Algorithm, Kind, Make,
    hasher::{Begun, Of},
    row,
};
use crate::{
    cpu::Level,
    error::Result,
    kdf::{Pbkdf2Job, pbkdf2_many},
    mac::Hmac,
};
use alloc::{boxed::Box, vec::Vec};
use core::{fmt, marker::PhantomData};

/// A password-based key derivation function, as a trait object.
pub trait DynKdf: Send + Sync {
    /// Derives keys from many passwords in parallel. PBKDF2 runs `iterations` iterations for each key.
    ///
    /// # Errors
    /// Returns the errors of [`pbkdf2_many`]. After an error, nothing was written.
    fn derive(&self, passwords: &mut [Password<'_>], iterations: u32) -> Result<()>;
    /// Makes a copy of the object.
    fn dup(&self) -> Box<dyn DynKdf>;
    /// The level of the kernel.
    fn level(&self) -> Level;
}

/// A password for [`DynKdf::derive`].
pub struct Password<'a> {
    /// The password, of any length.
    pub password: &'a [u8],
    /// The salt.
    pub salt: &'a [u8],
    /// The buffer for the derived key. The length of this buffer decides the length of the key.
    pub output: &'a mut [u8],
}

impl fmt::Debug for Password<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Password").field("output", &self.output.len()).finish_non_exhaustive()
    }
}

/// PBKDF2 over HMAC. The field is the hash function in its initial state.
struct Pbkdf2<H>(H);

impl<H: Begun> DynKdf for Pbkdf2<H> {
    fn derive(&self, passwords: &mut [Password<'_>], iterations: u32) -> Result<()> {
        let keys: Vec<_> = passwords.iter().map(|p| Hmac::new(self.0.clone(), p.password)).collect();
        let mut jobs: Vec<_> = keys
            .iter()
            .zip(passwords)
            .map(|(password, p)| Pbkdf2Job { password, salt: p.salt, output: &mut *p.output })
            .collect();
        pbkdf2_many(&mut jobs, iterations)
    }
    fn dup(&self) -> Box<dyn DynKdf> {
        Box::new(Self(self.0.clone()))
    }
    fn level(&self) -> Level {
        self.0.level()
    }
}

/// The row of PBKDF2 over a hash function.
pub(super) const fn pbkdf2<H: Begun>(name: &'static str) -> Algorithm {
    let make = Make::Kdf(|options| Ok(Box::new(Pbkdf2(H::begun(options)?))));
    row(name, Kind::Kdf, &Of::<H>(PhantomData), make)
}
