//! SIMD registers as values, and `pi`, which is the substitution of Kuznyechik and Streebog. This crate has no other
//! cryptography.
//!
//! **Possession is proof.** A register value (`Zmm`, `Ymm`, ...) can only be made from a *token* (`Avx512`, `Avx2`,
//! ...), and a token can only be made inside a function that has the ISA's `#[target_feature]`. So every operation on
//! registers is a safe method, and strategies (methods to compute an algorithm) that use only the traits of this crate
//! contain no `unsafe`.
//!
//! **For `fastgost` only.** Users depend on `fastgost`. For users of `fastgost`, code without `unsafe` is sound. For
//! other users of this crate this is not promised, because two functions of [`IoBuf`] rely on how the modes of
//! `fastgost` call them.
//!
//! **The inlining rule.** Every method, and every generic function between a kernel's entry point and the intrinsics,
//! is `#[inline(always)]` and has *no* `target_feature`. Only the entry point has `#[target_feature]`. The compiler's
//! always-inliner runs first. So when the compiler inlines the intrinsics, the code that calls them is already a part
//! of the entry point. All this code consists of plain loops over arrays. Do not use closures, iterator adaptors or
//! `array::from_fn`, because they do not inherit the entry point's target features. Code with closures or adaptors is
//! up to a hundred times slower, although every test still passes.
//!
//! **Constant time.** No method loads from an address that depends on data, and no method branches on data. The
//! register types offer no such loads and branches, so a strategy that uses only these types cannot have them, either.
#![no_std]
#![allow(unsafe_code)]
// Most items of this crate are compiled for every architecture, but some architectures use only a part of them.
#![cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), allow(dead_code, unused_imports, unused_macros))]
// Only the crates of fastgost use this crate, so not every item has documentation. The traits explain their methods.
#![allow(missing_docs)]

#[cfg(any(test, feature = "circuits", feature = "count"))]
extern crate std;
// Generated files use the name `fastgost_simd` for this crate, as other crates do.
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

/// Bits that are processed in parallel. The bits are in a register, or are signals that the recorder of
/// `fastgost::circuits` records. A circuit needs only this trait.
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
    /// Computes any function of three bits. The bits of `self`, `b` and `c` form the number 4 `self` + 2 `b` + `c`, and
    /// the function's value is the bit of `table` with this number.
    #[cfg(feature = "circuits")]
    fn logic3(self, b: Self, c: Self, table: u8) -> Self {
        let zero = self & !self;
        let products = [!zero, c, b, b & c, self, self & c, self & b, self & b & c];
        // The coefficient of a product is a sum, modulo 2, of values of the function. The sum is over the inputs in
        // which every bit that is not a factor of the product is 0.
        let coefficient = |product: u8| (0..8).filter(|x| x & !product == 0 && table >> x & 1 == 1).count() % 2 == 1;
        (0..8).filter(|&i| coefficient(i)).fold(zero, |sum, i| sum ^ products[usize::from(i)])
    }
}

/// Any register, as bits in 64-bit lanes. A bit-sliced cipher needs only this trait.
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
    /// Returns the same value. The compiler must compute the value here, not earlier or later, and must keep it in a
    /// register.
    #[inline(always)]
    #[must_use]
    fn hold(self) -> Self {
        self
    }
    /// Returns its arguments. The compiler must compute the values first, and only then load through the returned
    /// reference. Without this order, the compiler would load early and run out of registers.
    #[inline(always)]
    fn settled<T>(values: [Self; 8], from: &T) -> ([Self; 8], &T) {
        (values, from)
    }
}

/// A register that can transpose blocks to bytes and back.
pub trait Blocks16: Word {
    /// Transposes `BYTES` 16-byte blocks, which lie in the 16 registers as in memory. Then register `i` holds byte `i`
    /// of every block, in some fixed order of blocks.
    fn bytes_from_blocks(r: &mut [Self; 16]);
    /// The inverse of `bytes_from_blocks`.
    fn blocks_from_bytes(r: &mut [Self; 16]);
    /// Returns the number of the block that lies in this lane after `bytes_from_blocks`.
    fn block_in_lane(lane: usize) -> usize;
}

