//! Opens packets that arrive.

// The packets of an array are authenticated together, as if the window did not move. Then each packet in turn is
// accepted or rejected, and the window moves. The movement of the window makes a difference for three kinds of packets.
// The first kind is a packet that is too old after the movement. Such a packet is rejected. The second kind is a packet
// whose extended number changes with the movement. (A packet contains only the low half of its extended number. The
// window decides the high half.) Such a packet is authenticated again. But a packet that was authentic with its earlier
// number is rejected, because it cannot be authentic with another number. The third kind is a copy of a packet in the
// same array. A copy is authenticated only if no earlier copy is accepted. So an array gives the same results as one
// call for each packet, one after the other. The keys of leaves under which no packet was authentic are not kept.

use super::{
    super::{
        Incoming, MOST, Opened,
        ciphers::RecordCipher,
        first_error,
        ktree::{Iv, KTree},
    },
    HEADER, LONGEST, TRAILER, Transform, numbers,
    sealer::as_message,
    together,
    window::Window,
};
use crate::{
    batch,
    cipher::{gost28147::Magma, kuznyechik::Kuznyechik},
    cpu::Level,
    error::{Error, Result},
    simd::{public, public_choice},
};
use alloc::{boxed::Box, vec::Vec};
use core::{fmt, ops::Range, slice};
use subtle::ConstantTimeEq;

/// Opens the packets of one security association. Keys are wiped when they are no longer needed, and on drop.
///
/// Every sequence number is accepted once. The anti-replay window covers 64 numbers unless
/// [`with_window`](Self::with_window) says otherwise. The window moves only for authentic packets (RFC 4303, section
/// 3.4.3).
///
/// **An adversary** can send forged packets whose IVs name leaves that the sender does not use. Such packets make the
/// receiver derive the keys of these leaves. The derivation takes up to three calls of the key derivation function for
/// each packet. These keys are not kept. [`rejected`](Self::rejected) counts these packets. If the number of rejected
/// packets becomes too high, make a new security association.
pub struct Opener {
    keys: Keys,
    transform: Transform,
    spi: u32,
    is_extended: bool,
    window: Window,
    rejected: u64,
}

/// A cipher and its keys. The keys are boxed, because they are large.
enum Keys {
    Kuznyechik(Box<KTree<Kuznyechik>>),
    Magma(Box<KTree<Magma>>),
}

impl Opener {
    /// Makes an opener before the first packet, on the best kernels of this CPU. `key` is the transform key, which
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
        let keys = match transform.is_kuznyechik() {
            true => Keys::Kuznyechik(Box::new(KTree::new(level, key)?)),
            false => Keys::Magma(Box::new(KTree::new(level, key)?)),
        };
        Ok(Self { keys, transform, spi, is_extended: false, window: Window::new(64)?, rejected: 0 })
    }

    /// Uses extended sequence numbers. Extended numbers have 64 bits, but packets contain only the low halves of these
    /// numbers.
    pub fn with_extended_numbers(mut self) -> Self {
        self.is_extended = true;
        self
    }

    /// Changes the size of the anti-replay window.
    ///
    /// # Errors
    /// [`Error::Parameter`] unless `size` is 64 to 4096.
    pub fn with_window(mut self, size: usize) -> Result<Self> {
        self.window = self.window.resized(size)?;
        Ok(self)
    }

    /// The highest sequence number that was accepted, or 0 before the first packet.
    pub fn highest_sequence(&self) -> u64 {
        self.window.top()
    }

    /// Continues after the sequence number `highest`, for a security association whose earlier packets were opened
    /// elsewhere. After this call, packets with numbers up to `highest` are too old.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `highest` has more than 32 bits and the numbers are not extended.
    pub fn set_highest_sequence(&mut self, highest: u64) -> Result<()> {
        if !self.is_extended && highest > u32::MAX.into() {
            return Err(Error::Parameter { name: "the sequence number", allowed: "up to 2^32 - 1, unless extended" });
        }
        self.window.set_top(highest);
        Ok(())
    }

    /// The number of packets that had a wrong tag.
    pub fn rejected(&self) -> u64 {
        self.rejected
    }

    /// Opens packets, which may come in any order. The results are the same as if every packet had its own call, one
    /// after the other. So if there are two copies of a packet, only the first copy is accepted.
    ///
    /// # Errors
    /// Returns the error of the first packet that has an error in its `result`. The other packets are opened. A packet
    /// has these errors:
    ///
    /// - [`Error::Replayed`] if the packet's sequence number was accepted before or is too old;
    /// - [`Error::TagMismatch`] if the packet is not authentic;
    /// - [`Error::Encoding`] if the packet is truncated, is too long or belongs to another security association, or
    ///   if an authentic packet has malformed padding;
    /// - [`Error::Parameter`] if the packet's buffer has no room.
    pub fn open(&mut self, packets: &mut [Incoming<'_>]) -> Result<()> {
        let Self { keys, transform, spi, is_extended, window, rejected } = self;
        let encrypts = transform.encrypts();
        let mut receiver = Receiver { encrypts, spi: *spi, is_extended: *is_extended, window, rejected };
        for packets in packets.chunks_mut(MOST) {
            match keys {
                Keys::Kuznyechik(tree) => receiver.open(tree, packets),
                Keys::Magma(tree) => receiver.open(tree, packets),
            }
        }
        first_error(packets.iter().map(|packet| &packet.result))
    }
}

