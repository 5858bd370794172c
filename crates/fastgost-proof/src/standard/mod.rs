//! The specification. The specification is the text of the standards, written as Rust code independently of the
//! library. The sources are RFCs, which publish the standards in English.
//!
//! The specification shares no code with the library. The proofs compare the library's machine code with the
//! specification.
//!
//! The standards use strings of bits. The bits of a string are numbered from right to left, beginning with zero. A
//! string is the binary representation of a number. Here a string is a slice of bits, in the order of the bits'
//! numbers. The rightmost bit, which is the least significant bit, comes first. So in a slice, `A || B` is `B` followed
//! by `A`.
//!
//! A program works with strings of bytes. Here a string of bytes is also a slice of bits, in which bit `8 i + j` is bit
//! `j` of byte `i`. If a register was loaded from a string of bytes, the register's bits have this order, too. The
//! standards differ in the order of bytes:
//!
//! - In GOST R 34.12-2015 ([`kuznyechik`], [`magma`]), its modes and MGM, byte 0 is the leftmost byte. So a program's
//!   string of bytes has the order in which the RFC prints the string. [`turned`] converts a program's string of bytes
//!   into the string of the standard, and back.
//! - In GOST 28147-89, GOST R 34.11-94 and GOST R 34.11-2012, byte 0 is the rightmost byte. So the slice of bits that
//!   holds a string of bytes is already the string of the standard. The RFCs of these standards print a string of bytes
//!   from its end to its beginning.

use crate::algebra::Algebra;

pub mod boxes;
pub mod field;
pub mod gost28147;
pub mod gost94;
pub mod kuznyechik;
pub mod magma;
pub mod mgm;
pub mod modes;
pub mod rekeying;
pub mod streebog;

/// The bits of a string, of a number, or of a string of bytes.
pub type Bits<A> = Vec<<A as Algebra>::Bit>;

/// Returns a string of bytes with its bytes in the opposite order.
pub fn turned<B: Clone>(bytes: &[B]) -> Vec<B> {
    assert_eq!(bytes.len() % 8, 0, "a string of bytes");
    bytes.rchunks(8).flatten().cloned().collect()
}

/// Returns the sum modulo 2 of two strings of the same length.
pub fn xor<A: Algebra>(algebra: &mut A, a: &[A::Bit], b: &[A::Bit]) -> Bits<A> {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| algebra.xor(a, b)).collect()
}

/// Returns the string of `length` bits that represents a number.
pub fn vec<A: Algebra>(algebra: &mut A, number: u64, length: usize) -> Bits<A> {
    (0..length).map(|bit| algebra.constant(bit < 64 && number >> bit & 1 == 1)).collect()
}
