//! Sums of products by integer multiplication, for CPUs without carry-less multiplication. Take factors that use only
//! every fourth bit, and have 0 in all other bits. The three unused bits between two used bits are a hole. Then a sum
//! of at most 15 products of two bits does not carry into the next position that is used, and the lowest bit of each
//! sum is a coefficient of the polynomial product.
//!
//! So each factor is split into four numbers with such holes. The sixteen products go into four sums, one sum for each
//! bit position modulo 4. The carry bits in the holes are masked off only once, at the end. The upper four bits of the
//! second factor are left out of these products, because the sum of sixteen bits can be 16, which would carry into the
//! next position that is used. For each of these four bits, a mask selects the whole first factor or zero.
use super::Wide;

/// A sum of products of words.
#[derive(Clone, Copy)]
struct Sum {
    /// The sums of products, indexed by the position of the significant bits modulo 4.
    products: [u128; 4],
    /// Words to be shifted left by 60, 61, 62 and 63 bits.
    upper: [u64; 4],
}

impl Sum {
    #[inline(always)]
    fn new() -> Self {
        Self { products: [0; 4], upper: [0; 4] }
    }

    #[inline(always)]
    fn add(&mut self, x: u64, y: u64) {
        let (mut xs, mut ys) = ([x; 4], [y; 4]);
        for i in 0..4 {
            xs[i] &= 0x1111_1111_1111_1111 << i;
            ys[i] &= 0x0111_1111_1111_1111 << i;
        }
        for place in 0..4 {
            // The products are summed in a local variable first, because the sums are in memory.
            let mut products = 0;
            for i in 0..4 {
                products ^= u128::from(xs[i]) * u128::from(ys[(4 + place - i) % 4]);
            }
            self.products[place] ^= products;
        }
        for t in 0..4 {
            self.upper[t] ^= x & 0_u64.wrapping_sub(y >> (60 + t) & 1);
        }
    }

    #[inline(always)]
    fn value(&self) -> [u64; 2] {
        let mut value = 0;
        for i in 0..4 {
            value |= self.products[i] & (0x1111_1111_1111_1111_1111_1111_1111_1111 << i);
        }
        for t in 0..4 {
            value ^= u128::from(self.upper[t]) << (60 + t);
        }
        [value as u64, (value >> 64) as u64]
    }

    #[inline(always)]
    fn wipe(&mut self) {
        crate::wipe_registers(core::slice::from_mut(self), Self::new());
    }
}

/// Multiplies blocks of two words by Karatsuba's method, which takes three products of words instead of four.
pub(super) fn products128(sum: &mut Wide, a: &[u8], b: &[u8]) {
    let (mut low, mut middle, mut high) = (Sum::new(), Sum::new(), Sum::new());
    let mut at = 0;
    while at < b.len() {
        let x = [word(a, at), word(a, at + 8)];
        let y = [word(b, at), word(b, at + 8)];
        high.add(x[0], y[0]);
        low.add(x[1], y[1]);
        middle.add(x[0] ^ x[1], y[0] ^ y[1]);
        at += 16;
    }
    let (l, m, h) = (low.value(), middle.value(), high.value());
    sum[0] ^= l[0];
    sum[1] ^= l[1] ^ m[0] ^ l[0] ^ h[0];
    sum[2] ^= h[0] ^ m[1] ^ l[1] ^ h[1];
    sum[3] ^= h[1];
    low.wipe();
    middle.wipe();
    high.wipe();
}

pub(super) fn products64(sum: &mut Wide, a: &[u8], b: &[u8]) {
    let mut products = Sum::new();
    let mut at = 0;
    while at < b.len() {
        products.add(word(a, at), word(b, at));
        at += 8;
    }
    let value = products.value();
    sum[0] ^= value[0];
    sum[1] ^= value[1];
    products.wipe();
}

/// Eight big-endian bytes, padded with zeros after the end.
#[inline(always)]
fn word(from: &[u8], at: usize) -> u64 {
    let mut bytes = [0; 8];
    if at + 8 <= from.len() {
        bytes.copy_from_slice(&from[at..at + 8]);
    } else if at < from.len() {
        let rest = &from[at..];
        bytes[..rest.len()].copy_from_slice(rest);
    }
    u64::from_be_bytes(bytes)
}
