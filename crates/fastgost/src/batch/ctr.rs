//! CTR of many messages.
use super::{Cipher, JobKeys, Keys, Message, Result};
use crate::{
    cipher::{BlockEngine, CounterOf, Function, xor},
    mode::Ctr,
    simd::IoBuf,
};
use core::{cmp::Reverse, ops::Range};

/// Encrypts or decrypts messages in place, as [`Ctr`] does for one message. For each message, a new keystream begins.
///
/// ```
/// use fastgost::{Magma, batch::{self, Keys, Message}};
///
/// let keys = [Magma::new(&[1; 32]), Magma::new(&[2; 32])];
/// let (mut one, mut two) = (*b"one", *b"another");
/// let mut messages = [Message::new(&[0, 0, 0, 1], &mut one), Message::new(&[0, 0, 0, 9], &mut two)];
/// batch::ctr(Keys::PerMessage(&keys.each_ref()), &mut messages)?;
/// batch::ctr(Keys::PerMessage(&keys.each_ref()), &mut messages)?;
/// assert_eq!((&one, &two), (b"one", b"another"));
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// If there are not as many keys as messages, the error is [`Error::Parameter`](crate::Error::Parameter), and nothing
/// is written. Otherwise the error is the first error in the `result` of a message. It can only be
/// [`IvLength`](crate::Error::IvLength) or [`StreamExhausted`](crate::Error::StreamExhausted). A message with an error
/// stays as it was, and all other messages are processed.
pub fn ctr<C: Cipher>(keys: Keys<'_, C>, messages: &mut [Message<'_>]) -> Result<()> {
    keys.check(messages.len())?;
    for message in &mut *messages {
        message.result = Ctr::<C>::check_message(message.iv, message.data.len());
    }
    keys.jobs(messages.len(), C::shares_lanes, |keys, range| {
        apply(keys.inner(|cipher| cipher), range.len(), &mut Messages(&mut messages[range]));
    });
    messages.iter().try_for_each(|message| message.result)
}

/// The data to which one keystream is applied. First comes `data`. After the end of `data`, the keystream continues in
/// `tail`.
pub(super) struct Stream<'s, C: Cipher> {
    /// The counter of the first block, which may be secret.
    pub(super) start: CounterOf<C>,
    pub(super) data: &'s mut [u8],
    pub(super) tail: &'s mut [u8],
}

/// Returns the stream with index `i`. If a stream must not be changed, the returned stream is empty.
pub(super) trait Streams<C: Cipher> {
    fn stream(&mut self, i: usize) -> Stream<'_, C>;
}

/// The data to which one keystream is applied, as in a [`Stream`], and the IV of the keystream.
pub(super) struct Part<'s> {
    pub(super) iv: &'s [u8],
    pub(super) data: &'s mut [u8],
    pub(super) tail: &'s mut [u8],
}

/// Returns the part with index `i`. If data must not be changed, the returned part is empty, and the IV of the part is
/// not used.
pub(super) trait Parts {
    fn part(&mut self, i: usize) -> Part<'_>;
}

/// The first counter of each keystream is IV || 0.
impl<C: Cipher, P: Parts> Streams<C> for P {
    #[inline]
    fn stream(&mut self, i: usize) -> Stream<'_, C> {
        let part = self.part(i);
        let first = if part.len() > 0 { Ctr::<C>::first(part.iv) } else { 0 };
        Stream { start: C::block_counter(first), data: part.data, tail: part.tail }
    }
}

pub(super) struct Messages<'a, 'm>(pub(super) &'a mut [Message<'m>]);

impl Parts for Messages<'_, '_> {
    #[inline]
    fn part(&mut self, i: usize) -> Part<'_> {
        let Message { iv, data, result } = &mut self.0[i];
        Part { iv, data: if result.is_ok() { data } else { &mut [] }, tail: &mut [] }
    }
}

impl Part<'_> {
    pub(super) fn len(&self) -> usize {
        self.data.len() + self.tail.len()
    }
}

