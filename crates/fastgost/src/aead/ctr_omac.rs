//! CTR and OMAC under two keys.
use crate::{
    cipher::Cipher,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
    mac::{Omac, Tag},
    mode::{Ctr, CtrAcpkm, check_section},
    simd::IoBuf,
};
use core::fmt;

/// [CTR](Ctr) and [OMAC](Omac), each under a key of its own, composed for authenticated encryption: in one of two orders.
///
/// **Encrypt-then-MAC**, by [`new`](Self::new): C is the encryption of the data by CTR, and the tag is
///
/// ```text
/// OMAC(IV || |A| || A || 0...0 || C)
/// ```
///
/// where |A| is the length of the associated data A in bytes as a big-endian number of half a block, so that it and the
/// IV, of half a block too, are the first block, and 0...0 are the zeros, fewer than a block, that make A whole blocks.
/// Nothing else has the same MAC input: the first block tells the IV and where A ends; what is behind its zeros is C, and
/// OMAC tells whole last blocks from others.
///
/// **MAC-then-encrypt**, by [`mac_then_encrypt`](Self::mac_then_encrypt), for protocols that have it: the tag is the
/// encryption of OMAC(A || P), P the data, by the part of the keystream behind that of the data. A and P are put together
/// as they are: A must say where it ends.
///
/// **Sections**, by [`with_section`](Self::with_section), go with both: the key of encryption then changes by ACPKM, as in
/// [`CtrAcpkm`], over the data and, of MAC-then-encrypt, the tag behind it. Every message begins under the first key. The
/// MAC is OMAC under one key, never OMAC-ACPKM.
///
/// MAC-then-encrypt with sections, of 4096 bytes for Kuznyechik and 1024 for Magma, is what the CTR_OMAC cipher suites of
/// TLS 1.2 make of one record (RFC 9189, sections 4.1.1 and 4.3): A is the record's number in 8 bytes, its type, version and
/// length, P its fragment. What is around that is the caller's: the two keys of the record, which
/// [`TlsTree`](crate::kdf::TlsTree) makes of the write keys and its number, and its IV, the write IV plus its number.
///
/// The keys must be independent of each other, as KDF_TREE makes them, and an IV must never be used twice. With one key for
/// both it is broken: the MAC's first block has the form of the counter's, so that its encryption is keystream.
///
/// **Data under a key** is not counted here, unlike [`Mgm`](super::Mgm)'s. A forger's chance against OMAC grows with the
/// square of the blocks s under its key, about as s^2 / 2^n (the birthday bound), and so does what CTR gives away. For
/// Kuznyechik the end is far: it is 2^-16 after 2^56 blocks, 2^60 bytes. For Magma it is near: 2^-32 after 2^16 blocks,
/// **512 KiB**, and 2^-16 after 2^24, 128 MiB, of all messages together, associated data included. Take a new pair of keys
/// before. Sections spare the key of encryption only, and only within a message.
///
/// ```
/// use fastgost::{Kuznyechik, aead::CtrOmac};
///
/// let aead = CtrOmac::new(Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
/// let (iv, mut data) = ([0, 0, 0, 0, 0, 0, 0, 1], *b"any length");
/// let tag = aead.seal(&iv, b"header", &mut data[..])?;
/// aead.open(&iv, b"header", &mut data[..], &tag)?;
/// assert_eq!(&data, b"any length");
/// assert!(aead.open(&iv, b"another", &mut data[..], &tag).is_err());
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct CtrOmac<C: Cipher> {
    cipher: C,
    omac: Omac<C>,
    order: Order,
    /// Bytes after which the key of encryption changes.
    section: Option<usize>,
}

/// What is done first when data is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Encrypt,
    Mac,
}

impl<C: Cipher> CtrOmac<C> {
    /// Encrypt-then-MAC under a key for encryption and one for authentication, with tags of a whole block.
    pub fn new(encryption: C, authentication: C) -> Self {
        Self::from_omac(encryption, Omac::new(authentication))
    }

    /// The same with a MAC that is prepared already, whose tag size it takes over. What that MAC was given so far plays no
    /// part.
    ///
    /// ```
    /// use fastgost::{CipherKernel, Kuznyechik, aead::CtrOmac, mac::Omac};
    ///
    /// // Many keys, which are prepared side by side.
    /// let keys: Vec<[u8; 32]> = (1..65).map(|i| [i; 32]).collect();
    /// let (encryption, authentication): (Vec<_>, Vec<_>) = keys.chunks_exact(2).map(|pair| (&pair[0], &pair[1])).unzip();
    /// let ciphers = Kuznyechik::many(CipherKernel::best(), &encryption);
    /// let macs = Omac::many(Kuznyechik::many(CipherKernel::best(), &authentication));
    /// let aeads: Vec<_> = ciphers.into_iter().zip(macs).map(|(c, m)| CtrOmac::from_omac(c, m)).collect();
    /// ```
    pub fn from_omac(encryption: C, authentication: Omac<C>) -> Self {
        Self { cipher: encryption, omac: authentication, order: Order::Encrypt, section: None }
    }

