//! CNT and IMIT with key meshing for many connections. This module is for protocols in which the keystream and the MAC
//! of a connection continue from message to message. So the states of the keystream and of the MAC continue from call
//! to call. The keys of different connections change at different positions.
use super::{
    JobKeys, MOST,
    ctr::{self, Stream, Streams},
};
use crate::{
    cipher::{
        BlockEngine, Function, Link,
        gost28147::{Counter, Gost28147},
        xor,
    },
    error::Result,
    mode::{Interval, one_block},
    simd::IoBuf,
};
use alloc::{vec, vec::Vec};
use zeroize::Zeroize;

/// A MAC that continues from message to message. It holds the state after all data that has come so far.
pub(crate) struct MeshedImit {
    cipher: Gost28147,
    state: [u8; 8],
    /// The bytes of data after the last whole block. There are `len` such bytes.
    partial: [u8; 8],
    len: usize,
    /// The number of bytes that are left until the key changes.
    left: usize,
}

/// Data that continues a MAC.
pub(crate) struct Part<'a> {
    pub(crate) mac: &'a mut MeshedImit,
    pub(crate) head: [u8; HEAD],
    pub(crate) data: &'a [u8],
}

/// The number of bytes in the head of a part. The head is authenticated before the data of the part.
pub(crate) const HEAD: usize = 13;

impl MeshedImit {
    pub(crate) fn new(cipher: Gost28147) -> Self {
        Self { cipher, state: [0; 8], partial: [0; 8], len: 0, left: Interval::MESHING }
    }

    /// Returns whether one call can process both MACs.
    pub(crate) fn shares_lanes(&self, other: &Self) -> bool {
        self.cipher.shares_lanes(&other.cipher)
    }

    /// Adds a part to each MAC. For each MAC, calls `done` with the index of the part and with the tag over all data so
    /// far. The rules of IMIT for messages of one block do not matter, because the data so far always has at least two
    /// blocks.
    pub(crate) fn update_many(parts: &mut [Part<'_>], mut done: impl FnMut(usize, &[u8; 8])) {
        // Each MAC processes the bytes that the call before has left in `partial`, then the head, then the data of the
        // part. `heads` has the blocks that begin before the data of the part. `blocks` has the blocks after the blocks
        // in `heads`.
        let mut heads = vec![[0; 24]; parts.len()];
        let mut blocks: Vec<(usize, &[u8])> = Vec::with_capacity(parts.len());
        for (part, head) in parts.iter_mut().zip(&mut heads) {
            let (before, data) = (part.mac.len, part.data);
            head[..before].copy_from_slice(&part.mac.partial[..before]);
            head[before..before + HEAD].copy_from_slice(&part.head);
            let begun = before + HEAD;
            let (filling, rest) = data.split_at(data.len().min(begun.next_multiple_of(8) - begun));
            head[begun..begun + filling.len()].copy_from_slice(filling);
            let whole = (begun + filling.len()) / 8 * 8;
            let (body, tail) = rest.split_at(rest.len() / 8 * 8);
            // If `rest` is not empty, the blocks in `head` end with a whole block.
            let tail = if rest.is_empty() { &head[whole..begun + filling.len()] } else { tail };
            part.mac.partial[..tail.len()].copy_from_slice(tail);
            part.mac.len = tail.len();
            blocks.push((whole, body));
        }
        let macs = parts.iter_mut().map(|part| &mut *part.mac);
        advance(
            macs.zip(heads.iter().zip(&blocks))
                .map(|(mac, (head, (whole, _)))| Job::new(mac, &head[..*whole]))
                .collect(),
        );
        crate::wipe(heads.as_flattened_mut());
        let macs = parts.iter_mut().map(|part| &mut *part.mac);
        advance(macs.zip(&blocks).map(|(mac, (_, body))| Job::new(mac, body)).collect());

        // For the tags, the last block is padded with zeros. The state before this block is copied, because the MAC
        // later continues from this state.
        let mut lasts = vec![([0; 8], [0; 8]); parts.len()];
        for (part, (last, state)) in parts.iter().zip(&mut lasts) {
            last[..part.mac.len].copy_from_slice(&part.mac.partial[..part.mac.len]);
            *state = part.mac.state;
        }
        let padded = parts.iter_mut().zip(&lasts).map(|(part, (last, _))| {
            let blocks = if part.mac.len > 0 { &last[..] } else { &[] };
            Job::new(part.mac, blocks)
        });
        advance(padded.collect());
        for (i, (part, (last, state))) in parts.iter_mut().zip(&mut lasts).enumerate() {
            done(i, &part.mac.state);
            part.mac.state = *state;
            if part.mac.len > 0 {
                part.mac.left += 8;
            }
            crate::wipe(last);
            crate::wipe(state);
        }
    }
}

impl Drop for MeshedImit {
    fn drop(&mut self) {
        crate::wipe(&mut self.state);
        crate::wipe(&mut self.partial);
    }
}

/// A MAC, and the whole blocks that it processes next.
struct Job<'a> {
    mac: &'a mut MeshedImit,
    blocks: &'a [u8],
}

