//! AVX2: 32-byte registers; with GFNI as a second token and register type, so that code for plain AVX2 cannot use it.
use super::{
    Affine, Blocks16, Bytes, Columns4, Lookup16, Matrix8, MulAes, Rotate16, Rows8, Saturating8, Shift16, Word,
    arch::*,
    intrinsic,
    lanes32::{BY_WEIGHT, ByteShuffle, Carries, Lanes32, NibbleLookup, NibbleTables, Order},
    operators,
    pair::Pair,
    transpose16,
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

impl Rows8<4> for Ymm {
    #[inline(always)]
    fn load_rows(_: Avx2, from: &[u8]) -> [Self; 4] {
        assert!(from.len() >= 64);
        let mut r = [Self(intrinsic!(_mm256_setzero_si256())); 4];
        for i in 0..4 {
            // SAFETY: the token proves the instructions; 64 bytes are there, and the loads need no alignment.
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
                // Four rows of a matrix, and in the other lane the other four: bytes in turn, then words in turn.
                let (a, b) = match m {
                    0 => (_mm256_unpacklo_epi8(r[0].0, r[1].0), _mm256_unpacklo_epi8(r[2].0, r[3].0)),
                    _ => (_mm256_unpackhi_epi8(r[0].0, r[1].0), _mm256_unpackhi_epi8(r[2].0, r[3].0)),
                };
                let (a, b) = (_mm256_unpacklo_epi16(a, b), _mm256_unpackhi_epi16(a, b));
                // Columns 0 to 3 in the lower lane, 4 to 7 in the upper: their upper halves, their lower halves.
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
    #[inline(always)]
    fn with_high(self, high: Self) -> Self {
        Self(intrinsic!(_mm256_unpacklo_epi64(self.0, high.0)))
    }
    #[inline(always)]
    fn high(self) -> Self {
        Self(intrinsic!(_mm256_unpackhi_epi64(self.0, self.0)))
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
        // SAFETY: the registers prove the instruction; 16 bytes are there.
        let interleave = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(INTERLEAVE.as_ptr().cast())) };
        let (a, b) = intrinsic!({
            // CtmulRegister of rows, then rows 0 to 3 and 4 to 7 in the lanes of all columns.
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

/// Row i ^ R of four becomes row i.
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
    // SAFETY: the register proves the instruction; 16 bytes are there.
    let order = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(COLUMNS[R].as_ptr().cast())) };
    YmmGfni(intrinsic!(_mm256_shuffle_epi8(x.0, order)))
}

/// By what is XORed to the index of a byte in its row.
static COLUMNS: [[u8; 16]; 4] = {
    let mut t = [[0; 16]; 4];
    let mut i = 0;
    while i < 64 {
        t[i / 16][i % 16] = ((i % 16) ^ (i / 16)) as u8;
        i += 1;
    }
    t
};

/// The bytes of two rows in turn.
static INTERLEAVE: [u8; 16] = [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15];

impl Lanes32 for Ymm {
    type Shuffle = Self;
    #[inline(always)]
    fn splat32(_: Avx2, x: u32) -> Self {
        Self(intrinsic!(_mm256_set1_epi32(x as i32)))
    }
    #[inline(always)]
    fn add32(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_add_epi32(self.0, o.0)))
    }
    #[inline(always)]
    fn count_below32(self, a: Self, b: Self) -> Self {
        Self(intrinsic!({
            let sign = _mm256_set1_epi32(i32::MIN);
            _mm256_sub_epi32(self.0, _mm256_cmpgt_epi32(_mm256_xor_si256(b.0, sign), _mm256_xor_si256(a.0, sign)))
        }))
    }
    #[inline(always)]
    fn rol32<const N: u32>(self) -> Self {
        Self(intrinsic!({
            let up = _mm256_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32));
            let down = _mm256_srl_epi32(self.0, _mm_cvtsi32_si128(32 - N as i32));
            _mm256_or_si256(up, down)
        }))
    }
    #[inline(always)]
    fn shuffle(cpu: Avx2, order: Order) -> Self {
        Self::splat128(cpu, &BY_WEIGHT[order as usize])
    }
    #[inline(always)]
    fn halves_from_blocks(p: Self, q: Self, shuffle: Self) -> (Self, Self) {
        intrinsic!({
            let p = _mm256_castsi256_ps(shuffle.lookup16(p).0);
            let q = _mm256_castsi256_ps(shuffle.lookup16(q).0);
            let low = _mm256_castps_si256(_mm256_shuffle_ps::<0x88>(p, q));
            let high = _mm256_castps_si256(_mm256_shuffle_ps::<0xdd>(p, q));
            (Self(low), Self(high))
        })
    }
    #[inline(always)]
    fn blocks_from_halves(low: Self, high: Self, shuffle: Self) -> (Self, Self) {
        let p = Self(intrinsic!(_mm256_unpacklo_epi32(low.0, high.0)));
        let q = Self(intrinsic!(_mm256_unpackhi_epi32(low.0, high.0)));
        (shuffle.lookup16(p), shuffle.lookup16(q))
    }
    #[inline(always)]
    fn halves_from_words(_: Avx2, x: &[u64; 16], shuffle: Self) -> (Self, Self) {
        let p = Self(intrinsic!(_mm256_set_epi64x(x[3] as i64, x[2] as i64, x[1] as i64, x[0] as i64)));
        let q = Self(intrinsic!(_mm256_set_epi64x(x[7] as i64, x[6] as i64, x[5] as i64, x[4] as i64)));
        Self::halves_from_blocks(p, q, shuffle)
    }
}

