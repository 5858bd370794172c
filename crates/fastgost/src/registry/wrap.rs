//! The registry's rows (one per algorithm) for key wraps, and the trait objects that these rows make.
use super::{
    Algorithm, IvSize, Kind, Make, Options,
    mode::{KEY, KEYS, Keyed, Of, OfTwo, Pair},
    row,
};
use crate::{
    Gost28147,
    cipher::Cipher,
    cpu::Level,
    error::{Error, Result},
    mode::{Ctr, ONE_BLOCK, one_block},
    wrap::{
        KExp15, WRAPPED_SIZE, cryptopro_unwrap, cryptopro_wrap as wrap_cryptopro, gost28147_unwrap,
        gost28147_wrap as wrap_gost28147,
    },
};
use alloc::{boxed::Box, sync::Arc};
use core::marker::PhantomData;
use zeroize::{Zeroize, Zeroizing};

/// A key wrap under a key, as a trait object. If the key consists of two keys, [`Algorithm::wrap`] documents their
/// order.
pub trait DynWrap: Send + Sync {
    /// Wraps a key. `wrapped` must be [`overhead`](Self::overhead) bytes longer than `key`. The IV is not part of the
    /// result, and must not be used again. For GOST 28147-89, the IV is the UKM.
    ///
    /// # Errors
    /// [`IvLength`](Error::IvLength) for a wrong IV length; [`KeyLength`](Error::KeyLength) for GOST 28147-89 unless
    /// the key has 32 bytes; [`WrappedLength`](Error::WrappedLength) for a wrong length of `wrapped`. After an error,
    /// nothing was written.
    fn wrap(&self, iv: &[u8], key: &[u8], wrapped: &mut [u8]) -> Result<()>;
    /// Unwraps a key. `key` must be [`overhead`](Self::overhead) bytes shorter than `wrapped`.
    ///
    /// # Errors
    /// [`TagMismatch`](Error::TagMismatch) if the key was not wrapped under these keys with this IV; otherwise the
    /// errors of [`wrap`](Self::wrap). After an error, `key` contains only zeros.
    fn unwrap(&self, iv: &[u8], wrapped: &[u8], key: &mut [u8]) -> Result<()>;
    /// The number of bytes by which a wrapped key is longer than the key.
    fn overhead(&self) -> usize;
    /// Makes a copy under the same key.
    fn dup(&self) -> Box<dyn DynWrap>;
    /// The level of the kernel.
    fn level(&self) -> Level;
}

/// KExp15. Copies share the keys.
struct Shared<C: Cipher>(Arc<KExp15<C>>);

impl<C: Cipher + 'static> DynWrap for Shared<C> {
    fn wrap(&self, iv: &[u8], key: &[u8], wrapped: &mut [u8]) -> Result<()> {
        self.0.export(iv, key, wrapped)
    }
    fn unwrap(&self, iv: &[u8], wrapped: &[u8], key: &mut [u8]) -> Result<()> {
        self.0.import_into(iv, wrapped, key)
    }
    fn overhead(&self) -> usize {
        KExp15::<C>::OVERHEAD
    }
    fn dup(&self) -> Box<dyn DynWrap> {
        Box::new(Self(self.0.clone()))
    }
    fn level(&self) -> Level {
        self.0.level()
    }
}

/// The first key is for the MAC, and the second key is for encryption. KEG makes the keys in this order.
impl<C: Keyed> OfTwo for KExp15<C> {
    type Cipher = C;
    fn of(mac: C, encryption: C, _: &Options<'_>) -> Result<Self> {
        Ok(KExp15::new(mac, encryption))
    }
}

/// The row of KExp15 with a cipher.
pub(super) const fn kexp15<C: Keyed>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: C::BLOCK_SIZE / 2, text: Ctr::<C>::IV };
    let make = Make::Wrap(|key, options| Ok(Box::new(Shared(Arc::new(KExp15::<C>::keyed(key, options)?)))));
    Algorithm { key: Some(KEYS), iv: Some(iv), ..row(name, Kind::Wrap, &Pair::<KExp15<C>>(PhantomData), make) }
}

