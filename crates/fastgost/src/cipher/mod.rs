//! Block ciphers. This file says which parts a kernel has, and how a kernel is chosen.
//!
//! Modes call the methods of `BlockEngine`, `dispatch` cuts the data into jobs of whole groups, and a kernel does each
//! job. Nothing here depends on a mode, and no mode depends on an ISA.

// The way of a block from a mode (above) to the registers (below):
//
//     mode, mac, aead           what to do with blocks: chaining, counters, padding, meshing
//        |  BlockEngine: blocks, xor_keystream, chains (and the key schedule, when a key is prepared)
//     dispatch.rs               cuts the data into groups of blocks, in the same way for all ciphers
//        |  one unsafe call
//     <cipher>/<isa>.rs         a kernel: the entry points for one level of CPU features
//        |  inlined completely
//     <cipher>/<strategy>.rs    the rounds, generic over registers
//        |
//     simd                      registers as values: traits, and a file for each instruction set
//
// For example, CTR with Kuznyechik on AVX-512 goes through `mode::Ctr::apply`, `mode/keystream.rs` (position, limit),
// `BlockEngine::xor_keystream`, `CipherCore::add_keystream`, `dispatch::add_keystream` (groups of 64 blocks, then of
// 16, 8, 4, 1) and `dispatch::run`, which makes the unsafe call of `Step::run`. In `kuznyechik/avx512.rs` this function
// is `sliced64`. The code below `sliced64` is inlined into `sliced64`. This code is `recurrence::run_with_gfni`,
// `sliced::run`, `Form::ctr`, `sliced_ctr::ctr`, the register traits of `simd`, and the intrinsics.
//
// A cipher has four traits. Users name `Cipher`. Modes use `BlockEngine`, which every `Cipher` has. `Prepared` gives
// access to the cipher's kernel and to its prepared key. `CipherCore` is the trait for which kernels are written. Magma
// and GOST 28147-89 are two ciphers with one core.
//
// AEADs also use `gf`, which computes sums of products in GF(2^n). `gf` has its own kernels, which are chosen by the
// level of the cipher's kernel. `rows.rs` says how a kernel is chosen. The kernel of a cipher has steps, from wide to
// narrow. A step is a function that processes groups of a fixed number of blocks (512, 64, 16, ... 2 or 1). The
// dispatcher gives as many whole groups as possible to the widest step, and passes the remaining blocks on to narrower
// steps. Modes pass their buffers to kernels as an `IoBuf` (`simd/io_buf.rs`).
//
// Rules for all kernels, not only for the kernels of ciphers:
//
// - Kernels must run in constant time. So a secret must not index memory, decide a branch or be divided. Select with
//   masks, and look up only in tables that are in registers. A public value that is stored among secrets is declared
//   public with `simd::public`.
// - Everything is inlined into the entry point, in plain loops (`fastgost-simd`).
// - Unsafe code stays where `tests/layers.rs` allows it, and each unsafe block has a SAFETY comment that says why the
//   block is sound.
// - Secrets in scratch memory are wiped (`crate::wipe`). Types that hold secrets are `ZeroizeOnDrop` and print
//   nothing.
// - The mathematics is written once. A kernel's file contains the kernel's entry points, its entry in the list of
//   kernels, and code that no other kernel can use.
// - A strategy, which is a way to compute an algorithm, is one file. The first comment of the file says why the
//   strategy exists. A kernel uses the strategies that are the best for it.
// - The constants of a standard are in `spec.rs`, as the standard prints them. `const fn`s derive the tables from these
//   constants. Tests compare the kernels with an oracle, which is an implementation that follows the standard's text.
//   The oracle is in `fastgost-testkit`, and has its own copy of the standard's tables.

use crate::{
    cpu::Level,
    error::{Error, Result},
    rows,
    simd::IoBuf,
};
use zeroize::Zeroize;

mod dispatch;
mod engine;
pub mod gost28147;
pub mod kuznyechik;
#[cfg(test)]
mod tests;

