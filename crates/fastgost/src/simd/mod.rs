//! Registers as values. No cryptography here.
//!
//! **Possession is proof.** A register value (`Zmm`, `Ymm`, ...) can only come out of a *token* (`Avx512`, `Avx2`,
//! ...), and a token can only be made inside a function that has the ISA's `#[target_feature]`. So every operation on
//! registers is a safe method, and strategies written over these traits contain no `unsafe`.
//!
//! **The inlining rule.** Every method and every generic function between a row's entry point and the intrinsics is
//! `#[inline(always)]` with *no* `target_feature` of its own; only the entry point carries `#[target_feature]`.
//! The compiler's always-inliner runs first, so by the time intrinsics are considered their caller *is* the entry point.
//!
//! **Constant time.** No method loads at a data-dependent address and none branches on data.
#![allow(unsafe_code)]

use core::ops::{BitAnd, BitOr, BitXor, Not};

pub(crate) mod array;
#[cfg(feature = "count")]
pub mod count;
pub(crate) mod io_buf;
pub(crate) mod lanes32;
#[cfg(all(target_arch = "aarch64", target_endian = "little"))]
pub(crate) mod neon;
pub(crate) mod pair;
mod register;
pub(crate) mod word;

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(crate) mod x86;

pub(crate) use io_buf::IoBuf;
pub(crate) use register::intrinsic;

/// Any register: a bag of bits with 64-bit lanes. Enough for a bit-sliced cipher.
pub(crate) trait Word:
    Copy + BitXor<Output = Self> + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// Proof that the CPU has this register's instructions.
    type Cpu: Copy;
    const BYTES: usize;

    fn splat64(cpu: Self::Cpu, x: u64) -> Self;
    /// Reads `BYTES` bytes. Panics if there are fewer.
    fn load(cpu: Self::Cpu, from: &[u8]) -> Self;
    /// Writes `BYTES` bytes. Panics if there is no room.
    fn store(self, to: &mut [u8]);

    /// `!self & other`
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        !self & other
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        self ^ b ^ c
    }
    fn shl64<const N: u32>(self) -> Self;
    fn shr64<const N: u32>(self) -> Self;
}

/// A register that can turn blocks into bytes and back.
pub(crate) trait Blocks16: Word {
    /// `BYTES` 16-byte blocks, as they lie in memory, to 16 registers: register `i` holds byte `i` of every block,
    /// in some fixed order of blocks.
    fn bytes_from_blocks(r: &mut [Self; 16]);
    /// The inverse.
    fn blocks_from_bytes(r: &mut [Self; 16]);
    /// The order `bytes_from_blocks` leaves: lane -> block.
    fn block_in_lane(lane: usize) -> usize;
}

/// A register of bytes in 128-bit lanes.
pub(crate) trait Bytes: Word {
    fn splat8(cpu: Self::Cpu, x: u8) -> Self;
    /// Broadcast of a byte kept four times in a `u32`: a free memory operand where the ISA has one.
    fn splat8x4(cpu: Self::Cpu, x: &u32) -> Self;
    /// Sixteen bytes in every 128-bit lane.
    fn splat128(cpu: Self::Cpu, x: &[u8; 16]) -> Self;
    fn add8(self, other: Self) -> Self;
    fn sub8(self, other: Self) -> Self;
    /// All ones in the bytes where `self < other`, unsigned.
    fn below8(self, other: Self) -> Self;
    fn interleave_lo8(self, other: Self) -> Self;
    fn interleave_hi8(self, other: Self) -> Self;
}

/// Multiplication of every byte, as a vector of bits, by an 8x8 bit matrix, given as a 64-bit number. Byte 7 - i of the number
/// (byte 0 is the lowest) is row i of the matrix: bit i of the product is the parity of that row AND the factor. This is the
/// layout of GFNI's `gf2p8affineqb`; other instruction sets must convert it.
pub(crate) trait Affine: Bytes {
    fn affine(self, m: &u64) -> Self;
}

/// Product of bytes in the AES field, GF(2)\[x\] / (x^8 + x^4 + x^3 + x + 1).
pub(crate) trait MulAes: Bytes {
    fn mul_aes(self, other: Self) -> Self;
}

/// Rotation of every 128-bit lane.
pub(crate) trait Rotate16: Bytes {
    /// Byte i + N (mod 16) of a lane becomes byte i.
    fn rotate16<const N: i32>(self) -> Self;
}

/// Byte shifts of every 128-bit lane; zeros come in.
pub(crate) trait Shift16: Bytes {
    /// Byte i of a lane becomes byte i + N.
    fn shift_up16<const N: i32>(self) -> Self;
    /// Byte i of a lane becomes byte i - N.
    fn shift_down16<const N: i32>(self) -> Self;
}

