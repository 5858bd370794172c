//! A position in the stream of a mode, and the parameters that describe this position to a kernel.
use crate::{
    abi::{GROUP, KernelMode},
    cipher::Plan,
    data::Data,
    error::Result,
    key,
    pipeline::{Chunk, Launch},
};
use fastgost::mode::Cnt;
use std::iter;
use zeroize::{Zeroize, Zeroizing};

/// A place in a stream.
#[derive(Clone, Default)]
pub(crate) struct State {
    /// The number of bytes from the beginning.
    pub position: u128,
    /// The IV or, in CNT, the encryption of the IV.
    pub iv: [u8; 16],
    /// In chained modes, the last block of ciphertext, or the IV before the first block. Inside a block, this field has
    /// the end of the previous block, followed by the bytes of the current block so far.
    pub last: [u8; 16],
    /// With ACPKM, the number and the key of a section that is not later than the section at `position`.
    pub section: Option<(u64, Zeroizing<[u8; 32]>)>,
}

impl State {
    /// Moves the state past `input`.
    pub fn advance(&mut self, plan: &Plan, input: &[u8]) {
        self.position += input.len() as u128;
        let last = &mut self.last[..plan.block];
        let n = input.len().min(plan.block);
        last.rotate_left(n);
        last[plan.block - n..].copy_from_slice(&input[input.len() - n..]);
    }

    /// The number of bytes that are left of a block that has begun.
    pub fn left_of_block(&self, plan: &Plan) -> usize {
        (plan.block - (self.position % plan.block as u128) as usize) % plan.block
    }

    /// The number of the block that begins here. (The number is not used after the last block.)
    fn block(&self, plan: &Plan) -> u64 {
        (self.position / plan.block as u128) as u64
    }

    /// Cuts whole blocks into chunks of at most `most` bytes. `most` is a multiple of the bytes of a group. The state
    /// moves with each chunk that the iterator returns, so that keys of sections are derived while GPUs compute.
    pub fn chunks<'a>(&mut self, plan: &Plan, data: Data<'a>, most: usize) -> impl Iterator<Item = Result<Chunk<'a>>> {
        let mut rest = Some(data);
        iter::from_fn(move || {
            let data = rest.take().filter(|data| !data.is_empty())?;
            let n = self.chunk(plan, most).min(data.len());
            let launch = match self.launch(plan, n) {
                Ok(launch) => launch,
                Err(e) => return Some(Err(e)),
            };
            let (data, after) = data.split_at(n);
            rest = Some(after);
            self.advance(plan, data.source());
            Some(Ok(Chunk { data, launch }))
        })
    }

    /// For a chunk of at most `most` bytes, the largest number of words that the keys of its sections have together.
    /// Returns `None` without ACPKM.
    pub fn most_words(plan: &Plan, most: usize) -> Option<usize> {
        // A chunk may begin and end inside a section.
        Some((most.div_ceil(plan.section?) + 1) * key::WORDS)
    }

    /// The number of bytes of a chunk that begins here. In the mode `Counter`, groups have fixed positions in the
    /// stream, and the next chunk must begin where a group begins.
    pub fn chunk(&self, plan: &Plan, most: usize) -> usize {
        match plan.mode {
            KernelMode::Counter => most - self.block(plan) as usize % GROUP * plan.block,
            _ => most,
        }
    }

    /// Computes the parameters with which the kernel processes the next `bytes` bytes. Moves `section` to the last
    /// section of these bytes.
    ///
    /// # Errors
    /// There are no errors in practice, because the library has accepted these values before.
    pub fn launch(&mut self, plan: &Plan, bytes: usize) -> Result<Launch> {
        let (block, group) = (self.block(plan), GROUP as u64);
        Ok(match plan.mode {
            KernelMode::Blocks => Launch::default(),
            KernelMode::Cbc | KernelMode::Cfb => Launch { iv: words(&self.last), ..Launch::default() },
            KernelMode::Cnt => {
                let mut start = [0; 8];
                start.copy_from_slice(&self.iv[..8]);
                let [n3, n4] = Cnt::adders(start, block);
                Launch { iv: [n3, n4, 0, 0], ..Launch::default() }
            }
            KernelMode::Counter => {
                // The 1 is subtracted before `block` is added, because `block` plus the number of blocks may be too
                // large for the type.
                let last = (block + ((bytes / plan.block) as u64 - 1)) / group;
                Launch {
                    skip: (block % group) as u32,
                    group: block / group,
                    iv: words(&self.iv),
                    sections: match plan.section {
                        Some(section) => {
                            // `Plan::new` has checked that this number fits in 32 bits.
                            let groups = (section / plan.group_bytes()) as u64;
                            let (first, last) = (block / group / groups, last / groups);
                            // The divisor is 0 if there is only one key.
                            let divisor = if first == last { 0 } else { groups as u32 };
                            Some((divisor, self.section_words(plan, first, last)?))
                        }
                        None => None,
                    },
                }
            }
        })
    }

    /// The words of the keys of sections `first` to `last`.
    fn section_words(&mut self, plan: &Plan, first: u64, last: u64) -> Result<Zeroizing<Vec<u32>>> {
        let Some((number, section)) = &mut self.section else { return Ok(Zeroizing::default()) };
        // The vector has its final size from the beginning, so that no key is moved.
        let mut all = Zeroizing::new(Vec::with_capacity((last - first + 1) as usize * key::WORDS));
        while *number <= last {
            if *number >= first {
                all.extend_from_slice(key::words(plan.cipher, plan.function, section)?.words());
            }
            if *number == last {
                break;
            }
            *section = plan.cipher.next_key(section);
            *number += 1;
        }
        Ok(all)
    }
}

/// The words of a block, as they are in memory.
fn words(bytes: &[u8; 16]) -> [u32; 4] {
    let mut words = [0; 4];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    words
}

impl Drop for State {
    fn drop(&mut self) {
        self.iv.zeroize();
        self.last.zeroize();
    }
}
