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
    /// The IV. In CNT, the encrypted IV.
    pub iv: [u8; 16],
    /// For chained modes (CBC and CFB), the last block of ciphertext. Before the first block, this is the IV. If
    /// `position` is inside a block, the field has the end of the previous block, and then the bytes of the current
    /// block so far.
    pub last: [u8; 16],
    /// With ACPKM, the number and the key of a section. This section contains `position`, or is an earlier section.
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

    /// Returns how many bytes are missing until the end of the current block, or 0 at the boundary of a block.
    pub fn left_of_block(&self, plan: &Plan) -> usize {
        (plan.block - (self.position % plan.block as u128) as usize) % plan.block
    }

    /// Returns the number of the block that contains `position`. (At the end of the longest stream, the number does not
    /// fit in 64 bits. Nobody uses it there, because no block follows.)
    fn block(&self, plan: &Plan) -> u64 {
        (self.position / plan.block as u128) as u64
    }

    /// Cuts whole blocks into chunks of at most `most` bytes. `most` must be a multiple of the number of bytes in a
    /// group. The state moves forward only when the iterator makes a chunk. So the keys of the next sections are
    /// derived while GPUs compute.
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

    /// Returns the largest number of words that all section keys of a chunk have together, if the chunk has at most
    /// `most` bytes. Returns `None` without ACPKM.
    pub fn most_words(plan: &Plan, most: usize) -> Option<usize> {
        // A chunk may begin and end inside a section.
        Some((most.div_ceil(plan.section?) + 1) * key::WORDS)
    }

    /// Returns the number of bytes of a chunk that begins at `position`. In the mode `Counter`, groups have fixed
    /// positions in the stream. So this chunk ends at the end of a group, and the next chunk begins with a group.
    pub fn chunk(&self, plan: &Plan, most: usize) -> usize {
        match plan.mode {
            KernelMode::Counter => most - self.block(plan) as usize % GROUP * plan.block,
            _ => most,
        }
    }

    /// Computes the parameters with which the kernel processes the next `bytes` bytes. If there are sections, the
    /// method also changes `self.section` to the last section of these bytes.
    ///
    /// # Errors
    /// There are no errors in practice, because `fastgost` has already accepted the key and the S-box set.
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
                // The code subtracts 1 before it adds `block`, because `block` plus the number of blocks may be too
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
                            // The kernel divides the number of a group by this divisor. The divisor is 0 if there is
                            // only one key.
                            let divisor = if first == last { 0 } else { groups as u32 };
                            Some((divisor, self.section_words(plan, first, last)?))
                        }
                        None => None,
                    },
                }
            }
        })
    }

    /// Returns the words of the keys of the sections `first` to `last`.
    fn section_words(&mut self, plan: &Plan, first: u64, last: u64) -> Result<Zeroizing<Vec<u32>>> {
        let Some((number, section)) = &mut self.section else { return Ok(Zeroizing::default()) };
        // The vector gets its final size at the beginning. If the vector grew, a copy of the keys would stay in memory.
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

/// Returns the words of a block, in the order in which they are in memory.
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
