//! Sums of products by integer multiplication with holes (see `ctmul`). The factors of each multiplication are 32-bit
//! words. Each of the four parts of a factor has only eight bits, so no sum carries into the next sum, and both factors
//! can be used whole.
//!
//! This strategy is for CPUs with SIMD registers but without carry-less multiplication. The strategy computes two
//! products at once, and there is no carry between words. Karatsuba multiplication makes a product of 64-bit words from
//! three products of 32-bit halves.
use super::Wide;
use crate::simd::{Lookup16, Multiply32, each16};

/// The operations that this strategy needs from a 16-byte register.
pub(super) trait CtmulRegister: Lookup16 + Multiply32 {}
impl<V: Lookup16 + Multiply32> CtmulRegister for V {}

/// The three Karatsuba sums for the words of a register. The first is a sum of products of low halves. The second is a
/// sum of products of high halves. The third is a sum of products of low half plus high half.
type Thirds<V> = [V; 3];

#[inline(always)]
pub(super) fn products64<V: CtmulRegister>(cpu: V::Cpu, sum: &mut Wide, a: &[u8], b: &[u8]) {
    let mut thirds = [V::splat64(cpu, 0); 3];
    each16!(3: K => {
        let mut products = [V::splat64(cpu, 0); 4];
        let mut at = 0;
        while at < b.len() {
            let (x, y) = (load::<V>(cpu, a, at), load::<V>(cpu, b, at));
            add(cpu, &mut products, third::<V, K>(x), third::<V, K>(y));
            at += 16;
        }
        thirds[K] = without_holes(cpu, &products);
    });
    let [low, high] = words(&thirds);
    sum[0] ^= low[0] ^ high[0];
    sum[1] ^= low[1] ^ high[1];
    crate::wipe_registers(&mut thirds, V::splat64(cpu, 0));
}

/// Uses Karatsuba multiplication once more, for blocks of two words. Low words are multiplied by low words, high words
/// by high words, and the sum of a block's two words by the sum of the other block's two words. The sums of two blocks
/// fill a register.
#[inline(always)]
pub(super) fn products128<V: CtmulRegister>(cpu: V::Cpu, sum: &mut Wide, a: &[u8], b: &[u8]) {
    let zero = V::splat64(cpu, 0);
    let (mut outer, mut middle) = ([zero; 3], [zero; 3]);
    each16!(3: K => {
        let mut products = [zero; 4];
        let mut at = 0;
        while at < b.len() {
            let (x, y) = (load::<V>(cpu, a, at), load::<V>(cpu, b, at));
            add(cpu, &mut products, third::<V, K>(x), third::<V, K>(y));
            at += 16;
        }
        outer[K] = without_holes(cpu, &products);
        products = [zero; 4];
        at = 0;
        while at < b.len() {
            let (x, y) = (sums_of_words::<V>(cpu, a, at), sums_of_words::<V>(cpu, b, at));
            add(cpu, &mut products, third::<V, K>(x), third::<V, K>(y));
            at += 32;
        }
        middle[K] = without_holes(cpu, &products);
    });
    let ([low, high], [m, n]) = (words(&outer), words(&middle));
    sum[0] ^= low[0];
    sum[1] ^= low[1] ^ m[0] ^ n[0] ^ low[0] ^ high[0];
    sum[2] ^= high[0] ^ m[1] ^ n[1] ^ low[1] ^ high[1];
    sum[3] ^= high[1];
    crate::wipe_registers(&mut outer, zero);
    crate::wipe_registers(&mut middle, zero);
}

/// Adds the products of the low halves of all words to the sums.
#[inline(always)]
fn add<V: CtmulRegister>(cpu: V::Cpu, sums: &mut [V; 4], x: V, y: V) {
    let (mut xs, mut ys) = ([x; 4], [y; 4]);
    each16!(4: I => {
        let part = V::splat64(cpu, PART << I);
        (xs[I], ys[I]) = (x & part, y & part);
    });
    each16!(4: PLACE => {
        let mut products = sums[PLACE];
        each16!(4: I => products = products ^ xs[I].multiply32(ys[(4 + PLACE - I) % 4]));
        sums[PLACE] = products;
    });
}

#[inline(always)]
fn without_holes<V: CtmulRegister>(cpu: V::Cpu, sums: &[V; 4]) -> V {
    let mut value = sums[0] & V::splat64(cpu, PART);
    for place in 1..4 {
        value = value | sums[place] & V::splat64(cpu, PART << place);
    }
    value
}

const PART: u64 = 0x1111_1111_1111_1111;

#[inline(always)]
fn third<V: CtmulRegister, const K: usize>(x: V) -> V {
    match K {
        0 => x,
        1 => x.shr64::<32>(),
        _ => x ^ x.shr64::<32>(),
    }
}

/// Returns the products of both words. Each product has its low word first.
#[inline(always)]
fn words<V: CtmulRegister>(thirds: &Thirds<V>) -> [[u64; 2]; 2] {
    let mut bytes = [[0; 16]; 3];
    let mut products = [[0; 2]; 2];
    for k in 0..3 {
        thirds[k].store(&mut bytes[k]);
    }
    for lane in 0..2 {
        let (low, high) = (word(&bytes[0], lane), word(&bytes[1], lane));
        let middle = word(&bytes[2], lane) ^ low ^ high;
        products[lane] = [low ^ middle << 32, high ^ middle >> 32];
    }
    crate::wipe(bytes.as_flattened_mut());
    products
}

#[inline(always)]
fn word(bytes: &[u8; 16], lane: usize) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[8 * lane..8 * lane + 8]);
    u64::from_le_bytes(word)
}

/// Loads 16 bytes, padded with zeros after the end, in reverse byte order.
#[inline(always)]
fn load<V: CtmulRegister>(cpu: V::Cpu, from: &[u8], at: usize) -> V {
    let reverse = V::splat128(cpu, &[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    if at + 16 <= from.len() {
        return reverse.lookup16(V::load(cpu, &from[at..]));
    }
    let mut block = [0; 16];
    if at < from.len() {
        let rest = &from[at..];
        block[..rest.len()].copy_from_slice(rest);
    }
    let x = reverse.lookup16(V::load(cpu, &block));
    crate::wipe(&mut block);
    x
}

/// Returns, for each of two blocks, the sum of its two words.
#[inline(always)]
fn sums_of_words<V: CtmulRegister>(cpu: V::Cpu, from: &[u8], at: usize) -> V {
    let swap = V::splat128(cpu, &[8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]);
    let low = V::splat128(cpu, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0]);
    let (x, y) = (load::<V>(cpu, from, at), load::<V>(cpu, from, at + 16));
    let (x, y) = (x ^ swap.lookup16(x), y ^ swap.lookup16(y));
    (x & low) ^ low.and_not(y)
}
