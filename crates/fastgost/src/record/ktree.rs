//! The code that ESP and IKEv2 share. This code runs MGM under the leaves of a key tree, and makes the IV that names
//! the leaf (RFC 9227, sections 4.1 to 4.4).
use super::{
    ciphers::{RecordCipher, best},
    leaves::Leaves,
    nonces::Nonces,
    packets::{Function, process},
};
use crate::{
    aead::Mgm,
    batch::Packet,
    cpu::Level,
    error::{Error, Result},
    hash::Streebog256,
    kdf::EspTree,
};
use alloc::{boxed::Box, vec::Vec};
use core::marker::PhantomData;
use zeroize::Zeroizing;

/// The fields of an IV, which is in every packet (RFC 9227, section 4.2). The IV says which leaf of the key tree the
/// packet uses, and which number the packet has under this leaf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Iv {
    /// Selects the key of the first level.
    pub i1: u8,
    /// Selects the key of the second level.
    pub i2: u16,
    /// Selects the leaf, which is the key of the packet.
    pub i3: u16,
    /// The number of the packet under this key, less than 2^24.
    pub pnum: u32,
}

impl Iv {
    /// The size of an IV in bytes.
    pub const SIZE: usize = 8;

    /// The bytes of the IV in a packet. The last three bytes are the low 24 bits of `pnum`.
    pub fn to_bytes(self) -> [u8; 8] {
        let (i2, i3, pnum) = (self.i2.to_be_bytes(), self.i3.to_be_bytes(), self.pnum.to_be_bytes());
        [self.i1, i2[0], i2[1], i3[0], i3[1], pnum[1], pnum[2], pnum[3]]
    }

    /// Reads the IV from its bytes in a packet.
    pub fn from_bytes(bytes: [u8; 8]) -> Self {
        let [i1, a, b, c, d, x, y, z] = bytes;
        let (i2, i3) = (u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]));
        Self { i1, i2, i3, pnum: u32::from_be_bytes([0, x, y, z]) }
    }

    /// Returns the IV of the first packet under the next leaf.
    fn next_leaf(self) -> Option<Self> {
        let leaf = u64::from(self.i1) << 32 | u64::from(self.i2) << 16 | u64::from(self.i3);
        let next = leaf + 1;
        (next < 1 << 40).then_some(Self { i1: (next >> 32) as u8, i2: (next >> 16) as u16, i3: next as u16, pnum: 0 })
    }
}

/// Gives a sender its IVs. No IV is given twice, and no leaf protects more data than the limits for a leaf allow.
pub(super) struct Ivs {
    /// The next IV, or `None` after the last IV.
    next: Option<Iv>,
    /// The number of blocks that the current leaf has protected. For each packet, four blocks are added to this number.
    used: u64,
    most_blocks: u64,
    most_packets: u32,
    block: usize,
}

/// The greatest number of packets under one leaf, because `pnum` is less than 2^24.
const PACKETS: u32 = 1 << 24;
/// The lowest limit that can be set for the bytes under a leaf. Even the longest packet counts as fewer bytes than this
/// limit, so a new leaf can always protect the next packet.
const LEAST_BYTES: u64 = 1 << 17;

impl Ivs {
    /// Starts with the limits of RFC 9227. If the limit of MGM on blocks is lower, MGM's limit is used.
    pub(super) fn new<C: RecordCipher>() -> Self {
        let most_blocks = Mgm::<C>::LIMIT.min(Self::most_bytes(C::BLOCK_SIZE) / C::BLOCK_SIZE as u64);
        Self { next: Some(Iv::default()), used: 0, most_blocks, most_packets: PACKETS, block: C::BLOCK_SIZE }
    }

    /// Returns the greatest number of bytes that a leaf may protect (RFC 9227, section 5).
    fn most_bytes(block: usize) -> u64 {
        if block == 16 { 1 << 41 } else { 1 << 28 }
    }

    pub(super) fn set_limits(&mut self, packets: u32, bytes: u64) -> Result<()> {
        if packets == 0 || packets > PACKETS {
            return Err(Error::Parameter { name: "the number of packets under a leaf", allowed: "1 to 2^24" });
        }
        if bytes < LEAST_BYTES || bytes > Self::most_bytes(self.block) {
            let allowed = if self.block == 16 { "2^17 to 2^41 with Kuznyechik" } else { "2^17 to 2^28 with Magma" };
            return Err(Error::Parameter { name: "the number of bytes under a leaf", allowed });
        }
        (self.most_packets, self.most_blocks) = (packets, bytes / self.block as u64);
        Ok(())
    }

    /// Takes the IV of the next packet. `associated` is the number of bytes of the packet's associated data, and `data`
    /// is the number of bytes of the packet's data.
    pub(super) fn take(&mut self, associated: usize, data: usize) -> Result<Iv> {
        let blocks = (associated.div_ceil(self.block) + data.div_ceil(self.block)) as u64 + 4;
        let Some(mut iv) = self.next else {
            return Err(Error::KeyExhausted {
                allowed: "2^40 leaves of the key tree; make a new security association",
            });
        };
        if iv.pnum >= self.most_packets || self.used + blocks > self.most_blocks {
            self.next = iv.next_leaf();
            self.used = 0;
            return self.take(associated, data);
        }
        self.used += blocks;
        let this = iv;
        iv.pnum += 1;
        // The next call checks whether the leaf may protect one more packet.
        self.next = Some(iv);
        Ok(this)
    }

