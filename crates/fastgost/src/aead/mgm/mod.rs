//! MGM: multilinear Galois mode (RFC 9058; R 1323565.1.026-2019).
use super::budget::Budget;
use crate::{
    cipher::{BlockEngine, Cipher, CounterOf, Function, Half},
    cpu::Level,
    error::{Error, Result},
    gf,
    inout::{InOutBuf, IntoInOutBuf},
    mac::{Tag, check_tag_size},
    simd::IoBuf,
};
use zeroize::Zeroize;

mod parts;

/// The greatest number of bytes of masks that one call of the cipher computes. (The masks are the blocks H_i of RFC
/// 9058, by which MGM multiplies the blocks of the message.) This number is large enough for the widest group of blocks
/// of any kernel. It is small enough for the masks to stay in the L1 cache until they are multiplied.
const CHUNK: usize = 8192;
/// If the keystream and the masks of a message have at most so many bytes together, one call of the cipher computes
/// them all. This number is twice the size of a network packet. Wide kernels process the blocks faster in one call than
/// in two, and wait for the latency of the cipher only once.
const PACKET: usize = 3072;
/// The size of a smaller buffer. It is for short messages, because wiping the larger buffer would take a large part of
/// the time of a short message.
const SHORT: usize = 512;

/// Authenticated encryption with associated data: MGM over a block cipher (RFC 9058).
///
/// The nonce is a block whose first bit is 0. Never use a nonce twice under one key, because this destroys all
/// security. The tag is a block, or its first bytes. Associated data and data together must have at least one byte, and
/// not more bytes than the key's budget allows.
///
/// **The budget of a key.** RFC 9058, section 6, bounds the advantage of an adversary. The bound for confidentiality is
/// 3 (s + 4q)^2 / 2^n, and the bound for integrity is 3 (s + 4q + l + 3)^2 / 2^n + 2 / 2^S. In these formulas:
///
/// - n is the number of bits of a block,
/// - q is the number of messages,
/// - s is the number of blocks of all messages and their associated data,
/// - l is the number of blocks of a forgery,
/// - S is the number of bits of a tag.
///
/// For every sealed message, and for every attempt to open a message, this type counts the blocks of the message and
/// four more blocks. After [`LIMIT`](Self::LIMIT) counted blocks (2^(n/2 - 17)), messages are rejected with
/// [`Error::KeyExhausted`]. So with tags of full size, the bounds stay below 2^-32. The limit is 2 PiB for Kuznyechik,
/// and 256 KiB for Magma. **Shorter tags can be guessed.** Every attempt to open a message adds 2 / 2^S to the bound,
/// so the protocol must limit the number of attempts. Each `Mgm` value has its own count. If you make several values
/// from one key, you must add up the counts of these values. For this reason the type is not `Clone`, but threads can
/// share a reference.
///
/// ```
/// use fastgost::{Kuznyechik, aead::Mgm};
///
/// let mgm = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let nonce = [1; 16];
/// let mut data = *b"any length, not only whole blocks";
/// let tag = mgm.seal(&nonce, b"associated", &mut data[..])?;
/// mgm.open(&nonce, b"associated", &mut data[..], &tag)?;
/// assert_eq!(&data, b"any length, not only whole blocks");
/// assert!(mgm.open(&nonce, b"another", &mut data[..], &tag).is_err());
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// For messages that arrive in parts, use [`sealer`](Self::sealer) and `opener`. `opener` returns the plaintext only
/// after it has verified the tag.
pub struct Mgm<C: Cipher> {
    cipher: C,
    field: &'static gf::GfKernel,
    tag_size: usize,
    /// This field is `None` if the caller counts the blocks.
    budget: Option<Budget>,
}

impl<C: Cipher> Mgm<C> {
    /// The number of blocks that one key may process. This number includes the blocks of associated data, and four more
    /// blocks for each message.
    pub const LIMIT: u64 = 1 << (4 * C::BLOCK - 17);

