//! AVX-512 with IFMA: registers with lanes of 64 bits. The lanes hold limbs of 52 bits, and IFMA multiplies such limbs.
use super::arch::*;
use crate::{intrinsic, register::token};
use core::arch::asm;

token! {
    /// Proof that the CPU has AVX-512 F, BW, VL, DQ and IFMA.
    Ifma = "avx512f,avx512bw,avx512vl,avx512dq,avx512ifma", with_ifma, $
}

impl Ifma {
    /// Runs `work` in a separate function that is not inlined. `call` is for long code that is called from many places.
    #[inline(always)]
    pub fn call<W: Work>(self, work: W) -> W::Result {
        // SAFETY: the token proves that the CPU has the features.
        unsafe { apart(work) }
    }
}

/// Work for `Ifma::call`.
pub trait Work {
    type Result;
    /// Implementations must be `#[inline(always)]`.
    fn run(self, cpu: Ifma) -> Self::Result;
}

with_ifma! {
    #[inline(never)]
    fn apart<W: Work>(work: W) -> W::Result {
        work.run(Ifma::new())
    }
}

/// A register of 64-bit lanes. Limbs are unsigned numbers below 2^52. Sums of limbs, and sums of products of limbs, may
/// be larger. The sums may be negative in code that uses `sar`.
pub trait Limbs: Copy {
    fn splat(cpu: Ifma, x: u64) -> Self;
    /// Returns the token, because a register value proves that the CPU has the instructions.
    fn cpu(self) -> Ifma;
    /// Reads one number per lane. Panics if there are fewer.
    fn load(cpu: Ifma, from: &[u64]) -> Self;
    /// Writes one number per lane. Panics if `to` has fewer elements than the register has lanes.
    fn store(self, to: &mut [u64]);
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn shl<const N: u32>(self) -> Self;
    fn shr<const N: u32>(self) -> Self;
    /// Shifts the lanes right as signed numbers, and rounds down.
    fn sar<const N: u32>(self) -> Self;
    /// Multiplies the low 52 bits of `a` by the low 52 bits of `b`. Adds the low 52 bits of the product to `self`.
    fn add_low(self, a: Self, b: Self) -> Self;
    /// Multiplies in the same way as `add_low`, but adds the high 52 bits of the product to `self`.
    fn add_high(self, a: Self, b: Self) -> Self;
    /// Returns a bit mask of the lanes that are equal.
    fn equal(self, other: Self) -> u8;
    /// Returns `other` in the lanes whose bits in `lanes` are set, and `self` in the other lanes.
    fn select(self, other: Self, lanes: u8) -> Self;
    /// Returns `self + other` in the lanes whose bits in `lanes` are set, and `self` in the other lanes.
    fn add_in(self, other: Self, lanes: u8) -> Self;
    /// Returns `self - other` in the lanes whose bits in `lanes` are set, and `self` in the other lanes.
    fn sub_in(self, other: Self, lanes: u8) -> Self;
    /// Multiplies two numbers of ten limbs, and adds the low and the high halves of the limbs' products to the twenty
    /// columns `sum`. Column k has the weight 2^(52 k). The code is written by hand, because compilers do not keep the
    /// columns in registers.
    fn products10(sum: &mut [Self; 20], a: &[Self; 10], b: &[Self; 10]);
    /// Squares a number of ten limbs. The columns `sum` must be zeros.
    fn squares10(sum: &mut [Self; 20], a: &[Self; 10]);
    /// Multiplies two numbers of five limbs, and adds the products of their limbs to the first ten columns of `sum`.
    fn products5(cpu: Ifma, sum: &mut [Self; 20], a: &[Self; 5], b: &[Self; 5]);
    /// Squares a number of five limbs. The columns `sum` must be zeros.
    fn squares5(cpu: Ifma, sum: &mut [Self; 20], a: &[Self; 5]);
}

/// A register of 8 lanes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct ZmmIfma(__m512i);

/// A register of 4 lanes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct YmmIfma(__m256i);

