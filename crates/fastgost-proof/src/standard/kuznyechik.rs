//! Kuznyechik: GOST R 34.12-2015, as RFC 7801 describes it.
//!
//! In the transformations, blocks and round keys are strings of 128 bits. Byte `a_i` of such a string consists of bits
//! `8 i .. 8 i + 8`. In a program, a block is 16 bytes, and `a_15` is byte 0. [`encrypt`] and [`decrypt`] take and
//! return such blocks. [`keys`] takes the key as 32 bytes, the first of which is `k_255 .. k_248`.

use super::{Bits, turned, vec, xor};
use crate::algebra::Algebra;

/// Section 4.1: the substitution of bytes, as a table.
pub const PI: [u8; 256] = [
    252, 238, 221, 17, 207, 110, 49, 22, 251, 196, 250, 218, 35, 197, 4, 77, 233, 119, 240, 219, 147, 46, 153, 186, 23,
    54, 241, 187, 20, 205, 95, 193, 249, 24, 101, 90, 226, 92, 239, 33, 129, 28, 60, 66, 139, 1, 142, 79, 5, 132, 2,
    174, 227, 106, 143, 160, 6, 11, 237, 152, 127, 212, 211, 31, 235, 52, 44, 81, 234, 200, 72, 171, 242, 42, 104, 162,
    253, 58, 206, 204, 181, 112, 14, 86, 8, 12, 118, 18, 191, 114, 19, 71, 156, 183, 93, 135, 21, 161, 150, 41, 16,
    123, 154, 199, 243, 145, 120, 111, 157, 158, 178, 177, 50, 117, 25, 61, 255, 53, 138, 126, 109, 84, 198, 128, 195,
    189, 13, 87, 223, 245, 36, 169, 62, 168, 67, 201, 215, 121, 214, 246, 124, 34, 185, 3, 224, 15, 236, 222, 122, 148,
    176, 188, 220, 232, 40, 80, 78, 51, 10, 74, 167, 151, 96, 115, 30, 0, 98, 68, 26, 184, 56, 130, 100, 159, 38, 65,
    173, 69, 70, 146, 39, 94, 85, 47, 140, 163, 165, 125, 105, 213, 149, 59, 7, 88, 179, 64, 134, 172, 29, 247, 48, 55,
    107, 228, 136, 217, 231, 137, 225, 27, 131, 73, 76, 63, 248, 254, 141, 83, 170, 144, 202, 216, 133, 97, 32, 113,
    103, 164, 45, 43, 9, 91, 203, 155, 37, 208, 190, 229, 108, 82, 89, 166, 116, 210, 230, 244, 180, 192, 209, 102,
    175, 194, 57, 75, 99, 182,
];

/// Section 4.1: the inverse of the substitution, as the RFC prints it.
pub const PI_INVERSE: [u8; 256] = [
    165, 45, 50, 143, 14, 48, 56, 192, 84, 230, 158, 57, 85, 126, 82, 145, 100, 3, 87, 90, 28, 96, 7, 24, 33, 114, 168,
    209, 41, 198, 164, 63, 224, 39, 141, 12, 130, 234, 174, 180, 154, 99, 73, 229, 66, 228, 21, 183, 200, 6, 112, 157,
    65, 117, 25, 201, 170, 252, 77, 191, 42, 115, 132, 213, 195, 175, 43, 134, 167, 177, 178, 91, 70, 211, 159, 253,
    212, 15, 156, 47, 155, 67, 239, 217, 121, 182, 83, 127, 193, 240, 35, 231, 37, 94, 181, 30, 162, 223, 166, 254,
    172, 34, 249, 226, 74, 188, 53, 202, 238, 120, 5, 107, 81, 225, 89, 163, 242, 113, 86, 17, 106, 137, 148, 101, 140,
    187, 119, 60, 123, 40, 171, 210, 49, 222, 196, 95, 204, 207, 118, 44, 184, 216, 46, 54, 219, 105, 179, 20, 149,
    190, 98, 161, 59, 22, 102, 233, 92, 108, 109, 173, 55, 97, 75, 185, 227, 186, 241, 160, 133, 131, 218, 71, 197,
    176, 51, 250, 150, 111, 110, 194, 246, 80, 255, 93, 169, 142, 23, 27, 151, 125, 236, 88, 247, 31, 251, 124, 9, 13,
    122, 103, 69, 135, 220, 232, 79, 29, 78, 4, 235, 248, 243, 62, 61, 189, 138, 136, 221, 205, 11, 19, 152, 2, 147,
    128, 144, 208, 36, 52, 203, 237, 244, 206, 153, 16, 68, 64, 146, 58, 1, 38, 18, 26, 72, 104, 245, 129, 139, 199,
    214, 32, 10, 8, 0, 76, 215, 116,
];

/// Section 4.2: the coefficients of `a_15` to `a_0` in the linear form. RFC 7801 prints `a_15` in two terms. In the
/// second of these terms, `a_15` is a misprint for `a_14`, as the examples of section 5.2 show.
pub const COEFFICIENTS: [u8; 16] = [148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1];

/// Section 3.2: returns the product of a constant and an element of the field Q, whose polynomial is
/// `x^8 + x^7 + x^6 + x + 1`.
fn times<A: Algebra>(algebra: &mut A, constant: u8, element: &[A::Bit]) -> Bits<A> {
    let mut product = vec(algebra, 0, 8);
    for power in (0..8).rev() {
        let top = product.remove(7);
        product.insert(0, top.clone());
        for term in [1, 6, 7] {
            product[term] = algebra.xor(&product[term], &top);
        }
        if constant >> power & 1 == 1 {
            product = xor(algebra, &product, element);
        }
    }
    product
}

