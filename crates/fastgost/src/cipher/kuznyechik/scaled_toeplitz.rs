//! The numbers by which `sliced_toeplitz` computes L without the recurrence.
//!
//! **L is a Toeplitz matrix between two diagonal matrices.** Let c_i be the coefficients of l. The polynomial z^16 +
//! c_15 z^15 + ... + c_0 has sixteen consecutive powers of beta = x^64 as its roots, so the recurrence is a
//! Reed-Solomon code. In memory order, the entry of L in row i and column j is a_i v_j / (beta^i + beta^(16 + j)) for
//! some numbers a_i and v_j. This is u_i t_(i - j) v_j with u_i = a_i beta^-i and t_d = 1 / (1 + beta^(16 - d)). L^-1
//! is the same matrix with its rows and columns in reverse order.
//!
//! **A Toeplitz product is three products of half the size.** Split the matrix into quarters, T = (T0 T-; T+ T0), and
//! the column of bytes that T multiplies into halves a and b. The halves of the product are T0 (a + b) + (T- + T0) b
//! and T0 (a + b) + (T+ + T0) a. The three matrices T0, T- + T0 and T+ + T0 are Toeplitz matrices again. Each of these
//! matrices is split in the same way. After four such steps there are 81 numbers, by which sums of bytes are
//! multiplied.
//!
//! **The diagonal matrices are part of S.** For byte i, the code maps y to v_i S(u_i y). Separate tables for each byte
//! make this possible. So between L and S, the code's state is 1 / u times the state of the standard. Between S and L,
//! the code's state is v times the state of the standard. The diagonal matrices need separate multiplications only for
//! the bytes that enter the first round of a block and for the bytes that leave its last round.
use super::spec;

/// The numbers by which bytes are multiplied. The type `T` is `u8` for the numbers themselves, or another type for a
/// form by which registers can be multiplied.
pub(super) struct Constants<T> {
    /// The 81 numbers that remain after four steps. Each step has three parts, in the order T0, T- + T0, T+ + T0.
    pub(super) thirds: [T; 81],
    /// Entry k is t_(k - 15).
    pub(super) t: [T; 31],
    pub(super) u: [T; 16],
    pub(super) v: [T; 16],
    pub(super) over_u: [T; 16],
    pub(super) over_v: [T; 16],
}

pub(super) const NUMBERS: Constants<u8> = {
    let (u, v) = factors();
    Constants { thirds: thirds(), t: toeplitz(), u, v, over_u: inverses(&u), over_v: inverses(&v) }
};

/// The constants in another form, which is `$f` of every number.
macro_rules! constants {
    ($f:path) => {{
        let (c, zero) = (&$crate::cipher::kuznyechik::scaled_toeplitz::NUMBERS, $f(0));
        let mut to = Constants {
            thirds: [zero; 81],
            t: [zero; 31],
            u: [zero; 16],
            v: [zero; 16],
            over_u: [zero; 16],
            over_v: [zero; 16],
        };
        let mut i = 0;
        while i < 81 {
            to.thirds[i] = $f(c.thirds[i]);
            if i < 31 {
                to.t[i] = $f(c.t[i]);
            }
            if i < 16 {
                (to.u[i], to.v[i]) = ($f(c.u[i]), $f(c.v[i]));
                (to.over_u[i], to.over_v[i]) = ($f(c.over_u[i]), $f(c.over_v[i]));
            }
            i += 1;
        }
        to
    }};
}
pub(super) use constants;

const fn power(x: u8, n: usize) -> u8 {
    match n {
        0 => 1,
        _ => {
            let root = power(x, n / 2);
            spec::mul(spec::mul(root, root), if n % 2 == 1 { x } else { 1 })
        }
    }
}

const fn inverse(x: u8) -> u8 {
    power(x, 254)
}

const fn inverses(x: &[u8; 16]) -> [u8; 16] {
    let (mut y, mut i) = ([0; 16], 0);
    while i < 16 {
        y[i] = inverse(x[i]);
        i += 1;
    }
    y
}

/// Entry k is t_(k - 15).
const fn toeplitz() -> [u8; 31] {
    let (mut t, mut k) = ([0; 31], 0);
    while k < 31 {
        t[k] = inverse(1 ^ power(2, 64 * (31 - k) % 255));
        k += 1;
    }
    t
}

/// Computes u and v, with u_0 = 1, from the first column and the first row of L. The code does not compile unless u, t
/// and v give all of L.
const fn factors() -> ([u8; 16], [u8; 16]) {
    let (mut l, mut j) = ([[0; 16]; 16], 0);
    while j < 16 {
        let mut unit = [0; 16];
        unit[j] = 1;
        l[j] = spec::l(&unit);
        j += 1;
    }
    let (t, mut u, mut v, mut k) = (toeplitz(), [0; 16], [0; 16], 0);
    while k < 16 {
        v[k] = spec::mul(l[k][0], inverse(t[15 - k]));
        u[k] = spec::mul(l[0][k], inverse(spec::mul(v[0], t[15 + k])));
        k += 1;
    }
    k = 0;
    while k < 256 {
        let (i, j) = (k / 16, k % 16);
        assert!(l[j][i] == spec::mul(spec::mul(u[i], v[j]), t[15 + i - j]));
        k += 1;
    }
    (u, v)
}

/// Computes the numbers after four steps, depth first.
const fn thirds() -> [u8; 81] {
    let (mut out, mut n) = ([0; 81], 0);
    while n < 81 {
        let (mut t, mut half, mut ninth) = (toeplitz(), 8, 27);
        while half > 0 {
            // The number for the difference d = (row - column) of a matrix of size h is in place h - 1 + d.
            let mut d = 0;
            while d < 2 * half - 1 {
                t[d] = match n / ninth % 3 {
                    0 => t[half + d],
                    1 => t[half + d] ^ t[d],
                    _ => t[half + d] ^ t[2 * half + d],
                };
                d += 1;
            }
            half /= 2;
            ninth = if ninth == 1 { 1 } else { ninth / 3 };
        }
        out[n] = t[0];
        n += 1;
    }
    out
}
