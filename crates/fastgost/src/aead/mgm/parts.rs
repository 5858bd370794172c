//! MGM over a message that arrives in parts.
use super::{CHUNK, Mgm, SHORT, lengths_of};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{BlockEngine, Cipher, CounterOf},
    error::{Error, Result},
    gf,
    inout::{InOutBuf, IntoInOutBuf},
    mac::Tag,
    simd::IoBuf,
};
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::fmt;
use zeroize::{Zeroize, ZeroizeOnDrop};

/// The state of a message in progress. It does not contain the key: every call must be given the same one.
///
/// A new state is moved to its place, and what it is moved out of is not wiped. So it contains no secrets until its first use.
pub(crate) struct Parts<C: Cipher> {
    /// The nonce, until the counters have been set from it.
    nonce: Option<[u8; 16]>,
    /// The counter of the next block of keystream.
    y: CounterOf<C>,
    /// The counter of the next mask.
    z: CounterOf<C>,
    sum: gf::Sum,
    /// The incomplete block: of the associated data first, then of the ciphertext.
    begun: BlockBuffer<16>,
    /// The keystream of the incomplete block of data.
    keystream: [u8; 16],
    /// Bytes of associated data and of data so far.
    lengths: [u64; 2],
}

impl<C: Cipher> Parts<C> {
    pub(crate) fn new(mgm: &Mgm<C>, nonce: &[u8]) -> Result<Self> {
        Mgm::<C>::check_nonce(nonce)?;
        mgm.count(4)?;
        let mut block = [0; 16];
        block[..C::BLOCK].copy_from_slice(nonce);
        let [y, z] = Mgm::<C>::no_counters();
        Ok(Self {
            nonce: Some(block),
            y,
            z,
            sum: gf::Sum::new(mgm.field, C::BLOCK),
            begun: BlockBuffer::new(C::BLOCK),
            keystream: [0; 16],
            lengths: [0; 2],
        })
    }

    pub(crate) fn update_associated(&mut self, mgm: &Mgm<C>, part: &[u8]) -> Result<()> {
        if self.lengths[1] > 0 && !part.is_empty() {
            return Err(Error::Unsupported("associated data must come before the data, which has begun"));
        }
        self.count(mgm, 0, part.len())?;
        self.absorb(mgm, part);
        Ok(())
    }

    /// Encrypts the next part.
    pub(crate) fn seal(&mut self, mgm: &Mgm<C>, mut data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.begin(mgm, data.len())?;
        self.apply_keystream(mgm, self.begun.partial().len(), IoBuf::from(data.reborrow()));
        self.absorb(mgm, data.get_out());
        Ok(())
    }

    /// Authenticates the next part of the ciphertext.
    #[cfg(feature = "alloc")] // for callers that store the ciphertext
    fn authenticate(&mut self, mgm: &Mgm<C>, ciphertext: &[u8]) -> Result<()> {
        self.begin(mgm, ciphertext.len())?;
        self.absorb(mgm, ciphertext);
        Ok(())
    }

    /// Authenticates and decrypts the next part of the ciphertext.
    pub(crate) fn open_unverified(&mut self, mgm: &Mgm<C>, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.begin(mgm, data.len())?;
        let inside = self.begun.partial().len();
        self.absorb(mgm, data.get_in());
        self.apply_keystream(mgm, inside, IoBuf::from(data));
        Ok(())
    }

    /// Finishes the message and returns its tag.
    pub(crate) fn tag(&mut self, mgm: &Mgm<C>) -> Result<Tag> {
        Mgm::<C>::check_blocks(self.blocks())?;
        self.close_block(mgm);
        let lengths = lengths_of::<C>(self.lengths);
        mgm.add_blocks::<SHORT>(&mut self.sum, &mut self.z, &lengths[..C::BLOCK]);
        let mut block = [0; 16];
        mgm.close(&self.sum, &mut block);
        let tag = Tag::new(&block[..mgm.tag_size]);
        crate::wipe(&mut block);
        Ok(tag)
    }

    /// Counts `len` bytes of data; the first ones end the associated data.
    fn begin(&mut self, mgm: &Mgm<C>, len: usize) -> Result<()> {
        let is_first = self.lengths[1] == 0;
        self.count(mgm, 1, len)?;
        if is_first && len > 0 {
            self.close_block(mgm);
        }
        Ok(())
    }

