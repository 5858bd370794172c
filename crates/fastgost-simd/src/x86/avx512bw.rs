//! AVX-512 without VBMI and GFNI. The 64-byte register is a separate type, so that code for it cannot use VBMI and
//! GFNI.
use super::{arch::*, m512};
use crate::{
    RegisterHalves, intrinsic,
    register::{register, token},
};

token! {
    /// Proof that the CPU has AVX-512 F, BW, VL and DQ.
    Avx512Bw = "avx512f,avx512bw,avx512vl,avx512dq", with_avx512bw, $
}

register! {
    /// A register of 64 bytes.
    ZmmBw(m512, Avx512Bw): Word, Bytes, Blocks16, Lookup16, Shift16, Halves16, Saturating8, Columns4
}

impl RegisterHalves for ZmmBw {
    #[inline(always)]
    fn splat_halves(_: Avx512Bw, t: &[[u8; 16]; 2]) -> Self {
        // SAFETY: the token proves that the CPU has the instructions. 32 bytes are readable, and the load needs no
        // alignment.
        Self(unsafe {
            let t = _mm512_castsi256_si512(_mm256_loadu_si256(t.as_ptr().cast()));
            _mm512_shuffle_i64x2::<0x50>(t, t)
        })
    }
    #[inline(always)]
    fn lower_halves(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_shuffle_i64x2::<0x44>(self.0, o.0)))
    }
    #[inline(always)]
    fn upper_halves(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_shuffle_i64x2::<0xee>(self.0, o.0)))
    }
    #[inline(always)]
    fn swap_halves(self) -> Self {
        Self(intrinsic!(_mm512_shuffle_i64x2::<0x4e>(self.0, self.0)))
    }
    #[inline(always)]
    fn store_lower(self, to: &mut [u8]) {
        assert!(to.len() >= 32);
        // SAFETY: the register proves that the CPU has the instructions. There is room for the bytes, and the store
        // needs no alignment.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), _mm512_castsi512_si256(self.0)) }
    }
    #[inline(always)]
    fn shl_lower4(self) -> Self {
        Self(intrinsic!(_mm512_sllv_epi64(self.0, _mm512_set_epi64(0, 0, 0, 0, 4, 4, 4, 4))))
    }
    #[inline(always)]
    fn shr_lower4(self) -> Self {
        Self(intrinsic!(_mm512_srlv_epi64(self.0, _mm512_set_epi64(0, 0, 0, 0, 4, 4, 4, 4))))
    }
    #[inline(always)]
    fn even_odd(self) -> Self {
        Self(intrinsic!(_mm512_permutexvar_epi64(_mm512_set_epi64(7, 5, 3, 1, 6, 4, 2, 0), self.0)))
    }
    #[inline(always)]
    fn alternate(self) -> Self {
        Self(intrinsic!(_mm512_permutexvar_epi64(_mm512_set_epi64(7, 3, 6, 2, 5, 1, 4, 0), self.0)))
    }
}
