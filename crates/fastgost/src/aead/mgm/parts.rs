//! MGM over a message that arrives in parts.
use super::{
    super::parts::{LATE, in_parts, private::Message},
    CHUNK, Mgm, SHORT, lengths_of,
};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{BlockEngine, Cipher, CounterOf},
    error::Result,
    gf,
    inout::InOutBuf,
    mac::Tag,
    simd::IoBuf,
};
use zeroize::{Zeroize, ZeroizeOnDrop};

/// The state of a message in progress. The state does not contain the key, so the caller must pass the same key to
/// every call.
///
/// A new state is moved to its place. The memory from which it is moved is not wiped, so a state contains no secrets
/// until its first use.
pub struct Parts<C: Cipher> {
    /// The nonce. It is `None` after the counters have been set.
    nonce: Option<[u8; 16]>,
    /// The counter of the next block of keystream.
    y: CounterOf<C>,
    /// The counter of the next mask, by which a block is multiplied for the tag.
    z: CounterOf<C>,
    sum: gf::Sum,
    /// The incomplete block. While associated data comes, this is a block of the associated data. Later it is a block
    /// of the ciphertext.
    begun: BlockBuffer<16>,
    /// The keystream block for the incomplete block of the data.
    keystream: [u8; 16],
    /// The number of bytes of associated data that have come, and the number of bytes of data that have come.
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

    /// Counts `len` bytes of data. The first bytes of data end the associated data.
    fn begin(&mut self, mgm: &Mgm<C>, len: usize) -> Result<()> {
        let is_first = self.lengths[1] == 0;
        self.count(mgm, 1, len)?;
        if is_first && len > 0 {
            self.close_block(mgm);
        }
        Ok(())
    }

    /// Adds `len` bytes to the length of the message, and takes the blocks of these bytes from the key's budget. If the
    /// message becomes too long, or if the budget has too few blocks left, returns an error, and the length stays as it
    /// was. The first call without an error sets the counters.
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

    /// If there is an incomplete block, pads this block with zeros, multiplies it by the next mask, and adds the
    /// product to the sum.
    fn close_block(&mut self, mgm: &Mgm<C>) {
        mgm.add(&mut self.sum, &mut self.z, self.begun.partial());
        self.begun.clear();
    }

    /// XORs the keystream into the data. The data begins `inside` bytes after the beginning of a block.
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
        mgm.cipher.xor_keystream(self.y, data);
        self.y = C::later(self.y, blocks);
        if rest > 0 {
            mgm.cipher.keystream(self.y, &mut self.keystream[..C::BLOCK]);
            self.y = C::later(self.y, 1);
        }
    }
}

impl<C: Cipher> Message<Mgm<C>> for Parts<C> {
    fn update_associated(&mut self, mgm: &Mgm<C>, part: &[u8]) -> Result<()> {
        if self.lengths[1] > 0 && !part.is_empty() {
            return Err(LATE);
        }
        self.count(mgm, 0, part.len())?;
        self.absorb(mgm, part);
        Ok(())
    }

    fn seal(&mut self, mgm: &Mgm<C>, mut data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.begin(mgm, data.len())?;
        self.apply_keystream(mgm, self.begun.partial().len(), IoBuf::from(data.reborrow()));
        self.absorb(mgm, data.get_out());
        Ok(())
    }

    fn open_unverified(&mut self, mgm: &Mgm<C>, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.begin(mgm, data.len())?;
        let inside = self.begun.partial().len();
        self.absorb(mgm, data.get_in());
        self.apply_keystream(mgm, inside, IoBuf::from(data));
        Ok(())
    }

    fn tag(&mut self, mgm: &Mgm<C>) -> Result<Tag> {
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

    fn verify(&mut self, mgm: &Mgm<C>, tag: &[u8]) -> Result<()> {
        self.tag(mgm)?.verify(tag)
    }

    /// Gives the ciphertext to the MAC.
    #[cfg(feature = "alloc")]
    fn store(&mut self, mgm: &Mgm<C>, _: usize, ciphertext: &[u8]) -> Result<()> {
        self.begin(mgm, ciphertext.len())?;
        self.absorb(mgm, ciphertext);
        Ok(())
    }

    #[cfg(feature = "alloc")]
    fn open_stored(&mut self, mgm: &Mgm<C>, data: &mut [u8], tag: &[u8]) -> Result<()> {
        self.verify(mgm, tag)?;
        mgm.cipher.xor_keystream(self.y, IoBuf::from(data));
        Ok(())
    }
}

impl<C: Cipher> Mgm<C> {
    /// Multiplies blocks by the next masks, and adds the products to `sum`. The last block may be partial.
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

in_parts! {
    Mgm<C>, C: Cipher; Parts<C>, |mgm: &Self, nonce: &[u8]| Parts::new(mgm, nonce);
    "Messages in parts. They count against the key's budget as whole messages do: four blocks at the start of a message, and its other blocks as they arrive."
}
