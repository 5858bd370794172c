//! IMIT over many messages at once.
use super::{Keys, MOST, Result, Tag};
use crate::{
    cipher::{BlockEngine, Function, Link, gost28147::Gost28147},
    mac::Imit,
    mode::Interval,
    simd::IoBuf,
};
use alloc::vec::Vec;
use core::array;

/// Computes the tags of many messages in parallel, by the rules of their keys (S-boxes, key meshing, initial state,
/// single blocks, tag size); `done` gets the index of each message and its tag. Data given to the keys before is
/// ignored.
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
/// [`Error::Parameter`](crate::Error::Parameter) if there are not as many keys as messages; nothing is done then.
pub fn imit(keys: Keys<'_, Imit>, messages: &[&[u8]], mut done: impl FnMut(usize, Tag)) -> Result<()> {
    keys.check(messages.len())?;
    keys.jobs(messages.len(), shares_lanes, |keys, range| {
        let messages = &messages[range.clone()];
        let mut states = [[0; 8]; MOST];
        let states = &mut states[..messages.len()];
        chains(keys, messages, states);
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

/// Takes every message from its initial state to its final one, one interval of key meshing at a time.
fn chains(keys: Keys<'_, Imit>, messages: &[&[u8]], states: &mut [[u8; 8]]) {
    let longest = messages.iter().map(|m| m.len()).max().unwrap_or(0);
    let interval = if keys.of(0).is_meshed() { Interval::MESHING } else { longest.max(1) };
    let mut endings = [[0; 16]; MOST];
    for (i, state) in states.iter_mut().enumerate() {
        *state = *keys.of(i).initial_state();
    }
    // The ciphers under meshed keys, after the first interval.
    let mut meshed = Vec::new();
    for from in (0..longest).step_by(interval) {
        if from > 0 {
            if meshed.is_empty() {
                let different = if matches!(keys, Keys::PerMessage(_)) { messages.len() } else { 1 };
                meshed.extend((0..different).map(|i| keys.of(i).cipher().clone()));
            }
            Gost28147::mesh_many(&mut meshed);
        }
        let mut advance = |data: &mut [IoBuf<'_>]| {
            let key = |i: usize| meshed.get(i).unwrap_or_else(|| keys.of(i).cipher());
            match keys {
                Keys::One(_) => key(0).chains(Function::Imit, Link::Mac, states.as_flattened_mut(), data),
                Keys::PerMessage(_) => {
                    Gost28147::chains_per_lane(key, Function::Imit, Link::Mac, states.as_flattened_mut(), data)
                }
            }
        };
        let mut blocks: [IoBuf<'_>; MOST] = array::from_fn(|_| IoBuf::read_only(&[]));
        for (blocks, message) in blocks.iter_mut().zip(messages) {
            let part = &message[from.min(message.len())..message.len().min(from.saturating_add(interval))];
            *blocks = IoBuf::read_only(&part[..part.len() / 8 * 8]);
        }
        advance(&mut blocks[..messages.len()]);
        let mut lengths = [0; MOST];
        for (i, message) in messages.iter().enumerate() {
            // The message ends in this interval.
            if message.len() > from && message.len() - from <= interval {
                let (whole, rest) = message.split_at(message.len() / 8 * 8);
                lengths[i] = keys.of(i).ending(whole.len() / 8, rest, &mut endings[i]);
            }
        }
        if lengths.iter().any(|n| *n > 0) {
            let mut blocks: [IoBuf<'_>; MOST] = array::from_fn(|i| IoBuf::read_only(&endings[i][..lengths[i]]));
            advance(&mut blocks[..messages.len()]);
        }
    }
    crate::wipe(endings[..messages.len()].as_flattened_mut());
}
