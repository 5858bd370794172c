//! SIMD registers as values, and `pi`, the substitution of Kuznyechik and Streebog; no other cryptography.
//!
//! **Possession is proof.** A register value (`Zmm`, `Ymm`, ...) can only be made from a *token* (`Avx512`, `Avx2`,
//! ...), and a token can only be made inside a function that has the ISA's `#[target_feature]`. So every operation on
//! registers is a safe method, and strategies written over these traits contain no `unsafe`.
//!
//! **For `fastgost` only.** Users name `fastgost`, and only to them is it promised that code without `unsafe` is sound: two
//! functions of [`IoBuf`] rely on how its modes call them.
//!
//! **The inlining rule.** Every method and every generic function between a row's entry point and the intrinsics is
//! `#[inline(always)]` with *no* `target_feature` of its own; only the entry point carries `#[target_feature]`. The
//! compiler's always-inliner runs first, so by the time the intrinsics are inlined, their caller *is* the entry point.
//! All of it consists of plain loops over arrays. Do not use closures, iterator adaptors or `array::from_fn`: they do
//! not inherit the entry point's target features, the code becomes up to a hundred times slower, and every test still
//! passes.
//!
//! **Constant time.** No method loads from a data-dependent address and none branches on data. So strategies cannot do
//! either: their types do not express it.
#![no_std]
#![allow(unsafe_code)]
// All of it is compiled for every architecture, although not every one uses all of it.
#![cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), allow(dead_code, unused_imports, unused_macros))]
// For the crates of fastgost only; the traits say what their methods do.
#![allow(missing_docs)]

#[cfg(any(test, feature = "circuits", feature = "count"))]
extern crate std;
// Generated files name this crate as other crates do.
extern crate self as fastgost_simd;

use core::ops::{BitAnd, BitOr, BitXor, Not};

pub mod array;
#[cfg(feature = "circuits")]
pub mod circuit;
#[cfg(feature = "count")]
pub mod count;
pub mod io_buf;
pub mod lanes32;
#[cfg(all(target_arch = "aarch64", target_endian = "little", not(target_abi = "softfloat")))]
pub mod neon;
pub mod pair;
pub mod pi;
mod register;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub mod single;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub mod wasm;
pub mod word;

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub mod x86;

pub use io_buf::IoBuf;
pub(crate) use register::intrinsic;

/// Bits that are computed with in parallel: any register, and the recorder of `circuits`. Enough for a circuit.
pub trait Logic:
    Copy + BitXor<Output = Self> + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// `!self & other`
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        !self & other
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        self ^ b ^ c
    }
    /// Any function of three bits: its value for `self`, `b`, `c` is bit 4 `self` + 2 `b` + `c` of `table`.
    #[cfg(feature = "circuits")]
    fn logic3(self, b: Self, c: Self, table: u8) -> Self {
        let zero = self & !self;
        let products = [!zero, c, b, b & c, self, self & c, self & b, self & b & c];
        // The coefficient of a product is the sum of the function's values at all subsets of its factors.
        let coefficient = |product: u8| (0..8).filter(|x| x & !product == 0 && table >> x & 1 == 1).count() % 2 == 1;
        (0..8).filter(|&i| coefficient(i)).fold(zero, |sum, i| sum ^ products[usize::from(i)])
    }
}

/// Any register: plain bits with 64-bit lanes. Enough for a bit-sliced cipher.
pub trait Word: Logic {
    /// Proof that the CPU has this register's instructions.
    type Cpu: Copy;
    const BYTES: usize;

    fn splat64(cpu: Self::Cpu, x: u64) -> Self;
    /// Reads `BYTES` bytes. Panics if there are fewer.
    fn load(cpu: Self::Cpu, from: &[u8]) -> Self;
    /// Writes `BYTES` bytes. Panics if there is no room.
    fn store(self, to: &mut [u8]);
    fn shl64<const N: u32>(self) -> Self;
    fn shr64<const N: u32>(self) -> Self;
    /// The same value. The compiler computes it here, not earlier or later, and has it in a register.
    #[inline(always)]
    #[must_use]
    fn hold(self) -> Self {
        self
    }
    /// Returns its arguments. Loads through the reference are not moved before the computation of the values: the compiler would
    /// load early and run out of registers.
    #[inline(always)]
    fn settled<T>(values: [Self; 8], from: &T) -> ([Self; 8], &T) {
        (values, from)
    }
}