/// How often `open` searches an array for packets that can be opened together. After these searches, the remaining
/// packets are opened one by one.
const ROUNDS: usize = 4;

/// An opener without its keys.
struct Receiver<'o> {
    encrypts: bool,
    spi: u32,
    is_extended: bool,
    window: &'o mut Window,
    rejected: &'o mut u64,
}

/// The data that is known about a packet before the packet is authenticated.
struct Examined {
    place: Range<usize>,
    /// The low half of the sequence number. Only this half is in the packet.
    low: u32,
    iv: Iv,
    /// The sequence number with which the packet was, or will be, authenticated.
    number: Option<u64>,
    /// The result of the authentication, or `None` before the authentication.
    outcome: Option<Result<()>>,
}

impl Receiver<'_> {
    /// First authenticates all packets that can be in the window, and then moves the window from packet to packet. A
    /// packet's number may depend on the packets before it. If the moved window gives another number to a packet, the
    /// packet is authenticated again with the new number. But a packet that was authentic with its earlier number is
    /// rejected.
    fn open<C: RecordCipher>(&mut self, tree: &mut KTree<C>, packets: &mut [Incoming<'_>]) {
        let examine = |packet: &mut Incoming<'_>| self.examine(packet, KTree::<C>::ICV);
        let mut examined: Vec<_> = packets.iter_mut().map(examine).collect();
        // A forged packet makes packets with the same number wait. After the first round, each round opens waiting
        // packets together. The number of rounds is limited. For an array of many forgeries of one packet, many rounds
        // would take longer than opening the packets one by one.
        for _ in 0..ROUNDS {
            if !self.assign_numbers(&mut examined) {
                break;
            }
            self.authenticate(tree, packets, &mut examined);
        }
        for (packet, examined) in packets.iter_mut().zip(&mut examined) {
            packet.result = self.commit(tree, packet, examined);
        }
        tree.leaves_mut().keep_authentic();
    }

    fn examine(&self, packet: &Incoming<'_>, tag: usize) -> Result<Examined> {
        let place = packet.place()?;
        if place.len() < HEADER + TRAILER + tag || place.len() > LONGEST {
            return Err(Error::Encoding { what: "the packet", allowed: "a whole packet of up to 65535 bytes" });
        }
        let [a, b, c, d, e, f, g, h, iv @ ..] = packet.head::<HEADER>();
        if u32::from_be_bytes([a, b, c, d]) != self.spi {
            return Err(Error::Encoding {
                what: "a packet of another security association",
                allowed: "this one's SPI",
            });
        }
        let (low, iv) = (u32::from_be_bytes([e, f, g, h]), Iv::from_bytes(iv));
        Ok(Examined { place, low, iv, number: None, outcome: None })
    }

    /// Gives numbers to the packets that the window would accept now. If several packets have the same number, each of
    /// them waits until the earlier packets with this number are known to be forged. Returns whether any packet got a
    /// number.
    fn assign_numbers(&self, examined: &mut [Result<Examined>]) -> bool {
        let (mut highest, mut is_any) = (0, false);
        for i in 0..examined.len() {
            let (before, rest) = examined.split_at_mut(i);
            let Ok(this) = &mut rest[0] else { continue };
            if this.number.is_none() {
                let number = self.number(this.low).filter(|number| self.window.check(*number).is_ok());
                let is_copy = |number: u64| {
                    let is_before = |other: &Examined| {
                        other.number == Some(number) && other.outcome.is_none_or(|outcome| outcome.is_ok())
                    };
                    number <= highest && before.iter().flatten().any(is_before)
                };
                this.number = number.filter(|number| !is_copy(*number));
                is_any |= this.number.is_some();
            }
            highest = highest.max(this.number.unwrap_or(0));
        }
        is_any
    }

    /// The whole sequence number whose low half is `low`, or `None` if no number is possible.
    fn number(&self, low: u32) -> Option<u64> {
        if self.is_extended { self.window.extend(low) } else { Some(low.into()) }
    }

    /// Opens the packets that have a number and were not tried yet. The function does not look at the window.
    fn authenticate<C: RecordCipher>(
        &self,
        tree: &mut KTree<C>,
        packets: &mut [Incoming<'_>],
        examined: &mut [Result<Examined>],
    ) {
        let wanted = |result: &Result<Examined>| {
            result.as_ref().is_ok_and(|this| this.number.is_some() && this.outcome.is_none())
        };
        let ivs: Vec<_> = examined.iter().filter(|r| wanted(r)).flatten().map(|this| this.iv).collect();
        let nonces = tree.nonces(ivs.iter().copied());
        let found = tree.find(ivs.into_iter());
        let leaves = match found {
            Ok(leaves) => leaves,
            Err(error) => {
                examined.iter_mut().filter(|r| wanted(r)).flatten().for_each(|this| this.outcome = Some(Err(error)));
                return;
            }
        };
        let mut parameters = Vec::with_capacity(leaves.len());
        let mut places = Vec::with_capacity(leaves.len());
        for (packet, this) in packets.iter_mut().zip(&*examined) {
            let Ok(Examined { place, number: Some(number), outcome: None, .. }) = this else { continue };
            packet.packet.copy(packet.buffer, place.start);
            let numbers = numbers(self.spi, *number, self.is_extended);
            let associated = match self.encrypts || !self.is_extended {
                true => Vec::new(),
                false => together(&numbers.0, &packet.buffer[place.start..place.end - KTree::<C>::ICV]),
            };
            parameters.push((numbers, associated));
            places.push(&mut packet.buffer[place.clone()]);
        }
        let messages =
            places.into_iter().zip(nonces.iter().zip(&parameters)).map(|(packet, (nonce, (numbers, associated)))| {
                as_message(packet, KTree::<C>::ICV, self.encrypts, nonce, &numbers.0[..numbers.1], associated)
            });
        let results = tree.run(batch::open, &leaves, messages.collect());
        let authenticated = examined.iter_mut().filter(|r| wanted(r)).flatten();
        for ((this, result), leaf) in authenticated.zip(results).zip(leaves) {
            if result.is_ok() {
                tree.leaves_mut().trust(leaf);
            }
            this.outcome = Some(result);
        }
    }

    /// Accepts or rejects a packet. All packets before this packet in the array were accepted or rejected earlier.
    fn commit<C: RecordCipher>(
        &mut self,
        tree: &mut KTree<C>,
        packet: &mut Incoming<'_>,
        examined: &mut Result<Examined>,
    ) -> Result<Opened> {
        let this = examined.as_mut().map_err(|error| *error)?;
        let number = self.number(this.low).ok_or(Error::Replayed).and_then(|n| self.window.check(n).map(|()| n));
        let was_opened = this.outcome == Some(Ok(()));
        if number != this.number.ok_or(Error::Replayed) || this.outcome.is_none() {
            // One of three cases: the window now accepts no number for this packet, or the packet was authenticated
            // with another number, or the packet was not authenticated yet.
            if was_opened {
                crate::wipe(&mut packet.buffer[this.place.clone()]);
            }
            let number = number?;
            if was_opened {
                *self.rejected += 1;
                return Err(Error::TagMismatch);
            }
            (this.number, this.outcome) = (Some(number), None);
            self.authenticate(tree, slice::from_mut(packet), slice::from_mut(examined));
        }
        let (number, this) = (number?, examined.as_ref().map_err(|error| *error)?);
        if let Some(Err(error)) = this.outcome {
            *self.rejected += u64::from(error == Error::TagMismatch);
            return Err(error);
        }
        self.window.accept(number);
        let body = this.place.start + HEADER..this.place.end - KTree::<C>::ICV;
        match payload(&packet.buffer[body.clone()]) {
            Ok((len, kind)) => Ok(Opened { payload: body.start..body.start + len, kind, sequence: number }),
            Err(error) => {
                crate::wipe(&mut packet.buffer[body]);
                Err(error)
            }
        }
    }
}

/// Returns the length of the payload without the padding, and the next header. The length becomes public.
fn payload(body: &[u8]) -> Result<(usize, u8)> {
    const MALFORMED: Error = Error::Encoding {
        what: "the padding of an authentic packet",
        allowed: "the bytes 1, 2, 3, ..., and their number",
    };
    let Some((padded, [len, kind])) = body.split_last_chunk::<TRAILER>() else { return Err(MALFORMED) };
    let Some(payload) = padded.len().checked_sub(public(usize::from(*len))) else { return Err(MALFORMED) };
    let mut difference = 0;
    for (byte, number) in padded[payload..].iter().zip(1..=255) {
        difference |= byte ^ number;
    }
    if public_choice(difference.ct_eq(&0)) { Ok((payload, *kind)) } else { Err(MALFORMED) }
}

impl fmt::Debug for Opener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opener")
            .field("transform", &self.transform)
            .field("highest_sequence", &self.highest_sequence())
            .field("rejected", &self.rejected)
            .finish_non_exhaustive()
    }
}
