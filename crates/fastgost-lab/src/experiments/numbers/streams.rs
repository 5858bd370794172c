//! What the paper does with instructions that a compiler does not choose: products of 32-bit digits in SSE2,
//! prefetching, non-temporal stores, string moves. Pointers here stay within slices whose lengths are checked first.
#![allow(unsafe_code)]
use std::arch::{asm, x86_64::*};

/// `to = a * digit`, both of the same, even number of limbs; returns the highest limb. Uses `pmuludq` on two 32-bit
/// digits at a time. With `STREAM` the result is written with non-temporal stores, and `to` must be aligned to 16
/// bytes.
pub fn mul_1<const PREFETCH: bool, const STREAM: bool>(to: &mut [u64], a: &[u64], digit: u64) -> u64 {
    assert!(to.len() == a.len() && a.len().is_multiple_of(2));
    assert!(!STREAM || to.as_ptr().addr().is_multiple_of(16));
    // SAFETY: every x86-64 has SSE2; the rest is asserted.
    unsafe { product::<PREFETCH, STREAM>(to, a, digit) }
}

/// # Safety
/// As `mul_1` asserts.
#[target_feature(enable = "sse2")]
unsafe fn product<const PREFETCH: bool, const STREAM: bool>(to: &mut [u64], a: &[u64], digit: u64) -> u64 {
    let (low, high) = (lanes(digit & MASK), lanes(digit >> 32));
    let mut carry = 0_u64;
    for i in (0..a.len()).step_by(2) {
        // SAFETY: any address may be prefetched; there are two limbs at `i`, since their number is even.
        let both = unsafe {
            if PREFETCH && i.is_multiple_of(8) {
                _mm_prefetch::<_MM_HINT_T0>(a.as_ptr().wrapping_add(i + AHEAD).cast());
            }
            _mm_loadu_si128(a.as_ptr().add(i).cast())
        };
        let upper = _mm_srli_epi64::<32>(both);
        let (p00, p01) = (_mm_mul_epu32(both, low), _mm_mul_epu32(both, high));
        let (p10, p11) = (_mm_mul_epu32(upper, low), _mm_mul_epu32(upper, high));
        let first = limb([p00, p01, p10, p11].map(|p| lower_half(p)), &mut carry);
        let second = limb([p00, p01, p10, p11].map(|p| lower_half(_mm_unpackhi_epi64(p, p))), &mut carry);
        let result = _mm_set_epi64x(second as i64, first as i64);
        // SAFETY: as for the load; a non-temporal store needs a multiple of 16, and `to` begins at one.
        unsafe {
            let at = to.as_mut_ptr().add(i).cast();
            if STREAM { _mm_stream_si128(at, result) } else { _mm_storeu_si128(at, result) }
        }
    }
    if STREAM {
        fence();
    }
    carry
}

#[target_feature(enable = "sse2")]
fn lanes(digit: u64) -> __m128i {
    _mm_set1_epi64x(digit as i64)
}

#[target_feature(enable = "sse2")]
fn lower_half(p: __m128i) -> u64 {
    _mm_cvtsi128_si64(p) as u64
}

/// Combines the products of the halves into a limb and the carry to the next one.
fn limb([p00, p01, p10, p11]: [u64; 4], carry: &mut u64) -> u64 {
    let sum = u128::from(p00) + (u128::from(p01) << 32) + (u128::from(p10) << 32) + u128::from(*carry);
    *carry = p11 + (sum >> 64) as u64;
    sum as u64
}

/// Uses the CPU's own loop over four-byte words; the length must be a multiple of four.
pub fn copy_by_string_move(to: &mut [u8], from: &[u8]) {
    assert!(to.len() == from.len() && to.len().is_multiple_of(4));
    // SAFETY: it reads and writes as many four-byte words as both have; the direction is up, as it always is between
    // functions.
    unsafe {
        asm!(
            "rep movsd",
            inout("rcx") to.len() / 4 => _,
            inout("rsi") from.as_ptr() => _,
            inout("rdi") to.as_mut_ptr() => _,
            options(nostack, preserves_flags)
        );
    }
}

