//! Modes of operation (GOST R 34.13-2015, GOST 28147-89) over any [`Cipher`].
//!
//! Data is given as `&mut` of bytes (in place) or as an [`InOutBuf`] (from one buffer to another). Modes that take any
//! length are streams, which means that any split of the data gives the same output.
use crate::{
    cipher::{BlockEngine, Cipher},
    cpu::Level,
    error::{Error, Result},
    inout::InOutBuf,
};

#[cfg(feature = "alloc")]
mod cbc;
#[cfg(feature = "alloc")]
mod cfb;
mod ctr;
mod ctr_acpkm;
mod ecb;
mod gamma28147;
mod interval;
mod keystream;
mod meshing;
#[cfg(feature = "alloc")]
mod ofb;
#[cfg(feature = "alloc")]
pub mod padding;
#[cfg(feature = "alloc")]
mod register;

#[cfg(feature = "alloc")]
pub(crate) use self::register::allowed_iv;
#[cfg(feature = "alloc")]
pub use self::{cbc::Cbc, cfb::Cfb, ofb::Ofb};
pub use self::{
    ctr::Ctr,
    ctr_acpkm::{CtrAcpkm, acpkm},
    ecb::Ecb,
    gamma28147::Cnt,
    meshing::{Meshable, Meshed},
};
pub(crate) use self::{ctr_acpkm::check_section, interval::Interval};

/// Encryption or decryption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From plaintext to ciphertext.
    Encrypt,
    /// From ciphertext to plaintext.
    Decrypt,
}

/// The interface that all modes share, for code that is generic over modes. Each mode also has its own, simpler
/// methods. The trait is sealed, so only the modes of this crate implement it.
///
/// ```
/// use fastgost::{Kuznyechik, Result, mode::{BlockMode, Cfb, Ctr, Direction}};
///
/// fn there_and_back<M: BlockMode>(mode: M) -> Result<()> {
///     let mut data = *b"sixteen bytes ok";
///     mode.clone().process(Direction::Encrypt, data[..].as_mut().into())?;
///     mode.clone().process(Direction::Decrypt, data[..].as_mut().into())?;
///     assert_eq!(&data, b"sixteen bytes ok");
///     Ok(())
/// }
///
/// there_and_back(Ctr::new(Kuznyechik::new(&[7; 32]), &[1; 8])?)?;
/// there_and_back(Cfb::new(Kuznyechik::new(&[7; 32]), &[1; 16])?)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
pub trait BlockMode: private::Sealed + Clone + Send + Sync {
    /// The length in bytes of the data of each call must be a multiple of this number. The number is the block size in
    /// modes that process whole blocks, and 1 in all other modes.
    const GRANULARITY: usize;

    /// Processes the next part of the data.
    ///
    /// # Errors
    /// [`PartialBlock`](crate::Error::PartialBlock), or [`StreamExhausted`](crate::Error::StreamExhausted). In both
    /// cases nothing is written, and the mode stays as it was.
    fn process(&mut self, direction: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()>;

    /// Returns the state that the mode will have after the data `input`, without processing `input`. The length of
    /// `input` is a multiple of [`GRANULARITY`](Self::GRANULARITY). The result is `None` if finding this state takes as
    /// long as processing `input`, or if the stream ends before the end of `input`. With such states, several threads
    /// can process parts of one stream.
    fn after(&self, direction: Direction, input: &[u8]) -> Option<Self>;

    /// The level of the kernel that the cipher runs on.
    fn level(&self) -> Level;
}

pub(crate) mod private {
    pub trait Sealed {}
}

fn whole_blocks<C: Cipher>(data: &InOutBuf<'_, '_, u8>) -> Result<()> {
    match data.len() % C::BLOCK {
        0 => Ok(()),
        _ => Err(Error::PartialBlock { given: data.len(), block: C::BLOCK }),
    }
}

/// Checks that an IV has the length of one block, because the modes of GOST 28147-89 need such an IV.
pub(crate) fn one_block(iv: &[u8]) -> Result<[u8; 8]> {
    iv.try_into().map_err(|_| Error::IvLength { given: iv.len(), allowed: ONE_BLOCK })
}

/// The text in an error message that says how long an IV of the modes of GOST 28147-89 is.
pub(crate) const ONE_BLOCK: &str = "8 bytes";
