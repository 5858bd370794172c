//! Tests that compare integers, kernels, moduli and division with `num-bigint`.
use super::{Arithmetic, Modulus, Uint};
use fastgost_testkit::Random;
use num_bigint::BigUint;
use std::vec::Vec;

/// Makes numbers with which a faulty computation is likely to go wrong. Each limb of these numbers is all ones, 0, 1,
/// 2^63, ones in the high bits only, or random.
pub(crate) struct EdgeCases(Random);

impl EdgeCases {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Random(seed))
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0.next()
    }

    pub(crate) fn limbs(&mut self, n: usize) -> Vec<u64> {
        let kind = self.word() % 4;
        (0..n)
            .map(|_| match (kind, self.word() % 8) {
                (0, _) => self.word(),
                (1, _) | (_, 0) => u64::MAX,
                (_, 1 | 2) => 0,
                (_, 3) => 1,
                (_, 4) => 1 << 63,
                (_, 5) => u64::MAX << (self.word() % 64),
                _ => self.word(),
            })
            .collect()
    }

    pub(crate) fn uint<const N: usize>(&mut self) -> Uint<N> {
        Uint(self.limbs(N).try_into().unwrap())
    }

    fn odd<const N: usize>(&mut self) -> Uint<N> {
        let mut m = self.uint::<N>();
        if self.word().is_multiple_of(4) {
            let limbs = self.word() as usize % N;
            m.0[limbs + 1..].fill(0);
        }
        m.0[0] |= 1;
        if m == Uint::ONE { Uint::from_u64(3) } else { m }
    }
}

pub(crate) fn big(limbs: &[u64]) -> BigUint {
    BigUint::from_bytes_le(&limbs.iter().flat_map(|l| l.to_le_bytes()).collect::<Vec<u8>>())
}

pub(crate) fn small<const N: usize>(x: &BigUint) -> Uint<N> {
    Uint::from_le_bytes(&x.to_bytes_le()).unwrap()
}

/// Runs a test for the sizes that have special code, and for other sizes.
macro_rules! sizes {
    ($test:ident) => {{
        $test::<1>();
        $test::<2>();
        $test::<4>();
        $test::<5>();
        $test::<8>();
        $test::<9>();
        $test::<12>();
        $test::<16>();
        $test::<32>();
    }};
}

#[test]
fn sums_products_and_shifts() {
    fn of<const N: usize>() {
        let mut numbers = EdgeCases::new(N as u64);
        let whole = BigUint::from(1u8) << (64 * N);
        for _ in 0..300 {
            let (a, b) = (numbers.uint::<N>(), numbers.uint::<N>());
            let (x, y) = (big(&a.0), big(&b.0));
            let (sum, carry) = a.add(&b);
            assert_eq!(big(&sum.0) + &whole * carry, &x + &y);
            let (difference, borrow) = a.sub(&b);
            assert_eq!(big(&difference.0) + &y, &x + &whole * borrow);
            assert_eq!((bool::from(a.lt(&b)), bool::from(a.ct_eq(&b))), (x < y, x == y));
            let (low, high) = a.mul(&b);
            assert_eq!(big(&low.0) + (big(&high.0) << (64 * N)), &x * &y);
            let by = numbers.word() as usize % (64 * N + 70);
            assert_eq!(big(&a.shl(by).0), (&x << by) % &whole);
            assert_eq!(big(&a.shr(by).0), &x >> by);
            assert_eq!((a.bits_public() as u64, a.bit(by)), (x.bits(), x.bit(by as u64).into()));
        }
    }
    sizes!(of);
}

/// Returns the arithmetic for every kernel that this CPU can run.
fn every() -> impl Iterator<Item = Arithmetic> {
    Arithmetic::levels().map(|level| Arithmetic::with_level(level).unwrap())
}

