//! The kernel for AVX-512 IFMA. The kernel computes long products in radix 2^52, with eight digits per register. For
//! short products, it uses the functions of the module `adx`.
//!
//! To multiply n digits by n digits, the CPU multiplies n^2 pairs of digits. Each of these small products has a low
//! half and a high half. Two instructions compute both halves of eight small products, while a `mulx` computes both
//! halves of one. But the numbers must be converted to radix 2^52 and back, so this method is faster only from 768 bits
//! on. The method has three steps:
//!
//! 1. Digit i of a number begins at bit 52 i, which is a multiple of four. Eight digits are 52 bytes. One byte
//!    permutation spreads these bytes over eight lanes. Then the lanes are shifted right by 0 or 4 bits.
//! 2. Row i of the product is the factor `b` times digit a_i of the factor `a`. Row i begins i lanes above row 0. To
//!    align all rows to the same registers, `b` is shifted to each of eight lane offsets in turn, and row i + 8 is
//!    accumulated one register above row i. High halves are accumulated separately and added one lane higher at the
//!    end.
//! 3. A column is the sum of all halves that have the same weight. It is below 2^60. One carry pass leaves digits below
//!    2^52 + 2^8. In the result's bits, even digits do not overlap other even digits, and odd digits do not overlap
//!    other odd digits. So byte permutations pack the even digits into one number, and the odd digits into a second
//!    number. These two numbers of 64-bit limbs are added. All carries are resolved at once, from a mask of the limbs
//!    that overflow and a mask of the limbs that are all ones.
#![cfg(target_arch = "x86_64")]
#![allow(unsafe_code)]
use super::{adx, kernel::MpKernel};
use crate::{cpu::Level, wipe_registers};
use core::arch::x86_64::*;

pub(super) const KERNEL: MpKernel =
    MpKernel { level: Level::Avx512, mul12, mul16, mul32, square12, square16, square32, ..adx::KERNEL };

/// Defines two functions: the product of two numbers of `$n` limbs, and the square of such a number. The square is
/// computed as a product. If the code left out the partial products that occur twice, the rows would not fill their
/// registers.
macro_rules! product {
    ($name:ident, $square:ident, $n:literal) => {
        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
        fn $name(_: &MpKernel, to: &mut [u64; 2 * $n], a: &[u64; $n], b: &[u64; $n]) {
            /// `DIGITS` is the number of digits of a factor. `FACTOR` and `PRODUCT` are the numbers of registers for a
            /// factor and for the product.
            const DIGITS: usize = usize::div_ceil(64 * $n, 52);
            const FACTOR: usize = DIGITS.div_ceil(8);
            const PRODUCT: usize = (2 * DIGITS).div_ceil(8);

            let mut a = Spilled(digits::<$n, FACTOR>(a));
            let b = digits::<$n, FACTOR>(b);
            let zero = _mm512_setzero_si512();
            let (mut low, mut high) = ([zero; PRODUCT], [zero; PRODUCT]);
            macro_rules! rows {
                ($at:literal) => {{
                    /// The number of registers that `b` occupies when it begins at lane `$at`.
                    const REACH: usize = (DIGITS + $at).div_ceil(8);
                    let mut row = [zero; REACH];
                    for t in 0..REACH {
                        row[t] = up::<$at>(if t < FACTOR { b[t] } else { zero }, if t > 0 { b[t - 1] } else { zero });
                    }
                    let mut i = $at;
                    while i < DIGITS {
                        let digit = a.broadcast(i);
                        for t in 0..REACH {
                            low[i / 8 + t] = _mm512_madd52lo_epu64(low[i / 8 + t], digit, row[t]);
                            high[i / 8 + t] = _mm512_madd52hi_epu64(high[i / 8 + t], digit, row[t]);
                        }
                        i += 8;
                    }
                }};
            }
            rows!(0);
            rows!(1);
            rows!(2);
            rows!(3);
            rows!(4);
            rows!(5);
            rows!(6);
            rows!(7);
            wipe_registers(&mut a.0, zero);
            write::<PRODUCT, { 2 * $n }>(to, &carried(&low, &high));
        }

        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
        fn $square(kernel: &MpKernel, to: &mut [u64; 2 * $n], a: &[u64; $n]) {
            $name(kernel, to, a, a)
        }
    };
}
product!(mul12, square12, 12);
product!(mul16, square16, 16);
product!(mul32, square32, 32);

