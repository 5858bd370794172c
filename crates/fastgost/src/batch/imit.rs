//! IMIT over many messages at once.
use super::{JobKeys, Keys, MOST, Result, Tag};
use crate::{
    cipher::{BlockEngine, Function, Link, gost28147::Gost28147},
    mac::Imit,
    mode::Interval,
    simd::IoBuf,
};
use alloc::vec::Vec;
use core::{array, ops::Range};

/// Computes the tags of many messages in parallel. Each key has its own rules: the S-boxes, key meshing, the initial
/// state, the treatment of messages of one block, and the tag size. For each message, the function calls `done` with
/// the index and the tag of the message. If a key has been given data with `update` before, this data is ignored.
///
/// ```
/// use fastgost::{Gost28147, Sbox, batch::{self, Keys}, mac::Imit};
///
/// let sbox = Sbox::from_name("a")?;
/// let keys = [1, 2].map(|byte| Imit::new(Gost28147::new(&[byte; 32], &sbox)));
/// let mut tags = vec![None; 2];
/// batch::imit(Keys::PerMessage(&keys.each_ref()), &[b"one", b"another"], |i, tag| tags[i] = Some(tag))?;
///
/// let mut mac = keys[1].clone();
/// mac.update(b"another");
/// assert_eq!(tags[1].as_deref(), Some(&mac.finalize()[..]));
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// [`Error::Parameter`](crate::Error::Parameter) if there are not as many keys as messages. In this case, nothing is
/// done.
pub fn imit(keys: Keys<'_, Imit>, messages: &[&[u8]], mut done: impl FnMut(usize, Tag)) -> Result<()> {
    keys.check(messages.len())?;
    keys.jobs(messages.len(), shares_lanes, |keys, range| {
        let mut states = [[0; 8]; MOST];
        let states = &mut states[..range.len()];
        let text = |i: usize| Text { head: &[], rest: messages[range.start + i] };
        chains(keys.inner(|imit| imit), text, states);
        for (i, state) in states.iter().enumerate() {
            done(range.start + i, Tag::new(&state[..keys.of(i).tag_size()]));
        }
        crate::wipe(states.as_flattened_mut());
    });
    Ok(())
}

fn shares_lanes(a: &Imit, b: &Imit) -> bool {
    a.is_meshed() == b.is_meshed() && a.cipher().shares_lanes(b.cipher())
}

/// A message that consists of two parts. A position is a number of bytes from the beginning of the first part.
#[derive(Clone, Copy)]
pub(super) struct Text<'m> {
    pub(super) head: &'m [u8],
    pub(super) rest: &'m [u8],
}

impl<'m> Text<'m> {
    #[inline]
    fn len(&self) -> usize {
        self.head.len() + self.rest.len()
    }

    /// Returns the position at which the last whole block ends.
    fn whole(&self) -> usize {
        self.len() / 8 * 8
    }

    /// Returns the whole blocks of the head that are in a range of positions.
    #[inline]
    fn of_head(&self, range: &Range<usize>) -> &'m [u8] {
        let end = self.head.len() / 8 * 8;
        &self.head[range.start.min(end)..range.end.min(end)]
    }

    /// If one block has bytes of the head and bytes of `rest`, and begins in the range, returns the position of this
    /// block.
    #[inline]
    fn of_both(&self, range: &Range<usize>) -> Option<usize> {
        let at = self.head.len() / 8 * 8;
        (at < self.head.len() && at < self.whole() && range.contains(&at)).then_some(at)
    }

    /// Returns the whole blocks of `rest` that are in a range of positions.
    #[inline]
    fn of_rest(&self, range: &Range<usize>) -> &'m [u8] {
        let begin = self.head.len().next_multiple_of(8);
        let end = self.whole().max(begin);
        let at = |position: usize| (position.clamp(begin, end) - self.head.len()).min(self.rest.len());
        &self.rest[at(range.start)..at(range.end)]
    }

    /// Copies bytes of the message to `to`, beginning at the position `from`. The position must be in the last block of
    /// the head, or in `rest`. Stops at the end of the message or of `to`, and returns the number of bytes copied.
    #[inline]
    fn copy(&self, from: usize, to: &mut [u8]) -> usize {
        let head = &self.head[from.min(self.head.len())..];
        let rest = &self.rest[from.saturating_sub(self.head.len())..];
        let rest = &rest[..rest.len().min(to.len() - head.len())];
        to[..head.len()].copy_from_slice(head);
        to[head.len()..head.len() + rest.len()].copy_from_slice(rest);
        head.len() + rest.len()
    }
}

