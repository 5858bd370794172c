//! Block ciphers: what a kernel is, and how one is chosen.
//!
//! Modes describe work as jobs (`BlockEngine`); `dispatch` cuts a job into groups; a kernel does whole groups. Nothing here knows
//! a mode, and no mode knows an ISA.
use crate::{
    cpu::Level,
    error::{Error, Result},
    rows,
    simd::IoBuf,
};
use core::fmt;
use zeroize::Zeroize;

mod dispatch;
pub mod gost28147;
pub mod kuznyechik;
#[cfg(test)]
mod tests;

/// What is computed of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Encrypt,
    Decrypt,
    /// The first 16 of the 32 rounds of GOST 28147-89 without the final exchange of halves: the step of IMIT. Only
    /// that family has it.
    Imit,
    /// A part of a cipher that its rounds hide; of Kuznyechik.
    #[cfg(test)]
    Part(Part),
}

/// The parts of Kuznyechik, so that tests reach them in every step of every row.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    S,
    SInverse,
    L,
    LInverse,
}

/// How a chain goes from block to block. x is the chain's state, m the message's block, F the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// x = F(x ^ m). Nothing is written.
    Mac,
    /// x = F(x ^ m), written.
    Cbc,
    /// x = F(x) ^ m, written.
    Cfb,
    /// x = F(x); x ^ m is written.
    Ofb,
}

/// A half of a block as a big-endian number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// The last bytes.
    Low,
    /// The first bytes.
    High,
}

/// One prepared key for all lanes, or a key per lane.
pub enum Keyed<'a, K> {
    One(&'a K),
    /// As many keys as the step has blocks: block i of every group, and chain i, are under key i.
    PerLane(&'a [&'a K]),
}

impl<K> Clone for Keyed<'_, K> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for Keyed<'_, K> {}

/// What a kernel is asked to do.
pub enum Job<'a, 'b, F: CipherCore> {
    /// Every block of `data`, a whole number of the step's groups, from the last group to the first.
    Blocks { keys: Keyed<'a, F::Keys>, function: Function, data: IoBuf<'a> },
    /// E(counter), E(the next counter), ..., XOR the addend of `data`, a whole number of groups, if it has one. The
    /// counter's value may be secret, so it comes by reference, as secrets do; how it goes on is public.
    Counter { key: &'a F::Keys, counter: &'a F::Counter, data: IoBuf<'a> },
    /// Independent chains, one for each of `data`, at most as many as a group has blocks: the first `blocks` blocks of
    /// each.
    /// `state` is one group, chain by chain. A counter with a key per lane is made of `Blocks`: its blocks are gathered
    /// anyway.
    Chains {
        keys: Keyed<'a, F::Keys>,
        function: Function,
        link: Link,
        state: &'a mut [u8],
        data: &'a mut [IoBuf<'b>],
        blocks: usize,
    },
}

/// A family of ciphers that share kernels.
///
/// ```
/// use fastgost::{Cipher, Kuznyechik, Magma, Result, mac::{Omac, Tag}};
///
/// fn tag<C: Cipher>(cipher: C, message: &[u8]) -> Tag {
///     let mut omac = Omac::new(cipher);
///     omac.update(message);
///     omac.finalize()
/// }
/// assert_eq!(tag(Kuznyechik::new(&[7; 32]), b"a message").len(), Kuznyechik::BLOCK_SIZE);
/// assert_eq!(tag(Magma::new(&[7; 32]), b"a message").len(), Magma::BLOCK_SIZE);
/// ```
pub trait CipherCore: Sized + 'static {
    /// Bytes in a block.
    const BLOCK: usize;
    /// A prepared key.
    type Keys: Clone;
    /// The key as the user gives it.
    type Master: ?Sized;
    /// The value that a keystream's next block is made of.
    type Counter: Copy;
    /// The counter `blocks` later, in constant time.
    fn advance(counter: Self::Counter, blocks: u64) -> Self::Counter;
    /// All kernels of the architecture, best first.
    fn kernels() -> &'static [CipherKernel<Self>];
}

/// One width of a kernel.
pub struct Step<F: CipherCore> {
    /// Blocks in a group.
    blocks: usize,
    /// With fewer blocks left than this, the next step is faster than one padded group of this one.
    pad_from: usize,
    /// With fewer chains than this, the next step is faster.
    chains_from: usize,
    /// Does `Chains` itself; otherwise the driver makes them of `Blocks`.
    chains: bool,
    /// Takes a key per lane.
    per_lane: bool,
    /// # Safety
    /// The CPU has the features of the kernel's level.
    run: unsafe fn(Job<'_, '_, F>),
}

