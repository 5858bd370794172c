//! Tests multi-precision numbers on every kernel, and compares the results with `num-bigint`.
#![no_main]
use arbitrary::{Result, Unstructured};
use fastgost_curve::mp::{Arithmetic, Modulus, Uint};
use libfuzzer_sys::fuzz_target;
use num_bigint::BigUint;

fuzz_target!(|data: &[u8]| {
    let _ = check(&mut Unstructured::new(data));
});

/// Makes a number of this many limbs. Many limbs are all zeros or all ones, so that carries propagate far.
fn limbs(u: &mut Unstructured<'_>, n: usize) -> Result<Vec<u64>> {
    let limb = |u: &mut Unstructured<'_>| {
        Ok(match u.arbitrary::<u8>()? {
            0..=50 => 0,
            51..=100 => u64::MAX,
            101..=120 => 1 << 63,
            121..=140 => 1,
            _ => u.arbitrary()?,
        })
    };
    (0..n).map(|_| limb(u)).collect()
}

fn big(limbs: &[u64]) -> BigUint {
    let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    BigUint::from_bytes_le(&bytes)
}

fn two_to(bits: usize) -> BigUint {
    BigUint::from(1_u8) << bits
}

fn check(u: &mut Unstructured<'_>) -> Result<()> {
    match u.int_in_range(0..=8)? {
        0 => modular::<1>(u),
        1 => modular::<4>(u),
        2 => modular::<8>(u),
        3 => modular::<16>(u),
        4 => fixed::<4, 8>(u),
        5 => fixed::<8, 16>(u),
        6 => fixed::<12, 24>(u),
        7 => fixed::<16, 32>(u),
        _ => any_length(u),
    }
}

fn any_length(u: &mut Unstructured<'_>) -> Result<()> {
    let n = u.int_in_range(0..=80)?;
    let m = u.int_in_range(0..=80)?;
    let (a, b, c, digit) = (limbs(u, n)?, limbs(u, n)?, limbs(u, m)?, u.arbitrary::<u64>()?);
    let (big_a, big_b, big_c) = (big(&a), big(&b), big(&c));
    let modulus = two_to(64 * n);
    for kernel in Arithmetic::levels().map(|level| Arithmetic::with_level(level).expect("available")) {
        let name = kernel.level();
        let mut to = vec![0x55; n];
        let carry = kernel.add(&mut to, &a, &b).expect("one length");
        assert_eq!(big(&to) + carry * &modulus, &big_a + &big_b, "a sum, {name}");
        let borrow = kernel.sub(&mut to, &a, &b).expect("one length");
        assert_eq!(big(&to) + &big_b, borrow * &modulus + &big_a, "a difference, {name}");
        let above = kernel.mul_1(&mut to, &a, digit).expect("one length");
        assert_eq!(big(&to) + above * &modulus, &big_a * digit, "by a digit, {name}");
        to.copy_from_slice(&b);
        let above = kernel.addmul_1(&mut to, &a, digit).expect("one length");
        assert_eq!(big(&to) + above * &modulus, &big_b + &big_a * digit, "plus a product, {name}");
        let mut to = vec![0x55; n + m];
        kernel.mul(&mut to, &a, &c).expect("both lengths");
        assert_eq!(big(&to), &big_a * &big_c, "a product, {name}");
        let mut to = vec![0x55; 2 * n];
        kernel.square(&mut to, &a).expect("twice the length");
        assert_eq!(big(&to), &big_a * &big_a, "a square, {name}");
        let (mut quotient, mut rest) = (vec![0x55; n + 1], a.clone());
        let divided = kernel.div_rem_public(&mut quotient, &mut rest, &c);
        assert_eq!(divided.is_err(), c.iter().all(|limb| *limb == 0));
        if divided.is_ok() {
            assert_eq!((big(&quotient), big(&rest)), (&big_a / &big_c, &big_a % &big_c), "a quotient, {name}");
        }
    }
    Ok(())
}

fn array<const N: usize>(u: &mut Unstructured<'_>) -> Result<[u64; N]> {
    Ok(limbs(u, N)?.try_into().expect("its length"))
}

