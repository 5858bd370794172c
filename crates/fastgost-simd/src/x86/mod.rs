//! The instruction sets of x86, and the operations for each register width (see `register.rs`).

/// The module of the compiler's intrinsics. Its name here is the same on 32-bit and on 64-bit x86.
#[cfg(target_arch = "x86")]
use core::arch::x86 as arch;
#[cfg(target_arch = "x86_64")]
use core::arch::x86_64 as arch;

pub mod avx2;
pub mod avx512;
pub mod avx512bw;
pub mod clmul;
#[cfg(target_arch = "x86_64")]
pub mod ifma;
pub mod ssse3;

/// Operations that are composed from intrinsics in the same way for registers of 16 bytes and of 32 bytes.
macro_rules! operations {
    () => {
        #[inline(always)]
        pub(super) unsafe fn not(x: Bits) -> Bits {
            intrinsic!(xor(x, splat64(-1)))
        }
        #[inline(always)]
        pub(super) unsafe fn xor3(x: Bits, y: Bits, z: Bits) -> Bits {
            intrinsic!(xor(xor(x, y), z))
        }
        /// Only returns its arguments, because x86 instructions can read their operands from memory, so the compiler
        /// need not load these operands into registers.
        #[inline(always)]
        pub(super) unsafe fn settled<T>(values: [Bits; 8], from: *const T) -> ([Bits; 8], *const T) {
            (values, from)
        }
        #[inline(always)]
        pub(super) unsafe fn high_nibbles(x: Bits, low: Bits) -> Bits {
            intrinsic!(and(shr64::<4>(x), low))
        }
        #[inline(always)]
        pub(super) unsafe fn below8(x: Bits, y: Bits) -> Bits {
            intrinsic!(not(equal8(max8(x, y), x)))
        }
        #[inline(always)]
        pub(super) unsafe fn below32(x: Bits, y: Bits) -> Bits {
            intrinsic!({
                let sign = splat32(i32::MIN);
                above_signed32(xor(y, sign), xor(x, sign))
            })
        }
        #[inline(always)]
        pub(super) unsafe fn shl64<const N: u32>(x: Bits) -> Bits {
            intrinsic!(shl64_by(x, arch::_mm_cvtsi32_si128(N as i32)))
        }
        #[inline(always)]
        pub(super) unsafe fn shr64<const N: u32>(x: Bits) -> Bits {
            intrinsic!(shr64_by(x, arch::_mm_cvtsi32_si128(N as i32)))
        }
        #[inline(always)]
        pub(super) unsafe fn shl32<const N: u32>(x: Bits) -> Bits {
            intrinsic!(shl32_by(x, arch::_mm_cvtsi32_si128(N as i32)))
        }
        #[inline(always)]
        pub(super) unsafe fn shr32<const N: u32>(x: Bits) -> Bits {
            intrinsic!(shr32_by(x, arch::_mm_cvtsi32_si128(N as i32)))
        }
        #[inline(always)]
        pub(super) unsafe fn rol32<const N: u32>(x: Bits) -> Bits {
            intrinsic!({
                let down = shr32_by(x, arch::_mm_cvtsi32_si128(32 - N as i32));
                or(shl32::<N>(x), down)
            })
        }
    };
}

/// Defines `hold`, which forces the compiler to have the value in a register of class `$class`.
macro_rules! hold {
    ($feature:literal, $class:ident) => {
        /// # Safety
        /// The CPU has the instructions.
        #[target_feature(enable = $feature)]
        #[inline]
        pub(super) unsafe fn hold(mut x: Bits) -> Bits {
            // SAFETY: the assembly is empty; the value comes out as it went in.
            unsafe { core::arch::asm!("/* {0} */", inout($class) x, options(nomem, nostack, preserves_flags)) };
            x
        }
    };
}

