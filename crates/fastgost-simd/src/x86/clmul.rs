//! Registers for carry-less products. These registers are separate types, so that code for other registers cannot use
//! these products.
use super::arch::*;
use crate::{Clmul, intrinsic, register::token};
use core::ops::BitXor;

token! {
    /// Proof that the CPU has AVX2 and PCLMULQDQ.
    Pclmul = "avx2,pclmulqdq", with_pclmul, $
}

/// A register of 16 bytes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct XmmClmul(__m128i);

impl BitXor for XmmClmul {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, o: Self) -> Self {
        Self(intrinsic!(_mm_xor_si128(self.0, o.0)))
    }
}

impl Clmul for XmmClmul {
    type Cpu = Pclmul;
    const BYTES: usize = 16;
    #[inline(always)]
    fn zero(_: Pclmul) -> Self {
        Self(intrinsic!(_mm_setzero_si128()))
    }
    #[inline(always)]
    fn load(_: Pclmul, from: &[u8]) -> Self {
        assert!(from.len() >= 16);
        // SAFETY: the token proves that the CPU has the instructions. 16 bytes are readable, and the loads need no
        // alignment.
        Self(unsafe { _mm_shuffle_epi8(_mm_loadu_si128(from.as_ptr().cast()), reverse()) })
    }
    #[inline(always)]
    fn multiply_low(self, o: Self) -> Self {
        Self(intrinsic!(_mm_clmulepi64_si128::<0x00>(self.0, o.0)))
    }
    #[inline(always)]
    fn multiply_high(self, o: Self) -> Self {
        Self(intrinsic!(_mm_clmulepi64_si128::<0x11>(self.0, o.0)))
    }
    #[inline(always)]
    fn multiply_high_low(self, o: Self) -> Self {
        Self(intrinsic!(_mm_clmulepi64_si128::<0x01>(self.0, o.0)))
    }
    #[inline(always)]
    fn multiply_low_high(self, o: Self) -> Self {
        Self(intrinsic!(_mm_clmulepi64_si128::<0x10>(self.0, o.0)))
    }
    #[inline(always)]
    fn folded(self) -> [u64; 2] {
        let mut words = [0; 2];
        // SAFETY: the register proves that the CPU has the instruction. There is room for 16 bytes, and the store needs
        // no alignment.
        unsafe { _mm_storeu_si128(words.as_mut_ptr().cast(), self.0) }
        words
    }
}

token! {
    /// Proof that the CPU has AVX-512 F, BW and VL, and VPCLMULQDQ.
    Vpclmul = "avx512f,avx512bw,avx512vl,vpclmulqdq", with_vpclmul, $
}

/// A register of 64 bytes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct ZmmClmul(__m512i);

impl BitXor for ZmmClmul {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_xor_si512(self.0, o.0)))
    }
}

impl Clmul for ZmmClmul {
    type Cpu = Vpclmul;
    const BYTES: usize = 64;
    #[inline(always)]
    fn zero(_: Vpclmul) -> Self {
        Self(intrinsic!(_mm512_setzero_si512()))
    }
    #[inline(always)]
    fn load(_: Vpclmul, from: &[u8]) -> Self {
        assert!(from.len() >= 64);
        // SAFETY: the token proves that the CPU has the instructions. 64 bytes are readable, and the load needs no
        // alignment.
        Self(unsafe {
            _mm512_shuffle_epi8(_mm512_loadu_si512(from.as_ptr().cast()), _mm512_broadcast_i32x4(reverse()))
        })
    }
    #[inline(always)]
    fn load_part(_: Vpclmul, from: &[u8]) -> Self {
        let there = match from.len() {
            n @ 0..64 => (1 << n) - 1,
            _ => !0,
        };
        // SAFETY: the token proves that the CPU has the instructions. Only existing bytes are read, and the load needs
        // no alignment.
        Self(unsafe {
            let x = _mm512_maskz_loadu_epi8(there, from.as_ptr().cast());
            _mm512_shuffle_epi8(x, _mm512_broadcast_i32x4(reverse()))
        })
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        Self(intrinsic!(_mm512_ternarylogic_epi32::<0x96>(self.0, b.0, c.0)))
    }
    #[inline(always)]
    fn multiply_low(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_clmulepi64_epi128::<0x00>(self.0, o.0)))
    }
    #[inline(always)]
    fn multiply_high(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_clmulepi64_epi128::<0x11>(self.0, o.0)))
    }
    #[inline(always)]
    fn multiply_high_low(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_clmulepi64_epi128::<0x01>(self.0, o.0)))
    }
    #[inline(always)]
    fn multiply_low_high(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_clmulepi64_epi128::<0x10>(self.0, o.0)))
    }
    #[inline(always)]
    fn folded(self) -> [u64; 2] {
        let x = intrinsic!({
            let x = _mm256_xor_si256(_mm512_castsi512_si256(self.0), _mm512_extracti64x4_epi64::<1>(self.0));
            _mm_xor_si128(_mm256_castsi256_si128(x), _mm256_extracti128_si256::<1>(x))
        });
        XmmClmul(x).folded()
    }
}

/// The permutation that reverses the bytes of a lane.
#[inline(always)]
fn reverse() -> __m128i {
    static REVERSE: [u8; 16] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    // SAFETY: the tokens of all callers prove that the CPU has the instruction. 16 bytes are readable.
    unsafe { _mm_loadu_si128(REVERSE.as_ptr().cast()) }
}
