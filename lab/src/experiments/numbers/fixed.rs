//! Measures sums, products and squares of numbers whose size is known at compile time.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
use super::unrolled;
use super::{Bench, Numbers, comba, racer::Racer};
use crate::{
    pair::Outcome,
    rivals::{bn, gmp, miracl},
};
#[cfg(target_pointer_width = "64")]
use crypto_bigint::{Limb, Uint as Theirs};
use std::hint::black_box;

/// Calls the generic function with the numbers of limbs that belong to the given size. A size that is not in the list
/// gives an error.
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

pub fn sums(bench: &mut Bench<'_, '_>, pair: [usize; 2]) -> Outcome {
    sized!(bench, pair, format!("bits, summands: {} and {} bits", pair[0], pair[1]);
        [256, 256] => sum::<4, 4>, [512, 512] => sum::<8, 8>, [768, 768] => sum::<12, 12>,
        [1024, 256] => sum::<16, 4>, [1024, 512] => sum::<16, 8>, [1024, 768] => sum::<16, 12>,
        [1024, 1024] => sum::<16, 16>, [2048, 2048] => sum::<32, 32>)
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

/// Measures sums and differences. Our library and crypto-bigint need operands of the same size, so the shorter operand
/// is padded with zeros.
fn sum<const N: usize, const M: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let mut numbers = Numbers(N as u64);
    let (a, b): ([u64; N], [u64; M]) = (numbers.limbs(), numbers.limbs());
    let mut padded = [0; N];
    padded[..M].copy_from_slice(&b);
    // The larger number comes first, because OpenSSL's difference has a sign.
    let (a, padded) = if a[N - 1] < padded[N - 1] { (padded, a) } else { (a, padded) };
    let b: [u64; M] = std::array::from_fn(|i| padded[i]);
    let (gmp, bn, miracl) = (bench.gmp, bench.bn, bench.miracl);
    let with = |to: &[u64], above: u64| Ok([to, &[above]].concat());
    for subtracts in [false, true] {
        let mut racers = Vec::new();
        for kernel in bench.kernels.clone() {
            let compute = move |(to, above): &mut ([u64; N], u64)| {
                let (to, a, b) = (black_box(to), black_box(&a), black_box(&padded));
                *above = if subtracts { kernel.sub_fixed(to, a, b) } else { kernel.add_fixed(to, a, b) };
                Ok(())
            };
            racers.push(Racer::new("fastgost", kernel.level().name(), ([0; N], 0), compute, move |s| with(&s.0, s.1)));
        }
        if let Some(gmp) = gmp {
            let compute = move |(to, above): &mut ([u64; N], u64)| {
                let (to, a, b) = (black_box(&mut to[..]), black_box(&a[..]), black_box(&b[..]));
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
        if let Some(miracl) = miracl {
            let (a, b) = (miracl.number(&a)?, miracl.number(&b)?);
            let compute = move |to: &mut miracl::Number<'static>| {
                if subtracts { to.set_difference(&a, &b) } else { to.set_sum(&a, &b) }
            };
            racers.push(Racer::new(miracl::OWNER, "", miracl.number(&[0])?, compute, |s| s.limbs(N + 1)));
        }
        // crypto-bigint takes part only with words of 64 bits, because its limbs are words. With words of 32 bits, a
        // number would need 2 N limbs, and Rust cannot double the generic length N.
        #[cfg(target_pointer_width = "64")]
        {
            let (x, y) = (Theirs::from_words(a), Theirs::from_words(padded));
            let compute = move |(to, above): &mut (Theirs<N>, u64)| {
                let (x, y) = (black_box(&x), black_box(&y));
                let (result, carry) =
                    if subtracts { x.borrowing_sub(y, Limb::ZERO) } else { x.carrying_add(y, Limb::ZERO) };
                (*black_box(to), *above) = (result, carry.0 & 1);
                Ok(())
            };
            let result = move |s: &(Theirs<N>, u64)| with(s.0.as_words(), s.1);
            racers.push(Racer::new("crypto-bigint", "", (Theirs::ZERO, 0), compute, result));
        }
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        if let Ok(a) = <[u64; 16]>::try_from(&a[..]) {
            let compute = move |(to, above): &mut ([u64; 16], u64)| {
                let (to, a, b) = (black_box(to), black_box(&a), black_box(&b[..]));
                *above = unrolled::sum(subtracts, to, a, b).ok_or("no such length")?;
                Ok(())
            };
            let result = move |s: &([u64; 16], u64)| with(&s.0, s.1);
            racers.push(Racer::new("paper", "adc, 32-bit digits, unrolled", ([0; 16], 0), compute, result));
        }
        let (algorithm, sign) = if subtracts { ("sub", '-') } else { ("add", '+') };
        let operation = if N == M { format!("n {sign} n") } else { format!("{} {sign} {} bits", 64 * N, 64 * M) };
        bench.race(algorithm, &operation, 8 * N, racers)?;
    }
    Ok(())
}

fn mul<const A: usize, const B: usize, const P: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let mut numbers = Numbers(A as u64);
    let (a, b): ([u64; A], [u64; B]) = (numbers.limbs(), numbers.limbs());
    let (gmp, bn, miracl) = (bench.gmp, bench.bn, bench.miracl);
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
    if let Some(miracl) = miracl {
        let (a, b) = (miracl.number(&a)?, miracl.number(&b)?);
        let compute = move |to: &mut miracl::Number<'static>| to.set_product(&a, &b);
        racers.push(Racer::new(miracl::OWNER, "", miracl.number(&[0])?, compute, |s| s.limbs(P)));
    }
    #[cfg(target_pointer_width = "64")]
    {
        let (x, y) = (Theirs::from_words(a), Theirs::from_words(b));
        let compute = move |to: &mut (Theirs<A>, Theirs<B>)| {
            let _: () = *black_box(to) = black_box(&x).widening_mul(black_box(&y));
            Ok(())
        };
        let result = |s: &(Theirs<A>, Theirs<B>)| Ok([s.0.as_words(), &s.1.as_words()[..]].concat());
        racers.push(Racer::new("crypto-bigint", "", (Theirs::ZERO, Theirs::ZERO), compute, result));
    }
    let compute = move |to: &mut [u64; P]| {
        let _: () = comba::mul(black_box(to), black_box(&a), black_box(&b));
        Ok(())
    };
    racers.push(Racer::new("paper", "columns, 64-bit digits", [0; P], compute, all));
    papers_products(&a, &b, &mut racers);
    let operation = if A == B { "n by n".to_owned() } else { format!("{} by {} bits", 64 * A, 64 * B) };
    bench.race("mul", &operation, 8 * A, racers)?;
    Ok(())
}