/// The key wraps of GOST 28147-89. Here a wrapped key consists of the encrypted key and the checksum, and the caller
/// gives the UKM as the IV. The functions of `crate::wrap` put the UKM before the encrypted key and the checksum.
struct Wrap28147 {
    kek: Arc<Gost28147>,
    wrap: Wrap,
    unwrap: Unwrap,
}

type Wrap = fn(&Gost28147, &[u8; 8], &[u8; 32]) -> [u8; WRAPPED_SIZE];
type Unwrap = fn(&Gost28147, &[u8]) -> Result<Zeroizing<[u8; 32]>>;

/// The number of bytes in the checksum.
const CHECKSUM: usize = 4;

fn check_lengths(key: usize, wrapped: usize) -> Result<()> {
    if key != 32 {
        return Err(Error::KeyLength { given: key, allowed: "32 bytes" });
    }
    match wrapped {
        n if n == key + CHECKSUM => Ok(()),
        given => Err(Error::WrappedLength { given, expected: key + CHECKSUM }),
    }
}

impl Wrap28147 {
    fn unwrapped(&self, iv: &[u8], wrapped: &[u8], key: &mut [u8]) -> Result<()> {
        let ukm = one_block(iv)?;
        check_lengths(key.len(), wrapped.len())?;
        let mut whole = [0; WRAPPED_SIZE];
        whole[..8].copy_from_slice(&ukm);
        whole[8..].copy_from_slice(wrapped);
        key.copy_from_slice(&(self.unwrap)(&self.kek, &whole)?[..]);
        Ok(())
    }
}

impl DynWrap for Wrap28147 {
    fn wrap(&self, iv: &[u8], key: &[u8], wrapped: &mut [u8]) -> Result<()> {
        let ukm = one_block(iv)?;
        check_lengths(key.len(), wrapped.len())?;
        let mut cek = Zeroizing::new([0; 32]);
        cek.copy_from_slice(key);
        wrapped.copy_from_slice(&(self.wrap)(&self.kek, &ukm, &cek)[8..]);
        Ok(())
    }
    fn unwrap(&self, iv: &[u8], wrapped: &[u8], key: &mut [u8]) -> Result<()> {
        let result = self.unwrapped(iv, wrapped, key);
        if result.is_err() {
            key.zeroize();
        }
        result
    }
    fn overhead(&self) -> usize {
        CHECKSUM
    }
    fn dup(&self) -> Box<dyn DynWrap> {
        Box::new(Self { kek: self.kek.clone(), ..*self })
    }
    fn level(&self) -> Level {
        self.kek.level()
    }
}

const fn wrap_28147(name: &'static str, make: Make) -> Algorithm {
    let ukm = IvSize { preferred: 8, text: ONE_BLOCK };
    Algorithm { key: KEY, iv: Some(ukm), ..row(name, Kind::Wrap, &Of::<Gost28147>(PhantomData), make) }
}

/// The row of the GOST 28147-89 key wrap.
pub(super) const fn gost28147_wrap(name: &'static str) -> Algorithm {
    wrap_28147(
        name,
        Make::Wrap(|key, options| {
            let kek = Arc::new(Gost28147::keyed(key, options)?);
            Ok(Box::new(Wrap28147 { kek, wrap: wrap_gost28147, unwrap: gost28147_unwrap }))
        }),
    )
}

/// The row of the CryptoPro key wrap.
pub(super) const fn cryptopro_wrap(name: &'static str) -> Algorithm {
    wrap_28147(
        name,
        Make::Wrap(|key, options| {
            let kek = Arc::new(Gost28147::keyed(key, options)?);
            Ok(Box::new(Wrap28147 { kek, wrap: wrap_cryptopro, unwrap: cryptopro_unwrap }))
        }),
    )
}
