//! Multiplication by columns (Comba). The products of a column are added up in three words, and give one limb of the
//! result.

/// Computes `to = a * b`. `to` has as many limbs as `a` and `b` together.
#[inline]
pub fn mul<const A: usize, const B: usize, const P: usize>(to: &mut [u64; P], a: &[u64; A], b: &[u64; B]) {
    const { assert!(P == A + B && A >= B) };
    let (mut low, mut high) = (0_u128, 0_u64);
    for column in 0..P - 1 {
        let first = column.saturating_sub(A - 1);
        let last = column.min(B - 1);
        for j in first..=last {
            let (sum, carry) = low.overflowing_add(u128::from(a[column - j]) * u128::from(b[j]));
            (low, high) = (sum, high + u64::from(carry));
        }
        to[column] = low as u64;
        (low, high) = (low >> 64 | u128::from(high) << 64, 0);
    }
    to[P - 1] = low as u64;
}

/// The number of bits in a short digit. A word of 64 bits holds one digit, and has space for the sum of all products of
/// a column. So the products need no carry.
pub const SHORT: u32 = 28;

/// Converts limbs to digits of `SHORT` bits.
pub fn short_digits(a: &[u64]) -> Vec<u64> {
    let bits = 64 * a.len();
    let digit = |at: usize| {
        let (limb, shift) = (at / 64, at % 64);
        let above = a.get(limb + 1).map_or(0, |next| u128::from(*next) << 64);
        ((above | u128::from(a[limb])) >> shift) as u64 & ((1 << SHORT) - 1)
    };
    (0..bits).step_by(SHORT as usize).map(digit).collect()
}

/// Converts digits of `SHORT` bits to `len` limbs.
pub fn of_short_digits(digits: &[u64], len: usize) -> Vec<u64> {
    let mut limbs = vec![0; len + 1];
    for (i, digit) in digits.iter().enumerate() {
        let at = i * SHORT as usize;
        let wide = u128::from(*digit) << (at % 64);
        if at / 64 < len {
            limbs[at / 64] |= wide as u64;
            limbs[at / 64 + 1] |= (wide >> 64) as u64;
        }
    }
    limbs.truncate(len);
    limbs
}

/// Computes `to = a * b`. `a` and `b` have `N` digits of `SHORT` bits. The products of a column are added up in one
/// word.
#[inline]
pub fn mul_short<const N: usize>(to: &mut [u64], a: &[u64; N], b: &[u64; N]) {
    // A word must have space for the sum of a column and the carry of the previous column.
    const { assert!(N < 1 << (63 - 2 * SHORT)) };
    assert!(to.len() == 2 * N);
    let mut cell = 0;
    for column in 0..2 * N - 1 {
        for j in column.saturating_sub(N - 1)..=column.min(N - 1) {
            cell += a[column - j] * b[j];
        }
        to[column] = cell & ((1 << SHORT) - 1);
        cell >>= SHORT;
    }
    to[2 * N - 1] = cell;
}

#[cfg(test)]
mod tests {
    use super::{super::Numbers, *};
    use fastgost_curve::mp::Arithmetic;

    fn one<const A: usize, const B: usize, const P: usize>() {
        let mut numbers = Numbers(7);
        let mut cases = vec![([u64::MAX; A], [u64::MAX; B]), ([0; A], [u64::MAX; B])];
        cases.extend((0..50).map(|_| (numbers.limbs(), numbers.limbs())));
        for (a, b) in cases {
            let (mut ours, mut other) = ([1; P], [2; P]);
            Arithmetic::new().mul_fixed(&mut ours, &a, &b);
            mul(&mut other, &a, &b);
            assert_eq!(ours, other, "{A} {B}");
        }
    }

    #[test]
    fn short_digits_like_ours() {
        let mut numbers = Numbers(8);
        let mut cases = vec![([u64::MAX; 16], [u64::MAX; 16]), ([0; 16], [u64::MAX; 16])];
        cases.extend((0..50).map(|_| (numbers.limbs(), numbers.limbs())));
        for (a, b) in cases {
            assert_eq!(of_short_digits(&short_digits(&a), 16), a);
            let mut ours = [1; 32];
            Arithmetic::new().mul_fixed(&mut ours, &a, &b);
            let [x, y]: [[u64; 37]; 2] = [a, b].map(|n| short_digits(&n).try_into().unwrap());
            let mut to = [0; 74];
            mul_short(&mut to, &x, &y);
            assert_eq!(of_short_digits(&to, 32), ours);
        }
    }

    #[test]
    fn like_ours() {
        one::<1, 1, 2>();
        one::<2, 1, 3>();
        one::<3, 2, 5>();
        one::<4, 4, 8>();
        one::<16, 4, 20>();
        one::<16, 12, 28>();
        one::<16, 16, 32>();
        one::<32, 32, 64>();
    }
}
