//! SSSE3: 16-byte registers.
use super::{
    Blocks16, Bytes, Columns4, Lookup16, Multiply32, Rows8, Saturating8, Shift16, Word,
    arch::*,
    intrinsic,
    lanes32::{BY_WEIGHT, ByteShuffle, Carries, Lanes32, NibbleLookup, NibbleTables, Order},
    operators, transpose16,
};

/// Proof that the CPU has SSSE3.
#[derive(Clone, Copy)]
pub(crate) struct Ssse3(());
impl Ssse3 {
    #[target_feature(enable = "ssse3")]
    #[inline]
    pub(crate) fn new() -> Self {
        Self(())
    }
}

/// 16 bytes.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Xmm(__m128i);
operators!(Xmm, _mm_xor_si128, _mm_and_si128, _mm_or_si128, _mm_set1_epi64x(-1));

impl Word for Xmm {
    type Cpu = Ssse3;
    const BYTES: usize = 16;
    #[inline(always)]
    fn splat64(_: Ssse3, x: u64) -> Self {
        Self(intrinsic!(_mm_set1_epi64x(x as i64)))
    }
    #[inline(always)]
    fn load(_: Ssse3, from: &[u8]) -> Self {
        assert!(from.len() >= 16);
        // SAFETY: the token proves the instruction; 16 bytes are there, and the load needs no alignment.
        Self(unsafe { _mm_loadu_si128(from.as_ptr().cast()) })
    }
    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        assert!(to.len() >= 16);
        // SAFETY: the register proves the instruction; there is room for 16 bytes, and the store needs no alignment.
        unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn and_not(self, o: Self) -> Self {
        Self(intrinsic!(_mm_andnot_si128(self.0, o.0)))
    }
    #[inline(always)]
    fn shl64<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm_sll_epi64(self.0, _mm_cvtsi32_si128(N as i32))))
    }
    #[inline(always)]
    fn shr64<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm_srl_epi64(self.0, _mm_cvtsi32_si128(N as i32))))
    }
}

impl Blocks16 for Xmm {
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
        lane
    }
}

impl Bytes for Xmm {
    #[inline(always)]
    fn splat8(_: Ssse3, x: u8) -> Self {
        Self(intrinsic!(_mm_set1_epi8(x as i8)))
    }
    #[inline(always)]
    fn splat8x4(_: Ssse3, x: &u32) -> Self {
        Self(intrinsic!(_mm_set1_epi32(*x as i32)))
    }
    #[inline(always)]
    fn splat128(cpu: Ssse3, x: &[u8; 16]) -> Self {
        Self::load(cpu, x)
    }
    #[inline(always)]
    fn add8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_add_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn sub8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_sub_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn below8(self, o: Self) -> Self {
        !Self(intrinsic!(_mm_cmpeq_epi8(_mm_max_epu8(self.0, o.0), self.0)))
    }
    #[inline(always)]
    fn interleave_lo8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_unpacklo_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn interleave_hi8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_unpackhi_epi8(self.0, o.0)))
    }
}

impl Lookup16 for Xmm {
    #[inline(always)]
    fn lookup16(self, t: Self) -> Self {
        Self(intrinsic!(_mm_shuffle_epi8(t.0, self.0)))
    }
    #[inline(always)]
    fn if_zero8(self, other: Self, keep: Self) -> Self {
        let zero = Self(intrinsic!(_mm_cmpeq_epi8(self.0, _mm_setzero_si128())));
        keep ^ (zero & (keep ^ other))
    }
}

impl Shift16 for Xmm {
    #[inline(always)]
    fn shift_up16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm_bslli_si128::<N>(self.0)))
    }
    #[inline(always)]
    fn shift_down16<const N: i32>(self) -> Self {
        Self(intrinsic!(_mm_bsrli_si128::<N>(self.0)))
    }
}

impl Multiply32 for Xmm {
    #[inline(always)]
    fn multiply32(self, o: Self) -> Self {
        Self(intrinsic!(_mm_mul_epu32(self.0, o.0)))
    }
}

impl Saturating8 for Xmm {
    #[inline(always)]
    fn add_saturating8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_adds_epu8(self.0, o.0)))
    }
    #[inline(always)]
    fn min8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_min_epu8(self.0, o.0)))
    }
}