/// Makes the assembly for one row of a product: it multiplies limb `$i` of `a`, which is in memory, by the ten limbs of
/// `b`, which are in registers. Operands 0 to 19 of the assembly are the columns.
macro_rules! row {
    ($width:literal $bytes:literal $i:literal: $first:literal $($column:literal)*) => {
        row!(@ $width $bytes $i: [0 1 2 3 4 5 6 7 8 9] $first $($column)*)
    };
    (@ $w:literal $bytes:literal $i:literal: [$($j:literal)*] $c0:literal $c1:literal $c2:literal $c3:literal $c4:literal
        $c5:literal $c6:literal $c7:literal $c8:literal $c9:literal $c10:literal) => {
        concat!(
            "vmovdqu64 {30:", $w, "}, [{31} + ", $bytes, " * ", $i, "]\n",
            row!(@ $w "lu": $c0 $c1 $c2 $c3 $c4 $c5 $c6 $c7 $c8 $c9),
            row!(@ $w "hu": $c1 $c2 $c3 $c4 $c5 $c6 $c7 $c8 $c9 $c10),
        )
    };
    (@ $w:literal $op:literal: $c0:literal $c1:literal $c2:literal $c3:literal $c4:literal $c5:literal $c6:literal
        $c7:literal $c8:literal $c9:literal) => {
        concat!(
            "vpmadd52", $op, "q {", $c0, ":", $w, "}, {30:", $w, "}, {20:", $w, "}\n",
            "vpmadd52", $op, "q {", $c1, ":", $w, "}, {30:", $w, "}, {21:", $w, "}\n",
            "vpmadd52", $op, "q {", $c2, ":", $w, "}, {30:", $w, "}, {22:", $w, "}\n",
            "vpmadd52", $op, "q {", $c3, ":", $w, "}, {30:", $w, "}, {23:", $w, "}\n",
            "vpmadd52", $op, "q {", $c4, ":", $w, "}, {30:", $w, "}, {24:", $w, "}\n",
            "vpmadd52", $op, "q {", $c5, ":", $w, "}, {30:", $w, "}, {25:", $w, "}\n",
            "vpmadd52", $op, "q {", $c6, ":", $w, "}, {30:", $w, "}, {26:", $w, "}\n",
            "vpmadd52", $op, "q {", $c7, ":", $w, "}, {30:", $w, "}, {27:", $w, "}\n",
            "vpmadd52", $op, "q {", $c8, ":", $w, "}, {30:", $w, "}, {28:", $w, "}\n",
            "vpmadd52", $op, "q {", $c9, ":", $w, "}, {30:", $w, "}, {29:", $w, "}\n",
        )
    };
}

macro_rules! products10 {
    ($name:ident, $t:ident, $register:ty, $width:literal $bytes:literal) => {
        /// `Limbs::products10`. This code is a separate function with the features enabled, because assembly can name
        /// the registers only in such a function.
        #[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
        #[inline]
        fn $name(sum: &mut [$t; 20], a: &[$t; 10], b: &[$t; 10]) {
            let _limb: $register;
            // SAFETY: the features are enabled; `a` is read only where its ten registers lie.
            unsafe {
                asm!(
                    row!($width $bytes 0: 0 1 2 3 4 5 6 7 8 9 10),
                    row!($width $bytes 1: 1 2 3 4 5 6 7 8 9 10 11),
                    row!($width $bytes 2: 2 3 4 5 6 7 8 9 10 11 12),
                    row!($width $bytes 3: 3 4 5 6 7 8 9 10 11 12 13),
                    row!($width $bytes 4: 4 5 6 7 8 9 10 11 12 13 14),
                    row!($width $bytes 5: 5 6 7 8 9 10 11 12 13 14 15),
                    row!($width $bytes 6: 6 7 8 9 10 11 12 13 14 15 16),
                    row!($width $bytes 7: 7 8 9 10 11 12 13 14 15 16 17),
                    row!($width $bytes 8: 8 9 10 11 12 13 14 15 16 17 18),
                    row!($width $bytes 9: 9 10 11 12 13 14 15 16 17 18 19),
                    inout(zmm_reg) sum[0].0, inout(zmm_reg) sum[1].0, inout(zmm_reg) sum[2].0, inout(zmm_reg) sum[3].0,
                    inout(zmm_reg) sum[4].0, inout(zmm_reg) sum[5].0, inout(zmm_reg) sum[6].0, inout(zmm_reg) sum[7].0,
                    inout(zmm_reg) sum[8].0, inout(zmm_reg) sum[9].0, inout(zmm_reg) sum[10].0, inout(zmm_reg) sum[11].0,
                    inout(zmm_reg) sum[12].0, inout(zmm_reg) sum[13].0, inout(zmm_reg) sum[14].0, inout(zmm_reg) sum[15].0,
                    inout(zmm_reg) sum[16].0, inout(zmm_reg) sum[17].0, inout(zmm_reg) sum[18].0, inout(zmm_reg) sum[19].0,
                    in(zmm_reg) b[0].0, in(zmm_reg) b[1].0, in(zmm_reg) b[2].0, in(zmm_reg) b[3].0, in(zmm_reg) b[4].0,
                    in(zmm_reg) b[5].0, in(zmm_reg) b[6].0, in(zmm_reg) b[7].0, in(zmm_reg) b[8].0, in(zmm_reg) b[9].0,
                    out(zmm_reg) _limb, in(reg) a.as_ptr(),
                    options(pure, readonly, nostack, preserves_flags)
                )
            }
        }
    };
}
products10!(zmm_products10, ZmmIfma, __m512i, "z" "64");
products10!(ymm_products10, YmmIfma, __m256i, "y" "32");