/// Each nibble is looked up with zeros beside it. So the tables are kept XOR their first entries, which makes those zero,
/// and the first entries are added at once, where it takes no time.
impl NibbleLookup for Ymm {
    type Tables = ([Self; 8], Self);
    #[inline(always)]
    fn tables(cpu: Avx2, t: &NibbleTables) -> ([Self; 8], Self) {
        let zero = Self::splat64(cpu, 0);
        let (mut r, mut first) = ([zero; 8], 0);
        let mut table = [0; 16];
        for j in 0..4 {
            table.copy_from_slice(&t.even[16 * j..16 * j + 16]);
            r[j] = Self::splat128(cpu, &table);
            table.copy_from_slice(&t.odd[16 * j..16 * j + 16]);
            r[4 + j] = Self::splat128(cpu, &table);
            first |= u32::from(t.even[16 * j] | t.odd[16 * j]) << (8 * j);
        }
        for j in 0..8 {
            r[j] = r[j] ^ zero.lookup16(r[j]);
        }
        (r, Self::splat32(cpu, first))
    }
    #[inline(always)]
    fn look_up_sum<const R: u32>(self, addend: Self, (t, first): ([Self; 8], Self), to: Self) -> Self {
        let low = self.rol32::<R>().add32(addend);
        let high = Self(intrinsic!(_mm256_srli_epi32::<4>(low.0)));
        let (mut even, mut odd) = ([to; 4], [to; 4]);
        for j in 0..4 {
            let nibble = Self(intrinsic!(_mm256_set1_epi32(15 << (8 * j))));
            even[j] = (low & nibble).lookup16(t[j]);
            odd[j] = (high & nibble).lookup16(t[4 + j]);
        }
        let even = ((to ^ first) ^ even[0]) ^ (even[1] ^ even[2]) ^ even[3];
        even ^ (odd[0] ^ odd[1]) ^ (odd[2] ^ odd[3])
    }
}

impl ByteShuffle for Ymm {
    #[inline(always)]
    fn load_lanes(_: Avx2, messages: [&[u8]; 4], at: usize) -> Self {
        let (a, b) = (&messages[0][at..at + 16], &messages[1][at..at + 16]);
        // SAFETY: the token proves the instructions; 16 bytes are at each place, and the loads need no alignment.
        Self(unsafe { _mm256_loadu2_m128i(b.as_ptr().cast(), a.as_ptr().cast()) })
    }
    #[inline(always)]
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self {
        // SAFETY: the register proves the instructions; 16 bytes are there, and the load needs no alignment.
        let from = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(from.as_ptr().cast())) };
        Self(intrinsic!(_mm256_shuffle_epi8(self.0, from)))
    }
}

impl Carries for Ymm {
    #[inline(always)]
    fn sub_saturating_signed8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_subs_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn above_signed8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_cmpgt_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn equal8(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_cmpeq_epi8(self.0, o.0)))
    }
}