/// Unsigned bytes that stop at 255.
pub(crate) trait Saturating8: Bytes {
    fn add_saturating8(self, other: Self) -> Self;
    fn min8(self, other: Self) -> Self;
}

/// Four registers as the columns of a matrix of 32-bit lanes, in every 128-bit lane.
pub(crate) trait Columns4: Bytes {
    fn shl32<const N: u32>(self) -> Self;
    fn shr32<const N: u32>(self) -> Self;
    /// Its own inverse.
    fn transpose4(r: &mut [Self; 4]);
}

/// Look-up of every byte in a table of 16, itself a register (see `Bytes::splat128`). An index below 16 selects that entry of
/// the table in the same 128-bit lane; an index of 128 or more yields 0. For 16 ... 127 the result is unspecified: `pshufb` on x86
/// ignores bits 4 to 6, whereas `tbl` on AArch64 and `i8x16.swizzle` in WebAssembly yield 0. Strategies must not use such
/// indices; the counting registers (`count`) panic if they do.
pub(crate) trait Lookup16: Bytes {
    /// `t[self]`
    fn lookup16(self, t: Self) -> Self;
    /// `other` where `self` is zero, else `keep`.
    fn if_zero8(self, other: Self, keep: Self) -> Self;
}

/// A register of 128-bit lanes for carry-less products. Each lane is a polynomial over GF(2), highest coefficient first in memory;
/// its low half has the low coefficients. Separate types, so that code for other registers cannot use these instructions.
pub(crate) trait Clmul: Copy + BitXor<Output = Self> {
    /// Proof that the CPU has this register's instructions.
    type Cpu: Copy;
    const BYTES: usize;

    fn zero(cpu: Self::Cpu) -> Self;
    /// Reads `BYTES` bytes. Panics if there are fewer.
    fn load(cpu: Self::Cpu, from: &[u8]) -> Self;
    /// Reads as many bytes as there are, at most `BYTES`, and fills up with zeros.
    fn load_part(cpu: Self::Cpu, from: &[u8]) -> Self;
    fn xor3(self, b: Self, c: Self) -> Self;
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

/// Products of integers.
pub(crate) trait Multiply32: Word {
    /// Of the low halves of 64-bit lanes.
    fn multiply32(self, other: Self) -> Self;
}

/// Look-up of every byte in a table of 256.
pub(crate) trait Lookup256: Bytes {
    type Table: Copy;
    fn table256(cpu: Self::Cpu, t: &[u8; 256]) -> Self::Table;
    fn lookup256(self, t: Self::Table) -> Self;
}

/// A register of 64 bytes as an 8x8 matrix of bytes: its rows are words of 64 bits.
pub(crate) trait Matrix8: Word {
    /// Row i ^ R becomes row i, R = 1 ... 4.
    fn rows<const R: usize>(self) -> Self;
    /// Byte i ^ R of every row becomes byte i, R = 1 ... 4.
    fn columns<const R: usize>(self) -> Self;
    fn transpose8x8(self) -> Self;
}

/// Registers of 128-bit lanes, `N` of which hold the eight rows of an 8x8 matrix of bytes, or of two side by side: row j
/// of N is in lane 0 of register j, row j + N in lane 1, and so on.
pub(crate) trait Rows8<const N: usize>: Bytes {
    /// A matrix, in the low words of the lanes; 0 in the high words.
    fn load_rows(cpu: Self::Cpu, from: &[u8]) -> [Self; N];
    /// The low words.
    fn store_rows(r: &[Self; N], to: &mut [u8]);
    /// Both matrices transposed.
    fn transpose_rows(r: &mut [Self; N]);
    /// Lane i + 1 becomes lane i, the first the last.
    fn rotate_lanes(self) -> Self;
    /// The low words of `self` and those of `high` in the place of the high ones.
    fn with_high(self, high: Self) -> Self;
    /// The high words in the place of the low ones.
    fn high(self) -> Self;
}

/// A table on its own cache lines: loads of whole registers from it never straddle two.
#[repr(align(64))]
pub(crate) struct Aligned<T>(pub(crate) T);

/// The same reference, unknown to the optimiser: loads behind it stay in place, as memory operands, instead of being
/// hoisted out of loops into registers that then spill.
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block)] // the pointer is not followed
pub(crate) fn pin<T>(x: &T) -> &T {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut p: *const T = x;
    // SAFETY: the assembly is empty; `p` comes back as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64"))]
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) p, options(nomem, nostack, preserves_flags));
    }
    // SAFETY: `p` is `x`, borrowed for as long as the result.
    unsafe { &*p }
}