/// Page by page: first the page is read into the cache, a line at a time, then written with non-temporal stores. Both
/// slices are aligned to 16 bytes and have whole lines.
pub fn copy_past_the_cache(to: &mut [u8], from: &[u8]) {
    assert!(to.len() == from.len() && to.len().is_multiple_of(LINE));
    assert!(to.as_ptr().addr().is_multiple_of(16) && from.as_ptr().addr().is_multiple_of(16));
    // SAFETY: every x86-64 has SSE2; the rest is asserted.
    unsafe { pages(to, from) }
}

/// # Safety
/// As `copy_past_the_cache` asserts.
#[target_feature(enable = "sse2")]
unsafe fn pages(to: &mut [u8], from: &[u8]) {
    for (to, from) in to.chunks_mut(PAGE).zip(from.chunks(PAGE)) {
        for line in from.chunks(LINE) {
            // SAFETY: it is the line's first byte, which exists; volatile, since the value is not used now.
            unsafe { line.as_ptr().read_volatile() };
        }
        for (to, from) in to.chunks_exact_mut(LINE).zip(from.chunks_exact(LINE)) {
            let (to, from): (*mut __m128i, *const __m128i) = (to.as_mut_ptr().cast(), from.as_ptr().cast());
            // SAFETY: a line is four times 16 bytes, and begins at a multiple of 16.
            unsafe {
                let line = [
                    _mm_load_si128(from),
                    _mm_load_si128(from.add(1)),
                    _mm_load_si128(from.add(2)),
                    _mm_load_si128(from.add(3)),
                ];
                for (i, part) in line.into_iter().enumerate() {
                    _mm_stream_si128(to.add(i), part);
                }
            }
        }
    }
    fence();
}

const MASK: u64 = 0xffff_ffff;
/// How many limbs ahead to prefetch: eight lines.
const AHEAD: usize = 64;
pub const LINE: usize = 64;
const PAGE: usize = 4096;

/// Makes non-temporal stores visible before what follows.
#[allow(unused_unsafe, reason = "from Rust 1.90 on the fence is safe")]
fn fence() {
    // SAFETY: every x86-64 CPU has SSE, and the fence touches no memory.
    unsafe { _mm_sfence() }
}

#[cfg(test)]
mod tests {
    use super::{super::Numbers, *};
    use fastgost::mp::Arithmetic;
    use fastgost_cli::Aligned;

    #[test]
    fn products_like_ours() {
        let mut numbers = Numbers(3);
        for len in [0, 2, 4, 6, 16, 18, 64, 130, 1024, 5120] {
            // Aligned to 16 bytes.
            let mut space = vec![0_u64; len + 2];
            let start = space.as_ptr().align_offset(16);
            for digit in [0, 1, MASK, MASK + 1, u64::MAX, numbers.word()] {
                for fill in [None, Some(u64::MAX), Some(0)] {
                    let a: Vec<_> = (0..len).map(|_| fill.unwrap_or_else(|| numbers.word())).collect();
                    let mut expected = vec![0; len];
                    let carry = Arithmetic::new().mul_1(&mut expected, &a, digit).unwrap();
                    for run in [mul_1::<false, false>, mul_1::<true, false>, mul_1::<true, true>] {
                        let to = &mut space[start..start + len];
                        to.fill(5);
                        assert_eq!(run(to, &a, digit), carry, "{len} {digit:x}");
                        assert_eq!(to, expected, "{len} {digit:x}");
                    }
                }
            }
        }
    }

    #[test]
    fn copies() {
        for len in [0, 64, 128, 4032, 4096, 4160, 8192, 100 * 64] {
            let mut from = Aligned::filled(len);
            for copy in [copy_by_string_move, copy_past_the_cache] {
                let mut to = Aligned::new(len);
                copy(to.bytes(), from.bytes());
                assert_eq!(to.bytes(), from.bytes(), "{len}");
            }
        }
    }
}
