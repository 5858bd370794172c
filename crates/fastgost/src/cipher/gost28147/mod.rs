//! Magma (GOST R 34.12-2015, RFC 8891) and GOST 28147-89 (RFC 5830). This file has the types, the prepared keys, and
//! the list of kernels.
//!
//! Both ciphers share one core (the code of the cipher), because Magma is GOST 28147-89 with two changes. The bytes of
//! keys and blocks are in the opposite order, and the set of S-boxes is fixed.
use super::{Cipher, CipherCore, CipherKernel, Function, Half, dispatch, engine::keyed_cipher};
use crate::{
    cpu::Level,
    error::Result,
    simd::{
        IoBuf,
        lanes32::{ByteOrder, NibbleTables},
        public,
    },
};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

mod avx2;
mod avx512;
mod avx512_amd;
#[cfg(feature = "circuits")]
pub(crate) mod bitsliced;
mod byte_planes;
#[cfg(feature = "count")]
pub(crate) mod count;
mod lanes;
mod meshing;
mod neon;
mod neon_aes;
mod portable;
mod sboxes;
mod simd128;
mod spec;
mod ssse3;
#[cfg(test)]
mod tests;
#[cfg(feature = "circuits")]
pub(crate) mod three_input;

pub(crate) use lanes::encrypt as encrypt_lanes;
pub(crate) use sboxes::H94_CRYPTOPRO;
pub use sboxes::{ParameterSet, Sbox};

crate::rows::kernels! {
    CipherKernel<Gost28147>;
    x86: avx512, avx512_amd, avx2, ssse3;
    aarch64: neon_aes, neon;
    wasm32: simd128;
    portable;
}

/// A prepared key. The prepared key has the same form for all kernels. If a job has one key per lane, all these keys
/// have the same S-boxes and the same byte order, and the kernel reads both from the first key.
#[derive(Clone, Zeroize, ZeroizeOnDrop)]
pub struct Keys {
    /// The S-boxes wipe themselves.
    #[zeroize(skip)]
    sbox: Sbox,
    /// The eight key words. The rounds use the words in the order of `spec::ORDER`.
    words: [u32; 8],
    #[zeroize(skip)]
    order: ByteOrder,
}

impl Keys {
    /// Makes a key whose words are zeros. The key schedule sets the words later.
    #[inline(always)]
    fn without_key(sbox: &Sbox, order: ByteOrder) -> Self {
        Self { sbox: sbox.clone(), words: [0; 8], order }
    }

    /// Returns the byte order, which is not secret.
    #[inline(always)]
    fn order(&self) -> ByteOrder {
        if public(self.order as usize) == ByteOrder::Big as usize { ByteOrder::Big } else { ByteOrder::Little }
    }
}

/// The GOST 28147-89 block cipher with a key and a set of S-boxes (RFC 5830). A block has 8 bytes, and a key has 32
/// bytes.
///
/// The kernel (the implementation for the features of this CPU) is chosen when the key is prepared. The key and the
/// S-boxes are wiped on drop, and are never printed.
///
/// ```
/// use fastgost::{Gost28147, Sbox, mode::Ecb};
///
/// let cipher = Gost28147::new(&[7; 32], &Sbox::from_name("z")?);
/// let mut blocks = [0; 32];
/// Ecb::new(cipher.clone()).encrypt(&mut blocks[..])?;
/// Ecb::new(cipher).decrypt(&mut blocks[..])?;
/// assert_eq!(blocks, [0; 32]);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Gost28147 {
    kernel: &'static CipherKernel<Gost28147>,
    keys: Keys,
}

keyed_cipher!(Gost28147, Gost28147, sbox: &Sbox; Keys::without_key(sbox, ByteOrder::Little));

impl Gost28147 {
    /// Prepares another key, with the same S-boxes and for the same kernel.
    pub fn rekey(&self, key: &[u8; 32]) -> Self {
        let mut cipher = self.clone();
        super::BlockEngine::set_key(&mut cipher, key);
        cipher
    }