impl Columns4 for Xmm {
    #[inline(always)]
    fn shl32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32))))
    }
    #[inline(always)]
    fn shr32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm_srl_epi32(self.0, _mm_cvtsi32_si128(N as i32))))
    }
    #[inline(always)]
    fn transpose4(r: &mut [Self; 4]) {
        let [a, b, c, d] = *r;
        let (p, q) = (intrinsic!(_mm_unpacklo_epi32(a.0, b.0)), intrinsic!(_mm_unpackhi_epi32(a.0, b.0)));
        let (s, t) = (intrinsic!(_mm_unpacklo_epi32(c.0, d.0)), intrinsic!(_mm_unpackhi_epi32(c.0, d.0)));
        r[0] = Self(intrinsic!(_mm_unpacklo_epi64(p, s)));
        r[1] = Self(intrinsic!(_mm_unpackhi_epi64(p, s)));
        r[2] = Self(intrinsic!(_mm_unpacklo_epi64(q, t)));
        r[3] = Self(intrinsic!(_mm_unpackhi_epi64(q, t)));
    }
}

impl Rows8<8> for Xmm {
    #[inline(always)]
    fn load_rows(_: Ssse3, from: &[u8]) -> [Self; 8] {
        assert!(from.len() >= 64);
        let mut r = [Self(intrinsic!(_mm_setzero_si128())); 8];
        for i in 0..8 {
            // SAFETY: the token proves the instruction; 64 bytes are there, and the load needs no alignment.
            r[i] = Self(unsafe { _mm_loadl_epi64(from.as_ptr().add(8 * i).cast()) });
        }
        r
    }
    #[inline(always)]
    fn store_rows(r: &[Self; 8], to: &mut [u8]) {
        for i in 0..4 {
            r[2 * i].with_high(r[2 * i + 1]).store(&mut to[16 * i..]);
        }
    }
    #[inline(always)]
    fn transpose_rows(r: &mut [Self; 8]) {
        intrinsic!({
            // The bytes of row 2i and of row 2i + 1 in turn, of the first matrix and of the second; then four, then eight.
            let a = *r;
            let mut b = [_mm_setzero_si128(); 8];
            for i in 0..4 {
                b[i] = _mm_unpacklo_epi8(a[2 * i].0, a[2 * i + 1].0);
                b[i + 4] = _mm_unpackhi_epi8(a[2 * i].0, a[2 * i + 1].0);
            }
            let mut c = b;
            for i in 0..4 {
                c[2 * i] = _mm_unpacklo_epi16(b[2 * i], b[2 * i + 1]);
                c[2 * i + 1] = _mm_unpackhi_epi16(b[2 * i], b[2 * i + 1]);
            }
            // By matrix: columns 0 and 1, 2 and 3, and so on.
            for m in 0..2 {
                let c = &c[4 * m..4 * m + 4];
                b[4 * m] = _mm_unpacklo_epi32(c[0], c[2]);
                b[4 * m + 1] = _mm_unpackhi_epi32(c[0], c[2]);
                b[4 * m + 2] = _mm_unpacklo_epi32(c[1], c[3]);
                b[4 * m + 3] = _mm_unpackhi_epi32(c[1], c[3]);
            }
            for i in 0..4 {
                r[2 * i] = Self(_mm_unpacklo_epi64(b[i], b[i + 4]));
                r[2 * i + 1] = Self(_mm_unpackhi_epi64(b[i], b[i + 4]));
            }
        });
    }
    #[inline(always)]
    fn rotate_lanes(self) -> Self {
        self
    }
    #[inline(always)]
    fn with_high(self, high: Self) -> Self {
        Self(intrinsic!(_mm_unpacklo_epi64(self.0, high.0)))
    }
    #[inline(always)]
    fn high(self) -> Self {
        Self(intrinsic!(_mm_unpackhi_epi64(self.0, self.0)))
    }
}

