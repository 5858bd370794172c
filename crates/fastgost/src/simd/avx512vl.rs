//! AVX-512 with VBMI and GFNI: 32-byte registers.
use super::{
    Affine, Blocks16, Bytes, Lookup256, MulAes, Rotate16, Word,
    arch::*,
    avx512::{Avx512, Zmm},
    intrinsic, operators, transpose16,
};

/// 32 bytes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Ymm(__m256i);
operators!(Ymm, _mm256_xor_si256, _mm256_and_si256, _mm256_or_si256, _mm256_set1_epi64x(-1));

impl Word for Ymm {
    type Cpu = Avx512;
    const BYTES: usize = 32;
    #[inline(always)]
    fn splat64(_: Avx512, x: u64) -> Self {
        Self(intrinsic!(_mm256_set1_epi64x(x as i64)))
    }
    #[inline(always)]
    fn load(_: Avx512, from: &[u8]) -> Self {
        assert!(from.len() >= 32);
        // SAFETY: the token proves the instruction; 32 bytes are there, and the load needs no alignment.
        Self(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
    }
    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        assert!(to.len() >= 32);
        // SAFETY: the register proves the instruction; there is room for 32 bytes, and the store needs no alignment.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn and_not(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_andnot_si256(self.0, o.0)))
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        Self(intrinsic!(_mm256_ternarylogic_epi32::<0x96>(self.0, b.0, c.0)))
    }
    #[inline(always)]
    fn shl64<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm256_sll_epi64(self.0, _mm_cvtsi32_si128(N as i32))))
    }
    #[inline(always)]
    fn shr64<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm256_srl_epi64(self.0, _mm_cvtsi32_si128(N as i32))))
    }
}

impl Blocks16 for Ymm {
    #[inline(always)]
    fn bytes_from_blocks(r: &mut [Self; 16]) {
        transpose16(r)
    }
    #[inline(always)]
    fn blocks_from_bytes(r: &mut [Self; 16]) {
        transpose16(r)
    }
    #[inline(always)]
    fn block_in_lane(lane: usize) -> usize {
        2 * (lane % 16) + lane / 16
    }
}

impl Bytes for Ymm {
    #[inline(always)]
    fn splat8(_: Avx512, x: u8) -> Self {
        Self(intrinsic!(_mm256_set1_epi8(x as i8)))
    }
    #[inline(always)]
    fn splat8x4(_: Avx512, x: &u32) -> Self {
        Self(intrinsic!(_mm256_set1_epi32(*x as i32)))
    }
    #[inline(always)]
    fn splat128(_: Avx512, x: &[u8; 16]) -> Self {
        // SAFETY: the token proves the instruction; the 16 bytes are there, and the load needs no alignment.
        Self(unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(x.as_ptr().cast())) })
    }
    #[inline(always)]
    fn sub8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_sub_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn add8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_add_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn below8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_movm_epi8(_mm256_cmplt_epu8_mask(self.0, o.0))))
    }
    #[inline(always)]
    fn interleave_lo8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_unpacklo_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn interleave_hi8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_unpackhi_epi8(self.0, o.0)))
    }
}

impl Affine for Ymm {
    #[inline(always)]
    fn affine(self, m: &u64) -> Self {
        Self(intrinsic!(_mm256_gf2p8affine_epi64_epi8::<0>(self.0, _mm256_set1_epi64x(*m as i64))))
    }
}

impl MulAes for Ymm {
    #[inline(always)]
    fn mul_aes(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_gf2p8mul_epi8(self.0, o.0)))
    }
}

impl Rotate16 for Ymm {
    #[inline(always)]
    fn rotate16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm256_alignr_epi8::<N>(self.0, self.0)))
    }
}

/// The permutes are 64 bytes wide all the same: only they hold the table in four registers.
impl Lookup256 for Ymm {
    type Table = [Zmm; 4];
    #[inline(always)]
    fn table256(cpu: Avx512, t: &[u8; 256]) -> [Zmm; 4] {
        Zmm::table256(cpu, t)
    }
    #[inline(always)]
    fn lookup256(self, t: [Zmm; 4]) -> Self {
        Self(Zmm::narrow(t, self.0))
    }
}
