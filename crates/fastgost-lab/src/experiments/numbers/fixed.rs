//! Sums, products, squares and quotients of numbers whose size is known at compile time.
use super::{Bench, Numbers, comba, newton, racer::Racer};
use crate::{pair::Outcome, rivals::bn, rivals::gmp};
use crypto_bigint::{Limb, NonZero, Uint as Theirs};
use std::hint::black_box;

/// Calls a function that is generic over limbs.
macro_rules! sized {
    ($bench:expr, $given:expr, $what:expr; $($size:pat => $call:ident::<$($limbs:literal),+>),+ $(,)?) => {
        match $given {
            $($size => $call::<$($limbs),+>($bench),)+
            _ => return Err(format!(
                "{}: not one of {}", $what, [$(stringify!($size)),+].join(", ")
            ).into()),
        }
    };
}
pub(super) use sized;

pub fn sums(bench: &mut Bench<'_, '_>, bits: usize) -> Outcome {
    sized!(bench, bits, format!("bits: {bits}");
        256 => sum::<4>, 512 => sum::<8>, 768 => sum::<12>, 1024 => sum::<16>, 2048 => sum::<32>)
}

pub fn square(bench: &mut Bench<'_, '_>, bits: usize) -> Outcome {
    sized!(bench, bits, format!("bits: {bits}");
        256 => sqr::<4, 8>, 512 => sqr::<8, 16>, 768 => sqr::<12, 24>, 1024 => sqr::<16, 32>, 2048 => sqr::<32, 64>)
}

pub fn product(bench: &mut Bench<'_, '_>, pair: [usize; 2]) -> Outcome {
    sized!(bench, pair, format!("pairs: {} x {} bits", pair[0], pair[1]);
        [256, 256] => mul::<4, 4, 8>, [512, 256] => mul::<8, 4, 12>, [512, 512] => mul::<8, 8, 16>,
        [768, 768] => mul::<12, 12, 24>, [1024, 256] => mul::<16, 4, 20>, [1024, 512] => mul::<16, 8, 24>,
        [1024, 768] => mul::<16, 12, 28>, [1024, 1024] => mul::<16, 16, 32>, [2048, 2048] => mul::<32, 32, 64>)
}

pub fn division(bench: &mut Bench<'_, '_>, pair: [usize; 2]) -> Outcome {
    sized!(bench, pair, format!("divisions: {} / {} bits", pair[0], pair[1]);
        [512, 256] => div::<8, 4>, [1024, 256] => div::<16, 4>, [1024, 512] => div::<16, 8>,
        [1024, 768] => div::<16, 12>, [1024, 1024] => div::<16, 16>, [2048, 1024] => div::<32, 16>)
}

fn sum<const N: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let mut numbers = Numbers(N as u64);
    let (a, b): ([u64; N], [u64; N]) = (numbers.limbs(), numbers.limbs());
    // OpenSSL's difference has a sign.
    let (a, b) = if a[N - 1] < b[N - 1] { (b, a) } else { (a, b) };
    let (x, y) = (Theirs::from_words(a), Theirs::from_words(b));
    let (gmp, bn) = (bench.gmp, bench.bn);
    let with = |to: &[u64], above: u64| Ok([to, &[above]].concat());
    for subtracts in [false, true] {
        let mut racers = Vec::new();
        for kernel in bench.kernels.clone() {
            let compute = move |(to, above): &mut ([u64; N], u64)| {
                let (to, a, b) = (black_box(to), black_box(&a), black_box(&b));
                *above = if subtracts { kernel.sub_fixed(to, a, b) } else { kernel.add_fixed(to, a, b) };
                Ok(())
            };
            racers.push(Racer::new("fastgost", kernel.level().name(), ([0; N], 0), compute, move |s| with(&s.0, s.1)));
        }
        if let Some(gmp) = gmp {
            let compute = move |(to, above): &mut ([u64; N], u64)| {
                let (to, a, b) = (black_box(to), black_box(&a), black_box(&b));
                *above = if subtracts { gmp.sub(to, a, b) } else { gmp.add(to, a, b) };
                Ok(())
            };
            racers.push(Racer::new(gmp::OWNER, "", ([0; N], 0), compute, move |s| with(&s.0, s.1)));
        }
        if let Some(bn) = bn {
            let (a, b) = (bn.number(&a)?, bn.number(&b)?);
            let compute = move |to: &mut bn::Number<'static>| {
                if subtracts { to.set_difference(&a, &b) } else { to.set_sum(&a, &b) }
            };
            racers.push(Racer::new(bn::OWNER, "", bn.number(&[0])?, compute, |s| s.limbs(N + 1)));
        }
        let compute = move |(to, above): &mut (Theirs<N>, u64)| {
            let (x, y) = (black_box(&x), black_box(&y));
            let (result, carry) =
                if subtracts { x.borrowing_sub(y, Limb::ZERO) } else { x.carrying_add(y, Limb::ZERO) };
            (*black_box(to), *above) = (result, carry.0 & 1);
            Ok(())
        };
        let result = move |s: &(Theirs<N>, u64)| with(s.0.as_words(), s.1);
        racers.push(Racer::new("crypto-bigint", "", (Theirs::ZERO, 0), compute, result));
        let (algorithm, sign) = if subtracts { ("sub", '-') } else { ("add", '+') };
        bench.race(algorithm, &format!("n {sign} n"), 8 * N, racers)?;
    }
    Ok(())
}

