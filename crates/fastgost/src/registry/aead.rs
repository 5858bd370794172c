//! Authenticated encryption, as rows of the table and as objects.
use super::{
    Algorithm, IvSize, Kind, Make, Options, Primitive,
    mode::{KEY, Keyed, Of},
    row,
};
use crate::{
    Gost28147,
    aead::{CntImit, CtrOmac, Mgm},
    batch::{self, Keys, Packet},
    cipher::{BlockEngine, Cipher},
    cpu::Level,
    error::{Error, Result},
    inout::InOutBuf,
    mac::{Omac, Tag},
    mode::{Cnt, Ctr, ONE_BLOCK},
};
use alloc::{boxed::Box, vec::Vec};
use core::marker::PhantomData;
use subtle::ConstantTimeEq;

/// Authenticated encryption under a key, as an object.
pub trait DynAead: Send {
    /// Encrypts a message and returns its tag.
    ///
    /// # Errors
    /// What is wrong with the nonce or the lengths; [`KeyExhausted`](crate::Error::KeyExhausted). Nothing is written then.
    fn seal(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>) -> Result<Tag>;
    /// Checks a message's tag, and then decrypts it.
    ///
    /// # Errors
    /// [`TagMismatch`](crate::Error::TagMismatch); otherwise as [`seal`](Self::seal). Nothing is written then.
    fn open(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()>;
    /// Encrypts many messages in one call: see [`batch::seal`].
    ///
    /// # Errors
    /// The first message's that has one in its `result`; the others are sealed.
    fn seal_many(&self, packets: &mut [Packet<'_>]) -> Result<()>;
    /// Opens many messages in one call: see [`batch::open`].
    ///
    /// # Errors
    /// The first message's that has one in its `result`; the others are opened.
    fn open_many(&self, packets: &mut [Packet<'_>]) -> Result<()>;
    /// Bytes of a tag.
    fn tag_size(&self) -> usize;
    /// Bytes of the longest message that a new key may process.
    fn longest(&self) -> u64;
    /// The level of the kernel that it runs on.
    fn level(&self) -> Level;
}

macro_rules! aead {
    ($aead:ty $(, $generic:ident: $bound:ident)?; $tag_size:expr, $longest:expr) => {
        impl$(<$generic: $bound>)? DynAead for $aead {
            fn seal(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>) -> Result<Tag> {
                self.seal(nonce, associated, data)
            }
            fn open(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()> {
                self.open(nonce, associated, data, tag)
            }
            fn seal_many(&self, packets: &mut [Packet<'_>]) -> Result<()> {
                batch::seal(Keys::One(self), packets)
            }
            fn open_many(&self, packets: &mut [Packet<'_>]) -> Result<()> {
                batch::open(Keys::One(self), packets)
            }
            fn tag_size(&self) -> usize {
                $tag_size(self)
            }
            fn longest(&self) -> u64 {
                $longest(self)
            }
            fn level(&self) -> Level {
                self.level()
            }
        }
    };
}

aead!(Mgm<C>, C: Cipher; Self::tag_size, Self::longest);
aead!(CntImit; |_| Self::TAG_SIZE, |_| u64::try_from(Cnt::LIMIT).unwrap_or(u64::MAX));
aead!(CtrOmac<C>, C: Cipher; Self::tag_size, |aead: &Self| u64::try_from(aead.limit()).unwrap_or(u64::MAX));

pub(super) const fn mgm<C: Keyed>(name: &'static str) -> Algorithm {
    let nonce = IvSize { preferred: C::BLOCK, text: Mgm::<C>::NONCE };
    let make = Make::Aead(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(Box::new(Mgm::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { key: KEY, iv: Some(nonce), ..row(name, Kind::Aead, &Of::<C>(PhantomData), make) }
}

/// Two ciphers, under a key of twice the size: its first half encrypts, the second authenticates.
struct Pair<C>(PhantomData<fn() -> C>);

impl<C: Keyed> Pair<C> {
    fn keyed(key: &[u8], options: &Options<'_>) -> Result<CtrOmac<C>> {
        if key.len() != KEYS {
            return Err(Error::KeyLength { given: key.len(), allowed: "64 bytes: two keys" });
        }
        let (encryption, authentication) = key.split_at(KEYS / 2);
        if bool::from(encryption.ct_eq(authentication)) {
            return Err(Error::Parameter { name: "the key", allowed: "two different keys of 32 bytes" });
        }
        let (cipher, mac) = (C::keyed(encryption, options)?, C::keyed(authentication, options)?);
        Ok(CtrOmac::from_omac(cipher, Omac::with_tag_size(mac, options.tag_size.unwrap_or(C::BLOCK))?))
    }
}

impl<C: Keyed> Primitive for Pair<C> {
    fn block_size(&self) -> usize {
        C::BLOCK
    }
    fn levels(&self) -> Vec<Level> {
        Of::<C>(PhantomData).levels()
    }
    fn schedule(&self, key: &[u8], options: &Options<'_>) -> Result<()> {
        Self::keyed(key, options).map(drop)
    }
}

/// Bytes of two keys.
const KEYS: usize = 64;

/// Encrypt-then-MAC.
pub(super) const fn ctr_omac<C: Keyed>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: C::BLOCK / 2, text: Ctr::<C>::IV };
    let make = Make::Aead(|key, options| Ok(Box::new(Pair::<C>::keyed(key, options)?)));
    Algorithm { key: Some(KEYS), iv: Some(iv), ..row(name, Kind::Aead, &Pair::<C>(PhantomData), make) }
}

pub(super) const fn cnt_imit(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: 8, text: ONE_BLOCK };
    let make = Make::Aead(|key, options| {
        if let Some(given) = options.tag_size.filter(|given| *given != CntImit::TAG_SIZE) {
            return Err(Error::TagLength { given, allowed: "4 bytes" });
        }
        let aead = CntImit::new(Gost28147::keyed(key, options)?);
        Ok(Box::new(if options.meshing { aead.with_meshing() } else { aead }))
    });
    Algorithm { key: KEY, iv: Some(iv), meshing: true, ..row(name, Kind::Aead, &Of::<Gost28147>(PhantomData), make) }
}
