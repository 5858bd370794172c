//! Functions that process many messages in one call, in parallel. The messages may have any lengths. All messages have
//! one key, or each message has its own key.
//!
//! Use this module if there are many short messages at a time, such as the packets of a VPN or the records of many
//! connections. A MAC processes the blocks of a message one after the other, so a single message uses only one lane of
//! the SIMD registers. Many messages together fill all lanes. For each message, the result is the same as the result of
//! the type for one message, whatever other messages are in the call. The type for one message is
//! [`Ctr`](crate::mode::Ctr) for [`ctr()`], [`Cnt`](crate::mode::Cnt) for [`cnt()`], [`Omac`] for [`omac()`], and
//! [`Imit`](crate::mac::Imit) for [`imit()`]. [`seal`] and [`open`] correspond to the methods of an [`Aead`].
//!
//! If a message fails, for example because of a wrong nonce or a wrong tag, its `result` has the error. The other
//! messages are still processed. No memory is allocated per message, except for the changing keys of CNT and IMIT with
//! key meshing. Scratch memory is wiped.
//!
//! ```
//! use fastgost::{Kuznyechik, aead::CtrOmac, batch::{self, Keys, Packet}};
//!
//! let key = CtrOmac::new(Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
//! let (mut one, mut two, mut tags) = (*b"a packet", *b"and another one", [[0; 16]; 2]);
//! let [tag_one, tag_two] = &mut tags;
//! let mut packets = [
//!     Packet::new(&[0, 0, 0, 0, 0, 0, 0, 1], b"header 1", &mut one, tag_one),
//!     Packet::new(&[0, 0, 0, 0, 0, 0, 0, 2], b"header 2", &mut two, tag_two),
//! ];
//! batch::seal(Keys::One(&key), &mut packets)?;
//!
//! // One of them is damaged on its way.
//! packets[0].data[3] ^= 1;
//! assert!(batch::open(Keys::One(&key), &mut packets).is_err());
//! assert!(packets[0].result.is_err());
//! assert!(packets[1].result.is_ok());
//! assert_eq!(&two, b"and another one");
//! # Ok::<(), fastgost::Error>(())
//! ```
use crate::{
    Internal,
    cipher::Cipher,
    error::{Error, Result},
    mac::{Omac, Tag},
};
use core::{fmt, ops::Range};

mod cnt;
mod cnt_imit;
pub(crate) mod continued;
mod ctr;
mod ctr_acpkm_omac;
mod ctr_omac;
mod imit;
mod mgm;
mod omac;

use self::ctr::{Part, Parts};
pub use self::{
    cnt::{cnt, cnt_meshed},
    ctr::ctr,
    imit::imit,
    omac::omac,
};

/// The prepared keys of a batch. A key is a cipher for [`ctr()`] and [`cnt()`], a MAC for [`omac()`] and [`imit()`],
/// and an [`Aead`] for [`seal`] and [`open`].
///
/// ```
/// use fastgost::{Kuznyechik, batch::{self, Keys, Message}};
///
/// let (alice, bob) = (Kuznyechik::new(&[7; 32]), Kuznyechik::new(&[8; 32]));
/// let (mut one, mut two) = (*b"one", *b"and two");
/// let mut messages = [Message::new(&[1; 8], &mut one), Message::new(&[1; 8], &mut two)];
/// batch::ctr(Keys::PerMessage(&[&alice, &bob]), &mut messages)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
pub enum Keys<'a, K> {
    /// One key for all messages.
    One(&'a K),
    /// One key for each message, in the order of the messages. The keys may be anywhere in memory, and several messages
    /// may share a key. Consecutive messages are processed in parallel if their keys have the same kernel, the same
    /// S-boxes, and the same options, such as key meshing.
    PerMessage(&'a [&'a K]),
}

impl<K> Clone for Keys<'_, K> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for Keys<'_, K> {}

impl<'a, K> Keys<'a, K> {
    /// Returns the key of a message.
    fn of(self, message: usize) -> &'a K {
        match self {
            Keys::One(key) => key,
            Keys::PerMessage(keys) => keys[message],
        }
    }

    fn check(self, messages: usize) -> Result<()> {
        match self {
            Keys::PerMessage(keys) if keys.len() != messages => {
                Err(Error::Parameter { name: "the number of keys", allowed: "one, or as many as there are messages" })
            }
            _ => Ok(()),
        }
    }

    fn check_each(self, packets: &mut [Packet<'_>], check: impl Fn(&K, &Packet<'_>) -> Result<()>) {
        for (i, packet) in packets.iter_mut().enumerate() {
            packet.result = check(self.of(i), packet);
        }
    }

    /// Cuts a batch into jobs, and calls `job` for each. All messages of a job can be processed together. A job has at
    /// most `MOST` messages. The keys of a job can share lanes: a kernel can process the messages of all these keys
    /// side by side.
    fn jobs(self, messages: usize, share: impl Fn(&K, &K) -> bool, mut job: impl FnMut(Keys<'a, K>, Range<usize>)) {
        let mut from = 0;
        while from < messages {
            let most = messages.min(from + MOST);
            let (keys, to) = match self {
                Keys::One(_) => (self, most),
                Keys::PerMessage(keys) => {
                    let mut to = from + 1;
                    while to < most && share(keys[from], keys[to]) {
                        to += 1;
                    }
                    (if to == from + 1 { Keys::One(keys[from]) } else { Keys::PerMessage(&keys[from..to]) }, to)
                }
            };
            job(keys, from..to);
            from = to;
        }
    }

    /// Returns the inner keys of a job. `get` returns the inner key of one of the keys in `self`. For example, the
    /// inner key of an AEAD is its cipher.
    fn inner<'k, I: 'k, G: Fn(&'a K) -> &'k I>(self, get: G) -> JobKeys<impl Fn(usize) -> &'k I> {
        JobKeys { each: matches!(self, Keys::PerMessage(_)), key: move |i| get(self.of(i)) }
    }
}

