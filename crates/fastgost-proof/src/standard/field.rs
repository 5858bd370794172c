//! The fields of MGM (RFC 9058) and of OMAC (RFC 8645). The elements of these fields are polynomials over GF(2) modulo
//! `w^64 + w^4 + w^3 + w + 1` or modulo `w^128 + w^7 + w^2 + w + 1`. The examples of MGM test these fields.
//!
//! Component `i` of a string of 64 or 128 bits, counted from the right, is the coefficient of `w^i`. So byte 0 of a
//! program's 8 or 16 bytes has the coefficients of the highest powers. [`turned`](super::turned) makes the string from
//! the bytes.

use super::{Bits, vec};
use crate::algebra::Algebra;

/// Returns the exponents of the polynomial that defines the field of `length` bits, except for the highest exponent.
fn terms(length: usize) -> &'static [usize] {
    match length {
        64 => &[0, 1, 3, 4],
        128 => &[0, 1, 2, 7],
        _ => panic!("no field of {length} bits"),
    }
}

/// Returns the product of a polynomial and `w`.
pub fn double<A: Algebra>(algebra: &mut A, x: &[A::Bit]) -> Bits<A> {
    let (top, rest) = x.split_last().expect("a string");
    let zero = algebra.constant(false);
    let mut product = [&[zero], rest].concat();
    for &term in terms(x.len()) {
        product[term] = algebra.xor(&product[term], top);
    }
    product
}

/// RFC 9058, section 3: returns the product of two elements. First the polynomials are multiplied. Then each power of
/// `w` that is too high is replaced by a sum of lower powers, which is equal to this power in the field.
pub fn product<A: Algebra>(algebra: &mut A, x: &[A::Bit], y: &[A::Bit]) -> Bits<A> {
    let n = x.len();
    assert_eq!(n, y.len());
    algebra.scope(&mut |algebra| {
        let mut product = vec(algebra, 0, 2 * n - 1);
        for (i, x) in x.iter().enumerate() {
            for (k, y) in y.iter().enumerate() {
                let term = algebra.and(x, y);
                product[i + k] = algebra.xor(&product[i + k], &term);
            }
        }
        for power in (n..2 * n - 1).rev() {
            for &term in terms(n) {
                product[power - n + term] = algebra.xor(&product[power - n + term], &product[power]);
            }
        }
        product.truncate(n);
        product
    })
}
