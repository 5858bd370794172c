//! The parts that the registers of all instruction sets share: newtypes over the compiler's vector types, and trait
//! implementations that differ only in the names of the intrinsics.
//!
//! An instruction set has a module of *operations* for each width of its registers. The names are the same in all
//! modules: `Bits` is the compiler's type, and each of `xor`, `add8`, ... is an intrinsic under another name, or an
//! `#[inline(always)] unsafe fn` that combines a few intrinsics.

/// Defines a token, and a macro that compiles functions with the token's features. A level is a set of CPU features in
/// `cpu.rs`. Each level whose kernels use the token must list the token's features. `crates/fastgost/tests/layers.rs`
/// compares the lists.
macro_rules! token {
    ($(#[$about:meta])* $token:ident = $features:tt, $with:ident, $d:tt) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub struct $token(());

        impl $token {
            /// Makes the token. Functions that have these features can call this function safely.
            ///
            /// # Safety
            /// Other functions may call it only if the CPU has these features.
            #[target_feature(enable = $features)]
            #[inline]
            pub fn new() -> Self {
                Self(())
            }
        }

        /// Makes entry points. An entry point is a function with the features that the token proves, so the function
        /// can create the token.
        #[macro_export]
        macro_rules! $with {
            // A short form for several functions that have the same parameters. Each function is written in one line.
            (fn $d parameters:tt { $d($d(#[$d about:meta])* $d vis:vis $d name:ident = $d body:expr;)+ } $d($d function:item)*) => {
                $d(#[target_feature(enable = $features)] $d(#[$d about])* $d vis fn $d name $d parameters { $d body })+
                $d(#[target_feature(enable = $features)] $d function)*
            };
            ($d($d function:item)+) => { $d(#[target_feature(enable = $features)] $d function)+ };
        }
        #[allow(unused_imports)] // not every token has entry points
        pub use $with;
    };
}
pub(crate) use token;

/// Evaluates an expression of intrinsics that do not access memory.
macro_rules! intrinsic {
    ($e:expr) => {{
        // SAFETY: every operand is a register value or a token, or comes with one. Only a function with the ISA's
        // `#[target_feature]` can have made the register value or token, so the CPU has the instruction. No memory is
        // touched.
        unsafe { $e }
    }};
}
pub(crate) use intrinsic;

/// Defines a register type with the operations `$w` and the token `$cpu`. Implements the operators, `Word`, and every
/// trait that is listed after `Word` (see `implement!`).
macro_rules! register {
    ($(#[$about:meta])* $name:ident($w:ident, $cpu:ident): Word $(, $trait:ident)*) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        #[repr(transparent)]
        pub struct $name($w::Bits);

        impl core::ops::BitXor for $name {
            type Output = Self;
            #[inline(always)]
            fn bitxor(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::xor(self.0, o.0)))
            }
        }
        impl core::ops::BitAnd for $name {
            type Output = Self;
            #[inline(always)]
            fn bitand(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::and(self.0, o.0)))
            }
        }
        impl core::ops::BitOr for $name {
            type Output = Self;
            #[inline(always)]
            fn bitor(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::or(self.0, o.0)))
            }
        }
        impl core::ops::Not for $name {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                Self($crate::intrinsic!($w::not(self.0)))
            }
        }

        impl $crate::Logic for $name {
            #[inline(always)]
            fn and_not(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::and_not(self.0, o.0)))
            }
            #[inline(always)]
            fn xor3(self, b: Self, c: Self) -> Self {
                Self($crate::intrinsic!($w::xor3(self.0, b.0, c.0)))
            }
        }

        impl $crate::Word for $name {
            type Cpu = $cpu;
            const BYTES: usize = size_of::<Self>();
            #[inline(always)]
            fn splat64(_: $cpu, x: u64) -> Self {
                Self($crate::intrinsic!($w::splat64(x as i64)))
            }
            #[inline(always)]
            fn load(_: $cpu, from: &[u8]) -> Self {
                assert!(from.len() >= Self::BYTES);
                // SAFETY: the token proves that the CPU has the instruction. The bytes are readable, and the load needs
                // no alignment.
                Self(unsafe { $w::load(from.as_ptr().cast()) })
            }
            #[inline(always)]
            fn store(self, to: &mut [u8]) {
                assert!(to.len() >= Self::BYTES);
                // SAFETY: a value of this type was made with a token, so the CPU has the instruction. There is room for
                // the bytes, and the store needs no alignment.
                unsafe { $w::store(to.as_mut_ptr().cast(), self.0) }
            }
            #[inline(always)]
            fn shl64<const N: u32>(self) -> Self {
                Self($crate::intrinsic!($w::shl64::<N>(self.0)))
            }
            #[inline(always)]
            fn shr64<const N: u32>(self) -> Self {
                Self($crate::intrinsic!($w::shr64::<N>(self.0)))
            }
            #[inline(always)]
            fn hold(self) -> Self {
                // SAFETY: the register proves that the CPU has the instructions, if there are any. The value comes out
                // as it went in.
                Self(unsafe { $w::hold(self.0) })
            }
            #[inline(always)]
            fn settled<T>(values: [Self; 8], from: &T) -> ([Self; 8], &T) {
                let [a, b, c, d, e, f, g, h] = values;
                // SAFETY: the registers prove that the CPU has the instructions, if there are any. The pointer comes
                // out as it went in, and the value behind it is borrowed for as long as the result.
                unsafe {
                    let (x, from) = $w::settled([a.0, b.0, c.0, d.0, e.0, f.0, g.0, h.0], from as *const T);
                    let [a, b, c, d, e, f, g, h] = x;
                    ([Self(a), Self(b), Self(c), Self(d), Self(e), Self(f), Self(g), Self(h)], &*from)
                }
            }
        }
        $($crate::register::implement!($trait: $name, $w, $cpu);)*
    };
}
pub(crate) use register;