/// Returns the digits of a number, eight per register.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
#[inline]
fn digits<const N: usize, const R: usize>(number: &[u64; N]) -> [__m512i; R] {
    let mut digits = [_mm512_setzero_si512(); R];
    for t in 0..R {
        let last = t + 1 == R;
        // The last digits come from the last 64 bytes of the number. A load past the end of the number would wait for
        // pending stores to the memory there, even if the loaded bytes are ignored. For example, a product that was
        // stored just before may lie directly after the number in memory. The load would wait for this product.
        let from = if last { 8 * N - 64 } else { 52 * t };
        assert!(from + 64 <= 8 * N);
        // SAFETY: the 64 bytes are in the number, as asserted, and the load needs no alignment.
        let bytes = unsafe { _mm512_loadu_si512(number.as_ptr().cast::<u8>().add(from).cast()) };
        let spread = match last {
            true => {
                let (spread, within) = const { &spread(52 * (R - 1) + 64 - 8 * N) };
                _mm512_maskz_permutexvar_epi8(*within, constant(spread), bytes)
            }
            false => _mm512_permutexvar_epi8(constant(const { &spread(0).0 }), bytes),
        };
        digits[t] = _mm512_and_si512(_mm512_srlv_epi64(spread, nibbles()), _mm512_set1_epi64(DIGIT));
    }
    digits
}

/// Returns the byte permutation that spreads eight digits. The first digit begins at byte `first` of the 64 source
/// bytes. The function also returns a mask of the bytes of the result that come from one of the 64 source bytes.
const fn spread(first: usize) -> ([u8; 64], u64) {
    let (mut from, mut within) = ([0; 64], 0);
    let mut i = 0;
    while i < 64 {
        let byte = first + 13 * (i / 8) / 2 + i % 8;
        if byte < 64 {
            from[i] = byte as u8;
            within |= 1 << i;
        }
        i += 1;
    }
    (from, within)
}

/// Converts the columns of a product to digits below 2^52 + 2^8.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
#[inline]
fn carried<const R: usize>(low: &[__m512i; R], high: &[__m512i; R]) -> [__m512i; R] {
    let zero = _mm512_setzero_si512();
    let (mut digits, mut high_below, mut carry_below) = ([zero; R], zero, zero);
    for t in 0..R {
        let sum = _mm512_add_epi64(low[t], up::<1>(high[t], high_below));
        let carry = _mm512_srli_epi64::<52>(sum);
        digits[t] = _mm512_add_epi64(_mm512_and_si512(sum, _mm512_set1_epi64(DIGIT)), up::<1>(carry, carry_below));
        (high_below, carry_below) = (high[t], carry);
    }
    digits
}

/// Writes the number that `digits` represents, as 64-bit limbs.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
#[inline]
fn write<const R: usize, const N: usize>(to: &mut [u64; N], digits: &[__m512i; R]) {
    let zero = _mm512_setzero_si512();
    let mut shifted = [zero; R];
    for t in 0..R {
        // Odd digits begin in the middle of a byte.
        shifted[t] = _mm512_sllv_epi64(digits[t], nibbles());
    }
    let mut sums = [zero; 8];
    let (mut overflows, mut full) = (0_u64, 0_u64);
    macro_rules! limbs {
        ($($u:literal)*) => { $(
            if 8 * $u < N {
                static EVEN: Packing = Packing::of($u, 0);
                static ODD: Packing = Packing::of($u, 1);
                let (even, odd) = (pack(&EVEN, &shifted), pack(&ODD, &shifted));
                sums[$u] = _mm512_add_epi64(even, odd);
                overflows |= u64::from(_mm512_cmplt_epu64_mask(sums[$u], even)) << (8 * $u);
                full |= u64::from(_mm512_cmpeq_epi64_mask(sums[$u], _mm512_set1_epi64(-1))) << (8 * $u);
            }
        )* };
    }
    limbs!(0 1 2 3 4 5 6 7);
    // A limb takes a carry if the limb below overflows, or if the limb below is all ones and takes a carry itself.
    // The carries of a sum of two masks follow the same rule, so one addition of masks gives all carries.
    let carries = (overflows << 1).wrapping_add(full) ^ full;
    for u in 0..N.div_ceil(8) {
        let sum = _mm512_mask_sub_epi64(sums[u], (carries >> (8 * u)) as u8, sums[u], _mm512_set1_epi64(-1));
        let left = N - 8 * u;
        let mask = if left < 8 { (1 << left) - 1 } else { u8::MAX };
        // SAFETY: `to` has `left` limbs from this address on, and the mask writes at most `left` limbs.
        unsafe { _mm512_mask_storeu_epi64(to.as_mut_ptr().wrapping_add(8 * u).cast(), mask, sum) }
    }
}

