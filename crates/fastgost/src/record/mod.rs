//! Seals and opens the records and packets of TLS 1.2 (RFC 9189), TLS 1.3 (RFC 9367), ESP and IKEv2 (RFC 9227).
//!
//! | | |
//! |---|---|
//! | [`tls13`] | TLS 1.3: MGM, with keys from TLSTREE |
//! | [`tls12`] | TLS 1.2: CTR-ACPKM with OMAC and keys from TLSTREE, or CNT with IMIT (CNT and IMIT use key meshing) |
//! | [`esp`] | packets of ESP: MGM, which encrypts or only authenticates; keys from a key tree; an anti-replay window |
//! | [`ikev2`] | messages of IKEv2: MGM, with keys from a key tree |
//!
//! Each module has a `Sealer` and an `Opener`, for one direction of one connection or security association. Sealers and
//! openers know the keys, the sequence numbers, the nonces and the format of the packets. Handshakes are not part of
//! this module. Sealers and openers take **arrays of packets** of any lengths, and process the packets in parallel,
//! even if the packets have different keys. Every packet contains its own result. The results are the same as if each
//! packet had its own call, in the order of the array. TLS has one exception. If a record is rejected and uses up no
//! number, the later records of the array are not tried.
//!
//! ```
//! use fastgost::record::{Incoming, Outgoing, tls13::{Opener, Sealer, Suite}};
//!
//! let (key, iv) = ([1; 32], [2; 16]); // from the handshake
//! let mut sealer = Sealer::new(Suite::KuznyechikMgmS, &key, &iv)?;
//! let mut opener = Opener::new(Suite::KuznyechikMgmS, &key, &iv)?;
//!
//! // Two records of application data, from one buffer to another.
//! let mut buffers = [[0; 100]; 2];
//! let [one, two] = &mut buffers;
//! let mut records = [Outgoing::copied(23, b"a record", one), Outgoing::copied(23, b"another", two)];
//! sealer.seal(&mut records)?;
//! let packets = records.map(|record| record.result.map(|sealed| sealed.packet));
//!
//! // The second one is damaged on its way. They are opened in place.
//! buffers[1][20] ^= 1;
//! let [one, two] = &mut buffers;
//! let mut records = [Incoming::in_place(one, packets[0].clone()?), Incoming::in_place(two, packets[1].clone()?)];
//! assert!(opener.open(&mut records).is_err());
//! let opened = records[0].result.clone()?;
//! assert_eq!((opened.kind, &records[0].buffer[opened.payload]), (23, &b"a record"[..]));
//! assert!(records[1].result.is_err());
//! # Ok::<(), fastgost::Error>(())
//! ```
//!
//! **Memory.** Packets may lie anywhere in memory. A payload can be sealed [in place](Source::InPlace), if the buffer
//! has room for the header before the payload and for the tag after the payload. A payload can also be copied into the
//! packet's buffer from [another place](Source::Copied) or from [several places](Source::Gathered). A packet that is to
//! be opened can also lie in its buffer, or be copied into its buffer from one or several other places.
//!
//! **Limits.** A sealer uses every sequence number only once. A sealer uses no key for more data than the protocol
//! allows. A sealer rejects a packet if the protocol does not allow it, if the packet's buffer has no room, or if no
//! number is left. In each of these cases, nothing is written, and no number is used up.
//!
//! **Rejected packets.** A packet that is altered, truncated, replayed or too old has an error as its result, and
//! nothing of its plaintext is released. The buffer of such a packet is unchanged, or contains the packet as it was
//! received, or contains zeros. The error does not reveal which bytes of a tag are wrong. With MAC-then-encrypt, the
//! error reveals nothing about the plaintext.

// A call gets an array of packets, and handles it in three steps. First, each packet is checked, and gets its sequence
// number and IV. This step uses no key and writes nothing. Second, the keys are prepared. `leaves.rs` finds which
// leaves (keys) of the key tree are missing. `kdf` derives several missing leaves at a time, each in its own lane (part
// of a vector register). The cipher prepares all these keys together. Third, `packets.rs` sorts all packets by key, and
// `batch` seals or opens them in place. Payloads from other places were copied into the buffers before this step.
// `tls.rs` contains these three steps for TLS records that do not depend on each other. `ktree.rs` contains the steps
// that ESP and IKEv2 share. In TLS 1.2 with CNT and IMIT, each record depends on the records before it, so the lanes
// process records of different connections (`batch/continued.rs`).
//
// For a new protocol, add a file with a `Sealer` and an `Opener`. ARCHITECTURE.md lists the other files that must
// change.

use crate::error::{Error, Result};
use core::{fmt, ops::Range};

