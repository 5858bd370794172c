//! Division by multiplication with the divisor's reciprocal. Newton's iteration computes the reciprocal, beginning with
//! the divisor's highest limbs. Each step doubles the number of correct limbs.
use crate::pair::Outcome;
use fastgost_curve::mp::Arithmetic;

/// The number of limbs of the longest dividend.
const MOST: usize = 64;

/// Space for the longest product: the shifted dividend times the reciprocal. Each of them has at most `MOST + 1` limbs.
type Scratch = [u64; 2 * MOST + 8];

/// A divisor and its reciprocal, for many dividends of `m` limbs.
pub struct Divisor<'d> {
    kernel: Arithmetic,
    d: &'d [u64],
    m: usize,
    /// The number of bits by which the divisor was shifted, so that its highest bit is set.
    shift: u32,
    /// The number of limbs of the divisor after zeros were appended. Zeros are appended so that the reciprocal has
    /// enough limbs for the quotient.
    size: usize,
    reciprocal: Scratch,
}

impl<'d> Divisor<'d> {
    pub fn new(kernel: Arithmetic, d: &'d [u64], m: usize) -> Outcome<Self> {
        let (n, highest) = (d.len(), d.last().copied().unwrap_or(0));
        if highest == 0 || m < n || m > MOST {
            return Err("Newton's reciprocal: a divisor without leading zeros".into());
        }
        let (shift, size) = (highest.leading_zeros(), n.max(m - n + 1));
        let mut divisor: Scratch = [0; _];
        shift_left(&mut divisor[size - n..size + 1], d, shift);
        let mut reciprocal: Scratch = [0; _];
        invert(kernel, &mut reciprocal[..size + 1], &divisor[..size])?;
        Ok(Self { kernel, d, m, shift, size, reciprocal })
    }

    /// Computes `a / d`, rounded down, and the remainder. The quotient has `a.len() - d.len() + 1` limbs.
    pub fn div_rem(&self, quotient: &mut [u64], remainder: &mut [u64], a: &[u64]) -> Outcome {
        let Self { kernel, d, m, shift, size, reciprocal } = self;
        let (m, n, size) = (*m, d.len(), *size);
        if a.len() != m || quotient.len() != m - n + 1 || remainder.len() != n {
            return Err("Newton's reciprocal: room for the results".into());
        }
        let mut dividend: Scratch = [0; _];
        shift_left(&mut dividend[..m + 1], a, *shift);
        // B is 2^64. a / d = a B^(size - n) / (d B^(size - n)). This is about a B^(size - n) reciprocal / B^(2 size).
        let mut product: Scratch = [0; _];
        let len = m + 1 + size + 1;
        kernel.mul(&mut product[..len], &dividend[..m + 1], &reciprocal[..size + 1])?;
        let above = size + n;
        quotient.fill(0);
        let kept = quotient.len().min(len - above);
        quotient[..kept].copy_from_slice(&product[above..above + kept]);
        // The quotient differs from the right quotient by a few units at most. So it is enough to compute the remainder
        // (`left`) modulo B^(n + 1).
        kernel.mul(&mut product[..quotient.len() + n], quotient, d)?;
        let mut left: Scratch = [0; _];
        let left = &mut left[..n + 1];
        let taken = m.min(n + 1);
        left[..taken].copy_from_slice(&a[..taken]);
        subtract(left, &product[..n + 1]);
        while left[n] >> 63 == 1 {
            add(left, d);
            decrement(quotient);
        }
        while left[n] != 0 || !less(&left[..n], d) {
            subtract(left, d);
            increment(quotient);
        }
        remainder.copy_from_slice(&left[..n]);
        Ok(())
    }
}

/// Computes `a / d` and the remainder. The reciprocal is computed for this division only.
pub fn div_rem(kernel: Arithmetic, quotient: &mut [u64], remainder: &mut [u64], a: &[u64], d: &[u64]) -> Outcome {
    Divisor::new(kernel, d, a.len())?.div_rem(quotient, remainder, a)
}

/// Approximates `B^(2 n) / d`, where B is 2^64. The highest bit of the divisor must be set. The result has `n + 1`
/// limbs, and differs from the right value by a few units at most.
fn invert(kernel: Arithmetic, to: &mut [u64], d: &[u64]) -> Outcome {
    let n = d.len();
    if let [d] = d {
        let quotient = u128::MAX / u128::from(*d);
        (to[0], to[1]) = (quotient as u64, (quotient >> 64) as u64);
        return Ok(());
    }
    // The first approximation comes from the highest limbs of `d`: half of its limbs, and one more, so that the error
    // stays small.
    let half = (n / 2 + 1).min(n - 1);
    let mut first: Scratch = [0; _];
    let first = &mut first[..half + 1];
    invert(kernel, first, &d[n - half..])?;
    // error = B^(n + half) - d first. The error can be positive or negative.
    let mut product: Scratch = [0; _];
    let product = &mut product[..n + half + 1];
    kernel.mul(product, d, first)?;
    let negative = product[n + half] != 0;
    if negative {
        product[n + half] -= 1;
    } else {
        negate(&mut product[..n + half]);
    }
    // to = first B^(n - half) +- first error / B^(2 half)
    let error = &product[..n + 2];
    let mut step: Scratch = [0; _];
    let step = &mut step[..n + 2 + half + 1];
    kernel.mul(step, error, first)?;
    to.fill(0);
    to[n - half..].copy_from_slice(first);
    if negative {
        subtract(to, &step[2 * half..]);
    } else {
        add(to, &step[2 * half..]);
    }
    Ok(())
}

