//! CNT, the gamma mode of GOST 28147-89 (RFC 5830, section 6).
use super::{
    BlockMode, Direction,
    keystream::{Keystream, keystream_mode},
};
use crate::{
    cipher::{
        BlockEngine, Cipher, Function,
        gost28147::{Counter, Gost28147},
    },
    cpu::Level,
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};

/// CNT (RFC 5830, section 6). The standard calls this mode "gamma", and RFC 4357 calls it CNT. Each keystream block is
/// the encryption of two adders (32-bit counters). The adders start at the encryption of the 8-byte IV, and advance
/// before each block. Encryption and decryption are the same operation. The output does not depend on how the data is
/// split into parts.
///
/// With [`Meshed`](super::Meshed) the key changes every 1024 bytes.
///
/// ```
/// use fastgost::{Gost28147, Sbox, mode::Cnt};
///
/// let mut cnt = Cnt::new(Gost28147::new(&[7; 32], &Sbox::from_name("a")?), &[1; 8])?;
/// let mut data = *b"any length, not only whole blocks";
/// cnt.apply(&mut data[..])?;
/// cnt.seek(0)?;
/// cnt.apply(&mut data[..])?;
/// assert_eq!(&data, b"any length, not only whole blocks");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Cnt(Keystream<Gost28147>);

impl Cnt {
    /// The number of bytes that may be processed under one IV. The adders repeat after 2^32 (2^32 - 1) blocks.
    // The period is the product of the adders' moduli, 2^32 and 2^32 - 1, because each adder's step is coprime to its
    // modulus, and the two moduli are coprime.
    pub const LIMIT: u128 = 8 * (1 << 32) * ((1 << 32) - 1);

    /// Starts a keystream under a key.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength) unless `iv` has 8 bytes.
    pub fn new(cipher: Gost28147, iv: &[u8]) -> Result<Self> {
        let first = first(&cipher, super::one_block(iv)?);
        Ok(Self(Keystream::new(cipher, first, Self::LIMIT)))
    }

    /// Checks the length of an IV.
    #[cfg(feature = "alloc")] // for `batch`
    pub(crate) fn check_iv(iv: &[u8]) -> Result<()> {
        super::one_block(iv).map(drop)
    }

    /// Begins another stream under the same key.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength) unless `iv` has 8 bytes. In this case the mode stays as it was.
    pub fn reset(&mut self, iv: &[u8]) -> Result<()> {
        let first = first(self.0.cipher(), super::one_block(iv)?);
        self.0.reset(first);
        Ok(())
    }

    /// Returns the adders N3 and N4 after `blocks` blocks, as a GPU needs them. For each block, the GPU first advances
    /// the adders once more and then encrypts them. `start` is the encryption of the IV.
    #[doc(hidden)]
    pub fn adders(start: [u8; 8], blocks: u64) -> [u32; 2] {
        let adders = Gost28147::later(Counter::gamma(u64::from_le_bytes(start)), blocks).number();
        [adders as u32, (adders >> 32) as u32]
    }

    /// Switches to the key that `change` derives from the current key, and takes the adders as the new IV. This
    /// function is called only after a whole number of blocks, at least one.
    pub(super) fn change_key(&mut self, change: fn(&mut Gost28147)) {
        let adders = self.0.last_counter().number();
        self.0.restart(change, |cipher| first(cipher, adders.to_le_bytes()));
    }
}

/// Returns the counter of the first keystream block.
fn first(cipher: &Gost28147, iv: [u8; 8]) -> Counter {
    let mut state = iv;
    cipher.blocks(Function::Encrypt, IoBuf::from(&mut state[..]));
    let adders = u64::from_le_bytes(state);
    crate::wipe(&mut state);
    Gost28147::later(Counter::gamma(adders), 1)
}

keystream_mode!(Cnt, Gost28147);
