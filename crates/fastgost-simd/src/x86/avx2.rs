//! AVX2: 32-byte registers. A second token and a second register type are for CPUs with GFNI, so that code for plain
//! AVX2 cannot use GFNI.
use super::{arch::*, m256};
use crate::{
    Matrix8, RegisterHalves, Rows8, Word, intrinsic,
    lanes32::ByteShuffle,
    pair::Pair,
    register::{register, token},
};

token! {
    /// Proof that the CPU has AVX2.
    Avx2 = "avx2", with_avx2, $
}
token! {
    /// Proof that the CPU has AVX2 and GFNI.
    Avx2Gfni = "avx2,gfni", with_avx2_gfni, $
}

register! {
    /// A register of 32 bytes.
    Ymm(m256, Avx2):
    Word, Bytes, Blocks16, Lookup16, Shift16, Halves16, Saturating8, Columns4, Lanes32, NibbleLookup, Carries, Pairs32
}
register! {
    /// A register of 32 bytes, for CPUs with GFNI.
    YmmGfni(m256, Avx2Gfni): Word, Bytes, Blocks16, Lookup16, Affine, MulAes, Rotate16
}

impl Rows8<4> for Ymm {
    #[inline(always)]
    fn load_rows(_: Avx2, from: &[u8]) -> [Self; 4] {
        assert!(from.len() >= 64);
        let mut r = [Self(intrinsic!(_mm256_setzero_si256())); 4];
        for i in 0..4 {
            // SAFETY: the token proves that the CPU has the instructions. 64 bytes are readable, and the loads need no
            // alignment.
            r[i] = Self(unsafe {
                let (low, high) = (from.as_ptr().add(8 * i).cast(), from.as_ptr().add(8 * i + 32).cast());
                _mm256_set_m128i(_mm_loadl_epi64(high), _mm_loadl_epi64(low))
            });
        }
        r
    }
    #[inline(always)]
    fn store_rows(r: &[Self; 4], to: &mut [u8]) {
        let (a, b) = (r[0].with_high(r[1]), r[2].with_high(r[3]));
        let (low, high) =
            intrinsic!((_mm256_permute2x128_si256::<0x20>(a.0, b.0), _mm256_permute2x128_si256::<0x31>(a.0, b.0)));
        Self(low).store(to);
        Self(high).store(&mut to[32..]);
    }
    #[inline(always)]
    fn transpose_rows(r: &mut [Self; 4]) {
        intrinsic!({
            let mut t = [_mm256_setzero_si256(); 4];
            for m in 0..2 {
                // The lower lanes of the registers have rows 0 to 3 of matrix `m`, and the upper lanes have rows 4 to
                // 7. Interleave bytes, then pairs of bytes.
                let (a, b) = match m {
                    0 => (_mm256_unpacklo_epi8(r[0].0, r[1].0), _mm256_unpacklo_epi8(r[2].0, r[3].0)),
                    _ => (_mm256_unpackhi_epi8(r[0].0, r[1].0), _mm256_unpackhi_epi8(r[2].0, r[3].0)),
                };
                let (a, b) = (_mm256_unpacklo_epi16(a, b), _mm256_unpackhi_epi16(a, b));
                // Columns 0 to 3 are in the lower lane, and columns 4 to 7 are in the upper lane. `p` has rows 0 to 3
                // of the columns, and `q` has rows 4 to 7.
                let p = _mm256_permute2x128_si256::<0x20>(a, b);
                let q = _mm256_permute2x128_si256::<0x31>(a, b);
                t[2 * m] = _mm256_unpacklo_epi32(p, q);
                t[2 * m + 1] = _mm256_unpackhi_epi32(p, q);
            }
            *r = [
                Self(_mm256_unpacklo_epi64(t[0], t[2])),
                Self(_mm256_unpackhi_epi64(t[0], t[2])),
                Self(_mm256_unpacklo_epi64(t[1], t[3])),
                Self(_mm256_unpackhi_epi64(t[1], t[3])),
            ];
        });
    }
    #[inline(always)]
    fn rotate_lanes(self) -> Self {
        Self(intrinsic!(_mm256_permute2x128_si256::<1>(self.0, self.0)))
    }
}