/// Tests arithmetic on slices of many lengths, on every kernel.
#[test]
fn slices() {
    let mut numbers = EdgeCases::new(1);
    for kernel in every() {
        for n in 0..41 {
            let whole = BigUint::from(1u8) << (64 * n);
            for _ in 0..20 {
                let (a, b) = (numbers.limbs(n), numbers.limbs(n));
                let (x, y) = (big(&a), big(&b));
                let mut to = numbers.limbs(n);
                let before = big(&to);
                let digit = numbers.limbs(1)[0];
                let high = kernel.addmul_1(&mut to, &a, digit).unwrap();
                assert_eq!(big(&to) + &whole * high, before + &x * digit, "{kernel:?} {n}");
                let carry = kernel.add(&mut to, &a, &b).unwrap();
                assert_eq!(big(&to) + &whole * carry, &x + &y, "{kernel:?} {n}");
                let borrow = kernel.sub(&mut to, &a, &b).unwrap();
                assert_eq!(big(&to) + &y, &x + &whole * borrow, "{kernel:?} {n}");
                let high = kernel.mul_1(&mut to, &a, digit).unwrap();
                assert_eq!(big(&to) + &whole * high, &x * digit, "{kernel:?} {n}");
                let mut to = numbers.limbs(2 * n);
                kernel.square(&mut to, &a).unwrap();
                assert_eq!(big(&to), &x * &x, "{kernel:?} {n}");
            }
            for m in 0..41 {
                for _ in 0..4 {
                    let (a, b, mut to) = (numbers.limbs(n), numbers.limbs(m), numbers.limbs(n + m));
                    kernel.mul(&mut to, &a, &b).unwrap();
                    assert_eq!(big(&to), big(&a) * big(&b), "{kernel:?} {n} {m}");
                }
            }
        }
        for n in [127, 128, 129, 143, 160, 300] {
            let (a, mut to, digit) = (numbers.limbs(n), std::vec![0; n], numbers.word());
            let high = kernel.mul_1(&mut to, &a, digit).unwrap();
            assert_eq!(big(&to) + (BigUint::from(high) << (64 * n)), big(&a) * digit, "{kernel:?} {n}");
        }
        for (n, m) in [(64, 64), (65, 33), (100, 70), (97, 15), (200, 16), (31, 129)] {
            let (a, b, mut to) = (numbers.limbs(n), numbers.limbs(m), numbers.limbs(n + m));
            kernel.mul(&mut to, &a, &b).unwrap();
            assert_eq!(big(&to), big(&a) * big(&b), "{kernel:?} {n} {m}");
        }
        let (a, mut to) = ([1; 4], [0; 7]);
        assert!(kernel.mul(&mut to, &a, &a).is_err() && kernel.square(&mut to, &a).is_err());
        assert!(kernel.add(&mut to, &a, &a).is_err() && kernel.sub(&mut to[..4], &a, &a[..3]).is_err());
        assert!(kernel.mul_1(&mut to, &a, 1).is_err() && kernel.addmul_1(&mut to, &a, 1).is_err());
    }
}

/// Tests products whose sizes have special code, on every kernel and with many numbers.
#[test]
fn products_of_fixed_sizes() {
    fn of<const A: usize, const B: usize, const P: usize, const S: usize>() {
        let mut numbers = EdgeCases::new((A * 100 + B) as u64);
        for kernel in every() {
            for _ in 0..1000 {
                let (a, b) = (numbers.uint::<A>(), numbers.uint::<B>());
                let mut to = [1; A];
                let (mut low, mut high) = ([0; A], [0; A]);
                let high_limb = kernel.mul_digit_fixed(&mut to, &a.0, b.0[0]);
                assert_eq!(high_limb, kernel.mul_1(&mut low, &a.0, b.0[0]).unwrap());
                assert_eq!(to, low);
                let carry = kernel.add_fixed(&mut to, &a.0, &a.0);
                assert_eq!(carry, kernel.add(&mut low, &a.0, &a.0).unwrap());
                assert_eq!(to, low);
                low[..B].copy_from_slice(&b.0);
                let borrow = kernel.sub_fixed(&mut high, &a.0, &low);
                let whole = BigUint::from(1u8) << (64 * A);
                assert_eq!(big(&high) + big(&low), big(&a.0) + whole * borrow);
                let (mut to, mut square) = ([1; P], [1; S]);
                kernel.mul_fixed(&mut to, &a.0, &b.0);
                assert_eq!(big(&to), big(&a.0) * big(&b.0), "{kernel:?} {a:?} {b:?}");
                kernel.square_fixed(&mut square, &a.0);
                assert_eq!(big(&square), big(&a.0) * big(&a.0), "{kernel:?} {a:?}");
            }
        }
    }
    of::<4, 4, 8, 8>();
    of::<6, 6, 12, 12>();
    of::<8, 8, 16, 16>();
    of::<12, 12, 24, 24>();
    of::<16, 4, 20, 32>();
    of::<16, 8, 24, 32>();
    of::<16, 12, 28, 32>();
    of::<16, 16, 32, 32>();
    of::<32, 32, 64, 64>();
}