    /// Counts `len` bytes towards the message's length and the key's budget, or rejects them. The first ones set the counters.
    fn count(&mut self, mgm: &Mgm<C>, which: usize, len: usize) -> Result<()> {
        let before = (self.lengths, self.blocks());
        self.lengths[which] = self.lengths[which].saturating_add(len as u64);
        let blocks = self.blocks();
        let result = match blocks - before.1 {
            0 => Ok(()),
            more => Mgm::<C>::check_blocks(blocks).and_then(|()| mgm.count(more)),
        };
        if result.is_err() {
            self.lengths = before.0;
        } else if let Some(nonce) = self.nonce.take() {
            mgm.start(&nonce[..C::BLOCK], &mut self.y, &mut self.z);
        }
        result
    }

    fn blocks(&self) -> u64 {
        self.lengths.map(|bytes| bytes.div_ceil(C::BLOCK as u64)).iter().sum()
    }

    fn absorb(&mut self, mgm: &Mgm<C>, bytes: &[u8]) {
        let Self { z, sum, begun, .. } = self;
        begun.feed(bytes, |blocks| mgm.add(sum, z, blocks));
    }

    /// Pads the incomplete block, if there is one, with zeros.
    fn close_block(&mut self, mgm: &Mgm<C>) {
        mgm.add(&mut self.sum, &mut self.z, self.begun.partial());
        self.begun.clear();
    }

    /// XORs the keystream into data that starts `inside` bytes into a block.
    fn apply_keystream(&mut self, mgm: &Mgm<C>, inside: usize, mut data: IoBuf<'_>) {
        if inside > 0 {
            let n = data.len().min(C::BLOCK - inside);
            let mut keystream = self.keystream;
            data.take(n).add_source().finish(&mut keystream[inside..inside + n]);
            crate::wipe(&mut keystream);
        }
        if data.is_empty() {
            return;
        }
        let (blocks, rest) = ((data.len() / C::BLOCK) as u64, data.len() % C::BLOCK);
        mgm.cipher.counter(self.y, data);
        self.y = C::later(self.y, blocks);
        if rest > 0 {
            mgm.cipher.keystream(self.y, &mut self.keystream[..C::BLOCK]);
            self.y = C::later(self.y, 1);
        }
    }
}

impl<C: Cipher> Mgm<C> {
    /// Adds the products of blocks and the next masks; the last block may be partial.
    fn add(&self, sum: &mut gf::Sum, z: &mut CounterOf<C>, blocks: &[u8]) {
        match blocks.len() {
            0..=SHORT => self.add_blocks::<SHORT>(sum, z, blocks),
            _ => self.add_blocks::<CHUNK>(sum, z, blocks),
        }
    }

    fn add_blocks<const N: usize>(&self, sum: &mut gf::Sum, z: &mut CounterOf<C>, blocks: &[u8]) {
        let mut masks = [0; N];
        for part in blocks.chunks(N) {
            let whole = part.len().next_multiple_of(C::BLOCK);
            self.cipher.keystream(*z, &mut masks[..whole]);
            *z = C::later(*z, (whole / C::BLOCK) as u64);
            sum.add(&masks[..whole], part);
        }
        crate::wipe(&mut masks);
    }
}

impl<C: Cipher> Drop for Parts<C> {
    fn drop(&mut self) {
        self.y.zeroize();
        self.z.zeroize();
        crate::wipe(&mut self.keystream);
    }
}
impl<C: Cipher> ZeroizeOnDrop for Parts<C> {}

/// A message to open, with its ciphertext until the tag has been verified.
#[cfg(feature = "alloc")]
pub(crate) struct Opening<C: Cipher> {
    parts: Parts<C>,
    ciphertext: Vec<u8>,
}

#[cfg(feature = "alloc")]
impl<C: Cipher> Opening<C> {
    pub(crate) fn new(mgm: &Mgm<C>, nonce: &[u8]) -> Result<Self> {
        Ok(Self { parts: Parts::new(mgm, nonce)?, ciphertext: Vec::new() })
    }

    pub(crate) fn update_associated(&mut self, mgm: &Mgm<C>, part: &[u8]) -> Result<()> {
        self.parts.update_associated(mgm, part)
    }