fn mul<const A: usize, const B: usize, const P: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let mut numbers = Numbers(A as u64);
    let (a, b): ([u64; A], [u64; B]) = (numbers.limbs(), numbers.limbs());
    let (x, y) = (Theirs::from_words(a), Theirs::from_words(b));
    let (gmp, bn) = (bench.gmp, bench.bn);
    let all = |s: &[u64; P]| Ok(s.to_vec());
    let mut racers = Vec::new();
    for kernel in bench.kernels.clone() {
        let compute = move |to: &mut [u64; P]| {
            let _: () = kernel.mul_fixed(black_box(to), black_box(&a), black_box(&b));
            Ok(())
        };
        racers.push(Racer::new("fastgost", kernel.level().name(), [0; P], compute, all));
    }
    if let Some(gmp) = gmp {
        let compute = move |to: &mut [u64; P]| {
            let _: () = gmp.mul(black_box(to), black_box(&a), black_box(&b));
            Ok(())
        };
        racers.push(Racer::new(gmp::OWNER, "", [0; P], compute, all));
    }
    if let Some(bn) = bn {
        let (a, b) = (bn.number(&a)?, bn.number(&b)?);
        let compute = move |to: &mut bn::Number<'static>| to.set_product(&a, &b);
        racers.push(Racer::new(bn::OWNER, "", bn.number(&[0])?, compute, |s| s.limbs(P)));
    }
    let compute = move |to: &mut (Theirs<A>, Theirs<B>)| {
        let _: () = *black_box(to) = low_and_high(black_box(&x), black_box(&y));
        Ok(())
    };
    let result = |s: &(Theirs<A>, Theirs<B>)| Ok([s.0.as_words(), &s.1.as_words()[..]].concat());
    racers.push(Racer::new("crypto-bigint", "", (Theirs::ZERO, Theirs::ZERO), compute, result));
    let compute = move |to: &mut [u64; P]| {
        let _: () = comba::mul(black_box(to), black_box(&a), black_box(&b));
        Ok(())
    };
    racers.push(Racer::new("paper", "columns", [0; P], compute, all));
    let operation = if A == B { "n by n".to_owned() } else { format!("{} by {} bits", 64 * A, 64 * B) };
    bench.race("mul", &operation, 8 * A, racers)?;
    Ok(())
}

fn low_and_high<const A: usize, const B: usize>(x: &Theirs<A>, y: &Theirs<B>) -> (Theirs<A>, Theirs<B>) {
    x.widening_mul(y)
}

fn sqr<const A: usize, const P: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let a: [u64; A] = Numbers(A as u64).limbs();
    let x = Theirs::from_words(a);
    let (gmp, bn) = (bench.gmp, bench.bn);
    let all = |s: &[u64; P]| Ok(s.to_vec());
    let mut racers = Vec::new();
    for kernel in bench.kernels.clone() {
        let compute = move |to: &mut [u64; P]| {
            let _: () = kernel.square_fixed(black_box(to), black_box(&a));
            Ok(())
        };
        racers.push(Racer::new("fastgost", kernel.level().name(), [0; P], compute, all));
    }
    if let Some(gmp) = gmp {
        let compute = move |to: &mut [u64; P]| {
            let _: () = gmp.square(black_box(to), black_box(&a));
            Ok(())
        };
        racers.push(Racer::new(gmp::OWNER, "", [0; P], compute, all));
    }
    if let Some(bn) = bn {
        let a = bn.number(&a)?;
        let compute = move |to: &mut bn::Number<'static>| to.set_square(&a);
        racers.push(Racer::new(bn::OWNER, "", bn.number(&[0])?, compute, |s| s.limbs(P)));
    }
    let compute = move |to: &mut (Theirs<A>, Theirs<A>)| {
        let _: () = *black_box(to) = black_box(&x).widening_square();
        Ok(())
    };
    let result = |s: &(Theirs<A>, Theirs<A>)| Ok([s.0.as_words(), &s.1.as_words()[..]].concat());
    racers.push(Racer::new("crypto-bigint", "", (Theirs::ZERO, Theirs::ZERO), compute, result));
    bench.race("sqr", "n", 8 * A, racers)?;
    Ok(())
}