/// Adds the products of limb `$a` and each limb `$b` to the columns `$column`. `$a`, `$b` and `$column` are numbers of
/// operands of the assembly.
macro_rules! steps {
    ($w:literal $op:literal $a:literal: $($column:literal $b:literal),*) => {
        concat!($("vpmadd52", $op, "q {", $column, ":", $w, "}, {", $a, ":", $w, "}, {", $b, ":", $w, "}\n"),*)
    };
}

macro_rules! doubles {
    ($w:literal: $($column:literal)*) => {
        concat!($("vpaddq {", $column, ":", $w, "}, {", $column, ":", $w, "}, {", $column, ":", $w, "}\n"),*)
    };
}

/// Squares a number: adds the products of different limbs, doubles all sums, and then adds the squares of the limbs.
macro_rules! squares10 {
    ($name:ident, $t:ident, $width:literal) => {
        /// `Limbs::squares10`.
        #[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
        #[inline]
        fn $name(sum: &mut [$t; 20], a: &[$t; 10]) {
            // SAFETY: the features are enabled; no memory is touched.
            unsafe {
                asm!(
                    steps!($width "lu" 20: 1 21, 2 22, 3 23, 4 24, 5 25, 6 26, 7 27, 8 28, 9 29),
                    steps!($width "hu" 20: 2 21, 3 22, 4 23, 5 24, 6 25, 7 26, 8 27, 9 28, 10 29),
                    steps!($width "lu" 21: 3 22, 4 23, 5 24, 6 25, 7 26, 8 27, 9 28, 10 29),
                    steps!($width "hu" 21: 4 22, 5 23, 6 24, 7 25, 8 26, 9 27, 10 28, 11 29),
                    steps!($width "lu" 22: 5 23, 6 24, 7 25, 8 26, 9 27, 10 28, 11 29),
                    steps!($width "hu" 22: 6 23, 7 24, 8 25, 9 26, 10 27, 11 28, 12 29),
                    steps!($width "lu" 23: 7 24, 8 25, 9 26, 10 27, 11 28, 12 29),
                    steps!($width "hu" 23: 8 24, 9 25, 10 26, 11 27, 12 28, 13 29),
                    steps!($width "lu" 24: 9 25, 10 26, 11 27, 12 28, 13 29),
                    steps!($width "hu" 24: 10 25, 11 26, 12 27, 13 28, 14 29),
                    steps!($width "lu" 25: 11 26, 12 27, 13 28, 14 29),
                    steps!($width "hu" 25: 12 26, 13 27, 14 28, 15 29),
                    steps!($width "lu" 26: 13 27, 14 28, 15 29),
                    steps!($width "hu" 26: 14 27, 15 28, 16 29),
                    steps!($width "lu" 27: 15 28, 16 29),
                    steps!($width "hu" 27: 16 28, 17 29),
                    steps!($width "lu" 28: 17 29),
                    steps!($width "hu" 28: 18 29),
                    doubles!($width: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18),
                    steps!($width "lu" 20: 0 20),
                    steps!($width "hu" 20: 1 20),
                    steps!($width "lu" 21: 2 21),
                    steps!($width "hu" 21: 3 21),
                    steps!($width "lu" 22: 4 22),
                    steps!($width "hu" 22: 5 22),
                    steps!($width "lu" 23: 6 23),
                    steps!($width "hu" 23: 7 23),
                    steps!($width "lu" 24: 8 24),
                    steps!($width "hu" 24: 9 24),
                    steps!($width "lu" 25: 10 25),
                    steps!($width "hu" 25: 11 25),
                    steps!($width "lu" 26: 12 26),
                    steps!($width "hu" 26: 13 26),
                    steps!($width "lu" 27: 14 27),
                    steps!($width "hu" 27: 15 27),
                    steps!($width "lu" 28: 16 28),
                    steps!($width "hu" 28: 17 28),
                    steps!($width "lu" 29: 18 29),
                    steps!($width "hu" 29: 19 29),
                    inout(zmm_reg) sum[0].0, inout(zmm_reg) sum[1].0, inout(zmm_reg) sum[2].0, inout(zmm_reg) sum[3].0,
                    inout(zmm_reg) sum[4].0, inout(zmm_reg) sum[5].0, inout(zmm_reg) sum[6].0, inout(zmm_reg) sum[7].0,
                    inout(zmm_reg) sum[8].0, inout(zmm_reg) sum[9].0, inout(zmm_reg) sum[10].0, inout(zmm_reg) sum[11].0,
                    inout(zmm_reg) sum[12].0, inout(zmm_reg) sum[13].0, inout(zmm_reg) sum[14].0, inout(zmm_reg) sum[15].0,
                    inout(zmm_reg) sum[16].0, inout(zmm_reg) sum[17].0, inout(zmm_reg) sum[18].0, inout(zmm_reg) sum[19].0,
                    in(zmm_reg) a[0].0, in(zmm_reg) a[1].0, in(zmm_reg) a[2].0, in(zmm_reg) a[3].0, in(zmm_reg) a[4].0,
                    in(zmm_reg) a[5].0, in(zmm_reg) a[6].0, in(zmm_reg) a[7].0, in(zmm_reg) a[8].0, in(zmm_reg) a[9].0,
                    options(pure, nomem, nostack, preserves_flags)
                )
            }
        }
    };
}
squares10!(zmm_squares10, ZmmIfma, "z");
squares10!(ymm_squares10, YmmIfma, "y");

