//! Exports and imports keys with KExp15 and KImp15 (RFC 9189, section 8.2.1; R 1323565.1.017-2018).
use super::check_length;
use crate::{
    cipher::{BlockEngine, Cipher},
    cpu::Level,
    error::Result,
    mac::{Omac, Tag},
    mode::Ctr,
};
use zeroize::{Zeroize, Zeroizing};

/// Exports and imports secrets under two keys (KExp15 and KImp15 of RFC 9189, section 8.2.1). One key is for OMAC, and
/// the other key is for CTR. The tag is the OMAC of the IV and the secret. CTR encrypts the secret and the tag. So a
/// wrapped secret is one block longer than the secret.
///
/// The two keys must be independent of each other. The IV is half a block long, and an IV must never be used twice
/// under the same keys.
///
/// ```
/// use fastgost::{Kuznyechik, wrap::KExp15};
///
/// let keys = KExp15::new(Kuznyechik::new(&[7; 32]), Kuznyechik::new(&[8; 32]));
/// let (iv, secret) = ([1, 2, 3, 4, 5, 6, 7, 8], [9; 32]);
/// let mut wrapped = [0; 48];
/// keys.export(&iv, &secret, &mut wrapped)?;
/// assert_eq!(keys.import::<32>(&iv, &wrapped)?[..], secret);
///
/// wrapped[5] ^= 1;
/// assert!(keys.import::<32>(&iv, &wrapped).is_err());
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct KExp15<C: Cipher> {
    mac: Omac<C>,
    encryption: C,
}

impl<C: Cipher> KExp15<C> {
    /// The number of bytes by which a wrapped secret is longer than the secret.
    pub const OVERHEAD: usize = C::BLOCK;

    /// Takes the cipher under K_Exp_MAC and the cipher under K_Exp_ENC. KEG makes the keys in this order. (The order of
    /// [`CtrOmac::new`](crate::aead::CtrOmac::new) is the opposite.)
    pub fn new(mac: C, encryption: C) -> Self {
        Self { mac: Omac::new(mac), encryption }
    }

    /// The level of the kernel. If the two ciphers have different kernels, the result is the level of the cipher for
    /// encryption.
    pub fn level(&self) -> Level {
        self.encryption.level()
    }

    /// Exports a secret (KExp15). The wrapped secret is written to `wrapped`, which must be
    /// [`OVERHEAD`](Self::OVERHEAD) bytes longer than `secret`.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength) unless `iv` is half a block; [`WrappedLength`](crate::Error::WrappedLength)
    /// if `wrapped` has the wrong length; [`StreamExhausted`](crate::Error::StreamExhausted) if `wrapped` is longer
    /// than [`Ctr::LIMIT`]. After an error, nothing was written.
    pub fn export(&self, iv: &[u8], secret: &[u8], wrapped: &mut [u8]) -> Result<()> {
        check_length(wrapped.len(), secret.len() + C::BLOCK)?;
        let mut ctr = Ctr::new(self.encryption.clone(), iv)?;
        ctr.check(wrapped.len())?;
        let (data, tag) = wrapped.split_at_mut(secret.len());
        data.copy_from_slice(secret);
        tag.copy_from_slice(&self.tag(iv, secret));
        ctr.apply(wrapped)
    }

    /// Imports a secret of `N` bytes (KImp15).
    ///
    /// # Errors
    /// Returns the errors of [`import_into`](Self::import_into).
    pub fn import<const N: usize>(&self, iv: &[u8], wrapped: &[u8]) -> Result<Zeroizing<[u8; N]>> {
        let mut secret = Zeroizing::new([0; N]);
        self.import_into(iv, wrapped, &mut secret[..])?;
        Ok(secret)
    }

    /// Imports a secret of any length (KImp15). `secret` must be [`OVERHEAD`](Self::OVERHEAD) bytes shorter than
    /// `wrapped`.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength) if `iv` is not half a block long;
    /// [`WrappedLength`](crate::Error::WrappedLength) if `wrapped` is not [`OVERHEAD`](Self::OVERHEAD) bytes longer
    /// than `secret`; [`TagMismatch`](crate::Error::TagMismatch) if `wrapped` was not exported under these keys with
    /// this IV. After an error, `secret` contains only zeros.
    pub fn import_into(&self, iv: &[u8], wrapped: &[u8], secret: &mut [u8]) -> Result<()> {
        let result = self.decrypt(iv, wrapped, secret);
        if result.is_err() {
            secret.zeroize();
        }
        result
    }

    fn decrypt(&self, iv: &[u8], wrapped: &[u8], secret: &mut [u8]) -> Result<()> {
        check_length(wrapped.len(), secret.len() + C::BLOCK)?;
        let mut ctr = Ctr::new(self.encryption.clone(), iv)?;
        let (data, encrypted) = wrapped.split_at(secret.len());
        let mut sent = Zeroizing::new([0; 16]);
        let sent = &mut sent[..C::BLOCK];
        secret.copy_from_slice(data);
        sent.copy_from_slice(encrypted);
        ctr.apply(&mut *secret)?;
        ctr.apply(&mut *sent)?;
        self.tag(iv, secret).verify(sent)
    }

    fn tag(&self, iv: &[u8], secret: &[u8]) -> Tag {
        let mut mac = self.mac.clone();
        mac.update(iv);
        mac.update(secret);
        mac.finalize()
    }
}

kernel_debug!(KExp15<C: Cipher>);
