//! The registry's rows (one per algorithm) for authenticated encryption, and the trait objects that these rows make.
use super::{
    Algorithm, IvSize, Kind, Make, Options, Sections,
    mode::{KEY, KEYS, Keyed, Of, OfTwo, Pair},
    row,
};
use crate::{
    Gost28147, Internal,
    aead::{
        self, CntImit, CtrAcpkmOmac, CtrOmac, Mgm, Opening,
        private::{Begin, Message},
    },
    batch::{self, Keys, Packet},
    cipher::{BlockEngine, Cipher, key_from_slice},
    cpu::Level,
    error::{Error, Result},
    inout::InOutBuf,
    mac::{Omac, Tag},
    mode::{Cnt, Ctr, CtrAcpkm, ONE_BLOCK},
};
use alloc::{boxed::Box, sync::Arc, vec::Vec};
use core::marker::PhantomData;

/// Authenticated encryption under a key, as a trait object. If the key consists of two keys, [`Algorithm::aead`]
/// documents their order.
pub trait DynAead: Send + Sync {
    /// Encrypts a message and returns its tag.
    ///
    /// # Errors
    /// Returns an error for a wrong nonce or length. Returns [`KeyExhausted`](crate::Error::KeyExhausted) if the key
    /// would process more data than it may. After an error, nothing was written.
    fn seal(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>) -> Result<Tag>;
    /// Verifies a message's tag, and then decrypts the message.
    ///
    /// # Errors
    /// [`TagMismatch`](crate::Error::TagMismatch) if the message is not authentic; otherwise the errors of
    /// [`seal`](Self::seal). After an error, nothing was written.
    fn open(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()>;
    /// Encrypts many messages in one call, like [`batch::seal`].
    ///
    /// # Errors
    /// Returns the error of the first message that has an error in its `result`. All messages without an error are
    /// sealed.
    fn seal_many(&self, packets: &mut [Packet<'_>]) -> Result<()>;
    /// Opens many messages in one call, like [`batch::open`].
    ///
    /// # Errors
    /// Returns the error of the first message that has an error in its `result`. All messages without an error are
    /// opened.
    fn open_many(&self, packets: &mut [Packet<'_>]) -> Result<()>;
    /// Begins to seal a message in parts.
    ///
    /// # Errors
    /// Returns an error for a wrong nonce, and [`KeyExhausted`](Error::KeyExhausted) if the key may process no more
    /// messages.
    fn sealer(&self, nonce: &[u8]) -> Result<Box<dyn DynSealer>>;
    /// Begins to open a message in parts. The plaintext is returned only after the tag has been verified. Until then,
    /// the whole message is kept in memory, so the caller must limit the length of the message (see [`DynOpener`]).
    ///
    /// # Errors
    /// Returns the errors of [`sealer`](Self::sealer).
    fn opener(&self, nonce: &[u8]) -> Result<Box<dyn DynOpener>>;
    /// Begins to decrypt a message in parts **before its tag is verified**.
    ///
    /// # Errors
    /// Returns the errors of [`sealer`](Self::sealer).
    fn hazmat_opener(&self, nonce: &[u8]) -> Result<Box<dyn DynUnverified>>;
    /// Makes another object under the same key. The two objects have one common count of the data that the key has
    /// processed.
    fn dup(&self) -> Box<dyn DynAead>;
    /// The number of bytes in a tag.
    fn tag_size(&self) -> usize;
    /// The length in bytes of the longest message that a new key may process.
    fn longest(&self) -> u64;
    /// The level of the kernel.
    fn level(&self) -> Level;
}

/// Seals a message in parts. The ciphertext and the tag do not depend on how the message is split. [`DynAead::seal`]
/// makes the same ciphertext and the same tag.
///
/// There is no `dup`, because two different continuations of one message would use the same nonce, which reveals both
/// plaintexts.
///
/// ```
/// use fastgost::registry::{Algorithm, Options};
///
/// let aead = Algorithm::from_name("magma-mgm")?.aead(&[7; 32], &Options::default())?;
/// let mut data = *b"a message in two parts";
/// let (one, two) = data.split_at_mut(5);
/// let mut sealer = aead.sealer(&[1; 8])?;
/// sealer.update(one.into())?;
/// sealer.update(two.into())?;
/// let tag = sealer.finalize()?;
///
/// let mut opener = aead.opener(&[1; 8])?;
/// opener.update(&data)?;
/// assert_eq!(opener.finalize(&tag)?, b"a message in two parts");
/// # Ok::<(), fastgost::Error>(())
/// ```
pub trait DynSealer: Send + Sync {
    /// Adds the next part of the associated data. All associated data must come before the data.
    ///
    /// # Errors
    /// [`Unsupported`](Error::Unsupported) after the first data; [`Parameter`](Error::Parameter) if the associated data
    /// becomes too long, or if the algorithm has [no associated data](Algorithm::has_associated_data);
    /// [`KeyExhausted`](Error::KeyExhausted) if the key may process no more data; [`Memory`](Error::Memory) if there is
    /// not enough memory. After an error, the part was not added.
    fn update_associated(&mut self, part: &[u8]) -> Result<()>;
    /// Encrypts the next part of the data.
    ///
    /// # Errors
    /// [`Parameter`](Error::Parameter) or [`StreamExhausted`](Error::StreamExhausted) if the message becomes too long;
    /// [`KeyExhausted`](Error::KeyExhausted) if the key may process no more data. After an error, the part was not
    /// processed, and nothing was written.
    fn update(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()>;
    /// Returns the tag.
    ///
    /// # Errors
    /// [`Parameter`](Error::Parameter) if the message and its associated data are both empty, and the algorithm does
    /// not accept such a message.
    fn finalize(self: Box<Self>) -> Result<Tag>;
}

/// Opens a message in parts. The object stores the ciphertext, and returns the whole plaintext after the tag has been
/// verified.
///
/// **Memory.** The object keeps the whole ciphertext, up to [`DynAead::longest`] bytes, which is 2 PiB for MGM with
/// Kuznyechik. So if messages come from other people, limit the length of each message before you pass it to this
/// object. Another way is to seal data in chunks, as the module `sealed` does.
pub trait DynOpener: Send + Sync {
    /// Adds the next part of the associated data. All associated data must come before the data.
    ///
    /// # Errors
    /// Returns the errors of [`DynSealer::update_associated`].
    fn update_associated(&mut self, part: &[u8]) -> Result<()>;
    /// Adds the next part of the ciphertext.
    ///
    /// # Errors
    /// Returns the errors of [`DynSealer::update`], and [`Memory`](Error::Memory) if there is not enough memory.
    fn update(&mut self, ciphertext: &[u8]) -> Result<()>;
    /// Verifies the tag, and returns the plaintext.
    ///
    /// # Errors
    /// [`TagMismatch`](Error::TagMismatch) if the message is not authentic, and the errors of [`DynSealer::finalize`].
    fn finalize(self: Box<Self>, tag: &[u8]) -> Result<Vec<u8>>;
}

/// Decrypts a message in parts, **before its tag is verified**. Until the tag is verified, the plaintext may come from
/// an attacker. So do not use the plaintext in any way until [`verify`](Self::verify) has returned `Ok`.
pub trait DynUnverified: Send + Sync {
    /// Adds the next part of the associated data. All associated data must come before the data.
    ///
    /// # Errors
    /// Returns the errors of [`DynSealer::update_associated`].
    fn update_associated(&mut self, part: &[u8]) -> Result<()>;
    /// Decrypts the next part of the data without verifying the data.
    ///
    /// # Errors
    /// Returns the errors of [`DynSealer::update`].
    fn update(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()>;
    /// Verifies the tag.
    ///
    /// # Errors
    /// [`TagMismatch`](Error::TagMismatch) if the message is not authentic, and the errors of [`DynSealer::finalize`].
    /// After `TagMismatch`, discard the plaintext.
    fn verify(self: Box<Self>, tag: &[u8]) -> Result<()>;
}

/// The key of an object. The object shares the key with its duplicates, and with the messages that the object processes
/// in parts.
struct Shared<A>(Arc<A>);

macro_rules! aead {
    ($aead:ty $(, $generic:ident: $bound:ident)?; $longest:expr) => {
        impl$(<$generic: $bound + 'static>)? DynAead for Shared<$aead> {
            fn seal(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>) -> Result<Tag> {
                self.0.seal(nonce, associated, data)
            }
            fn open(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()> {
                self.0.open(nonce, associated, data, tag)
            }
            fn seal_many(&self, packets: &mut [Packet<'_>]) -> Result<()> {
                batch::seal(Keys::One(&*self.0), packets)
            }
            fn open_many(&self, packets: &mut [Packet<'_>]) -> Result<()> {
                batch::open(Keys::One(&*self.0), packets)
            }
            fn sealer(&self, nonce: &[u8]) -> Result<Box<dyn DynSealer>> {
                Ok(Box::new(InParts { state: self.0.begin(nonce, Internal)?, key: self.0.clone() }))
            }
            fn opener(&self, nonce: &[u8]) -> Result<Box<dyn DynOpener>> {
                Ok(Box::new(InParts { state: Opening::new(self.0.begin(nonce, Internal)?), key: self.0.clone() }))
            }
            fn hazmat_opener(&self, nonce: &[u8]) -> Result<Box<dyn DynUnverified>> {
                Ok(Box::new(InParts { state: self.0.begin(nonce, Internal)?, key: self.0.clone() }))
            }
            fn dup(&self) -> Box<dyn DynAead> {
                Box::new(Self(self.0.clone()))
            }
            fn tag_size(&self) -> usize {
                self.0.tag_size()
            }
            fn longest(&self) -> u64 {
                u64::try_from($longest(&*self.0)).unwrap_or(u64::MAX)
            }
            fn level(&self) -> Level {
                self.0.level()
            }
        }
    };
}

aead!(CntImit; |_| Cnt::LIMIT - CntImit::TAG_SIZE as u128);
aead!(CtrOmac<C>, C: Cipher; CtrOmac::limit);
aead!(CtrAcpkmOmac<C>, C: Cipher; |aead: &CtrAcpkmOmac<C>| CtrAcpkm::<C>::LIMIT - aead.tag_size() as u128);
aead!(Mgm<C>, C: Cipher; Mgm::longest);

/// The state of a message that is processed in parts, together with the message's key.
struct InParts<A, S> {
    key: Arc<A>,
    state: S,
}

impl<A: aead::InParts + Send + Sync> DynSealer for InParts<A, A::Message> {
    fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.state.update_associated(&self.key, part)
    }
    fn update(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.state.seal(&self.key, data)
    }
    fn finalize(mut self: Box<Self>) -> Result<Tag> {
        let Self { key, state } = &mut *self;
        state.tag(key)
    }
}

impl<A: aead::InParts + Send + Sync> DynOpener for InParts<A, Opening<A>> {
    fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.state.update_associated(&self.key, part)
    }
    fn update(&mut self, ciphertext: &[u8]) -> Result<()> {
        self.state.update(&self.key, ciphertext)
    }
    fn finalize(mut self: Box<Self>, tag: &[u8]) -> Result<Vec<u8>> {
        let Self { key, state } = &mut *self;
        state.finalize(key, tag)
    }
}

impl<A: aead::InParts + Send + Sync> DynUnverified for InParts<A, A::Message> {
    fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.state.update_associated(&self.key, part)
    }
    fn update(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.state.open_unverified(&self.key, data)
    }
    fn verify(mut self: Box<Self>, tag: &[u8]) -> Result<()> {
        let Self { key, state } = &mut *self;
        state.verify(key, tag)
    }
}

fn shared<A>(aead: A) -> Box<dyn DynAead>
where
    Shared<A>: DynAead + 'static,
{
    Box::new(Shared(Arc::new(aead)))
}

pub(super) const fn mgm<C: Keyed>(name: &'static str) -> Algorithm {
    let nonce = IvSize { preferred: C::BLOCK, text: Mgm::<C>::NONCE };
    let make = Make::Aead(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(shared(Mgm::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { key: KEY, iv: Some(nonce), tag: Some(C::BLOCK), ..row(name, Kind::Aead, &Of::<C>(PhantomData), make) }
}

/// The first key encrypts, and the second key authenticates.
impl<C: Keyed> OfTwo for CtrOmac<C> {
    type Cipher = C;
    fn of(encryption: C, authentication: C, options: &Options<'_>) -> Result<Self> {
        let omac = Omac::with_tag_size(authentication, options.tag_size.unwrap_or(C::BLOCK))?;
        Ok(CtrOmac::from_omac(encryption, omac))
    }
}

/// The row of CTR with OMAC. The algorithm encrypts first, and then computes the MAC of the ciphertext.
pub(super) const fn ctr_omac<C: Keyed>(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: C::BLOCK / 2, text: Ctr::<C>::IV };
    let make = Make::Aead(|key, options| Ok(shared(CtrOmac::<C>::keyed(key, options)?)));
    Algorithm {
        key: Some(KEYS),
        iv: Some(iv),
        tag: Some(C::BLOCK),
        ..row(name, Kind::Aead, &Pair::<CtrOmac<C>>(PhantomData), make)
    }
}

/// The row of CTR-ACPKM with OMAC, in the form that containers (CMS and PFX) use.
pub(super) const fn ctr_acpkm_omac<C: Keyed>(name: &'static str) -> Algorithm {
    let nonce = IvSize { preferred: CtrAcpkmOmac::<C>::NONCE_SIZE, text: CtrAcpkmOmac::<C>::NONCE };
    let make = Make::Aead(|key, options| {
        let mut aead = CtrAcpkmOmac::on(C::keyed(&[0; 32], options)?, key_from_slice(key)?);
        if let Some(section) = options.section {
            aead = aead.with_section(section)?;
        }
        Ok(shared(aead.with_tag_size(options.tag_size.unwrap_or(C::BLOCK))?))
    });
    let sections = Sections::in_containers::<C>();
    let row = row(name, Kind::Aead, &Of::<C>(PhantomData), make);
    Algorithm { key: KEY, iv: Some(nonce), tag: Some(C::BLOCK), sections: Some(sections), associated: false, ..row }
}

pub(super) const fn cnt_imit(name: &'static str) -> Algorithm {
    let iv = IvSize { preferred: 8, text: ONE_BLOCK };
    let make = Make::Aead(|key, options| {
        if let Some(given) = options.tag_size.filter(|given| *given != CntImit::TAG_SIZE) {
            return Err(Error::TagLength { given, allowed: "4 bytes" });
        }
        let aead = CntImit::new(Gost28147::keyed(key, options)?);
        Ok(shared(if options.meshing { aead.with_meshing() } else { aead }))
    });
    let tag = Some(CntImit::TAG_SIZE);
    Algorithm {
        key: KEY,
        iv: Some(iv),
        tag,
        meshing: true,
        ..row(name, Kind::Aead, &Of::<Gost28147>(PhantomData), make)
    }
}