macro_rules! limbs {
    ($t:ident, $lanes:literal, $products:ident, $squares:ident, $splat:ident, $load:ident, $store:ident, $add:ident, $sub:ident,
        $and:ident, $shl:ident, $shr:ident, $sar:ident, $low:ident, $high:ident, $equal:ident, $select:ident, $add_in:ident,
        $sub_in:ident) => {
        impl Limbs for $t {
            #[inline(always)]
            fn splat(_: Ifma, x: u64) -> Self {
                Self(intrinsic!($splat(x as i64)))
            }
            #[inline(always)]
            fn cpu(self) -> Ifma {
                Ifma(())
            }
            #[inline(always)]
            fn load(_: Ifma, from: &[u64]) -> Self {
                assert!(from.len() >= $lanes);
                // SAFETY: the token proves that the CPU has the instruction. `from` has a number for each lane, and the
                // load needs no alignment.
                Self(unsafe { $load(from.as_ptr().cast()) })
            }
            #[inline(always)]
            fn store(self, to: &mut [u64]) {
                assert!(to.len() >= $lanes);
                // SAFETY: the register proves that the CPU has the instruction. There is room, and the store needs no
                // alignment.
                unsafe { $store(to.as_mut_ptr().cast(), self.0) }
            }
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                Self(intrinsic!($add(self.0, other.0)))
            }
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                Self(intrinsic!($sub(self.0, other.0)))
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                Self(intrinsic!($and(self.0, other.0)))
            }
            #[inline(always)]
            fn shl<const N: u32>(self) -> Self {
                Self(intrinsic!($shl::<N>(self.0)))
            }
            #[inline(always)]
            fn shr<const N: u32>(self) -> Self {
                Self(intrinsic!($shr::<N>(self.0)))
            }
            #[inline(always)]
            fn sar<const N: u32>(self) -> Self {
                Self(intrinsic!($sar::<N>(self.0)))
            }
            #[inline(always)]
            fn add_low(self, a: Self, b: Self) -> Self {
                Self(intrinsic!($low(self.0, a.0, b.0)))
            }
            #[inline(always)]
            fn add_high(self, a: Self, b: Self) -> Self {
                Self(intrinsic!($high(self.0, a.0, b.0)))
            }
            #[inline(always)]
            fn equal(self, other: Self) -> u8 {
                intrinsic!($equal(self.0, other.0))
            }
            #[inline(always)]
            fn select(self, other: Self, lanes: u8) -> Self {
                Self(intrinsic!($select(self.0, lanes, other.0)))
            }
            #[inline(always)]
            fn add_in(self, other: Self, lanes: u8) -> Self {
                Self(intrinsic!($add_in(self.0, lanes, self.0, other.0)))
            }
            #[inline(always)]
            fn sub_in(self, other: Self, lanes: u8) -> Self {
                Self(intrinsic!($sub_in(self.0, lanes, self.0, other.0)))
            }
            #[inline(always)]
            fn products10(sum: &mut [Self; 20], a: &[Self; 10], b: &[Self; 10]) {
                intrinsic!($products(sum, a, b))
            }
            #[inline(always)]
            fn squares10(sum: &mut [Self; 20], a: &[Self; 10]) {
                intrinsic!($squares(sum, a))
            }
            #[inline(always)]
            fn squares5(cpu: Ifma, sum: &mut [Self; 20], a: &[Self; 5]) {
                let mut high = [Self::splat(cpu, 0); 10];
                for i in 0..5 {
                    for j in i + 1..5 {
                        sum[i + j] = sum[i + j].add_low(a[i], a[j]);
                        high[i + j + 1] = high[i + j + 1].add_high(a[i], a[j]);
                    }
                }
                for k in 1..9 {
                    sum[k] = sum[k].add(high[k]).shl::<1>();
                }
                for i in 0..5 {
                    sum[2 * i] = sum[2 * i].add_low(a[i], a[i]);
                    sum[2 * i + 1] = sum[2 * i + 1].add_high(a[i], a[i]);
                }
            }
            #[inline(always)]
            fn products5(cpu: Ifma, sum: &mut [Self; 20], a: &[Self; 5], b: &[Self; 5]) {
                // The low halves and the high halves of the products have separate sums. So each chain of additions has
                // half the length.
                let mut high = [Self::splat(cpu, 0); 10];
                for i in 0..5 {
                    for j in 0..5 {
                        sum[i + j] = sum[i + j].add_low(a[i], b[j]);
                        high[i + j + 1] = high[i + j + 1].add_high(a[i], b[j]);
                    }
                }
                for k in 1..10 {
                    sum[k] = sum[k].add(high[k]);
                }
            }
        }
    };
}

