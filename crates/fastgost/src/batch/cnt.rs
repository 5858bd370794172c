//! CNT of many messages.
use super::{
    JobKeys, Keys, MOST, Message, Result,
    ctr::{self, Messages, Parts, Stream, Streams},
};
use crate::{
    cipher::{
        BlockEngine, Function,
        gost28147::{Counter, Gost28147},
    },
    mode::{Cnt, Interval},
    simd::IoBuf,
};
use alloc::vec::Vec;

/// Encrypts or decrypts messages in place, as [`Cnt`] does for one message. For each message, a new keystream begins.
///
/// ```
/// use fastgost::{Gost28147, Sbox, batch::{self, Keys, Message}};
///
/// let key = Gost28147::new(&[7; 32], &Sbox::from_name("z")?);
/// let (mut one, mut two) = (*b"one", *b"another");
/// let mut messages = [Message::new(&[1; 8], &mut one), Message::new(&[2; 8], &mut two)];
/// batch::cnt(Keys::One(&key), &mut messages)?;
/// batch::cnt(Keys::One(&key), &mut messages)?;
/// assert_eq!((&one, &two), (b"one", b"another"));
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// If there are not as many keys as messages, the error is [`Error::Parameter`](crate::Error::Parameter), and nothing
/// is written. Otherwise the error is the first error in the `result` of a message. It can only be
/// [`IvLength`](crate::Error::IvLength). A message with an error stays as it was, and all other messages are processed.
pub fn cnt(keys: Keys<'_, Gost28147>, messages: &mut [Message<'_>]) -> Result<()> {
    all(keys, false, messages)
}

/// Does the same as [`cnt`], but with CryptoPro key meshing, as [`Meshed<Cnt>`](crate::mode::Meshed) does for one
/// message.
///
/// # Errors
/// The errors of [`cnt`].
pub fn cnt_meshed(keys: Keys<'_, Gost28147>, messages: &mut [Message<'_>]) -> Result<()> {
    all(keys, true, messages)
}

fn all(keys: Keys<'_, Gost28147>, meshing: bool, messages: &mut [Message<'_>]) -> Result<()> {
    keys.check(messages.len())?;
    for message in &mut *messages {
        message.result = Cnt::check_iv(message.iv);
    }
    keys.jobs(messages.len(), Gost28147::shares_lanes, |keys, range| {
        apply(keys.inner(|cipher| cipher), meshing, range.len(), &mut Messages(&mut messages[range]));
    });
    messages.iter().try_for_each(|message| message.result)
}

/// XORs the keystreams into the data, one interval of key meshing at a time. There are at most `MOST` messages.
pub(super) fn apply<'k>(
    keys: JobKeys<impl Fn(usize) -> &'k Gost28147>,
    meshing: bool,
    messages: usize,
    parts: &mut impl Parts,
) {
    let interval = if meshing { Interval::MESHING } else { usize::MAX };
    // `order` has the indices of the messages that have data in this interval. At first, `starts` has the IV of each of
    // these messages. Later, the first counter of the message replaces the IV.
    let (mut order, mut starts, mut alive) = ([0; MOST], [[0; 8]; MOST], 0);
    for i in 0..messages {
        let part = parts.part(i);
        if part.len() > 0 {
            starts[alive].copy_from_slice(part.iv);
            order[alive] = i;
            alive += 1;
        }
    }
    let used = alive;
    // The ciphers with the meshed keys. The list is empty in the first interval.
    let mut meshed: Vec<Gost28147> = Vec::new();
    let mut from = 0;
    while alive > 0 {
        let key = |i: usize| meshed.get(if keys.each { i } else { 0 }).unwrap_or_else(|| (keys.key)(order[i]));
        let blocks = starts[..alive].as_flattened_mut();
        match keys.each {
            true => Gost28147::blocks_per_lane(alive, key, Function::Encrypt, blocks),
            false => key(0).blocks(Function::Encrypt, IoBuf::from(blocks)),
        }
        for start in &mut starts[..alive] {
            *start = Gost28147::later(adders(start), 1).number().to_le_bytes();
        }
        let mut section = Section { parts, order: &order, starts: &starts, from, interval };
        ctr::apply(JobKeys { each: keys.each, key }, alive, &mut section);

        let before = core::mem::replace(&mut alive, 0);
        for i in 0..before {
            if parts.part(order[i]).len() - from > interval {
                // The values of the adders (the registers N3 and N4 of the standard) at the last block of this interval
                // become the IV of the next interval.
                let adders = Gost28147::later(adders(&starts[i]), (interval / 8 - 1) as u64).number();
                (order[alive], starts[alive]) = (order[i], adders.to_le_bytes());
                if keys.each && !meshed.is_empty() {
                    meshed.swap(alive, i);
                }
                alive += 1;
            }
        }
        if alive > 0 {
            let different = if keys.each { alive } else { 1 };
            meshed.truncate(different);
            if meshed.is_empty() {
                meshed.extend(order[..different].iter().map(|i| (keys.key)(*i).clone()));
            }
            Gost28147::mesh_many(&mut meshed);
            from += interval;
        }
    }
    crate::wipe(starts[..used].as_flattened_mut());
}

/// Reads the adders, which are the registers N3 and N4 of the standard, as a counter. In the bytes of each adder, the
/// least significant byte comes first.
fn adders(bytes: &[u8; 8]) -> Counter {
    Counter::gamma(u64::from_le_bytes(*bytes))
}

/// The data of the messages in one interval of key meshing.
struct Section<'a, P> {
    parts: &'a mut P,
    /// The indices of the messages that have data in this interval.
    order: &'a [usize],
    /// The first counters of these messages.
    starts: &'a [[u8; 8]],
    from: usize,
    interval: usize,
}

impl<P: Parts> Streams<Gost28147> for Section<'_, P> {
    #[inline]
    fn stream(&mut self, i: usize) -> Stream<'_, Gost28147> {
        let part = self.parts.part(self.order[i]);
        let to = self.from.saturating_add(self.interval);
        let split = part.data.len();
        let here = |position: usize, len: usize| position.min(len);
        Stream {
            start: adders(&self.starts[i]),
            data: &mut part.data[here(self.from, split)..here(to, split)],
            tail: {
                let len = part.tail.len();
                &mut part.tail[here(self.from.saturating_sub(split), len)..here(to.saturating_sub(split), len)]
            },
        }
    }
}