#[test]
fn bytes() {
    let a = Uint::<4>::from_be_hex("0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20");
    let bytes: Vec<u8> = (1..=32).collect();
    assert_eq!(Uint::from_be_bytes(&bytes), Ok(a));
    let mut out = [0xff; 40];
    a.write_be_bytes(&mut out);
    assert_eq!((&out[..8], &out[8..]), (&[0; 8][..], &bytes[..]));
    a.write_le_bytes(&mut out[..30]);
    assert!(out[..30].iter().eq(bytes.iter().rev().take(30)));
    assert_eq!(Uint::from_be_bytes(&bytes[29..]), Ok(Uint::<4>::from_u64(0x1e1f20)));
    assert_eq!(Uint::from_le_bytes(&bytes[..3]), Ok(Uint::<4>::from_u64(0x030201)));
    assert!(Uint::<3>::from_be_bytes(&bytes).is_err() && Uint::<3>::from_le_bytes(&bytes).is_err());
}

#[test]
fn moduli() {
    fn of<const N: usize>() {
        let mut numbers = EdgeCases::new(0x100 + N as u64);
        for (kernel, _) in every().flat_map(|k| [k; 60]).zip(0..) {
            let m = numbers.odd::<N>();
            let modulus = Modulus::new(m).unwrap().with_level(kernel.level()).unwrap();
            let p = big(&m.0);
            let (any, other) = (numbers.uint::<N>(), numbers.uint::<N>());
            let (a, b) = (modulus.reduce(&any), modulus.reduce(&other));
            let (x, y) = (big(&any.0) % &p, big(&other.0) % &p);
            assert_eq!((big(&a.0), big(&b.0)), (x.clone(), y.clone()));
            assert_eq!(big(&modulus.add(&a, &b).0), (&x + &y) % &p);
            assert_eq!(big(&modulus.sub(&a, &b).0), (&x + &p - &y) % &p);
            assert_eq!(big(&modulus.neg(&a).0), (&p - &x) % &p);
            assert_eq!(big(&modulus.mul(&a, &b).0), &x * &y % &p);
            assert_eq!(modulus.from_montgomery(&modulus.to_montgomery(&a)), a);
            assert_eq!(modulus.from_montgomery(modulus.one()), Uint::ONE);
            for n in 0..40 {
                let long = numbers.limbs(n);
                assert_eq!(big(&modulus.reduce_wide(&long).0), big(&long) % &p, "{n} limbs");
            }
            let exponent = [numbers.word(), numbers.word() % 4];
            let expected = x.modpow(&big(&exponent), &p);
            assert_eq!(big(&modulus.pow(&a, &exponent).0), expected);
            if N > 1 {
                let mut e = Uint::ZERO;
                e.0[..2].copy_from_slice(&exponent);
                assert_eq!(big(&modulus.pow_public(&a, &e).0), expected);
            }
            let mut values = [Uint::ZERO, Uint::ONE, modulus.neg(&Uint::ONE), a, b];
            for a in values {
                let expected = big(&a.0).modinv(&p).unwrap_or_default();
                assert_eq!(big(&modulus.invert(&a).0), expected, "1 / {a:?} mod {m:?}");
                assert_eq!(big(&modulus.invert_public(&a).0), expected, "1 / {a:?} mod {m:?}");
                let inverse = modulus.montgomery_invert(&modulus.to_montgomery(&a));
                assert_eq!(modulus.from_montgomery(&inverse), small(&expected));
            }
            // `invert_all` requires that each number except 0 has an inverse. The modulus is rarely prime, so this loop
            // replaces each number without an inverse by 0.
            for v in &mut values {
                if big(&v.0).modinv(&p).is_none() {
                    *v = Uint::ZERO;
                }
            }
            let inverses = values.map(|v| modulus.invert(&v));
            modulus.invert_all(&mut values, &mut [Uint::ZERO; 5]).unwrap();
            assert_eq!(values, inverses);
        }
    }
    sizes!(of);
    assert!(Modulus::new(Uint::<4>::ONE).is_err());
    assert!(Modulus::new(Uint::<4>::from_u64(10)).is_err());
    assert!(Modulus::new(Uint::<4>::ZERO).is_err());
}

/// The public inversion takes other division steps than the inversion in constant time. For these numbers, the public
/// inversion needs one step more than the rounds of the constant-time inversion have, so it needs one round more.
#[test]
fn inverses_that_take_a_round_too_many() {
    let numbers =
        [(0x1550cdf, 0x1415fce), (0x1f3fa2d, 0x1b51e33), (0x191204f, 0x16ed338), (0x1fea285, 0x1b776d1), (3, 2)];
    for (m, a) in numbers {
        let (modulus, a) = (Modulus::new(Uint::<4>::from_u64(m)).unwrap(), Uint::from_u64(a));
        let inverse = big(&a.0).modinv(&BigUint::from(m)).unwrap_or_default();
        assert_eq!(big(&modulus.invert_public(&a).0), inverse, "1 / {a:?} mod {m}");
        assert_eq!(big(&modulus.invert(&a).0), inverse, "1 / {a:?} mod {m}");
    }
}

