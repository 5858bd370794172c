//! Multiplication and division by x in GF(2^n), for OMAC's subkeys and PMAC's offsets. A block of 8 bytes occupies the
//! first half of its array.

use crate::simd::opaque;

/// Returns the reduction polynomial without x^n: x^128 = x^7 + x^2 + x + 1, x^64 = x^4 + x^3 + x + 1.
const fn polynomial(size: usize) -> u128 {
    if size == 16 { 0x87 } else { 0x1b }
}

/// Returns all ones if `bit` is 1, otherwise zero. `opaque` hides from the compiler that `bit` is a single bit, because
/// the compiler would branch on a single bit.
fn mask(bit: u64) -> u128 {
    u128::from(opaque(bit)).wrapping_neg()
}

/// Returns the block times x.
pub(super) fn double(block: &[u8; 16], size: usize) -> [u8; 16] {
    let x = u128::from_be_bytes(*block);
    let carry = mask((x >> 127) as u64);
    (x << 1 ^ carry & polynomial(size) << (128 - 8 * size)).to_be_bytes()
}

/// Returns the block divided by x.
pub(super) fn halve(block: &[u8; 16], size: usize) -> [u8; 16] {
    let unit = 1 << (128 - 8 * size);
    let x = u128::from_be_bytes(*block);
    let carry = mask((x >> (128 - 8 * size)) as u64 & 1);
    // If the lowest bit of the block is 1, the sum block + x^n + polynomial is a multiple of x. This sum is equal to
    // (block + 1) + (x^n + polynomial + 1), and both terms are multiples of x. `quotient` is the second term divided by
    // x.
    let quotient = (1 << 127) | ((polynomial(size) >> 1) * unit);
    ((x ^ carry & unit) >> 1 ^ carry & quotient).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_x_and_back() {
        for size in [8, 16] {
            let mut one = [0; 16];
            one[size - 1] = 1;
            let mut x = one;
            for power in 1..8 * size {
                x = double(&x, size);
                let mut shifted = [0; 16];
                shifted[size - 1 - power / 8] = 1 << (power % 8);
                assert_eq!(x, shifted, "x^{power}");
            }
            let mut reduced = [0; 16];
            reduced[size - 1] = if size == 16 { 0x87 } else { 0x1b };
            assert_eq!(double(&x, size), reduced);
            let mut block = *b"\xff\x01\x80\x7f\x10\x20\x30\x41\x99\xa1\xb2\xc3\xd4\xe5\xf6\x07";
            block[size..].fill(0);
            for _ in 0..200 {
                let doubled = double(&block, size);
                assert_eq!(halve(&doubled, size), block);
                assert_eq!(double(&halve(&block, size), size), block);
                assert_ne!(doubled, block);
                block = doubled;
            }
        }
    }
}
