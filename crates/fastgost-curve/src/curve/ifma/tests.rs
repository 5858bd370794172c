//! Tests of the fields against an independent crate. `curve::tests` tests the points and algorithms of all kernels.
use super::{
    cpu,
    primes::*,
    radix52::{Fe, Loose, Prime, ProductColumns},
    vertical::Vertical,
};
use crate::{
    cpu::Level,
    curve::field::Field,
    simd::x86::ifma::{Ifma, Limbs, Work, YmmIfma, ZmmIfma},
};
use core::marker::PhantomData;
use num_bigint::BigUint;
use std::vec::Vec;

fn value<const L: usize>(limbs: &[u64; L]) -> BigUint {
    limbs.iter().rev().fold(BigUint::ZERO, |x, limb| (x << 52) + limb)
}

fn limbs_of<const L: usize>(x: &BigUint) -> [u64; L] {
    core::array::from_fn(|i| ((x >> (52 * i)) & BigUint::from((1_u64 << 52) - 1)).iter_u64_digits().next().unwrap_or(0))
}

fn load<V: Limbs, const L: usize>(cpu: Ifma, numbers: &[[u64; L]; 8]) -> Fe<V, L> {
    Fe(core::array::from_fn(|i| V::load(cpu, &numbers.map(|x| x[i]))))
}

fn store<V: Limbs, const L: usize>(x: &[V; L]) -> [[u64; L]; 8] {
    let mut out = [[0; L]; 8];
    for i in 0..L {
        let mut words = [0; 8];
        x[i].store(&mut words);
        for lane in 0..8 {
            out[lane][i] = words[lane];
        }
    }
    out
}

/// Returns boundary values of elements, and pseudorandom elements.
fn numbers<P: Prime<L>, const L: usize>() -> Vec<[u64; L]> {
    let (p, one, bits) = (value(&P::P), BigUint::from(1_u32), 256 * L / 5);
    let mut all: Vec<_> = [0_u32, 1, 2, 617].map(BigUint::from).into();
    all.extend((1_u32..4).flat_map(|k| [&p * k - 1_u32, &p * k, &p * k + 1_u32]));
    for n in [52, 104, bits - 52, bits - 1, bits, bits + 1] {
        all.extend([(&one << n) - 1_u32, &one << n]);
    }
    all.push((&one << bits) - (&one << (bits - 52)));
    let mut x = 1_u64;
    for _ in 0..6 {
        let mut random = BigUint::ZERO;
        for _ in 0..L {
            x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            random = (random << 51) + (x >> 13);
        }
        all.push(random);
    }
    // For a prime without special form, the tested values go up to four times the prime. For other primes, the tested
    // values go up to 2^257 (2^513).
    let limit = if P::FOLD == 0 { &p * 4_u32 } else { &one << (bits + 1) };
    all.into_iter().filter(|x| x <= &limit).map(|x| limbs_of(&x)).collect()
}

struct Operations<P, V, const L: usize>(PhantomData<(P, V)>);