    /// Returns the key as the user passed it, so that another key can be derived from it.
    pub(crate) fn key(&self) -> Zeroizing<[u8; 32]> {
        let mut key = Zeroizing::new([0; 32]);
        for (bytes, word) in key.as_chunks_mut::<4>().0.iter_mut().zip(&self.keys.words) {
            *bytes = word.to_le_bytes();
        }
        key
    }
}

/// The Magma block cipher with a key (GOST R 34.12-2015, section 5; RFC 8891). A block has 8 bytes, and a key has 32
/// bytes.
///
/// Magma runs on the kernels of [`Gost28147`].
///
/// ```
/// use fastgost::{Magma, mode::Ecb};
///
/// let cipher = Magma::new(&[7; 32]);
/// let mut blocks = [0; 32];
/// Ecb::new(cipher.clone()).encrypt(&mut blocks[..])?;
/// Ecb::new(cipher).decrypt(&mut blocks[..])?;
/// assert_eq!(blocks, [0; 32]);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Magma {
    kernel: &'static CipherKernel<Gost28147>,
    keys: Keys,
}

// These types have no padding. Otherwise a move to the heap would copy the padding with the traces of secrets that the
// stack had there, and nothing would overwrite these traces.
const _: () = {
    assert!(size_of::<Sbox>() == size_of::<NibbleTables>() + size_of::<sboxes::PlaneTables>() + size_of::<usize>());
    assert!(size_of::<NibbleTables>() == 64 + 64 + 16 * 4);
    assert!(size_of::<Keys>() == size_of::<Sbox>() + 8 * 4 + size_of::<ByteOrder>());
    assert!(size_of::<Magma>() == size_of::<&CipherKernel<Gost28147>>() + size_of::<Keys>());
    assert!(size_of::<Gost28147>() == size_of::<Magma>());
};

keyed_cipher!(Magma, Gost28147; Keys::without_key(&sboxes::Z, ByteOrder::Big));

#[cfg(feature = "std")]
impl Keys {
    /// Returns the key word of each round, in the order of the rounds.
    fn in_order(&self, decrypt: bool) -> [u32; 32] {
        let order = if decrypt { &REVERSE_ORDER } else { &spec::ORDER };
        order.map(|i| self.words[usize::from(i)])
    }
}

#[cfg(feature = "std")]
impl Gost28147 {
    /// Returns the key of each round, in the order of the rounds.
    pub(crate) fn circuit_words(&self, decrypt: bool) -> [u32; 32] {
        self.keys.in_order(decrypt)
    }
}

#[cfg(feature = "std")]
impl Magma {
    /// Returns the key of each round, in the order of the rounds.
    pub(crate) fn circuit_words(&self, decrypt: bool) -> [u32; 32] {
        self.keys.in_order(decrypt)
    }
}

/// Splits keys into words, in the byte order that is already set in `keys`. All kernels use this function, because no
/// kernel would gain from a separate version.
fn schedule(masters: &[&[u8; 32]], keys: &mut [Keys]) {
    for (master, keys) in masters.iter().zip(keys) {
        for i in 0..8 {
            let word = [master[4 * i], master[4 * i + 1], master[4 * i + 2], master[4 * i + 3]];
            keys.words[i] = match keys.order() {
                ByteOrder::Big => u32::from_be_bytes(word),
                ByteOrder::Little => u32::from_le_bytes(word),
            };
        }
    }
}

/// `spec::ORDER` reversed, for decryption.
static REVERSE_ORDER: [u8; 32] = {
    let mut reverse = [0; 32];
    let mut r = 0;
    while r < 32 {
        reverse[r] = spec::ORDER[31 - r];
        r += 1;
    }
    reverse
};

/// Returns, for each round, the index of its key word.
#[inline(always)]
fn order(function: Function) -> &'static [u8] {
    match function {
        Function::Encrypt => &spec::ORDER,
        Function::Decrypt => &REVERSE_ORDER,
        Function::Imit => &spec::ORDER[..16],
        #[cfg(test)]
        Function::Part(_) => unreachable!("only Kuznyechik's rows have parts to prove"),
    }
}