/// Takes pairs in turn, since the time depends on the numbers. The numbers are public, for our division too.
fn div<const N: usize, const M: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let mut numbers = Numbers(N as u64);
    let pairs: Vec<([u64; N], [u64; M])> = (0..PAIRS).map(|_| (numbers.limbs(), numbers.limbs())).collect();
    let pairs = &pairs;
    let (gmp, bn) = (bench.gmp, bench.bn);
    type State<const N: usize, const M: usize> = (usize, [u64; N], [u64; M]);
    let both = |s: &State<N, M>| {
        // The remainder, and as many limbs as the quotient can have.
        Ok([&s.2[..], &s.1[..N - M + 1]].concat())
    };
    let new = || (0, [0; N], [0; M]);
    let mut racers = Vec::new();
    for kernel in bench.kernels.clone() {
        let compute = move |(at, quotient, remainder): &mut State<N, M>| {
            let (a, d) = next(pairs, at);
            Ok(kernel.div_rem_fixed_public(black_box(quotient), black_box(remainder), black_box(a), black_box(d))?)
        };
        racers.push(Racer::new("fastgost", kernel.level().name(), new(), compute, both));
    }
    if let Some(gmp) = gmp {
        let compute = move |(at, quotient, remainder): &mut State<N, M>| {
            let (a, d) = next(pairs, at);
            let _: () =
                gmp.div_rem(black_box(&mut quotient[..N - M + 1]), black_box(remainder), black_box(a), black_box(d));
            Ok(())
        };
        racers.push(Racer::new(gmp::OWNER, "", new(), compute, both));
    }
    if let Some(bn) = bn {
        let pairs: Outcome<Vec<_>> = pairs.iter().map(|(a, d)| Ok((bn.number(a)?, bn.number(d)?))).collect();
        let pairs = pairs?;
        let state = (0, bn.number(&[0])?, bn.number(&[0])?);
        let compute = move |(at, quotient, remainder): &mut (usize, bn::Number<'static>, bn::Number<'static>)| {
            let (a, d) = next(&pairs, at);
            quotient.set_quotient(remainder, a, d)
        };
        racers.push(Racer::new(bn::OWNER, "", state, compute, |s| Ok([s.2.limbs(M)?, s.1.limbs(N - M + 1)?].concat())));
    }
    let theirs: Option<Vec<_>> = pairs
        .iter()
        .map(|(a, d)| Some((Theirs::from_words(*a), NonZero::new(Theirs::from_words(*d)).into_option()?)))
        .collect();
    let theirs = theirs.ok_or("a divisor is 0")?;
    let compute = move |(at, quotient, remainder): &mut (usize, Theirs<N>, Theirs<M>)| {
        let (a, d) = next(&theirs, at);
        (*black_box(quotient), *black_box(remainder)) = black_box(a).div_rem_vartime(black_box(d));
        Ok(())
    };
    let result = |s: &(usize, Theirs<N>, Theirs<M>)| Ok([s.2.as_words(), &s.1.as_words()[..N - M + 1]].concat());
    racers.push(Racer::new("crypto-bigint", "", (0, Theirs::ZERO, Theirs::ZERO), compute, result));
    let kernel = bench.kernels[0];
    let compute = move |(at, quotient, remainder): &mut State<N, M>| {
        let (a, d) = next(pairs, at);
        newton::div_rem(kernel, black_box(&mut quotient[..N - M + 1]), black_box(remainder), black_box(a), black_box(d))
    };
    racers.push(Racer::new("paper", "Newton's reciprocal", new(), compute, both));
    bench.race("div", &format!("{} by {} bits", 64 * N, 64 * M), 8 * N, racers)?;
    Ok(())
}

fn next<'p, T>(pairs: &'p [T], at: &mut usize) -> &'p T {
    *at = (*at + 1) % PAIRS;
    &pairs[*at]
}

const PAIRS: usize = 16;
