//! The linear transformation of Kuznyechik (GOST R 34.12-2015; RFC 7801), as the standard prints it. Kernels derive
//! their constants from this code.

/// The coefficients of l (section 4.2) in the order a_15 ... a_0, which is memory order.
pub const L: [u8; 16] = [148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1];

/// Returns the product in GF(2)[x] / x^8 + x^7 + x^6 + x + 1.
pub const fn mul(mut a: u8, mut b: u8) -> u8 {
    let mut r = 0;
    while b != 0 {
        r ^= a * (b & 1);
        a = (a << 1) ^ (0xc3 * (a >> 7));
        b >>= 1;
    }
    r
}

/// Returns the sum of two blocks.
pub const fn x(a: &[u8; 16], b: &[u8; 16]) -> [u8; 16] {
    let mut r = *a;
    let mut i = 0;
    while i < 16 {
        r[i] ^= b[i];
        i += 1;
    }
    r
}

/// Computes the function l, which is a linear combination of the bytes of a block.
const fn combination(a: &[u8; 16]) -> u8 {
    let mut x = 0;
    let mut i = 0;
    while i < 16 {
        x ^= mul(a[i], L[i]);
        i += 1;
    }
    x
}

/// Computes the function R, which is one step of the shift register. The new byte enters on the left.
const fn r(a: &[u8; 16]) -> [u8; 16] {
    let mut b = [0; 16];
    b[0] = combination(a);
    let mut i = 1;
    while i < 16 {
        b[i] = a[i - 1];
        i += 1;
    }
    b
}

/// R^-1.
const fn r_inv(a: &[u8; 16]) -> [u8; 16] {
    let mut b = [0; 16];
    let mut i = 0;
    while i < 15 {
        b[i] = a[i + 1];
        i += 1;
    }
    b[15] = a[0];
    b[15] = combination(&b);
    b
}

/// L = R^16.
pub const fn l(a: &[u8; 16]) -> [u8; 16] {
    let mut a = *a;
    let mut i = 0;
    while i < 16 {
        a = r(&a);
        i += 1;
    }
    a
}

/// L^-1.
pub const fn l_inv(a: &[u8; 16]) -> [u8; 16] {
    let mut a = *a;
    let mut i = 0;
    while i < 16 {
        a = r_inv(&a);
        i += 1;
    }
    a
}

/// C_i, i from 1 to 32 (section 4.3).
pub const fn c(i: usize) -> [u8; 16] {
    let mut v = [0; 16];
    v[15] = i as u8;
    l(&v)
}