    /// A text about `LIMIT`, for the error message.
    const ALLOWED: &'static str = match C::BLOCK {
        16 => "2^47 blocks of 16 bytes (2 PiB), four of them added for each message; take a new key",
        _ => "2^15 blocks of 8 bytes (256 KiB), four of them added for each message; take a new key",
    };

    /// A text about the allowed lengths of a message, for the error message.
    const LENGTHS: &'static str = match C::BLOCK {
        16 => "1 to 2^51 - 64 bytes, incomplete blocks counted as whole ones",
        _ => "1 to 262112 bytes, incomplete blocks counted as whole ones",
    };

    /// A text about the allowed nonces, for the error message.
    pub(crate) const NONCE: &'static str = if C::BLOCK == 16 { "16 bytes, a block" } else { "8 bytes, a block" };

    /// Makes MGM with tags of a whole block.
    pub fn new(cipher: C) -> Self {
        let field = gf::GfKernel::beside(cipher.level());
        Self { cipher, field, tag_size: C::BLOCK, budget: Some(Budget::new(Self::LIMIT, Self::ALLOWED)) }
    }

    /// Makes MGM with tags of `size` bytes, which are the first bytes of the whole tag. The methods of the trait
    /// `AeadInOut` return an error for such a value if `size` is less than a block, because tags have a fixed size in
    /// this trait.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless `size` is at least 4 and at most the block size.
    pub fn with_tag_size(cipher: C, size: usize) -> Result<Self> {
        check_tag_size(size, 4, C::BLOCK)?;
        let mut mgm = Self::new(cipher);
        mgm.tag_size = size;
        Ok(mgm)
    }

    /// Makes MGM without a budget, so the caller must count the use of the key. Protocols that change keys have their
    /// own limits for the use of a key, which may be higher than this budget. In these protocols, an attacker who sends
    /// forged messages must not be able to use up the budget of the receiver's key.
    #[cfg(feature = "alloc")] // for `record`
    pub(crate) fn uncounted(cipher: C, tag_size: usize) -> Self {
        Self { tag_size, budget: None, ..Self::new(cipher) }
    }

    /// Returns the size of a tag in bytes.
    pub fn tag_size(&self) -> usize {
        self.tag_size
    }

    /// Returns the length of the longest message that a new key may process, in bytes.
    pub fn longest(&self) -> u64 {
        (Self::LIMIT - 4) * C::BLOCK as u64
    }

    /// Returns the level of the cipher's kernel.
    pub fn level(&self) -> Level {
        self.cipher.level()
    }

    /// Encrypts `data`, in place or from one buffer to another. Returns the tag over the associated data and the
    /// ciphertext.
    ///
    /// # Errors
    /// - [`Error::IvLength`] unless the nonce is a block,
    /// - [`Error::Parameter`] if the first bit of the nonce is 1,
    /// - [`Error::Parameter`] if associated data and data are both empty, or are too long together,
    /// - [`Error::KeyExhausted`] if the message needs more blocks than the budget of the key has left.
    ///
    /// If there is an error, nothing is written.
    pub fn seal<'i, 'o>(&self, nonce: &[u8], associated: &[u8], data: impl IntoInOutBuf<'i, 'o>) -> Result<Tag> {
        let mut data = data.into_in_out_buf();
        let mut tag = [0; 16];
        self.seal_whole(nonce, associated, &mut data, &mut tag)?;
        let short = Tag::new(&tag[..self.tag_size]);
        crate::wipe(&mut tag);
        Ok(short)
    }

    /// Verifies the tag in constant time, then decrypts `data`, in place or from one buffer to another. If the tag is
    /// wrong, nothing is decrypted and the output stays as it was.
    ///
    /// # Errors
    /// - [`Error::TagMismatch`] if the tag is wrong, or has the wrong length,
    /// - the errors of [`seal`](Self::seal).
    ///
    /// If there is an error, nothing is written.
    pub fn open<'i, 'o>(
        &self,
        nonce: &[u8],
        associated: &[u8],
        data: impl IntoInOutBuf<'i, 'o>,
        tag: &[u8],
    ) -> Result<()> {
        let mut data = data.into_in_out_buf();
        self.check(nonce, associated, data.len())?;
        match self.blocks(associated, data.len()) {
            n if n <= SHORT => self.open_short::<SHORT>(nonce, associated, data, tag),
            n if n <= PACKET => self.open_short::<PACKET>(nonce, associated, data, tag),
            _ => {
                let [mut y, mut z] = Self::no_counters();
                self.start(nonce, &mut y, &mut z);
                let mut right = [0; 16];
                self.tag(z, associated, data.get_in(), &mut right);
                let verified = Tag::new(&right[..self.tag_size]).verify(tag);
                if verified.is_ok() {
                    self.cipher.xor_keystream(y, IoBuf::from(data.reborrow()));
                }
                y.zeroize();
                z.zeroize();
                crate::wipe(&mut right);
                verified
            }
        }
    }

    /// Encrypts the data, and computes the whole tag. The caller truncates the tag.
    fn seal_whole(
        &self,
        nonce: &[u8],
        associated: &[u8],
        data: &mut InOutBuf<'_, '_, u8>,
        tag: &mut [u8; 16],
    ) -> Result<()> {
        self.check(nonce, associated, data.len())?;
        match self.blocks(associated, data.len()) {
            n if n <= SHORT => self.seal_short::<SHORT>(nonce, associated, data, tag),
            n if n <= PACKET => self.seal_short::<PACKET>(nonce, associated, data, tag),
            _ => {
                let [mut y, mut z] = Self::no_counters();
                self.start(nonce, &mut y, &mut z);
                self.cipher.xor_keystream(y, IoBuf::from(data.reborrow()));
                self.tag(z, associated, data.get_out(), tag);
                y.zeroize();
                z.zeroize();
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn seal_short<const N: usize>(
        &self,
        nonce: &[u8],
        associated: &[u8],
        data: &mut InOutBuf<'_, '_, u8>,
        tag: &mut [u8; 16],
    ) {
        let mut room = [0; N];
        let (masks, keystream) = self.short(nonce, associated, data.len(), &mut room);
        data.xor_in2out(&keystream[..data.len()]);
        self.tag_short(masks, associated, data.get_out(), tag);
        crate::wipe(&mut room);
    }

    #[inline(never)]
    fn open_short<const N: usize>(
        &self,
        nonce: &[u8],
        associated: &[u8],
        mut data: InOutBuf<'_, '_, u8>,
        tag: &[u8],
    ) -> Result<()> {
        let mut room = [0; N];
        let mut right = [0; 16];
        let (masks, keystream) = self.short(nonce, associated, data.len(), &mut room);
        self.tag_short(masks, associated, data.get_in(), &mut right);
        let verified = Tag::new(&right[..self.tag_size]).verify(tag);
        if verified.is_ok() {
            data.xor_in2out(&keystream[..data.len()]);
        }
        crate::wipe(&mut room);
        crate::wipe(&mut right);
        verified
    }

    /// Rejects nonces and lengths that the mode does not allow, and messages that exceed the key's budget.
    pub(crate) fn check(&self, nonce: &[u8], associated: &[u8], data: usize) -> Result<()> {
        Self::check_nonce(nonce)?;
        let blocks = associated.len().div_ceil(C::BLOCK) as u64 + data.div_ceil(C::BLOCK) as u64;
        Self::check_blocks(blocks)?;
        self.count(blocks + 4)
    }

    /// Takes `blocks` blocks from the budget, if there is a budget.
    fn count(&self, blocks: u64) -> Result<()> {
        self.budget.as_ref().map_or(Ok(()), |budget| budget.take(blocks))
    }

    fn check_nonce(nonce: &[u8]) -> Result<()> {
        if nonce.len() != C::BLOCK {
            return Err(Error::IvLength { given: nonce.len(), allowed: Self::NONCE });
        }
        if nonce[0] >= 0x80 {
            return Err(Error::Parameter { name: "the first bit of the nonce", allowed: "0" });
        }
        Ok(())
    }

    /// Rejects messages without blocks, and messages with more blocks than a new key may process.
    fn check_blocks(blocks: u64) -> Result<()> {
        if blocks == 0 || blocks > Self::LIMIT - 4 {
            let name = "the length of data and associated data together";
            return Err(Error::Parameter { name, allowed: Self::LENGTHS });
        }
        Ok(())
    }

    #[cfg(feature = "alloc")] // for `batch`
    pub(crate) fn cipher(&self) -> &C {
        &self.cipher
    }

    #[cfg(feature = "alloc")]
    pub(crate) fn field(&self) -> &'static gf::GfKernel {
        self.field
    }

    /// Writes Y_1 and Z_1 to `blocks`. These blocks are not returned, because a return would copy them. Y_1 is the
    /// encrypted nonce. Z_1 is the encryption of the nonce with its first bit set to 1.
    fn first_blocks(&self, nonce: &[u8], blocks: &mut [u8; 32]) {
        blocks[..C::BLOCK].copy_from_slice(nonce);
        blocks[C::BLOCK..2 * C::BLOCK].copy_from_slice(nonce);
        blocks[C::BLOCK] |= 0x80;
        self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut blocks[..2 * C::BLOCK]));
    }

    /// Returns placeholders for the counters of the keystream and of the masks. `start` sets their values.
    fn no_counters() -> [CounterOf<C>; 2] {
        [Half::Low, Half::High].map(|half| C::half_counter(&[0; 16][..C::BLOCK], half))
    }

    /// Sets the first counter of the keystream and the first counter of the masks in place. The counters are not
    /// returned, because a return would copy them.
    fn start(&self, nonce: &[u8], y: &mut CounterOf<C>, z: &mut CounterOf<C>) {
        let mut blocks = [0; 32];
        self.first_blocks(nonce, &mut blocks);
        *y = C::half_counter(&blocks[..C::BLOCK], Half::Low);
        *z = C::half_counter(&blocks[C::BLOCK..2 * C::BLOCK], Half::High);
        crate::wipe(&mut blocks);
    }

    /// Returns the number of bytes of the keystream and of all masks together. Both consist of whole blocks.
    fn blocks(&self, associated: &[u8], data: usize) -> usize {
        let whole = |bytes: usize| bytes.div_ceil(C::BLOCK).saturating_mul(C::BLOCK);
        whole(associated.len()).saturating_add(C::BLOCK).saturating_add(whole(data).saturating_mul(2))
    }

    /// Computes the masks and the keystream of a short message in one call of the cipher. Returns both as parts of
    /// `room`.
    #[inline(always)]
    fn short<'a>(&self, nonce: &[u8], associated: &[u8], data: usize, room: &'a mut [u8]) -> (&'a [u8], &'a [u8]) {
        let blocks = &mut room[..self.blocks(associated, data)];
        let (masks, keystream) = blocks.split_at_mut(blocks.len() - data.next_multiple_of(C::BLOCK));
        let mut first = [0; 32];
        self.first_blocks(nonce, &mut first);
        counters::<C>(number(&first[..C::BLOCK]), Half::Low, 0, keystream);
        counters::<C>(number(&first[C::BLOCK..2 * C::BLOCK]), Half::High, 0, masks);
        crate::wipe(&mut first);
        let of_masks = masks.len();
        self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut *blocks));
        blocks.split_at(of_masks)
    }

    /// Computes the whole tag of a short message from its masks.
    fn tag_short(&self, masks: &[u8], associated: &[u8], ciphertext: &[u8], tag: &mut [u8; 16]) {
        let mut sum = gf::Sum::new(self.field, C::BLOCK);
        let (of_associated, masks) = masks.split_at(associated.len().next_multiple_of(C::BLOCK));
        sum.add(of_associated, associated);
        sum.add(masks, ciphertext);
        sum.add(&masks[masks.len() - C::BLOCK..], &lengths::<C>(associated, ciphertext)[..C::BLOCK]);
        self.close(&sum, tag);
    }

    /// Computes the whole tag of a message from `z`, the first counter of the masks.
    fn tag(&self, z: CounterOf<C>, associated: &[u8], ciphertext: &[u8], tag: &mut [u8; 16]) {
        let masks =
            associated.len().next_multiple_of(C::BLOCK) + ciphertext.len().next_multiple_of(C::BLOCK) + C::BLOCK;
        let mut sum = gf::Sum::new(self.field, C::BLOCK);
        let lengths = lengths::<C>(associated, ciphertext);
        let segments = [associated, ciphertext, &lengths[..C::BLOCK]];
        self.add_products(&mut sum, z, masks, segments);
        self.close(&sum, tag);
    }

    /// Multiplies each block of the segments by its mask, and adds the products to `sum`. All masks together have
    /// `left` bytes.
    fn add_products(&self, sum: &mut gf::Sum, mut z: CounterOf<C>, mut left: usize, segments: [&[u8]; 3]) {
        let mut masks = [0; CHUNK];
        let made = left.min(CHUNK);
        let (mut from, mut to) = (0, 0);
        for mut segment in segments {
            while !segment.is_empty() {
                if from == to {
                    (from, to) = (0, left.min(CHUNK));
                    self.cipher.keystream(z, &mut masks[..to]);
                    z = C::later(z, (to / C::BLOCK) as u64);
                    left -= to;
                }
                let (part, rest) = segment.split_at(segment.len().min(to - from));
                let whole = part.len().next_multiple_of(C::BLOCK);
                sum.add(&masks[from..from + whole], part);
                (from, segment) = (from + whole, rest);
            }
        }
        crate::wipe(&mut masks[..made]);
        z.zeroize();
    }

    fn close(&self, sum: &gf::Sum, tag: &mut [u8; 16]) {
        sum.reduce(&mut tag[..C::BLOCK]);
        self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut tag[..C::BLOCK]));
    }
}

