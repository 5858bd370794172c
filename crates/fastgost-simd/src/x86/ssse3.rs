//! SSSE3: 16-byte registers.
use super::{arch::*, m128};
use crate::{Multiply32, Rows8, intrinsic, lanes32::ByteShuffle, register::register, register::token, transpose8};

token! {
    /// Proof that the CPU has SSSE3.
    Ssse3 = "ssse3", with_ssse3, $
}

register! {
    /// A register of 16 bytes.
    Xmm(m128, Ssse3):
    Word, Bytes, Blocks16, Lookup16, Shift16, Halves16, Saturating8, Columns4, Lanes32, NibbleLookup, Carries, Pairs32
}

impl Multiply32 for Xmm {
    #[inline(always)]
    fn multiply32(self, o: Self) -> Self {
        Self(intrinsic!(_mm_mul_epu32(self.0, o.0)))
    }
}

impl Rows8<8> for Xmm {
    #[inline(always)]
    fn load_rows(_: Ssse3, from: &[u8]) -> [Self; 8] {
        assert!(from.len() >= 64);
        let mut r = [Self(intrinsic!(_mm_setzero_si128())); 8];
        for i in 0..8 {
            // SAFETY: the token proves that the CPU has the instruction. 64 bytes are readable, and the load needs no
            // alignment.
            r[i] = Self(unsafe { _mm_loadl_epi64(from.as_ptr().add(8 * i).cast()) });
        }
        r
    }
    #[inline(always)]
    fn transpose_rows(r: &mut [Self; 8]) {
        transpose8(r)
    }
}

impl ByteShuffle for Xmm {
    #[inline(always)]
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self {
        // SAFETY: the register proves that the CPU has the instructions. 16 bytes are readable, and the load needs no
        // alignment.
        Self(unsafe { _mm_shuffle_epi8(self.0, _mm_loadu_si128(from.as_ptr().cast())) })
    }
}
