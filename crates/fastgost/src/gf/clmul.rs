//! Sums of products by carry-less multiplication. The order of blocks in a register does not matter, as long as it is
//! the same for both factors.
use super::Wide;
use crate::simd::Clmul;

/// Multiplies blocks of two words by the schoolbook method. The two middle products are summed over all blocks, and the
/// sum is shifted into place only once.
#[inline(always)]
pub(super) fn products128<V: Clmul>(cpu: V::Cpu, sum: &mut Wide, a: &[u8], b: &[u8]) {
    let zero = V::zero(cpu);
    let (mut low, mut middle, mut high) = (zero, zero, zero);
    let mut at = 0;
    while at < b.len() {
        let (x, y) = load::<V>(cpu, a, b, at);
        low = low ^ x.multiply_low(y);
        high = high ^ x.multiply_high(y);
        middle = middle.xor3(x.multiply_high_low(y), x.multiply_low_high(y));
        at += V::BYTES;
    }
    let (low, middle, high) = (low.folded(), middle.folded(), high.folded());
    sum[0] ^= low[0];
    sum[1] ^= low[1] ^ middle[0];
    sum[2] ^= high[0] ^ middle[1];
    sum[3] ^= high[1];
}

#[inline(always)]
pub(super) fn products64<V: Clmul>(cpu: V::Cpu, sum: &mut Wide, a: &[u8], b: &[u8]) {
    let mut products = V::zero(cpu);
    let mut at = 0;
    while at < b.len() {
        let (x, y) = load::<V>(cpu, a, b, at);
        products = products.xor3(x.multiply_low(y), x.multiply_high(y));
        at += V::BYTES;
    }
    let products = products.folded();
    sum[0] ^= products[0];
    sum[1] ^= products[1];
}

#[inline(always)]
fn load<V: Clmul>(cpu: V::Cpu, a: &[u8], b: &[u8], at: usize) -> (V, V) {
    if b.len() - at >= V::BYTES {
        (V::load(cpu, &a[at..]), V::load(cpu, &b[at..]))
    } else {
        (V::load_part(cpu, &a[at..]), V::load_part(cpu, &b[at..]))
    }
}