/// A register of bytes in 128-bit lanes.
pub trait Bytes: Word {
    fn splat8(cpu: Self::Cpu, x: u8) -> Self;
    /// Broadcasts a byte that is stored four times in a `u32`. If the ISA has broadcast operands, the broadcast costs
    /// nothing.
    fn splat8x4(cpu: Self::Cpu, x: &u32) -> Self;
    /// Repeats sixteen bytes in every 128-bit lane.
    fn splat128(cpu: Self::Cpu, x: &[u8; 16]) -> Self;
    fn add8(self, other: Self) -> Self;
    fn sub8(self, other: Self) -> Self;
    /// Returns all ones in the bytes where `self < other` as unsigned numbers, and zero in the other bytes.
    fn below8(self, other: Self) -> Self;
    /// Returns the high nibble of every byte. `low` must be the mask of the low nibbles.
    #[inline(always)]
    fn high_nibbles(self, low: Self) -> Self {
        self.shr64::<4>() & low
    }
    fn interleave_lo8(self, other: Self) -> Self;
    fn interleave_hi8(self, other: Self) -> Self;
}

/// Multiplies every byte by the 8x8 bit matrix `m`. The byte is a vector of eight bits. Row i of the matrix is byte 7 -
/// i of `m`, where byte 0 is the least significant byte. Bit i of the product is the parity of (row i AND the byte).
/// GFNI's instruction `gf2p8affineqb` has the same layout. If an implementation uses other instructions than GFNI, it
/// must convert the matrix.
pub trait Affine: Bytes {
    fn affine(self, m: &u64) -> Self;
}

/// Product of bytes in the AES field, GF(2)\[x\] / (x^8 + x^4 + x^3 + x + 1).
pub trait MulAes: Bytes {
    fn mul_aes(self, other: Self) -> Self;
}

/// Rotation of every 128-bit lane.
pub trait Rotate16: Bytes {
    /// In every 128-bit lane, moves byte i + N (mod 16) to byte i.
    fn rotate16<const N: i32>(self) -> Self;
}

/// Shifts of every 128-bit lane by whole bytes, filling with zeros.
pub trait Shift16: Bytes {
    /// Byte i of a lane becomes byte i + N.
    fn shift_up16<const N: i32>(self) -> Self;
    /// Byte i of a lane becomes byte i - N.
    fn shift_down16<const N: i32>(self) -> Self;
}

/// Combines halves of 128-bit lanes from two registers.
pub trait Halves16: Bytes {
    /// In every lane of the result, the lower half is the lower half of the lane of `self`, and the upper half is the
    /// lower half of the lane of `other`.
    fn low_halves(self, other: Self) -> Self;
    /// In every lane of the result, the lower half is the upper half of the lane of `self`, and the upper half is the
    /// upper half of the lane of `other`.
    fn high_halves(self, other: Self) -> Self;
}

/// Operations on unsigned bytes: the sum with saturation, and the minimum.
pub trait Saturating8: Bytes {
    fn add_saturating8(self, other: Self) -> Self;
    fn min8(self, other: Self) -> Self;
}

/// Four registers that together hold one 4x4 matrix for each 128-bit lane. The elements of a matrix are 32-bit lanes.
/// Each register holds one column of every matrix.
pub trait Columns4: Bytes {
    fn shl32<const N: u32>(self) -> Self;
    fn shr32<const N: u32>(self) -> Self;
    /// Transposes the matrix in every 128-bit lane. This map is its own inverse.
    fn transpose4(r: &mut [Self; 4]);
}

/// A register that can be used as two halves. Each half consists of whole 128-bit lanes.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub trait RegisterHalves: Bytes {
    /// Returns `t[0]` in every 128-bit lane of the lower half, and `t[1]` in every 128-bit lane of the upper half.
    fn splat_halves(cpu: Self::Cpu, t: &[[u8; 16]; 2]) -> Self;
    /// The lower half of the result is the lower half of `self`, and its upper half is the lower half of `other`.
    fn lower_halves(self, other: Self) -> Self;
    /// The lower half of the result is the upper half of `self`, and its upper half is the upper half of `other`.
    fn upper_halves(self, other: Self) -> Self;
    fn swap_halves(self) -> Self;
    /// Writes the lower half. Panics if there is no room.
    fn store_lower(self, to: &mut [u8]);
    /// Shifts the 64-bit lanes of the lower half left by 4 bits.
    fn shl_lower4(self) -> Self;
    /// Shifts the 64-bit lanes of the lower half right by 4 bits.
    fn shr_lower4(self) -> Self;
    /// Moves the even 64-bit lanes to the lower half, and the odd 64-bit lanes to the upper half.
    fn even_odd(self) -> Self;
    /// The inverse of `even_odd`.
    fn alternate(self) -> Self;
}

/// Looks every byte up in a table of 16 bytes, which is a register too (see `Bytes::splat128`). An index below 16
/// selects the table entry with this number, in the same 128-bit lane. For an index of 128 or more, the result is zero.
/// For the indices 16 to 127, the result is unspecified, because `pshufb` on x86 ignores bits 4 to 6, whereas `tbl` on
/// AArch64 and `i8x16.swizzle` in WebAssembly yield 0. Strategies must not use the indices 16 to 127. If a strategy
/// uses such an index, the counting registers (`count`) panic.
pub trait Lookup16: Bytes {
    /// `t[self]`
    fn lookup16(self, t: Self) -> Self;
    /// In the bytes where `self` is zero, returns the byte of `other`, and in the other bytes, the byte of `keep`.
    fn if_zero8(self, other: Self, keep: Self) -> Self;
}