/// Tests quotients and remainders of numbers of many lengths, on every kernel.
#[test]
fn division() {
    let mut numbers = EdgeCases::new(7);
    let check = |kernel: Arithmetic, a: &[u64], d: &[u64]| {
        let (mut quotient, mut remainder) = (std::vec![7; a.len() + 1], a.to_vec());
        let result = kernel.div_rem_public(&mut quotient, &mut remainder, d);
        if d.iter().all(|l| *l == 0) {
            assert_eq!(result, Err(crate::error::Error::DivisionByZero));
        } else {
            let (x, y) = (big(a), big(d));
            assert_eq!((big(&quotient), big(&remainder)), (&x / &y, &x % &y), "{kernel:?} {a:x?} / {d:x?}");
        }
    };
    for kernel in every() {
        for n in 0..41 {
            for m in 0..41 {
                for _ in 0..6 {
                    let (a, mut d) = (numbers.limbs(n), numbers.limbs(m));
                    check(kernel, &a, &d);
                    // The highest limb of the divisor is shifted right, so that it has any number of significant bits.
                    if let Some(highest) = d.last_mut() {
                        *highest >>= numbers.word() % 64;
                    }
                    check(kernel, &a, &d);
                }
            }
        }
        for (n, m) in [(70, 64), (130, 65), (100, 99), (200, 70), (300, 4), (70, 70)] {
            for _ in 0..20 {
                check(kernel, &numbers.limbs(n), &numbers.limbs(m));
            }
        }
        // These sizes of the divisor have special code. The dividend is a multiple of the divisor, or a little less.
        // For such dividends, the estimates of the quotient's digits are a little too large.
        for m in [2, 3, 4, 8, 12, 16] {
            for _ in 0..2000 {
                let (d, q, mut a) = (numbers.limbs(m), numbers.limbs(6), std::vec![0; m + 6]);
                kernel.mul(&mut a, &d, &q).unwrap();
                check(kernel, &a, &d);
                if let Some(lowest) = a.iter_mut().find(|l| **l > 0) {
                    *lowest -= 1;
                }
                check(kernel, &a, &d);
            }
        }
        let mut quotient = [0; 3];
        assert!(kernel.div_rem_public(&mut quotient, &mut [1; 8], &[1; 5]).is_err());
        assert!(kernel.div_rem_public(&mut quotient, &mut [1; 8], &[1, 1, 1, 1, 1, 1]).is_ok());
    }
    fn of<const N: usize, const M: usize>() {
        let mut numbers = EdgeCases::new((N * 100 + M) as u64);
        for kernel in every() {
            for i in 0..3000 {
                let (mut a, mut d) = (numbers.uint::<N>(), numbers.uint::<M>());
                if i % 2 == 0 {
                    d.0[M - 1] >>= numbers.word() % 64;
                }
                if i % 5 == 0 {
                    a.0[N - 1] = 0;
                }
                if i % 7 == 0 {
                    a.0[N - M..].copy_from_slice(&d.0);
                    a.0[0] = a.0[0].wrapping_sub(1);
                }
                let (mut quotient, mut remainder) = ([1; N], [1; M]);
                let result = kernel.div_rem_fixed_public(&mut quotient, &mut remainder, &a.0, &d.0);
                let (x, y) = (big(&a.0), big(&d.0));
                if d == Uint::ZERO {
                    assert_eq!(result, Err(crate::error::Error::DivisionByZero));
                } else {
                    assert_eq!((big(&quotient), big(&remainder)), (&x / &y, &x % &y), "{kernel:?} {a:?} / {d:?}");
                }
            }
        }
    }
    of::<4, 4>();
    of::<8, 4>();
    of::<8, 8>();
    of::<16, 4>();
    of::<16, 8>();
    of::<16, 12>();
    of::<16, 16>();
    of::<32, 16>();
    of::<9, 3>();
    let (q, r) = Uint::<2>([5, 9]).div_rem_public(&Uint::<4>([1, 2, 3, 4])).unwrap();
    assert_eq!((q, r), (Uint::ZERO, Uint([5, 9, 0, 0])));
    assert!(Uint::<2>::ONE.div_rem_public(&Uint::<4>::ZERO).is_err());
}
