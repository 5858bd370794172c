//! NEON (Advanced SIMD on AArch64): 16-byte registers. The carry-less products of the AES extension have a separate
//! token and a separate register type, so that code for plain NEON cannot use these products.
use super::{
    BytePolynomials, Clmul, Lookup32, Lookup256, Multiply32, Rows8, ShiftIn, Word, intrinsic,
    lanes32::{ByteShuffle, Lanes32, NibbleLookup, NibbleTables},
    register::{register, token},
};
use core::{arch::aarch64::*, ops::BitXor};

token! {
    /// Proof that the CPU has NEON.
    Neon = "neon", with_neon, $
}

register! {
    /// A register of 16 bytes.
    Vector(m128, Neon):
    Word, Bytes, Blocks16, Lookup16, Shift16, Halves16, Saturating8, Columns4, Lanes32, Carries
}

/// One table look-up instruction reads 64 bytes, which are four tables of nibbles. The low bits of an index are the
/// nibble, and the bits above it select the nibble's table among the four.
impl NibbleLookup for Vector {
    /// The first element has the even tables (0, 2, 4, 6), and the second element has the odd tables (1, 3, 5, 7).
    type Tables = [uint8x16x4_t; 2];
    #[inline(always)]
    fn tables(_: Neon, t: &NibbleTables) -> [uint8x16x4_t; 2] {
        // SAFETY: the token proves that the CPU has the instructions. Both arrays have 64 bytes, and the loads need no
        // alignment.
        unsafe { [vld1q_u8_x4(t.even.as_ptr()), vld1q_u8_x4(t.odd.as_ptr())] }
    }
    #[inline(always)]
    fn look_up_sum<const R: u32>(self, addend: Self, [even, odd]: [uint8x16x4_t; 2], to: Self) -> Self {
        let x = self.rol32::<R>().add32(addend).0;
        Self(intrinsic!({
            let tables = vreinterpretq_u8_u32(vdupq_n_u32(0x3020_1000));
            let low = vqtbl4q_u8(even, vbslq_u8(vdupq_n_u8(15), x, tables));
            let high = vqtbl4q_u8(odd, vsriq_n_u8::<4>(tables, x));
            veorq_u8(veorq_u8(to.0, low), high)
        }))
    }
}

impl Multiply32 for Vector {
    #[inline(always)]
    fn multiply32(self, o: Self) -> Self {
        Self(intrinsic!({
            let (x, y) = (vreinterpretq_u64_u8(self.0), vreinterpretq_u64_u8(o.0));
            vreinterpretq_u8_u64(vmull_u32(vmovn_u64(x), vmovn_u64(y)))
        }))
    }
}

impl Rows8<8> for Vector {
    #[inline(always)]
    fn load_rows(_: Neon, from: &[u8]) -> [Self; 8] {
        assert!(from.len() >= 64);
        let mut r = [Self(intrinsic!(vdupq_n_u8(0))); 8];
        for i in 0..8 {
            // SAFETY: the token proves that the CPU has the instruction. 64 bytes are readable, and the load needs no
            // alignment.
            r[i] = Self(unsafe { vcombine_u8(vld1_u8(from.as_ptr().add(8 * i)), vcreate_u8(0)) });
        }
        r
    }
    #[inline(always)]
    fn transpose_rows(r: &mut [Self; 8]) {
        // A byte has a column number of three bits, and a row number of three bits. This code exchanges the bits of
        // both numbers, one pair of bits at a time. Each exchange transposes 2x2 matrices. The elements of these
        // matrices are first bytes, then pairs of bytes, then groups of four bytes.
        macro_rules! exchange {
            ($even:ident $odd:ident, $($i:literal $j:literal)*) => { $(
                let (x, y) = (r[$i].0, r[$j].0);
                (r[$i], r[$j]) = (Self(intrinsic!(m128::$even(x, y))), Self(intrinsic!(m128::$odd(x, y))));
            )* };
        }
        exchange!(transpose_even8 transpose_odd8, 0 1 2 3 4 5 6 7);
        exchange!(transpose_even16 transpose_odd16, 0 2 1 3 4 6 5 7);
        exchange!(transpose_even32 transpose_odd32, 0 4 1 5 2 6 3 7);
    }
}