/// A register of 128-bit lanes for carry-less products. Each lane is a polynomial over GF(2). In memory, the highest
/// coefficient comes first. In the register, the low half of the lane has the low coefficients. The registers for
/// carry-less products are separate types, so that code for other registers cannot use the instructions for these
/// products.
pub trait Clmul: Copy + BitXor<Output = Self> {
    /// Proof that the CPU has this register's instructions.
    type Cpu: Copy;
    const BYTES: usize;

    fn zero(cpu: Self::Cpu) -> Self;
    /// Reads `BYTES` bytes. Panics if there are fewer.
    fn load(cpu: Self::Cpu, from: &[u8]) -> Self;
    /// Reads at most `BYTES` bytes. If `from` is shorter than the register, the missing bytes are zero.
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
    /// Returns the product of the low halves in every lane.
    fn multiply_low(self, other: Self) -> Self;
    /// Returns the product of the high halves in every lane.
    fn multiply_high(self, other: Self) -> Self;
    /// Returns, in every lane, the high half of `self` times the low half of `other`.
    fn multiply_high_low(self, other: Self) -> Self;
    /// Returns, in every lane, the low half of `self` times the high half of `other`.
    fn multiply_low_high(self, other: Self) -> Self;
    /// Returns the sum of all lanes. The low word comes first.
    fn folded(self) -> [u64; 2];
}

/// Products of integers.
pub trait Multiply32: Word {
    /// In every 64-bit lane, multiplies the low half of `self` by the low half of `other`.
    fn multiply32(self, other: Self) -> Self;
}

/// A shift of bytes that fills the free bits with bits of another register.
#[cfg_attr(any(target_arch = "x86", target_arch = "x86_64"), allow(dead_code))]
pub trait ShiftIn: Bytes {
    /// Shifts every byte left by 3 bits. The three low bits of the result are the three high bits of the byte of `low`.
    fn shift_in3(self, low: Self) -> Self;
}

/// Products of bytes as polynomials over GF(2), without reduction. A register has 16 bytes.
pub trait BytePolynomials: Bytes {
    /// Sixteen sums of products. Each sum has 16 bits.
    type Products: Copy;
    fn no_products(cpu: Self::Cpu) -> Self::Products;
    /// Adds to `sum` the products of the bytes of `self` and the bytes of `factor` at the same positions.
    fn add_product(self, factor: Self, sum: Self::Products) -> Self::Products;
    /// Adds to `sum` the products of two factors: the first factor is byte `J` of `self`, and the second factor is each
    /// byte of `column`.
    fn add_products<const J: usize>(self, column: Self, sum: Self::Products) -> Self::Products;
    /// Returns the low bytes and the high bytes of all products.
    fn halves(products: Self::Products) -> (Self, Self);
}

/// Look-ups that allow an index outside of the table, as `tbl` and `tbx` of AArch64 do. `lookup32` has a table of 32
/// bytes. `lookup16_or` has a table of 16 bytes, and returns the byte of `keep` if the index is outside of the table.
pub trait Lookup32: Lookup16 {
    /// `t[self]`, or 0 if the index is 32 or more.
    fn lookup32(self, t: [Self; 2]) -> Self;
    /// `t[self]`, or `keep` if the index is 16 or more.
    fn lookup16_or(self, t: Self, keep: Self) -> Self;
}

/// Look-up of every byte in a table of 256 bytes.
pub trait Lookup256: Bytes {
    type Table: Copy;
    fn table256(cpu: Self::Cpu, t: &[u8; 256]) -> Self::Table;
    fn lookup256(self, t: Self::Table) -> Self;
}

/// A register of 64 bytes as an 8x8 matrix of bytes. Each row of the matrix is a word of 64 bits.
pub trait Matrix8: Word {
    /// Moves row i ^ R to row i. R is 1, 2, 3 or 4.
    fn rows<const R: usize>(self) -> Self;
    /// Moves byte i ^ R of every row to byte i. R is 1, 2, 3 or 4.
    fn columns<const R: usize>(self) -> Self;
    fn transpose8x8(self) -> Self;
}