/// A register that can transpose blocks to bytes and back.
pub trait Blocks16: Word {
    /// Transposes `BYTES` 16-byte blocks, as they lie in memory, into 16 registers: register `i` holds byte `i` of
    /// every block, in some fixed order of blocks.
    fn bytes_from_blocks(r: &mut [Self; 16]);
    /// The inverse.
    fn blocks_from_bytes(r: &mut [Self; 16]);
    /// The order in which `bytes_from_blocks` leaves the blocks: lane -> block.
    fn block_in_lane(lane: usize) -> usize;
}

/// A register of bytes in 128-bit lanes.
pub trait Bytes: Word {
    fn splat8(cpu: Self::Cpu, x: u8) -> Self;
    /// Broadcasts a byte that is stored four times in a `u32`: where the ISA has broadcast operands, at no cost.
    fn splat8x4(cpu: Self::Cpu, x: &u32) -> Self;
    /// Repeats sixteen bytes in every 128-bit lane.
    fn splat128(cpu: Self::Cpu, x: &[u8; 16]) -> Self;
    fn add8(self, other: Self) -> Self;
    fn sub8(self, other: Self) -> Self;
    /// All ones in the bytes where `self < other`, unsigned.
    fn below8(self, other: Self) -> Self;
    /// The high nibble of every byte; `low` is a mask of the low ones.
    #[inline(always)]
    fn high_nibbles(self, low: Self) -> Self {
        self.shr64::<4>() & low
    }
    fn interleave_lo8(self, other: Self) -> Self;
    fn interleave_hi8(self, other: Self) -> Self;
}

/// Multiplication of every byte, as a vector of bits, by an 8x8 bit matrix, given as a 64-bit number. Byte 7 - i of the
/// number (byte 0 is the lowest) is row i of the matrix: bit i of the product is the parity of that row AND the factor.
/// This is the layout of GFNI's `gf2p8affineqb`; other instruction sets must convert it.
pub trait Affine: Bytes {
    fn affine(self, m: &u64) -> Self;
}

/// Product of bytes in the AES field, GF(2)\[x\] / (x^8 + x^4 + x^3 + x + 1).
pub trait MulAes: Bytes {
    fn mul_aes(self, other: Self) -> Self;
}

/// Rotation of every 128-bit lane.
pub trait Rotate16: Bytes {
    /// Byte i + N (mod 16) of a lane becomes byte i.
    fn rotate16<const N: i32>(self) -> Self;
}

/// Byte shifts of every 128-bit lane, filling with zeros.
pub trait Shift16: Bytes {
    /// Byte i of a lane becomes byte i + N.
    fn shift_up16<const N: i32>(self) -> Self;
    /// Byte i of a lane becomes byte i - N.
    fn shift_down16<const N: i32>(self) -> Self;
}

/// Halves of every 128-bit lane, side by side.
pub trait Halves16: Bytes {
    /// The lower half of this lane and above it that of the other's.
    fn low_halves(self, other: Self) -> Self;
    /// The upper half of this lane and above it that of the other's.
    fn high_halves(self, other: Self) -> Self;
}

/// Saturating unsigned bytes.
pub trait Saturating8: Bytes {
    fn add_saturating8(self, other: Self) -> Self;
    fn min8(self, other: Self) -> Self;
}

/// Four registers as the columns of a matrix of 32-bit lanes, in every 128-bit lane.
pub trait Columns4: Bytes {
    fn shl32<const N: u32>(self) -> Self;
    fn shr32<const N: u32>(self) -> Self;
    /// Transposes the matrix in every 128-bit lane. Its own inverse.
    fn transpose4(r: &mut [Self; 4]);
}

/// A register as two halves of whole 128-bit lanes.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub trait RegisterHalves: Bytes {
    /// `t[0]` in every 128-bit lane of the lower half, `t[1]` in those of the upper half.
    fn splat_halves(cpu: Self::Cpu, t: &[[u8; 16]; 2]) -> Self;
    /// The lower half, and above it that of the other.
    fn lower_halves(self, other: Self) -> Self;
    /// The upper half, and above it that of the other.
    fn upper_halves(self, other: Self) -> Self;
    fn swap_halves(self) -> Self;
    /// Writes the lower half. Panics if there is no room.
    fn store_lower(self, to: &mut [u8]);
    /// Shifts the 64-bit lanes of the lower half by 4 bits.
    fn shl_lower4(self) -> Self;
    /// Shifts the 64-bit lanes of the lower half by 4 bits.
    fn shr_lower4(self) -> Self;
    /// The even 64-bit lanes in the lower half, the odd ones in the upper half.
    fn even_odd(self) -> Self;
    /// The inverse of `even_odd`.
    fn alternate(self) -> Self;
}

