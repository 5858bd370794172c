//! Modular inversion by division steps. The number of division steps is the same for all inputs. The method is from
//! Bernstein and Yang, "Fast constant-time gcd computation and modular inversion", 2019, in the variant that starts at
//! delta = 1/2.
//!
//! A division step works on two numbers f and g, and a counter delta. The step looks at the lowest bit of g and the
//! sign of delta, and replaces (f, g) by `(g, (g - f) / 2)`, `(f, (g + f) / 2)` or `(f, g / 2)`. Twenty steps are done
//! on the low bits of f and g alone, and give a matrix of small numbers. Three such matrices are multiplied into one
//! matrix of 60 steps. This matrix is then applied to the whole numbers f and g.
use super::limb::{adc, add_to, hidden, mac, mask, mask_if_any, sub_from, subtract_once};

/// A number of `N` limbs with a signed limb above them, in two's complement.
#[derive(Clone, Copy)]
struct SignedLimbs<const N: usize> {
    limbs: [u64; N],
    top: i64,
}

/// The effect of 60 steps: f and g become (`u` f + `v` g) / 2^60 and (`q` f + `r` g) / 2^60.
#[derive(Clone, Copy)]
pub(super) struct Matrix {
    pub(super) u: i64,
    pub(super) v: i64,
    pub(super) q: i64,
    pub(super) r: i64,
}

/// The number of steps per matrix.
pub(super) const STEPS: usize = 60;

/// Returns the number of matrices that bring any g to 0, for a modulus of `bits` bits. The bound on the number of steps
/// is the one that Pieter Wuille computed with convex hulls, for delta = 1/2.
pub(super) const fn rounds(bits: usize) -> usize {
    ((45907 * bits + 26313) / 19929 + 1).div_ceil(STEPS)
}

/// Computes `start / (x * 2^(4 rounds))` modulo `m`, or 0 if `x` has no inverse. `x` and `start` are less than `m`.
#[inline]
pub(super) fn invert<const N: usize>(
    x: &[u64; N],
    start: &[u64; N],
    m: &[u64; N],
    negated_inverse: u64,
    rounds: usize,
    steps: impl Fn(&mut i64, u64, u64) -> Matrix,
) -> [u64; N] {
    // After each round, f = d * x and g = e * x modulo m, apart from a power of two and the factor `start`.
    let (mut f, mut g) = (SignedLimbs { limbs: *m, top: 0 }, SignedLimbs { limbs: *x, top: 0 });
    let (mut d, mut e) = (SignedLimbs { limbs: [0; N], top: 0 }, SignedLimbs { limbs: *start, top: 0 });
    let mut zeta = -1;
    for _ in 0..rounds {
        let t = steps(&mut zeta, f.limbs[0], g.limbs[0]);
        (f, g) = (shifted(&combine(&f, &g, t.u, t.v)), shifted(&combine(&f, &g, t.q, t.r)));
        (d, e) = (
            reduced(&combine(&d, &e, t.u, t.v), m, negated_inverse),
            reduced(&combine(&d, &e, t.q, t.r), m, negated_inverse),
        );
    }
    finish(&f, &d, m)
}

/// Does the same as `invert`, for a public number. This function computes only as many rounds as `x` needs.
pub(super) fn invert_public<const N: usize>(
    x: &[u64; N],
    start: &[u64; N],
    m: &[u64; N],
    negated_inverse: u64,
    rounds: usize,
) -> [u64; N] {
    let (mut f, mut g) = (SignedLimbs { limbs: *m, top: 0 }, SignedLimbs { limbs: *x, top: 0 });
    let (mut d, mut e) = (SignedLimbs { limbs: [0; N], top: 0 }, SignedLimbs { limbs: *start, top: 0 });
    let (mut eta, mut done) = (-1, 0);
    while g.limbs != [0; N] {
        let t = divsteps_public(&mut eta, f.limbs[0], g.limbs[0]);
        (f, g) = (shifted(&combine(&f, &g, t.u, t.v)), shifted(&combine(&f, &g, t.q, t.r)));
        (d, e) = (
            reduced(&combine(&d, &e, t.u, t.v), m, negated_inverse),
            reduced(&combine(&d, &e, t.q, t.r), m, negated_inverse),
        );
        done += 1;
    }
    // Each round divides d by 2^4 modulo m, and `start` makes up for exactly `rounds` such divisions. The first loop
    // makes the divisions of the rounds that were not needed. If the number of rounds was greater than `rounds`, the
    // second loop multiplies by 2^4 for each additional round.
    while done < rounds {
        d = reduced(&combine(&d, &e, 1 << STEPS, 0), m, negated_inverse);
        done += 1;
    }
    let mut inverse = finish(&f, &d, m);
    while done > rounds {
        for _ in 0..64 - STEPS {
            let twice = inverse;
            let carry = add_to(&mut inverse, &twice);
            subtract_once(&mut inverse, carry, m);
        }
        done -= 1;
    }
    inverse
}