/// Registers of 128-bit lanes. `N` registers hold the eight rows of one 8x8 byte matrix, or of two such matrices. A
/// lane has a row of the first matrix in its low word, and a row of the second matrix in its high word. Row j is in
/// lane 0 of register j. If the register has a second lane, row j + N is in lane 1 of register j, and so on. The
/// default methods are for registers of a single lane.
pub trait Rows8<const N: usize>: Halves16 {
    /// Loads one matrix. Each lane gets one row in its low word, and 0 in its high word.
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
    /// Moves lane i + 1 to lane i, and moves lane 0 to the last lane.
    #[inline(always)]
    fn rotate_lanes(self) -> Self {
        const { assert!(Self::BYTES == 16) }
        self
    }
    /// In every lane, keeps the low word of `self`, and replaces the high word by the low word of `high`.
    #[inline(always)]
    fn with_high(self, high: Self) -> Self {
        self.low_halves(high)
    }
    /// In every lane, moves the high word to the low word.
    #[inline(always)]
    fn high(self) -> Self {
        self.high_halves(self)
    }
}

/// A table that is aligned to a cache line, so that loads of whole registers never straddle two lines.
#[repr(align(64))]
pub struct Aligned<T>(pub T);

/// Returns the same reference, but hides from the optimiser where the reference comes from. So the code loads from
/// memory at each use of the reference. Without this function, the optimiser would move the loads out of loops into
/// registers, and would then spill these registers.
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block)] // the pointer is not dereferenced
pub fn pin<T>(x: &T) -> &T {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut p: *const T = x;
    // SAFETY: the assembly is empty, so `p` comes out as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64"))]
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) p, options(nomem, nostack, preserves_flags));
    }
    // SAFETY: `p` is `x`, borrowed for as long as the result.
    unsafe { &*p }
}

/// Does the same as `pin`, but for a mutable reference. Stores through the returned reference go to memory, and do not
/// occupy registers.
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block)] // the pointer is not dereferenced
pub fn pin_mut<T>(x: &mut T) -> &mut T {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut p: *mut T = x;
    // SAFETY: the assembly is empty, so `p` comes out as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64"))]
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) p, options(nomem, nostack, preserves_flags));
    }
    // SAFETY: `p` is `x`, borrowed exclusively for as long as the result.
    unsafe { &mut *p }
}

/// Returns the same number, but hides its value from the optimiser. If the optimiser knew that a mask is either zero or
/// all ones, the optimiser would turn the mask into a branch.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    {
        let mut x = x;
        // SAFETY: the assembly is empty, so `x` comes out as it went in.
        unsafe { core::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags)) };
        x
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    core::hint::black_box(x)
}

/// Returns the same number. The call declares that the number is public, although the number is stored among secrets.
/// So branches and addresses may depend on the returned number. The function leaves a marked no-op in the machine code.
/// On x86-64 and AArch64, `.ci/kernels`, which checks the machine code, recognises the number by this mark.
/// Architectures other than x86 and AArch64 have no mark.
#[inline(always)]
pub fn public(x: usize) -> usize {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut x = x;
    #[cfg(ctgrind)]
    memcheck::defined(&mut x);
    // SAFETY: this is a no-op. It computes an address, but does not access memory there, and `x` comes out as it went
    // in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    unsafe {
        core::arch::asm!("nop dword ptr [{0} + 0x4c425550]", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    // SAFETY: this is a no-op. It writes to the zero register, and `x` comes out as it went in.
    #[cfg(target_arch = "aarch64")]
    unsafe {
        core::arch::asm!("orr xzr, {0}, {0}, lsl #42", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

/// Does the same as `public`, for a choice that a public result reveals anyway. An example is whether a number that
/// will be printed is 0.
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
        // outlives the call, and puts an answer in rdx. Valgrind changes its own record of `x`, and not `x`.
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

/// Makes sixteen copies of an expression, each with a literal index. The macro works like a loop that is certain to be
/// unrolled. So an array of registers that is indexed by the copies can stay in registers. The prefixes `2:`, `3:`,
/// `4:`, `6:`, `7:` and `8:` set another number of copies. With the prefix `down:`, the index counts from 15 down to 0.
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

/// Transposes the 16x16 bytes in every 128-bit lane. This map is its own inverse.
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

/// Transposes both 8x8 byte matrices whose rows are the 64-bit halves of eight registers. The position of a byte is a
/// number of seven bits: three bits for the register, one bit for the half, and three bits for the column. Each of the
/// three passes rotates the position by one bit: the first bit becomes the last bit. The last step makes the first bit
/// the fourth bit.
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

/// Does the work of `transpose16` and then of `finish16`, for CPUs with few registers. Each block is written as soon as
/// all its bytes are there. So no block stays in memory that nobody wipes.
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

/// Writes sixteen registers to a group. The last register is written first, because the group's addend may lie before
/// its destination in the same memory.
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