    pub(crate) fn update(&mut self, mgm: &Mgm<C>, ciphertext: &[u8]) -> Result<()> {
        self.ciphertext.try_reserve(ciphertext.len()).map_err(|_| Error::Memory)?;
        self.parts.authenticate(mgm, ciphertext)?;
        self.ciphertext.extend_from_slice(ciphertext);
        Ok(())
    }

    /// In place, since whatever it is moved out of is not wiped.
    pub(crate) fn finalize(&mut self, mgm: &Mgm<C>, tag: &[u8]) -> Result<Vec<u8>> {
        self.parts.tag(mgm)?.verify(tag)?;
        let mut data = core::mem::take(&mut self.ciphertext);
        mgm.cipher.counter(self.parts.y, IoBuf::from(&mut data[..]));
        Ok(data)
    }
}

/// Seals a message in parts; see [`Mgm::sealer`]. However the message is split, the ciphertext and the tag are those of
/// [`Mgm::seal`].
///
/// It is not `Clone`: two different continuations of one message would use the same nonce, which reveals both
/// plaintexts.
///
/// ```
/// use fastgost::{Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let mut data = *b"a message in two parts";
/// let (one, two) = data.split_at_mut(5);
/// let mut sealer = mgm.sealer(&[1; 16])?;
/// sealer.update_associated(b"header")?;
/// sealer.update(one)?;
/// sealer.update(two)?;
/// let tag = sealer.finalize()?;
///
/// mgm.open(&[1; 16], b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"a message in two parts");
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct MgmSealer<'k, C: Cipher> {
    mgm: &'k Mgm<C>,
    parts: Parts<C>,
}

impl<C: Cipher> MgmSealer<'_, C> {
    /// Adds the next part of the associated data, all of which precedes the data.
    ///
    /// # Errors
    /// [`Error::Unsupported`] after the first data; [`Error::Parameter`] if the message becomes too long;
    /// [`Error::KeyExhausted`]. The part is not added then.
    pub fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.parts.update_associated(self.mgm, part)
    }

    /// Encrypts the next part of the data, in place or from one buffer to another.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the message becomes too long; [`Error::KeyExhausted`]. Nothing is processed or written
    /// then.
    pub fn update<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.parts.seal(self.mgm, data.into_in_out_buf())
    }

    /// Returns the tag.
    ///
    /// # Errors
    /// [`Error::Parameter`] if there was neither associated data nor data.
    pub fn finalize(mut self) -> Result<Tag> {
        self.parts.tag(self.mgm)
    }
}

/// Opens a message in parts; see [`Mgm::opener`]. It stores the ciphertext and returns the whole plaintext after the
/// tag has been verified.
///
/// **Memory.** It keeps the whole ciphertext, up to [`Mgm::longest`], which is 2 PiB for Kuznyechik. Limit the length of
/// messages from others before they are passed here, or seal data in chunks, as `sealed` does.
///
/// ```
/// use fastgost::{Error, Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let mut data = *b"a message in two parts";
/// let tag = mgm.seal(&[1; 16], b"", &mut data)?;
/// let parts = data.chunks(5);
/// let mut opener = mgm.opener(&[1; 16])?;
/// for part in parts.clone() {
///     opener.update(part)?;
/// }
/// assert_eq!(opener.finalize(&tag)?, b"a message in two parts");
///
/// let mut opener = mgm.opener(&[1; 16])?;
/// for part in parts.skip(1) {
///     opener.update(part)?;
/// }
/// assert_eq!(opener.finalize(&tag), Err(Error::TagMismatch));
/// # Ok::<(), fastgost::Error>(())
/// ```
#[cfg(feature = "alloc")]
#[must_use = "nothing is returned unless it is finalized with the tag"]
pub struct MgmOpener<'k, C: Cipher> {
    mgm: &'k Mgm<C>,
    opening: Opening<C>,
}