/// Operations on 16 bytes, with SSSE3; `affine` and `mul_aes` need GFNI, too.
mod m128 {
    pub(super) use super::arch::_mm_shuffle_epi8 as lookup16;
    pub(super) use super::arch::{
        __m128i as Bits, _mm_add_epi8 as add8, _mm_add_epi32 as add32, _mm_adds_epu8 as add_saturating8,
        _mm_alignr_epi8 as concat_shift16, _mm_and_si128 as and, _mm_andnot_si128 as and_not,
        _mm_bslli_si128 as shift_up16, _mm_bsrli_si128 as shift_down16, _mm_cmpeq_epi8 as equal8,
        _mm_cmpgt_epi8 as above_signed8, _mm_gf2p8affine_epi64_epi8 as affine, _mm_gf2p8mul_epi8 as mul_aes,
        _mm_loadu_si128 as load, _mm_loadu_si128 as splat128, _mm_min_epu8 as min8, _mm_or_si128 as or,
        _mm_set1_epi8 as splat8, _mm_set1_epi32 as splat32, _mm_set1_epi64x as splat64, _mm_storeu_si128 as store,
        _mm_sub_epi8 as sub8, _mm_sub_epi32 as sub32, _mm_subs_epi8 as sub_saturating_signed8,
        _mm_unpackhi_epi8 as interleave_hi8, _mm_unpackhi_epi32 as interleave_hi32,
        _mm_unpackhi_epi64 as interleave_hi64, _mm_unpacklo_epi8 as interleave_lo8,
        _mm_unpacklo_epi32 as interleave_lo32, _mm_unpacklo_epi64 as interleave_lo64, _mm_xor_si128 as xor,
    };
    use super::arch::{
        _mm_cmpgt_epi32 as above_signed32, _mm_max_epu8 as max8, _mm_sll_epi32 as shl32_by, _mm_sll_epi64 as shl64_by,
        _mm_srl_epi32 as shr32_by, _mm_srl_epi64 as shr64_by,
    };
    use super::{super::intrinsic, arch};

    operations!();
    hold!("sse2", xmm_reg);

    #[inline(always)]
    pub(super) unsafe fn odd_lanes_down4(x: Bits) -> Bits {
        intrinsic!(arch::_mm_unpacklo_epi32(x, shr32::<4>(x)))
    }
    #[inline(always)]
    pub(super) unsafe fn swap_lanes32(x: Bits) -> Bits {
        intrinsic!(arch::_mm_shuffle_epi32::<0xb1>(x))
    }
    /// # Safety
    /// `to` points to 4 writable bytes.
    #[inline(always)]
    pub(super) unsafe fn store32(to: *mut u8, x: Bits) {
        // SAFETY: the caller guarantees that the bytes are writable, and has a register as proof of the instruction.
        // The store needs no alignment.
        unsafe { arch::_mm_storeu_si32(to, x) }
    }

    #[inline(always)]
    pub(super) unsafe fn if_zero8(x: Bits, other: Bits, keep: Bits) -> Bits {
        intrinsic!(xor(keep, and(equal8(x, arch::_mm_setzero_si128()), xor(keep, other))))
    }
    #[inline(always)]
    pub(super) unsafe fn even32(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::_mm_castps_si128(arch::_mm_shuffle_ps::<0x88>(
            arch::_mm_castsi128_ps(x),
            arch::_mm_castsi128_ps(y)
        )))
    }
    #[inline(always)]
    pub(super) unsafe fn odd32(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::_mm_castps_si128(arch::_mm_shuffle_ps::<0xdd>(
            arch::_mm_castsi128_ps(x),
            arch::_mm_castsi128_ps(y)
        )))
    }
    #[inline(always)]
    pub(super) unsafe fn from_words(x: &[u64; 16], at: usize) -> Bits {
        intrinsic!(arch::_mm_set_epi64x(x[at + 1] as i64, x[at] as i64))
    }
}

/// Operations on 16 bytes, with AVX-512. Operations that are not defined here come from `m128`.
mod m128vl {
    pub(super) use super::m128::*;
    use super::{super::intrinsic, arch};

    #[inline(always)]
    pub(super) unsafe fn xor3(x: Bits, y: Bits, z: Bits) -> Bits {
        intrinsic!(arch::_mm_ternarylogic_epi32::<0x96>(x, y, z))
    }
    #[inline(always)]
    pub(super) unsafe fn below8(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::_mm_movm_epi8(arch::_mm_cmplt_epu8_mask(x, y)))
    }
    #[inline(always)]
    pub(super) unsafe fn rol32<const N: u32>(x: Bits) -> Bits {
        intrinsic!(arch::_mm_rolv_epi32(x, splat32(N as i32)))
    }
    #[inline(always)]
    pub(super) unsafe fn odd_lanes_down4(x: Bits) -> Bits {
        intrinsic!(arch::_mm_srlv_epi32(x, arch::_mm_set_epi32(4, 0, 4, 0)))
    }
}