impl ByteShuffle for Vector {
    #[inline(always)]
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self {
        // SAFETY: the register proves that the CPU has the instructions. 16 bytes are readable, and the load needs no
        // alignment.
        Self(unsafe { vqtbl1q_u8(self.0, vld1q_u8(from.as_ptr())) })
    }
}

impl ShiftIn for Vector {
    #[inline(always)]
    fn shift_in3(self, low: Self) -> Self {
        Self(intrinsic!(vsriq_n_u8::<5>(vshlq_n_u8::<3>(self.0), low.0)))
    }
}

impl BytePolynomials for Vector {
    /// The first element has the products of the low half of a column, and the second element has the products of the
    /// high half.
    type Products = [uint16x8_t; 2];
    #[inline(always)]
    fn no_products(_: Neon) -> [uint16x8_t; 2] {
        [intrinsic!(vdupq_n_u16(0)); 2]
    }
    #[inline(always)]
    fn add_product(self, factor: Self, [low, high]: [uint16x8_t; 2]) -> [uint16x8_t; 2] {
        intrinsic!({
            let (x, c) = (vreinterpretq_p8_u8(self.0), vreinterpretq_p8_u8(factor.0));
            [
                veorq_u16(low, vreinterpretq_u16_p16(vmull_p8(vget_low_p8(x), vget_low_p8(c)))),
                veorq_u16(high, vreinterpretq_u16_p16(vmull_high_p8(x, c))),
            ]
        })
    }
    #[inline(always)]
    fn add_products<const J: usize>(self, column: Self, sum: [uint16x8_t; 2]) -> [uint16x8_t; 2] {
        Self(intrinsic!(m128::byte::<J>(self.0))).add_product(column, sum)
    }
    #[inline(always)]
    fn halves([low, high]: [uint16x8_t; 2]) -> (Self, Self) {
        intrinsic!({
            let (low, high) = (vreinterpretq_u8_u16(low), vreinterpretq_u8_u16(high));
            (Self(vuzp1q_u8(low, high)), Self(vuzp2q_u8(low, high)))
        })
    }
}

impl Lookup32 for Vector {
    #[inline(always)]
    fn lookup32(self, [low, high]: [Self; 2]) -> Self {
        Self(intrinsic!(vqtbl2q_u8(uint8x16x2_t(low.0, high.0), self.0)))
    }
    #[inline(always)]
    fn lookup16_or(self, t: Self, keep: Self) -> Self {
        Self(intrinsic!(vqtbx1q_u8(keep.0, t.0, self.0)))
    }
}

/// The result is the OR of four look-ups, each in 64 bytes of the table. A look-up gives zero if the index is outside
/// of its 64 bytes.
impl Lookup256 for Vector {
    type Table = [uint8x16x4_t; 4];
    #[inline(always)]
    fn table256(_: Neon, t: &[u8; 256]) -> [uint8x16x4_t; 4] {
        // SAFETY: the token proves that the CPU has the instructions. The array has 256 bytes, and the loads need no
        // alignment.
        unsafe {
            let t = t.as_ptr();
            [vld1q_u8_x4(t), vld1q_u8_x4(t.add(64)), vld1q_u8_x4(t.add(128)), vld1q_u8_x4(t.add(192))]
        }
    }
    #[inline(always)]
    fn lookup256(self, t: [uint8x16x4_t; 4]) -> Self {
        let x = self.0;
        Self(intrinsic!({
            let first = vorrq_u8(vqtbl4q_u8(t[0], x), vqtbl4q_u8(t[1], veorq_u8(x, vdupq_n_u8(0x40))));
            let second = veorq_u8(x, vdupq_n_u8(0x80));
            let second = vorrq_u8(vqtbl4q_u8(t[2], second), vqtbl4q_u8(t[3], veorq_u8(x, vdupq_n_u8(0xc0))));
            vorrq_u8(first, second)
        }))
    }
}