/// Look-up of every byte in a table of 16, itself a register (see `Bytes::splat128`). An index below 16 selects that entry of
/// the table in the same 128-bit lane; an index of 128 or more yields 0. For 16 ... 127 the result is unspecified: `pshufb` on x86
/// ignores bits 4 to 6, whereas `tbl` on AArch64 and `i8x16.swizzle` in WebAssembly yield 0. Strategies must not use such
/// indices; the counting registers (`count`) panic if they do.
pub trait Lookup16: Bytes {
    /// `t[self]`
    fn lookup16(self, t: Self) -> Self;
    /// `other` where `self` is zero, else `keep`.
    fn if_zero8(self, other: Self, keep: Self) -> Self;
}

/// A register of 128-bit lanes for carry-less products. Each lane is a polynomial over GF(2), highest coefficient first in memory;
/// its low half has the low coefficients. Separate types, so that code for other registers cannot use these instructions.
pub trait Clmul: Copy + BitXor<Output = Self> {
    /// Proof that the CPU has this register's instructions.
    type Cpu: Copy;
    const BYTES: usize;

    fn zero(cpu: Self::Cpu) -> Self;
    /// Reads `BYTES` bytes. Panics if there are fewer.
    fn load(cpu: Self::Cpu, from: &[u8]) -> Self;
    /// Reads at most `BYTES` bytes; missing ones are zero.
    #[inline(always)]
    fn load_part(cpu: Self::Cpu, from: &[u8]) -> Self {
        const { assert!(Self::BYTES == 16) }
        let mut block = [0; 16];
        let n = from.len().min(16);
        block[..n].copy_from_slice(&from[..n]);
        let x = Self::load(cpu, &block);
        fastgost_base::wipe(&mut block);
        x
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        self ^ (b ^ c)
    }
    /// In every lane, the product of the low halves.
    fn multiply_low(self, other: Self) -> Self;
    /// In every lane, the product of the high halves.
    fn multiply_high(self, other: Self) -> Self;
    /// In every lane, the high half of `self` times the low half of `other`.
    fn multiply_high_low(self, other: Self) -> Self;
    /// In every lane, the low half of `self` times the high half of `other`.
    fn multiply_low_high(self, other: Self) -> Self;
    /// The sum of all lanes, the low word first.
    fn folded(self) -> [u64; 2];
}

/// Integer products.
pub trait Multiply32: Word {
    /// Multiplies the low halves of 64-bit lanes.
    fn multiply32(self, other: Self) -> Self;
}

/// Shifts that insert.
#[cfg_attr(any(target_arch = "x86", target_arch = "x86_64"), allow(dead_code))]
pub trait ShiftIn: Bytes {
    /// Every byte shifted left by 3, and into the place of its low bits the three high ones of `low`'s byte.
    fn shift_in3(self, low: Self) -> Self;
}

/// Products of bytes as polynomials over GF(2), unreduced, in a register of 16 bytes.
pub trait BytePolynomials: Bytes {
    /// Sums of sixteen products, of 16 bits each.
    type Products: Copy;
    fn no_products(cpu: Self::Cpu) -> Self::Products;
    /// Adds the product of every byte by the same one of `factor`.
    fn add_product(self, factor: Self, sum: Self::Products) -> Self::Products;
    /// Adds the products of byte `J` by every byte of `column`.
    fn add_products<const J: usize>(self, column: Self, sum: Self::Products) -> Self::Products;
    /// The low and the high byte of every product.
    fn halves(products: Self::Products) -> (Self, Self);
}

/// Look-ups in 16 bytes that keep another value, and in 32, as `tbx` and `tbl` of AArch64: an index outside of the table is allowed.
pub trait Lookup32: Lookup16 {
    /// `t[self]`, or 0 from 32 on.
    fn lookup32(self, t: [Self; 2]) -> Self;
    /// `t[self]`, or `keep` from 16 on.
    fn lookup16_or(self, t: Self, keep: Self) -> Self;
}

/// Look-up of every byte in a table of 256.
pub trait Lookup256: Bytes {
    type Table: Copy;
    fn table256(cpu: Self::Cpu, t: &[u8; 256]) -> Self::Table;
    fn lookup256(self, t: Self::Table) -> Self;
}

/// A register of 64 bytes as an 8x8 matrix of bytes: its rows are words of 64 bits.
pub trait Matrix8: Word {
    /// Moves row i ^ R to row i, R = 1 ... 4.
    fn rows<const R: usize>(self) -> Self;
    /// Moves byte i ^ R of every row to byte i, R = 1 ... 4.
    fn columns<const R: usize>(self) -> Self;
    fn transpose8x8(self) -> Self;
}

