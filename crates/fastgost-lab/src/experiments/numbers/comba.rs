//! Multiplication by columns (Comba): every limb of the result is accumulated at once, in three words.

/// `to` has as many limbs as `a` and `b` together.
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

#[cfg(test)]
mod tests {
    use super::{super::Numbers, *};
    use fastgost::mp::Arithmetic;

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