impl<C: Cipher> Stream<'_, C> {
    fn len(&self) -> usize {
        self.data.len() + self.tail.len()
    }

    /// XORs a piece of the keystream into the data and the tail, from offset `at` on. If the data and
    /// the tail end before the piece, the rest of the piece is not used.
    #[inline]
    fn add(&mut self, at: usize, keystream: &[u8]) {
        let here = keystream.len().min(self.data.len().saturating_sub(at));
        let (here, behind) = keystream.split_at(here);
        if !here.is_empty() {
            xor(&mut self.data[at..], here);
        }
        if !self.tail.is_empty() && !behind.is_empty() {
            let at = (at + here.len()).saturating_sub(self.data.len());
            xor(&mut self.tail[at..], behind);
        }
    }
}

/// XORs the keystreams into the data of the streams.
pub(super) fn apply<'k, C: Cipher + 'k>(
    keys: JobKeys<impl Fn(usize) -> &'k C>,
    streams: usize,
    s: &mut impl Streams<C>,
) {
    let mut scratch = [0; SCRATCH];
    if !keys.each {
        if streams > 0 {
            one((keys.key)(0), streams, s, &mut scratch);
        }
        return;
    }
    for first in (0..streams).step_by(MOST_TOGETHER) {
        each(&keys.key, first..streams.min(first + MOST_TOGETHER), s, &mut scratch);
    }
}

/// Applies keystreams under one key. A group is as many blocks as the kernel encrypts in parallel. The function
/// processes the whole groups of every stream in place, and gathers the remaining blocks of all streams.
fn one<C: Cipher>(cipher: &C, streams: usize, s: &mut impl Streams<C>, scratch: &mut [u8; SCRATCH]) {
    let group = cipher.group() * C::BLOCK;
    for i in 0..streams {
        let stream = s.stream(i);
        let whole = groups(stream.data.len(), group);
        direct(cipher, stream.start, &mut stream.data[..whole]);
    }
    let (mut from, mut used) = (Place { stream: 0, behind: 0 }, 0);
    while from.stream < streams {
        let (to, n) = pieces(s, streams, group, from, |stream: Stream<'_, C>, at, piece| {
            C::counter_blocks(C::later(stream.start, (at / C::BLOCK) as u64), &mut scratch[piece]);
        });
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut scratch[..n]));
        pieces(s, streams, group, from, |mut stream: Stream<'_, C>, at, piece| stream.add(at, &scratch[piece]));
        (from, used) = (to, n.max(used));
    }
    crate::wipe(&mut scratch[..used]);
}

/// Rounds `len` down to a multiple of `group`, the number of bytes in a group, which is a power of two.
fn groups(len: usize, group: usize) -> usize {
    len & !(group - 1)
}

/// A position in a stream. `behind` is the distance, in bytes, from the end of the stream's whole groups to this
/// position.
#[derive(Clone, Copy)]
struct Place {
    stream: usize,
    behind: usize,
}