/// Registers of 128-bit lanes, `N` of which hold the eight rows of one 8x8 byte matrix, or of two next to each other:
/// row j is in lane 0 of register j, row j + N in lane 1, and so on. What has a body is for a single lane.
pub trait Rows8<const N: usize>: Halves16 {
    /// Loads one matrix into the low words of the lanes, with 0 in the high words.
    fn load_rows(cpu: Self::Cpu, from: &[u8]) -> [Self; N];
    /// Stores the low words.
    #[inline(always)]
    fn store_rows(r: &[Self; N], to: &mut [u8]) {
        const { assert!(Self::BYTES == 16) }
        for i in 0..N / 2 {
            r[2 * i].with_high(r[2 * i + 1]).store(&mut to[16 * i..]);
        }
    }
    /// Transposes both matrices.
    fn transpose_rows(r: &mut [Self; N]);
    /// Moves lane i + 1 to lane i, and the first lane to the last.
    #[inline(always)]
    fn rotate_lanes(self) -> Self {
        const { assert!(Self::BYTES == 16) }
        self
    }
    /// The low words of `self`, with the low words of `high` as the high words.
    #[inline(always)]
    fn with_high(self, high: Self) -> Self {
        self.low_halves(high)
    }
    /// Moves the high words to the low words.
    #[inline(always)]
    fn high(self) -> Self {
        self.high_halves(self)
    }
}

/// A table aligned to a cache line: loads of whole registers never straddle two lines.
#[repr(align(64))]
pub struct Aligned<T>(pub T);

/// The same reference, made opaque to the optimiser: loads through it stay in place as memory operands, instead of
/// being hoisted out of loops into registers that then spill.
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block)] // the pointer is not dereferenced
pub fn pin<T>(x: &T) -> &T {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut p: *const T = x;
    // SAFETY: the assembly is empty; `p` comes out as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64"))]
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) p, options(nomem, nostack, preserves_flags));
    }
    // SAFETY: `p` is `x`, borrowed for as long as the result.
    unsafe { &*p }
}

/// `pin` for a place that is written: stores to it go to memory instead of occupying registers.
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block)] // the pointer is not dereferenced
pub fn pin_mut<T>(x: &mut T) -> &mut T {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut p: *mut T = x;
    // SAFETY: the assembly is empty; `p` comes out as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64"))]
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) p, options(nomem, nostack, preserves_flags));
    }
    // SAFETY: `p` is `x`, borrowed exclusively for as long as the result.
    unsafe { &mut *p }
}

/// The same number, made opaque to the optimiser, which would turn masks that it knows to be zero or all ones into
/// branches.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    {
        let mut x = x;
        // SAFETY: the assembly is empty; `x` comes out as it went in.
        unsafe { core::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags)) };
        x
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    core::hint::black_box(x)
}