token! {
    /// Proof that the CPU has NEON and the three-input logic of SHA3. The compiler uses these instructions for the XOR
    /// of three values and for `x ^ (y & !z)`.
    NeonSha3 = "neon,sha3", with_neon_sha3, $
}

token! {
    /// Proof that the CPU has NEON and carry-less products of 64-bit polynomials.
    NeonAes = "neon,aes", with_neon_aes, $
}

/// A register of 16 bytes, for carry-less products.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct VectorClmul(uint64x2_t);

impl VectorClmul {
    #[inline(always)]
    fn swapped(self) -> uint64x2_t {
        intrinsic!(vextq_u64::<1>(self.0, self.0))
    }
    // This function does not have the target feature of its intrinsics. So the compiler warns that the intrinsics will
    // not be inlined here. But this function is first inlined into the entry point, and then the intrinsics are inlined
    // into the entry point.
    #[allow(unknown_lints, inline_always_mismatching_target_features)]
    #[inline(always)]
    fn low(x: uint64x2_t, y: uint64x2_t) -> Self {
        Self(intrinsic!(vreinterpretq_u64_p128(vmull_p64(vgetq_lane_u64::<0>(x), vgetq_lane_u64::<0>(y)))))
    }
    #[allow(unknown_lints, inline_always_mismatching_target_features)]
    #[inline(always)]
    fn high(x: uint64x2_t, y: uint64x2_t) -> Self {
        Self(intrinsic!(vreinterpretq_u64_p128(vmull_high_p64(vreinterpretq_p64_u64(x), vreinterpretq_p64_u64(y)))))
    }
}

impl BitXor for VectorClmul {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, o: Self) -> Self {
        Self(intrinsic!(veorq_u64(self.0, o.0)))
    }
}

impl Clmul for VectorClmul {
    type Cpu = NeonAes;
    const BYTES: usize = 16;
    #[inline(always)]
    fn zero(_: NeonAes) -> Self {
        Self(intrinsic!(vdupq_n_u64(0)))
    }
    #[inline(always)]
    fn load(_: NeonAes, from: &[u8]) -> Self {
        assert!(from.len() >= 16);
        // SAFETY: the token proves that the CPU has the instructions. 16 bytes are readable, and the load needs no
        // alignment.
        let x = Self(unsafe { vreinterpretq_u64_u8(vrev64q_u8(vld1q_u8(from.as_ptr()))) });
        Self(x.swapped())
    }
    #[inline(always)]
    fn multiply_low(self, o: Self) -> Self {
        Self::low(self.0, o.0)
    }
    #[inline(always)]
    fn multiply_high(self, o: Self) -> Self {
        Self::high(self.0, o.0)
    }
    #[inline(always)]
    fn multiply_high_low(self, o: Self) -> Self {
        Self::high(self.0, o.swapped())
    }
    #[inline(always)]
    fn multiply_low_high(self, o: Self) -> Self {
        Self::low(self.0, o.swapped())
    }
    #[inline(always)]
    fn folded(self) -> [u64; 2] {
        intrinsic!([vgetq_lane_u64::<0>(self.0), vgetq_lane_u64::<1>(self.0)])
    }
}

/// The operations of `Vector` (see `register.rs`). A register is a vector of bytes. A wider lane consists of several of
/// these bytes, with the least significant byte first.
mod m128 {
    use super::super::intrinsic;
    use core::arch::aarch64 as arch;
    pub(super) use core::arch::aarch64::{
        uint8x16_t as Bits, vaddq_u8 as add8, vandq_u8 as and, vceqq_u8 as equal8, vcltq_u8 as below8, veorq_u8 as xor,
        vld1q_u8 as load, vld1q_u8 as splat128, vminq_u8 as min8, vmvnq_u8 as not, vorrq_u8 as or,
        vqaddq_u8 as add_saturating8, vqtbl1q_u8 as lookup16, vst1q_u8 as store, vsubq_u8 as sub8,
        vtrn1q_u8 as transpose_even8, vtrn2q_u8 as transpose_odd8, vzip1q_u8 as interleave_lo8,
        vzip2q_u8 as interleave_hi8,
    };

