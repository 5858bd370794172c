//! Messages of IKEv2 with MGM and a key tree (RFC 9227; RFC 7296, section 3.14; RFC 5282, section 5).
//!
//! A message consists of these parts:
//!
//! - a header, which is authenticated;
//! - an IV;
//! - payloads with the length of their padding;
//! - a tag.
//!
//! The header consists of the IKE header, the unencrypted payloads (if any), and a payload header. The payload header
//! belongs to the Encrypted payload or, with fragmentation, to the Encrypted Fragment payload. The caller makes the
//! header, including all lengths in the header, and finds the header in messages that arrive. The caller also runs the
//! protocol. So the caller must know the meaning of messages, and must recognise retransmissions and replays by their
//! Message ID.
//!
//! ```
//! use fastgost::record::{Incoming, Outgoing, esp::Transform, ikev2::{Opener, Sealer}};
//!
//! // SK_ei or SK_er, and a message with an Encrypted payload alone.
//! let (transform, key, payloads) = (Transform::MagmaMgmKtree, [7; 36], b"inner payloads");
//! let mut sealer = Sealer::new(transform, &key)?;
//! let mut header = [0; 32];
//! let len = header.len() + payloads.len() + sealer.overhead();
//! header[24..28].copy_from_slice(&(len as u32).to_be_bytes());
//! header[30..].copy_from_slice(&(len as u16 - 28).to_be_bytes());
//!
//! let mut buffer = [0; 100];
//! let mut message = [Outgoing::copied(0, payloads, &mut buffer)];
//! sealer.seal(&[&header], &mut message)?;
//! let packet = message[0].result.clone()?.packet;
//! assert_eq!(packet.len(), len);
//!
//! let mut message = [Incoming::in_place(&mut buffer, packet)];
//! Opener::new(transform, &key)?.open(&[header.len()], &mut message)?;
//! let opened = message[0].result.clone()?;
//! assert_eq!(&message[0].buffer[opened.payload], payloads);
//! # Ok::<(), fastgost::Error>(())
//! ```
use super::{
    Incoming, MOST, Opened, Outgoing, Sealed,
    ciphers::RecordCipher,
    esp::Transform,
    first_error,
    ktree::{Iv, Ivs, KTree},
};
use crate::{
    batch::{self, Packet},
    cipher::{gost28147::Magma, kuznyechik::Kuznyechik},
    cpu::Level,
    error::{Error, Result},
    simd::public,
};
use alloc::{boxed::Box, vec::Vec};
use core::fmt;

/// The smallest size of a header in bytes. The smallest header consists of an IKE header and a payload header.
const LEAST_HEADER: usize = 32;
/// The size in bytes of the field after the payloads. This field contains the length of the padding.
const TRAILER: usize = 1;
/// The greatest number of bytes in a message.
const LONGEST: usize = 65535;

/// Seals the messages of one direction of an IKE security association. Keys are wiped when they are no longer needed,
/// and on drop. The leaves of the key tree change as in [`esp::Sealer`](super::esp::Sealer).
pub struct Sealer {
    keys: Keys,
    ivs: Ivs,
}

/// Opens the messages of one direction of an IKE security association.
pub struct Opener {
    keys: Keys,
    rejected: u64,
}

/// A cipher and its keys. The keys are boxed, because they are large.
enum Keys {
    Kuznyechik(Box<KTree<Kuznyechik>>),
    Magma(Box<KTree<Magma>>),
}

impl Keys {
    fn new(transform: Transform, level: Option<Level>, key: &[u8]) -> Result<Self> {
        if !transform.encrypts() {
            return Err(Error::Unsupported("IKEv2 needs a transform that encrypts"));
        }
        Ok(match transform.is_kuznyechik() {
            true => Self::Kuznyechik(Box::new(KTree::new(level, key)?)),
            false => Self::Magma(Box::new(KTree::new(level, key)?)),
        })
    }
}

impl Sealer {
    /// Makes a sealer before the first message, on the best kernels of this CPU. `key` is the transform key SK_ei or
    /// SK_er, which consists of the root of the key tree and a salt.
    ///
    /// # Errors
    /// [`Error::KeyLength`] unless the key has [`Transform::key_size`] bytes; [`Error::Unsupported`] if the transform
    /// does not encrypt.
    pub fn new(transform: Transform, key: &[u8]) -> Result<Self> {
        Self::on(transform, None, key)
    }

