//! Measures quotients and remainders of numbers whose size is known at compile time.
use super::{Bench, Numbers, fixed::sized, knuth, newton, racer::Racer};
use crate::{
    pair::Outcome,
    rivals::{bn, gmp, miracl},
};
#[cfg(target_pointer_width = "64")]
use crypto_bigint::{NonZero, Uint as Theirs};
use std::hint::black_box;

pub fn all(bench: &mut Bench<'_, '_>, pair: [usize; 2]) -> Outcome {
    sized!(bench, pair, format!("divisions: {} / {} bits", pair[0], pair[1]);
        [512, 256] => div::<8, 4>, [1024, 256] => div::<16, 4>, [1024, 512] => div::<16, 8>,
        [1024, 768] => div::<16, 12>, [1024, 1024] => div::<16, 16>, [2048, 1024] => div::<32, 16>)
}

/// Divides several pairs of numbers in turn, because the time depends on the numbers. The numbers are public, so our
/// division need not be constant-time.
fn div<const N: usize, const M: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let mut numbers = Numbers(N as u64);
    let pairs: Vec<([u64; N], [u64; M])> = (0..PAIRS).map(|_| (numbers.limbs(), numbers.limbs())).collect();
    pairs_of(bench, &pairs, None, &format!("{} by {} bits", 64 * N, 64 * M))?;
    // Here all dividends have the same divisor, so its reciprocal can be computed once.
    let divisor: [u64; M] = numbers.limbs();
    let pairs: Vec<_> = pairs.iter().map(|(a, _)| (*a, divisor)).collect();
    let newton = newton::Divisor::new(bench.kernels[0], &divisor, N)?;
    pairs_of(bench, &pairs, Some(&newton), &format!("{} by {} bits, one divisor", 64 * N, 64 * M))
}

/// Measures the divisions of these pairs. If all pairs have the same divisor, `reused` has this divisor and its
/// reciprocal.
fn pairs_of<const N: usize, const M: usize>(
    bench: &mut Bench<'_, '_>,
    pairs: &[([u64; N], [u64; M])],
    reused: Option<&newton::Divisor<'_>>,
    operation: &str,
) -> Outcome {
    let (gmp, bn, miracl) = (bench.gmp, bench.bn, bench.miracl);
    type State<const N: usize, const M: usize> = (usize, [u64; N], [u64; M]);
    let both = |s: &State<N, M>| {
        // The result is the remainder, followed by as many limbs as the quotient can have.
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
    if let Some(miracl) = miracl {
        let pairs: Outcome<Vec<_>> = pairs.iter().map(|(a, d)| Ok((miracl.number(a)?, miracl.number(d)?))).collect();
        let pairs = pairs?;
        type State = (usize, miracl::Number<'static>, miracl::Number<'static>);
        let compute = move |(at, quotient, remainder): &mut State| {
            let (a, d) = next(&pairs, at);
            quotient.set_quotient(remainder, a, d)
        };
        let result = |s: &State| Ok([s.2.limbs(M)?, s.1.limbs(N - M + 1)?].concat());
        let state = (0, miracl.number(&[0])?, miracl.number(&[0])?);
        racers.push(Racer::new(miracl::OWNER, "with a copy", state, compute, result));
    }
    #[cfg(target_pointer_width = "64")]
    {
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
    }
    let kernel = bench.kernels[0];
    let compute = move |(at, quotient, remainder): &mut State<N, M>| {
        let (a, d) = next(pairs, at);
        newton::div_rem(kernel, black_box(&mut quotient[..N - M + 1]), black_box(remainder), black_box(a), black_box(d))
    };
    racers.push(Racer::new("paper", "Newton's reciprocal", new(), compute, both));
    if let Some(divisor) = reused {
        let compute = move |(at, quotient, remainder): &mut State<N, M>| {
            let (a, _) = next(pairs, at);
            divisor.div_rem(black_box(&mut quotient[..N - M + 1]), black_box(remainder), black_box(a))
        };
        racers.push(Racer::new("paper", "Newton's reciprocal, reused", new(), compute, both));
    }
    let short: Vec<_> = pairs.iter().map(|(a, d)| (knuth::digits(a), knuth::digits(d))).collect();
    // This function needs divisors whose highest digit is not 0.
    if short.iter().all(|(_, d)| d.last() != Some(&0)) {
        let state = (0, vec![0; 2 * (N - M) + 1], vec![0; 2 * M]);
        let compute = move |(at, quotient, remainder): &mut (usize, Vec<u32>, Vec<u32>)| {
            let (a, d) = next(&short, at);
            let _: () = knuth::div_rem(black_box(quotient), black_box(remainder), black_box(a), black_box(d));
            Ok(())
        };
        let result = |s: &(usize, Vec<u32>, Vec<u32>)| Ok([knuth::limbs(&s.2), knuth::limbs(&s.1)].concat());
        racers.push(Racer::new("paper", "schoolbook, 32-bit digits", state, compute, result));
    }
    bench.race("div", operation, 8 * N, racers)
}

fn next<'p, T>(pairs: &'p [T], at: &mut usize) -> &'p T {
    *at = (*at + 1) % PAIRS;
    &pairs[*at]
}

const PAIRS: usize = 16;