/// The same for a place that is written: what is stored there goes to memory instead of filling up registers.
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block)] // the pointer is not followed
pub(crate) fn pin_mut<T>(x: &mut T) -> &mut T {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut p: *mut T = x;
    // SAFETY: the assembly is empty; `p` comes back as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64"))]
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) p, options(nomem, nostack, preserves_flags));
    }
    // SAFETY: `p` is `x`, borrowed exclusively for as long as the result.
    unsafe { &mut *p }
}

/// The same number, unknown to the optimiser: it would make branches of masks that it knows to be zero or all ones.
#[inline(always)]
pub(crate) fn opaque(x: u64) -> u64 {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    {
        let mut x = x;
        // SAFETY: the assembly is empty; `x` comes back as it went in.
        unsafe { core::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags)) };
        x
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    core::hint::black_box(x)
}

/// The same number, declared public although it lies among secrets: what depends on it may decide branches and
/// addresses. Leaves a marked no-op, by which a check of the machine code recognises it: on x86-64 that is `.ci/kernels`. The mark
/// on AArch64 has no such check yet; other architectures have no mark.
#[inline(always)]
pub(crate) fn public(x: usize) -> usize {
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64", target_arch = "aarch64")), allow(unused_mut))]
    let mut x = x;
    #[cfg(all(ctgrind, target_arch = "x86_64"))]
    memcheck::defined(&mut x);
    // SAFETY: a no-op; it computes an address and does not follow it, and `x` comes back as it went in.
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    unsafe {
        core::arch::asm!("nop dword ptr [{0} + 0x4c425550]", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    // SAFETY: a no-op; it writes to the register that holds zero, and `x` comes back as it went in.
    #[cfg(target_arch = "aarch64")]
    unsafe {
        core::arch::asm!("orr xzr, {0}, {0}, lsl #42", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

/// The same of a choice that a public result tells, such as whether a number that will be printed is 0.
#[cfg(feature = "alloc")] // for curves
#[inline(always)]
pub(crate) fn public_choice(choice: subtle::Choice) -> bool {
    public(usize::from(choice.unwrap_u8())) != 0
}

#[cfg(all(ctgrind, not(target_arch = "x86_64")))]
compile_error!(
    "cfg(ctgrind) works on x86-64 only: valgrind's client requests are assembly, written for no other architecture"
);

/// What is public is defined memory again (valgrind's MAKE_MEM_DEFINED; see `ctgrind` in `fastgost-ct`).
#[cfg(all(ctgrind, target_arch = "x86_64"))]
mod memcheck {
    pub(super) fn defined(x: &mut usize) {
        let arguments = [0x4d43_0002, x as *mut usize as usize, size_of::<usize>(), 0, 0, 0];
        // SAFETY: rdi comes back as it was, and `xchg rbx, rbx` does nothing. Valgrind reads `arguments`, which outlives the
        // call, and puts an answer in rdx; what it changes is what it knows of `x`, not `x`.
        unsafe {
            core::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") &arguments, inout("rdx") 0_usize => _, options(nostack),
            );
        }
    }
}

/// Sixteen copies of an expression with a literal index: a loop that is certain to be unrolled, so that an array of
/// registers indexed by it lives in registers. `3:`, `4:`, `7:` and `8:` for so many copies, `down:` from 15 to 0.
macro_rules! each16 {
    ($i:ident => $body:expr) => {{ $crate::simd::each16!(@ $i $body; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15); }};
    (3: $i:ident => $body:expr) => {{ $crate::simd::each16!(@ $i $body; 0 1 2); }};
    (4: $i:ident => $body:expr) => {{ $crate::simd::each16!(@ $i $body; 0 1 2 3); }};
    (7: $i:ident => $body:expr) => {{ $crate::simd::each16!(@ $i $body; 0 1 2 3 4 5 6); }};
    (8: $i:ident => $body:expr) => {{ $crate::simd::each16!(@ $i $body; 0 1 2 3 4 5 6 7); }};
    (down: $i:ident => $body:expr) => {{ $crate::simd::each16!(@ $i $body; 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0); }};
    (@ $i:ident $body:expr; $($n:literal)*) => {
        $( {
            #[allow(non_upper_case_globals)]
            const $i: usize = $n;
            $body;
        } )*
    };
}
pub(crate) use each16;

/// The 16x16 byte transpose inside every 128-bit lane; its own inverse.
#[inline(always)]
pub(crate) fn transpose16<V: Bytes>(r: &mut [V; 16]) {
    each16!(4: _PASS => {
        let a = *r;
        each16!(8: I => {
            r[2 * I] = a[I].interleave_lo8(a[I + 8]);
            r[2 * I + 1] = a[I].interleave_hi8(a[I + 8]);
        });
    });
}

/// Writes sixteen registers over a group, the last first (its addend may lie before it in the same memory).
#[inline(always)]
pub(crate) fn finish16<V: Word>(cpu: V::Cpu, a: &[V; 16], group: &mut IoBuf<'_>) {
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