    /// Does the same as [`new`](Self::new), but on the kernels of `level`.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new); [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(transform: Transform, level: Level, key: &[u8]) -> Result<Self> {
        Self::on(transform, Some(level), key)
    }

    fn on(transform: Transform, level: Option<Level>, key: &[u8]) -> Result<Self> {
        let ivs = if transform.is_kuznyechik() { Ivs::new::<Kuznyechik>() } else { Ivs::new::<Magma>() };
        Ok(Self { keys: Keys::new(transform, level, key)?, ivs })
    }

    /// The number of bytes by which a message is longer than its header and its payloads together.
    pub fn overhead(&self) -> usize {
        let tag = match self.keys {
            Keys::Kuznyechik(_) => KTree::<Kuznyechik>::ICV,
            Keys::Magma(_) => KTree::<Magma>::ICV,
        };
        Iv::SIZE + TRAILER + tag
    }

    /// The IV of the next message, unless the leaf changes before that message. The result is `None` if no IV is left.
    pub fn iv(&self) -> Option<Iv> {
        self.ivs.next()
    }

    /// Continues with this IV, for a security association whose earlier messages were sealed elsewhere. Each message
    /// that was sealed elsewhere under the leaf of this IV counts as a message of the greatest possible length. IVs
    /// that were used elsewhere **must not be used again**, because two messages with one IV reveal their plaintexts
    /// and enable forgeries.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `iv` is lower than the next unused IV, or if `pnum` is not less than 2^24.
    pub fn set_next(&mut self, iv: Iv) -> Result<()> {
        self.ivs.skip_to(iv)
    }

    /// Seals messages, each with its header.
    ///
    /// # Errors
    /// [`Error::Parameter`] if there are not as many headers as messages. In this case nothing is written.
    ///
    /// Otherwise returns the error of the first message that has an error in its `result`. Nothing is written for a
    /// message with an error, and the other messages are sealed. After the last IV, the error is
    /// [`Error::KeyExhausted`]. The error is [`Error::Parameter`] in these cases:
    ///
    /// - The header has less than 32 bytes.
    /// - The length in the header is not the length of the message.
    /// - Padding is requested.
    /// - The message would have more than 65535 bytes.
    /// - The buffer has no room.
    pub fn seal(&mut self, headers: &[&[u8]], messages: &mut [Outgoing<'_>]) -> Result<()> {
        if let Err(error) = check_count(headers.len(), messages.len()) {
            messages.iter_mut().for_each(|message| message.result = Err(error));
            return Err(error);
        }
        for (headers, messages) in headers.chunks(MOST).zip(messages.chunks_mut(MOST)) {
            let mut planned = Vec::with_capacity(messages.len());
            for (header, message) in headers.iter().zip(&mut *messages) {
                message.result = self.plan(header, message).map(|(iv, sealed)| {
                    planned.push((*header, iv));
                    sealed
                });
            }
            let sealed = match &mut self.keys {
                Keys::Kuznyechik(tree) => seal(tree, &planned, messages),
                Keys::Magma(tree) => seal(tree, &planned, messages),
            };
            if let Err(error) = sealed {
                messages.iter_mut().filter(|m| m.result.is_ok()).for_each(|m| m.result = Err(error));
            }
        }
        first_error(messages.iter().map(|message| &message.result))
    }

    /// Checks a message before anything is written, and gives it an IV.
    fn plan(&mut self, header: &[u8], message: &Outgoing<'_>) -> Result<(Iv, Sealed)> {
        if message.padding > 0 {
            return Err(Error::Parameter {
                name: "the padding of a message",
                allowed: "0: messages of IKEv2 need none",
            });
        }
        let after = self.overhead() - Iv::SIZE;
        let packet = message.place(header.len().saturating_add(Iv::SIZE), after)?;
        if header.len() < LEAST_HEADER || packet.len() > LONGEST || length(header) != packet.len() {
            return Err(Error::Parameter {
                name: "the header of a message",
                allowed: "32 bytes or more, with the length of the whole message, up to 65535 bytes",
            });
        }
        let iv = self.ivs.take(header.len(), packet.len() - header.len() - self.overhead() + TRAILER)?;
        Ok((iv, Sealed { packet, sequence: 0 }))
    }
}

