//! Seals packets that are to be sent.
use super::{
    super::{
        MOST, Outgoing, Sealed,
        ciphers::RecordCipher,
        first_error,
        ktree::{Iv, Ivs, KTree},
        numbers::Numbers,
    },
    HEADER, LONGEST, TRAILER, Transform, numbers, together,
};
use crate::{
    batch::{self, Packet},
    cipher::{gost28147::Magma, kuznyechik::Kuznyechik},
    cpu::Level,
    error::{Error, Result},
};
use alloc::{boxed::Box, vec::Vec};
use core::fmt;

/// Seals the packets of one security association. Keys are wiped when they are no longer needed, and on drop.
///
/// **Keys.** A leaf of the key tree protects at most 2^24 packets. The number of bytes is also limited, and
/// [`with_leaf_limits`](Self::with_leaf_limits) can change this limit. With Magma, the default limit is 256 KiB, which
/// is [MGM's limit](crate::aead::Mgm::LIMIT). With Kuznyechik, the default limit is 2^41 bytes, which is the limit of
/// RFC 9227 and lower than MGM's limit.
///
/// ```
/// use fastgost::record::{Outgoing, esp::{Sealer, Transform}};
///
/// let transform = Transform::MagmaMgmKtree;
/// let mut sealer = Sealer::new(transform, 0x1234_5678, &[7; 36])?;
///
/// // The payload is encrypted in place. The buffer has room for the header before the payload, and for the ESP
/// // trailer and the tag after it.
/// let mut buffer = [0; 100];
/// buffer[16..28].copy_from_slice(b"an IP packet");
/// let mut packets = [Outgoing::in_place(4, &mut buffer, 16..28)];
/// sealer.seal(&mut packets)?;
/// assert_eq!(packets[0].result.clone()?.packet, 0..16 + 12 + 2 + 2 + 8);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Sealer {
    keys: Keys,
    transform: Transform,
    spi: u32,
    is_extended: bool,
    sequence: Numbers,
    ivs: Ivs,
}

/// A cipher and its keys. The keys are boxed, because they are large.
enum Keys {
    Kuznyechik(Box<KTree<Kuznyechik>>),
    Magma(Box<KTree<Magma>>),
}

impl Sealer {
    /// Makes a sealer before the first packet, on the best kernels of this CPU. `key` is the transform key, which
    /// consists of the root of the key tree and a salt.
    ///
    /// # Errors
    /// [`Error::KeyLength`] unless the key has [`Transform::key_size`] bytes.
    pub fn new(transform: Transform, spi: u32, key: &[u8]) -> Result<Self> {
        Self::on(transform, None, spi, key)
    }