/// Operations on 32 bytes, with AVX2; `affine` and `mul_aes` need GFNI, too.
mod m256 {
    pub(super) use super::arch::_mm256_shuffle_epi8 as lookup16;
    pub(super) use super::arch::{
        __m256i as Bits, _mm256_add_epi8 as add8, _mm256_add_epi32 as add32, _mm256_adds_epu8 as add_saturating8,
        _mm256_alignr_epi8 as concat_shift16, _mm256_and_si256 as and, _mm256_andnot_si256 as and_not,
        _mm256_bslli_epi128 as shift_up16, _mm256_bsrli_epi128 as shift_down16, _mm256_cmpeq_epi8 as equal8,
        _mm256_cmpgt_epi8 as above_signed8, _mm256_gf2p8affine_epi64_epi8 as affine, _mm256_gf2p8mul_epi8 as mul_aes,
        _mm256_loadu_si256 as load, _mm256_min_epu8 as min8, _mm256_or_si256 as or, _mm256_set1_epi8 as splat8,
        _mm256_set1_epi32 as splat32, _mm256_set1_epi64x as splat64, _mm256_storeu_si256 as store,
        _mm256_sub_epi8 as sub8, _mm256_sub_epi32 as sub32, _mm256_subs_epi8 as sub_saturating_signed8,
        _mm256_unpackhi_epi8 as interleave_hi8, _mm256_unpackhi_epi32 as interleave_hi32,
        _mm256_unpackhi_epi64 as interleave_hi64, _mm256_unpacklo_epi8 as interleave_lo8,
        _mm256_unpacklo_epi32 as interleave_lo32, _mm256_unpacklo_epi64 as interleave_lo64, _mm256_xor_si256 as xor,
    };
    use super::arch::{
        _mm256_cmpgt_epi32 as above_signed32, _mm256_max_epu8 as max8, _mm256_sll_epi32 as shl32_by,
        _mm256_sll_epi64 as shl64_by, _mm256_srl_epi32 as shr32_by, _mm256_srl_epi64 as shr64_by,
    };
    use super::{super::intrinsic, arch};

    operations!();
    hold!("avx2", ymm_reg);

    #[inline(always)]
    pub(super) unsafe fn odd_lanes_down4(x: Bits) -> Bits {
        intrinsic!(arch::_mm256_srlv_epi32(x, arch::_mm256_set_epi32(4, 0, 4, 0, 4, 0, 4, 0)))
    }
    #[inline(always)]
    pub(super) unsafe fn swap_lanes32(x: Bits) -> Bits {
        intrinsic!(arch::_mm256_shuffle_epi32::<0xb1>(x))
    }
    /// # Safety
    /// `to` points to 4 writable bytes.
    #[inline(always)]
    pub(super) unsafe fn store32(to: *mut u8, x: Bits) {
        // SAFETY: the caller guarantees that the bytes are writable, and has a register as proof of the instruction.
        // The store needs no alignment.
        unsafe { arch::_mm_storeu_si32(to, arch::_mm256_castsi256_si128(x)) }
    }

    /// # Safety
    /// `from` points to 16 readable bytes.
    #[inline(always)]
    pub(super) unsafe fn splat128(from: *const arch::__m128i) -> Bits {
        // SAFETY: the caller guarantees that the bytes are readable, and has a token as proof of the instructions. The
        // load needs no alignment.
        unsafe { arch::_mm256_broadcastsi128_si256(arch::_mm_loadu_si128(from)) }
    }
    #[inline(always)]
    pub(super) unsafe fn if_zero8(x: Bits, other: Bits, keep: Bits) -> Bits {
        intrinsic!(arch::_mm256_blendv_epi8(keep, other, equal8(x, arch::_mm256_setzero_si256())))
    }
    #[inline(always)]
    pub(super) unsafe fn even32(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::_mm256_castps_si256(arch::_mm256_shuffle_ps::<0x88>(
            arch::_mm256_castsi256_ps(x),
            arch::_mm256_castsi256_ps(y)
        )))
    }
    #[inline(always)]
    pub(super) unsafe fn odd32(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::_mm256_castps_si256(arch::_mm256_shuffle_ps::<0xdd>(
            arch::_mm256_castsi256_ps(x),
            arch::_mm256_castsi256_ps(y)
        )))
    }
    #[inline(always)]
    pub(super) unsafe fn from_words(x: &[u64; 16], at: usize) -> Bits {
        let [a, b, c, d] = [x[at] as i64, x[at + 1] as i64, x[at + 2] as i64, x[at + 3] as i64];
        intrinsic!(arch::_mm256_set_epi64x(d, c, b, a))
    }
}