fn seal<C: RecordCipher>(tree: &mut KTree<C>, planned: &[(&[u8], Iv)], messages: &mut [Outgoing<'_>]) -> Result<()> {
    let leaves = tree.find(planned.iter().map(|(_, iv)| *iv))?;
    let nonces = tree.nonces(planned.iter().map(|(_, iv)| *iv));
    let mut packets = Vec::with_capacity(planned.len());
    let wanted = messages.iter_mut().filter(|message| message.result.is_ok());
    for ((message, (header, iv)), nonce) in wanted.zip(planned).zip(nonces.iter()) {
        let Outgoing { payload, buffer, result: Ok(Sealed { packet, .. }), .. } = message else { continue };
        payload.copy(buffer, packet.start + header.len() + Iv::SIZE);
        let packet = &mut buffer[packet.clone()];
        packet[..header.len()].copy_from_slice(header);
        let (before, body) = packet.split_at_mut(header.len() + Iv::SIZE);
        before[header.len()..].copy_from_slice(&iv.to_bytes());
        let (body, tag) = body.split_at_mut(body.len() - KTree::<C>::ICV);
        body[body.len() - TRAILER] = 0;
        packets.push(Packet::new(nonce, &before[..header.len()], body, tag));
    }
    let results = tree.run(batch::seal, &leaves, packets);
    for (message, result) in messages.iter_mut().filter(|message| message.result.is_ok()).zip(results) {
        message.finish(result);
    }
    tree.leaves_mut().keep_last();
    Ok(())
}

impl Opener {
    /// Makes an opener before the first message, on the best kernels of this CPU. `key` is the transform key SK_ei or
    /// SK_er, which consists of the root of the key tree and a salt.
    ///
    /// # Errors
    /// The errors of [`Sealer::new`].
    pub fn new(transform: Transform, key: &[u8]) -> Result<Self> {
        Ok(Self { keys: Keys::new(transform, None, key)?, rejected: 0 })
    }

    /// Does the same as [`new`](Self::new), but on the kernels of `level`.
    ///
    /// # Errors
    /// The errors of [`new`](Self::new); [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(transform: Transform, level: Level, key: &[u8]) -> Result<Self> {
        Ok(Self { keys: Keys::new(transform, Some(level), key)?, rejected: 0 })
    }

    /// The number of messages that had a wrong tag.
    pub fn rejected(&self) -> u64 {
        self.rejected
    }

    /// Opens messages. `headers` contains the length of each message's header. The opener does not detect replays, so
    /// an opener that gets a message twice opens the message twice.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `headers` does not contain exactly one length for each message. In this case nothing is
    /// opened.
    ///
    /// Otherwise returns the error of the first message that has an error in its `result`. The other messages are
    /// opened. A message has these errors:
    ///
    /// - [`Error::TagMismatch`] if the message is not authentic;
    /// - [`Error::Encoding`] if the message is truncated, or if an authentic message gives a length of its padding that
    ///   is greater than the length of its payloads and padding together;
    /// - [`Error::Parameter`] if the message's buffer has no room.
    pub fn open(&mut self, headers: &[usize], messages: &mut [Incoming<'_>]) -> Result<()> {
        if let Err(error) = check_count(headers.len(), messages.len()) {
            messages.iter_mut().for_each(|message| message.result = Err(error));
            return Err(error);
        }
        for (headers, messages) in headers.chunks(MOST).zip(messages.chunks_mut(MOST)) {
            let opened = match &mut self.keys {
                Keys::Kuznyechik(tree) => open(tree, headers, messages),
                Keys::Magma(tree) => open(tree, headers, messages),
            };
            if let Err(error) = opened {
                messages.iter_mut().filter(|m| m.result.is_ok()).for_each(|m| m.result = Err(error));
            }
            let wrong = |message: &&Incoming<'_>| message.result == Err(Error::TagMismatch);
            self.rejected += messages.iter().filter(wrong).count() as u64;
        }
        first_error(messages.iter().map(|message| &message.result))
    }
}

fn open<C: RecordCipher>(tree: &mut KTree<C>, headers: &[usize], messages: &mut [Incoming<'_>]) -> Result<()> {
    let mut ivs = Vec::with_capacity(messages.len());
    for (header, message) in headers.iter().zip(&mut *messages) {
        // Until the message is opened, its `payload` is the range of the body (payloads and padding) and the tag.
        message.result = examine(*header, message, KTree::<C>::ICV);
        let Ok(Opened { payload, .. }) = &message.result else { continue };
        message.packet.copy(message.buffer, payload.start - Iv::SIZE - header);
        let mut iv = [0; Iv::SIZE];
        iv.copy_from_slice(&message.buffer[payload.start - Iv::SIZE..payload.start]);
        ivs.push(Iv::from_bytes(iv));
    }
    let leaves = tree.find(ivs.iter().copied())?;
    let nonces = tree.nonces(ivs.iter().copied());
    let mut packets = Vec::with_capacity(ivs.len());
    let wanted = headers.iter().zip(&mut *messages).filter(|(_, message)| message.result.is_ok());
    for ((header, message), nonce) in wanted.zip(nonces.iter()) {
        let Incoming { buffer, result: Ok(Opened { payload, .. }), .. } = message else { continue };
        let (before, body) = buffer[..payload.end].split_at_mut(payload.start);
        let header = &before[payload.start - Iv::SIZE - header..payload.start - Iv::SIZE];
        let (body, tag) = body.split_at_mut(body.len() - KTree::<C>::ICV);
        packets.push(Packet::new(nonce, header, body, tag));
    }
    let results = tree.run(batch::open, &leaves, packets);
    let wanted = messages.iter_mut().filter(|message| message.result.is_ok());
    for ((message, result), leaf) in wanted.zip(results).zip(leaves) {
        match (result, message.result.clone()) {
            (Ok(()), Ok(opened)) => {
                tree.leaves_mut().trust(leaf);
                message.result = finish(message.buffer, opened, KTree::<C>::ICV);
            }
            (Err(error), _) | (_, Err(error)) => message.result = Err(error),
        }
    }
    tree.leaves_mut().keep_authentic();
    Ok(())
}

/// Checks the lengths of a message, without a key.
fn examine(header: usize, message: &Incoming<'_>, tag: usize) -> Result<Opened> {
    let packet = message.place()?;
    let least = header.saturating_add(Iv::SIZE + TRAILER + tag);
    let is_possible = header >= LEAST_HEADER && packet.len() >= least && packet.len() <= LONGEST;
    if !is_possible || length(&message.head::<LEAST_HEADER>()) != packet.len() {
        return Err(Error::Encoding {
            what: "the message",
            allowed: "a whole message of up to 65535 bytes, as long as its header of 32 bytes or more says",
        });
    }
    Ok(Opened { payload: packet.start + header + Iv::SIZE..packet.end, kind: 0, sequence: 0 })
}

/// Finds the payloads of an authentic message. The length of the payloads becomes public.
fn finish(buffer: &mut [u8], mut opened: Opened, tag: usize) -> Result<Opened> {
    let body = opened.payload.start..opened.payload.end - tag;
    let padded = body.len() - TRAILER;
    match padded.checked_sub(public(usize::from(buffer[body.end - TRAILER]))) {
        Some(len) => {
            opened.payload.end = opened.payload.start + len;
            Ok(opened)
        }
        None => {
            crate::wipe(&mut buffer[body]);
            Err(Error::Encoding { what: "the padding of an authentic message", allowed: "as much as the message has" })
        }
    }
}

/// Returns the length of the message. The length is a field of the IKE header.
fn length(header: &[u8]) -> usize {
    match header.get(24..28) {
        Some([a, b, c, d]) => u32::from_be_bytes([*a, *b, *c, *d]) as usize,
        _ => 0,
    }
}

fn check_count(headers: usize, messages: usize) -> Result<()> {
    if headers == messages {
        return Ok(());
    }
    Err(Error::Parameter { name: "the number of headers", allowed: "as many as there are messages" })
}

impl fmt::Debug for Sealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sealer").field("iv", &self.iv()).finish_non_exhaustive()
    }
}

impl fmt::Debug for Opener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opener").field("rejected", &self.rejected).finish_non_exhaustive()
    }
}
