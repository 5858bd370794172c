//! The paper's code with instructions that a compiler does not choose: products by a 32-bit digit in SSE2, prefetching,
//! non-temporal stores, and string moves. Pointers here stay within slices whose lengths are checked first.
#![allow(unsafe_code)]
use std::arch::asm;
#[cfg(target_arch = "x86")]
use std::arch::x86::*;
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;

/// Computes `to = a * digit`. Returns the highest 32 bits of the product, for which `to` has no space. `to` and `a`
/// have the same even number of limbs, and are aligned to 16 bytes. A step loads 128 bits of the number with `movdqa`.
/// `pmuludq` multiplies two of the four 32-bit parts at a time. Twelve of the twenty operations of a step compute the
/// carries. `movdqa` stores the result. If `PREFETCHED` is not 0, each page is prefetched in lines of this many bytes,
/// and whole pages are stored with `movntdq`.
pub fn mul_1<const PREFETCHED: usize>(to: &mut [u64], a: &[u64], digit: u32) -> u32 {
    assert!(to.len() == a.len() && a.len().is_multiple_of(2));
    assert!([to.as_ptr(), a.as_ptr()].iter().all(|p| p.addr().is_multiple_of(16)));
    // SAFETY: every x86-64 CPU, and every i686 target, has SSE2. The other conditions are asserted.
    unsafe { product::<PREFETCHED>(to, a, digit) }
}

/// # Safety
/// The conditions that `mul_1` asserts must hold.
#[target_feature(enable = "sse2")]
unsafe fn product<const PREFETCHED: usize>(to: &mut [u64], a: &[u64], digit: u32) -> u32 {
    let digit = _mm_set1_epi64x(digit.into());
    let mut carry = _mm_setzero_si128();
    for (to, a) in to.chunks_mut(PAGE / 8).zip(a.chunks(PAGE / 8)) {
        let streams = PREFETCHED > 0 && to.len() == PAGE / 8;
        if PREFETCHED > 0 {
            prefetch(a.as_ptr().cast(), 8 * a.len(), PREFETCHED);
        }
        let (from, place): (*const __m128i, *mut __m128i) = (a.as_ptr().cast(), to.as_mut_ptr().cast());
        // SAFETY: both slices have `to.len() / 2` digits of 128 bits. They begin at a multiple of 16 bytes, and so does
        // each of their pages.
        unsafe {
            if streams {
                for i in 0..to.len() / 2 {
                    _mm_stream_si128(place.add(i), step(_mm_load_si128(from.add(i)), digit, &mut carry));
                }
            } else {
                for i in 0..to.len() / 2 {
                    _mm_store_si128(place.add(i), step(_mm_load_si128(from.add(i)), digit, &mut carry));
                }
            }
        }
    }
    if PREFETCHED > 0 {
        fence();
    }
    _mm_cvtsi128_si32(carry) as u32
}

/// Multiplies a digit of 128 bits by a digit of 32 bits. `carry` has the carry in its lower lane of 64 bits.
#[inline]
#[target_feature(enable = "sse2")]
fn step(x: __m128i, digit: __m128i, carry: &mut __m128i) -> __m128i {
    // Each of the four 32-bit parts of `x` gives a product of 64 bits. `even` has the products of parts 0 and 2, and
    // `odd` has the products of parts 1 and 3. Each product gets the upper half of the previous product as a carry. The
    // sum of a product and this carry still fits in 64 bits.
    let (lower_lane, below) = (_mm_set_epi64x(0, -1), _mm_set1_epi64x(MASK as i64));
    let upper_lane = _mm_set_epi64x(-1, 0);
    let (even, odd) = (_mm_mul_epu32(x, digit), _mm_mul_epu32(_mm_srli_epi64::<32>(x), digit));
    let even = _mm_add_epi64(even, *carry);
    let odd = _mm_add_epi64(odd, _mm_and_si128(_mm_srli_epi64::<32>(even), lower_lane));
    let even = _mm_add_epi64(even, _mm_slli_si128::<8>(_mm_srli_epi64::<32>(odd)));
    let odd = _mm_add_epi64(odd, _mm_and_si128(_mm_srli_epi64::<32>(even), upper_lane));
    *carry = _mm_srli_si128::<8>(_mm_srli_epi64::<32>(odd));
    _mm_or_si128(_mm_and_si128(even, below), _mm_slli_epi64::<32>(odd))
}

/// Prefetches cache lines. The hint to the CPU says that each line is needed only once.
#[allow(unused_unsafe, reason = "in newer versions of Rust a prefetch is safe")]
#[target_feature(enable = "sse2")]
fn prefetch(from: *const u8, len: usize, line: usize) {
    for at in (0..len).step_by(line) {
        // SAFETY: any address may be prefetched.
        unsafe { _mm_prefetch::<_MM_HINT_NTA>(from.wrapping_add(at).cast()) };
    }
}

/// Copies with one instruction (`rep movsd`), with which the CPU itself copies word after word. A word has four bytes.
/// The length must be a multiple of four.
pub fn copy_by_string_move(to: &mut [u8], from: &[u8]) {
    assert!(to.len() == from.len() && to.len().is_multiple_of(4));
    // SAFETY: the instruction reads and writes as many words of four bytes as both slices have. It moves to higher
    // addresses, because the direction flag is always clear between functions.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        asm!(
            "rep movsd",
            inout("rcx") to.len() / 4 => _,
            inout("rsi") from.as_ptr() => _,
            inout("rdi") to.as_mut_ptr() => _,
            options(nostack, preserves_flags)
        );
        // On this architecture, the compiler does not allow esi as an operand.
        #[cfg(target_arch = "x86")]
        asm!(
            "xchg esi, {from}",
            "rep movsd",
            "xchg esi, {from}",
            from = inout(reg) from.as_ptr() => _,
            inout("ecx") to.len() / 4 => _,
            inout("edi") to.as_mut_ptr() => _,
            options(nostack, preserves_flags)
        );
    }
}

