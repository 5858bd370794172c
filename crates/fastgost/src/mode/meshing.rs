//! CryptoPro key meshing for the modes of GOST 28147-89 (RFC 4357, section 2.3.2).
use super::{BlockMode, Cnt, Direction, interval::Interval};
#[cfg(feature = "alloc")]
use super::{Cbc, Cfb};
use crate::{
    Internal,
    cipher::gost28147::Gost28147,
    cpu::Level,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
};

/// A mode of GOST 28147-89 with CryptoPro key meshing, which changes the key and the IV every 1024 bytes (RFC 4357,
/// section 2.3.2). The mode can be [`Cnt`]. The mode can also be [`Cfb`] or [`Cbc`], with an IV of one block. A meshed
/// mode cannot seek, because every key is derived from the previous key.
///
/// ```
/// use fastgost::{Gost28147, Sbox, mode::{Cfb, Cnt, Meshed}};
///
/// let cipher = Gost28147::new(&[7; 32], &Sbox::from_name("a")?);
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

/// A mode that supports key meshing.
#[allow(private_interfaces)]
pub trait Meshable: BlockMode {
    /// Makes the mode at the beginning of a message. The IV is one block.
    #[doc(hidden)]
    fn start(cipher: Gost28147, iv: &[u8; 8], _: Internal) -> Result<Self>;
    /// Switches to the next key, and encrypts the current IV under this key. This method is called only at a block
    /// boundary, after at least one block.
    #[doc(hidden)]
    fn mesh(&mut self, _: Internal);
}

impl<M: Meshable> Meshed<M> {
    /// Starts a message under a key.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless `iv` has 8 bytes.
    pub fn new(cipher: Gost28147, iv: &[u8]) -> Result<Self> {
        Ok(Self {
            mode: M::start(cipher, &super::one_block(iv)?, Internal)?,
            interval: Interval::new(Interval::MESHING),
        })
    }

    /// Encrypts the next part.
    ///
    /// # Errors
    /// The errors of the mode.
    pub fn encrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.process(Direction::Encrypt, data.into_in_out_buf())
    }

    /// Decrypts the next part.
    ///
    /// # Errors
    /// The errors of the mode.
    pub fn decrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.process(Direction::Decrypt, data.into_in_out_buf())
    }
}

impl<M: Meshable> super::private::Sealed for Meshed<M> {}

impl<M: Meshable> BlockMode for Meshed<M> {
    const GRANULARITY: usize = M::GRANULARITY;
    fn process(&mut self, direction: Direction, mut data: InOutBuf<'_, '_, u8>) -> Result<()> {
        if !data.len().is_multiple_of(M::GRANULARITY) {
            return Err(Error::PartialBlock { given: data.len(), block: M::GRANULARITY });
        }
        while !data.is_empty() {
            let (n, changes) = self.interval.take(data.len());
            if changes {
                self.mode.mesh(Internal);
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
    fn level(&self) -> Level {
        self.mode.level()
    }
}

macro_rules! meshable {
    ($mode:ty) => {
        #[allow(private_interfaces)]
        impl Meshable for $mode {
            fn start(cipher: Gost28147, iv: &[u8; 8], _: Internal) -> Result<Self> {
                Self::new(cipher, iv)
            }
            fn mesh(&mut self, _: Internal) {
                self.change_key(Gost28147::mesh);
            }
        }
    };
}
meshable!(Cnt);
#[cfg(feature = "alloc")]
meshable!(Cbc<Gost28147>);
#[cfg(feature = "alloc")]
meshable!(Cfb<Gost28147>);

kernel_debug!(Meshed<M: Meshable>);