/// Returns the block len(A) || len(C). Both lengths are in bits.
pub(crate) fn lengths<C: Cipher>(associated: &[u8], ciphertext: &[u8]) -> [u8; 16] {
    lengths_of::<C>([associated, ciphertext].map(|part| part.len() as u64))
}

/// Returns the same block as the function `lengths`, but takes the two lengths in bytes instead of the texts.
fn lengths_of<C: Cipher>(bytes: [u64; 2]) -> [u8; 16] {
    let half = C::BLOCK / 2;
    let mut block = [0; 16];
    for (to, bytes) in block.chunks_mut(half).zip(bytes) {
        let bits = 8 * bytes;
        // Do not copy half of the eight bytes of `bits` instead. On WebAssembly, LLVM 22 compiles such a copy to a
        // word that also has bits of an unrelated register.
        match half {
            4 => to.copy_from_slice(&(bits as u32).to_be_bytes()),
            _ => to.copy_from_slice(&bits.to_be_bytes()),
        }
    }
    block
}

/// Reads a block as a number.
#[inline]
pub(crate) fn number(block: &[u8]) -> u128 {
    let mut bytes = [0; 16];
    bytes[16 - block.len()..].copy_from_slice(block);
    u128::from_be_bytes(bytes)
}

/// Fills `blocks` with consecutive values of a counter. The counter counts only in one half of the block, which
/// `counts` names. The first value is the value that the counter has `after` steps after `first`. `first` may be
/// secret.
pub(crate) fn counters<C: Cipher>(first: u128, counts: Half, after: usize, blocks: &mut [u8]) {
    if C::BLOCK == 16 {
        let (mut high, mut low) = ((first >> 64) as u64, first as u64);
        let (step_high, step_low) = if counts == Half::High { (1, 0) } else { (0, 1) };
        high = high.wrapping_add(step_high * after as u64);
        low = low.wrapping_add(step_low * after as u64);
        for block in blocks.chunks_exact_mut(16) {
            block[..8].copy_from_slice(&high.to_be_bytes());
            block[8..].copy_from_slice(&low.to_be_bytes());
            (high, low) = (high.wrapping_add(step_high), low.wrapping_add(step_low));
        }
    } else {
        let (mut high, mut low) = ((first >> 32) as u32, first as u32);
        let (step_high, step_low) = if counts == Half::High { (1, 0) } else { (0, 1) };
        high = high.wrapping_add(step_high * after as u32);
        low = low.wrapping_add(step_low * after as u32);
        for block in blocks.chunks_exact_mut(8) {
            let number = u64::from(high) << 32 | u64::from(low);
            block.copy_from_slice(&number.to_be_bytes());
            (high, low) = (high.wrapping_add(step_high), low.wrapping_add(step_low));
        }
    }
}

kernel_debug!(Mgm<C: Cipher>);
