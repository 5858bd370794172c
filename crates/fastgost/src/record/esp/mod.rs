//! Packets of ESP with MGM and a key tree (RFC 9227; RFC 4303).
//!
//! A packet consists of the SPI, a sequence number, an IV, the payload with padding, and a tag (ICV). The IV names a
//! leaf of the key tree, and the packet's number under this leaf. The leaf is the key of the packet. The sender takes
//! the next leaf when the current leaf has protected as much data as a leaf may protect. A receiver derives the leaves
//! of the packets that arrive, keeps the leaves under which packets were authentic, and accepts every sequence number
//! once.
//!
//! ```
//! use fastgost::{Error, record::{Incoming, Outgoing, esp::{Opener, Sealer, Transform}}};
//!
//! let (transform, spi, key) = (Transform::KuznyechikMgmKtree, 0x1234_5678, [7; 44]);
//! let mut sealer = Sealer::new(transform, spi, &key)?.with_extended_numbers();
//! let mut opener = Opener::new(transform, spi, &key)?.with_extended_numbers().with_window(1024)?;
//!
//! let (mut one, mut two) = ([0; 128], [0; 128]);
//! let mut packets = [Outgoing::copied(4, b"an IP packet", &mut one), Outgoing::copied(4, b"another one", &mut two)];
//! sealer.seal(&mut packets)?;
//! let [first, second] = packets.map(|packet| packet.result.map(|sealed| sealed.packet));
//!
//! // They arrive in another order, and one of them twice.
//! let (second, first) = (&two[second?], &one[first?]);
//! let mut buffers = [[0; 128]; 3];
//! let arrived = buffers.iter_mut().zip([second, first, second]);
//! let mut packets: Vec<_> = arrived.map(|(buffer, packet)| Incoming::copied(packet, buffer)).collect();
//! assert!(opener.open(&mut packets).is_err());
//! let opened = packets[0].result.clone()?;
//! assert_eq!((opened.sequence, &packets[0].buffer[opened.payload]), (2, &b"another one"[..]));
//! assert_eq!(packets[1].result.clone()?.sequence, 1);
//! assert_eq!(packets[2].result, Err(Error::Replayed));
//! # Ok::<(), fastgost::Error>(())
//! ```
pub use super::ktree::Iv;
use crate::error::{Error, Result};
pub use opener::Opener;
pub use sealer::Sealer;

mod opener;
mod sealer;
mod window;

/// A transform of RFC 9227.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// ENCR_KUZNYECHIK_MGM_KTREE
    KuznyechikMgmKtree,
    /// ENCR_MAGMA_MGM_KTREE
    MagmaMgmKtree,
    /// ENCR_KUZNYECHIK_MGM_MAC_KTREE, which authenticates but does not encrypt.
    KuznyechikMgmMacKtree,
    /// ENCR_MAGMA_MGM_MAC_KTREE, which authenticates but does not encrypt.
    MagmaMgmMacKtree,
}

impl Transform {
    /// All transforms.
    pub const ALL: [Self; 4] =
        [Self::KuznyechikMgmKtree, Self::MagmaMgmKtree, Self::KuznyechikMgmMacKtree, Self::MagmaMgmMacKtree];

    /// The transform's number in IKEv2.
    pub const fn id(self) -> u16 {
        match self {
            Self::KuznyechikMgmKtree => 32,
            Self::MagmaMgmKtree => 33,
            Self::KuznyechikMgmMacKtree => 34,
            Self::MagmaMgmMacKtree => 35,
        }
    }

    /// The transform with the number `id`.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn from_id(id: u16) -> Result<Self> {
        Self::ALL.into_iter().find(|transform| transform.id() == id).ok_or(Error::UnknownAlgorithm)
    }

    /// The transform's name in IKEv2.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KuznyechikMgmKtree => "ENCR_KUZNYECHIK_MGM_KTREE",
            Self::MagmaMgmKtree => "ENCR_MAGMA_MGM_KTREE",
            Self::KuznyechikMgmMacKtree => "ENCR_KUZNYECHIK_MGM_MAC_KTREE",
            Self::MagmaMgmMacKtree => "ENCR_MAGMA_MGM_MAC_KTREE",
        }
    }

    /// Whether the transform encrypts. If the result is `false`, the transform only authenticates.
    pub const fn encrypts(self) -> bool {
        matches!(self, Self::KuznyechikMgmKtree | Self::MagmaMgmKtree)
    }

    /// The size of a transform key in bytes. A transform key consists of the root of the key tree and a salt.
    pub const fn key_size(self) -> usize {
        if self.is_kuznyechik() { 44 } else { 36 }
    }

    /// The size of a tag (ICV) in bytes.
    pub const fn tag_size(self) -> usize {
        if self.is_kuznyechik() { 12 } else { 8 }
    }

    /// The greatest number of bytes by which a packet can be longer than its payload, if the caller asks for no
    /// padding.
    pub const fn overhead(self) -> usize {
        HEADER + 3 + TRAILER + self.tag_size()
    }

    pub(super) const fn is_kuznyechik(self) -> bool {
        matches!(self, Self::KuznyechikMgmKtree | Self::KuznyechikMgmMacKtree)
    }
}

/// The number of bytes before the payload. These bytes contain the SPI, the low half of the sequence number, and the
/// IV.
const HEADER: usize = 16;
/// The number of bytes after the padding and before the tag. These bytes contain the length of the padding and the next
/// header.
const TRAILER: usize = 2;
/// The greatest number of bytes in a packet. An IP packet, in which the packet is sent, cannot have more bytes.
const LONGEST: usize = 65535;

/// Returns the SPI and the sequence number as bytes, which are authenticated with the payload. Also returns how many of
/// these bytes are used. Without extended numbers, only the low half of the sequence number is used.
fn numbers(spi: u32, sequence: u64, is_extended: bool) -> ([u8; 12], usize) {
    let mut bytes = [0; 12];
    bytes[..4].copy_from_slice(&spi.to_be_bytes());
    if is_extended {
        bytes[4..].copy_from_slice(&sequence.to_be_bytes());
        return (bytes, 12);
    }
    bytes[4..8].copy_from_slice(&(sequence as u32).to_be_bytes());
    (bytes, 8)
}

/// Returns the associated data of a packet that is not encrypted and has an extended number. The result is a copy,
/// because the high half of the number is not in the packet.
fn together(numbers: &[u8], packet: &[u8]) -> alloc::vec::Vec<u8> {
    [numbers, &packet[8..]].concat()
}