    /// Defines operations for lanes of other types than `u8`.
    macro_rules! lanes {
        ($to:ident, $back:ident: $($name:ident = $intrinsic:ident;)+) => { $(
            #[inline(always)]
            pub(super) unsafe fn $name(x: Bits, y: Bits) -> Bits {
                intrinsic!(arch::$back(arch::$intrinsic(arch::$to(x), arch::$to(y))))
            }
        )+ };
    }
    lanes! {
        vreinterpretq_u32_u8, vreinterpretq_u8_u32:
        add32 = vaddq_u32;
        sub32 = vsubq_u32;
        below32 = vcltq_u32;
        even32 = vuzp1q_u32;
        odd32 = vuzp2q_u32;
        interleave_lo32 = vzip1q_u32;
        interleave_hi32 = vzip2q_u32;
        transpose_even32 = vtrn1q_u32;
        transpose_odd32 = vtrn2q_u32;
    }
    lanes! {
        vreinterpretq_u16_u8, vreinterpretq_u8_u16:
        transpose_even16 = vtrn1q_u16;
        transpose_odd16 = vtrn2q_u16;
    }
    lanes! {
        vreinterpretq_u64_u8, vreinterpretq_u8_u64:
        interleave_lo64 = vzip1q_u64;
        interleave_hi64 = vzip2q_u64;
    }
    lanes! {
        vreinterpretq_s8_u8, vreinterpretq_u8_s8:
        sub_saturating_signed8 = vqsubq_s8;
    }

