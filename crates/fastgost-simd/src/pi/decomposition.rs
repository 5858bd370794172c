//! pi over GF(16): the decomposition of Biryukov, Perrin and Udovenko ("Reverse-engineering the S-box of Streebog,
//! Kuznyechik and STRIBOBr1", Eurocrypt 2016).
//!
//! With (l, r) = alpha(x): l' = nu0(l) if r = 0, else nu1(l / r); r' = sigma(r phi(l')); pi(x) = omega(l', r'). The
//! tables of `nibbles` and of `substitution::Decomposed` are derived from these formulas by `const fn`s.

use super::spec;

pub const NU0: [u8; 16] = [2, 5, 3, 11, 6, 9, 14, 10, 0, 4, 15, 1, 8, 13, 12, 7];
pub const NU1: [u8; 16] = [7, 6, 12, 9, 0, 15, 8, 1, 4, 5, 11, 14, 13, 2, 3, 10];
pub const PHI: [u8; 16] = [11, 2, 11, 8, 12, 4, 1, 12, 6, 3, 5, 8, 14, 3, 6, 11];
pub const SIGMA: [u8; 16] = [12, 13, 0, 4, 8, 11, 10, 14, 3, 9, 5, 2, 15, 1, 6, 7];

/// alpha maps x to (l, r), with l in the high nibble. `ALPHA_INV` is the inverse.
pub const ALPHA: [u8; 256] =
    table(&[0b00001000, 0b01000001, 0b01000011, 0b11101111, 0b10001010, 0b01000100, 0b00011010, 0b00100000]);
pub const ALPHA_INV: [u8; 256] = spec::inverse(&ALPHA);
/// omega maps (l', r') to pi(x). `OMEGA_INV` is the inverse.
pub const OMEGA: [u8; 256] =
    table(&[0b00001010, 0b00000100, 0b00100000, 0b10011010, 0b00001000, 0b01000100, 0b10000010, 0b00000001]);
pub const OMEGA_INV: [u8; 256] = spec::inverse(&OMEGA);

/// Makes the table of a linear map from its matrix. Row i of the matrix gives bit 7 - i of the output.
const fn table(rows: &[u8; 8]) -> [u8; 256] {
    let mut t = [0; 256];
    let mut x = 0;
    while x < 256 {
        let mut i = 0;
        while i < 8 {
            t[x] = (t[x] << 1) | ((rows[i] & x as u8).count_ones() & 1) as u8;
            i += 1;
        }
        x += 1;
    }
    t
}

pub const fn inverse16(t: &[u8; 16]) -> [u8; 16] {
    let mut r = [0; 16];
    let mut i = 0;
    while i < 16 {
        r[t[i] as usize] = i as u8;
        i += 1;
    }
    r
}

/// The powers 2^e in GF(2)\[x\] / (x^4 + x^3 + 1), for e = 0 ... 14. These 15 powers of 2 are all the nonzero elements
/// of the field.
pub const EXP: [u8; 15] = {
    let mut t = [1; 15];
    let mut e = 1;
    while e < 15 {
        t[e] = (t[e - 1] << 1) ^ (0b11001 * (t[e - 1] >> 3));
        e += 1;
    }
    t
};

/// Returns the e for which 2^e is `y` in GF(16). The function is the inverse of `EXP`. Zero has no logarithm.
pub const fn log(y: u8) -> u8 {
    let mut e = 0;
    while EXP[e] != y {
        e += 1;
    }
    e as u8
}
