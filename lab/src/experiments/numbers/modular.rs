//! Measures products, inverses and powers modulo an odd number, in constant time, and inverses of public numbers.
use super::{Bench, Numbers, fixed::sized, racer::Racer};
use crate::{
    pair::Outcome,
    rivals::{bn, gmp},
};
use crypto_bigint::{
    Odd, Uint as Theirs,
    modular::{FixedMontyForm, FixedMontyParams},
};
use fastgost_curve::mp::{Arithmetic, Modulus, Uint};
use std::hint::black_box;

pub fn all(bench: &mut Bench<'_, '_>, bits: usize) -> Outcome {
    sized!(bench, bits, format!("bits: {bits}");
        256 => modulo::<4>, 512 => modulo::<8>, 768 => modulo::<12>, 1024 => modulo::<16>, 2048 => modulo::<32>)
}

fn modulo<const N: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let mut numbers = Numbers(N as u64);
    let mut m: [u64; N] = numbers.limbs();
    (m[0], m[N - 1]) = (m[0] | 1, m[N - 1] | 1 << 63);
    let modulus = Modulus::new(Uint(m))?;
    // This number must have an inverse.
    let a = loop {
        let a = modulus.reduce(&Uint(numbers.limbs()));
        if modulus.invert(&a) != Uint::ZERO {
            break a;
        }
    };
    let e = numbers.limbs::<N>();
    let odd = Odd::new(Theirs::from_words(m)).into_option().ok_or("the modulus is even")?;
    let params = FixedMontyParams::new(odd);
    let (gmp, bn) = (bench.gmp, bench.bn);
    let kernels = bench.kernels.clone();
    let ours = |compute: fn(&Modulus<N>, &Uint<N>, &[u64; N]) -> Uint<N>| {
        let racer = move |kernel: &Arithmetic| {
            let modulus = Modulus::new(Uint(m))?.with_level(kernel.level())?;
            let run = move |to: &mut Uint<N>| {
                let _: () = *black_box(to) = compute(&modulus, black_box(&a), black_box(&e));
                Ok(())
            };
            Ok(Racer::new("fastgost", kernel.level().name(), Uint::ZERO, run, |s: &Uint<N>| Ok(s.0.to_vec())))
        };
        kernels.iter().map(racer).collect::<Outcome<Vec<_>>>()
    };

    // GMP has no public function for Montgomery multiplication, so GMP does not take part here.
    let mut racers = ours(|modulus, a, _| modulus.montgomery_mul(a, a))?;
    if let Some(bn) = bn {
        let (a, m) = (bn.number(&a.0)?, bn.modulus(&m)?);
        let run = move |to: &mut bn::Number<'static>| to.set_montgomery_product(&a, &a, &m);
        racers.push(Racer::new(bn::OWNER, "", bn.number(&[0])?, run, |s| s.limbs(N)));
    }
    let form = FixedMontyForm::from_montgomery(Theirs::from_words(a.0), &params);
    let run = move |to: &mut FixedMontyForm<N>| {
        let _: () = *black_box(to) = black_box(&form).mul(black_box(&form));
        Ok(())
    };
    racers.push(Racer::new("crypto-bigint", "", form, run, |s| Ok(s.as_montgomery().as_words().to_vec())));
    bench.race("montgomery", "mul", 8 * N, racers)?;

    let mut racers = ours(|modulus, a, _| modulus.invert(a))?;
    if let Some(bn) = bn {
        let (mut a, m) = (bn.number(&a.0)?, bn.number(&m)?);
        a.keep_secret();
        let run = move |to: &mut bn::Number<'static>| to.set_inverse(&a, &m);
        racers.push(Racer::new(bn::OWNER, "", bn.number(&[0])?, run, |s| s.limbs(N)));
    }
    let (plain, odd) = (Theirs::from_words(a.0), *params.modulus());
    let run = move |to: &mut Theirs<N>| {
        let inverse = black_box(&plain).invert_odd_mod(black_box(&odd));
        *black_box(to) = inverse.into_option().ok_or("there is no inverse")?;
        Ok(())
    };
    racers.push(Racer::new("crypto-bigint", "", Theirs::ZERO, run, |s| Ok(s.as_words().to_vec())));
    bench.race("montgomery", "invert", 8 * N, racers)?;

    let mut racers = ours(|modulus, a, _| modulus.invert_public(a))?;
    if let Some(gmp) = gmp {
        let (a, m) = (gmp.number(&a.0), gmp.number(&m));
        let run = move |to: &mut gmp::Number<'static>| {
            to.set_inverse(black_box(&a), &m);
            Ok(())
        };
        racers.push(Racer::new(gmp::OWNER, "", gmp.number(&[0]), run, |s| Ok(s.limbs::<N>().to_vec())));
    }
    if let Some(bn) = bn {
        let (a, m) = (bn.number(&a.0)?, bn.number(&m)?);
        let run = move |to: &mut bn::Number<'static>| to.set_inverse(&a, &m);
        racers.push(Racer::new(bn::OWNER, "", bn.number(&[0])?, run, |s| s.limbs(N)));
    }
    bench.race("montgomery", "invert, public", 8 * N, racers)?;

    let mut racers = ours(|modulus, a, e| modulus.pow(a, e))?;
    if let Some(gmp) = gmp {
        let (a, m, e) = (gmp.number(&a.0), gmp.number(&m), gmp.number(&e));
        let run = move |to: &mut gmp::Number<'static>| {
            to.set_power(black_box(&a), &e, &m);
            Ok(())
        };
        racers.push(Racer::new(gmp::OWNER, "", gmp.number(&[0]), run, |s| Ok(s.limbs::<N>().to_vec())));
    }
    if let Some(bn) = bn {
        let (a, e, m) = (bn.number(&a.0)?, bn.number(&e)?, bn.modulus(&m)?);
        let run = move |to: &mut bn::Number<'static>| to.set_power(&a, &e, &m);
        racers.push(Racer::new(bn::OWNER, "", bn.number(&[0])?, run, |s| s.limbs(N)));
    }
    let form = FixedMontyForm::new(&Theirs::from_words(a.0), &params);
    let e = Theirs::from_words(e);
    let run = move |to: &mut FixedMontyForm<N>| {
        let _: () = *black_box(to) = black_box(&form).pow(black_box(&e));
        Ok(())
    };
    racers.push(Racer::new("crypto-bigint", "", form, run, |s| Ok(s.retrieve().as_words().to_vec())));
    bench.race("montgomery", "pow", 8 * N, racers)?;
    Ok(())
}