/// Computes the state of IMIT after each message, one interval of key meshing at a time.
pub(super) fn chains<'k, 'm>(
    keys: JobKeys<impl Fn(usize) -> &'k Imit>,
    text: impl Fn(usize) -> Text<'m>,
    states: &mut [[u8; 8]],
) {
    let messages = states.len();
    let longest = (0..messages).map(|i| text(i).len()).max().unwrap_or(0);
    let has_heads = (0..messages).any(|i| !text(i).head.is_empty());
    let interval = if messages > 0 && (keys.key)(0).is_meshed() { Interval::MESHING } else { longest.max(1) };
    let mut scratch = [[0; 16]; MOST];
    for (i, state) in states.iter_mut().enumerate() {
        *state = *(keys.key)(i).initial_state();
    }
    // The ciphers with the meshed keys. The list is empty in the first interval.
    let mut meshed = Vec::new();
    for from in (0..longest).step_by(interval) {
        if from > 0 {
            if meshed.is_empty() {
                let different = if keys.each { messages } else { 1 };
                meshed.extend((0..different).map(|i| (keys.key)(i).cipher().clone()));
            }
            Gost28147::mesh_many(&mut meshed);
        }
        let key = |i: usize| meshed.get(i).unwrap_or_else(|| (keys.key)(i).cipher());
        let keys_now = JobKeys { each: keys.each, key };
        let range = from..from.saturating_add(interval);
        let mut lengths = [0; MOST];
        if has_heads {
            advance(&keys_now, states, |i| text(i).of_head(&range));
            for i in 0..messages {
                if let Some(at) = text(i).of_both(&range) {
                    lengths[i] = text(i).copy(at, &mut scratch[i][..8]) as u8;
                }
            }
            advance(&keys_now, states, |i| &scratch[i][..usize::from(lengths[i])]);
        }
        advance(&keys_now, states, |i| text(i).of_rest(&range));
        lengths = [0; MOST];
        for i in 0..messages {
            let text = text(i);
            // This condition is true if the message ends in this interval.
            if text.len() > from && text.len() - from <= interval {
                let mut rest = [0; 8];
                let n = if text.whole() < text.len() { text.copy(text.whole(), &mut rest) } else { 0 };
                scratch[i] = [0; 16];
                lengths[i] = (keys.key)(i).ending(text.whole() / 8, &rest[..n], &mut scratch[i]) as u8;
                crate::wipe(&mut rest);
            }
        }
        if lengths.iter().any(|n| *n > 0) {
            advance(&keys_now, states, |i| &scratch[i][..usize::from(lengths[i])]);
        }
    }
    crate::wipe(scratch[..messages].as_flattened_mut());
}

/// Advances the states of all messages. `blocks` returns the whole blocks that each message adds to its state.
fn advance<'k, 'm>(
    keys: &JobKeys<impl Fn(usize) -> &'k Gost28147>,
    states: &mut [[u8; 8]],
    blocks: impl Fn(usize) -> &'m [u8],
) {
    let mut data: [IoBuf<'_>; MOST] = array::from_fn(|_| IoBuf::read_only(&[]));
    let data = &mut data[..states.len()];
    let mut nothing = true;
    for (i, data) in data.iter_mut().enumerate() {
        let blocks = blocks(i);
        nothing &= blocks.is_empty();
        *data = IoBuf::read_only(blocks);
    }
    if nothing {
        return;
    }
    let states = states.as_flattened_mut();
    match keys.each {
        true => Gost28147::chains_per_lane(&keys.key, Function::Imit, Link::Mac, states, data),
        false => (keys.key)(0).chains(Function::Imit, Link::Mac, states, data),
    }
}