pub use engine::Cipher;
pub(crate) use engine::{BlockEngine, CounterOf};

/// The function that a job applies to each block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Encrypt,
    Decrypt,
    /// The first 16 of the 32 rounds of GOST 28147-89 without the final exchange of halves. IMIT computes this
    /// function once for each block. Only the core of GOST 28147-89 has this function.
    Imit,
    /// A part of Kuznyechik's rounds.
    #[cfg(test)]
    Part(Part),
}

/// The parts of Kuznyechik that tests compute alone, in every step of every kernel.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    S,
    SInverse,
    L,
    LInverse,
}

/// How a chain advances from block to block. x is the state of the chain, m is the next block of the message, and F is
/// the `Function`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// x = F(x ^ m); nothing is written.
    Mac,
    /// x = F(x ^ m); x is written.
    Cbc,
    /// x = F(x) ^ m; x is written.
    Cfb,
    /// x = F(x); x ^ m is written.
    Ofb,
}

/// A half of a block, as a big-endian number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// The last bytes.
    Low,
    /// The first bytes.
    High,
}

/// One prepared key for all lanes, or one key per lane. A lane is the place of one block in a group.
pub(crate) enum LaneKeys<'a, K> {
    One(&'a K),
    /// There are as many keys as a group of the step has blocks. Key i is for block i of every group, and for chain i.
    PerLane(&'a [&'a K]),
}

impl<K> Clone for LaneKeys<'_, K> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for LaneKeys<'_, K> {}

/// A task for a kernel.
pub(crate) enum Job<'a, 'b, F: CipherCore> {
    /// Applies `function` to every block of `data`, from the last group to the first. `data` is a whole number of the
    /// step's groups.
    Blocks { keys: LaneKeys<'a, F::Keys>, function: Function, data: IoBuf<'a> },
    /// Writes E(counter), E(the next counter), ..., XOR the addend of `data` if there is an addend. `data` is a whole
    /// number of groups. The counter's value may be secret, so the counter is passed by reference, as all secrets are.
    /// The rule by which the counter advances is public.
    Counter { key: &'a F::Keys, counter: &'a F::Counter, data: IoBuf<'a> },
    /// Advances independent chains, one for each element of `data`, over the first `blocks` blocks of each element.
    /// There are at most as many chains as a group has blocks. `state` is as long as one group, and has the states of
    /// the chains, one after the other. There is no job for counters with one key per lane. Callers write these
    /// counters to a buffer of blocks, and encrypt the buffer with `Blocks`.
    Chains {
        keys: LaneKeys<'a, F::Keys>,
        function: Function,
        link: Link,
        state: &'a mut [u8],
        data: &'a mut [IoBuf<'b>],
        blocks: usize,
    },
}

/// The core of one or more ciphers. Ciphers with one core share the kernels of this core.
pub(crate) trait CipherCore: Sized + 'static {
    /// Bytes in a block.
    const BLOCK: usize;
    /// A prepared key.
    type Keys: Clone;
    /// The key as the user passes it.
    type Master: ?Sized;
    /// The value from which the next block of a keystream is made.
    type Counter: Copy + Send + Sync + Zeroize;
    /// See [`BlockEngine::block_counter`].
    fn counter_from(value: u128) -> Self::Counter;
    /// See [`BlockEngine::half_counter`].
    fn counter_from_half(block: &[u8], counts: Half) -> Self::Counter;
    /// Returns the counter that comes `blocks` blocks later, in constant time.
    fn advance(counter: Self::Counter, blocks: u64) -> Self::Counter;
    /// See [`BlockEngine::counter_blocks`].
    fn counter_blocks(counter: Self::Counter, blocks: &mut [u8]);
    /// Writes to `data` the XOR of a keystream and the addend of `data`. `data` may have any length.
    fn add_keystream(kernel: &'static CipherKernel<Self>, key: &Self::Keys, counter: Self::Counter, data: IoBuf<'_>) {
        dispatch::add_keystream(kernel, key, counter, data);
    }
    /// Returns whether one job can use both keys, each for its own lane.
    fn alike(a: &Self::Keys, b: &Self::Keys) -> bool;
    /// Returns all kernels of the architecture, with the best kernel first.
    fn kernels() -> &'static [CipherKernel<Self>];
}

