//! AVX2: 32-byte registers; with GFNI as a second token and register type, so that code for plain AVX2 cannot use it.
use super::{
    Affine, Blocks16, Bytes, Columns4, Lookup16, MulAes, Rotate16, Saturating8, Shift16, Word, arch::*, intrinsic,
    operators, transpose16,
};

/// Proof that the CPU has AVX2.
#[derive(Clone, Copy)]
pub(crate) struct Avx2(());
impl Avx2 {
    #[target_feature(enable = "avx2")]
    #[inline]
    pub(crate) fn new() -> Self {
        Self(())
    }
}

/// Proof that the CPU has AVX2 and GFNI.
#[derive(Clone, Copy)]
pub(crate) struct Avx2Gfni(());
impl Avx2Gfni {
    #[target_feature(enable = "avx2,gfni")]
    #[inline]
    pub(crate) fn new() -> Self {
        Self(())
    }
}

/// 32 bytes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Ymm(__m256i);
operators!(Ymm, _mm256_xor_si256, _mm256_and_si256, _mm256_or_si256, _mm256_set1_epi64x(-1));

/// 32 bytes of a CPU with GFNI.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct YmmGfni(__m256i);
operators!(YmmGfni, _mm256_xor_si256, _mm256_and_si256, _mm256_or_si256, _mm256_set1_epi64x(-1));

/// What both register types can do.
macro_rules! common {
    ($v:ident, $cpu:ident) => {
        impl Word for $v {
            type Cpu = $cpu;
            const BYTES: usize = 32;
            #[inline(always)]
            fn splat64(_: $cpu, x: u64) -> Self {
                Self(intrinsic!(_mm256_set1_epi64x(x as i64)))
            }
            #[inline(always)]
            fn load(_: $cpu, from: &[u8]) -> Self {
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
            fn shl64<const N: u32>(self) -> Self {
                Self(intrinsic!(_mm256_sll_epi64(self.0, _mm_cvtsi32_si128(N as i32))))
            }
            #[inline(always)]
            fn shr64<const N: u32>(self) -> Self {
                Self(intrinsic!(_mm256_srl_epi64(self.0, _mm_cvtsi32_si128(N as i32))))
            }
        }

        impl Blocks16 for $v {
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

        impl Bytes for $v {
            #[inline(always)]
            fn splat8(_: $cpu, x: u8) -> Self {
                Self(intrinsic!(_mm256_set1_epi8(x as i8)))
            }
            #[inline(always)]
            fn splat8x4(_: $cpu, x: &u32) -> Self {
                Self(intrinsic!(_mm256_set1_epi32(*x as i32)))
            }
            #[inline(always)]
            fn splat128(_: $cpu, x: &[u8; 16]) -> Self {
                // SAFETY: the token proves the instruction; 16 bytes are there, and the load needs no alignment.
                Self(unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(x.as_ptr().cast())) })
            }
            #[inline(always)]
            fn add8(self, o: Self) -> Self {
                Self(intrinsic!(_mm256_add_epi8(self.0, o.0)))
            }
            #[inline(always)]
            fn sub8(self, o: Self) -> Self {
                Self(intrinsic!(_mm256_sub_epi8(self.0, o.0)))
            }
            #[inline(always)]
            fn below8(self, o: Self) -> Self {
                !Self(intrinsic!(_mm256_cmpeq_epi8(_mm256_max_epu8(self.0, o.0), self.0)))
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

        impl Lookup16 for $v {
            #[inline(always)]
            fn lookup16(self, t: Self) -> Self {
                Self(intrinsic!(_mm256_shuffle_epi8(t.0, self.0)))
            }
            #[inline(always)]
            fn if_zero8(self, other: Self, keep: Self) -> Self {
                Self(intrinsic!(_mm256_blendv_epi8(keep.0, other.0, _mm256_cmpeq_epi8(self.0, _mm256_setzero_si256()))))
            }
        }
    };
}
common!(Ymm, Avx2);
common!(YmmGfni, Avx2Gfni);

impl Shift16 for Ymm {
    #[inline(always)]
    fn shift_up16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm256_bslli_epi128::<N>(self.0)))
    }
    #[inline(always)]
    fn shift_down16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm256_bsrli_epi128::<N>(self.0)))
    }
}

impl Saturating8 for Ymm {
    #[inline(always)]
    fn add_saturating8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_adds_epu8(self.0, o.0)))
    }
    #[inline(always)]
    fn min8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_min_epu8(self.0, o.0)))
    }
}

impl Columns4 for Ymm {
    #[inline(always)]
    fn shl32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm256_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32))))
    }
    #[inline(always)]
    fn shr32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm256_srl_epi32(self.0, _mm_cvtsi32_si128(N as i32))))
    }
    #[inline(always)]
    fn transpose4(r: &mut [Self; 4]) {
        let [a, b, c, d] = *r;
        let (p, q) = (intrinsic!(_mm256_unpacklo_epi32(a.0, b.0)), intrinsic!(_mm256_unpackhi_epi32(a.0, b.0)));
        let (s, t) = (intrinsic!(_mm256_unpacklo_epi32(c.0, d.0)), intrinsic!(_mm256_unpackhi_epi32(c.0, d.0)));
        r[0] = Self(intrinsic!(_mm256_unpacklo_epi64(p, s)));
        r[1] = Self(intrinsic!(_mm256_unpackhi_epi64(p, s)));
        r[2] = Self(intrinsic!(_mm256_unpacklo_epi64(q, t)));
        r[3] = Self(intrinsic!(_mm256_unpackhi_epi64(q, t)));
    }
}

impl Affine for YmmGfni {
    #[inline(always)]
    fn affine(self, m: &u64) -> Self {
        Self(intrinsic!(_mm256_gf2p8affine_epi64_epi8::<0>(self.0, _mm256_set1_epi64x(*m as i64))))
    }
}

impl MulAes for YmmGfni {
    #[inline(always)]
    fn mul_aes(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_gf2p8mul_epi8(self.0, o.0)))
    }
}

impl Rotate16 for YmmGfni {
    #[inline(always)]
    fn rotate16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm256_alignr_epi8::<N>(self.0, self.0)))
    }
}