    /// Does the same as [`new`](Self::new), but on the kernels of `level`.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new); [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(transform: Transform, level: Level, spi: u32, key: &[u8]) -> Result<Self> {
        Self::on(transform, Some(level), spi, key)
    }

    fn on(transform: Transform, level: Option<Level>, spi: u32, key: &[u8]) -> Result<Self> {
        let (keys, ivs) = match transform.is_kuznyechik() {
            true => (Keys::Kuznyechik(Box::new(KTree::new(level, key)?)), Ivs::new::<Kuznyechik>()),
            false => (Keys::Magma(Box::new(KTree::new(level, key)?)), Ivs::new::<Magma>()),
        };
        Ok(Self { keys, transform, spi, is_extended: false, sequence: Numbers::starting(1, u32::MAX.into()), ivs })
    }

    /// Uses extended sequence numbers, which have 64 bits. Call this method before the first packet.
    pub fn with_extended_numbers(mut self) -> Self {
        (self.is_extended, self.sequence) = (true, self.sequence.extended(u64::MAX));
        self
    }

    /// Limits the use of a leaf. The sealer takes the next leaf after `packets` packets, or before a packet with which
    /// the leaf would protect more than `bytes` bytes. In this count, a packet has more bytes than its payload, because
    /// the associated data and four blocks are added.
    ///
    /// # Errors
    /// [`Error::Parameter`] unless `packets` is 1 to 2^24, and `bytes` is 2^17 to 2^41 with Kuznyechik or 2^17 to 2^28
    /// with Magma (RFC 9227, section 5).
    pub fn with_leaf_limits(mut self, packets: u32, bytes: u64) -> Result<Self> {
        self.ivs.set_limits(packets, bytes)?;
        Ok(self)
    }

    /// The sequence number of the next packet, or `None` if no number is left.
    pub fn sequence(&self) -> Option<u64> {
        self.sequence.next()
    }

    /// The IV of the next packet, unless the leaf changes before that packet. The result is `None` if no IV is left.
    pub fn iv(&self) -> Option<Iv> {
        self.ivs.next()
    }

    /// Continues with this sequence number and IV, for a security association whose earlier packets were sealed
    /// elsewhere. Each packet that was sealed elsewhere under the leaf of this IV counts as a packet of the greatest
    /// possible length. IVs that were used elsewhere **must not be used again**, because two packets with one IV reveal
    /// their plaintexts and enable forgeries.
    ///
    /// # Errors
    /// [`Error::Parameter`] in these cases:
    ///
    /// - The sequence number is higher than the last possible number.
    /// - The sequence number is lower than the next unused number.
    /// - The IV is lower than the next unused IV.
    /// - `pnum` is not less than 2^24.
    pub fn set_next(&mut self, sequence: u64, iv: Iv) -> Result<()> {
        let mut numbers = self.sequence.clone();
        numbers.skip_to(sequence)?;
        self.ivs.skip_to(iv)?;
        self.sequence = numbers;
        Ok(())
    }

    /// Seals packets, which get consecutive sequence numbers.
    ///
    /// # Errors
    /// Returns the error of the first packet that has an error in its `result`. Nothing is written for a packet with an
    /// error, and the packet uses up no sequence number. The other packets are sealed. A packet has these errors:
    ///
    /// - [`Error::Parameter`] if more than 252 bytes of padding are requested, if the packet would have more than 65535
    ///   bytes, or if the packet's buffer has no room;
    /// - [`Error::KeyExhausted`] after the last sequence number or IV.
    pub fn seal(&mut self, packets: &mut [Outgoing<'_>]) -> Result<()> {
        for packets in packets.chunks_mut(MOST) {
            let mut ivs = Vec::with_capacity(packets.len());
            for packet in &mut *packets {
                packet.result = self.plan(packet, &mut ivs);
            }
            let plan = Plan { encrypts: self.transform.encrypts(), spi: self.spi, is_extended: self.is_extended, ivs };
            let sealed = match &mut self.keys {
                Keys::Kuznyechik(tree) => plan.seal(tree, packets),
                Keys::Magma(tree) => plan.seal(tree, packets),
            };
            if let Err(error) = sealed {
                packets.iter_mut().filter(|p| p.result.is_ok()).for_each(|p| p.result = Err(error));
            }
        }
        first_error(packets.iter().map(|packet| &packet.result))
    }

    /// Checks a packet before anything is written, and gives it a number and an IV.
    fn plan(&mut self, packet: &Outgoing<'_>, ivs: &mut Vec<Iv>) -> Result<Sealed> {
        let (payload, tag) = (packet.len()?, self.transform.tag_size());
        if packet.padding > 252 {
            return Err(Error::Parameter { name: "the padding of a packet", allowed: "0 to 252 bytes" });
        }
        let place = packet.place(HEADER, padding(payload, packet.padding) + TRAILER + tag)?;
        if place.len() > LONGEST {
            return Err(Error::Parameter { name: "the length of a packet", allowed: "up to 65535 bytes" });
        }
        let numbers = if self.is_extended { 12 } else { 8 };
        let body = place.len() - HEADER - tag;
        let mut sequence = self.sequence.clone();
        let number = sequence.take()?;
        ivs.push(match self.transform.encrypts() {
            true => self.ivs.take(numbers, body)?,
            false => self.ivs.take(numbers + Iv::SIZE + body, 0)?,
        });
        self.sequence = sequence;
        Ok(Sealed { packet: place, sequence: number })
    }
}