/// Adds the paper's products, if the numbers have 1024 bits.
fn papers_products(a: &[u64], b: &[u64], racers: &mut Vec<Racer<'_>>) {
    let (Ok(a), Ok(b)) = (<[u64; 16]>::try_from(a), <[u64; 16]>::try_from(b)) else { return };
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    for (variant, product) in unrolled::PRODUCTS {
        let compute = move |to: &mut [u64; 32]| {
            let _: () = product(black_box(to), black_box(&a), black_box(&b));
            Ok(())
        };
        racers.push(Racer::new("paper", variant, [0; 32], compute, |s| Ok(s.to_vec())));
    }
    // These numbers are always kept in short digits, so their conversion is not measured.
    const DIGITS: usize = 1024_usize.div_ceil(comba::SHORT as usize);
    let [Ok(x), Ok(y)] = [a, b].map(|n| <[u64; DIGITS]>::try_from(comba::short_digits(&n))) else { return };
    let compute = move |to: &mut [u64; 2 * DIGITS]| {
        let _: () = comba::mul_short(black_box(to), black_box(&x), black_box(&y));
        Ok(())
    };
    let result = |s: &[u64; 2 * DIGITS]| Ok(comba::of_short_digits(s, 32));
    racers.push(Racer::new("paper", "columns, 28-bit digits", [0; 2 * DIGITS], compute, result));
}

fn sqr<const A: usize, const P: usize>(bench: &mut Bench<'_, '_>) -> Outcome {
    let a: [u64; A] = Numbers(A as u64).limbs();
    let (gmp, bn, miracl) = (bench.gmp, bench.bn, bench.miracl);
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
    if let Some(miracl) = miracl {
        let a = miracl.number(&a)?;
        let compute = move |to: &mut miracl::Number<'static>| to.set_product(&a, &a);
        racers.push(Racer::new(miracl::OWNER, "", miracl.number(&[0])?, compute, |s| s.limbs(P)));
    }
    #[cfg(target_pointer_width = "64")]
    {
        let x = Theirs::from_words(a);
        let compute = move |to: &mut (Theirs<A>, Theirs<A>)| {
            let _: () = *black_box(to) = black_box(&x).widening_square();
            Ok(())
        };
        let result = |s: &(Theirs<A>, Theirs<A>)| Ok([s.0.as_words(), &s.1.as_words()[..]].concat());
        racers.push(Racer::new("crypto-bigint", "", (Theirs::ZERO, Theirs::ZERO), compute, result));
    }
    bench.race("sqr", "n", 8 * A, racers)?;
    Ok(())
}