/// One width of a kernel: a function that processes groups of a fixed number of blocks.
pub(crate) struct Step<F: CipherCore> {
    /// Blocks in a group.
    blocks: usize,
    /// If fewer blocks than this number are left, the next step is faster than one padded group of this step.
    pad_from: usize,
    /// If there are fewer chains than this number, the next step is faster.
    chains_from: usize,
    /// Whether the step does `Chains` itself. If not, `dispatch` builds chains from `Blocks`.
    chains: bool,
    /// Whether the step takes one key per lane.
    per_lane: bool,
    /// # Safety
    /// The CPU has the features of the kernel's level.
    run: unsafe fn(Job<'_, '_, F>),
}

/// An implementation of a cipher for one level of CPU features, which is a row in the cipher's list of kernels. A
/// `&'static CipherKernel` proves that this CPU can run the kernel, because `rows` returns only such kernels.
pub(crate) struct CipherKernel<F: CipherCore> {
    level: Level,
    /// Whether this CPU is one of the CPUs for which the steps of this kernel are chosen.
    suits: fn() -> bool,
    /// The steps, from wide to narrow. Each step leaves the blocks that do not fill a group to the next step, and the
    /// last step can do every job.
    steps: &'static [Step<F>],
    /// Prepares any number of keys in parallel.
    ///
    /// # Safety
    /// The CPU has the features of `level`.
    schedule: Schedule<F>,
}

rows::kernel!(CipherKernel, CipherCore, suits);

type Schedule<F> = unsafe fn(&[&<F as CipherCore>::Master], &mut [<F as CipherCore>::Keys]);

impl<F: CipherCore> CipherKernel<F> {
    /// Makes the kernel for a level. The kernel has the name of the level. The code does not compile if a step exceeds
    /// the limits of `dispatch`.
    const fn new(level: Level, steps: &'static [Step<F>], schedule: Schedule<F>) -> Self {
        dispatch::check(steps);
        Self { level, suits: || true, steps, schedule }
    }

    /// Restricts the kernel to the CPUs for which `suits` is true. The level's other CPUs take another kernel of the
    /// level, or the kernel of a lower level.
    const fn only_if(self, suits: fn() -> bool) -> Self {
        Self { suits, ..self }
    }

    /// Returns the same implementation as a kernel of the level `level`.
    #[cfg(target_arch = "aarch64")]
    const fn at_level(self, level: Level) -> Self {
        Self { level, ..self }
    }

    /// Blocks in a group of the widest step.
    fn blocks(&self) -> usize {
        self.steps[0].blocks
    }

    /// Returns the number of blocks that a caller should pass in one call, if the caller itself has extra work for each
    /// call. If the narrowest step has one block, a caller that has fewer blocks than this number loses little, because
    /// it can pass single blocks. In this case the number is four groups of the widest step. The number is limited to 4
    /// KiB of blocks, but it is never less than one group. Otherwise the number is one group of the widest step.
    fn parallel_blocks(&self) -> usize {
        let narrowest = self.steps[self.steps.len() - 1].blocks;
        match narrowest {
            1 => (4 * self.blocks()).min(4096 / F::BLOCK).max(self.blocks()),
            _ => self.blocks(),
        }
    }
}

/// `to` ^= `from`.
#[inline]
pub(crate) fn xor(to: &mut [u8], from: &[u8]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to ^= from;
    }
}

/// Returns `key` as an array, if it has 32 bytes.
pub(crate) fn key_from_slice(key: &[u8]) -> Result<&[u8; 32]> {
    key.try_into().map_err(|_| Error::KeyLength { given: key.len(), allowed: "32 bytes" })
}
