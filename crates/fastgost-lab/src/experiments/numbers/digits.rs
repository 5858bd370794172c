//! Products of long numbers by one digit.
use super::{Bench, Numbers, racer::Racer};
use crate::{
    pair::Outcome,
    rivals::{bn, gmp},
};
use std::hint::black_box;

pub fn product(bench: &mut Bench<'_, '_>, bytes: usize) -> Outcome {
    if bytes == 0 || !bytes.is_multiple_of(16) {
        return Err(format!("digit_bytes: {bytes}: allowed: multiples of 16").into());
    }
    let (mut numbers, limbs) = (Numbers(bytes as u64), bytes / 8);
    let (a, digit) = (Line::of(&mut numbers, limbs), numbers.word());
    let a = a.limbs();
    let (gmp, bn) = (bench.gmp, bench.bn);
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
        // The library multiplies in place.
        racers.push(Racer::new(bn::OWNER, "with a copy", bn.number(&[0])?, compute, move |s| s.limbs(limbs + 1)));
    }
    #[cfg(target_arch = "x86_64")]
    {
        use super::streams::mul_1;
        type Product = fn(&mut [u64], &[u64], u64) -> u64;
        let variants: [(&str, Product); 4] = [
            ("pmuludq", mul_1::<false, false>),
            ("pmuludq, prefetch", mul_1::<true, false>),
            ("pmuludq, past the cache", mul_1::<false, true>),
            ("pmuludq, prefetch, past the cache", mul_1::<true, true>),
        ];
        for (variant, product) in variants {
            let compute = move |(to, above): &mut (Line, u64)| {
                *above = product(black_box(to.limbs_mut()), black_box(a), digit);
                Ok(())
            };
            racers.push(Racer::new("paper", variant, new(), compute, result));
        }
    }
    bench.race("mul by a digit", "n", bytes, racers)?;
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

/// Limbs aligned to a cache line.
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