/// Returns the number of bytes of padding after a payload. The padding has at least `wanted` bytes. The number is such
/// that the tag begins at a multiple of four bytes.
fn padding(payload: usize, wanted: usize) -> usize {
    let least = (payload % 4 + TRAILER).next_multiple_of(4) - (payload % 4 + TRAILER);
    least + wanted.saturating_sub(least).next_multiple_of(4)
}

/// The parameters for packets that were checked. `ivs` contains the IVs in the order of these packets.
struct Plan {
    encrypts: bool,
    spi: u32,
    is_extended: bool,
    ivs: Vec<Iv>,
}

impl Plan {
    fn seal<C: RecordCipher>(&self, tree: &mut KTree<C>, packets: &mut [Outgoing<'_>]) -> Result<()> {
        let leaves = tree.find(self.ivs.iter().copied())?;
        let nonces = tree.nonces(self.ivs.iter().copied());
        let mut parameters = Vec::with_capacity(self.ivs.len());
        let planned = packets.iter_mut().filter(|packet| packet.result.is_ok());
        for (packet, iv) in planned.zip(&self.ivs) {
            let Ok(Sealed { packet: place, sequence }) = packet.result.clone() else { continue };
            write(packet, self.spi, sequence, *iv, KTree::<C>::ICV)?;
            let numbers = numbers(self.spi, sequence, self.is_extended);
            let associated = match self.encrypts || !self.is_extended {
                true => Vec::new(),
                false => together(&numbers.0, &packet.buffer[place.start..place.end - KTree::<C>::ICV]),
            };
            parameters.push((numbers, associated));
        }
        let sealed = packets.iter_mut().filter_map(|packet| {
            let Outgoing { buffer, result: Ok(Sealed { packet, .. }), .. } = packet else { return None };
            Some(&mut buffer[packet.clone()])
        });
        let sealed = sealed.zip(nonces.iter().zip(&parameters)).map(|(packet, (nonce, (numbers, associated)))| {
            as_message(packet, KTree::<C>::ICV, self.encrypts, nonce, &numbers.0[..numbers.1], associated)
        });
        let results = tree.run(batch::seal, &leaves, sealed.collect());
        for (packet, result) in packets.iter_mut().filter(|packet| packet.result.is_ok()).zip(results) {
            packet.finish(result);
        }
        tree.leaves_mut().keep_last();
        Ok(())
    }
}

/// Returns a packet as a message of MGM. `associated` is empty unless the associated data was copied by `together`.
pub(super) fn as_message<'m>(
    packet: &'m mut [u8],
    tag: usize,
    encrypts: bool,
    nonce: &'m [u8],
    numbers: &'m [u8],
    associated: &'m [u8],
) -> Packet<'m> {
    let (packet, tag) = packet.split_at_mut(packet.len() - tag);
    match (encrypts, associated) {
        (true, _) => Packet::new(nonce, numbers, &mut packet[HEADER..], tag),
        (false, []) => Packet::new(nonce, packet, &mut [], tag),
        (false, _) => Packet::new(nonce, associated, &mut [], tag),
    }
}

/// Writes the packet without its tag. The payload is not encrypted yet.
fn write(packet: &mut Outgoing<'_>, spi: u32, sequence: u64, iv: Iv, tag: usize) -> Result<()> {
    let Ok(Sealed { packet: place, .. }) = packet.result.clone() else { return Ok(()) };
    let len = packet.len()?;
    packet.payload.copy(packet.buffer, place.start + HEADER);
    let (header, body) = packet.buffer[place.start..place.end - tag].split_at_mut(HEADER);
    header[..4].copy_from_slice(&spi.to_be_bytes());
    header[4..8].copy_from_slice(&(sequence as u32).to_be_bytes());
    header[8..].copy_from_slice(&iv.to_bytes());
    let padding = body.len() - TRAILER - len;
    for (byte, number) in body[len..len + padding].iter_mut().zip(1..=255) {
        *byte = number;
    }
    body[len + padding..].copy_from_slice(&[padding as u8, packet.kind]);
    Ok(())
}

impl fmt::Debug for Sealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sealer")
            .field("transform", &self.transform)
            .field("sequence", &self.sequence())
            .field("iv", &self.iv())
            .finish_non_exhaustive()
    }
}