/// An implementation of a cipher for one level of CPU features: a row in the cipher's list. A `&'static CipherKernel` is the
/// proof that this CPU can run it, since [`CipherKernel::available`] yields no other.
pub struct CipherKernel<F: CipherCore> {
    level: Level,
    name: &'static str,
    constant_time: bool,
    /// From wide to narrow; what is left falls to the next. The last one does every job.
    steps: &'static [Step<F>],
    /// Prepares keys, as many as there are, side by side.
    ///
    /// # Safety
    /// The CPU has the features of `level`.
    schedule: unsafe fn(&[&F::Master], &mut [F::Keys]),
}

rows::kernel!(CipherKernel, CipherCore);

impl<F: CipherCore> CipherKernel<F> {
    /// Blocks in a group of its widest step.
    pub fn blocks(&self) -> usize {
        self.steps[0].blocks
    }
}

impl<F: CipherCore> CipherKernel<F> {
    /// Blocks that a caller with work of its own for every call should ask for: groups, up to 4 KiB of them if a
    /// caller that has less loses little by asking block by block.
    fn parallel_blocks(&self) -> usize {
        let narrowest = self.steps[self.steps.len() - 1].blocks;
        match narrowest {
            1 => (4 * self.blocks()).min(4096 / F::BLOCK).max(self.blocks()),
            _ => self.blocks(),
        }
    }
}

impl<F: CipherCore> fmt::Debug for CipherKernel<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CipherKernel").field("name", &self.name).field("level", &self.level).finish_non_exhaustive()
    }
}

/// What modes ask of a cipher with a key. `data` is a whole number of blocks unless said otherwise.
pub trait BlockEngine: Clone {
    /// Bytes in a block.
    const BLOCK: usize;
    /// The level of the kernel this key runs on.
    fn level(&self) -> Level;
    /// The state of a keystream. It may be made of the key.
    type Counter: Copy + Send + Sync + Zeroize;
    /// The whole block as a big-endian number, modulo 2^(8 `BLOCK`).
    fn block_counter(value: u128) -> Self::Counter;
    /// One half of the block, which comes as bytes, as a number modulo 2^(4 `BLOCK`); the other half stays.
    fn half_counter(block: &[u8], counts: Half) -> Self::Counter;
    /// The counter `blocks` later.
    fn later(counter: Self::Counter, blocks: u64) -> Self::Counter;
    /// `data` = F(`data`).
    fn blocks(&self, function: Function, data: IoBuf<'_>);
    /// `data` ^= E(counter), E(counter + 1), ...; any length.
    fn counter(&self, counter: Self::Counter, data: IoBuf<'_>);
    /// `data` = E(counter), E(counter + 1), ...; any length.
    fn keystream(&self, counter: Self::Counter, data: &mut [u8]);
    /// Advances chain i, whose state is `state[BLOCK * i..]`, over `data[i]`; lengths may differ.
    fn chains(&self, function: Function, link: Link, state: &mut [u8], data: &mut [IoBuf<'_>]);
    /// Prepares another key in its place, for the same kernel and with the same S-boxes.
    fn set_key(&mut self, key: &[u8; 32]);
    /// Whether both can be keys of one job: they have the same kernel and S-boxes.
    fn shares_lanes(&self, other: &Self) -> bool;
    /// Blocks in a group of the kernel's widest step, a power of two.
    fn group(&self) -> usize;
    /// How many lanes `blocks_per_lane` is best given when there are so many keys; there may be more lanes than keys.
    fn lanes(&self, keys: usize) -> usize;
    /// `data` is groups of `lanes` blocks: block i of each = F(block) under `key(i)`. All keys share lanes.
    fn blocks_per_lane<'k>(lanes: usize, key: impl Fn(usize) -> &'k Self, function: Function, data: &mut [u8])
    where
        Self: 'k;
    /// `chains` with chain i under `key(i)`. All keys share lanes.
    fn chains_per_lane<'k>(
        key: impl Fn(usize) -> &'k Self,
        function: Function,
        link: Link,
        state: &mut [u8],
        data: &mut [IoBuf<'_>],
    ) where
        Self: 'k;
}

/// The key, if it has 32 bytes.
pub(crate) fn key_from_slice(key: &[u8]) -> Result<&[u8; 32]> {
    key.try_into().map_err(|_| Error::KeyLength { given: key.len(), allowed: "32 bytes" })
}

/// A block cipher with a key: [`Kuznyechik`](crate::Kuznyechik), [`Magma`](crate::Magma),
/// [`Gost28147`](crate::Gost28147). Modes and MACs take any of them. Sealed: the work behind it is not part of the
/// public interface.
pub trait Cipher: BlockEngine + Send + Sync {
    /// Bytes in a block.
    const BLOCK_SIZE: usize = <Self as BlockEngine>::BLOCK;
    /// The kernel this key runs on.
    fn kernel_name(&self) -> &'static str;
    /// Blocks that it should be given at once by callers with work of their own for every call.
    fn parallel_blocks(&self) -> usize;
}