/// Operations on 32 bytes, with AVX-512. Operations that are not defined here come from `m256`.
mod m256vl {
    pub(super) use super::m256::*;
    use super::{super::intrinsic, arch};

    #[inline(always)]
    pub(super) unsafe fn xor3(x: Bits, y: Bits, z: Bits) -> Bits {
        intrinsic!(arch::_mm256_ternarylogic_epi32::<0x96>(x, y, z))
    }
    #[inline(always)]
    pub(super) unsafe fn below8(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::_mm256_movm_epi8(arch::_mm256_cmplt_epu8_mask(x, y)))
    }
}

/// Operations on 64 bytes, with AVX-512 F and BW; `affine` and `mul_aes` need GFNI, too.
mod m512 {
    pub(super) use super::arch::{
        __m512i as Bits, _mm512_add_epi8 as add8, _mm512_adds_epu8 as add_saturating8,
        _mm512_alignr_epi8 as concat_shift16, _mm512_and_si512 as and, _mm512_andnot_si512 as and_not,
        _mm512_bslli_epi128 as shift_up16, _mm512_bsrli_epi128 as shift_down16,
        _mm512_gf2p8affine_epi64_epi8 as affine, _mm512_gf2p8mul_epi8 as mul_aes, _mm512_loadu_si512 as load,
        _mm512_min_epu8 as min8, _mm512_or_si512 as or, _mm512_set1_epi8 as splat8, _mm512_set1_epi32 as splat32,
        _mm512_set1_epi64 as splat64, _mm512_shuffle_epi8 as lookup16, _mm512_slli_epi32 as shl32,
        _mm512_slli_epi64 as shl64, _mm512_srli_epi32 as shr32, _mm512_srli_epi64 as shr64,
        _mm512_storeu_si512 as store, _mm512_sub_epi8 as sub8, _mm512_ternarylogic_epi32 as ternary,
        _mm512_unpackhi_epi8 as interleave_hi8, _mm512_unpackhi_epi32 as interleave_hi32,
        _mm512_unpackhi_epi64 as interleave_hi64, _mm512_unpacklo_epi8 as interleave_lo8,
        _mm512_unpacklo_epi32 as interleave_lo32, _mm512_unpacklo_epi64 as interleave_lo64, _mm512_xor_si512 as xor,
    };
    use super::{super::intrinsic, arch};

    hold!("avx512f", zmm_reg);

    #[inline(always)]
    pub(super) unsafe fn not(x: Bits) -> Bits {
        intrinsic!(xor(x, splat64(-1)))
    }
    #[inline(always)]
    pub(super) unsafe fn xor3(x: Bits, y: Bits, z: Bits) -> Bits {
        intrinsic!(ternary::<0x96>(x, y, z))
    }
    /// Only returns its arguments, because x86 instructions can read their operands from memory, so the compiler need
    /// not load these operands into registers.
    #[inline(always)]
    pub(super) unsafe fn settled<T>(values: [Bits; 8], from: *const T) -> ([Bits; 8], *const T) {
        (values, from)
    }
    #[inline(always)]
    pub(super) unsafe fn high_nibbles(x: Bits, low: Bits) -> Bits {
        intrinsic!(and(shr64::<4>(x), low))
    }
    #[inline(always)]
    pub(super) unsafe fn below8(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::_mm512_movm_epi8(arch::_mm512_cmplt_epu8_mask(x, y)))
    }
    /// # Safety
    /// `from` points to 16 readable bytes.
    #[inline(always)]
    pub(super) unsafe fn splat128(from: *const arch::__m128i) -> Bits {
        // SAFETY: the caller guarantees that the bytes are readable, and has a token as proof of the instructions. The
        // load needs no alignment.
        unsafe { arch::_mm512_broadcast_i32x4(arch::_mm_loadu_si128(from)) }
    }
    #[inline(always)]
    pub(super) unsafe fn if_zero8(x: Bits, other: Bits, keep: Bits) -> Bits {
        intrinsic!(arch::_mm512_mask_mov_epi8(keep, arch::_mm512_testn_epi8_mask(x, x), other))
    }
}