impl<'a> Job<'a> {
    fn new(mac: &'a mut MeshedImit, blocks: &'a [u8]) -> Self {
        Self { mac, blocks }
    }
}

/// Advances every MAC over its blocks. In each pass of the loop, a MAC advances at most up to its next key change.
fn advance(mut jobs: Vec<Job<'_>>) {
    let mut states = vec![[0; 8]; jobs.len()];
    let used = jobs.len();
    loop {
        jobs.retain(|job| !job.blocks.is_empty());
        if jobs.is_empty() {
            break;
        }
        let mut ended: Vec<_> = jobs.iter_mut().filter(|job| job.mac.left == 0).map(|job| &mut *job.mac).collect();
        let mut ciphers: Vec<_> = ended.iter_mut().map(|mac| &mut mac.cipher).collect();
        Gost28147::mesh_many(&mut ciphers);
        ended.iter_mut().for_each(|mac| mac.left = Interval::MESHING);
        let mut data = Vec::with_capacity(jobs.len());
        for (job, state) in jobs.iter_mut().zip(&mut states) {
            let (now, later) = job.blocks.split_at(job.blocks.len().min(job.mac.left));
            *state = job.mac.state;
            job.mac.left -= now.len();
            job.blocks = later;
            data.push(IoBuf::read_only(now));
        }
        let states = &mut states[..jobs.len()];
        let key = |i: usize| &jobs[i].mac.cipher;
        Gost28147::chains_per_lane(key, Function::Imit, Link::Mac, states.as_flattened_mut(), &mut data);
        drop(data);
        for (job, state) in jobs.iter_mut().zip(states) {
            job.mac.state = *state;
        }
    }
    crate::wipe(states[..used].as_flattened_mut());
}

/// A keystream that continues from message to message. It may stop at any byte of a block.
pub(crate) struct MeshedCnt {
    cipher: Gost28147,
    /// The value of the counter that comes before the counter of the next block.
    before: Counter,
    /// The last block of keystream that was computed. The last `kept` bytes of this block have not been used.
    last: [u8; 8],
    kept: usize,
    /// The number of bytes of keystream, in whole blocks, that are left until the key changes.
    left: usize,
}