/// The block whose encryption is the next block of a keystream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Zeroize)]
pub struct Counter {
    number: u64,
    #[zeroize(skip)]
    counts: Counts,
}

/// How a counter advances. This is not secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counts {
    /// The whole number advances by one per block, modulo 2^64.
    Block,
    /// The low half advances by one per block, modulo 2^32. The high half stays as it is.
    Low,
    /// The high half advances by one per block, modulo 2^32. The low half stays as it is.
    High,
    /// The halves are the two adders of GOST 28147-89. N3, the low half, advances by 0x01010101 modulo 2^32. N4, the
    /// high half, advances by 0x01010104 modulo 2^32 - 1.
    Gamma,
}

/// The rule by which the two halves of a counter advance. `low` and `high` are added to the halves.
#[derive(Clone, Copy)]
struct Rule {
    low: u32,
    high: u32,
    /// All ones if the carry out of the low half goes into the high half, else zero.
    carry: u32,
    /// All ones if the carry out of the high half goes back into the high half, else zero.
    end_around: u32,
}

impl Counter {
    /// Makes a counter from the adders N3 (the low half) and N4 (the high half).
    pub(crate) fn gamma(adders: u64) -> Self {
        Self { number: adders, counts: Counts::Gamma }
    }

    /// Returns the value of the counter.
    pub(crate) fn number(self) -> u64 {
        self.number
    }

    /// Returns the value of the counter, and the rule by which the counter advances. Kernels use this function, because
    /// they get the counter as a secret, but the rule is public.
    #[inline(always)]
    fn parts(&self) -> (u64, Rule) {
        let rule = match public(self.counts as usize) {
            0 => Rule::BLOCK,
            1 => Rule::LOW,
            2 => Rule::HIGH,
            _ => Rule::GAMMA,
        };
        (self.number, rule)
    }
}

impl Rule {
    const BLOCK: Self = Self { low: 1, high: 0, carry: !0, end_around: 0 };
    const LOW: Self = Self { low: 1, high: 0, carry: 0, end_around: 0 };
    const HIGH: Self = Self { low: 0, high: 1, carry: 0, end_around: 0 };
    const GAMMA: Self = Self { low: 0x0101_0101, high: 0x0101_0104, carry: 0, end_around: !0 };

    /// Returns the rule that advances a counter by `blocks` blocks at once. This rule is exact if the low half carries
    /// at most once in these blocks. A rule with `carry` is exact for the 512 blocks of the widest group, because the
    /// low half cannot carry twice in 512 blocks.
    #[inline(always)]
    fn times(self, blocks: u32) -> Self {
        let high = u64::from(self.high) * u64::from(blocks);
        let high = (high & u64::from(u32::MAX)) + (high >> 32);
        Self { low: self.low.wrapping_mul(blocks), high: high as u32, ..self }
    }

    /// Returns the value that comes after `x`.
    #[inline(always)]
    fn apply(self, x: u64) -> u64 {
        let low = u64::from(x as u32) + u64::from(self.low);
        let high = (x >> 32) + u64::from(self.high) + ((low >> 32) & u64::from(self.carry));
        let high = high + ((high >> 32) & u64::from(self.end_around));
        high << 32 | low & u64::from(u32::MAX)
    }

    /// Writes `number` and the values after it to `blocks`. `to_bytes` converts each value. The rule should be a
    /// constant. Eight values are computed from one value, because to compute each value from the value before would
    /// take longer.
    #[inline(always)]
    fn write(self, mut number: u64, to_bytes: fn(u64) -> [u8; 8], blocks: &mut [u8]) {
        for eight in blocks.chunks_mut(64) {
            for (i, block) in eight.chunks_exact_mut(8).enumerate() {
                block.copy_from_slice(&to_bytes(self.times(i as u32).apply(number)));
            }
            number = self.times(8).apply(number);
        }
    }
}