impl Lanes32 for Xmm {
    type Shuffle = Self;
    #[inline(always)]
    fn splat32(_: Ssse3, x: u32) -> Self {
        Self(intrinsic!(_mm_set1_epi32(x as i32)))
    }
    #[inline(always)]
    fn add32(self, o: Self) -> Self {
        Self(intrinsic!(_mm_add_epi32(self.0, o.0)))
    }
    #[inline(always)]
    fn count_below32(self, a: Self, b: Self) -> Self {
        Self(intrinsic!({
            let sign = _mm_set1_epi32(i32::MIN);
            _mm_sub_epi32(self.0, _mm_cmplt_epi32(_mm_xor_si128(a.0, sign), _mm_xor_si128(b.0, sign)))
        }))
    }
    #[inline(always)]
    fn rol32<const N: u32>(self) -> Self {
        Self(intrinsic!({
            let up = _mm_sll_epi32(self.0, _mm_cvtsi32_si128(N as i32));
            let down = _mm_srl_epi32(self.0, _mm_cvtsi32_si128(32 - N as i32));
            _mm_or_si128(up, down)
        }))
    }
    #[inline(always)]
    fn shuffle(cpu: Ssse3, order: Order) -> Self {
        Self::splat128(cpu, &BY_WEIGHT[order as usize])
    }
    #[inline(always)]
    fn halves_from_blocks(p: Self, q: Self, shuffle: Self) -> (Self, Self) {
        intrinsic!({
            let p = _mm_castsi128_ps(shuffle.lookup16(p).0);
            let q = _mm_castsi128_ps(shuffle.lookup16(q).0);
            let low = _mm_castps_si128(_mm_shuffle_ps::<0x88>(p, q));
            let high = _mm_castps_si128(_mm_shuffle_ps::<0xdd>(p, q));
            (Self(low), Self(high))
        })
    }
    #[inline(always)]
    fn blocks_from_halves(low: Self, high: Self, shuffle: Self) -> (Self, Self) {
        let p = Self(intrinsic!(_mm_unpacklo_epi32(low.0, high.0)));
        let q = Self(intrinsic!(_mm_unpackhi_epi32(low.0, high.0)));
        (shuffle.lookup16(p), shuffle.lookup16(q))
    }
    #[inline(always)]
    fn halves_from_words(_: Ssse3, x: &[u64; 16], shuffle: Self) -> (Self, Self) {
        let p = Self(intrinsic!(_mm_set_epi64x(x[1] as i64, x[0] as i64)));
        let q = Self(intrinsic!(_mm_set_epi64x(x[3] as i64, x[2] as i64)));
        Self::halves_from_blocks(p, q, shuffle)
    }
}

/// Each nibble is looked up with zeros beside it. So the tables are kept XOR their first entries, which makes those zero,
/// and the first entries are added at once, where it takes no time.
impl NibbleLookup for Xmm {
    type Tables = ([Self; 8], Self);
    #[inline(always)]
    fn tables(cpu: Ssse3, t: &NibbleTables) -> ([Self; 8], Self) {
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
        let high = Self(intrinsic!(_mm_srli_epi32::<4>(low.0)));
        let (mut even, mut odd) = ([to; 4], [to; 4]);
        for j in 0..4 {
            let nibble = Self(intrinsic!(_mm_set1_epi32(15 << (8 * j))));
            even[j] = (low & nibble).lookup16(t[j]);
            odd[j] = (high & nibble).lookup16(t[4 + j]);
        }
        let even = ((to ^ first) ^ even[0]) ^ (even[1] ^ even[2]) ^ even[3];
        even ^ (odd[0] ^ odd[1]) ^ (odd[2] ^ odd[3])
    }
}

impl ByteShuffle for Xmm {
    #[inline(always)]
    fn load_lanes(cpu: Ssse3, messages: [&[u8]; 4], at: usize) -> Self {
        Self::load(cpu, &messages[0][at..])
    }
    #[inline(always)]
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self {
        // SAFETY: the register proves the instructions; 16 bytes are there, and the load needs no alignment.
        Self(unsafe { _mm_shuffle_epi8(self.0, _mm_loadu_si128(from.as_ptr().cast())) })
    }
}

impl Carries for Xmm {
    #[inline(always)]
    fn sub_saturating_signed8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_subs_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn above_signed8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_cmpgt_epi8(self.0, o.0)))
    }
    #[inline(always)]
    fn equal8(self, o: Self) -> Self {
        Self(intrinsic!(_mm_cmpeq_epi8(self.0, o.0)))
    }
}
