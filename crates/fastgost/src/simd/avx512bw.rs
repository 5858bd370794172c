//! AVX-512 without VBMI and GFNI: 64-byte registers, a type of their own, so that code for them cannot use those two.
use super::{
    Blocks16, Bytes, Columns4, Lookup16, Saturating8, Shift16, Word, arch::*, intrinsic, operators, transpose16,
};

/// Proof that the CPU has AVX-512 F, BW, VL and DQ.
#[derive(Clone, Copy)]
pub(crate) struct Avx512Bw(());
impl Avx512Bw {
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq")]
    #[inline]
    pub(crate) fn new() -> Self {
        Self(())
    }
}

/// 64 bytes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Zmm(__m512i);
operators!(Zmm, _mm512_xor_si512, _mm512_and_si512, _mm512_or_si512, _mm512_set1_epi64(-1));

impl Word for Zmm {
    type Cpu = Avx512Bw;
    const BYTES: usize = 64;
    #[inline(always)]
    fn splat64(_: Avx512Bw, x: u64) -> Self {
        Self(intrinsic!(_mm512_set1_epi64(x as i64)))
    }
    #[inline(always)]
    fn load(_: Avx512Bw, from: &[u8]) -> Self {
        assert!(from.len() >= 64);
        // SAFETY: the token proves the instruction; 64 bytes are there, and the load needs no alignment.
        Self(unsafe { _mm512_loadu_si512(from.as_ptr().cast()) })
    }
    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        assert!(to.len() >= 64);
        // SAFETY: the register proves the instruction; there is room for 64 bytes, and the store needs no alignment.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn and_not(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_andnot_si512(self.0, o.0)))
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        Self(intrinsic!(_mm512_ternarylogic_epi32::<0x96>(self.0, b.0, c.0)))
    }
    #[inline(always)]
    fn shl64<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm512_slli_epi64::<N>(self.0)))
    }
    #[inline(always)]
    fn shr64<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm512_srli_epi64::<N>(self.0)))
    }
}

impl Blocks16 for Zmm {
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
        4 * (lane % 16) + lane / 16
    }
}

impl Bytes for Zmm {
    #[inline(always)]
    fn splat8(_: Avx512Bw, x: u8) -> Self {
        Self(intrinsic!(_mm512_set1_epi8(x as i8)))
    }
    #[inline(always)]
    fn splat8x4(_: Avx512Bw, x: &u32) -> Self {
        Self(intrinsic!(_mm512_set1_epi32(*x as i32)))
    }
    #[inline(always)]
    fn splat128(_: Avx512Bw, x: &[u8; 16]) -> Self {
        // SAFETY: the token proves the instructions; 16 bytes are there, and the load needs no alignment.
        Self(unsafe { _mm512_broadcast_i32x4(_mm_loadu_si128(x.as_ptr().cast())) })
    }
    #[inline(always)]
    fn add8(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_add_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn sub8(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_sub_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn below8(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_movm_epi8(_mm512_cmplt_epu8_mask(self.0, o.0))))
    }
    #[inline(always)]
    fn interleave_lo8(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_unpacklo_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn interleave_hi8(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_unpackhi_epi8(self.0, o.0)))
    }
}

impl Lookup16 for Zmm {
    #[inline(always)]
    fn lookup16(self, t: Self) -> Self {
        Self(intrinsic!(_mm512_shuffle_epi8(t.0, self.0)))
    }
    #[inline(always)]
    fn if_zero8(self, other: Self, keep: Self) -> Self {
        Self(intrinsic!(_mm512_mask_mov_epi8(keep.0, _mm512_testn_epi8_mask(self.0, self.0), other.0)))
    }
}

impl Shift16 for Zmm {
    #[inline(always)]
    fn shift_up16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm512_bslli_epi128::<N>(self.0)))
    }
    #[inline(always)]
    fn shift_down16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm512_bsrli_epi128::<N>(self.0)))
    }
}

impl Saturating8 for Zmm {
    #[inline(always)]
    fn add_saturating8(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_adds_epu8(self.0, o.0)))
    }
    #[inline(always)]
    fn min8(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_min_epu8(self.0, o.0)))
    }
}

impl Columns4 for Zmm {
    #[inline(always)]
    fn shl32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm512_slli_epi32::<N>(self.0)))
    }
    #[inline(always)]
    fn shr32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm512_srli_epi32::<N>(self.0)))
    }
    #[inline(always)]
    fn transpose4(r: &mut [Self; 4]) {
        let [a, b, c, d] = *r;
        let (p, q) = (intrinsic!(_mm512_unpacklo_epi32(a.0, b.0)), intrinsic!(_mm512_unpackhi_epi32(a.0, b.0)));
        let (s, t) = (intrinsic!(_mm512_unpacklo_epi32(c.0, d.0)), intrinsic!(_mm512_unpackhi_epi32(c.0, d.0)));
        r[0] = Self(intrinsic!(_mm512_unpacklo_epi64(p, s)));
        r[1] = Self(intrinsic!(_mm512_unpackhi_epi64(p, s)));
        r[2] = Self(intrinsic!(_mm512_unpacklo_epi64(q, t)));
        r[3] = Self(intrinsic!(_mm512_unpackhi_epi64(q, t)));
    }
}
