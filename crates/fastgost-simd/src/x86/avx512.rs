//! AVX-512 with VBMI and GFNI: 64-byte registers, and 32-byte and 16-byte registers with the same instructions.
use super::{arch::*, m128vl, m256vl, m512};
use crate::{
    Lookup256, Matrix8, Word, intrinsic,
    lanes32::{ByteOrder, ByteShuffle, Lanes32, NibbleLookup, NibbleTables},
    register::{register, token},
};

token! {
    /// Proof that the CPU has AVX-512 F, BW, VL, DQ and VBMI, and GFNI.
    Avx512 = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni", with_avx512, $
}

register! {
    /// A register of 64 bytes.
    Zmm(m512, Avx512): Word, Bytes, Blocks16, Affine, MulAes, Rotate16
}
register! {
    /// A register of 32 bytes.
    YmmVl(m256vl, Avx512): Word, Bytes, Blocks16, Affine, MulAes, Rotate16
}
register! {
    /// A register of 16 bytes, which holds one block. It is for single chains of blocks, whose speed depends on the
    /// latency of the instructions.
    XmmVl(m128vl, Avx512): Word, Bytes, Affine, MulAes, Rotate16, Lookup16, Lanes32, Pairs32
}

impl Lookup256 for Zmm {
    type Table = [Self; 4];
    #[inline(always)]
    fn table256(cpu: Avx512, t: &[u8; 256]) -> [Self; 4] {
        [
            Self::load(cpu, &t[..64]),
            Self::load(cpu, &t[64..128]),
            Self::load(cpu, &t[128..192]),
            Self::load(cpu, &t[192..]),
        ]
    }
    #[inline(always)]
    fn lookup256(self, t: [Self; 4]) -> Self {
        Self(intrinsic!({
            let high = _mm512_movepi8_mask(self.0);
            let lo = _mm512_permutex2var_epi8(t[0].0, self.0, t[1].0);
            let hi = _mm512_permutex2var_epi8(t[2].0, self.0, t[3].0);
            _mm512_mask_mov_epi8(lo, high, hi)
        }))
    }
}

impl Matrix8 for Zmm {
    #[inline(always)]
    fn rows<const R: usize>(self) -> Self {
        Self(intrinsic!(match R {
            1 => _mm512_shuffle_epi32::<0x4e>(self.0),
            2 => _mm512_permutex_epi64::<0x4e>(self.0),
            3 => _mm512_permutex_epi64::<0x1b>(self.0),
            _ => _mm512_shuffle_i64x2::<0x4e>(self.0, self.0),
        }))
    }
    #[inline(always)]
    fn columns<const R: usize>(self) -> Self {
        if R == 4 {
            return Self(intrinsic!(_mm512_shuffle_epi32::<0xb1>(self.0)));
        }
        // SAFETY: the register proves that the CPU has the instruction. 64 bytes are readable.
        let order = unsafe { _mm512_loadu_si512(COLUMNS[R].as_ptr().cast()) };
        Self(intrinsic!(_mm512_shuffle_epi8(self.0, order)))
    }
    #[inline(always)]
    fn transpose8x8(self) -> Self {
        // SAFETY: the register proves that the CPU has the instruction. 64 bytes are readable.
        let order = unsafe { _mm512_loadu_si512(TRANSPOSED.as_ptr().cast()) };
        Self(intrinsic!(_mm512_permutexvar_epi8(order, self.0)))
    }
}

/// The permutation of `columns::<R>`, for each R. In each row, the permutation moves byte i ^ R to place i.
static COLUMNS: [[u8; 64]; 4] = {
    let mut t = [[0; 64]; 4];
    let mut i = 0;
    while i < 256 {
        t[i / 64][i % 64] = ((i % 16) ^ (i / 64)) as u8;
        i += 1;
    }
    t
};

/// The permutation that transposes an 8x8 matrix.
static TRANSPOSED: [u8; 64] = {
    let mut t = [0; 64];
    let mut i = 0;
    while i < 64 {
        t[i] = (8 * (i % 8) + i / 8) as u8;
        i += 1;
    }
    t
};

