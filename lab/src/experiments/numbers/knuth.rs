//! Division digit by digit, in digits of 32 bits. Each digit of the quotient is estimated from the highest two digits
//! of the rest of the dividend, and is then corrected.

/// Computes `a / d`, rounded down, and the remainder. `d` has at least two digits, and its highest digit is not 0. The
/// quotient has `a.len() - d.len() + 1` digits.
pub fn div_rem(quotient: &mut [u32], remainder: &mut [u32], a: &[u32], d: &[u32]) {
    let (m, n) = (a.len(), d.len());
    assert!(n >= 2 && m >= n && d[n - 1] != 0 && quotient.len() == m - n + 1 && remainder.len() == n && m <= MOST);
    // Both numbers are shifted, so that the divisor's highest bit is set.
    let shift = d[n - 1].leading_zeros();
    let (mut left, mut divisor) = ([0; MOST + 1], [0; MOST + 1]);
    shift_left(&mut left[..m + 1], a, shift);
    shift_left(&mut divisor[..n + 1], d, shift);
    let divisor = &divisor[..n];
    let (highest, second) = (u64::from(divisor[n - 1]), u64::from(divisor[n - 2]));
    for at in (0..=m - n).rev() {
        let part = &mut left[at..=at + n];
        let two = u64::from(part[n]) << 32 | u64::from(part[n - 1]);
        let (mut digit, mut rest) = (two / highest, two % highest);
        while digit >> 32 != 0 || digit * second > (rest << 32 | u64::from(part[n - 2])) {
            (digit, rest) = (digit - 1, rest + highest);
            if rest >> 32 != 0 {
                break;
            }
        }
        if submul(part, divisor, digit as u32) {
            digit -= 1;
            add(part, divisor);
        }
        quotient[at] = digit as u32;
    }
    for (i, to) in remainder.iter_mut().enumerate() {
        let two = u64::from(left[i + 1]) << 32 | u64::from(left[i]);
        *to = (two >> shift) as u32;
    }
}

/// The number of digits of the longest dividend.
const MOST: usize = 64;

/// Computes `to = a << shift`. `to` has one digit more than `a`.
fn shift_left(to: &mut [u32], a: &[u32], shift: u32) {
    let mut below = 0;
    for (to, a) in to.iter_mut().zip(a.iter().chain(&[0])) {
        let two = u64::from(*a) << shift;
        (*to, below) = (two as u32 | below, (two >> 32) as u32);
    }
}

/// Computes `to -= d * digit`. Returns whether the result is negative. `to` has one digit more than `d`.
fn submul(to: &mut [u32], d: &[u32], digit: u32) -> bool {
    let (mut carry, mut borrow) = (0_u64, false);
    for (to, d) in to.iter_mut().zip(d.iter().chain(&[0])) {
        carry += u64::from(*d) * u64::from(digit);
        let (difference, below) = to.overflowing_sub(carry as u32);
        let (difference, more) = difference.overflowing_sub(borrow.into());
        (*to, borrow, carry) = (difference, below | more, carry >> 32);
    }
    borrow
}

/// Computes `to += d`, without the carry out of `to`. `to` has one digit more than `d`.
fn add(to: &mut [u32], d: &[u32]) {
    let mut carry = 0_u64;
    for (to, d) in to.iter_mut().zip(d.iter().chain(&[0])) {
        carry += u64::from(*to) + u64::from(*d);
        (*to, carry) = (carry as u32, carry >> 32);
    }
}

/// Converts limbs to digits. A limb has two digits.
pub fn digits(limbs: &[u64]) -> Vec<u32> {
    limbs.iter().flat_map(|limb| [*limb as u32, (limb >> 32) as u32]).collect()
}

/// Converts digits to limbs. If the number of digits is odd, the highest half limb is 0.
pub fn limbs(digits: &[u32]) -> Vec<u64> {
    digits.chunks(2).map(|two| u64::from(two[0]) | two.get(1).map_or(0, |high| u64::from(*high) << 32)).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::Numbers, *};
    use fastgost_curve::mp::Arithmetic;

    fn check(a: &[u64], d: &[u64]) {
        let (m, n) = (a.len(), d.len());
        let (mut quotient, mut left) = (vec![0; m - n + 1], a.to_vec());
        Arithmetic::new().div_rem_public(&mut quotient, &mut left, d).unwrap();
        // The divisor's highest limb is not 0, but its highest digit may be 0.
        let mut short = digits(d);
        while short.last() == Some(&0) {
            short.pop();
        }
        let (mut q, mut r) = (vec![7; 2 * m - short.len() + 1], vec![7; short.len()]);
        div_rem(&mut q, &mut r, &digits(a), &short);
        let (mut q, mut r) = (limbs(&q), limbs(&r));
        q.resize(m - n + 1, 0);
        r.resize(n, 0);
        assert_eq!((&q[..], &r[..]), (&quotient[..], &left[..n]), "{a:x?} / {d:x?}");
    }

    #[test]
    fn like_ours() {
        let mut numbers = Numbers(11);
        for m in 1..=16 {
            for n in 1..=m {
                for _ in 0..40 {
                    let mut number = |len: usize| -> Vec<u64> {
                        // Numbers with long runs of ones and zeros often make an estimate wrong.
                        (0..len)
                            .map(|_| {
                                [numbers.word(), u64::MAX, 0, 1 << 63, u32::MAX.into()][numbers.word() as usize % 5]
                            })
                            .collect()
                    };
                    let (a, mut d) = (number(m), number(n));
                    d[n - 1] |= 1 << 32;
                    check(&a, &d);
                    d[n - 1] |= 1 << 63;
                    check(&a, &d);
                }
            }
        }
    }
}