impl<P: Prime<L>, V: Limbs, const L: usize> Work for Operations<P, V, L> {
    type Result = ();
    fn run(self, cpu: Ifma) {
        let (p, all) = (value(&P::P), numbers::<P, L>());
        let r = if P::FOLD == 0 { BigUint::from(1_u32) << (52 * L) } else { BigUint::from(1_u32) };
        let inverse = r.modpow(&(&p - 2_u32), &p);
        let lanes = if size_of::<V>() == 64 { 8 } else { 4 };
        for i in 0..all.len() {
            for j in 0..all.len() {
                let a: [_; 8] = core::array::from_fn(|lane| all[(i + lane) % all.len()]);
                let b: [_; 8] = core::array::from_fn(|lane| all[(j + 3 * lane) % all.len()]);
                let (x, y) = (load::<V, L>(cpu, &a), load::<V, L>(cpu, &b));
                let (xy, yy) = (x.product::<P>(cpu, &y), y.product::<P>(cpu, &y));
                let mut both = ProductColumns::new(cpu);
                both.add(cpu, &x, &y);
                both.add(cpu, &y, &y);
                // Before `tidy`, no formula adds more than 14 differences of two products.
                let mut many: Loose<V, L> = xy.sub(&yy);
                for _ in 1..14 {
                    many = many.add(&xy).sub(&yy);
                }
                let got = [
                    xy.tidy_sum::<P>(cpu),
                    xy.tidy::<P>(cpu),
                    xy.sub(&yy).tidy::<P>(cpu),
                    many.tidy::<P>(cpu),
                    x.loose().sub(&y.loose()).tidy::<P>(cpu),
                    both.reduce::<P, L>(cpu).tidy_sum::<P>(cpu),
                    ProductColumns::square(cpu, &y).reduce::<P, L>(cpu).tidy_sum::<P>(cpu),
                    x.select(&y, 0b0101_1010),
                ]
                .map(|x| store(&x.0));
                for lane in 0..lanes {
                    let (a, b) = (value(&a[lane]), value(&b[lane]));
                    let (ab, bb) = (&a * &b * &inverse % &p, &b * &b * &inverse % &p);
                    let difference = (&ab + &p - &bb) % &p;
                    let expected = [
                        ab.clone(),
                        ab.clone(),
                        difference.clone(),
                        difference * 14_u32 % &p,
                        (&a + &p * 8_u32 - &b) % &p,
                        (&ab + &bb) % &p,
                        bb,
                        if 0b0101_1010 >> lane & 1 == 1 { b } else { a } % &p,
                    ];
                    for (k, expected) in expected.iter().enumerate() {
                        let limbs = &got[k][lane];
                        assert!(limbs.iter().all(|x| *x < 1 << 52), "{k} {i} {j}: {limbs:x?}");
                        assert!(limbs[L - 1] < 1 << if L == 5 { 51 } else { 47 }, "{k} {i} {j}: {limbs:x?}");
                        assert_eq!(&(value(limbs) % &p), expected, "{k} {i} {j} {lane}");
                    }
                }
            }
        }
    }
}

struct Multiples<P, const L: usize>(PhantomData<P>);

impl<P: Prime<L>, const L: usize> Work for Multiples<P, L> {
    type Result = ();
    fn run(self, cpu: Ifma) {
        let (p, all) = (value(&P::P), numbers::<P, L>());
        for i in 0..all.len() {
            let a: [_; 8] = core::array::from_fn(|lane| all[(i + lane) % all.len()]);
            let x = Vertical::<P, L>::new(&load(cpu, &a));
            for factor in [0, 3, 7, 0xa6, 0xff, 0x100, 0x805a, 0xffff] {
                let got = store(&x.times(factor).tidy().0);
                for lane in 0..8 {
                    assert_eq!(value(&got[lane]) % &p, value(&a[lane]) * factor % &p, "{factor}");
                }
            }
            let got = store(&x.negate_in(0b1001_0110).tidy().0);
            for lane in 0..8 {
                let a = value(&a[lane]) % &p;
                let expected = if 0b1001_0110 >> lane & 1 == 1 { (&p - a) % &p } else { a };
                assert_eq!(value(&got[lane]) % &p, expected);
            }
        }
    }
}

fn check<P: Prime<L>, const L: usize>() {
    if Level::Avx512.available() {
        cpu().call(Operations::<P, YmmIfma, L>(PhantomData));
        cpu().call(Operations::<P, ZmmIfma, L>(PhantomData));
        cpu().call(Multiples::<P, L>(PhantomData));
    }
}

#[test]
fn fields_of_256_bits() {
    check::<Below256, 5>();
    check::<Above255, 5>();
    check::<Any256, 5>();
}

#[test]
fn fields_of_512_bits() {
    check::<Below512, 10>();
    check::<Above511, 10>();
}