    /// MAC-then-encrypt instead. The data is decrypted before the tag can be checked; what a failed [`open`](Self::open)
    /// has written is zeros.
    pub fn mac_then_encrypt(mut self) -> Self {
        self.order = Order::Mac;
        self
    }

    /// With a key of encryption that changes by ACPKM after every `section` bytes of a message, a whole number of blocks.
    ///
    /// ```
    /// use fastgost::{Kuznyechik, aead::CtrOmac};
    ///
    /// // A record of TLS 1.2 (RFC 9189).
    /// let (encryption, authentication) = (Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
    /// let aead = CtrOmac::new(encryption, authentication).mac_then_encrypt().with_section(4096)?;
    /// let mut record = [5; 16384];
    /// let header = [&[0; 8][..], &[23, 3, 3, 0x40, 0]].concat();
    /// let tag = aead.seal(&[0; 8], &header, &mut record[..])?;
    /// aead.open(&[0; 8], &header, &mut record[..], &tag)?;
    /// assert_eq!(record, [5; 16384]);
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Parameter`] unless it is a multiple of the block's size, and not 0.
    pub fn with_section(mut self, section: usize) -> Result<Self> {
        check_section::<C>(section)?;
        self.section = Some(section);
        Ok(self)
    }

    /// Bytes after which the key of encryption changes, if it does.
    pub fn section(&self) -> Option<usize> {
        self.section
    }

    /// Bytes of the longest message, of MAC-then-encrypt with its tag: what the mode of encryption may process under one IV.
    pub(crate) fn limit(&self) -> u128 {
        if self.section.is_some() { CtrAcpkm::<C>::LIMIT } else { Ctr::<C>::LIMIT }
    }

    /// Bytes of a tag.
    pub fn tag_size(&self) -> usize {
        self.omac.tag_size()
    }

    /// The kernel that its ciphers run on; that of the encryption, if they are two.
    pub fn kernel_name(&self) -> &'static str {
        self.cipher.kernel_name()
    }

    /// Encrypts `data`, in place or from one buffer to another, and returns its tag. The IV is half a block.
    ///
    /// # Errors
    /// [`Error::IvLength`]; [`Error::StreamExhausted`] if `data` is longer than [`Ctr::LIMIT`], or with sections
    /// [`CtrAcpkm::LIMIT`]; [`Error::Parameter`] if the
    /// length of the associated data is no number of half a block. Nothing is written then.
    pub fn seal<'i, 'o>(&self, iv: &[u8], associated: &[u8], data: impl IntoInOutBuf<'i, 'o>) -> Result<Tag> {
        let mut data = data.into_in_out_buf();
        self.check(iv, associated.len(), data.len())?;
        match self.order {
            Order::Encrypt => {
                self.encrypt(iv, data.reborrow(), &mut []);
                Ok(self.code(iv, associated, data.get_out()))
            }
            Order::Mac => {
                let mut code = self.omac.code_of(&[associated, data.get_in()]);
                self.encrypt(iv, data, code.bytes_mut());
                Ok(code)
            }
        }
    }

    /// Checks the tag and decrypts `data`, in place or from one buffer to another: in this order, unless it is
    /// [MAC-then-encrypt](Self::mac_then_encrypt).
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if the key, the IV, the associated data, the data or the tag is not that of sealing, also if the
    /// tag's length is another: nothing is written then, or, of MAC-then-encrypt, zeros. Those of [`seal`](Self::seal), with nothing written.
    pub fn open<'i, 'o>(
        &self,
        iv: &[u8],
        associated: &[u8],
        data: impl IntoInOutBuf<'i, 'o>,
        tag: &[u8],
    ) -> Result<()> {
        let mut data = data.into_in_out_buf();
        self.check(iv, associated.len(), data.len())?;
        match self.order {
            Order::Encrypt => {
                self.code(iv, associated, data.get_in()).verify(tag)?;
                self.encrypt(iv, data, &mut []);
                Ok(())
            }
            Order::Mac => {
                // Checked first, since there is no such place in the keystream; a length is public.
                if tag.len() != self.tag_size() {
                    return Err(Error::TagMismatch);
                }
                let mut sent = Tag::new(tag);
                self.encrypt(iv, data.reborrow(), sent.bytes_mut());
                let result = self.omac.code_of(&[associated, data.get_out()]).verify(&sent);
                if result.is_err() {
                    crate::wipe(data.get_out());
                }
                result
            }
        }
    }

    /// What is wrong with the parts of a message.
    pub(crate) fn check(&self, iv: &[u8], associated: usize, data: usize) -> Result<()> {
        let behind = if self.order == Order::Mac { self.tag_size() } else { 0 };
        Ctr::<C>::check_iv(iv)?;
        if data as u128 + behind as u128 > self.limit() {
            return Err(Error::StreamExhausted);
        }
        if self.order == Order::Encrypt && associated as u128 >> (4 * C::BLOCK) != 0 {
            return Err(Error::Parameter {
                name: "the length of the associated data",
                allowed: "less than 2^32 bytes",
            });
        }
        Ok(())
    }

    /// The tag of encrypt-then-MAC.
    fn code(&self, iv: &[u8], associated: &[u8], ciphertext: &[u8]) -> Tag {
        let (first, zeros) = (first_block::<C>(iv, associated), zeros::<C>(associated));
        self.omac.code_of(&[&first[..C::BLOCK], associated, zeros, ciphertext])
    }

    /// Encrypts or decrypts `data`, and what is `behind` it by the keystream that goes on there.
    pub(crate) fn encrypt(&self, iv: &[u8], data: InOutBuf<'_, '_, u8>, behind: &mut [u8]) {
        if let Some(section) = self.section {
            let mut ctr = CtrAcpkm::from_half_block(self.cipher.clone(), section, iv);
            ctr.apply_unchecked(IoBuf::from(data));
            return ctr.apply_unchecked(IoBuf::from(behind));
        }
        let (first, len) = (C::block_counter(Ctr::<C>::first(iv)), data.len());
        self.cipher.counter(first, IoBuf::from(data));
        if behind.is_empty() {
            return;
        }
        let mut keystream = [0; 32];
        let inside = len % C::BLOCK;
        let there = &mut keystream[..inside + behind.len()];
        self.cipher.counter(C::later(first, (len / C::BLOCK) as u64), IoBuf::from(&mut *there));
        for (t, k) in behind.iter_mut().zip(&there[inside..]) {
            *t ^= k;
        }
        crate::wipe(&mut keystream);
    }
}

/// For many messages.
#[cfg(feature = "alloc")]
impl<C: Cipher> CtrOmac<C> {
    pub(crate) fn cipher(&self) -> &C {
        &self.cipher
    }

    pub(crate) fn omac(&self) -> &Omac<C> {
        &self.omac
    }

    pub(crate) fn order(&self) -> Order {
        self.order
    }
}

/// The first block that encrypt-then-MAC authenticates.
pub(crate) fn first_block<C: Cipher>(iv: &[u8], associated: &[u8]) -> [u8; 16] {
    let mut block = [0; 16];
    let (half, len) = (C::BLOCK / 2, (associated.len() as u64).to_be_bytes());
    block[..half].copy_from_slice(iv);
    block[half..C::BLOCK].copy_from_slice(&len[8 - half..]);
    block
}

/// What makes the associated data whole blocks.
pub(crate) fn zeros<C: Cipher>(associated: &[u8]) -> &'static [u8] {
    &[0; 16][..associated.len().next_multiple_of(C::BLOCK) - associated.len()]
}

impl<C: Cipher> fmt::Debug for CtrOmac<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CtrOmac")
            .field("kernel", &self.kernel_name())
            .field("order", &self.order)
            .field("section", &self.section)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cipher::gost28147::Magma;
    #[cfg(target_pointer_width = "64")]
    use crate::cipher::kuznyechik::Kuznyechik;

    /// Of MAC-then-encrypt the tag takes keystream too: with it a message must not be longer than the stream.
    #[test]
    fn the_longest_message() {
        let new = || CtrOmac::new(Magma::new(&[1; 32]), Magma::new(&[2; 32]));
        let sections = || new().with_section(1024).expect("whole blocks");
        for (aead, most) in [
            (new(), Ctr::<Magma>::LIMIT),
            (new().mac_then_encrypt(), Ctr::<Magma>::LIMIT - 8),
            (sections(), CtrAcpkm::<Magma>::LIMIT),
            (sections().mac_then_encrypt(), CtrAcpkm::<Magma>::LIMIT - 8),
        ] {
            // 32 bits count no such lengths.
            let Ok(most) = usize::try_from(most) else { continue };
            assert_eq!(aead.check(&[0; 4], 0, most), Ok(()), "{aead:?}");
            assert_eq!(aead.check(&[0; 4], 0, most + 1), Err(Error::StreamExhausted), "{aead:?}");
        }
    }

    /// Its length goes into half a block of encrypt-then-MAC.
    #[cfg(target_pointer_width = "64")]
    #[test]
    fn the_longest_associated_data() {
        let magma = CtrOmac::new(Magma::new(&[1; 32]), Magma::new(&[2; 32]));
        assert_eq!(magma.check(&[0; 4], (1 << 32) - 1, 0), Ok(()));
        assert!(matches!(magma.check(&[0; 4], 1 << 32, 0), Err(Error::Parameter { .. })));
        assert_eq!(magma.mac_then_encrypt().check(&[0; 4], 1 << 32, 0), Ok(()));
        let kuznyechik = CtrOmac::new(Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
        assert_eq!(kuznyechik.check(&[0; 8], usize::MAX, 0), Ok(()));
    }
}