/// Implements one trait for a register type.
macro_rules! implement {
    (Bytes: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Bytes for $name {
            #[inline(always)]
            fn splat8(_: $cpu, x: u8) -> Self {
                Self($crate::intrinsic!($w::splat8(x as i8)))
            }
            #[inline(always)]
            fn splat8x4(_: $cpu, x: &u32) -> Self {
                Self($crate::intrinsic!($w::splat32(*x as i32)))
            }
            #[inline(always)]
            fn splat128(_: $cpu, x: &[u8; 16]) -> Self {
                // SAFETY: the token proves that the CPU has the instructions. 16 bytes are readable, and the load needs
                // no alignment.
                Self(unsafe { $w::splat128(x.as_ptr().cast()) })
            }
            #[inline(always)]
            fn add8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::add8(self.0, o.0)))
            }
            #[inline(always)]
            fn sub8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::sub8(self.0, o.0)))
            }
            #[inline(always)]
            fn below8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::below8(self.0, o.0)))
            }
            #[inline(always)]
            fn high_nibbles(self, low: Self) -> Self {
                Self($crate::intrinsic!($w::high_nibbles(self.0, low.0)))
            }
            #[inline(always)]
            fn interleave_lo8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::interleave_lo8(self.0, o.0)))
            }
            #[inline(always)]
            fn interleave_hi8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::interleave_hi8(self.0, o.0)))
            }
        }
    };
    (Blocks16: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Blocks16 for $name {
            #[inline(always)]
            fn bytes_from_blocks(r: &mut [Self; 16]) {
                $crate::transpose16(r)
            }
            #[inline(always)]
            fn blocks_from_bytes(r: &mut [Self; 16]) {
                $crate::transpose16(r)
            }
            #[inline(always)]
            fn block_in_lane(lane: usize) -> usize {
                const LANES: usize = size_of::<$name>() / 16;
                if LANES == 1 { lane } else { LANES * (lane % 16) + lane / 16 }
            }
        }
    };
    (Lookup16: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Lookup16 for $name {
            #[inline(always)]
            fn lookup16(self, t: Self) -> Self {
                Self($crate::intrinsic!($w::lookup16(t.0, self.0)))
            }
            #[inline(always)]
            fn if_zero8(self, other: Self, keep: Self) -> Self {
                Self($crate::intrinsic!($w::if_zero8(self.0, other.0, keep.0)))
            }
        }
    };
    (Shift16: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Shift16 for $name {
            #[inline(always)]
            fn shift_up16<const N: i32>(self) -> Self {
                Self($crate::intrinsic!($w::shift_up16::<N>(self.0)))
            }
            #[inline(always)]
            fn shift_down16<const N: i32>(self) -> Self {
                Self($crate::intrinsic!($w::shift_down16::<N>(self.0)))
            }
        }
    };
    (Halves16: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Halves16 for $name {
            #[inline(always)]
            fn low_halves(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::interleave_lo64(self.0, o.0)))
            }
            #[inline(always)]
            fn high_halves(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::interleave_hi64(self.0, o.0)))
            }
        }
    };
    (Rotate16: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Rotate16 for $name {
            #[inline(always)]
            fn rotate16<const N: i32>(self) -> Self {
                Self($crate::intrinsic!($w::concat_shift16::<N>(self.0, self.0)))
            }
        }
    };
    (Saturating8: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Saturating8 for $name {
            #[inline(always)]
            fn add_saturating8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::add_saturating8(self.0, o.0)))
            }
            #[inline(always)]
            fn min8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::min8(self.0, o.0)))
            }
        }
    };
    (Carries: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::lanes32::Carries for $name {
            #[inline(always)]
            fn sub_saturating_signed8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::sub_saturating_signed8(self.0, o.0)))
            }
            #[inline(always)]
            fn above_signed8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::above_signed8(self.0, o.0)))
            }
            #[inline(always)]
            fn equal8(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::equal8(self.0, o.0)))
            }
        }
    };
    (Columns4: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Columns4 for $name {
            #[inline(always)]
            fn shl32<const N: u32>(self) -> Self {
                Self($crate::intrinsic!($w::shl32::<N>(self.0)))
            }
            #[inline(always)]
            fn shr32<const N: u32>(self) -> Self {
                Self($crate::intrinsic!($w::shr32::<N>(self.0)))
            }
            #[inline(always)]
            fn transpose4(r: &mut [Self; 4]) {
                $crate::intrinsic!({
                    let [a, b, c, d] = *r;
                    let (p, q) = ($w::interleave_lo32(a.0, b.0), $w::interleave_hi32(a.0, b.0));
                    let (s, t) = ($w::interleave_lo32(c.0, d.0), $w::interleave_hi32(c.0, d.0));
                    r[0] = Self($w::interleave_lo64(p, s));
                    r[1] = Self($w::interleave_hi64(p, s));
                    r[2] = Self($w::interleave_lo64(q, t));
                    r[3] = Self($w::interleave_hi64(q, t));
                })
            }
        }
    };
    (Affine: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::Affine for $name {
            #[inline(always)]
            fn affine(self, m: &u64) -> Self {
                Self($crate::intrinsic!($w::affine::<0>(self.0, $w::splat64(*m as i64))))
            }
        }
    };
    (MulAes: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::MulAes for $name {
            #[inline(always)]
            fn mul_aes(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::mul_aes(self.0, o.0)))
            }
        }
    };
    (Pairs32: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::single::Pairs32 for $name {
            #[inline(always)]
            fn odd_lanes_down4(self) -> Self {
                Self($crate::intrinsic!($w::odd_lanes_down4(self.0)))
            }
            #[inline(always)]
            fn swap_lanes32(self) -> Self {
                Self($crate::intrinsic!($w::swap_lanes32(self.0)))
            }
            #[inline(always)]
            fn store32(self, to: &mut [u8; 4]) {
                // SAFETY: the register proves that the CPU has the instruction. The array has room.
                unsafe { $w::store32(to.as_mut_ptr(), self.0) }
            }
        }
    };
    // First, a look-up puts the bytes of each block into order, the least significant byte first. Then shuffles of both
    // registers separate the low and the high halves of the blocks.
    (Lanes32: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::lanes32::Lanes32 for $name {
            type Shuffle = Self;
            #[inline(always)]
            fn splat32(_: $cpu, x: u32) -> Self {
                Self($crate::intrinsic!($w::splat32(x as i32)))
            }
            #[inline(always)]
            fn add32(self, o: Self) -> Self {
                Self($crate::intrinsic!($w::add32(self.0, o.0)))
            }
            #[inline(always)]
            fn count_below32(self, a: Self, b: Self) -> Self {
                Self($crate::intrinsic!($w::sub32(self.0, $w::below32(a.0, b.0))))
            }
            #[inline(always)]
            fn rol32<const N: u32>(self) -> Self {
                Self($crate::intrinsic!($w::rol32::<N>(self.0)))
            }
            #[inline(always)]
            fn shuffle(cpu: $cpu, order: $crate::lanes32::ByteOrder) -> Self {
                $crate::Bytes::splat128(cpu, &$crate::lanes32::BY_WEIGHT[order as usize])
            }
            #[inline(always)]
            fn halves_from_blocks(p: Self, q: Self, shuffle: Self) -> (Self, Self) {
                $crate::intrinsic!({
                    let (p, q) = ($w::lookup16(p.0, shuffle.0), $w::lookup16(q.0, shuffle.0));
                    (Self($w::even32(p, q)), Self($w::odd32(p, q)))
                })
            }
            #[inline(always)]
            fn blocks_from_halves(low: Self, high: Self, shuffle: Self) -> (Self, Self) {
                $crate::intrinsic!({
                    let (p, q) = ($w::interleave_lo32(low.0, high.0), $w::interleave_hi32(low.0, high.0));
                    (Self($w::lookup16(p, shuffle.0)), Self($w::lookup16(q, shuffle.0)))
                })
            }
            #[inline(always)]
            fn halves_from_words(_: $cpu, x: &[u64; 16], shuffle: Self) -> (Self, Self) {
                let (p, q) = $crate::intrinsic!(($w::from_words(x, 0), $w::from_words(x, size_of::<Self>() / 8)));
                Self::halves_from_blocks(Self(p), Self(q), shuffle)
            }
        }
    };
    // One look-up replaces one nibble of every 32-bit lane. The other three bytes of the index are zero, so they would
    // find the first entry of the table. Every table is stored XOR its first entry, so that these three bytes find
    // zero. `first` is made from the first entries of all tables. One XOR with `first` corrects all look-ups, at a
    // point where this XOR costs no time.
    (NibbleLookup: $name:ident, $w:ident, $cpu:ident) => {
        impl $crate::lanes32::NibbleLookup for $name {
            type Tables = ([Self; 8], Self);
            #[inline(always)]
            fn tables(cpu: $cpu, t: &$crate::lanes32::NibbleTables) -> ([Self; 8], Self) {
                use $crate::{Bytes, Lookup16, Word, lanes32::Lanes32};
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
                use $crate::{Lookup16, lanes32::Lanes32};
                let low = self.rol32::<R>().add32(addend);
                let high = Self($crate::intrinsic!($w::shr32::<4>(low.0)));
                let (mut even, mut odd) = ([to; 4], [to; 4]);
                for j in 0..4 {
                    let nibble = Self($crate::intrinsic!($w::splat32(15 << (8 * j))));
                    even[j] = (low & nibble).lookup16(t[j]);
                    odd[j] = (high & nibble).lookup16(t[4 + j]);
                }
                let even = ((to ^ first) ^ even[0]) ^ (even[1] ^ even[2]) ^ even[3];
                even ^ (odd[0] ^ odd[1]) ^ (odd[2] ^ odd[3])
            }
        }
    };
}
pub(crate) use implement;