#[cfg(feature = "alloc")]
impl<C: Cipher> MgmOpener<'_, C> {
    /// Adds the next part of the associated data, all of which precedes the data.
    ///
    /// # Errors
    /// Those of [`MgmSealer::update_associated`].
    pub fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.opening.update_associated(self.mgm, part)
    }

    /// Adds the next part of the ciphertext.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the message becomes too long; [`Error::KeyExhausted`]; [`Error::Memory`]. The part is not
    /// added then.
    pub fn update(&mut self, ciphertext: &[u8]) -> Result<()> {
        self.opening.update(self.mgm, ciphertext)
    }

    /// Verifies the tag in constant time, then decrypts all data.
    ///
    /// # Errors
    /// [`Error::TagMismatch`], also if the tag has another length; [`Error::Parameter`] if there was neither associated
    /// data nor data.
    pub fn finalize(mut self, tag: &[u8]) -> Result<Vec<u8>> {
        self.opening.finalize(self.mgm, tag)
    }
}

/// Decrypts a message in parts, **before its tag is verified**; see [`Mgm::hazmat_opener`]. Do not use the plaintext in
/// any way until [`verify`](Self::verify) has returned `Ok`: an attacker may have made it.
///
/// ```
/// use fastgost::{Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let mut data = *b"a message in two parts";
/// let tag = mgm.seal(&[1; 16], b"", &mut data)?;
/// let mut opener = mgm.hazmat_opener(&[1; 16])?;
/// for part in data.chunks_mut(5) {
///     opener.update(part)?;
/// }
/// opener.verify(&tag)?;
/// assert_eq!(&data, b"a message in two parts");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[must_use = "what it has decrypted is not verified before `verify`"]
pub struct MgmUnverified<'k, C: Cipher> {
    mgm: &'k Mgm<C>,
    parts: Parts<C>,
}

impl<C: Cipher> MgmUnverified<'_, C> {
    /// Adds the next part of the associated data, all of which precedes the data.
    ///
    /// # Errors
    /// Those of [`MgmSealer::update_associated`].
    pub fn update_associated(&mut self, part: &[u8]) -> Result<()> {
        self.parts.update_associated(self.mgm, part)
    }

    /// Decrypts the next part of the data, in place or from one buffer to another, without verifying it.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the message becomes too long; [`Error::KeyExhausted`]. Nothing is processed or written
    /// then.
    pub fn update<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.parts.open_unverified(self.mgm, data.into_in_out_buf())
    }

    /// Verifies the tag in constant time.
    ///
    /// # Errors
    /// [`Error::TagMismatch`], also if the tag has another length: discard the plaintext. [`Error::Parameter`] if there
    /// was neither associated data nor data.
    pub fn verify(mut self, tag: &[u8]) -> Result<()> {
        self.parts.tag(self.mgm)?.verify(tag)
    }
}

/// Messages in parts. They count against the key's budget as whole ones do: four blocks at the start, the others as
/// they arrive.
impl<C: Cipher> Mgm<C> {
    /// Begins to seal a message in parts.
    ///
    /// # Errors
    /// Those of [`seal`](Self::seal) for the nonce; [`Error::KeyExhausted`].
    pub fn sealer(&self, nonce: &[u8]) -> Result<MgmSealer<'_, C>> {
        Ok(MgmSealer { mgm: self, parts: Parts::new(self, nonce)? })
    }

    /// Begins to open a message in parts. The plaintext is returned after the tag has been verified.
    ///
    /// # Errors
    /// Those of [`sealer`](Self::sealer).
    #[cfg(feature = "alloc")]
    pub fn opener(&self, nonce: &[u8]) -> Result<MgmOpener<'_, C>> {
        Ok(MgmOpener { mgm: self, opening: Opening::new(self, nonce)? })
    }

    /// Begins to decrypt a message in parts before its tag is verified. Callers that can store the message should use
    /// `opener` instead.
    ///
    /// # Errors
    /// Those of [`sealer`](Self::sealer).
    pub fn hazmat_opener(&self, nonce: &[u8]) -> Result<MgmUnverified<'_, C>> {
        Ok(MgmUnverified { mgm: self, parts: Parts::new(self, nonce)? })
    }
}

macro_rules! debug {
    ($name:ident) => {
        impl<C: Cipher> fmt::Debug for $name<'_, C> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).field("level", &self.mgm.level()).finish_non_exhaustive()
            }
        }
    };
}
debug!(MgmSealer);
#[cfg(feature = "alloc")]
debug!(MgmOpener);
debug!(MgmUnverified);
