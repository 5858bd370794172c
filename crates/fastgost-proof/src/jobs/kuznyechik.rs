//! Kuznyechik, for the jobs of block ciphers.

use super::{Over, ciphers::Subject};
use crate::{
    algebra::Algebra,
    standard::{Bits, kuznyechik},
};
use fastgost::{Kuznyechik, Level};

pub(super) struct OfKuznyechik;

impl Subject for OfKuznyechik {
    type Cipher = Kuznyechik;
    const NAME: &'static str = "kuznyechik";
    const BLOCK: usize = 16;
    const OVER: Over = Over::Sums;
    // Because of this value, the specification names the intermediate values in the encryption of zeros and in the
    // encryption of counters. The specification may name more values than the kernel computes. In the algebra of sums,
    // additional names do no harm.
    const COUNTERS_FILL: bool = false;

    fn make(level: Level, key: &[u8; 32], _: &[u8]) -> fastgost::Result<Kuznyechik> {
        Kuznyechik::with_level(level, key)
    }

    fn make_many(level: Level, keys: &[&[u8; 32]]) -> fastgost::Result<Vec<Kuznyechik>> {
        Kuznyechik::many_with_level(level, keys)
    }

    fn schedule<A: Algebra>(algebra: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        kuznyechik::keys(algebra, key)
    }

    fn keys<A: Algebra>(algebra: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        let mut keys = Self::schedule(algebra, key);
        // The first two round keys are the key itself, so they need no new names.
        keys[2..].iter_mut().for_each(|key| algebra.rename(key));
        keys
    }

    fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        kuznyechik::encrypt(algebra, keys, block)
    }

    fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
        kuznyechik::decrypt(algebra, keys, block)
    }
}