impl<K> fmt::Debug for Keys<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if matches!(self, Keys::One(_)) { "One" } else { "PerMessage" })
    }
}

/// The largest number of messages in one job.
const MOST: usize = 256;
/// Jobs with at most so many messages get smaller buffers. If the messages are short, clearing a large buffer would
/// take a large part of the time of a job.
const FEW: usize = 64;

/// The keys of one job.
struct JobKeys<G> {
    each: bool,
    /// Returns the key of the message with the given index in the job. If `each` is false, all messages have the same
    /// key.
    key: G,
}

/// A message for [`ctr()`] or [`cnt()`].
///
/// ```
/// use fastgost::{Kuznyechik, batch::{self, Keys, Message}};
///
/// let key = Kuznyechik::new(&[7; 32]);
/// let (mut one, mut two) = (*b"one", *b"and two");
/// let mut messages = [Message::new(&[1; 8], &mut one), Message::new(&[2; 8], &mut two)];
/// batch::ctr(Keys::One(&key), &mut messages)?;
/// assert!(messages.iter().all(|message| message.result.is_ok()));
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Message<'a> {
    /// The IV, which has half a block for CTR, and 8 bytes for CNT. An IV must not be used twice under one key.
    pub iv: &'a [u8],
    /// The data, which is encrypted or decrypted in place.
    pub data: &'a mut [u8],
    /// The result of the last call. Its value before the call is ignored.
    pub result: Result<()>,
}

impl<'a> Message<'a> {
    /// Makes a message that has not been processed yet.
    pub fn new(iv: &'a [u8], data: &'a mut [u8]) -> Self {
        Self { iv, data, result: Ok(()) }
    }
}

/// Does not print the data, which is plaintext before encryption or after decryption.
impl fmt::Debug for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Message")
            .field("iv", &self.iv)
            .field("len", &self.data.len())
            .field("result", &self.result)
            .finish_non_exhaustive()
    }
}

/// A message for [`seal`] and [`open`].
///
/// ```
/// use fastgost::{Kuznyechik, aead::Mgm, batch::{self, Keys, Packet}};
///
/// let key = Mgm::new(Kuznyechik::new(&[7; 32]));
/// let (mut data, mut tag) = (*b"a packet", [0; 16]);
/// let mut packets = [Packet::new(&[1; 16], b"header", &mut data, &mut tag)];
/// batch::seal(Keys::One(&key), &mut packets)?;
/// batch::open(Keys::One(&key), &mut packets)?;
/// assert_eq!(packets[0].result, Ok(()));
/// assert_eq!(&data, b"a packet");
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Packet<'a> {
    /// The nonce or IV. A nonce must not be used twice under one key.
    pub nonce: &'a [u8],
    /// The associated data, which is authenticated together with the data, but not encrypted.
    pub associated_data: &'a [u8],
    /// The data, which is encrypted or decrypted in place.
    pub data: &'a mut [u8],
    /// The tag. The length of the tag must be the tag size of the key. [`seal`] writes the tag, and [`open`] reads it.
    pub tag: &'a mut [u8],
    /// The result of the last call. Its value before the call is ignored.
    pub result: Result<()>,
}

impl<'a> Packet<'a> {
    /// Makes a packet that has not been processed yet.
    pub fn new(nonce: &'a [u8], associated_data: &'a [u8], data: &'a mut [u8], tag: &'a mut [u8]) -> Self {
        Self { nonce, associated_data, data, tag, result: Ok(()) }
    }
}

/// Prints neither the data nor the tag. The data is plaintext before encryption or after decryption, and the tag may
/// not have been compared yet.
impl fmt::Debug for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Packet")
            .field("nonce", &self.nonce)
            .field("associated_data", &self.associated_data)
            .field("len", &self.data.len())
            .field("result", &self.result)
            .finish_non_exhaustive()
    }
}