/// Returns a number that is congruent to `x` modulo 2^32 - 1, and that is at most 2 (2^32 - 1). The number is 0 only if
/// `x` is 0.
fn fold(x: u64) -> u64 {
    (x & u64::from(u32::MAX)) + (x >> 32)
}

fn halves(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

impl CipherCore for Gost28147 {
    const BLOCK: usize = 8;
    type Keys = Keys;
    type Master = [u8; 32];
    type Counter = Counter;
    #[inline]
    fn counter_from(value: u128) -> Counter {
        Counter { number: value as u64, counts: Counts::Block }
    }
    fn counter_from_half(block: &[u8], half: Half) -> Counter {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(block);
        let counts = if half == Half::Low { Counts::Low } else { Counts::High };
        Counter { number: u64::from_be_bytes(bytes), counts }
    }
    #[inline]
    fn advance(counter: Counter, blocks: u64) -> Counter {
        let number = counter.number;
        let (low, high) = (number as u32, (number >> 32) as u32);
        let number = match counter.counts {
            Counts::Block => number.wrapping_add(blocks),
            Counts::Low => halves(low.wrapping_add(blocks as u32), high),
            Counts::High => halves(low, high.wrapping_add(blocks as u32)),
            Counts::Gamma => {
                let n3 = low.wrapping_add(0x0101_0101_u32.wrapping_mul(blocks as u32));
                let steps = fold(fold(blocks)) * 0x0101_0104;
                // The inner fold of this sum gives at most 2^32, and the outer fold turns 2^32 into 1.
                let n4 = fold(fold(u64::from(high) + fold(steps)));
                halves(n3, n4 as u32)
            }
        };
        Counter { number, ..counter }
    }
    #[inline]
    fn counter_blocks(Counter { number, counts }: Counter, blocks: &mut [u8]) {
        match counts {
            Counts::Block => {
                for (i, block) in blocks.chunks_exact_mut(8).enumerate() {
                    block.copy_from_slice(&number.wrapping_add(i as u64).to_be_bytes());
                }
            }
            Counts::Low => Rule::LOW.write(number, u64::to_be_bytes, blocks),
            Counts::High => Rule::HIGH.write(number, u64::to_be_bytes, blocks),
            Counts::Gamma => Rule::GAMMA.write(number, u64::to_le_bytes, blocks),
        }
    }
    fn add_keystream(kernel: &'static CipherKernel<Self>, keys: &Keys, counter: Counter, data: IoBuf<'_>) {
        match (counter.counts, keys.order) {
            (Counts::Block | Counts::Low | Counts::High, ByteOrder::Little) => {
                big_endian_counter(kernel, keys, counter, data)
            }
            _ => dispatch::add_keystream(kernel, keys, counter, data),
        }
    }
    fn alike(a: &Keys, b: &Keys) -> bool {
        a.sbox.is_same(&b.sbox) && a.order() as u8 == b.order() as u8
    }
    fn kernels() -> &'static [CipherKernel<Self>] {
        KERNELS
    }
}

/// Computes the keystream of big-endian counters under GOST 28147-89, which reads a block as a little-endian number. No
/// standard combines both byte orders, so no kernel has code for such counters.
fn big_endian_counter(
    kernel: &'static CipherKernel<Gost28147>,
    keys: &Keys,
    mut counter: Counter,
    mut data: IoBuf<'_>,
) {
    let mut keystream = [0; 1024];
    while !data.is_empty() {
        let mut part = data.take(data.len().min(keystream.len()));
        let blocks = part.len().div_ceil(8);
        Gost28147::counter_blocks(counter, &mut keystream[..8 * blocks]);
        counter = Gost28147::advance(counter, blocks as u64);
        dispatch::blocks(kernel, keys, Function::Encrypt, IoBuf::from(&mut keystream[..8 * blocks]));
        part.finish(&mut keystream[..part.len()]);
    }
    crate::wipe(&mut keystream);
}
