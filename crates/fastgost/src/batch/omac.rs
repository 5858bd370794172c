//! OMAC of many messages.
use super::{Cipher, FEW, JobKeys, Keys, MOST, Omac, Result, Tag};
use crate::{
    cipher::{BlockEngine, Function, Link},
    simd::IoBuf,
};
use core::array;

/// Computes the tags of many messages in parallel. For each message, the function calls `done` with the index and the
/// tag of the message. The length of the tag is the tag size of the key. If a key has been given data with `update`
/// before, this data is ignored. (To verify a tag, use [`Tag::verify`].)
///
/// ```
/// use fastgost::{Kuznyechik, batch::{self, Keys}, mac::Omac};
///
/// let key = Omac::new(Kuznyechik::new(&[7; 32]));
/// let mut tags = vec![None; 2];
/// batch::omac(Keys::One(&key), &[b"one", b"another"], |i, tag| tags[i] = Some(tag))?;
///
/// let mut mac = key.clone();
/// mac.update(b"another");
/// assert_eq!(tags[1].as_deref(), Some(&mac.finalize()[..]));
/// # Ok::<(), fastgost::Error>(())
/// ```
///
/// # Errors
/// [`Error::Parameter`](crate::Error::Parameter) if there are not as many keys as messages. In this case, nothing is
/// done.
pub fn omac<C: Cipher>(keys: Keys<'_, Omac<C>>, messages: &[&[u8]], mut done: impl FnMut(usize, Tag)) -> Result<()> {
    keys.check(messages.len())?;
    keys.jobs(
        messages.len(),
        |a, b| a.cipher().shares_lanes(b.cipher()),
        |keys, range| {
            let messages = &messages[range.clone()];
            let done = |i, block: &[u8]| done(range.start + i, Tag::new(&block[..keys.of(i).tag_size()]));
            match messages.len() {
                0..=FEW => tags(Omacs::<_, FEW>::new(messages.len(), keys.inner(|omac| omac)), messages, done),
                _ => tags(Omacs::<_, MOST>::new(messages.len(), keys.inner(|omac| omac)), messages, done),
            }
        },
    );
    Ok(())
}

fn tags<'k, C: Cipher + 'k, const N: usize>(
    mut macs: Omacs<impl Fn(usize) -> &'k Omac<C>, N>,
    messages: &[&[u8]],
    done: impl FnMut(usize, &[u8]),
) {
    macs.update(|i| messages[i], |_| false);
    macs.finish(done);
}

/// Computes the MACs of up to `N` messages. The caller gives the messages in parts. Each call takes one part of every
/// message.
pub(super) struct Omacs<G, const N: usize> {
    messages: usize,
    keys: JobKeys<G>,
    states: [[u8; 16]; N],
    /// For each message, the last bytes, which the MAC has not processed yet. They are at most one block.
    partial: [[u8; 16]; N],
    len: [u8; N],
}

impl<'k, C: Cipher + 'k, G: Fn(usize) -> &'k Omac<C>, const N: usize> Omacs<G, N> {
    pub(super) fn new(messages: usize, keys: JobKeys<G>) -> Self {
        Self { messages, keys, states: [[0; 16]; N], partial: [[0; 16]; N], len: [0; N] }
    }

    /// Adds the next part of every message. If a part ends with a whole block, the block stays in `partial`, because
    /// the last block of a message is processed in a different way. If `more(i)` is true, more of message i will come,
    /// so the block need not stay in `partial`.
    pub(super) fn update<'m>(&mut self, part: impl Fn(usize) -> &'m [u8], more: impl Fn(usize) -> bool) {
        let mut rest: [&[u8]; N] = [&[]; N];
        let mut begun_before = false;
        for i in 0..self.messages {
            rest[i] = part(i);
            let len = usize::from(self.len[i]);
            if len > 0 && !rest[i].is_empty() {
                let (more, after) = rest[i].split_at(rest[i].len().min(C::BLOCK - len));
                self.partial[i][len..len + more.len()].copy_from_slice(more);
                (self.len[i], rest[i]) = ((len + more.len()) as u8, after);
                begun_before |= !after.is_empty();
            }
        }
        let Self { messages, keys, states, partial, len } = self;
        let states = &mut states.as_flattened_mut()[..C::BLOCK * *messages];
        if begun_before {
            let mut blocks: [IoBuf<'_>; N] = array::from_fn(|_| IoBuf::read_only(&[]));
            for i in 0..*messages {
                if len[i] > 0 && !rest[i].is_empty() {
                    blocks[i] = IoBuf::read_only(&partial[i][..C::BLOCK]);
                    len[i] = 0;
                }
            }
            keys.advance(states, &mut blocks[..*messages]);
        }
        let mut blocks: [IoBuf<'_>; N] = array::from_fn(|_| IoBuf::read_only(&[]));
        for i in 0..*messages {
            let len = if more(i) { rest[i].len() } else { rest[i].len().saturating_sub(1) };
            let (whole, after) = rest[i].split_at(len / C::BLOCK * C::BLOCK);
            blocks[i] = IoBuf::read_only(whole);
            rest[i] = after;
        }
        keys.advance(states, &mut blocks[..*messages]);
        for i in 0..*messages {
            if !rest[i].is_empty() {
                partial[i][..rest[i].len()].copy_from_slice(rest[i]);
                len[i] = rest[i].len() as u8;
            }
        }
    }

    /// Calls `done` with the index and the whole tag of every message.
    pub(super) fn finish(&mut self, mut done: impl FnMut(usize, &[u8])) {
        let states = &mut self.states.as_flattened_mut()[..C::BLOCK * self.messages];
        for (i, state) in states.chunks_exact_mut(C::BLOCK).enumerate() {
            (self.keys.key)(i).add_last(state, &self.partial[i][..usize::from(self.len[i])]);
        }
        if self.keys.each {
            C::blocks_per_lane(self.messages, |i| (self.keys.key)(i).cipher(), Function::Encrypt, states);
        } else if self.messages > 0 {
            (self.keys.key)(0).cipher().blocks(Function::Encrypt, IoBuf::from(&mut *states));
        }
        states.chunks_exact(C::BLOCK).enumerate().for_each(|(i, block)| done(i, block));
    }
}

impl<'k, C: Cipher + 'k, G: Fn(usize) -> &'k Omac<C>> JobKeys<G> {
    fn advance(&self, states: &mut [u8], blocks: &mut [IoBuf<'_>]) {
        if self.each {
            C::chains_per_lane(|i| (self.key)(i).cipher(), Function::Encrypt, Link::Mac, states, blocks);
        } else if !blocks.is_empty() {
            (self.key)(0).cipher().chains(Function::Encrypt, Link::Mac, states, blocks);
        }
    }
}

impl<G, const N: usize> Drop for Omacs<G, N> {
    fn drop(&mut self) {
        crate::wipe(self.states[..self.messages].as_flattened_mut());
        crate::wipe(self.partial[..self.messages].as_flattened_mut());
    }
}