/// An AEAD that can process many messages at once. These AEADs are [`CtrOmac`](crate::aead::CtrOmac),
/// [`Mgm`](crate::aead::Mgm), [`CntImit`](crate::aead::CntImit) and [`CtrAcpkmOmac`](crate::aead::CtrAcpkmOmac). Other
/// crates cannot implement this trait.
pub trait Aead: Sized + private::Many {}

pub(crate) mod private {
    use super::{Keys, Packet};
    use crate::Internal;

    /// Processes the packets and sets the `result` of each packet. There are at most `MOST` packets, and their keys can
    /// share lanes.
    #[allow(private_interfaces)]
    pub trait Many: Sized {
        fn shares_lanes(&self, other: &Self, _: Internal) -> bool;
        fn seal_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal);
        fn open_many(keys: Keys<'_, Self>, packets: &mut [Packet<'_>], _: Internal);
    }
}

/// Encrypts and authenticates packets in place, as the method `seal` of `A` does for one packet.
///
/// # Errors
/// If there are not as many keys as packets, the error is [`Error::Parameter`], and nothing is written. Otherwise the
/// error is the first error in the `result` of a packet. For a packet with an error, nothing is written. All other
/// packets are sealed.
pub fn seal<A: Aead>(keys: Keys<'_, A>, packets: &mut [Packet<'_>]) -> Result<()> {
    each_job(keys, packets, |keys, packets| A::seal_many(keys, packets, Internal))
}

/// Verifies and decrypts packets in place, as the method `open` of `A` does for one packet. Plaintext is written only
/// after its tag has been verified, with two exceptions: [MAC-then-encrypt](crate::aead::CtrOmac::mac_then_encrypt) and
/// [`CntImit`](crate::aead::CntImit). Their tags are over the plaintext, so the plaintext is written first. But after
/// the call, the data of a packet with a wrong tag is not plaintext.
///
/// # Errors
/// If there are not as many keys as packets, the error is [`Error::Parameter`], and nothing is written. Otherwise the
/// error is the first error in the `result` of a packet. If a packet is not authentic, its error is
/// [`Error::TagMismatch`]. After the call, the data of a packet with an error is the same as before the call, with one
/// exception. With [MAC-then-encrypt](crate::aead::CtrOmac::mac_then_encrypt), if a tag has the right length but a
/// wrong value, the data of the packet is zeros. All other packets are opened.
pub fn open<A: Aead>(keys: Keys<'_, A>, packets: &mut [Packet<'_>]) -> Result<()> {
    each_job(keys, packets, |keys, packets| A::open_many(keys, packets, Internal))
}

/// The data of the packets, to which the keystreams are applied.
struct Data<'a, 'm>(&'a mut [Packet<'m>]);

impl Parts for Data<'_, '_> {
    #[inline]
    fn part(&mut self, i: usize) -> Part<'_> {
        let Packet { nonce, data, result, .. } = &mut self.0[i];
        Part { iv: nonce, data: if result.is_ok() { data } else { &mut [] }, tail: &mut [] }
    }
}

/// The data and the tags of the packets, for MAC-then-encrypt. Each keystream is applied to the data of a packet, and
/// then to its tag.
struct DataAndTags<'a, 'm>(&'a mut [Packet<'m>], &'a mut [[u8; 16]]);

impl Parts for DataAndTags<'_, '_> {
    #[inline]
    fn part(&mut self, i: usize) -> Part<'_> {
        let Packet { nonce, data, tag, result, .. } = &mut self.0[i];
        match result {
            Ok(()) => Part { iv: nonce, data, tail: &mut self.1[i][..tag.len()] },
            Err(_) => Part { iv: nonce, data: &mut [], tail: &mut [] },
        }
    }
}

/// Checks that the packet has space for a tag of exactly `size` bytes.
fn has_room(packet: &Packet<'_>, size: usize) -> Result<()> {
    match packet.tag.len() {
        given if given != size => Err(Error::TagLength { given, allowed: SIZES[size] }),
        _ => Ok(()),
    }
}

/// The tag sizes that a key can have, as texts for error messages. The largest tag size is the size of a block.
const SIZES: [&str; 17] = [
    "none", "1 byte", "2 bytes", "3 bytes", "4 bytes", "5 bytes", "6 bytes", "7 bytes", "8 bytes", "9 bytes",
    "10 bytes", "11 bytes", "12 bytes", "13 bytes", "14 bytes", "15 bytes", "16 bytes",
];

/// Checks that the tag that came with a packet has `size` bytes.
fn has_size(packet: &Packet<'_>, size: usize) -> Result<()> {
    if packet.tag.len() == size { Ok(()) } else { Err(Error::TagMismatch) }
}

fn each_job<A: Aead>(
    keys: Keys<'_, A>,
    packets: &mut [Packet<'_>],
    job: fn(Keys<'_, A>, &mut [Packet<'_>]),
) -> Result<()> {
    keys.check(packets.len())?;
    keys.jobs(packets.len(), |a, b| a.shares_lanes(b, Internal), |keys, range| job(keys, &mut packets[range]));
    packets.iter().try_for_each(|packet| packet.result)
}