mod ciphers;
pub mod esp;
pub mod ikev2;
mod ktree;
mod leaves;
mod nonces;
mod numbers;
mod packets;
mod tls;
pub mod tls12;
pub mod tls13;

/// The place from which the bytes of a packet come.
#[derive(Clone)]
pub enum Source<'a> {
    /// The bytes in this range of the packet's buffer.
    InPlace(Range<usize>),
    /// Bytes from another place, which are copied into the buffer.
    Copied(&'a [u8]),
    /// Bytes from several places, which are copied into the buffer one after the other.
    Gathered(&'a [&'a [u8]]),
}

impl Source<'_> {
    /// Returns the number of bytes, or an error if the range is not inside the buffer.
    fn len(&self, buffer: usize) -> Result<usize> {
        match self {
            Source::InPlace(range) if range.start > range.end || range.end > buffer => Err(Error::Parameter {
                name: "the place of the data in the buffer",
                allowed: "a range of the buffer's bytes",
            }),
            Source::InPlace(range) => Ok(range.len()),
            Source::Copied(bytes) => Ok(bytes.len()),
            // Parts may overlap in memory, so the sum of their lengths may not fit into a `usize`.
            Source::Gathered(parts) => Ok(parts.iter().fold(0, |sum: usize, part| sum.saturating_add(part.len()))),
        }
    }

    /// Copies the bytes to position `at` of the buffer, unless they are in the buffer already.
    fn copy(&self, buffer: &mut [u8], mut at: usize) {
        match self {
            Source::InPlace(_) => {}
            Source::Copied(bytes) => buffer[at..at + bytes.len()].copy_from_slice(bytes),
            Source::Gathered(parts) => {
                for part in *parts {
                    buffer[at..at + part.len()].copy_from_slice(part);
                    at += part.len();
                }
            }
        }
    }
}

/// Does not print the bytes, which may be plaintext.
impl fmt::Debug for Source<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::InPlace(range) => f.debug_tuple("InPlace").field(range).finish(),
            Source::Copied(bytes) => f.debug_tuple("Copied").field(&bytes.len()).finish(),
            Source::Gathered(parts) => f.debug_tuple("Gathered").field(&parts.len()).finish(),
        }
    }
}

/// A packet to be sealed.
pub struct Outgoing<'a> {
    /// The kind of payload, which is the content type in TLS, or the next header in ESP. IKEv2 does not use this field,
    /// because the kind is in the message's header.
    pub kind: u8,
    /// How many bytes of padding to add, to hide the payload's length. ESP rounds this number up to the next number
    /// that the format of ESP packets allows. TLS 1.2 and IKEv2 have no padding and allow only 0.
    pub padding: usize,
    /// The payload.
    pub payload: Source<'a>,
    /// The buffer that receives the packet. If the payload is sealed in place, the packet is written around the
    /// payload. Otherwise the packet is written to the beginning of the buffer.
    pub buffer: &'a mut [u8],
    /// The result of the call. The value before the call is ignored.
    pub result: Result<Sealed>,
}

/// Where a sealed packet is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The packet in its buffer.
    pub packet: Range<usize>,
    /// The packet's sequence number, or 0 in IKEv2, which has no sequence numbers.
    pub sequence: u64,
}

impl<'a> Outgoing<'a> {
    /// Seals the payload in the range `payload` of the buffer. The buffer needs room for the header before the payload,
    /// and for the padding and the tag after the payload.
    pub fn in_place(kind: u8, buffer: &'a mut [u8], payload: Range<usize>) -> Self {
        Self::new(kind, Source::InPlace(payload), buffer)
    }

    /// Seals a payload from another place.
    pub fn copied(kind: u8, payload: &'a [u8], buffer: &'a mut [u8]) -> Self {
        Self::new(kind, Source::Copied(payload), buffer)
    }

