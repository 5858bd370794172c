//! WebAssembly's 128-bit SIMD: 16-byte registers.
//!
//! If an engine lacks these instructions, it rejects every module that contains one of them. So a running module cannot
//! detect these instructions. For this reason, kernels with these registers exist only in builds with `-C
//! target-feature=+simd128`. In builds that also have `+relaxed-simd`, a look-up is the relaxed swizzle. On x86, this
//! swizzle is one instruction, and `i8x16.swizzle` is two instructions. The relaxed swizzle does all that `Lookup16`
//! promises.
#![allow(unused_unsafe)] // the intrinsics are safe, because an engine without these instructions rejects the module
use super::{
    Halves16, Multiply32, Rows8, Word, intrinsic,
    lanes32::ByteShuffle,
    register::{register, token},
    transpose8,
};
use core::arch::wasm32::*;

token! {
    /// Proof that the module is for engines with 128-bit SIMD.
    Simd128 = "simd128", with_simd128, $
}

register! {
    /// A register of 16 bytes.
    Vector(m128, Simd128):
    Word, Bytes, Blocks16, Lookup16, Shift16, Halves16, Saturating8, Columns4, Lanes32, NibbleLookup, Carries
}

/// Before a product, the even 32-bit lanes of each factor are moved next to each other. If a factor is used in several
/// products, the compiler moves its lanes only once.
impl Multiply32 for Vector {
    #[inline(always)]
    fn multiply32(self, o: Self) -> Self {
        let (x, y) = (m128::even32(self.0, self.0), m128::even32(o.0, o.0));
        Self(u64x2_extmul_low_u32x4(x, y))
    }
}

impl Rows8<8> for Vector {
    #[inline(always)]
    fn load_rows(cpu: Simd128, from: &[u8]) -> [Self; 8] {
        assert!(from.len() >= 64);
        let mut r = [Self::splat64(cpu, 0); 8];
        for i in 0..8 {
            // SAFETY: 64 bytes are readable, and the load needs no alignment.
            r[i] = Self(unsafe { v128_load64_zero(from.as_ptr().add(8 * i).cast()) });
        }
        r
    }
    #[inline(always)]
    fn transpose_rows(r: &mut [Self; 8]) {
        transpose8(r)
    }
}

impl ByteShuffle for Vector {
    #[inline(always)]
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self {
        // SAFETY: 16 bytes are readable, and the load needs no alignment.
        Self(m128::lookup16(self.0, unsafe { v128_load(from.as_ptr().cast()) }))
    }
}

/// The operations of `Vector` (see `register.rs`).
mod m128 {
    use core::arch::wasm32 as arch;
    pub(super) use core::arch::wasm32::{
        i8x16_gt as above_signed8, i8x16_splat as splat8, i8x16_sub_sat as sub_saturating_signed8,
        i32x4_splat as splat32, i64x2_splat as splat64, u8x16_add as add8, u8x16_add_sat as add_saturating8,
        u8x16_eq as equal8, u8x16_lt as below8, u8x16_min as min8, u8x16_sub as sub8, u32x4_add as add32,
        u32x4_lt as below32, u32x4_sub as sub32, v128 as Bits, v128_and as and, v128_load as load,
        v128_load as splat128, v128_not as not, v128_or as or, v128_store as store, v128_xor as xor,
    };

    #[cfg(target_feature = "relaxed-simd")]
    pub(super) use core::arch::wasm32::u8x16_relaxed_swizzle as lookup16;
    #[cfg(not(target_feature = "relaxed-simd"))]
    pub(super) use core::arch::wasm32::u8x16_swizzle as lookup16;

