//! GOST R 34.12-2015, Kuznyechik (RFC 7801), as printed, and an oracle by the book: slow, readable, table-driven, NOT
//! constant-time. Kernels derive their constants from it and are tested against it.

/// The substitution pi (section 4.1).
#[rustfmt::skip]
pub const PI: [u8; 256] = [
    252, 238, 221, 17, 207, 110, 49, 22, 251, 196, 250, 218, 35, 197, 4, 77,
    233, 119, 240, 219, 147, 46, 153, 186, 23, 54, 241, 187, 20, 205, 95, 193,
    249, 24, 101, 90, 226, 92, 239, 33, 129, 28, 60, 66, 139, 1, 142, 79,
    5, 132, 2, 174, 227, 106, 143, 160, 6, 11, 237, 152, 127, 212, 211, 31,
    235, 52, 44, 81, 234, 200, 72, 171, 242, 42, 104, 162, 253, 58, 206, 204,
    181, 112, 14, 86, 8, 12, 118, 18, 191, 114, 19, 71, 156, 183, 93, 135,
    21, 161, 150, 41, 16, 123, 154, 199, 243, 145, 120, 111, 157, 158, 178, 177,
    50, 117, 25, 61, 255, 53, 138, 126, 109, 84, 198, 128, 195, 189, 13, 87,
    223, 245, 36, 169, 62, 168, 67, 201, 215, 121, 214, 246, 124, 34, 185, 3,
    224, 15, 236, 222, 122, 148, 176, 188, 220, 232, 40, 80, 78, 51, 10, 74,
    167, 151, 96, 115, 30, 0, 98, 68, 26, 184, 56, 130, 100, 159, 38, 65,
    173, 69, 70, 146, 39, 94, 85, 47, 140, 163, 165, 125, 105, 213, 149, 59,
    7, 88, 179, 64, 134, 172, 29, 247, 48, 55, 107, 228, 136, 217, 231, 137,
    225, 27, 131, 73, 76, 63, 248, 254, 141, 83, 170, 144, 202, 216, 133, 97,
    32, 113, 103, 164, 45, 43, 9, 91, 203, 155, 37, 208, 190, 229, 108, 82,
    89, 166, 116, 210, 230, 244, 180, 192, 209, 102, 175, 194, 57, 75, 99, 182,
];
/// Its inverse.
pub const PI_INV: [u8; 256] = inverse(&PI);

/// The coefficients of l (section 4.2), for a_15 ... a_0: the order of memory.
pub const L: [u8; 16] = [148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1];

/// The inverse of a permutation of bytes.
pub const fn inverse(t: &[u8; 256]) -> [u8; 256] {
    let mut r = [0; 256];
    let mut i = 0;
    while i < 256 {
        r[t[i] as usize] = i as u8;
        i += 1;
    }
    r
}

/// The product in GF(2)[x] / x^8 + x^7 + x^6 + x + 1.
pub const fn mul(mut a: u8, mut b: u8) -> u8 {
    let mut r = 0;
    while b != 0 {
        r ^= a * (b & 1);
        a = (a << 1) ^ (0xc3 * (a >> 7));
        b >>= 1;
    }
    r
}

/// X\[k\]: the sum of two blocks.
pub const fn x(a: &[u8; 16], b: &[u8; 16]) -> [u8; 16] {
    let mut r = *a;
    let mut i = 0;
    while i < 16 {
        r[i] ^= b[i];
        i += 1;
    }
    r
}

/// S: pi on every byte.
pub const fn s(a: &[u8; 16]) -> [u8; 16] {
    substitute(a, &PI)
}

/// S^-1.
pub const fn s_inv(a: &[u8; 16]) -> [u8; 16] {
    substitute(a, &PI_INV)
}

const fn substitute(a: &[u8; 16], t: &[u8; 256]) -> [u8; 16] {
    let mut r = *a;
    let mut i = 0;
    while i < 16 {
        r[i] = t[a[i] as usize];
        i += 1;
    }
    r
}

/// l: the linear combination of a block's bytes.
const fn combination(a: &[u8; 16]) -> u8 {
    let mut x = 0;
    let mut i = 0;
    while i < 16 {
        x ^= mul(a[i], L[i]);
        i += 1;
    }
    x
}

/// R: one step of the register, the new byte on the left.
pub const fn r(a: &[u8; 16]) -> [u8; 16] {
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
pub const fn r_inv(a: &[u8; 16]) -> [u8; 16] {
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

/// F\[k\] (a_1, a_0) = (LSX\[k\](a_1) + a_0, a_1).
pub fn f(k: &[u8; 16], a1: &[u8; 16], a0: &[u8; 16]) -> ([u8; 16], [u8; 16]) {
    (x(&l(&s(&x(k, a1))), a0), *a1)
}

/// The round keys K_1 ... K_10.
pub fn expand(key: &[u8; 32]) -> [[u8; 16]; 10] {
    let mut k = [[0; 16]; 10];
    let (mut a, mut b) = ([0; 16], [0; 16]);
    a.copy_from_slice(&key[..16]);
    b.copy_from_slice(&key[16..]);
    (k[0], k[1]) = (a, b);
    for i in 1..=32 {
        (a, b) = f(&c(i), &a, &b);
        if i % 8 == 0 {
            (k[i / 4], k[i / 4 + 1]) = (a, b);
        }
    }
    k
}

/// E (section 4.4).
pub fn encrypt(k: &[[u8; 16]; 10], a: &[u8; 16]) -> [u8; 16] {
    let mut a = *a;
    for k in &k[..9] {
        a = l(&s(&x(k, &a)));
    }
    x(&k[9], &a)
}

/// D.
pub fn decrypt(k: &[[u8; 16]; 10], a: &[u8; 16]) -> [u8; 16] {
    let mut a = x(&k[9], a);
    for k in k[..9].iter().rev() {
        a = x(k, &s_inv(&l_inv(&a)));
    }
    a
}
