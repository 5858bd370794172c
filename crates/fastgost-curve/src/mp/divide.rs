//! Divides public numbers with Knuth's algorithm D. Each iteration computes one limb of the quotient, with the
//! reciprocals of Möller and Granlund, "Improved division by invariant integers", 2011.
//!
//! The code stores the complement of the remainder. To subtract a multiple of the divisor from the remainder, the code
//! then adds the multiple. The kernel can use two carry chains when it adds a multiple, but not when it subtracts one.
use super::{Arithmetic, Uint, dispatch, kernel::MpKernel, limb::sbb};
use crate::error::{Error, Result};

/// If a divisor has at most this many limbs, and the quotient has several limbs, a normalised copy of the divisor
/// (shifted until the highest bit is set) is made on the stack. Otherwise, only the divisor's two highest limbs are
/// shifted. Then the highest limbs of the remainder are also shifted, once for each digit of the quotient. These shifts
/// take almost no time.
const SHIFTED: usize = 64;

impl Arithmetic {
    /// Sets `quotient = a / d`, rounded down, and `a` becomes the remainder. The function is variable-time.
    ///
    /// `quotient` needs one limb more than the difference between the lengths of `a` and `d`. The leading zero limbs of
    /// `a` and of `d` do not count.
    ///
    /// ```
    /// use fastgost_curve::mp::Arithmetic;
    ///
    /// let (mut a, mut quotient) = ([5, 0, 1], [0; 3]); // 2^128 + 5
    /// Arithmetic::new().div_rem_public(&mut quotient, &mut a, &[3])?;
    /// assert_eq!((quotient, a), ([0x5555_5555_5555_5557, 0x5555_5555_5555_5555, 0], [0; 3]));
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::DivisionByZero`]; [`Error::NumberLength`] if `quotient` has fewer limbs than it needs.
    pub fn div_rem_public(self, quotient: &mut [u64], a: &mut [u64], d: &[u64]) -> Result<()> {
        let d = significant(d);
        let n = significant(a).len();
        let a = &mut a[..n];
        let Some(&highest) = d.last() else { return Err(Error::DivisionByZero) };
        // The quotient is 0 if `a` is shorter than `d`. The quotient is also 0 if both have equal length and the
        // highest limb of `a` is less than the highest limb of `d`.
        if n < d.len() || n == d.len() && a[n - 1] < highest {
            quotient.fill(0);
            return Ok(());
        }
        let limbs = n - d.len() + 1;
        let Some((quotient, above)) = quotient.split_at_mut_checked(limbs) else {
            return Err(Error::NumberLength { given: limbs, most: quotient.len() });
        };
        above.fill(0);
        match d {
            [_] => by_limb(quotient, a, highest),
            _ if limbs == 1 || d.len() > SHIFTED => {
                complement(a);
                let shift = highest.leading_zeros();
                digits::<true>(self.0, quotient, a, 0, d, shift);
                complement(&mut a[..d.len()]);
            }
            _ => {
                let shift = highest.leading_zeros();
                let mut divisor = [0; SHIFTED];
                let divisor = &mut divisor[..d.len()];
                divisor.copy_from_slice(d);
                shift_left(divisor, shift, 0);
                let top = shift_left(a, shift, u64::MAX);
                digits::<false>(self.0, quotient, a, top, divisor, 0);
                shift_right_complemented(&mut a[..d.len()], shift);
            }
        }
        a[d.len()..].fill(0);
        Ok(())
    }
}

impl<const N: usize> Uint<N> {
    /// Returns the quotient, rounded down, and the remainder. The function is variable-time.
    ///
    /// ```
    /// use fastgost_curve::mp::Uint;
    ///
    /// let (q, r) = Uint::<4>::MAX.div_rem_public(&Uint::<2>::from_u64(10))?;
    /// assert_eq!(r, Uint::from_u64(5));
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::DivisionByZero`].
    #[inline]
    pub fn div_rem_public<const M: usize>(&self, d: &Uint<M>) -> Result<(Self, Uint<M>)> {
        let (mut quotient, mut remainder) = (Self::ZERO, Uint::ZERO);
        Arithmetic::new().div_rem_fixed_public(&mut quotient.0, &mut remainder.0, &self.0, &d.0)?;
        Ok((quotient, remainder))
    }
}

impl Arithmetic {
    /// Computes `a / d`, rounded down, and the remainder, for numbers whose sizes are known at compile time. The
    /// function is variable-time.
    ///
    /// # Errors
    /// [`Error::DivisionByZero`].
    #[inline]
    pub fn div_rem_fixed_public<const N: usize, const M: usize>(
        self,
        quotient: &mut [u64; N],
        remainder: &mut [u64; M],
        a: &[u64; N],
        d: &[u64; M],
    ) -> Result<()> {
        if N >= M && [4, 8, 12, 16].contains(&M) && d[M - 1] != 0 {
            fixed(self.0, quotient, remainder, a, d);
            return Ok(());
        }
        let mut left = *a;
        self.div_rem_public(quotient, &mut left, d)?;
        // If the dividend is longer than the divisor, its limbs above the divisor's length are now 0.
        let limbs = N.min(M);
        remainder[..limbs].copy_from_slice(&left[..limbs]);
        remainder[limbs..].fill(0);
        Ok(())
    }
}

/// Divides by a divisor whose highest limb is not 0. The kernel has a special `addmul_row` function for the size of the
/// divisor.
#[inline(never)]
fn fixed<const N: usize, const M: usize>(
    kernel: &MpKernel,
    quotient: &mut [u64; N],
    remainder: &mut [u64; M],
    a: &[u64; N],
    d: &[u64; M],
) {
    *quotient = [0; N];
    if N == M {
        let (above, highest) = (a[N - 1], d[M - 1]);
        remainder.copy_from_slice(a);
        if above < highest {
            return;
        }
        // The quotient has one limb. If the divisor's highest limb has more than 32 bits, the estimate in `digit` is
        // too large by at most 2.
        if highest >> 32 != 0 {
            let mut digit = above / highest;
            complement(remainder);
            let mut carry = dispatch::addmul_1(kernel, remainder, d, digit);
            while carry > 0 {
                digit -= 1;
                carry -= take_back(remainder, d);
            }
            complement(remainder);
            quotient[0] = digit;
            return;
        }
    }
    let shift = d[M - 1].leading_zeros();
    let (mut divisor, mut left, mut below) = ([0; M], [0; N], 0);
    for i in 0..M {
        (divisor[i], below) = (shifted(d[i], below, shift), d[i]);
    }
    below = 0;
    for i in 0..N {
        (left[i], below) = (!shifted(a[i], below, shift), a[i]);
    }
    let above = fixed_digits(kernel, &mut quotient[..N - M + 1], &mut left, shifted(0, below, shift), &divisor);
    (left[M - 2], left[M - 1]) = (!(above as u64), !((above >> 64) as u64));
    for i in 0..M - 1 {
        remainder[i] = !left[i] >> shift | !left[i + 1] << 1 << (63 - shift);
    }
    remainder[M - 1] = !left[M - 1] >> shift;
}

/// Computes the quotient of `a` and a divisor `d` of fixed size whose highest bit is set. `a` is complemented and stays
/// complemented. `top` is the limb above `a`. Returns the two highest limbs of the remainder. These two limbs stay in
/// registers, so each call of `row` processes two limbs less than the divisor has.
#[inline(always)]
fn fixed_digits<const N: usize, const M: usize>(
    kernel: &MpKernel,
    quotient: &mut [u64],
    a: &mut [u64; N],
    top: u64,
    d: &[u64; M],
) -> u128 {
    let (d1, d0) = (d[M - 1], d[M - 2]);
    let divisor = u128::from(d1) << 64 | u128::from(d0);
    let reciprocal = reciprocal_of_two(d1, d0);
    let (mut above, mut u0) = (u128::from(top) << 64 | u128::from(!a[N - 1]), !a[N - 2]);
    for j in (0..quotient.len()).rev() {
        let (u2, u1) = ((above >> 64) as u64, above as u64);
        let low = &mut a[j..j + M];
        // Here the remainder is so small that the digit is 0. This can happen for the first digit.
        if u2 == 0 && u1 < d1 {
            quotient[j] = 0;
            above = u128::from(u1) << 64 | u128::from(u0);
            u0 = !low[M - 3];
            continue;
        }
        if above >= divisor {
            (low[M - 1], low[M - 2]) = (!u1, !u0);
            let mut digit = u64::MAX;
            if dispatch::addmul_1(kernel, low, d, digit) > u2 {
                digit -= 1;
                take_back(low, d);
            }
            quotient[j] = digit;
            above = u128::from(!low[M - 1]) << 64 | u128::from(!low[M - 2]);
            u0 = !low[M - 3];
            continue;
        }
        let (mut digit, left) = digit(u2, u1, u0, d1, d0, reciprocal);
        let (borrow, mut highest) = dispatch::row(kernel, &mut low[..M - 2], &d[..M - 2], digit);
        let (difference, under) = left.overflowing_sub(u128::from(borrow));
        above = difference;
        if under {
            digit -= 1;
            let carry = take_back(&mut low[..M - 2], &d[..M - 2]);
            above = above.wrapping_add(divisor).wrapping_add(u128::from(carry));
            highest = low[M - 3];
        }
        quotient[j] = digit;
        u0 = !highest;
    }
    above
}

/// Returns the number without its leading zero limbs.
fn significant(a: &[u64]) -> &[u64] {
    let mut n = a.len();
    while n > 0 && a[n - 1] == 0 {
        n -= 1;
    }
    &a[..n]
}

fn complement(a: &mut [u64]) {
    for limb in a {
        *limb = !*limb;
    }
}

/// Shifts a number of two limbs, `high` and `low`, left by `shift` bits, and returns its new high limb.
#[inline(always)]
fn shifted(high: u64, low: u64, shift: u32) -> u64 {
    high << shift | low >> 1 >> (63 - shift)
}

/// Shifts `a` left in place. If `flip` is all ones, the function also complements `a`. Returns the bits that were
/// shifted out, not complemented.
#[inline(always)]
fn shift_left(a: &mut [u64], shift: u32, flip: u64) -> u64 {
    let mut below = 0;
    for limb in a {
        (*limb, below) = (shifted(*limb, below, shift) ^ flip, *limb);
    }
    shifted(0, below, shift)
}

/// Complements `a` and shifts it right in place.
#[inline(always)]
fn shift_right_complemented(a: &mut [u64], shift: u32) {
    let mut above = 0;
    for limb in a.iter_mut().rev() {
        let this = !*limb;
        (*limb, above) = (this >> shift | above << 1 << (63 - shift), this);
    }
}

/// Computes the quotient of `a` and a divisor `d`, which has two limbs or more. `a` is complemented and stays
/// complemented. `top` is the limb above `a`. If `NORMALIZE` is true, the divisor's highest set bit is `shift` bits
/// below the top of its limb, and `top` is 0.
#[inline(always)]
fn digits<const NORMALIZE: bool>(
    kernel: &MpKernel,
    quotient: &mut [u64],
    a: &mut [u64],
    mut top: u64,
    d: &[u64],
    shift: u32,
) {
    let m = d.len();
    // The two highest limbs of the normalised divisor.
    let below = if NORMALIZE && m > 2 { d[m - 3] } else { 0 };
    let (d1, d0) = (shifted(d[m - 1], d[m - 2], shift), shifted(d[m - 2], below, shift));
    let reciprocal = reciprocal_of_two(d1, d0);
    for j in (0..quotient.len()).rev() {
        let a = &mut a[j..j + m];
        let (mut u2, mut u1, mut u0) = (top, !a[m - 1], !a[m - 2]);
        if NORMALIZE {
            let below = if m > 2 { !a[m - 3] } else { 0 };
            (u2, u1, u0) = (shifted(u2, u1, shift), shifted(u1, u0, shift), shifted(u0, below, shift));
        }
        // The remainder is less than the divisor, but the two highest limbs of both can be equal. Then the estimate is
        // the largest possible digit.
        let mut digit = if u2 == d1 && u1 >= d0 { u64::MAX } else { digit(u2, u1, u0, d1, d0, reciprocal).0 };
        let carry = dispatch::addmul_1(kernel, a, d, digit);
        // `!top`, the complemented limb above `a`, plus the carry must be all ones, the complement of 0. If this sum
        // overflows, too much was subtracted.
        if carry > top {
            digit -= 1;
            take_back(a, d);
        }
        quotient[j] = digit;
        top = !a[m - 1];
    }
}

/// Adds the divisor back to the remainder. `a` is complemented, so the code computes `a -= d`. Returns the borrow.
#[cold]
fn take_back(a: &mut [u64], d: &[u64]) -> u64 {
    let mut borrow = 0;
    for (a, d) in a.iter_mut().zip(d) {
        (*a, borrow) = sbb(*a, *d, borrow);
    }
    borrow
}

/// Marks a rarely taken branch. So the compiler keeps the branch, and does not replace it by a computation for which
/// later instructions must wait.
#[cold]
fn rare() {}

/// Divides three limbs by two limbs, and returns the quotient and the remainder. The highest two limbs of the dividend
/// are less than the divisor.
#[inline(always)]
fn digit(u2: u64, u1: u64, u0: u64, d1: u64, d0: u64, reciprocal: u64) -> (u64, u128) {
    let d = u128::from(d1) << 64 | u128::from(d0);
    let q = (u128::from(reciprocal) * u128::from(u2)).wrapping_add(u128::from(u2) << 64 | u128::from(u1));
    let (q1, q0) = ((q >> 64) as u64, q as u64);
    let r1 = u1.wrapping_sub(q1.wrapping_mul(d1));
    let mut r = (u128::from(r1) << 64 | u128::from(u0)).wrapping_sub(u128::from(d0) * u128::from(q1)).wrapping_sub(d);
    // About half of all quotients need this correction, so the code makes it without a branch.
    let over = u64::from((r >> 64) as u64 >= q0);
    let mask = over.wrapping_neg();
    let mut q1 = q1.wrapping_add(1 - over);
    r = r.wrapping_add(u128::from(d1 & mask) << 64 | u128::from(d0 & mask));
    if r >= d {
        rare();
        q1 = q1.wrapping_add(1);
        r -= d;
    }
    (q1, r)
}

/// Division by one limb. Each iteration divides two limbs by the divisor.
fn by_limb(quotient: &mut [u64], a: &mut [u64], d: u64) {
    let shift = d.leading_zeros();
    let d = d << shift;
    let reciprocal = reciprocal(d);
    let mut remainder = shift_left(a, shift, 0);
    for (quotient, a) in quotient.iter_mut().zip(a.iter_mut()).rev() {
        let q = u128::from(reciprocal) * u128::from(remainder) + (u128::from(remainder) << 64 | u128::from(*a));
        let mut q1 = ((q >> 64) as u64).wrapping_add(1);
        remainder = a.wrapping_sub(q1.wrapping_mul(d));
        if remainder > q as u64 {
            q1 = q1.wrapping_sub(1);
            remainder = remainder.wrapping_add(d);
        }
        if remainder >= d {
            q1 = q1.wrapping_add(1);
            remainder -= d;
        }
        (*quotient, *a) = (q1, 0);
    }
    a[0] = remainder >> shift;
}

/// Computes `(2^128 - 1) / d - 2^64`, for a `d` whose highest bit is set.
#[inline(always)]
fn reciprocal(d: u64) -> u64 {
    let d40 = (d >> 24) + 1;
    let d63 = (d >> 1) + (d & 1);
    let v0 = u64::from(RECIPROCALS[(d >> 55) as usize & 255]);
    let v1 = (v0 << 11) - ((v0 * v0 * d40) >> 40) - 1;
    let v2 = (v1 << 13) + ((v1 * ((1 << 60) - v1 * d40)) >> 47);
    let e = (v2 >> 1 & (d & 1).wrapping_neg()).wrapping_sub(v2.wrapping_mul(d63));
    let v3 = (v2 << 31).wrapping_add(((u128::from(v2) * u128::from(e)) >> 65) as u64);
    let product = u128::from(v3) * u128::from(d) + u128::from(d);
    v3.wrapping_sub((product >> 64) as u64).wrapping_sub(d)
}

/// First approximations of reciprocals. The index is the eight bits after the highest bit of the divisor. The highest
/// bit itself is always 1.
static RECIPROCALS: [u16; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        table[i] = (((1 << 19) - 3 * (1 << 8)) / (i + 256)) as u16;
        i += 1;
    }
    table
};

/// Computes `(2^192 - 1) / d - 2^64`, for a `d` of two limbs whose highest bit is set.
#[inline(always)]
fn reciprocal_of_two(d1: u64, d0: u64) -> u64 {
    let mut v = reciprocal(d1);
    let mut p = d1.wrapping_mul(v).wrapping_add(d0);
    if p < d0 {
        v = v.wrapping_sub(1);
        if p >= d1 {
            v = v.wrapping_sub(1);
            p = p.wrapping_sub(d1);
        }
        p = p.wrapping_sub(d1);
    }
    let t = u128::from(v) * u128::from(d0);
    let (p, over) = p.overflowing_add((t >> 64) as u64);
    if over {
        v = v.wrapping_sub(1);
        if u128::from(p) << 64 | u128::from(t as u64) >= u128::from(d1) << 64 | u128::from(d0) {
            v = v.wrapping_sub(1);
        }
    }
    v
}