    /// Defines operations that choose lanes of two registers. The numbers of the lanes are constants. The lanes are
    /// bytes or wider.
    macro_rules! shuffles {
        ($($name:ident = $shuffle:ident $($from:literal)+;)+) => { $(
            #[inline(always)]
            pub(super) fn $name(x: Bits, y: Bits) -> Bits {
                arch::$shuffle::<$($from),+>(x, y)
            }
        )+ };
    }
    shuffles! {
        interleave_lo8 = u8x16_shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23;
        interleave_hi8 = u8x16_shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31;
        interleave_lo32 = u32x4_shuffle 0 4 1 5;
        interleave_hi32 = u32x4_shuffle 2 6 3 7;
        interleave_lo64 = u64x2_shuffle 0 2;
        interleave_hi64 = u64x2_shuffle 1 3;
        even32 = u32x4_shuffle 0 2 4 6;
        odd32 = u32x4_shuffle 1 3 5 7;
    }

    #[inline(always)]
    pub(super) fn and_not(x: Bits, y: Bits) -> Bits {
        arch::v128_andnot(y, x)
    }
    #[inline(always)]
    pub(super) fn xor3(x: Bits, y: Bits, z: Bits) -> Bits {
        xor(xor(x, y), z)
    }
    /// Only returns its argument, because WebAssembly has no way to tell the engine to hold a value in a register.
    #[inline(always)]
    pub(super) fn hold(x: Bits) -> Bits {
        x
    }
    /// Only returns its arguments, because WebAssembly has no way to tell the engine the order of loads.
    #[inline(always)]
    pub(super) fn settled<T>(values: [Bits; 8], from: *const T) -> ([Bits; 8], *const T) {
        (values, from)
    }
    /// Shifts 64-bit lanes, not bytes, because x86, on which many engines run, has no shift of bytes.
    #[inline(always)]
    pub(super) fn high_nibbles(x: Bits, low: Bits) -> Bits {
        and(shr64::<4>(x), low)
    }
    #[inline(always)]
    pub(super) fn if_zero8(x: Bits, other: Bits, keep: Bits) -> Bits {
        arch::v128_bitselect(other, keep, equal8(x, splat8(0)))
    }
    #[inline(always)]
    pub(super) fn from_words(x: &[u64; 16], at: usize) -> Bits {
        arch::u64x2(x[at], x[at + 1])
    }
    #[inline(always)]
    pub(super) fn shl64<const N: u32>(x: Bits) -> Bits {
        arch::u64x2_shl(x, N)
    }
    #[inline(always)]
    pub(super) fn shr64<const N: u32>(x: Bits) -> Bits {
        arch::u64x2_shr(x, N)
    }
    #[inline(always)]
    pub(super) fn shl32<const N: u32>(x: Bits) -> Bits {
        arch::u32x4_shl(x, N)
    }
    #[inline(always)]
    pub(super) fn shr32<const N: u32>(x: Bits) -> Bits {
        arch::u32x4_shr(x, N)
    }
    #[inline(always)]
    pub(super) fn rol32<const N: u32>(x: Bits) -> Bits {
        or(arch::u32x4_shl(x, N), arch::u32x4_shr(x, 32 - N))
    }

    // Shifts of the whole register. `x` and 16 zero bytes are put side by side. The result is 16 consecutive bytes of
    // these 32 bytes.
    #[inline(always)]
    pub(super) fn shift_up16<const N: i32>(x: Bits) -> Bits {
        window(splat8(0), x, 16 - N)
    }
    #[inline(always)]
    pub(super) fn shift_down16<const N: i32>(x: Bits) -> Bits {
        window(x, splat8(0), N)
    }
    /// Returns sixteen consecutive bytes of the 32 bytes of two registers. The first of them is byte `start`. `start`
    /// is a constant.
    #[inline(always)]
    fn window(x: Bits, y: Bits, start: i32) -> Bits {
        macro_rules! cases {
            ($($s:literal)*) => {
                match start {
                    0 => x,
                    $($s => cases!(@ $s 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15),)*
                    _ => y,
                }
            };
            (@ $s:literal $($i:literal)*) => { arch::u8x16_shuffle::<$({ $s + $i }),*>(x, y) };
        }
        cases!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    }
}