    #[inline(always)]
    pub(super) unsafe fn above_signed8(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::vcgtq_s8(arch::vreinterpretq_s8_u8(x), arch::vreinterpretq_s8_u8(y)))
    }
    #[inline(always)]
    pub(super) unsafe fn and_not(x: Bits, y: Bits) -> Bits {
        intrinsic!(arch::vbicq_u8(y, x))
    }
    #[inline(always)]
    pub(super) unsafe fn xor3(x: Bits, y: Bits, z: Bits) -> Bits {
        intrinsic!(xor(xor(x, y), z))
    }
    #[inline(always)]
    pub(super) unsafe fn hold(mut x: Bits) -> Bits {
        // SAFETY: the assembly is empty; the value comes out as it went in.
        unsafe { core::arch::asm!("/* {0:v} */", inout(vreg) x, options(nomem, nostack, preserves_flags)) };
        x
    }
    #[allow(clippy::pointers_in_nomem_asm_block)] // the pointer is passed so that loads stay after the assembly
    #[inline(always)]
    pub(super) unsafe fn settled<T>(values: [Bits; 8], mut from: *const T) -> ([Bits; 8], *const T) {
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = values;
        // SAFETY: the assembly is empty; the values and the pointer come out as they went in.
        unsafe {
            core::arch::asm!(
                "/* {} {:v} {:v} {:v} {:v} {:v} {:v} {:v} {:v} */", inout(reg) from, inout(vreg) a, inout(vreg) b, inout(vreg) c,
                inout(vreg) d, inout(vreg) e, inout(vreg) f, inout(vreg) g, inout(vreg) h,
                options(nomem, nostack, preserves_flags)
            );
        }
        ([a, b, c, d, e, f, g, h], from)
    }
    #[inline(always)]
    pub(super) unsafe fn high_nibbles(x: Bits, _: Bits) -> Bits {
        intrinsic!(arch::vshrq_n_u8::<4>(x))
    }
    #[inline(always)]
    pub(super) unsafe fn if_zero8(x: Bits, other: Bits, keep: Bits) -> Bits {
        intrinsic!(arch::vbslq_u8(arch::vceqzq_u8(x), other, keep))
    }

    #[inline(always)]
    pub(super) unsafe fn splat8(x: i8) -> Bits {
        intrinsic!(arch::vdupq_n_u8(x as u8))
    }
    #[inline(always)]
    pub(super) unsafe fn splat32(x: i32) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_s32(arch::vdupq_n_s32(x)))
    }
    #[inline(always)]
    pub(super) unsafe fn splat64(x: i64) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_s64(arch::vdupq_n_s64(x)))
    }
    #[inline(always)]
    pub(super) unsafe fn from_words(x: &[u64; 16], at: usize) -> Bits {
        intrinsic!(arch::vcombine_u8(arch::vcreate_u8(x[at]), arch::vcreate_u8(x[at + 1])))
    }

    // The shift intrinsics with a constant count take a signed count, and `N` is unsigned. So these functions take a
    // vector of counts, in which negative counts shift right. The compiler turns constant counts into immediates.
    #[inline(always)]
    pub(super) unsafe fn shl64<const N: u32>(x: Bits) -> Bits {
        intrinsic!(shift64(x, i64::from(N)))
    }
    #[inline(always)]
    pub(super) unsafe fn shr64<const N: u32>(x: Bits) -> Bits {
        intrinsic!(shift64(x, -i64::from(N)))
    }
    #[inline(always)]
    pub(super) unsafe fn shl32<const N: u32>(x: Bits) -> Bits {
        intrinsic!(shift32(x, N as i32))
    }
    #[inline(always)]
    pub(super) unsafe fn shr32<const N: u32>(x: Bits) -> Bits {
        intrinsic!(shift32(x, -(N as i32)))
    }
    #[inline(always)]
    pub(super) unsafe fn rol32<const N: u32>(x: Bits) -> Bits {
        const { assert!(N == 11 || N == 21) };
        intrinsic!({
            let x = arch::vreinterpretq_u32_u8(x);
            arch::vreinterpretq_u8_u32(match N {
                11 => arch::vsriq_n_u32::<21>(arch::vshlq_n_u32::<11>(x), x),
                _ => arch::vsriq_n_u32::<11>(arch::vshlq_n_u32::<21>(x), x),
            })
        })
    }
    #[inline(always)]
    unsafe fn shift32(x: Bits, count: i32) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_u32(arch::vshlq_u32(arch::vreinterpretq_u32_u8(x), arch::vdupq_n_s32(count))))
    }
    #[inline(always)]
    unsafe fn shift64(x: Bits, count: i64) -> Bits {
        intrinsic!(arch::vreinterpretq_u8_u64(arch::vshlq_u64(arch::vreinterpretq_u64_u8(x), arch::vdupq_n_s64(count))))
    }

    /// Copies byte `J` to all places.
    #[inline(always)]
    pub(super) unsafe fn byte<const J: usize>(x: Bits) -> Bits {
        macro_rules! cases {
            ($($j:literal)*) => {
                match J {
                    $($j => arch::vdupq_laneq_u8::<$j>(x),)*
                    _ => panic!("a register has sixteen bytes"),
                }
            };
        }
        intrinsic!(cases!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15))
    }

    // Shifts of the whole register. `x` and 16 zero bytes are put side by side. The result is 16 consecutive bytes of
    // these 32 bytes.
    #[inline(always)]
    pub(super) unsafe fn shift_up16<const N: i32>(x: Bits) -> Bits {
        intrinsic!(window::<N>(x, arch::vdupq_n_u8(0), true))
    }
    #[inline(always)]
    pub(super) unsafe fn shift_down16<const N: i32>(x: Bits) -> Bits {
        intrinsic!(window::<N>(x, arch::vdupq_n_u8(0), false))
    }
    #[inline(always)]
    unsafe fn window<const N: i32>(x: Bits, zero: Bits, up: bool) -> Bits {
        macro_rules! cases {
            ($($n:literal $rest:literal)*) => {
                match N {
                    0 => x,
                    $($n => if up { arch::vextq_u8::<$rest>(zero, x) } else { arch::vextq_u8::<$n>(x, zero) },)*
                    _ => zero,
                }
            };
        }
        intrinsic!(cases!(1 15 2 14 3 13 4 12 5 11 6 10 7 9 8 8 9 7 10 6 11 5 12 4 13 3 14 2 15 1))
    }
}