/// Even for this register of 32 bytes, the permutations are 64 bytes wide, because four registers can hold the table of
/// 256 bytes only if each has 64 bytes.
impl Lookup256 for YmmVl {
    type Table = [Zmm; 4];
    #[inline(always)]
    fn table256(cpu: Avx512, t: &[u8; 256]) -> [Zmm; 4] {
        Zmm::table256(cpu, t)
    }
    #[inline(always)]
    fn lookup256(self, t: [Zmm; 4]) -> Self {
        Self(intrinsic!({
            let wide = _mm512_castsi256_si512(self.0);
            let lo = _mm512_permutex2var_epi8(t[0].0, wide, t[1].0);
            let hi = _mm512_permutex2var_epi8(t[2].0, wide, t[3].0);
            _mm256_mask_mov_epi8(_mm512_castsi512_si256(lo), _mm256_movepi8_mask(self.0), _mm512_castsi512_si256(hi))
        }))
    }
}

/// Does the same as for `YmmVl`, but chooses between the two halves of the table by a blend instead of a mask register.
/// The blend uses the top bit of the index, and is faster.
impl Lookup256 for XmmVl {
    type Table = [Zmm; 4];
    #[inline(always)]
    fn table256(cpu: Avx512, t: &[u8; 256]) -> [Zmm; 4] {
        Zmm::table256(cpu, t)
    }
    #[inline(always)]
    fn lookup256(self, t: [Zmm; 4]) -> Self {
        Self(intrinsic!({
            let wide = _mm512_castsi128_si512(self.0);
            let lo = _mm512_permutex2var_epi8(t[0].0, wide, t[1].0);
            let hi = _mm512_permutex2var_epi8(t[2].0, wide, t[3].0);
            _mm_blendv_epi8(_mm512_castsi512_si128(lo), _mm512_castsi512_si128(hi), self.0)
        }))
    }
}

impl Lanes32 for Zmm {
    type Shuffle = [Self; 4];
    #[inline(always)]
    fn splat32(_: Avx512, x: u32) -> Self {
        Self(intrinsic!(_mm512_set1_epi32(x as i32)))
    }
    #[inline(always)]
    fn add32(self, o: Self) -> Self {
        Self(intrinsic!(_mm512_add_epi32(self.0, o.0)))
    }
    #[inline(always)]
    fn count_below32(self, a: Self, b: Self) -> Self {
        let below = intrinsic!(_mm512_cmplt_epu32_mask(a.0, b.0));
        Self(intrinsic!(_mm512_mask_add_epi32(self.0, below, self.0, _mm512_set1_epi32(1))))
    }
    #[inline(always)]
    fn rol32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm512_rolv_epi32(self.0, _mm512_set1_epi32(N as i32))))
    }
    #[inline(always)]
    fn shuffle(cpu: Avx512, order: ByteOrder) -> [Self; 4] {
        let t = &HALVES[order as usize];
        [Self::load(cpu, &t[0]), Self::load(cpu, &t[1]), Self::load(cpu, &t[2]), Self::load(cpu, &t[3])]
    }
    #[inline(always)]
    fn halves_from_blocks(p: Self, q: Self, t: [Self; 4]) -> (Self, Self) {
        let low = Self(intrinsic!(_mm512_permutex2var_epi8(p.0, t[0].0, q.0)));
        let high = Self(intrinsic!(_mm512_permutex2var_epi8(p.0, t[1].0, q.0)));
        (low, high)
    }
    #[inline(always)]
    fn blocks_from_halves(low: Self, high: Self, t: [Self; 4]) -> (Self, Self) {
        let p = Self(intrinsic!(_mm512_permutex2var_epi8(low.0, t[2].0, high.0)));
        let q = Self(intrinsic!(_mm512_permutex2var_epi8(low.0, t[3].0, high.0)));
        (p, q)
    }
    #[inline(always)]
    fn halves_from_words(_: Avx512, x: &[u64; 16], t: [Self; 4]) -> (Self, Self) {
        let mut i = [0; 16];
        for j in 0..16 {
            i[j] = x[j] as i64;
        }
        let p = Self(intrinsic!(_mm512_set_epi64(i[7], i[6], i[5], i[4], i[3], i[2], i[1], i[0])));
        let q = Self(intrinsic!(_mm512_set_epi64(i[15], i[14], i[13], i[12], i[11], i[10], i[9], i[8])));
        Self::halves_from_blocks(p, q, t)
    }
}