/// The same number, declared public although it is stored among secrets: branches and addresses may depend on it.
/// Leaves a marked no-op, by which the check of the machine code, `.ci/kernels`, recognises it on x86-64 and AArch64; other
/// architectures have no mark.
#[inline(always)]
pub fn public(x: usize) -> usize {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut x = x;
    #[cfg(ctgrind)]
    memcheck::defined(&mut x);
    // SAFETY: a no-op; it computes an address without accessing it, and `x` comes out as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    unsafe {
        core::arch::asm!("nop dword ptr [{0} + 0x4c425550]", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    // SAFETY: a no-op; it writes to the zero register, and `x` comes out as it went in.
    #[cfg(target_arch = "aarch64")]
    unsafe {
        core::arch::asm!("orr xzr, {0}, {0}, lsl #42", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

/// `public` for a choice that a public result reveals anyway, such as whether a number that will be printed is 0.
#[inline(always)]
pub fn public_choice(choice: subtle::Choice) -> bool {
    public(usize::from(choice.unwrap_u8())) != 0
}

#[cfg(all(ctgrind, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
compile_error!(
    "cfg(ctgrind) works on x86-64 and AArch64 only: valgrind's client requests are assembly, written for no other architecture"
);

/// Marks a public value as defined memory again (valgrind's MAKE_MEM_DEFINED; see `ctgrind` in `fastgost-ct`).
#[cfg(ctgrind)]
mod memcheck {
    pub(super) fn defined(x: &mut usize) {
        let arguments = [0x4d43_0002, x as *mut usize as usize, size_of::<usize>(), 0, 0, 0];
        // SAFETY: rdi comes out as it went in, and `xchg rbx, rbx` does nothing. Valgrind reads `arguments`, which
        // outlives the call, and puts an answer in rdx; it changes its own record of `x`, not `x`.
        #[cfg(target_arch = "x86_64")]
        unsafe {
            core::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") &arguments, inout("rdx") 0_usize => _, options(nostack),
            );
        }
        // SAFETY: as above, with x12, `orr x10, x10, x10` and x3.
        #[cfg(target_arch = "aarch64")]
        unsafe {
            core::arch::asm!(
                "ror x12, x12, #3", "ror x12, x12, #13", "ror x12, x12, #51", "ror x12, x12, #61", "orr x10, x10, x10",
                in("x4") &arguments, inout("x3") 0_usize => _, options(nostack),
            );
        }
    }
}

/// Sixteen copies of an expression with a literal index: a loop that is certain to be unrolled, so that an array of
/// registers indexed by it stays in registers. `2:`, `3:`, `4:`, `6:`, `7:` and `8:` make that many copies, `down:` counts from 15
/// to 0.
#[macro_export]
macro_rules! each16 {
    ($i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15); }};
    (2: $i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 0 1); }};
    (3: $i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 0 1 2); }};
    (4: $i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 0 1 2 3); }};
    (6: $i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 0 1 2 3 4 5); }};
    (7: $i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 0 1 2 3 4 5 6); }};
    (8: $i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 0 1 2 3 4 5 6 7); }};
    (down: $i:ident => $body:expr) => {{ $crate::each16!(@ $i $body; 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0); }};
    (@ $i:ident $body:expr; $($n:literal)*) => {
        $( {
            #[allow(non_upper_case_globals)]
            const $i: usize = $n;
            $body;
        } )*
    };
}

/// The 16x16 byte transpose inside every 128-bit lane; its own inverse.
#[inline(always)]
pub fn transpose16<V: Bytes>(r: &mut [V; 16]) {
    each16!(4: _PASS => {
        let a = *r;
        each16!(8: I => {
            r[2 * I] = a[I].interleave_lo8(a[I + 8]);
            r[2 * I + 1] = a[I].interleave_hi8(a[I + 8]);
        });
    });
}

/// The 8x8 byte transpose of both matrices whose rows are the 64-bit halves of eight registers: of the seven bits of a byte's
/// number (register, half, column) each pass moves the first to the end, and the last step exchanges two.
#[inline(always)]
pub fn transpose8<V: Halves16>(r: &mut [V; 8]) {
    each16!(3: _PASS => {
        let a = *r;
        each16!(4: I => {
            r[2 * I] = a[I].interleave_lo8(a[I + 4]);
            r[2 * I + 1] = a[I].interleave_hi8(a[I + 4]);
        });
    });
    let a = *r;
    each16!(4: I => {
        r[2 * I] = a[I].low_halves(a[I + 4]);
        r[2 * I + 1] = a[I].high_halves(a[I + 4]);
    });
}

/// `transpose16`, then `finish16`, for CPUs with few registers: every block is written as soon as it is put together, so that
/// none lies in memory that nobody wipes.
#[inline(always)]
pub fn transpose_finish16<V: Bytes>(cpu: V::Cpu, r: &[V; 16], group: &mut IoBuf<'_>) {
    let mut a = *r;
    each16!(3: _PASS => {
        let b = a;
        each16!(8: I => {
            a[2 * I] = b[I].interleave_lo8(b[I + 8]);
            a[2 * I + 1] = b[I].interleave_hi8(b[I + 8]);
        });
    });
    each16!(down: I => {
        let (x, y) = (a[I / 2], a[I / 2 + 8]);
        let mut block = match I % 2 {
            0 => x.interleave_lo8(y),
            _ => x.interleave_hi8(y),
        };
        if let Some(addend) = group.xor() {
            block = block ^ V::load(cpu, &addend[I * V::BYTES..]);
        }
        block.store(&mut group.dst()[I * V::BYTES..]);
    });
}

/// Writes sixteen registers to a group, the last first (its addend may lie before it in the same memory).
#[inline(always)]
pub fn finish16<V: Word>(cpu: V::Cpu, a: &[V; 16], group: &mut IoBuf<'_>) {
    if group.xor().is_some() {
        each16!(down: I => {
            let x = match group.xor() {
                Some(x) => a[I] ^ V::load(cpu, &x[I * V::BYTES..]),
                None => a[I],
            };
            x.store(&mut group.dst()[I * V::BYTES..]);
        });
    } else {
        each16!(down: I => a[I].store(&mut group.dst()[I * V::BYTES..]));
    }
}