/// Section 4.2: returns the linear form of `a_15, ..., a_0`. The slice begins with the bits of `a_0`.
pub fn linear<A: Algebra>(algebra: &mut A, a: &[A::Bit]) -> Bits<A> {
    assert_eq!(a.len(), 128);
    let mut sum = vec(algebra, 0, 8);
    for (coefficient, element) in COEFFICIENTS.iter().rev().zip(a.chunks(8)) {
        let product = times(algebra, *coefficient, element);
        sum = xor(algebra, &sum, &product);
    }
    sum
}

/// Gives a name ([`Algebra::name`]) to the bits of each byte, and replaces the byte by its image in the table.
pub(super) fn substitute<A: Algebra>(algebra: &mut A, table: &[u8; 256], a: &[A::Bit]) -> Bits<A> {
    let table = table.map(u64::from);
    let mut a = a.to_vec();
    for byte in a.chunks_mut(8) {
        algebra.name(byte);
        let image = algebra.lookup(&table, byte, 8);
        byte.clone_from_slice(&image);
    }
    a
}

/// Section 4.3: the transformation S.
pub fn s<A: Algebra>(algebra: &mut A, a: &[A::Bit]) -> Bits<A> {
    substitute(algebra, &PI, a)
}

/// Section 4.3: the inverse of S.
pub fn s_inverse<A: Algebra>(algebra: &mut A, a: &[A::Bit]) -> Bits<A> {
    substitute(algebra, &PI_INVERSE, a)
}

/// Section 4.3: the transformation R: `l(a_15, ..., a_0) || a_15 || ... || a_1`.
pub fn r<A: Algebra>(algebra: &mut A, a: &[A::Bit]) -> Bits<A> {
    let first = linear(algebra, a);
    [&a[8..], &first].concat()
}

/// Section 4.3: the inverse of R: `a_14 || ... || a_0 || l(a_14, ..., a_0, a_15)`.
pub fn r_inverse<A: Algebra>(algebra: &mut A, a: &[A::Bit]) -> Bits<A> {
    let last = linear(algebra, &[&a[120..], &a[..120]].concat());
    [&last, &a[..120]].concat()
}

/// Section 4.3: the transformation L, which is R applied 16 times.
pub fn l<A: Algebra>(algebra: &mut A, a: &[A::Bit]) -> Bits<A> {
    algebra.linear("L of Kuznyechik", a, |algebra, a| (0..16).fold(a.to_vec(), |a, _| r(algebra, &a)))
}

/// Section 4.3: the inverse of L.
pub fn l_inverse<A: Algebra>(algebra: &mut A, a: &[A::Bit]) -> Bits<A> {
    algebra.linear("the inverse of L of Kuznyechik", a, |algebra, a| {
        (0..16).fold(a.to_vec(), |a, _| r_inverse(algebra, &a))
    })
}

/// Section 4.3: the transformation LSX\[k\].
pub fn lsx<A: Algebra>(algebra: &mut A, k: &[A::Bit], a: &[A::Bit]) -> Bits<A> {
    let a = xor(algebra, k, a);
    let a = s(algebra, &a);
    l(algebra, &a)
}

/// Section 4.3: the transformation F\[k\] of `(a_1, a_0)`.
pub fn f<A: Algebra>(algebra: &mut A, k: &[A::Bit], (a_1, a_0): (Bits<A>, Bits<A>)) -> (Bits<A>, Bits<A>) {
    let image = lsx(algebra, k, &a_1);
    (xor(algebra, &image, &a_0), a_1)
}

/// Section 4.4: the constant `C_i`, for `i` from 1 to 32.
pub fn c<A: Algebra>(algebra: &mut A, i: u64) -> Bits<A> {
    let i = vec(algebra, i, 128);
    l(algebra, &i)
}

/// Section 4.4: the round keys `K_1` to `K_10` of a key of 32 bytes. Each round key is a string of 128 bits.
pub fn keys<A: Algebra>(algebra: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
    let key = turned(key);
    assert_eq!(key.len(), 256);
    let mut pair = (key[128..].to_vec(), key[..128].to_vec());
    let mut keys = vec![pair.0.clone(), pair.1.clone()];
    for i in 1..=4 {
        for step in 1..=8 {
            algebra.round((8 * (i - 1) + step) as usize);
            let c = c(algebra, 8 * (i - 1) + step);
            pair = f(algebra, &c, pair);
        }
        keys.extend([pair.0.clone(), pair.1.clone()]);
    }
    keys
}

/// Section 4.5.1: encrypts a block of 16 bytes with the round keys that [`keys`] returns.
pub fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
    assert_eq!(keys.len(), 10);
    let a = keys[..9].iter().zip(1..).fold(turned(block), |a, (key, number)| {
        algebra.round(number);
        lsx(algebra, key, &a)
    });
    turned(&xor(algebra, &keys[9], &a))
}

/// Section 4.5.2: decrypts a block of 16 bytes with the round keys of encryption.
///
/// The formula in this section has the inverses of L and S in an order that would not undo encryption. Here the inverse
/// of L comes first, as in the examples of section 5.6.
pub fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
    assert_eq!(keys.len(), 10);
    let a = keys[1..].iter().rev().zip(1..).fold(turned(block), |a, (key, number)| {
        algebra.round(number);
        let a = xor(algebra, key, &a);
        let a = l_inverse(algebra, &a);
        s_inverse(algebra, &a)
    });
    turned(&xor(algebra, &keys[0], &a))
}

#[cfg(test)]
#[path = "kuznyechik_examples.rs"]
mod examples;