    /// Seals a payload that is in several parts.
    pub fn gathered(kind: u8, payload: &'a [&'a [u8]], buffer: &'a mut [u8]) -> Self {
        Self::new(kind, Source::Gathered(payload), buffer)
    }

    fn new(kind: u8, payload: Source<'a>, buffer: &'a mut [u8]) -> Self {
        Self { kind, padding: 0, payload, buffer, result: Err(NOT_PROCESSED) }
    }

    /// Sets the number of bytes of padding.
    pub fn with_padding(mut self, padding: usize) -> Self {
        self.padding = padding;
        self
    }

    /// The payload's length.
    fn len(&self) -> Result<usize> {
        self.payload.len(self.buffer.len())
    }

    /// Stores the result for a packet that was written to the buffer. If the packet could not be sealed, the packet is
    /// wiped, because it is still plaintext.
    fn finish(&mut self, result: Result<()>) {
        let Err(error) = result else { return };
        if let Ok(Sealed { packet, .. }) = &self.result {
            crate::wipe(&mut self.buffer[packet.clone()]);
        }
        self.result = Err(error);
    }

    /// Returns the range of the buffer in which the packet will be. The header of the packet has `before` bytes, and
    /// `after` bytes follow the payload. Nothing is written.
    fn place(&self, before: usize, after: usize) -> Result<Range<usize>> {
        let len = self.len()?;
        let start = match &self.payload {
            Source::InPlace(range) => range.start.checked_sub(before),
            _ => Some(0),
        };
        let place = start.and_then(|start| {
            let end = start.checked_add(before)?.checked_add(len)?.checked_add(after)?;
            Some(start..end)
        });
        place.filter(|place| place.end <= self.buffer.len()).ok_or(Error::Parameter {
            name: "the room in the buffer of a packet",
            allowed: "room for the header before the payload, and for padding and tag after it",
        })
    }
}

/// Does not print the buffer, which contains plaintext before sealing.
impl fmt::Debug for Outgoing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outgoing")
            .field("kind", &self.kind)
            .field("padding", &self.padding)
            .field("payload", &self.payload)
            .field("result", &self.result)
            .finish_non_exhaustive()
    }
}

/// A packet to be opened.
pub struct Incoming<'a> {
    /// The packet, from the first byte of its header to the last byte of its tag.
    pub packet: Source<'a>,
    /// The buffer that receives the payload. The buffer must have room for the whole packet.
    pub buffer: &'a mut [u8],
    /// The result of the call. The value before the call is ignored.
    pub result: Result<Opened>,
}

/// Where the payload of an opened packet is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The payload in the packet's buffer.
    pub payload: Range<usize>,
    /// The kind of payload, which is the content type in TLS, the next header in ESP, and 0 in IKEv2. IKEv2 has the
    /// kind in the header of the message.
    pub kind: u8,
    /// The packet's sequence number, or 0 in IKEv2, which does not number packets.
    pub sequence: u64,
}

impl<'a> Incoming<'a> {
    /// Opens the packet in the range `packet` of the buffer.
    pub fn in_place(buffer: &'a mut [u8], packet: Range<usize>) -> Self {
        Self::new(Source::InPlace(packet), buffer)
    }

    /// Opens a packet from another place.
    pub fn copied(packet: &'a [u8], buffer: &'a mut [u8]) -> Self {
        Self::new(Source::Copied(packet), buffer)
    }

    /// Opens a packet that is in several parts.
    pub fn gathered(packet: &'a [&'a [u8]], buffer: &'a mut [u8]) -> Self {
        Self::new(Source::Gathered(packet), buffer)
    }

    fn new(packet: Source<'a>, buffer: &'a mut [u8]) -> Self {
        Self { packet, buffer, result: Err(NOT_PROCESSED) }
    }

    /// Returns the range of the packet in its buffer. Nothing is written.
    fn place(&self) -> Result<Range<usize>> {
        let len = self.packet.len(self.buffer.len())?;
        match &self.packet {
            Source::InPlace(range) => Ok(range.clone()),
            _ if len > self.buffer.len() => Err(Error::Parameter {
                name: "the room in the buffer of a packet",
                allowed: "as many bytes as the packet has, or more",
            }),
            _ => Ok(0..len),
        }
    }

    /// The first `N` bytes of the packet, which must have at least `N` bytes.
    fn head<const N: usize>(&self) -> [u8; N] {
        let mut head = [0; N];
        match &self.packet {
            Source::InPlace(range) => head.copy_from_slice(&self.buffer[range.start..range.start + N]),
            Source::Copied(bytes) => head.copy_from_slice(&bytes[..N]),
            Source::Gathered(parts) => {
                for (to, from) in head.iter_mut().zip(parts.iter().flat_map(|part| part.iter())) {
                    *to = *from;
                }
            }
        }
        head
    }
}

/// Does not print the buffer, which contains plaintext after opening.
impl fmt::Debug for Incoming<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Incoming").field("packet", &self.packet).field("result", &self.result).finish_non_exhaustive()
    }
}

/// The result of a packet that no call has processed.
const NOT_PROCESSED: Error = Error::Unsupported("the packet has not been processed yet");

/// Returns the first error among the results.
fn first_error<'r, T: 'r>(results: impl IntoIterator<Item = &'r Result<T>>) -> Result<()> {
    results.into_iter().try_for_each(|result| result.as_ref().map(drop).map_err(|error| *error))
}

/// The largest number of packets that are processed together.
const MOST: usize = 256;
