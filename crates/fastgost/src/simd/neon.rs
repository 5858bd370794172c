//! NEON (Advanced SIMD on AArch64): 16-byte registers. A draft with the operations that GOST 28147-89 needs; no other
//! algorithm has a NEON row yet.
use super::register::{register, token};

token! {
    /// Proof that the CPU has NEON.
    Neon = "neon", with_neon, $
}

register! {
    /// 16 bytes.
    Vector(m128, Neon): Word, Bytes, Lookup16, Carries, Lanes32, NibbleLookup
}

/// The operations (see `register.rs`). A register is a vector of bytes; wider lanes are the same bytes, least significant first.
mod m128 {
    use super::super::intrinsic;
    use core::arch::aarch64 as arch;
    pub(super) use core::arch::aarch64::{
        uint8x16_t as Bits, vaddq_u8 as add8, vandq_u8 as and, vceqq_u8 as equal8, vcltq_u8 as below8, veorq_u8 as xor,
        vld1q_u8 as load, vld1q_u8 as splat128, vmvnq_u8 as not, vorrq_u8 as or, vqtbl1q_u8 as lookup16,
        vst1q_u8 as store, vsubq_u8 as sub8, vzip1q_u8 as interleave_lo8, vzip2q_u8 as interleave_hi8,
    };

    /// Operations on lanes of another type.
    macro_rules! lanes {
        ($to:ident, $back:ident: $($name:ident = $intrinsic:ident;)+) => { $(
            #[inline(always)]
            pub(super) unsafe fn $name(x: Bits, y: Bits) -> Bits {
                intrinsic!(arch::$back(arch::$intrinsic(arch::$to(x), arch::$to(y))))
            }
        )+ };
    }
    lanes! {
        vreinterpretq_u32_u8, vreinterpretq_u8_u32:
        add32 = vaddq_u32;
        sub32 = vsubq_u32;
        below32 = vcltq_u32;
        even32 = vuzp1q_u32;
        odd32 = vuzp2q_u32;
        interleave_lo32 = vzip1q_u32;
        interleave_hi32 = vzip2q_u32;
    }
    lanes! {
        vreinterpretq_s8_u8, vreinterpretq_u8_s8:
        sub_saturating_signed8 = vqsubq_s8;
    }

    #[inline(always)]
    pub(super) unsafe fn above_signed8(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::vcgtq_s8(arch::vreinterpretq_s8_u8(x), arch::vreinterpretq_s8_u8(y)))
    }
    #[inline(always)]
    pub(super) unsafe fn and_not(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::vbicq_u8(y, x))
    }
    #[inline(always)]
    pub(super) unsafe fn xor3(x: Bits, y: Bits, z: Bits) -> Bits {
        intrinsic!(xor(xor(x, y), z))
    }
    #[inline(always)]
    pub(super) unsafe fn if_zero8(x: Bits, other: Bits, keep: Bits) -> Bits {
        intrinsic!(arch::vbslq_u8(arch::vceqzq_u8(x), other, keep))
    }

    #[inline(always)]
    pub(super) unsafe fn splat8(x: i8) -> Bits {
        intrinsic!(arch::vdupq_n_u8(x as u8))
    }
    #[inline(always)]
    pub(super) unsafe fn splat32(x: i32) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_s32(arch::vdupq_n_s32(x)))
    }
    #[inline(always)]
    pub(super) unsafe fn splat64(x: i64) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_s64(arch::vdupq_n_s64(x)))
    }
    #[inline(always)]
    pub(super) unsafe fn from_words(x: &[u64; 16], at: usize) -> Bits {
        intrinsic!(arch::vcombine_u8(arch::vcreate_u8(x[at]), arch::vcreate_u8(x[at + 1])))
    }

    // Shifts take a vector of counts, and negative counts shift right. The compiler turns constant counts into immediates.
    #[inline(always)]
    pub(super) unsafe fn shl64<const N: u32>(x: Bits) -> Bits {
        intrinsic!(shift64(x, i64::from(N)))
    }
    #[inline(always)]
    pub(super) unsafe fn shr64<const N: u32>(x: Bits) -> Bits {
        intrinsic!(shift64(x, -i64::from(N)))
    }
    #[inline(always)]
    pub(super) unsafe fn shr32<const N: u32>(x: Bits) -> Bits {
        intrinsic!(shift32(x, -(N as i32)))
    }
    #[inline(always)]
    pub(super) unsafe fn rol32<const N: u32>(x: Bits) -> Bits {
        intrinsic!(or(shift32(x, N as i32), shift32(x, N as i32 - 32)))
    }
    #[inline(always)]
    unsafe fn shift32(x: Bits, count: i32) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_u32(arch::vshlq_u32(arch::vreinterpretq_u32_u8(x), arch::vdupq_n_s32(count))))
    }
    #[inline(always)]
    unsafe fn shift64(x: Bits, count: i64) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_u64(arch::vshlq_u64(arch::vreinterpretq_u64_u8(x), arch::vdupq_n_s64(count))))
    }
}
