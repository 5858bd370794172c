use super::{Modulus, Uint};
use num_bigint::BigUint;
use std::vec::Vec;

/// Numbers that are likely to be wrong: limbs of all ones, zeros, a few bits at the borders, and random ones.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// splitmix64.
    pub(crate) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
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
        if self.word() % 4 == 0 {
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

fn small<const N: usize>(x: &BigUint) -> Uint<N> {
    Uint::from_le_bytes(&x.to_bytes_le()).unwrap()
}

/// Runs a test for sizes that have code of their own, and others.
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
        let mut numbers = Numbers::new(N as u64);
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
        let mut numbers = Numbers::new(0x100 + N as u64);
        for _ in 0..60 {
            let m = numbers.odd::<N>();
            let modulus = Modulus::new(m).unwrap();
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
                let inverse = modulus.montgomery_invert(&modulus.to_montgomery(&a));
                assert_eq!(modulus.from_montgomery(&inverse), small(&expected));
            }
            // Only of numbers that have inverses, or are 0: the modulus is rarely prime.
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