impl NibbleLookup for Zmm {
    type Tables = [Self; 2];
    #[inline(always)]
    fn tables(cpu: Avx512, t: &NibbleTables) -> [Self; 2] {
        [Self::load(cpu, &t.even), Self::load(cpu, &t.odd)]
    }
    #[inline(always)]
    fn look_up_sum<const R: u32>(self, addend: Self, t: [Self; 2], to: Self) -> Self {
        let x = self.rol32::<R>().add32(addend);
        Self(intrinsic!({
            let (nibbles, table_of_byte) = (_mm512_set1_epi8(15), _mm512_set1_epi32(0x3020_1000));
            let high = _mm512_srli_epi32::<4>(x.0);
            // (index & nibbles) | table_of_byte
            let low = _mm512_ternarylogic_epi32::<0xea>(x.0, nibbles, table_of_byte);
            let high = _mm512_ternarylogic_epi32::<0xea>(high, nibbles, table_of_byte);
            let low = _mm512_permutexvar_epi8(low, t[0].0);
            let high = _mm512_permutexvar_epi8(high, t[1].0);
            _mm512_ternarylogic_epi32::<0x96>(to.0, low, high)
        }))
    }
}

impl Lanes32 for YmmVl {
    type Shuffle = [Self; 4];
    #[inline(always)]
    fn splat32(_: Avx512, x: u32) -> Self {
        Self(intrinsic!(_mm256_set1_epi32(x as i32)))
    }
    #[inline(always)]
    fn add32(self, o: Self) -> Self {
        Self(intrinsic!(_mm256_add_epi32(self.0, o.0)))
    }
    #[inline(always)]
    fn count_below32(self, a: Self, b: Self) -> Self {
        let below = intrinsic!(_mm256_cmplt_epu32_mask(a.0, b.0));
        Self(intrinsic!(_mm256_mask_add_epi32(self.0, below, self.0, _mm256_set1_epi32(1))))
    }
    #[inline(always)]
    fn rol32<const N: u32>(self) -> Self {
        Self(intrinsic!(_mm256_rolv_epi32(self.0, _mm256_set1_epi32(N as i32))))
    }
    #[inline(always)]
    fn shuffle(cpu: Avx512, order: ByteOrder) -> [Self; 4] {
        let t = &HALVES256[order as usize];
        [Self::load(cpu, &t[0]), Self::load(cpu, &t[1]), Self::load(cpu, &t[2]), Self::load(cpu, &t[3])]
    }
    #[inline(always)]
    fn halves_from_blocks(p: Self, q: Self, t: [Self; 4]) -> (Self, Self) {
        let low = Self(intrinsic!(_mm256_permutex2var_epi8(p.0, t[0].0, q.0)));
        let high = Self(intrinsic!(_mm256_permutex2var_epi8(p.0, t[1].0, q.0)));
        (low, high)
    }
    #[inline(always)]
    fn blocks_from_halves(low: Self, high: Self, t: [Self; 4]) -> (Self, Self) {
        let p = Self(intrinsic!(_mm256_permutex2var_epi8(low.0, t[2].0, high.0)));
        let q = Self(intrinsic!(_mm256_permutex2var_epi8(low.0, t[3].0, high.0)));
        (p, q)
    }
    #[inline(always)]
    fn halves_from_words(_: Avx512, x: &[u64; 16], t: [Self; 4]) -> (Self, Self) {
        let mut i = [0; 16];
        for j in 0..16 {
            i[j] = x[j] as i64;
        }
        let p = Self(intrinsic!(_mm256_set_epi64x(i[3], i[2], i[1], i[0])));
        let q = Self(intrinsic!(_mm256_set_epi64x(i[7], i[6], i[5], i[4])));
        Self::halves_from_blocks(p, q, t)
    }
}