/// The positions from which eight limbs of the result take their bytes, for the even digits or for the odd digits. The
/// bytes come from three registers of digits.
struct Packing {
    /// The first of the three registers.
    first: usize,
    /// Indices of bytes in the first two registers, and a mask of the result bytes that come from these registers.
    near: [u8; 64],
    near_bytes: u64,
    /// Indices of bytes in the third register, and a mask of the result bytes that come from this register.
    far: [u8; 64],
    far_bytes: u64,
}

impl Packing {
    const fn of(limbs: usize, parity: usize) -> Self {
        let start = 64 * limbs;
        // A digit may have 53 bits. Digit 2 i begins at byte 13 i and occupies 7 bytes. Digit 2 i + 1 begins in the
        // middle of the last of these 7 bytes, and occupies 8 bytes.
        let mut digit = 0;
        while 13 * (digit / 2) + [7, 14][digit % 2] <= start {
            digit += 1;
        }
        let first = digit / 8;
        let mut this = Self { first, near: [0; 64], near_bytes: 0, far: [0; 64], far_bytes: 0 };
        let mut digit = 8 * first + parity;
        while digit < 8 * first + 24 {
            let place = 13 * (digit / 2) + 6 * parity;
            let mut byte = 0;
            while byte < 7 + parity {
                if place + byte >= start && place + byte < start + 64 {
                    let (to, from) = (place + byte - start, 8 * (digit - 8 * first) + byte);
                    if from < 128 {
                        this.near[to] = from as u8;
                        this.near_bytes |= 1 << to;
                    } else {
                        this.far[to] = (from - 128) as u8;
                        this.far_bytes |= 1 << to;
                    }
                }
                byte += 1;
            }
            digit += 2;
        }
        this
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
#[inline]
fn pack<const R: usize>(packing: &Packing, digits: &[__m512i; R]) -> __m512i {
    let first = packing.first;
    let second = if first + 1 < R { digits[first + 1] } else { _mm512_setzero_si512() };
    let near = _mm512_maskz_permutex2var_epi8(packing.near_bytes, digits[first], constant(&packing.near), second);
    if first + 2 < R && packing.far_bytes != 0 {
        _mm512_mask_permutexvar_epi8(near, packing.far_bytes, constant(&packing.far), digits[first + 2])
    } else {
        near
    }
}

/// Moves lanes up by `AT`. The lowest `AT` lanes come from the highest lanes of the register below.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
#[inline]
fn up<const AT: usize>(register: __m512i, below: __m512i) -> __m512i {
    match AT {
        0 => register,
        1 => _mm512_alignr_epi64::<7>(register, below),
        2 => _mm512_alignr_epi64::<6>(register, below),
        3 => _mm512_alignr_epi64::<5>(register, below),
        4 => _mm512_alignr_epi64::<4>(register, below),
        5 => _mm512_alignr_epi64::<3>(register, below),
        6 => _mm512_alignr_epi64::<2>(register, below),
        _ => _mm512_alignr_epi64::<1>(register, below),
    }
}

/// Digits in memory. The code reads one digit at a time, and copies this digit to all lanes.
#[repr(align(64))]
struct Spilled<const R: usize>([__m512i; R]);

impl<const R: usize> Spilled<R> {
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
    #[inline]
    fn broadcast(&self, i: usize) -> __m512i {
        assert!(i < 8 * R);
        // SAFETY: the digit lies within the registers, as asserted.
        _mm512_set1_epi64(unsafe { self.0.as_ptr().cast::<i64>().add(i).read() })
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
#[inline]
fn constant(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: 64 bytes are readable, and the load needs no alignment.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

/// For each digit, the number of bits from the last byte boundary to the beginning of the digit.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512ifma")]
#[inline]
fn nibbles() -> __m512i {
    _mm512_setr_epi64(0, 4, 0, 4, 0, 4, 0, 4)
}

/// The mask of the bits of one digit.
const DIGIT: i64 = (1 << 52) - 1;