/// Computes sixty steps in the variant that starts at delta = 1. `eta` is -delta. If g is even several times in a row,
/// the function makes all these halvings at once. If g is odd, a multiple of f clears as many low bits of g as may be
/// cleared before the next swap, up to six.
fn divsteps_public(eta: &mut i64, mut f: u64, mut g: u64) -> Matrix {
    let (mut u, mut v, mut q, mut r) = (1_i64, 0_i64, 0_i64, 1_i64);
    let mut left = STEPS as u32;
    loop {
        let zeros = (g | u64::MAX << left).trailing_zeros();
        g >>= zeros;
        (u, v) = (u << zeros, v << zeros);
        *eta -= i64::from(zeros);
        left -= zeros;
        if left == 0 {
            return Matrix { u, v, q, r };
        }
        if *eta < 0 {
            *eta = -*eta;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, -u);
            (v, r) = (r, -v);
        }
        let bits = (*eta + 1).min(i64::from(left)).min(6) as u32;
        // `w` is -g / f modulo 2^`bits`. An odd f is its own inverse modulo 8, and a Newton step doubles the number of
        // correct bits.
        let w = f.wrapping_mul(g).wrapping_mul(f.wrapping_mul(f).wrapping_sub(2)) & ((1 << bits) - 1);
        g = g.wrapping_add(f.wrapping_mul(w));
        q += u * w as i64;
        r += v * w as i64;
    }
}

/// Computes sixty steps from the lowest limbs of f and g. `zeta` is -(delta + 1/2).
pub(super) fn divsteps(zeta: &mut i64, f: u64, g: u64) -> Matrix {
    sixty_steps(zeta, f, g, twenty)
}

/// Does the same as `divsteps`, with a kernel's own function for twenty steps. The kernel's function works on the words
/// that `twenty_steps` describes.
#[inline(always)]
pub(super) fn sixty_steps(
    zeta: &mut i64,
    mut f: u64,
    mut g: u64,
    twenty: impl Fn(&mut i64, &mut u64, &mut u64) + Copy,
) -> Matrix {
    let first = twenty_steps(zeta, f, g, twenty);
    (f, g) = first.apply(f, g);
    let second = twenty_steps(zeta, f, g, twenty);
    (f, g) = second.apply(f, g);
    twenty_steps(zeta, f, g, twenty).after(&second).after(&first)
}

/// Computes twenty steps. A word of 64 bits contains f or g in its low 21 bits. The bits above contain the two matrix
/// entries for f or for g, negated, with 21 bits per entry. So one instruction updates f or g together with its
/// entries. For example, if the word with g is halved, the entries for g are halved too. The entries are negated
/// because an entry may be +2^20, but is never -2^20.
#[inline(always)]
fn twenty_steps(zeta: &mut i64, f: u64, g: u64, twenty: impl Fn(&mut i64, &mut u64, &mut u64)) -> Matrix {
    const LOW: u64 = (1 << 20) - 1;
    let mut f = (f & LOW).wrapping_sub(1 << 41);
    let mut g = (g & LOW).wrapping_sub(1 << 62);
    twenty(zeta, &mut f, &mut g);
    let (u, v) = row(f);
    let (q, r) = row(g);
    Matrix { u, v, q, r }
}

#[inline(always)]
fn twenty(zeta: &mut i64, f: &mut u64, g: &mut u64) {
    for _ in 0..20 {
        let negative = mask(*zeta as u64 >> 63);
        let odd = mask(*g & 1);
        let addend = (*f ^ negative).wrapping_sub(negative);
        *g = g.wrapping_add(addend & odd);
        let swap = negative & odd;
        *zeta = (*zeta ^ swap as i64).wrapping_sub(1);
        *f = f.wrapping_add(*g & swap);
        *g = ((*g as i64) >> 1) as u64;
    }
}

/// Returns the two matrix entries that are in `word`, a word of `twenty_steps`.
#[inline(always)]
pub(super) fn row(word: u64) -> (i64, i64) {
    let word = word.wrapping_add(1 << 20) as i64;
    (-(word << 22 >> 43), -(word.wrapping_add(1 << 41) >> 42))
}

impl Matrix {
    /// Returns the low bits of f and g after the twenty steps of this matrix.
    #[inline(always)]
    fn apply(&self, f: u64, g: u64) -> (u64, u64) {
        let (f, g) = (f as i64, g as i64);
        let row = |a: i64, b: i64| (a.wrapping_mul(f).wrapping_add(b.wrapping_mul(g)) >> 20) as u64;
        (row(self.u, self.v), row(self.q, self.r))
    }