/// Does the same as for `Zmm`, but each of the two tables of 64 bytes is in two registers. A look-up in two registers
/// has a latency of 4 cycles, against 5 cycles for a look-up in a single register.
impl NibbleLookup for YmmVl {
    type Tables = [Self; 4];
    #[inline(always)]
    fn tables(cpu: Avx512, t: &NibbleTables) -> [Self; 4] {
        let (even, odd) = (&t.even, &t.odd);
        [Self::load(cpu, even), Self::load(cpu, &even[32..]), Self::load(cpu, odd), Self::load(cpu, &odd[32..])]
    }
    #[inline(always)]
    fn look_up_sum<const R: u32>(self, addend: Self, t: [Self; 4], to: Self) -> Self {
        let x = self.rol32::<R>().add32(addend);
        Self(intrinsic!({
            let (nibbles, table_of_byte) = (_mm256_set1_epi8(15), _mm256_set1_epi32(0x3020_1000));
            let high = _mm256_srli_epi32::<4>(x.0);
            let low = _mm256_ternarylogic_epi32::<0xea>(x.0, nibbles, table_of_byte);
            let high = _mm256_ternarylogic_epi32::<0xea>(high, nibbles, table_of_byte);
            let low = _mm256_permutex2var_epi8(t[0].0, low, t[1].0);
            let high = _mm256_permutex2var_epi8(t[2].0, high, t[3].0);
            _mm256_ternarylogic_epi32::<0x96>(to.0, low, high)
        }))
    }
}

impl ByteShuffle for Zmm {
    #[inline(always)]
    fn load_lanes(cpu: Avx512, m: [&[u8]; 4], at: usize) -> Self {
        let (a, b) = (
            YmmVl::load_lanes(cpu, [m[0], m[1], m[0], m[1]], at),
            YmmVl::load_lanes(cpu, [m[2], m[3], m[2], m[3]], at),
        );
        Self(intrinsic!(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(a.0), b.0)))
    }
    #[inline(always)]
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self {
        // SAFETY: the register proves that the CPU has the instructions. 16 bytes are readable, and the load needs no
        // alignment.
        let from = unsafe { _mm512_broadcast_i32x4(_mm_loadu_si128(from.as_ptr().cast())) };
        Self(intrinsic!(_mm512_shuffle_epi8(self.0, from)))
    }
}

impl ByteShuffle for YmmVl {
    #[inline(always)]
    fn load_lanes(_: Avx512, messages: [&[u8]; 4], at: usize) -> Self {
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

/// For each byte order, four permutations. The first two permutations make the low halves and the high halves from two
/// registers of blocks. The last two permutations make the first and the second register of blocks from the halves.
static HALVES: [[[u8; 64]; 4]; 2] = [halves(7), halves(0)];
static HALVES256: [[[u8; 32]; 4]; 2] = [halves(7), halves(0)];

/// Makes the four permutations for one byte order. The byte with the index i in a block has the weight i ^ `flip`, and
/// weight 0 is the least significant byte.
const fn halves<const N: usize>(flip: usize) -> [[u8; N]; 4] {
    let mut t = [[0; N]; 4];
    let mut i = 0;
    while i < N {
        let (block, weight) = (i / 4, i % 4);
        t[0][i] = (8 * block + (weight ^ flip)) as u8;
        t[1][i] = (8 * block + ((4 + weight) ^ flip)) as u8;
        let (block, weight) = (i / 8, (i % 8) ^ flip);
        let from = N * (weight / 4) + 4 * block + weight % 4;
        t[2][i] = from as u8;
        t[3][i] = (from + N / 2) as u8;
        i += 1;
    }
    t
}