fn fixed<const N: usize, const P: usize>(u: &mut Unstructured<'_>) -> Result<()> {
    let (a, b, digit) = (array::<N>(u)?, array::<N>(u)?, u.arbitrary::<u64>()?);
    let (big_a, big_b, modulus) = (big(&a), big(&b), two_to(64 * N));
    for kernel in Arithmetic::levels().map(|level| Arithmetic::with_level(level).expect("available")) {
        let name = kernel.level();
        let (mut to, mut product) = ([0x55; N], [0x55; P]);
        let carry = kernel.add_fixed(&mut to, &a, &b);
        assert_eq!(big(&to) + carry * &modulus, &big_a + &big_b, "a sum, {name}");
        let borrow = kernel.sub_fixed(&mut to, &a, &b);
        assert_eq!(big(&to) + &big_b, borrow * &modulus + &big_a, "a difference, {name}");
        let above = kernel.mul_digit_fixed(&mut to, &a, digit);
        assert_eq!(big(&to) + above * &modulus, &big_a * digit, "by a digit, {name}");
        kernel.mul_fixed(&mut product, &a, &b);
        assert_eq!(big(&product), &big_a * &big_b, "a product, {name}");
        kernel.square_fixed(&mut product, &a);
        assert_eq!(big(&product), &big_a * &big_a, "a square, {name}");
        let mut quotient = [0x55; N];
        if kernel.div_rem_fixed_public(&mut quotient, &mut to, &a, &b).is_ok() {
            assert_eq!((big(&quotient), big(&to)), (&big_a / &big_b, &big_a % &big_b), "a quotient, {name}");
        }
    }
    Ok(())
}

fn modular<const N: usize>(u: &mut Unstructured<'_>) -> Result<()> {
    let (m, a, b) = (Uint(array::<N>(u)?), Uint(array::<N>(u)?), Uint(array::<N>(u)?));
    let wide = u.int_in_range(0..=3 * N)?;
    let (wide, exponent) = (limbs(u, wide)?, limbs(u, 2)?);
    let Ok(modulus) = Modulus::new(m) else {
        assert!(m.0[0] & 1 == 0 || m == Uint::ONE);
        return Ok(());
    };
    let (big_m, number) = (big(&m.0), |x: &Uint<N>| big(&x.0));
    for kernel in Arithmetic::levels().map(|level| Arithmetic::with_level(level).expect("available")) {
        let name = kernel.level();
        let modulus = modulus.clone().with_level(kernel.level()).expect("available");
        let (x, y) = (modulus.reduce(&a), modulus.reduce(&b));
        assert_eq!((number(&x), number(&y)), (number(&a) % &big_m, number(&b) % &big_m), "modulo, {name}");
        assert_eq!(number(&modulus.reduce_wide(&wide)), big(&wide) % &big_m, "a long one modulo, {name}");
        assert_eq!(number(&modulus.add(&x, &y)), (number(&x) + number(&y)) % &big_m, "a sum, {name}");
        assert_eq!(number(&modulus.sub(&x, &y)), (number(&x) + &big_m - number(&y)) % &big_m, "a difference, {name}");
        assert_eq!(number(&modulus.mul(&x, &y)), number(&x) * number(&y) % &big_m, "a product, {name}");
        let power = number(&x).modpow(&big(&exponent), &big_m);
        assert_eq!(number(&modulus.pow(&x, &exponent)), power, "a power, {name}");
        let inverse = number(&x).modinv(&big_m).unwrap_or_default();
        assert_eq!(number(&modulus.invert(&x)), inverse, "an inverse, {name}");
        assert_eq!(number(&modulus.invert_public(&x)), inverse, "an inverse of public numbers, {name}");
        let there = modulus.to_montgomery(&x);
        assert_eq!(modulus.from_montgomery(&there), x, "there and back, {name}");
        assert_eq!(number(&modulus.from_montgomery(&modulus.montgomery_invert(&there))), inverse, "in form, {name}");
    }
    Ok(())
}