impl MeshedCnt {
    pub(crate) fn new(cipher: Gost28147, iv: &[u8]) -> Result<Self> {
        let mut iv = one_block(iv)?;
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut iv[..]));
        let before = Counter::gamma(u64::from_le_bytes(iv));
        crate::wipe(&mut iv);
        Ok(Self { cipher, before, last: [0; 8], kept: 0, left: Interval::MESHING })
    }

    /// XORs the next part of each keystream into its data.
    pub(crate) fn apply_many(streams: &mut [(&mut Self, &mut [u8])]) {
        let mut jobs: Vec<(&mut Self, &mut [u8])> = Vec::with_capacity(streams.len());
        for (stream, data) in streams {
            let (here, rest) = data.split_at_mut(stream.kept.min(data.len()));
            xor(here, &stream.last[8 - stream.kept..]);
            stream.kept -= here.len();
            jobs.push((stream, rest));
        }
        loop {
            jobs.retain(|(_, data)| !data.is_empty());
            if jobs.is_empty() {
                return;
            }
            let ended = jobs.iter_mut().filter(|(stream, _)| stream.left == 0);
            change_keys(ended.map(|(stream, _)| &mut **stream).collect());
            for jobs in jobs.chunks_mut(MOST) {
                apply_now(jobs);
            }
        }
    }
}

/// Processes the data of each job up to the next change of its key, and removes this data from the job.
fn apply_now(jobs: &mut [(&mut MeshedCnt, &mut [u8])]) {
    let mut ciphers = Vec::with_capacity(jobs.len());
    let mut now = Vec::with_capacity(jobs.len());
    let mut ends = Vec::with_capacity(jobs.len());
    for (stream, data) in jobs {
        let MeshedCnt { cipher, before, last, kept, left } = &mut **stream;
        let bytes = data.len().min(*left);
        let (here, rest) = core::mem::take(data).split_at_mut(bytes);
        *data = rest;
        let start = Gost28147::later(*before, 1);
        let blocks = here.len().div_ceil(8);
        *before = Gost28147::later(*before, blocks as u64);
        *left -= 8 * blocks;
        let (here, end) = here.split_at_mut(here.len() / 8 * 8);
        *last = [0; 8];
        ciphers.push(&*cipher);
        *kept = (8 - end.len()) % 8;
        let (tail, end): (&mut [u8], _) = if end.is_empty() { (&mut [], None) } else { (last, Some(end)) };
        now.push(Stream { start, data: here, tail });
        ends.push(end);
    }
    ctr::apply(JobKeys { each: true, key: |i: usize| ciphers[i] }, now.len(), &mut Streamed(&mut now));
    for (stream, end) in now.iter().zip(ends) {
        if let Some(end) = end {
            xor(end, stream.tail);
        }
    }
    now.iter_mut().for_each(|stream| stream.start.zeroize());
}

impl Drop for MeshedCnt {
    fn drop(&mut self) {
        self.before.zeroize();
        crate::wipe(&mut self.last);
    }
}

struct Streamed<'a, 's>(&'a mut [Stream<'s, Gost28147>]);

impl Streams<Gost28147> for Streamed<'_, '_> {
    #[inline]
    fn stream(&mut self, i: usize) -> Stream<'_, Gost28147> {
        let Stream { start, data, tail } = &mut self.0[i];
        Stream { start: *start, data, tail }
    }
}

/// Changes the keys of all streams. The last counter under the old key is the IV under the new key.
fn change_keys(mut streams: Vec<&mut MeshedCnt>) {
    let mut ciphers: Vec<_> = streams.iter_mut().map(|stream| &mut stream.cipher).collect();
    Gost28147::mesh_many(&mut ciphers);
    let mut ivs: Vec<_> = streams.iter().map(|stream| stream.before.number().to_le_bytes()).collect();
    for (streams, ivs) in streams.chunks(MOST).zip(ivs.chunks_mut(MOST)) {
        let key = |i: usize| &streams[i].cipher;
        Gost28147::blocks_per_lane(streams.len(), key, Function::Encrypt, ivs.as_flattened_mut());
    }
    for (stream, iv) in streams.iter_mut().zip(&mut ivs) {
        (stream.before, stream.left) = (Counter::gamma(u64::from_le_bytes(*iv)), Interval::MESHING);
        crate::wipe(iv);
    }
}
