//! Conversion between numbers and lanes. The code of the conversions is not inlined, so that it exists once for all
//! curves with the same prime.
use super::{
    super::Scalar,
    primes::limbs,
    radix52::{Fe, Prime},
};
use crate::{
    mp::Uint,
    simd::x86::ifma::{Ifma, Limbs, Work},
};
use core::marker::PhantomData;
use subtle::Choice;

/// Converts numbers below the prime to elements, one per lane. If there are fewer numbers than lanes, the other lanes
/// are zero.
#[inline(always)]
pub(super) fn elements<P: Prime<L>, V: Limbs, const L: usize>(cpu: Ifma, numbers: &[Scalar]) -> Fe<V, L> {
    cpu.call(ToElements::<P, V, L>(numbers, PhantomData))
}

/// Converts the elements in the first lanes to numbers, reduced below the prime.
#[inline(always)]
pub(super) fn numbers<P: Prime<L>, V: Limbs, const L: usize>(cpu: Ifma, x: &Fe<V, L>, out: &mut [Scalar]) {
    cpu.call(ToNumbers::<P, V, L>(x, out, PhantomData));
}

struct ToElements<'a, P, V, const L: usize>(&'a [Scalar], PhantomData<(P, V)>);

impl<P: Prime<L>, V: Limbs, const L: usize> Work for ToElements<'_, P, V, L> {
    type Result = Fe<V, L>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Fe<V, L> {
        let numbers = self.0;
        let mut words = [[0; 8]; L];
        for lane in 0..numbers.len() {
            let number: [u64; L] = limbs(&numbers[lane]);
            for i in 0..L {
                words[i][lane] = number[i];
            }
        }
        let mut x = Fe([V::splat(cpu, 0); L]);
        for i in 0..L {
            x.0[i] = V::load(cpu, &words[i]);
        }
        crate::wipe(words.as_flattened_mut());
        if P::FOLD == 0 {
            x = x.product::<P>(cpu, &Fe::splat(cpu, const { &P::DERIVED.encode })).tidy_sum::<P>(cpu);
        }
        x
    }
}

struct ToNumbers<'a, P, V, const L: usize>(&'a Fe<V, L>, &'a mut [Scalar], PhantomData<P>);

impl<P: Prime<L>, V: Limbs, const L: usize> Work for ToNumbers<'_, P, V, L> {
    type Result = ();
    #[inline(always)]
    fn run(self, cpu: Ifma) {
        let (mut x, out) = (*self.0, self.1);
        if P::FOLD == 0 {
            let mut one = [0; L];
            one[0] = 1;
            x = x.product::<P>(cpu, &Fe::splat(cpu, &one)).tidy_sum::<P>(cpu);
        }
        let mut words = [[0; 8]; L];
        for i in 0..L {
            x.0[i].store(&mut words[i]);
        }
        for lane in 0..out.len() {
            if L == 5 {
                number::<L, 5>(&words, lane, &P::P, &mut out[lane])
            } else {
                number::<L, 9>(&words, lane, &P::P, &mut out[lane])
            }
        }
        crate::wipe(words.as_flattened_mut());
    }
}

/// Takes the number in one lane, and reduces it below the prime. The number in the lane is less than eight times the
/// prime. `N` is one more than the number of words of the prime.
#[inline(always)]
fn number<const L: usize, const N: usize>(words: &[[u64; 8]; L], lane: usize, p: &[u64; L], out: &mut Scalar) {
    let mut x = Uint([0; N]);
    let mut prime = Uint([0; N]);
    for i in 0..L {
        let (word, bit) = (52 * i / 64, 52 * i % 64);
        x.0[word] |= words[i][lane] << bit;
        prime.0[word] |= p[i] << bit;
        if bit > 12 && word + 1 < N {
            x.0[word + 1] |= words[i][lane] >> (64 - bit);
            prime.0[word + 1] |= p[i] >> (64 - bit);
        }
    }
    for by in [2, 1, 0] {
        let (less, borrow) = x.sub(&prime.shl(by));
        x = Uint::select(&less, &x, Choice::from(borrow as u8));
    }
    for i in 0..N - 1 {
        out.0[i] = x.0[i];
    }
    for i in N - 1..8 {
        out.0[i] = 0;
    }
}