limbs!(
    ZmmIfma,
    8,
    zmm_products10,
    zmm_squares10,
    _mm512_set1_epi64,
    _mm512_loadu_si512,
    _mm512_storeu_si512,
    _mm512_add_epi64,
    _mm512_sub_epi64,
    _mm512_and_si512,
    _mm512_slli_epi64,
    _mm512_srli_epi64,
    _mm512_srai_epi64,
    _mm512_madd52lo_epu64,
    _mm512_madd52hi_epu64,
    _mm512_cmpeq_epi64_mask,
    _mm512_mask_mov_epi64,
    _mm512_mask_add_epi64,
    _mm512_mask_sub_epi64
);
limbs!(
    YmmIfma,
    4,
    ymm_products10,
    ymm_squares10,
    _mm256_set1_epi64x,
    _mm256_loadu_si256,
    _mm256_storeu_si256,
    _mm256_add_epi64,
    _mm256_sub_epi64,
    _mm256_and_si256,
    shl256,
    shr256,
    _mm256_srai_epi64,
    _mm256_madd52lo_epu64,
    _mm256_madd52hi_epu64,
    _mm256_cmpeq_epi64_mask,
    _mm256_mask_mov_epi64,
    _mm256_mask_add_epi64,
    _mm256_mask_sub_epi64
);