/// Copies page by page. `prefetchnta` brings the lines of a page to a cache, and then `movdqa` and `movntdq` copy the
/// page. Both slices are aligned to 16 bytes, and consist of whole lines. The paper's cache lines have 128 bytes, so a
/// page needs 32 prefetches there.
pub fn copy_past_the_cache<const PREFETCHED: usize>(to: &mut [u8], from: &[u8]) {
    assert!(to.len() == from.len() && to.len().is_multiple_of(LINE));
    assert!(to.as_ptr().addr().is_multiple_of(16) && from.as_ptr().addr().is_multiple_of(16));
    // SAFETY: every x86-64 CPU, and every i686 target, has SSE2. The other conditions are asserted.
    unsafe { pages::<PREFETCHED>(to, from) }
}

/// # Safety
/// The conditions that `copy_past_the_cache` asserts must hold.
#[target_feature(enable = "sse2")]
unsafe fn pages<const PREFETCHED: usize>(to: &mut [u8], from: &[u8]) {
    for (to, from) in to.chunks_mut(PAGE).zip(from.chunks(PAGE)) {
        prefetch(from.as_ptr(), from.len(), PREFETCHED);
        for (to, from) in to.chunks_exact_mut(LINE).zip(from.chunks_exact(LINE)) {
            let (to, from): (*mut __m128i, *const __m128i) = (to.as_mut_ptr().cast(), from.as_ptr().cast());
            for i in 0..LINE / 16 {
                // SAFETY: a line has four times 16 bytes, and begins at a multiple of 16 bytes.
                unsafe { _mm_stream_si128(to.add(i), _mm_load_si128(from.add(i))) };
            }
        }
    }
    fence();
}

const MASK: u64 = 0xffff_ffff;
/// The number of bytes of a cache line on today's CPUs.
pub const LINE: usize = 64;
/// The number of bytes of a cache line on the paper's CPUs.
pub const PAPERS_LINE: usize = 128;
const PAGE: usize = 4096;

/// Makes non-temporal stores visible before all later stores.
#[allow(unused_unsafe, reason = "from Rust 1.90 on the fence is safe")]
fn fence() {
    // SAFETY: every CPU for which this code is built has SSE, and the fence accesses no memory.
    unsafe { _mm_sfence() }
}

#[cfg(test)]
mod tests {
    use super::{super::Numbers, *};
    use fastgost_cli::Aligned;
    use fastgost_curve::mp::Arithmetic;

    #[test]
    fn products_like_ours() {
        let mut numbers = Numbers(3);
        for len in [0, 2, 4, 6, 16, 18, 64, 130, 1024, 5120] {
            let mut spaces = [vec![0_u64; len + 2], vec![0; len + 2]];
            let [space, source] = spaces.each_mut().map(|space| {
                let start = space.as_ptr().align_offset(16);
                &mut space[start..start + len]
            });
            for digit in [0, 1, u32::MAX, numbers.word() as u32] {
                for fill in [None, Some(u64::MAX), Some(0)] {
                    source.fill_with(|| fill.unwrap_or_else(|| numbers.word()));
                    let a = &*source;
                    let mut expected = vec![0; len];
                    let carry = Arithmetic::new().mul_1(&mut expected, a, digit.into()).unwrap();
                    for run in [mul_1::<0>, mul_1::<LINE>, mul_1::<PAPERS_LINE>] {
                        space.fill(5);
                        assert_eq!(u64::from(run(space, a, digit)), carry, "{len} {digit:x}");
                        assert_eq!(space, expected, "{len} {digit:x}");
                    }
                }
            }
        }
    }

    /// Checks that `mul_1` refuses operands that are not aligned. It accesses all operands with `movdqa`, as in the
    /// paper, and this instruction needs aligned operands.
    #[test]
    fn operands_are_aligned() {
        for run in [mul_1::<0>, mul_1::<LINE>, mul_1::<PAPERS_LINE>] {
            for off in [[1, 0], [0, 1]] {
                let mut spaces = [[0_u64; 8]; 2];
                let refused = std::panic::catch_unwind(move || {
                    let [to, a] = spaces.each_mut().map(|space| space.as_ptr().align_offset(16));
                    let [high, low] = &mut spaces;
                    run(&mut high[to + off[0]..][..4], &low[a + off[1]..][..4], 3)
                });
                assert!(refused.is_err(), "{off:?}");
            }
        }
    }

    #[test]
    fn copies() {
        for len in [0, 64, 128, 4032, 4096, 4160, 8192, 100 * 64] {
            let mut from = Aligned::filled(len);
            for copy in [copy_by_string_move, copy_past_the_cache::<LINE>, copy_past_the_cache::<PAPERS_LINE>] {
                let mut to = Aligned::new(len);
                copy(to.bytes(), from.bytes());
                assert_eq!(to.bytes(), from.bytes(), "{len}");
            }
        }
    }
}