/// Divides the scratch memory among the remainders of streams, from the position `from` on. The remainder of a stream
/// is the bytes after its whole groups. For each piece of a remainder, calls `piece` with three arguments: the stream,
/// the offset of the piece in the stream, and the range of the piece in the scratch memory. Returns the position after
/// the last piece, and the number of bytes of scratch memory that the pieces take.
fn pieces<C: Cipher>(
    s: &mut impl Streams<C>,
    streams: usize,
    group: usize,
    mut from: Place,
    mut piece: impl FnMut(Stream<'_, C>, usize, Range<usize>),
) -> (Place, usize) {
    let mut used = 0;
    while from.stream < streams && used < SCRATCH {
        let stream = s.stream(from.stream);
        let at = groups(stream.data.len(), group) + from.behind;
        let left = stream.len() - at;
        let n = left.next_multiple_of(C::BLOCK).min(SCRATCH - used);
        if n > 0 {
            piece(stream, at, used..used + n);
            used += n;
        }
        from = match n < left {
            true => Place { behind: from.behind + n, ..from },
            false => Place { stream: from.stream + 1, behind: 0 },
        };
    }
    (from, used)
}

/// Applies keystreams with one key per stream. The function processes the whole groups and the long remainders of every
/// stream in place. It processes the short remainders of all streams in parallel, in rows. Row t contains block t of
/// each remainder.
fn each<'k, C: Cipher + 'k>(
    key: &impl Fn(usize) -> &'k C,
    range: Range<usize>,
    s: &mut impl Streams<C>,
    scratch: &mut [u8; SCRATCH],
) {
    // For each stream, the offset of its remainder (the bytes after its whole groups), and the number of blocks in the
    // remainder.
    let mut left = [(0, 0); MOST_TOGETHER];
    let mut order = [0; MOST_TOGETHER];
    let order = &mut order[..range.len()];
    for (i, o) in order.iter_mut().enumerate() {
        let (stream, cipher) = (s.stream(range.start + i), key(range.start + i));
        let group = cipher.group() * C::BLOCK;
        let mut at = groups(stream.data.len(), group);
        if stream.len() - at > group / 4 {
            at = stream.data.len() / C::BLOCK * C::BLOCK;
        }
        left[i] = (at, (stream.len() - at).div_ceil(C::BLOCK));
        direct(cipher, stream.start, &mut stream.data[..at]);
        *o = i as u16;
    }
    longest_first(order, &left);
    let blocks = |i: &u16| left[usize::from(*i)].1;
    let mut order = &order[..order.iter().take_while(|i| blocks(i) > 0).count()];
    let mut used = 0;
    while let Some(longest) = order.first() {
        let of_lane = |lane: &u16| range.start + usize::from(*lane);
        let lanes = key(of_lane(longest)).lanes(order.len());
        let (some, more) = order.split_at(order.len().min(lanes));
        let (row, most_rows) = (lanes * C::BLOCK, SCRATCH / (lanes * C::BLOCK));
        for first in (0..blocks(longest)).step_by(most_rows) {
            let rows = &mut scratch[..row * most_rows.min(blocks(longest) - first)];
            for (lane, i) in some.iter().enumerate() {
                let at = left[usize::from(*i)].0 / C::BLOCK + first;
                let mut counter = C::later(s.stream(of_lane(i)).start, at as u64);
                for row in rows.chunks_exact_mut(row) {
                    C::counter_blocks(counter, &mut row[lane * C::BLOCK..(lane + 1) * C::BLOCK]);
                    counter = C::later(counter, 1);
                }
            }
            let key_of = |lane: usize| key(of_lane(&some[lane.min(some.len() - 1)]));
            C::blocks_per_lane(lanes, key_of, Function::Encrypt, rows);
            for (lane, i) in some.iter().enumerate().filter(|(_, i)| blocks(i) > first) {
                let mut stream = s.stream(of_lane(i));
                let mut at = left[usize::from(*i)].0 + first * C::BLOCK;
                for row in rows.chunks_exact(row).take(blocks(i) - first) {
                    stream.add(at, &row[lane * C::BLOCK..(lane + 1) * C::BLOCK]);
                    at += C::BLOCK;
                }
            }
            used = rows.len().max(used);
        }
        order = more;
    }
    crate::wipe(&mut scratch[..used]);
}

/// Sorts streams by the number of blocks that they have left. This function is not generic, because otherwise the
/// program would have the long code for sorting once for every type of stream.
fn longest_first(order: &mut [u16], left: &[(usize, usize)]) {
    order.sort_unstable_by_key(|i| Reverse(left[usize::from(*i)].1));
}

/// Processes the beginning of a stream in place.
fn direct<C: Cipher>(cipher: &C, start: CounterOf<C>, data: &mut [u8]) {
    if !data.is_empty() {
        cipher.xor_keystream(start, IoBuf::from(data));
    }
}

/// The largest number of streams, each under its own key, that are processed together.
const MOST_TOGETHER: usize = 128;
/// The number of bytes that are gathered for one call of a kernel. This number is at least the size of the widest group
/// of any kernel. It is small enough for the bytes to stay in the L1 cache.
pub(super) const SCRATCH: usize = 8192;
