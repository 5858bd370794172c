//! CTR and OMAC under two keys.
use crate::{
    cipher::Cipher,
    error::{Error, Result},
    inout::InOutBuf,
    mac::{Code, Omac},
    mode::Ctr,
    simd::Buf,
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
/// as they are: A must say where it ends. This is the record protection of TLS 1.2 (RFC 9189, section 4.1.1) if A is
/// the record's sequence number, type, version and length, for records that end before the first change of their key
/// (section 4.3.3: by ACPKM, after 4096 bytes for Kuznyechik, 1024 for Magma, the tag included).
///
/// The keys must be independent of each other, as KDF_TREE makes them, and an IV must never be used twice.
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
    /// use fastgost::{Kernel, Kuznyechik, aead::CtrOmac, mac::Omac};
    ///
    /// // Many keys, which are prepared side by side.
    /// let keys: Vec<[u8; 32]> = (1..65).map(|i| [i; 32]).collect();
    /// let (encryption, authentication): (Vec<_>, Vec<_>) = keys.chunks_exact(2).map(|pair| (&pair[0], &pair[1])).unzip();
    /// let ciphers = Kuznyechik::many(Kernel::best(), &encryption);
    /// let macs = Omac::many(Kuznyechik::many(Kernel::best(), &authentication));
    /// let aeads: Vec<_> = ciphers.into_iter().zip(macs).map(|(c, m)| CtrOmac::from_omac(c, m)).collect();
    /// ```
    pub fn from_omac(encryption: C, authentication: Omac<C>) -> Self {
        Self { cipher: encryption, omac: authentication, order: Order::Encrypt }
    }

    /// MAC-then-encrypt instead. The data is decrypted before the tag can be checked; what a failed [`open`](Self::open)
    /// has written is zeros.
    pub fn mac_then_encrypt(mut self) -> Self {
        self.order = Order::Mac;
        self
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
    /// [`Error::IvLength`]; [`Error::StreamExhausted`] if `data` is longer than [`Ctr::LIMIT`]; [`Error::Parameter`] if the
    /// length of the associated data is no number of half a block. Nothing is written then.
    pub fn seal<'i, 'o>(&self, iv: &[u8], associated: &[u8], data: impl Into<InOutBuf<'i, 'o, u8>>) -> Result<Code> {
        let mut data = data.into();
        self.check(iv, associated.len(), data.len())?;
        match self.order {
            Order::Encrypt => {
                self.encrypt(iv, data.reborrow());
                Ok(self.code(iv, associated, data.get_out()))
            }
            Order::Mac => {
                let mut code = self.omac.code_of(&[associated, data.get_in()]);
                self.encrypt_tag(iv, data.len(), code.bytes_mut());
                self.encrypt(iv, data);
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
        data: impl Into<InOutBuf<'i, 'o, u8>>,
        tag: &[u8],
    ) -> Result<()> {
        let mut data = data.into();
        self.check(iv, associated.len(), data.len())?;
        match self.order {
            Order::Encrypt => {
                self.code(iv, associated, data.get_in()).verify(tag)?;
                self.encrypt(iv, data);
                Ok(())
            }
            Order::Mac => {
                // Checked first, since there is no such place in the keystream; a length is public.
                if tag.len() != self.tag_size() {
                    return Err(Error::TagMismatch);
                }
                self.encrypt(iv, data.reborrow());
                let mut code = self.omac.code_of(&[associated, data.get_out()]);
                self.encrypt_tag(iv, data.len(), code.bytes_mut());
                let result = code.verify(tag);
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
        Ctr::<C>::check_message(iv, data.saturating_add(behind))?;
        if self.order == Order::Encrypt && associated as u128 >> (4 * C::BLOCK) != 0 {
            return Err(Error::Parameter {
                name: "the length of the associated data",
                allowed: "less than 2^32 bytes",
            });
        }
        Ok(())
    }

    /// The tag of encrypt-then-MAC.
    fn code(&self, iv: &[u8], associated: &[u8], ciphertext: &[u8]) -> Code {
        let (first, zeros) = (first_block::<C>(iv, associated), zeros::<C>(associated));
        self.omac.code_of(&[&first[..C::BLOCK], associated, zeros, ciphertext])
    }

    fn encrypt(&self, iv: &[u8], data: InOutBuf<'_, '_, u8>) {
        self.cipher.counter(C::block_counter(Ctr::<C>::first(iv)), Buf::from(data));
    }

    /// By the keystream behind that of so many bytes.
    fn encrypt_tag(&self, iv: &[u8], behind: usize, tag: &mut [u8]) {
        let mut keystream = [0; 32];
        let first = C::later(C::block_counter(Ctr::<C>::first(iv)), (behind / C::BLOCK) as u64);
        let inside = behind % C::BLOCK;
        self.cipher.counter(first, Buf::from(&mut keystream[..inside + tag.len()]));
        for (t, k) in tag.iter_mut().zip(&keystream[inside..]) {
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
            .finish_non_exhaustive()
    }
}
