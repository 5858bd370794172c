//! Measures products of long numbers and one digit.
use super::{Bench, Numbers, racer::Racer};
use crate::{
    pair::Outcome,
    rivals::{bn, gmp, miracl},
};
use std::hint::black_box;

pub fn product(bench: &mut Bench<'_, '_>, bytes: usize) -> Outcome {
    if bytes == 0 || !bytes.is_multiple_of(32) {
        return Err(format!("digit_bytes: {bytes}: allowed: multiples of 32").into());
    }
    let (mut numbers, limbs) = (Numbers(bytes as u64), bytes / 8);
    let (a, digit) = (Line::of(&mut numbers, limbs), numbers.word());
    let a = a.limbs();
    by_one(bench, a, digit, "n")?;
    by_one(bench, a, digit >> 32, "n, digit of 32 bits")?;
    let (gmp, new) = (bench.gmp, || (Line::of(&mut Numbers(1), limbs), 0));
    let result = |s: &(Line, u64)| Ok([s.0.limbs(), &[s.1]].concat());
    let mut racers = Vec::new();
    for kernel in bench.kernels.clone() {
        let compute = move |(to, above): &mut (Line, u64)| {
            *above = kernel.addmul_1(black_box(to.limbs_mut()), black_box(a), digit)?;
            Ok(())
        };
        racers.push(Racer::new("fastgost", kernel.level().name(), new(), compute, result));
    }
    if let Some(gmp) = gmp {
        let compute = move |(to, above): &mut (Line, u64)| {
            *above = gmp.addmul_1(black_box(to.limbs_mut()), black_box(a), digit);
            Ok(())
        };
        racers.push(Racer::new(gmp::OWNER, "", new(), compute, result));
    }
    bench.race("mul by a digit", "n, added", bytes, racers)?;
    Ok(())
}

/// Measures the product of a number and a digit. The paper's functions take part only if the digit has at most 32 bits.
fn by_one(bench: &mut Bench<'_, '_>, a: &[u64], digit: u64, operation: &str) -> Outcome {
    let (gmp, bn) = (bench.gmp, bench.bn);
    let limbs = a.len();
    let new = || (Line::of(&mut Numbers(1), limbs), 0);
    let result = |s: &(Line, u64)| Ok([s.0.limbs(), &[s.1]].concat());
    let mut racers = Vec::new();
    for kernel in bench.kernels.clone() {
        let compute = move |(to, above): &mut (Line, u64)| {
            *above = kernel.mul_1(black_box(to.limbs_mut()), black_box(a), digit)?;
            Ok(())
        };
        racers.push(Racer::new("fastgost", kernel.level().name(), new(), compute, result));
    }
    if let Some(gmp) = gmp {
        let compute = move |(to, above): &mut (Line, u64)| {
            *above = gmp.mul_1(black_box(to.limbs_mut()), black_box(a), digit);
            Ok(())
        };
        racers.push(Racer::new(gmp::OWNER, "", new(), compute, result));
    }
    if let Some(bn) = bn {
        let a = bn.number(a)?;
        let compute = move |to: &mut bn::Number<'static>| to.set_product_by_digit(&a, digit);
        // The library multiplies in place, so the number is copied first.
        racers.push(Racer::new(bn::OWNER, "with a copy", bn.number(&[0])?, compute, move |s| s.limbs(limbs + 1)));
    }
    if let Some(miracl) = bench.miracl.filter(|miracl| miracl.takes(limbs, digit)) {
        let a = miracl.number(a)?;
        let compute = move |to: &mut miracl::Number<'static>| to.set_product_by_digit(&a, digit);
        racers.push(Racer::new(miracl::OWNER, "", miracl.number(&[0])?, compute, move |s| s.limbs(limbs + 1)));
    }
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    if let Ok(digit) = u32::try_from(digit) {
        use super::{
            streams::{LINE, PAPERS_LINE, mul_1},
            unrolled,
        };
        type Product = fn(&mut [u64], &[u64], u32) -> u32;
        let variants: [(&str, Product); 4] = [
            ("mul, 32-bit digits", unrolled::mul_digit),
            ("pmuludq, 128-bit digits", mul_1::<0>),
            ("pmuludq, 128-bit digits, by pages, prefetchnta of 128-byte lines, movntdq", mul_1::<PAPERS_LINE>),
            ("pmuludq, 128-bit digits, by pages, prefetchnta of 64-byte lines, movntdq", mul_1::<LINE>),
        ];
        for (variant, product) in variants {
            let compute = move |(to, above): &mut (Line, u64)| {
                *above = product(black_box(to.limbs_mut()), black_box(a), black_box(digit)).into();
                Ok(())
            };
            racers.push(Racer::new("paper", variant, new(), compute, result));
        }
    }
    bench.race("mul by a digit", operation, 8 * limbs, racers)
}

/// Limbs that begin at a cache line.
struct Line {
    limbs: Vec<u64>,
    start: usize,
    len: usize,
}

impl Line {
    fn of(numbers: &mut Numbers, len: usize) -> Self {
        let limbs = vec![0_u64; len + 8];
        let mut line = Self { start: limbs.as_ptr().align_offset(64), len, limbs };
        line.limbs_mut().fill_with(|| numbers.word());
        line
    }

    fn limbs(&self) -> &[u64] {
        &self.limbs[self.start..self.start + self.len]
    }

    fn limbs_mut(&mut self) -> &mut [u64] {
        &mut self.limbs[self.start..self.start + self.len]
    }
}