impl RegisterHalves for Ymm {
    #[inline(always)]
    fn splat_halves(_: Avx2, t: &[[u8; 16]; 2]) -> Self {
        // SAFETY: the token proves that the CPU has the instruction. 32 bytes are readable, and the load needs no
        // alignment.
        Self(unsafe { _mm256_loadu_si256(t.as_ptr().cast()) })
    }
    #[inline(always)]
    fn lower_halves(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_permute2x128_si256::<0x20>(self.0, o.0)))
    }
    #[inline(always)]
    fn upper_halves(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_permute2x128_si256::<0x31>(self.0, o.0)))
    }
    #[inline(always)]
    fn swap_halves(self) -> Self {
        Self(intrinsic!(_mm256_permute2x128_si256::<0x01>(self.0, self.0)))
    }
    #[inline(always)]
    fn store_lower(self, to: &mut [u8]) {
        assert!(to.len() >= Self::BYTES / 2);
        // SAFETY: the register proves that the CPU has the instruction. There is room for the bytes, and the store
        // needs no alignment.
        unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), _mm256_castsi256_si128(self.0)) }
    }
    #[inline(always)]
    fn shl_lower4(self) -> Self {
        Self(intrinsic!(_mm256_sllv_epi64(self.0, _mm256_set_epi64x(0, 0, 4, 4))))
    }
    #[inline(always)]
    fn shr_lower4(self) -> Self {
        Self(intrinsic!(_mm256_srlv_epi64(self.0, _mm256_set_epi64x(0, 0, 4, 4))))
    }
    #[inline(always)]
    fn even_odd(self) -> Self {
        Self(intrinsic!(_mm256_permute4x64_epi64::<0xd8>(self.0)))
    }
    #[inline(always)]
    fn alternate(self) -> Self {
        Self(intrinsic!(_mm256_permute4x64_epi64::<0xd8>(self.0)))
    }
}

impl Matrix8 for Pair<YmmGfni> {
    #[inline(always)]
    fn rows<const R: usize>(self) -> Self {
        match R {
            4 => Self(self.1, self.0),
            _ => Self(rows::<R>(self.0), rows::<R>(self.1)),
        }
    }
    #[inline(always)]
    fn columns<const R: usize>(self) -> Self {
        Self(columns::<R>(self.0), columns::<R>(self.1))
    }
    #[inline(always)]
    fn transpose8x8(self) -> Self {
        // SAFETY: the registers prove that the CPU has the instruction. 16 bytes are readable.
        let interleave = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(INTERLEAVE.as_ptr().cast())) };
        let (a, b) = intrinsic!({
            // Interleave pairs of rows. Then one lane has the bytes of rows 0 to 3, column by column, and the other
            // lane has the bytes of rows 4 to 7.
            let a = _mm256_shuffle_epi8(self.0.0, interleave);
            let b = _mm256_shuffle_epi8(self.1.0, interleave);
            let even = _mm256_permute2x128_si256::<0x20>(a, b);
            let odd = _mm256_permute2x128_si256::<0x31>(a, b);
            let (a, b) = (_mm256_unpacklo_epi16(even, odd), _mm256_unpackhi_epi16(even, odd));
            let (a, b) = (_mm256_permute4x64_epi64::<0xd8>(a), _mm256_permute4x64_epi64::<0xd8>(b));
            (_mm256_shuffle_epi32::<0xd8>(a), _mm256_shuffle_epi32::<0xd8>(b))
        });
        Self(YmmGfni(a), YmmGfni(b))
    }
}

/// Permutes the four rows of this register: row i ^ R becomes row i.
#[inline(always)]
fn rows<const R: usize>(x: YmmGfni) -> YmmGfni {
    YmmGfni(intrinsic!(match R {
        1 => _mm256_shuffle_epi32::<0x4e>(x.0),
        2 => _mm256_permute4x64_epi64::<0x4e>(x.0),
        _ => _mm256_permute4x64_epi64::<0x1b>(x.0),
    }))
}

#[inline(always)]
fn columns<const R: usize>(x: YmmGfni) -> YmmGfni {
    if R == 4 {
        return YmmGfni(intrinsic!(_mm256_shuffle_epi32::<0xb1>(x.0)));
    }
    // SAFETY: the register proves that the CPU has the instruction. 16 bytes are readable.
    let order = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(COLUMNS[R].as_ptr().cast())) };
    YmmGfni(intrinsic!(_mm256_shuffle_epi8(x.0, order)))
}

/// The permutation of `columns::<R>`, for each R. In each row, the permutation moves byte i ^ R to place i.
static COLUMNS: [[u8; 16]; 4] = {
    let mut t = [[0; 16]; 4];
    let mut i = 0;
    while i < 64 {
        t[i / 16][i % 16] = ((i % 16) ^ (i / 16)) as u8;
        i += 1;
    }
    t
};

/// The permutation that interleaves the bytes of two rows.
static INTERLEAVE: [u8; 16] = [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15];

impl ByteShuffle for Ymm {
    #[inline(always)]
    fn load_lanes(_: Avx2, messages: [&[u8]; 4], at: usize) -> Self {
        let (a, b) = (&messages[0][at..at + 16], &messages[1][at..at + 16]);
        // SAFETY: the token proves that the CPU has the instructions. 16 bytes are readable at each of the two
        // addresses, and the loads need no alignment.
        Self(unsafe { _mm256_loadu2_m128i(b.as_ptr().cast(), a.as_ptr().cast()) })
    }
    #[inline(always)]
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self {
        // SAFETY: the register proves that the CPU has the instructions. 16 bytes are readable, and the load needs no
        // alignment.
        let from = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(from.as_ptr().cast())) };
        Self(intrinsic!(_mm256_shuffle_epi8(self.0, from)))
    }
}
