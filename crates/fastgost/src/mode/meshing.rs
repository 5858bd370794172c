//! CryptoPro key meshing of the modes of GOST 28147-89 (RFC 4357, section 2.3.2).
use super::{BlockMode, Cnt, Direction, interval::Interval};
#[cfg(feature = "alloc")]
use super::{Cbc, Cfb};
use crate::{
    cipher::gost28147::Gost28147,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
};
use core::fmt;

/// A mode of GOST 28147-89 whose key and IV change every 1024 bytes, as CryptoPro key meshing does it (RFC 4357, section
/// 2.3.2): [`Cnt`], and [`Cfb`] and [`Cbc`] with an IV of one block. There is no way to
/// seek: every key is made from the one before.
///
/// ```
/// use fastgost::{Gost28147, Sbox, mode::{Cfb, Cnt, Meshed}};
///
/// let cipher = Gost28147::new(&[7; 32], &Sbox::named("a")?);
/// let cfb = Meshed::<Cfb<_>>::new(cipher.clone(), &[1; 8])?;
/// let mut data = [0; 3000];
/// cfb.clone().encrypt(&mut data[..])?;
/// cfb.clone().decrypt(&mut data[..])?;
/// assert_eq!(data, [0; 3000]);
///
/// let cnt = Meshed::<Cnt>::new(cipher, &[1; 8])?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Meshed<M> {
    mode: M,
    interval: Interval,
}

/// A mode whose key and IV can be meshed.
pub trait Meshable: BlockMode {
    /// The mode at the beginning of a message. The IV is one block.
    #[doc(hidden)]
    fn start(cipher: Gost28147, iv: &[u8; 8]) -> Result<Self>;
    /// The next key, and what it makes of the IV as it is after a whole number of blocks, one or more.
    #[doc(hidden)]
    fn mesh(&mut self);
}

impl<M: Meshable> Meshed<M> {
    /// The mode under a key, at the beginning of a message.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless `iv` has 8 bytes.
    pub fn new(cipher: Gost28147, iv: &[u8]) -> Result<Self> {
        Ok(Self { mode: M::start(cipher, &super::one_block(iv)?)?, interval: Interval::new(Interval::MESHING) })
    }

    /// Encrypts the next part.
    ///
    /// # Errors
    /// Those of the mode.
    pub fn encrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.process(Direction::Encrypt, data.into_in_out_buf())
    }

    /// Decrypts the next part.
    ///
    /// # Errors
    /// Those of the mode.
    pub fn decrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.process(Direction::Decrypt, data.into_in_out_buf())
    }
}

impl<M: Meshable> BlockMode for Meshed<M> {
    const GRANULARITY: usize = M::GRANULARITY;
    fn process(&mut self, direction: Direction, mut data: InOutBuf<'_, '_, u8>) -> Result<()> {
        if !data.len().is_multiple_of(M::GRANULARITY) {
            return Err(Error::PartialBlock { given: data.len(), block: M::GRANULARITY });
        }
        while !data.is_empty() {
            let (n, changes) = self.interval.take(data.len());
            if changes {
                self.mode.mesh();
            }
            let (part, rest) = data.split_at(n);
            self.mode.process(direction, part)?;
            data = rest;
        }
        Ok(())
    }
    fn after(&self, _: Direction, _: &[u8]) -> Option<Self> {
        None
    }
    fn kernel_name(&self) -> &'static str {
        self.mode.kernel_name()
    }
}

impl Meshable for Cnt {
    fn start(cipher: Gost28147, iv: &[u8; 8]) -> Result<Self> {
        Cnt::new(cipher, iv)
    }
    fn mesh(&mut self) {
        self.change_key(Gost28147::mesh);
    }
}

#[cfg(feature = "alloc")]
impl Meshable for Cbc<Gost28147> {
    fn start(cipher: Gost28147, iv: &[u8; 8]) -> Result<Self> {
        Cbc::new(cipher, iv)
    }
    fn mesh(&mut self) {
        self.change_key(Gost28147::mesh);
    }
}

#[cfg(feature = "alloc")]
impl Meshable for Cfb<Gost28147> {
    fn start(cipher: Gost28147, iv: &[u8; 8]) -> Result<Self> {
        Cfb::new(cipher, iv)
    }
    fn mesh(&mut self) {
        self.change_key(Gost28147::mesh);
    }
}

impl<M: Meshable> fmt::Debug for Meshed<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meshed").field("kernel", &self.kernel_name()).finish_non_exhaustive()
    }
}