/// Computes `to = a << shift`. `to` has one limb more than `a`.
fn shift_left(to: &mut [u64], a: &[u64], shift: u32) {
    let mut below = 0;
    for (to, a) in to.iter_mut().zip(a.iter().chain(&[0])) {
        *to = a << shift | below;
        // There are two shifts, because `shift` may be 0, and Rust does not allow a single shift by 64 bits.
        below = a >> 1 >> (63 - shift);
    }
}

/// Computes `to += a`. The carry out of `to` is lost. Limbs of `a` above the limbs of `to` are ignored.
fn add(to: &mut [u64], a: &[u64]) {
    let mut carry = false;
    for (i, to) in to.iter_mut().enumerate() {
        let (sum, above) = to.overflowing_add(a.get(i).copied().unwrap_or(0));
        let (sum, more) = sum.overflowing_add(carry.into());
        (*to, carry) = (sum, above | more);
    }
}

fn subtract(to: &mut [u64], a: &[u64]) {
    let mut borrow = false;
    for (i, to) in to.iter_mut().enumerate() {
        let (difference, below) = to.overflowing_sub(a.get(i).copied().unwrap_or(0));
        let (difference, more) = difference.overflowing_sub(borrow.into());
        (*to, borrow) = (difference, below | more);
    }
}

fn negate(to: &mut [u64]) {
    for limb in &mut *to {
        *limb = !*limb;
    }
    increment(to);
}

fn increment(to: &mut [u64]) {
    add(to, &[1]);
}

fn decrement(to: &mut [u64]) {
    subtract(to, &[1]);
}

fn less(a: &[u64], b: &[u64]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

#[cfg(test)]
mod tests {
    use super::{super::Numbers, *};

    fn check(a: &[u64], d: &[u64]) {
        let (m, n) = (a.len(), d.len());
        let (mut quotient, mut left) = (vec![0; m - n + 1], a.to_vec());
        Arithmetic::new().div_rem_public(&mut quotient, &mut left, d).unwrap();
        let (mut q, mut r) = (vec![7; m - n + 1], vec![7; n]);
        div_rem(Arithmetic::new(), &mut q, &mut r, a, d).unwrap();
        assert_eq!((&q, &r[..]), (&quotient, &left[..n]), "{a:x?} / {d:x?}");
        // The reciprocal can also be used for another dividend.
        let divisor = Divisor::new(Arithmetic::new(), d, m).unwrap();
        let other: Vec<u64> = a.iter().map(|limb| !limb).collect();
        for a in [&other[..], a] {
            divisor.div_rem(&mut q, &mut r, a).unwrap();
        }
        assert_eq!((&q, &r[..]), (&quotient, &left[..n]), "{a:x?} / {d:x?}");
        divisor.div_rem(&mut q, &mut r, &other).unwrap();
        let mut left = other;
        Arithmetic::new().div_rem_public(&mut quotient, &mut left, d).unwrap();
        assert_eq!((&q, &r[..]), (&quotient, &left[..n]), "!{a:x?} / {d:x?}");
    }

    #[test]
    fn like_ours() {
        let mut numbers = Numbers(9);
        for m in 1..=40 {
            for n in 1..=m {
                for _ in 0..8 {
                    let a: Vec<_> = (0..m).map(|_| numbers.word()).collect();
                    let mut d: Vec<_> = (0..n).map(|_| numbers.word()).collect();
                    check(&a, &d);
                    d[n - 1] >>= numbers.word() % 64;
                    d[n - 1] |= 1;
                    check(&a, &d);
                }
                // These are extreme values.
                for (limb, highest) in [(0, 1), (u64::MAX, u64::MAX), (0, 1 << 63), (u64::MAX, 1 << 63), (u64::MAX, 1)]
                {
                    let mut d = vec![limb; n];
                    d[n - 1] = highest;
                    check(&vec![u64::MAX; m], &d);
                    check(&vec![0; m], &d);
                }
            }
        }
    }

    #[test]
    fn what_it_cannot_divide() {
        let mut r = [0];
        assert!(div_rem(Arithmetic::new(), &mut [0, 0], &mut r, &[1, 2], &[0]).is_err());
        assert!(div_rem(Arithmetic::new(), &mut [0], &mut r, &[1, 2], &[1]).is_err());
    }
}