    pub(super) fn next(&self) -> Option<Iv> {
        let iv = self.next?;
        if iv.pnum >= self.most_packets { iv.next_leaf() } else { Some(iv) }
    }

    /// Continues with an IV that has not been used. Every skipped IV under the leaf of `next` counts as a packet of the
    /// greatest length.
    pub(super) fn skip_to(&mut self, next: Iv) -> Result<()> {
        if next.pnum >= PACKETS {
            return Err(Error::Parameter { name: "the number of the packet under its key", allowed: "less than 2^24" });
        }
        let Some(unused) = self.next.filter(|unused| next >= *unused) else {
            return Err(Error::Parameter { name: "the IV", allowed: "the next one or a later one" });
        };
        let is_same_leaf = Iv { pnum: 0, ..next } == Iv { pnum: 0, ..unused };
        let (skipped, used) = if is_same_leaf { (next.pnum - unused.pnum, self.used) } else { (next.pnum, 0) };
        // A packet of 65535 bytes counts as this number of blocks. This number includes the blocks of the SPI and
        // sequence number, and the four blocks that are added for every packet.
        let longest = ((1 << 16) / self.block + 8) as u64;
        (self.next, self.used) = (Some(next), used + u64::from(skipped) * longest);
        Ok(())
    }
}

/// The transform key of one direction, which is the root of the key tree and the salt of the nonces.
pub(super) struct KTree<C: RecordCipher> {
    tree: EspTree,
    level: Level,
    salt: Zeroizing<[u8; 12]>,
    leaves: Leaves<Mgm<C>>,
    cipher: PhantomData<fn() -> C>,
}

impl<C: RecordCipher> KTree<C> {
    /// The size of the salt in bytes.
    const SALT: usize = C::BLOCK_SIZE - 4;
    /// The size of a tag in bytes.
    pub(super) const ICV: usize = if C::BLOCK_SIZE == 16 { 12 } else { 8 };

    pub(super) fn new(level: Option<Level>, key: &[u8]) -> Result<Self> {
        let Some((root, given)) = key.split_first_chunk::<32>().filter(|(_, salt)| salt.len() == Self::SALT) else {
            let allowed = if C::BLOCK_SIZE == 16 { "44 bytes: a key and a salt" } else { "36 bytes: a key and a salt" };
            return Err(Error::KeyLength { given: key.len(), allowed });
        };
        let level = level.map_or_else(best::<C>, Ok)?;
        let mut salt = Zeroizing::new([0; 12]);
        salt[..given.len()].copy_from_slice(given);
        let tree = EspTree::keyed(Streebog256::with_level(level)?, root);
        Ok(Self { tree, level, salt, leaves: Leaves::new(), cipher: PhantomData })
    }

    /// Returns the nonces of the packets that have these IVs. A nonce is 0 || pnum || salt, so its first bit is 0, as
    /// MGM requires.
    pub(super) fn nonces(&self, ivs: impl ExactSizeIterator<Item = Iv>) -> Nonces {
        Nonces::new(C::BLOCK_SIZE, ivs, |iv, nonce| {
            nonce[1..4].copy_from_slice(&iv.pnum.to_be_bytes()[1..]);
            nonce[4..].copy_from_slice(&self.salt[..Self::SALT]);
        })
    }

    /// Returns the number of each packet's leaf in `leaves`. If the key of a leaf is not in `leaves` yet, the key is
    /// derived.
    pub(super) fn find(&mut self, ivs: impl Iterator<Item = Iv>) -> Result<Vec<usize>> {
        let Self { tree, leaves, level, .. } = self;
        let seeds = ivs.map(|iv| [iv.i1.into(), iv.i2.into(), iv.i3.into()]);
        leaves.find(seeds, |missing| {
            // The casts lose nothing, because the seeds were made from fields of these types.
            let fields: Vec<_> = missing.iter().map(|[i1, i2, i3]| (*i1 as u8, *i2 as u16, *i3 as u16)).collect();
            let ciphers = C::many(*level, &tree.keys(&fields))?;
            // Each cipher is cloned into its box, because a move would leave an unwiped copy of the key.
            Ok(ciphers.iter().map(|cipher| Box::new(Mgm::uncounted(cipher.clone(), Self::ICV))).collect())
        })
    }

    /// Seals or opens each packet under its leaf. `numbers` contains the number of each packet's leaf.
    pub(super) fn run(
        &self,
        function: Function<Mgm<C>>,
        numbers: &[usize],
        packets: Vec<Packet<'_>>,
    ) -> Vec<Result<()>> {
        process(function, |number| self.leaves.key(number), numbers, packets)
    }

    pub(super) fn leaves_mut(&mut self) -> &mut Leaves<Mgm<C>> {
        &mut self.leaves
    }
}