    /// Returns the matrix of the steps of `first`, followed by the steps of this matrix.
    #[inline(always)]
    fn after(&self, first: &Self) -> Self {
        Self {
            u: self.u * first.u + self.v * first.q,
            v: self.u * first.v + self.v * first.r,
            q: self.q * first.u + self.r * first.q,
            r: self.q * first.v + self.r * first.r,
        }
    }
}

/// Computes `u * a + v * b`, where |u| + |v| is at most 2^60.
#[inline(always)]
fn combine<const N: usize>(a: &SignedLimbs<N>, b: &SignedLimbs<N>, u: i64, v: i64) -> SignedLimbs<N> {
    // To multiply a number by a negative factor, the code multiplies the negated number by the factor's absolute value.
    // The negated number is the complement plus one.
    let (u_sign, v_sign) = (mask(u as u64 >> 63), mask(v as u64 >> 63));
    let (u, v) = (u.unsigned_abs(), v.unsigned_abs());
    let (mut carry_u, mut carry_v) = (u & u_sign, v & v_sign);
    let mut out = [0; N];
    for i in 0..N {
        let low;
        (low, carry_u) = mac(0, a.limbs[i] ^ u_sign, u, carry_u);
        (out[i], carry_v) = mac(low, b.limbs[i] ^ v_sign, v, carry_v);
    }
    let top = (a.top as u64 ^ u_sign).wrapping_mul(u).wrapping_add((b.top as u64 ^ v_sign).wrapping_mul(v));
    SignedLimbs { limbs: out, top: top.wrapping_add(carry_u).wrapping_add(carry_v) as i64 }
}

/// Computes `a / 2^60`. The division is exact.
#[inline(always)]
fn shifted<const N: usize>(a: &SignedLimbs<N>) -> SignedLimbs<N> {
    let mut out = [0; N];
    for i in 0..N - 1 {
        out[i] = a.limbs[i] >> STEPS | a.limbs[i + 1] << (64 - STEPS);
    }
    out[N - 1] = a.limbs[N - 1] >> STEPS | (a.top as u64) << (64 - STEPS);
    SignedLimbs { limbs: out, top: a.top >> STEPS }
}

/// Computes `a / 2^64` modulo `m`. `a` is a sum: d times one factor, plus e times another factor. The absolute values
/// of both factors together are at most 2^60. If d and e were between -m/8 and 9m/8, the result is between these limits
/// too.
#[inline(always)]
fn reduced<const N: usize>(a: &SignedLimbs<N>, m: &[u64; N], negated_inverse: u64) -> SignedLimbs<N> {
    let q = a.limbs[0].wrapping_mul(negated_inverse);
    let mut out = [0; N];
    let (_, mut carry) = mac(a.limbs[0], q, m[0], 0);
    for i in 1..N {
        (out[i - 1], carry) = mac(a.limbs[i], q, m[i], carry);
    }
    let over;
    (out[N - 1], over) = adc(a.top as u64, carry, 0);
    // The top limb of `a` is signed, so the new top limb is its sign extension plus the carry.
    SignedLimbs { limbs: out, top: (a.top >> 63) + over as i64 }
}

/// Returns d if f is 1, or -d if f is -1, reduced to between 0 and m. Returns 0 if f is neither 1 nor -1.
#[inline(always)]
fn finish<const N: usize>(f: &SignedLimbs<N>, d: &SignedLimbs<N>, m: &[u64; N]) -> [u64; N] {
    let sign = mask(f.top as u64 >> 63);
    let mut unit = (f.limbs[0] ^ sign).wrapping_sub(sign) ^ 1;
    for i in 1..N {
        unit |= f.limbs[i] ^ sign;
    }
    let mut out = *d;
    let mut carry = sign & 1;
    for i in 0..N {
        (out.limbs[i], carry) = adc(out.limbs[i] ^ sign, 0, carry);
        carry = hidden(carry);
    }
    out.top = (out.top ^ sign as i64).wrapping_add(carry as i64);
    for _ in 0..2 {
        let negative = mask(out.top as u64 >> 63);
        let mut addend = *m;
        for i in 0..N {
            addend[i] &= negative;
        }
        out.top += add_to(&mut out.limbs, &addend) as i64;
    }
    let mut less = out.limbs;
    let borrow = sub_from(&mut less, m) as i64;
    let negative = mask(((out.top - borrow) >> 63) as u64 & 1);
    let none = mask_if_any(unit);
    for i in 0..N {
        less[i] = (less[i] ^ ((less[i] ^ out.limbs[i]) & negative)) & !none;
    }
    less
}