/// Shifts left. The type of the count is the same as for the 512-bit intrinsic.
#[target_feature(enable = "avx2")]
#[inline]
fn shl256<const N: u32>(x: __m256i) -> __m256i {
    _mm256_sllv_epi64(x, _mm256_set1_epi64x(N as i64))
}

#[target_feature(enable = "avx2")]
#[inline]
fn shr256<const N: u32>(x: __m256i) -> __m256i {
    _mm256_srlv_epi64(x, _mm256_set1_epi64x(N as i64))
}

impl ZmmIfma {
    /// For each i, copies lane d to lane i, where d is the octal digit i of `ORDER`. Digit 0 is the lowest digit.
    #[inline(always)]
    pub fn permute<const ORDER: u32>(self) -> Self {
        Self(intrinsic!(_mm512_permutexvar_epi64(order::<ORDER>(), self.0)))
    }

    /// Moves lanes as `permute` does, but writes zero to the lanes whose bits in `LANES` are not set.
    #[inline(always)]
    pub fn permute_in<const ORDER: u32, const LANES: u8>(self) -> Self {
        Self(intrinsic!(_mm512_maskz_permutexvar_epi64(LANES, order::<ORDER>(), self.0)))
    }

    /// Shifts lane i left by the octal digit i of `BY`, where digit 0 is the lowest.
    #[inline(always)]
    pub fn shl_lanes<const BY: u32>(self) -> Self {
        Self(intrinsic!(_mm512_sllv_epi64(self.0, order::<BY>())))
    }

    /// Returns two registers: the first has lanes 0 to 3, and the second has lanes 4 to 7.
    #[inline(always)]
    pub fn halves(self) -> (YmmIfma, YmmIfma) {
        (
            YmmIfma(intrinsic!(_mm512_castsi512_si256(self.0))),
            YmmIfma(intrinsic!(_mm512_extracti64x4_epi64::<1>(self.0))),
        )
    }
}

impl YmmIfma {
    /// For each i, copies lane d to lane i, where d is the octal digit i of `ORDER`. Digit 0 is the lowest digit.
    #[inline(always)]
    pub fn permute<const ORDER: u32>(self) -> Self {
        Self(intrinsic!(_mm256_permutexvar_epi64(order4::<ORDER>(), self.0)))
    }

    /// Moves lanes as `permute` does, but writes zero to the lanes whose bits in `LANES` are not set.
    #[inline(always)]
    pub fn permute_in<const ORDER: u32, const LANES: u8>(self) -> Self {
        Self(intrinsic!(_mm256_maskz_permutexvar_epi64(LANES, order4::<ORDER>(), self.0)))
    }

    /// Moves lanes as `permute` does, but from four lanes to eight lanes.
    #[inline(always)]
    pub fn spread<const ORDER: u32>(self) -> ZmmIfma {
        ZmmIfma(intrinsic!(_mm512_permutexvar_epi64(order::<ORDER>(), _mm512_castsi256_si512(self.0))))
    }
}

#[target_feature(enable = "avx512f")]
#[inline]
fn order<const O: u32>() -> __m512i {
    const fn digit(o: u32, i: u32) -> i64 {
        (o >> (3 * i) & 7) as i64
    }
    _mm512_setr_epi64(
        digit(O, 0),
        digit(O, 1),
        digit(O, 2),
        digit(O, 3),
        digit(O, 4),
        digit(O, 5),
        digit(O, 6),
        digit(O, 7),
    )
}

#[target_feature(enable = "avx2")]
#[inline]
fn order4<const O: u32>() -> __m256i {
    _mm256_setr_epi64x((O & 7) as i64, (O >> 3 & 7) as i64, (O >> 6 & 7) as i64, (O >> 9 & 7) as i64)
}
