//! Key derivation from passwords, as rows of the table and as objects.
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

/// A function that derives keys from passwords, as an object.
pub trait DynKdf: Send + Sync {
    /// Derives the keys of many passwords side by side, with so many iterations for each.
    ///
    /// # Errors
    /// As [`pbkdf2_many`]; nothing is written then.
    fn derive(&self, passwords: &mut [Password<'_>], iterations: u32) -> Result<()>;
    /// The level of the kernel that it runs on.
    fn level(&self) -> Level;
}

/// A password of [`DynKdf::derive`].
pub struct Password<'a> {
    /// Of any length.
    pub password: &'a [u8],
    /// The salt.
    pub salt: &'a [u8],
    /// Where the derived key goes, and its length.
    pub output: &'a mut [u8],
}

impl fmt::Debug for Password<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Password").field("output", &self.output.len()).finish_non_exhaustive()
    }
}

/// PBKDF2 over a hash function at its beginning.
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
    fn level(&self) -> Level {
        self.0.level()
    }
}

/// A row.
pub(super) const fn pbkdf2<H: Begun>(name: &'static str) -> Algorithm {
    let make = Make::Kdf(|options| Ok(Box::new(Pbkdf2(H::begun(options)?))));
    row(name, Kind::Kdf, &Of::<H>(PhantomData), make)
}
